"""Goods of an artificial opponent: everything goes to its dock, and cargo becomes coins. (DS-TURN-05, DS-TURN-06)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import AI_CARGO_PER_COIN
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_chest
from quarterdeck.games.dead_reckoning.rules.atoms import opponents
from quarterdeck.games.dead_reckoning.state import Turn


def gain(t: Turn, seat: int, cargo: int, coins: int, reason: str) -> None:
    """`reason`: start, card, merchants, production, income, plunder. (DS-TURN-06, DS-BAT-04)"""
    if cargo + coins == 0:
        return
    opponents.gain(t, seat, cargo, coins, reason)
    exchanged = t.state.players[seat].dock // AI_CARGO_PER_COIN
    if exchanged > 0:
        opponents.exchange(t, seat, exchanged * AI_CARGO_PER_COIN, exchanged)
    check_chest(t, seat)
