"""A match's log: what a row says of the table, and the table that the rows lead to.

A row of a change at the table tells how many of the answers before it stay (`cut`: taking back makes it smaller), the
answers that it adds, chance's among them, and what answers alone do not tell. So the answers of a match are folded
from its rows and given once, without building a single option. `events` and `kept` count the events there were after
the change, and how many of those before it stayed: that is what resuming a viewer needs. A row with a `base` starts
anew from a stored position: the rules had changed, and the answers before it no longer fitted.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from quarterdeck.kernel.chance import Dealer
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.journal import Checkpoint, Entry
from quarterdeck.kernel.save import Standing, entry_from, plain_entry, restored, resumed, saved, standing
from quarterdeck.kernel.state import from_plain
from quarterdeck.kernel.table import Table


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
    }
    if stands.sealed:
        data["sealed"] = [[seat, value] for seat, value in stands.sealed.items()]
    if stands.undone:
        data["undone"] = [plain_entry(entry) for entry in stands.undone]
    return data


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
    note: int = 0
    """How many answers were lost when the rules had changed."""

    def add(self, row: Mapping[Any, Any]) -> None:
        """Takes the next row."""
        data = orjson.loads(row["data"])
        if "base" in data:
            self._start_anew(data)
        elif "cut" in data:
            del self.journal[data["cut"] :]
            self.journal.extend(entry_from(plain) for plain in data["add"])
            sealed = {
                seat: tuple(value) if isinstance(value, list) else value for seat, value in data.get("sealed", [])
            }
            undone = [entry_from(plain) for plain in data.get("undone", [])]
            self.stands = Standing(data["barrier"], data["decider"], sealed, undone)
        self.asked = data.get("asked", self.asked)
        self.marks.add(data["events"], data["kept"])

    def _start_anew(self, data: dict[str, Any]) -> None:
        self.base = dict(data["base"])
        self.note = data["lost"]
        self.journal = [entry_from(plain) for plain in self.base["tail"]]
        self.stands = Standing(self.base["barrier"], self.base["decider"], _sealed(self.base["sealed"]), [])
        self.marks.forget()

    def table(self, game: Game, setting: Setting, dealer: Dealer) -> Table:
        """The table after all of it. Raises whatever the rules raise if they no longer fit."""
        start = None
        if self.base is not None:
            plain = self.base["state"]
            if self.base["schema"] != game.schema:
                plain = game.migrate(plain, self.base["schema"])
            start = Checkpoint(from_plain(game.state_class(), plain), 0, self.base["chances"])
        return resumed(game, setting, self.journal, self.stands, dealer, start)


def _sealed(pairs: list[Any]) -> dict[int, Any]:
    return {seat: tuple(value) if isinstance(value, list) else value for seat, value in pairs}


def story_of(rows: Sequence[Mapping[Any, Any]]) -> Story:
    """What a log adds up to."""
    story = Story()
    for row in rows:
        story.add(row)
    return story


def fits_exactly(table: Table, story: Story) -> bool:
    """Whether a table rebuilt under other rules still tells what it told: the same answers, the same events."""
    return story.marks.last_events == table.told and len(table.journal) == len(story.journal)


def started_anew(game: Game, checkpoint: dict[str, Any], answers: int, dealer: Dealer) -> dict[str, Any]:
    """The data of the row that takes a match back to its stored position, where the answers no longer fit."""
    record = orjson.loads(checkpoint["record"])
    base = saved(restored(game, record, dealer).table)
    lost = max(1, answers - record["answers"])
    story = Story()
    story._start_anew({"base": base, "lost": lost})
    table = story.table(game, Setting(base["players"], base["options"]), dealer)
    return {"base": base, "lost": lost, "events": table.told, "kept": 0}


def checkpoint_of(table: Table, answers: int) -> str:
    """The position for the store; `answers` counts those that seats gave by then."""
    return orjson.dumps({**saved(table), "answers": answers}).decode()
