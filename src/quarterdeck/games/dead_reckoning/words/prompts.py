"""What options are called and what they point at, for each question. (Keys are the stable text of a game file.)

The parts of an option are of certain kinds: a space, a crew card, an ability. Three tables say of which: SINGLES for
options that are one value, TUPLES for those of several, WORDS for those that begin with a word.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import HULLS
from quarterdeck.games.dead_reckoning.content.pieces import ACHIEVEMENT_IDS, BUILDING_KINDS, SPACE_IDS
from quarterdeck.games.dead_reckoning.words.wording import UNIT_IDS, ZONE_IDS, crew_id
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Value

Part = int | str

ABILITY: Final = "ability"
ACHIEVEMENT: Final = "achievement"
BONUS: Final = "bonus"
BUILDING: Final = "building"
CARD: Final = "card"
CREW: Final = "crew"
GOOD: Final = "good"
HULL: Final = "hull"
HULL_SET: Final = "hulls"
MARKER: Final = "marker"
MODE: Final = "mode"
NUMBER: Final = "number"
PLACE: Final = "place"
SEAT: Final = "seat"
SIDE: Final = "side"
SOLO: Final = "solo"
SPACE: Final = "space"
TILE: Final = "tile"
UPGRADE: Final = "upgrade"
ZONE: Final = "zone"

SIDE_IDS: Final[list[str]] = ["attacker", "defender", "third", "fourth"]
"""Only a tie at the end is fought by more than two. (DR-TIE-02)"""

SINGLES: Final[dict[str, str]] = {
    "achievement.choose": ACHIEVEMENT,
    "battle.explode": ZONE,
    "battle.first": SEAT,
    "battle.remove": ZONE,
    "battle.target": SEAT,
    "battle.zone": ZONE,
    "card.take": SPACE,
    "cleanup.draw": NUMBER,
    "cleanup.mode": MODE,
    "coop.repair": SEAT,
    "draw.attacked": SEAT,
    "draw.bonus": BONUS,
    "draw.bottom": CREW,
    "draw.coin": NUMBER,
    "draw.crew": CREW,
    "draw.deal": SOLO,
    "draw.out": TILE,
    "draw.row": CARD,
    "draw.solo": SOLO,
    "draw.starter": SEAT,
    "draw.tile": TILE,
    "gain.island": SPACE,
    "gain.ship": NUMBER,
    "goods.arrange": HULL_SET,
    "influence.half": SEAT,
    "influence.remove": SEAT,
    "influence.replace": SEAT,
    "league.achievement": ACHIEVEMENT,
    "league.build": SPACE,
    "league.leave": SPACE,
    "league.merchant": SPACE,
    "league.plunder": NUMBER,
    "league.produce": SPACE,
    "league.raid": SPACE,
    "league.replace": SEAT,
    "league.siege": SPACE,
    "league.upgrade": UPGRADE,
    "level.choose": CREW,
    "marker.borrow": SPACE,
    "pay.cargo": NUMBER,
    "pay.coin": NUMBER,
    "plunder.choice": NUMBER,
    "produce.island": SPACE,
    "setup.bonus": BONUS,
    "surrender.cargo": NUMBER,
    "tower.push": NUMBER,
    "tower.pushed": MARKER,
    "tower.side": SIDE,
    "tower.to": ZONE,
    "tower.zone": ZONE,
    "upgrade.choose": UPGRADE,
    "upgrade.place": HULL,
}
"""What the options of a question are that are single values; yes and no need no entry."""

TUPLES: Final[dict[str, list[str]]] = {
    "ability.copy": [CREW, ABILITY],
    "battle.marker": [SIDE, ZONE],
    "build.choose": [BUILDING, SPACE],
    "cleanup.sleeve": [CARD, CREW],
    "plunder.place": [PLACE, GOOD],
}
"""What the parts of a question's options are."""

WORDS: Final[dict[str, list[str]]] = {
    "arrange": [HULL_SET],
    "ask_leave": [],
    "attack": [],
    "buy": [],
    "challenge": [SEAT],
    "course": [SPACE],
    "done": [],
    "end": [],
    "fire": [NUMBER],
    "give": [GOOD, NUMBER],
    "jettison": [GOOD, NUMBER],
    "keep": [],
    "level": [CREW],
    "load": [GOOD, NUMBER],
    "pass": [],
    "play": [CREW, ABILITY],
    "ready": [],
    "sail": [SPACE],
    "sails": [],
    "stop": [],
    "storm": [],
    "surrender": [],
    "take": [GOOD, NUMBER],
    "trade": [],
    "unload": [GOOD, NUMBER],
    "use": [CREW, ABILITY],
}
"""What may follow the word that an option begins with."""

GOODS_WORDS: Final[list[str]] = ["give", "jettison", "load", "take", "unload"]
"""Words that a good and a number follow."""

YES_OR_NO: Final[list[str]] = ["battle.drawn", "coop.leave", "level.bottom", "sails.count"]
ONLY_WORDS: Final[list[str]] = [
    "battle.ability",
    "battle.defence",
    "battle.muster",
    "battle.spoils",
    "battle.window",
    "goods.room",
    "main.act",
    "sail.on",
]
"""Questions whose options all begin with a word."""

CHANCE: Final[tuple[str, ...]] = ("draw.", "tower.")
"""How the questions to chance begin, which nobody reads."""

QUESTIONS: Final[list[str]] = [*SINGLES, *TUPLES, *YES_OR_NO, *ONLY_WORDS]


# Keys


def key(prompt: str, value: Value) -> str:
    """The stable text of an option, such as `use gunner_2 gunner_d` or `fort r1c2`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in (PASS, NOTHING):
        return "pass"
    if isinstance(value, tuple):
        word = word_of(value)
        parts = [part_key(kind, part) for kind, part in parts_of(prompt, value)]
        return " ".join([word, *parts] if word else parts)
    return part_key(SINGLES[prompt], value)


def word_of(value: tuple[Part, ...]) -> str:
    """The word that an option begins with, "" if it begins with none."""
    first = value[0]
    return first if isinstance(first, str) and first in WORDS else ""


def parts_of(prompt: str, value: tuple[Part, ...]) -> list[tuple[str, Part]]:
    """The parts of an option, each with its kind."""
    word = word_of(value)
    if word:
        return list(zip(WORDS[word], value[1:]))
    return list(zip(TUPLES[prompt], value, strict=True))


def part_key(kind: str, part: Part) -> str:
    if isinstance(part, str):
        return part
    if kind == SPACE:
        return SPACE_IDS[part]
    if kind == CREW:
        return crew_id(part)
    if kind == ABILITY:
        return UNIT_IDS[part]
    if kind == ZONE:
        return ZONE_IDS[part]
    if kind == HULL:
        return HULLS[part].id
    if kind == HULL_SET:
        return hull_set(part)
    if kind == BUILDING:
        return BUILDING_KINDS[part]
    if kind == ACHIEVEMENT:
        return ACHIEVEMENT_IDS[part]
    if kind == SIDE:
        return SIDE_IDS[part]
    if kind == MARKER:
        return f"{SIDE_IDS[part // len(ZONE_IDS)]} {ZONE_IDS[part % len(ZONE_IDS)]}"
    return str(part + 1 if kind == SEAT else part)


def hull_set(mask: int) -> str:
    """The letters of some hull spaces, `ad`."""
    return "".join(hull.id[-1] for at, hull in enumerate(HULLS) if mask >> at & 1)


# What options say


def label(prompt: str, value: Value) -> Label:
    """What an option says: a message and its arguments."""
    if isinstance(value, bool):
        return Label("option-yes" if value else "option-no")
    if value in (PASS, NOTHING):
        return Label(message_id("option", prompt, "pass"))
    if isinstance(value, tuple):
        return tuple_label(prompt, value)
    return Label(message_id("option", prompt), arguments([(SINGLES[prompt], value)]))


def tuple_label(prompt: str, value: tuple[Part, ...]) -> Label:
    word = word_of(value)
    if not word:
        return Label(message_id("option", prompt), arguments(parts_of(prompt, value)))
    if word in ("pass", "ready"):
        return Label(message_id("option", prompt, word))
    if word == "arrange" and len(value) > 1:
        return Label("option-goods-arrange", arguments(parts_of(prompt, value)))
    if word == "play" and len(value) > 2:
        return Label("option-play-use", arguments(parts_of(prompt, value)))
    if word in GOODS_WORDS:
        return Label(f"option-{word}-{value[1]}", {"number": value[2]})
    return Label(message_id("option", word), arguments(parts_of(prompt, value)))


def arguments(parts: list[tuple[str, Part]]) -> dict[str, int | str]:
    """Ids where there are any, so that every language has its name; seats and numbers stay numbers."""
    return {kind: part if kind in (SEAT, NUMBER) else part_key(kind, part) for kind, part in parts}


# What options point at

IDEAS: Final[dict[str, str]] = {
    "arrange": "goods",
    "ask_leave": "team",
    "attack": "merchant",
    "buy": "advancement",
    "end": "turn",
    "fire": "battle",
    "give": "team",
    "jettison": "goods",
    "load": "goods",
    "sails": "sails",
    "stop": "sails",
    "storm": "walls",
    "surrender": "goods",
    "take": "team",
    "trade": "merchant",
    "unload": "goods",
}
"""Words of options that point at something on the table that no component is."""

UNSEEN: Final[list[str]] = [ABILITY, GOOD, MODE, NUMBER, PLACE, SIDE]
"""Kinds that are nowhere on the board."""


def targets(prompt: str, value: Value) -> list[str]:
    """What on the board an option points at, such as `space:r2c3`, `crew:17` or `card:r1_topman_u`."""
    if isinstance(value, bool) or value in (PASS, NOTHING) or prompt.startswith(CHANCE):
        return []
    if not isinstance(value, tuple):
        return part_targets(SINGLES[prompt], value)
    found = [target for kind, part in parts_of(prompt, value) for target in part_targets(kind, part)]
    word = word_of(value)
    return [f"idea:{IDEAS[word]}"] if not found and word in IDEAS else found


def part_targets(kind: str, part: Part) -> list[str]:
    if kind in UNSEEN:
        return []
    if kind == CREW:
        return [f"crew:{part}"]
    if kind == HULL_SET:
        return [f"hull:hull_{letter}" for letter in part_key(kind, part)]
    return [f"{kind}:{part_key(kind, part)}"]


# What questions say

ABOUT: Final[dict[str, list[str]]] = {
    "battle.zone": [SIDE, ZONE],
    "build.choose": [NUMBER],
    "coop.leave": [SEAT, SPACE],
    "gain.island": ["cargo", "coins"],
    "gain.ship": ["cargo"],
    "goods.room": ["cargo", "coins"],
    "influence.half": [SPACE],
    "influence.remove": [SPACE],
    "influence.replace": [SPACE],
    "league.plunder": [NUMBER],
    "league.replace": [SPACE],
    "pay.cargo": [NUMBER],
    "pay.coin": [NUMBER],
    "plunder.choice": [NUMBER],
    "plunder.place": ["cargo", "coins"],
    "sails.count": [CREW, ABILITY],
    "surrender.cargo": [NUMBER],
    "upgrade.place": [UPGRADE],
}
"""What a question's text is about."""

COUNTED: Final[list[str]] = ["cargo", "coins"]


def question(prompt: str, about: tuple[Part, ...]) -> Label:
    """What a question says to the seat that is asked."""
    parts = list(zip(ABOUT.get(prompt, []), about, strict=True))
    args = {kind: part for kind, part in parts if kind in COUNTED}
    args.update(arguments([(kind, part) for kind, part in parts if kind not in COUNTED]))
    return Label(message_id("prompt", prompt), args)
