"""Influence: placing, replacing and removing markers, and what a change of control brings. (DR-INFL, DR-CTRL)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.pieces import ACTION
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, SEAT, SPACE
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_permanent
from quarterdeck.games.dead_reckoning.rules.actions.crew import COPY, PLACE, sleeved_actions
from quarterdeck.games.dead_reckoning.rules.actions.markers import has_marker, take_marker
from quarterdeck.games.dead_reckoning.rules.atoms import board
from quarterdeck.games.dead_reckoning.rules.crews import quantity, unused
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene, can_pay
from quarterdeck.games.dead_reckoning.rules.islands import (
    empty_slots,
    hostile,
    is_island,
    keeps_markers_off,
    rightful,
)
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

REPLACE_MARKER: Final = QUESTIONS.add("influence.replace", SEAT, [SPACE], clause="DR-INFL-02")
REPLACE_HALF: Final = QUESTIONS.add("influence.half", SEAT, [SPACE], clause="DR-RUL-03", declinable=True)
REMOVE_INFLUENCE: Final = QUESTIONS.add("influence.remove", SEAT, [SPACE], clause="DR-RUL-62", declinable=True)

PROTECTED: Final = 2
"""The placements that a marker costs whose owner has taken the last turn. (DR-END-03)"""


# Control


async def settle_control(t: Turn, space: int) -> None:
    """Looked at after every single marker: the buildings fall, then the new controller adds a permanent marker.
    (DR-CTRL-02 to -06, DR-BUILD-05, DR-RUL-21 to -23, DR-RUL-77)"""
    part = t.state.spaces[space]
    now = rightful(part)
    if now == part.controller:
        return
    board.change_control(t, space, now)
    if now != NOBODY and await take_marker(t, now):
        add_permanent(t, now, space)


def add_permanent(t: Turn, seat: int, space: int) -> None:
    """(DR-CTRL-03, DR-CTRL-05, DR-ACH-09)"""
    board.add_permanent(t, seat, space)
    check_permanent(t, seat)


# Where


def reachable(state: State, seat: int, ignore_forts: bool) -> bool:
    """The ship is at an island where nothing keeps the player from placing. (DR-INFL-01, DR-BUILD-08, DR-PIRATE-13,
    DS-COOP-12)"""
    space = state.players[seat].place
    return is_island(state, space) and not keeps_markers_off(state, seat, space, ignore_forts)


def price(state: State, seat: int, rival: int) -> int:
    """The placements that replacing a marker takes, a half that was paid before left out. (DR-END-03, DR-RUL-03)"""
    if not state.players[rival].done:
        return 1
    return 1 if state.half == rival else PROTECTED


def rivals_there(state: State, seat: int) -> list[int]:
    """Whose slot markers lie on the ship's island, besides the own."""
    slots = state.spaces[state.players[seat].place].slots
    return [rival for rival in range(len(state.players)) if rival != seat and rival in slots]


def enemies_there(state: State, seat: int) -> list[int]:
    """Those of them who are no teammate."""
    return [rival for rival in rivals_there(state, seat) if hostile(state, seat, rival)]


def replaceable(state: State, seat: int, left: int) -> list[int]:
    """Whose markers can be replaced with so many placements left. (DR-INFL-02)"""
    return [rival for rival in rivals_there(state, seat) if price(state, seat, rival) <= left]


def another_at_hand(state: State, scene: Scene) -> bool:
    """Whether another place-influence ability could be used after this one, or copied: what is copied is used as if it
    stood on the copying card. (DR-RUL-03, DR-RUL-52)"""
    for ready in unused(state, state.players[scene.seat], ACTION):
        if (ready.card, ready.unit.number) == (scene.card, scene.unit):
            continue
        parts = [ready.acting]
        if ready.acting.do[0].verb == COPY:
            parts = [part for _, part in sleeved_actions(state, scene.seat)]
        if any(could_place(state, scene.seat, ready.card, part) for part in parts):
            return True
    return False


def could_place(state: State, seat: int, card: int, unit: Unit) -> bool:
    """Whether an ability, standing on this crew card, would give a placement here."""
    effect = unit.do[0]
    if effect.verb != PLACE or not can_pay(state.players[seat], unit.cost):
        return False
    return reachable(state, seat, effect.flag("ignore_forts")) and quantity(state, card, effect, "n") > 0


def can_place(state: State, scene: Scene, effect: Effect) -> bool:
    """At least one marker would lie there afterwards, or half of one. (DR-RUL-82)"""
    seat = scene.seat
    left = quantity(state, scene.card, effect, "n")
    if left == 0 or not reachable(state, seat, effect.flag("ignore_forts")) or not has_marker(state, seat):
        return False
    part = state.spaces[state.players[seat].place]
    if empty_slots(part) > 0 or replaceable(state, seat, left):
        return True
    return bool(rivals_there(state, seat)) and another_at_hand(state, scene)


# Placing


async def place_influence(t: Turn, scene: Scene, effect: Effect) -> None:
    """In one go, as many as possible: on empty slots, then in the place of others. (DR-INFL-01 to -04, DR-RUL-82)"""
    left = quantity(t.state, scene.card, effect, "n")
    while left > 0 and reachable(t.state, scene.seat, effect.flag("ignore_forts")):
        spent = await place_one(t, scene.seat, left)
        if spent == 0:
            break
        left -= spent
    if left == 1:
        await begin_half(t, scene)


async def place_one(t: Turn, seat: int, left: int) -> int:
    """One marker; how many placements it took, 0 if none can be placed. A marker taken from this very island leaves a
    slot, which is filled first. (DR-INFL-01, DR-INFL-02, DR-END-03, DR-MARK-01)"""
    state = t.state
    space = state.players[seat].place
    part = state.spaces[space]
    half, state.half = state.half, NOBODY
    rival, spent = half, 1
    if half == NOBODY and empty_slots(part) == 0:
        rivals = replaceable(state, seat, left)
        if not rivals:
            return 0
        rival = await choose(seat, REPLACE_MARKER, rivals, (space,))
        spent = price(state, seat, rival)
    if not await take_marker(t, seat):
        return 0
    if half == NOBODY and empty_slots(part) > 0:
        rival, spent = NOBODY, 1
    await put_marker(t, seat, space, rival)
    return spent


async def put_marker(t: Turn, seat: int, space: int, rival: int) -> None:
    """On an empty slot, or in the place of a rival's marker: one change. (DR-RUL-22)"""
    board.put_marker(t, seat, space, rival)
    await settle_control(t, space)


async def begin_half(t: Turn, scene: Scene) -> None:
    """The last placement may be the first half of replacing a protected marker, if the other half comes with the very
    next action. (DR-RUL-03)"""
    state, seat = t.state, scene.seat
    space = state.players[seat].place
    rivals = [rival for rival in rivals_there(state, seat) if state.players[rival].done]
    if not rivals or empty_slots(state.spaces[space]) > 0 or replaceable(state, seat, 1):
        return
    if not another_at_hand(state, scene) or not has_marker(state, seat):
        return
    rival = await choose(seat, REPLACE_HALF, [*rivals, PASS], (space,))
    if rival != PASS:
        state.half = rival
        t.tell("influence.half", seat, rival, space)


VERBS.add(PLACE, place_influence)
POSSIBLE.add(PLACE, can_place)


async def place_permanent(t: Turn, scene: Scene, effect: Effect) -> None:
    """On the permanent track, control checked after each. (DR-ADV-22, DR-CTRL-04)"""
    space = t.state.players[scene.seat].place
    for _ in range(effect.int_of("n")):
        if not reachable(t.state, scene.seat, False) or not await take_marker(t, scene.seat):
            return
        add_permanent(t, scene.seat, space)
        await settle_control(t, space)


def can_place_permanent(state: State, scene: Scene, effect: Effect) -> bool:
    return reachable(state, scene.seat, False) and has_marker(state, scene.seat)


VERBS.add("place_permanent", place_permanent)
POSSIBLE.add("place_permanent", can_place_permanent)


async def remove_influence(t: Turn, scene: Scene, effect: Effect) -> None:
    """Up to so many enemy markers go back to their owners. (DR-ADV-18, DR-RUL-62, DS-COOP-11)"""
    space = t.state.players[scene.seat].place
    for done in range(effect.int_of("n")):
        rivals = enemies_there(t.state, scene.seat) if reachable(t.state, scene.seat, False) else []
        if not rivals:
            return
        rival = await choose(scene.seat, REMOVE_INFLUENCE, rivals if done == 0 else [*rivals, PASS], (space,))
        if rival == PASS:
            return
        board.remove_marker(t, scene.seat, rival, space)
        await settle_control(t, space)


def can_remove(state: State, scene: Scene, effect: Effect) -> bool:
    return reachable(state, scene.seat, False) and bool(enemies_there(state, scene.seat))


VERBS.add("remove_influence", remove_influence)
POSSIBLE.add("remove_influence", can_remove)
