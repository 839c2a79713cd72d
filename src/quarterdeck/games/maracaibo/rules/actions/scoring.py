"""Interim and final scoring, step by step; what is worth how much is in rules/scoring. (MA-INTERIM, MA-FINAL)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import A_BUILDING, PURCHASE_OR_VP, QUESTIONS, VP, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.buying import has_cards, purchase, purchases
from quarterdeck.games.maracaibo.rules.actions.drawing import refill_display, refill_hand
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.jean import jean_income, jean_leads
from quarterdeck.games.maracaibo.rules.actions.sailing import settle_at
from quarterdeck.games.maracaibo.rules.actions.story import new_quests, note_fulfilled, read_next_back
from quarterdeck.games.maracaibo.rules.actions.turn import begin_turn
from quarterdeck.games.maracaibo.rules.atoms import board, projects, purse, rounds
from quarterdeck.games.maracaibo.rules.board import captains
from quarterdeck.games.maracaibo.rules.scoring import (
    score_buildings,
    score_cards,
    score_income,
    score_lead,
    score_ranks,
)
from quarterdeck.games.maracaibo.state import (
    INCOME_VP,
    NATION_COUNT,
    SCORING_VP,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import draw
from quarterdeck.kernel.rules.state import OVER

BUY_OR_VP: Final = QUESTIONS.add("scoring.choice", WithFree(PURCHASE_OR_VP), clause="MA-INTERIM-01", always=True)
DRAW_BUILDING: Final = QUESTIONS.to_chance("draw.building", A_BUILDING)

VP_INSTEAD: Final = 2
"""What a player gains who buys nothing in step 1. (MA-INTERIM-01, MA-FINAL-01)"""


# Step 1


async def interim_choice(t: Turn) -> None:
    """One player buys, and refills the hand, or takes VP. (MA-INTERIM-01, MA-RUL-71, MA-RUL-120)"""
    seat = next_to_choose(t.state)
    if seat == NONE:
        t.state.phase = "interim_steps"
    elif await buy_or_vp(t, seat):
        await refill_hand(t, seat)


async def final_choice(t: Turn) -> None:
    """The same without refilling. (MA-FINAL-01)"""
    seat = next_to_choose(t.state)
    if seat == NONE:
        t.state.phase = "final_steps"
    else:
        await buy_or_vp(t, seat)


def next_to_choose(state: State) -> int:
    """From the one who ended the round clockwise, without Jean; NONE when all have chosen. (MA-RUL-52, MA-RUL-54)"""
    while state.step < len(state.players):
        seat = (state.ender + state.step) % len(state.players)
        state.step += 1
        if seat < state.seats:
            return seat
    return NONE


async def buy_or_vp(t: Turn, seat: int) -> bool:
    """Whether something was bought. (MA-RUL-123, MA-RUL-127)"""

    def choices() -> list[Choice]:
        return [*purchases(t.state, seat), VP]

    choice = await decide(t, seat, BUY_OR_VP, choices, always=has_cards(t.state, seat))
    if choice == VP:
        purse.gain_vp(t, seat, VP_INSTEAD, SCORING_VP)
        return False
    await purchase(t, seat, choice)
    return True


# Interim scoring, steps 2 to 7


async def interim_steps(t: Turn) -> None:
    """Income, empty markets, a new display, the next building. (MA-INTERIM-02 to -05)"""
    t.tell("scoring.interim", t.state.round)
    for player in captains(t.state):
        purse.gain_doubloons(t, player.seat, player.doubloon_income)
        purse.gain_vp(t, player.seat, player.vp_income, INCOME_VP)
    jean_income(t)
    t.state.income_paid = 1
    board.empty_markets(t)
    await new_display(t)
    await open_building(t)
    note_fulfilled(t.state)
    t.state.phase = "interim_story"


async def new_display(t: Turn) -> None:
    """(MA-INTERIM-04)"""
    projects.clear_display(t)
    await refill_display(t)


async def open_building(t: Turn) -> None:
    """(MA-INTERIM-05, MA-PREST-01)"""
    board.open_building(t, await draw(DRAW_BUILDING, t.state.building_pile))


async def interim_story(t: Turn) -> None:
    """Step 6: one story card at a time, then the quests of a scenario. (MA-INTERIM-06, MA-INTERIM-07)"""
    if t.state.unread:
        await read_next_back(t)
        return
    await new_quests(t)
    t.state.phase = "new_round"


async def new_round(t: Turn) -> None:
    """All ships return; assistants at places not reached pay. (MA-INTERIM-08, MA-INTERIM-09, MA-RUL-11)"""
    state = t.state
    for player in state.players:
        posts = [CARDS[card].place for card in player.assistants]
        settle_at(t, player.seat, [place for place in posts if place not in player.reached])
    starter = (state.ender + 1) % len(state.players)
    state.income_paid = 0
    rounds.begin_round(t)
    begin_turn(t, starter)


# Final scoring, steps 2 to 6


async def final_steps(t: Turn) -> None:
    """(MA-FINAL-02 to -08)"""
    t.tell("scoring.final")
    for player in captains(t.state):
        score_income(t, player)
        score_cards(t, player)
        score_buildings(t, player)
    jean_income(t)
    t.state.income_paid = 1
    for nation in range(NATION_COUNT):
        score_lead(t, nation)
    score_ranks(t)
    jean_leads(t)
    note_fulfilled(t.state)
    t.state.phase = "final_story"


async def final_story(t: Turn) -> None:
    """Step 6; new story cards are laid but not carried out. (MA-FINAL-09, MA-RUL-98)"""
    if t.state.unread:
        await read_next_back(t)
        return
    t.tell("game.over")
    t.state.phase = OVER
