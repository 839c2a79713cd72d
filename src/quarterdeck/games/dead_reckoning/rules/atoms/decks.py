"""Row cards: boxes, cards on spaces and in front of players. (DR-BUY, DR-ENC, DR-ABIL)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import CARDS
from quarterdeck.games.dead_reckoning.state import Box, Turn

# Boxes: what is taken out is told where it goes


def lift_top(t: Turn, box: Box) -> str:
    """The topmost of the cards that a search has put back. (DR-RUL-61)"""
    card = box.top.pop(0)
    if not box.top:
        box.looked = 0
    return card


def lift(t: Turn, box: Box, card: str) -> None:
    """A card that nobody has seen yet."""
    box.cards.remove(card)


def look(t: Turn, seat: int, box: Box) -> None:
    """The searcher sees what lies on top. (DR-RUL-61)"""
    box.looked |= 1 << seat


def put_back(t: Turn, seat: int, box: Box, card: str) -> None:
    """An encounter, seen by the searcher alone. (DR-ABIL-07)"""
    box.top.append(card)
    box.looked = 1 << seat


def lay_card(t: Turn, space: int, card: str) -> None:
    """(DR-CLEAN-02)"""
    t.state.spaces[space].card = card
    t.tell("card.laid", card, space)


# Cards of players


def buy(t: Turn, seat: int, space: int) -> None:
    """An advancement, or a merchant ship that is traded with. (DR-BUY-02, DR-ENC-02)"""
    card = CARDS[t.state.spaces[space].card]
    t.state.spaces[space].card = ""
    t.tell("card.traded" if card.merchant else "card.bought", seat, card.id, card.cost)


def take_card(t: Turn, seat: int, space: int) -> None:
    """Free of charge, front up. (DR-BUY-06, DR-ADV-19)"""
    card = t.state.spaces[space].card
    t.state.spaces[space].card = ""
    t.tell("card.taken", seat, card, space)
    gain_card(t, seat, card)


def find(t: Turn, seat: int, row: int, card: str) -> None:
    """(DR-ABIL-06)"""
    t.tell("box.searched", seat, row, card)
    gain_card(t, seat, card)


def gain_card(t: Turn, seat: int, card: str) -> None:
    """It lies in front of the player. (DR-BUY-03)"""
    t.state.players[seat].advancements.append(card)
    t.tell("advancement.gained", seat, card)


def turn_over(t: Turn, seat: int, card: str) -> None:
    """A merchant ship, for everybody. (DR-ENC-03, DS-TAKE-03)"""
    t.state.turned.append(card)
    t.tell("merchant.turned", seat, card)


def bury(t: Turn, card: str) -> None:
    """(DR-ENC-05)"""
    t.state.buried.append(card)
    t.tell("card.buried", card)
