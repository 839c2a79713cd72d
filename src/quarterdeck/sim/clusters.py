"""Executors on engines that others have built: Dask and Ray. Both give a lost worker's tasks to another one.

Importing this module imports neither; a ModuleNotFoundError comes from the function whose engine is missing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import socket
import time
from collections.abc import Callable
from typing import Any

from quarterdeck.sim.executors import (
    Elsewhere,
    Executor,
    ExecutorError,
    Work,
    fingerprint,
    packed,
    result_of,
)

PATIENCE = 60.0
"""So many seconds a cluster without any worker is waited for."""

ANSWERING = 10.0
"""So many seconds a scheduler has for its first word."""

LOOK = 5.0
"""Every so many seconds a task is waited for, somebody looks whether there are workers at all."""

LOST = 3
"""A task is given up after so many workers were lost with it, so that one that ends them all ends too. Dask has a
setting of its own for this, with the same value."""


def _strangers(problem: Exception) -> ExecutorError:
    """For a worker that has no such Quarterdeck at all, or not the game."""
    return ExecutorError(f"a worker cannot run Quarterdeck: {problem}; install {fingerprint()} on all machines")


# Dask


def dask(jobs: int, scheduler: str) -> Executor:
    """The cluster of a Dask scheduler, or so many local workers under one of our own."""
    import distributed

    cluster: Any = None
    try:
        if not scheduler:
            cluster = distributed.LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
            )
        client = distributed.Client(cluster or scheduler, timeout=ANSWERING, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as problem:
        if cluster is not None:
            cluster.close()
        raise ExecutorError(f"there is no Dask scheduler at {scheduler or 'all'}: {_short(problem)}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise ExecutorError(f"the Dask scheduler at {scheduler} has no workers") from None
    return Dask(client, cluster)


class Dask(Elsewhere):
    """A Dask cluster. What was lost with a worker is done again by another."""

    def __init__(self, client: Any, cluster: Any) -> None:
        self.client = client
        self.cluster = cluster
        self.workers = max(1, len(self._there()))

    def _there(self) -> dict[str, Any]:
        return dict(self.client.scheduler_info(n_workers=-1)["workers"])

    def begin(self, work: Work, task: Any) -> Any:
        return self.client.submit(pickle.loads, packed(work, task), pure=False)

    def end(self, begun: Any) -> Any:
        from distributed import CancelledError, KilledWorker

        alone_since = 0.0
        while True:
            try:
                return result_of(begun.result(timeout=LOOK))
            except TimeoutError:
                if begun.done():
                    raise
                if self._there():
                    alone_since = 0.0
                elif not alone_since:
                    alone_since = time.monotonic()
                elif time.monotonic() - alone_since > PATIENCE:
                    raise ExecutorError("the cluster has lost all its workers") from None
            except KilledWorker:
                raise ExecutorError("one task has ended several workers; have they enough memory?") from None
            except (CancelledError, asyncio.CancelledError, OSError) as problem:
                raise ExecutorError(f"the Dask scheduler is lost: {_short(problem)}") from None
            except ImportError as problem:
                raise _strangers(problem) from None

    def drop(self, begun: Any) -> None:
        begun.cancel()

    def close(self) -> None:
        self.client.close()
        if self.cluster is not None:
            self.cluster.close()


# Ray


def ray(jobs: int, scheduler: str) -> Executor:
    """The Ray cluster at an address, or so many local processes under one of our own."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray as engine

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    try:
        if scheduler:
            _knock(scheduler)
            engine.init(address=scheduler, **quiet)
        else:
            engine.init(address="local", num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
    except (OSError, ValueError, RuntimeError, engine.exceptions.RayError) as problem:
        raise ExecutorError(f"there is no Ray cluster at {scheduler or 'all'}: {_short(problem)}") from None
    return Ray(engine)


def _knock(address: str) -> None:
    """Ray itself would try a wrong address for minutes. Raises OSError where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), ANSWERING).close()


class Ray(Elsewhere):
    """A Ray cluster. What was lost with a worker is done again by another."""

    def __init__(self, engine: Any) -> None:
        def opened(package: bytes) -> Any:  # a local function travels whole, so that workers need no module for it
            return pickle.loads(package)

        self.engine = engine
        self.remote: Callable[..., Any] = engine.remote(max_retries=LOST, num_cpus=1)(opened).remote
        self.workers = max(1, int(engine.cluster_resources().get("CPU", 1)))

    def begin(self, work: Work, task: Any) -> Any:
        return self.remote(packed(work, task))

    def end(self, begun: Any) -> Any:
        lost = self.engine.exceptions
        try:
            return result_of(self.engine.get(begun))
        except lost.RayTaskError as problem:
            if isinstance(problem.cause, ImportError):
                raise _strangers(problem.cause) from None
            raise problem.cause from None
        except lost.RayError as problem:
            raise ExecutorError(f"the Ray cluster has lost a task: {_short(problem)}") from None

    def drop(self, begun: Any) -> None:
        self.engine.cancel(begun)

    def close(self) -> None:
        self.engine.shutdown()


def _short(problem: BaseException) -> str:
    """What a library says, in one line."""
    words = str(problem).strip().splitlines()
    return words[0] if words else type(problem).__name__
