"""Which thought has which process next.

A table at which a person waits comes first, and a bot that answers by rules of thumb never waits for one that searches:
a search that has begun cannot be interrupted, so there is a process that takes the quick ones only. Among equals all
have their turn by address and table (`turns`).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

from quarterdeck.server.turns import Turns, Whose
from quarterdeck.server.workers import Worker

YIELDING = 10
"""How much searches yield to everything else on a machine that has too few cores (see nice(1))."""
RECENT = 10.0
"""So many seconds after a search that a person waited for, the next may come at any moment."""


class Kind(IntEnum):
    """What waits for a process, most urgent first."""

    AWAITED_QUICK = 0
    AWAITED_SEARCH = 1
    LONE_QUICK = 2
    LONE_SEARCH = 3

    @classmethod
    def of(cls, awaited: bool, quick: bool) -> Kind:
        """The kind of a thought: whether a person waits for it, and whether it is no search."""
        if awaited:
            return cls.AWAITED_QUICK if quick else cls.AWAITED_SEARCH
        return cls.LONE_QUICK if quick else cls.LONE_SEARCH

    @property
    def quick(self) -> bool:
        return self in QUICK


QUICK = (Kind.AWAITED_QUICK, Kind.LONE_QUICK)
SEARCHES = (Kind.AWAITED_SEARCH, Kind.LONE_SEARCH)


class Waiting:
    """A thought without a process."""

    __slots__ = ("game", "granted")

    def __init__(self, game: str) -> None:
        self.game = game
        self.granted: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Schedule:
    """The processes, and who waits for them."""

    def __init__(self, workers: int) -> None:
        self.searching = [Worker(YIELDING) for _ in range(workers)]
        self.quick = Worker()
        self.waiting: dict[Kind, Turns[Waiting]] = {kind: Turns() for kind in Kind}
        self.at_work: Counter[Kind] = Counter()
        self._busy: set[Worker] = set()
        self._awaited_at = -RECENT

    @property
    def workers(self) -> list[Worker]:
        """All processes, the one for quick thoughts first."""
        return [self.quick, *self.searching]

    def crowd(self, kind: Kind, further: int = 0) -> float:
        """Among how many a process is shared if one more search of this kind comes; less urgent ones do not count.
        `further`: those to be expected besides."""
        urgent = [one for one in SEARCHES if one <= kind]
        many = sum(len(self.waiting[one]) + self.at_work[one] for one in urgent)
        return max(1.0, (many + further + 1) / len(self.searching))

    @property
    def pressed(self) -> bool:
        """Whether people wait for searches these days."""
        return time.monotonic() - self._awaited_at < RECENT

    @asynccontextmanager
    async def turn(self, kind: Kind, whose: Whose, game: str) -> AsyncIterator[Worker]:
        """A process, when it is this thought's turn."""
        waiting = Waiting(game)
        self.waiting[kind].add(whose, waiting)
        self._share_out()
        worker = await self._granted(kind, whose, waiting)
        self.at_work[kind] += 1
        if kind is Kind.AWAITED_SEARCH:
            self._awaited_at = time.monotonic()
        try:
            yield worker
        finally:
            self.at_work[kind] -= 1
            self._back(worker)

    async def _granted(self, kind: Kind, whose: Whose, waiting: Waiting) -> Worker:
        try:
            return await waiting.granted
        except asyncio.CancelledError:
            if not self.waiting[kind].drop(whose, waiting) and not waiting.granted.cancelled():
                self._back(waiting.granted.result())
            raise

    def _back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        self._share_out()

    def _share_out(self) -> None:
        for worker in self.workers:
            if worker in self._busy:
                continue
            waiting = self._next_for(worker)
            if waiting is not None:
                self._busy.add(worker)
                waiting.granted.set_result(worker)

    def _next_for(self, worker: Worker) -> Waiting | None:
        """The most urgent thought that this process takes. One for searches helps with the quick ones of games that it
        knows: reading the rules takes longer than waiting."""
        if worker is self.quick:
            return next((one for kind in QUICK if (one := self._first(kind))), None)
        for kind in Kind:
            found = self._first(kind, worker if kind.quick else None)
            if found is not None:
                return found
        return None

    def _first(self, kind: Kind, knowing: Worker | None = None) -> Waiting | None:
        def may(_: Whose, waiting: Waiting) -> bool:
            return knowing is None or knowing.knows(waiting.game)

        while (found := self.waiting[kind].next(may)) is not None:
            if not found[1].granted.done():
                return found[1]
        return None

    def close(self) -> None:
        """Ends the processes; the next thought starts new ones."""
        for worker in self.workers:
            worker.end()
