"""Whom an NPC ship would hunt and why, and how likely it finds a captain, as far as a seat can know.

The rules of hunting themselves are in `ships` and `actions.npcs`; nothing is decided here. How much gold the others
carry is secret, and a pirate goes by it. (MM-HUNT, MM-NSCOUT, MM-RUL-61)
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import NPCS
from quarterdeck.games.marauders.rules.actions.npcs import in_reach, scouting_dice, scouts_here
from quarterdeck.games.marauders.rules.odds import success
from quarterdeck.games.marauders.rules.ships import is_hostile, is_navy, npc_in_play, priorities
from quarterdeck.games.marauders.state import Player, State

NAVY_PRIORITIES: Final[list[str]] = ["own_bounty", "other_bounty", "enemy"]
PIRATE_PRIORITIES: Final[list[str]] = ["gold", "cargo", "non_pirate"]

UNKNOWN: Final = -1
"""A number that the viewer cannot see."""

FAR: Final = "far"
SPARED: Final = "spared"
PERHAPS: Final = "perhaps"
DRAWN: Final = "drawn"
HUNTED: Final = "hunted"

MOST_GOLD: Final = 1_000_000


def hunters(state: State) -> list[int]:
    """The NPC ships in play."""
    return [npc.index for npc in NPCS if npc_in_play(state, npc.index)]


# Whom it would go for


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


# Who would look for a captain


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
    looking = scouts_here(there, seat)
    found: list[Lookout] = []
    for npc in hunters(there):
        if there.npc_zone[npc] == zone and is_hostile(there, npc, there.players[seat]):
            dice = scouting_dice(there, npc, seat)
            found.append(Lookout(npc, dice, success(dice), "" if npc in looking else _holding(npc)))
    return found


def _holding(npc: int) -> str:
    """What keeps an NPC from scouting. (MM-NSCOUT-04, MM-NSCOUT-05)"""
    return "men_o_war" if is_navy(npc) else "navy"


def _moved(state: State, seat: int, zone: int) -> State:
    moved = state.copy()
    moved.players[seat].zone = zone
    return moved
