"""Achievements: what is counted on the harbor tile and when a tile is placed. (DR-ACH)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import ACHIEVEMENT_TILES, ACHIEVEMENTS, SETUPS
from quarterdeck.games.dead_reckoning.content.pieces import (
    BUILDER,
    ELITE_SHIP,
    HERE_TO_STAY,
    LEGENDARY,
    MONEYBAGS,
    NEW_SHORES,
    SEASONED,
    TERROR,
)
from quarterdeck.games.dead_reckoning.kinds import ACHIEVEMENT, QUESTIONS
from quarterdeck.games.dead_reckoning.rules.actions.markers import take_marker
from quarterdeck.games.dead_reckoning.rules.atoms import rounds
from quarterdeck.games.dead_reckoning.rules.islands import buildings_of, permanent_markers
from quarterdeck.games.dead_reckoning.rules.leagues import decider
from quarterdeck.games.dead_reckoning.state import Player, State, Turn
from quarterdeck.kernel.rules.ask import choose

LAST_TILE: Final = QUESTIONS.add("achievement.choose", ACHIEVEMENT, clause="DR-RUL-37")
LEAGUE_LAST_TILE: Final = QUESTIONS.add("league.achievement", ACHIEVEMENT, clause="DR-RUL-37")


def tiles_left(player: Player) -> int:
    return ACHIEVEMENT_TILES - len(player.achievements)


def can_earn(player: Player, achievement: int) -> bool:
    """Each once, as long as there are tiles. (DR-ACH-02, DR-RUL-37)"""
    return achievement not in player.achievements and tiles_left(player) > 0


def earn(t: Turn, seat: int, achievement: int) -> None:
    """At once, in anybody's turn. (DR-ACH-01)"""
    player = t.state.players[seat]
    if can_earn(player, achievement):
        rounds.earn(t, seat, achievement)


def goal(state: State, achievement: int) -> int:
    """(DR-ACH-11)"""
    return SETUPS[state.setup].explore_goal if achievement == NEW_SHORES else ACHIEVEMENTS[achievement].goal


# Counted with markers


async def count_win(t: Turn, seat: int) -> None:
    """A battle won by a ship, not against buildings. (DR-ACH-03, DR-ACH-04)"""
    player = t.state.players[seat]
    if can_earn(player, LEGENDARY) and await _one_more(t, seat, LEGENDARY, player.legendary):
        _add_one(t, seat, LEGENDARY, player.legendary)


async def count_veteran(t: Turn, seat: int) -> None:
    """A card has reached level 4, in whatever way. (DR-ACH-05, DR-RUL-40)"""
    player = t.state.players[seat]
    if can_earn(player, SEASONED) and await _one_more(t, seat, SEASONED, player.seasoned):
        _add_one(t, seat, SEASONED, player.seasoned)


async def count_tile(t: Turn, seat: int) -> None:
    """A tile explored; no marker where the goal is out of reach. (DR-ACH-11, DR-RUL-39)"""
    player = t.state.players[seat]
    if not within_reach(t.state, player.explored + 1):
        return
    if can_earn(player, NEW_SHORES) and await _one_more(t, seat, NEW_SHORES, player.explored):
        _add_one(t, seat, NEW_SHORES, player.explored)


async def _one_more(t: Turn, seat: int, achievement: int, count: int) -> bool:
    """A marker for each step but the last, which needs none. (DR-RUL-59)"""
    return count + 1 >= goal(t.state, achievement) or await take_marker(t, seat)


def _add_one(t: Turn, seat: int, achievement: int, count: int) -> None:
    """To so many markers; the tile takes the place of the last one and of all others."""
    if count + 1 < goal(t.state, achievement):
        rounds.count_up(t, seat, achievement, count + 1)
    else:
        rounds.complete(t, seat, achievement, count)


def within_reach(state: State, explored: int) -> bool:
    """Whether enough tiles are left to explore. (DR-RUL-39)"""
    face_down = sum(1 for space in state.spaces if not space.tile)
    return face_down + explored >= goal(state, NEW_SHORES)


def give_up_shores(t: Turn) -> None:
    """Who can no longer explore enough tiles takes the markers back. (DR-ACH-11, DR-RUL-39)"""
    for player in t.state.players:
        if player.explored and not within_reach(t.state, player.explored):
            rounds.give_up_shores(t, player.seat)


# Seen on the table


def check_chest(t: Turn, seat: int) -> None:
    """Whenever coins enter a chest. (DR-ACH-08, DR-RUL-38)"""
    if t.state.players[seat].chest >= ACHIEVEMENTS[MONEYBAGS].goal:
        earn(t, seat, MONEYBAGS)


def check_buildings(t: Turn, seat: int) -> None:
    """(DR-ACH-07)"""
    if buildings_of(t.state, seat) >= ACHIEVEMENTS[BUILDER].goal:
        earn(t, seat, BUILDER)


def check_permanent(t: Turn, seat: int) -> None:
    """(DR-ACH-09)"""
    if permanent_markers(t.state, seat) >= ACHIEVEMENTS[HERE_TO_STAY].goal:
        earn(t, seat, HERE_TO_STAY)


def check_ship(t: Turn, seat: int) -> None:
    """Covered upgrades count. (DR-ACH-10)"""
    player = t.state.players[seat]
    if len(player.covered) + sum(1 for upgrade in player.hull if upgrade) >= ACHIEVEMENTS[ELITE_SHIP].goal:
        earn(t, seat, ELITE_SHIP)


async def count_sinking(t: Turn, seat: int) -> None:
    """Who sinks a ship is a terror, and its coins may make a moneybags at the same moment; with one tile left the
    owner chooses. (DR-ACH-06, DR-RUL-29, DR-RUL-37)"""
    player = t.state.players[seat]
    rich = player.chest >= ACHIEVEMENTS[MONEYBAGS].goal
    if rich and tiles_left(player) == 1 and can_earn(player, TERROR) and can_earn(player, MONEYBAGS):
        asked = decider(t.state, seat)
        question = LAST_TILE if asked == seat else LEAGUE_LAST_TILE
        earn(t, seat, await choose(asked, question, [TERROR, MONEYBAGS]))
        return
    earn(t, seat, TERROR)
    check_chest(t, seat)
