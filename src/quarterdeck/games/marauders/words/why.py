"""Why something that a player might expect is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.content.components import (
    CARGO_CARDS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NATION,
    NPC,
    PORT_HOLD,
    SHIPS,
    WEAPONS,
    ZONE,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, CANNONS, CREW, MASTS, NONE
from quarterdeck.games.marauders.kinds import (
    ATTACK,
    BOARD,
    FIT,
    FLEE,
    PAY,
    REPAIR,
    RESTORE,
    SELL_WEAPON,
    SHIP,
    SHOOT,
    STASH,
    TAKE,
    WEAPON,
)
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.combat import DECLARE
from quarterdeck.games.marauders.rules.actions.death import CAPTAIN_SHIP
from quarterdeck.games.marauders.rules.actions.gains import weapons_allowed
from quarterdeck.games.marauders.rules.actions.glory import KEEP_NOT
from quarterdeck.games.marauders.rules.actions.port import PORT_ACT
from quarterdeck.games.marauders.rules.actions.raid import RAID_ATTACK, USE_SUCCESS, current
from quarterdeck.games.marauders.rules.actions.sea import PASS_GATE, may_move, most_moves
from quarterdeck.games.marauders.rules.actions.setup import BEGIN_WITH_SHIP
from quarterdeck.games.marauders.rules.actions.shipyard import YARD_ACT, sale_value, ship_price
from quarterdeck.games.marauders.rules.actions.sides import areas_of
from quarterdeck.games.marauders.rules.actions.trade import BUY_GOOD, SELL_GOOD, counted
from quarterdeck.games.marauders.rules.actions.turn import TURN_ACT
from quarterdeck.games.marauders.rules.actions.windows import DISCARD_GLORY, WINDOW
from quarterdeck.games.marauders.rules.ships import (
    any_area_destroyed,
    damage,
    illegal_by_bounty,
    illegal_by_war,
    is_illegal,
    stash_allowed,
)
from quarterdeck.games.marauders.state import Player, Side, State
from quarterdeck.kernel.rules.ask import Ask


@DISCARD_GLORY.why
@KEEP_NOT.why
def _no_card(state: State, ask: Ask[Any], words: list[str]) -> str:
    player, card = state.players[ask.seat], words[-1]
    if card not in GLORY:
        return ""
    return "card-moment" if card in player.hand else "card-not-held"


for _window in WINDOW.values():
    _window.why(_no_card)


# Actions


@TURN_ACT.why
def _no_action(state: State, ask: Ask[Any], words: list[str]) -> str:
    player, kind = state.players[ask.seat], words[0]
    if kind in ("move", "enter", "leave"):
        return _no_move(state, player, words)
    if kind == "port":
        return _no_port_action(state, player)
    if kind == "scout":
        return _no_scouting(state, player, words[1:])
    if kind == "retire":
        return _no_retirement(state, player)
    return _no_card(state, ask, words) if kind == "card" else ""


def _no_retirement(state: State, player: Player) -> str:
    """(MM-RETIRE-01, MM-RUL-58)"""
    if not player.in_port:
        return "retire-at-sea"
    return "retire-late" if state.acted else "retire-last"


def _no_move(state: State, player: Player, words: list[str]) -> str:
    """(MM-MOVE-01, MM-MOVE-03)"""
    if not may_move(state):
        return "doldrums" if state.moves >= most_moves(state) else "no-actions"
    if words[0] == "leave":
        return "at-sea"
    if player.in_port:
        return "in-port"
    if words[0] == "enter":
        return _closed(state, player) if ZONES[player.zone].has_port else "no-port"
    return "not-adjacent" if words[-1] in ZONE else ""


def _closed(state: State, player: Player) -> str:
    """Why the port of the zone does not let the captain in. (MM-MOVE-03)"""
    if not is_illegal(state, player, player.zone):
        return ""
    if illegal_by_bounty(player, player.zone):
        return "bounty"
    return "war" if illegal_by_war(state, player, player.zone) else "closed"


def _no_port_action(state: State, player: Player) -> str:
    if not player.in_port:
        return "at-sea"
    if state.ported:
        return "ported"
    return "no-actions" if state.actions <= 0 else _closed(state, player)


def _no_scouting(state: State, player: Player, target: list[str]) -> str:
    """(MM-SCOUT-01, MM-SCOUT-03)"""
    if not player.at_sea():
        return "scout-in-port"
    if state.actions <= 0:
        return "no-actions"
    kind = target[0] if target else ""
    if kind == "merchant":
        return "scouted" if player.zone in state.merchant_zones else "no-merchant"
    if kind == "npc" and target[-1] in NPC:
        return "scouted" if state.npc_zone[NPC[target[-1]]] == player.zone else "not-here"
    if kind == "player" and target[-1].isdecimal() and 0 < int(target[-1]) <= len(state.players):
        other = state.players[int(target[-1]) - 1]
        near = other.at_sea() and other.zone == player.zone and other is not player
        return "scouted" if near else "not-here"
    if kind == "rumor":
        return "no-rumor-here"
    return "no-task-here" if kind == "task" else ""


# Port


@PORT_ACT.why
def _no_activity(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(MM-PORT-01 to MM-PORT-03)"""
    player, kind = state.players[ask.seat], words[0]
    if kind == "sell":
        return "sell-first" if state.activities and player.cargo else "no-cargo"
    if kind in (STASH, TAKE):
        return _no_stash(state, player)
    if kind in state.activities:
        return "activity-done"
    if kind == "recruit":
        return "crew-full"
    if kind == "rumor":
        return "no-gold"
    if kind == "mission":
        return _no_mission(state, player, words[-1])
    if kind == "prove":
        return "no-rumor-here"
    if kind == "deliver":
        return "nothing-to-deliver"
    return _no_card(state, ask, words) if kind == "card" else ""


def _no_stash(state: State, player: Player) -> str:
    if not stash_allowed(state, player):
        return "stash-elsewhere"
    return "activity-done" if STASH in state.activities or TAKE in state.activities else "stash-empty"


def _no_mission(state: State, player: Player, mission: str) -> str:
    """(MM-MISS-01 to MM-MISS-03)"""
    if mission not in MISSIONS:
        return ""
    if mission not in state.missions or MISSIONS[mission].port != player.zone:
        return "mission-elsewhere"
    return "mission-tried" if mission in state.tried else "mission-needs"


@SELL_GOOD.why
def _no_sale(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "no-cargo" if words[0] in GOODS else ""


@BUY_GOOD.why
def _no_purchase(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(MM-BUY-03, MM-BUY-08)"""
    player, good = state.players[ask.seat], words[-1]
    if good not in GOODS:
        return ""
    if words[0] == "drop":
        return "no-cargo"
    if not counted(player.offer).get(good, 0):
        return "not-on-offer"
    return "port-full" if len(player.cargo) >= PORT_HOLD else "no-gold"


@PASS_GATE.why
def _no_fee(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "fee" if words[0] == PAY else ""


# Shipyard


@YARD_ACT.why
def _no_order(state: State, ask: Ask[Any], words: list[str]) -> str:
    player, kind, what = state.players[ask.seat], words[0], words[-1]
    if kind == REPAIR and what in AREAS:
        return _no_repair(state, player, AREAS.index(what))
    if kind == WEAPON and what in WEAPONS:
        return "no-gold" if what in weapons_allowed(state, player.seat) else "weapon-limit"
    if kind == SELL_WEAPON and what in WEAPONS:
        return "no-weapon"
    if kind == FIT and what in MODIFICATIONS:
        if state.mods_open.get(player.zone, "") != what:
            return "no-modification"
        return "modification-twice" if what in player.mods else "no-gold"
    if kind == RESTORE and what in MODIFICATIONS:
        return "no-gold" if what in player.flipped else "nothing-to-restore"
    if kind == SHIP and what in SHIPS:
        return _no_ship(state, player, what)
    return ""


def _no_repair(state: State, player: Player, area: int) -> str:
    """(MM-YARD-10)"""
    if area == CREW:
        return "crew-in-yard"
    return "no-gold" if damage(state, player.seat, area) > 0 else "undamaged"


def _no_ship(state: State, player: Player, ship: str) -> str:
    """(MM-YARD-09, MM-RUL-89)"""
    if SHIPS[ship].buy == NONE:
        return "man-o-war"
    purse = money.purse(state, player.seat) + sale_value(state, player.seat, [])
    return "no-gold" if purse < ship_price(state, player.seat, ship) else "one-ship"


# Combat and raids


@DECLARE.why
def _no_declaration(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(MM-FIGHT-03, MM-AREA-06 to -08, MM-NFIGHT-02)"""
    if words[0] not in (SHOOT, BOARD, FLEE) or not state.combats:
        return ""
    combat = state.combat()
    if combat.round == 1:
        return "first-round"
    side = _asked_side(combat.sides, ask.seat)
    areas = areas_of(state, side)
    if areas[MASTS] == 0:
        return "no-masts"
    if words[0] == SHOOT and areas[CANNONS] == 0:
        return "no-cannons"
    if words[0] == BOARD and areas[CREW] == 0:
        return "no-crew"
    return "npc-flee" if words[0] == FLEE and side.seat < 0 else ""


def _asked_side(sides: list[Side], seat: int) -> Side:
    """The side that this player decides for: his own, or that of an NPC."""
    own = [side for side in sides if side.seat == seat]
    return own[0] if own else next(side for side in sides if side.seat < 0)


@RAID_ATTACK.why
def _no_raid(state: State, ask: Ask[Any], words: list[str]) -> str:
    if words[0] != ATTACK:
        return ""
    if any_area_destroyed(state.players[ask.seat]):
        return "raid-damaged"
    return "raid-nation" if words[-1] in NATION else ""


@USE_SUCCESS.why
def _no_raid_card(state: State, ask: Ask[Any], words: list[str]) -> str:
    missing = words[-1] in CARGO_CARDS and words[-1] not in current(state).cards
    return "not-in-raid" if missing else ""


@BEGIN_WITH_SHIP.why
@CAPTAIN_SHIP.why
def _no_start_ship(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "start-ship" if words[0] in SHIPS else ""
