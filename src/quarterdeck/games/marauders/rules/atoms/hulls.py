"""Ships: their areas, weapons and modifications, and changing from one to another."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import SHIPS
from quarterdeck.games.marauders.content.numbers import AREAS, CREW
from quarterdeck.games.marauders.rules.ships import maximum
from quarterdeck.games.marauders.state import Side, Turn

# Areas


def lower(t: Turn, seat: int, area: int) -> None:
    """One damage point. (MM-AREA-03)"""
    t.state.players[seat].areas[area] -= 1
    t.tell("area.hit", seat, area, t.state.players[seat].areas[area])


def lower_npc(t: Turn, side: Side, area: int) -> None:
    """The same on the Enemy! track. (MM-AREA-03, MM-NFIGHT-03)"""
    side.areas[area] -= 1
    t.tell("npc.hit", side.npc, area, side.areas[area])


def lose_crew(t: Turn, side: Side, number: int) -> None:
    """In crew combat. (MM-CFIGHT-02)"""
    for _ in range(number):
        if side.seat >= 0:
            lower(t, side.seat, CREW)
        else:
            side.areas[CREW] -= 1
    if number:
        t.tell("crew.lost", side.seat, side.npc, number)


def restore(t: Turn, seat: int, area: int, points: int) -> None:
    """(MM-YARD-10, MM-CREW-03)"""
    if points > 0:
        t.state.players[seat].areas[area] += points
        t.tell("area.restored", seat, area, t.state.players[seat].areas[area])


# Special weapons


def arm(t: Turn, seat: int, weapon: str) -> None:
    """From the supply; what is plundered is told as one. (MM-WPN-01, MM-LOOT-01)"""
    t.state.weapons[weapon] -= 1
    t.state.players[seat].weapons.append(weapon)


def gain_weapon(t: Turn, seat: int, weapon: str) -> None:
    """(MM-WPN-01)"""
    arm(t, seat, weapon)
    t.tell("weapon.gained", seat, weapon)


def disarm(t: Turn, seat: int, weapon: str) -> None:
    """Back to the supply; what is plundered is told as one."""
    t.state.players[seat].weapons.remove(weapon)
    t.state.weapons[weapon] += 1


def give_weapon_back(t: Turn, seat: int, weapon: str) -> None:
    """Used or sold. (MM-WPN-03)"""
    disarm(t, seat, weapon)
    t.tell("weapon.used", seat, weapon)


# Modifications


def lay_modification(t: Turn, port: int, token: str) -> None:
    """Face down at a port. (MM-SETUP-11)"""
    t.state.mods_loose.remove(token)
    t.state.mod_ports.append(port)
    t.state.mods_hidden.append(token)


def scatter_modification(t: Turn, seat: int, port: int, token: str) -> None:
    """One that a ship has lost. (MM-MOD-12)"""
    lay_modification(t, port, token)
    t.tell("modification.scattered", seat, port)


def turn_up_modification(t: Turn, port: int) -> None:
    """(MM-PORT-04)"""
    t.state.mods_open[port] = _hidden_at(t, port)
    t.tell("modification.shown", port, t.state.mods_open[port])


def fit_modification(t: Turn, seat: int, port: int, kind: str) -> None:
    """From a port, where it lies open or face down. (MM-MOD-01, MM-MOD-02)"""
    if port in t.state.mods_open:
        del t.state.mods_open[port]
    else:
        _hidden_at(t, port)
    t.state.players[seat].mods.append(kind)
    t.tell("modification.gained", seat, kind)


def _hidden_at(t: Turn, port: int) -> str:
    """The token face down at a port, taken off it."""
    at = t.state.mod_ports.index(port)
    del t.state.mod_ports[at]
    return t.state.mods_hidden.pop(at)


def turn_modification_over(t: Turn, seat: int, kind: str) -> None:
    """It serves no more. (MM-MOD-08)"""
    t.state.players[seat].flipped.append(kind)
    t.tell("modification.flipped", seat, kind)


def restore_modification(t: Turn, seat: int, kind: str) -> None:
    """(MM-MOD-08)"""
    t.state.players[seat].flipped.remove(kind)
    t.tell("modification.restored", seat, kind)


# Another ship


def move_to_new_ship(t: Turn, seat: int, ship: str, moved: list[str]) -> None:
    """The crew comes along up to the new value, and so do the modifications that are moved; they lift the cubes of the
    undamaged ship. (MM-YARD-07, MM-MOD-03, MM-MOD-11, MM-TAKE-03)"""
    player = t.state.players[seat]
    crew = player.areas[CREW]
    t.state.mods_loose.extend(mod for mod in player.mods if mod not in moved)
    player.mods = moved.copy()
    flipped = [mod for mod in player.flipped if mod in moved]
    player.flipped = []
    player.ship = ship
    player.areas = SHIPS[ship].areas.copy()
    t.tell("ship.changed", seat, ship)
    for area in range(len(AREAS)):
        if area != CREW:
            player.areas[area] += maximum(t.state, seat, area) - SHIPS[ship].areas[area]
    player.flipped = flipped
    player.areas[CREW] = min(crew, maximum(t.state, seat, CREW))


def take_over_ship(t: Turn, seat: int, loser: Side) -> None:
    """With its damage and modifications, and the winner's crew. (MM-TAKE-01 to -03, MM-RUL-45)"""
    state = t.state
    mine = state.players[seat]
    theirs = state.players[loser.seat] if loser.seat >= 0 else None
    crew = mine.areas[CREW]
    state.mods_loose.extend(mine.mods)
    mine.mods, mine.flipped = ([], []) if theirs is None else (theirs.mods, theirs.flipped)
    mine.ship = loser.ship if theirs is None else theirs.ship
    mine.areas = (loser.areas if theirs is None else theirs.areas).copy()
    mine.areas[CREW] = min(crew, maximum(state, seat, CREW))
    if theirs is not None:
        theirs.mods, theirs.flipped = [], []
    t.tell("ship.changed", seat, mine.ship)
