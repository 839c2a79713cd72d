"""What the tests of every game's catalog share: plain data whose texts are whole in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from quarterdeck.kernel.game import Game

RAW = re.compile(r"[_{}<>]|\.\.|  ")
"""What no finished text contains: ids, placeables, markers of missing texts, stray punctuation."""


SAID = ("name", "text", "letter")
"""Under these keys there is always a text, also one that is the same in both languages."""

Texts = Iterator[tuple[str, str, str]]


def texts(game: Game) -> Texts:
    """Every text of the game's catalog: where it stands, in English and in German."""
    return _texts(game.catalog("en"), game.catalog("de"), "")


def _texts(english: Any, german: Any, path: str) -> Texts:
    if isinstance(english, dict):
        assert list(english) == list(german), path
        for key, value in english.items():
            yield from _texts(value, german[key], f"{path}/{key}")
    elif isinstance(english, list):
        assert len(english) == len(german), path
        for number, value in enumerate(english):
            yield from _texts(value, german[number], f"{path}/{number}")
    elif english != german or (isinstance(english, str) and path.endswith(SAID)):
        yield path, english, german


def check_plain(catalog: dict[str, Any]) -> None:
    assert json.loads(json.dumps(catalog)) == catalog


def check_texts(game: Game, at_least: int) -> None:
    """Nothing raw, nothing empty; whatever explains is a sentence and is translated."""
    found = list(texts(game))
    assert len(found) > at_least
    assert [(path, said) for path, *words in found for said in words if not said or RAW.search(said)] == []
    ruled = [(path, words) for path, *words in found if path.endswith("/text")]
    assert [path for path, (english, german) in ruled if english == german] == []
    assert [path for path, words in ruled if not all(said[-1] in ".!?" for said in words)] == []
