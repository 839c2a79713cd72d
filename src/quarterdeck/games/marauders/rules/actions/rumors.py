"""Rumors: acquiring them and proving them true. (MM-RUM, MM-RUL-47, MM-RUL-100)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import PRICES, RUMORS
from quarterdeck.games.marauders.content.numbers import INFLUENCE
from quarterdeck.games.marauders.kinds import A_RUMOR, QUESTIONS
from quarterdeck.games.marauders.rules.actions.glory import earn_glory
from quarterdeck.games.marauders.rules.actions.testing import passes_test
from quarterdeck.games.marauders.rules.atoms import people, piles
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, perform, stat
from quarterdeck.games.marauders.state import RUMOR_GLORY, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_RUMOR: Final = QUESTIONS.to_chance("draw.rumor", A_RUMOR)
DROP_RUMOR: Final = QUESTIONS.add("rumor.drop", A_RUMOR, clause="MM-RUM-02")


def rumor_price(state: State, seat: int) -> int:
    """(MM-RUM-01)"""
    return stat(state, seat, "price.rumor", PRICES["rumor"])


async def acquire_rumor(t: Turn, seat: int) -> None:
    """Pay, test influence, draw. (MM-RUM-01)"""
    people.pay_gold(t, seat, rumor_price(t.state, seat))
    if await passes_test(t, seat, INFLUENCE, "rumor"):
        await draw_rumors(t, seat, stat(t.state, seat, "draw.rumor", 1))


async def draw_rumors(t: Turn, seat: int, count: int) -> None:
    """One of those drawn or the one already held stays. (MM-RUM-02, MM-RUL-100)"""
    for _ in range(min(count, len(t.state.rumor_deck))):
        piles.draw_rumor(t, seat, await draw(DRAW_RUMOR, t.state.rumor_deck))
    await keep_one_rumor(t, seat)


async def keep_one_rumor(t: Turn, seat: int) -> None:
    """(MM-RUM-02)"""
    player = t.state.players[seat]
    while len(player.rumors) > 1:
        piles.drop_rumor(t, seat, await choose(seat, DROP_RUMOR, lambda: player.rumors.copy()))


async def gain_rumor(t: Turn, scene: Scene, effect: Effect) -> None:
    await draw_rumors(t, scene.seat, effect.int_of("count"))


VERBS.add("gain_rumor", gain_rumor)


def rumor_here(state: State, seat: int, in_port: bool) -> str:
    """The rumor that could be proven where the captain is, or "". (MM-RUM-04, MM-RUL-106)"""
    player = state.players[seat]
    for rumor in player.rumors:
        if RUMORS[rumor].zone == player.zone and RUMORS[rumor].in_port == in_port:
            return rumor
    return ""


async def prove_rumor(t: Turn, seat: int, rumor: str) -> None:
    """Shown, tested; a false one is discarded, a true one pays and earns glory. (MM-RUM-05, -07, -08)"""
    piles.show_rumor(t, seat, rumor)
    proven = await passes_test(t, seat, RUMORS[rumor].skill, "")
    if proven:
        await perform(t, Scene(seat, rumor), RUMORS[rumor].reward)
    piles.put_rumor_away(t, seat, rumor)
    if proven and t.state.players[seat].captain:
        await earn_glory(t, seat, RUMOR_GLORY)
