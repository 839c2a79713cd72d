"""What the words of content/EFFECTS.md may hold, and what entries must look like at each moment."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.numbers import AREAS, SKILLS
from quarterdeck.kernel.content.reading import EFFECTS, Content, Field, Place
from quarterdeck.kernel.rules.effects import Effect

PASSIVE: Final = "passive"
REWARD: Final = "reward"
NUMBERS: Final[list[str]] = [
    "amount",
    "choose_from",
    "count",
    "crew",
    "dice",
    "floor",
    "gold",
    "gold_each",
    "hits",
    "keep",
    "leadership",
    "max",
    "need",
    "restore_gold",
    "steps",
    "times",
]
ONE_MEANING: Final[dict[str, str]] = {
    "actions": "list board flee",
    "add": "number",
    "areas": "list hull cargo masts cannons",
    "cause": "raid attack any",
    "flips": "true",
    "icon": "hit escape",
    "keep_if": "hit escape always",
    "loot_only": "true",
    "nations": "random",
    "on_fail": "effects?",
    "on_success": "effects?",
    "on_win": "effects",
    "options": "lists",
    "saved_by": " ".join(SKILLS),
    "scope": "here random_ports",
    "set": "number",
    "skill": " ".join(SKILLS),
    "skull": " ".join(AREAS),
    "to": " ".join(AREAS),
    "which": "bounty bounty_or_war any",
    "whose": "own either",
}
"""Parameters that hold the same with every verb; crew is not among the areas that are repaired."""

OWN_MEANING: Final[dict[str, dict[str, str]]] = {
    "crew_strike": {"dice": "int"},
    "extra_action": {"kind": "move any"},
    "hit": {"area": " ".join([*AREAS, "die"])},
    "limit_action": {"kind": "move scout port"},
    "raid_ignore": {"count": "int all"},
    "remove_bounty": {"count": "int all"},
    "repair": {"points": "int all"},
    "reroll": {"dice": "int any"},
    "restore_crew": {"points": "int full"},
    "stash": {"where": "any_port own_nation_ports"},
    "transfer_modifications": {"where": "here any_port"},
    "volley": {"dice": "int cannons"},
}
TABLE_OF: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "gain_modification": {"kind": ("modifications", "any_on_board")},
    "gain_specialist": {"kind": ("specialists", "")},
    "gain_weapon": {"kind": ("weapons", "any")},
    "hire": {"kind": ("specialists", "")},
    "remove_bounty": {"nation": ("nations", "random any")},
    "close_ports": {"nation": ("nations", "random")},
}
"""The table whose ids a parameter holds, and further words."""

ANY_TABLE: Final[dict[str, str]] = {
    "captain": "npc_captains",
    "good": "goods",
    "nation": "nations",
    "port": "zones",
}
COMMON: Final[dict[str, str]] = {
    "who": "self opponent active_player each_player everyone navy",
    "limit": "combat combat_round once",
    "duration": "turn round two_rounds kept",
}
PORT: Final = "a zone with a port"

MOMENTS: Final[dict[str, list[str]]] = {
    "convert_hits": ["areas_rolled"],
    "reroll_area": ["areas_rolled"],
    "cancel_hit": ["hits_located"],
    "redirect_hit": ["hits_located"],
    "add_hits": ["hits_counted"],
    "fix_die": ["raid_roll"],
    "volley": ["combat_start"],
    "first_round_action": ["combat_start"],
    "crew_strike": ["crew_combat_start"],
    "flee_shot": ["flee_declared"],
    "sure_escape": ["contest_roll"],
    "raid_card": ["raid_draw", "raid_success"],
    "raid_ignore": ["raid_resolve"],
    "find_merchant": ["scout_declared"],
    "waive_bounty": ["attack_bounty"],
    "cancel_scout": ["scouted"],
    "copy_card": ["glory_played"],
    "hire": ["port_action"],
    "place_npc": ["round_end"],
    "declare_war": ["event_now"],
    "make_peace": ["event_now"],
    "close_ports": ["event_now"],
    "transfer_modifications": ["shipyard"],
    "gate_port_action": ["port_action"],
    "enter_port": ["enter_port", REWARD],
    "stash": ["port_action"],
}
"""The only moments at which a verb makes sense."""

REROLL_MOMENT: Final[dict[str, str]] = {"seamanship": "contest_roll", "leadership": "crew_roll"}
SKILL_OF_CONTEXT: Final[dict[str, str]] = {
    "raid": "seamanship",
    "crew_combat": "leadership",
    "recruit": "leadership",
    "merchant": "scouting",
    "rumor": "influence",
}


# ------------------------------------------------------------ what parameters hold


def allow_words(content: Content) -> None:
    """Say what every parameter of the vocabulary may hold, and which ones every verb may have."""
    vocabulary = content.vocabulary
    for verb in vocabulary.effects.values():
        for param in [*verb.needs, *verb.may]:
            values, what = _values(content, verb.name, param)
            vocabulary.allow(verb.name, param, values, what)
    vocabulary.common("when", " ".join(vocabulary.triggers), "a trigger of the vocabulary")
    vocabulary.common("if", " ".join(["list", *vocabulary.conditions]), "a condition of the vocabulary")
    for param, words in COMMON.items():
        vocabulary.common(param, words)


def _values(content: Content, verb: str, param: str) -> tuple[str, str]:
    """The words of a parameter, and what messages call them where they are many."""
    if param in OWN_MEANING.get(verb, {}):
        return OWN_MEANING[verb][param], ""
    if param in TABLE_OF.get(verb, {}):
        table, more = TABLE_OF[verb][param]
        return " ".join([*content.ids(table), more]), " or ".join([f"an id of {table}", *more.split()])
    if param in NUMBERS:
        return "int", ""
    if param in ONE_MEANING:
        return ONE_MEANING[param], ""
    if param == "excludes":
        return " ".join(["list", *content.ids("weapons")]), "an id of weapons"
    if param in ("stat", "context"):
        return " ".join(content.vocabulary.tables.get(param, {})), f"a {param} of the vocabulary"
    return " ".join(content.ids(ANY_TABLE[param])), f"an id of {ANY_TABLE[param]}"


def know_ports(content: Content, ports: list[str]) -> None:
    """Ports are zones, but not every zone has one."""
    content.know("ports", ports, PORT, table="zones")
    if "hire" in content.vocabulary.effects:
        content.vocabulary.allow("hire", "port", " ".join(ports), PORT)


# ------------------------------------------------------------ entries


def entries(moment: str) -> Field[list[Effect]]:
    """A list of entries; `moment` holds for those that name none."""
    return EFFECTS.checked(lambda effects, place: check_entries(effects, moment, place))


def check_entries(effects: list[Effect], moment: str, place: Place) -> None:
    kept = any(effect.verb == "keep_card" for effect in effects)
    for number, effect in enumerate(effects):
        at = place.item(number)
        now = effect.word("when", moment)
        check_moment(effect, now, at)
        check_parameters(effect, at)
        if effect.word("duration") == "kept" and not kept:
            at.at("duration").problem("kept needs a keep_card in the list")
        for param in ("on_success", "on_fail", "on_win"):
            check_entries(effect.effects(param), now, at.at(param))
        for index, option in enumerate(effect.lists("options")):
            check_entries(option, now, at.at("options").item(index))


def check_moment(effect: Effect, now: str, place: Place) -> None:
    allowed = MOMENTS.get(effect.verb, [now])
    if effect.verb == "reroll":
        allowed = [REROLL_MOMENT.get(effect.word("skill"), "")]
    if now not in allowed:
        place.problem(f"{effect.verb} makes no sense at {now}")


def check_parameters(effect: Effect, place: Place) -> None:
    """What the parameters of an entry must be to each other."""
    verb = effect.verb
    for param, value in effect.params.items():
        if value == [] and param not in ("on_success", "on_fail"):
            place.at(param).problem("expected at least one")
    if verb == "modify":
        _check_modify(effect, place)
    if verb == "roll" and not effect.effects("on_success") and not effect.effects("on_fail"):
        place.problem("expected something that the test decides")
    if verb == "draw_glory" and effect.int_of("keep", 1) > effect.int_of("count"):
        place.at("keep").problem("keeps more than are drawn")
    if verb == "enter_port" and ("skill" in effect.params) != ("gold" in effect.params):
        place.problem("skill and gold go together")
    if verb == "cancel_hit" and effect.flag("flips") != ("restore_gold" in effect.params):
        place.problem("flips and restore_gold go together")
    if effect.word("skull") and effect.word("area") != "die":
        place.at("skull").problem("skull needs area die")
    _check_context(effect, place)


def _check_modify(effect: Effect, place: Place) -> None:
    if ("add" in effect.params) == ("set" in effect.params):
        place.problem("modify needs exactly one of add, set")
    if effect.params.get("add") == 0:
        place.at("add").problem("expected a number other than 0")
    if effect.int_of("set") < 0:
        place.at("set").problem("expected a number of at least 0")


def _check_context(effect: Effect, place: Place) -> None:
    """A test has the skill of its context."""
    context = effect.word("context")
    if context in ("", "any"):
        return
    skill = effect.word("skill") or effect.word("stat").removeprefix("dice.")
    if skill not in SKILLS or SKILL_OF_CONTEXT.get(context, skill) != skill:
        place.at("context").problem(f"{context} is no test of {skill}")
