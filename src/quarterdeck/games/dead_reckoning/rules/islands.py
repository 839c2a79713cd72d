"""Islands: who controls them, who may do what there, what they produce. (DR-CTRL, DR-PIRATE, DR-BUILD, DR-PROD)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import BUILDINGS, TILES, TOWARD
from quarterdeck.games.dead_reckoning.content.pieces import (
    AWAY,
    COLUMNS,
    HARBOR,
    LEFT,
    NONE,
    OCEAN,
    RIGHT,
    TOWARD_HARBOR,
    Goods,
    Tile,
)
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, Space, State

OPPOSITE: Final[dict[int, int]] = {TOWARD_HARBOR: AWAY, AWAY: TOWARD_HARBOR, LEFT: RIGHT, RIGHT: LEFT}


def row_of(space: int) -> int:
    """1 to 4; the harbor has none."""
    return space // COLUMNS + 1


def allied(state: State, one: int, other: int) -> bool:
    """Two humans, or two artificial opponents, of the cooperative game. (DS-COOP-01)"""
    if state.setup != "setup_coop" or one == other or NOBODY in (one, other):
        return False
    return (one < state.humans) == (other < state.humans)


def hostile(state: State, one: int, other: int) -> bool:
    return one != other and not allied(state, one, other)


def teammate(state: State, seat: int) -> int:
    """The other player of the cooperative game, NOBODY for everybody else. (DS-COOP-01)"""
    if state.setup != "setup_coop" or not 0 <= seat < state.humans:
        return NOBODY
    return 1 - seat


def beside_teammate(state: State, seat: int) -> bool:
    """Both ships are on the same ocean tile. (DS-COOP-13, DS-COOP-15)"""
    other = teammate(state, seat)
    return other != NOBODY and state.players[seat].place == state.players[other].place != HARBOR


def is_island(state: State, space: int) -> bool:
    """A face-up island."""
    return space != HARBOR and bool(state.spaces[space].slots)


def islands(state: State) -> list[int]:
    return [space for space in range(OCEAN) if state.spaces[space].slots]


def tile_at(state: State, space: int) -> Tile:
    return TILES[state.spaces[space].tile]


def exchanged(part: Space, old: int, new: int) -> Space:
    """How a space would be with one slot marker in the place of another; NOBODY stands for an empty slot."""
    after = part.copy()
    after.slots[after.slots.index(old)] = new
    return after


# Control


def markers_of(space: Space, seat: int) -> int:
    """On slots and on the permanent track. (DR-CTRL-01)"""
    return space.slots.count(seat) + space.permanent[seat]


def empty_slots(space: Space) -> int:
    return space.slots.count(NOBODY)


def rightful(space: Space) -> int:
    """Who controls an island by the markers on it: more than each other player and more than empty slots.
    (DR-CTRL-02)"""
    most, leader = empty_slots(space), NOBODY
    for seat in range(len(space.permanent)):
        number = markers_of(space, seat)
        if number > most:
            most, leader = number, seat
        elif number == most:
            leader = NOBODY
    return leader


def controlled(state: State, seat: int) -> list[int]:
    return [space for space in range(OCEAN) if state.spaces[space].controller == seat]


def permanent_markers(state: State, seat: int) -> int:
    return sum(space.permanent[seat] for space in state.spaces)


def buildings_of(state: State, seat: int) -> int:
    """(DR-BUILD-04)"""
    return sum(len(space.buildings) for space in state.spaces if space.controller == seat)


# What is forbidden there


def walls(space: Space) -> list[int]:
    """The fort and the garrison that stand there."""
    return [kind for kind in space.buildings if BUILDINGS[kind].blocks]


def walled(state: State, seat: int, space: int) -> bool:
    """A fort or garrison of somebody else keeps a player off the island. (DR-BUILD-08, DR-BUILD-11)"""
    part = state.spaces[space]
    return part.controller not in (NOBODY, seat) and bool(walls(part))


def pirates_at(state: State, seat: int, space: int) -> list[int]:
    """Enemy ships in pirate mode on an ocean space."""
    if space == HARBOR:
        return []
    return [
        other.seat
        for other in state.players
        if other.pirate and other.place == space and hostile(state, seat, other.seat)
    ]


def blockaded(state: State, seat: int, space: int) -> bool:
    """By a pirate ship that is not beaten, or because the player on turn lost to one here. (DR-GOODS-04, DR-PIRATE-11,
    DR-PIRATE-13, DR-RUL-20, DR-RUL-68)"""
    if seat == state.turn and space in state.blocked:
        return True
    return bool(pirates_at(state, seat, space))


def teammate_bars(state: State, seat: int, space: int) -> bool:
    """A teammate's fort, garrison or pirate ship stops influence there, as long as the teammate has not agreed.
    (DS-COOP-12, DS-RUL-44)"""
    other = teammate(state, seat)
    if other == NOBODY or space in state.allowed:
        return False
    sails_there = state.players[other].pirate and state.players[other].place == space
    return bool(sails_there) or (state.spaces[space].controller == other and bool(walls(state.spaces[space])))


def keeps_markers_off(state: State, seat: int, space: int, ignore_forts: bool = False) -> bool:
    """Whether a player may neither place nor take markers on an island. (DR-BUILD-08, DR-PIRATE-13, DR-GOODS-04,
    DS-COOP-12)"""
    if blockaded(state, seat, space) or teammate_bars(state, seat, space):
        return True
    if ignore_forts or allied(state, seat, state.spaces[space].controller):
        return False
    return walled(state, seat, space)


def may_load_here(state: State, player: Player) -> bool:
    """In harbor, or at an own island that is not blockaded. (DR-GOODS-01 to -04)"""
    if player.place == HARBOR:
        return True
    return state.spaces[player.place].controller == player.seat and not blockaded(state, player.seat, player.place)


def may_stow_here(state: State, player: Player) -> bool:
    """Where goods on hull spaces take away neither sails nor cannons: where they can be put ashore and loaded again,
    and at a teammate's island. (DR-SAIL-04, DR-RUL-16, DR-RUL-66, DS-COOP-17)"""
    if player.place != HARBOR and allied(state, player.seat, state.spaces[player.place].controller):
        return not blockaded(state, player.seat, player.place)
    return may_load_here(state, player)


def may_unload_here(state: State, player: Player) -> bool:
    """In harbor, or at any island that nobody keeps the player off. (DR-GOODS-05, DR-GOODS-06)"""
    if player.place == HARBOR:
        return True
    return (
        is_island(state, player.place)
        and not walled(state, player.seat, player.place)
        and not blockaded(state, player.seat, player.place)
    )


def may_produce_on(state: State, seat: int, space: int) -> bool:
    """Face-up islands without an enemy fort or garrison. (DR-PROD-01, DR-BUILD-08, DR-RUL-35, DR-RUL-55)"""
    return is_island(state, space) and not walled(state, seat, space)


# Production


def production(state: State, space: int) -> Goods:
    """Printed goods, arrows of open sea beside it and an outpost. (DR-PROD-02 to -04, DR-RUL-75)"""
    printed = tile_at(state, space).production
    cargo, coin = printed.cargo, printed.coin
    for direction, beside in enumerate(TOWARD[space]):
        if beside == NONE or not state.spaces[beside].tile:
            continue
        arrow = TILES[state.spaces[beside].tile].arrows[OPPOSITE[direction]]
        if arrow is not None:
            cargo += arrow.cargo
            coin += arrow.coin
    for kind in state.spaces[space].buildings:
        cargo += BUILDINGS[kind].production.cargo
        coin += BUILDINGS[kind].production.coin
    return Goods(cargo, coin)


def hand_bonus(state: State, seat: int) -> int:
    """(DR-CLEAN-15)"""
    return sum(tile_at(state, space).hand_limit for space in controlled(state, seat))
