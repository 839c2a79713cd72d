"""Producing on islands, harvesting in passing, building. (DR-PROD, DR-BUILD, DR-ADV-10)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Cost
from quarterdeck.games.dead_reckoning.content.components import BUILDINGS
from quarterdeck.games.dead_reckoning.content.pieces import Goods
from quarterdeck.games.dead_reckoning.kinds import BUILT, NO_BUILDING, QUESTIONS, SPACE, Choice
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_buildings
from quarterdeck.games.dead_reckoning.rules.actions.goods import bring_aboard, pay
from quarterdeck.games.dead_reckoning.rules.atoms import board, stores
from quarterdeck.games.dead_reckoning.rules.effects import DOCK_OR_SHIP, POSSIBLE, VERBS, Scene, can_pay
from quarterdeck.games.dead_reckoning.rules.islands import (
    allied,
    controlled,
    is_island,
    islands,
    may_produce_on,
    production,
    row_of,
)
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

PRODUCE_ON: Final = QUESTIONS.add("produce.island", SPACE, clause="DR-PROD-01", declinable=True)
BUILD: Final = QUESTIONS.add("build.choose", BUILT, ["number"], clause="DR-BUILD-01")


def producing(state: State, seat: int, effect: Effect) -> list[int]:
    """The islands on which this ability may produce. (DR-PROD-01, DR-ADV-02, DR-ADV-05)"""
    rows = effect.ints("rows")
    return [
        space for space in islands(state) if (not rows or row_of(space) in rows) and may_produce_on(state, seat, space)
    ]


def yields(state: State, seat: int, space: int, bonus: dict[str, int]) -> Goods:
    """On a teammate's island no more than one of each. (DR-CREW-84, DS-COOP-19, DS-RUL-26)"""
    goods = production(state, space)
    cargo, coins = goods.cargo + bonus.get("cargo", 0), goods.coin + bonus.get("coin", 0)
    if allied(state, seat, state.spaces[space].controller):
        return Goods(min(1, cargo), min(1, coins))
    return Goods(cargo, coins)


async def produce(t: Turn, scene: Scene, effect: Effect) -> None:
    """Up to so many different islands, one after the other. (DR-PROD-01 to -05, DR-CREW-84, DR-RUL-35)"""
    done: list[int] = []
    for _ in range(effect.int_of("islands")):
        left = [space for space in producing(t.state, scene.seat, effect) if space not in done]
        if not left:
            return
        space = await choose(scene.seat, PRODUCE_ON, [*left, PASS] if done else left)
        if space == PASS:
            return
        done.append(space)
        goods = yields(t.state, scene.seat, space, effect.counts("bonus"))
        stores.put_on_island(t, "goods.produced", scene.seat, space, goods.cargo, goods.coin)


def can_produce(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(producing(state, scene.seat, effect))


VERBS.add("produce", produce)
POSSIBLE.add("produce", can_produce)


# In passing


async def harvest_passing(t: Turn, scene: Scene, effect: Effect) -> None:
    """From now to the end of the turn. (DR-ADV-10, DR-RUL-53)"""
    t.state.harvest_rows.append(effect.ints("rows").copy())
    t.state.harvested.append([])


VERBS.add("harvest_passing", harvest_passing)


async def harvest(t: Turn, seat: int, space: int) -> None:
    """What an island that the ship enters yields into the holds, once for each ability. (DR-RUL-07, DR-RUL-53)"""
    state = t.state
    if not is_island(state, space) or not may_produce_on(state, seat, space):
        return
    for rows, done in zip(state.harvest_rows, state.harvested):
        if row_of(space) in rows and space not in done:
            done.append(space)
            goods = yields(state, seat, space, {})
            t.tell("goods.harvested", seat, goods.cargo, goods.coin, space)
            await bring_aboard(t, seat, goods.cargo, goods.coin)


# Building


def building_price(kind: int, discount: int) -> int:
    """In cargo. (DR-BUILD-02)"""
    return max(0, BUILDINGS[kind].cost - discount)


def building_cost(kind: int, effect: Effect) -> Cost:
    return Cost(building_price(kind, effect.int_of("discount")), 0, DOCK_OR_SHIP)


def building_choices(state: State, seat: int, effect: Effect) -> list[Choice]:
    """Kinds that are left and paid for, on own islands without one. (DR-BUILD-01 to -03, DR-RUL-08)"""
    found: list[Choice] = []
    own = controlled(state, seat)
    for kind in range(len(BUILDINGS) if own else 0):
        if state.buildings[kind] > 0 and can_pay(state.players[seat], building_cost(kind, effect)):
            found.extend((kind, space) for space in own if kind not in state.spaces[space].buildings)
    return found


async def build(t: Turn, scene: Scene, effect: Effect) -> None:
    """Up to so many, one after the other. (DR-BUILD-01, DR-CREW-32)"""
    for built in range(effect.int_of("max")):
        choices = building_choices(t.state, scene.seat, effect)
        if not choices:
            return
        options = [*choices, NO_BUILDING] if built else choices
        choice = await choose(scene.seat, BUILD, options, (effect.int_of("discount"),))
        if choice == NO_BUILDING:
            return
        kind, space = int(choice[0]), int(choice[1])
        await pay(t, scene.seat, building_cost(kind, effect))
        board.put_building(t, scene.seat, kind, space)
        check_buildings(t, scene.seat)


def can_build(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(building_choices(state, scene.seat, effect))


VERBS.add("build", build)
POSSIBLE.add("build", can_build)
