"""Bosun, who plays by rules of thumb: for each question a short rule that says what an option is worth.

It knows what its seat sees and nothing else. For an artificial opponent that it has to decide for it chooses what
harms its own side the least.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.fighting import (
    ability_worth,
    best_move,
    guards,
    rival_markers,
    ship_worth,
    zone_worth,
)
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook
from quarterdeck.games.dead_reckoning.bosun.turns import Choice, MainPhase, sails_count
from quarterdeck.games.dead_reckoning.bosun.worth import (
    building_worth,
    card_worth,
    hull_worth,
    influence_worth,
    island_worth,
    level_worth,
    match_worth,
    production_worth,
    upgrade_worth,
)
from quarterdeck.games.dead_reckoning.content.components import ACHIEVEMENTS, BONUS_TILES, CARDS, UNITS, UPGRADES, ZONES
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, HERE_TO_STAY, MONEYBAGS, NEW_SHORES, TRADE_ICON
from quarterdeck.games.dead_reckoning.kinds import KEEP, NO_BUILDING, READY
from quarterdeck.games.dead_reckoning.rules.actions.achievements import LAST_TILE, LEAGUE_LAST_TILE
from quarterdeck.games.dead_reckoning.rules.actions.battle import ATTACK_SHIP, BATTLE_WINDOW, DEFEND, MUSTER
from quarterdeck.games.dead_reckoning.rules.actions.cards import TAKE_CARD
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import CHOOSE_MODE, DRAW_MORE, SLEEVE
from quarterdeck.games.dead_reckoning.rules.actions.coop import GIVE_LEAVE
from quarterdeck.games.dead_reckoning.rules.actions.crew import COPY_ABILITY, LEVEL_BOTTOM, LEVEL_UP
from quarterdeck.games.dead_reckoning.rules.actions.fighting import (
    EXPLODE_MARKER,
    MOVE_MARKER,
    MOVE_TO,
    PLAY_DRAWN,
    REMOVE_MARKER,
    USE_IN_BATTLE,
)
from quarterdeck.games.dead_reckoning.rules.actions.goods import (
    ARRANGE_GOODS,
    GAIN_ABOARD,
    GAIN_ON_ISLAND,
    MAKE_ROOM,
    PAY_CARGO,
    PAY_COINS,
)
from quarterdeck.games.dead_reckoning.rules.actions.influence import REMOVE_INFLUENCE, REPLACE_HALF, REPLACE_MARKER
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import PICK
from quarterdeck.games.dead_reckoning.rules.actions.league_grid import LEAGUE_REPLACE
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import LEAGUE_MERCHANT, LEAGUE_UPGRADE
from quarterdeck.games.dead_reckoning.rules.actions.main import FIRST_PIRATE, SURRENDER_CARGO
from quarterdeck.games.dead_reckoning.rules.actions.markers import BORROW_MARKER
from quarterdeck.games.dead_reckoning.rules.actions.outcome import (
    LEAGUE_PLUNDER,
    PLUNDER_CARGO,
    PLUNDER_PLACE,
    USE_SPOILS,
)
from quarterdeck.games.dead_reckoning.rules.actions.producing import BUILD, PRODUCE_ON, yields
from quarterdeck.games.dead_reckoning.rules.actions.sailing import COUNT_SAILS
from quarterdeck.games.dead_reckoning.rules.actions.setup import KEEP_BONUS
from quarterdeck.games.dead_reckoning.rules.actions.shipyard import CHOOSE_UPGRADE, PLACE_UPGRADE, REPAIR_SHIP
from quarterdeck.games.dead_reckoning.rules.crews import is_warlike
from quarterdeck.games.dead_reckoning.rules.islands import exchanged, markers_of, tile_at
from quarterdeck.games.dead_reckoning.rules.ships import HULL_SPACES, cargo_aboard, hull_at, laden, room
from quarterdeck.games.dead_reckoning.state import NOBODY, State
from quarterdeck.kernel.game import Chooser
from quarterdeck.kernel.rules.advice import best_advised
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.question import Question
from quarterdeck.kernel.views.perspective import Perspective

DECLINING: Final[list[Value]] = [NO_BUILDING, KEEP, READY]
"""Being done, where a key says so in a word of its own."""

EASY: Final[list[int]] = [TRADE_ICON, NEW_SHORES, HERE_TO_STAY, MONEYBAGS]
"""The achievements that Bosun counts on."""


def bosun(perspective: Perspective, chance: Randomness) -> Value:
    """What Bosun answers."""
    return best_advised(perspective, chance, advice)


BOTS: Final[dict[str, Chooser]] = {"bosun": bosun}
"""The bots of the game by name."""


def advice(state: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth."""
    o = Outlook(state, ask.seat)
    together, alone = ask.question.adviser_together, ask.question.adviser
    if together is not None:
        return together(o, ask)
    assert alone is not None, ask.prompt
    return [0.0 if declines(ask.question, option) else alone(o, ask, option) for option in ask.options()]


def declines(question: Question[Any], option: Any) -> bool:
    """To pass, to be done, to say no."""
    return option is False or question.declines(option) or option in DECLINING


def about(ask: Ask[Any], at: int) -> int:
    """A number that the question is about."""
    return int(ask.about[at])


# Any will do


@LEVEL_BOTTOM.advice
@PLAY_DRAWN.advice
@GIVE_LEAVE.advice
def accept(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return 1.0


@USE_SPOILS.advice
def the_first(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """Any will do, rather than none."""
    return 1.0


@DRAW_MORE.advice
@LEAGUE_PLUNDER.advice
def the_most(o: Outlook, ask: Ask[Any], number: int) -> float:
    return float(number)


@PAY_COINS.advice
@SURRENDER_CARGO.advice
@PLUNDER_CARGO.advice
def the_least(o: Outlook, ask: Ask[Any], number: int) -> float:
    return -float(number)


# Set-up and crew


@KEEP_BONUS.advice
def bonus_tile(o: Outlook, ask: Ask[Any], tile: str) -> float:
    """(DR-SETUP-18)"""
    return float(sum(1 for achievement in BONUS_TILES[tile].achievements if achievement in EASY))


@LEVEL_UP.advice
def level(o: Outlook, ask: Ask[Any], card: int) -> float:
    return level_worth(o, card)


@SLEEVE.advice
def sleeve(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """Into the best fitting card, rather than to keep it. (DR-CLEAN-06)"""
    return 1.0 + match_worth(o, option[0], option[1])


@COPY_ABILITY.advice
def copied(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    return MainPhase(o).action_worth(option[0], UNITS[option[1]])


# Sailing


@COUNT_SAILS.advice
def count_sails(o: Outlook, ask: Ask[Any], yes: bool) -> float:
    return sails_count(o, about(ask, 0), about(ask, 1))


@CHOOSE_MODE.advice
def mode(o: Outlook, ask: Ask[Any], word: str) -> float:
    """(DR-PIRATE-06)"""
    if word == "merchant":
        return 0.0
    return 1.0 if guards(o, o.state.spaces[o.me.place]) else -1.0


# Goods


@ARRANGE_GOODS.advice
def arrangement(o: Outlook, ask: Ask[Any], mask: int) -> float:
    """The sails and cannons that goods would not cover. (DR-GOODS-10)"""
    hulls = [hull_at(o.me, at) for at in range(HULL_SPACES) if not mask >> at & 1]
    return float(sum(hull.sails + hull.cannons for hull in hulls))


@MAKE_ROOM.advice
def make_room(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """Ashore rather than overboard, cargo rather than coins, one by one. (DR-PAY-03)"""
    way, good, number = str(option[0]), str(option[1]), int(option[2])
    each = weights.CARGO if good == "cargo" else 1.0
    if way == "unload":
        own = o.me.place == HARBOR or o.state.spaces[o.me.place].controller == o.seat
        return 1.0 + 0.01 * number if own else -each * 0.9 - 0.01 * number
    return -each - 0.01 * number


@GAIN_ABOARD.advice
def aboard(o: Outlook, ask: Ask[Any], number: int) -> float:
    """Cargo goes aboard where it buys the card that lies there. (DR-PAY-04)"""
    card = "" if o.me.place == HARBOR else o.state.spaces[o.me.place].card
    lacking = CARDS[card].cost - cargo_aboard(o.me) if card else 0
    wanted = lacking if 0 < lacking <= about(ask, 0) else 0
    return -abs(float(number - wanted))


@PAY_CARGO.advice
def from_dock(o: Outlook, ask: Ask[Any], number: int) -> float:
    """What is aboard may buy a card, unless there is so much that it hinders."""
    return float(number) if cargo_aboard(o.me) <= weights.LADEN else -float(number)


@GAIN_ON_ISLAND.advice
def island_for_goods(o: Outlook, ask: Ask[Any], space: int) -> float:
    return production_worth(o, space, about(ask, 0), about(ask, 1))


@PLUNDER_PLACE.advice
def plunder_place(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """Aboard as long as there is room, then on an own island. (DR-BBOARD-08)"""
    where, what = option
    cargo, coins = about(ask, 0), about(ask, 1)
    number = cargo + coins if what == "all" else 1
    precious = 0.1 if what in ("all", "coin") else 0.0
    if where == "ship":
        return 3.0 + 0.01 * number + precious if number <= room(o.me) else 0.5 + precious
    if where == "teammate":
        return 1.0 + precious
    if where == "island":
        own = o.state.battle is not None and o.state.spaces[o.state.fight().space].controller == o.seat
        return 2.0 + 0.01 * number + precious if own else 0.2
    return 0.0


# Islands


@PRODUCE_ON.advice
def produce_on(o: Outlook, ask: Ask[Any], space: int) -> float:
    goods = yields(o.state, o.seat, space, {})
    return production_worth(o, space, goods.cargo, goods.coin)


@BUILD.advice
def build(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    return building_worth(o, option[0], option[1])


@REPLACE_MARKER.advice
@REMOVE_INFLUENCE.advice
def strongest_there(o: Outlook, ask: Ask[Any], rival: int) -> float:
    """Whose marker goes: that of the strongest rival. (DR-INFL-02)"""
    return 1.0 + markers_of(o.state.spaces[about(ask, 0)], rival)


@REPLACE_HALF.advice
def half_a_marker(o: Outlook, ask: Ask[Any], rival: int) -> float:
    """The second half has to follow at once. (DR-RUL-03)"""
    return influence_worth(o, about(ask, 0), 1)


@BORROW_MARKER.advice
def borrow(o: Outlook, ask: Ask[Any], space: int) -> float:
    """From where a marker is missed the least, if it is missed less than the one in the battle. (DR-MARK-01)"""
    part = exchanged(o.state.spaces[space], o.seat, NOBODY)
    missed = island_worth(o, space, o.state.spaces[space]) - island_worth(o, space, part)
    return weights.INFLUENCE / 2 - missed


# Shipyard and cards


@CHOOSE_UPGRADE.advice
def choose_upgrade(o: Outlook, ask: Ask[Any], upgrade: str) -> float:
    return upgrade_worth(o, upgrade)


@PLACE_UPGRADE.advice
def place_upgrade(o: Outlook, ask: Ask[Any], hull: int) -> float:
    """Where the least is covered. (DR-UPG-02)"""
    return -hull_worth(hull_at(o.me, hull))


@TAKE_CARD.advice
def take_card(o: Outlook, ask: Ask[Any], space: int) -> float:
    return card_worth(o, o.state.spaces[space].card)


@LAST_TILE.advice
def most_coins(o: Outlook, ask: Ask[Any], achievement: int) -> float:
    return o.achievement(achievement)


# Battles


@ATTACK_SHIP.advice
def rival_ship(o: Outlook, ask: Ask[Any], rival: int) -> float:
    return ship_worth(o, rival)


@FIRST_PIRATE.advice
def weakest(o: Outlook, ask: Ask[Any], rival: int) -> float:
    return -float(rival_markers(o, rival))


@BATTLE_WINDOW.advice
def window(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """Cannons are freed and a warlike card is levelled up before the battle. (DR-RUL-57)"""
    if option[0] == "level":
        return level_worth(o, option[1]) + (1.0 if is_warlike(o.state, option[1]) else 0.0)
    if option[0] == "arrange":
        more = free_guns(o, option[1]) - free_guns(o, laden(o.me))
        return float(more) if more > 0 else -1.0
    return -1.0


def free_guns(o: Outlook, mask: int) -> int:
    return sum(hull_at(o.me, at).cannons for at in range(HULL_SPACES) if not mask >> at & 1)


@MUSTER.advice
@DEFEND.advice
def muster(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """All warlike cards, then all cannons. (DR-BENC-01)"""
    return 100.0 if option[0] == "play" else float(option[1])


@USE_IN_BATTLE.advice
def use_in_battle(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    return ability_worth(o, option[2])


@MOVE_MARKER.advice
def marker_to_move(o: Outlook, ask: Ask[Any], option: Choice) -> float:
    """(DR-RUL-49)"""
    side, zone = option
    return best_move(o, o.state.fight(), side, zone, ZONES[zone].adjacent)


@MOVE_TO.advice
def zone_to(o: Outlook, ask: Ask[Any], zone: int) -> float:
    return zone_worth(o, o.state.fight(), about(ask, 0), zone)


@REMOVE_MARKER.advice
@EXPLODE_MARKER.advice
def marker_to_lose(o: Outlook, ask: Ask[Any], zone: int) -> float:
    battle = o.state.fight()
    return -zone_worth(o, battle, battle.side_of(o.seat), zone)


# For an artificial opponent (DS-GEN-01)


@LEAGUE_UPGRADE.advice
def weak_upgrade(o: Outlook, ask: Ask[Any], upgrade: str) -> float:
    return -float(UPGRADES[upgrade].cannons)


@PICK["build"].advice
@PICK["produce"].advice
@PICK["leave"].advice
@PICK["raid"].advice
@PICK["siege"].advice
def poor_island(o: Outlook, ask: Ask[Any], space: int) -> float:
    """Rather what is not Bosun's, and what is worth little."""
    part = o.state.spaces[space]
    return -float(tile_at(o.state, space).rewards[0] + part.coins + (10 if part.controller == o.seat else 0))


@LEAGUE_REPLACE.advice
def other_marker(o: Outlook, ask: Ask[Any], rival: int) -> float:
    return 0.0 if rival == o.seat else 1.0


@LEAGUE_MERCHANT.advice
def cheap_card(o: Outlook, ask: Ask[Any], space: int) -> float:
    return -float(CARDS[o.state.spaces[space].card].cost)


@LEAGUE_LAST_TILE.advice
def few_coins(o: Outlook, ask: Ask[Any], achievement: int) -> float:
    return -float(ACHIEVEMENTS[achievement].coins)


@REPAIR_SHIP.advice
def damaged(o: Outlook, ask: Ask[Any], seat: int) -> float:
    return float(o.state.players[seat].damage) + (0.5 if seat == o.seat else 0.0)
