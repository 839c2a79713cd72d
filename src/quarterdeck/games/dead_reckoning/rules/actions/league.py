"""The turn of an artificial opponent: its decks, the card it turns up, its income, the end of its turn. (DS-TURN,
DS-DIFF, DS-COOP-03, DS-COOP-07)

The card itself is carried out by `league_grid` (left side and middle line) and `league_orders` (right side).
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import DIFFICULTIES, SETUPS
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, SOLO
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import end_turn, fill_spaces
from quarterdeck.games.dead_reckoning.rules.actions.league_goods import gain
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import put_down
from quarterdeck.games.dead_reckoning.rules.actions.main import reset
from quarterdeck.games.dead_reckoning.rules.atoms import opponents
from quarterdeck.games.dead_reckoning.rules.islands import controlled
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.ask import draw

DEAL_SOLO: Final = QUESTIONS.to_chance("draw.deal", SOLO)
DRAW_SOLO: Final = QUESTIONS.to_chance("draw.solo", SOLO)

# Decks


async def deal_decks(t: Turn) -> None:
    """All solo cards are dealt out evenly. (DS-SETUP-03, DS-COOP-03, DS-COOP-07)"""
    leagues = t.state.leagues
    opponents.gather_decks(t)
    for league in leagues[:-1]:
        for _ in range(SETUPS[t.state.setup].solo_cards):
            opponents.deal(t, league, await draw(DEAL_SOLO, leagues[-1].deck, (league.seat,)))


def used_up(state: State) -> bool:
    """Whether every opponent has turned up a whole deck since the last deal. (DS-COOP-07, DS-RUL-30)"""
    turns = state.leagues[0].turns
    if any(league.turns != turns for league in state.leagues):
        return False
    return turns > 0 and turns % SETUPS[state.setup].solo_cards == 0


async def ready_deck(t: Turn, league: League) -> None:
    """New decks after whole ones; a deck that is empty before is made of its own used cards. (DS-COOP-07, DS-RUL-02,
    DS-RUL-30)"""
    if not league.extra and used_up(t.state):
        await deal_decks(t)
    elif not league.deck:
        opponents.reuse_deck(t, league)
    else:
        return
    t.tell("league.shuffled", league.seat)


# The turn


async def open_card(t: Turn) -> None:
    """The turn begins with the next card; an additional card is not counted. (DS-TURN-01 to -03, DS-DIFF-04,
    DS-RUL-45)"""
    state = t.state
    league = state.league(state.turn)
    reset(state)
    if not league.extra:
        t.tell("turn.begins", league.seat)
    await ready_deck(t, league)
    if not league.extra:
        opponents.count_turn(t, league)
    opponents.turn_up(t, league, await draw(DRAW_SOLO, league.deck, (league.seat,)))
    begin(state, league)
    state.phase = "league_take"


def begin(state: State, league: League) -> None:
    """Nothing is planned or fought yet."""
    league.began = state.players[league.seat].place
    league.at = 0
    league.due = 0
    league.prey = NOBODY
    league.siege = NOBODY
    league.raid = NOBODY
    league.fought = 0
    league.lost = 0
    league.sunk = 0
    league.toss = NOBODY


async def income(t: Turn) -> None:
    """Everything that lies on its islands, whoever is there. (DS-TURN-05, DS-TURN-09, DS-RUL-35)"""
    state = t.state
    cargo = coins = 0
    for space in controlled(state, state.turn):
        part = state.spaces[space]
        if part.cargo + part.coins > 0:
            cargo, coins = cargo + part.cargo, coins + part.coins
            opponents.collect(t, state.turn, space)
    gain(t, state.turn, cargo, coins, "income")
    state.phase = "league_end"


def has_additional_card(state: State, league: League) -> bool:
    """After every third turn. (DS-DIFF-04)"""
    every = DIFFICULTIES[state.difficulty].extra_card_every
    return every > 0 and league.turns % every == 0 and not league.extra


async def end(t: Turn) -> None:
    """Empty card spaces are filled; then an additional card, or what it leaves on an island and the end of the turn.
    (DS-RUL-05, DS-RUL-22, DS-RUL-36)"""
    state = t.state
    league = state.league(state.turn)
    await fill_spaces(t)
    if has_additional_card(state, league):
        league.extra = 1
        state.phase = "league"
        return
    league.extra = 0
    await put_down(t, league)
    await end_turn(t)
