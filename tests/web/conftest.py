"""The browser tests need the built client and a Chromium; where one is missing they say so and are left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.server import client
from quarterdeck.server.load.browser import chromium
from tests.server.harness import LiveServer

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing() -> str:
    """What stands in the way of the browser tests, as a sentence; empty if nothing does."""
    if not (client.FOLDER / "index.html").is_file():
        return "The browser client is not built: run make web."
    if not chromium():
        return "There is no Chromium: apt-get install chromium, or set QUARTERDECK_CHROMIUM to one."
    try:
        import axe_playwright_python
        import playwright
    except ImportError:
        return "Playwright is not installed: run make setup."
    del axe_playwright_python, playwright
    return ""


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
