"""The fuzzer: random games of any kind, and after every step everything that must hold (see `fuzz_checks`).

    report = fuzz_games(game, players=3, games=300, seed=1, jobs=2)
    for violation in report.violations:
        print(violation.kind, violation.detail, violation.file)

What is found is cut to the shortest game that still shows it: `violation.file` is the text of a game file, and
`check_file` looks at such a file again. Finished games are replayed in a fresh process under another hash seed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from quarterdeck.kernel.chance import Randomness
from quarterdeck.kernel.fuzz_play import (
    Case,
    Decision,
    Plan,
    Played,
    Violation,
    check_file,
    decisions_of,
    fuzz_game,
    play_checked,
    trace,
)
from quarterdeck.kernel.fuzz_processes import asked, fuzz_task, reference, start_worker
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.gamefile import FileError, GameFile, parse
from quarterdeck.kernel.run import Run, play_out

__all__ = ["FuzzReport", "Plan", "Violation", "check_file", "fuzz_game", "fuzz_games", "shortest"]


# The shortest game that shows it


def shortest(game: Game, violation: Violation, seconds: float = 20.0) -> Violation:
    """A violation of the same kind in a game as short as can be found in the time."""
    try:
        file = parse(violation.file)
        search = _Shrinking(game, violation, file, time.monotonic() + seconds)
    except (FileError, ValueError):
        return violation
    if violation.kind == "process" or not search.again(search.decisions):
        return violation
    search.other_games(time.monotonic() + seconds / 3)
    search.leave_out()
    return search.best


class _Shrinking:
    """The search for a shorter game: other random games first, then leaving decisions out."""

    def __init__(self, game: Game, violation: Violation, file: GameFile, deadline: float) -> None:
        self.game = game
        self.best = violation
        self.kind = violation.kind
        self.decisions = decisions_of(file)
        self.case = Case(file.setting(), 0, file.dealer())
        self.deadline = deadline
        self.plan = Plan(only="" if violation.kind == "rules" else violation.kind, most_tried=100, tries=20)

    def again(self, decisions: list[Decision]) -> bool:
        """Whether these decisions show it too; the best is kept."""
        return self._better(play_checked(self.game, self.case, self.plan, decisions), self.case)

    def _better(self, played: Played, case: Case) -> bool:
        found = played.violation
        if found is None or found.kind != self.kind or len(played.decisions) > len(self.decisions):
            return False
        self.best, self.decisions, self.case = found, played.decisions, case
        return True

    def other_games(self, deadline: float) -> None:
        """Random games that are given up where they are no shorter than the best."""
        seed = 0
        while time.monotonic() < deadline and seed < 300 and self.decisions:
            seed += 1
            case = Case(self.case.setting, 1_000_000 + seed)
            played = play_checked(self.game, case, self.plan, None, len(self.decisions) - 1)
            self._better(played, case)

    def leave_out(self) -> None:
        """Leaves decisions out, many at once and then fewer, as long as it still shows."""
        size = max(1, len(self.decisions) // 2)
        while True:
            at = 0
            shorter = False
            while at < len(self.decisions) and time.monotonic() < self.deadline:
                before = len(self.decisions)
                if self.again(self.decisions[:at] + self.decisions[at + size :]) and len(self.decisions) < before:
                    shorter = True
                else:
                    at += size
            if time.monotonic() >= self.deadline or (size == 1 and not shorter):
                return
            size = max(1, size // 2)


# Many games


class FuzzReport:
    """What came of many games. `replayed`: how many were played again in a fresh process."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.answers = 0
        self.replayed = 0
        self.seconds = 0.0
        self.violations: list[Violation] = []

    def add(self, result: dict[str, Any]) -> None:
        self.games += 1
        self.decisions += result["decisions"]
        self.answers += result["answers"]


Progress = Callable[[int, int, int], None]
"""Is told how many games are done, how many there are, and how many violations were found."""


def fuzz_games(
    game: Game,
    players: int,
    games: int,
    seed: int,
    report: Progress | None = None,
    *,
    options: dict[str, str] | None = None,
    jobs: int = 1,
    every: int = 1,
    most_tried: int = 12,
    most_violations: int = 3,
    shrink_seconds: float = 20.0,
    fresh_process: bool = True,
) -> FuzzReport:
    """Plays so many games and checks everything; the report is the same for any number of jobs.

    Without `options` each game draws its own from what the game offers. It stops early when `most_violations` games
    have gone wrong. Raises SettingError for a table that cannot be.
    """
    game.check(Setting(players, options))
    started = time.monotonic()
    where = reference(game)
    tasks: list[dict[str, Any]] = []
    for n in range(games):
        own = seed * 1_000_003 + n
        chosen = drawn_options(game, players, own) if options is None else options
        tasks.append(
            {"game": where, "op": "fuzz", "players": players, "options": chosen, "seed": own}
            | {"every": every, "most_tried": most_tried}
        )
    crowd = _Crowd(tasks, most_violations, report)
    if jobs > 1 and where:
        crowd.run_apart(jobs)
    else:
        crowd.run_here(game)
    result = FuzzReport()
    for answer in crowd.ordered():
        result.add(answer)
        if answer["kind"]:
            found = Violation(answer["kind"], answer["at"], answer["detail"], answer["file"])
            if len(result.violations) < most_violations:
                result.violations.append(found)
    done = [answer for answer in crowd.ordered() if answer["hash"]]
    if fresh_process and where:
        _replay_apart(game, where, done, jobs, result)
    kinds: dict[str, bool] = {}
    for at, violation in enumerate(result.violations):
        if violation.kind not in kinds:
            kinds[violation.kind] = True
            result.violations[at] = shortest(game, violation, shrink_seconds)
    result.seconds = time.monotonic() - started
    return result


def drawn_options(game: Game, players: int, seed: int) -> dict[str, str]:
    """Options at random from what the game offers. Where they ask for an earlier game to go on from, one is played."""
    chance = Randomness(seed)
    goes_on = False
    for _ in range(MOST_DRAWS):
        drawn = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
        if not _possible(game, players, drawn):
            goes_on = True
            continue
        options = _sequel(game, players, drawn, chance) if goes_on else drawn
        if options or not game.options:
            return options
    return {}


MOST_DRAWS = 50


def _possible(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.check(Setting(players, options))
    except SettingError:
        return False
    return True


def _sequel(game: Game, players: int, options: dict[str, str], chance: Randomness) -> dict[str, str]:
    """The options of a game that goes on from a random one."""
    run = Run(game, game.start(game.check(Setting(players, options))))
    run.begin()
    play_out(run, chance)
    return game.sequel(run.ctx.state)


class _Crowd:
    """Tasks that are done here or in other processes; results in the tasks' order."""

    def __init__(self, tasks: list[dict[str, Any]], most_violations: int, report: Progress | None) -> None:
        self.tasks = tasks
        self.most_violations = most_violations
        self.report = report
        self.results: dict[int, dict[str, Any]] = {}
        self.next = 0
        self.found = 0
        self.lock = threading.Lock()
        self.failure = ""

    def ordered(self) -> list[dict[str, Any]]:
        """The results up to the last game that counts: those after the last allowed violation are left out."""
        found = 0
        kept: list[dict[str, Any]] = []
        for at in range(len(self.tasks)):
            if at not in self.results or found >= self.most_violations:
                break
            kept.append(self.results[at])
            found += 1 if self.results[at]["kind"] else 0
        return kept

    def take(self) -> int:
        """The number of the next task, or -1."""
        with self.lock:
            if self.next >= len(self.tasks) or self.found >= self.most_violations or self.failure:
                return -1
            self.next += 1
            return self.next - 1

    def put(self, at: int, result: dict[str, Any]) -> None:
        with self.lock:
            self.results[at] = result
            self.found += 1 if result["kind"] else 0
            if self.report is not None:
                self.report(len(self.results), len(self.tasks), self.found)

    def run_here(self, game: Game) -> None:
        at = self.take()
        while at >= 0:
            self.put(at, fuzz_task(game, self.tasks[at]))
            at = self.take()

    def run_apart(self, jobs: int) -> None:
        threads = [threading.Thread(target=self.serve, args=(n + 1,), daemon=True) for n in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self.failure:
            raise RuntimeError(f"a process of the fuzzer failed: {self.failure}")

    def serve(self, hash_seed: int) -> None:
        """Keeps one other process busy."""
        worker = start_worker(hash_seed)
        requests, answers = worker.stdin, worker.stdout
        assert requests is not None
        assert answers is not None
        at = self.take()
        while at >= 0:
            answer = asked(requests, answers, self.tasks[at])
            if answer is None:
                self.failure = f"it ended at game {at + 1}"
                break
            self.put(at, answer)
            at = self.take()
        requests.close()
        answers.close()
        worker.wait()


# The same games in fresh processes


def _replay_apart(game: Game, where: str, done: list[dict[str, Any]], jobs: int, result: FuzzReport) -> None:
    """Plays finished games again in fresh processes under another hash seed."""
    answers: dict[int, dict[str, Any]] = {}

    def serve(first: int) -> None:
        worker = start_worker(1000 + first)
        requests, lines = worker.stdin, worker.stdout
        assert requests is not None
        assert lines is not None
        for at in range(first, len(done), jobs):
            answer = asked(requests, lines, {"game": where, "op": "trace", "file": done[at]["file"], "all": False})
            if answer is None:
                break
            answers[at] = answer
        requests.close()
        lines.close()
        worker.wait()

    threads = [threading.Thread(target=serve, args=(n,), daemon=True) for n in range(min(jobs, len(done)))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for at, played in enumerate(done):
        answer = answers.get(at, {"hashes": [], "error": "the process ended"})
        result.replayed += 1
        if answer["error"] or answer["hashes"] != [played["hash"]]:
            result.violations.append(_gone_otherwise(game, where, played["file"], answer["error"]))
            return


def _gone_otherwise(game: Game, where: str, text: str, error: str) -> Violation:
    """Cuts a game that goes otherwise in another process at the first answer where it does."""
    worker = start_worker(2000)
    assert worker.stdin is not None
    assert worker.stdout is not None
    answer = asked(worker.stdin, worker.stdout, {"game": where, "op": "trace", "file": text, "all": True})
    worker.stdin.close()
    worker.stdout.close()
    worker.wait()
    there: list[str] = [] if answer is None else answer["hashes"]
    here, _ = trace(game, text, True)
    at = 0
    while at < min(len(here), len(there)) and here[at] == there[at]:
        at += 1
    file = parse(text)
    cut = GameFile(file.header, file.lines[: at + 1])
    words = error or (answer["error"] if answer is not None else "") or "the state is another one"
    detail = f"in a process with another hash seed the game goes otherwise at answer {at + 1}: {words}"
    return Violation("process", len(decisions_of(cut)), detail, cut.text())
