"""Payments: checked as a whole, then paid as a whole. (MA-QUEST-02, MA-RUL-111, EFFECTS.md 5)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS, GOODS
from quarterdeck.games.maracaibo.kinds import A_CARD, A_GOOD, PASS, PAY, PAYMENT, QUESTIONS, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import projects, purse
from quarterdeck.games.maracaibo.rules.counting import permanent_items
from quarterdeck.games.maracaibo.rules.effects import PAYABLE, PAYMENTS, VERBS, Scene, pay, payable, perform
from quarterdeck.games.maracaibo.state import Player, State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect

PAY_ITEM: Final = QUESTIONS.add("pay.item", A_CARD, ["item"], clause="MA-QUEST-02")
PAY_GOOD: Final = QUESTIONS.add("pay.good", A_CARD, ["good"], clause="MA-QUEST-02")
PAY_KIND: Final = QUESTIONS.add("pay.kind", A_GOOD, ["number"], clause="MA-RUL-37")
PAY_FOR: Final = QUESTIONS.add(
    "pay.for", WithFree(PAYMENT), [("source", "bargain")], clause="MA-RUL-111", declinable=True
)

# Doubloons, combat points, figures, movement points


def can_pay_doubloons(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.seat].doubloons >= effect.int_of("n")


async def pay_doubloons(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.pay_doubloons(t, scene.seat, effect.int_of("n"))


def can_pay_combat(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.seat].combat >= effect.int_of("n")


async def pay_combat(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.pay_combat(t, scene.seat, effect.int_of("n"))


def can_pay_figure(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.seat].figures >= effect.int_of("n")


async def pay_figure(t: Turn, scene: Scene, effect: Effect) -> None:
    """From the own supply only. (MA-RUL-75)"""
    purse.return_figures(t, scene.seat, effect.int_of("n"))


def has_sailed(state: State, scene: Scene, effect: Effect) -> bool:
    """Movement points of phase A of this turn. (MA-QUEST-06, MA-RUL-87)"""
    return state.turn == scene.seat and state.sailed >= effect.int_of("n")


async def need_mp(t: Turn, scene: Scene, effect: Effect) -> None:
    """A condition; nothing is paid."""


# Hand cards


def items_in_hand(player: Player, item: str) -> list[str]:
    return [card for card in player.hand if CARDS[card].item == item]


def goods_in_hand(player: Player, good: str) -> list[str]:
    return [card for card in player.hand if CARDS[card].good == good]


def cards_for(player: Player, item: str, number: int) -> int:
    """How many hand cards a payment of items takes. (MA-PERM-01, MA-RUL-36)"""
    return max(0, number - permanent_items(player, item))


def can_pay_items(state: State, scene: Scene, effect: Effect) -> bool:
    return has_items(state.players[scene.seat], effect.counts("items"))


def has_items(player: Player, items: dict[str, int]) -> bool:
    return all(len(items_in_hand(player, item)) >= cards_for(player, item, number) for item, number in items.items())


async def pay_items(t: Turn, scene: Scene, effect: Effect) -> None:
    await give_items(t, scene.seat, effect.counts("items"))


async def give_items(t: Turn, seat: int, items: dict[str, int]) -> None:
    """One hand card for each item that no permanent one stands for. (MA-PERM-01)"""
    player = t.state.players[seat]
    for item, number in items.items():
        for _ in range(cards_for(player, item, number)):
            projects.discard(t, seat, await choose(seat, PAY_ITEM, items_in_hand(player, item), (item,)))


def can_pay_goods(state: State, scene: Scene, effect: Effect) -> bool:
    player = state.players[scene.seat]
    return all(len(goods_in_hand(player, good)) >= number for good, number in effect.counts("goods").items())


async def pay_goods(t: Turn, scene: Scene, effect: Effect) -> None:
    for good, number in effect.counts("goods").items():
        await give_goods(t, scene.seat, good, number)


async def give_goods(t: Turn, seat: int, good: str, number: int) -> None:
    """Nothing replaces a card. (MA-RUL-37)"""
    player = t.state.players[seat]
    for _ in range(number):
        projects.discard(t, seat, await choose(seat, PAY_GOOD, goods_in_hand(player, good), (good,)))


def equal_goods(player: Player, number: int) -> list[str]:
    """The goods of which a player holds so many cards. (MA-RUL-37)"""
    return [good for good in GOODS if len(goods_in_hand(player, good)) >= number]


def can_pay_equal_goods(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(equal_goods(state.players[scene.seat], effect.int_of("n")))


async def pay_equal_goods(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-SHIP-10, MA-CACTN-04, MA-AACT-05)"""
    number = effect.int_of("n")
    good = await choose(scene.seat, PAY_KIND, equal_goods(t.state.players[scene.seat], number), (number,))
    await give_goods(t, scene.seat, good, number)


def can_discard_hand(state: State, scene: Scene, effect: Effect) -> bool:
    """(MA-RUL-34)"""
    return bool(state.players[scene.seat].hand)


async def discard_hand(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-VILL-03, MA-CACT-07)"""
    for card in t.state.players[scene.seat].hand.copy():
        projects.discard(t, scene.seat, card)


PAYABLE.add("pay_doubloons", can_pay_doubloons)
PAYMENTS.add("pay_doubloons", pay_doubloons)
PAYABLE.add("pay_combat", can_pay_combat)
PAYMENTS.add("pay_combat", pay_combat)
PAYABLE.add("pay_figure", can_pay_figure)
PAYMENTS.add("pay_figure", pay_figure)
PAYABLE.add("need_mp", has_sailed)
PAYMENTS.add("need_mp", need_mp)
PAYABLE.add("pay_items", can_pay_items)
PAYMENTS.add("pay_items", pay_items)
PAYABLE.add("pay_goods", can_pay_goods)
PAYMENTS.add("pay_goods", pay_goods)
PAYABLE.add("pay_equal_goods", can_pay_equal_goods)
PAYMENTS.add("pay_equal_goods", pay_equal_goods)
PAYABLE.add("discard_hand", can_discard_hand)
PAYMENTS.add("discard_hand", discard_hand)


# Paying for something


async def pay_for(t: Turn, scene: Scene, effect: Effect) -> None:
    """Optional. (MA-CACT-07, MA-CACT-09, MA-AACT-18, MA-LEG-05)"""
    cost = effect.effects("cost")

    def choices() -> list[Choice]:
        found: list[Choice] = []
        if payable(t.state, scene, cost):
            found.append((PAY,))
        found.append(PASS)
        return found

    if await decide(t, scene.seat, PAY_FOR, choices, (scene.source,)) != PASS:
        await pay(t, scene, cost)
        await perform(t, scene, effect.effects("then"))


VERBS.add("pay_for", pay_for)
