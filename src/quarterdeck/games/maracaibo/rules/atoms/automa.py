"""What Jean does: her cards, her ship, her board. (MA-SOLO)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import STORIES
from quarterdeck.games.maracaibo.rules.atoms.board import note_homecoming
from quarterdeck.games.maracaibo.state import EMPTY, Jean, State, Turn

JEAN: Final = 1
"""Her place among the players: after the only seat."""


def jean_of(state: State) -> Jean:
    assert state.jean is not None
    return state.jean


# Her cards


def add_to_deck(t: Turn, card: str) -> None:
    """In the set-up. (MA-SOLO-04)"""
    jean = jean_of(t.state)
    jean.box.remove(card)
    jean.deck.append(card)


def reshuffle(t: Turn) -> None:
    """The discarded cards are her deck again. (MA-SOLO-06)"""
    jean = jean_of(t.state)
    jean.deck, jean.discard = jean.discard, []


def turn_up(t: Turn, card: str) -> None:
    """The card that she carries out. (MA-SOLO-05)"""
    jean = jean_of(t.state)
    jean.deck.remove(card)
    jean.discard.append(card)
    jean.card = card
    t.tell("jean.card", card)


# Her ship


def stop_ship(t: Turn, start: int, stops: int) -> None:
    """After so many stops. (MA-SOLO-07)"""
    t.tell("jean.sailed", start, t.state.players[JEAN].ship, stops)
    note_homecoming(t, JEAN)


def deliver(t: Turn, place: int) -> None:
    """(MA-SOLO-12)"""
    t.state.storage[place] += 1
    t.tell("jean.delivered", place)


def lift_disc(t: Turn) -> None:
    """The next one from the left. (MA-SOLO-12)"""
    jean = jean_of(t.state)
    jean.gone += 1
    t.tell("jean.disc", jean.gone)


# What she keeps


def take_from_display(t: Turn, position: int) -> None:
    """(MA-SOLO-12, MA-RUL-105)"""
    card = t.state.display[position]
    t.state.display[position] = EMPTY
    jean_of(t.state).cards.append(card)
    t.tell("jean.took", card)


def keep_quest(t: Turn, tile: str) -> None:
    """On the Automa board; no reward, no VP of a quest track. A story tile's card is fulfilled.
    (MA-SOLO-11, MA-RUL-101, MA-RUL-103)"""
    if tile in STORIES:
        t.state.story_takers[tile] = JEAN
    t.state.players[JEAN].quests.append(tile)
    t.tell("jean.quest", tile)


def take_field_quest(t: Turn, field: int) -> None:
    """(MA-SOLO-17)"""
    keep_quest(t, t.state.field_quests.pop(field))


def keep_token(t: Turn, token: str) -> None:
    """(MA-SOLO-23)"""
    t.state.players[JEAN].tokens.append(token)
