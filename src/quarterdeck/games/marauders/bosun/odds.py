"""Odds of dice: tests, contests, crew combats. Each is worked out once and remembered."""

from __future__ import annotations

from typing import Final

SKULLS: Final = 2
FACES: Final = 6

_contests: dict[tuple[int, int], float] = {}
_crews: dict[tuple[int, int, int, int], float] = {}


def pass_chance(dice: int) -> float:
    """At least one skull. (MM-DICE-02)"""
    return 1.0 - (1.0 - SKULLS / FACES) ** max(0, dice)


def skull_odds(dice: int) -> list[float]:
    """The probabilities of 0, 1, 2, … skulls."""
    odds = [1.0]
    for _ in range(dice):
        odds = [
            (odds[n] if n < len(odds) else 0.0) * (1 - SKULLS / FACES) + (odds[n - 1] * SKULLS / FACES if n else 0.0)
            for n in range(len(odds) + 1)
        ]
    return odds


def rolls(dice: int) -> dict[tuple[int, int], float]:
    """The probabilities of skulls and failed pips. (MM-DICE-04)"""
    odds: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        more: dict[tuple[int, int], float] = {}
        for (skulls, pips), chance in odds.items():
            more[(skulls + 1, pips)] = more.get((skulls + 1, pips), 0.0) + chance * SKULLS / FACES
            for face in range(1, FACES - SKULLS + 1):
                at = (skulls, pips + face)
                more[at] = more.get(at, 0.0) + chance / FACES
        odds = more
    return odds


def contest_chance(mine: int, theirs: int) -> float:
    """To win a seamanship contest. (MM-FIGHT-05, MM-FIGHT-06)"""
    found = _contests.get((mine, theirs))
    if found is None:
        others = rolls(theirs)
        found = sum(
            chance * other
            for roll, chance in rolls(mine).items()
            for against, other in others.items()
            if roll[0] and roll > against
        )
        _contests[(mine, theirs)] = found
    return found


def crew_chance(crew: int, dice: int, their_crew: int, their_dice: int) -> float:
    """To win a crew combat. (MM-CFIGHT-02 to -06)"""
    if crew <= 0:
        return 0.0
    if their_crew <= 0:
        return 1.0
    key = (crew, dice, their_crew, their_dice)
    found = _crews.get(key)
    if found is None:
        found = _crew_chance(crew, dice, their_crew, their_dice)
        _crews[key] = found
    return found


def _crew_chance(crew: int, dice: int, their_crew: int, their_dice: int) -> float:
    won = 0.0
    idle = 0.0
    theirs = skull_odds(their_dice)
    for skulls, chance in enumerate(skull_odds(dice)):
        for others, other_chance in enumerate(theirs):
            both = chance * other_chance
            mine_left = crew - min(others, their_crew)
            their_left = their_crew - min(skulls, crew)
            if mine_left == crew and their_left == their_crew:
                idle += both
            elif mine_left <= 0 and their_left <= 0:
                won += both * (1.0 if skulls > others else 0.5 if skulls == others else 0.0)
            else:
                won += both * crew_chance(mine_left, dice, their_left, their_dice)
    return won / (1.0 - idle) if idle < 1.0 else 0.5
