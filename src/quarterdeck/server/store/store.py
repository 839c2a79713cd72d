"""The questions that the server puts to its database. Reads run in a thread; writes go through the writer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Engine, bindparam, create_engine, delete, func, insert, make_url, select, update

from quarterdeck.server.metrics import Unmeasured
from quarterdeck.server.store import migrate, postgres, schema, sqlite
from quarterdeck.server.store.probe import Probe
from quarterdeck.server.store.writer import Change, Writer

T = TypeVar("T")

INSERT_LOG = insert(schema.log)
INSERT_MATCH = insert(schema.matches)
INSERT_SEAT = insert(schema.seats)
INSERT_CHECKPOINT = insert(schema.checkpoints)
LOG_OF_MATCH = (
    select(schema.log.c.seq, schema.log.c.seat, schema.log.c.move_id, schema.log.c.data)
    .where(schema.log.c.match == bindparam("id"))
    .order_by(schema.log.c.seq)
)


@dataclass(slots=True)
class Stored:
    """Everything that is kept of a match."""

    match: dict[str, Any]
    seats: list[dict[str, Any]]
    log: Sequence[Mapping[Any, Any]]
    """Of each row what loading needs: seq, seat, move_id, data."""
    checkpoint: dict[str, Any] | None


class Store:
    """The database. `engine` is for reading; where only one may write, that one has an engine of its own."""

    def __init__(self, url: str) -> None:
        parts = make_url(url)
        self.metrics = Unmeasured()
        self.engine: Engine
        if postgres.is_postgres(parts):
            self.engine, self._writing = postgres.engines(parts)
        else:
            sqlite.make_private(url)
            self.engine = self._writing = create_engine(parts)
            if sqlite.is_sqlite(self.engine):
                sqlite.prepare(self.engine)
        self.writer = Writer(self._writing)
        self.probe = Probe(self._probed)

    def migrate(self) -> None:
        """Brings the database to the version that this program needs."""
        migrate.upgrade(self._writing)
        if postgres.is_postgres(self.engine.url):
            postgres.warn(self.engine)

    def measured_by(self, metrics: Unmeasured) -> None:
        """From now on its reads and writes are counted there."""
        self.metrics = self.writer.metrics = metrics

    def version(self) -> str | None:
        """The version that the database has; None if it is new. Whoever asks has it to himself from then on."""
        return migrate.version_of(self._writing)

    def notes(self) -> dict[str, str]:
        """What is known of the database as a whole."""
        with self.engine.connect() as connection:
            return {row.name: row.value for row in connection.execute(select(schema.meta))}

    def note(self, name: str, value: str) -> None:
        """Notes something of the database as a whole."""
        with self._writing.begin() as connection:
            connection.execute(delete(schema.meta).where(schema.meta.c.name == name))
            connection.execute(insert(schema.meta), {"name": name, "value": value})

    def any_match(self) -> bool:
        """Whether there is a match."""
        with self.engine.connect() as connection:
            return connection.execute(select(schema.matches.c.id).limit(1)).first() is not None

    async def ready(self) -> bool:
        """Whether the database takes what is written, gives it back, and has the right version."""
        return await self.probe.ready()

    async def _probed(self, word: str) -> bool:
        await self.writer.write([Change(update(schema.probe).where(schema.probe.c.id == 1).values(word=word))])
        return await self._read(lambda: self._has(word))

    def _has(self, word: str) -> bool:
        with self.engine.connect() as connection:
            if connection.execute(select(schema.probe.c.word)).scalar() != word:
                return False
        return migrate.version_of(self.engine) == migrate.newest()

    def by_status(self) -> dict[str, int]:
        """How many matches there are, by status; it takes a while and is for a thread."""
        with self.engine.connect() as connection:
            status = schema.matches.c.status
            return {row[0]: row[1] for row in connection.execute(select(status, func.count()).group_by(status))}

    async def close(self) -> None:
        await self.writer.close()
        self.let_go()

    def let_go(self) -> None:
        """Closes all connections."""
        self.engine.dispose()
        self._writing.dispose()

    async def match(self, id: str) -> Stored | None:
        """A match with its log."""
        return await self._read(lambda: self._match(id)) if _possible(id) else None

    def _match(self, id: str) -> Stored | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.matches).where(schema.matches.c.id == id)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(
                select(schema.seats).where(schema.seats.c.match == id).order_by(schema.seats.c.seat)
            ).mappings()
            log = connection.execute(LOG_OF_MATCH, {"id": id}).mappings().all()
            point = (
                connection.execute(select(schema.checkpoints).where(schema.checkpoints.c.match == id))
                .mappings()
                .first()
            )
            return Stored(dict(row), [dict(r) for r in seats], log, dict(point) if point else None)

    async def summary(self, id: str) -> tuple[Stored, int] | None:
        """A match without its log, and its seq."""

        def read() -> tuple[Stored, int] | None:
            with self.engine.connect() as connection:
                row = connection.execute(select(schema.matches).where(schema.matches.c.id == id)).mappings().first()
                if row is None:
                    return None
                seats = connection.execute(
                    select(schema.seats).where(schema.seats.c.match == id).order_by(schema.seats.c.seat)
                ).mappings()
                found = Stored(dict(row), [dict(r) for r in seats], [], None)
                seq = connection.execute(select(func.max(schema.log.c.seq)).where(schema.log.c.match == id)).scalar()
                return found, int(seq or 0)

        return await self._read(read) if _possible(id) else None

    async def answered(self, match: str, seat: int, move_id: str) -> int | None:
        """The seq that a seat's move with this id had made; None if there was none."""
        query = select(schema.log.c.seq).where(
            schema.log.c.match == match, schema.log.c.seat == seat, schema.log.c.move_id == move_id
        )

        def read() -> int | None:
            with self.engine.connect() as connection:
                found = connection.execute(query).scalar()
                return None if found is None else int(found)

        return await self._read(read)

    async def _read(self, read: Callable[[], T]) -> T:
        started = time.perf_counter()
        try:
            return await asyncio.to_thread(read)
        finally:
            self.metrics.read(time.perf_counter() - started)


def _possible(id: str) -> bool:
    """Whether a database can be asked for it: not every one can for NUL, or for half a character."""
    return id.isascii() and id.isprintable()


def log_row(row: dict[str, Any]) -> Change:
    """A further row of a match's log."""
    return Change(INSERT_LOG, [row])


def seat_row(row: dict[str, Any]) -> Change:
    """A seat as it is now."""
    where = (schema.seats.c.match == row["match"]) & (schema.seats.c.seat == row["seat"])
    return Change(update(schema.seats).where(where).values(**row))


def orders_row(match: str, seat: int, orders: str) -> Change:
    """A seat's standing orders as they are now."""
    where = (schema.seats.c.match == match) & (schema.seats.c.seat == seat)
    return Change(update(schema.seats).where(where).values(orders=orders))


def devices_row(match: str, seat: int, devices: str) -> Change:
    """From which devices a seat is used, as far as is known now."""
    where = (schema.seats.c.match == match) & (schema.seats.c.seat == seat)
    return Change(update(schema.seats).where(where).values(devices=devices))


def match_row(id: str, **values: str) -> Change:
    """What has changed of a match."""
    return Change(update(schema.matches).where(schema.matches.c.id == id).values(**values))


def checkpoint_row(match: str, seq: int, record: str) -> list[Change]:
    """The match's checkpoint, instead of the one before."""
    return [
        Change(delete(schema.checkpoints).where(schema.checkpoints.c.match == match)),
        Change(INSERT_CHECKPOINT, [{"match": match, "seq": seq, "record": record}]),
    ]
