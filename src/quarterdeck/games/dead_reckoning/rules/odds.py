"""How likely strengths are, so that nobody has to work it out. Markers that push others are left out: they move
strength about as often to one side as to the other. (DR-TOWER-02, DR-BBOARD-05, DR-BBOARD-11)"""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.dead_reckoning.content.components import EXPLOSION, ZONES

MOST: Final = 60
"""Strengths beyond this are too rare to count."""
ROUNDS: Final = 12
"""After so many explosions of explosions nothing changes any more."""


def convolved(one: list[float], other: list[float]) -> list[float]:
    """The sum of two independent strengths."""
    found = [0.0] * MOST
    for at, chance in enumerate(one):
        if chance > 0.0:
            for more in range(MOST - at):
                found[at + more] += chance * other[more]
    return found


@cache
def one_marker() -> list[float]:
    """How likely each strength is for one marker thrown; an exploding one is thrown again with another."""
    weights = float(sum(zone.weight for zone in ZONES))
    settled = [0.0] * MOST
    for zone in ZONES:
        if zone.index != EXPLOSION:
            settled[zone.count if zone.type == "strength" else 0] += zone.weight / weights
    explodes = ZONES[EXPLOSION].weight / weights
    found = settled
    for _ in range(ROUNDS):
        twice = convolved(found, found)
        found = [settled[at] + explodes * twice[at] for at in range(MOST)]
    return found


@cache
def strengths(markers: int) -> list[float]:
    """How likely each strength is for so many markers thrown."""
    if markers == 0:
        return [1.0] + [0.0] * (MOST - 1)
    return convolved(strengths(markers - 1), one_marker())


@cache
def win_percent(attack: int, defence: int, takes_ties: bool = True) -> int:
    """How likely the attacker wins with so many markers against so many, without abilities. A tie is the attacker's,
    unless a League defends its ship. (DR-BBOARD-11, DR-RUL-19, DS-BAT-05)"""
    ours, theirs = strengths(attack), strengths(defence)
    chance, below = 0.0, 0.0
    for at in range(MOST):
        chance += ours[at] * (below + theirs[at] if takes_ties else below)
        below += theirs[at]
    return round(100 * chance)
