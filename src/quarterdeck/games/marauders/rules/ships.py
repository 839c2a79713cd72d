"""A captain's ship and its values; who may go where; who is hostile. (MM-SHIP, MM-AREA, MM-MOVE, MM-HUNT)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    NPC_CAPTAINS,
    NPCS,
    PORT_HOLD,
    SHIPS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import CANNONS, CARGO, CREW, NONE
from quarterdeck.games.marauders.rules.effects import own_effects, stat
from quarterdeck.games.marauders.state import Player, State

STAT_OF_AREA: Final[dict[int, str]] = {CARGO: "ship.hold", CREW: "ship.crew", CANNONS: "ship.cannons"}
CLOCKWISE: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


# Values


def maximum(state: State, seat: int, area: int) -> int:
    """The highest that an area of this ship can be: ship value with modifications. (MM-RUL-29)"""
    base = SHIPS[state.players[seat].ship].areas[area]
    return stat(state, seat, STAT_OF_AREA[area], base) if area in STAT_OF_AREA else base


def damage(state: State, seat: int, area: int) -> int:
    """(MM-RUL-29)"""
    return maximum(state, seat, area) - state.players[seat].areas[area]


def maneuverability(state: State, seat: int) -> int:
    """(MM-SHIP-07, MM-SHIP-09)"""
    return stat(state, seat, "ship.maneuverability", SHIPS[state.players[seat].ship].maneuverability)


def hold(state: State, seat: int) -> int:
    """How many cargo cards the captain may have where he is. (MM-SHIP-04, MM-BUY-08, MM-RUL-30)"""
    return PORT_HOLD if state.players[seat].in_port else sea_hold(state, seat)


def sea_hold(state: State, seat: int) -> int:
    """(MM-SHIP-04, MM-RUL-59)"""
    return state.players[seat].areas[CARGO] + stat(state, seat, "limit.hold", 0)


def any_area_destroyed(player: Player) -> bool:
    return 0 in player.areas


def dice_of(state: State, seat: int, skill: int, name: str, context: str) -> int:
    """How many dice a test rolls. (MM-DICE-02)"""
    return stat(state, seat, f"dice.{name}", CAPTAINS[state.players[seat].captain].skills[skill], context)


# Ports


def nation_of(player: Player) -> int:
    """(MM-CAPT-07, MM-RUL-101)"""
    return CAPTAINS[player.captain].nation


def home_of(player: Player) -> int:
    return CAPTAINS[player.captain].home


def is_home(player: Player) -> bool:
    """In the home port. (MM-STASH-01)"""
    return bool(player.in_port) and player.zone == home_of(player)


def stash_allowed(state: State, player: Player) -> bool:
    """In the home port, or where an ability or card allows it. (MM-STASH-01; EFFECTS.md, `stash`)"""
    if is_home(player) or "stash_anywhere" in state.activities:
        return True
    return any(
        effect.word("where") == "any_port" or ZONES[player.zone].nation == nation_of(player)
        for effect in own_effects(player, "stash")
    )


def illegal_by_bounty(player: Player, zone: int) -> bool:
    """(MM-BNTY-08)"""
    return player.bounties[ZONES[zone].nation] > 0


def illegal_by_war(state: State, player: Player, zone: int) -> bool:
    """(MM-WAR-06, MM-RUL-55)"""
    return state.at_war(ZONES[zone].nation, nation_of(player))


def closed_by_card(state: State, zone: int) -> bool:
    """(MM-RUL-13)"""
    return ZONES[zone].nation in state.closed


def is_illegal(state: State, player: Player, zone: int) -> bool:
    """Whether a port is closed to this captain; the home port never is. (MM-MOVE-03, MM-CAPT-08)"""
    if home_of(player) == zone:
        return False
    return illegal_by_bounty(player, zone) or illegal_by_war(state, player, zone) or closed_by_card(state, zone)


def opened(state: State, player: Player, zone: int, which: str) -> bool:
    """Whether a way into illegal ports serves for this one. (EFFECTS.md, `enter_port`)"""
    if which == "any":
        return True
    if closed_by_card(state, zone):
        return False
    return which == "bounty_or_war" or not illegal_by_war(state, player, zone)


def free_entry(state: State, player: Player, zone: int) -> bool:
    """Whether an ability, a kept card or a card played in this turn opens an illegal port. (MM-RUL-13, MM-RUL-59)"""
    if state.passes and state.turn == player.seat:
        return True
    return any(opened(state, player, zone, effect.word("which")) for effect in own_effects(player, "enter_port"))


def paid_entry(state: State, player: Player, zone: int) -> int:
    """The fee for which this illegal port may be entered, NONE without such a way. (MM-RUL-14)"""
    feature = ZONES[zone].feature
    for effect in [] if feature is None else feature.effects:
        if effect.verb == "enter_port" and opened(state, player, zone, effect.word("which")):
            return effect.int_of("gold")
    return NONE


def needs_gate(state: State, player: Player) -> bool:
    """Whether a Port action here needs a test first. (MM-RUL-59)"""
    if not is_illegal(state, player, player.zone):
        return False
    return any(effect.verb == "gate_port_action" for effect in CAPTAINS[player.captain].effects)


# NPCs


def npc_in_play(state: State, npc: int) -> bool:
    return state.npc_zone[npc] != NONE


def is_navy(npc: int) -> bool:
    """(MM-TERM-03)"""
    return NPCS[npc].nation != NONE


def npc_ship(state: State, npc: int) -> str:
    """A naval ship is a man-o-war while its nation is at war. (MM-NPC-04, MM-WAR-02)"""
    return NPCS[npc].war_ship if is_navy(npc) and NPCS[npc].nation in state.war else NPCS[npc].ship


def npc_skill(state: State, npc: int, skill: int) -> int:
    return NPC_CAPTAINS[state.npc_captain[npc]].skills[skill]


def priorities(state: State, npc: int, player: Player) -> tuple[int, int, int]:
    """How much a captain meets each hunting priority. (MM-HUNT-02, MM-HUNT-03, MM-RUL-61)"""
    if not player.captain:
        return (0, 0, 0)
    nation = NPCS[npc].nation
    if nation == NONE:
        return (0, 0, 0) if player.is_pirate() else (player.gold, len(player.cargo), 1)
    own = player.bounties[nation]
    return (own, sum(player.bounties) - own, int(state.at_war(nation, nation_of(player))))


def is_hostile(state: State, npc: int, player: Player) -> bool:
    """(MM-HUNT-01)"""
    return any(priorities(state, npc, player))


OWN_BOUNTY: Final = "own_bounty"
OTHER_BOUNTY: Final = "other_bounty"
WAR: Final = "war"
HONEST: Final = "honest"


def motive(state: State, npc: int, player: Player) -> str:
    """Why it is hostile to a captain: the first priority that he meets, all of it public. (MM-HUNT-02, MM-HUNT-03)"""
    if not is_navy(npc):
        return HONEST
    own, other, _war = priorities(state, npc, player)
    if own:
        return OWN_BOUNTY
    return OTHER_BOUNTY if other else WAR
