"""The server lets matches go as its settings say, a few at a time, and never one that somebody has open."""

from __future__ import annotations

import asyncio

import structlog

from quarterdeck.server.host.retention import Due, deletion, due, retention_of, saved_before
from quarterdeck.server.host.rows import Rows
from quarterdeck.server.hub import Hub

log = structlog.get_logger()

FIRST = 60.0
"""So many seconds after the start it looks first."""
EVERY = 3600.0
PAUSE = 0.2
"""So long everybody else has the database and this process between two matches."""


class Pruner:
    """Looks after one server's matches."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.retention = retention_of(hub.settings)
        self.rows = Rows(hub.store.engine)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins, if any match is ever to go."""
        if self.retention:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Ends; a match that is being deleted is deleted."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = EVERY
            try:
                await self._look()
            except Exception as problem:
                log.error("matches not pruned", problem=f"{type(problem).__name__}: {problem}")

    async def _look(self) -> None:
        for one in await asyncio.to_thread(due, self.rows, self.retention):
            if self.hub.asleep(one.match):
                self.hub.leaving.add(one.match)
                try:
                    await self._let_go(one)
                finally:
                    self.hub.leaving.discard(one.match)
            await asyncio.sleep(PAUSE)

    async def _let_go(self, one: Due) -> None:
        """Nobody can open the match meanwhile; who had it open before has done with it."""
        if not await asyncio.to_thread(due, self.rows, self.retention, one.match):
            return
        files = await asyncio.to_thread(saved_before, self.rows, self.hub.settings, one.match)
        await self.hub.store.writer.write(deletion(one.match))
        log.info("match pruned", **one.figures(), files=[str(path) for path in files])
