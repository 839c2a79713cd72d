"""What lies on the table of Maracaibo, and who may see it. (MA-RUL-76)

Places, explorer fields, nations, synergies and improvements are numbers: the position of their row in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.state import State as KernelState
from quarterdeck.kernel.rules.state import declare, nobody, owner, public

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
class Player:
    """One captain, or Jean, who has no cards, figures and discs of this kind. (MA-PSET, MA-SOLO-02)"""

    seat: int
    vp: int
    vp_from: list[int]
    doubloons: int
    combat: int
    figures: int
    general: int
    hand: list[str]
    apart: list[str]
    planned: list[str]
    tableau: list[str]
    assistants: list[str]
    settled: list[str]
    fresh: list[str]
    card_figures: dict[str, int]
    card_quests: dict[str, str]
    careers: list[str]
    career: str
    tasks: list[int]
    discs: list[int]
    quests: list[str]
    tokens: list[str]
    influence: list[int]
    explorer: int
    ship: int
    reached: list[int]
    doubloon_income: int
    vp_income: int
    synergies: list[int]

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.vp = self.vp
        new.vp_from = self.vp_from.copy()
        new.doubloons = self.doubloons
        new.combat = self.combat
        new.figures = self.figures
        new.general = self.general
        new.hand = self.hand.copy()
        new.apart = self.apart.copy()
        new.planned = self.planned.copy()
        new.tableau = self.tableau.copy()
        new.assistants = self.assistants.copy()
        new.settled = self.settled.copy()
        new.fresh = self.fresh.copy()
        new.card_figures = self.card_figures.copy()
        new.card_quests = self.card_quests.copy()
        new.careers = self.careers.copy()
        new.career = self.career
        new.tasks = self.tasks.copy()
        new.discs = self.discs.copy()
        new.quests = self.quests.copy()
        new.tokens = self.tokens.copy()
        new.influence = self.influence.copy()
        new.explorer = self.explorer
        new.ship = self.ship
        new.reached = self.reached.copy()
        new.doubloon_income = self.doubloon_income
        new.vp_income = self.vp_income
        new.synergies = self.synergies.copy()
        return new

    def unlocked(self, improvement: int) -> bool:
        """Whether both discs of an area are gone. (MA-SHIP-01)"""
        return self.discs[improvement] == 0


declare(
    Player,
    seat_field="seat",
    seat=public(),
    vp=public(),
    vp_from=public(),  # by source, see VP_SOURCES
    doubloons=public(),
    combat=public(),
    figures=public(),  # in the own supply
    general=public(),  # own figures in the general supply
    hand=owner(pool="projects"),
    apart=owner(pool="projects"),  # chosen in the set-up to be planned or discarded
    planned=public(),
    tableau=public(),
    assistants=public(),  # the bought cards whose figure stands at a place
    settled=public(),  # assistants that have given their action or 2 VP in this round, or will not any more
    fresh=public(),  # assistants placed in this turn
    card_figures=public(pairs=True),  # figures that lie on bought cards
    card_quests=public(pairs=True),  # quest tiles on bought cards
    careers=owner(pool="careers"),  # dealt, not chosen yet
    career=public(),
    tasks=public(),  # 0 open, 1 completed at the lower level, 2 at the higher
    discs=public(),  # left on each area of the ship board
    quests=public(),  # on the quest track; a story tile by its card
    tokens=public(),
    influence=public(),
    explorer=public(),
    ship=public(),
    reached=public(),  # places stopped at or passed in this round
    doubloon_income=public(),
    vp_income=public(),
    synergies=public(),  # 1 where the token is owned
)


@dataclass(slots=True)
class Jean:
    """What only Jean has: her cards and the Automa board. (MA-SOLO)"""

    deck: list[str]
    discard: list[str]
    card: str
    gone: int
    cards: list[str]
    box: list[str]

    def copy(self) -> Jean:
        new = Jean.__new__(Jean)
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.card = self.card
        new.gone = self.gone
        new.cards = self.cards.copy()
        new.box = self.box.copy()
        return new


declare(
    Jean,
    deck=nobody(pool="automa"),
    discard=public(),
    card=public(),  # the one that she is carrying out, or did last
    gone=public(),  # discs gone from the Automa board
    cards=public(),  # taken from the display, which all could see
    box=nobody(pool="automa"),  # not used in this game
)


@dataclass(slots=True)
class Combat:
    """A combat under way: its token ("" without one), the fighting nation, what is left of the combat value, and the
    combat actions already used. A combat inside another comes after it. (MA-RUL-92)"""

    seat: int
    token: str
    nation: int
    value: int
    used: list[str]

    def copy(self) -> Combat:
        new = Combat.__new__(Combat)
        new.seat = self.seat
        new.token = self.token
        new.nation = self.nation
        new.value = self.value
        new.used = self.used.copy()
        return new


declare(Combat, seat=public(), token=public(), nation=public(), value=public(), used=public())


@dataclass(slots=True)
class State(KernelState):
    """The whole table. With Jean there is one seat, and `players` has her as the second."""

    phase: str
    seats: int
    story_mode: str
    difficulty: str
    players: list[Player]
    jean: Jean | None
    round: int
    turn: int
    sailed: int
    spent: int
    villages: int
    combats: list[Combat]
    resolving: list[str]
    step: int
    income_paid: int
    ender: int
    markers: list[int]
    spaces: list[int]
    left: list[int]
    storage: list[int]
    city_tiles: list[str]
    quest_places: list[int]
    quest_tiles: list[str]
    field_quests: dict[int, str]
    quest_top: str
    quest_pile: list[str]
    tokens: list[str]
    piles: list[int]
    draw: list[str]
    discard: list[str]
    aside: list[str]
    display: list[str]
    building_pile: list[str]
    buildings: list[str]
    investors: dict[str, list[int]]
    careers: list[str]
    stories: list[str]
    resolved: list[str]
    unread: list[str]
    story_tiles: int
    story_takers: dict[str, int]
    legacy: list[str]
    legacy_discs: dict[str, int]
    story_cards: list[str]
    campaign_over: bool
    archive: str

    def copy(self) -> State:
        new = State.__new__(State)
        new.phase = self.phase
        new.seats = self.seats
        new.story_mode = self.story_mode
        new.difficulty = self.difficulty
        new.players = [player.copy() for player in self.players]
        new.jean = None if self.jean is None else self.jean.copy()
        new.round = self.round
        new.turn = self.turn
        new.sailed = self.sailed
        new.spent = self.spent
        new.villages = self.villages
        new.combats = [combat.copy() for combat in self.combats]
        new.resolving = self.resolving.copy()
        new.step = self.step
        new.income_paid = self.income_paid
        new.ender = self.ender
        new.markers = self.markers.copy()
        new.spaces = self.spaces.copy()
        new.left = self.left.copy()
        new.storage = self.storage.copy()
        new.city_tiles = self.city_tiles.copy()
        new.quest_places = self.quest_places.copy()
        new.quest_tiles = self.quest_tiles.copy()
        new.field_quests = self.field_quests.copy()
        new.quest_top = self.quest_top
        new.quest_pile = self.quest_pile.copy()
        new.tokens = self.tokens.copy()
        new.piles = self.piles.copy()
        new.draw = self.draw.copy()
        new.discard = self.discard.copy()
        new.aside = self.aside.copy()
        new.display = self.display.copy()
        new.building_pile = self.building_pile.copy()
        new.buildings = self.buildings.copy()
        new.investors = {building: seats.copy() for building, seats in self.investors.items()}
        new.careers = self.careers.copy()
        new.stories = self.stories.copy()
        new.resolved = self.resolved.copy()
        new.unread = self.unread.copy()
        new.story_tiles = self.story_tiles
        new.story_takers = self.story_takers.copy()
        new.legacy = self.legacy.copy()
        new.legacy_discs = self.legacy_discs.copy()
        new.story_cards = self.story_cards.copy()
        new.campaign_over = self.campaign_over
        new.archive = self.archive
        return new

    def solo(self) -> bool:
        """Whether Jean plays. (MA-SOLO-01)"""
        return self.jean is not None

    def quests_at(self, place: int) -> list[str]:
        """The quest and story tiles at a place, in the order in which they were laid."""
        return [self.quest_tiles[i] for i, where in enumerate(self.quest_places) if where == place]


declare(
    State,
    phase=public(),
    seats=public(),  # people who play
    story_mode=public(),
    difficulty=public(),  # of a solo game
    players=public(part=Player),
    jean=public(part=Jean),
    round=public(),
    turn=public(),  # the seat on turn; Jean's is the last
    sailed=public(),  # movement points spent in phase A of this turn
    spent=public(),  # movement points of the latest movement
    villages=public(),  # village actions left in this main action
    combats=public(part=Combat),  # under way, the innermost last
    resolving=public(),  # the quest tiles and cards that are being paid for and carried out
    step=public(),  # how many have chosen in step 1 of a scoring
    income_paid=public(),  # 1 when the income of this round's scoring is paid
    ender=public(),  # who ended the round
    markers=public(),  # the nation that each place belongs to
    spaces=public(),  # the same of the fleet's two spaces and the gold mine
    left=public(),  # nation markers beside each influence track
    storage=public(),  # discs in each city's market
    city_tiles=public(),
    quest_places=public(),
    quest_tiles=public(),
    field_quests=public(pairs=True),
    quest_top=public(),
    quest_pile=nobody(pool="quests"),
    tokens=nobody(pool="tokens"),
    piles=public(),  # how many combat tokens each pile has
    draw=nobody(pool="projects"),
    discard=public(),
    aside=nobody(pool="projects"),  # B cards that this game does not use
    display=public(),
    building_pile=nobody(pool="buildings"),
    buildings=public(),
    investors=public(pairs=True),
    careers=nobody(pool="careers"),
    stories=public(),  # story cards in play
    resolved=public(),
    unread=public(),  # fulfilled in this scoring, not read yet
    story_tiles=public(),  # left in the pile
    story_takers=public(pairs=True),  # who took the story tile of a card in play
    legacy=public(),
    legacy_discs=public(pairs=True),
    story_cards=public(),  # C cards that have joined the deck
    campaign_over=public(),
    archive=public(),  # the campaign that this game goes on from
)


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
