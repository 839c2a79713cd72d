"""Goods: in holds, on docks and islands, in chests. (DR-GOODS, DR-PAY)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.rules.effects import SHIP
from quarterdeck.games.dead_reckoning.rules.ships import (
    CARGO,
    COIN,
    HULL_SPACES,
    benefit,
    cargo_aboard,
    coins_aboard,
    goods_on,
    hull_at,
)
from quarterdeck.games.dead_reckoning.state import Player, Turn

# In the holds


def stow(player: Player, good: str, amount: int) -> None:
    """Into laden holds first, then where the least is covered. There must be room."""
    for _ in range(amount):
        free = [at for at in range(HULL_SPACES) if goods_on(player, at) < hull_at(player, at).hold]
        best = min(free, key=lambda at: (goods_on(player, at) == 0, benefit(player, at), at))
        _holds(player, good)[best] += 1


def unstow(player: Player, good: str, amount: int) -> None:
    """From where the most is covered first, there from the hold that is sooner empty."""
    for _ in range(amount):
        held = [at for at in range(HULL_SPACES) if _holds(player, good)[at] > 0]
        best = min(held, key=lambda at: (-benefit(player, at), goods_on(player, at), at))
        _holds(player, good)[best] -= 1


def _holds(player: Player, good: str) -> list[int]:
    return player.hold_cargo if good == CARGO else player.hold_coins


def _spread(player: Player, mask: int) -> None:
    """Lays the goods aboard on these hull spaces, at least one good on each."""
    coins, cargo = coins_aboard(player), cargo_aboard(player)
    spaces = [at for at in range(HULL_SPACES) if mask >> at & 1]
    amounts = [0] * HULL_SPACES
    left = coins + cargo
    for at in spaces:
        amounts[at] = 1
        left -= 1
    for at in spaces:
        more = min(left, hull_at(player, at).hold - 1)
        amounts[at] += more
        left -= more
    for at in range(HULL_SPACES):
        player.hold_coins[at] = min(coins, amounts[at])
        player.hold_cargo[at] = amounts[at] - player.hold_coins[at]
        coins -= player.hold_coins[at]


def gain_aboard(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """From the supply; room for it is found next. (DR-PAY-03)"""
    t.tell("goods.gained", seat, cargo, coins, SHIP)


def take_aboard(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """What is known to have come aboard and has found room. (DR-PAY-03)"""
    player = t.state.players[seat]
    stow(player, CARGO, cargo)
    stow(player, COIN, coins)


def take_off(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Out of the holds, to where the caller says. (DR-PAY-03, DR-SINK-03)"""
    player = t.state.players[seat]
    unstow(player, CARGO, cargo)
    unstow(player, COIN, coins)


def lift(t: Turn, seat: int, hull: int) -> tuple[int, int]:
    """The cargo and the coins from a hull space, while an upgrade is laid there. (DR-UPG-04)"""
    player = t.state.players[seat]
    cargo, coins = player.hold_cargo[hull], player.hold_coins[hull]
    player.hold_cargo[hull] = 0
    player.hold_coins[hull] = 0
    return cargo, coins


def jettison(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """(DR-GOODS-12, DR-GOODS-15)"""
    throw_over(t, seat, cargo, coins, cargo, coins)


def throw_over(t: Turn, seat: int, cargo: int, coins: int, held_cargo: int, held_coins: int) -> None:
    """So much goes overboard, of it so much from the holds; the rest finds no room. (DR-PAY-03)"""
    take_off(t, seat, held_cargo, held_coins)
    t.tell("goods.jettisoned", seat, cargo, coins)


def lose_cargo(t: Turn, seat: int, cargo: int) -> None:
    """(DR-BENC-03)"""
    take_off(t, seat, cargo, 0)
    t.tell("goods.lost", seat, cargo, 0)


def pass_goods(t: Turn, giver: int, taker: int, cargo: int, coins: int) -> None:
    """From one ship to another. (DS-COOP-13)"""
    for good, amount in ((CARGO, cargo), (COIN, coins)):
        unstow(t.state.players[giver], good, amount)
        stow(t.state.players[taker], good, amount)
    t.tell("goods.passed", giver, taker, cargo, coins)


def arrange(t: Turn, seat: int, mask: int) -> None:
    """(DR-GOODS-11)"""
    _spread(t.state.players[seat], mask)
    t.state.arranged = 1
    t.tell("goods.arranged", seat)


# Ashore


def gain_on_dock(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Cargo on the dock, coins into the chest. (DR-PAY-02, DR-SETUP-16)"""
    player = t.state.players[seat]
    player.dock += cargo
    player.chest += coins
    t.tell("goods.gained", seat, cargo, coins, "dock")


def put_on_island(t: Turn, kind: str, seat: int, space: int, cargo: int, coins: int) -> None:
    """Goods from the supply, or put ashore, lie on an island; `kind` is the event."""
    part = t.state.spaces[space]
    part.cargo += cargo
    part.coins += coins
    t.tell(kind, seat, cargo, coins, space)


def unload(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """From the ship onto the dock and into the chest, or onto the island. (DR-GOODS-05, DR-GOODS-06)"""
    put_ashore(t, seat, cargo, coins, cargo, coins)


def put_ashore(t: Turn, seat: int, cargo: int, coins: int, held_cargo: int, held_coins: int) -> None:
    """So much comes ashore where the ship is, of it so much from the holds; the rest has not been aboard."""
    take_off(t, seat, held_cargo, held_coins)
    player = t.state.players[seat]
    if player.place == HARBOR:
        player.dock += cargo
        player.chest += coins
        t.tell("goods.landed", seat, cargo, coins, HARBOR)
    else:
        put_on_island(t, "goods.landed", seat, player.place, cargo, coins)


def load(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """From the dock, or from the island. (DR-GOODS-01, DR-GOODS-02)"""
    player = t.state.players[seat]
    if player.place == HARBOR:
        player.dock -= cargo
    else:
        t.state.spaces[player.place].cargo -= cargo
        t.state.spaces[player.place].coins -= coins
    take_aboard(t, seat, cargo, coins)
    t.tell("goods.loaded", seat, cargo, coins, player.place)


def spend(t: Turn, seat: int, cargo: int, coins: int, dock: int, chest: int) -> None:
    """So much is paid in all, of it so much from dock and chest, the rest from the ship. (DR-PAY-05)"""
    player = t.state.players[seat]
    player.dock -= dock
    player.chest -= chest
    take_off(t, seat, cargo - dock, coins - chest)
    t.tell("goods.paid", seat, cargo, coins)
