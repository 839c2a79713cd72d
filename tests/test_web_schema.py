"""The browser client's types are made from the server's own description of its messages, and from the states."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).resolve().parent.parent / "tools"


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    import web

    return web


def test_the_client_knows_the_api_as_it_is(web: ModuleType) -> None:
    assert web.SCHEMA.read_text() == web.schema(), "the API has changed: run python tools/web.py schema, then make web"


@pytest.mark.skipif(os.environ.get("QUARTERDECK_BUILD") == "compiled", reason="compiled classes forget their types")
def test_the_boards_know_the_views_as_they_are(web: ModuleType) -> None:
    for path, text in web.views().items():
        assert path.read_text() == text, f"the state of {path.parent.name} has changed: run python tools/web.py views"
