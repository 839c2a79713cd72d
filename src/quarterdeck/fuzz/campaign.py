"""Many games under all checks, of one driver or of all, and what they reached.

What is found is cut to the shortest game that still shows it: `violation.file` is the text of a game file, and
`check_file` looks at such a file again. Finished games are replayed in a fresh process under another hash seed.
"""

from __future__ import annotations

import time
from typing import Any, Final

from quarterdeck.fuzz.crowd import Progress, played, replay_apart
from quarterdeck.fuzz.drivers import ALL, DRIVERS, RANDOM, RARE, SEARCH, check_driver, drivers_of
from quarterdeck.fuzz.play import Violation
from quarterdeck.fuzz.processes import reference
from quarterdeck.fuzz.reach import Reach
from quarterdeck.fuzz.settings import drawn_options
from quarterdeck.fuzz.shrinking import shortest
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.sim.executors import Executor, processes

GENERATIONS: Final = 4
"""Games that look for what is rare come in so many parts. Each part knows what those before it have reached, all of
them together, so that it does not matter which game is done first."""


class FuzzReport:
    """What came of many games. `replayed`: how many were played again in a fresh process."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.answers = 0
        self.replayed = 0
        self.seconds = 0.0
        self.violations: list[Violation] = []
        self.reach: Reach = Reach()

    def add(self, result: dict[str, Any]) -> None:
        self.games += 1
        self.decisions += result["decisions"]
        self.answers += result["answers"]
        self.reach.add(result["reach"])
        if result["kind"]:
            self.violations.append(Violation(result["kind"], result["at"], result["detail"], result["file"]))


def fuzz_games(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Progress | None = None,
    *,
    driver: str = RANDOM,
    before: Reach | None = None,
    options: dict[str, str] | None = None,
    jobs: int = 1,
    executor: Executor | None = None,
    every: int = 1,
    most_tried: int = 12,
    most_violations: int = 3,
    shrink_seconds: float = 20.0,
    fresh_process: bool = True,
) -> FuzzReport:
    """Plays so many games and checks everything; the report is the same for any number of jobs and any executor, but
    for what is cut short in the time that there is.

    Without `options` each game draws its own from what the game offers. `before`: what other games have reached, for
    the driver that looks for the rare. It stops early when `most_violations` games have gone wrong. Raises SettingError
    for a table or a driver that cannot be.
    """
    game.check(Setting(players, options))
    check_driver(driver, game)
    started = time.monotonic()
    where = reference(game)
    known = Reach()
    tasks: list[dict[str, Any]] = []
    for n in range(games):
        own = seed * 1_000_003 + n + DRIVERS.index(driver) * 1_000_000_000
        chosen = drawn_options(game, players, own) if options is None else options
        tasks.append(
            {"game": where, "players": players, "options": chosen, "seed": own, "driver": driver}
            | {"every": every, "most_tried": most_tried, "before": {}}
        )
    if before is not None:
        known.add(before.counts)
    result = FuzzReport()
    if executor is not None:
        _play(game, tasks, driver, known, result, most_violations, executor, report, fresh_process)
    else:
        with processes(jobs) as own_processes:
            _play(game, tasks, driver, known, result, most_violations, own_processes, report, fresh_process)
    _shorten(game, result.violations, shrink_seconds)
    result.seconds = time.monotonic() - started
    return result


def _play(
    game: Game,
    tasks: list[dict[str, Any]],
    driver: str,
    known: Reach,
    result: FuzzReport,
    most_violations: int,
    executor: Executor,
    report: Progress | None,
    fresh_process: bool,
) -> None:
    """Plays the games, those that look for the rare with what is known in mind, and the finished ones once more."""
    done: list[dict[str, Any]] = []
    for part in _parts(tasks, driver):
        if driver == RARE:
            for task in part:
                task["before"] = {name: dict(counts) for name, counts in known.counts.items()}
        told = _further(report, result.games, len(tasks))
        for answer in played(game, part, executor, most_violations - len(result.violations), told):
            result.add(answer)
            known.add(answer["reach"])
            done.append(answer)
        if len(result.violations) >= most_violations:
            break
    where = reference(game)
    if fresh_process and where:
        finished = [answer for answer in done if answer["hash"]]
        result.replayed, otherwise = replay_apart(game, where, finished, executor)
        result.violations += [] if otherwise is None else [otherwise]


def _parts(tasks: list[dict[str, Any]], driver: str) -> list[list[dict[str, Any]]]:
    """All games at once, or in generations where later ones build on earlier ones."""
    size = len(tasks) if driver != RARE else -(-len(tasks) // GENERATIONS)
    return [tasks[at : at + size] for at in range(0, len(tasks), size)]


def _further(report: Progress | None, played: int, games: int) -> Progress | None:
    """The progress of a part, told as that of the whole."""
    if report is None:
        return None
    told = report
    return lambda done, of, found: told(played + done, games, found)


def _shorten(game: Game, violations: list[Violation], seconds: float) -> None:
    """The first of each kind is cut to the shortest game that shows it."""
    kinds: dict[str, bool] = {}
    for at, violation in enumerate(violations):
        if violation.kind not in kinds:
            kinds[violation.kind] = True
            violations[at] = shortest(game, violation, seconds)


def counts_of(players: str, game: Game) -> list[int]:
    """The numbers of players that are asked for: `2,3`, `all`, or 0 for the fewest. Raises SettingError."""
    if players in ("all", "0"):
        return list(game.players) if players == "all" else [min(game.players)]
    try:
        return [int(count) for count in players.split(",")]
    except ValueError:
        raise SettingError(f"--players is a number, several with commas, or all, not {players}") from None


class Bout:
    """Games of one driver and one number of players."""

    def __init__(self, players: int, driver: str, games: int) -> None:
        self.players = players
        self.driver = driver
        self.games = games


class Campaign:
    """Bouts for several numbers of players and drivers; what they reach counts together, and those that look for the
    rare come last. Raises SettingError for a table or a driver that cannot be."""

    def __init__(
        self,
        game: Game,
        counts: list[int],
        driver: str,
        games: int,
        seed: int,
        jobs: int,
        executor: Executor | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.jobs = jobs
        self.executor = executor
        self.reach: Reach = Reach()
        self.games = 0
        self.decisions = 0
        self.answers = 0
        self.seconds = 0.0
        self.bouts: list[Bout] = []
        for players in counts:
            game.check(Setting(players))
        for name in drivers_of(game) if driver == ALL else [driver]:
            check_driver(name, game)
            for players in counts:
                self.bouts.append(Bout(players, name, -(-games // SEARCH_SHARE) if name == SEARCH else games))

    def play(self, bout: Bout, report: Progress | None = None) -> FuzzReport:
        """Plays a bout with what those before it have reached in mind."""
        played = fuzz_games(
            self.game,
            bout.players,
            bout.games,
            self.seed,
            report,
            driver=bout.driver,
            before=self.reach,
            jobs=self.jobs,
            executor=self.executor,
        )
        self.reach.add(played.reach.counts)
        self.games += played.games
        self.decisions += played.decisions
        self.answers += played.answers
        self.seconds += played.seconds
        return played

    def figures(self) -> dict[str, Any]:
        """What was played, for programs."""
        played = {"games": self.games, "decisions": self.decisions, "answers": self.answers}
        return played | {"seconds": round(self.seconds, 3)}


SEARCH_SHARE: Final = 10
"""A search takes its time: of its games so many times fewer are played."""
