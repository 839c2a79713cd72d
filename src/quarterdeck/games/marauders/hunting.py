"""Whom an NPC ship hunts and why, and which of them look for a captain. (MM-HUNT, MM-NSCOUT)

The rules decide by the first part. The second tells a seat as much of it as the seat can know: how much gold the others
carry is secret, and a pirate goes by it. (MM-RUL-61)
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.components import NPC_CAPTAINS, NPCS, ZONES
from quarterdeck.games.marauders.effects import npc_stat, stat
from quarterdeck.games.marauders.odds import any_success
from quarterdeck.games.marauders.pieces import NONE, SCOUTING
from quarterdeck.games.marauders.ships import is_navy, nation_of, npc_in_play, npc_ship
from quarterdeck.games.marauders.state import Player, State

MAN_O_WAR: Final = "man_o_war"

NAVY_PRIORITIES: Final[list[str]] = ["own_bounty", "other_bounty", "enemy"]
PIRATE_PRIORITIES: Final[list[str]] = ["gold", "cargo", "non_pirate"]


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


def near(state: State, npc: int) -> list[int]:
    """The zones that an NPC in play looks for prey in: its own and those beside it. (MM-HUNT-04)"""
    zone = state.npc_zone[npc]
    return [zone, *ZONES[zone].adjacent.values()]


def in_reach(state: State, npc: int) -> list[Player]:
    """Hostile captains in the own or an adjacent zone, in port too. (MM-HUNT-04, MM-RUL-07)"""
    zones = near(state, npc)
    return [player for player in state.in_play() if player.zone in zones and is_hostile(state, npc, player)]


def best_prey(state: State, npc: int) -> list[int]:
    """Those in reach who meet the priorities the most; several if they are tied in all. (MM-HUNT-05)"""
    candidates = in_reach(state, npc)
    most = max((priorities(state, npc, player) for player in candidates), default=(0, 0, 0))
    return [player.seat for player in candidates if priorities(state, npc, player) == most]


def held_back(state: State, npc: int) -> str:
    """What keeps an NPC in play from scouting where it is: `navy`, `men_o_war` or nothing.
    (MM-NSCOUT-04, MM-NSCOUT-05, MM-RUL-23)"""
    naval = [
        other.index for other in NPCS if is_navy(other.index) and state.npc_zone[other.index] == state.npc_zone[npc]
    ]
    if not is_navy(npc):
        return "navy" if naval else ""
    men_o_war = [other for other in naval if npc_ship(state, other) == MAN_O_WAR]
    return "men_o_war" if npc in men_o_war and len(men_o_war) > 1 else ""


def scouts_here(state: State, seat: int) -> list[int]:
    """The hostile NPCs in the captain's zone that may scout. (MM-NSCOUT-01)"""
    player = state.players[seat]
    here = [npc.index for npc in NPCS if state.npc_zone[npc.index] == player.zone]
    return [npc for npc in here if is_hostile(state, npc, player) and not held_back(state, npc)]


def scouting_dice(state: State, npc: int, seat: int) -> int:
    """Its captain's dice, or the bounties if they are more. (MM-NSCOUT-02, MM-NSCOUT-03)"""
    captain = NPC_CAPTAINS[state.npc_captain[npc]]
    dice = captain.skills[SCOUTING]
    if captain.bounty_scout:
        dice = max(dice, state.players[seat].bounties[NPCS[npc].nation])
    dice = npc_stat(state, state.npc_zone[npc], is_navy(npc), "dice.scouting", dice)
    return stat(state, seat, "dice.scouting_against", dice)


# What a seat can know of it

UNKNOWN: Final = -1
"""A number that the viewer cannot see."""

FAR: Final = "far"
SPARED: Final = "spared"
PERHAPS: Final = "perhaps"
DRAWN: Final = "drawn"
HUNTED: Final = "hunted"

MOST_GOLD: Final = 1_000_000


class Prey:
    """A captain to whom an NPC is hostile, and why.

    `reasons`: the priorities that he meets, the first one first; `amounts`: how much of each, UNKNOWN where the viewer
    cannot see it. `fate`, if the NPC were activated now: FAR (out of its reach), SPARED (another is the better prey),
    PERHAPS (secret gold decides), DRAWN (tied, so one of them is drawn) or HUNTED.
    """

    def __init__(self, seat: int, reasons: list[str], amounts: list[int], fate: str) -> None:
        self.seat = seat
        self.reasons = reasons
        self.amounts = amounts
        self.fate = fate


def prey_of(state: State, npc: int, viewer: int) -> list[Prey]:
    """Everybody to whom an NPC in play is hostile, as far as a viewer can know, in the order of turns."""
    hostile = [player for player in state.in_play() if is_hostile(state, npc, player)]
    reach = [player.seat for player in in_reach(state, npc)]
    least = {seat: _bound(state, npc, seat, viewer, 0) for seat in reach}
    most = {seat: _bound(state, npc, seat, viewer, MOST_GOLD) for seat in reach}
    found: list[Prey] = []
    for player in hostile:
        fate = _fate(player.seat, least, most) if player.seat in reach else FAR
        found.append(_prey(state, npc, player, viewer, fate))
    return found


def _bound(state: State, npc: int, seat: int, viewer: int, unseen: int) -> tuple[int, int, int]:
    """How much a captain meets the priorities if what the viewer cannot see is `unseen`."""
    first, second, third = priorities(state, npc, state.players[seat])
    return (first if is_navy(npc) or seat == viewer else unseen, second, third)


def _fate(seat: int, least: dict[int, tuple[int, int, int]], most: dict[int, tuple[int, int, int]]) -> str:
    rivals = [other for other in least if other != seat]
    if any(least[other] > most[seat] for other in rivals):
        return SPARED
    if all(least[seat] > most[other] for other in rivals):
        return HUNTED
    level = [other for other in rivals if least[other] == most[other] == least[seat] == most[seat]]
    return DRAWN if all(other in level or most[other] < least[seat] for other in rivals) else PERHAPS


def _prey(state: State, npc: int, player: Player, viewer: int, fate: str) -> Prey:
    names = NAVY_PRIORITIES if is_navy(npc) else PIRATE_PRIORITIES
    met = list(_bound(state, npc, player.seat, viewer, UNKNOWN))
    at = [index for index, amount in enumerate(met) if amount]
    return Prey(player.seat, [names[index] for index in at], [met[index] for index in at], fate)


class Lookout:
    """A hostile NPC that a captain meets at sea in a zone: how many dice it rolls for him and how many times in a
    hundred it finds him; `held`: what keeps it from looking (`navy`, `men_o_war`), nothing as a rule."""

    def __init__(self, npc: int, dice: int, percent: int, held: str) -> None:
        self.npc = npc
        self.dice = dice
        self.percent = percent
        self.held = held


def lookouts(state: State, seat: int, zone: int) -> list[Lookout]:
    """Who would look for the captain if he were at sea in this zone now. (MM-NSCOUT-01)"""
    there = state if state.players[seat].zone == zone else _moved(state, seat, zone)
    found: list[Lookout] = []
    for npc in NPCS:
        if state.npc_zone[npc.index] == zone and is_hostile(there, npc.index, there.players[seat]):
            dice = scouting_dice(there, npc.index, seat)
            found.append(Lookout(npc.index, dice, any_success(dice), held_back(there, npc.index)))
    return found


def _moved(state: State, seat: int, zone: int) -> State:
    moved = state.copy()
    moved.players[seat].zone = zone
    return moved


def hunters(state: State) -> list[int]:
    """The NPC ships in play."""
    return [npc.index for npc in NPCS if npc_in_play(state, npc.index)]
