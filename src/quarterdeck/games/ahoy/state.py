"""What lies on the table of Ahoy, and who may see it. (AH-FINE-08, AH-RULE-62)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.ahoy.content.components import FIGURES
from quarterdeck.games.ahoy.content.pieces import Figure
from quarterdeck.games.ahoy.rules.sea import SPACES, Space
from quarterdeck.games.ahoy.state_battle import Battle
from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.declared import nobody, owner, public, seen_if
from quarterdeck.kernel.rules.state import Part
from quarterdeck.kernel.rules.state import State as KernelState

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


def _sees_heads(player: Player, seat: int) -> bool:
    return player.seat == seat or player.revealed


@dataclass(slots=True)
class Player(Part):
    """One seat: its board, cards, pieces and markers."""

    seat: int = public(holder=True)
    faction: str = public()
    gold: int = public()
    fame: int = public()
    earned: list[int] = public(blank=[0] * len(FAME_SOURCES))  # the Fame by what it was gained for
    dice: list[int] = public()  # not placed yet
    aside: int = public()  # how many could not be placed
    slots: dict[str, int] = public()  # board, Crew and ship Plans: slot to what lies on it
    paid: dict[str, int] = public()  # dice on the cost slots of recruited cards
    crew: list[str] = public()
    cargo: list[str] = public()
    plans: list[str] = owner(pool="plans")
    ready: int = public()
    comrades: int = public()  # in the supply
    heads: list[str] = seen_if(_sees_heads, pool="~heads")  # whose head is under each pledge marker
    pledged: list[list[str]] = public()  # the Cargo under each pledge marker
    revealed: bool = public()
    white: str = public()  # where the reward markers stand
    black: str = public()


@dataclass(slots=True)
class State(KernelState):
    """The whole table. `turn` is the active seat, `quota` the dice that it still has to place this turn."""

    phase: str = public(working=True)
    players: list[Player] = public(Player)
    owners: list[int] = public()  # the seat that each figure belongs to; never changes
    round: int = public()
    first_mate: int = public()
    turn: int = public(blank=NOBODY)
    quota: int = public(working=True)
    used: list[str] = public(working=True)  # abilities used up in this turn
    gold: int = public()  # in the supply
    sea: dict[int, int] = public()  # cell to space
    laid: dict[str, int] = public()  # region to where and how it lies: north-west cell times 4 plus rotation
    islands: dict[str, int] = public()  # region to the cell of its island
    wealth: dict[str, int] = public()
    comrades: dict[str, int] = public()
    figures: list[int] = public()  # figure to cell
    market: list[str] = public()
    market_deck: list[str] = nobody(pool="market")
    box: list[str] = public()  # Market cards out of the game
    plan_deck: list[str] = nobody(pool="plans")
    plan_discard: list[str] = public()
    region_stack: list[str] = nobody(pool="regions")
    region_box: list[str] = nobody(pool="regions")
    drawn_region: str = public()  # drawn and not laid yet
    delivering: str = public()  # the Cargo whose delivery is under way
    battles: list[Battle] = public(Battle, working=True)  # of this action or the last, oldest first
    ended: str = public()  # how the game ended

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
