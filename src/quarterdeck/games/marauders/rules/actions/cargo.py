"""Cargo cards: drawing, keeping what fits, giving up what does not. (MM-BUY, MM-SHIP-04, MM-RUL-27, MM-RUL-30)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS
from quarterdeck.games.marauders.kinds import A_CARGO, A_GOOD, QUESTIONS
from quarterdeck.games.marauders.rules.atoms import piles
from quarterdeck.games.marauders.rules.ships import hold, sea_hold
from quarterdeck.games.marauders.state import Player, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose, draw

DRAW_CARGO: Final = QUESTIONS.to_chance("draw.cargo", A_CARGO)
DRAW_LOST_CARGO: Final = QUESTIONS.to_chance("draw.lost_cargo", A_CARGO)
KEEP_CARGO: Final = QUESTIONS.add("cargo.keep", A_CARGO, clause="MM-RAID-14", declinable=True)
GIVE_UP_CARGO: Final = QUESTIONS.add("cargo.give_up", A_GOOD, clause="MM-MOVE-04", always=True)


async def next_cargo(t: Turn) -> str:
    """The top card, which the caller deals; "" when nothing is left. (MM-BUY-06, MM-RUL-27)"""
    state = t.state
    if not state.cargo_deck:
        piles.reshuffle_cargo(t)
    if not state.cargo_deck:
        return ""
    card: str = await draw(DRAW_CARGO, state.cargo_deck)
    return card


async def draw_cargo(t: Turn, count: int) -> list[str]:
    """So many cards laid open."""
    drawn: list[str] = []
    for _ in range(count):
        card = await next_cargo(t)
        if card:
            piles.deal_cargo(t, card, t.state.open_cargo)
            drawn.append(card)
    return drawn


async def keep_cargo(t: Turn, seat: int) -> None:
    """Any of the open cards for which there is or is made room; the rest is discarded. Nothing is asked where nothing
    can be stowed. (MM-RAID-14, MM-RUL-108)"""
    state = t.state
    while state.open_cargo and hold(state, seat) > 0:
        card = await choose(seat, KEEP_CARGO, [*sorted(state.open_cargo), NOTHING])
        if card == NOTHING:
            break
        piles.load(t, seat, card, state.open_cargo)
        await give_up_excess(t, seat, hold(state, seat))
    for card in state.open_cargo.copy():
        piles.discard_open_cargo(t, card)


async def give_up_excess(t: Turn, seat: int, limit: int) -> None:
    """The owner chooses what goes, if anything fits. (MM-MOVE-04, MM-RUL-30, MM-RUL-108)"""
    player = t.state.players[seat]
    while len(player.cargo) > limit:
        goods = goods_of(player)
        good = await choose(seat, GIVE_UP_CARGO, goods) if limit > 0 else goods[0]
        piles.discard_cargo(t, seat, first_of(player, good))


async def lose_excess(t: Turn, seat: int) -> None:
    """Hits on the hold: what does not fit any more goes at random. (MM-AREA-05)"""
    player = t.state.players[seat]
    while not player.in_port and len(player.cargo) > sea_hold(t.state, seat):
        card = await draw(DRAW_LOST_CARGO, player.cargo)
        piles.discard_cargo(t, seat, card)


def goods_of(player: Player) -> list[str]:
    """The goods on board; cards of one good are alike to their owner. (MM-SELL-02)"""
    return list(dict.fromkeys(sorted(CARGO_CARDS[card].good for card in player.cargo)))


def cards_of(player: Player, good: str) -> list[str]:
    return sorted(card for card in player.cargo if CARGO_CARDS[card].good == good)


def first_of(player: Player, good: str) -> str:
    return cards_of(player, good)[0]
