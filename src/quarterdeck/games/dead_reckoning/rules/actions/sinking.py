"""Ships that sink. (DR-SINK)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import COINS_ABOARD_AT_RISK, SINK_LOSS
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_chest, count_sinking
from quarterdeck.games.dead_reckoning.rules.atoms import vessels
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.rules.ships import coins_aboard
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, Turn


class Loss:
    """What a sinking ship loses: all coins aboard, or some of the chest. (DR-SINK-03, DR-SINK-04, DR-RUL-28)"""

    def __init__(self, player: Player, sinker: int) -> None:
        self.seat = player.seat
        self.sinker = sinker
        self.aboard = 0
        self.chest = 0
        if coins_aboard(player) >= COINS_ABOARD_AT_RISK:
            self.aboard = coins_aboard(player)
        else:
            self.chest = min(SINK_LOSS, player.chest)


async def sink(t: Turn, seat: int, sinker: int) -> None:
    """One ship, sunk by somebody or, NOBODY, by a merchant ship."""
    await sink_all(t, [Loss(t.state.players[seat], sinker)])


async def sink_all(t: Turn, losses: list[Loss]) -> None:
    """All losses are known before the first coin changes hands. (DR-SINK-03 to -07, DR-RUL-27)"""
    for loss in losses:
        vessels.sink(t, loss.seat, loss.sinker, loss.aboard, loss.chest)
    for loss in losses:
        if loss.sinker != NOBODY:
            vessels.take_loss(t, loss.sinker, loss.aboard + loss.chest)
    for loss in losses:
        go_to_harbor(t, loss.seat)
    for loss in losses:
        if loss.sinker != NOBODY:
            await count_sinking(t, loss.sinker)
    for loss in losses:
        check_chest(t, loss.seat)


def go_to_harbor(t: Turn, seat: int) -> None:
    """Its turn has nothing more in store for a ship that is on turn. (DR-SINK-05, DR-SINK-07)"""
    state = t.state
    vessels.go_to_harbor(t, seat)
    if seat == state.turn:
        state.stayed = 0
        state.due = []
        if is_ai(state, seat):
            state.league(seat).sunk = 1
