"""What tests of a host's commands have in common."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic.command import downgrade
from sqlalchemy import create_engine, text

from quarterdeck.cli import run
from quarterdeck.server.store import migrate
from tests.server import databases
from tests.server.harness import LiveServer, Made, any_key, play_on

PROGRAMS = pytest.mark.skipif(shutil.which("pg_dump") is None, reason="there is no pg_dump")


class Host:
    """Whoever types commands, for one data folder."""

    def __init__(self, data: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.data = data
        self.capfd = capfd
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("QUARTERDECK_LOG_LEVEL", "error")

    def _run(self, command: str, data: Path | None) -> int:
        folder = data or self.data
        self.monkeypatch.setenv("QUARTERDECK_DATABASE", databases.of(folder))
        self.capfd.readouterr()
        return run([*command.split(), "--data", str(folder)])

    def refused(self, command: str, data: Path | None = None) -> str:
        """The one sentence that a command says when it cannot."""
        assert self._run(command, data) == 2
        said = self.capfd.readouterr()
        assert said.out == "" and "Traceback" not in said.err and len(said.err.splitlines()) == 1, said
        return said.err

    def told(self, command: str, code: int = 0, data: Path | None = None) -> Any:
        """What it prints for programs."""
        found = self._run(f"{command} --json", data)
        said = self.capfd.readouterr()
        assert found == code, said
        return json.loads(said.out)

    def shown(self, command: str, code: int = 0, data: Path | None = None) -> str:
        """What it prints for people."""
        found = self._run(command, data)
        said = self.capfd.readouterr()
        assert found == code, said
        return said.out


def sql(folder: Path, *statements: str) -> list[Any]:
    """Does something to the database behind everybody's back; what the last statement finds."""
    engine = create_engine(databases.driven(folder))
    try:
        with engine.begin() as connection:
            results = [connection.execute(text(statement)) for statement in statements]
            return list(results[-1].all()) if results[-1].returns_rows else []
    finally:
        engine.dispose()


def taken_back(folder: Path, version: str) -> None:
    """Makes the database one of an earlier version."""
    engine = create_engine(databases.driven(folder))
    try:
        with engine.begin() as connection:
            downgrade(migrate._config(connection), version)
    finally:
        engine.dispose()


def under_way(server: LiveServer, moves: int = 4) -> Made:
    """A match of two in which somebody has moved."""
    made = server.create("human", "human")
    clients = [made.client(0), made.client(1)]
    for n in range(moves):
        asked = next(client for client in clients if client.shown["ask"])
        said = asked.move(any_key(asked.keys(), n))
        for client in clients:
            client.at(said["seq"])
    for client in clients:
        client.close()
    return made


def finished(server: LiveServer) -> Made:
    """A match that is over."""
    made = server.create("human", "human")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    for client in clients:
        client.close()
    return made
