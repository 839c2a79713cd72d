"""A game that has no board, from a package of its own, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games
from tests.server.harness import LiveServer
from tests.web.player import DESK, visitor


@pytest.fixture
def divers() -> Iterator[str]:
    """The example, known to these tests alone."""
    games.register("divers", "divers.spec:GAME")
    yield "divers"
    del games.GAMES["divers"]


def test_the_example_is_played_without_a_board(browser: Any, tmp_path: Path, divers: str) -> None:
    server = LiveServer(tmp_path, stewarded=True)
    made = server.create("human", "old-salt", "old-salt", game=divers)
    try:
        with visitor(browser, 1, locale="de-DE", **DESK) as ann:
            ann.join(server.url, made.tokens[0], "Ann")
            for words in ("Wo tauchst du heute?", "Riffwand", "Korb"):  # the catalog's come a little later
                ann.page.wait_for_selector(f"text={words}", state="attached")
            ann.shot("divers")
            while not ann.over():
                ann.wait(lambda: ann.asked() or ann.over(), "nobody asks")
                if ann.asked():
                    ann.any_choice()
            ann.page.wait_for_selector("text=Übrige Messer")
    finally:
        server.stop()
