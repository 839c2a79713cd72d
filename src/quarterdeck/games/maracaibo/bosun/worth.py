"""What effects are worth to a captain, verb by verb, in victory points.

Every verb that somebody may have to judge has a short rule in WORTH; a payment has its price in PRICE. Those of
exploring, fighting, cards and village actions are added by their modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.content.components import IMPROVEMENTS, NATION, SYNERGIES, SYNERGY
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.actions.discs import open_areas
from quarterdeck.games.maracaibo.rules.board import ROUNDS
from quarterdeck.games.maracaibo.rules.counting import counted
from quarterdeck.games.maracaibo.rules.effects import Scene, payable
from quarterdeck.games.maracaibo.state import CARDS_VP
from quarterdeck.kernel.rules.effects import Effect, Registry

Judgement = Callable[[Outlook, Effect], float]

WORTH: Final[Registry[Judgement]] = Registry()
PRICE: Final[Registry[Judgement]] = Registry()


def worth(o: Outlook, effects: list[Effect]) -> float:
    """What a list of effects brings. What no rule is for counts nothing."""
    total = 0.0
    for effect in effects:
        rule = WORTH.rules.get(effect.verb)
        if rule is not None:
            total += rule(o, effect)
    return total


def price(o: Outlook, cost: list[Effect]) -> float:
    """What a payment takes."""
    total = 0.0
    for effect in cost:
        rule = PRICE.rules.get(effect.verb)
        if rule is not None:
            total += rule(o, effect)
    return total


def can_pay(o: Outlook, cost: list[Effect]) -> bool:
    return payable(o.state, Scene(o.seat, "", CARDS_VP), cost)


# Gains


def doubloons(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * o.doubloon


def points(o: Outlook, effect: Effect) -> float:
    synergy = effect.word("synergy")
    return float(effect.int_of("n")) if not synergy or o.me.synergies[SYNERGY[synergy]] else 0.0


def combat_points(o: Outlook, effect: Effect) -> float:
    return o.combat_points(effect.int_of("n"))


def figures(o: Outlook, effect: Effect) -> float:
    return o.figures(effect.int_of("n"))


def amount_per(o: Outlook, effect: Effect) -> int:
    scene = Scene(o.seat, "", CARDS_VP)
    scene.target = o.target
    return effect.int_of("n") * counted(o.state, scene, effect.word("per"))


def points_per(o: Outlook, effect: Effect) -> float:
    return float(amount_per(o, effect))


def doubloons_per(o: Outlook, effect: Effect) -> float:
    return amount_per(o, effect) * o.doubloon


def influence(o: Outlook, effect: Effect) -> float:
    """With the nation named, the one that fights, or the one that is best served."""
    word, amount = effect.word("nation"), effect.int_of("n")
    if word in NATION:
        return o.influence(NATION[word], amount)
    if word == "fighting" and o.nation != NONE:
        return o.influence(o.nation, amount)
    return o.best_influence(amount)


def next_rank(o: Outlook, effect: Effect) -> float:
    """As many steps as the next rank is away: at least what two steps bring. (MA-RUL-77)"""
    return o.best_influence(2)


def synergy(o: Outlook, effect: Effect) -> float:
    kind = effect.word("kind")
    if kind in SYNERGY:
        return o.synergy(SYNERGY[kind])
    return max(o.synergy(index) for index in range(len(SYNERGIES)))


def marker(o: Outlook, effect: Effect) -> float:
    """In a combat the fighting nation's, else that of the nation in which one has the best rank."""
    if effect.word("nation") == "fighting" and o.nation != NONE:
        return o.markers[o.nation]
    return max(0.0, max(o.markers))


def story_tile(o: Outlook, effect: Effect) -> float:
    return quest_tile(o)


def quest_tile(o: Outlook) -> float:
    """A tile on the quest track: VP from the fourth on, the career, the palace. (MA-QUEST-04)"""
    return weights.QUEST + o.step_of("quests")


# Discs


def discs(o: Outlook, effect: Effect) -> float:
    """The best discs that can be taken. (MA-INST-04)"""
    found = sorted([disc(o, area) for area in open_areas(o.me)], reverse=True)
    return sum(found[: effect.int_of("n")])


def disc(o: Outlook, area: int) -> float:
    """A disc of this area: the second one unlocks it, the first one promises it. (MA-SHIP-01)"""
    whole = o.fading(weights.IMPROVEMENT[IMPROVEMENTS[area].id])
    if o.me.discs[area] == 1:
        return whole * (1 - weights.FIRST_DISC * o.left) + weights.UNLOCKED + o.step_of("improvements")
    return whole * weights.FIRST_DISC * min(1.0, ROUNDS * o.left)


def best_disc(o: Outlook) -> float:
    return max([disc(o, area) for area in open_areas(o.me)], default=0.0)


# Income


def income_doubloons(o: Outlook, effect: Effect) -> float:
    return synergy_share(o, effect) * o.doubloon_income(effect.int_of("n"))


def income_points(o: Outlook, effect: Effect) -> float:
    return synergy_share(o, effect) * o.vp_income(effect.int_of("n"))


def synergy_share(o: Outlook, effect: Effect) -> float:
    """Income that waits for a token is worth part of it, less and less. (MA-INCOME-02)"""
    kind = effect.word("synergy")
    if not kind or o.me.synergies[SYNERGY[kind]]:
        return 1.0
    return weights.WAITING_SYNERGY * o.left


# Control


def the_best_of(o: Outlook, effect: Effect) -> float:
    return max(worth(o, option) for option in effect.lists("options"))


def what_is_paid_for(o: Outlook, effect: Effect) -> float:
    """Worth its price, if it can be paid now."""
    cost = effect.effects("cost")
    if not can_pay(o, cost):
        return 0.0
    return max(0.0, worth(o, effect.effects("then")) - price(o, cost))


WORTH.add("gain_doubloons", doubloons)
WORTH.add("gain_doubloons_per", doubloons_per)
WORTH.add("gain_vp", points)
WORTH.add("gain_vp_per", points_per)
WORTH.add("gain_combat", combat_points)
WORTH.add("gain_figure", figures)
WORTH.add("gain_influence", influence)
WORTH.add("influence_to_rank", next_rank)
WORTH.add("gain_synergy", synergy)
WORTH.add("place_marker", marker)
WORTH.add("gain_story_tile", story_tile)
WORTH.add("remove_disc", discs)
WORTH.add("income_doubloons", income_doubloons)
WORTH.add("income_vp", income_points)
WORTH.add("choose", the_best_of)
WORTH.add("pay_for", what_is_paid_for)


# Prices


def price_in_doubloons(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * o.doubloon


def price_in_combat(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * o.combat_point


def price_in_figures(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * o.figure


def price_in_items(o: Outlook, effect: Effect) -> float:
    return weights.CARD * sum(effect.counts("items").values())


def price_in_goods(o: Outlook, effect: Effect) -> float:
    return weights.CARD * sum(effect.counts("goods").values())


def price_in_equal_goods(o: Outlook, effect: Effect) -> float:
    return weights.CARD * effect.int_of("n")


PRICE.add("pay_doubloons", price_in_doubloons)
PRICE.add("pay_combat", price_in_combat)
PRICE.add("pay_figure", price_in_figures)
PRICE.add("pay_items", price_in_items)
PRICE.add("pay_goods", price_in_goods)
PRICE.add("pay_equal_goods", price_in_equal_goods)
