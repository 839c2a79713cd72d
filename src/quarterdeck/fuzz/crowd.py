"""Many tasks of the fuzzer, here or in other processes; their results in the order of the tasks."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from quarterdeck.fuzz.play import Violation, decisions_of, trace
from quarterdeck.fuzz.processes import asked, fuzz_task, start_worker
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.gamefile import GameFile, parse

Progress = Callable[[int, int, int], None]
"""Is told how many games are done, how many there are, and how many violations were found."""


class Crowd:
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

    def run(self, game: Game, jobs: int) -> list[dict[str, Any]]:
        """Does all tasks; with more than one job, in other processes."""
        if jobs > 1:
            self.run_apart(jobs)
        else:
            self.run_here(game)
        return self.ordered()

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


def replay_apart(game: Game, where: str, done: list[dict[str, Any]], jobs: int) -> tuple[int, Violation | None]:
    """Plays finished games again in fresh processes under another hash seed: how many, and the first one that goes
    otherwise."""
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
        if answer["error"] or answer["hashes"] != [played["hash"]]:
            return at + 1, _gone_otherwise(game, where, played["file"], answer["error"])
    return len(done), None


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
