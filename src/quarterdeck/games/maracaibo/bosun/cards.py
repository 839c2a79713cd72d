"""What project cards and prestige buildings are worth: bought, in hand, and as good or item. (MA-CARD, MA-PREST)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import PRICE, WORTH, price, quest_tile, worth
from quarterdeck.games.maracaibo.content.components import BUILDINGS, CARDS, NATION, PLACES, SHIP_BOARD
from quarterdeck.games.maracaibo.content.pieces import AT_PLACE, NO_FIGURE, ProjectCard
from quarterdeck.games.maracaibo.kinds import BUILDING, Choice
from quarterdeck.games.maracaibo.rules.actions.buying import purchases
from quarterdeck.games.maracaibo.rules.actions.quests import quest_of
from quarterdeck.games.maracaibo.rules.board import ROUNDS, market_at, storage_free
from quarterdeck.games.maracaibo.rules.counting import permanent, permanent_items
from quarterdeck.games.maracaibo.rules.scoring import building_vp
from quarterdeck.kernel.rules.effects import Effect

# Buying


def best_purchase(o: Outlook) -> float:
    """The profit of the best card or building that can be paid now."""
    return max([profit_of(o, choice) for choice in purchases(o.state, o.seat)], default=0.0)


def profit_of(o: Outlook, choice: Choice) -> float:
    if choice[0] == BUILDING:
        return building_profit(o, str(choice[1]))
    return card_profit(o, CARDS[str(choice[1])])


def card_profit(o: Outlook, card: ProjectCard) -> float:
    """What a card brings beyond its price."""
    known = o.profits.get(card.id)
    if known is None:
        known = o.profits[card.id] = card_worth(o, card) - card_cost(o, card)
    return known


def card_cost(o: Outlook, card: ProjectCard) -> float:
    """(MA-CARD-05 to -08)"""
    cost = max(0, card.price - permanent(o.me, "perm_discount")) * o.doubloon
    if card.figure != NO_FIGURE:
        cost += o.figure
    return cost + weights.CARD * sum(card.items.values())


def card_worth(o: Outlook, card: ProjectCard) -> float:
    """Printed VP, income, instant and permanent effects, the assistant."""
    brings = card.vp + worth(o, card.income) + worth(o, card.instant) + worth(o, card.permanent)
    if card.figure == AT_PLACE:
        brings += assistant_worth(o, card)
    return brings


def assistant_worth(o: Outlook, card: ProjectCard) -> float:
    """Once a round its action in place of another main action, or 2 VP in passing. (MA-ASSIST-02, MA-ASSIST-05)"""
    uses = float(ROUNDS - o.state.round)
    if card.place not in o.me.reached and o.state.ender < 0:
        uses += 1.0
    once = max(float(SHIP_BOARD.unused_assistant_vp), assistant_action(o, card) - weights.MAIN_ACTION)
    return uses * once + o.step_of("assistants")


def assistant_action(o: Outlook, card: ProjectCard) -> float:
    """What the action brings on an average day; a price in cards cannot always be paid."""
    total = 0.0
    for effect in card.assistant:
        if effect.verb == "pay_for":
            gain = worth_some_day(o, effect.effects("then")) - price(o, effect.effects("cost"))
            combat = effect.effects("cost")[0].verb == "pay_combat"
            total += gain if combat else gain * weights.PAID_ACTION
        else:
            total += worth_some_day(o, [effect])
    return total


def worth_some_day(o: Outlook, effects: list[Effect]) -> float:
    before, o.some_day = o.some_day, True
    brings = worth(o, effects)
    o.some_day = before
    return brings


def building_profit(o: Outlook, building: str) -> float:
    """The VP that it would score now and those still to come, the synergy, the first investor's VP. (MA-PREST)"""
    shown = BUILDINGS[building]
    scored = sum(building_vp(o.state, o.me, effect) for effect in shown.final)
    brings = scored * (1 + weights.BUILDING_GROWTH * o.left) + weights.BUILDING_HOPE * o.left + o.synergy(shown.synergy)
    if not o.state.investors.get(building):
        brings += shown.first_vp
    cost = max(0, shown.price - permanent(o.me, "perm_discount"))
    return brings - cost * o.doubloon - o.figure


def purchase(o: Outlook, effect: Effect) -> float:
    return max(0.0, best_purchase(o))


WORTH.add("buy", purchase)


# Cards in hand


def want(o: Outlook, card: ProjectCard) -> float:
    """What a card in hand is good for, at best: to buy it, or to give it as a good or an item."""
    return max(wish_to_buy(o, card), wish_to_give(o, card))


def wish_to_buy(o: Outlook, card: ProjectCard) -> float:
    """The profit, less if it cannot be paid yet, and less still if no figure is there for it."""
    profit = card_profit(o, card)
    if card.price > o.me.doubloons:
        profit *= weights.POSTPONED
    if card.figure != NO_FIGURE and not o.me.figures:
        profit *= weights.POSTPONED
    return profit


def wish_to_give(o: Outlook, card: ProjectCard) -> float:
    """Whether a market ahead or a quest demands its good or item. (MA-CITY-02, MA-QUEST-02)"""
    if o.wanted is None:
        o.wanted = goods_of_markets(o) + wares_of_quests(o)
    wish = weights.GOOD if card.good in o.wanted else 0.0
    return wish + weights.ITEM_WANTED if card.item in o.wanted else wish


def goods_of_markets(o: Outlook) -> list[str]:
    """What the free markets ahead demand. (MA-CITY-02)"""
    ahead = [place.index for place in PLACES if place.index > o.me.ship]
    return [market_at(o.state, place).good for place in ahead if storage_free(o.state, place)]


def wares_of_quests(o: Outlook) -> list[str]:
    """The goods and items that the quests on the board demand. (MA-QUEST-02)"""
    found: list[str] = []
    for tile in o.state.quest_tiles:
        for effect in quest_of(tile).cost:
            found.extend(effect.counts("items"))
            found.extend(effect.counts("goods"))
    return found


def hand_price(o: Outlook, effect: Effect) -> float:
    """A hand that is thrown away is drawn anew: only what is better than an unknown card is lost. (MA-VILL-03)"""
    return sum(max(0.0, want(o, CARDS[card]) - weights.PILE) for card in o.me.hand)


PRICE.add("discard_hand", hand_price)


# Permanent effects


def discount(o: Outlook, effect: Effect) -> float:
    """On every later purchase. (MA-PERM-02)"""
    return effect.int_of("n") * weights.BUYS_A_ROUND * o.rounds_left() * o.doubloon


def compass(o: Outlook, effect: Effect) -> float:
    """For quests to come. (MA-PERM-04)"""
    return effect.int_of("n") * weights.COMPASS * o.left


def explore_more(o: Outlook, effect: Effect) -> float:
    return weights.EXPLORE_MORE * o.left


def lasting_item(o: Outlook, effect: Effect) -> float:
    """The second one of a kind is of little use. (MA-PERM-01)"""
    return weights.ITEM * o.left / (1 + permanent_items(o.me, effect.word("item")))


def stealing(o: Outlook, effect: Effect) -> float:
    return weights.STEAL * effect.int_of("n") * o.rounds_left()


def village_stop(o: Outlook, effect: Effect) -> float:
    """The more assistants, the more stops pay. (MA-PERM-07)"""
    return worth(o, effect.effects("then")) * len(o.me.assistants) * weights.VILLAGE_STOP * o.rounds_left()


def arming(o: Outlook, effect: Effect) -> float:
    return weights.ARMING * o.left


def combat_before_fight(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * o.combat_point * weights.FIGHTS_A_ROUND * o.rounds_left()


def nation_combat(o: Outlook, effect: Effect) -> float:
    """Only when this nation fights: the favourite does so more often. (MA-PERM-09)"""
    favourite = o.me.influence[NATION[effect.word("nation")]] == max(o.me.influence)
    return combat_before_fight(o, effect) * (0.6 if favourite else 0.35)


def displacing(o: Outlook, effect: Effect) -> float:
    return effect.int_of("n") * weights.DISPLACE * o.rounds_left()


def further_village_action(o: Outlook, effect: Effect) -> float:
    """What it brings beyond an ordinary village action, as often as its price is at hand. (MA-VILL-06)"""
    gain = worth_some_day(o, effect.effects("then")) - price(o, effect.effects("cost")) - weights.VILLAGE_ACTION
    return max(0.0, gain) * weights.LAST_ACTION * o.rounds_left()


def further_combat_action(o: Outlook, effect: Effect) -> float:
    """What it brings beyond its combat value. (MA-FIGHT-13)"""
    value = effect.effects("options")[0].int_of("value")
    gain = worth_some_day(o, effect.effects("then")) - value * o.combat_point
    return max(0.0, gain) * weights.FIGHTS_A_ROUND * o.rounds_left()


def quest_on_card(o: Outlook, effect: Effect) -> float:
    """A quest of the own: its tile, and mostly its reward. (MA-INST-06)"""
    return (quest_tile(o) + weights.CARD_QUEST) * min(1.0, ROUNDS * o.left)


def figures_on_card(o: Outlook, effect: Effect) -> float:
    """As many figures as pay for themselves. (MA-INST-14)"""
    return max(0.0, o.doubloon_income(effect.int_of("doubloons")) - o.figure) * max(0, o.me.figures - 1)


WORTH.add("perm_discount", discount)
WORTH.add("perm_compass", compass)
WORTH.add("perm_explore", explore_more)
WORTH.add("perm_item", lasting_item)
WORTH.add("perm_steal_on_jump", stealing)
WORTH.add("perm_village_stop", village_stop)
WORTH.add("perm_figure_for_combat", arming)
WORTH.add("perm_combat_before_fight", combat_before_fight)
WORTH.add("perm_nation_combat", nation_combat)
WORTH.add("perm_displace_vp", displacing)
WORTH.add("perm_village_action", further_village_action)
WORTH.add("perm_combat_action", further_combat_action)
WORTH.add("quest_to_card", quest_on_card)
WORTH.add("figures_on_card_income", figures_on_card)
