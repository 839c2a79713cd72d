"""Drawing cards and filling the display. (MA-DRAW, MA-RUL-07 to -10, MA-RUL-122)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.kinds import A_CARD, DISPLAY, PASS, PILE, QUESTIONS, REST, SOURCE, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import projects
from quarterdeck.games.maracaibo.rules.counting import display_price, hand_limit
from quarterdeck.games.maracaibo.state import EMPTY, State, Turn
from quarterdeck.kernel.rules.ask import draw

DRAW_FROM: Final = QUESTIONS.add("draw.from", WithFree(SOURCE), clause="MA-DRAW-01", declinable=True)
DRAW_PROJECT: Final = QUESTIONS.to_chance("draw.project", A_CARD)


def hand_full(state: State, seat: int) -> bool:
    """(MA-DRAW-01, MA-RUL-09)"""
    return len(state.players[seat].hand) >= hand_limit(state.players[seat])


def draw_choices(state: State, seat: int) -> list[Choice]:
    """The pile, or a card of the display that can be paid; nothing only where there is no pile. Who could take from
    both may also take all that are missing from the pile. (MA-RUL-08, MA-RUL-125)"""
    player = state.players[seat]
    missing = hand_limit(player) - len(player.hand)
    found: list[Choice] = [PILE if state.draw or state.discard else PASS]
    if player.doubloons >= display_price(player):
        found.extend((DISPLAY, card) for card in state.display if card != EMPTY)
    if len(found) > 1 and 1 < missing <= len(state.draw) + len(state.discard):
        found.insert(1, (REST, missing))
    return found


async def draw_one(t: Turn, seat: int) -> bool:
    """One card, from where the player likes; False if none was taken. (MA-DRAW-01, MA-RUL-07)"""
    choice = await decide(t, seat, DRAW_FROM, lambda: draw_choices(t.state, seat))
    if choice == PASS:
        return False
    if choice == PILE:
        projects.take_from_pile(t, seat, await top_card(t))
    elif choice[0] == REST:
        for _ in range(int(choice[1])):
            projects.take_from_pile(t, seat, await top_card(t))
    else:
        position = t.state.display.index(str(choice[1]))
        projects.take_from_display(t, seat, position, display_price(t.state.players[seat]))
    return True


async def top_card(t: Turn) -> str:
    """The top of the draw pile, rebuilt where it is empty; the caller takes it. (MA-DRAW-05, MA-RUL-122)"""
    if not t.state.draw:
        projects.reshuffle(t)
    card: str = await draw(DRAW_PROJECT, t.state.draw)
    return card


async def refill_display(t: Turn) -> None:
    """The empty positions in ascending order, as far as there are cards. (MA-DRAW-04, MA-RUL-08, MA-RUL-10)"""
    for position in range(len(t.state.display)):
        if t.state.display[position] == EMPTY and (t.state.draw or t.state.discard):
            projects.lay_out(t, position, await top_card(t))


async def refill_hand(t: Turn, seat: int) -> None:
    """Up to the hand limit, then the display. (MA-DRAW-01, MA-DRAW-04)"""
    while not hand_full(t.state, seat):
        if not await draw_one(t, seat):
            break
    await refill_display(t)
