"""What the questions of Dead Reckoning offer: for each kind of option its stable text, what it points at, what it says.

(Keys are the text of game files and never change.) The questions themselves stand beside the rules that ask them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Final, TypeVar

from quarterdeck.games.dead_reckoning.content.cards import Face
from quarterdeck.games.dead_reckoning.content.components import (
    BONUS_TILES,
    CARDS,
    COLORS,
    CREW_DECK,
    HULLS,
    ROLES,
    SOLO_CARDS,
    TILES,
    UNITS,
    UPGRADES,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    ACHIEVEMENT_IDS,
    ACTION,
    BATTLE,
    BUILDING_KINDS,
    NONE,
    SPACE_IDS,
)
from quarterdeck.games.dead_reckoning.rules.effects import ISLAND, SHIP
from quarterdeck.games.dead_reckoning.rules.ships import GOODS
from quarterdeck.kernel.rules.kinds import NOTHING, OF_QUESTION, PASS, Amount, Kind, Numbered, Seat, Thing, Value
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.text.labels import Label, message_id

QUESTIONS: Final = Questions("dead_reckoning")

Choice = tuple[int | str, ...]
"""An option of several parts, most of them beginning with a word."""

# Words that options begin with, and options that are a word alone.

PLAY: Final = "play"
USE: Final = "use"
LEVEL: Final = "level"

LOAD: Final = "load"
UNLOAD: Final = "unload"
JETTISON: Final = "jettison"
GIVE: Final = "give"
TAKE: Final = "take"
REARRANGE: Final = "arrange"
ARRANGE: Final[Choice] = (REARRANGE,)

RAISE: Final[Choice] = ("sails",)
SAIL_TO: Final = "sail"
COURSE: Final = "course"
STOP: Final[Choice] = ("stop",)

BUY: Final[Choice] = ("buy",)
TRADE: Final[Choice] = ("trade",)
ATTACK: Final[Choice] = ("attack",)
STORM: Final[Choice] = ("storm",)
CHALLENGE: Final = "challenge"
FIRE: Final = "fire"
ASK_LEAVE: Final[Choice] = ("ask_leave",)
SURRENDER: Final[Choice] = ("surrender",)

END: Final[Choice] = ("end",)
READY: Final[Choice] = ("ready",)
PASSES: Final[Choice] = ("pass",)
KEEP: Final[Choice] = ("keep",)
NO_BUILDING: Final[Choice] = ("done",)

# Ids of what is known by its number.


def _crew_ids() -> list[str]:
    """The ids of a player's crew cards: `captain`, and with a number where there are several: `gunner_2`."""
    found: list[str] = []
    for role in ROLES:
        found.extend([role.id] if role.copies == 1 else [f"{role.id}_{number + 1}" for number in range(role.copies)])
    return found


CREW_IDS: Final[list[str]] = _crew_ids()
ZONE_IDS: Final[list[str]] = [zone.id for zone in ZONES]
UNIT_IDS: Final[list[str]] = [unit.id for unit in UNITS]
HULL_IDS: Final[list[str]] = [hull.id for hull in HULLS]

SIDE_IDS: Final[list[str]] = ["attacker", "defender", "third", "fourth"]
"""Only a tie at the end is fought by more than two. (DR-TIE-02)"""

MARKER_IDS: Final[list[str]] = [f"{side} {zone}" for side in SIDE_IDS for zone in ZONE_IDS]
"""A marker on the Battle Board is its side times the number of zones, and its zone."""


def crew_id(crew: int) -> str:
    """What a crew card of the table is called among its owner's cards."""
    return CREW_IDS[crew % len(CREW_IDS)]


def hull_set(mask: int) -> str:
    """The letters of some hull spaces, `ad`."""
    return "".join(id[-1] for at, id in enumerate(HULL_IDS) if mask >> at & 1)


# Options that are one thing


class CrewCard(Kind[int]):
    """A crew card of the seat that is asked, called as its owner calls it; the vocabulary has those of the first."""

    def __init__(self) -> None:
        super().__init__("crew", message=OF_QUESTION, none=PASS)

    def key(self, value: int) -> str:
        return crew_id(value)

    def targets(self, value: int) -> list[str]:
        return [f"crew:{value}"]

    def vocabulary(self) -> list[int]:
        return list(range(len(CREW_IDS)))

    def knows(self, value: int) -> bool:
        return 0 <= value < len(CREW_IDS) * len(COLORS)


class HullSet(Kind[int]):
    """Hull spaces that goods shall lie on, a bit for each."""

    def __init__(self) -> None:
        super().__init__("hulls", message=OF_QUESTION, none=PASS)

    def key(self, value: int) -> str:
        return hull_set(value)

    def targets(self, value: int) -> list[str]:
        return [f"hull:hull_{letter}" for letter in hull_set(value)]

    def vocabulary(self) -> list[int]:
        return list(range(1, 1 << len(HULL_IDS)))


class Replaced(Seat):
    """Whose marker an artificial opponent replaces. NONE stands for an empty slot, which is never one of several."""

    def __init__(self) -> None:
        super().__init__(OF_QUESTION)
        self.none: Value = NOTHING

    def key(self, value: int) -> str:
        return "pass" if value == NONE else super().key(value)

    def targets(self, value: int) -> list[str]:
        return [] if value == NONE else super().targets(value)


T = TypeVar("T")


class Unseen(Kind[T]):
    """What chance decides: as the same thing where it is chosen, but it points at nothing."""

    def __init__(self, inner: Kind[T]) -> None:
        super().__init__(inner.name, inner.args, "", inner.message, inner.none)
        self.inner = inner

    def key(self, value: T) -> str:
        return self.inner.key(value)

    def vocabulary(self) -> list[T] | None:
        return self.inner.vocabulary()

    def knows(self, value: T) -> bool:
        return self.inner.knows(value)


def _things(name: str, ids: Iterable[str]) -> Thing:
    return Thing(name, ids, message=OF_QUESTION)


def _numbered(name: str, ids: Sequence[str]) -> Numbered:
    return Numbered(name, ids, message=OF_QUESTION)


PIRATE: Final = "pirate"
MERCHANT: Final = "merchant"

TEAMMATE: Final = "teammate"
SUPPLY: Final = "supply"
ALL: Final = "all"
"""All plundered goods at once."""

ABILITY: Final = Numbered("ability", UNIT_IDS, target="")
ACHIEVEMENT: Final = _numbered("achievement", ACHIEVEMENT_IDS)
BONUS: Final = _things("bonus", BONUS_TILES)
BUILDING: Final = _numbered("building", BUILDING_KINDS)
CARD: Final = _things("card", CARDS)
CREW: Final = CrewCard()
GOOD: Final = Thing("good", [*GOODS, ALL], target="")
HULL: Final = _numbered("hull", HULL_IDS)
HULL_SET: Final = HullSet()
MARKER: Final = Numbered("marker", MARKER_IDS, target="")
MODE: Final = Thing("mode", [MERCHANT, PIRATE], target="", message=OF_QUESTION)
NUMBER: Final = Amount()
PLACE: Final = Thing("place", [SHIP, TEAMMATE, ISLAND, SUPPLY], target="")
REPLACED: Final = Replaced()
SEAT: Final = Seat(OF_QUESTION)
SIDE: Final = Numbered("side", SIDE_IDS, target="")
SOLO: Final = Thing("solo", SOLO_CARDS, target="")
SPACE: Final = _numbered("space", SPACE_IDS)
TILE: Final = Thing("tile", TILES, target="")
UPGRADE: Final = _things("upgrade", UPGRADES)
ZONE: Final = _numbered("zone", ZONE_IDS)
ZERO_OR_ONE: Final = Amount([0, 1])


# Options of several parts

P = TypeVar("P", bound=Choice)


class Parts(Kind[P]):
    """Several things together. `end`: the word that stands for nothing more, if that can be offered."""

    def __init__(self, *parts: Kind[Any], end: str = "") -> None:
        super().__init__(" ".join(part.name for part in parts), message=OF_QUESTION)
        self.parts = list(parts)
        self.end = end

    def is_end(self, value: P) -> bool:
        return value[0] == self.end

    def key(self, value: P) -> str:
        if self.is_end(value):
            return self.end
        return " ".join(part.key(one) for part, one in zip(self.parts, value, strict=True))

    def targets(self, value: P) -> list[str]:
        if self.is_end(value):
            return []
        return [target for part, one in zip(self.parts, value, strict=True) for target in part.targets(one)]

    def arguments(self, value: P) -> dict[str, int | str]:
        return arguments(zip(self.parts, value, strict=True))

    def label(self, question: str, value: P) -> Label:
        return Label(message_id("option", self.end)) if self.is_end(value) else super().label(question, value)

    def vocabulary(self) -> list[P]:
        found: list[Any] = list(product(*(part.vocabulary() or [] for part in self.parts)))
        if self.end:
            found.append((self.end,))
        return found

    def knows(self, value: P) -> bool:
        return self.is_end(value) or all(part.knows(one) for part, one in zip(self.parts, value, strict=True))


def arguments(parts: Iterable[tuple[Kind[Any], int | str]]) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for kind, part in parts:
        found.update(kind.arguments(part))
    return found


COPIED: Final[Parts[tuple[int, int]]] = Parts(CREW, ABILITY)
MARKER_THERE: Final[Parts[tuple[int, int]]] = Parts(SIDE, ZONE)
BUILT: Final[Parts[Choice]] = Parts(BUILDING, SPACE, end=str(NO_BUILDING[0]))
SLEEVED: Final[Parts[Choice]] = Parts(CARD, CREW, end=str(KEEP[0]))
PLUNDERED: Final[Parts[Choice]] = Parts(PLACE, GOOD)


# Options that begin with a word

FOLLOWING: Final[dict[str, list[Kind[Any]]]] = {
    CHALLENGE: [SEAT],
    COURSE: [SPACE],
    FIRE: [NUMBER],
    GIVE: [GOOD, NUMBER],
    JETTISON: [GOOD, NUMBER],
    LEVEL: [CREW],
    LOAD: [GOOD, NUMBER],
    PLAY: [CREW, ABILITY],
    REARRANGE: [HULL_SET],
    SAIL_TO: [SPACE],
    TAKE: [GOOD, NUMBER],
    UNLOAD: [GOOD, NUMBER],
    USE: [CREW, ABILITY],
}
"""What may follow a word; nothing follows the others."""

GOODS_WORDS: Final[list[str]] = [GIVE, JETTISON, LOAD, TAKE, UNLOAD]
"""Words that a good and a number follow."""

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


class Act(Kind[Choice]):
    """What is done next: a word and what it is about. `options`: all that can ever be offered, if there is an end to
    them, of crew cards those of the first seat."""

    def __init__(self, options: Iterable[Choice] | None = None, none: Value = NOTHING) -> None:
        super().__init__("act", [], "", none=none)
        self.options: list[Choice] | None = None if options is None else list(options)
        self.known: set[Choice] = set(self.options or [])

    def following(self, value: Choice) -> list[tuple[Kind[Any], int | str]]:
        return list(zip(FOLLOWING.get(str(value[0]), []), value[1:]))

    def key(self, value: Choice) -> str:
        return " ".join([str(value[0]), *(kind.key(part) for kind, part in self.following(value))])

    def targets(self, value: Choice) -> list[str]:
        found = [target for kind, part in self.following(value) for target in kind.targets(part)]
        word = str(value[0])
        return [f"idea:{IDEAS[word]}"] if not found and word in IDEAS else found

    def label(self, question: str, value: Choice) -> Label:
        word = str(value[0])
        if value == READY:
            return Label(message_id("option", question, word))
        if word in GOODS_WORDS:
            return Label(f"option-{word}-{value[1]}", {"number": value[2]})
        message = message_id("option", word)
        if word == REARRANGE and len(value) > 1:
            message = "option-goods-arrange"
        elif word == PLAY and len(value) > 2:
            message = "option-play-use"
        return Label(message, arguments(self.following(value)))

    def vocabulary(self) -> list[Choice] | None:
        return self.options

    def knows(self, value: Choice) -> bool:
        if self.options is None:
            return True
        if value[0] in (PLAY, USE, LEVEL):
            value = (value[0], int(value[1]) % len(CREW_IDS), *value[2:])
        return value in self.known


def _faces(crew: int) -> list[Face]:
    """Everything that can be seen of a crew card: its levels, and advancements in its sleeve."""
    found = list(CREW_DECK[crew].levels)
    for card in CARDS.values():
        found.append(card.front)
        if card.back is not None:
            found.append(card.back)
    return found


def _with_ability(word: str, type: int) -> list[Choice]:
    """A word, a crew card and each ability of a type that can be on it."""
    found: dict[Choice, bool] = {}
    for crew in CREW.vocabulary():
        for face in _faces(crew):
            found.update(((word, crew, use.acting.number), True) for use in face.uses[type])
    return list(found)


MOST_ABOARD: Final[int] = len(HULLS) * max(hull.hold for hull in [*HULLS, *UPGRADES.values()])
"""No ship can hold more."""


def _goods(*words: str) -> list[Choice]:
    return [(word, good, number) for word in words for good in GOODS for number in range(1, MOST_ABOARD + 1)]


def _about(word: str, kind: Kind[int]) -> list[Choice]:
    return [(word, value) for value in kind.vocabulary() or []]


def _main_acts() -> Iterator[Choice]:
    yield from [*_about(PLAY, CREW), *_with_ability(PLAY, ACTION), *_with_ability(USE, ACTION)]
    yield from _goods(LOAD, UNLOAD, JETTISON)
    yield from [ARRANGE, RAISE, *_about(SAIL_TO, SPACE), *_about(COURSE, SPACE)]
    yield from [BUY, TRADE, ATTACK, STORM]
    yield from ((CHALLENGE, seat) for seat in range(len(COLORS)))
    yield from [*_goods(GIVE, TAKE), ASK_LEAVE, SURRENDER, END]


MAIN_ACT: Final = Act(_main_acts())
SAILING: Final = Act([*_about(SAIL_TO, SPACE), STOP])
BEFORE_BATTLE: Final = Act([*_about(REARRANGE, HULL_SET), *_goods(JETTISON), *_about(LEVEL, CREW), READY])
CARDS_AND_CANNONS: Final = Act()
DEFENCE: Final = Act([*_about(PLAY, CREW), READY])
IN_BATTLE: Final = Act(_with_ability(USE, BATTLE), none=PASSES)
ROOM: Final = Act()
"""There is no end to the goods that find no room."""
