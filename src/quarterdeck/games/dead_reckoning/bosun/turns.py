"""The main phase: what each of the free actions is worth, in the order in which they had better be done.

Every action that is worth more than ending the turn changes something that is not changed back, so the turn ends.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.fighting import damage_cost, ship_worth, storm_worth
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook, parts
from quarterdeck.games.dead_reckoning.bosun.voyages import (
    NOWHERE,
    Voyage,
    attack_worth,
    cargo_needed,
    nearer,
    purchase_worth,
)
from quarterdeck.games.dead_reckoning.bosun.worth import (
    building_worth,
    effect_worth,
    influence_worth,
    level_worth,
    production_worth,
)
from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import UNITS
from quarterdeck.games.dead_reckoning.content.pieces import ACTION, DRAW, HARBOR, ICON, SAIL, TRADE_ICON
from quarterdeck.games.dead_reckoning.rules.actions.cards import card_here
from quarterdeck.games.dead_reckoning.rules.actions.main import CHOOSE_ACT
from quarterdeck.games.dead_reckoning.rules.actions.producing import building_choices, producing, yields
from quarterdeck.games.dead_reckoning.rules.actions.sailing import SAIL_ON
from quarterdeck.games.dead_reckoning.rules.crews import is_used, units
from quarterdeck.games.dead_reckoning.rules.effects import Scene, can_pay, would_change
from quarterdeck.games.dead_reckoning.rules.islands import hostile, is_island, keeps_markers_off, markers_of
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard, goods_aboard, ship_sails
from quarterdeck.games.dead_reckoning.state import NOBODY
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.effects import Effect

Choice = tuple[Any, ...]

NEVER: Final = -1.0

# The order of things. To end the turn is worth 0.
SURRENDER: Final = 100.0
PLAY: Final = 50.0
EARN: Final = 40.0
SPEND: Final = 30.0
UNLOAD: Final = 25.0
LOAD: Final = 24.0
PLACE: Final = 20.0
DEAL: Final = 15.0
STOW: Final = 12.0
RAISE: Final = 10.0
ON_THE_WAY: Final = 1.0
CYCLE: Final = 0.5

PLACING: Final[list[str]] = ["place_influence", "place_permanent", "remove_influence"]
"""What is done at the right island."""
ELSEWHERE: Final[list[str]] = [*PLACING, "attack_ship", "harvest_passing", "damage_on_entry"]
"""What is no reason to play a card before the ship is where it should be."""


class MainPhase:
    """One decision of the main phase, with the voyage that it is part of."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.voyage = Voyage(o, o.sails())
        self.target = self.voyage.target()
        self.here: int = o.me.place
        self.places_here: bool = self._places_here()
        self.free = [card for card in o.me.hand if self.plays_at_once(card)]

    # Influence

    def _places_here(self) -> bool:
        """Whether this is the island for the influence at hand."""
        o = self.o
        if not is_island(o.state, self.here) or keeps_markers_off(o.state, o.seat, self.here):
            return False
        number = o.influence()
        gain = influence_worth(o, self.here, number)
        spaces = [space for space in self.voyage.reachable() if is_island(o.state, space)]
        elsewhere = max([influence_worth(o, space, number) for space in spaces], default=0.0)
        return gain > weights.GO and gain >= elsewhere * weights.HOLD_BACK

    # Cards

    def plays_at_once(self, card: int) -> bool:
        """Something on it can be used wherever the ship is, or counts by lying there."""
        o = self.o
        for unit in units(o.state, card):
            if unit.type == ICON and (unit.icon == DRAW or (unit.icon == SAIL and not o.state.raised)):
                return True
            for part in parts(unit):
                if part.type == ACTION and part.do[0].verb not in ELSEWHERE and self._would_use(card, unit, part):
                    return True
        return False

    def _would_use(self, card: int, unit: Unit, part: Unit) -> bool:
        o = self.o
        if not can_pay(o.me, part.cost) or (part.in_harbor and self.here != HARBOR):
            return False
        return would_change(o.state, Scene(o.seat, card, unit.number), part) and self.action_worth(card, part) > 0.0

    def play(self, card: int) -> float:
        o = self.o
        if card in self.free:
            return PLAY
        if self.places_here and o.placements(card) > 0:
            return PLACE + 4.0
        if not o.state.raised and o.spare_sails([card]) > 0 and self._wants_more_sails():
            return STOW
        if len(o.me.hand) > weights.HELD and self.target == NOWHERE:
            return CYCLE - 0.01 * o.placements(card)
        return NEVER

    def play_and_use(self, choices: list[Choice], card: int, number: int) -> float:
        """In one go what costs nothing and has no better moment; prices are paid once all has been earned."""
        alone, used = self.play(card), self.use(choices, card, number)
        if alone <= 0.0 or used <= 0.0:
            return NEVER
        return alone + 1.0 if used == EARN or UNITS[number].do[0].verb in PLACING else NEVER

    def _wants_more_sails(self) -> bool:
        """Whether abilities in hand that may be sails would bring the ship to a better place."""
        o = self.o
        farther = Voyage(o, o.sails() + o.spare_sails(o.cards())).best_gain()
        return farther - self.voyage.best_gain() > weights.INFLUENCE

    # Abilities

    def use(self, choices: list[Choice], card: int, number: int) -> float:
        """An ability, if no other option of the same choice is better."""
        unit = UNITS[number]
        worth = self.action_worth(card, unit)
        if worth <= 0.0:
            return NEVER
        rivals = self._siblings(card, number)
        offered = [other for other in rivals if self._offers(choices, card, other.number)]
        if any(self.action_worth(card, other) > worth for other in offered):
            return NEVER
        if unit.do[0].verb in PLACING:
            return PLACE + min(3.0, worth / 4)
        if unit.do[0].verb == "attack_ship":
            return DEAL + min(2.0, worth / 4)
        if unit.cost is None and not rivals:
            return EARN
        return SPEND + min(4.0, worth / 4)

    def _offers(self, choices: list[Choice], card: int, number: int) -> bool:
        return ("use", card, number) in choices or ("play", card, number) in choices

    def _siblings(self, card: int, number: int) -> list[Unit]:
        for unit in units(self.o.state, card):
            if any(part.number == number for part in unit.options):
                return [part for part in unit.options if part.type == ACTION and part.number != number]
        return []

    def action_worth(self, card: int, unit: Unit) -> float:
        """To use an action ability now."""
        o = self.o
        worth = sum(self.effect_now(card, effect) for effect in unit.do)
        if unit.cost is not None:
            worth -= unit.cost.cargo * o.price + unit.cost.coin
        return worth

    def effect_now(self, card: int, effect: Effect) -> float:
        o, verb = self.o, effect.verb
        if verb == "place_influence":
            return influence_worth(o, self.here, o.influence()) if self.places_here else 0.0
        if verb == "place_permanent":
            at_island = is_island(o.state, self.here)
            own = at_island and markers_of(o.state.spaces[self.here], o.seat) > 0
            return effect_worth(o, effect) if own or self.target == NOWHERE else 0.0
        if verb == "remove_influence":
            rival = o.state.spaces[self.here].controller if self.here != HARBOR else NOBODY
            return effect_worth(o, effect) if rival != NOBODY and hostile(o.state, o.seat, rival) else 0.0
        if verb == "produce":
            return self.produced(effect)
        if verb == "build":
            return self.built(effect)
        if verb == "repair":
            return -damage_cost(o, -float(min(effect.int_of("n"), o.me.damage)))
        if verb == "attack_ship":
            return self.best_prey()
        if verb == "level_up":
            return level_worth(o, card) if effect.word("target") == "this" else effect_worth(o, effect)
        return effect_worth(o, effect)

    def produced(self, effect: Effect) -> float:
        """The best islands for it. (DR-PROD-01)"""
        o = self.o
        found = []
        for space in producing(o.state, o.seat, effect):
            goods = yields(o.state, o.seat, space, effect.counts("bonus"))
            found.append(production_worth(o, space, goods.cargo, goods.coin))
        found.sort(reverse=True)
        return max([0.0, *found[:1]]) + sum(worth for worth in found[1 : effect.int_of("islands")] if worth > 0)

    def built(self, effect: Effect) -> float:
        o = self.o
        found = [building_worth(o, int(kind), int(space)) for kind, space in building_choices(o.state, o.seat, effect)]
        return max(found, default=0.0)

    def best_prey(self) -> float:
        o = self.o
        prey = [p.seat for p in o.state.players if p.place == self.here and hostile(o.state, o.seat, p.seat)]
        prey = [seat for seat in prey if seat not in o.state.fought]
        return max([ship_worth(o, seat) for seat in prey], default=0.0) if o.me.damage < weights.WARY else 0.0

    # Goods

    def load(self, good: str, amount: int) -> float:
        """Coins always; cargo for a card that is to be bought, or as much as does not hinder."""
        o = self.o
        if good == "coin":
            return LOAD + 0.1 * amount
        if self.here == HARBOR:
            lacking = max(cargo_needed(o, self.target), self.along()) - cargo_aboard(o.me)
            return STOW + 0.1 * amount if 0 < amount <= lacking else NEVER
        if amount <= cargo_needed(o, self.here) - cargo_aboard(o.me):
            return LOAD + 2.0 + 0.1 * amount
        return LOAD - 1.0 + 0.1 * amount if goods_aboard(o.me) + amount <= weights.LADEN else NEVER

    def along(self) -> int:
        """Cargo that a ship takes along from the harbor to buy whatever it finds."""
        o = self.o
        return weights.STORES if self.target not in (NOWHERE, HARBOR) and o.left > weights.SHOPPING else 0

    def jettison(self, good: str, amount: int) -> float:
        """Only a ship that cannot sail otherwise throws cargo overboard."""
        o = self.o
        stuck = not o.state.raised and self.here != HARBOR and o.sails() + o.spare_sails(o.cards()) == 0
        return RAISE + 0.5 if stuck and good == "cargo" and ship_sails(o.state, o.me) == 0 else NEVER

    # Sailing

    def raise_sails(self) -> float:
        """Once everything that has sails lies in play and there is somewhere to go."""
        o = self.o
        most = o.sails() + o.spare_sails(o.me.play)
        return RAISE if most > 0 and Voyage(o, most).target() != NOWHERE else NEVER

    def sail(self, choices: list[Choice], word: str, space: int) -> float:
        """To the target, or a step on the way if it can be reached in no other way."""
        if self.target == NOWHERE:
            return NEVER
        if space == self.target:
            return ON_THE_WAY + 1.0
        if ("course", self.target) in choices or ("sail", self.target) in choices or word == "course":
            return NEVER
        return ON_THE_WAY if nearer(space, self.target, self.here) else NEVER

    # Cards on the tile, battles, the rest

    def buy(self) -> float:
        o = self.o
        card = card_here(o.state, o.seat)
        worth = purchase_worth(o, card, cargo_aboard(o.me))
        return DEAL + min(2.0, worth / 4) if worth > max(0.0, attack_worth(o, card)) else NEVER

    def attack(self) -> float:
        worth = attack_worth(self.o, card_here(self.o.state, self.o.seat))
        return DEAL + min(2.0, worth / 4) if worth > 0.0 else NEVER

    def worth(self, choices: list[Choice], choice: Choice) -> float:
        o, word = self.o, choice[0]
        if word == "end":
            return 0.0
        if word == "play":
            return self.play(choice[1]) if len(choice) == 2 else self.play_and_use(choices, choice[1], choice[2])
        if word == "use":
            return self.use(choices, choice[1], choice[2])
        if word in ("sail", "course"):
            return self.sail(choices, word, choice[1])
        if word == "load":
            return self.load(choice[1], choice[2])
        if word == "unload":
            return UNLOAD + 0.1 * choice[2] if self.here == HARBOR and choice[1] == "coin" else NEVER
        if word == "jettison":
            return self.jettison(choice[1], choice[2])
        if word == "sails":
            return self.raise_sails()
        if word in ("buy", "trade"):
            return self.buy()
        return self.other(o, choice)

    def other(self, o: Outlook, choice: Choice) -> float:
        """Attacks, the twelve cargo, and what a teammate is asked for."""
        word = choice[0]
        if word == "attack":
            return self.attack()
        if word == "surrender":
            return SURRENDER if o.achievement(TRADE_ICON) > 0.0 and o.may_finish() else NEVER
        if word == "storm":
            return DEAL if storm_worth(o, self.here) > 0.0 and o.influence() > 0 else NEVER
        if word == "challenge":
            return DEAL if ship_worth(o, choice[1]) > 0.0 else NEVER
        if word == "ask_leave":
            return PLACE + 5.0 if o.influence() > 0 else NEVER
        return NEVER


@CHOOSE_ACT.advice_on_all
def main_act(o: Outlook, ask: Ask[Choice]) -> list[float]:
    """While half a marker is replaced only placements are offered. (DR-RUL-03)"""
    choices = ask.options()
    phase = MainPhase(o)
    return [phase.worth(choices, choice) for choice in choices]


@SAIL_ON.advice_on_all
def sail_on(o: Outlook, ask: Ask[Choice]) -> list[float]:
    """On to the best space in reach, or stop. (DR-MOVE-01)"""
    choices = ask.options()
    voyage = Voyage(o, o.me.sails)
    here = o.me.place
    spaces = voyage.reachable()
    if ("stop",) in choices:
        spaces.append(here)
    target = max(spaces, key=voyage.worth, default=HARBOR)
    if target == here:
        return [1.0 if choice == ("stop",) else 0.0 for choice in choices]
    return [1.0 if choice[0] == "sail" and nearer(choice[1], target, here) else 0.0 for choice in choices]


def sails_count(o: Outlook, card: int, number: int) -> float:
    """Whether a choice had better be sails: where they bring the ship, less what else the ability would do."""
    count = UNITS[number].count
    without = Voyage(o, o.sails()).best_gain()
    with_it = Voyage(o, o.sails() + count).best_gain()
    unit = next(one for one in units(o.state, card) if any(part.number == number for part in one.options))
    other = weights.INFLUENCE if not is_used(o.state, card, unit) else 0.0
    return with_it - without - other
