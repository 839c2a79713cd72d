"""What a turn brings: where to sail, which main action, which village actions. (MA-SAIL, MA-MAIN, MA-VILL)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.cards import profit_of, want
from quarterdeck.games.maracaibo.bosun.exploring import quest_worth
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import WORTH, best_disc, price, worth
from quarterdeck.games.maracaibo.content.components import BUILDINGS, CARDS, LEGACY, SHIP_BOARD
from quarterdeck.games.maracaibo.content.pieces import VillageAction
from quarterdeck.games.maracaibo.kinds import ASSISTANT, BUY, CARD_QUEST, CITY, OFFER, QUEST, VILLAGE, Choice
from quarterdeck.games.maracaibo.rules.actions.buying import purchases
from quarterdeck.games.maracaibo.rules.actions.main_action import main_choices
from quarterdeck.games.maracaibo.rules.actions.paying import goods_in_hand
from quarterdeck.games.maracaibo.rules.actions.sailing import can_accept, route_cost
from quarterdeck.games.maracaibo.rules.actions.villages import kinds, name_of, possible
from quarterdeck.games.maracaibo.rules.board import action_at, market_at, storage_free, toll_at
from quarterdeck.games.maracaibo.rules.counting import counted, permanent, village_actions
from quarterdeck.games.maracaibo.rules.effects import Scene
from quarterdeck.games.maracaibo.rules.ways import Route
from quarterdeck.games.maracaibo.state import CARDS_VP
from quarterdeck.kernel.rules.effects import Effect

# Village actions


def village_actions_worth(o: Outlook, number: int) -> float:
    """So many village actions: the best purchases that the purse allows, and coins for the rest. (MA-VILL-02)"""
    offers = sorted([(profit_of(o, choice), cost_of(o, choice)) for choice in purchases(o.state, o.seat)], reverse=True)
    other = best_other_action(o)
    purse = o.me.doubloons
    total = 0.0
    for profit, cost in offers:
        if number and profit > other and cost <= purse:
            total += profit
            purse -= cost
            number -= 1
    return total + number * other


def cost_of(o: Outlook, choice: Choice) -> int:
    name = str(choice[1])
    shown = CARDS[name].price if name in CARDS else BUILDINGS[name].price
    return max(0, shown - permanent(o.me, "perm_discount"))


def best_other_action(o: Outlook) -> float:
    """The best village action that is no purchase."""
    return max(
        [
            village_action_worth(o, action)
            for action in kinds(o.me)
            if action.id != BUY and possible(o.state, o.seat, action)
        ],
        default=0.0,
    )


def village_action_worth(o: Outlook, action: VillageAction) -> float:
    return worth(o, action.then) - price(o, action.cost)


def village_choice(o: Outlook, choice: Choice, left: int) -> float:
    """One village action; one that ends them costs those that are left. (MA-VILL-07)"""
    if choice[0] == CARD_QUEST:
        return quest_worth(o, o.me.card_quests[str(choice[1])]) - (left - 1) * weights.VILLAGE_ACTION
    action = next(other for other in kinds(o.me) if name_of(other) == choice[0])
    lost = (left - 1) * weights.VILLAGE_ACTION if action.last else 0.0
    return village_action_worth(o, action) - lost


def granted(o: Outlook, effect: Effect) -> float:
    number = effect.int_of("n")
    return number * weights.VILLAGE_ACTION if o.some_day else village_actions_worth(o, number)


def granted_per(o: Outlook, effect: Effect) -> float:
    return village_actions_worth(o, counted(o.state, Scene(o.seat, "", CARDS_VP), effect.word("per")))


WORTH.add("village_action", granted)
WORTH.add("village_action_per", granted_per)


# The main action


def main_action_worth(o: Outlook, choice: Choice) -> float:
    """What a main action where the ship is brings, and 2 VP for each assistant there that is not used."""
    place = o.me.ship
    waiting = [card for card in o.me.assistants if CARDS[card].place == place and card not in o.me.settled]
    idle = len(waiting) * SHIP_BOARD.unused_assistant_vp
    if choice[0] == CITY:
        return idle + delivery(o, place) + worth(o, action_at(o.state, place))
    if choice[0] == VILLAGE:
        return idle + village_actions_worth(o, village_actions(o.me, o.state.spent))
    if choice[0] == QUEST:
        return idle + quest_worth(o, str(choice[1]))
    if choice[0] == ASSISTANT:
        return idle - SHIP_BOARD.unused_assistant_vp + worth(o, CARDS[str(choice[1])].assistant)
    return float(idle)


def delivery(o: Outlook, place: int) -> float:
    """A disc for the fitting card that is wanted least. (MA-CITY-02)"""
    if not storage_free(o.state, place):
        return 0.0
    cards = goods_in_hand(o.me, market_at(o.state, place).good)
    return max([deliver(o, card) for card in cards], default=0.0)


def deliver(o: Outlook, card: str) -> float:
    return best_disc(o) - max(0.0, want(o, CARDS[card]) - weights.PILE)


def fulfilling_here(o: Outlook, effect: Effect) -> float:
    """(MA-LEG-02)"""
    return max([quest_worth(o, tile) for tile in o.state.quests_at(o.me.ship)], default=0.0)


def sailing_on(o: Outlook, effect: Effect) -> float:
    """Another main action. (MA-AACT-04)"""
    return weights.SAIL_ON


WORTH.add("fulfil_quest_here", fulfilling_here)
WORTH.add("sail_on", sailing_on)


# Sailing


def route_worth(o: Outlook, route: Route, sailing_on: bool) -> float:
    """The best main action at the stop, less the way: who sails far ends the round soon."""
    state, me = o.state, o.me
    start, spent, sailed = me.ship, state.spent, state.sailed
    cost = route_cost(state, o.seat, route)
    me.ship, state.spent = route[-1], cost
    if not sailing_on:
        state.sailed = cost
    best = max(main_action_worth(o, choice) for choice in main_choices(state, o.seat)) + stop_worth(o, route[-1])
    me.ship, state.spent, state.sailed = start, spent, sailed
    tolls = sum(toll_at(state, place) for place in route[:-1])
    return best - tolls * o.doubloon - cost * step_price(o)


def stop_worth(o: Outlook, place: int) -> float:
    """What legacy tiles give or offer there, before the main action. (MA-RUL-82)"""
    brings = 0.0
    for tile in o.state.legacy:
        if LEGACY[tile].place == place:
            brings += worth(o, LEGACY[tile].stop_gain)
            if LEGACY[tile].offer is not None and can_accept(o.state, o.seat, tile):
                brings += max(0.0, offer_worth(o, (OFFER, tile)))
    return brings


def offer_worth(o: Outlook, choice: Choice) -> float:
    """A disc put on a legacy tile is gone from the ship board too. (MA-LEG-11)"""
    offer = LEGACY[str(choice[1])].offer
    assert offer is not None
    return worth(o, offer.then) + best_disc(o) - price(o, offer.cost)


def step_price(o: Outlook) -> float:
    """What a movement point costs: much for the ship that leads, little for one that somebody else hurries."""
    others = [o.steps_left(player.seat) for player in o.state.players if player is not o.me]
    if min(others) <= 1:
        return 0.0
    return weights.STEP_AHEAD if o.steps_left(o.seat) <= min(others) else weights.STEP_BEHIND
