"""What the fuzzer compares with, and what it says when something does not hold."""

from __future__ import annotations

import traceback
from typing import Any

from quarterdeck.kernel.tables.table import Table


class Found(Exception):
    """Something that must hold does not."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


class Position:
    """A position to compare with: the state read back from JSON, so that it shares nothing with any other."""

    def __init__(self, table: Table, line: str, state: Any) -> None:
        self.line = line
        self.state = state
        self.prompt = "" if table.ask is None else table.ask.prompt
        self.waiting = table.waiting()
        self.keys = [table.keys(seat) for seat in self.waiting]


class Kept:
    """An older copy of a state, and what it was like when it was made."""

    def __init__(self, copy: Any, twin: Any, at: int) -> None:
        self.copy = copy
        self.twin = twin
        self.at = at


def told(failure: BaseException) -> str:
    """An exception in words, with the function that it came from: in a bot's play-out that is the only trace of it."""
    frames = traceback.extract_tb(failure.__traceback__)
    place = f" in {frames[-1].name}, {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(failure).__name__}: {failure}{place}"
