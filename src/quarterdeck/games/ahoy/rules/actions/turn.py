"""A turn: placing dice and taking free actions until the player ends it. (AH-TURN)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS
from quarterdeck.games.ahoy.kinds import ACT, ASIDE, CREW, DELIVER, END, PLACE, PLAY, QUESTIONS, RECRUIT, SMUGGLE, Parts
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.crew import (
    play_plan,
    playable_plans,
    recruit_for_die,
    recruit_for_gold,
    recruitable,
    usable_crew,
    use_crew,
)
from quarterdeck.games.ahoy.rules.actions.dice import distinct, open_slots, place_die, reach, within_reach
from quarterdeck.games.ahoy.rules.actions.smuggling import deliver, deliverable, smugglable, smuggle
from quarterdeck.games.ahoy.rules.effects import (
    CREW_BY_TRIGGER,
    Moment,
    Scene,
    crew_with,
    offered,
    simultaneously,
    timed_actions,
)
from quarterdeck.games.ahoy.state import NOBODY, Player, State, Turn
from quarterdeck.kernel.rules.ask import choose

CHOOSE_ACT: Final = QUESTIONS.add("turn.act", ACT)

DICE_PER_TURN: Final = 2


def begin_turn(t: Turn, seat: int) -> None:
    """Two dice are to be placed, or the one that is left. (AH-TURN-03, AH-RULE-67)"""
    atoms.begin_turn(t, seat, min(DICE_PER_TURN, len(t.state.players[seat].dice)))
    t.state.used = []
    t.state.phase = "act"


def choices(state: State, seat: int) -> list[Parts]:
    """Everything that the active player may do next. (AH-TURN-03 to -08, AH-RULE-67, AH-RULE-74)"""
    player = state.players[seat]
    found: list[Parts] = []
    if state.quota:
        add_placements(player, found)
    for card in recruitable(state, seat):
        if CARDS[card].die_cost:
            for die in distinct(player.dice):
                found.append((RECRUIT, card, die))
        else:
            found.append((RECRUIT, card))
    if player.white:
        for card in smugglable(state, seat):
            found.append((SMUGGLE, card))
        for card in deliverable(state, seat):
            found.append((DELIVER, card))
    for card in usable_crew(state, seat):
        found.append((CREW, card))
    for plan in playable_plans(state, seat):
        found.append((PLAY, plan))
    if not state.quota:
        found.append(END)
    return found


def add_placements(player: Player, found: list[Parts]) -> None:
    """Each die with each empty slot that it fits, as it is or for gold; where no die fits any slot as it is, one
    may be set aside. (AH-DICE-01, AH-TURN-07, AH-RULE-37)"""
    span = reach(player)
    slots = open_slots(player)
    dice = distinct(player.dice)
    one_fits = False
    for die in dice:
        value = 1 << die
        for slot in slots:
            if slot.accepts & value:
                one_fits = True
                found.append((PLACE, die, slot.id))
            elif span and within_reach(slot.accepts, span) & value:
                found.append((PLACE, die, slot.id))
    if not one_fits:
        for die in dice:
            found.append((ASIDE, die))


async def act(t: Turn) -> None:
    """One action of the active player, finished before the next; or the end of the turn. (AH-TURN-05, -06)"""
    state = t.state
    seat = state.turn
    t.movements = []
    choice = await choose(seat, CHOOSE_ACT, lambda: choices(state, seat))
    if state.battles:
        state.battles = []
    kind = choice[0]
    if kind == PLACE:
        await place_die(t, seat, int(choice[1]), str(choice[2]))
    elif kind == ASIDE:
        atoms.set_aside(t, seat, int(choice[1]))
    elif kind == RECRUIT and len(choice) > 2:
        await recruit_for_die(t, seat, str(choice[1]), int(choice[2]))
    elif kind == RECRUIT:
        await recruit_for_gold(t, seat, str(choice[1]))
    elif kind == SMUGGLE:
        await smuggle(t, seat, str(choice[1]))
    elif kind == DELIVER:
        await deliver(t, seat, str(choice[1]))
    elif kind == CREW:
        await use_crew(t, seat, str(choice[1]))
    elif kind == PLAY:
        await play_plan(t, seat, str(choice[1]))
    else:
        state.phase = "end_turn"


def end_moments(state: State, seat: int) -> list[Moment]:
    """What happens at the end of the own turn: Crew, and for Bluefin Strongholds. (AH-TURN-08, AH-RULE-50)"""
    player = state.players[seat]
    moments: list[Moment] = []
    for card in crew_with(player, "end_of_own_turn"):
        for ability in CREW_BY_TRIGGER["end_of_own_turn"][card]:
            moments.append(Moment(Scene(seat, card), ability))
    for action in timed_actions(player.faction, "end_of_own_turn"):
        moments.append(Moment(Scene(seat, action.id), action.abilities[0]))
    return [moment for moment in moments if offered(state, moment.scene, moment.ability)]


async def end_turn(t: Turn) -> None:
    """End-of-turn effects, those without a limit again and again; then the next player. (AH-BLUE-04, AH-TURN-08)"""
    seat = t.state.turn
    t.movements = []
    await simultaneously(t, seat, end_moments(t.state, seat))
    follow = next_with_dice(t.state, seat)
    if follow == NOBODY:
        t.state.phase = "end_round"
    else:
        begin_turn(t, follow)


def next_with_dice(state: State, seat: int) -> int:
    """The next player clockwise with unplaced dice, the same one last; or NOBODY. (AH-TURN-08, -09, -11)"""
    count = len(state.players)
    for offset in range(1, count + 1):
        other = (seat + offset) % count
        if state.players[other].dice:
            return other
    return NOBODY
