"""Artificial opponents: their decks, goods, cards and upgrades. (DS)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import UPGRADES
from quarterdeck.games.dead_reckoning.rules.leagues import pile_of, section_number, side_of
from quarterdeck.games.dead_reckoning.state import Turn
from quarterdeck.games.dead_reckoning.state_league import League

# Solo cards


def gather_decks(t: Turn) -> None:
    """All solo cards lie in the deck of the last opponent, from where they are dealt. (DS-SETUP-03, DS-COOP-07)"""
    leagues = t.state.leagues
    together = [card for league in leagues for card in league.deck + league.used]
    for league in leagues:
        league.deck = []
        league.used = []
    leagues[-1].deck = together


def deal(t: Turn, league: League, card: str) -> None:
    """From the deck of the last opponent. (DS-COOP-03)"""
    t.state.leagues[-1].deck.remove(card)
    league.deck.append(card)


def reuse_deck(t: Turn, league: League) -> None:
    """The used cards are the new deck. (DS-RUL-02)"""
    league.deck.extend(league.used)
    league.used = []


def count_turn(t: Turn, league: League) -> None:
    """(DS-TURN-02)"""
    league.turns += 1


def turn_up(t: Turn, league: League, card: str) -> None:
    """The card of the turn, or an additional one. (DS-TURN-01, DS-DIFF-04)"""
    league.deck.remove(card)
    league.used.append(card)
    kind = "league.extra" if league.extra else "league.card"
    t.tell(kind, league.seat, card, side_of(t.state, league.turns), section_number(league) + 1, league.turns)


# Goods


def gain(t: Turn, seat: int, cargo: int, coins: int, reason: str) -> None:
    """Everything goes to its dock. (DS-TURN-06)"""
    player = t.state.players[seat]
    player.dock += cargo
    player.chest += coins
    t.tell("league.gained", seat, cargo, coins, reason)


def exchange(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """(DS-TURN-05)"""
    player = t.state.players[seat]
    player.dock -= cargo
    player.chest += coins
    t.tell("league.exchanged", seat, cargo, coins)


def collect(t: Turn, seat: int, space: int) -> None:
    """What lies on an island; what it gains by that is told for all islands together. (DS-TURN-09)"""
    part = t.state.spaces[space]
    t.tell("league.collects", seat, part.cargo, part.coins, space)
    part.cargo = 0
    part.coins = 0


# Cards and upgrades


def take_card(t: Turn, seat: int, space: int) -> None:
    """Onto one of its two piles. (DS-TAKE-02)"""
    card = t.state.spaces[space].card
    t.state.spaces[space].card = ""
    t.state.players[seat].advancements.append(card)
    t.tell("league.took", seat, card, space, pile_of(t.state, card))


def keep_upgrade(t: Turn, seat: int, upgrade: str) -> None:
    """Beside its pieces: it has no ship board. (DS-RIGHT-03)"""
    t.state.upgrades[UPGRADES[upgrade].index] -= 1
    t.state.players[seat].covered.append(upgrade)
    t.tell("league.upgrade", seat, upgrade)
