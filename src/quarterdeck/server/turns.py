"""Who is next where many wait: in turn by address, and of one address by table. So whoever opens fifty tables waits for
those, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Whose:
    """For whom something is done: the address and the table that it counts for, and whether a person waits there."""

    address: str = ""
    table: str = ""
    awaited: bool = True


class Turns(Generic[T]):
    """Those who wait."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, OrderedDict[str, deque[tuple[Whose, T]]]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, whose: Whose, one: T) -> None:
        """Somebody comes."""
        tables = self._of.setdefault(whose.address, OrderedDict())
        tables.setdefault(whose.table, deque()).append((whose, one))
        self._count += 1

    def next(self, may: Callable[[Whose, T], bool]) -> tuple[Whose, T] | None:
        """The first who may, taken out of the line; their table and their address are the last from now on."""
        for address, tables in self._of.items():
            for table, line in tables.items():
                if may(*line[0]):
                    found = line[0]
                    tables.move_to_end(table)
                    self._of.move_to_end(address)
                    self.drop(*found)
                    return found
        return None

    def drop(self, whose: Whose, one: T) -> bool:
        """Somebody goes; False if they do not wait any more."""
        tables = self._of.get(whose.address, OrderedDict())
        line = tables.get(whose.table, deque())
        if (whose, one) not in line:
            return False
        line.remove((whose, one))
        self._count -= 1
        if not line:
            del tables[whose.table]
        if not tables:
            del self._of[whose.address]
        return True

    def of_table(self, address: str, table: str) -> list[tuple[Whose, T]]:
        """Those who wait there."""
        return list(self._of.get(address, OrderedDict()).get(table, deque()))


class Berths:
    """So many at once, and so many of one address; the others wait their turn."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.taken: Counter[str] = Counter()
        """How many each address has."""
        self.waiting: Turns[asyncio.Future[bool]] = Turns()

    @asynccontextmanager
    async def of(self, whose: Whose) -> AsyncIterator[None]:
        """A berth, when there is one."""
        held = await self._entered(whose)
        try:
            yield
        finally:
            if held:
                self._leave(whose.address)

    def wave_through(self, address: str, table: str) -> None:
        """Whoever waits there goes on without a berth."""
        for whose, waiting in self.waiting.of_table(address, table):
            self.waiting.drop(whose, waiting)
            if not waiting.done():
                waiting.set_result(False)

    async def _entered(self, whose: Whose) -> bool:
        if self._free(whose.address):  # then nobody waits who could have it
            self.taken[whose.address] += 1
            return True
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.add(whose, waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if not self.waiting.drop(whose, waiting) and not waiting.cancelled() and waiting.result():
                self._leave(whose.address)
            raise

    def _free(self, address: str) -> bool:
        return self.taken.total() < self.most and self.taken[address] < self.each

    def _leave(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]
        while (found := self.waiting.next(lambda whose, _: self._free(whose.address))) is not None:
            whose, waiting = found
            if not waiting.done():
                self.taken[whose.address] += 1
                waiting.set_result(True)
