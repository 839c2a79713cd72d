"""Crew cards: drawing, playing, levelling up, sleeving. (DR-PLAY, DR-LEVEL, DR-CLEAN)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.crews import level_of
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.kernel.rules.events import all_but, only


def draw_card(t: Turn, seat: int, card: int) -> None:
    """From the deck, or from its bottom once nothing else is left, into the hand. (DR-CLEAN-14, DR-RUL-73)"""
    player = t.state.players[seat]
    (player.deck if player.deck else player.bottom).remove(card)
    player.hand.append(card)
    t.tell_some(only(seat), "crew.drawn", seat, card)
    t.tell_some(all_but(seat, t.state.humans), "crew.drawn_unseen", seat)


def see_bottom(t: Turn, seat: int, card: int) -> None:
    """The owner looks at the next card from the bottom, which keeps its place. (DR-LEVEL-06, DR-RUL-73)"""
    player = t.state.players[seat]
    player.deck.remove(card)
    player.bottom.append(card)


def play_card(t: Turn, seat: int, card: int) -> None:
    """Face up: everybody sees its level. (DR-PLAY-01)"""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.play.append(card)
    show_card(t.state, card)
    t.tell("crew.played", seat, card, t.state.crew[card].level)


def show_card(state: State, card: int) -> None:
    crew = state.crew[card]
    crew.level = level_of(crew)
    crew.raised = 0
    crew.unseen = 0


def raise_level(t: Turn, seat: int, card: int) -> None:
    """By one; a card face down is levelled up unseen. (DR-LEVEL-05, DR-RUL-73)"""
    crew = t.state.crew[card]
    if crew.unseen:
        crew.raised += 1
        t.tell_some(only(seat), "crew.levelled", seat, card, level_of(crew))
        t.tell_some(all_but(seat, t.state.humans), "crew.levelled_unseen", seat)
    else:
        crew.level += 1
        t.tell("crew.levelled", seat, card, crew.level)


def discard_play(t: Turn, seat: int) -> None:
    """(DR-CLEAN-12)"""
    player = t.state.players[seat]
    t.tell("crew.discarded", seat, len(player.play))
    player.discard.extend(player.play)
    player.play = []


def shuffle_discard(t: Turn, seat: int) -> None:
    """The discard pile is the new deck. (DR-CLEAN-14)"""
    player = t.state.players[seat]
    for card in player.discard:
        t.state.crew[card].unseen = 1
    player.deck.extend(player.discard)
    player.discard = []
    t.tell("crew.shuffled", seat)


def sleeve(t: Turn, seat: int, advancement: str, card: int, line: int) -> None:
    """(DR-CLEAN-06)"""
    t.state.players[seat].advancements.remove(advancement)
    t.state.crew[card].take_in(advancement, line)
    t.tell("advancement.sleeved", seat, advancement, card)
