"""What is stored, row by row and as it is: for looking and copying, of whatever version, whoever uses it meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Select

from quarterdeck.server.host.folder import HostProblem
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import migrate, postgres, schema, sqlite
from quarterdeck.server.store.store import Stored

LATER = {"orders": "{}", "key": "", "invitation": "", "claim": "", "devices": ""}
"""What seats of earlier versions of the database do not have."""


@dataclass(slots=True)
class Raw:
    """All rows of a match."""

    match: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]]
    checkpoint: dict[str, Any] | None

    def stored(self) -> Stored:
        """As a server would have read it."""
        return Stored(self.match, [LATER | row for row in self.seats], self.log, self.checkpoint)


class Rows:
    """A database for reading alone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def version(self) -> str | None:
        """The version of its schema."""
        return migrate.version_of(self.engine)

    def ids(self) -> list[str]:
        """All matches, the oldest first."""
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.matches.c.id).order_by(schema.matches.c.created))
            return [str(row.id) for row in found]

    def raw(self, id: str) -> Raw | None:
        """A match."""
        with self.engine.connect() as connection:
            matches = _all(connection, _everything(schema.matches).where(schema.matches.c.id == id))
            if not matches:
                return None
            log, seats, points = schema.log, schema.seats, schema.checkpoints
            found = _all(connection, _everything(points).where(points.c.match == id))
            return Raw(
                matches[0],
                _all(connection, _everything(seats).where(seats.c.match == id).order_by(seats.c.seat)),
                _all(connection, _everything(log).where(log.c.match == id).order_by(log.c.seq)),
                found[0] if found else None,
            )

    def notes(self) -> dict[str, str]:
        """What is known of the database as a whole; nothing in an earlier version's."""
        try:
            with self.engine.connect() as connection:
                return {row.name: row.value for row in connection.execute(select(schema.meta))}
        except SQLAlchemyError:
            return {}

    def latest(self) -> str:
        """When something was written last."""
        with self.engine.connect() as connection:
            return str(connection.execute(select(func.max(schema.log.c.at))).scalar() or "")

    def orphans(self) -> list[str]:
        """Matches of which rows of the log are left and nothing else."""
        known = select(schema.matches.c.id)
        query = select(schema.log.c.match).distinct().where(schema.log.c.match.not_in(known))
        with self.engine.connect() as connection:
            return [str(row.match) for row in connection.execute(query)]


def _everything(table: Any) -> Select[Any]:
    return select(text("*")).select_from(table)


def _all(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


@contextmanager
def rows_of(settings: Settings) -> Iterator[Rows]:
    """The database that the settings name. Raises HostProblem."""
    engine = _engine(settings)
    try:
        yield Rows(engine)
    except (SQLAlchemyError, OSError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise HostProblem(f"the database cannot be read: {reason}") from None
    finally:
        engine.dispose()


def _engine(settings: Settings) -> Engine:
    try:
        parts = make_url(settings.url)
        if postgres.is_postgres(parts):
            return postgres.engines(parts)[0]
    except (SQLAlchemyError, ImportError) as problem:
        raise HostProblem(f"the database cannot be used: {problem}") from None
    path = sqlite.file_of(settings.url)
    if path is None or not path.is_file():
        raise HostProblem(f"there is no database {path or ''} yet")
    return sqlite.reading(path)
