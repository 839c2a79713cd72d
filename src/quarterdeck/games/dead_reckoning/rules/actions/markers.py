"""Markers: taking one from the supply, or from an island when none is left. (DR-MARK)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, SPACE
from quarterdeck.games.dead_reckoning.rules.atoms import board, combat
from quarterdeck.games.dead_reckoning.rules.islands import exchanged, islands, keeps_markers_off, rightful
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.state import NOBODY, TIE_BREAK, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose

BORROW_MARKER: Final = QUESTIONS.add("marker.borrow", SPACE, clause="DR-MARK-02", declinable=True)


def lending(state: State, seat: int) -> list[int]:
    """The islands from which a player may take a marker back: not a permanent one, and control must not change.
    (DR-MARK-02, DR-RUL-24)"""
    found: list[int] = []
    for space in islands(state):
        if seat not in state.spaces[space].slots or keeps_markers_off(state, seat, space):
            continue
        part = state.spaces[space]
        if rightful(exchanged(part, seat, NOBODY)) == part.controller:
            found.append(space)
    return found


def has_marker(state: State, seat: int) -> bool:
    """In the supply or, if need be, on an island."""
    return is_ai(state, seat) or state.players[seat].markers > 0 or bool(lending(state, seat))


async def take_marker(t: Turn, seat: int) -> bool:
    """One marker is taken in hand; False if there is none, or none is taken from an island. (DR-MARK-01, DR-RUL-24)"""
    state = t.state
    if seat == NOBODY or is_ai(state, seat):
        return True
    if state.players[seat].markers == 0:
        spaces = lending(state, seat)
        space = await choose(seat, BORROW_MARKER, [*spaces, PASS]) if spaces else PASS
        if space == PASS:
            return False
        board.borrow_marker(t, seat, space)
    else:
        board.take_marker(t, seat)
    return True


async def throw_up(t: Turn, side: int, amount: int) -> None:
    """Up to so many markers of a side of the battle go into the air. (DR-RUL-24, DR-TIE-01)"""
    battle = t.state.fight()
    for _ in range(amount):
        if battle.kind != TIE_BREAK and not await take_marker(t, battle.seat_of(side)):
            return
        combat.throw_up(t, side, 1)
