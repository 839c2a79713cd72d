"""A player's turn: how it starts, actions, how it ends. (MM-ACT, MM-RUL-09, MM-RUL-95)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import RUMORS
from quarterdeck.games.marauders.content.numbers import HULL
from quarterdeck.games.marauders.kinds import AN_ACTION, CARD, END, KEPT, PORT, QUESTIONS, RETIRE, SCOUT, Choice
from quarterdeck.games.marauders.rules.actions.death import die, may_retire, new_captain, retire
from quarterdeck.games.marauders.rules.actions.events import turn_start_effects
from quarterdeck.games.marauders.rules.actions.npcs import be_scouted
from quarterdeck.games.marauders.rules.actions.port import begin_port_action, may_take_port_action
from quarterdeck.games.marauders.rules.actions.sea import arrive, move, move_choices, scout, scout_choices
from quarterdeck.games.marauders.rules.actions.windows import (
    choose_on_turn,
    open_window,
    play_card,
    playable,
    use_things,
)
from quarterdeck.games.marauders.rules.atoms import chart, piles
from quarterdeck.games.marauders.rules.effects import Scene
from quarterdeck.games.marauders.state import State, Turn

TURN_ACT: Final = QUESTIONS.add("turn.act", AN_ACTION, ["number", "moves"], "MM-ACT-01", always=True)
ACTIONS: Final = 3


async def start_turn(t: Turn) -> None:
    """In the order of the rules. (MM-RUL-09)"""
    state = t.state
    seat = state.turn
    reset(state)
    player = state.players[seat]
    t.tell("turn.begins", seat)
    if player.heir:
        await new_captain(t, seat)
    await turn_start_effects(t, seat)
    await use_things(t, "turn_start", [seat], lambda _seat: Scene(seat, ""))
    others = [other.seat for other in state.from_seat(seat)[1:] if other.captain]
    await open_window(t, "other_turn_start", others, lambda who: Scene(who, ""))
    await be_scouted(t, seat, "acted")


def reset(state: State) -> None:
    """A turn begins with three actions and nothing used up. (MM-ACT-01)"""
    state.acted = 0
    state.actions = ACTIONS
    state.extra_moves = 0
    state.moves = 0
    state.ported = 0
    state.scouted = []
    state.activities = []
    state.tried = []
    state.passes = []
    state.purse = ""
    player = state.players[state.turn]
    player.bought_before, player.bought_in = player.bought_in, -1


def choices(state: State, seat: int) -> list[Choice]:
    """Everything that the player on turn may do next. (MM-ACT-01 to -03, MM-GLORY-04)"""
    found = move_choices(state, seat) + scout_choices(state, seat)
    if may_take_port_action(state, seat):
        found.append(PORT)
    for card in playable(state, seat, "own_turn", Scene(seat, "")):
        found.append((CARD, card))
    for rumor in state.players[seat].kept:
        if any(effect.word("when") == "own_turn" for effect in RUMORS[rumor].reward):
            found.append((KEPT, rumor))
    if not state.acted and may_retire(state, seat):
        found.append(RETIRE)
    found.append(END)
    return found


async def act(t: Turn) -> None:
    """One action. (MM-ACT-01)"""
    state = t.state
    seat = state.turn
    about = (state.actions, state.extra_moves)
    choice = await choose_on_turn(state, TURN_ACT, lambda: choices(state, seat), about)
    if is_action(choice):
        state.acted = 1
    if choice == END:
        state.phase = "turn_end"
        return
    if choice == RETIRE:
        await retire(t, seat)
        state.phase = "turn_end"
        return
    if choice == PORT:
        await begin_port_action(t, seat)
    elif choice[0] == SCOUT:
        await scout(t, seat, choice)
    elif choice[0] == CARD:
        await play_card(t, seat, str(choice[1]), Scene(seat, ""), [seat])
    elif choice[0] == KEPT:
        use_kept(t, seat, str(choice[1]))
    else:
        await move(t, seat, choice)
    await check_captain(t, seat)


def is_action(choice: Choice) -> bool:
    """A Move, a Scout or a Port action; to play a card or to use a kept rumor is none. (MM-ACT-01, MM-RUL-58)"""
    return choice[0] not in (CARD, KEPT) and choice not in (RETIRE, END)


async def arrived(t: Turn) -> None:
    """A move is over, whoever attacked on the way. (MM-RUL-102)"""
    await arrive(t, t.state.turn)
    await acted(t)


async def acted(t: Turn) -> None:
    """On to the next action, if there is still a captain for it. (MM-ACT-01, MM-RUL-10)"""
    t.state.phase = "act"
    await check_captain(t, t.state.turn)


async def check_captain(t: Turn, seat: int) -> None:
    """A captain who dies in his own turn loses the rest of it. (MM-RUL-10)"""
    player = t.state.players[seat]
    if player.captain and player.areas[HULL] == 0:
        await die(t, seat)
    if not player.captain:
        t.state.phase = "turn_end"


def use_kept(t: Turn, seat: int, rumor: str) -> None:
    """A kept rumor that is used once. (EFFECTS.md, `limit`)"""
    state = t.state
    for effect in RUMORS[rumor].reward:
        if effect.word("when") == "own_turn" and effect.verb == "extra_action":
            state.extra_moves += effect.int_of("count")
    piles.use_rumor(t, seat, rumor)


async def end_turn(t: Turn) -> None:
    """The next player, or the end of the round. (MM-ROUND-01)"""
    state = t.state
    state.taken += 1
    if state.taken >= len(state.players):
        state.phase = "round_end"
        return
    chart.pass_turn(t, (state.turn + 1) % len(state.players))
    state.phase = "turn_start"
