"""Bosun, who plays by rules of thumb: for each question a short rule that says what an option is worth.

It knows what its seat sees and nothing else. A free action that is due is taken before anything else; what no rule
is for is answered with the first option.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.cards import card_profit, profit_of, want, wish_to_buy
from quarterdeck.games.maracaibo.bosun.exploring import landing, quest_worth
from quarterdeck.games.maracaibo.bosun.fighting import fight_for, next_blow
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.turns import (
    cost_of,
    deliver,
    main_action_worth,
    offer_worth,
    route_worth,
    village_choice,
)
from quarterdeck.games.maracaibo.bosun.worth import disc, price, worth
from quarterdeck.games.maracaibo.content.components import CARDS, CAREERS, CITY_TILES, IMPROVEMENTS, LEGACY, PLACE
from quarterdeck.games.maracaibo.kinds import (
    ARM,
    BUY,
    DELIVER,
    DISPLAY,
    OFFER,
    PLAN,
    QUEST,
    REST,
    TASK,
    VP,
    Choice,
    is_free,
)
from quarterdeck.games.maracaibo.rules.actions.buying import BUY_WHAT, FIGURES_ON_CARD
from quarterdeck.games.maracaibo.rules.actions.combat import BEGIN_COMBAT, COMBAT_NATION, NEXT_BLOW
from quarterdeck.games.maracaibo.rules.actions.discs import DELIVER_DISC, OFFER_DISC, REMOVE_DISC
from quarterdeck.games.maracaibo.rules.actions.drawing import DRAW_FROM
from quarterdeck.games.maracaibo.rules.actions.exploring import LAND_EXPLORER
from quarterdeck.games.maracaibo.rules.actions.gains import CHOOSE_ONE, INFLUENCE_NATION, NEW_SYNERGY
from quarterdeck.games.maracaibo.rules.actions.main_action import CHOOSE_MAIN_ACTION, DELIVER_GOOD, SAIL_ON
from quarterdeck.games.maracaibo.rules.actions.markers import CLAIM_NATION, MARKER_VILLAGE
from quarterdeck.games.maracaibo.rules.actions.paying import PAY_FOR, PAY_GOOD, PAY_ITEM, PAY_KIND
from quarterdeck.games.maracaibo.rules.actions.quests import FULFIL_HERE, FULFIL_ON_FIELD
from quarterdeck.games.maracaibo.rules.actions.sailing import ACCEPT_OFFER
from quarterdeck.games.maracaibo.rules.actions.scoring import BUY_OR_VP, VP_INSTEAD
from quarterdeck.games.maracaibo.rules.actions.setup import CHOOSE_CAREER, DISCARD_FIRST, PLAN_FIRST
from quarterdeck.games.maracaibo.rules.actions.turn import END_TURN, SAIL_TO
from quarterdeck.games.maracaibo.rules.actions.villages import CHOOSE_VILLAGE_ACTION
from quarterdeck.games.maracaibo.rules.board import ROUNDS, action_at, next_rank
from quarterdeck.games.maracaibo.rules.counting import assistants_at, display_price
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.rules.advice import best_advised
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.views.perspective import Perspective

DUE: Final = 1000.0
"""More than anything is worth: now or never."""

SLIGHTLY: Final = 0.01
"""What tips the scales where two options are worth the same."""

PURCHASE: Final = Effect("buy", False, {})
FIGHT: Final = Effect("fight", False, {})


def bosun(perspective: Perspective, chance: Randomness) -> Value:
    """What Bosun answers."""
    return best_advised(perspective, chance, advice)


def advice(state: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth: declining nothing, and where no rule is for the question any will do."""
    o = Outlook(state, ask.seat)
    question = ask.question
    if question.adviser_together is not None:
        return question.adviser_together(o, ask)
    rule = question.adviser
    worths: list[float] = []
    for option in ask.options():
        if isinstance(option, tuple) and is_free(option):
            worths.append(free_action(o, ask, option))
        elif question.declines(option):
            worths.append(0.0)
        else:
            worths.append(1.0 if rule is None else rule(o, ask, option))
    return worths


# Free actions


def free_action(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """Due or not: it takes nothing from the question at which it is offered."""
    if choice[0] == TASK:
        return DUE if o.task_is_due(int(choice[1])) else -DUE
    if choice[0] == PLAN:
        return plan_worth(o, ask, str(choice[1]))
    assert choice[0] == ARM
    return -DUE


def plan_worth(o: Outlook, ask: Ask[Any], card: str) -> float:
    """At the end of the turn a card that is worth buying makes room in the hand, the best one first. (MA-FREE-02)"""
    wish = wish_to_buy(o, CARDS[card])
    if ask.question is not END_TURN or wish < weights.KEEP or (o.state.round == ROUNDS and o.left < weights.LATE):
        return -DUE
    return wish


# Set-up


@PLAN_FIRST.advice
def plan_first(o: Outlook, ask: Ask[Any], card: str) -> float:
    """The dearest of the good cards: the others can be bought from the hand at once. (MA-PSET-08)"""
    return card_profit(o, CARDS[card]) + weights.DEAR * CARDS[card].price


@DISCARD_FIRST.advice
def discard_first(o: Outlook, ask: Ask[Any], card: str) -> float:
    """(MA-PSET-08)"""
    return -want(o, CARDS[card])


@CHOOSE_CAREER.advice
def take_career(o: Outlook, ask: Ask[Any], career: str) -> float:
    """The one whose tasks are done most easily. (MA-PSET-09)"""
    total = 0.0
    for task in CAREERS[career].tasks:
        low, high = weights.TASKS[task.kind]
        total += low * (o.figure + task.doubloons * o.doubloon) + high * task.vp
    return total


# The turn


@SAIL_TO.advice
def sail_to(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return route_worth(o, tuple([int(place) for place in route]), False)


@SAIL_ON.advice
def sail_on(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return route_worth(o, tuple([int(place) for place in route]), True)


@CHOOSE_MAIN_ACTION.advice
def main_action(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """Doing something is better than nothing, should both be worth the same."""
    return main_action_worth(o, choice) + SLIGHTLY


@CHOOSE_VILLAGE_ACTION.advice
def village_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    if choice[0] == BUY:
        return worth(o, [PURCHASE]) + SLIGHTLY
    return village_choice(o, choice, int(ask.about[0]))


@BUY_WHAT.advice
def buy_what(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """The best profit; among near equals the cheaper, which leaves money for another."""
    return profit_of(o, choice) - weights.THRIFT * cost_of(o, choice)


@BUY_OR_VP.advice
def scoring_choice(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """A purchase has to bring more than the VP. (MA-INTERIM-01, MA-FINAL-01)"""
    return float(VP_INSTEAD) if choice == VP else profit_of(o, choice)


@DRAW_FROM.advice
def draw_from(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """A card of the display that is worth its price more than an unknown one. (MA-DRAW-01)"""
    if choice[0] == REST:
        return weights.PILE + weights.AT_ONCE
    if choice[0] != DISPLAY:
        return weights.PILE
    return want(o, CARDS[str(choice[1])]) - display_price(o.me) * o.doubloon


# Cities, discs, quests, offers


@DELIVER_GOOD.advice
def city_deliver(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == DELIVER
    return deliver(o, str(choice[1]))


@REMOVE_DISC.advice
@DELIVER_DISC.advice
@OFFER_DISC.advice
def take_disc(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return disc(o, int(choice[0]))


@FULFIL_HERE.advice
@FULFIL_ON_FIELD.advice
def fulfil(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == QUEST
    return quest_worth(o, str(choice[1]))


@ACCEPT_OFFER.advice
def accept_offer(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == OFFER
    return offer_worth(o, choice)


# Exploring and fighting


@LAND_EXPLORER.advice
def explore_land(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return landing(o, tuple([int(field) for field in route]))


@BEGIN_COMBAT.advice
def combat_begin(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-RUL-73)"""
    return worth(o, [FIGHT])


@COMBAT_NATION.advice
def combat_nation(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return fight_for(o, str(ask.about[0]), int(choice[0]))


@NEXT_BLOW.advice_on_all
def combat_act(o: Outlook, ask: Ask[Any]) -> list[float]:
    """The next step of the plan, unless a free action is due."""
    blow = next_blow(o, o.state.combats[-1])
    return [
        free_action(o, ask, choice) if is_free(choice) else 1.0 if choice == blow else 0.0 for choice in ask.options()
    ]


# Nations and markers


@INFLUENCE_NATION.advice
def influence_nation(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-INST-05); an amount of 0 stands for a marker, or for the way to the next rank."""
    nation, amount = int(choice[0]), int(ask.about[1])
    if amount:
        return o.influence(nation, amount)
    to_rank = next_rank(o.me.influence[nation]) - o.me.influence[nation]
    return o.influence(nation, max(1, to_rank)) + o.markers[nation]


@CLAIM_NATION.advice
def claim_nation(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """(MA-SHIP-12)"""
    return o.influence(nation, 1) + o.markers[nation]


@MARKER_VILLAGE.advice
def marker_village(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """The villages are alike; those without own assistants leave the others for the landing party."""
    nation = int(ask.about[0])
    return o.markers[nation] - SLIGHTLY * assistants_at(o.me, int(choice[0]))


# Choices inside effects


@NEW_SYNERGY.advice
def synergy_new(o: Outlook, ask: Ask[Any], kind: int) -> float:
    return o.synergy(kind)


@FIGURES_ON_CARD.advice
def figures_on_card(o: Outlook, ask: Ask[Any], number: int) -> float:
    """(MA-INST-14)"""
    effect = next(effect for effect in CARDS[str(ask.about[0])].instant if effect.verb == "figures_on_card_income")
    return number * (o.doubloon_income(effect.int_of("doubloons")) - o.figure)


def effects_of(o: Outlook, source: str) -> list[Effect]:
    """What the thing does that an effect comes from: a city, an improvement, a card."""
    if source in PLACE:
        return action_at(o.state, PLACE[source])
    if source in CITY_TILES:
        return CITY_TILES[source].action
    if source in LEGACY:
        return LEGACY[source].city_action
    if source in CARDS:
        return CARDS[source].assistant
    return next((area.effect for area in IMPROVEMENTS if area.id == source), [])


@CHOOSE_ONE.advice
def choose_option(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-CACT-08, MA-HOME-02, MA-SHIP-13)"""
    for effect in effects_of(o, str(ask.about[0])):
        if effect.verb == "choose":
            return worth(o, effect.lists("options")[int(choice[-1])])
    return 1.0


@PAY_FOR.advice
def pay_for(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-CACT-07, MA-CACT-09)"""
    for effect in effects_of(o, str(ask.about[0])):
        if effect.verb == "pay_for":
            return worth(o, effect.effects("then")) - price(o, effect.effects("cost"))
    return 1.0


@PAY_ITEM.advice
@PAY_GOOD.advice
def give_card(o: Outlook, ask: Ask[Any], card: str) -> float:
    """The one that is wanted least."""
    return -want(o, CARDS[card])


@PAY_KIND.advice
def give_kind(o: Outlook, ask: Ask[Any], good: str) -> float:
    """The kind whose cards are wanted least together. (MA-SHIP-10)"""
    wishes = sorted(want(o, CARDS[card]) for card in o.me.hand if CARDS[card].good == good)
    return -sum(wishes[: int(ask.about[0])])
