"""How dice are likely to fall: what players would work out on their fingers, in whole per cent; as exact chances for
bots.

Re-rolls, cards and special weapons are left out. (MM-DICE, MM-FIGHT-05, MM-FIGHT-06, MM-CFIGHT)
"""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.marauders.content.components import DIE

FACES: Final = len(DIE.numbers) + DIE.skulls

Score = tuple[int, int]
"""Successes and the pips of the failed dice."""


def percent(part: float) -> int:
    return round(100 * part)


@cache
def scores(dice: int) -> dict[Score, float]:
    """How likely each score of so many dice is."""
    if dice <= 0:
        return {(0, 0): 1.0}
    found: dict[Score, float] = {}
    for (skulls, pips), chance in scores(dice - 1).items():
        more = (skulls + 1, pips)
        found[more] = found.get(more, 0.0) + chance * DIE.skulls / FACES
        for number in DIE.numbers:
            other = (skulls, pips + number)
            found[other] = found.get(other, 0.0) + chance / FACES
    return found


@cache
def skulls(dice: int) -> list[float]:
    """How likely 0, 1, 2, … skulls are."""
    found = [0.0] * (dice + 1)
    for (number, _), chance in scores(dice).items():
        found[number] += chance
    return found


@cache
def success_chance(dice: int) -> float:
    """At least one skull. (MM-DICE-02)"""
    return 1.0 - skulls(dice)[0]


def success(dice: int) -> int:
    return percent(success_chance(dice))


class Contest:
    """The chances of one side in a contest: to win it, and to win it while the other rolls no skull at all."""

    def __init__(self, won: int, clear: int) -> None:
        self.won = won
        self.clear = clear


@cache
def contest_chances(own: int, other: int) -> tuple[float, float]:
    """To win, and to win clearly: more successes, then more failed pips; without a success nobody wins.
    (MM-FIGHT-05, MM-FIGHT-06, MM-FIGHT-09)"""
    won = 0.0
    clear = 0.0
    for mine, my_chance in scores(own).items():
        for theirs, their_chance in scores(other).items():
            if mine[0] > 0 and mine > theirs:
                won += my_chance * their_chance
                if theirs[0] == 0:
                    clear += my_chance * their_chance
    return won, clear


def contest(own: int, other: int) -> Contest:
    won, clear = contest_chances(own, other)
    return Contest(percent(won), percent(clear))


def crew_fight(own_dice: int, own_crew: int, other_dice: int, other_crew: int) -> int:
    return percent(crew_chance(own_dice, own_crew, other_dice, other_crew))


@cache
def crew_chance(own_dice: int, own_crew: int, other_dice: int, other_crew: int) -> float:
    """To win a crew combat that begins with these crews. Rounds in which nobody is hit change nothing, so they are left
    out of the reckoning. (MM-CFIGHT-02 to -06)"""
    if own_crew <= 0 or other_crew <= 0:
        return float(own_crew > other_crew)
    won = 0.0
    idle = 0.0
    for mine, my_chance in scores(own_dice).items():
        for theirs, their_chance in scores(other_dice).items():
            chance = my_chance * their_chance
            mine_left = own_crew - min(theirs[0], other_crew)
            theirs_left = other_crew - min(mine[0], own_crew)
            if mine_left <= 0 and theirs_left <= 0:
                won += chance * (mine > theirs)
            elif mine_left == own_crew and theirs_left == other_crew:
                idle += chance
            else:
                won += chance * crew_chance(own_dice, mine_left, other_dice, theirs_left)
    return won / (1 - idle) if idle < 1 else 0.0
