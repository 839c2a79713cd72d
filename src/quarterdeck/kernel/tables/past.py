"""The part of a game that nothing can take back any more, packed: a table that lives for hours among hundreds of others
keeps a few bytes for each answer and event instead of objects."""

from __future__ import annotations

import marshal
import zlib
from typing import Any, Final

from quarterdeck.kernel.rules.ask import SEVERAL
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.tables.journal import Entry

PACKED_ENTRY: Final = Entry(SEVERAL, "(packed)", "", True)
"""Stands in a journal for an answer that is packed."""

PACKED_EVENT: Final = Event("(packed)", (), 0, 0)
"""Stands among the events for one that is packed; nobody is told it."""


FULL: Final = 256
"""So many answers make a pack that no further ones are added to: the larger, the smaller each answer in it."""


class Past:
    """Packed answers and events, oldest first."""

    def __init__(self) -> None:
        self.entries = 0
        self.events = 0
        self.packs: list[bytes] = []
        self.in_last = FULL
        self.decided: dict[int, int] = {}

    def last_of(self, seat: int) -> int:
        """Where a seat last had something to choose; -1 if nowhere."""
        return self.decided.get(seat, -1)

    def take(self, entries: list[Entry], events: list[Event]) -> None:
        """Packs what follows."""
        answers = [(one.seat, one.prompt, one.value, one.auto, one.index, one.of) for one in entries]
        told = [(one.kind, one.args, one.audience, one.at) for one in events]
        for at, entry in enumerate(entries, self.entries):
            if entry.decided():
                self.decided[entry.seat] = at
        self.entries += len(entries)
        self.events += len(events)
        if self.in_last < FULL:
            last = opened(self.packs.pop())
            answers, told = last[0] + answers, last[1] + told
        self.in_last = len(answers)
        self.packs.append(zlib.compress(marshal.dumps((answers, told))))

    def all_entries(self) -> list[Entry]:
        """Every packed answer."""
        return [
            Entry(seat, prompt, value, auto, index, of)
            for pack in self.packs
            for seat, prompt, value, auto, index, of in opened(pack)[0]
        ]

    def all_events(self) -> list[Event]:
        """Every packed event."""
        return [Event(kind, args, audience, at) for pack in self.packs for kind, args, audience, at in opened(pack)[1]]


def opened(pack: bytes) -> tuple[list[Any], list[Any]]:
    """The answers and the events of a pack, as plain tuples."""
    content: tuple[list[Any], list[Any]] = marshal.loads(zlib.decompress(pack))
    return content
