"""Sailing along the arrows, what is left behind, and what happens at a stop. (MA-SAIL, MA-ASSIST, MA-RUL-82)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import ARROWS_FROM, CARDS, LEGACY, PERMANENT, PLACES, SHIP_BOARD
from quarterdeck.games.maracaibo.kinds import OFFER, OFFER_DEED, PASS, QUESTIONS, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.discs import OFFER_DISC, can_take_disc, take_disc
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import board, captain, chronicle, purse
from quarterdeck.games.maracaibo.rules.board import (
    arrow_cost,
    arrows_from,
    from_seat,
    is_village,
    toll_at,
    within_reach,
)
from quarterdeck.games.maracaibo.rules.counting import assistants_at
from quarterdeck.games.maracaibo.rules.effects import Scene, pay, payable, perform
from quarterdeck.games.maracaibo.rules.ways import Route
from quarterdeck.games.maracaibo.state import ASSISTANTS_VP, CARDS_VP, PLACES_VP, Player, State, Turn

ACCEPT_OFFER: Final = QUESTIONS.add(
    "legacy.offer", WithFree(OFFER_DEED), [("legacy", "bargain")], clause="MA-LEG-10", declinable=True
)


def routes(state: State, seat: int, points: int) -> list[Choice]:
    """All ways that a ship may take with so many movement points. (MA-SAIL-01 to -03, MA-SAIL-05, MA-SAIL-08)"""
    player = state.players[seat]
    found: list[Choice] = []
    add_routes(state, player, player.ship, (), points, player.doubloons, found)
    return found


def add_routes(
    state: State, player: Player, place: int, way: Route, points: int, purse: int, found: list[Choice]
) -> None:
    for arrow in arrows_from(state, player, place):
        left = points - arrow_cost(state, arrow)
        if left < 0:
            continue
        route = way + (arrow.to,)
        found.append(route)
        toll = toll_at(state, arrow.to)
        if left and toll <= purse and not PLACES[arrow.to].must_stop:
            add_routes(state, player, arrow.to, route, left, purse - toll, found)


def route_cost(state: State, seat: int, route: Route) -> int:
    """The movement points of a way. (MA-SAIL-06)"""
    place = state.players[seat].ship
    total = 0
    for ahead in route:
        total += arrow_cost(state, next(arrow for arrow in ARROWS_FROM[place] if arrow.to == ahead))
        place = ahead
    return total


def sail(t: Turn, seat: int, route: Route) -> None:
    """Place by place: toll and assistants of those passed, assistants on branches given up. (MA-RUL-83)"""
    player = t.state.players[seat]
    t.state.spent = route_cost(t.state, seat, route)
    start = player.ship
    for ahead in route:
        if player.ship != start:
            purse.pay_doubloons(t, seat, toll_at(t.state, player.ship))
            settle_at(t, seat, [player.ship])
        settle_at(t, seat, given_up(t.state, player, ahead))
        board.move_ship(t, seat, ahead)
    board.stop_ship(t, seat, start)


def given_up(state: State, player: Player, ahead: int) -> list[int]:
    """The places of assistants that cannot be reached any more in this round by going this way. (MA-RUL-11)"""
    waiting = [CARDS[card].place for card in player.assistants if card not in player.settled]
    if not waiting or len(arrows_from(state, player, player.ship)) < 2:
        return []
    before = within_reach(state, player, player.ship)[1:]
    kept = within_reach(state, player, ahead)
    return [place for place in waiting if place in before and place not in kept]


# Assistants


def settle_at(t: Turn, seat: int, places: list[int]) -> None:
    """2 VP for each assistant that is passed over. (MA-ASSIST-05, MA-RUL-11)"""
    player = t.state.players[seat]
    for card in player.assistants:
        if CARDS[card].place in places and card not in player.settled:
            captain.pass_assistant(t, seat, card)
            purse.gain_vp(t, seat, SHIP_BOARD.unused_assistant_vp, ASSISTANTS_VP)


def usable_assistants(state: State, seat: int) -> list[str]:
    """Own assistants at the ship's place that stood there before this turn. (MA-ASSIST-02 to -04, MA-RUL-88)"""
    player = state.players[seat]
    return [
        card
        for card in player.assistants
        if CARDS[card].place == player.ship
        and card not in player.settled
        and card not in player.fresh
        and can_perform(state, seat, card)
    ]


def can_perform(state: State, seat: int, card: str) -> bool:
    """An assistant action that is only a payment for something needs the payment. (MA-RUL-88)"""
    effects = CARDS[card].assistant
    if effects[0].verb != "pay_for":
        return True
    return payable(state, Scene(seat, card, CARDS_VP), effects[0].effects("cost"))


# Stops


async def stop(t: Turn, seat: int) -> None:
    """What a stop brings before the main action. (MA-RUL-82)"""
    place = t.state.players[seat].ship
    await village_stop_gains(t, seat, place)
    if seat < t.state.seats:
        for tile in t.state.legacy.copy():
            if LEGACY[tile].place == place:
                await perform(t, Scene(seat, tile, PLACES_VP), LEGACY[tile].stop_gain)
        for tile in sorted(t.state.legacy):
            if LEGACY[tile].place == place and LEGACY[tile].offer is not None:
                await offer_disc(t, seat, tile)


async def village_stop_gains(t: Turn, seat: int, place: int) -> None:
    """Whoever's ship it is, the owners of such cards gain. (MA-PERM-07, MA-RUL-117)"""
    if not is_village(t.state, place):
        return
    cards = PERMANENT["perm_village_stop"]
    for player in from_seat(t.state, seat):
        for card in player.tableau:
            if card in cards and assistants_at(player, place):
                for effect in cards[card]:
                    await perform(t, Scene(player.seat, card, CARDS_VP), effect.effects("then"))


async def offer_disc(t: Turn, seat: int, tile: str) -> None:
    """Pay, take the reward, put a disc on the tile. (MA-LEG-10, MA-LEG-11, MA-RUL-60)"""
    scene = Scene(seat, tile, PLACES_VP)
    offer = LEGACY[tile].offer
    assert offer is not None

    def choices() -> list[Choice]:
        found: list[Choice] = []
        if can_accept(t.state, seat, tile):
            found.append((OFFER, tile))
        found.append(PASS)
        return found

    if await decide(t, seat, ACCEPT_OFFER, choices, (tile,)) != PASS:
        await pay(t, scene, offer.cost)
        await perform(t, scene, offer.then)
        await take_disc(t, seat, OFFER_DISC)
        chronicle.put_disc(t, seat, tile)


def can_accept(state: State, seat: int, tile: str) -> bool:
    """(MA-LEG-11, MA-RUL-26)"""
    offer = LEGACY[tile].offer
    assert offer is not None
    if state.legacy_discs[tile] >= offer.spaces or not can_take_disc(state, seat):
        return False
    return payable(state, Scene(seat, tile, PLACES_VP), offer.cost)
