"""How an artificial opponent chooses: the best island by its measures, the ship that it attacks. What its rules leave
open is decided by the player who runs it. (DS-GEN-01, DS-RIGHT-05, DS-RIGHT-06, DS-COND-03, DS-COAI-06)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.dead_reckoning.content.components import ADJACENT
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, SEAT, SPACE, Unseen
from quarterdeck.games.dead_reckoning.rules.islands import production, tile_at
from quarterdeck.games.dead_reckoning.rules.leagues import decider
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.ask import choose, draw

PICK: Final = {
    "build": QUESTIONS.add("league.build", SPACE, clause="DS-RIGHT-05"),
    "leave": QUESTIONS.add("league.leave", SPACE, clause="DS-RUL-14"),
    "produce": QUESTIONS.add("league.produce", SPACE, clause="DS-RUL-04"),
    "raid": QUESTIONS.add("league.raid", SPACE, clause="DS-COND-03"),
    "siege": QUESTIONS.add("league.siege", SPACE, clause="DS-MULTI-05"),
}
"""Which of several islands that are equally good, by the step of the solo card."""

TOSS: Final = QUESTIONS.to_chance("draw.attacked", Unseen(SEAT))

# Islands


class Measure:
    """What islands are compared by, and the word that tells it."""

    def __init__(self, word: str, of: Callable[[State, int], int]) -> None:
        self.word = word
        self.of = of


def coins_there(state: State, space: int) -> int:
    return state.spaces[space].coins


def cargo_there(state: State, space: int) -> int:
    return state.spaces[space].cargo


def first_reward(state: State, space: int) -> int:
    return tile_at(state, space).rewards[0]


def printed_goods(state: State, space: int) -> int:
    goods = tile_at(state, space).production
    return goods.coin + goods.cargo


def coins_produced(state: State, space: int) -> int:
    return production(state, space).coin


def cargo_produced(state: State, space: int) -> int:
    return production(state, space).cargo


RICHEST: Final[list[Measure]] = [Measure("coins", coins_there), Measure("cargo", cargo_there)]
"""(DS-COND-03)"""
BESIEGED: Final[list[Measure]] = [Measure("coins", coins_there), Measure("reward", first_reward)]
"""(DS-MULTI-05)"""
MOST_VALUABLE: Final[list[Measure]] = [Measure("reward", first_reward), Measure("production", printed_goods)]
"""(DS-RIGHT-05, DS-RUL-13, DS-RUL-14)"""
MOST_PRODUCTIVE: Final[list[Measure]] = [Measure("coins", coins_produced), Measure("cargo", cargo_produced)]
"""(DS-RIGHT-06, DS-RUL-04)"""


class Ranking:
    """The best islands, and the measure that told them from the others."""

    def __init__(self, best: list[int], reason: str) -> None:
        self.best = best
        self.reason = reason


def rank(state: State, spaces: list[int], measures: list[Measure]) -> Ranking:
    """By one measure after the other."""
    best, reason = spaces, "only"
    for measure in measures:
        if len(best) > 1:
            most = max(measure.of(state, space) for space in best)
            best, reason = [space for space in best if measure.of(state, space) == most], measure.word
    return Ranking(best, "chosen" if len(best) > 1 else reason)


async def pick(t: Turn, seat: int, step: str, spaces: list[int], measures: list[Measure], chosen: int = NOBODY) -> int:
    """The best island; of those that are tied the player takes one, unless one of them was `chosen` before.
    (DS-GEN-01)"""
    ranking = rank(t.state, spaces, measures)
    best = [chosen] if chosen in ranking.best else ranking.best
    space = await choose(decider(t.state, seat), PICK[step], best)
    t.tell("league.picks", seat, step, space, ranking.reason)
    return space


# Ships


def distances(start: int) -> list[int]:
    """The steps from a space to every other one; the harbor is one space. (DS-RUL-24)"""
    found = [NOBODY] * (HARBOR + 1)
    found[start] = 0
    waiting = [start]
    for space in waiting:
        for beside in ADJACENT[space]:
            if found[beside] == NOBODY:
                found[beside] = found[space] + 1
                waiting.append(beside)
    return found


class Prey:
    """The players whom the rules choose among those who could be attacked, and by what."""

    def __init__(self, seats: list[int], reason: str) -> None:
        self.seats = seats
        self.reason = reason


def nearest_prey(state: State, league: League, seats: list[int]) -> Prey:
    """Who is not in harbor, then who is nearer to where its turn began, then who has more damage. (DS-COAI-06,
    DS-RUL-24)"""
    left, reason = seats, "only"
    at_sea = [seat for seat in seats if state.players[seat].place != HARBOR]
    if 0 < len(at_sea) < len(left):
        left, reason = at_sea, "at_sea"
    steps = distances(league.began)
    nearest = min(steps[state.players[seat].place] for seat in left)
    near = [seat for seat in left if steps[state.players[seat].place] == nearest]
    if len(near) < len(left):
        left, reason = near, "nearer"
    most = max(state.players[seat].damage for seat in left)
    hurt = [seat for seat in left if state.players[seat].damage == most]
    if len(hurt) < len(left):
        left, reason = hurt, "damaged"
    return Prey(left, reason)


async def quarry(t: Turn, league: League, seats: list[int]) -> int:
    """The player who is attacked; a coin decides between two, once in a turn. (DS-COAI-06)"""
    prey = nearest_prey(t.state, league, seats)
    if len(prey.seats) == 1:
        return prey.seats[0]
    if league.toss == NOBODY:
        league.toss = await draw(TOSS, prey.seats)
    return league.toss


def why_attacked(state: State, league: League, seats: list[int]) -> str:
    """The reason for the choice among these players."""
    prey = nearest_prey(state, league, seats)
    return prey.reason if len(prey.seats) == 1 else "coin"
