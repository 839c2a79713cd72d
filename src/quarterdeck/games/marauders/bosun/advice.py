"""Bosun, who plays by rules of thumb: for each question a short rule that says what an option is worth.

It knows what its seat sees and nothing else. Its temper says which way of life it leads; the plain Bosun takes the one
that suits its captain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.cards import (
    card_worth,
    hit_cost,
    locate_again,
    play_worth,
    reroll_die,
    reroll_side,
    symbol_cost,
    use_worth,
)
from quarterdeck.games.marauders.bosun.charts import NEIGHBOURS
from quarterdeck.games.marauders.bosun.errands import worth
from quarterdeck.games.marauders.bosun.fighting import declaration, side_asked, skull_worth
from quarterdeck.games.marauders.bosun.harbour import (
    activity_worth,
    drop_rumor,
    hire_crew,
    order_worth,
    stash_amount,
    upgrade,
)
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.raiding import nation_worth, raid_hope, success_worth
from quarterdeck.games.marauders.bosun.tempers import temper_of
from quarterdeck.games.marauders.bosun.trading import buy_one, keep_one, next_card, sell_one
from quarterdeck.games.marauders.bosun.voyages import action_worths
from quarterdeck.games.marauders.bosun.weights import PIRATE, PRIVATEER, TRADER, Temper
from quarterdeck.games.marauders.content.components import EVENTS, GLORY, GOODS, MISSIONS, RUMORS, SHIPS
from quarterdeck.games.marauders.content.numbers import AREAS
from quarterdeck.games.marauders.rules.ships import hold
from quarterdeck.games.marauders.state import State
from quarterdeck.kernel.game import Advice, Chooser
from quarterdeck.kernel.rules.advice import best_advised
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Ask, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.views.perspective import Perspective

Choice = tuple[str | int, ...]

Rule = Callable[[Outlook, Ask[Any], Any], float]
"""From the outlook and the question: what one of the options is worth; declining is worth 0."""

RULES: Final[dict[str, Rule]] = {}

LISTS: Final[dict[str, Callable[[Outlook, Ask[Any]], list[float]]]] = {}
"""Where the options have to be looked at together."""

WINDOW: Final = "window."


def advice(state: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth to a captain who lives as it suits him."""
    return judged(state, ask, temper_of(state, ask.seat))


def advice_of(temper: Temper) -> Advice:
    """The advice of one way of life."""

    def tempered(state: State, ask: Ask[Any]) -> list[float]:
        return judged(state, ask, temper)

    return tempered


def bosun_of(given: Advice) -> Chooser:
    """The bot that follows an advice."""

    def bosun(perspective: Perspective, chance: Randomness) -> Value:
        return best_advised(perspective, chance, given)

    return bosun


TEMPERS: Final[dict[str, Advice]] = {temper.name: advice_of(temper) for temper in (TRADER, PRIVATEER, PIRATE)}

BOTS: Final[dict[str, Chooser]] = {
    **{f"bosun-{name}": bosun_of(given) for name, given in TEMPERS.items()},
    "bosun": bosun_of(advice),
}
"""The bots of the game by name."""


def judged(state: State, ask: Ask[Any], temper: Temper) -> list[float]:
    """The rule of the question for each option."""
    o = Outlook(state, ask.seat, temper)
    together = LISTS.get(ask.prompt)
    if together is not None:
        return together(o, ask)
    otherwise: Rule = in_window if ask.prompt.startswith(WINDOW) else the_first
    rule = RULES.get(ask.prompt, otherwise)
    return [0.0 if declines(option) else rule(o, ask, option) for option in ask.options()]


def declines(option: Any) -> bool:
    """To pass, to be done, to say no."""
    if isinstance(option, bool):
        return not option
    return option in (PASS, NOTHING)


def the_first(o: Outlook, ask: Ask[Any], option: Any) -> float:
    """Any will do; to accept is better than to decline."""
    return 1.0


def in_window(o: Outlook, ask: Ask[Any], card: str) -> float:
    return play_worth(o, ask.prompt.removeprefix(WINDOW), card)


# Set-up and new captains


def first_ship(o: Outlook, ask: Ask[Any], ship: str) -> float:
    """(MM-TIP-01)"""
    return 1.0 if ship == o.temper.ships[0] else 0.0


RULES["setup.ship"] = first_ship
RULES["captain.ship"] = first_ship


# The turn and the port


def turn_act(o: Outlook, ask: Ask[Any]) -> list[float]:
    return action_worths(o, ask.options())


def port_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return activity_worth(o, choice)


def sell_good(o: Outlook, ask: Ask[Any], good: str) -> float:
    return sell_one(o, good, str(ask.about[1]))


def buy_good(o: Outlook, ask: Ask[Any], choice: str) -> float:
    """Old goods are not thrown away: they could have been sold. (MM-BUY-05)"""
    if choice not in GOODS:
        return -1.0
    return buy_one(o, choice, int(ask.about[list(GOODS).index(choice)]))


def yard_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return order_worth(o, choice)


def stash(o: Outlook, ask: Ask[Any], amount: int) -> float:
    return stash_amount(o, str(ask.about[0]), amount)


def crew_hire(o: Outlook, ask: Ask[Any], number: int) -> float:
    return hire_crew(o, number, int(ask.about[0]))


def at_the_gate(o: Outlook, ask: Ask[Any], way: str) -> float:
    """(MM-RUL-14)"""
    return 1.0 if way == "pay" else 0.0


def pay_specialist(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return weights.SPECIALIST - int(ask.about[1]) * o.gold


def new_demand(o: Outlook, ask: Ask[Any], good: str) -> float:
    return float(o.goods.get(good, 0))


LISTS["turn.act"] = turn_act
RULES["port.act"] = port_act
RULES["sell.good"] = sell_good
RULES["buy.good"] = buy_good
RULES["yard.act"] = yard_act
RULES["stash.amount"] = stash
RULES["crew.hire"] = crew_hire
RULES["port.gate"] = at_the_gate
RULES["specialist.pay"] = pay_specialist
RULES["demand.choose"] = new_demand


# Cargo, rumors, cards


def keep_cargo(o: Outlook, ask: Ask[Any], card: str) -> float:
    return keep_one(o, card, hold(o.state, o.seat))


def give_up(o: Outlook, ask: Ask[Any], good: str) -> float:
    return -next_card(o, good)


def rumor_drop(o: Outlook, ask: Ask[Any], rumor: str) -> float:
    return drop_rumor(o, rumor)


def discard(o: Outlook, ask: Ask[Any], card: str) -> float:
    return -card_worth(o, card)


def use_thing(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return use_worth(o, str(ask.about[0]))


def play_laid(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    """What was announced is played, unless the moment has passed. (MM-GLORY-06)"""
    return 1.0


RULES["cargo.keep"] = keep_cargo
RULES["cargo.give_up"] = give_up
RULES["rumor.drop"] = rumor_drop
RULES["glory.discard"] = discard
RULES["glory.keep_not"] = discard
RULES["use.thing"] = use_thing
RULES["window.play"] = play_laid


# Raids


def raid_attack(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MM-RAID-03)"""
    return nation_worth(o, int(choice[1]), raid_hope(o)) if choice[0] == "attack" else 0.0


def raid_use(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return success_worth(o, choice, int(ask.about[0]))


def raid_ignore(o: Outlook, ask: Ask[Any], card: str) -> float:
    return symbol_cost(o, card)


RULES["raid.attack"] = raid_attack
RULES["raid.use"] = raid_use
RULES["raid.ignore"] = raid_ignore


# Combat


def combat_declare(o: Outlook, ask: Ask[Any]) -> list[float]:
    """For the own ship, or for an NPC ship that this seat leads. (MM-NFIGHT-01)"""
    combat = o.state.combat()
    return declaration(o.state, combat, side_asked(combat, o.seat, int(ask.about[0])), ask.options())


def skull_area(o: Outlook, ask: Ask[Any], area: int) -> float:
    combat = o.state.combat()
    return skull_worth(o.state, combat.sides[side_asked(combat, o.seat, int(ask.about[0]))], area)


def whose_dice(o: Outlook, ask: Ask[Any], at: int) -> float:
    return reroll_side(o, at)


def which_die(o: Outlook, ask: Ask[Any], die: int) -> float:
    return reroll_die(o, int(ask.about[0]), die)


def aim_again(o: Outlook, ask: Ask[Any], die: int) -> float:
    return locate_again(o, die)


def hit_cancel(o: Outlook, ask: Ask[Any], hit: int) -> float:
    return hit_cost(o, hit)


def hit_move(o: Outlook, ask: Ask[Any], hit: int) -> float:
    """A hit goes where it costs less, if there is such a place."""
    areas = [area for area in range(len(AREAS)) if o.me.areas[area] > 0 and area != hit % 10]
    return hit_cost(o, hit) - min((hit_cost(o, area) for area in areas), default=9.0) - 0.01


def hit_to(o: Outlook, ask: Ask[Any], area: int) -> float:
    return -hit_cost(o, area)


def take_ship(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    """A ship with more guns and crew; its damage can be mended. (MM-TAKE-01)"""
    return float(sum(SHIPS[str(ask.about[0])].areas) - sum(SHIPS[o.me.ship].areas) - 2)


LISTS["combat.declare"] = combat_declare
RULES["skull.area"] = skull_area
RULES["reroll.side"] = whose_dice
RULES["reroll.die"] = which_die
RULES["area.reroll"] = aim_again
RULES["hit.cancel"] = hit_cancel
RULES["hit.move"] = hit_move
RULES["hit.to"] = hit_to
RULES["ship.take"] = take_ship


# Bounties and rewards


def collect_bounty(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """The nation that hates the captains here the most. (MM-BNTY-10)"""
    return float(max(player.bounties[nation] for player in o.state.players if player is not o.me))


def remove_bounty(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """The last one of a nation opens its ports. (MM-BNTY-07)"""
    number = o.me.bounties[nation]
    opened = min(0.5, o.temper.bounty) / number
    return weights.BOUNTY / 2 + opened - int(ask.about[0]) * o.gold


def choose_option(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(EFFECTS.md, `choose`)"""
    for effect in effects_of(str(ask.about[0])):
        if effect.verb == "choose":
            return worth(o, effect.lists("options")[int(choice[2])])
    return 1.0


def effects_of(source: str) -> list[Effect]:
    """What the card does that a choice comes from."""
    if source in RUMORS:
        return RUMORS[source].reward
    if source in MISSIONS:
        return MISSIONS[source].reward
    return EVENTS[source].effects if source in EVENTS else GLORY[source].effects


def gain_modification(o: Outlook, ask: Ask[Any], mod: str) -> float:
    return upgrade(o, mod)


def repair_area(o: Outlook, ask: Ask[Any], area: int) -> float:
    return hit_cost(o, area)


RULES["bounty.collect"] = collect_bounty
RULES["bounty.remove"] = remove_bounty
RULES["choose.option"] = choose_option
RULES["modification.gain"] = gain_modification
RULES["repair.area"] = repair_area


# Other captains


def move_npc(o: Outlook, ask: Ask[Any], npc: int) -> float:
    """One that can reach the captain on turn. (EFFECTS.md, `move_npc`)"""
    zone = o.state.players[o.state.turn].zone
    return 1.0 if zone in NEIGHBOURS[o.state.npc_zone[npc]] else 0.0


def npc_to(o: Outlook, ask: Ask[Any], zone: int) -> float:
    return 1.0 if zone == o.state.players[o.state.turn].zone else -1.0 if zone == o.me.zone else 0.0


RULES["npc.move"] = move_npc
RULES["npc.to"] = npc_to
