"""What a player can pay with, and what points and gold come to. (MM-GOAL-04, MM-STASH-03, MM-RUL-77)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import PRICES
from quarterdeck.games.marauders.rules.ships import stash_allowed
from quarterdeck.games.marauders.state import Player, State


def stash_open(state: State, seat: int) -> bool:
    """Whether payments may come from the stash: in a Port action where it can be used. (MM-STASH-03, MM-STASH-04)"""
    return state.phase == "port" and state.turn == seat and stash_allowed(state, state.players[seat])


def purse(state: State, seat: int) -> int:
    """What a player can pay with now. (MM-RUL-77)"""
    player = state.players[seat]
    return player.gold + (player.stash if stash_open(state, seat) else 0)


def gold_points(player: Player) -> int:
    """Every full 10 gold in the stash, at most as many as on the track. (MM-GOAL-04, MM-RUL-48)"""
    return min(player.stash // PRICES["stash_gold_per_point"], player.glory)


def total_points(player: Player) -> int:
    return player.glory + gold_points(player)
