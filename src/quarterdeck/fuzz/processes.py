"""What the fuzzer does in other processes. They import the game by name; fresh ones take files, a line of JSON each."""

from __future__ import annotations

import functools
import importlib
import json
import os
import subprocess
import sys
from typing import IO, Any

from quarterdeck.fuzz.play import Case, Plan, play_checked, trace
from quarterdeck.fuzz.reach import Reach
from quarterdeck.kernel.game import Game, Setting


def reference(game: Game) -> str:
    """Where another process finds this game: `module:name`, or `module:Class()`; nothing where it cannot."""
    name = type(game).__module__
    module = sys.modules.get(name)
    if module is None or name == "__main__":
        return ""
    for attribute, value in vars(module).items():
        if value is game:
            return f"{name}:{attribute}"
    made = type(game).__name__
    return f"{name}:{made}()" if getattr(module, made, None) is type(game) else ""


def referred(where: str) -> Game:
    """The game that a reference names."""
    name, _, attribute = where.partition(":")
    found = getattr(importlib.import_module(name), attribute.removesuffix("()"))
    game: Game = found() if attribute.endswith("()") else found
    return game


def start_worker(hash_seed: int) -> subprocess.Popen[str]:
    """A fresh process under this hash seed that takes tasks."""
    environment = dict(
        os.environ, PYTHONHASHSEED=str(hash_seed), PYTHONPATH=os.pathsep.join(p or "." for p in sys.path)
    )
    code = "from quarterdeck.fuzz.processes import work; work()"
    return subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )


def asked(requests: IO[str], answers: IO[str], task: dict[str, Any]) -> dict[str, Any] | None:
    """Gives a worker a task and waits for the result; None if the worker has ended."""
    try:
        requests.write(json.dumps(task) + "\n")
        requests.flush()
        line = answers.readline()
    except OSError:
        return None
    if not line:
        return None
    answer: dict[str, Any] = json.loads(line)
    return answer


def work() -> None:
    """The other process: a task a line in, its result a line out."""
    for line in sys.stdin:
        task = json.loads(line)
        sys.stdout.write(json.dumps(_trace_task(_found(task["game"]), task)) + "\n")
        sys.stdout.flush()


def fuzz_apart(task: dict[str, Any]) -> dict[str, Any]:
    """Plays one game as the task says, wherever this is: the game is found by its reference."""
    return fuzz_task(_found(task["game"]), task)


@functools.cache
def _found(where: str) -> Game:
    return referred(where)


def traced_apart(part: dict[str, Any]) -> list[dict[str, Any]]:
    """Plays finished games again in one fresh process, wherever this is; for each what came of it."""
    worker = start_worker(part["hash_seed"])
    requests, lines = worker.stdin, worker.stdout
    assert requests is not None
    assert lines is not None
    answers: list[dict[str, Any]] = []
    for file in part["files"]:
        answer = asked(requests, lines, {"game": part["game"], "file": file, "all": False})
        answers.append({"hashes": [], "error": "the process ended"} if answer is None else answer)
    requests.close()
    lines.close()
    worker.wait()
    return answers


def fuzz_task(game: Game, task: dict[str, Any]) -> dict[str, Any]:
    """Plays one game as the task says."""
    before = Reach()
    before.add(task["before"])
    case = Case(Setting(task["players"], task["options"]), task["seed"], None, task["driver"], before)
    played = play_checked(game, case, Plan(task["every"], task["most_tried"]))
    found = played.violation
    return {
        "kind": "" if found is None else found.kind,
        "at": 0 if found is None else found.at,
        "detail": "" if found is None else found.detail,
        "file": played.file if found is None else found.file,
        "hash": played.hash,
        "decisions": len(played.decisions),
        "answers": played.answers,
        "reach": played.reach.counts,
    }


def _trace_task(game: Game, task: dict[str, Any]) -> dict[str, Any]:
    hashes, error = trace(game, task["file"], task["all"])
    return {"hashes": hashes, "error": error}
