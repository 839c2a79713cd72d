"""What an option would cost or bring in this position: prices, dice, dangers.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.content.components import GLORY, GOODS, NPCS, PRICES, WEAPONS, ZONES
from quarterdeck.games.marauders.content.numbers import NONE, SCOUTING
from quarterdeck.games.marauders.kinds import (
    BOARD,
    DROP,
    ENTER,
    FIT,
    FLEE,
    LEAVE,
    MERCHANT,
    MOVE,
    NPC_SHIP,
    PLAYER,
    REPAIR,
    RESTORE,
    RUMOR,
    SCOUT,
    SELL_WEAPON,
    SHIP,
    WEAPON,
    Choice,
)
from quarterdeck.games.marauders.rules import odds
from quarterdeck.games.marauders.rules.actions.combat import DECLARE
from quarterdeck.games.marauders.rules.actions.port import PORT_ACT
from quarterdeck.games.marauders.rules.actions.rumors import rumor_price
from quarterdeck.games.marauders.rules.actions.shipyard import (
    YARD_ACT,
    modification_price,
    repair_price,
    restore_price,
    sale_value,
    ship_price,
)
from quarterdeck.games.marauders.rules.actions.sides import cannons, contest_dice, crew, crew_dice
from quarterdeck.games.marauders.rules.actions.trade import BUY_GOOD, SELL_GOOD, counted, sale_price
from quarterdeck.games.marauders.rules.actions.turn import TURN_ACT
from quarterdeck.games.marauders.rules.actions.windows import WINDOW
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.rules.hunting import lookouts
from quarterdeck.games.marauders.rules.ships import dice_of, is_illegal, paid_entry
from quarterdeck.games.marauders.state import Player, State
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.ask import Ask


def _gold(number: int) -> Label:
    return Label("note-gold", {"number": number})


def _fits_none(state: State, ask: Ask[Any]) -> list[Label]:
    """Why somebody is asked who has nothing to play. (MM-GLORY-05)"""
    window = ask.question.given["when"]
    fits = any(GLORY[card].window == window for card in state.players[ask.seat].hand)
    return [] if fits else [Label("note-no-card")]


for _window in WINDOW.values():
    _window.note_on_passing(_fits_none)


# Moving and scouting


@TURN_ACT.note
def _action(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    player = state.players[ask.seat]
    if value[0] == MOVE:
        return _zone(state, player, int(value[1]))
    if value == LEAVE:
        return _hunters(state, player, player.zone)
    if value == ENTER and is_illegal(state, player, player.zone):
        fee = paid_entry(state, player, player.zone)
        return [Label("note-closed")] if fee == NONE else [Label("note-fee", {"number": fee})]
    if value[0] == SCOUT and (value == (SCOUT, MERCHANT) or value[1] in (PLAYER, NPC_SHIP)):
        dice = dice_of(state, player.seat, SCOUTING, "scouting", MERCHANT if value[1] == MERCHANT else "")
        return [Label("note-dice", {"number": dice, "percent": odds.success(dice)})]
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
    """The NPC ships there, and how likely those that hunt the captain find him. (MM-NSCOUT)"""
    hostile = {lookout.npc: lookout for lookout in lookouts(state, player.seat, zone)}
    found: list[Label] = []
    for npc in NPCS:
        if state.npc_zone[npc.index] != zone:
            continue
        lookout = hostile.get(npc.index)
        if lookout is None:
            found.append(Label("note-npc", {"npc": npc.id}))
        elif lookout.held:
            found.append(Label(message_id("note-held", lookout.held), {"npc": npc.id}))
        else:
            found.append(Label("note-hunter", {"npc": npc.id, "number": lookout.dice, "percent": lookout.percent}))
    return found


# Combat


@DECLARE.note
def _declaration(state: State, ask: Ask[Any], declared: str) -> list[Label]:
    """What a side can hope for; the attacker declares first. (MM-FIGHT-07 to -09)"""
    combat = state.combat()
    at = 1 if combat.sides[0].declared else 0
    side, other = combat.sides[at], combat.sides[1 - at]
    chances = odds.contest(contest_dice(state, side, other), contest_dice(state, other, side))
    if declared == FLEE:
        return [Label("note-flee", {"percent": chances.clear})]
    if declared == BOARD:
        crews = odds.crew_fight(crew_dice(state, side), crew(state, side), crew_dice(state, other), crew(state, other))
        return [Label("note-board", {"percent": chances.won, "crew": crews})]
    return [Label("note-shoot", {"percent": chances.won, "number": cannons(state, side)})]


# Prices


@PORT_ACT.note
def _activity(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    return [_gold(rumor_price(state, ask.seat))] if value == (RUMOR,) else []


@SELL_GOOD.note
def _sale(state: State, ask: Ask[Any], good: str) -> list[Label]:
    demand = state.demand[state.players[ask.seat].zone]
    return [Label("note-brings", {"number": sale_price(state, ask.seat, good == demand)})]


@BUY_GOOD.note
def _offer(state: State, ask: Ask[Any], good: str) -> list[Label]:
    if good.startswith(DROP):
        return []
    price = int(ask.about[list(GOODS).index(good)])
    number = counted(state.players[ask.seat].offer).get(good, 0)
    return [Label("note-on-offer", {"number": number, "price": price})]


@YARD_ACT.note
def _order(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    """What the shipyard asks or pays. (MM-YARD-02)"""
    seat, kind, what = ask.seat, value[0], str(value[-1])
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
