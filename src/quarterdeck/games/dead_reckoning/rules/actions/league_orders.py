"""The right side of a solo card: one rule for each of its verbs. (DS-RIGHT)"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from quarterdeck.games.dead_reckoning.content.components import CARDS, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import BUILDING_KINDS, CLASS_IDS, OCEAN, SEASONED
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, SPACE, UPGRADE
from quarterdeck.games.dead_reckoning.rules.actions.achievements import (
    can_earn,
    check_buildings,
    check_ship,
    count_veteran,
)
from quarterdeck.games.dead_reckoning.rules.actions.league_battles import attack, attackable, markers_now
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import MOST_PRODUCTIVE, MOST_VALUABLE, pick
from quarterdeck.games.dead_reckoning.rules.actions.league_goods import gain
from quarterdeck.games.dead_reckoning.rules.actions.league_grid import beat_merchant, on_turn
from quarterdeck.games.dead_reckoning.rules.actions.shipyard import available
from quarterdeck.games.dead_reckoning.rules.atoms import board, opponents, stores, vessels
from quarterdeck.games.dead_reckoning.rules.islands import controlled, production
from quarterdeck.games.dead_reckoning.rules.leagues import decider, merchant_pile
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect, Registry

LEAGUE_UPGRADE: Final = QUESTIONS.add("league.upgrade", UPGRADE, clause="DS-RIGHT-03")
LEAGUE_MERCHANT: Final = QUESTIONS.add("league.merchant", SPACE, clause="DS-RIGHT-09")

Order = Callable[[Turn, League, Effect], Coroutine[Any, Any, None]]

ORDERS: Final[Registry[Order]] = Registry()
"""What each verb of a solo card does."""

CARDS_PER_COIN: Final = 2


async def act(t: Turn) -> None:
    """The next action. An attack is the last one of a condition, so that its battle can follow. (DS-TURN-07)"""
    state = t.state
    league, section = on_turn(state)
    if league.at == len(section.actions):
        state.phase = "league_income"
        return
    effect = section.actions[league.at]
    league.at += 1
    await ORDERS.rules[effect.verb](t, league, effect)


def skip(t: Turn, league: League, step: str, reason: str) -> None:
    t.tell("league.skips", league.seat, step, reason)


async def coins(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-01)"""
    gain(t, league.seat, 0, effect.int_of("n"), "card")


async def merchant_income(t: Turn, league: League, effect: Effect) -> None:
    """One coin for two cards of the merchant pile. (DS-RIGHT-02)"""
    amount = len(merchant_pile(t.state, t.state.players[league.seat])) // CARDS_PER_COIN
    if amount == 0:
        skip(t, league, "merchants", "nothing")
    gain(t, league.seat, 0, amount, "merchants")


async def upgrade(t: Turn, league: League, effect: Effect) -> None:
    """The one shown, or another of its class. (DS-RIGHT-03, DS-ACH-05)"""
    state = t.state
    shown = UPGRADES[effect.word("upgrade")]
    taken = shown.id
    if state.upgrades[shown.index] == 0:
        others = available(state, CLASS_IDS[shown.grade])
        if not others:
            skip(t, league, "upgrade", "none_left")
            return
        t.tell("league.instead", league.seat, shown.id)
        taken = await choose(decider(state, league.seat), LEAGUE_UPGRADE, others)
    opponents.keep_upgrade(t, league.seat, taken)
    check_ship(t, league.seat)


async def repair(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-04)"""
    if t.state.players[league.seat].damage == 0:
        skip(t, league, "repair", "undamaged")
    vessels.repair(t, league.seat, effect.int_of("n"))


async def build(t: Turn, league: League, effect: Effect) -> None:
    """Free of charge on the most valuable island without one. (DS-RIGHT-05, DS-RUL-13)"""
    state = t.state
    kind = BUILDING_KINDS.index(effect.word("building"))
    spaces = [space for space in controlled(state, league.seat) if kind not in state.spaces[space].buildings]
    if not spaces or state.buildings[kind] == 0:
        skip(t, league, "build", "none_left" if spaces else "no_island")
        return
    space = await pick(t, league.seat, "build", spaces, MOST_VALUABLE)
    board.put_building(t, league.seat, kind, space)
    check_buildings(t, league.seat)


async def produce(t: Turn, league: League, effect: Effect) -> None:
    """On the most productive islands, once on each; the goods are taken at once. (DS-RIGHT-06, DS-RUL-04,
    DS-RUL-35)"""
    state = t.state
    left = controlled(state, league.seat)
    if not left:
        skip(t, league, "produce", "no_island")
    for _ in range(min(effect.int_of("n"), len(left))):
        space = await pick(t, league.seat, "produce", left, MOST_PRODUCTIVE)
        left.remove(space)
        goods = production(state, space)
        t.tell("goods.produced", league.seat, goods.cargo, goods.coin, space)
        gain(t, league.seat, goods.cargo, goods.coin, "production")


async def seasoned(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-07, DS-ACH-04)"""
    if not can_earn(t.state.players[league.seat], SEASONED):
        skip(t, league, "seasoned", "earned")
    await count_veteran(t, league.seat)


async def attack_flag(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-08, DS-RUL-17, DS-RUL-32)"""
    seats = attackable(t.state, effect)
    if not seats:
        skip(t, league, "attack", "in_harbor")
    elif league.fought:
        skip(t, league, "attack", "fought")
    else:
        await attack(t, league, seats, "flag", "league_act", effect.int_of("extra_markers"))


def merchants(state: State) -> list[int]:
    """The tiles on which a merchant ship lies."""
    return [space for space in range(OCEAN) if state.spaces[space].card and CARDS[state.spaces[space].card].merchant]


async def defeat_merchant(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-09, DS-RUL-34)"""
    spaces = merchants(t.state)
    if not spaces:
        skip(t, league, "merchant", "no_merchant")
        return
    space = await choose(decider(t.state, league.seat), LEAGUE_MERCHANT, spaces)
    await beat_merchant(t, league.seat, t.state.spaces[space].card)
    opponents.take_card(t, league.seat, space)


async def leave_on_island(t: Turn, league: League, effect: Effect) -> None:
    """Put down after the turn. (DS-RIGHT-10, DS-RUL-36)"""
    league.left_cargo += effect.int_of("cargo")
    league.left_coins += effect.int_of("coin")


async def put_down(t: Turn, league: League) -> None:
    """What was left goes to the most valuable island. (DS-RIGHT-10, DS-RUL-14)"""
    cargo, number = league.left_cargo, league.left_coins
    league.left_cargo = 0
    league.left_coins = 0
    if cargo + number == 0:
        return
    spaces = controlled(t.state, league.seat)
    if not spaces:
        skip(t, league, "leave", "no_island")
        return
    space = await pick(t, league.seat, "leave", spaces, MOST_VALUABLE)
    stores.put_on_island(t, "league.leaves", league.seat, space, cargo, number)


async def if_markers(t: Turn, league: League, effect: Effect) -> None:
    """(DS-RIGHT-11, DS-RUL-15)"""
    amount, least = await markers_now(t, league), effect.int_of("min")
    t.tell("league.judged", league.seat, amount, least, int(amount >= least))
    for part in effect.effects("then" if amount >= least else "else"):
        await ORDERS.rules[part.verb](t, league, part)


ORDERS.add("ai_coins", coins)
ORDERS.add("ai_merchant_income", merchant_income)
ORDERS.add("ai_upgrade", upgrade)
ORDERS.add("ai_repair", repair)
ORDERS.add("ai_build", build)
ORDERS.add("ai_produce", produce)
ORDERS.add("ai_seasoned", seasoned)
ORDERS.add("ai_attack", attack_flag)
ORDERS.add("ai_defeat_merchant", defeat_merchant)
ORDERS.add("ai_leave_on_island", leave_on_island)
ORDERS.add("ai_if_markers", if_markers)
