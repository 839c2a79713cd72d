"""How likely dice are to succeed, in percent. Two of a die's six faces are skulls. (MM-DICE)"""

from __future__ import annotations

from quarterdeck.games.marauders.state import SKULL
from quarterdeck.kernel.ask import FACES


def any_success(dice: int) -> int:
    """A test with so many dice: how often at least one shows a skull. (MM-DICE-02)"""
    blank = SKULL - 1
    return _percent(len(FACES) ** dice - blank**dice, len(FACES) ** dice)


class Odds:
    """How often, in percent, the first side wins, the second does, and neither."""

    def __init__(self, wins: int, loses: int, neither: int) -> None:
        self.wins = wins
        self.loses = loses
        self.neither = neither


def contest(own: int, other: int) -> Odds:
    """A seamanship contest of so many dice against so many: more skulls, then more failed pips; nobody without a skull
    or in a full tie. Re-rolls are left out. (MM-FIGHT-05, MM-FIGHT-06)"""
    mine, theirs = _rolls(own), _rolls(other)
    wins = loses = 0
    for score, count in mine.items():
        for against, number in theirs.items():
            if score > against and score[0]:
                wins += count * number
            elif against > score and against[0]:
                loses += count * number
    total = len(FACES) ** (own + other)
    shown = [_percent(wins, total), _percent(loses, total)]
    return Odds(shown[0], shown[1], 100 - shown[0] - shown[1])


def _rolls(dice: int) -> dict[tuple[int, int], int]:
    """How many rolls give each pair of skulls and failed pips."""
    found: dict[tuple[int, int], int] = {(0, 0): 1}
    for _ in range(dice):
        following: dict[tuple[int, int], int] = {}
        for (skulls, pips), count in found.items():
            for face in FACES:
                key = (skulls + 1, pips) if face >= SKULL else (skulls, pips + face)
                following[key] = following.get(key, 0) + count
        found = following
    return found


def _percent(part: int, whole: int) -> int:
    """Rounded; never 0 or 100 for what is neither impossible nor sure."""
    rounded = (200 * part + whole) // (2 * whole)
    if 0 < part < whole:
        return min(99, max(1, rounded))
    return rounded
