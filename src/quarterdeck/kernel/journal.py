"""The answers of a game, in order: the only record that is needed to have it again."""

from __future__ import annotations

from typing import Any


class Entry:
    """One answer. `auto`: the only option, taken without asking. Chance notes which of how many came up."""

    __slots__ = ("auto", "index", "of", "prompt", "seat", "value")

    def __init__(self, seat: int, prompt: str, value: Any, auto: bool, index: int = -1, of: int = 0) -> None:
        self.seat = seat
        self.prompt = prompt
        self.value = value
        self.auto = auto
        self.index = index
        self.of = of
