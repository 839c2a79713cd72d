"""Tiles and islands: what is turned up, buildings, markers and control. (DR-MOVE, DR-BUILD, DR-INFL, DR-CTRL)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import TILES
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn

# Tiles


def _turn_up(state: State, space: int, tile: str) -> None:
    (state.islands_down if tile in state.islands_down else state.sea_down).remove(tile)
    part = state.spaces[space]
    part.tile = tile
    part.slots = [NOBODY] * TILES[tile].slots


def show_tile(t: Turn, space: int, tile: str) -> None:
    """(DR-SETUP-06)"""
    _turn_up(t.state, space, tile)
    t.tell("tile.shown", space, tile)


def explore(t: Turn, seat: int, space: int, tile: str) -> None:
    """(DR-MOVE-04)"""
    t.state.searched += 1
    _turn_up(t.state, space, tile)
    t.tell("tile.explored", seat, space, tile)


# Buildings


def remove_buildings(t: Turn, space: int, kinds: list[int]) -> None:
    """To the supply. (DR-BUILD-05, DR-BBLD-09)"""
    part = t.state.spaces[space]
    for kind in kinds:
        part.buildings.remove(kind)
        t.state.buildings[kind] += 1
        t.tell("building.removed", kind, space)


def put_building(t: Turn, seat: int, kind: int, space: int) -> None:
    t.state.buildings[kind] -= 1
    t.state.spaces[space].buildings.append(kind)
    t.tell("building.built", seat, kind, space)


# Markers


def give_back(state: State, seat: int, amount: int = 1) -> None:
    """To the owner's supply; black ones and those of an artificial opponent are not counted."""
    if seat != NOBODY and not is_ai(state, seat):
        state.players[seat].markers += amount


def take_marker(t: Turn, seat: int) -> None:
    """From the supply, to where it is put next. (DR-MARK-01)"""
    t.state.players[seat].markers -= 1


def borrow_marker(t: Turn, seat: int, space: int) -> None:
    """From an island, to where it is put next. (DR-MARK-01)"""
    _exchange(t.state, space, seat, NOBODY)
    t.tell("marker.borrowed", seat, space)


def put_marker(t: Turn, seat: int, space: int, rival: int) -> None:
    """On an empty slot, or in the place of a rival's marker. (DR-INFL-01, DR-INFL-02)"""
    _exchange(t.state, space, rival, seat)
    if rival == NOBODY:
        t.tell("influence.placed", seat, space)
    else:
        give_back(t.state, rival)
        t.tell("influence.replaced", seat, rival, space)


def remove_marker(t: Turn, seat: int, rival: int, space: int) -> None:
    """(DR-ADV-18)"""
    _exchange(t.state, space, rival, NOBODY)
    give_back(t.state, rival)
    t.tell("influence.removed", seat, rival, space)


def _exchange(state: State, space: int, old: int, new: int) -> None:
    slots = state.spaces[space].slots
    slots[slots.index(old)] = new


def add_permanent(t: Turn, seat: int, space: int) -> None:
    """(DR-CTRL-03, DR-CTRL-05)"""
    t.state.spaces[space].permanent[seat] += 1
    t.tell("permanent.placed", seat, space)


def change_control(t: Turn, space: int, controller: int) -> None:
    """The buildings fall. (DR-CTRL-02 to -06, DR-BUILD-05)"""
    part = t.state.spaces[space]
    before, part.controller = part.controller, controller
    if controller == NOBODY:
        t.tell("control.lost", before, space)
    else:
        t.tell("control.taken", controller, space)
    remove_buildings(t, space, part.buildings.copy())
