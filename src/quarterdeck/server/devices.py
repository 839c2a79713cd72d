"""From which devices a seat is used, so that its holder is told when another one comes."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson

MOST_DEVICES = 8
"""So many are known of a seat. One more is not kept but told of every time: it cannot push out one that was there."""


def mark_of(match: str, device: str) -> str:
    """How a device is kept: not by the name that its client gave it, and not the same at two tables."""
    return hashlib.sha256(f"{match}|{device}".encode()).hexdigest()[:16]


class Devices:
    """The devices of one seat: of each, how many arrivals of further ones it has been told of."""

    __slots__ = ("arrivals", "last", "told")

    def __init__(self, stored: str = "") -> None:
        kept: dict[str, Any] = orjson.loads(stored) if stored else {}
        self.arrivals: int = kept.get("arrivals", 0)
        self.last: str = kept.get("last", "")
        self.told: dict[str, int] = kept.get("told", {})

    def stored(self) -> str:
        """As it is kept."""
        return orjson.dumps({"arrivals": self.arrivals, "last": self.last, "told": self.told}).decode()

    def knows(self, mark: str) -> bool:
        return mark in self.told

    def come(self, mark: str, at: str) -> None:
        """A device that is not known comes; if it is not the first, the others have something to be told."""
        if self.told:
            self.arrivals += 1
            self.last = at
        if len(self.told) < MOST_DEVICES:
            self.told[mark] = self.arrivals

    def seen(self, mark: str) -> bool:
        """Whoever sits at this device says that it knows of the others; whether that was news."""
        news = self.news(mark) > 0
        if news:
            self.told[mark] = self.arrivals
        return news

    def news(self, mark: str) -> int:
        """How many came that this device has not been told of."""
        return self.arrivals - self.told.get(mark, self.arrivals)

    def told_to(self, mark: str) -> dict[str, Any] | None:
        """The same as a message says it."""
        news = self.news(mark)
        return {"count": news, "at": self.last} if news else None
