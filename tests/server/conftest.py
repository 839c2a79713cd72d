from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases
from tests.server.harness import LiveServer
from tests.server.hosting import Host


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked so is tested on SQLite and on PostgreSQL; the rest on what the tests were told to use."""
    if metafunc.definition.get_closest_marker("both_databases"):
        kinds = [databases.using()] if databases.EVERYTHING else ["sqlite", "postgres"]
        metafunc.parametrize("database", kinds, indirect=True)


def pytest_sessionfinish() -> None:
    databases.end()


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kind of database that the test's servers use."""
    before = databases.using()
    databases.use(getattr(request, "param", before))
    if databases.using() == "postgres":
        databases.postgres()
    yield
    databases.use(before)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests that need no other."""
    server = LiveServer(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()


@pytest.fixture
def host(tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Host:
    """Commands for the data folder of this test."""
    return Host(tmp_path / "data", capfd, monkeypatch)
