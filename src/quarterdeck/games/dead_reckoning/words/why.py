"""Why something that a player might expect is not offered: the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import ADJACENT, CARD_INTERACTIONS, CARDS, HULLS, UNIT
from quarterdeck.games.dead_reckoning.content.pieces import (
    ACTION,
    BATTLE,
    BUILDING_KINDS,
    CHOICE,
    ENDGAME,
    HARBOR,
    ICON,
    SPACE_IDS,
    TOP_LEVEL,
    TRADE_ICON,
)
from quarterdeck.games.dead_reckoning.kinds import CREW_IDS
from quarterdeck.games.dead_reckoning.rules.actions.achievements import can_earn
from quarterdeck.games.dead_reckoning.rules.actions.battle import BATTLE_WINDOW, DEFEND, MUSTER
from quarterdeck.games.dead_reckoning.rules.actions.cards import card_here
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import SLEEVE
from quarterdeck.games.dead_reckoning.rules.actions.crew import LEVEL_UP
from quarterdeck.games.dead_reckoning.rules.actions.fighting import USE_IN_BATTLE
from quarterdeck.games.dead_reckoning.rules.actions.goods import GAIN_ON_ISLAND
from quarterdeck.games.dead_reckoning.rules.actions.main import CHOOSE_ACT
from quarterdeck.games.dead_reckoning.rules.actions.outcome import USE_SPOILS
from quarterdeck.games.dead_reckoning.rules.actions.producing import BUILD, PRODUCE_ON
from quarterdeck.games.dead_reckoning.rules.actions.sailing import SAIL_ON, may_stop
from quarterdeck.games.dead_reckoning.rules.actions.shipyard import PLACE_UPGRADE, free_hulls
from quarterdeck.games.dead_reckoning.rules.crews import code, is_warlike, level_of, units
from quarterdeck.games.dead_reckoning.rules.effects import can_pay
from quarterdeck.games.dead_reckoning.rules.islands import (
    allied,
    blockaded,
    controlled,
    is_island,
    may_load_here,
    pirates_at,
    walled,
)
from quarterdeck.games.dead_reckoning.rules.ships import CARGO, aboard, cargo_aboard, room
from quarterdeck.games.dead_reckoning.state import BUILDING_BATTLE, CREW_SIZE, NOBODY, Player, State
from quarterdeck.games.dead_reckoning.words.why_reasons import REASONS as REASONS
from quarterdeck.kernel.rules.ask import Ask

Asked = Callable[[State, Player, list[str]], str]
"""Which reason there is against an act, from the words of its key; "" if none is known."""


def _crew(player: Player, word: str) -> int:
    """The number of an own crew card, NOBODY for another word."""
    return CREW_SIZE * player.seat + CREW_IDS.index(word) if word in CREW_IDS else NOBODY


def _space(word: str) -> int:
    return SPACE_IDS.index(word) if word in SPACE_IDS else NOBODY


# The main phase


@CHOOSE_ACT.why
def _no_act(state: State, ask: Ask[Any], words: list[str]) -> str:
    if words[0] != "use" and state.half != NOBODY:
        return "half"
    asked = ACTS.get(words[0])
    return asked(state, state.players[ask.seat], words) if asked is not None else ""


def _no_play(state: State, player: Player, words: list[str]) -> str:
    """(DR-PLAY-01)"""
    card = _crew(player, words[1]) if len(words) > 1 else NOBODY
    if card == NOBODY:
        return ""
    if card in player.hand:
        return _no_use(state, player, words)
    return "in-play" if card in player.play else "not-in-hand"


def _no_load(state: State, player: Player, words: list[str]) -> str:
    """(DR-GOODS-01 to -04)"""
    if player.place != HARBOR and not may_load_here(state, player):
        own = state.spaces[player.place].controller == player.seat
        return "pirate-there" if own else "not-controlled"
    if player.place == HARBOR:
        if words[1:2] != [CARGO]:
            return "chest"
        there = player.dock
    else:
        part = state.spaces[player.place]
        there = part.cargo if words[1:2] == [CARGO] else part.coins
    return "no-room" if there and not room(player) else "nothing-there"


def _no_unload(state: State, player: Player, words: list[str]) -> str:
    """(DR-GOODS-05, DR-GOODS-06)"""
    if player.place != HARBOR:
        if not is_island(state, player.place):
            return "no-shore"
        if walled(state, player.seat, player.place):
            return "fort"
        if blockaded(state, player.seat, player.place):
            return "blockaded"
    return _nothing_aboard(state, player, words)


def _nothing_aboard(state: State, player: Player, words: list[str]) -> str:
    return "nothing-aboard" if not aboard(player, words[1] if len(words) > 1 else CARGO) else ""


def _no_arranging(state: State, player: Player, words: list[str]) -> str:
    return "just-arranged" if state.arranged else "one-arrangement"


def _no_raising(state: State, player: Player, words: list[str]) -> str:
    return "raised"


def _no_sailing(state: State, player: Player, words: list[str]) -> str:
    """(DR-MOVE-01 to -06)"""
    space = _space(words[-1])
    if not state.raised:
        return "raise-first"
    if player.sails == 0:
        return "no-sails"
    if space == NOBODY:
        return ""
    if space == player.place:
        return "already-here"
    if not may_stop(state, space) and (words[0] == "course" or space in ADJACENT[player.place]):
        return "explored"
    return "too-far" if words[0] == "course" else "not-adjacent"


def _no_dealing(state: State, player: Player, words: list[str]) -> str:
    """(DR-BUY-01, DR-BUY-02, DR-BUY-04, DR-ENC-01)"""
    card = card_here(state, player.seat)
    if not card:
        return "no-card"
    if state.dealings >= CARD_INTERACTIONS:
        return "dealings"
    if words[0] == "buy" and CARDS[card].merchant:
        return "is-merchant"
    if words[0] != "buy" and not CARDS[card].merchant:
        return "no-merchant"
    return "no-cargo" if words[0] != "attack" and cargo_aboard(player) < CARDS[card].cost else ""


def _no_storm(state: State, player: Player, words: list[str]) -> str:
    """(DR-BBLD-01, DR-BBLD-02, DR-BAT-03)"""
    if not is_island(state, player.place) or not walled(state, player.seat, player.place):
        return "no-walls"
    if player.place in state.stormed:
        return "stormed"
    return "pirate-first" if pirates_at(state, player.seat, player.place) else "blockaded"


def _no_challenge(state: State, player: Player, words: list[str]) -> str:
    other = int(words[-1]) - 1 if words[-1].isdecimal() else NOBODY
    return "fought" if other in state.fought else "no-pirate"


def _no_passing(state: State, player: Player, words: list[str]) -> str:
    """(DS-COOP-13)"""
    mates = [other for other in state.players if allied(state, player.seat, other.seat)]
    if not any(mate.place == player.place != HARBOR for mate in mates):
        return "no-teammate"
    return "nothing-aboard" if words[0] == "give" else "no-room"


def _no_asking(state: State, player: Player, words: list[str]) -> str:
    return "no-leave"


def _no_surrender(state: State, player: Player, words: list[str]) -> str:
    return "twelve" if can_earn(player, TRADE_ICON) else "earned"


# Abilities


def _no_use(state: State, player: Player, words: list[str]) -> str:
    """Why an ability cannot be used as an action now. (DR-USE-01 to -03, DR-RUL-82)"""
    unit, name = _unit(state, player, words)
    if unit is None or name:
        return name
    if unit.type == BATTLE:
        return "battle-only"
    if unit.type == CHOICE:
        return ""
    if unit.type == ICON:
        return "icon"
    if unit.type == ENDGAME:
        return "endgame"
    if state.half != NOBODY:
        return "half"
    return _no_effect(state, player, _crew(player, words[1]), unit)


def _unit(state: State, player: Player, words: list[str]) -> tuple[Unit | None, str]:
    """The ability that a key names, with the reason if it is not at hand or used up."""
    card = _crew(player, words[1]) if len(words) > 2 else NOBODY
    if card == NOBODY or words[2] not in UNIT:
        return None, ""
    unit = UNIT[words[2]]
    if card not in (player.hand if words[0] == "play" else player.play):
        return unit, "not-in-play"
    for shown in units(state, card):
        if shown is unit or unit in shown.options:
            return unit, "used" if code(card, shown) in state.used else ""
    return unit, "not-on-card"


def _no_effect(state: State, player: Player, card: int, unit: Unit) -> str:
    """What keeps an action ability from doing anything."""
    if unit.in_harbor and player.place != HARBOR:
        return "harbor-only"
    if not can_pay(player, unit.cost):
        return "cannot-pay"
    verb = unit.do[0].verb
    if verb in ("place_influence", "place_permanent", "remove_influence"):
        return _no_influence(state, player, unit)
    if verb == "attack_ship":
        others = [other for other in state.players if other is not player and other.place == player.place]
        return "fought" if others and all(other.seat in state.fought for other in others) else "no-enemy"
    if verb == "level_up":
        return "top-level" if level_of(state.crew[card]) >= TOP_LEVEL else "no-effect"
    if verb == "build" and controlled(state, player.seat):
        return "cannot-pay"
    return BY_VERB.get(verb, "no-effect")


def _no_influence(state: State, player: Player, unit: Unit) -> str:
    """(DR-INFL-01, DR-INFL-02, DR-BUILD-08, DR-PIRATE-13)"""
    if not is_island(state, player.place):
        return "no-island"
    if blockaded(state, player.seat, player.place):
        return "blockaded"
    if walled(state, player.seat, player.place) and not unit.do[0].flag("ignore_forts"):
        return "fort"
    return "no-slot"


BY_VERB: Final[dict[str, str]] = {
    "add_upgrade": "none-left",
    "build": "not-yours",
    "produce": "no-production",
    "repair": "undamaged",
}
"""What is usually missing for a verb."""

ACTS: Final[dict[str, Asked]] = {
    "arrange": _no_arranging,
    "ask_leave": _no_asking,
    "attack": _no_dealing,
    "buy": _no_dealing,
    "challenge": _no_challenge,
    "course": _no_sailing,
    "give": _no_passing,
    "jettison": _nothing_aboard,
    "load": _no_load,
    "play": _no_play,
    "sail": _no_sailing,
    "sails": _no_raising,
    "storm": _no_storm,
    "surrender": _no_surrender,
    "take": _no_passing,
    "trade": _no_dealing,
    "unload": _no_unload,
    "use": _no_use,
}


# Battles


@DEFEND.why
@MUSTER.why
def _no_battle_play(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(DR-RUL-14, DR-BAT-02)"""
    player = state.players[ask.seat]
    if words[0] == "fire":
        return "cannons"
    card = _crew(player, words[-1])
    if words[0] != "play" or card == NOBODY:
        return ""
    if card in player.hand:
        return "" if is_warlike(state, card) else "not-warlike"
    return _no_play(state, player, words)


@USE_IN_BATTLE.why
@USE_SPOILS.why
def _no_battle_use(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(DR-USE-03, DR-RUL-15, DR-BBLD-06)"""
    player = state.players[ask.seat]
    if words[0] != "use":
        return ""
    unit, name = _unit(state, player, words)
    if unit is None or name:
        return name
    if unit.type == ACTION:
        return "no-battle"
    if unit.type != BATTLE:
        return {ICON: "icon", ENDGAME: "endgame"}.get(unit.type, "")
    if state.fight().winner == NOBODY and unit.on_win:
        return "on-win"
    if unit.not_vs_buildings and state.fight().kind == BUILDING_BATTLE:
        return "not-buildings"
    return "no-effect"


@BATTLE_WINDOW.why
def _no_window(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    if words[0] == "jettison":
        return _nothing_aboard(state, player, words)
    return _unlevelled(player, words) if words[0] == "level" else ""


# Other questions


@SAIL_ON.why
def _no_step(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(DR-MOVE-06)"""
    return "explored" if words[0] == "stop" else _no_sailing(state, state.players[ask.seat], words)


@LEVEL_UP.why
def _no_level(state: State, ask: Ask[Any], words: list[str]) -> str:
    return _unlevelled(state.players[ask.seat], words)


def _unlevelled(player: Player, words: list[str]) -> str:
    """(DR-LEVEL-01, DR-LEVEL-05)"""
    card = _crew(player, words[-1])
    if card == NOBODY:
        return ""
    return "top-level" if card in player.hand else "level-hand"


@SLEEVE.why
def _no_sleeve(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(DR-CLEAN-06, DR-CLEAN-07, DR-CLEAN-10)"""
    player = state.players[ask.seat]
    if words == ["keep"]:
        return "must-sleeve"
    card = _crew(player, words[-1])
    if card == NOBODY or words[0] not in player.advancements:
        return ""
    return "line-taken" if card in player.play else "sleeve-in-play"


@BUILD.why
def _no_building(state: State, ask: Ask[Any], words: list[str]) -> str:
    """(DR-BUILD-01, DR-BUILD-03, DR-RUL-08)"""
    player = state.players[ask.seat]
    space = _space(words[-1])
    if words[0] not in BUILDING_KINDS or space == NOBODY:
        return ""
    kind = BUILDING_KINDS.index(words[0])
    if space not in controlled(state, player.seat):
        return "not-yours"
    if kind in state.spaces[space].buildings:
        return "one-of-a-kind"
    return "none-left" if state.buildings[kind] == 0 else "cannot-pay"


@PLACE_UPGRADE.why
def _no_hull(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    known = [hull.id for hull in HULLS]
    return "fill-first" if words[0] in known and free_hulls(player) else ""


@GAIN_ON_ISLAND.why
@PRODUCE_ON.why
def _no_production(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    space = _space(words[0])
    if space in (NOBODY, HARBOR) or not is_island(state, space):
        return "no-production"
    return "fort" if walled(state, player.seat, space) else ""
