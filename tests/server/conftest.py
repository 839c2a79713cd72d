from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import LiveServer


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests that need no other."""
    server = LiveServer(tmp_path_factory.mktemp("table"))
    yield server
    server.stop()
