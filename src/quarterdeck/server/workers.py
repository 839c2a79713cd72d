"""The processes in which bots think. Each is a pool of one: where one dies or has to be ended, no thought of another
match is lost with it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from quarterdeck.server.thinking import begin, ready, think

T = TypeVar("T")

GRACE = 10.0
"""So many seconds beyond its time a worker is waited for."""
START = 60.0
"""So many seconds, where it has only been started or has a game's rules to read: on a busy machine that takes a
while."""


class Worker:
    """One process; started when it first has something to think about, and anew after it failed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._knows: set[str] = set()
        """The games whose rules it has read."""

    @property
    def process_id(self) -> int | None:
        """The process's id, while there is one."""
        return next(iter(self._pool._processes or {}), None) if self._pool is not None else None

    async def think(self, job: tuple[Any, ...], seconds: float) -> tuple[str, str]:
        """The key that the bot answers with, and what went wrong. Raises whatever ended the process, or TimeoutError
        where it took too long and had to be ended."""
        try:
            game, path = job[:2]
            if game not in self._knows:
                problem = await self._run(START, ready, game, path)
                if problem:
                    return "", problem
                self._knows.add(game)
            return await self._run(seconds + GRACE, think, *job)
        except Exception:
            self.end()
            raise

    async def _run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin)
        working = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        return await asyncio.wait_for(working, seconds)

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        self._knows.clear()
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
