"""A match's log: what a row says of the table, and the table that the rows lead to.

A row of a change at the table tells how many of the answers before it stay (`cut`: taking back makes it smaller), the
answers that it adds, chance's among them, and what answers alone do not tell. So the answers of a match are folded
from its rows and given once, without building a single option. `events` and `kept` count the events there were after
the change, and how many of those before it stayed: that is what resuming a viewer needs. `hash` is a digest of the
position, by which whoever loads the match knows that it stands as it stood. A row with a `base` starts anew from a
stored position: the rules had changed, and the answers before it no longer fitted (see `reopening`). `words` are those
that seats gave for the dice with this change.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.chance import Dealer, Word
from quarterdeck.kernel.rules.state import from_plain, to_plain
from quarterdeck.kernel.tables.fingerprint import fingerprint
from quarterdeck.kernel.tables.journal import Checkpoint, Entry
from quarterdeck.kernel.tables.save import Standing, entry_from, place, plain_entry, saved, standing
from quarterdeck.kernel.tables.table import Table


class Marks:
    """For each change: how many events there were after it, and how many of those before it had stayed.

    As plain numbers, because a live match keeps them all. -1: what happened before the match started anew.
    """

    __slots__ = ("_events", "_kept")

    def __init__(self) -> None:
        self._events = array("i")
        self._kept = array("i")

    def __len__(self) -> int:
        return len(self._events)

    def add(self, events: int, kept: int) -> None:
        """The next change."""
        self._events.append(events)
        self._kept.append(kept)

    def forget(self) -> None:
        """What viewers had so far is no beginning of what there is now."""
        self._events = array("i", [-1] * len(self._events))

    def knows(self, seq: int) -> bool:
        """Whether a viewer that has `seq` can be told the rest."""
        return 0 <= seq < len(self._events) and self._events[seq] >= 0

    def kept_since(self, seq: int) -> int:
        """How many of the events that were there at `seq` are there still."""
        return min(self._events[seq], *self._kept[seq + 1 :]) if seq + 1 < len(self) else self._events[seq]

    @property
    def last_kept(self) -> int:
        """How many events the last change left."""
        return self._kept[-1]

    @property
    def last_events(self) -> int:
        """How many events there are."""
        return self._events[-1]


class Before:
    """What a change is measured against. A change either adds answers or takes the last ones back, never both."""

    __slots__ = ("answers", "asked", "events")

    def __init__(self, answers: int, events: int, asked: int) -> None:
        self.answers = answers
        self.events = events
        self.asked = asked

    @staticmethod
    def change(table: Table) -> Before:
        """The table as it stands."""
        return Before(len(table.journal), table.told, table.asked)

    @staticmethod
    def anything() -> Before:
        """The table before its first answer; a set-up has rolled and dealt already when it is first seen."""
        return Before(0, 0, -1)


def row_of(table: Table, before: Before, asked: int) -> dict[str, Any]:
    """What a change of the table is in the log."""
    cut = min(before.answers, len(table.journal))
    stands = standing(table)
    data: dict[str, Any] = {
        "cut": cut,
        "add": [plain_entry(entry) for entry in table.journal[cut:]],
        "barrier": stands.barrier,
        "decider": stands.decider,
        "asked": asked,
        "events": table.told,
        "kept": _kept(table, before, cut),
        "hash": digest(table),
    }
    if stands.sealed:
        data["sealed"] = [[seat, value] for seat, value in stands.sealed.items()]
    if stands.undone:
        data["undone"] = [plain_entry(entry) for entry in stands.undone]
    return data


def digest(table: Table) -> str:
    """A short digest of the position, and of which schema it is: those of two schemas cannot be compared."""
    plain = orjson.dumps(to_plain(table.state))
    return f"{table.game.schema}:{hashlib.blake2b(plain, digest_size=8).hexdigest()}"


def _kept(table: Table, before: Before, cut: int) -> int:
    """Events are never changed, only cut off: those told by the answers that stay are still there."""
    if cut == before.answers:
        return before.events
    kept = min(before.events, table.told)
    while kept > 0 and table.events_from(kept - 1)[0].at > cut:
        kept -= 1
    return kept


@dataclass(slots=True)
class Story:
    """What the rows of a log add up to."""

    journal: list[Entry] = field(default_factory=list)
    stands: Standing = field(default_factory=lambda: Standing(0, 0, {}, []))
    asked: int = 0
    marks: Marks = field(default_factory=Marks)
    base: dict[str, Any] | None = None
    lost: int | None = None
    """How many answers were lost when the rules had changed; None where the match never had to start anew."""
    hash: str = ""
    """The digest of the last position; rows of early versions have none."""
    words: list[Word] = field(default_factory=list)
    """What seats gave for the dice; it stands even where answers were taken back."""

    def add(self, row: Mapping[Any, Any]) -> None:
        """Takes the next row."""
        data = orjson.loads(row["data"])
        if "base" in data:
            self._start_anew(data)
        elif "cut" in data:
            del self.journal[data["cut"] :]
            self.journal.extend(entry_from(plain) for plain in data["add"])
            sealed = _sealed(data.get("sealed", []))
            undone = [entry_from(plain) for plain in data.get("undone", [])]
            self.stands = Standing(data["barrier"], data["decider"], sealed, undone)
            self.hash = data.get("hash", "")
        self.words += [(start, seat, word) for start, seat, word in data.get("words", [])]
        self.asked = data.get("asked", self.asked)
        self.marks.add(data["events"], data["kept"])

    def _start_anew(self, data: dict[str, Any]) -> None:
        self.base = dict(data["base"])
        self.lost = data["lost"]
        self.hash = data.get("hash", "")
        self.journal = [entry_from(plain) for plain in self.base["tail"]]
        self.stands = Standing(self.base["barrier"], self.base["decider"], _sealed(self.base["sealed"]), [])
        self.marks.forget()

    def opened(self, game: Game, setting: Setting) -> Table:
        """The table before the first of these answers. Raises StateError where its base cannot be read."""
        start = None if self.base is None else stored_start(game, self.base)
        return Table(game, setting, None, start, [])

    def table(self, game: Game, setting: Setting, dealer: Dealer) -> Table:
        """The table after all of it, unchecked. Raises whatever the rules raise if they no longer fit."""
        table = self.opened(game, setting)
        table.replay(self.journal)
        place(table, self.stands, dealer)
        return table


def stored_start(game: Game, record: dict[str, Any]) -> Checkpoint:
    """The position that a record starts from, in the shape that the state has now. Raises StateError."""
    plain = record["state"]
    if record["schema"] != game.schema:
        plain = game.migrate(plain, record["schema"])
    return Checkpoint(from_plain(game.state_class(), plain), 0, record["chances"])


def _sealed(pairs: list[Any]) -> dict[int, Any]:
    return {seat: tuple(value) if isinstance(value, list) else value for seat, value in pairs}


def story_of(rows: Sequence[Mapping[Any, Any]]) -> Story:
    """What a log adds up to."""
    story = Story()
    for row in rows:
        story.add(row)
    return story


def checkpoint_of(table: Table, answers: int) -> str:
    """The position for the store; `answers` counts those that seats gave by then."""
    return orjson.dumps({**saved(table), "answers": answers, "fingerprint": fingerprint(table.game)}).decode()
