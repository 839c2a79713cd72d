"""Executors: results in the tasks' order whoever works, an early end, and refusals in a sentence."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from pathlib import Path

import pytest

from quarterdeck import cli
from quarterdeck.sim import executors
from quarterdeck.sim.executors import AHEAD, ExecutorError, carry_out, fingerprint, open_executor, packed, result_of
from tests.sim import works


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_tasks_order(jobs: int) -> None:
    with open_executor(jobs=jobs) as executor:
        assert executor.workers == jobs
        assert list(executor.results(works.squared, range(60))) == [n * n for n in range(60)]
        assert list(executor.results(works.squared, [])) == []
        with pytest.raises(ValueError, match="no such task: 7"):
            list(executor.results(works.refused, [7]))


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_has_enough_stops(jobs: int, tmp_path: Path) -> None:
    found = []
    with open_executor(jobs=jobs) as executor:
        for number in executor.results(works.noted, [(str(tmp_path), n) for n in range(1000)]):
            found.append(number)
            if number == 5:
                break
    assert found == list(range(6))
    begun = len(list(tmp_path.iterdir()))
    assert 6 <= begun <= 6 + AHEAD * jobs


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_process_that_was_ended_is_told_in_a_sentence() -> None:
    with open_executor(jobs=2) as executor:
        results = executor.results(works.worker, [0.01] * 200)
        os.kill(next(results), signal.SIGKILL)
        with pytest.raises(ExecutorError, match="ended from outside"):
            list(results)


@pytest.mark.parametrize(
    ("kind", "jobs", "scheduler", "says"),
    [
        ("slurm", 1, "", "there is no executor slurm; there are: process, dask, ray"),
        ("process", 0, "", "at least one process"),
        ("process", 1, "tcp://127.0.0.1:1", "belongs to a cluster"),
        ("dask", 2, "tcp://127.0.0.1:1", "has the workers that it has"),
    ],
)
def test_what_does_not_fit_together_is_told(kind: str, jobs: int, scheduler: str, says: str) -> None:
    with pytest.raises(ExecutorError, match=says):
        open_executor(kind, jobs, scheduler)


@pytest.mark.parametrize(("kind", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_a_missing_package_is_told_with_its_extra(
    kind: str, package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert cli.run(["sim", "ahoy", "--games", "1", "--executor", kind]) == 2
    said = capsys.readouterr().err
    assert said == f"The executor {kind} needs the package {package}: pip install 'quarterdeck[{kind}]'.\n"


def test_a_worker_with_another_quarterdeck_does_nothing() -> None:
    answer = carry_out("0.0.1 (0123456789ab)", b"this would be opened by the same Quarterdeck only")
    assert answer == (fingerprint(), None)
    with pytest.raises(ExecutorError, match="install the same on all machines"):
        result_of(answer)
    assert result_of(pickle.loads(packed(works.squared, 9))) == 81


def test_the_fingerprint_is_that_of_what_decides_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(name: str, text: str) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        fingerprint.cache_clear()
        return fingerprint()

    monkeypatch.setattr(executors, "__file__", str(tmp_path / "sim" / "executors.py"))
    try:
        first = changed("kernel/run.py", "a = 1\n")
        assert changed("kernel/run.py", "a = 1\r\n") == first
        assert changed("server/app.py", "a = 1\n") == first
        found = {first, changed("kernel/run.py", "a = 2\n"), changed("games/x/content/cards.yaml", "- id: a\n")}
        assert len(found | {changed("games/x/content/cards.yaml", "- id: b\n")}) == 4
    finally:
        fingerprint.cache_clear()
