"""Buying project cards and investing in prestige buildings. (MA-CARD, MA-PREST, MA-RUL-80)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import BUILDINGS, CARDS
from quarterdeck.games.maracaibo.content.pieces import AT_PLACE, NO_FIGURE, ON_CARD, ProjectCard
from quarterdeck.games.maracaibo.kinds import BUILDING, CARD, PASS, PURCHASE, QUESTIONS, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.gains import take_synergy
from quarterdeck.games.maracaibo.rules.actions.paying import cards_for, give_items, items_in_hand
from quarterdeck.games.maracaibo.rules.atoms import board, captain, projects, purse
from quarterdeck.games.maracaibo.rules.board import markers_on_places
from quarterdeck.games.maracaibo.rules.counting import permanent
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, perform
from quarterdeck.games.maracaibo.state import BUILDINGS_VP, CARDS_VP, Player, State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import AMOUNT

BUY_WHAT: Final = QUESTIONS.add("buy.what", WithFree(PURCHASE), clause="MA-CARD-03", declinable=True, always=True)
FIGURES_ON_CARD: Final = QUESTIONS.add("figures.on_card", AMOUNT, ["card"], clause="MA-INST-14")


async def buy(t: Turn, scene: Scene, effect: Effect) -> None:
    """Optional: a card from the hand or a planning space, or a building. (MA-VILL-05, MA-CARD-03, MA-RUL-127)"""
    seat = scene.seat

    def choices() -> list[Choice]:
        found = purchases(t.state, seat)
        found.append(PASS)
        return found

    choice = await decide(t, seat, BUY_WHAT, choices, always=has_cards(t.state, seat))
    if choice != PASS:
        await purchase(t, seat, choice)


VERBS.add("buy", buy)


def purchases(state: State, seat: int) -> list[Choice]:
    """Whatever this player could buy or invest in now."""
    player = state.players[seat]
    discount = permanent(player, "perm_discount")
    found: list[Choice] = []
    for card in player.hand:
        if affordable(state, player, CARDS[card], discount):
            found.append((CARD, card))
    for card in player.planned:
        if affordable(state, player, CARDS[card], discount):
            found.append((CARD, card))
    if player.figures:
        for building in state.buildings:
            if can_invest(state, player, building, discount):
                found.append((BUILDING, building))
    return found


def has_cards(state: State, seat: int) -> bool:
    """Whether there are cards that it might buy: the others see that much, and no more. (MA-RUL-127)"""
    return bool(state.players[seat].hand or state.players[seat].planned)


async def purchase(t: Turn, seat: int, choice: Choice) -> None:
    if choice[0] == CARD:
        await buy_card(t, seat, str(choice[1]))
    else:
        await invest(t, seat, str(choice[1]))


# Cards


def affordable(state: State, player: Player, card: ProjectCard, discount: int) -> bool:
    """Whether the whole cost can be paid. (MA-CARD-05 to -08, MA-PERM-02)"""
    if player.doubloons < card.price - discount:
        return False
    if card.figure != NO_FIGURE and not player.figures:
        return False
    if card.items and not has_items_besides(player, card):
        return False
    return not card.markers or markers_on_places(state)[card.markers_nation] >= card.markers


def has_items_besides(player: Player, card: ProjectCard) -> bool:
    """A card does not pay for itself. (MA-RUL-35)"""
    for item, number in card.items.items():
        others = [other for other in items_in_hand(player, item) if other != card.id]
        if len(others) < cards_for(player, item, number):
            return False
    return True


async def buy_card(t: Turn, seat: int, card: str) -> None:
    """Costs, tableau, permanent effects, income, instant effects. (MA-RUL-80)"""
    player = t.state.players[seat]
    price = max(0, CARDS[card].price - permanent(player, "perm_discount"))
    projects.begin_buying(t, seat, card)
    purse.pay_doubloons(t, seat, price)
    await give_items(t, seat, CARDS[card].items)
    give_figure(t, seat, CARDS[card])
    projects.bought(t, seat, card)
    scene = Scene(seat, card, CARDS_VP)
    await perform(t, scene, CARDS[card].income)
    await perform(t, scene, CARDS[card].instant)


def give_figure(t: Turn, seat: int, card: ProjectCard) -> None:
    """To the general supply, to a place as assistant, or on the card. (MA-CARD-06 to -08, MA-AACT-19)"""
    if card.figure == AT_PLACE:
        captain.post_assistant(t, seat, card.id)
    elif card.figure == ON_CARD:
        captain.figure_to_card(t, seat, card.id)
    elif card.figure != NO_FIGURE:
        purse.return_figures(t, seat, 1)


async def figures_on_card_income(t: Turn, scene: Scene, effect: Effect) -> None:
    """Any number of figures, once and for all. (MA-INST-14)"""
    player = t.state.players[scene.seat]
    if not player.figures:
        return
    numbers = list(range(player.figures + 1))
    for _ in range(await choose(scene.seat, FIGURES_ON_CARD, numbers, (scene.source,))):
        captain.figure_to_card(t, scene.seat, scene.source)
        purse.raise_doubloon_income(t, scene.seat, effect.int_of("doubloons"))


VERBS.add("figures_on_card_income", figures_on_card_income)


# Prestige buildings


def can_invest(state: State, player: Player, building: str, discount: int) -> bool:
    """(MA-PREST-02, MA-PREST-05)"""
    if player.seat in state.investors.get(building, []):
        return False
    return player.doubloons >= BUILDINGS[building].price - discount


async def invest(t: Turn, seat: int, building: str) -> None:
    """Doubloons and a figure; the synergy; the first one gains VP. (MA-PREST-02 to -04)"""
    player = t.state.players[seat]
    purse.pay_doubloons(t, seat, max(0, BUILDINGS[building].price - permanent(player, "perm_discount")))
    board.invest(t, seat, building)
    await take_synergy(t, seat, BUILDINGS[building].synergy)
    if len(t.state.investors[building]) == 1:
        purse.gain_vp(t, seat, BUILDINGS[building].first_vp, BUILDINGS_VP)
