"""The browser tests need the built client and a Chromium; where one is missing they say so and are left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.server.load.browser import FLAGS, chromium, missing
from tests.server.harness import LiveServer


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    reason = missing()
    if reason:
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield one
        one.close()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The server that the browsers visit."""
    server = LiveServer(tmp_path_factory.mktemp("web"), stewarded=True)
    yield server
    server.stop()
