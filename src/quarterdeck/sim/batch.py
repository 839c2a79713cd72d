"""Many matches, here, in several processes or on a cluster.

A job is a batch of seeds and a pure function of its arguments, so that it does not matter where it runs; the
results are put together in the order of the seeds and are the same whoever played them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from quarterdeck import games
from quarterdeck.bots import check_spec
from quarterdeck.kernel.game import Setting, SettingError
from quarterdeck.sim.executors import Executor, processes
from quarterdeck.sim.match import MatchResult, play_match, result_from_plain

Progress = Callable[[int, int], None]
"""Told how many of how many matches are played."""

LARGEST = 200
"""So many matches at most in one job."""


class SimResult:
    """What came of all matches. Lists go by seat; `bot_…` by bot as given, should they change seats."""

    def __init__(self, bots: list[str], matches: list[MatchResult], seconds: float) -> None:
        count = len(bots)
        self.bots = bots
        self.matches = matches
        self.seconds = seconds
        self.games = len(matches)
        self.decisions = sum(match.decisions for match in matches)
        self.wins: list[float] = [0.0] * count
        self.bot_wins: list[float] = [0.0] * count
        self.endings: dict[str, int] = {}
        totals = [0] * count
        bot_totals = [0] * count
        for match in matches:
            self.endings[match.ending] = self.endings.get(match.ending, 0) + 1
            for seat in range(count):
                bot = (seat - match.shift) % count
                share = match.share(seat)
                self.wins[seat] += share
                self.bot_wins[bot] += share
                totals[seat] += match.scores[seat]
                bot_totals[bot] += match.scores[seat]
        self.scores: list[float] = [total / max(1, self.games) for total in totals]
        self.bot_scores: list[float] = [total / max(1, self.games) for total in bot_totals]

    def __repr__(self) -> str:
        wins = ", ".join(f"{bot} {won:.1f}" for bot, won in zip(self.bots, self.bot_wins))
        return f"<SimResult of {self.games} games, won by: {wins}>"

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def outcome(self) -> dict[str, Any]:
        """What the seeds alone decide: the same for any number of processes and on any machine."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "wins": [round(wins, 6) for wins in self.wins],
            "scores": [round(score, 6) for score in self.scores],
            "bot_wins": [round(wins, 6) for wins in self.bot_wins],
            "bot_scores": [round(score, 6) for score in self.bot_scores],
            "endings": dict(sorted(self.endings.items())),
        }

    def lines(self) -> str:
        """Every match as a line of JSON, by seed and shift: as much the same everywhere as the outcome."""
        return "".join(json.dumps(match.named()) + "\n" for match in self.matches)

    def figures(self) -> dict[str, Any]:
        """The outcome and how long it took."""
        figures = self.outcome()
        figures["seconds"] = round(self.seconds, 3)
        figures["decisions_per_s"] = round(self.decisions_per_s, 1)
        return figures


def play_job(job: dict[str, Any]) -> list[list[Any]]:
    """Plays the matches of one job, each a seed and a shift of seats; results as plain values."""
    further: dict[str, str] = job["further"]
    for id, path in further.items():
        if games.GAMES.get(id) != path:
            games.register(id, path)
    game = games.game(job["game"])
    setting = Setting(job["players"], job["options"])
    bots: list[str] = job["bots"]
    tasks: list[tuple[int, int]] = job["tasks"]
    return [play_match(game, setting, bots, seed, shift).plain() for seed, shift in tasks]


def simulate(
    game_id: str,
    bots: list[str],
    count: int,
    seed: int = 1,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    rotate: bool = False,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> SimResult:
    """Plays `count` matches with the seeds from `seed` on, one bot for each seat.

    `rotate`: each seed is played once with every bot in every seat, so that `count` matches need fewer seeds.
    `jobs`: how many processes; or give an `executor` (a cluster's, for instance), which then does the work.
    Raises SettingError or ValueError in a sentence that a user understands.
    """
    game = games.game(game_id)
    setting = game.check(Setting(len(bots), options))
    for spec in bots:
        check_spec(spec, game)
    if count < 1 or jobs < 1:
        raise SettingError("at least one game must be played, by at least one process")
    tasks = tasks_of(seed, count, len(bots) if rotate else 1)
    if executor is not None:
        return _played(executor, game_id, setting, bots, tasks, progress)
    with processes(min(jobs, count)) as own:
        return _played(own, game_id, setting, bots, tasks, progress)


def tasks_of(seed: int, count: int, shifts: int) -> list[tuple[int, int]]:
    """The first `count` matches: every seed from `seed` on, with every shift of the seats."""
    return [(seed + number // shifts, number % shifts) for number in range(count)]


def _played(
    executor: Executor,
    game_id: str,
    setting: Setting,
    bots: list[str],
    tasks: list[tuple[int, int]],
    progress: Progress | None,
) -> SimResult:
    """Cuts the matches into jobs for as many as there are to work, and puts the results together."""
    started = time.perf_counter()
    count = len(tasks)
    size = max(1, min(LARGEST, -(-count // (executor.workers * 8))))
    table: dict[str, Any] = {"further": games.registered(), "game": game_id, "bots": bots}
    table |= {"players": setting.players, "options": setting.options}
    jobs = [table | {"tasks": tasks[at : at + size]} for at in range(0, count, size)]
    matches: list[MatchResult] = []
    for played in executor.results(play_job, jobs):
        for plain in played:
            matches.append(result_from_plain(plain))
        if progress is not None:
            progress(len(matches), count)
    return SimResult(bots, matches, time.perf_counter() - started)
