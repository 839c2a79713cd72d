"""Glory points, glory cards, the hand limit, and the announcement of the target. (MM-GLORY, MM-END-01)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.kinds import A_CARD, QUESTIONS
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.windows import choose_card_to_discard
from quarterdeck.games.marauders.rules.atoms import people, piles
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, stat
from quarterdeck.games.marauders.state import Turn
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_GLORY: Final = QUESTIONS.to_chance("draw.glory", A_CARD)
KEEP_NOT: Final = QUESTIONS.add("glory.keep_not", A_CARD, clause="MM-GLORY-03")

HAND_LIMIT: int = 4


async def earn_glory(t: Turn, seat: int, source: int) -> None:
    """One point and one card. (MM-GLORY-01, MM-RUL-32)"""
    people.score(t, seat, source)
    announce_target(t)
    await draw_and_keep(t, seat, stat(t.state, seat, "draw.glory", 1), 1)


async def draw_and_keep(t: Turn, seat: int, count: int, keep: int) -> None:
    """So many cards, of which so many are kept. (EFFECTS.md, `draw_glory`, `draw.glory`)"""
    drawn: list[str] = []
    for _ in range(count):
        card = await top_glory_card(t)
        if card:
            piles.take_glory(t, seat, card)
            drawn.append(card)
    for _ in range(len(drawn) - keep):
        card = await choose(seat, KEEP_NOT, [card for card in drawn if card in t.state.players[seat].hand])
        piles.discard_glory(t, seat, card)
        drawn.remove(card)
    await keep_hand_limit(t, seat)


async def top_glory_card(t: Turn) -> str:
    """The discards are shuffled when the deck is empty; "" where no card can be had. (MM-RUL-50)"""
    state = t.state
    if not state.glory_deck:
        piles.reshuffle_glory(t)
    if not state.glory_deck:
        return ""
    card: str = await draw(DRAW_GLORY, state.glory_deck)
    return card


async def keep_hand_limit(t: Turn, seat: int) -> None:
    """(MM-GLORY-03)"""
    while len(t.state.players[seat].hand) > stat(t.state, seat, "limit.hand", HAND_LIMIT):
        await choose_card_to_discard(t, seat)


def announce_target(t: Turn) -> None:
    """Whoever has the target says so at once; the round is the last. (MM-END-01, MM-RUL-49)"""
    for player in t.state.players:
        if not player.shown_stash and money.total_points(player) >= t.state.target:
            people.reach_target(t, player.seat)


async def draw_glory(t: Turn, scene: Scene, effect: Effect) -> None:
    count = effect.int_of("count")
    await draw_and_keep(t, scene.seat, count, effect.int_of("keep", count))


VERBS.add("draw_glory", draw_glory)
