"""What lies on the table of Maracaibo, and who may see it. (MA-RUL-76)

Places, explorer fields, nations, synergies and improvements are numbers: the position of their row in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.declared import nobody, owner, public
from quarterdeck.kernel.rules.state import Part
from quarterdeck.kernel.rules.state import State as KernelState

NATION_COUNT: Final = 3
EMPTY: Final = ""

# What victory points came from, for the reckoning at the end.
PLACES_VP: Final = 0
QUESTS_VP: Final = 1
EXPLORER_VP: Final = 2
ASSISTANTS_VP: Final = 3
SHIP_VP: Final = 4
COMBAT_VP: Final = 5
CARDS_VP: Final = 6
CAREER_VP: Final = 7
INCOME_VP: Final = 8
INFLUENCE_VP: Final = 9
TABLEAU_VP: Final = 10
BUILDINGS_VP: Final = 11
RANKS_VP: Final = 12
STORY_VP: Final = 13
SCORING_VP: Final = 14
STEALING_VP: Final = 15
JEAN_VP: Final = 16
VP_SOURCES: Final[list[str]] = [
    "places",
    "quests",
    "explorer",
    "assistants",
    "ship",
    "combat",
    "cards",
    "career",
    "income",
    "influence",
    "tableau",
    "buildings",
    "ranks",
    "story",
    "scoring",
    "stealing",
    "jean",
]


@dataclass(slots=True)
class Player(Part):
    """One captain, or Jean, who has no cards, figures and discs of this kind. (MA-PSET, MA-SOLO-02)"""

    seat: int = public(holder=True)
    vp: int = public()
    vp_from: list[int] = public(blank=[0] * len(VP_SOURCES))  # by source, see VP_SOURCES
    doubloons: int = public()
    combat: int = public()
    figures: int = public()  # in the own supply
    general: int = public()  # own figures in the general supply
    hand: list[str] = owner(pool="projects")
    apart: list[str] = owner(pool="projects")  # chosen in the set-up to be planned or discarded
    planned: list[str] = public()
    tableau: list[str] = public()
    assistants: list[str] = public()  # the bought cards whose figure stands at a place
    settled: list[str] = public()  # assistants that have given their action or 2 VP in this round, or will not any more
    fresh: list[str] = public()  # assistants placed in this turn
    card_figures: dict[str, int] = public()  # figures that lie on bought cards
    card_quests: dict[str, str] = public()  # quest tiles on bought cards
    careers: list[str] = owner(pool="careers")  # dealt, not chosen yet
    career: str = public()
    tasks: list[int] = public()  # 0 open, 1 completed at the lower level, 2 at the higher
    discs: list[int] = public()  # left on each area of the ship board
    quests: list[str] = public()  # on the quest track; a story tile by its card
    tokens: list[str] = public()
    influence: list[int] = public()
    explorer: int = public()
    ship: int = public()
    reached: list[int] = public()  # places stopped at or passed in this round
    doubloon_income: int = public()
    vp_income: int = public()
    synergies: list[int] = public()  # 1 where the token is owned

    def unlocked(self, improvement: int) -> bool:
        """Whether both discs of an area are gone. (MA-SHIP-01)"""
        return self.discs[improvement] == 0


@dataclass(slots=True)
class Jean(Part):
    """What only Jean has: her cards and the Automa board. (MA-SOLO)"""

    deck: list[str] = nobody(pool="automa")
    discard: list[str] = public()
    card: str = public()  # the one that she is carrying out, or did last
    gone: int = public()  # discs gone from the Automa board
    cards: list[str] = public()  # taken from the display, which all could see
    box: list[str] = nobody(pool="automa")  # not used in this game


@dataclass(slots=True)
class Combat(Part):
    """A combat under way: its token ("" without one), the fighting nation, what is left of the combat value, and the
    combat actions already used. A combat inside another comes after it. (MA-RUL-92)"""

    seat: int = public()
    token: str = public()
    nation: int = public(blank=NONE)
    value: int = public()
    used: list[str] = public()


@dataclass(slots=True)
class State(KernelState):
    """The whole table. With Jean there is one seat, and `players` has her as the second."""

    phase: str = public()
    seats: int = public()  # people who play
    story_mode: str = public()
    difficulty: str = public()  # of a solo game
    players: list[Player] = public(Player)
    jean: Jean | None = public(Jean)
    round: int = public()
    turn: int = public(blank=NONE)  # the seat on turn; Jean's is the last
    sailed: int = public()  # movement points spent in phase A of this turn
    spent: int = public()  # movement points of the latest movement
    villages: int = public()  # village actions left in this main action
    combats: list[Combat] = public(Combat)  # under way, the innermost last
    resolving: list[str] = public()  # the quest tiles and cards that are being paid for and carried out
    step: int = public()  # how many have chosen in step 1 of a scoring
    income_paid: int = public()  # 1 when the income of this round's scoring is paid
    ender: int = public(blank=NONE)  # who ended the round
    markers: list[int] = public()  # the nation that each place belongs to
    spaces: list[int] = public()  # the same of the fleet's two spaces and the gold mine
    left: list[int] = public()  # nation markers beside each influence track
    storage: list[int] = public()  # discs in each city's market
    city_tiles: list[str] = public()
    quest_places: list[int] = public()
    quest_tiles: list[str] = public()
    field_quests: dict[int, str] = public()
    quest_top: str = public()
    quest_pile: list[str] = nobody(pool="quests")
    tokens: list[str] = nobody(pool="tokens")
    piles: list[int] = public()  # how many combat tokens each pile has
    draw: list[str] = nobody(pool="projects")
    discard: list[str] = public()
    aside: list[str] = nobody(pool="projects")  # B cards that this game does not use
    display: list[str] = public()
    building_pile: list[str] = nobody(pool="buildings")
    buildings: list[str] = public()
    investors: dict[str, list[int]] = public()
    careers: list[str] = nobody(pool="careers")
    stories: list[str] = public()  # story cards in play
    resolved: list[str] = public()
    unread: list[str] = public()  # fulfilled in this scoring, not read yet
    story_tiles: int = public()  # left in the pile
    story_takers: dict[str, int] = public()  # who took the story tile of a card in play
    legacy: list[str] = public()
    legacy_discs: dict[str, int] = public()
    story_cards: list[str] = public()  # C cards that have joined the deck
    campaign_over: bool = public()
    archive: str = public()  # the campaign that this game goes on from

    def solo(self) -> bool:
        """Whether Jean plays. (MA-SOLO-01)"""
        return self.jean is not None

    def quests_at(self, place: int) -> list[str]:
        """The quest and story tiles at a place, in the order in which they were laid."""
        return [self.quest_tiles[i] for i, where in enumerate(self.quest_places) if where == place]


class Loop:
    """Village actions that an effect grants, while they are being performed. (MA-RUL-85, MA-RUL-89)"""

    def __init__(self, left: int) -> None:
        self.left = left


class Turn(Context[State]):
    """What the rules are given: the state, the log, the village actions under way, innermost last, and how many
    were performed as last ones."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.loops: list[Loop] = []
        self.lasts = 0
