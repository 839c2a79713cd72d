"""Whether the database takes what is written and gives it back: once a second at most, however often it is asked."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

PATIENCE = 5.0
"""A database that takes longer is not ready."""
KEPT = 1.0
"""So long an answer is good."""


class Probe:
    """`attempt` writes a word and reads it back; it raises where it cannot."""

    def __init__(self, attempt: Callable[[str], Awaitable[bool]], clock: Callable[[], float] = time.monotonic) -> None:
        self.attempt = attempt
        self.clock = clock
        self._task: asyncio.Task[bool] | None = None
        self._begun = -KEPT

    async def ready(self) -> bool:
        """What the last attempt found, or one that is made now."""
        if self._task is None or (self._task.done() and self.clock() - self._begun >= KEPT):
            self._begun = self.clock()
            self._task = asyncio.create_task(self._tried())
        left = self._begun + PATIENCE - self.clock()
        done, _ = await asyncio.wait([self._task], timeout=max(0.0, left))
        return bool(done) and self._task.result()

    async def _tried(self) -> bool:
        try:
            return await self.attempt(secrets.token_hex(8))
        except Exception:
            return False
