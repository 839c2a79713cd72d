"""The clean-up phase and the end of a turn. (DR-CLEAN, DR-END)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS_TO_END,
    CARDS,
    DRAW_CARDS,
    HAND_LIMIT,
    UNSLEEVED_KEPT,
)
from quarterdeck.games.dead_reckoning.content.pieces import DRAW, HARBOR, LINES, OCEAN
from quarterdeck.games.dead_reckoning.kinds import KEEP, MERCHANT, MODE, NUMBER, PIRATE, QUESTIONS, SLEEVED, Choice
from quarterdeck.games.dead_reckoning.rules.actions.cards import lay_card
from quarterdeck.games.dead_reckoning.rules.actions.crew import can_draw, draw_crew
from quarterdeck.games.dead_reckoning.rules.atoms import hands, rounds, vessels
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons
from quarterdeck.games.dead_reckoning.rules.islands import hand_bonus
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai, turn_phase
from quarterdeck.games.dead_reckoning.state import LEVEL_DUE, NOBODY, Player, State, Turn
from quarterdeck.kernel.rules.ask import choose

CHOOSE_MODE: Final = QUESTIONS.add("cleanup.mode", MODE, clause="DR-PIRATE-06")
SLEEVE: Final = QUESTIONS.add("cleanup.sleeve", SLEEVED, clause="DR-RUL-65")
DRAW_MORE: Final = QUESTIONS.add("cleanup.draw", NUMBER, clause="DR-RUL-72")


async def refill(t: Turn) -> None:
    """Step 1: the board. (DR-CLEAN-02)"""
    await fill_spaces(t)
    t.state.phase = "mode"


async def fill_spaces(t: Turn) -> None:
    """Empty card spaces on face-up tiles. (DR-CLEAN-02, DR-CLEAN-03)"""
    for space in range(OCEAN):
        if t.state.spaces[space].tile and not t.state.spaces[space].card:
            await lay_card(t, space)


async def choose_mode(t: Turn) -> None:
    """Steps 2 and 3: the mode, and sails are lowered. (DR-PIRATE-06, DR-PIRATE-07, DR-CLEAN-04, DR-CLEAN-05)"""
    state = t.state
    player = state.active()
    mode = MERCHANT
    if player.place != HARBOR:
        mode = await choose(player.seat, CHOOSE_MODE, [MERCHANT, PIRATE])
    vessels.set_mode(t, player.seat, mode == PIRATE)
    vessels.lower_sails(t, player.seat)
    state.extra_draws = in_play_icons(state, player, DRAW)
    state.phase = "sleeve"


# Step 4


def sleeves(state: State, player: Player, advancement: str) -> list[int]:
    """The cards in play whose line is free for it. (DR-CLEAN-06, DR-CLEAN-07)"""
    line = CARDS[advancement].line
    return [card for card in player.play if not state.crew[card].sleeve[line]]


def may_keep(state: State, player: Player) -> bool:
    """Whether all that is left may stay unsleeved: one at will, or what finds no sleeve if that is all.
    (DR-CLEAN-10, DR-CLEAN-11, DR-RUL-65)"""
    homeless, fitting = 0, 0
    for line in range(len(LINES)):
        waiting = sum(1 for card in player.advancements if CARDS[card].line == line)
        room = sum(1 for card in player.play if not state.crew[card].sleeve[line])
        homeless += max(0, waiting - room)
        fitting += min(waiting, room)
    return fitting == 0 or (homeless == 0 and fitting <= UNSLEEVED_KEPT)


def sleeve_choices(state: State, player: Player) -> list[Choice]:
    found: list[Choice] = []
    for advancement in player.advancements:
        found.extend((advancement, card) for card in sleeves(state, player, advancement))
    if may_keep(state, player):
        found.append(KEEP)
    return found


async def sleeve(t: Turn) -> None:
    """Step 4, one advancement after the other. (DR-CLEAN-06 to -11, DR-RUL-65)"""
    state = t.state
    player = state.active()
    choice = await choose(player.seat, SLEEVE, lambda: sleeve_choices(state, player))
    if choice == KEEP:
        state.phase = "draw"
    else:
        advancement = str(choice[0])
        hands.sleeve(t, player.seat, advancement, int(choice[1]), CARDS[advancement].line)


# Step 5


def hand_limit(state: State, seat: int) -> int:
    """(DR-CLEAN-13, DR-CLEAN-15)"""
    return HAND_LIMIT + hand_bonus(state, seat)


async def draw_cards(t: Turn) -> None:
    """Step 5: cards in play are discarded; four cards within the hand limit, then those of draw bonuses if wanted.
    (DR-CLEAN-12 to -17, DR-ICON-02, DR-RUL-72)"""
    state = t.state
    player = state.active()
    hands.discard_play(t, player.seat)
    for _ in range(min(DRAW_CARDS, hand_limit(state, player.seat) - len(player.hand))):
        await draw_crew(t, player.seat)
    state.phase = "draw_more"


async def draw_more(t: Turn) -> None:
    """(DR-CLEAN-17, DR-RUL-72)"""
    state = t.state
    player = state.active()
    space = hand_limit(state, player.seat) - len(player.hand)
    stock = len(player.deck) + len(player.bottom) + len(player.discard)
    most = max(0, min(state.extra_draws, space, stock))
    for _ in range(await choose(player.seat, DRAW_MORE, list(range(most + 1)))):
        if can_draw(player):
            await draw_crew(t, player.seat)
    state.phase = "turn_end"


# The end of the turn


async def end_turn(t: Turn) -> None:
    """Four achievements trigger the end; everybody else has one more turn. (DR-END-01, DR-END-02, DR-LEVEL-01,
    DR-RUL-42)"""
    state = t.state
    player = state.active()
    if state.trigger == NOBODY and len(player.achievements) >= ACHIEVEMENTS_TO_END:
        rounds.trigger_end(t, player.seat)
    if state.trigger != NOBODY:
        rounds.finish_last_turn(t, player.seat)
    elif not is_ai(state, player.seat):
        player.may_level = LEVEL_DUE
    rounds.pass_turn(t, state.from_seat(player.seat)[1].seat)
    state.phase = "count" if state.turn == state.trigger else turn_phase(state)
