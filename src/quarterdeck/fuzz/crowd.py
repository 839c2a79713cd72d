"""Many tasks of the fuzzer, done by whichever executor there is; their results in the order of the tasks."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from quarterdeck.fuzz.play import Violation, decisions_of, trace
from quarterdeck.fuzz.processes import asked, fuzz_apart, fuzz_task, reference, start_worker, traced_apart
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.tables.gamefile import GameFile, parse
from quarterdeck.sim.executors import Elsewhere, Executor

Progress = Callable[[int, int, int], None]
"""Is told how many games are done, how many there are, and how many violations were found."""


def played(
    game: Game, tasks: list[dict[str, Any]], executor: Executor, most_violations: int, report: Progress | None
) -> list[dict[str, Any]]:
    """The results of the tasks, up to the last violation that is allowed. A game that others cannot find by its
    reference is played here."""
    if isinstance(executor, Elsewhere) and reference(game):
        results = executor.results(fuzz_apart, tasks)
    else:
        results = Executor().results(functools.partial(fuzz_task, game), tasks)
    found = 0
    kept: list[dict[str, Any]] = []
    for result in results:
        kept.append(result)
        found += 1 if result["kind"] else 0
        if report is not None:
            report(len(kept), len(tasks), found)
        if found >= most_violations:
            break
    results.close()
    return kept


# The same games in fresh processes


def replay_apart(
    game: Game, where: str, done: list[dict[str, Any]], executor: Executor
) -> tuple[int, Violation | None]:
    """Plays finished games again in fresh processes under another hash seed: how many, and the first one that goes
    otherwise."""
    size = max(1, -(-len(done) // executor.workers))
    parts = [
        {"game": where, "hash_seed": 1000 + at, "files": [one["file"] for one in done[at : at + size]]}
        for at in range(0, len(done), size)
    ]
    answers = [answer for part in executor.results(traced_apart, parts) for answer in part]
    for at, one in enumerate(done):
        answer = answers[at]
        if answer["error"] or answer["hashes"] != [one["hash"]]:
            return at + 1, _gone_otherwise(game, where, one["file"], answer["error"])
    return len(done), None


def _gone_otherwise(game: Game, where: str, text: str, error: str) -> Violation:
    """Cuts a game that goes otherwise in another process at the first answer where it does."""
    worker = start_worker(2000)
    assert worker.stdin is not None
    assert worker.stdout is not None
    answer = asked(worker.stdin, worker.stdout, {"game": where, "file": text, "all": True})
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
