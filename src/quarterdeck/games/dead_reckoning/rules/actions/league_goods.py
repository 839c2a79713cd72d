"""Goods of an artificial opponent: everything goes to its dock, and cargo becomes coins. (DS-TURN-05, DS-TURN-06)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import AI_CARGO_PER_COIN
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_chest
from quarterdeck.games.dead_reckoning.state import Turn


def gain(t: Turn, seat: int, cargo: int, coins: int, reason: str) -> None:
    """`reason`: start, card, merchants, production, income, plunder. (DS-TURN-06, DS-BAT-04)"""
    if cargo + coins == 0:
        return
    player = t.state.players[seat]
    player.dock += cargo
    player.chest += coins
    t.tell("league.gained", seat, cargo, coins, reason)
    exchanged = player.dock // AI_CARGO_PER_COIN
    if exchanged > 0:
        player.dock -= exchanged * AI_CARGO_PER_COIN
        player.chest += exchanged
        t.tell("league.exchanged", seat, exchanged * AI_CARGO_PER_COIN, exchanged)
    check_chest(t, seat)
