"""What lies on the table of Ahoy, and who may see it. (AH-FINE-08, AH-RULE-62)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.ahoy.content.components import FIGURES
from quarterdeck.games.ahoy.content.pieces import Figure
from quarterdeck.games.ahoy.rules.sea import SPACES, Space
from quarterdeck.games.ahoy.state_battle import Battle
from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.state import State as KernelState
from quarterdeck.kernel.rules.state import declare, nobody, owner, public, seen_if

# Every figure in the box has a number; identical ones stand one after the other.
PATROL: Final = 4
STRONGHOLD: Final = 14
CUTTER: Final = 17
GUNSHIP: Final = 18
FIGURE_COUNT: Final = 19
PATROLS: Final = range(PATROL, STRONGHOLD)
STRONGHOLDS: Final = range(STRONGHOLD, CUTTER)

FACTION_IDS: Final[list[str]] = ["bluefin", "smuggler_red", "mollusk", "smuggler_white"]


def _figure_ids() -> list[str]:
    flagships = [f"flagship_{faction}" for faction in FACTION_IDS]
    return [*flagships, *["patrol"] * 10, *["stronghold"] * 3, "cutter", "gunship"]


FIGURE_IDS: Final[list[str]] = _figure_ids()
KINDS: Final[list[Figure]] = [FIGURES[figure] for figure in FIGURE_IDS]

EMPTY: Final = 0
DAMAGE: Final = 7
"""What lies on a slot: nothing, a die's value from 1 to 6, or a damage token."""

NOBODY: Final = -1

FAME_SOURCES: Final[list[str]] = ["regions", "deliveries", "rewards", "pledges"]
BY_REGIONS: Final = 0
BY_DELIVERIES: Final = 1
BY_REWARDS: Final = 2
BY_PLEDGES: Final = 3
"""What Fame is gained for; each player's is counted by it. (AH-OVER-02)"""


@dataclass(slots=True)
class Player:
    """One seat: its board, cards, pieces and markers."""

    seat: int
    faction: str
    gold: int
    fame: int
    earned: list[int]
    dice: list[int]
    aside: int
    slots: dict[str, int]
    paid: dict[str, int]
    crew: list[str]
    cargo: list[str]
    plans: list[str]
    ready: int
    comrades: int
    heads: list[str]
    pledged: list[list[str]]
    revealed: bool
    white: str
    black: str

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.faction = self.faction
        new.gold = self.gold
        new.fame = self.fame
        new.earned = self.earned.copy()
        new.dice = self.dice.copy()
        new.aside = self.aside
        new.slots = self.slots.copy()
        new.paid = self.paid.copy()
        new.crew = self.crew.copy()
        new.cargo = self.cargo.copy()
        new.plans = self.plans.copy()
        new.ready = self.ready
        new.comrades = self.comrades
        new.heads = self.heads.copy()
        new.pledged = [pile.copy() for pile in self.pledged]
        new.revealed = self.revealed
        new.white = self.white
        new.black = self.black
        return new


def _sees_heads(player: Player, seat: int) -> bool:
    return player.seat == seat or player.revealed


declare(
    Player,
    seat_field="seat",
    seat=public(),
    faction=public(),
    gold=public(),
    fame=public(),
    earned=public(),  # the Fame by what it was gained for
    dice=public(),  # not placed yet
    aside=public(),  # how many could not be placed
    slots=public(pairs=True),  # board, Crew and ship Plans: slot to what lies on it
    paid=public(pairs=True),  # dice on the cost slots of recruited cards
    crew=public(),
    cargo=public(),
    plans=owner(pool="plans"),
    ready=public(),
    comrades=public(),  # in the supply
    heads=seen_if(_sees_heads, pool="~heads"),  # whose head is under each pledge marker
    pledged=public(),  # the Cargo under each pledge marker
    revealed=public(),
    white=public(),  # where the reward markers stand
    black=public(),
)


@dataclass(slots=True)
class State(KernelState):
    """The whole table. `turn` is the active seat, `quota` the dice that it still has to place this turn."""

    phase: str
    players: list[Player]
    owners: list[int]
    round: int
    first_mate: int
    turn: int
    quota: int
    used: list[str]
    gold: int
    sea: dict[int, int]
    laid: dict[str, int]
    islands: dict[str, int]
    wealth: dict[str, int]
    comrades: dict[str, int]
    figures: list[int]
    market: list[str]
    market_deck: list[str]
    box: list[str]
    plan_deck: list[str]
    plan_discard: list[str]
    region_stack: list[str]
    region_box: list[str]
    drawn_region: str
    delivering: str
    battles: list[Battle]
    ended: str

    def copy(self) -> State:
        new = State.__new__(State)
        new.phase = self.phase
        new.players = [player.copy() for player in self.players]
        new.owners = self.owners.copy()
        new.round = self.round
        new.first_mate = self.first_mate
        new.turn = self.turn
        new.quota = self.quota
        new.used = self.used.copy()
        new.gold = self.gold
        new.sea = self.sea.copy()
        new.laid = self.laid.copy()
        new.islands = self.islands.copy()
        new.wealth = self.wealth.copy()
        new.comrades = self.comrades.copy()
        new.figures = self.figures.copy()
        new.market = self.market.copy()
        new.market_deck = self.market_deck.copy()
        new.box = self.box.copy()
        new.plan_deck = self.plan_deck.copy()
        new.plan_discard = self.plan_discard.copy()
        new.region_stack = self.region_stack.copy()
        new.region_box = self.region_box.copy()
        new.drawn_region = self.drawn_region
        new.delivering = self.delivering
        new.battles = [battle.copy() for battle in self.battles] if self.battles else []
        new.ended = self.ended
        return new

    def space(self, cell: int) -> Space:
        """What is printed on a covered cell."""
        return SPACES[self.sea[cell]]

    def region_of(self, figure: int) -> str:
        """The region that a figure on the map is in. (AH-MAP-11)"""
        return SPACES[self.sea[self.figures[figure]]].region

    def flagship(self, seat: int) -> int:
        """The number of a seat's Flagship."""
        return FACTION_IDS.index(self.players[seat].faction)

    def flagship_cell(self, seat: int) -> int:
        return self.figures[FACTION_IDS.index(self.players[seat].faction)]

    def seat_of(self, faction: str) -> int:
        """The seat that plays a faction, or NOBODY."""
        for player in self.players:
            if player.faction == faction:
                return player.seat
        return NOBODY


declare(
    State,
    phase=public(),
    players=public(part=Player),
    owners=public(),  # the seat that each figure belongs to; never changes
    round=public(),
    first_mate=public(),
    turn=public(),
    quota=public(),
    used=public(),  # abilities used up in this turn
    gold=public(),  # in the supply
    sea=public(pairs=True),  # cell to space
    laid=public(pairs=True),  # region to where and how it lies: north-west cell times 4 plus rotation
    islands=public(pairs=True),  # region to the cell of its island
    wealth=public(pairs=True),
    comrades=public(pairs=True),
    figures=public(),  # figure to cell
    market=public(),
    market_deck=nobody(pool="market"),
    box=public(),  # Market cards out of the game
    plan_deck=nobody(pool="plans"),
    plan_discard=public(),
    region_stack=nobody(pool="regions"),
    region_box=nobody(pool="regions"),
    drawn_region=public(),  # drawn and not laid yet
    delivering=public(),  # the Cargo whose delivery is under way
    battles=public(part=Battle),  # of this action or the one just finished, in the order in which they began
    ended=public(),  # how the game ended
)


class Movement:
    """A movement under way; lasts only while its rule runs.

    `over`: battle or exploring took the remaining steps; `pushed`: a push ended it; `dropped`: another movement
    of the same figure has taken its place. (AH-MOVE-08, AH-RULE-29, AH-RULE-86)
    """

    def __init__(self, figure: int, mover: int, action: str = "") -> None:
        self.figure = figure
        self.mover = mover
        self.action = action
        self.no_battle = False
        self.is_push = False
        self.collects = False
        self.collected: list[int] = []
        self.chain: list[int] = []
        self.over = False
        self.pushed = False
        self.dropped = False

    def interrupted(self, state: State) -> bool:
        """Whether the figure is no longer where this movement put it."""
        return self.dropped or self.pushed or state.figures[self.figure] < 0


class Turn(Context[State]):
    """What the rules of Ahoy are given: the state, the log, and the movements under way, innermost last."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.movements: list[Movement] = []
