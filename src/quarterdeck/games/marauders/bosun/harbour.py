"""In port: what the ship needs, what the captain wants, in which order. (MM-PORT, MM-YARD, MM-CREW, MM-STASH)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.errands import claim_worth, pardon, rumor_hope, rumor_in_sight
from quarterdeck.games.marauders.bosun.fighting import dangers
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.trading import buy_hope, sell_one
from quarterdeck.games.marauders.content.components import CAPTAINS, GLORY, PRICES, SHIPS, ZONES
from quarterdeck.games.marauders.content.numbers import CREW, HULL, INFLUENCE
from quarterdeck.games.marauders.kinds import (
    BUY,
    CARD,
    CLAIM,
    DELIVER,
    DONE,
    FIT,
    PROVE,
    RECRUIT,
    REPAIR,
    RESTORE,
    RUMOR,
    SELL,
    SHIP,
    STASH,
    WEAPON,
    YARD,
    Choice,
)
from quarterdeck.games.marauders.rules.actions.rumors import rumor_price
from quarterdeck.games.marauders.rules.actions.shipyard import (
    modification_price,
    repair_price,
    restore_price,
    sale_value,
    ship_price,
)
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.rules.ships import damage, nation_of, stash_allowed

ORDER: Final[dict[str, float]] = {
    SELL: 10.0,
    PROVE: 9.0,
    DELIVER: 8.5,
    CARD: 8.0,
    CLAIM: 7.0,
    RUMOR: 6.0,
    YARD: 5.0,
    RECRUIT: 4.0,
    BUY: 3.0,
    STASH: 2.0,
}
"""Which of the activities that are worth something comes first: gold before what it buys."""

UPGRADES: Final[dict[str, str]] = {
    "swivel_guns": "fight",
    "hammocks": "fight",
    "rigging": "raid",
    "reinforced_hull": "all",
    "four_pounders": "fight",
    "long_range_cannons": "fight",
    "extra_gunport": "all",
    "extra_hold": "trade",
}
"""Whom a modification serves."""


# What any port can do for the captain


def port_needs(o: Outlook) -> float:
    """Repairs, crew, weapons, a rumor: the same in every port."""
    if o.state.last_round:
        return 0.0
    wish = 0.0
    spare = o.me.gold
    price = PRICES["repair_point"]
    for area, left in enumerate(o.me.areas):
        lost = damage(o.state, o.seat, area)
        if area == CREW:
            wish += lost * crew_point(o)
        elif lost > 0 and spare >= price:
            wish += lost * max(0.0, mending(o, area, left) - price * o.gold)
            spare -= price * lost
    missing = o.temper.weapons - len(o.me.weapons)
    if missing > 0 and spare >= PRICES["weapon"]:
        wish += min(missing, spare // PRICES["weapon"]) * max(0.0, arming(o))
    return wish + rumor_wish(o)


def rumor_wish(o: Outlook) -> float:
    """Pay, test influence, and go where the rumor says. (MM-RUM-01)"""
    if o.me.gold < PRICES["rumor"] or o.state.last_round:
        return 0.0
    return max(0.0, o.test(INFLUENCE) * rumor_hope(o) - PRICES["rumor"] * o.gold)


def crew_point(o: Outlook) -> float:
    """Hardly anything to who does not fight."""
    return weights.CREW_POINT * min(1.0, max(weights.PEACEFUL, o.temper.hunt, o.temper.prey))


def mending(o: Outlook, area: int, left: int) -> float:
    """What a repaired point is worth."""
    if left == 0:
        return weights.LAST_POINT + (weights.DESTROYED if o.temper.raid > 0 else weights.WORN)
    if left == 1:
        return weights.LAST_POINT + (weights.DESTROYED if area == HULL else weights.WORN)
    return weights.POINT + weights.SPARE


def arming(o: Outlook) -> float:
    """A special weapon, above its price. (MM-TIP-05)"""
    return weights.WEAPON * weights.ARMS * o.temper.raid - PRICES["weapon"] * o.gold


# Ships


def ship_gain(o: Outlook, ship: str, price: int) -> float:
    """Glory for the first large ship, a better ship for the rest of the game, less the gold. (MM-YARD-11)"""
    me = o.me
    if not SHIPS[ship].glory_on_purchase or ship == me.ship:
        return -1.0
    glory = 0 if me.large_ship else 1
    if o.state.last_round:
        return float(o.points_after(me.stash - max(0, price - me.gold), glory) - o.points_after(me.stash))
    gain = o.prospect(me.glory + glory, o.wealth - price) - o.prospect(me.glory, o.wealth) + glory * weights.CARD
    if SHIPS[me.ship].buy >= 0 and not SHIPS[me.ship].glory_on_purchase:
        better = o.temper.large if ship == o.temper.ships[1] else weights.ANY_LARGE
        gain += better * (weights.LATE_SHIP + (1.0 - weights.LATE_SHIP) * left_to_play(o))
    elif not glory:
        return -1.0
    return gain + safety(o, ship) - weights.MODIFICATION * len(me.mods) / 2


def safety(o: Outlook, ship: str) -> float:
    """How much less the ships that lie in wait outside would frighten a captain with this ship."""
    me = o.me
    before = dangers(o)[me.zone] if me.in_port else 0.0
    if before <= 0.0:
        return 0.0
    old, areas = me.ship, me.areas
    me.ship, me.areas = ship, SHIPS[ship].areas
    after = dangers(o)[me.zone]
    me.ship, me.areas = old, areas
    return max(0.0, before - after)


def left_to_play(o: Outlook) -> float:
    """How much of the game is still to come, by the captain who is ahead."""
    most = max(player.glory for player in o.state.players)
    return max(0.1, 1.0 - max(most / o.state.target, o.points_after(o.wealth) / o.state.target))


def ship_wish(o: Outlook, port: int) -> float:
    """Whether a large ship could be bought there. (MM-YARD-02, MM-RUL-28)"""
    gold = o.wealth if port == o.home() else o.me.gold
    price = SHIPS[o.temper.ships[1]].buy - sale_value(o.state, o.seat, []) + large_discount(port)
    if gold < price:
        return 0.0
    return max(0.0, ship_gain(o, o.temper.ships[1], price))


def large_discount(port: int) -> int:
    feature = ZONES[port].feature
    for effect in [] if feature is None else feature.effects:
        if effect.word("stat") == "price.ship_large":
            return effect.int_of("add")
    return 0


# Gold in safety


def stash_wish(o: Outlook, port: int) -> float:
    """Gold in the stash cannot be lost; with enough of it the game is won. (MM-TIP-04, MM-END-01)"""
    if not may_stash(o, port):
        return 0.0
    if ends_it(o):
        return weights.WIN
    spare = o.me.gold - weights.FLOAT
    if o.state.last_round:
        return float(o.points_after(o.wealth) - o.points_after(o.me.stash))
    return max(0, spare) * o.gold * (1.0 / weights.ON_BOARD - 1.0)


def ends_it(o: Outlook) -> bool:
    """Whether all gold in the stash would make the target. (MM-END-01)"""
    return o.points_after(o.wealth) >= o.state.target > o.points_after(o.me.stash)


def may_stash(o: Outlook, port: int) -> bool:
    if port == o.home():
        return True
    if port == o.me.zone and o.me.in_port:
        return stash_allowed(o.state, o.me)
    own = ZONES[port].nation == nation_of(o.me)
    return own and any(effect.verb == "stash" for effect in CAPTAINS[o.me.captain].effects)


def stash_amount(o: Outlook, kind: str, amount: int) -> float:
    """All but what the next purchases need. (MM-STASH-01)"""
    if kind != STASH:
        return -float(amount)
    everything = o.state.last_round or o.points_after(o.wealth) >= o.state.target
    wish = o.me.gold if everything else o.me.gold - weights.FLOAT
    return -abs(float(amount - max(1, wish)))


# The activities


def activity_worth(o: Outlook, choice: Choice) -> float:
    """By how urgent it is, if it is worth anything; to be done is worth 0. (MM-PORT-01, MM-PORT-02)"""
    kind = str(choice[0])
    if choice == DONE:
        return 0.0
    if kind == STASH and (ends_it(o) or o.state.last_round):
        return 9.9
    if activity_gain(o, choice) <= 0.0:
        return -1.0
    return ORDER.get(kind, 1.0) + min(0.9, activity_gain(o, choice) / 10)


def activity_gain(o: Outlook, choice: Choice) -> float:
    kind, zone = choice[0], o.me.zone
    if kind == SELL:
        return max(sell_one(o, good, o.state.demand[zone]) for good in o.goods)
    if kind in (PROVE, DELIVER):
        return 1.0
    if o.state.last_round and kind not in (CARD, STASH, YARD):
        return -1.0
    if kind == CLAIM:
        return claim_worth(o, str(choice[1])) - 0.05
    if kind == RUMOR:
        return o.test(INFLUENCE) * rumor_hope(o) - rumor_price(o.state, o.seat) * o.gold
    if kind == RECRUIT:
        return 1.0
    if kind == YARD:
        return yard_hope(o)
    if kind == BUY:
        return buy_hope(o, zone)
    if kind == STASH:
        return float(o.me.gold - weights.FLOAT)
    if kind == CARD:
        return card_in_port(o, str(choice[1]))
    return -1.0


def card_in_port(o: Outlook, card: str) -> float:
    """Glory cards of a Port action. (EFFECTS.md, `hire`, `stash`, `remove_bounty`, `restore_crew`)"""
    effect = GLORY[card].effects[0]
    if effect.verb == "hire":
        return weights.SPECIALIST
    if effect.verb == "stash":
        return 1.0 if ends_it(o) or o.state.last_round or o.me.gold >= 3 * weights.FLOAT else -1.0
    if effect.verb == "remove_bounty":
        return pardon(o, effect) if o.temper.bounty > 0.5 or sum(o.me.bounties) > 4 else -1.0
    if effect.verb == "restore_crew":
        return o.missing_crew() - 1.0
    return -1.0


# The shipyard


def yard_hope(o: Outlook) -> float:
    """Whether anything there is worth its price."""
    state, seat, me = o.state, o.seat, o.me
    choices: list[Choice] = [(REPAIR, area) for area in range(len(me.areas)) if area != CREW]
    best = -1.0
    for choice in choices:
        if damage(state, seat, int(choice[1])) > 0 and me.gold >= repair_price(state, seat):
            best = max(best, order_worth(o, choice))
    if me.zone in state.mods_open and me.gold >= modification_price(state, seat):
        best = max(best, order_worth(o, (FIT, state.mods_open[me.zone])))
    if me.gold >= PRICES["weapon"] and len(me.weapons) < o.temper.weapons:
        best = max(best, arming(o))
    for mod in me.flipped:
        best = max(best, order_worth(o, (RESTORE, mod)))
    return max(best, ship_wish(o, me.zone))


def order_worth(o: Outlook, choice: Choice) -> float:
    """What an order in the shipyard is worth, above its price. (MM-YARD-02)"""
    kind, what = choice[0], choice[-1]
    state, seat = o.state, o.seat
    if choice == DONE:
        return 0.0
    if kind == SHIP:
        return ship_gain(o, str(what), ship_price(state, seat, str(what)) - sale_value(state, seat, []))
    if state.last_round:
        return -1.0
    if kind == REPAIR:
        return mending(o, int(what), o.me.areas[int(what)]) - repair_price(state, seat) * o.gold
    if kind == WEAPON:
        price = stat(state, seat, "price.weapon", PRICES["weapon"])
        if len(o.me.weapons) >= o.temper.weapons or o.me.gold < price:
            return -1.0
        return arming(o) + (PRICES["weapon"] - price) * o.gold + SLIGHTLY[str(what)]
    if kind == FIT:
        return upgrade(o, str(what)) - modification_price(state, seat) * o.gold
    if kind == RESTORE:
        return weights.LAST_POINT - restore_price(str(what)) * o.gold
    return -1.0


SLIGHTLY: Final[dict[str, float]] = {"grappling_hooks": 0.0, "chain_shot": 0.01, "grapeshot": 0.02}
"""Which of the special weapons is bought first: in a raid they are alike."""


def upgrade(o: Outlook, mod: str) -> float:
    """What a modification is worth, by whom it serves; more on a ship that will be kept."""
    serves = UPGRADES.get(mod, "all")
    eager = {"fight": o.temper.hunt, "raid": o.temper.raid, "trade": o.temper.trade, "all": 1.0}[serves]
    lasting = 1.0 if SHIPS[o.me.ship].glory_on_purchase or SHIPS[o.me.ship].buy < 0 else weights.PASSING
    return weights.FITTED * weights.MODIFICATION * min(1.0, eager) * lasting


def hire_crew(o: Outlook, number: int, price: int) -> float:
    """(MM-CREW-02)"""
    return number * (crew_point(o) - price * o.gold) if o.me.gold >= number * price else -1.0


def drop_rumor(o: Outlook, rumor: str) -> float:
    return -rumor_in_sight(o, rumor)
