"""The artificial opponents: who decides for them, their piles, their markers, the section that is due. (DS)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    CARDS,
    DIFFICULTIES,
    SECTIONS,
    SOLO_CARDS,
    TURNS_PER_SECTION,
    UPGRADES,
)
from quarterdeck.games.dead_reckoning.content.pieces import Section
from quarterdeck.games.dead_reckoning.rules.crews import face_of
from quarterdeck.games.dead_reckoning.rules.islands import walls
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, State
from quarterdeck.games.dead_reckoning.state_league import League

BLUE: Final = 0
RED: Final = 1

PIRATE_PILE: Final = "pirate"
MERCHANT_PILE: Final = "merchant"

WARLIKE_PER_MARKER: Final = 2


def is_ai(state: State, seat: int) -> bool:
    """An artificial opponent has markers without end and neither ship board nor chest. (DS-BAT-06, DS-RUL-08)"""
    return seat >= state.humans


def decider(state: State, seat: int) -> int:
    """Who answers for a seat: its player, or the player who runs that artificial opponent. (DS-GEN-01, DS-COOP-02)"""
    return seat - state.humans if is_ai(state, seat) else seat


def turn_phase(state: State) -> str:
    """How the turn of whoever is next begins."""
    return "league" if is_ai(state, state.turn) else "turn_start"


def people(state: State) -> range:
    """The seats of the human players."""
    return range(state.humans)


# The card


def side_of(state: State, turn: int) -> int:
    """The side of the solo card of a turn; where sides alternate odd turns are blue. (DS-DIFF-01 to -03, DS-RUL-29)"""
    difficulty = DIFFICULTIES[state.difficulty]
    if difficulty.alternate:
        return BLUE if turn % 2 else RED
    return RED if difficulty.red else BLUE


def section_number(league: League) -> int:
    """From 0; three turns for each, the last one for good. (DS-TURN-02, DS-RUL-02)"""
    return min((league.turns - 1) // TURNS_PER_SECTION, SECTIONS - 1)


def section_of(state: State, league: League) -> Section:
    """What the card that lies there says in this turn. (DS-TURN-02, DS-DIFF-04)"""
    card = SOLO_CARDS[league.used[-1]]
    sections = card.red if side_of(state, league.turns) == RED else card.blue
    return sections[section_number(league)]


# Piles and markers


def warlike(state: State, card: str) -> int:
    """Cannons and battle abilities on the side that is up; a back may show no ability. (DS-RUL-06, DS-RUL-07)"""
    if card in state.turned and CARDS[card].back is None:
        return 0
    return face_of(state, card).warlike


def pile_of(state: State, card: str) -> str:
    """(DS-TAKE-02)"""
    return PIRATE_PILE if warlike(state, card) > 0 else MERCHANT_PILE


def merchant_pile(state: State, player: Player) -> list[str]:
    return [card for card in player.advancements if pile_of(state, card) == MERCHANT_PILE]


def pile_markers(state: State, player: Player) -> int:
    """(DS-BAT-02, DS-RUL-07)"""
    return sum(warlike(state, card) for card in player.advancements) // WARLIKE_PER_MARKER


def upgrade_markers(player: Player) -> int:
    """(DS-RIGHT-03, DS-BAT-02)"""
    return sum(UPGRADES[upgrade].cannons for upgrade in player.covered)


def broadside(state: State, seat: int) -> int:
    """The markers that an artificial opponent has anywhere. (DS-BAT-02, DS-RUL-38)"""
    player = state.players[seat]
    return 1 + upgrade_markers(player) + pile_markers(state, player)


# What is in its way


def enemy_walls(state: State, space: int) -> bool:
    """Whether a fort or garrison of a player stands there; the other opponent's stop nothing. (DS-INFL-03,
    DS-COAI-03)"""
    part = state.spaces[space]
    return part.controller != NOBODY and not is_ai(state, part.controller) and bool(walls(part))
