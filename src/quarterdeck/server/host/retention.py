"""Which matches go, and how: those that are over, abandoned, or were only ever played by bots, after so many days."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, select

from quarterdeck.server.host.export import exported
from quarterdeck.server.host.folder import EXPORTS, HostProblem, InUse, Lock
from quarterdeck.server.host.rows import Rows, rows_of
from quarterdeck.server.seats import BOT
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import migrate, schema
from quarterdeck.server.store.store import Store
from quarterdeck.server.store.writer import Change

TABLES = (schema.checkpoints, schema.log, schema.seats)
OVER = "over"


@dataclass(frozen=True, slots=True)
class Retention:
    """After how many days matches go; 0: never."""

    finished: float = 0.0
    abandoned: float = 0.0
    bots: float = 0.0

    def __bool__(self) -> bool:
        return any((self.finished, self.abandoned, self.bots))

    def why(self, over: bool, by_bots: bool, age: timedelta) -> str:
        """Why a match in which nothing has happened for so long goes; empty if it stays."""
        rules = {
            "bots": by_bots and self.bots,
            "finished": over and self.finished,
            "abandoned": not over and self.abandoned,
        }
        return next((why for why, days in rules.items() if days and age > timedelta(days=days)), "")


def retention_of(settings: Settings) -> Retention:
    """What the settings say."""
    return Retention(settings.keep_finished_days, settings.keep_abandoned_days, settings.keep_bots_days)


@dataclass(slots=True)
class Due:
    """A match that goes."""

    match: str
    game: str
    why: str
    last: str
    """When something happened in it last."""

    def figures(self) -> dict[str, Any]:
        """For programs."""
        return {"match": self.match, "game": self.game, "why": self.why, "last": self.last}


def due(rows: Rows, retention: Retention, only: str = "") -> list[Due]:
    """The matches that go, the oldest first; or whether `only` that one goes."""
    moment = datetime.now(UTC)
    matches, log, seats = schema.matches, schema.log, schema.seats
    last = select(log.c.at).where(log.c.match == matches.c.id).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
    people = select(seats.c.seat).where((seats.c.match == matches.c.id) & (seats.c.kind != BOT)).exists()
    query = select(
        matches.c.id, matches.c.game, matches.c.status, func.coalesce(last, matches.c.created).label("last"), people
    )
    if only:
        query = query.where(matches.c.id == only)
    found = []
    with rows.engine.connect() as connection:
        for id, game, status, at, has_people in connection.execute(query):
            why = retention.why(status == OVER, not has_people, moment - _moment(at, moment))
            if why:
                found.append(Due(id, game, why, at))
    return sorted(found, key=lambda one: one.last)


def _moment(at: str, otherwise: datetime) -> datetime:
    """A stored time. What cannot be read is taken for new: nothing goes by mistake."""
    try:
        read = datetime.fromisoformat(at)
    except ValueError:
        return otherwise
    return read if read.tzinfo is not None else read.replace(tzinfo=UTC)


def deletion(id: str) -> list[Change]:
    """What takes a match away."""
    return [
        *(Change(delete(table).where(table.c.match == id)) for table in TABLES),
        Change(delete(schema.matches).where(schema.matches.c.id == id)),
    ]


def saved_before(rows: Rows, settings: Settings, id: str) -> list[Path]:
    """Exports a match that is to go, unless the settings say otherwise. Raises HostProblem."""
    if not settings.export_before_pruning:
        return []
    return exported(rows, id, settings.data / EXPORTS).files


# By the command, while no server runs


def to_go(settings: Settings, retention: Retention) -> list[Due]:
    """The matches that would go. Raises HostProblem."""
    with rows_of(settings) as rows:
        return due(rows, retention)


def pruned(settings: Settings, retention: Retention) -> Iterator[Due]:
    """Lets matches go, one after the other. A running server does that itself: it knows who is sitting where. Raises
    HostProblem."""
    if not settings.data.is_dir():
        raise HostProblem(f"there is no data folder {settings.data}")
    try:
        lock = Lock(settings.data)
    except InUse:
        raise HostProblem(
            "a server is using the data folder, and lets matches go itself: give it keep_finished_days, "
            "keep_abandoned_days or keep_bots_days, or stop it first; --dry-run tells which would go"
        ) from None
    try:
        yield from _pruned(settings, retention)
    finally:
        lock.let_go()


def _pruned(settings: Settings, retention: Retention) -> Iterator[Due]:
    with rows_of(settings) as rows:
        store = Store(settings.url)
        try:
            if store.version() != migrate.newest():
                raise HostProblem("the database is of another version; start the server once: it brings it up to date")
            for one in due(rows, retention):
                saved_before(rows, settings, one.match)
                with store.writer.engine.begin() as connection:
                    for change in deletion(one.match):
                        connection.execute(change.statement)
                yield one
        finally:
            store.let_go()
