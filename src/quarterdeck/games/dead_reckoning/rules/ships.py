"""Ships: hull spaces, holds and what lies in them, sails and cannons that count. (DR-GOODS, DR-SAIL, DR-BAT-05)

Which goods lie on which hull space never matters, only which hull spaces are laden: the engine stows, and a player
rearranges by choosing the laden hull spaces (a bit for each).
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import HULLS, SHIP_CANNONS, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import CANNON, Hull
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons
from quarterdeck.games.dead_reckoning.rules.islands import may_stow_here
from quarterdeck.games.dead_reckoning.state import Player, State

CARGO: Final = "cargo"
COIN: Final = "coin"
GOODS: Final[list[str]] = [CARGO, COIN]
HULL_SPACES: Final = 4


def hull_at(player: Player, at: int) -> Hull:
    """What is visible on a hull space: the upgrade there, or what is printed. (DR-GOODS-07, DR-UPG-02)"""
    upgrade = player.hull[at]
    return UPGRADES[upgrade] if upgrade else HULLS[at]


def goods_on(player: Player, at: int) -> int:
    return player.hold_cargo[at] + player.hold_coins[at]


def total(holds: list[int]) -> int:
    """A loop and not `sum`, which is a slow call in the compiled build; this is asked for several times a decision."""
    goods = 0
    for number in holds:
        goods += number
    return goods


def cargo_aboard(player: Player) -> int:
    return total(player.hold_cargo)


def coins_aboard(player: Player) -> int:
    return total(player.hold_coins)


def aboard(player: Player, good: str) -> int:
    return cargo_aboard(player) if good == CARGO else coins_aboard(player)


def goods_aboard(player: Player) -> int:
    return cargo_aboard(player) + coins_aboard(player)


def capacity(player: Player) -> int:
    """(DR-GOODS-08, DR-GOODS-09)"""
    return sum(hull_at(player, at).hold for at in range(HULL_SPACES))


def room(player: Player) -> int:
    return capacity(player) - goods_aboard(player)


def benefit(player: Player, at: int) -> int:
    hull = hull_at(player, at)
    return hull.sails + hull.cannons


# Laden hull spaces


def laden(player: Player) -> int:
    """The laden hull spaces, a bit for each."""
    return sum(1 << at for at in range(HULL_SPACES) if goods_on(player, at) > 0)


def fits(player: Player, mask: int, goods: int) -> bool:
    """Whether so many goods can be spread over these hull spaces, at least one on each. (DR-GOODS-11)"""
    least, most = 0, 0
    for at in range(HULL_SPACES):
        if mask >> at & 1:
            hold = hull_at(player, at).hold
            if hold == 0:
                return False
            least += 1
            most += hold
    return least <= goods <= most


def arrangements(player: Player) -> list[int]:
    """Every set of hull spaces that the goods aboard can be spread over, but the present one. (DR-GOODS-11)"""
    goods = goods_aboard(player)
    if goods == 0:
        return []
    now = laden(player)
    return [mask for mask in range(1, 1 << HULL_SPACES) if mask != now and fits(player, mask, goods)]


def can_arrange(player: Player) -> bool:
    """(DR-GOODS-11)"""
    goods = goods_aboard(player)
    if goods > 0:
        now = laden(player)
        for mask in range(1, 1 << HULL_SPACES):
            if mask != now and fits(player, mask, goods):
                return True
    return False


# Sails and cannons


def counts(state: State, player: Player, at: int) -> bool:
    """Whether sails and cannons of a hull space count: nothing lies there, or the player on turn could put it ashore
    and load it again. (DR-GOODS-10, DR-SAIL-03 to -05, DR-RUL-16)"""
    if goods_on(player, at) == 0:
        return True
    return player.seat == state.turn and may_stow_here(state, player)


def ship_sails(state: State, player: Player) -> int:
    return sum(hull_at(player, at).sails for at in range(HULL_SPACES) if counts(state, player, at))


def hull_cannons(state: State, player: Player, at: int) -> int:
    """The cannons of a hull space that are unused in this turn."""
    if not counts(state, player, at):
        return 0
    return max(0, hull_at(player, at).cannons - player.fired_hull[at])


def free_cannons(state: State, player: Player) -> int:
    """All cannons of ship and cards in play that are unused in this turn. (DR-BAT-02, DR-BAT-05)"""
    others = SHIP_CANNONS + in_play_icons(state, player, CANNON) - player.fired
    return max(0, others) + sum(hull_cannons(state, player, at) for at in range(HULL_SPACES))


def use_cannons(state: State, player: Player, amount: int) -> None:
    """Those first that goods may still cover in this turn; it is the player's best choice."""
    order = sorted(range(HULL_SPACES), key=lambda at: (-goods_on(player, at), -hull_at(player, at).hold))
    for at in order:
        used = min(amount, hull_cannons(state, player, at))
        player.fired_hull[at] += used
        amount -= used
    player.fired += amount
