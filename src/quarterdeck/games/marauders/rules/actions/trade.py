"""Selling and buying goods. (MM-SELL, MM-BUY)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS, GOODS, PORT_HOLD, PRICES
from quarterdeck.games.marauders.kinds import A_BARGAIN, A_GOOD, A_SEAT, A_ZONE, DROP, QUESTIONS
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.cargo import first_of, goods_of, next_cargo
from quarterdeck.games.marauders.rules.actions.glory import earn_glory
from quarterdeck.games.marauders.rules.actions.windows import own_window
from quarterdeck.games.marauders.rules.atoms import chart, people, piles
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, stat
from quarterdeck.games.marauders.state import TRADE_GLORY, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose, draw
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.events import only

SELL_GOOD: Final = QUESTIONS.add("sell.good", A_GOOD, ["number", "good"], "MM-SELL-01", declinable=True)
CHOOSE_DEMAND: Final = QUESTIONS.add("demand.choose", A_GOOD, clause="MM-SELL-03")
BUY_GOOD: Final = QUESTIONS.add("buy.good", A_BARGAIN, list(GOODS), "MM-BUY-03", declinable=True, always=True)
SHOW_BARGAIN: Final = QUESTIONS.add("buy.show", A_SEAT, clause="MM-BUY-04")
DRAW_DEMAND: Final = QUESTIONS.to_chance("draw.demand", A_GOOD)
DRAW_PORT: Final = QUESTIONS.to_chance("draw.port", A_ZONE)

OFFER: Final = 6
SECOND_OFFER: Final = 3
GLORY_SALE: Final = 3
"""(MM-BUY-01, MM-BUY-07, MM-SELL-05)"""


# Selling


async def sell_goods(t: Turn, seat: int) -> None:
    """All sales of a turn at once: named, paid, then the demand changes. (MM-SELL, MM-RUL-24)"""
    await own_window(t, "sell_goods", Scene(seat, ""))
    player = t.state.players[seat]
    demand = t.state.demand[player.zone]
    sold = 0
    wanted = 0
    while player.cargo:
        good = await choose(seat, SELL_GOOD, [*goods_of(player), NOTHING], (sold, demand))
        if good == NOTHING:
            break
        piles.discard_cargo(t, seat, first_of(player, good))
        sold += sale_price(t.state, seat, good == demand)
        wanted += good == demand
    people.gain_gold(t, seat, sold)
    if wanted:
        await exchange_demand(t, player.zone)
    if wanted >= GLORY_SALE:
        await earn_glory(t, seat, TRADE_GLORY)


def sale_price(state: State, seat: int, in_demand: bool) -> int:
    """(MM-SELL-01)"""
    if in_demand:
        return stat(state, seat, "sell.demand", PRICES["sell_demand"])
    return stat(state, seat, "sell.plain", PRICES["sell_plain"])


async def exchange_demand(t: Turn, zone: int) -> None:
    """Another token; the old one joins the unused ones only then. (MM-SELL-03, MM-RUL-25)"""
    chart.exchange_demand(t, zone, await draw(DRAW_DEMAND, t.state.demand_supply))


async def swap_demand(t: Turn, scene: Scene, effect: Effect) -> None:
    """One of several tokens for this port, or other ports at random. (EFFECTS.md, `swap_demand`)"""
    if effect.word("scope") == "here":
        await choose_demand(t, scene.seat, effect.int_of("choose_from", 1))
        return
    ports = [zone for zone, good in enumerate(t.state.demand) if good]
    for _ in range(effect.int_of("count")):
        port = await draw(DRAW_PORT, ports)
        ports.remove(port)
        await exchange_demand(t, port)


async def choose_demand(t: Turn, seat: int, number: int) -> None:
    """So many tokens are drawn, one is chosen, the others and the old one go back. (EFFECTS.md, `swap_demand`)"""
    state = t.state
    for _ in range(min(number, len(state.demand_supply))):
        chart.draw_demand(t, await draw(DRAW_DEMAND, state.demand_supply))
    chosen = await choose(seat, CHOOSE_DEMAND, list(dict.fromkeys(state.demand_drawn)))
    chart.choose_demand(t, state.players[seat].zone, chosen)


VERBS.add("swap_demand", swap_demand)


# Buying


async def buy_goods(t: Turn, seat: int) -> None:
    """A private offer at prices by how often a good came. (MM-BUY, MM-RUL-108)"""
    player = t.state.players[seat]
    scene = Scene(seat, "")
    await own_window(t, "buy_goods", scene)
    await make_offer(t, seat, offer_size(t.state, seat) + scene.added)
    player.bought_in = player.zone
    counts = counted(player.offer)
    reduced: list[str] = []
    prices = tuple(price_of(t.state, seat, counts[good]) if good in counts else 0 for good in GOODS)
    while True:
        choice = await choose(seat, BUY_GOOD, lambda: buy_choices(t.state, seat, counts), prices)
        if choice == NOTHING:
            break
        await take_choice(t, seat, choice, counts, reduced)
    piles.end_offer(t, seat)
    if reduced:
        await show_bargain(t, seat, reduced)


def offer_size(state: State, seat: int) -> int:
    """Fewer cards for who bought here in the turn before. (MM-BUY-01, MM-BUY-07, MM-RUL-26)"""
    player = state.players[seat]
    if player.bought_before == player.zone:
        return SECOND_OFFER
    return stat(state, seat, "draw.buy", OFFER)


async def make_offer(t: Turn, seat: int, number: int) -> None:
    """Cards of the good in demand are laid aside and replaced. (MM-BUY-01, MM-RUL-27)"""
    state = t.state
    player = state.players[seat]
    aside: list[str] = []
    while len(player.offer) < number:
        card = await next_cargo(t)
        if not card:
            break
        if CARGO_CARDS[card].good == state.demand[player.zone]:
            piles.deal_cargo(t, card, state.open_cargo)
            aside.append(card)
        else:
            piles.deal_cargo(t, card, player.offer)
    piles.tell_offer(t, seat, aside)


def counted(cards: list[str]) -> dict[str, int]:
    """How often each good was drawn. (MM-BUY-02)"""
    counts: dict[str, int] = {}
    for card in cards:
        good = CARGO_CARDS[card].good
        counts[good] = counts.get(good, 0) + 1
    return counts


def price_of(state: State, seat: int, drawn: int) -> int:
    """By the number drawn, not the number bought. (MM-BUY-02)"""
    if drawn >= 3:
        return PRICES["good_triple"]
    if drawn == 2:
        return stat(state, seat, "price.good_pair", PRICES["good_pair"])
    return stat(state, seat, "price.good_single", PRICES["good_single"])


def buy_choices(state: State, seat: int, counts: dict[str, int]) -> list[str]:
    """Goods of the offer that can be paid and stowed, old goods to get rid of, and to stop. (MM-BUY-03, MM-BUY-05)"""
    player = state.players[seat]
    found: list[str] = []
    if len(player.cargo) < PORT_HOLD:
        for good in counted(player.offer):
            if money.purse(state, seat) >= price_of(state, seat, counts[good]):
                found.append(good)
    found.extend(DROP + good for good in goods_of(player))
    found.append(NOTHING)
    return found


async def take_choice(t: Turn, seat: int, choice: str, counts: dict[str, int], reduced: list[str]) -> None:
    player = t.state.players[seat]
    if choice.startswith(DROP):
        piles.discard_cargo(t, seat, first_of(player, choice.removeprefix(DROP)))
        return
    card = next(card for card in player.offer if CARGO_CARDS[card].good == choice)
    people.pay_gold(t, seat, price_of(t.state, seat, counts[choice]))
    piles.buy_good(t, seat, card)
    if counts[choice] > 1:
        reduced.append(choice)


async def show_bargain(t: Turn, seat: int, goods: list[str]) -> None:
    """Cards bought at a reduced price are shown to one opponent. (MM-BUY-04, MM-RUL-68, MM-RUL-90)"""
    others = [player.seat for player in t.state.players if player.seat != seat]
    witness = await choose(seat, SHOW_BARGAIN, others)
    t.tell("bargain.shown", seat, witness)
    t.tell_some(only(witness) | only(seat), "bargain.seen", seat, " ".join(goods))


async def more_cards(t: Turn, scene: Scene, effect: Effect) -> None:
    """A card that changes the number at hand. (EFFECTS.md, `modify`; not the 3 of MM-BUY-07)"""
    if t.state.players[scene.seat].bought_before != t.state.players[scene.seat].zone:
        scene.added += effect.int_of("add")


def can_have_more(state: State, scene: Scene, effect: Effect) -> bool:
    player = state.players[scene.seat]
    return effect.word("stat") == "draw.buy" and player.bought_before != player.zone


VERBS.add("modify", more_cards)
POSSIBLE.add("modify", can_have_more)
