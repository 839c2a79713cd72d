"""The two sides of a combat: their ships, skills, and who decides for them. (MM-FIGHT, MM-NFIGHT)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import SHIPS
from quarterdeck.games.marauders.content.numbers import CANNONS, CREW, HULL, LEADERSHIP, MASTS, NONE, SEAMANSHIP
from quarterdeck.games.marauders.rules.effects import Scene
from quarterdeck.games.marauders.rules.ships import dice_of, maneuverability, npc_ship, npc_skill
from quarterdeck.games.marauders.state import Combat, Side, State

NEIGHBOUR: Final = "neighbour"
"""The left neighbour decides for an NPC; otherwise the table does. (MM-NFIGHT-01, MM-RUL-43)"""

TABLE: Final = -3
"""Nobody is asked: the table decides by a rule of thumb."""

SHOOT: Final = "shoot"
BOARD: Final = "board"
FLEE: Final = "flee"


def player_side(seat: int) -> Side:
    return Side(seat=seat)


def npc_side(state: State, npc: int) -> Side:
    """Its areas at the values of its ship. (MM-NFIGHT-03)"""
    ship = npc_ship(state, npc)
    return Side(npc=npc, ship=ship, areas=SHIPS[ship].areas.copy())


def card_side(leadership: int, crew: int) -> Side:
    """The enemy of a rumor or mission. (MM-RUL-47)"""
    areas = [0, 0, 0, crew, 0]
    return Side(areas=areas, leadership=leadership)


def areas_of(state: State, side: Side) -> list[int]:
    return state.players[side.seat].areas if side.seat >= 0 else side.areas


def cannons(state: State, side: Side) -> int:
    return areas_of(state, side)[CANNONS]


def crew(state: State, side: Side) -> int:
    return areas_of(state, side)[CREW]


def is_sunk(state: State, side: Side) -> bool:
    return areas_of(state, side)[HULL] == 0


def handling(state: State, side: Side) -> int:
    """Maneuverability. (MM-SHIP-07)"""
    if side.seat >= 0:
        return maneuverability(state, side.seat)
    return SHIPS[side.ship].maneuverability


def contest_dice(state: State, side: Side, other: Side) -> int:
    """Seamanship, one more for a much better ship, exactly one without masts. (MM-FIGHT-04, MM-RUL-33)"""
    if areas_of(state, side)[MASTS] == 0:
        return 1
    if side.seat >= 0:
        dice = dice_of(state, side.seat, SEAMANSHIP, "seamanship", "")
    else:
        dice = npc_skill(state, side.npc, SEAMANSHIP)
    return dice + (handling(state, side) >= handling(state, other) + 2)


def crew_dice(state: State, side: Side) -> int:
    """Leadership in crew combat. (MM-CFIGHT-02)"""
    if side.seat >= 0:
        return dice_of(state, side.seat, LEADERSHIP, "leadership", "crew_combat")
    return side.leadership if side.npc == NONE else npc_skill(state, side.npc, LEADERSHIP)


def participants(combat: Combat) -> list[int]:
    """The seats in a combat, attacker first."""
    return [side.seat for side in combat.sides if side.seat >= 0]


def decider(state: State, combat: Combat, at: int) -> int:
    """Who decides for a side: its player, the left neighbour of the other, or the table. (MM-NFIGHT-01, MM-RUL-43)"""
    side = combat.sides[at]
    if side.seat >= 0:
        return side.seat
    if state.npc_lead != NEIGHBOUR:
        return TABLE
    return (combat.sides[1 - at].seat + 1) % len(state.players)


def scene_in(combat: Combat, seat: int) -> Scene:
    """The scene of a participant's things and cards."""
    scene = Scene(seat, "")
    scene.side = next(at for at, side in enumerate(combat.sides) if side.seat == seat)
    return scene
