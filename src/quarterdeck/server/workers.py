"""The processes in which bots think, and whatever else takes long. Each is a pool of one: where one dies or has to be
ended, no thought of another match is lost with it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from quarterdeck.kernel.text.languages import added
from quarterdeck.server.thinking import begin, ready, think

T = TypeVar("T")

GRACE = 10.0
"""So many seconds beyond its time a worker is waited for."""
START = 60.0
"""So many seconds, where it has only been started or has a game's rules to read: on a busy machine that takes a
while."""


class Worker:
    """One process; started when it first has something to do, and anew after it failed. `yielding`: how much it yields
    to everything else on the machine."""

    def __init__(self, yielding: int = 0) -> None:
        self.yielding = yielding
        self._pool: ProcessPoolExecutor | None = None
        self._knows: set[str] = set()
        """The games whose rules it has read."""

    @property
    def process_id(self) -> int | None:
        """The process's id, while there is one."""
        return next(iter(self._pool._processes or {}), None) if self._pool is not None else None

    def knows(self, game: str) -> bool:
        """Whether it has read the game's rules."""
        return game in self._knows

    async def think(self, job: tuple[Any, ...], seconds: float) -> tuple[str, str]:
        """The key that the bot answers with, and what went wrong. Raises whatever ended the process, or TimeoutError
        where it took too long and had to be ended."""
        problem = await self.learn(*job[:2])
        return ("", problem) if problem else await self.run(seconds + GRACE, think, *job)

    async def learn(self, game: str, path: str) -> str:
        """Reads a game's rules, if it has not done so yet. What went wrong, if something did."""
        if game in self._knows:
            return ""
        problem = await self.run(START, ready, game, path)
        if not problem:
            self._knows.add(game)
        return problem

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """What the work comes to; the process is ended if it fails or takes longer."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin, initargs=(self.yielding, added()))
        working = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        try:
            return await asyncio.wait_for(working, seconds)
        except Exception:
            self.end()
            raise

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        self._knows.clear()
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
