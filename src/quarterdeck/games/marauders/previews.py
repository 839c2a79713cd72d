"""What an option would cost or bring in this position: prices, dice, dangers.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from quarterdeck.games.marauders.actions.port import RUMOR
from quarterdeck.games.marauders.actions.rumors import rumor_price
from quarterdeck.games.marauders.actions.shipyard import (
    FIT,
    REPAIR,
    RESTORE,
    SELL_WEAPON,
    SHIP,
    WEAPON,
    modification_price,
    repair_price,
    restore_price,
    sale_value,
    ship_price,
)
from quarterdeck.games.marauders.actions.trade import DROP, counted, sale_price
from quarterdeck.games.marauders.components import NPCS, PRICES, WEAPONS, ZONES
from quarterdeck.games.marauders.effects import stat
from quarterdeck.games.marauders.hunting import is_hostile
from quarterdeck.games.marauders.pieces import NONE, SCOUTING
from quarterdeck.games.marauders.ships import dice_of, is_illegal, paid_entry
from quarterdeck.games.marauders.state import Player, State
from quarterdeck.kernel.ask import NOTHING, Value
from quarterdeck.kernel.game import Label


def note(state: State, seat: int, prompt: str, value: Value) -> list[Label]:
    """What is told after an option's label."""
    player = state.players[seat]
    if isinstance(value, tuple):
        if prompt == "turn.act":
            return _action(state, player, value)
        if prompt == "port.act":
            return [_gold(rumor_price(state, seat))] if value == (RUMOR,) else []
        return _order(state, seat, value) if prompt == "yard.act" else []
    if not isinstance(value, str) or value == NOTHING:
        return []
    if prompt == "sell.good":
        return [Label("note-brings", {"number": sale_price(state, seat, value == state.demand[player.zone])})]
    if prompt == "buy.good" and not value.startswith(DROP):
        return [Label("note-on-offer", {"number": counted(player.offer).get(value, 0)})]
    return []


def _gold(number: int) -> Label:
    return Label("note-gold", {"number": number})


# Moving and scouting


def _action(state: State, player: Player, value: tuple[int | str, ...]) -> list[Label]:
    if value[0] == "move":
        return _zone(state, player, int(value[1]))
    if value[0] == "leave":
        return _hunters(state, player, player.zone)
    if value[0] == "enter" and is_illegal(state, player, player.zone):
        fee = paid_entry(state, player, player.zone)
        return [Label("note-closed")] if fee == NONE else [Label("note-fee", {"number": fee})]
    if value[0] == "scout" and (value == ("scout", "merchant") or value[1] in ("player", "npc")):
        context = "merchant" if value[1] == "merchant" else ""
        return [Label("note-dice", {"number": dice_of(state, player.seat, SCOUTING, "scouting", context)})]
    return []


def _zone(state: State, player: Player, zone: int) -> list[Label]:
    """What lies there, what its port wants, and who would hunt the captain. (MM-NSCOUT-01)"""
    found: list[Label] = []
    if ZONES[zone].has_port:
        if is_illegal(state, player, zone):
            found.append(Label("note-port-closed"))
        else:
            found.append(Label("note-demand", {"good": state.demand[zone]}))
    if zone in state.merchant_zones:
        found.append(Label("note-merchant"))
    for other in state.players:
        if other is not player and other.at_sea() and other.zone == zone:
            found.append(Label("note-captain", {"seat": other.seat}))
    return found + _hunters(state, player, zone)


def _hunters(state: State, player: Player, zone: int) -> list[Label]:
    found: list[Label] = []
    for npc in NPCS:
        if state.npc_zone[npc.index] == zone:
            hostile = is_hostile(state, npc.index, player)
            found.append(Label("note-hunter" if hostile else "note-npc", {"npc": npc.id}))
    return found


# Prices


def _order(state: State, seat: int, value: tuple[int | str, ...]) -> list[Label]:
    """What the shipyard asks or pays. (MM-YARD-02)"""
    kind, what = value[0], str(value[-1])
    if kind == REPAIR:
        return [_gold(repair_price(state, seat))]
    if kind == WEAPON:
        return [_gold(stat(state, seat, "price.weapon", PRICES["weapon"]))]
    if kind == SELL_WEAPON:
        return [Label("note-brings", {"number": WEAPONS[what].sale})]
    if kind == FIT:
        return [_gold(modification_price(state, seat))]
    if kind == RESTORE:
        return [_gold(restore_price(what))]
    if kind == SHIP:
        left = ship_price(state, seat, what) - sale_value(state, seat, [])
        message = "note-ship-price" if left >= 0 else "note-ship-gain"
        return [Label(message, {"number": abs(left), "old": sale_value(state, seat, [])})]
    return []
