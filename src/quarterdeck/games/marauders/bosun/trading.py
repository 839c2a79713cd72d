"""Goods: what those on board are worth, what to sell, what to buy. (MM-SELL, MM-BUY)"""

from __future__ import annotations

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.charts import MOVES
from quarterdeck.games.marauders.bosun.errands import mission_reward
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.content.components import CARGO_CARDS, MISSIONS, PRICES, ZONES
from quarterdeck.games.marauders.content.missions import Task
from quarterdeck.games.marauders.rules.actions.trade import GLORY_SALE, OFFER, offer_size


def sale(o: Outlook, number: int) -> float:
    """What so many cards bring where they are in demand. (MM-SELL-01, MM-SELL-05)"""
    return number * PRICES["sell_demand"] * o.gold + (o.glory if number >= GLORY_SALE else 0.0)


def plain(o: Outlook, number: int) -> float:
    return number * PRICES["sell_plain"] * o.gold


def stock(o: Outlook, good: str, number: int) -> float:
    """What so many cards of a good on board promise: the best port that wants them, or any port. (MM-TIP-03)"""
    if number <= 0:
        return 0.0
    best = plain(o, number) * weights.PLAIN
    here = o.me.zone
    for port in o.markets.get(good, []):
        if port == here and o.me.in_port:
            continue
        way = MOVES[here][port] + 3
        hope = weights.PAIR * o.glory if number == GLORY_SALE - 1 and o.room >= GLORY_SALE else 0.0
        best = max(best, (sale(o, number) + hope) * weights.FADE**way - weights.MISSION_WAY * way / 2)
    return best + ordered(o, good, number)


def ordered(o: Outlook, good: str, number: int) -> float:
    """The share of a mission that wants this good delivered. (EFFECTS.md, `deliver`)"""
    if not o.me.mission:
        return 0.0
    mission = MISSIONS[o.me.mission]
    for task in mission.tasks:
        if task.kind == "deliver" and good in task.goods and o.legal[task.zones[0]] and can_complete(o, task):
            share = min(number, task.goods[good]) / sum(task.goods.values())
            return share * mission_reward(o, mission) * weights.TRIES
    return 0.0


def can_complete(o: Outlook, task: Task) -> bool:
    """Whether the goods that are still missing can be paid; else even what is on board is better sold."""
    missing = sum(max(0, number - o.goods.get(good, 0)) for good, number in task.goods.items())
    return o.me.gold >= missing * PRICES["good_pair"]


def next_card(o: Outlook, good: str) -> float:
    """What the last card of a good on board adds."""
    number = o.goods.get(good, 0)
    return stock(o, good, number) - stock(o, good, number - 1)


# Selling


def sell_one(o: Outlook, good: str, demand: str) -> float:
    """A card sold now, against a better port. (MM-SELL-01)"""
    needed = ordered(o, good, o.goods.get(good, 0)) - ordered(o, good, o.goods.get(good, 0) - 1)
    if good == demand:
        return sale(o, 1) + weights.SLOT - needed
    return plain(o, 1) + poverty(o) - next_card(o, good)


def poverty(o: Outlook) -> float:
    """Who has no gold cannot trade."""
    return weights.POVERTY if o.me.gold < 4 else 0.0


def sell_gain(o: Outlook, port: int) -> float:
    """What a sale in a port brings above what the goods would bring anywhere."""
    gain = 0.0
    for good, number in o.goods.items():
        if o.state.demand[port] == good:
            if sell_one(o, good, good) > 0.0:
                gain += sale(o, number) - plain(o, number) * weights.PLAIN / 2
        elif good not in o.markets:
            gain += plain(o, number) * weights.RESELL
    return gain


# Buying


def buy_hope(o: Outlook, port: int) -> float:
    """What a purchase in a port promises, by the space in the hold and the gold. (MM-BUY-01, MM-BUY-07)"""
    wanted = o.state.demand[port]
    sold = o.goods[wanted] if wanted in o.goods and sell_one(o, wanted, wanted) > 0.0 else 0
    free = o.room - len(o.me.cargo) + sold
    gold = o.me.gold + sold * PRICES["sell_demand"]
    free = min(free, gold // 2)
    if free <= 0:
        return 0.0
    hope = free * weights.SLOT * o.gold / 0.08
    if free >= GLORY_SALE:
        hope += weights.TRIPLE * o.glory
    elif free + max(o.goods.values(), default=0) >= GLORY_SALE:
        hope += weights.TRIPLE * o.glory / 2
    return o.temper.trade * hope * offered(o, port) / OFFER


def offered(o: Outlook, port: int) -> float:
    """How many cards the port would show."""
    if port == o.me.zone and o.me.in_port:
        return float(offer_size(o.state, o.seat))
    if o.me.bought_in == port:
        return OFFER / 2
    feature = ZONES[port].feature
    more = 0
    for effect in [] if feature is None else feature.effects:
        if effect.word("stat") == "draw.buy":
            more += effect.int_of("add")
    return float(OFFER + more)


def buy_one(o: Outlook, good: str, price: int) -> float:
    """A card of the offer, judged with all of its kind that can be had. (MM-BUY-02, MM-BUY-03)"""
    free = o.room - len(o.me.cargo)
    number = sum(1 for card in o.me.offer if CARGO_CARDS[card].good == good)
    number = min(number, free, o.me.gold // max(1, price))
    if number <= 0:
        return -1.0
    had = o.goods.get(good, 0)
    return (stock(o, good, had + number) - stock(o, good, had)) / number - price * o.gold


# Room in the hold


def keep_one(o: Outlook, card: str, limit: int) -> float:
    """Whether plundered cargo is taken on board, at the cost of something else if the hold is full. (MM-RAID-14)"""
    good = CARGO_CARDS[card].good
    had = o.goods.get(good, 0)
    gain = stock(o, good, had + 1) - stock(o, good, had)
    if len(o.me.cargo) < limit:
        return gain + 0.01
    return gain - min((next_card(o, other) for other in o.goods), default=0.0) - 0.01
