"""All that only SQLite needs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Engine, NullPool, create_engine, event, make_url


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is SQLite."""
    return engine.dialect.name == "sqlite"


def file_of(url: str) -> Path | None:
    """The file of the database; None if it has none."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    return Path(str(parts.database))


def make_private(url: str) -> None:
    """Makes the file for its owner only; those that SQLite puts beside it are made as it is."""
    path = file_of(url)
    if path is not None and path.parent.is_dir() and not path.exists():
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))


def _text(stored: bytes) -> str:
    """Text that is none is told as far as it can be read, so that what needs it can say what is wrong."""
    return stored.decode("utf-8", "backslashreplace")


def reading(path: Path) -> Engine:
    """The database as it is, whatever its version: nothing of it can be changed."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True, timeout=10)
        connection.text_factory = _text
        return connection

    return create_engine("sqlite://", creator=connect, poolclass=NullPool)


def prepare(engine: Engine) -> None:
    """Readers do not wait for the writer (WAL), and what was committed survives a power cut (FULL)."""

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _: object) -> None:
        connection.text_factory = _text
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
