"""What lies on the table of Merchants & Marauders, and who may see it. (MM-RUL-79)

Zones, nations, NPC ships, areas and skills are numbers: the position of their row in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.declared import nobody, owner, public, seen_if
from quarterdeck.kernel.rules.state import Part
from quarterdeck.kernel.rules.state import State as KernelState

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


def _sees_stash(player: Player, seat: int) -> bool:
    return player.seat == seat or bool(player.shown_stash)


@dataclass(slots=True)
class Player(Part):
    """One player with the captain in play, if there is one."""

    seat: int = public(holder=True)
    dealt: list[str] = owner(pool="captains")  # the captain that the others do not see yet
    captain: str = public()  # nobody while the player waits for the next turn
    heir: str = public()  # the captain drawn for the next turn
    ship: str = public()
    areas: list[int] = public()
    zone: int = public(blank=NONE)
    in_port: int = public()
    admitted: int = public()  # 1 while in an illegal port that let the captain in
    gold: int = owner(pool="~gold")
    stash: int = seen_if(_sees_stash, pool="~gold")
    shown_stash: int = public()  # 1 once the target was announced
    glory: int = public()
    glory_from: list[int] = public(blank=[0] * len(GLORY_SOURCES))
    hand: list[str] = owner(pool="glory")
    laid: list[str] = owner(pool="glory")  # a card announced face down
    found: list[str] = owner(pool="glory")  # specialists found in a pile, of whom one is being chosen
    cargo: list[str] = owner(pool="cargo")
    offer: list[str] = owner(pool="cargo")  # what a port offers in private
    rumors: list[str] = owner(pool="rumors")
    kept: list[str] = public()  # rumors that proved true and are kept
    mission: str = public()
    tasks: list[int] = public()  # what is done of each task of the mission
    bounties: list[int] = public()
    mods: list[str] = public()
    flipped: list[str] = public()  # modifications turned over
    weapons: list[str] = public()
    specialists: list[str] = public()  # by their cards
    large_ship: int = public()  # 1 once this captain has bought a frigate or galleon
    bought_in: int = public(blank=NONE)  # the port in which goods were bought in this turn
    bought_before: int = public(blank=NONE)  # and in the turn before
    deaths: int = public()

    def at_sea(self) -> bool:
        """In a sea zone and not in its port."""
        return bool(self.captain) and not self.in_port

    def is_pirate(self) -> bool:
        """(MM-TERM-01)"""
        return any(self.bounties)


@dataclass(slots=True)
class Side(Part):
    """One side of a combat: a player, an NPC ship, or the enemy of a rumor or mission (neither seat nor npc)."""

    seat: int = public(blank=NONE)
    npc: int = public(blank=NONE)
    ship: str = public()
    areas: list[int] = public()  # of an NPC or a card's enemy; a player's are on the captain board
    leadership: int = public()  # of a card's enemy
    declared: str = public()
    dice: list[int] = public()  # the latest roll
    hits: int = public()
    located: list[int] = public()  # the location dice of the latest volley
    used: list[str] = public()  # what is used up in this combat or round
    escapes: int = public()  # 1 if a won contest lets this side flee for sure
    early: list[str] = public()  # what it may declare in round 1 besides Shoot
    converted: int = public()  # 1 once chain shot or grapeshot is used for the present volley
    lost_areas: list[int] = public()  # where surplus hits of this side are lost in this round


@dataclass(slots=True)
class Combat(Part):
    """A combat under way: `sides` attacker first; `stage`: ship or crew; `then`: the phase that follows it.

    Once it is decided: `winner`, 0 attacker, 1 defender, NONE nobody, and by what (`how`).
    """

    sides: list[Side] = public(Side)
    round: int = public()
    stage: str = public()
    then: str = public()
    winner: int = public(blank=NONE)
    how: str = public()


@dataclass(slots=True)
class Raid(Part):
    """A merchant raid under way."""

    seat: int = public()
    nation: int = public()
    cards: list[str] = public()
    dice: list[int] = public()
    loot_only: list[str] = public()
    ignored: list[str] = public()


@dataclass(slots=True)
class State(KernelState):
    """The whole table."""

    phase: str = public()
    players: list[Player] = public(Player)
    target: int = public()  # the glory points that end the game
    windows: str = public()  # secret: everybody with cards is asked; fast: only who could play one
    npc_lead: str = public()  # who decides for an NPC in combat
    round: int = public()
    starter: int = public()
    turn: int = public(blank=NONE)
    taken: int = public()  # how many have had their turn in this round
    acted: int = public()  # 1 once the player on turn has taken an action
    actions: int = public()  # left in this turn
    extra_moves: int = public()  # actions that can only be moves
    moves: int = public()  # made in this turn
    ported: int = public()  # 1 once the Port action was taken
    scouted: list[str] = public()  # targets of this turn
    activities: list[str] = public()  # of this Port action
    tried: list[str] = public()  # missions and gates tried in this turn
    passes: list[str] = public()  # cards that let the player on turn into illegal ports
    purse: str = public()  # what is paid from first in the home port
    finders: list[int] = public()  # NPC ships that have found the player on turn and will attack him
    found_in: int = public(blank=NONE)  # the zone where they did
    after_hunt: str = public()  # the phase that follows their attacks
    combats: list[Combat] = public(Combat)
    raid: Raid | None = public(Raid)
    resolving: list[str] = public()  # the rumor that is being proven
    played: list[str] = public()  # glory cards that are being carried out
    volley: list[int] = public()  # located hits that can still be cancelled or moved
    event: str = public()
    event_nation: int = public(blank=NONE)
    lasting: list[str] = public()  # event cards whose effect lasts
    until: list[int] = public()  # the last round of each
    closed: list[int] = public()  # for each the nation whose ports it closes
    war: list[int] = public()
    npc_captain: list[str] = public()
    npc_zone: list[int] = public()
    npc_covered: list[list[str]] = public()
    incoming: str = public()  # the NPC captain who comes at the end of this round
    merchant_zones: list[int] = public()
    merchants: list[int] = nobody(pool="merchants")  # the nation of the token in each of those zones
    sighted: list[int] = public()  # the token of a merchant just found, turned up while it is raided or let go
    track: list[int] = nobody(pool="merchants")  # tokens of merchants that were found, face down again
    mod_ports: list[int] = public()  # ports with a token face down
    mods_hidden: list[str] = nobody(pool="mods")
    mods_open: dict[int, str] = public()
    mods_loose: list[str] = nobody(pool="mods")  # shuffled, about to be put at ports
    demand: list[str] = public()
    demand_supply: list[str] = nobody(pool="demand")
    demand_drawn: list[str] = public()  # of which one is being chosen
    missions: list[str] = public()
    mission_deck: list[str] = nobody(pool="missions")
    mission_discard: list[str] = public()
    rumor_deck: list[str] = nobody(pool="rumors")
    glory_deck: list[str] = nobody(pool="glory")
    glory_discard: list[str] = nobody(pool="glory")
    captain_deck: list[str] = nobody(pool="captains")
    captains_under: list[str] = public()  # rejected ones beneath the deck, the first to be drawn first
    cargo_deck: list[str] = nobody(pool="cargo")
    cargo_discard: list[str] = public()
    open_cargo: list[str] = public()  # laid open or aside for the moment
    event_deck: list[str] = nobody(pool="events")
    event_discard: list[str] = public()
    weapons: dict[str, int] = public()
    last_round: int = public()  # 1 once the target was reached
    ended: str = public()

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


class Turn(Context[State]):
    """What the rules are given: the state and the log."""
