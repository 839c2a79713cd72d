"""All that only SQLite needs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, event


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is SQLite."""
    return engine.dialect.name == "sqlite"


def prepare(engine: Engine) -> None:
    """Readers do not wait for the writer (WAL), and what was committed survives a power cut (FULL)."""

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "temp_store=MEMORY"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
