"""What the words of content/EFFECTS.md may hold, and which verb may stand where."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.reading import EFFECTS, Content, Field, Place
from quarterdeck.kernel.rules.effects import Effect

Verbs = frozenset[str]

PER: Final = (
    "compass combat_token assistant quest synergy nation_with_3_influence barrier improvement left_combat_or_figure "
    "own_assistant_at_target other_assistant_at_target"
)
TARGETS: Final = "empty_flag enemy_flag empty_village enemy_village fleet_space_1 fleet_space_2 mine_space"
NUMBERS: Final = ("n", "mp", "vp", "doubloons", "value", "min", "max", "influence", "two", "three", "spaces", "storage")

GAINS: Final[Verbs] = frozenset(
    [
        "gain_doubloons",
        "gain_vp",
        "gain_combat",
        "gain_figure",
        "gain_influence",
        "influence_to_rank",
        "gain_synergy",
        "remove_disc",
        "gain_vp_per",
        "gain_doubloons_per",
    ]
)
FLAG: Final[Verbs] = GAINS | {"explore"}
CITY: Final[Verbs] = FLAG | {
    "fight",
    "village_action",
    "village_action_per",
    "choose",
    "pay_for",
    "fulfil_quest_here",
}
PAYMENTS: Final[Verbs] = frozenset(["pay_doubloons", "pay_combat", "pay_figure", "pay_items", "pay_goods"])
COSTS: Final[Verbs] = PAYMENTS | {"pay_equal_goods", "discard_hand"}
COMBAT: Final[Verbs] = GAINS | {"place_marker", "gain_flag_bonus"}
OPTIONS: Final[Verbs] = frozenset(["combat_option"])
INCOME: Final[Verbs] = frozenset(["income_doubloons", "income_vp"])
PERMANENT: Final[Verbs] = frozenset(
    [
        "perm_item",
        "perm_discount",
        "perm_combat_before_fight",
        "perm_compass",
        "perm_explore",
        "perm_steal_on_jump",
        "perm_village_stop",
        "perm_figure_for_combat",
        "perm_nation_combat",
        "perm_displace_vp",
        "perm_village_action",
        "perm_combat_action",
    ]
)
IMPROVEMENT: Final[Verbs] = (
    GAINS | PERMANENT | {"choose", "perm_hand_limit", "perm_free_display", "perm_village_thresholds"}
)
ASSISTANT: Final[Verbs] = FLAG | {"village_action", "sail_on", "pay_for"}
INSTANT: Final[Verbs] = GAINS | {"place_marker", "quest_to_card", "figures_on_card_income"}
QUEST_REWARD: Final[Verbs] = FLAG | {"fight"}
LEGACY: Final[Verbs] = frozenset(
    [
        "leg_city",
        "leg_quest_refill",
        "leg_needs_explorer",
        "leg_arrow_cost",
        "leg_no_city_action",
        "leg_no_village_main",
        "leg_stop_gain",
        "leg_stop_offer",
        "leg_toll",
        "leg_home_vp",
        "all_combat_action",
    ]
)
STORY_FRONT: Final[Verbs] = frozenset(
    [
        "story_tile",
        "quest_tile",
        "cards_to_discard",
        "cards_to_deck",
        "read_now",
        "bring_legacy",
        "remove_legacy",
        "all_combat_action",
    ]
)
STORY_BACK: Final[Verbs] = frozenset(
    [
        "next_story",
        "read_now",
        "cards_to_discard",
        "bring_legacy",
        "remove_legacy",
        "discard_story",
        "end_campaign",
    ]
)
BASE_ACTION: Final[Verbs] = frozenset(["gain_doubloons", "buy"])
TOKEN_COST: Final[Verbs] = frozenset(["pay_doubloons"])
TOKEN_BONUS: Final[Verbs] = frozenset(["gain_doubloons", "gain_influence", "gain_vp", "gain_figure"])
BARRIER: Final[Verbs] = frozenset(["gain_influence", "gain_vp"])
LAST_FIELD: Final[Verbs] = frozenset(["village_action"])
FINAL: Final[Verbs] = frozenset(["end_vp_per", "end_double_doubloon_track"])
STORY_COST: Final[Verbs] = PAYMENTS | {"need_mp"}
STORY_REWARD: Final[Verbs] = QUEST_REWARD | {"remove_skull", "gain_story_tile"}
AFTER_ROUND: Final[Verbs] = frozenset(["quest_tile"])
JEAN: Final[Verbs] = frozenset(
    ["jean_influence", "jean_vp", "jean_explore", "jean_remove_disc", "jean_take_quest", "jean_fight"]
)

INSIDE: Final[dict[str, dict[str, Verbs]]] = {
    "choose": {"options": CITY},
    "pay_for": {"cost": COSTS, "then": CITY},
    "perm_village_action": {"cost": COSTS, "then": FLAG | {"place_marker"}},
    "perm_village_stop": {"then": frozenset(["gain_vp", "gain_doubloons"])},
    "perm_combat_action": {"options": OPTIONS, "then": COMBAT},
    "all_combat_action": {"options": OPTIONS, "then": COMBAT},
    "combat_option": {"then": COMBAT},
    "leg_city": {"action": CITY, "flag": FLAG},
    "leg_stop_gain": {"then": GAINS},
    "leg_stop_offer": {"cost": COSTS, "then": GAINS},
}
"""Which verbs may stand in the lists inside an effect."""

COMBAT_ACTIONS: Final[Verbs] = frozenset(["perm_combat_action", "all_combat_action", "combat_option"])


def slot(verbs: Verbs, combat: bool = False) -> Field[list[Effect]]:
    """A list of effects whose verbs may stand at this place. Only in a combat is there a fighting nation."""
    return EFFECTS.checked(lambda effects, place: check_list(effects, verbs, place, combat))


def check_list(effects: list[Effect], verbs: Verbs, place: Place, combat: bool) -> None:
    for number, effect in enumerate(effects):
        at = place.item(number)
        if effect.verb and effect.verb not in verbs:
            at.problem(f"{effect.verb} may not stand here")
        if not combat:
            _check_no_combat_words(effect, at)
        _check_inside(effect, at, combat)
    chosen = [effect for effect in effects if effect.word("nation") == "chosen"]
    if chosen and all(effect.verb != "place_marker" for effect in chosen):
        place.problem("a chosen nation needs a place_marker that chooses it")


def _check_no_combat_words(effect: Effect, place: Place) -> None:
    for param in ("nation", "where", "per"):
        word = effect.word(param)
        if effect.verb not in COMBAT_ACTIONS and (word in ("fighting", "target") or word.endswith("_at_target")):
            place.at(param).problem(f"{word} is known in a combat only")


def _check_inside(effect: Effect, place: Place, combat: bool) -> None:
    for param, verbs in INSIDE.get(effect.verb, {}).items():
        fighting = combat or effect.verb in COMBAT_ACTIONS
        check_list(effect.effects(param), verbs, place.at(param), fighting)
        for number, option in enumerate(effect.lists(param)):
            check_list(option, verbs, place.at(param).item(number), combat)
    if effect.verb in ("perm_combat_action", "all_combat_action"):
        check_combat_action(effect.effects("options"), effect.effects("then"), place)


def check_combat_action(options: list[Effect], then: list[Effect], place: Place) -> None:
    """Where there is a target a marker is laid at it, and nowhere else; and every option does something."""
    markers = [effect for effect in then if effect.verb == "place_marker"]
    for number, option in enumerate(options):
        if bool(option.word("target")) != bool(markers):
            place.at("options").item(number).problem("a target needs a place_marker, and a place_marker a target")
        if not then and not option.effects("then"):
            place.at("options").item(number).problem("expected something that it does")
    for marker in markers:
        if marker.word("where") != "target" or marker.word("nation") != "fighting":
            place.at("then").problem("the marker is one of the fighting nation and goes to the target")


def allow_words(content: Content) -> None:
    """Say what every parameter of the vocabulary may hold."""
    ids = {table: " ".join(content.ids(table)) for table in ("nations", "synergies", "items", "goods")}
    cards = " ".join(["list", *content.ids("story_project_cards")])
    for verb in content.vocabulary.effects.values():
        for param in [*verb.needs, *verb.may]:
            what = ""
            if param in NUMBERS:
                values = "int"
            elif param in ONE_MEANING:
                values = ONE_MEANING[param]
            elif param == "options":
                values = "lists" if verb.name == "choose" else "effects"
            elif param == "nation":
                values = ids["nations"] + NATION_WORDS.get(verb.name, "")
            elif param == "synergy":
                values = ids["synergies"]
            elif param == "kind":
                values = f"{ids['synergies']} any_new"
            elif param == "item":
                values = ids["items"]
            elif param in ("items", "goods"):
                values = f"counts {ids[param]}"
            elif param == "cards":
                values, what = cards, "an id of story_project_cards"
            else:
                values, what = " ".join(content.ids(TABLE_OF[param])), f"an id of {TABLE_OF[param]}"
            content.vocabulary.allow(verb.name, param, values, what)


def know_stops(content: Content, stops: list[str]) -> None:
    """Assistants and tiles of the story stand in villages and cities that are always there."""
    content.know("stops", stops, STOP, table="places")
    for verb in ("story_tile", "quest_tile"):
        if verb in content.vocabulary.effects:
            content.vocabulary.allow(verb, "place", " ".join(stops), STOP)


STOP: Final = "a village or city that is printed on the board"
ONE_MEANING: Final[dict[str, str]] = {
    "id": "id",
    "cost": "effects",
    "then": "effects",
    "action": "effects",
    "flag": "effects",
    "last": "bool",
    "extra_village": "bool",
    "rounds": "ints 1 2 3 4",
    "players": "ints 1 2 3 4",
    "per": PER,
    "where": "empty_village ship_place target",
    "target": TARGETS,
    "only_if": "ship_in_village_without_marker",
    "box_discs": "counts solo two",
}
NATION_WORDS: Final[dict[str, str]] = {
    "gain_influence": " any fighting chosen",
    "influence_to_rank": " any chosen",
    "place_marker": " fighting chosen",
}
TABLE_OF: Final[dict[str, str]] = {
    "good": "goods",
    "place": "places",
    "field": "fields",
    "needs_explorer": "fields",
    "arrow": "arrows",
    "tile": "legacy_tiles",
    "card": "story_cards",
}
