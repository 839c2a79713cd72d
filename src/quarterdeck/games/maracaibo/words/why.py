"""Why something that a player might expect is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import (
    BUILDINGS,
    CARDS,
    CAREERS,
    FIELD,
    FIELDS,
    IMPROVEMENT,
    IMPROVEMENTS,
    LEGACY,
    NATION,
    PLACE,
    PLACES,
    QUESTS,
    STORIES,
    SYNERGY,
)
from quarterdeck.games.maracaibo.content.pieces import NO_FIGURE, NONE, CombatOption
from quarterdeck.games.maracaibo.kinds import ARM, PLAN, TASK
from quarterdeck.games.maracaibo.rules.actions.buying import BUY_WHAT, has_items_besides
from quarterdeck.games.maracaibo.rules.actions.combat import COMBAT_NATION, NEXT_BLOW
from quarterdeck.games.maracaibo.rules.actions.discs import (
    DELIVER_DISC,
    OFFER_DISC,
    REMOVE_DISC,
    can_take_disc,
    gate_open,
)
from quarterdeck.games.maracaibo.rules.actions.drawing import DRAW_FROM
from quarterdeck.games.maracaibo.rules.actions.exploring import LAND_EXPLORER, jumped
from quarterdeck.games.maracaibo.rules.actions.free import FREE_PHASES, OPEN, arming, task_level
from quarterdeck.games.maracaibo.rules.actions.gains import NEW_SYNERGY
from quarterdeck.games.maracaibo.rules.actions.main_action import CHOOSE_MAIN_ACTION, DELIVER_GOOD, SAIL_ON
from quarterdeck.games.maracaibo.rules.actions.markers import CLAIM_NATION, MARKER_VILLAGE
from quarterdeck.games.maracaibo.rules.actions.paying import PAY_FOR, PAY_GOOD, PAY_ITEM
from quarterdeck.games.maracaibo.rules.actions.quests import FULFIL_HERE, FULFIL_ON_FIELD, can_fulfil, quest_of
from quarterdeck.games.maracaibo.rules.actions.sailing import ACCEPT_OFFER, can_perform
from quarterdeck.games.maracaibo.rules.actions.scoring import BUY_OR_VP
from quarterdeck.games.maracaibo.rules.actions.setup import DISCARD_FIRST, PLAN_FIRST
from quarterdeck.games.maracaibo.rules.actions.story import REMOVE_SKULL
from quarterdeck.games.maracaibo.rules.actions.turn import SAIL_TO
from quarterdeck.games.maracaibo.rules.actions.villages import CHOOSE_VILLAGE_ACTION, kinds, name_of
from quarterdeck.games.maracaibo.rules.board import (
    action_at,
    combat_room,
    has_flag,
    is_city,
    is_there,
    is_village,
    legacy_city,
    markers_on_places,
    market_at,
    may_enter,
    storage_free,
    within_reach,
)
from quarterdeck.games.maracaibo.rules.counting import display_price, permanent
from quarterdeck.games.maracaibo.rules.ways import COMBAT_ACTIONS
from quarterdeck.games.maracaibo.state import Combat, Player, State
from quarterdeck.kernel.rules.ask import Ask

PASSING: Final = ["pass"]
"""The words of the key that declines."""

# Free actions


def no_free_action(state: State, seat: int, words: list[str]) -> str:
    """Why a free action is not possible, at whatever question it is named."""
    player = state.players[seat]
    kind, what = words[0], words[1] if len(words) > 1 else ""
    if kind == ARM:
        if not arming(player):
            return "no-arming"
        return "no-figure" if not player.figures else "combat-full" if not combat_room(player) else "not-now"
    if state.turn != player.seat or state.phase not in FREE_PHASES:
        return "not-now"
    if kind == PLAN:
        return "planning-full" if what in player.hand else "not-in-hand"
    assert kind == TASK
    if not what.isdecimal() or int(what) >= len(player.tasks):
        return ""
    if player.tasks[int(what)] != OPEN:
        return "task-done"
    return "task-unmet" if task_level(player, CAREERS[player.career].tasks[int(what)]) == OPEN else ""


# Sailing


@SAIL_TO.why
def _no_route(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "must-sail" if words == PASSING else _no_further_route(state, ask, words)


@SAIL_ON.why
def _no_further_route(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    stop = PLACE.get(words[-1], NONE)
    if stop == NONE:
        return ""
    if not is_there(state, stop):
        return "not-there"
    if not may_enter(state, player, stop):
        return _explorer_behind(state, stop)
    if stop == player.ship or stop not in within_reach(state, player, player.ship):
        return "behind"
    if stop in [route[-1] for route in ask.options()]:
        return "whole-way"
    before = [place.index for place in PLACES if place.must_stop and place.index != player.ship]
    if any(stop in within_reach(state, player, place)[1:] for place in before if _ahead(state, player, place)):
        return "must-stop"
    return "too-far"


def _explorer_behind(state: State, place: int) -> str:
    """(MA-LEG-05, MA-LEG-08)"""
    tile = legacy_city(state, place)
    return "" if tile is None else f"explorer-{tile.id}"


def _ahead(state: State, player: Player, place: int) -> bool:
    return place in within_reach(state, player, player.ship)


# The main action


@CHOOSE_MAIN_ACTION.why
def _no_main_action(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    kind, what = words[0], words[1] if len(words) > 1 else ""
    if kind == "city":
        return "no-action-here" if is_city(state, player.ship) else "no-city"
    if kind == "village":
        return "fever" if is_village(state, player.ship) else "no-village"
    if kind == "quest":
        return _no_quest(state, player, what, state.quests_at(player.ship))
    if kind == "assistant":
        return _no_assistant(state, player, what)
    if kind == "deliver":
        if not action_at(state, player.ship) or not market_at(state, player.ship).storage:
            return "no-market"
        return "city-first" if storage_free(state, player.ship) else "storage-full"
    return ""


def _no_quest(state: State, player: Player, tile: str, here: list[str]) -> str:
    if tile not in QUESTS and (tile not in STORIES or STORIES[tile].quest is None):
        return ""
    if tile not in here:
        return "quest-elsewhere"
    if can_fulfil(state, player.seat, tile):
        return ""
    return "too-slow" if any(effect.verb == "need_mp" for effect in quest_of(tile).cost) else "quest-cost"


def _no_assistant(state: State, player: Player, card: str) -> str:
    if card not in player.assistants:
        return "no-assistant" if card in CARDS else ""
    if CARDS[card].place != player.ship:
        return "assistant-elsewhere"
    if card in player.fresh:
        return "assistant-fresh"
    if card in player.settled:
        return "assistant-settled"
    return "" if can_perform(state, player.seat, card) else "cost"


@DELIVER_GOOD.why
def _no_delivery(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    card = words[-1]
    if card not in CARDS:
        return ""
    return "wrong-good" if card in player.hand else "not-in-hand"


# Discs


@REMOVE_DISC.why
@DELIVER_DISC.why
@OFFER_DISC.why
def _no_disc(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    area = IMPROVEMENT.get(words[0], NONE)
    if area == NONE:
        return ""
    if not player.discs[area]:
        return "disc-gone"
    if gate_open(player, IMPROVEMENTS[area]):
        return ""
    return "gate-before" if IMPROVEMENTS[area].needs != NONE else "gate-others"


# Village actions and buying


@CHOOSE_VILLAGE_ACTION.why
def _no_village_action(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    name = words[0]
    if name == "va_discard":
        return "hand-empty"
    if name == "va_buy":
        return "nothing-affordable"
    if name == "va_quest":
        return "quest-cost" if words[-1] in player.card_quests else "no-card-quest"
    if name in [name_of(action) for action in kinds(player)]:
        return "claim" if name == "village_claim" else "cost"
    if name in IMPROVEMENT:
        return "locked"
    return "not-bought" if name in CARDS else _no_main_action(state, ask, words)


@BUY_WHAT.why
def _no_purchase(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    what = words[-1]
    discount = permanent(player, "perm_discount")
    if words[0] == "card" and what in CARDS:
        return _no_card(state, player, what, discount)
    if words[0] == "building" and what in BUILDINGS:
        if what not in state.buildings:
            return "building-closed"
        if player.seat in state.investors.get(what, []):
            return "invested"
        return "no-figure" if not player.figures else _too_dear(player, BUILDINGS[what].price - discount)
    return ""


def _no_card(state: State, player: Player, id: str, discount: int) -> str:
    card = CARDS[id]
    if id not in player.hand and id not in player.planned:
        return "not-in-hand"
    if player.doubloons < card.price - discount:
        return "too-dear"
    if card.figure != NO_FIGURE and not player.figures:
        return "no-figure"
    if card.items and not has_items_besides(player, card):
        return "no-items"
    few = card.markers and markers_on_places(state)[card.markers_nation] < card.markers
    return "few-markers" if few else ""


def _too_dear(player: Player, price: int) -> str:
    return "too-dear" if player.doubloons < price else ""


@BUY_OR_VP.why
def _no_purchase_in_a_scoring(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "buy-or-points" if words == PASSING else _no_purchase(state, ask, words)


# Combat


@COMBAT_NATION.why
def _no_nation(state: State, ask: Ask[Any], words: list[str]) -> str:
    if words == PASSING:
        return "choose-nation"
    return "nation-cost" if words[0] in NATION else ""


@NEXT_BLOW.why
def _no_combat_step(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    if words[0] in ("combat", "figure"):
        return "no-combat-points" if words[0] == "combat" else "no-figure"
    if words[0] != "act" or len(words) < 3 or words[1] not in COMBAT_ACTIONS or not state.combats:
        return ""
    combat, action = state.combats[-1], COMBAT_ACTIONS[words[1]]
    if words[1] in combat.used:
        return "action-used"
    if not words[2].isdecimal() or int(words[2]) >= len(action.options):
        return ""
    option = action.options[int(words[2])]
    if option.value > combat.value:
        return "value-low"
    return _no_target(state, player, combat, option, words[-1]) or "no-such-action"


def _no_target(state: State, player: Player, combat: Combat, option: CombatOption, key: str) -> str:
    """(MA-FIGHT-11, MA-FIGHT-14, MA-RUL-21)"""
    if option.target and not state.left[combat.nation]:
        return "no-marker"
    place = PLACE.get(key, NONE)
    if place == NONE or not option.target:
        return ""
    flag = option.target.endswith("flag")
    if (flag and not has_flag(state, place)) or (not flag and not is_village(state, place)):
        return "no-flag" if flag else "no-village-there"
    if not may_enter(state, player, place):
        return _explorer_behind(state, place)
    if state.markers[place] == combat.nation:
        return "own-marker"
    return "marker-there" if option.target.startswith("empty") else "no-marker-there"


@CLAIM_NATION.why
def _no_claim(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "no-marker" if words[0] in NATION else ""


@MARKER_VILLAGE.why
def _no_village(state: State, ask: Ask[Any], words: list[str]) -> str:
    place = PLACE.get(words[0], NONE)
    if place == NONE:
        return ""
    return "marker-there" if is_village(state, place) else "no-village-there"


# Explorer, synergies, cards, legacy tiles


@LAND_EXPLORER.why
def _no_field(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    field = FIELD.get(words[-1], NONE)
    if field == NONE:
        return ""
    if field not in _fields_ahead(player.explorer):
        return "field-behind"
    if jumped(state, player, field):
        return "field-taken"
    return "field-empty" if FIELDS[field].quest and field not in state.field_quests else "field-far"


def _fields_ahead(field: int) -> list[int]:
    found = [field]
    for stop in found:
        found.extend(ahead for ahead in FIELDS[stop].next if ahead not in found)
    return found[1:]


@NEW_SYNERGY.why
def _no_synergy(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "synergy-owned" if words[0] in SYNERGY else ""


@DRAW_FROM.why
def _no_card_to_draw(state: State, ask: Ask[Any], words: list[str]) -> str:
    if words == PASSING:
        return "must-draw"
    player = state.players[ask.seat]
    if words[0] == "display":
        return _too_dear(player, display_price(player)) if words[-1] in state.display else "not-in-display"
    return "piles-empty" if words[0] == "pile" else ""


@PAY_FOR.why
def _no_payment(state: State, ask: Ask[Any], words: list[str]) -> str:
    return "cost" if words[0] == "pay" else ""


@ACCEPT_OFFER.why
def _no_offer(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    offer = LEGACY[words[-1]].offer if words[-1] in state.legacy else None
    if offer is None:
        return ""
    if state.legacy_discs[words[-1]] >= offer.spaces:
        return "tile-full"
    return "cost" if can_take_disc(state, player.seat) else "no-disc"


@REMOVE_SKULL.why
def _no_skull(state: State, ask: Ask[Any], words: list[str]) -> str:
    tile = words[0]
    if tile not in LEGACY:
        return ""
    return "no-skull" if tile in state.legacy else "not-in-play"


@FULFIL_HERE.why
def _no_quest_here(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    return _no_quest(state, player, words[-1], state.quests_at(player.ship))


@FULFIL_ON_FIELD.why
def _no_quest_on_the_track(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    return _no_quest(state, player, words[-1], [state.field_quests.get(player.explorer, "")])


@PAY_ITEM.why
@PAY_GOOD.why
@PLAN_FIRST.why
@DISCARD_FIRST.why
def _not_held(state: State, ask: Ask[Any], words: list[str]) -> str:
    player = state.players[ask.seat]
    card = words[0]
    if card not in CARDS:
        return ""
    return "wrong-card" if card in player.hand else "not-in-hand"
