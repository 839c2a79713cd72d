"""The turn: levelling up, the free actions of the main phase, arriving. (DR-TURN, DR-USE, DR-PLAY, DR-LEVEL)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import ACHIEVEMENTS
from quarterdeck.games.dead_reckoning.content.pieces import ACTION, TRADE_ICON
from quarterdeck.games.dead_reckoning.kinds import (
    ASK_LEAVE,
    ATTACK,
    BUY,
    CHALLENGE,
    COURSE,
    END,
    GIVE,
    MAIN_ACT,
    NUMBER,
    PLAY,
    QUESTIONS,
    RAISE,
    SAIL_TO,
    SEAT,
    STORM,
    SURRENDER,
    TAKE,
    TRADE,
    USE,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.achievements import can_earn, earn
from quarterdeck.games.dead_reckoning.rules.actions.battle import (
    attack_choices,
    begin_building_battle,
    begin_merchant_battle,
    begin_ship_battle,
)
from quarterdeck.games.dead_reckoning.rules.actions.cards import buy, card_choices
from quarterdeck.games.dead_reckoning.rules.actions.coop import (
    ask_leave,
    coop_choices,
    pass_goods,
)
from quarterdeck.games.dead_reckoning.rules.actions.crew import COPY, PLACE, carry_out, make_up_level
from quarterdeck.games.dead_reckoning.rules.actions.goods import from_dock, goods_choices, handle_goods
from quarterdeck.games.dead_reckoning.rules.actions.sailing import (
    begin_move,
    raise_sails,
    sail_choices,
)
from quarterdeck.games.dead_reckoning.rules.atoms import hands, stores
from quarterdeck.games.dead_reckoning.rules.crews import Ready, code, unused, unused_on
from quarterdeck.games.dead_reckoning.rules.effects import DOCK_OR_SHIP, in_stock, scene_of, usable
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard
from quarterdeck.games.dead_reckoning.state import ATTACKER, DEFENDER, NOBODY, State, Turn
from quarterdeck.kernel.rules.ask import choose

CHOOSE_ACT: Final = QUESTIONS.add("main.act", MAIN_ACT, clause="DR-TURN-03")
SURRENDER_CARGO: Final = QUESTIONS.add("surrender.cargo", NUMBER, ["number"], clause="DR-ACH-12")
FIRST_PIRATE: Final = QUESTIONS.add("battle.first", SEAT, clause="DR-PIRATE-03")


async def start_turn(t: Turn) -> None:
    """A level-up that is still due is made now; then nothing is used up. (DR-LEVEL-04, DR-USE-06)"""
    state = t.state
    t.tell("turn.begins", state.turn)
    reset(state)
    await make_up_level(t, state.turn)
    state.phase = "main"


def reset(state: State) -> None:
    """Whatever is counted by the turn begins anew, for everybody. (DR-USE-06, DR-BAT-02, DR-BAT-03)"""
    state.raised = 0
    state.searched = 0
    state.dealings = 0
    state.stayed = 1
    state.arranged = 0
    state.used = []
    state.fought = []
    state.stormed = []
    state.blocked = []
    state.asked = []
    state.allowed = []
    state.entered = []
    state.harvest_rows = []
    state.harvested = []
    state.entry_damage = 0
    state.half = NOBODY
    state.due = []
    for player in state.players:
        player.fired = 0
        player.fired_hull = [0] * len(player.fired_hull)


# What can be done


def abilities(state: State, seat: int) -> list[Ready]:
    """The action abilities that can be used now. (DR-USE-01, DR-USE-02, DR-RUL-82)"""
    return [ready for ready in unused(state, state.players[seat], ACTION) if usable(state, seat, ready)]


def ability_choices(state: State, seat: int) -> list[Choice]:
    return [(USE, ready.card, ready.acting.number) for ready in abilities(state, seat)]


def play_choices(state: State, seat: int) -> list[Choice]:
    """A card of the hand alone, or together with an ability that it could be used for at once. (DR-PLAY-01,
    DR-PLAY-02, DR-RUL-87)"""
    found: list[Choice] = []
    for card in state.players[seat].hand:
        found.append((PLAY, card))
        for ready in unused_on(state, card, ACTION):
            if not ready.by_itself and ready.acting.do[0].verb != COPY and usable(state, seat, ready):
                found.append((PLAY, card, ready.acting.number))
    return found


def can_surrender(state: State, seat: int) -> bool:
    """(DR-ACH-12, DR-RUL-41)"""
    player = state.players[seat]
    cargo, _ = in_stock(player, DOCK_OR_SHIP)
    return can_earn(player, TRADE_ICON) and cargo >= ACHIEVEMENTS[TRADE_ICON].goal


def placements(state: State, seat: int) -> list[Choice]:
    """The second half of a replacement must follow at once. (DR-RUL-03)"""
    return [
        (USE, ready.card, ready.acting.number)
        for ready in abilities(state, seat)
        if ready.acting.do[0].verb in (PLACE, COPY)
    ]


def choices(state: State, seat: int) -> list[Choice]:
    """Everything that the active player may do next, in any order and mix. (DR-TURN-02 to -05, DR-RUL-81)"""
    if state.half != NOBODY:
        return placements(state, seat)
    found: list[Choice] = play_choices(state, seat)
    found.extend(ability_choices(state, seat))
    found.extend(goods_choices(state, seat))
    found.extend(sail_choices(state, seat))
    found.extend(card_choices(state, seat))
    found.extend(attack_choices(state, seat))
    found.extend(coop_choices(state, seat))
    if can_surrender(state, seat):
        found.append(SURRENDER)
    found.append(END)
    return found


async def act(t: Turn) -> None:
    """One action of the main phase. (DR-TURN-02)"""
    state = t.state
    seat = state.turn
    choice = await choose(seat, CHOOSE_ACT, lambda: choices(state, seat))
    state.arranged = 0
    if choice == END:
        state.phase = "refill"
    elif choice[0] == PLAY:
        await play(t, seat, choice)
    elif choice[0] == USE:
        await use_ability(t, seat, int(choice[1]), int(choice[2]))
    elif choice == RAISE:
        await raise_sails(t, seat)
    elif choice[0] in (SAIL_TO, COURSE):
        await begin_move(t, seat, choice)
    elif choice in (BUY, TRADE):
        buy(t, seat)
    elif choice == ATTACK:
        begin_merchant_battle(t, seat)
    elif choice == STORM:
        begin_building_battle(t, seat, state.players[seat].place)
    elif choice[0] == CHALLENGE:
        begin_ship_battle(t, seat, int(choice[1]), DEFENDER)
    elif choice == ASK_LEAVE:
        await ask_leave(t, seat)
    elif choice[0] in (GIVE, TAKE):
        pass_goods(t, seat, choice)
    elif choice == SURRENDER:
        await surrender(t, seat)
    else:
        await handle_goods(t, seat, choice)


async def play(t: Turn, seat: int, choice: Choice) -> None:
    """A card; what works by itself, then the ability named with it. (DR-PLAY-01, DR-RUL-86, DR-RUL-87)"""
    card = int(choice[1])
    hands.play_card(t, seat, card)
    for ready in unused_on(t.state, card, ACTION):
        if ready.by_itself:
            await use(t, seat, ready)
    if len(choice) > 2:
        await use_ability(t, seat, card, int(choice[2]))


async def use_ability(t: Turn, seat: int, card: int, number: int) -> None:
    """One that a card in play has."""
    await use(t, seat, next(one for one in unused_on(t.state, card, ACTION) if one.acting.number == number))


async def use(t: Turn, seat: int, ready: Ready) -> None:
    """Once in the turn. (DR-USE-01, DR-USE-02)"""
    t.state.used.append(code(ready.card, ready.unit))
    t.tell("ability.used", seat, ready.card, ready.acting.number)
    await carry_out(t, scene_of(seat, ready), ready.acting)


async def surrender(t: Turn, seat: int) -> None:
    """Twelve cargo for nothing but the achievement. (DR-ACH-12, DR-RUL-01)"""
    player = t.state.players[seat]
    amount = ACHIEVEMENTS[TRADE_ICON].goal
    dock = await from_dock(seat, SURRENDER_CARGO, amount, player.dock, cargo_aboard(player))
    stores.spend(t, seat, amount, 0, dock, 0)
    earn(t, seat, TRADE_ICON)


# Arriving


async def arrive(t: Turn) -> None:
    """The pirate ships at the end of a movement are fought one after the other, in the order that the mover chooses,
    until all are fought or the ship has sunk. (DR-PIRATE-01, DR-PIRATE-03, DR-PIRATE-08)"""
    state = t.state
    state.due = [other for other in state.due if state.players[other].pirate]
    if not state.due:
        state.phase = "main"
        return
    rival = await choose(state.turn, FIRST_PIRATE, state.due)
    state.due.remove(rival)
    begin_ship_battle(t, state.turn, rival, ATTACKER)
