"""What the words of content/EFFECTS.md may hold, and which verb may stand where."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.reading import EFFECTS, Content, Field, Place
from quarterdeck.kernel.rules.effects import Effect

Verbs = frozenset[str]

ACTION_VERBS: Final[Verbs] = frozenset(
    [
        "gain",
        "place_influence",
        "place_permanent",
        "remove_influence",
        "produce",
        "build",
        "add_upgrade",
        "swap_upgrade",
        "repair",
        "attack_ship",
        "gain_advancement",
        "take_advancement_card",
        "level_up",
        "copy_ability",
        "harvest_passing",
        "damage_on_entry",
    ]
)
STEP_VERBS: Final[Verbs] = frozenset(
    [
        "throw",
        "gain_strength",
        "move_marker",
        "remove_own_marker",
        "deal_damage",
        "draw_play_throw",
        "explode_own_marker",
        "gain",
    ]
)
ON_WIN_VERBS: Final[Verbs] = frozenset(["gain", "deal_damage", "prevent_damage"])
ENDGAME_VERBS: Final[Verbs] = frozenset(["score_flat", "score_per"])
WIN_VERBS: Final[Verbs] = frozenset(["gain", "level_up", "add_upgrade"])
LOSE_VERBS: Final[Verbs] = frozenset(["suffer_damage", "lose_goods"])
ZONE_VERBS: Final[Verbs] = frozenset(["zone_explode", "zone_plunder", "zone_damage", "zone_strength"])
PLAIN_AI_VERBS: Final[Verbs] = frozenset(
    [
        "ai_coins",
        "ai_merchant_income",
        "ai_upgrade",
        "ai_repair",
        "ai_build",
        "ai_produce",
        "ai_seasoned",
        "ai_attack",
        "ai_defeat_merchant",
        "ai_leave_on_island",
    ]
)
AI_VERBS: Final[Verbs] = PLAIN_AI_VERBS | {"ai_if_markers"}

PER: Final = "int per_cannon per_wheel"
COST_SOURCES: Final[list[str]] = ["ship", "dock", "dock_or_ship"]
NUMBERS: Final[list[str]] = [
    "n",
    "cargo",
    "coin",
    "choice",
    "islands",
    "max",
    "discount",
    "each",
    "coins",
    "min",
    "extra_markers",
]
ONE_MEANING: Final[dict[str, str]] = {
    "bonus": "counts cargo coin",
    "else": "effects",
    "ignore_forts": "true",
    "not_in_harbor": "true",
    "row": "by_wheels",
    "rows": "ints 1 2 3 4",
    "target": "this deck_bottom",
    "then": "effects",
    "what": "cargo islands_without_own_marker wheels_on_card",
}
"""Parameters that hold the same with every verb."""

OWN_MEANING: Final[dict[str, dict[str, str]]] = {
    "gain": {"cargo": PER, "coin": PER, "to": "dock ship dock_or_ship island"},
    "lose_goods": {"from": "ship"},
    "move_marker": {"to": "adjacent_any adjacent_damage"},
    "place_influence": {"n": PER},
    "score_flat": {"coins": "number"},
}
TABLE_OF: Final[dict[str, str]] = {
    "building": "buildings",
    "class": "upgrade_classes",
    "from": "upgrade_classes",
    "to": "upgrade_classes",
    "upgrade": "upgrades",
}
"""The table whose ids a parameter holds."""

SOME_GOODS: Final[list[str]] = ["gain", "zone_plunder", "ai_leave_on_island"]


def allow_words(content: Content) -> None:
    """Say what every parameter of the vocabulary may hold."""
    for verb in content.vocabulary.effects.values():
        for param in [*verb.needs, *verb.may]:
            own = OWN_MEANING.get(verb.name, {}).get(param, "")
            if own or param in ONE_MEANING:
                content.vocabulary.allow(verb.name, param, own or ONE_MEANING[param])
            elif param in NUMBERS:
                content.vocabulary.allow(verb.name, param, "int")
            else:
                table = TABLE_OF[param]
                content.vocabulary.allow(verb.name, param, " ".join(content.ids(table)), f"an id of {table}")


def slot(verbs: Verbs) -> Field[list[Effect]]:
    """A list of effects whose verbs may stand at this place."""
    return EFFECTS.checked(lambda effects, place: check_list(effects, verbs, place))


def check_list(effects: list[Effect], verbs: Verbs, place: Place) -> None:
    for number, effect in enumerate(effects):
        check_effect(effect, verbs, place.item(number))
        if effect.verb == "attack_ship" and number < len(effects) - 1:
            place.item(number).problem("nothing follows an attack: a battle is a step of its own")


def check_effect(effect: Effect, verbs: Verbs, place: Place) -> None:
    if effect.verb and effect.verb not in verbs:
        place.problem(f"{effect.verb} may not stand here")
    if effect.verb in SOME_GOODS and not effect.params.keys() & {"cargo", "coin", "choice"}:
        place.problem("expected cargo, coin or both")
    if effect.params.get("coins") == 0:
        place.at("coins").problem("expected a number other than 0")
    if verbs is WIN_VERBS and effect.word("target") == "this":
        place.at("target").problem("no card is this one after a battle")
    for param in ("then", "else"):
        check_list(effect.effects(param), PLAIN_AI_VERBS, place.at(param))
