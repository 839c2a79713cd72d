"""Rounds, and whose turn it is. (MA-TURN, MA-INTERIM)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.state import Turn


def choose_starter(t: Turn, seat: int) -> None:
    """Before the first turn; what money they all get for it is told. (MA-PSET-07)"""
    t.state.turn = seat


def begin_turn(t: Turn, seat: int) -> None:
    """(MA-TURN-02)"""
    t.state.turn = seat
    t.state.players[seat].fresh = []
    t.tell("turn.begins", seat, t.state.round)


def end_turns(t: Turn) -> None:
    """It is nobody's turn in a scoring, which is told itself. (MA-HOME-04)"""
    t.state.turn = NONE


def begin_round(t: Turn) -> None:
    """All ships are back in Havana, all assistants ready. (MA-INTERIM-08, MA-INTERIM-09)"""
    state = t.state
    for player in state.players:
        player.ship = 0
        player.reached = []
        player.settled = []
    state.round += 1
    state.ender = NONE
    t.tell("round.begins", state.round)
