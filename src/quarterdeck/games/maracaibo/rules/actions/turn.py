"""A turn: sail, main action with free actions, draw. (MA-TURN)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import NOTHING_ELSE, PASS, QUESTIONS, SAILING, VILLAGE, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.drawing import draw_one, hand_full, refill_display
from quarterdeck.games.maracaibo.rules.actions.free import decide, free_choices
from quarterdeck.games.maracaibo.rules.actions.main_action import (
    choose_main_action,
    perform_main_action,
)
from quarterdeck.games.maracaibo.rules.actions.sailing import routes, sail, settle_at, stop
from quarterdeck.games.maracaibo.rules.actions.villages import one_village_action
from quarterdeck.games.maracaibo.rules.atoms import rounds
from quarterdeck.games.maracaibo.rules.board import ROUNDS
from quarterdeck.games.maracaibo.rules.counting import village_actions
from quarterdeck.games.maracaibo.rules.ways import MOVEMENT_POINTS
from quarterdeck.games.maracaibo.state import Turn

SAIL_TO: Final = QUESTIONS.add("sail.to", WithFree(SAILING), clause="MA-SAIL-03")
END_TURN: Final = QUESTIONS.add("turn.end", WithFree(NOTHING_ELSE), clause="MA-FREE-01", declinable=True)


def begin_turn(t: Turn, seat: int) -> None:
    """(MA-TURN-02)"""
    state = t.state
    state.sailed = 0
    state.spent = 0
    state.villages = 0
    state.phase = "sail" if seat < state.seats else "jean"
    rounds.begin_turn(t, seat)


async def sail_phase(t: Turn) -> None:
    """Phase A: at least one place, at most 7 movement points. (MA-SAIL-01)"""
    seat = t.state.turn
    choice = await decide(t, seat, SAIL_TO, lambda: routes(t.state, seat, MOVEMENT_POINTS))
    sail(t, seat, tuple([int(place) for place in choice]))
    t.state.sailed = t.state.spent
    t.state.phase = "stop"


async def stop_phase(t: Turn) -> None:
    """(MA-RUL-82)"""
    await stop(t, t.state.turn)
    t.state.phase = "main"


async def main_phase(t: Turn) -> None:
    """Phase B: one main action or none. (MA-MAIN-01 to -03)"""
    seat = t.state.turn
    t.loops = []
    choice = await choose_main_action(t, seat)
    if choice[0] == VILLAGE:
        t.state.villages = village_actions(t.state.players[seat], t.state.spent)
        t.tell("village.begins", seat, t.state.villages)
        t.state.phase = "village"
    else:
        await perform_main_action(t, seat, choice)
        t.state.phase = "after"


async def village_phase(t: Turn) -> None:
    """One village action of the main action. (MA-MAIN-05, MA-VILL-02)"""
    state = t.state
    seat = state.turn
    t.loops = []
    place = state.players[seat].ship
    state.villages -= 1
    if not await one_village_action(t, seat, state.villages + 1):
        state.villages = 0
    if state.villages <= 0:
        settle_at(t, seat, [place])
        state.phase = "after"


async def after_phase(t: Turn) -> None:
    """Free actions after the main action. (MA-FREE-01)"""
    seat = t.state.turn
    if free_choices(t.state, seat):
        await decide(t, seat, END_TURN, _end)
    t.state.phase = "draw"


def _end() -> list[Choice]:
    return [PASS]


async def draw_phase(t: Turn) -> None:
    """Phase C: card by card up to the limit, then the display is filled. (MA-DRAW)"""
    seat = t.state.turn
    if not hand_full(t.state, seat) and await draw_one(t, seat):
        return
    await refill_display(t)
    end_turn(t)


def end_turn(t: Turn) -> None:
    """The next player, or the scoring if a ship has come home. (MA-TURN-03, MA-TURN-05)"""
    state = t.state
    if state.ender == NONE:
        begin_turn(t, (state.turn + 1) % len(state.players))
        return
    begin_scoring(t)


def begin_scoring(t: Turn) -> None:
    """(MA-HOME-04, MA-HOME-05)"""
    state = t.state
    rounds.end_turns(t)
    state.step = 0
    state.phase = "final_choice" if state.round == ROUNDS else "interim_choice"
