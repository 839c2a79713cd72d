"""What clients of the protocol's version 1 are told: a page that was open before the table moved on has to be loaded
anew. It is said as they understand it, with a text that has English and German side by side."""

from __future__ import annotations

import orjson

from quarterdeck.server.errors import said

HTTP = "/api/v1"
SOCKET = "/ws/v1"
STATUS = 410
LANGUAGES = ("en", "de")
"""Those that version 1 had."""


def told() -> bytes:
    """The error, in the form of version 1."""
    words = {lang: said(lang, "problem-old-client") for lang in LANGUAGES}
    return orjson.dumps(
        {"type": "error", "code": "unavailable", "message": words, "move_id": "", "seq": None, "clause": ""}
    )
