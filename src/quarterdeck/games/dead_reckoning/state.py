"""What lies on the table of Dead Reckoning, and who may see it. (DR-RUL-56)

Spaces, crew cards, achievements, buildings and zones are numbers, see `pieces`. A crew card has one number on the whole
table: 12 times its owner's seat and its place in CREW_DECK. Crew cards are in `state_crew`. Seats from `humans` on are
artificial opponents; what they have besides is in `state_league`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.dead_reckoning.state_crew import Crew
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.state import State as KernelState
from quarterdeck.kernel.rules.state import declare, nobody, owner, public, seen_if

NOBODY: Final = -1
CREW_SIZE: Final = 12

# A level-up between two turns. (DR-RUL-04)
NO_LEVEL: Final = 0
LEVEL_DUE: Final = 1
LEVEL_OFFERED: Final = 2
"""That of the set-up may be declined. (DR-SETUP-22)"""

ATTACKER: Final = 0
DEFENDER: Final = 1

# Kinds of battle. (DR-BAT-01)
SHIP_BATTLE: Final = "ship"
MERCHANT_BATTLE: Final = "merchant"
BUILDING_BATTLE: Final = "building"
TIE_BREAK: Final = "tie"
"""No battle, but markers are thrown as in one. (DR-TIE-02)"""


@dataclass(slots=True)
class Player:
    """One captain with ship, dock and crew."""

    seat: int
    place: int
    pirate: int
    damage: int
    sails: int
    hull: list[str]
    covered: list[str]
    hold_cargo: list[int]
    hold_coins: list[int]
    dock: int
    chest: int
    shown: int
    markers: int
    hand: list[int]
    deck: list[int]
    bottom: list[int]
    play: list[int]
    discard: list[int]
    advancements: list[str]
    achievements: list[int]
    legendary: int
    seasoned: int
    explored: int
    bonus: list[str]
    may_level: int
    done: int
    fired: int
    fired_hull: list[int]

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.place = self.place
        new.pirate = self.pirate
        new.damage = self.damage
        new.sails = self.sails
        new.hull = self.hull.copy()
        new.covered = self.covered.copy()
        new.hold_cargo = self.hold_cargo.copy()
        new.hold_coins = self.hold_coins.copy()
        new.dock = self.dock
        new.chest = self.chest
        new.shown = self.shown
        new.markers = self.markers
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.bottom = self.bottom.copy()
        new.play = self.play.copy()
        new.discard = self.discard.copy()
        new.advancements = self.advancements.copy()
        new.achievements = self.achievements.copy()
        new.legendary = self.legendary
        new.seasoned = self.seasoned
        new.explored = self.explored
        new.bonus = self.bonus.copy()
        new.may_level = self.may_level
        new.done = self.done
        new.fired = self.fired
        new.fired_hull = self.fired_hull.copy()
        return new


def _sees_end(player: Player, seat: int) -> bool:
    return player.seat == seat or bool(player.shown)


declare(
    Player,
    seat_field="seat",
    seat=public(),
    place=public(),  # the ship's space
    pirate=public(),  # 1 in pirate mode
    damage=public(),
    sails=public(),  # the marker on the sail track
    hull=public(),  # the upgrade that lies on each hull space, "" for none
    covered=public(),  # upgrades under others
    hold_cargo=public(),  # on each hull space
    hold_coins=public(),
    dock=public(),  # cargo
    chest=seen_if(_sees_end, pool="~chest"),  # whoever counts along knows it, so it is dealt to itself
    shown=public(),  # 1 when chests are opened at the end
    markers=public(),  # in the supply
    hand=owner(pool="~crew"),
    deck=nobody(pool="~crew"),  # a bag
    bottom=owner(pool="~crew"),  # cards under it whose place the owner has seen, the lowest first
    play=public(),
    discard=public(),
    advancements=public(),  # not yet in a sleeve
    achievements=public(),  # earned, in this order
    legendary=public(),  # markers on Legendary
    seasoned=public(),  # markers on Old Salts
    explored=public(),  # markers on To New Shores
    bonus=seen_if(_sees_end, pool="bonus"),
    may_level=public(),  # whether a card may, and must, still be levelled up before the next turn (DR-RUL-04)
    done=public(),  # 1 after the last turn
    fired=public(),  # cannons of ship board and cards used in this turn
    fired_hull=public(),  # cannons of each hull space used in this turn
)


@dataclass(slots=True)
class Space:
    """An ocean space. `tile` is "" while it lies face down; `slots` holds a seat or NOBODY for each influence slot."""

    tile: str
    card: str
    slots: list[int]
    permanent: list[int]
    controller: int
    cargo: int
    coins: int
    buildings: list[int]

    def copy(self) -> Space:
        new = Space.__new__(Space)
        new.tile = self.tile
        new.card = self.card
        new.slots = self.slots.copy()
        new.permanent = self.permanent.copy()
        new.controller = self.controller
        new.cargo = self.cargo
        new.coins = self.coins
        new.buildings = self.buildings.copy()
        return new


declare(
    Space,
    tile=public(),
    card=public(),
    slots=public(),
    permanent=public(),  # markers of each seat
    controller=public(),
    cargo=public(),
    coins=public(),
    buildings=public(),
)


@dataclass(slots=True)
class Box:
    """The box of a row: a bag of cards, and above it those that a search has put back. (DR-ABIL-07, DR-RUL-61)"""

    row: int
    cards: list[str]
    top: list[str]
    looked: int

    def copy(self) -> Box:
        new = Box.__new__(Box)
        new.row = self.row
        new.cards = self.cards.copy()
        new.top = self.top.copy()
        new.looked = self.looked
        return new


def _has_looked(box: Box, seat: int) -> bool:
    return seat >= 0 and bool(box.looked & (1 << seat))


declare(
    Box,
    seat_field="row",  # nobody owns it, but each row's cards are a pool of their own
    row=public(),
    cards=nobody(pool="~box"),
    top=seen_if(_has_looked, pool="~box"),  # the topmost first
    looked=public(),  # a bit for each seat that knows all of `top`
)


@dataclass(slots=True)
class Battle:
    """A battle under way. Lists have an entry for each side, the attacker first; markers are counted by zone.

    The seat of a merchant ship is NOBODY. `settled` markers lay there before the present throw, `fresh` ones have
    landed in it, `flying` ones are still to land.
    """

    kind: str
    seats: list[int]
    space: int
    card: str
    settled: list[list[int]]
    fresh: list[list[int]]
    flying: list[int]
    late: int
    strength: list[int]
    suffered: list[int]
    side: int
    passes: int
    winner: int
    from_pirate: int
    bonus: int
    halved: int

    def copy(self) -> Battle:
        new = Battle.__new__(Battle)
        new.kind = self.kind
        new.seats = self.seats.copy()
        new.space = self.space
        new.card = self.card
        new.settled = [zones.copy() for zones in self.settled]
        new.fresh = [zones.copy() for zones in self.fresh]
        new.flying = self.flying.copy()
        new.late = self.late
        new.strength = self.strength.copy()
        new.suffered = self.suffered.copy()
        new.side = self.side
        new.passes = self.passes
        new.winner = self.winner
        new.from_pirate = self.from_pirate
        new.bonus = self.bonus
        new.halved = self.halved
        return new

    @property
    def attacker(self) -> int:
        return self.seats[ATTACKER]

    @property
    def defender(self) -> int:
        return self.seats[DEFENDER]

    @property
    def sides(self) -> range:
        return range(len(self.seats))

    def seat_of(self, side: int) -> int:
        return self.seats[side]

    def side_of(self, seat: int) -> int:
        return self.seats.index(seat)


declare(
    Battle,
    kind=public(),
    seats=public(),  # of the attacker and the defender, or of all who throw for the victory
    space=public(),
    card=public(),
    settled=public(),
    fresh=public(),
    flying=public(),
    late=public(),  # 1 once the first throw has landed: markers push others
    strength=public(),  # gained by abilities
    suffered=public(),  # damage in this battle
    side=public(),  # whose ability is next
    passes=public(),  # in a row
    winner=public(),  # a side, NOBODY before the outcome
    from_pirate=public(),  # 1 if the attacked ship was in pirate mode
    bonus=public(),  # markers that a solo card gives its attacker
    halved=public(),  # 1 if an artificial opponent throws half its markers
)


@dataclass(slots=True)
class State(KernelState):
    """The whole table."""

    phase: str
    setup: str
    with_bonus: int
    humans: int
    difficulty: str
    players: list[Player]
    leagues: list[League]
    crew: list[Crew]
    order: list[int]
    turn: int
    spaces: list[Space]
    islands_down: list[str]
    islands_out: list[str]
    sea_down: list[str]
    boxes: list[Box]
    buried: list[str]
    turned: list[str]
    upgrades: list[int]
    buildings: list[int]
    bonus_bag: list[str]
    bonus_out: list[str]
    raised: int
    searched: int
    dealings: int
    stayed: int
    arranged: int
    used: list[int]
    fought: list[int]
    stormed: list[int]
    blocked: list[int]
    asked: list[int]
    allowed: list[int]
    entered: list[int]
    harvest_rows: list[list[int]]
    harvested: list[list[int]]
    entry_damage: int
    half: int
    due: list[int]
    extra_draws: int
    battle: Battle | None
    trigger: int
    champions: list[int]
    ended: str

    def copy(self) -> State:
        new = State.__new__(State)
        new.phase = self.phase
        new.setup = self.setup
        new.with_bonus = self.with_bonus
        new.humans = self.humans
        new.difficulty = self.difficulty
        new.players = [player.copy() for player in self.players]
        new.leagues = [league.copy() for league in self.leagues]
        new.crew = [crew.copy() for crew in self.crew]
        new.order = self.order.copy()
        new.turn = self.turn
        new.spaces = [space.copy() for space in self.spaces]
        new.islands_down = self.islands_down.copy()
        new.islands_out = self.islands_out.copy()
        new.sea_down = self.sea_down.copy()
        new.boxes = [box.copy() for box in self.boxes]
        new.buried = self.buried.copy()
        new.turned = self.turned.copy()
        new.upgrades = self.upgrades.copy()
        new.buildings = self.buildings.copy()
        new.bonus_bag = self.bonus_bag.copy()
        new.bonus_out = self.bonus_out.copy()
        new.raised = self.raised
        new.searched = self.searched
        new.dealings = self.dealings
        new.stayed = self.stayed
        new.arranged = self.arranged
        new.used = self.used.copy()
        new.fought = self.fought.copy()
        new.stormed = self.stormed.copy()
        new.blocked = self.blocked.copy()
        new.asked = self.asked.copy()
        new.allowed = self.allowed.copy()
        new.entered = self.entered.copy()
        new.harvest_rows = [rows.copy() for rows in self.harvest_rows]
        new.harvested = [spaces.copy() for spaces in self.harvested]
        new.entry_damage = self.entry_damage
        new.half = self.half
        new.due = self.due.copy()
        new.extra_draws = self.extra_draws
        new.battle = None if self.battle is None else self.battle.copy()
        new.trigger = self.trigger
        new.champions = self.champions.copy()
        new.ended = self.ended
        return new

    def fight(self) -> Battle:
        """The battle under way."""
        battle = self.battle
        assert battle is not None
        return battle

    def active(self) -> Player:
        return self.players[self.turn]

    def league(self, seat: int) -> League:
        """The artificial opponent at a seat."""
        return self.leagues[seat - self.humans]

    def from_seat(self, seat: int) -> list[Player]:
        """All players in turn order from a seat on. (DR-RUL-57)"""
        at = self.order.index(seat)
        return [self.players[other] for other in self.order[at:] + self.order[:at]]


declare(
    State,
    phase=public(),
    setup=public(),  # the id of the set-up in SETUPS
    with_bonus=public(),  # 1 with bonus achievement tiles
    humans=public(),
    difficulty=public(),
    players=public(part=Player),
    leagues=public(part=League),  # the artificial opponents, in the order of their seats
    crew=public(part=Crew),
    order=public(),  # seats in turn order
    turn=public(),
    spaces=public(part=Space),
    islands_down=nobody(pool="islands"),  # face down somewhere on the grid
    islands_out=nobody(pool="islands"),  # not in this game
    sea_down=public(),  # open sea that is still face down
    boxes=public(part=Box),
    buried=public(),
    turned=public(),  # merchant ships whose back is up, wherever they are
    upgrades=public(),  # left of each kind
    buildings=public(),  # left of each kind
    bonus_bag=nobody(pool="bonus"),
    bonus_out=nobody(pool="bonus"),
    raised=public(),  # 1 once sails were raised in this turn
    searched=public(),  # tiles explored in this turn
    dealings=public(),  # cards bought or resolved in this turn
    stayed=public(),  # 1 while the ship has not left the space on which the turn began
    arranged=public(),  # 1 if goods were rearranged last
    used=public(),  # abilities used in this turn: 1000 times the crew card and the number of the unit
    fought=public(),  # ships that the player on turn has fought in this turn
    stormed=public(),  # spaces whose buildings were attacked in this turn
    blocked=public(),  # islands blockaded for the rest of this turn
    asked=public(),  # islands for which the teammate was asked in this turn (DS-COOP-12)
    allowed=public(),  # and those where the teammate has agreed
    entered=public(),  # ocean spaces entered in this turn
    harvest_rows=public(),  # for each harvest under way the rows it covers
    harvested=public(),  # and the spaces that it has yielded from
    entry_damage=public(),  # what a first entry does to enemy ships
    half=public(),  # the seat of whose protected marker one half is replaced
    due=public(),  # pirate ships that are still to be fought at the end of a movement
    extra_draws=public(),  # draw bonuses of this clean-up
    battle=public(part=Battle),
    trigger=public(),  # who has triggered the end
    champions=public(),
    ended=public(),
)


class Turn(Context[State]):
    """What the rules are given: the state and the log."""
