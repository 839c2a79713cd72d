"""What lies on the table of Merchants & Marauders, and who may see it. (MM-RUL-79)

Zones, nations, NPC ships, areas and skills are numbers: the position of their row in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.state import State as KernelState
from quarterdeck.kernel.rules.state import declare, nobody, owner, public, seen_if

EMPTY: Final = ""
SKULL: Final = 5
"""Faces of a die from this on are skulls. (MM-DICE-01)"""

# What glory points came from, for the reckoning at the end.
TRADE_GLORY: Final = 0
RAID_GLORY: Final = 1
COMBAT_GLORY: Final = 2
RUMOR_GLORY: Final = 3
MISSION_GLORY: Final = 4
SHIP_GLORY: Final = 5
STASH_GLORY: Final = 6
GLORY_SOURCES: Final[list[str]] = ["trade", "raids", "combat", "rumors", "missions", "ships", "stash"]


@dataclass(slots=True)
class Player:
    """One player with the captain in play, if there is one."""

    seat: int
    dealt: list[str]
    captain: str
    heir: str
    ship: str
    areas: list[int]
    zone: int
    in_port: int
    admitted: int
    gold: int
    stash: int
    shown_stash: int
    glory: int
    glory_from: list[int]
    hand: list[str]
    laid: list[str]
    found: list[str]
    cargo: list[str]
    offer: list[str]
    rumors: list[str]
    kept: list[str]
    mission: str
    tasks: list[int]
    bounties: list[int]
    mods: list[str]
    flipped: list[str]
    weapons: list[str]
    specialists: list[str]
    large_ship: int
    bought_in: int
    bought_before: int
    deaths: int

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.dealt = self.dealt.copy()
        new.captain = self.captain
        new.heir = self.heir
        new.ship = self.ship
        new.areas = self.areas.copy()
        new.zone = self.zone
        new.in_port = self.in_port
        new.admitted = self.admitted
        new.gold = self.gold
        new.stash = self.stash
        new.shown_stash = self.shown_stash
        new.glory = self.glory
        new.glory_from = self.glory_from.copy()
        new.hand = self.hand.copy()
        new.laid = self.laid.copy()
        new.found = self.found.copy()
        new.cargo = self.cargo.copy()
        new.offer = self.offer.copy()
        new.rumors = self.rumors.copy()
        new.kept = self.kept.copy()
        new.mission = self.mission
        new.tasks = self.tasks.copy()
        new.bounties = self.bounties.copy()
        new.mods = self.mods.copy()
        new.flipped = self.flipped.copy()
        new.weapons = self.weapons.copy()
        new.specialists = self.specialists.copy()
        new.large_ship = self.large_ship
        new.bought_in = self.bought_in
        new.bought_before = self.bought_before
        new.deaths = self.deaths
        return new

    def at_sea(self) -> bool:
        """In a sea zone and not in its port."""
        return bool(self.captain) and not self.in_port

    def is_pirate(self) -> bool:
        """(MM-TERM-01)"""
        return any(self.bounties)


def _sees_stash(player: Player, seat: int) -> bool:
    return player.seat == seat or bool(player.shown_stash)


declare(
    Player,
    seat_field="seat",
    seat=public(),
    dealt=owner(pool="captains"),  # the captain that the others do not see yet
    captain=public(),  # nobody while the player waits for the next turn
    heir=public(),  # the captain drawn for the next turn
    ship=public(),
    areas=public(),
    zone=public(),
    in_port=public(),
    admitted=public(),  # 1 while in an illegal port that let the captain in
    gold=owner(pool="~gold"),
    stash=seen_if(_sees_stash, pool="~gold"),
    shown_stash=public(),  # 1 once the target was announced
    glory=public(),
    glory_from=public(),
    hand=owner(pool="glory"),
    laid=owner(pool="glory"),  # a card announced face down
    found=owner(pool="glory"),  # specialists found in a pile, of whom one is being chosen
    cargo=owner(pool="cargo"),
    offer=owner(pool="cargo"),  # what a port offers in private
    rumors=owner(pool="rumors"),
    kept=public(),  # rumors that proved true and are kept
    mission=public(),
    tasks=public(),  # what is done of each task of the mission
    bounties=public(),
    mods=public(),
    flipped=public(),  # modifications turned over
    weapons=public(),
    specialists=public(),  # by their cards
    large_ship=public(),  # 1 once this captain has bought a frigate or galleon
    bought_in=public(),  # the port in which goods were bought in this turn
    bought_before=public(),  # and in the turn before
    deaths=public(),
)


@dataclass(slots=True)
class Side:
    """One side of a combat: a player, an NPC ship, or the enemy of a rumor or mission (neither seat nor npc)."""

    seat: int
    npc: int
    ship: str
    areas: list[int]
    leadership: int
    declared: str
    dice: list[int]
    hits: int
    located: list[int]
    used: list[str]
    escapes: int
    early: list[str]
    converted: int
    lost_areas: list[int]

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.seat = self.seat
        new.npc = self.npc
        new.ship = self.ship
        new.areas = self.areas.copy()
        new.leadership = self.leadership
        new.declared = self.declared
        new.dice = self.dice.copy()
        new.hits = self.hits
        new.located = self.located.copy()
        new.used = self.used.copy()
        new.escapes = self.escapes
        new.early = self.early.copy()
        new.converted = self.converted
        new.lost_areas = self.lost_areas.copy()
        return new


declare(
    Side,
    seat=public(),
    npc=public(),
    ship=public(),
    areas=public(),  # of an NPC or a card's enemy; a player's are on the captain board
    leadership=public(),  # of a card's enemy
    declared=public(),
    dice=public(),  # the latest roll
    hits=public(),
    located=public(),  # the location dice of the latest volley
    used=public(),  # what is used up in this combat or round
    escapes=public(),  # 1 if a won contest lets this side flee for sure
    early=public(),  # what it may declare in round 1 besides Shoot
    converted=public(),  # 1 once chain shot or grapeshot is used for the present volley
    lost_areas=public(),  # where surplus hits of this side are lost in this round
)


@dataclass(slots=True)
class Combat:
    """A combat under way: `sides` attacker first; `stage`: ship or crew; `then`: the phase that follows it.

    Once it is decided: `winner`, 0 attacker, 1 defender, NONE nobody, and by what (`how`).
    """

    sides: list[Side]
    round: int
    stage: str
    then: str
    winner: int
    how: str

    def copy(self) -> Combat:
        new = Combat.__new__(Combat)
        new.sides = [side.copy() for side in self.sides]
        new.round = self.round
        new.stage = self.stage
        new.then = self.then
        new.winner = self.winner
        new.how = self.how
        return new


declare(
    Combat,
    sides=public(part=Side),
    round=public(),
    stage=public(),
    then=public(),
    winner=public(),
    how=public(),
)


@dataclass(slots=True)
class Raid:
    """A merchant raid under way."""

    seat: int
    nation: int
    cards: list[str]
    dice: list[int]
    loot_only: list[str]
    ignored: list[str]

    def copy(self) -> Raid:
        new = Raid.__new__(Raid)
        new.seat = self.seat
        new.nation = self.nation
        new.cards = self.cards.copy()
        new.dice = self.dice.copy()
        new.loot_only = self.loot_only.copy()
        new.ignored = self.ignored.copy()
        return new


declare(Raid, seat=public(), nation=public(), cards=public(), dice=public(), loot_only=public(), ignored=public())


@dataclass(slots=True)
class State(KernelState):
    """The whole table."""

    phase: str
    players: list[Player]
    target: int
    windows: str
    npc_lead: str
    round: int
    starter: int
    turn: int
    taken: int
    acted: int
    actions: int
    extra_moves: int
    moves: int
    ported: int
    scouted: list[str]
    activities: list[str]
    tried: list[str]
    passes: list[str]
    purse: str
    finders: list[int]
    found_in: int
    after_hunt: str
    combats: list[Combat]
    raid: Raid | None
    resolving: list[str]
    played: list[str]
    volley: list[int]
    event: str
    event_nation: int
    lasting: list[str]
    until: list[int]
    closed: list[int]
    war: list[int]
    npc_captain: list[str]
    npc_zone: list[int]
    npc_covered: list[list[str]]
    incoming: str
    merchant_zones: list[int]
    merchants: list[int]
    sighted: list[int]
    track: list[int]
    mod_ports: list[int]
    mods_hidden: list[str]
    mods_open: dict[int, str]
    mods_loose: list[str]
    demand: list[str]
    demand_supply: list[str]
    demand_drawn: list[str]
    missions: list[str]
    mission_deck: list[str]
    mission_discard: list[str]
    rumor_deck: list[str]
    glory_deck: list[str]
    glory_discard: list[str]
    captain_deck: list[str]
    captains_under: list[str]
    cargo_deck: list[str]
    cargo_discard: list[str]
    open_cargo: list[str]
    event_deck: list[str]
    event_discard: list[str]
    weapons: dict[str, int]
    last_round: int
    ended: str

    def copy(self) -> State:
        new = State.__new__(State)
        new.phase = self.phase
        new.players = [player.copy() for player in self.players]
        new.target = self.target
        new.windows = self.windows
        new.npc_lead = self.npc_lead
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.taken = self.taken
        new.acted = self.acted
        new.actions = self.actions
        new.extra_moves = self.extra_moves
        new.moves = self.moves
        new.ported = self.ported
        new.scouted = self.scouted.copy()
        new.activities = self.activities.copy()
        new.tried = self.tried.copy()
        new.passes = self.passes.copy()
        new.purse = self.purse
        new.finders = self.finders.copy()
        new.found_in = self.found_in
        new.after_hunt = self.after_hunt
        new.combats = [combat.copy() for combat in self.combats]
        new.resolving = self.resolving.copy()
        new.played = self.played.copy()
        new.volley = self.volley.copy()
        new.raid = None if self.raid is None else self.raid.copy()
        new.event = self.event
        new.event_nation = self.event_nation
        new.lasting = self.lasting.copy()
        new.until = self.until.copy()
        new.closed = self.closed.copy()
        new.war = self.war.copy()
        new.npc_captain = self.npc_captain.copy()
        new.npc_zone = self.npc_zone.copy()
        new.npc_covered = [cards.copy() for cards in self.npc_covered]
        new.incoming = self.incoming
        new.merchant_zones = self.merchant_zones.copy()
        new.merchants = self.merchants.copy()
        new.sighted = self.sighted.copy()
        new.track = self.track.copy()
        new.mod_ports = self.mod_ports.copy()
        new.mods_hidden = self.mods_hidden.copy()
        new.mods_open = self.mods_open.copy()
        new.mods_loose = self.mods_loose.copy()
        new.demand = self.demand.copy()
        new.demand_supply = self.demand_supply.copy()
        new.demand_drawn = self.demand_drawn.copy()
        new.missions = self.missions.copy()
        new.mission_deck = self.mission_deck.copy()
        new.mission_discard = self.mission_discard.copy()
        new.rumor_deck = self.rumor_deck.copy()
        new.glory_deck = self.glory_deck.copy()
        new.glory_discard = self.glory_discard.copy()
        new.captain_deck = self.captain_deck.copy()
        new.captains_under = self.captains_under.copy()
        new.cargo_deck = self.cargo_deck.copy()
        new.cargo_discard = self.cargo_discard.copy()
        new.open_cargo = self.open_cargo.copy()
        new.event_deck = self.event_deck.copy()
        new.event_discard = self.event_discard.copy()
        new.weapons = self.weapons.copy()
        new.last_round = self.last_round
        new.ended = self.ended
        return new

    def combat(self) -> Combat:
        """The innermost combat under way."""
        return self.combats[-1]

    def in_play(self) -> list[Player]:
        """The players with a captain in play, from the start player on. (MM-RUL-93, MM-RUL-96)"""
        return [player for player in self.from_seat(self.starter) if player.captain]

    def from_seat(self, seat: int) -> list[Player]:
        """All players clockwise from a seat."""
        return self.players[seat:] + self.players[:seat]

    def at_war(self, one: int, other: int) -> bool:
        """Whether two nations are at war with each other. (MM-WAR-01)"""
        return one != other and one in self.war and other in self.war


declare(
    State,
    phase=public(),
    players=public(part=Player),
    target=public(),  # the glory points that end the game
    windows=public(),  # secret: everybody with cards is asked; fast: only who could play one
    npc_lead=public(),  # who decides for an NPC in combat
    round=public(),
    starter=public(),
    turn=public(),
    taken=public(),  # how many have had their turn in this round
    acted=public(),  # 1 once the player on turn has taken an action
    actions=public(),  # left in this turn
    extra_moves=public(),  # actions that can only be moves
    moves=public(),  # made in this turn
    ported=public(),  # 1 once the Port action was taken
    scouted=public(),  # targets of this turn
    activities=public(),  # of this Port action
    tried=public(),  # missions and gates tried in this turn
    passes=public(),  # cards that let the player on turn into illegal ports
    purse=public(),  # what is paid from first in the home port
    finders=public(),  # NPC ships that have found the player on turn and will attack him
    found_in=public(),  # the zone where they did
    after_hunt=public(),  # the phase that follows their attacks
    combats=public(part=Combat),
    raid=public(part=Raid),
    resolving=public(),  # the rumor that is being proven
    played=public(),  # glory cards that are being carried out
    volley=public(),  # located hits that can still be cancelled or moved
    event=public(),
    event_nation=public(),
    lasting=public(),  # event cards whose effect lasts
    until=public(),  # the last round of each
    closed=public(),  # for each the nation whose ports it closes
    war=public(),
    npc_captain=public(),
    npc_zone=public(),
    npc_covered=public(),
    incoming=public(),  # the NPC captain who comes at the end of this round
    merchant_zones=public(),
    merchants=nobody(pool="merchants"),  # the nation of the token in each of those zones
    sighted=public(),  # the token of a merchant just found, turned up while it is raided or let go
    track=nobody(pool="merchants"),  # tokens of merchants that were found, face down again
    mod_ports=public(),  # ports with a token face down
    mods_hidden=nobody(pool="mods"),
    mods_open=public(pairs=True),
    mods_loose=nobody(pool="mods"),  # shuffled, about to be put at ports
    demand=public(),
    demand_supply=nobody(pool="demand"),
    demand_drawn=public(),  # of which one is being chosen
    missions=public(),
    mission_deck=nobody(pool="missions"),
    mission_discard=public(),
    rumor_deck=nobody(pool="rumors"),
    glory_deck=nobody(pool="glory"),
    glory_discard=nobody(pool="glory"),
    captain_deck=nobody(pool="captains"),
    captains_under=public(),  # rejected ones beneath the deck, the first to be drawn first
    cargo_deck=nobody(pool="cargo"),
    cargo_discard=public(),
    open_cargo=public(),  # laid open or aside for the moment
    event_deck=nobody(pool="events"),
    event_discard=public(),
    weapons=public(pairs=True),
    last_round=public(),  # 1 once the target was reached
    ended=public(),
)


class Turn(Context[State]):
    """What the rules are given: the state and the log."""
