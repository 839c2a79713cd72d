"""What is in the box: one frozen class for each kind of component, read by what its fields declare.

Row cards, ocean tiles, upgrades, bonus tiles and solo cards are known by their id, a text. What the state counts in
columns is a number, the position of its row in the content: spaces, crew roles, achievements, buildings, zones of the
Battle Board, upgrades in the supply, ability units. "" and NONE stand for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.dead_reckoning.content.words import AI_VERBS, slot
from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    Field,
    Names,
    Place,
    Row,
    at,
    derived,
    each,
    fixed,
    index,
    inner,
    integer,
    list_of,
    mapping,
    one_of,
    position,
    read,
    ref,
    some,
)
from quarterdeck.kernel.rules.effects import Effect

NONE: Final = -1

SAIL: Final = 0
CANNON: Final = 1
WHEEL: Final = 2
DRAW: Final = 3
ICONS: Final[list[str]] = ["sail", "cannon", "wheel", "draw"]

UPPER: Final = 0
MIDDLE: Final = 1
LOWER: Final = 2
LINES: Final[list[str]] = ["upper", "middle", "lower"]

FORT: Final = 0
GARRISON: Final = 1
OUTPOST: Final = 2
BUILDING_KINDS: Final[list[str]] = ["fort", "garrison", "outpost"]

LEGENDARY: Final = 0
SEASONED: Final = 1
TERROR: Final = 2
BUILDER: Final = 3
MONEYBAGS: Final = 4
HERE_TO_STAY: Final = 5
ELITE_SHIP: Final = 6
NEW_SHORES: Final = 7
TRADE_ICON: Final = 8
ACHIEVEMENT_IDS: Final[list[str]] = [
    "legendary",
    "seasoned",
    "terror",
    "builder",
    "moneybags",
    "here_to_stay",
    "elite_ship",
    "new_shores",
    "trade_icon",
]

BASIC: Final = 0
ADVANCED: Final = 1
CLASS_IDS: Final[list[str]] = ["basic", "advanced"]

ICON: Final = 0
ACTION: Final = 1
BATTLE: Final = 2
CHOICE: Final = 3
ENDGAME: Final = 4
TYPES: Final[list[str]] = ["icon", "action", "battle", "choice", "endgame"]

ROWS: Final = 4
COLUMNS: Final = 3
OCEAN: Final = 12
"""How many ocean tiles lie on the grid: the spaces 0 to 11, row by row from the harbor."""
HARBOR: Final = 12
"""The number of the harbor, which is one space. (DR-SETUP-14)"""
SPACE_IDS: Final[list[str]] = [*(f"r{row + 1}c{column + 1}" for row in range(4) for column in range(3)), "harbor"]

TOP_LEVEL: Final = 4

TOWARD_HARBOR: Final = 0
AWAY: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTIONS: Final[list[str]] = ["toward_harbor", "away", "left", "right"]

THEMES: Final[list[str]] = ["trader", "settler", "raider", "explorer", "shipwright", "builder"]
SECTION_LETTERS: Final[list[str]] = ["A", "B", "C", "D", "E", "F"]


@dataclass(frozen=True, slots=True)
class Named:
    """Something with an id and a name in every language."""

    id: str
    names: Names = read(NAMES, at="name")


# ---------------------------------------------------------------- the ocean


class Goods:
    """Cargo and coins together. Rules make them by the thousand, so this is no dataclass."""

    def __init__(self, cargo: int, coin: int) -> None:
        self.cargo: Final[int] = cargo
        self.coin: Final[int] = coin


NO_GOODS: Final = Goods(0, 0)


def goods(row: Row) -> Goods:
    """Cargo and coins; what is not named is 0."""
    made = Goods(cargo=row.optional("cargo", integer(1), 0), coin=row.optional("coin", integer(1), 0))
    if made.cargo + made.coin == 0:
        row.place.problem("expected cargo, coin or both")
    return made


GOODS: Final[Field[Goods]] = mapping(goods)


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid is as large as the numbers of its spaces say. (DR-MOVE-03)"""

    rows: int = read(integer(ROWS, ROWS))
    columns: int = read(integer(COLUMNS, COLUMNS))
    open_rows: int = read(integer(1, 1))


def toward(space: int) -> list[int]:
    """The spaces toward the harbor, away from it, left and right; NONE beyond the grid."""
    row, column = divmod(space, COLUMNS)
    return [
        space - COLUMNS if row > 0 else NONE,
        space + COLUMNS if row < ROWS - 1 else NONE,
        space - 1 if column > 0 else NONE,
        space + 1 if column < COLUMNS - 1 else NONE,
    ]


def adjacent(space: int) -> list[int]:
    """The spaces beside a space; the harbor is beside all of row 1. (DR-MOVE-03)"""
    if space == HARBOR:
        return list(range(COLUMNS))
    around = [other for other in toward(space) if other != NONE]
    return [*around, HARBOR] if space < COLUMNS else around


@dataclass(frozen=True, slots=True)
class Tile:
    """An ocean tile. An island has `slots`; `rewards`: coins for the first, second and third place, 0 for none.
    Open sea has `arrows`: what neighbours by direction get (see DIRECTIONS) and `players`: with how many it is used."""

    id: str
    names: Names = read(NAMES, at="name")
    slots: int = fixed(0)
    rewards: list[int] = fixed([0, 0, 0])
    production: Goods = fixed(NO_GOODS)
    hand_limit: int = fixed(0)
    arrows: list[Goods | None] = fixed([None, None, None, None])
    players: list[int] = fixed([2, 3, 4])

    @property
    def is_island(self) -> bool:
        return self.slots > 0


def falling(rewards: list[int], place: Place) -> None:
    if rewards != sorted(set(rewards), reverse=True):
        place.problem(f"expected rewards that fall, got {rewards}")


def three_places(rewards: list[int]) -> list[int]:
    return [*rewards, 0][:3]


@dataclass(frozen=True, slots=True)
class Island(Tile):
    slots: int = read(integer(1))
    rewards: list[int] = read(list_of(integer(1), 2, 3).checked(falling).then(three_places))
    production: Goods = read(GOODS)
    hand_limit: int = read(integer(1, 1), default=0)


def by_direction(arrows: dict[str, Goods]) -> list[Goods | None]:
    return [arrows.get(way) for way in DIRECTIONS]


def some_arrow(arrows: dict[str, Goods], place: Place) -> None:
    if not arrows:
        place.problem("expected an arrow")


@dataclass(frozen=True, slots=True)
class OpenSea(Tile):
    arrows: list[Goods | None] = read(some(DIRECTIONS, GOODS).checked(some_arrow).then(by_direction))
    players: list[int] = read(list_of(integer(2, 4), 1, 3, distinct=True), at="use_with")


def berths(row: Row) -> list[str]:
    colors = len(row.place.tables.ids("colors").positions)
    return row.take("berths", list_of(ref("colors"), colors, colors, distinct=True))


@dataclass(frozen=True, slots=True)
class Harbor(Named):
    berths: list[str] = derived(berths)
    defender_markers: int = read(integer(1))


# ---------------------------------------------------------------- ships


@dataclass(frozen=True, slots=True)
class Hull:
    """A hull space with nothing on it, or an upgrade tile: what counts while no goods lie there, and its hold."""

    id: str
    names: Names = read(NAMES, at="name")
    sails: int = read(integer(0))
    cannons: int = read(integer(0))
    hold: int = read(integer(0))


@dataclass(frozen=True, slots=True)
class UpgradeClass(Named):
    end_coins: int = read(integer(1))


def end_coins(row: Row) -> int:
    classes = row.place.tables.rows("upgrade_classes", UpgradeClass)
    return classes[row.made["grade"]].end_coins if 0 <= row.made["grade"] < len(classes) else 0


@dataclass(frozen=True, slots=True)
class Upgrade(Hull):
    """`grade`: BASIC or ADVANCED; `index`: its stack in the supply; `end_coins` at the end. (DR-SCORE-05)"""

    index: int = index()
    grade: int = read(at("upgrade_classes"), at="class")
    copies: int = read(integer(1))
    end_coins: int = derived(end_coins)


def check_upgrade(upgrade: Upgrade, place: Place) -> None:
    if upgrade.sails + upgrade.cannons + upgrade.hold == 0:
        place.problem("expected sails, cannons or a hold")


# ---------------------------------------------------------------- buildings and achievements


@dataclass(frozen=True, slots=True)
class Building:
    """`blocks`: others cannot interact with the island; `production`: what the island yields more."""

    id: str
    names: Names = read(NAMES, at="name")
    count: int = read(integer(1))
    cost: int = read(integer(1))
    blocks: bool = read(FLAG, at="blocks_interaction")
    markers: int = read(integer(0), at="defence_markers")
    entry_damage: int = read(integer(0))
    production: Goods = read(GOODS, default=NO_GOODS)
    attackable: bool = read(FLAG)


def check_building(building: Building, place: Place) -> None:
    if building.attackable != (building.markers > 0):
        place.at("attackable").problem("what can be attacked defends itself, and nothing else does")


@dataclass(frozen=True, slots=True)
class Achievement:
    """`goal`: 0 for the one whose goal depends on the set-up. `markers`: the most that lie there before it is
    earned, 0 where nothing is counted. `ai`: an AI can earn it. (DR-ACH-03 to DR-ACH-12)"""

    id: str
    names: Names = read(NAMES, at="name")
    coins: int = read(integer(1))
    goal: int = read(integer(1), default=0)
    markers: int = read(integer(0), at="markers_on_tile")
    ai: bool = read(FLAG.then(lambda never: not never), at="never_ai", default=True)


@dataclass(frozen=True, slots=True)
class BonusTile:
    """The achievements that are worth more to its owner, by number. (DR-BONUS-01)"""

    id: str
    names: Names = read(NAMES, at="name")
    achievements: list[int] = read(list_of(position(ACHIEVEMENT_IDS), 4, 4, distinct=True))


# ---------------------------------------------------------------- solo cards


def by_space(markers: dict[str, int]) -> list[tuple[int, int]]:
    return [(SPACE_IDS.index(space), number) for space, number in markers.items()]


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a solo card. `take`: spaces; `influence`: space and number of markers, in the order of
    DS-RUL-11; `target`: a space; `actions`: the right side."""

    take: list[int] = read(list_of(position(SPACE_IDS[:OCEAN]), 0, 2, distinct=True).then(sorted))
    influence: list[tuple[int, int]] = read(some(SPACE_IDS[:OCEAN], integer(1, 4)).then(by_space))
    target: int = read(position(SPACE_IDS))
    attack_if_damaged: bool = read(FLAG, default=False)
    raid_richest: bool = read(FLAG, default=False)
    actions: list[Effect] = read(slot(AI_VERBS))


@dataclass(frozen=True, slots=True)
class SoloCard:
    """`blue` and `red`: the sections of each side, the first for turns 1 to 3. (DS-TURN-02)"""

    id: str
    names: Names = read(NAMES, at="name")
    theme: str = read(one_of(THEMES))
    blue: list[Section] = read(each(SECTION_LETTERS, inner(Section)))
    red: list[Section] = read(each(SECTION_LETTERS, inner(Section)))
