"""All that only PostgreSQL needs."""

from __future__ import annotations

import importlib.util
import time
from typing import Any

import structlog
from sqlalchemy import URL, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError

log = structlog.get_logger()

DRIVER = "postgresql+psycopg"

PATIENCE = 5.0
"""So many seconds a server waits for the one before it to let go of the database."""

LIVELY = {"connect_timeout": 10, "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
"""A database whose machine is gone is noticed within a minute. What the URL says goes first."""

SESSION = (
    "set synchronous_commit to 'on'",
    # the database notices as soon that this machine is gone, and lets go of the claim
    "set tcp_keepalives_idle to 30",
    "set tcp_keepalives_interval to 10",
    "set tcp_keepalives_count to 3",
)

CLAIM = "select pg_try_advisory_lock(hashtext('quarterdeck'), hashtext(current_schema()::text))"


class Taken(OperationalError):
    """Another server has the database."""

    def __init__(self) -> None:
        super().__init__("claim", {}, Exception("another server is using it"))


def is_postgres(url: URL) -> bool:
    """Whether the database is PostgreSQL."""
    return url.drivername in ("postgres", "postgresql", DRIVER)


def engines(url: URL) -> tuple[Engine, Engine]:
    """For reading and for writing. Raises ImportError in a sentence if the driver is missing."""
    if importlib.util.find_spec("psycopg") is None:
        raise ImportError("PostgreSQL needs the package psycopg: pip install 'quarterdeck[postgres]'")
    url = url.set(drivername=DRIVER)
    arguments = {name: value for name, value in LIVELY.items() if name not in url.query}
    # a match is several questions: they are answered from one and the same moment
    reading = create_engine(url, isolation_level="REPEATABLE READ", pool_pre_ping=True, connect_args=arguments)
    writing = create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True, connect_args=arguments)
    _prepare(writing)
    return reading, writing


def _prepare(writing: Engine) -> None:
    """There is one connection that writes. It has the database to itself, and what it commits survives a power cut."""

    @event.listens_for(writing, "connect")
    def _on_connect(connection: Any, _: object) -> None:
        try:
            with connection.cursor() as cursor:
                for statement in SESSION:
                    cursor.execute(statement)
                _claim(cursor)
            connection.commit()
        except Exception:
            connection.close()
            raise


def _claim(cursor: Any) -> None:
    """Two servers would each think that they know how a match stands. The claim ends with the connection, so that a
    server that was killed leaves none."""
    until = time.monotonic() + PATIENCE
    while not cursor.execute(CLAIM).fetchone()[0]:
        if time.monotonic() > until:
            raise Taken
        time.sleep(0.05)


def warn(engine: Engine) -> None:
    """Tells if the database is set up to forget."""
    with engine.connect() as connection:
        for name in ("fsync", "full_page_writes"):
            if connection.execute(text(f"show {name}")).scalar() != "on":
                log.warning("the database may lose what was acknowledged when its machine fails", setting=f"{name}=off")
