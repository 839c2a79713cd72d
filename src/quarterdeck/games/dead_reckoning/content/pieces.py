"""What is in the box: one plain class for each kind of component. The rows are in components.py.

Row cards, ocean tiles, upgrades, bonus tiles and solo cards are known by their id, a text. What the state counts in
columns is a number, the position of its row in the content: spaces, crew roles, achievements, buildings, zones of the
Battle Board, upgrades in the supply, ability units. "" and NONE stand for nothing.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.rules.effects import Effect

Names = dict[str, str]

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


class Named:
    """Something with an id and a name in every language."""

    def __init__(self, id: str, names: Names) -> None:
        self.id: str = id
        self.names: Names = names


class Goods:
    """Cargo and coins together."""

    def __init__(self, cargo: int, coin: int) -> None:
        self.cargo: int = cargo
        self.coin: int = coin


class Cost:
    """What an ability costs. `source`: ship, dock or dock_or_ship. (DR-PAY-05)"""

    def __init__(self, cargo: int, coin: int, source: str) -> None:
        self.cargo: int = cargo
        self.coin: int = coin
        self.source: str = source


class Unit:
    """One independent ability of a card: a line between two green ones. (DR-ABIL-01)

    `number` is its place in UNITS; a unit that stands unchanged on two levels of a role is the same unit on both
    (DR-RUL-74). `type` is one of ICON to ENDGAME.
    ICON: `icon` and `count`, or `per`: as many as there are of that icon on the crew card.
    ACTION: `do`, `cost` (None: free), `in_harbor`: only there. BATTLE: `do`, `on_win` (step 5) or in step 3, and
    `not_vs_buildings`. CHOICE: `options`, units of their own. ENDGAME: `do`.
    """

    def __init__(self, id: str, type: int) -> None:
        self.id: str = id
        self.number: int = NONE
        self.type: int = type
        self.icon: int = NONE
        self.count: int = 0
        self.per: int = NONE
        self.do: list[Effect] = []
        self.cost: Cost | None = None
        self.in_harbor: bool = False
        self.on_win: bool = False
        self.not_vs_buildings: bool = False
        self.options: list[Unit] = []


class Use:
    """A way to use an ability: the unit that is used up, and the one that acts (an option of a choice, otherwise the
    same). `by_itself`: it is carried out when its card is played. (DR-ABIL-02, DR-RUL-86)"""

    def __init__(self, unit: Unit, acting: Unit) -> None:
        self.unit: Unit = unit
        self.acting: Unit = acting
        self.by_itself: bool = unit is acting and is_free_cargo(unit)


def is_free_cargo(unit: Unit) -> bool:
    """Cargo for the dock, for nothing: it is good at once, and no worse than later. (DR-RUL-86)"""
    if unit.type != ACTION or unit.cost is not None or unit.in_harbor:
        return False
    return all(
        effect.verb == "gain"
        and effect.word("to") == "dock"
        and effect.int_of("cargo") > 0
        and not effect.int_of("coin")
        for effect in unit.do
    )


class Face:
    """The abilities that one side of a card shows, or one level of a crew card.

    `icons`: how many of each icon are simply there, without choices and without those counted `per` another.
    `uses`: for each type what can be used as such; icons that are simply there are not used.
    `warlike`: cannons and battle abilities together, of a choice its better option (DS-RUL-07).
    """

    def __init__(self, units: list[Unit]) -> None:
        self.units: list[Unit] = units
        self.icons: list[int] = [0, 0, 0, 0]
        self.uses: list[list[Use]] = [[] for _ in TYPES]
        self.warlike: int = 0
        for unit in units:
            if unit.type == ICON:
                self.icons[unit.icon] += unit.count
            else:
                for acting in unit.options if unit.type == CHOICE else [unit]:
                    self.uses[acting.type].append(Use(unit, acting))
            self.warlike += warlike(unit)

    def of_type(self, type: int) -> list[Unit]:
        return [unit for unit in self.units if unit.type == type]


def warlike(unit: Unit) -> int:
    """What a unit counts for in the AI's pirate pile. (DS-RUL-07)"""
    if unit.type == ICON and unit.icon == CANNON:
        return unit.count
    if unit.type == BATTLE:
        return 1
    return max([warlike(option) for option in unit.options], default=0)


class Role:
    """A kind of crew card. `levels[0]` is level 1."""

    def __init__(self, id: str, index: int, names: Names, copies: int, levels: list[Face]) -> None:
        self.id: str = id
        self.index: int = index
        self.names: Names = names
        self.copies: int = copies
        self.levels: list[Face] = levels


class RowCard:
    """A card of a row's box: a pure advancement, or a merchant ship with a secret back.

    `names` of a merchant ship stand on its back. `back` is None for a pure advancement and for a merchant ship that
    has no ability there; `markers`, `win` and `lose` stand on the back, too. (DR-BUY-05, DR-ENC-06)
    """

    def __init__(self, id: str, index: int, names: Names, row: int, line: int, cost: int, front: Face) -> None:
        self.id: str = id
        self.index: int = index
        self.names: Names = names
        self.row: int = row
        self.line: int = line
        self.cost: int = cost
        self.front: Face = front
        self.merchant: bool = False
        self.markers: int = 0
        self.win: list[Effect] = []
        self.lose: list[Effect] = []
        self.back: Face | None = None

    def turn_side(self, markers: int, win: list[Effect], lose: list[Effect], back: Face | None) -> None:
        """What a merchant ship has on its back."""
        self.merchant = True
        self.markers = markers
        self.win = win
        self.lose = lose
        self.back = back


class Tile:
    """An ocean tile. An island has `slots`; `rewards`: coins for the first, second and third place, 0 for none.
    Open sea has `arrows`: what neighbours by direction get (see DIRECTIONS) and `players`: with how many it is used."""

    def __init__(self, id: str, names: Names, slots: int, rewards: list[int], production: Goods, hand: int) -> None:
        self.id: str = id
        self.names: Names = names
        self.slots: int = slots
        self.rewards: list[int] = rewards
        self.production: Goods = production
        self.hand_limit: int = hand
        self.arrows: list[Goods | None] = [None, None, None, None]
        self.players: list[int] = [2, 3, 4]

    @property
    def is_island(self) -> bool:
        return self.slots > 0


TOWARD_HARBOR: Final = 0
AWAY: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTIONS: Final[list[str]] = ["toward_harbor", "away", "left", "right"]


class Hull:
    """A hull space with nothing on it, or an upgrade tile: what counts while no goods lie there, and its hold."""

    def __init__(self, id: str, names: Names, sails: int, cannons: int, hold: int) -> None:
        self.id: str = id
        self.names: Names = names
        self.sails: int = sails
        self.cannons: int = cannons
        self.hold: int = hold


class Upgrade(Hull):
    """`grade`: BASIC or ADVANCED; `index`: its stack in the supply; `end_coins` at the end. (DR-SCORE-05)"""

    def __init__(
        self,
        id: str,
        names: Names,
        sails: int,
        cannons: int,
        hold: int,
        index: int,
        grade: int,
        copies: int,
        end_coins: int,
    ) -> None:
        super().__init__(id, names, sails, cannons, hold)
        self.index: int = index
        self.grade: int = grade
        self.copies: int = copies
        self.end_coins: int = end_coins


class Building:
    """`blocks`: others cannot interact with the island; `production`: what the island yields more."""

    def __init__(
        self,
        id: str,
        names: Names,
        count: int,
        cost: int,
        blocks: bool,
        markers: int,
        entry_damage: int,
        production: Goods,
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.count: int = count
        self.cost: int = cost
        self.blocks: bool = blocks
        self.markers: int = markers
        self.entry_damage: int = entry_damage
        self.production: Goods = production


class Achievement:
    """`goal`: 0 for the one whose goal depends on the set-up. `markers`: the most that lie there before it is
    earned, 0 where nothing is counted. `ai`: an AI can earn it. (DR-ACH-03 to DR-ACH-12)"""

    def __init__(self, id: str, names: Names, coins: int, goal: int, markers: int, ai: bool) -> None:
        self.id: str = id
        self.names: Names = names
        self.coins: int = coins
        self.goal: int = goal
        self.markers: int = markers
        self.ai: bool = ai


class BonusTile:
    """The achievements that are worth more to its owner, by number. (DR-BONUS-01)"""

    def __init__(self, id: str, names: Names, achievements: list[int]) -> None:
        self.id: str = id
        self.names: Names = names
        self.achievements: list[int] = achievements


class Section:
    """One section of a solo card. `take`: spaces; `influence`: space and number of markers, in the order of
    DS-RUL-11; `target`: a space; `actions`: the right side."""

    def __init__(
        self,
        take: list[int],
        influence: list[tuple[int, int]],
        target: int,
        attack_if_damaged: bool,
        raid_richest: bool,
        actions: list[Effect],
    ) -> None:
        self.take: list[int] = take
        self.influence: list[tuple[int, int]] = influence
        self.target: int = target
        self.attack_if_damaged: bool = attack_if_damaged
        self.raid_richest: bool = raid_richest
        self.actions: list[Effect] = actions


class SoloCard:
    """`blue` and `red`: the sections of each side, the first for turns 1 to 3. (DS-TURN-02)"""

    def __init__(self, id: str, names: Names, theme: str, blue: list[Section], red: list[Section]) -> None:
        self.id: str = id
        self.names: Names = names
        self.theme: str = theme
        self.blue: list[Section] = blue
        self.red: list[Section] = red
