"""The main action of a turn, and another one after sailing on. (MA-MAIN, MA-CITY, MA-RUL-15)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS
from quarterdeck.games.maracaibo.kinds import (
    A_PLACE,
    ASSISTANT,
    CITY,
    DELIVER,
    DELIVERY,
    MAIN_ACTION,
    PASS,
    PLAN,
    QUEST,
    QUESTIONS,
    SAILING,
    VILLAGE,
    Choice,
    WithFree,
)
from quarterdeck.games.maracaibo.rules.actions.discs import DELIVER_DISC, can_take_disc, take_disc
from quarterdeck.games.maracaibo.rules.actions.free import decide, free_choices
from quarterdeck.games.maracaibo.rules.actions.paying import goods_in_hand
from quarterdeck.games.maracaibo.rules.actions.quests import fulfil_at_ship, open_quests
from quarterdeck.games.maracaibo.rules.actions.sailing import routes, sail, settle_at, stop, usable_assistants
from quarterdeck.games.maracaibo.rules.actions.villages import grant
from quarterdeck.games.maracaibo.rules.atoms import board, captain, projects
from quarterdeck.games.maracaibo.rules.board import (
    action_at,
    action_source,
    is_city,
    is_village,
    market_at,
    storage_free,
    village_actions_allowed,
)
from quarterdeck.games.maracaibo.rules.counting import village_actions
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, pay, perform
from quarterdeck.games.maracaibo.rules.ways import Route
from quarterdeck.games.maracaibo.state import CARDS_VP, PLACES_VP, State, Turn
from quarterdeck.kernel.rules.effects import Effect

CHOOSE_MAIN_ACTION: Final = QUESTIONS.add(
    "main.action", WithFree(MAIN_ACTION), [A_PLACE], clause="MA-MAIN-01", declinable=True
)
DELIVER_GOOD: Final = QUESTIONS.add("city.deliver", WithFree(DELIVERY), ["good"], clause="MA-CITY-02", declinable=True)
SAIL_ON: Final = QUESTIONS.add("sail.on", WithFree(SAILING), clause="MA-RUL-15", declinable=True)


def main_choices(state: State, seat: int) -> list[Choice]:
    """The main actions that are possible where the ship is, and none. (MA-MAIN-01 to -03)"""
    place = state.players[seat].ship
    found: list[Choice] = []
    if is_city(state, place) and action_at(state, place):
        found.append((CITY,))
    if is_village(state, place) and village_actions_allowed(state, place):
        found.append((VILLAGE,))
    for tile in open_quests(state, seat):
        found.append((QUEST, tile))
    for card in usable_assistants(state, seat):
        found.append((ASSISTANT, card))
    found.append(PASS)
    return found


async def choose_main_action(t: Turn, seat: int) -> Choice:
    """Where the place leaves nothing to decide nobody is asked. (MA-MAIN-02, MA-MAIN-03, MA-RUL-126)"""
    if is_plain_stop(t.state, seat):
        return main_choices(t.state, seat)[0]
    place = t.state.players[seat].ship
    return await decide(t, seat, CHOOSE_MAIN_ACTION, lambda: main_choices(t.state, seat), (place,))


def is_plain_stop(state: State, seat: int) -> bool:
    """At most one kind of main action, no tile, no own assistant, nothing that had better be done before. All of it is
    in sight of everybody, so that not asking tells nothing. (MA-RUL-126)"""
    player = state.players[seat]
    if state.quests_at(player.ship) or any(CARDS[card].place == player.ship for card in player.assistants):
        return False
    return all(choice[0] == PLAN for choice in free_choices(state, seat))


async def perform_main_action(t: Turn, seat: int, choice: Choice) -> None:
    """Any main action but village actions, which go on one by one. Assistants that were not used pay. (MA-RUL-11)"""
    place = t.state.players[seat].ship
    if choice[0] == CITY:
        await city_action(t, seat)
    elif choice[0] == QUEST:
        await fulfil_at_ship(t, seat, str(choice[1]))
    elif choice[0] == ASSISTANT:
        await assistant_action(t, seat, str(choice[1]))
    settle_at(t, seat, [place])


async def city_action(t: Turn, seat: int) -> None:
    """Deliver, then act; both are optional. (MA-CITY-01, MA-CITY-05)"""
    place = t.state.players[seat].ship
    await deliver(t, seat, place)
    await perform(t, Scene(seat, action_source(t.state, place), PLACES_VP), action_at(t.state, place))


async def deliver(t: Turn, seat: int, place: int) -> None:
    """One card with the demanded good for one disc. (MA-CITY-02 to -04, MA-CITY-06, MA-RUL-26)"""
    player, good = t.state.players[seat], market_at(t.state, place).good
    if not storage_free(t.state, place) or not can_take_disc(t.state, seat) or not goods_in_hand(player, good):
        return

    def choices() -> list[Choice]:
        found: list[Choice] = [(DELIVER, card) for card in goods_in_hand(player, good)]
        found.append(PASS)
        return found

    choice = await decide(t, seat, DELIVER_GOOD, choices, (good,))
    if choice != PASS:
        projects.discard(t, seat, str(choice[1]))
        board.deliver_good(t, seat, place)
        await take_disc(t, seat, DELIVER_DISC)


async def assistant_action(t: Turn, seat: int, card: str) -> None:
    """In the order shown; what begins with a payment has it paid. (MA-ASSIST-02, MA-AACT-18, MA-RUL-88)"""
    captain.use_assistant(t, seat, card)
    scene = Scene(seat, card, CARDS_VP)
    effects = CARDS[card].assistant
    if effects[0].verb == "pay_for":
        await pay(t, scene, effects[0].effects("cost"))
        await perform(t, scene, effects[0].effects("then"))
        effects = effects[1:]
    await perform(t, scene, effects)


# Sailing on


async def sail_on(t: Turn, scene: Scene, effect: Effect) -> None:
    """Optional: a few movement points more, and another main action there. (MA-AACT-04, MA-AACT-14, MA-RUL-15)"""
    seat = scene.seat

    def choices() -> list[Choice]:
        found = routes(t.state, seat, effect.int_of("max"))
        found.append(PASS)
        return found

    choice = await decide(t, seat, SAIL_ON, choices)
    if choice == PASS:
        return
    settle_at(t, seat, [t.state.players[seat].ship])
    route: Route = tuple([int(place) for place in choice])
    sail(t, seat, route)
    await stop(t, seat)
    await another_main_action(t, seat)


async def another_main_action(t: Turn, seat: int) -> None:
    """(MA-RUL-15, MA-RUL-86)"""
    place = t.state.players[seat].ship
    choice = await choose_main_action(t, seat)
    if choice[0] == VILLAGE:
        await grant(t, seat, village_actions(t.state.players[seat], t.state.spent))
        settle_at(t, seat, [place])
    else:
        await perform_main_action(t, seat, choice)


VERBS.add("sail_on", sail_on)
