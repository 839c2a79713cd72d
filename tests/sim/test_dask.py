"""A real Dask cluster on this machine: one scheduler, two workers, of which one is killed in the middle."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck import cli
from quarterdeck.fuzz import FuzzReport, fuzz_games
from quarterdeck.sim import clusters
from quarterdeck.sim.arena import rate
from quarterdeck.sim.batch import simulate
from quarterdeck.sim.executors import ExecutorError, open_executor
from tests.kernel import broken
from tests.kernel.toy import GAME
from tests.sim import works

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")

ROOT = Path(__file__).resolve().parent.parent.parent
LOOPBACK = ["--host", "127.0.0.1"]
GAMES = 120


class Cluster:
    """A scheduler, and workers as a user starts them on other machines."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.started: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(self.file))
        until = time.monotonic() + 30
        while not self.file.exists() or not self.file.read_text():
            assert time.monotonic() < until, "the scheduler does not start"
            time.sleep(0.05)
        self.address = str(json.loads(self.file.read_text())["address"])

    def _start(self, what: str, *flags: str, path: Path = ROOT) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *LOOPBACK, *flags]
        environment = os.environ | {"PYTHONPATH": str(path), "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error"}
        with (self.folder / "said.txt").open("ab") as said:
            process = subprocess.Popen(command, stdout=said, stderr=said, env=environment, cwd=self.folder)
        self.started.append(process)
        return process

    def worker(self, path: Path = ROOT) -> subprocess.Popen[bytes]:
        """A further worker, without anybody who would start it again."""
        return self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard", path=path)

    def close(self) -> None:
        for process in reversed(self.started):
            process.kill()
            process.wait(20)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    yield made
    made.close()


def test_a_killed_worker_changes_nothing(cluster: Cluster) -> None:
    """Games and then a rating: the same bytes as one process alone gives, with a worker killed while it played."""
    alone = simulate("ahoy", ["random"] * 3, GAMES, seed=4)
    victim, _ = cluster.worker(), cluster.worker()
    with open_executor("dask", scheduler=cluster.address) as executor:
        assert isinstance(executor, clusters.Dask)
        executor.client.wait_for_workers(2, timeout=30)
        executor.workers = 2
        pids = set(executor.results(works.worker, [0.05] * 20))
        assert len(pids) == 2 and victim.pid in pids
        address = next(name for name, pid in executor.client.run(os.getpid).items() if pid == victim.pid)
        killed: list[int] = []

        def kill(done: int, of: int) -> None:
            if not killed and done >= GAMES // 8:
                assert executor.client.processing()[address], "the worker has nothing to lose"
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(done)

        shared = simulate("ahoy", ["random"] * 3, GAMES, seed=4, progress=kill, executor=executor)
        assert killed and killed[0] < GAMES and victim.wait(10) == -signal.SIGKILL
        assert json.dumps(shared.outcome()).encode() == json.dumps(alone.outcome()).encode()
        assert shared.lines().encode() == alone.lines().encode()
        rated = rate("ahoy", 2, "random", "random:uniform", 6, executor=executor).outcome()
        assert json.dumps(rated) == json.dumps(rate("ahoy", 2, "random", "random:uniform", 6).outcome())
        assert set(executor.results(works.worker, [0.0] * 8)) == pids - {victim.pid}


def told(report: FuzzReport) -> bytes:
    """Everything in a report of the fuzzer but the time."""
    found = [[one.kind, one.at, one.detail, one.file] for one in report.violations]
    numbers = [report.games, report.decisions, report.answers, report.replayed]
    return json.dumps([numbers, found, report.reach.counts], sort_keys=True).encode()


def test_the_fuzzer_with_a_worker_killed(cluster: Cluster) -> None:
    """What is right and what is planted: the same report as one process alone gives."""
    alone = fuzz_games(GAME, 2, 30, seed=5, driver="rare")
    wrong = fuzz_games(broken.Losing(), 2, 30, seed=5, shrink_seconds=0, most_violations=2)
    assert len(wrong.violations) == 2 and alone.replayed == 30
    victim, _ = cluster.worker(), cluster.worker()
    with open_executor("dask", scheduler=cluster.address) as executor:
        assert isinstance(executor, clusters.Dask)
        executor.client.wait_for_workers(2, timeout=30)
        executor.workers = 2
        killed: list[int] = []

        def kill(done: int, of: int, found: int) -> None:
            if not killed and done >= 5:
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(done)

        shared = fuzz_games(GAME, 2, 30, 5, kill, driver="rare", executor=executor)
        assert killed and victim.wait(10) == -signal.SIGKILL and told(shared) == told(alone)
        again = fuzz_games(broken.Losing(), 2, 30, 5, shrink_seconds=0, most_violations=2, executor=executor)
        assert told(again) == told(wrong)


def test_a_worker_with_another_quarterdeck_is_refused(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client")
    shutil.copytree(Path(quarterdeck.__file__).parent, other / "quarterdeck", ignore=ignored)
    with (other / "quarterdeck" / "games" / "ahoy" / "flow.py").open("a", encoding="utf-8") as file:
        file.write("\nA_HOUSE_RULE = True\n")
    cluster.worker(other)
    assert cli.run(["sim", "ahoy", "--games", "5", "--executor", "dask", "--scheduler", cluster.address]) == 2
    said = capsys.readouterr()
    assert "install the same on all machines" in said.err and len(said.err.splitlines()) == 1, said.err
    assert not said.out


def test_a_worker_without_quarterdeck_is_refused(cluster: Cluster, tmp_path: Path) -> None:
    """One that has a Quarterdeck from before there were executors is the same case."""
    old = tmp_path / "old" / "quarterdeck"
    old.mkdir(parents=True)
    (old / "__init__.py").write_text("__version__ = '0.0.1'\n", encoding="utf-8")
    cluster.worker(old.parent)
    says = pytest.raises(ExecutorError, match=r"a worker cannot run Quarterdeck: .*; install .* on all machines")
    with open_executor("dask", scheduler=cluster.address) as executor, says:
        list(executor.results(works.squared, [1, 2]))


def test_the_command_with_workers_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for flags in (["--jobs", "1"], ["--executor", "dask", "--jobs", "2"]):
        file = tmp_path / f"{len(written)}.jsonl"
        assert cli.run(["sim", "ahoy", "--games", "30", "--seed", "3", "--out", str(file), *flags]) == 0
        written.append(file.read_bytes())
    assert written[0] == written[1] and len(written[0].splitlines()) == 30
    assert "Traceback" not in capsys.readouterr().err


def test_nobody_there_is_told(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.5)
    with pytest.raises(ExecutorError, match="has no workers"):
        open_executor("dask", scheduler=cluster.address)
    monkeypatch.setattr(clusters, "ANSWERING", 0.5)
    with pytest.raises(ExecutorError, match=r"there is no Dask scheduler at tcp://127.0.0.1:1"):
        open_executor("dask", scheduler="tcp://127.0.0.1:1")


def test_a_cluster_that_goes_away_is_told(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    only = cluster.worker()
    with open_executor("dask", scheduler=cluster.address) as executor:
        monkeypatch.setattr(clusters, "PATIENCE", 1.0)
        monkeypatch.setattr(clusters, "LOOK", 0.2)
        results = executor.results(works.worker, [0.2] * 50)
        assert next(results) == only.pid
        only.kill()
        with pytest.raises(ExecutorError, match="lost all its workers"):
            list(results)
