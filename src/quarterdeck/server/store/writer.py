"""Group commit: whatever waits to be written goes into one transaction; callers go on when it is durable.

One thread writes. While it commits, further changes gather, and the next transaction takes them all: the cost of
making things durable is shared by everybody who waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.sql.dml import UpdateBase

from quarterdeck.server.metrics import Unmeasured

log = structlog.get_logger()


class Change:
    """One statement with the rows that it is to be run for; none: as it is."""

    __slots__ = ("rows", "statement")

    def __init__(self, statement: UpdateBase, rows: list[dict[str, Any]] | None = None) -> None:
        self.statement = statement
        self.rows = rows


class _Job:
    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change], done: asyncio.Future[None]) -> None:
        self.changes = changes
        self.done = done

    @property
    def rows(self) -> int:
        """How many rows and statements it has."""
        return sum(1 if change.rows is None else len(change.rows) for change in self.changes)


class Writer:
    """The only one who writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.metrics = Unmeasured()
        self.flushes = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[_Job] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, changes: Sequence[Change]) -> None:
        """Writes the changes, all or none of them; returns when they are durable and raises if they are not."""
        if self._closed:
            raise RuntimeError("the writer is closed")
        job = _Job(changes, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await asyncio.shield(job.done)

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                jobs, self._waiting = self._waiting, []
                started = time.perf_counter()
                outcomes = await loop.run_in_executor(self._thread, self._commit, jobs)
                self.flushes += 1
                self.metrics.wrote(time.perf_counter() - started, sum(job.rows for job in jobs))
                for job, problem in zip(jobs, outcomes, strict=True):
                    if problem is None:
                        job.done.set_result(None)
                    else:
                        job.done.set_exception(problem)
                        job.done.exception()
        finally:
            self._flushing = None

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """All jobs in one transaction; if that fails each in its own, so that a bad one spoils no other."""
        problem = self._try(jobs)
        if problem is None:
            return [None] * len(jobs)
        if len(jobs) == 1:
            log.error("write failed", problem=type(problem).__name__)
            return [problem]
        return [outcome for job in jobs for outcome in self._commit([job])]

    def _try(self, jobs: list[_Job]) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                _run(connection, jobs)
        except Exception as problem:
            return problem
        return None

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        self._closed = True
        while self._flushing is not None:
            await asyncio.shield(self._flushing)
        self._thread.shutdown()


def _run(connection: Connection, jobs: list[_Job]) -> None:
    """Inserts into the same table are run together; everything else in its order."""
    together: dict[int, tuple[UpdateBase, list[dict[str, Any]]]] = {}
    for job in jobs:
        for change in job.changes:
            if change.rows is None:
                connection.execute(change.statement)
            else:
                together.setdefault(id(change.statement), (change.statement, []))[1].extend(change.rows)
    for statement, rows in together.values():
        connection.execute(statement, rows)
