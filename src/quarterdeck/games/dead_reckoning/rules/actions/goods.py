"""Goods: loading, unloading, rearranging, jettisoning, making room, gaining and paying. (DR-GOODS, DR-PAY)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Cost
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.kinds import (
    ARRANGE,
    HULL_SET,
    JETTISON,
    LOAD,
    NUMBER,
    QUESTIONS,
    ROOM,
    SPACE,
    UNLOAD,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_chest
from quarterdeck.games.dead_reckoning.rules.atoms import stores
from quarterdeck.games.dead_reckoning.rules.crews import quantity
from quarterdeck.games.dead_reckoning.rules.effects import DOCK, DOCK_OR_SHIP, ISLAND, POSSIBLE, SHIP, VERBS, Scene
from quarterdeck.games.dead_reckoning.rules.islands import islands, may_load_here, may_produce_on, may_unload_here
from quarterdeck.games.dead_reckoning.rules.ships import (
    CARGO,
    COIN,
    GOODS,
    aboard,
    arrangements,
    can_arrange,
    cargo_aboard,
    coins_aboard,
    room,
)
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.question import Question

ARRANGE_GOODS: Final = QUESTIONS.add("goods.arrange", HULL_SET, clause="DR-GOODS-11")
MAKE_ROOM: Final = QUESTIONS.add("goods.room", ROOM, ["cargo", "coins"], clause="DR-PAY-03")
GAIN_ON_ISLAND: Final = QUESTIONS.add("gain.island", SPACE, ["cargo", "coins"], clause="DR-RUL-55")
GAIN_ABOARD: Final = QUESTIONS.add("gain.ship", NUMBER, ["cargo"], clause="DR-PAY-04")
PAY_CARGO: Final = QUESTIONS.add("pay.cargo", NUMBER, ["number"], clause="DR-PAY-05")
PAY_COINS: Final = QUESTIONS.add("pay.coin", NUMBER, ["number"], clause="DR-PAY-05")


def amounts(most: int) -> list[int]:
    """Any number at once, so that people answer once. (DR-GOODS-14)"""
    return list(range(1, most + 1))


def split(good: str, amount: int) -> tuple[int, int]:
    """As cargo and coins."""
    return (amount, 0) if good == CARGO else (0, amount)


# Actions of the main phase


def loadable(state: State, seat: int, good: str) -> int:
    """Coins in the chest are never loaded. (DR-GOODS-01 to -04, DR-RUL-05)"""
    player = state.players[seat]
    if not may_load_here(state, player):
        return 0
    if player.place == HARBOR:
        there = player.dock if good == CARGO else 0
    else:
        part = state.spaces[player.place]
        there = part.cargo if good == CARGO else part.coins
    return min(there, room(player))


def goods_choices(state: State, seat: int) -> list[Choice]:
    """(DR-GOODS-01 to -14, DR-RUL-80, DR-RUL-85)"""
    player = state.players[seat]
    found: list[Choice] = []
    for good in GOODS:
        found.extend((LOAD, good, number) for number in amounts(loadable(state, seat, good)))
    if may_unload_here(state, player):
        for good in GOODS:
            found.extend((UNLOAD, good, number) for number in amounts(aboard(player, good)))
    found.extend(jettison_choices(state, seat))
    if not state.arranged and can_arrange(player):
        found.append(ARRANGE)
    return found


def jettison_choices(state: State, seat: int) -> list[Choice]:
    """(DR-GOODS-12)"""
    player = state.players[seat]
    return [(JETTISON, good, number) for good in GOODS for number in amounts(aboard(player, good))]


async def handle_goods(t: Turn, seat: int, choice: Choice) -> None:
    """(DR-GOODS-14)"""
    if choice == ARRANGE:
        player = t.state.players[seat]
        stores.arrange(t, seat, await choose(seat, ARRANGE_GOODS, lambda: arrangements(player)))
        return
    cargo, coins = split(str(choice[1]), int(choice[2]))
    if choice[0] == LOAD:
        stores.load(t, seat, cargo, coins)
    elif choice[0] == UNLOAD:
        stores.unload(t, seat, cargo, coins)
        check_chest(t, seat)
    else:
        stores.jettison(t, seat, cargo, coins)


# Making room


def room_choices(state: State, seat: int, cargo: int, coins: int) -> list[Choice]:
    """What can make room for so much that comes aboard: throw these or other goods overboard, or put them ashore. Where
    only goods of one kind can make it and only in one way, all that are in the way go. (DR-PAY-03, DR-RUL-17)"""
    player = state.players[seat]
    missing = cargo + coins - room(player)
    ashore = seat == state.turn and may_unload_here(state, player)
    most = {CARGO: min(missing, cargo + aboard(player, CARGO)), COIN: min(missing, coins + aboard(player, COIN))}
    goods = [good for good, number in most.items() if number > 0]
    if not ashore and len(goods) == 1:
        return [(JETTISON, goods[0], missing)]
    ways = [JETTISON, UNLOAD] if ashore else [JETTISON]
    return [(way, good, number) for way in ways for good in goods for number in amounts(most[good])]


async def bring_aboard(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Goods from the supply come into the holds. (DR-PAY-03)"""
    if cargo + coins > 0:
        stores.gain_aboard(t, seat, cargo, coins)
        await find_room(t, seat, cargo, coins)


async def find_room(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Stows goods; what finds no room, or other goods for it, goes overboard or ashore. (DR-PAY-03, DR-RUL-17)"""
    player = t.state.players[seat]
    while cargo + coins > room(player):
        coming = (cargo, coins)
        choice = await choose(seat, MAKE_ROOM, room_choices(t.state, seat, cargo, coins), coming)
        less_cargo, less_coins = split(str(choice[1]), int(choice[2]))
        held_cargo, held_coins = max(0, less_cargo - cargo), max(0, less_coins - coins)
        cargo -= less_cargo - held_cargo
        coins -= less_coins - held_coins
        if choice[0] == UNLOAD:
            stores.put_ashore(t, seat, less_cargo, less_coins, held_cargo, held_coins)
            check_chest(t, seat)
        else:
            stores.throw_over(t, seat, less_cargo, less_coins, held_cargo, held_coins)
    stores.take_aboard(t, seat, cargo, coins)


# Gaining


async def gain(t: Turn, seat: int, cargo: int, coins: int, to: str) -> None:
    """From the supply, which never runs short. (DR-PAY-01 to -04, DR-RUL-08)"""
    if to == SHIP:
        await bring_aboard(t, seat, cargo, coins)
    elif to == ISLAND:
        spaces = [space for space in islands(t.state) if may_produce_on(t.state, seat, space)]
        space = await choose(seat, GAIN_ON_ISLAND, spaces, (cargo, coins))
        stores.put_on_island(t, "goods.produced", seat, space, cargo, coins)
    else:
        on_ship = 0
        if to == DOCK_OR_SHIP:
            most = min(cargo, room(t.state.players[seat]))
            on_ship = await choose(seat, GAIN_ABOARD, list(range(most + 1)), (cargo,))
        await bring_aboard(t, seat, on_ship, 0)
        if cargo - on_ship + coins > 0:
            stores.gain_on_dock(t, seat, cargo - on_ship, coins)
            check_chest(t, seat)


async def gain_verb(t: Turn, scene: Scene, effect: Effect) -> None:
    """(DR-PAY-01)"""
    cargo = quantity(t.state, scene.card, effect, "cargo")
    coins = quantity(t.state, scene.card, effect, "coin")
    await gain(t, scene.seat, cargo, coins, effect.word("to"))


def can_gain(state: State, scene: Scene, effect: Effect) -> bool:
    if effect.word("to") == ISLAND and not any(may_produce_on(state, scene.seat, space) for space in islands(state)):
        return False
    return quantity(state, scene.card, effect, "cargo") + quantity(state, scene.card, effect, "coin") > 0


VERBS.add("gain", gain_verb)
POSSIBLE.add("gain", can_gain)


# Paying and losing


async def pay(t: Turn, seat: int, cost: Cost) -> None:
    """From dock and ship in any mix, as the cost allows. (DR-PAY-05)"""
    player = t.state.players[seat]
    dock, chest = 0, 0
    if cost.source == DOCK:
        dock, chest = cost.cargo, cost.coin
    elif cost.source == DOCK_OR_SHIP:
        dock = await from_dock(seat, PAY_CARGO, cost.cargo, player.dock, cargo_aboard(player))
        chest = await from_dock(seat, PAY_COINS, cost.coin, player.chest, coins_aboard(player))
    stores.spend(t, seat, cost.cargo, cost.coin, dock, chest)


async def from_dock(seat: int, question: Question[int], amount: int, ashore: int, on_ship: int) -> int:
    """How many of these goods come from the dock (coins: from the chest), the rest being aboard."""
    numbers = list(range(max(0, amount - on_ship), min(amount, ashore) + 1))
    number: int = await choose(seat, question, numbers, (amount,))
    return number


async def lose_goods(t: Turn, scene: Scene, effect: Effect) -> None:
    """Cargo from the ship, as much as there is. (DR-BENC-03)"""
    player = t.state.players[scene.seat]
    cargo = min(effect.int_of("cargo"), cargo_aboard(player))
    stores.lose_cargo(t, scene.seat, cargo)


def can_lose(state: State, scene: Scene, effect: Effect) -> bool:
    return cargo_aboard(state.players[scene.seat]) > 0


VERBS.add("lose_goods", lose_goods)
POSSIBLE.add("lose_goods", can_lose)
