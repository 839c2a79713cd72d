"""What PostgreSQL needs and SQLite does not: one server at a time, a database that goes away and comes back."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from quarterdeck.cli import run
from quarterdeck.server.store import postgres
from tests.server import databases
from tests.server.harness import LiveServer, any_key


@pytest.fixture
def own() -> Iterator[databases.Postgres]:
    """A PostgreSQL that the test may stop."""
    server = databases.Postgres()
    yield server
    server.end()


def refused(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path, url: str) -> str:
    """What `quarterdeck serve` says to this database."""
    monkeypatch.setenv("QUARTERDECK_DATABASE", url)
    assert run(["serve", "--port", "0", "--data", str(data)]) == 2
    said = capfd.readouterr().err
    assert "Traceback" not in said and len(said.splitlines()) == 1, said
    return said


def test_one_server_at_a_time(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    databases.use("postgres")
    monkeypatch.setattr(postgres, "PATIENCE", 0.3)
    server = LiveServer(tmp_path)
    try:
        other = tmp_path / "other"
        assert "another server is using it" in refused(capfd, monkeypatch, other, databases.of(tmp_path))
        assert server.http.get("/readyz").status_code == 200
        made = server.create("human", "human")
        assert made.post("moves", 0, {"move_id": "a", "seq": 0, "key": "1"}).json()["seq"] == 1
    finally:
        server.stop()


def test_what_cannot_be_used_is_told_in_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = f"postgresql://ann:hunter2@/table?host={tmp_path}"
    said = refused(capfd, monkeypatch, tmp_path, nowhere)
    assert "the database cannot be used" in said.lower() and "hunter2" not in said
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'quarterdeck[postgres]'" in refused(capfd, monkeypatch, tmp_path, nowhere)


def test_what_the_url_says_goes_first() -> None:
    assert postgres.is_postgres(make_url("postgres://h/d")) and not postgres.is_postgres(make_url("sqlite:///x.db"))
    reading, writing = postgres.engines(make_url("postgresql://ann@h/d?connect_timeout=3"))
    for engine in (reading, writing):
        assert engine.url.drivername == "postgresql+psycopg" and engine.url.query["connect_timeout"] == "3"
    assert writing.pool.status().startswith("Pool size: 1 ")


def answered(made: Any, seat: int, move: dict[str, Any]) -> dict[str, Any]:
    """Sends a move until the database is back."""
    until = time.monotonic() + 20
    while True:
        said: dict[str, Any] = made.post("moves", seat, move).json()
        if said.get("code") != "unavailable":
            return said
        assert time.monotonic() < until, said
        time.sleep(0.1)


def test_a_database_that_crashes_and_comes_back(tmp_path: Path, own: databases.Postgres) -> None:
    """Nothing acknowledged is lost, nothing counts twice, and the table needs no restart."""
    server = LiveServer(tmp_path, database=own.url("postgres"))
    try:
        made = server.create("human", "human", game="ahoy")
        for seat in (0, 1):
            made.state(seat)  # that a seat is used for the first time is written too
        done: list[tuple[int, dict[str, Any], int]] = []
        for n in range(30):
            if n in (10, 20):
                own.stop("immediate")
                assert server.http.get("/readyz").status_code == 503
                assert made.post("moves", *_move(made, f"{n}")).json()["code"] == "unavailable"
                own.start()
            seat, move = _move(made, f"{n}")
            said = answered(made, seat, move)
            assert said["seq"] == n + 1
            done.append((seat, move, said["seq"]))
        for seat, move, seq in done:
            assert made.post("moves", seat, move).json()["seq"] == seq
        assert made.state(-1)["seq"] == 30
    finally:
        server.stop()


def _move(made: Any, move_id: str) -> tuple[int, dict[str, Any]]:
    """A move of whoever is asked. While the database is away only what is loaded can be seen."""
    for seat in (0, 1):
        state = made.state(seat)
        if state.get("ask"):
            keys = [option["key"] for option in state["ask"]["options"]]
            return seat, {"move_id": move_id, "seq": state["seq"], "key": any_key(keys, state["seq"])}
    raise AssertionError("nobody is asked")


class Warnings:
    """A log that keeps what it was warned of, at any level."""

    def __init__(self) -> None:
        self.settings: list[str] = []

    def warning(self, event: str, setting: str) -> None:
        self.settings.append(setting)


def test_a_database_that_may_forget_is_told_of(own: databases.Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine(own.url("postgres"), isolation_level="AUTOCOMMIT")

    def told() -> list[str]:
        log = Warnings()
        monkeypatch.setattr(postgres, "log", log)
        postgres.warn(engine)
        return log.settings

    assert told() == []
    with engine.connect() as connection:
        connection.execute(text("alter system set full_page_writes = off"))
        connection.execute(text("select pg_reload_conf()"))
    until = time.monotonic() + 10
    while told() != ["full_page_writes=off"]:
        assert time.monotonic() < until
    engine.dispose()
