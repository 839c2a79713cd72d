"""Project cards: hands, display, piles, tableaus. (MA-CARD, MA-DRAW)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.rules.atoms.purse import pay_doubloons
from quarterdeck.games.maracaibo.state import EMPTY, Turn
from quarterdeck.kernel.rules.events import all_but, only

# The set-up


def add_b_card(t: Turn, card: str) -> None:
    """To the draw pile. (MA-SETUP-07)"""
    t.state.aside.remove(card)
    t.state.draw.append(card)


def put_apart(t: Turn, seat: int, card: str) -> None:
    """To be planned or discarded; only the player knows. (MA-PSET-08)"""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.apart.append(card)


def take_apart_up(t: Turn, seat: int) -> list[str]:
    """What was put apart, which is planned and discarded now. (MA-PSET-08)"""
    player = t.state.players[seat]
    apart = player.apart
    player.hand.extend(apart)
    player.apart = []
    return apart


# Hands and piles


def discard(t: Turn, seat: int, card: str) -> None:
    """A hand card goes to the discard pile."""
    t.state.players[seat].hand.remove(card)
    t.state.discard.append(card)
    t.tell("card.discarded", seat, card)


def plan(t: Turn, seat: int, card: str) -> None:
    """A hand card goes to a planning space. (MA-FREE-02)"""
    t.state.players[seat].hand.remove(card)
    t.state.players[seat].planned.append(card)
    t.tell("card.planned", seat, card)


def take_from_display(t: Turn, seat: int, position: int, price: int) -> None:
    """(MA-DRAW-01)"""
    card = t.state.display[position]
    t.state.display[position] = EMPTY
    pay_doubloons(t, seat, price)
    t.state.players[seat].hand.append(card)
    t.tell("card.taken", seat, card)


def take_from_pile(t: Turn, seat: int, card: str) -> None:
    """(MA-DRAW-01)"""
    t.state.draw.remove(card)
    t.state.players[seat].hand.append(card)
    t.tell_some(only(seat), "card.drawn", seat, card)
    t.tell_some(all_but(seat, t.state.seats), "card.drawn_unseen", seat)


def lay_out(t: Turn, position: int, card: str) -> None:
    """A card of the draw pile fills a place of the display. (MA-DRAW-04)"""
    t.state.draw.remove(card)
    t.state.display[position] = card
    t.tell("display.filled", position + 1, card)


def reshuffle(t: Turn) -> None:
    """The discard pile becomes the draw pile. (MA-DRAW-05)"""
    t.state.draw = t.state.discard
    t.state.discard = []
    t.tell("pile.rebuilt", len(t.state.draw))


def clear_display(t: Turn) -> None:
    """To the discard pile; what fills it anew is told. (MA-INTERIM-04)"""
    for position, card in enumerate(t.state.display):
        if card != EMPTY:
            t.state.discard.append(card)
            t.state.display[position] = EMPTY


# Buying


def begin_buying(t: Turn, seat: int, card: str) -> None:
    """The card leaves the planning space or the hand, so that it cannot pay for itself. (MA-RUL-35, MA-RUL-80)"""
    player = t.state.players[seat]
    (player.planned if card in player.planned else player.hand).remove(card)
    t.state.resolving.append(card)


def bought(t: Turn, seat: int, card: str) -> None:
    """The card goes to the tableau. (MA-CARD-04)"""
    t.state.resolving.remove(card)
    t.state.players[seat].tableau.append(card)
    t.tell("card.bought", seat, card)
