"""What the fuzzer compares with, and what it says when something does not hold."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.table import Table


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
