"""The shipyard: repairs, weapons, modifications, ships. (MM-YARD, MM-WPN, MM-MOD, MM-RUL-89)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import MODIFICATIONS, PRICES, SHIPS, WEAPONS, ZONES
from quarterdeck.games.marauders.content.numbers import AREAS, CREW
from quarterdeck.games.marauders.kinds import (
    A_MODIFICATION,
    A_ZONE,
    AN_ORDER,
    DONE,
    FIT,
    QUESTIONS,
    REPAIR,
    RESTORE,
    SELL_WEAPON,
    SHIP,
    WEAPON,
    Choice,
)
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.cargo import give_up_excess
from quarterdeck.games.marauders.rules.actions.gains import fit_modification, weapons_allowed
from quarterdeck.games.marauders.rules.actions.glory import earn_glory
from quarterdeck.games.marauders.rules.actions.windows import own_window
from quarterdeck.games.marauders.rules.atoms import hulls, people
from quarterdeck.games.marauders.rules.effects import Scene, own_effects, stat
from quarterdeck.games.marauders.rules.ships import damage, hold
from quarterdeck.games.marauders.state import SHIP_GLORY, Player, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose, draw

YARD_ACT: Final = QUESTIONS.add("yard.act", AN_ORDER, clause="MM-YARD-01", always=True)
MOVE_MODIFICATION: Final = QUESTIONS.add("yard.move", A_MODIFICATION, clause="MM-MOD-03", declinable=True, always=True)
MODIFICATION_PORT: Final = QUESTIONS.add("modification.port", A_ZONE, clause="MM-MOD-12")
DRAW_MODIFICATION: Final = QUESTIONS.to_chance("draw.modification", A_MODIFICATION)
FULL_SET: Final = len(AREAS)


async def visit_shipyard(t: Turn, seat: int) -> None:
    """Anything of it in any order, one ship at most. (MM-YARD-01, MM-RUL-89, MM-RUL-108)"""
    await own_window(t, "shipyard", Scene(seat, ""))
    ships = len(SHIPS)
    while True:
        choice = await choose(seat, YARD_ACT, yard_choices(t.state, seat, ships))
        if choice == DONE:
            return
        await yard_act(t, seat, choice)
        ships = 0 if choice[0] == SHIP else ships


def yard_choices(state: State, seat: int, ships: int) -> list[Choice]:
    """What can be had and paid for; `ships`: 0 once one was bought."""
    player = state.players[seat]
    purse = money.purse(state, seat)
    found: list[Choice] = []
    if purse >= repair_price(state, seat):
        for area in range(FULL_SET):
            if area != CREW and damage(state, seat, area) > 0:
                found.append((REPAIR, area))
    if purse >= stat(state, seat, "price.weapon", PRICES["weapon"]):
        for kind in weapons_allowed(state, seat):
            found.append((WEAPON, kind))
    for kind in dict.fromkeys(player.weapons):
        found.append((SELL_WEAPON, kind))
    token = state.mods_open.get(player.zone, "")
    if token and token not in player.mods and purse >= modification_price(state, seat):
        found.append((FIT, token))
    for mod in player.flipped:
        if purse >= restore_price(mod):
            found.append((RESTORE, mod))
    if ships:
        found.extend(ships_on_sale(state, seat))
    found.append(DONE)
    return found


async def yard_act(t: Turn, seat: int, choice: Choice) -> None:
    player = t.state.players[seat]
    kind = choice[0]
    if kind == REPAIR:
        people.pay_gold(t, seat, repair_price(t.state, seat))
        hulls.restore(t, seat, int(choice[1]), 1)
    elif kind == WEAPON:
        people.pay_gold(t, seat, stat(t.state, seat, "price.weapon", PRICES["weapon"]))
        hulls.gain_weapon(t, seat, str(choice[1]))
    elif kind == SELL_WEAPON:
        hulls.give_weapon_back(t, seat, str(choice[1]))
        people.gain_gold(t, seat, WEAPONS[str(choice[1])].sale)
    elif kind == FIT:
        people.pay_gold(t, seat, modification_price(t.state, seat))
        fit_modification(t, seat, player.zone, str(choice[1]))
    elif kind == RESTORE:
        people.pay_gold(t, seat, restore_price(str(choice[1])))
        hulls.restore_modification(t, seat, str(choice[1]))
    else:
        await buy_ship(t, seat, str(choice[1]))


# Prices


def repair_price(state: State, seat: int) -> int:
    """(MM-YARD-10)"""
    return stat(state, seat, "price.repair", PRICES["repair_point"])


def modification_price(state: State, seat: int) -> int:
    """(MM-MOD-01)"""
    return stat(state, seat, "price.modification", PRICES["modification"])


def restore_price(mod: str) -> int:
    """(MM-MOD-08)"""
    return next(effect.int_of("restore_gold") for effect in MODIFICATIONS[mod].effects if effect.flag("flips"))


def sale_value(state: State, seat: int, moved: list[str]) -> int:
    """Table value, +1 for each modification that goes with it, -1 for damage but to the crew; a man-o-war brings
    nothing. (MM-YARD-04, MM-YARD-09, MM-RUL-28)"""
    player = state.players[seat]
    if SHIPS[player.ship].sell < 0:
        return 0
    mods = [mod for mod in player.mods if mod not in moved]
    value = SHIPS[player.ship].sell + PRICES["modification_adds_to_sale"] * len(mods)
    for area in range(FULL_SET):
        if area != CREW:
            value -= PRICES["damage_lowers_sale"] * max(0, damage(state, seat, area))
    return max(0, value)


def ship_price(state: State, seat: int, ship: str) -> int:
    """(MM-YARD-02)"""
    if SHIPS[ship].glory_on_purchase:
        return stat(state, seat, "price.ship_large", SHIPS[ship].buy)
    return SHIPS[ship].buy


# Ships


def ships_on_sale(state: State, seat: int) -> list[Choice]:
    """Those that the purse and the old ship pay for. (MM-YARD-03, MM-RUL-28)"""
    purse = money.purse(state, seat) + sale_value(state, seat, [])
    return [(SHIP, ship) for ship in SHIPS if SHIPS[ship].buy >= 0 and purse >= ship_price(state, seat, ship)]


async def buy_ship(t: Turn, seat: int, ship: str) -> None:
    """The old one is sold; crew and weapons move over, cargo as far as it fits. (MM-YARD-03, MM-YARD-07, MM-YARD-11)"""
    player = t.state.players[seat]
    moved = await choose_moved(t, seat, ship)
    price = ship_price(t.state, seat, ship) - sale_value(t.state, seat, moved)
    people.pay_gold(t, seat, price) if price > 0 else people.gain_gold(t, seat, -price)
    hulls.move_to_new_ship(t, seat, ship, moved)
    await give_up_excess(t, seat, hold(t.state, seat))
    await scatter_modifications(t, seat)
    if SHIPS[ship].glory_on_purchase and not player.large_ship:
        player.large_ship = 1
        await earn_glory(t, seat, SHIP_GLORY)


async def choose_moved(t: Turn, seat: int, ship: str) -> list[str]:
    """Modifications that come along, where that is possible at all. (MM-MOD-03, MM-RUL-108)"""
    player = t.state.players[seat]
    moved: list[str] = []
    if not may_move_modifications(t.state, player):
        return moved
    while len(moved) < len(player.mods):
        left = [mod for mod in player.mods if mod not in moved and can_pay_without(t.state, seat, ship, [*moved, mod])]
        mod = await choose(seat, MOVE_MODIFICATION, [*left, NOTHING])
        if mod == NOTHING:
            break
        moved.append(mod)
    return moved


def can_pay_without(state: State, seat: int, ship: str, moved: list[str]) -> bool:
    """Moved modifications do not add to the sale price. (EFFECTS.md, `transfer_modifications`)"""
    return money.purse(state, seat) + sale_value(state, seat, moved) >= ship_price(state, seat, ship)


def may_move_modifications(state: State, player: Player) -> bool:
    """(MM-MOD-03; EFFECTS.md, `transfer_modifications`)"""
    feature = ZONES[player.zone].feature
    here = [] if feature is None else feature.effects
    if any(effect.verb == "transfer_modifications" for effect in here):
        return True
    return bool(own_effects(player, "transfer_modifications"))


async def scatter_modifications(t: Turn, seat: int) -> None:
    """Blindly and face down to ports of the owner's choice that offer none; where each of these gets one there is
    nothing to choose. (MM-MOD-12)"""
    state = t.state
    while state.mods_loose:
        ports = [zone.index for zone in ZONES if zone.has_port and offers_none(state, zone.index)]
        all_of_them = len(ports) == len(state.mods_loose)
        port = ports[0] if all_of_them else await choose(seat, MODIFICATION_PORT, ports)
        hulls.scatter_modification(t, seat, port, await draw(DRAW_MODIFICATION, state.mods_loose))


def offers_none(state: State, port: int) -> bool:
    return port not in state.mod_ports and port not in state.mods_open
