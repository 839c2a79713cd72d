"""Who carries out many independent tasks: this process, others of this machine, a Dask cluster, a Ray cluster.

    with open_executor("dask", scheduler="tcp://10.0.0.5:8786") as executor:
        for result in executor.results(work, tasks):
            ...

A task is `work` (a function of a module) with one argument of plain values, and its result depends on nothing else.
Results come in the tasks' order, so nothing depends on who did what, or on how many there were. Whoever has enough
stops asking for more (`close` of the iterator, or leaving the loop): what has not begun is called off then.
"""

from __future__ import annotations

import functools
import hashlib
import multiprocessing
import pickle
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor as Futures
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from quarterdeck import __version__
from quarterdeck.kernel.game import SettingError

KINDS = ("process", "dask", "ray")
"""What `open_executor` knows."""

AHEAD = 8
"""So many tasks for each worker are handed out at once: enough to keep it busy, few enough to stop early."""

Work = Callable[[Any], Any]


class ExecutorError(SettingError):
    """Nobody carries the tasks out; one sentence about why."""


class Executor:
    """Carries tasks out in this process, one after the other. Others say how a task is begun elsewhere."""

    workers = 1
    """How many tasks are done at once."""

    def results(self, work: Work, tasks: Sequence[Any]) -> Generator[Any, None, None]:
        """The tasks' results in the tasks' order."""
        for task in tasks:
            yield work(task)

    def close(self) -> None:
        """Lets go of everything that was started for it."""

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Elsewhere(Executor):
    """Carries tasks out in other processes, `AHEAD` of what is asked for."""

    def begin(self, work: Work, task: Any) -> Any:
        """Hands a task out; what `end` and `drop` need to find it again."""
        raise NotImplementedError

    def end(self, begun: Any) -> Any:
        """Waits for a task's result."""
        raise NotImplementedError

    def drop(self, begun: Any) -> None:
        """The result is not needed any more."""
        raise NotImplementedError

    def results(self, work: Work, tasks: Sequence[Any]) -> Generator[Any, None, None]:
        begun: deque[Any] = deque()
        try:
            for task in tasks:
                if len(begun) >= AHEAD * self.workers:
                    yield self.end(begun.popleft())
                begun.append(self.begin(work, task))
            while begun:
                yield self.end(begun.popleft())
        finally:
            for left in begun:
                self.drop(left)


class Pool(Elsewhere):
    """The workers of a pool that has the interface of `concurrent.futures`."""

    def __init__(self, pool: Futures, workers: int) -> None:
        self.pool = pool
        self.workers = workers

    def begin(self, work: Work, task: Any) -> Any:
        return self._told(lambda: self.pool.submit(work, task))

    def end(self, begun: Any) -> Any:
        return self._told(begun.result)

    def drop(self, begun: Any) -> None:
        begun.cancel()

    def close(self) -> None:
        self.pool.shutdown()

    def _told(self, do: Callable[[], Any]) -> Any:
        try:
            return do()
        except BrokenProcessPool:
            raise ExecutorError("a worker process was ended from outside; is there enough memory?") from None


def processes(jobs: int) -> Executor:
    """So many processes of this machine; for one job this process itself."""
    if jobs == 1:
        return Executor()
    return Pool(ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")), jobs)


def open_executor(kind: str = "process", jobs: int = 1, scheduler: str = "") -> Executor:
    """The executor of this kind. With a scheduler's address its cluster works, without one `jobs` local processes.

    Raises ExecutorError in a sentence that a user understands.
    """
    if kind not in KINDS:
        raise ExecutorError(f"there is no executor {kind}; there are: {', '.join(KINDS)}")
    if jobs < 1:
        raise ExecutorError("at least one process is needed")
    if scheduler and kind == "process":
        raise ExecutorError("a scheduler belongs to a cluster: say which with the executor dask or ray")
    if scheduler and jobs > 1:
        raise ExecutorError("a cluster has the workers that it has: say how many jobs, or where its scheduler is")
    if kind == "process":
        return processes(jobs)
    from quarterdeck.sim import clusters

    try:
        return clusters.dask(jobs, scheduler) if kind == "dask" else clusters.ray(jobs, scheduler)
    except ModuleNotFoundError as missing:
        raise ExecutorError(
            f"the executor {kind} needs the package {missing.name}: pip install 'quarterdeck[{kind}]'"
        ) from None


# The same Quarterdeck everywhere: what a cluster's workers do before they do anything


DECIDING = ("kernel", "games", "bots", "sim", "fuzz")
"""The rooms that decide a result."""

_ALONE = threading.Lock()
"""A cluster may run several threads in one process; a task has the process to itself."""


@functools.cache
def fingerprint() -> str:
    """The version, and a hash of everything in this installation that decides results. Compiled or not is the same."""
    package = Path(__file__).resolve().parent.parent
    total = hashlib.sha256()
    for room in DECIDING:
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".yaml"):
                total.update(path.relative_to(package).as_posix().encode() + b"\0")
                total.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return f"{__version__} ({total.hexdigest()[:12]})"


class _Package:
    """A task that is carried out where it is opened."""

    def __init__(self, work: Work, task: Any) -> None:
        self.inside = pickle.dumps((work, task))

    def __reduce__(self) -> tuple[Any, ...]:
        return carry_out, (fingerprint(), self.inside)


def packed(work: Work, task: Any) -> bytes:
    """A task as bytes: `pickle.loads` of a worker carries it out. So whoever only passes it on needs no Quarterdeck,
    and a worker that has none, or another one, says so as it says everything else that goes wrong in a task."""
    return pickle.dumps(_Package(work, task))


def carry_out(expected: str, inside: bytes) -> tuple[str, Any]:
    """What a cluster's worker runs: a result, or the fingerprint of another Quarterdeck that it runs."""
    if fingerprint() != expected:
        return fingerprint(), None
    with _ALONE:
        work, task = pickle.loads(inside)
        return "", work(task)


def result_of(answer: tuple[str, Any]) -> Any:
    """The result that `carry_out` gave. Raises ExecutorError where another Quarterdeck runs."""
    other, result = answer
    if other:
        raise ExecutorError(
            f"a worker runs Quarterdeck {other} and this is {fingerprint()}: install the same on all machines"
        )
    return result
