"""How much one connection or one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable


def asker(client: tuple[str, int] | None) -> str:
    """Whose limits count for a connection: its address or, of version 6, its network, which one person has whole."""
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


class Bucket:
    """Fills by `rate` a second up to `size`; everything costs one."""

    __slots__ = ("clock", "left", "rate", "seen", "size")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.left = float(size)
        self.seen = clock()

    def take(self) -> bool:
        """Whether there is one left."""
        moment = self.clock()
        self.left = min(self.size, self.left + (moment - self.seen) * self.rate)
        self.seen = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (self.clock() - self.seen) * self.rate >= self.size


class Buckets:
    """One bucket for each address; those that are full again are forgotten, and if need be the oldest."""

    MOST = 10_000

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may go on."""
        bucket = self._of.get(address)
        if bucket is None:
            if len(self._of) >= self.MOST:
                self._forget()
            bucket = self._of[address] = Bucket(self.rate, self.size)
        return bucket.take()

    def _forget(self) -> None:
        kept = [(name, one) for name, one in self._of.items() if not one.full]
        self._of = dict(kept[-self.MOST // 2 :])


class Places:
    """How many connections each address has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Takes a place if there is one."""
        taken = self._taken.get(address, 0)
        if taken >= self.most:
            return False
        self._taken[address] = taken + 1
        return True

    @property
    def all(self) -> int:
        """How many there are in all."""
        return sum(list(self._taken.values()))

    def free(self, address: str) -> None:
        """Gives a place back."""
        left = self._taken.get(address, 0) - 1
        if left > 0:
            self._taken[address] = left
        else:
            self._taken.pop(address, None)
