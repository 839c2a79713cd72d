"""Bosun, who plays by rules of thumb: for each question a short rule that says what an option is worth.

It knows what its seat sees and nothing else. Its temper says which way of life it leads; the plain Bosun takes the one
that suits its captain.
"""

from __future__ import annotations

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
from quarterdeck.games.marauders.kinds import ATTACK, PAY, Choice, area_of
from quarterdeck.games.marauders.rules.actions.cargo import GIVE_UP_CARGO, KEEP_CARGO
from quarterdeck.games.marauders.rules.actions.combat import DECLARE, REROLL_DIE, REROLL_SIDE
from quarterdeck.games.marauders.rules.actions.damage import CANCEL_HIT, HIT_TO, MOVE_HIT
from quarterdeck.games.marauders.rules.actions.death import CAPTAIN_SHIP
from quarterdeck.games.marauders.rules.actions.gains import CHOOSE_WAY, GAIN_MODIFICATION, REMOVE_BOUNTY, REPAIR_AREA
from quarterdeck.games.marauders.rules.actions.glory import KEEP_NOT
from quarterdeck.games.marauders.rules.actions.npcs import MOVE_NPC, NPC_TO
from quarterdeck.games.marauders.rules.actions.port import HIRE_CREW, PAY_SPECIALIST, PORT_ACT, STASH_AMOUNT
from quarterdeck.games.marauders.rules.actions.raid import IGNORE_SYMBOL, RAID_ATTACK, USE_SUCCESS
from quarterdeck.games.marauders.rules.actions.rumors import DROP_RUMOR
from quarterdeck.games.marauders.rules.actions.sea import PASS_GATE
from quarterdeck.games.marauders.rules.actions.setup import BEGIN_WITH_SHIP
from quarterdeck.games.marauders.rules.actions.shipyard import YARD_ACT
from quarterdeck.games.marauders.rules.actions.trade import BUY_GOOD, CHOOSE_DEMAND, SELL_GOOD
from quarterdeck.games.marauders.rules.actions.turn import TURN_ACT
from quarterdeck.games.marauders.rules.actions.victory import COLLECT_BOUNTY, TAKE_SHIP
from quarterdeck.games.marauders.rules.actions.volleys import REROLL_AREA, SKULL_AREA
from quarterdeck.games.marauders.rules.actions.windows import DISCARD_GLORY, PLAY_LAID, USE_THING, WINDOW
from quarterdeck.games.marauders.rules.ships import hold
from quarterdeck.games.marauders.state import State
from quarterdeck.kernel.game import Advice, Chooser
from quarterdeck.kernel.rules.advice import best_advised, judged
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.views.perspective import Perspective


def advice(state: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth to a captain who lives as it suits him."""
    return judged_by(state, ask, temper_of(state, ask.seat))


def advice_of(temper: Temper) -> Advice:
    """The advice of one way of life."""

    def tempered(state: State, ask: Ask[Any]) -> list[float]:
        return judged_by(state, ask, temper)

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


def judged_by(state: State, ask: Ask[Any], temper: Temper) -> list[float]:
    """The rule of the question for each option."""
    return judged(Outlook(state, ask.seat, temper), ask)


def in_window(o: Outlook, ask: Ask[Any], card: str) -> float:
    return play_worth(o, ask.question.given["when"], card)


for _window in WINDOW.values():
    _window.advice(in_window)


# Set-up and new captains


@BEGIN_WITH_SHIP.advice
@CAPTAIN_SHIP.advice
def first_ship(o: Outlook, ask: Ask[Any], ship: str) -> float:
    """(MM-TIP-01)"""
    return 1.0 if ship == o.temper.ships[0] else 0.0


# The turn and the port


@TURN_ACT.advice_on_all
def turn_act(o: Outlook, ask: Ask[Any]) -> list[float]:
    return action_worths(o, ask.options())


@PORT_ACT.advice
def port_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return activity_worth(o, choice)


@SELL_GOOD.advice
def sell_good(o: Outlook, ask: Ask[Any], good: str) -> float:
    return sell_one(o, good, str(ask.about[1]))


@BUY_GOOD.advice
def buy_good(o: Outlook, ask: Ask[Any], choice: str) -> float:
    """Old goods are not thrown away: they could have been sold. (MM-BUY-05)"""
    if choice not in GOODS:
        return -1.0
    return buy_one(o, choice, int(ask.about[list(GOODS).index(choice)]))


@YARD_ACT.advice
def yard_act(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return order_worth(o, choice)


@STASH_AMOUNT.advice
def stash(o: Outlook, ask: Ask[Any], amount: int) -> float:
    return stash_amount(o, str(ask.about[0]), amount)


@HIRE_CREW.advice
def crew_hire(o: Outlook, ask: Ask[Any], number: int) -> float:
    return hire_crew(o, number, int(ask.about[0]))


@PASS_GATE.advice
def at_the_gate(o: Outlook, ask: Ask[Any], way: str) -> float:
    """(MM-RUL-14)"""
    return 1.0 if way == PAY else 0.0


@PAY_SPECIALIST.advice
def pay_specialist(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return weights.SPECIALIST - int(ask.about[1]) * o.gold


@CHOOSE_DEMAND.advice
def new_demand(o: Outlook, ask: Ask[Any], good: str) -> float:
    return float(o.goods.get(good, 0))


# Cargo, rumors, cards


@KEEP_CARGO.advice
def keep_cargo(o: Outlook, ask: Ask[Any], card: str) -> float:
    return keep_one(o, card, hold(o.state, o.seat))


@GIVE_UP_CARGO.advice
def give_up(o: Outlook, ask: Ask[Any], good: str) -> float:
    return -next_card(o, good)


@DROP_RUMOR.advice
def rumor_drop(o: Outlook, ask: Ask[Any], rumor: str) -> float:
    return drop_rumor(o, rumor)


@DISCARD_GLORY.advice
@KEEP_NOT.advice
def discard(o: Outlook, ask: Ask[Any], card: str) -> float:
    return -card_worth(o, card)


@USE_THING.advice
def use_thing(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return use_worth(o, str(ask.about[0]))


@PLAY_LAID.advice
def play_laid(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    """What was announced is played, unless the moment has passed. (MM-GLORY-06)"""
    return 1.0


# Raids


@RAID_ATTACK.advice
def raid_attack(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    """(MM-RAID-03)"""
    return nation_worth(o, int(choice[1]), raid_hope(o)) if choice[0] == ATTACK else 0.0


@USE_SUCCESS.advice
def raid_use(o: Outlook, ask: Ask[Any], choice: Choice) -> float:
    return success_worth(o, choice, int(ask.about[0]))


@IGNORE_SYMBOL.advice
def raid_ignore(o: Outlook, ask: Ask[Any], card: str) -> float:
    return symbol_cost(o, card)


# Combat


@DECLARE.advice_on_all
def combat_declare(o: Outlook, ask: Ask[Any]) -> list[float]:
    """For the own ship, or for an NPC ship that this seat leads. (MM-NFIGHT-01)"""
    combat = o.state.combat()
    return declaration(o.state, combat, side_asked(combat, o.seat, int(ask.about[0])), ask.options())


@SKULL_AREA.advice
def skull_area(o: Outlook, ask: Ask[Any], area: int) -> float:
    combat = o.state.combat()
    return skull_worth(o.state, combat.sides[side_asked(combat, o.seat, int(ask.about[0]))], area)


@REROLL_SIDE.advice
def whose_dice(o: Outlook, ask: Ask[Any], at: int) -> float:
    return reroll_side(o, at)


@REROLL_DIE.advice
def which_die(o: Outlook, ask: Ask[Any], die: int) -> float:
    return reroll_die(o, int(ask.about[0]), die)


@REROLL_AREA.advice
def aim_again(o: Outlook, ask: Ask[Any], die: int) -> float:
    return locate_again(o, die)


@CANCEL_HIT.advice
def hit_cancel(o: Outlook, ask: Ask[Any], hit: int) -> float:
    return hit_cost(o, hit)


@MOVE_HIT.advice
def hit_move(o: Outlook, ask: Ask[Any], hit: int) -> float:
    """A hit goes where it costs less, if there is such a place."""
    areas = [area for area in range(len(AREAS)) if o.me.areas[area] > 0 and area != area_of(hit)]
    return hit_cost(o, hit) - min((hit_cost(o, area) for area in areas), default=9.0) - 0.01


@HIT_TO.advice
def hit_to(o: Outlook, ask: Ask[Any], area: int) -> float:
    return -hit_cost(o, area)


@TAKE_SHIP.advice
def take_ship(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    """A ship with more guns and crew; its damage can be mended. (MM-TAKE-01)"""
    return float(sum(SHIPS[str(ask.about[0])].areas) - sum(SHIPS[o.me.ship].areas) - 2)


# Bounties and rewards


@COLLECT_BOUNTY.advice
def collect_bounty(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """The nation that hates the captains here the most. (MM-BNTY-10)"""
    return float(max(player.bounties[nation] for player in o.state.players if player is not o.me))


@REMOVE_BOUNTY.advice
def remove_bounty(o: Outlook, ask: Ask[Any], nation: int) -> float:
    """The last one of a nation opens its ports. (MM-BNTY-07)"""
    number = o.me.bounties[nation]
    opened = min(0.5, o.temper.bounty) / number
    return weights.BOUNTY / 2 + opened - int(ask.about[0]) * o.gold


@CHOOSE_WAY.advice
def choose_option(o: Outlook, ask: Ask[Any], choice: tuple[str, str, int]) -> float:
    """(EFFECTS.md, `choose`)"""
    for effect in effects_of(str(ask.about[0])):
        if effect.verb == "choose":
            return worth(o, effect.lists("options")[choice[2]])
    return 1.0


def effects_of(source: str) -> list[Effect]:
    """What the card does that a choice comes from."""
    if source in RUMORS:
        return RUMORS[source].reward
    if source in MISSIONS:
        return MISSIONS[source].reward
    return EVENTS[source].effects if source in EVENTS else GLORY[source].effects


@GAIN_MODIFICATION.advice
def gain_modification(o: Outlook, ask: Ask[Any], mod: str) -> float:
    return upgrade(o, mod)


@REPAIR_AREA.advice
def repair_area(o: Outlook, ask: Ask[Any], area: int) -> float:
    return hit_cost(o, area)


# Other captains


@MOVE_NPC.advice
def move_npc(o: Outlook, ask: Ask[Any], npc: int) -> float:
    """One that can reach the captain on turn. (EFFECTS.md, `move_npc`)"""
    zone = o.state.players[o.state.turn].zone
    return 1.0 if zone in NEIGHBOURS[o.state.npc_zone[npc]] else 0.0


@NPC_TO.advice
def npc_to(o: Outlook, ask: Ask[Any], zone: int) -> float:
    return 1.0 if zone == o.state.players[o.state.turn].zone else -1.0 if zone == o.me.zone else 0.0
