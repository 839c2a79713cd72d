"""A real Ray cluster on this machine, of which a worker is killed. Ray is large, so `make test-cluster` brings it."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
from collections.abc import Iterator

import pytest

from quarterdeck.fuzz import fuzz_games
from quarterdeck.sim.arena import rate
from quarterdeck.sim.batch import simulate
from quarterdeck.sim.clusters import Ray
from quarterdeck.sim.executors import ExecutorError, open_executor
from tests.kernel.toy import GAME
from tests.sim import works

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed; make test-cluster"),
]

GAMES = 120


@pytest.fixture(scope="module")
def executor() -> Iterator[Ray]:
    with open_executor("ray", jobs=2) as made:
        assert isinstance(made, Ray)
        yield made


def test_results_come_in_the_tasks_order(executor: Ray) -> None:
    assert executor.workers == 2
    assert list(executor.results(works.squared, range(40))) == [n * n for n in range(40)]
    with pytest.raises(ValueError, match="no such task: 7"):
        list(executor.results(works.refused, [7]))
    for number in executor.results(works.squared, range(10_000)):
        if number == 100:
            break


def test_a_killed_worker_changes_nothing(executor: Ray) -> None:
    alone = simulate("ahoy", ["random"] * 3, GAMES, seed=4)
    killed: list[int] = []

    def kill(done: int, of: int) -> None:
        if not killed and done >= GAMES // 8:
            busy = [pid for pid in set(executor.results(works.worker, [0.1] * 4)) if pid != os.getpid()]
            killed.append(busy[0])
            os.kill(busy[0], signal.SIGKILL)

    shared = simulate("ahoy", ["random"] * 3, GAMES, seed=4, progress=kill, executor=executor)
    assert killed
    assert shared.lines().encode() == alone.lines().encode()
    rated = rate("ahoy", 2, "random", "random:uniform", 6, executor=executor).outcome()
    assert rated == rate("ahoy", 2, "random", "random:uniform", 6).outcome()


def test_the_fuzzer(executor: Ray) -> None:
    alone, shared = fuzz_games(GAME, 2, 4, seed=5), fuzz_games(GAME, 2, 4, seed=5, executor=executor)
    assert (alone.games, alone.decisions, alone.replayed) == (shared.games, shared.decisions, shared.replayed)
    assert alone.reach.counts == shared.reach.counts and not shared.violations


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(ExecutorError, match=r"there is no Ray cluster at 127.0.0.1:1"):
        open_executor("ray", scheduler="127.0.0.1:1")
