"""What options are called and what they point at, for each question. (Keys are the stable text of a game file.)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    BASE_VILLAGE_ACTIONS,
    CARDS,
    FIELDS,
    IMPROVEMENT,
    IMPROVEMENTS,
    NATIONS,
    PLACES,
    SYNERGIES,
)
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.actions.combat import ACT, SPACES
from quarterdeck.games.maracaibo.rules.actions.drawing import PILE, REST
from quarterdeck.games.maracaibo.rules.actions.free import ARM, FREE, PLAN, TASK
from quarterdeck.games.maracaibo.rules.actions.main_action import ASSISTANT, DELIVER, QUEST
from quarterdeck.games.maracaibo.rules.actions.sailing import OFFER
from quarterdeck.games.maracaibo.rules.actions.villages import CARD_QUEST
from quarterdeck.games.maracaibo.words.ways import combat_action, field_ways, ways_taken
from quarterdeck.kernel.game import Label, message_id, plain_key
from quarterdeck.kernel.rules.ask import Value

PLACE: Final = "place"
FIELD: Final = "field"
NATION: Final = "nation"
AREA: Final = "area"
SYNERGY: Final = "synergy"
COMBAT: Final = "combat"
CARD: Final = "card"
GOOD: Final = "good"
CAREER: Final = "career"
LEGACY: Final = "legacy"
NUMBER: Final = "number"
VOTE: Final = "vote"
WORD: Final = "word"

PASS: Final = ("pass",)

DOMAINS: Final[dict[str, str]] = {
    "sail.to": PLACE,
    "sail.on": PLACE,
    "marker.village": PLACE,
    "explore.land": FIELD,
    "influence.nation": NATION,
    "combat.nation": NATION,
    "claim.nation": NATION,
    "disc.remove": AREA,
    "disc.deliver": AREA,
    "disc.offer": AREA,
    "synergy.new": SYNERGY,
    "combat.act": COMBAT,
    "setup.plan": CARD,
    "setup.discard": CARD,
    "setup.career": CAREER,
    "pay.item": CARD,
    "pay.good": CARD,
    "pay.kind": GOOD,
    "legacy.skull": LEGACY,
    "figures.on_card": NUMBER,
    "story.vote": VOTE,
    "story.tie": VOTE,
    "buy.what": WORD,
    "choose.option": WORD,
    "city.deliver": WORD,
    "combat.begin": WORD,
    "draw.from": WORD,
    "legacy.offer": WORD,
    "main.action": WORD,
    "pay.for": WORD,
    "quest.field": WORD,
    "quest.here": WORD,
    "scoring.choice": WORD,
    "turn.end": WORD,
    "village.act": WORD,
}
"""For each question what its options are; those of WORD are tuples that begin with a word."""


# Keys


def key(prompt: str, value: Value) -> str:
    """The stable text of an option."""
    domain = DOMAINS.get(prompt, WORD)
    if isinstance(value, tuple):
        if value[0] in FREE or value == PASS:
            return plain_key(value)
        if domain == COMBAT:
            return combat_key(value)
        if prompt == "choose.option":
            return f"{value[0]} {value[2]}"
        return " ".join(part_key(domain, part) for part in value)
    return part_key(domain, value) if isinstance(value, int) and not isinstance(value, bool) else plain_key(value)


def part_key(domain: str, part: int | str) -> str:
    if isinstance(part, str):
        return part
    if domain == PLACE:
        return PLACES[part].id
    if domain == FIELD:
        return FIELDS[part].id
    if domain == NATION:
        return NATIONS[part].id
    if domain == AREA:
        return IMPROVEMENTS[part].id
    if domain == SYNERGY:
        return SYNERGIES[part].id
    return str(part)


def combat_key(value: tuple[int | str, ...]) -> str:
    """Such as `act ca_flag 0 p04`, `act l06 0 fleet_space_1`, `combat`."""
    if value[0] != ACT:
        return plain_key(value)
    name, index, target = str(value[1]), int(value[2]), int(value[3])
    if target == NONE:
        return f"{ACT} {name} {index}"
    where = SPACES[target] if on_tile(name) else PLACES[target].id
    return f"{ACT} {name} {index} {where}"


def on_tile(action: str) -> bool:
    """Whether a combat action strikes at the marker spaces of a legacy tile."""
    return combat_action(action).options[0].target in SPACES


# What options point at

POINTS_AT: Final[dict[str, str]] = {
    "card": "card",
    "building": "building",
    "display": "card",
    PLAN: "card",
    DELIVER: "card",
    ASSISTANT: "card",
    QUEST: "quest",
    OFFER: "legacy",
    CARD_QUEST: "card",
}
"""The words whose second part is the id of something on the table."""


def targets(prompt: str, value: Value) -> list[str]:
    """What on the board an option points at, such as `place:p06` or `card:a_peddler_1`."""
    domain = DOMAINS[prompt]
    if value == PASS:
        return []
    if not isinstance(value, tuple):
        return _single_targets(domain, value)
    if value[0] in FREE:
        return _free_targets(value)
    if domain == COMBAT:
        return _combat_targets(value)
    if domain in (PLACE, FIELD, NATION, AREA, LEGACY):
        return [f"{domain}:{part_key(domain, value[-1])}"]
    if prompt == "village.act" and len(value) == 1:
        return _action_targets(str(value[0]))
    if value == PILE or value[0] == REST:
        return ["pile:draw"]
    kind = POINTS_AT.get(str(value[0]), "")
    return [f"{kind}:{value[1]}"] if kind else []


def _single_targets(domain: str, value: Value) -> list[str]:
    if domain in (NUMBER, VOTE) or isinstance(value, tuple):
        return []
    return [f"{domain}:{part_key(domain, value)}"]


def _free_targets(value: tuple[int | str, ...]) -> list[str]:
    if value[0] == TASK:
        return [f"task:{int(value[1]) + 1}"]
    return [f"card:{value[1]}"] if value[0] == PLAN else ["idea:figures"]


def _combat_targets(value: tuple[int | str, ...]) -> list[str]:
    """The target of a combat action; the card or area that gives it, where it has no target."""
    if value[0] != ACT:
        return ["idea:combat_points" if value[0] == "combat" else "idea:figures"]
    name, target = str(value[1]), int(value[3])
    if on_tile(name):
        return [f"legacy:{name}"]
    return _action_targets(name) if target == NONE else [f"place:{PLACES[target].id}"]


def _action_targets(name: str) -> list[str]:
    if name in CARDS:
        return [f"card:{name}"]
    return [f"area:{name}"] if name in IMPROVEMENT else []


# What options say


def label(prompt: str, value: Value) -> Label:
    """What an option says: a message and its arguments."""
    domain = DOMAINS[prompt]
    if value == PASS:
        return Label(message_id("option", prompt, "pass"))
    if isinstance(value, tuple):
        return _tuple_label(prompt, domain, value)
    if domain == NUMBER:
        return Label(message_id("option", prompt), {"number": int(str(value))})
    if domain == CARD:
        return Label("option-card", {"copy": str(value)})
    if domain == CAREER:
        return Label("option-career", {"career": str(value), "icons": str(value)})
    return Label(f"option-{domain}", {domain: part_key(domain, value)})


def _tuple_label(prompt: str, domain: str, value: tuple[int | str, ...]) -> Label:
    if value[0] in FREE:
        return _free_label(value)
    if prompt in ("sail.to", "sail.on"):
        return _sail_label([int(place) for place in value])
    if domain == FIELD:
        return _explore_label([int(field) for field in value])
    if domain == COMBAT:
        return _combat_label(value)
    if domain == AREA:
        area = part_key(AREA, value[0])
        return Label("option-area", {"area": area, "icons": area})
    if domain in (PLACE, NATION, LEGACY):
        return Label(f"option-{domain}", {domain: part_key(domain, value[0])})
    return _word_label(prompt, value)


def _free_label(value: tuple[int | str, ...]) -> Label:
    if value[0] == PLAN:
        return Label("option-free-plan", {"copy": value[1]})
    if value[0] == TASK:
        return Label("option-free-task", {"number": int(value[1]) + 1})
    assert value[0] == ARM
    return Label("option-free-arm")


def _sail_label(route: list[int]) -> Label:
    """The stop, and at forks the way where another one leads there too."""
    args: dict[str, int | str] = {"place": PLACES[route[-1]].id}
    for name, via in zip(("via_place", "second_place"), ways_taken(route), strict=False):
        args[name] = PLACES[via].id
    return Label(("option-sail", "option-sail-via", "option-sail-via-two")[len(args) - 1], args)


def _explore_label(route: list[int]) -> Label:
    """The field landed on with its reward, and the way where both lead there."""
    field = FIELDS[route[-1]]
    args: dict[str, int | str] = {"field": field.id, "icons": field.id}
    ways = field_ways(route)
    if not field.reward:
        args["icons"] = "quest" if field.quest else "last"
    if not ways:
        return Label("option-explore", args)
    return Label("option-explore-short" if ways[-1] else "option-explore-long", args)


def _combat_label(value: tuple[int | str, ...]) -> Label:
    if value[0] != ACT:
        return Label(f"option-combat-spend-{value[0]}")
    name, index, target = str(value[1]), int(value[2]), int(value[3])
    option = combat_action(name).options[index]
    args: dict[str, int | str] = {"action": name, "number": option.value, "way": f"{name}_{index}"}
    if target == NONE:
        return Label("option-combat-act", args)
    if option.target in SPACES:
        args["space"] = option.target
        return Label("option-combat-act-space", args)
    args["place"] = PLACES[target].id
    if name == FLAG_ACTION:
        return Label(f"option-combat-{'annex' if option.target.startswith('empty') else 'displace'}", args)
    return Label("option-combat-act-place", args)


FLAG_ACTION: Final = "ca_flag"


def _word_label(prompt: str, value: tuple[int | str, ...]) -> Label:
    word = str(value[0])
    if prompt == "village.act" and word != CARD_QUEST:
        return Label("option-village" if word in BASIC else "option-village-further", {"village": word})
    if prompt == "choose.option":
        return Label("option-choice", {"choice": f"{value[1]}_{value[2]}"})
    if prompt == "draw.from" and word == REST:
        return Label("option-draw-from-rest", {"number": int(value[1])})
    if len(value) == 1:
        return Label(message_id("option", prompt, word))
    id = str(value[1])
    if word in ("card", "building"):
        return Label(f"option-buy-{word}", {"copy" if word == "card" else word: id, "price": id, "icons": id})
    if word == QUEST:
        return Label("option-quest", {"quest": id, "icons": id})
    if word == ASSISTANT:
        return Label("option-assistant", {"copy": id, "help": id})
    if word == OFFER:
        return Label("option-offer", {"legacy": id, "bargain": id})
    if word == CARD_QUEST:
        return Label("option-village-quest", {"copy": id})
    return Label(message_id("option", word), {"copy": id})


BASIC: Final[list[str]] = [action.id for action in BASE_VILLAGE_ACTIONS]
"""The village actions that everybody has."""


# What questions say

ABOUT: Final[dict[str, list[str]]] = {
    "choose.option": ["source"],
    "city.deliver": ["good"],
    "combat.act": ["number", "nation"],
    "combat.nation": ["token"],
    "explore.land": ["number"],
    "figures.on_card": ["card"],
    "influence.nation": ["source", "number"],
    "legacy.offer": ["legacy"],
    "main.action": ["place"],
    "marker.village": ["nation"],
    "pay.for": ["source"],
    "pay.good": ["good"],
    "pay.item": ["item"],
    "pay.kind": ["number"],
    "quest.field": ["field", "quest"],
    "story.tie": ["story"],
    "story.vote": ["story"],
    "synergy.new": ["source"],
    "village.act": ["number"],
}
"""The names of what a question's text is about."""

NUMBERED: Final[dict[str, str]] = {"nation": NATION, "place": PLACE}


def question(prompt: str, about: tuple[int | str, ...]) -> Label:
    """What a question says to the seat that is asked."""
    args: dict[str, int | str] = {}
    for name, value in zip(ABOUT.get(prompt, []), about, strict=True):
        args[name] = part_key(NUMBERED.get(name, WORD), value) if name in NUMBERED else value
    message = message_id("prompt", prompt)
    if prompt == "combat.nation" and not args["token"]:
        return Label(f"{message}-bare")
    if prompt == "influence.nation" and not args["number"]:
        return Label(f"{message}-marker", args)
    for source, name in MORE.get(prompt, []):
        args[name] = args[source]
    return Label(message, args)


MORE: Final[dict[str, list[tuple[str, str]]]] = {
    "pay.for": [("source", "bargain")],
    "quest.field": [("quest", "icons")],
    "legacy.offer": [("legacy", "bargain")],
    "story.vote": [("story", "ballot"), ("story", "back")],
    "story.tie": [("story", "ballot"), ("story", "back")],
}
"""What a question tells besides about the same component: what a bargain is, what a quest demands."""
