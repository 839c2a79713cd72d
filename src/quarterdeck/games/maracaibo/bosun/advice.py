"""Bosun, who plays by rules of thumb: for each question a short rule that says what an option is worth.

It knows what its seat sees and nothing else. A free action that is due is taken before anything else; what no rule
is for is answered with the first option.
"""

from __future__ import annotations

from collections.abc import Callable
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
from quarterdeck.games.maracaibo.rules.actions.drawing import DISPLAY, REST
from quarterdeck.games.maracaibo.rules.actions.free import ARM, FREE, PASS, PLAN, TASK, Choice
from quarterdeck.games.maracaibo.rules.actions.main_action import DELIVER, QUEST
from quarterdeck.games.maracaibo.rules.actions.sailing import OFFER
from quarterdeck.games.maracaibo.rules.actions.scoring import VP, VP_INSTEAD
from quarterdeck.games.maracaibo.rules.actions.villages import BUY
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

Rule = Callable[[Outlook, Ask[Any], Any], float]
"""From the outlook and the question: what one of the options is worth; declining is worth 0."""

RULES: Final[dict[str, Rule]] = {}

LISTS: Final[dict[str, Callable[[Outlook, Ask[Any]], list[float]]]] = {}
"""Where the options have to be looked at together."""


def bosun(perspective: Perspective, chance: Randomness) -> Value:
    """What Bosun answers."""
    return best_advised(perspective, chance, advice)


def advice(state: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth."""
    o = Outlook(state, ask.seat)
    together = LISTS.get(ask.prompt)
    if together is not None:
        return together(o, ask)
    rule = RULES.get(ask.prompt, the_first)
    worths: list[float] = []
    for option in ask.options():
        if isinstance(option, tuple) and option[0] in FREE:
            worths.append(free_action(o, ask, option))
        elif option == PASS:
            worths.append(0.0)
        else:
            worths.append(rule(o, ask, option))
    return worths


def the_first(o: Outlook, ask: Ask[Any], option: Any) -> float:
    """Any will do; to accept is better than to decline."""
    return 1.0


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
    if ask.prompt != "turn.end" or wish < weights.KEEP or (o.state.round == ROUNDS and o.left < weights.LATE):
        return -DUE
    return wish


# Set-up


def plan_first(o: Outlook, ask: Ask[Any], card: str) -> float:
    """The dearest of the good cards: the others can be bought from the hand at once. (MA-PSET-08)"""
    return card_profit(o, CARDS[card]) + weights.DEAR * CARDS[card].price


def discard_first(o: Outlook, ask: Ask[Any], card: str) -> float:
    """(MA-PSET-08)"""
    return -want(o, CARDS[card])


def take_career(o: Outlook, ask: Ask[Any], career: str) -> float:
    """The one whose tasks are done most easily. (MA-PSET-09)"""
    total = 0.0
    for task in CAREERS[career].tasks:
        low, high = weights.TASKS[task.kind]
        total += low * (o.figure + task.doubloons * o.doubloon) + high * task.vp
    return total


RULES["setup.plan"] = plan_first
RULES["setup.discard"] = discard_first
RULES["setup.career"] = take_career


# The turn


def sail_to(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return route_worth(o, tuple([int(place) for place in route]), False)


def sail_on(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return route_worth(o, tuple([int(place) for place in route]), True)


def main_action(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """Doing something is better than nothing, should both be worth the same."""
    return main_action_worth(o, choice) + SLIGHTLY


def village_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    if choice[0] == BUY:
        return worth(o, [PURCHASE]) + SLIGHTLY
    return village_choice(o, choice, int(ask.about[0]))


def buy_what(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """The best profit; among near equals the cheaper, which leaves money for another."""
    return profit_of(o, choice) - weights.THRIFT * cost_of(o, choice)


def scoring_choice(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """A purchase has to bring more than the VP. (MA-INTERIM-01, MA-FINAL-01)"""
    return float(VP_INSTEAD) if choice == VP else profit_of(o, choice)


def draw_from(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """A card of the display that is worth its price more than an unknown one. (MA-DRAW-01)"""
    if choice[0] == REST:
        return weights.PILE + weights.AT_ONCE
    if choice[0] != DISPLAY:
        return weights.PILE
    return want(o, CARDS[str(choice[1])]) - display_price(o.me) * o.doubloon


RULES["sail.to"] = sail_to
RULES["sail.on"] = sail_on
RULES["main.action"] = main_action
RULES["village.act"] = village_act
RULES["buy.what"] = buy_what
RULES["scoring.choice"] = scoring_choice
RULES["draw.from"] = draw_from


# Cities, discs, quests, offers


def city_deliver(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == DELIVER
    return deliver(o, str(choice[1]))


def take_disc(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return disc(o, int(choice[0]))


def fulfil(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == QUEST
    return quest_worth(o, str(choice[1]))


def accept_offer(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    assert choice[0] == OFFER
    return offer_worth(o, choice)


RULES["city.deliver"] = city_deliver
RULES["disc.remove"] = take_disc
RULES["disc.deliver"] = take_disc
RULES["disc.offer"] = take_disc
RULES["quest.here"] = fulfil
RULES["quest.field"] = fulfil
RULES["legacy.offer"] = accept_offer


# Exploring and fighting


def explore_land(o: Outlook, ask: Ask[Any], route: Choice) -> float:
    return landing(o, tuple([int(field) for field in route]))


def combat_begin(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-RUL-73)"""
    return worth(o, [FIGHT])


def combat_nation(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return fight_for(o, str(ask.about[0]), int(choice[0]))


def combat_act(o: Outlook, ask: Ask[Any]) -> list[float]:
    """The next step of the plan, unless a free action is due."""
    blow = next_blow(o, o.state.combats[-1])
    return [
        free_action(o, ask, choice) if choice[0] in FREE else 1.0 if choice == blow else 0.0 for choice in ask.options()
    ]


RULES["explore.land"] = explore_land
RULES["combat.begin"] = combat_begin
RULES["combat.nation"] = combat_nation
LISTS["combat.act"] = combat_act


# Nations and markers


def influence_nation(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-INST-05); an amount of 0 stands for a marker, or for the way to the next rank."""
    nation, amount = int(choice[0]), int(ask.about[1])
    if amount:
        return o.influence(nation, amount)
    to_rank = next_rank(o.me.influence[nation]) - o.me.influence[nation]
    return o.influence(nation, max(1, to_rank)) + o.markers[nation]


def claim_nation(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """(MA-SHIP-12)"""
    return o.influence(nation, 1) + o.markers[nation]


def marker_village(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """The villages are alike; those without own assistants leave the others for the landing party."""
    nation = int(ask.about[0])
    return o.markers[nation] - SLIGHTLY * assistants_at(o.me, int(choice[0]))


RULES["influence.nation"] = influence_nation
RULES["claim.nation"] = claim_nation
RULES["marker.village"] = marker_village


# Choices inside effects


def synergy_new(o: Outlook, ask: Ask[Any], kind: int) -> float:
    return o.synergy(kind)


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


def choose_option(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-CACT-08, MA-HOME-02, MA-SHIP-13)"""
    for effect in effects_of(o, str(ask.about[0])):
        if effect.verb == "choose":
            return worth(o, effect.lists("options")[int(choice[-1])])
    return 1.0


def pay_for(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MA-CACT-07, MA-CACT-09)"""
    for effect in effects_of(o, str(ask.about[0])):
        if effect.verb == "pay_for":
            return worth(o, effect.effects("then")) - price(o, effect.effects("cost"))
    return 1.0


def give_card(o: Outlook, ask: Ask[Any], card: str) -> float:
    """The one that is wanted least."""
    return -want(o, CARDS[card])


def give_kind(o: Outlook, ask: Ask[Any], good: str) -> float:
    """The kind whose cards are wanted least together. (MA-SHIP-10)"""
    wishes = sorted(want(o, CARDS[card]) for card in o.me.hand if CARDS[card].good == good)
    return -sum(wishes[: int(ask.about[0])])


RULES["synergy.new"] = synergy_new
RULES["figures.on_card"] = figures_on_card
RULES["choose.option"] = choose_option
RULES["pay.for"] = pay_for
RULES["pay.item"] = give_card
RULES["pay.good"] = give_card
RULES["pay.kind"] = give_kind
