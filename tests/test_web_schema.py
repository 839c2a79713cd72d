"""The browser client's types are made from the server's own description of its messages."""

from __future__ import annotations

import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent / "tools"


def test_the_client_knows_the_api_as_it_is() -> None:
    sys.path.insert(0, str(TOOLS))
    try:
        import web
    finally:
        sys.path.remove(str(TOOLS))
    assert web.SCHEMA.read_text() == web.schema(), "the API has changed: run python tools/web.py schema, then make web"
