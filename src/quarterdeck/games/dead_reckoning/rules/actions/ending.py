"""The end of the game: chests are opened, ties are thrown out. (DR-END-05, DR-SCORE-15, DR-TIE, DS-COOP-08)

Each side is known by its first seat: a player, or in the cooperative game a team.
"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.rules.actions.battle import new_battle
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.rules.atoms import combat, rounds
from quarterdeck.games.dead_reckoning.rules.scoring import cannons_of, team, team_total, total
from quarterdeck.games.dead_reckoning.state import TIE_BREAK, State, Turn
from quarterdeck.kernel.rules.state import OVER


async def count(t: Turn) -> None:
    """Everything is shown and counted; most coins win. (DR-END-05, DR-SCORE-15, DS-COOP-08)"""
    state = t.state
    for player in state.players[: state.humans]:
        rounds.show_chest(t, player.seat)
    for league in state.leagues:
        t.tell("league.total", league.seat, total(state, league.seat))
    sides = [player.seat for player in state.players if team(state, player.seat)[0] == player.seat]
    most = max(team_total(state, side) for side in sides)
    throw_or_win(t, [side for side in sides if team_total(state, side) == most])


def throw_or_win(t: Turn, tied: list[int]) -> None:
    """Tied players throw a marker for each cannon of their ships and decks, from islands if need be: nothing is counted
    there any more. Teams throw together. (DR-TIE-01, DR-TIE-02, DS-RUL-38)"""
    state = t.state
    if len(tied) == 1:
        rounds.end_game(t, ending(state, tied[0]), team(state, tied[0]))
        state.phase = OVER
        return
    flying = [sum(cannons_of(state, state.players[seat]) for seat in team(state, side)) for side in tied]
    combat.begin_tie(t, new_battle(TIE_BREAK, tied, HARBOR), flying)
    state.phase = "throw"


def ending(state: State, winner: int) -> str:
    """In a word how the game was won, or lost to artificial opponents."""
    if state.leagues:
        return "league_beaten" if winner < state.humans else "league_wins"
    return "battle" if state.battle is not None else "coins"


async def break_tie(t: Turn) -> None:
    """The highest strength wins; on a new tie those who share it throw again. (DR-TIE-02)"""
    battle = t.state.fight()
    strengths = [strength_of(battle, side) for side in battle.sides]
    for seat, strength in zip(battle.seats, strengths):
        t.tell("tie.strength", seat, strength)
    throw_or_win(t, [seat for seat, strength in zip(battle.seats, strengths) if strength == max(strengths)])
