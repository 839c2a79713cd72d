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
from quarterdeck.kernel.rules.declared import nobody, owner, public, seen_if
from quarterdeck.kernel.rules.state import Part
from quarterdeck.kernel.rules.state import State as KernelState

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


def _sees_end(player: Player, seat: int) -> bool:
    return player.seat == seat or bool(player.shown)


@dataclass(slots=True)
class Player(Part):
    """One captain with ship, dock and crew."""

    seat: int = public(holder=True)
    place: int = public()  # the ship's space
    pirate: int = public()  # 1 in pirate mode
    damage: int = public()
    sails: int = public()  # the marker on the sail track
    hull: list[str] = public()  # the upgrade that lies on each hull space, "" for none
    covered: list[str] = public()  # upgrades under others
    hold_cargo: list[int] = public()  # on each hull space
    hold_coins: list[int] = public()
    dock: int = public()  # cargo
    chest: int = seen_if(_sees_end, pool="~chest")  # whoever counts along knows it, so it is dealt to itself
    shown: int = public()  # 1 when chests are opened at the end
    markers: int = public()  # in the supply
    hand: list[int] = owner(pool="~crew")
    deck: list[int] = nobody(pool="~crew")  # a bag
    bottom: list[int] = owner(pool="~crew")  # cards under it whose place the owner has seen, the lowest first
    play: list[int] = public()
    discard: list[int] = public()
    advancements: list[str] = public()  # not yet in a sleeve
    achievements: list[int] = public()  # earned, in this order
    legendary: int = public()  # markers on Legendary
    seasoned: int = public()  # markers on Old Salts
    explored: int = public()  # markers on To New Shores
    bonus: list[str] = seen_if(_sees_end, pool="bonus")
    may_level: int = public(working=True)  # a card may, and must, be levelled up before the next turn (DR-RUL-04)
    done: int = public()  # 1 after the last turn
    fired: int = public(working=True)  # cannons of ship board and cards used in this turn
    fired_hull: list[int] = public(working=True)  # cannons of each hull space used in this turn


@dataclass(slots=True)
class Space(Part):
    """An ocean space. `tile` is "" while it lies face down; `slots` holds a seat or NOBODY for each influence slot."""

    tile: str = public()
    card: str = public()
    slots: list[int] = public()
    permanent: list[int] = public()  # markers of each seat
    controller: int = public(blank=NOBODY)
    cargo: int = public()
    coins: int = public()
    buildings: list[int] = public()


def _has_looked(box: Box, seat: int) -> bool:
    return seat >= 0 and bool(box.looked & (1 << seat))


@dataclass(slots=True)
class Box(Part):
    """The box of a row: a bag of cards, and above it those that a search has put back. (DR-ABIL-07, DR-RUL-61)"""

    row: int = public(holder=True)  # nobody owns it, but each row's cards are a pool of their own
    cards: list[str] = nobody(pool="~box")
    top: list[str] = seen_if(_has_looked, pool="~box")  # the topmost first
    looked: int = public()  # a bit for each seat that knows all of `top`


@dataclass(slots=True)
class Battle(Part):
    """A battle under way. Lists have an entry for each side, the attacker first; markers are counted by zone.

    The seat of a merchant ship is NOBODY. `settled` markers lay there before the present throw, `fresh` ones have
    landed in it, `flying` ones are still to land.
    """

    kind: str = public()
    seats: list[int] = public()  # of the attacker and the defender, or of all who throw for the victory
    space: int = public()
    card: str = public()
    settled: list[list[int]] = public()
    fresh: list[list[int]] = public()
    flying: list[int] = public()
    late: int = public(working=True)  # 1 once the first throw has landed: markers push others
    strength: list[int] = public()  # gained by abilities
    suffered: list[int] = public(working=True)  # damage in this battle
    side: int = public(working=True)  # whose ability is next
    passes: int = public(working=True)  # in a row
    winner: int = public(blank=NOBODY)  # a side, NOBODY before the outcome
    from_pirate: int = public(working=True)  # 1 if the attacked ship was in pirate mode
    bonus: int = public(working=True)  # markers that a solo card gives its attacker
    halved: int = public(working=True)  # 1 if an artificial opponent throws half its markers

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


@dataclass(slots=True)
class State(KernelState):
    """The whole table."""

    phase: str = public(working=True)
    setup: str = public()  # the id of the set-up in SETUPS
    with_bonus: int = public()  # 1 with bonus achievement tiles
    humans: int = public()
    difficulty: str = public()
    players: list[Player] = public(Player)
    leagues: list[League] = public(League)  # the artificial opponents, in the order of their seats
    crew: list[Crew] = public(Crew)
    order: list[int] = public()  # seats in turn order
    turn: int = public(blank=NOBODY)
    spaces: list[Space] = public(Space)
    islands_down: list[str] = nobody(pool="islands")  # face down somewhere on the grid
    islands_out: list[str] = nobody(pool="islands")  # not in this game
    sea_down: list[str] = public()  # open sea that is still face down
    boxes: list[Box] = public(Box)
    buried: list[str] = public()
    turned: list[str] = public()  # merchant ships whose back is up, wherever they are
    upgrades: list[int] = public()  # left of each kind
    buildings: list[int] = public()  # left of each kind
    bonus_bag: list[str] = nobody(pool="bonus")
    bonus_out: list[str] = nobody(pool="bonus")
    raised: int = public(working=True)  # 1 once sails were raised in this turn
    searched: int = public(working=True)  # tiles explored in this turn
    dealings: int = public(working=True)  # cards bought or resolved in this turn
    stayed: int = public(working=True)  # 1 while the ship has not left the space on which the turn began
    arranged: int = public(working=True)  # 1 if goods were rearranged last
    used: list[int] = public(working=True)  # abilities used in this turn: crew card times 1000 plus unit
    fought: list[int] = public(working=True)  # ships that the player on turn has fought in this turn
    stormed: list[int] = public(working=True)  # spaces whose buildings were attacked in this turn
    blocked: list[int] = public(working=True)  # islands blockaded for the rest of this turn
    asked: list[int] = public(working=True)  # islands for which the teammate was asked in this turn (DS-COOP-12)
    allowed: list[int] = public(working=True)  # and those where the teammate has agreed
    entered: list[int] = public(working=True)  # ocean spaces entered in this turn
    harvest_rows: list[list[int]] = public(working=True)  # for each harvest under way the rows it covers
    harvested: list[list[int]] = public(working=True)  # and the spaces that it has yielded from
    entry_damage: int = public(working=True)  # what a first entry does to enemy ships
    half: int = public(blank=NOBODY, working=True)  # the seat of whose protected marker one half is replaced
    due: list[int] = public(working=True)  # pirate ships that are still to be fought at the end of a movement
    extra_draws: int = public(working=True)  # draw bonuses of this clean-up
    battle: Battle | None = public(Battle)
    trigger: int = public(blank=NOBODY)  # who has triggered the end
    champions: list[int] = public()
    ended: str = public()

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


class Turn(Context[State]):
    """What the rules are given: the state and the log."""
