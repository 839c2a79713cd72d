"""Brings the database to the version that this program needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine) -> None:
    """Runs the migrations that are missing."""
    with engine.begin() as connection:
        command.upgrade(_config(connection), "head")


def version_of(engine: Engine) -> str | None:
    """The version that the database has."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The version that this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def knows(version: str) -> bool:
    """Whether this program can do with a database of that version."""
    return version in {one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()}
