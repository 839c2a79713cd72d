"""The end of the game: chests are opened, ties are thrown out. (DR-END-05, DR-SCORE-15, DR-TIE)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.actions.battle import new_battle
from quarterdeck.games.dead_reckoning.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.pieces import HARBOR
from quarterdeck.games.dead_reckoning.scoring import cannons_of, total
from quarterdeck.games.dead_reckoning.state import TIE_BREAK, Turn
from quarterdeck.kernel.state import OVER


async def count(t: Turn) -> None:
    """Everything is shown and counted; most coins win. (DR-END-05, DR-SCORE-15)"""
    state = t.state
    for player in state.players:
        player.shown = 1
        t.tell("chest.shown", player.seat, player.chest)
    totals = [total(state, player.seat) for player in state.players]
    tied = [seat for seat, points in enumerate(totals) if points == max(totals)]
    state.ended = "coins" if len(tied) == 1 else "battle"
    throw_or_win(t, tied)


def throw_or_win(t: Turn, tied: list[int]) -> None:
    """Tied players throw a marker for each cannon of their ships and decks, from islands if need be: nothing is counted
    there any more. (DR-TIE-01, DR-TIE-02)"""
    state = t.state
    if len(tied) == 1:
        state.battle = None
        state.champions = tied
        t.tell("game.over")
        state.phase = OVER
        return
    state.battle = new_battle(TIE_BREAK, tied, HARBOR)
    state.battle.flying = [cannons_of(state, state.players[seat]) for seat in tied]
    state.phase = "throw"


async def break_tie(t: Turn) -> None:
    """The highest strength wins; on a new tie those who share it throw again. (DR-TIE-02)"""
    battle = t.state.fight()
    strengths = [strength_of(battle, side) for side in battle.sides]
    for seat, strength in zip(battle.seats, strengths):
        t.tell("tie.strength", seat, strength)
    throw_or_win(t, [seat for seat, strength in zip(battle.seats, strengths) if strength == max(strengths)])
