"""What the tests of every game's catalog share: plain data whose texts are whole in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from quarterdeck.kernel.text.fluent import LANGUAGES

RAW = re.compile(r"[_{}<>]|\.\.|  ")
"""What no finished text contains: ids, placeables, markers of missing texts, stray punctuation."""


def texts(part: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text in the catalog with where it stands."""
    if isinstance(part, dict):
        if set(part) == set(LANGUAGES):
            yield path, part
            return
        for key, value in part.items():
            yield from texts(value, f"{path}/{key}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from texts(value, f"{path}/{number}")


def check_plain(catalog: dict[str, Any]) -> None:
    assert json.loads(json.dumps(catalog)) == catalog


def check_texts(catalog: dict[str, Any], at_least: int) -> None:
    """Nothing raw, nothing empty; whatever explains is a sentence and is translated."""
    found = list(texts(catalog))
    assert len(found) > at_least
    assert [(path, said) for path, words in found for said in words.values() if not said or RAW.search(said)] == []
    ruled = [(path, words) for path, words in found if path.endswith("/text")]
    assert [path for path, words in ruled if words["en"] == words["de"]] == []
    assert [path for path, words in ruled if not all(said[-1] in ".!?" for said in words.values())] == []
