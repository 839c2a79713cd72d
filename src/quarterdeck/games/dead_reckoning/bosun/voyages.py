"""Where to sail: what can be done on each space now, and what lies ahead from there."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.fighting import damage_cost, merchant_worth, ship_worth
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook
from quarterdeck.games.dead_reckoning.bosun.worth import card_worth, influence_worth
from quarterdeck.games.dead_reckoning.content.components import ACHIEVEMENTS, CARD_INTERACTIONS, CARDS
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, MONEYBAGS, NEW_SHORES
from quarterdeck.games.dead_reckoning.rules.actions.achievements import within_reach
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import distances
from quarterdeck.games.dead_reckoning.rules.actions.sailing import bites, may_stop
from quarterdeck.games.dead_reckoning.rules.islands import blockaded, pirates_at
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard, coins_aboard, room

SPACES: Final = HARBOR + 1
DISTANCE: Final[list[list[int]]] = [distances(space) for space in range(SPACES)]
"""The steps between any two spaces."""
NOWHERE: Final = -1


# Cards on the tiles


def purchase_worth(o: Outlook, card: str, cargo: int) -> float:
    """To buy or trade for a card with so much cargo, 0 without. (DR-BUY-02)"""
    cost = CARDS[card].cost
    return card_worth(o, card) - cost * o.price if cost <= cargo else 0.0


def attack_worth(o: Outlook, card: str) -> float:
    """(DR-ENC-03)"""
    if not CARDS[card].merchant or o.me.damage >= weights.WARY:
        return 0.0
    return merchant_worth(o, CARDS[card].row)


def deal_worth(o: Outlook, card: str, cargo: int) -> float:
    """The better of both."""
    if not card or o.state.dealings >= CARD_INTERACTIONS:
        return 0.0
    return max(0.0, purchase_worth(o, card, cargo), attack_worth(o, card))


# Stops


def explore_worth(o: Outlook) -> float:
    """(DR-MOVE-04, DR-ACH-11)"""
    shores = o.step(NEW_SHORES) if within_reach(o.state, o.me.explored + 1) else 0.0
    return weights.EXPLORE * min(1.0, o.left / weights.SAILS) + shores


def goods_worth(o: Outlook, space: int) -> float:
    """Goods on an own island that can be loaded. (DR-GOODS-02)"""
    part = o.state.spaces[space]
    if part.controller != o.seat or blockaded(o.state, o.seat, space):
        return 0.0
    free = room(o.me)
    coins = min(free, part.coins)
    return coins * weights.HOME + min(free - coins, part.cargo) * weights.STOCK


def ashore(o: Outlook, space: int) -> int:
    """Cargo on an own island that could be taken aboard, to buy the card there. (DR-GOODS-02)"""
    part = o.state.spaces[space]
    if part.controller != o.seat or blockaded(o.state, o.seat, space):
        return 0
    return min(room(o.me), part.cargo)


def home_worth(o: Outlook) -> float:
    """Coins come into the chest, and cargo can be fetched. (DR-GOODS-05, DR-ACH-08)"""
    if o.me.place == HARBOR:
        return 0.0
    coins = coins_aboard(o.me)
    worth = coins * weights.HOME
    if o.me.chest + coins >= ACHIEVEMENTS[MONEYBAGS].goal and o.may_finish():
        worth += o.achievement(MONEYBAGS)
    free = room(o.me) + coins
    return worth + weights.STOCK * min(o.me.dock, free) * (1.0 if cargo_aboard(o.me) <= 1 else 0.3)


def stop_worth(o: Outlook, space: int, influence: int, cargo: int) -> float:
    """What a stop on a space brings."""
    if space == HARBOR:
        return home_worth(o)
    part = o.state.spaces[space]
    if not part.tile:
        return explore_worth(o)
    worth = goods_worth(o, space) + deal_worth(o, part.card, cargo + ashore(o, space))
    pirates = [rival for rival in pirates_at(o.state, o.seat, space) if rival not in o.state.fought]
    if pirates:
        return worth + sum(ship_worth(o, rival) for rival in pirates)
    return worth + max(0.0, influence_worth(o, space, influence))


class Voyage:
    """What a ship with so many sails can reach: for each space what a stop brings now and what lies ahead."""

    def __init__(self, o: Outlook, sails: int) -> None:
        self.o = o
        self.sails = sails
        cargo, influence = o.cargo_for_cards(), o.influence()
        self.now: list[float] = [stop_worth(o, space, influence, cargo) for space in range(SPACES)]
        """What a stop brings in this turn."""
        later = max(1, influence) if o.left > 1.0 else 0
        expected = max(cargo, min(o.cargo(), weights.LADEN))
        self.then: list[float] = [0.0] * SPACES
        """What it would bring in a later turn."""
        if o.left > 1.0:
            self.then = [stop_worth(o, space, later, expected) for space in range(SPACES)]

    def ahead(self, here: int) -> float:
        """The best that later turns hold for a ship that ends its turn here."""
        best = 0.0
        for space in range(SPACES):
            if space != here:
                turns = (DISTANCE[here][space] + weights.SAILS - 1) // weights.SAILS
                best = max(best, self.then[space] * weights.AHEAD / turns)
        return best

    def worth(self, space: int) -> float:
        """To sail there and stop, compared with nothing."""
        o = self.o
        steps = DISTANCE[o.me.place][space]
        bite = damage_cost(o, float(bites(o.state, o.seat, space)))
        return self.now[space] + self.ahead(space) - steps * weights.STEP - bite

    def reachable(self) -> list[int]:
        here = self.o.me.place
        near = [space for space in range(SPACES) if 0 < DISTANCE[here][space] <= self.sails]
        return [space for space in near if may_stop(self.o.state, space)]

    def gain(self, space: int) -> float:
        """To sail there rather than to stay."""
        return self.worth(space) - self.ahead(self.o.me.place)

    def target(self) -> int:
        """The best space in reach, NOWHERE if staying is as good."""
        spaces = self.reachable()
        if not spaces:
            return NOWHERE
        best = max(spaces, key=self.gain)
        return best if self.gain(best) > weights.GO else NOWHERE

    def best_gain(self) -> float:
        target = self.target()
        return 0.0 if target == NOWHERE else self.gain(target)


def nearer(space: int, target: int, here: int) -> bool:
    """Whether a step leads on a shortest way."""
    return DISTANCE[space][target] < DISTANCE[here][target]


def cargo_needed(o: Outlook, space: int) -> int:
    """The cargo that the card on a space is to be bought with. (DR-BUY-02)"""
    if space in (NOWHERE, HARBOR):
        return 0
    card = o.state.spaces[space].card
    if not card:
        return 0
    buying = purchase_worth(o, card, o.cargo_for_cards() + ashore(o, space))
    return CARDS[card].cost if buying > max(0.0, attack_worth(o, card)) else 0
