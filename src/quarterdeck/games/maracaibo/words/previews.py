"""What an option would cost or bring in this position: each reachable stop, prices after discounts, combat values.

Only what everybody can see, and the own hand, may be told here.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.maracaibo.content.components import (
    BARRIERS,
    BUILDINGS,
    CARDS,
    CAREERS,
    LEGACY,
    PLACES,
    SHIP_BOARD,
    TRACKS,
)
from quarterdeck.games.maracaibo.content.pieces import Career
from quarterdeck.games.maracaibo.kinds import (
    A_CARD,
    ACT,
    CARD,
    CITY,
    DISPLAY,
    PLAN,
    TASK,
    VILLAGE,
    VP,
    Choice,
)
from quarterdeck.games.maracaibo.rules.actions.buying import BUY_WHAT
from quarterdeck.games.maracaibo.rules.actions.combat import COMBAT_NATION, NEXT_BLOW, value_of
from quarterdeck.games.maracaibo.rules.actions.discs import DELIVER_DISC, OFFER_DISC, REMOVE_DISC
from quarterdeck.games.maracaibo.rules.actions.drawing import DRAW_FROM
from quarterdeck.games.maracaibo.rules.actions.exploring import LAND_EXPLORER
from quarterdeck.games.maracaibo.rules.actions.free import HIGH, arming, task_level
from quarterdeck.games.maracaibo.rules.actions.gains import INFLUENCE_NATION
from quarterdeck.games.maracaibo.rules.actions.main_action import CHOOSE_MAIN_ACTION, DELIVER_GOOD, SAIL_ON
from quarterdeck.games.maracaibo.rules.actions.quests import can_fulfil, is_story, quest_of, scene_of
from quarterdeck.games.maracaibo.rules.actions.sailing import can_accept, can_perform, route_cost
from quarterdeck.games.maracaibo.rules.actions.scoring import BUY_OR_VP
from quarterdeck.games.maracaibo.rules.actions.turn import SAIL_TO
from quarterdeck.games.maracaibo.rules.board import (
    action_at,
    action_source,
    flag_bonus,
    has_flag,
    is_city,
    is_village,
    market_at,
    rank_value,
    storage_free,
    toll_at,
    village_actions_allowed,
)
from quarterdeck.games.maracaibo.rules.counting import display_price, permanent, village_actions
from quarterdeck.games.maracaibo.rules.effects import payable
from quarterdeck.games.maracaibo.rules.ways import combat_action
from quarterdeck.games.maracaibo.state import Player, State
from quarterdeck.games.maracaibo.words.wording import demand_id
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.ask import Ask


def _project(card: str) -> Label:
    """What the card would cost and do if it were bought, for whoever gives it up, plans it or takes it."""
    return Label("note-project", {"price": card, "icons": card})


@A_CARD.note
def _card(state: State, ask: Ask[Any], card: str) -> list[Label]:
    return [_project(card)]


@DELIVER_GOOD.note
def _delivered(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    return [_project(str(value[1]))]


def free_note(player: Player, value: Choice) -> list[Label]:
    """What a free action does, at whatever question it is offered."""
    if value[0] == TASK:
        return [_task(player, CAREERS[player.career], int(value[1]))]
    if value[0] == PLAN:
        return [_project(str(value[1]))]
    return [Label("note-combat-points", {"number": arming(player)})]


def _task(player: Player, career: Career, number: int) -> Label:
    """Which level is met, and what that brings. (MA-CAREER-02, MA-CAREER-03)"""
    task = career.tasks[number]
    high = task_level(player, task) == HIGH
    demand = demand_id(career, number, task.high if high else task.low)
    message = "note-task-high" if high else "note-task-low"
    return Label(message, {"demand": demand, "number": task.doubloons, "vp": task.vp})


# Sailing


@SAIL_TO.note
def _stop(state: State, ask: Ask[Any], route: Choice) -> list[Label]:
    places = [int(place) for place in route]
    sailed = route_cost(state, ask.seat, tuple(places))
    return _way(state, state.players[ask.seat], places, sailed)


@SAIL_ON.note
def _further_stop(state: State, ask: Ask[Any], route: Choice) -> list[Label]:
    return _way(state, state.players[ask.seat], [int(place) for place in route], state.sailed)


def _way(state: State, player: Player, route: list[int], sailed: int) -> list[Label]:
    """What a way costs, what it passes, and what there is to do where it ends. `sailed`: movement points of phase A."""
    cost = route_cost(state, player.seat, tuple(route))
    place = route[-1]
    found = [Label("note-movement", {"number": cost})]
    tolls = sum(toll_at(state, passed) for passed in route[:-1])
    if tolls:
        found.append(Label("note-toll", {"number": tolls}))
    passed = [card for card in player.assistants if CARDS[card].place in route[:-1] and card not in player.settled]
    if passed:
        found.append(Label("note-passed", {"number": SHIP_BOARD.unused_assistant_vp * len(passed)}))
    return found + _at_place(state, player, place, cost, sailed)


def _at_place(state: State, player: Player, place: int, spent: int, sailed: int) -> list[Label]:
    """`spent`: movement points of this movement; `sailed`: those of phase A."""
    found: list[Label] = []
    for tile in state.legacy:
        if LEGACY[tile].place == place and LEGACY[tile].offer is not None and can_accept(state, player.seat, tile):
            found.append(Label("note-offer", {"legacy": tile, "bargain": tile}))
    if is_city(state, place) and action_at(state, place):
        found.extend(_city(state, player, place))
    elif is_village(state, place) and village_actions_allowed(state, place):
        found.append(Label("note-village", {"number": village_actions(player, spent)}))
    for tile in state.quests_at(place):
        message = "note-story" if is_story(tile) else "note-quest"
        met = _meets(state, player.seat, tile, sailed)
        found.append(Label(message if met else f"{message}-dear", {"quest": tile, "icons": tile}))
    for card in player.assistants:
        if CARDS[card].place == place and card not in player.settled and can_perform(state, player.seat, card):
            found.append(Label("note-assistant", {"card": card, "help": card}))
    if PLACES[place].triggers:
        found.append(Label("note-round-ends"))
    return found


def _meets(state: State, seat: int, tile: str, sailed: int) -> bool:
    """Whether a quest could be fulfilled after so many movement points in phase A. (MA-QUEST-01, MA-RUL-87)"""
    cost = quest_of(tile).cost
    paid = [effect for effect in cost if effect.verb != "need_mp"]
    needed = [effect.int_of("n") for effect in cost if effect.verb == "need_mp"]
    return sailed >= max(needed, default=0) and payable(state, scene_of(seat, tile), paid)


def _city(state: State, player: Player, place: int) -> list[Label]:
    """The city's action, and its market if the player can deliver."""
    found = [Label("note-city", {"deed": action_source(state, place)})]
    good = market_at(state, place).good
    if storage_free(state, place) and any(CARDS[card].good == good for card in player.hand):
        found.append(Label("note-market", {"good": good}))
    return found


@CHOOSE_MAIN_ACTION.note
def _main_action(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    player = state.players[ask.seat]
    if value[0] == CITY:
        return _city(state, player, player.ship)
    if value[0] == VILLAGE:
        return [Label("note-village", {"number": village_actions(player, state.spent)})]
    return []


# Prices, influence, combat, explorer


@BUY_WHAT.note
@BUY_OR_VP.note
def _price(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    """What is really paid, where discounts lower it. (MA-PERM-02)"""
    if value == VP:
        return []
    discount = permanent(state.players[ask.seat], "perm_discount")
    price = CARDS[str(value[1])].price if value[0] == CARD else BUILDINGS[str(value[1])].price
    return [Label("note-price", {"number": max(0, price - discount)})] if discount else []


@DRAW_FROM.note
def _drawn(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    if value[0] != DISPLAY:
        return []
    price = display_price(state.players[ask.seat])
    return [Label("note-price", {"number": price}), _project(str(value[1]))]


@REMOVE_DISC.note
@DELIVER_DISC.note
@OFFER_DISC.note
def _disc(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    return [Label("note-unlocks")] if state.players[ask.seat].discs[int(value[0])] == 1 else []


@INFLUENCE_NATION.note
def _influence(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    """Where the marker comes to, with the noble rank that it reaches; 0 where something else is chosen a nation for.
    (MA-INFL-02, MA-INFL-03)"""
    nation, amount = int(value[0]), int(ask.about[1])
    if not amount:
        return []
    player = state.players[ask.seat]
    start = player.influence[nation]
    end = min(start + amount, TRACKS.last_influence)
    found = [Label("note-influence", {"start": start, "end": end})] if end > start else []
    if rank_value(end) > rank_value(start):
        found.append(Label("note-rank", {"number": rank_value(end)}))
    if start + amount > end:
        found.append(Label("note-influence-lapsed", {"number": (start + amount - end) * TRACKS.lapsed_step_vp}))
    return found


@COMBAT_NATION.note
def _combat_nation(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    return [Label("note-value", {"number": value_of(state, state.combats[-1].token, int(value[0]))})]


@NEXT_BLOW.note
def _combat_action(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    """The bonus of the flag, and what is left of the combat value."""
    if value[0] != ACT:
        return []
    option = combat_action(str(value[1])).options[int(value[2])]
    found = [Label("note-value-left", {"number": state.combats[-1].value - option.value})]
    if option.target.endswith("flag") and has_flag(state, int(value[3])) and flag_bonus(state, int(value[3])):
        found.insert(0, Label("note-flag", {"flag": _flag(state, int(value[3]))}))
    return found


def _flag(state: State, place: int) -> str:
    """Whose bonus a flag shows: that of a legacy tile or that of the board."""
    source = action_source(state, place)
    return source if source in LEGACY else PLACES[place].id


@LAND_EXPLORER.note
def _landing(state: State, ask: Ask[Any], route: Choice) -> list[Label]:
    """Barriers on the way and the quest there."""
    player, field = state.players[ask.seat], int(route[-1])
    crossed = [barrier for barrier in BARRIERS if player.explorer < barrier.before <= field]
    found = [Label("note-barrier", {"barrier": barrier.id}) for barrier in crossed]
    quest = state.field_quests.get(field, "")
    if quest:
        met = can_fulfil(state, player.seat, quest)
        found.append(Label("note-quest" if met else "note-quest-dear", {"quest": quest, "icons": quest}))
    return found
