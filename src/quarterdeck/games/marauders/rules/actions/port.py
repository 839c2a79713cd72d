"""The Port action and its activities. (MM-PORT, MM-CREW, MM-STASH, MM-RUL-31)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import PRICES, ZONE
from quarterdeck.games.marauders.content.numbers import CREW, INFLUENCE, LEADERSHIP, NONE, SKILLS
from quarterdeck.games.marauders.kinds import (
    ABOARD,
    AN_ACTIVITY,
    BUY,
    CARD,
    CLAIM,
    DELIVER,
    DONE,
    PROVE,
    PURSE,
    QUESTIONS,
    RECRUIT,
    RUMOR,
    SELL,
    STASH,
    TAKE,
    YARD,
    Choice,
)
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.gains import has_specialist
from quarterdeck.games.marauders.rules.actions.glory import announce_target
from quarterdeck.games.marauders.rules.actions.missions import claim, claimable, deliver, deliverable, visited
from quarterdeck.games.marauders.rules.actions.rumors import acquire_rumor, prove_rumor, rumor_here, rumor_price
from quarterdeck.games.marauders.rules.actions.sea import bribe_gate
from quarterdeck.games.marauders.rules.actions.shipyard import visit_shipyard
from quarterdeck.games.marauders.rules.actions.testing import passes_test
from quarterdeck.games.marauders.rules.actions.trade import buy_goods, sell_goods
from quarterdeck.games.marauders.rules.actions.windows import play_card, playable
from quarterdeck.games.marauders.rules.atoms import hulls, people, piles
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.marauders.rules.ships import (
    damage,
    free_entry,
    is_illegal,
    needs_gate,
    paid_entry,
    stash_allowed,
)
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import AMOUNT, YES_OR_NO

PORT_ACT: Final = QUESTIONS.add("port.act", AN_ACTIVITY, clause="MM-PORT-01", always=True)
HIRE_CREW: Final = QUESTIONS.add("crew.hire", AMOUNT, ["price"], "MM-CREW-02", always=True)
STASH_AMOUNT: Final = QUESTIONS.add("stash.amount", AMOUNT, ["way"], "MM-STASH-01", always=True)
PAY_SPECIALIST: Final = QUESTIONS.add("specialist.pay", YES_OR_NO, ["card", "price"], "MM-SPEC-03", always=True)
ACTIVITIES: Final[list[str]] = [BUY, YARD, RECRUIT, RUMOR]


# Beginning


def may_take_port_action(state: State, seat: int) -> bool:
    """Once per turn, in a port that is legal or opened. (MM-ACT-02, MM-PORT-01, MM-RUL-13, MM-RUL-14)"""
    player = state.players[seat]
    if not player.in_port or state.ported or state.actions <= 0:
        return False
    zone = player.zone
    if not is_illegal(state, player, zone) or free_entry(state, player, zone):
        return True
    return paid_entry(state, player, zone) != NONE


async def begin_port_action(t: Turn, seat: int) -> None:
    """Gates first; then the port's token is turned up. (MM-PORT-04, MM-RUL-14, MM-RUL-59)"""
    state = t.state
    player = state.players[seat]
    state.actions -= 1
    state.ported = 1
    state.activities = []
    if not await is_admitted(t, seat):
        return
    if player.zone in state.mod_ports:
        hulls.turn_up_modification(t, player.zone)
    state.phase = "port"
    t.tell("port.begins", seat, player.zone)
    await visited(t, seat, "reach_port", "visit_ports")


async def is_admitted(t: Turn, seat: int) -> bool:
    """(MM-RUL-14, MM-RUL-59)"""
    state = t.state
    player = state.players[seat]
    if not is_illegal(state, player, player.zone):
        return True
    if state.passes:
        return True
    if needs_gate(state, player):
        return await passes_test(t, seat, INFLUENCE, "")
    if free_entry(state, player, player.zone) or player.admitted:
        return True
    return await bribe_gate(t, seat)


# The activities


async def port_phase(t: Turn) -> None:
    """One activity, finished before the next. (MM-PORT-02, MM-PORT-03, MM-RUL-108)"""
    seat = t.state.turn
    choice = await choose(seat, PORT_ACT, lambda: port_choices(t.state, seat))
    if choice == DONE:
        t.state.purse = ""
        t.state.phase = "act"
        return
    if choice[0] != CARD:
        t.state.activities.append(str(choice[0]))
    await activity(t, seat, choice)
    if not t.state.players[seat].captain:
        t.state.phase = "turn_end"


def port_choices(state: State, seat: int) -> list[Choice]:
    """(MM-PORT-01 to -03, MM-RUL-31)"""
    player = state.players[seat]
    done = state.activities
    found: list[Choice] = []
    if may_sell(state) and player.cargo:
        found.append((SELL,))
    for name in ACTIVITIES:
        if name not in done and is_open(state, seat, name):
            found.append((name,))
    if CLAIM not in done:
        for mission in claimable(state, seat):
            found.append((CLAIM, mission))
    if rumor_here(state, seat, in_port=True):
        found.append((PROVE,))
    if deliverable(state, seat) >= 0:
        found.append((DELIVER, deliverable(state, seat)))
    add_stash_choices(state, seat, found)
    for card in playable(state, seat, "port_action", Scene(seat, "")):
        found.append((CARD, card))
    found.append(DONE)
    return found


def may_sell(state: State) -> bool:
    """Selling comes before the other activities. (MM-PORT-02)"""
    return all(name == PURSE for name in state.activities)


def is_open(state: State, seat: int, name: str) -> bool:
    if name == RECRUIT:
        return damage(state, seat, CREW) > 0
    if name == RUMOR:
        return money.purse(state, seat) >= rumor_price(state, seat) and bool(state.rumor_deck)
    return True


async def activity(t: Turn, seat: int, choice: Choice) -> None:
    kind = choice[0]
    if kind == SELL:
        await sell_goods(t, seat)
    elif kind == BUY:
        await buy_goods(t, seat)
    elif kind == YARD:
        await visit_shipyard(t, seat)
    elif kind == RECRUIT:
        await recruit(t, seat)
    elif kind == RUMOR:
        await acquire_rumor(t, seat)
    elif kind == PROVE:
        await prove_rumor(t, seat, rumor_here(t.state, seat, in_port=True))
    elif kind == CLAIM:
        await claim(t, seat, str(choice[1]))
        await visited(t, seat, "reach_port", "visit_ports")
    elif kind == DELIVER:
        await deliver(t, seat, int(choice[1]))
    elif kind in (STASH, TAKE):
        await use_stash(t, seat, str(kind))
    elif kind == PURSE:
        t.state.purse = str(choice[1])
    else:
        await play_card(t, seat, str(choice[1]), Scene(seat, ""), [seat])


# Crew


async def recruit(t: Turn, seat: int) -> None:
    """Leadership fills the crew; otherwise it costs gold. (MM-CREW-01 to -03, MM-RUL-108)"""
    if await passes_test(t, seat, LEADERSHIP, "recruit"):
        hulls.restore(t, seat, CREW, damage(t.state, seat, CREW))
        return
    price = PRICES["crew_point"]
    most = min(damage(t.state, seat, CREW), money.purse(t.state, seat) // price)
    hired = await choose(seat, HIRE_CREW, list(range(most + 1)), (price,))
    people.pay_gold(t, seat, hired * price)
    hulls.restore(t, seat, CREW, hired)


# Stash


def add_stash_choices(state: State, seat: int, found: list[Choice]) -> None:
    """One transfer in one direction; and what to pay from, which is not changed twice on end: that would never have to
    end. (MM-STASH-01, MM-STASH-03, MM-RUL-105)"""
    player = state.players[seat]
    if STASH not in state.activities and TAKE not in state.activities and stash_allowed(state, player):
        if player.gold:
            found.append((STASH,))
        if player.stash:
            found.append((TAKE,))
    if state.activities[-1:] != [PURSE] and stash_allowed(state, player) and player.stash and player.gold:
        found.append((PURSE, ABOARD if state.purse == STASH else STASH))


async def use_stash(t: Turn, seat: int, kind: str) -> None:
    """Any amount; the others hear only that it is done. (MM-STASH-01 to -03, MM-RUL-108)"""
    player = t.state.players[seat]
    most = player.gold if kind == STASH else player.stash
    amount = await choose(seat, STASH_AMOUNT, list(range(1, most + 1)), (kind,))
    people.move_to_stash(t, seat, amount if kind == STASH else -amount)
    announce_target(t)


async def open_stash(t: Turn, scene: Scene, effect: Effect) -> None:
    """A card that lets the captain stash here. (EFFECTS.md, `stash`)"""
    t.state.activities.append("stash_anywhere")


def can_open_stash(state: State, scene: Scene, effect: Effect) -> bool:
    return state.phase == "port" and not stash_allowed(state, state.players[scene.seat])


VERBS.add("stash", open_stash)
POSSIBLE.add("stash", can_open_stash)


# Specialists


async def hire(t: Turn, scene: Scene, effect: Effect) -> None:
    """A test, or gold if it fails; otherwise the card is lost. (MM-SPEC-03, MM-RUL-108)"""
    seat, card = scene.seat, scene.source
    hired = await passes_test(t, seat, SKILLS.index(effect.word("skill")), "")
    price = effect.int_of("gold")
    if not hired:
        answers = [True, False] if money.purse(t.state, seat) >= price else [False]
        hired = await choose(seat, PAY_SPECIALIST, answers, (card, price))
        people.pay_gold(t, seat, price if hired else 0)
    if hired:
        piles.join(t, seat, card, t.state.played)


def can_hire(state: State, scene: Scene, effect: Effect) -> bool:
    """In the named port, not a second of the kind. (MM-SPEC-04)"""
    player = state.players[scene.seat]
    if scene.copied or state.phase != "port" or state.turn != scene.seat:
        return False
    return ZONE[effect.word("port")] == player.zone and not has_specialist(state, scene.seat, effect.word("kind"))


VERBS.add("hire", hire)
POSSIBLE.add("hire", can_hire)
