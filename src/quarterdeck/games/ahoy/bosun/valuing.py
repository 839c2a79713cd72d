"""How good a position is, for searches that cannot play to the end: Fame, and what will soon become Fame."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS
from quarterdeck.games.ahoy.rules.scoring import controlled_with_suit, controls
from quarterdeck.games.ahoy.state import DAMAGE, Player, State

GOLD: Final = 0.25
CREW: Final = 0.5
CARGO: Final = 0.8
HIT: Final = -0.25
PLEDGE: Final = 0.6
HARMLESS_TIE: Final = 0.25
"""Weights in Fame, set by hand: what a piece is worth to a player on average."""

SPREAD: Final = 8.0
"""The lead, in Fame, that is worth three quarters of a win."""


def value(state: State, seat: int) -> float:
    """A number from 0 to 1: the lead over the best rival, by Fame had and in sight."""
    worth = [prospects(state, player) for player in state.players]
    best = max(worth[other] for other in range(len(worth)) if other != seat)
    lead = worth[seat] - best
    return 0.5 + 0.5 * lead / (SPREAD + abs(lead))


def prospects(state: State, player: Player) -> float:
    """Fame, with what the board promises."""
    hits = sum(1 for content in player.slots.values() if content == DAMAGE)
    worth = player.fame + GOLD * player.gold + CREW * len(player.crew) + HIT * hits
    if FACTIONS[player.faction].controls_regions:
        return worth + income(state, player.faction)
    return worth + CARGO * len(player.cargo) + pledges(state, player)


def income(state: State, faction: str) -> float:
    """The Fame that control would bring now; it counts more while rounds are left. (AH-SCOR-04)"""
    mine = 0 if faction == "bluefin" else 1
    fame = 0.0
    for region, sides in controls(state).items():
        lead = sides[mine] - sides[1 - mine]
        if lead > 0:
            fame += state.wealth[region] * min(1.0, 0.6 + 0.2 * lead)
        elif lead == 0:
            fame += state.wealth[region] * HARMLESS_TIE
    return fame


def pledges(state: State, player: Player) -> float:
    """What the pledged Cargo would bring if the game ended now, and a part of what it may bring. (AH-END-02)"""
    fame = 0.0
    for head, pile in zip(player.heads, player.pledged, strict=True):
        for card in pile:
            fame += PLEDGE * controlled_with_suit(state, head, CARDS[card].suit)
    return fame
