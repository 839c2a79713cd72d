"""An invented game whose bots fail, each in its own way; in a module of its own because bots' processes import it."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from tests.kernel.toy import SalvageGame


class Odd:
    """An answer that no rule knows; `key` is what it is called, or whatever stands there instead."""

    def __init__(self, key: Any) -> None:
        self.key = key


class Unsendable(Exception):
    """Neither its argument nor itself gets from one process to another."""

    def __init__(self, one: object, other: object) -> None:
        super().__init__(lambda: (one, other))

    def __repr__(self) -> str:
        raise ValueError("not even this")


def raises(perspective: Any, chance: Any) -> Any:
    raise ValueError("this bot\nhas lost its way")


def raises_oddly(perspective: Any, chance: Any) -> Any:
    raise Unsendable(1, 2)


def quits(perspective: Any, chance: Any) -> Any:
    sys.exit(0)


def dies(perspective: Any, chance: Any) -> Any:
    os._exit(3)


def hangs(perspective: Any, chance: Any) -> Any:
    while True:
        time.sleep(60)


def answers(key: Any) -> Any:
    return lambda perspective, chance: Odd(key)


FAILING = {
    "raises": raises,
    "raises-oddly": raises_oddly,
    "quits": quits,
    "dies": dies,
    "hangs": hangs,
    "foreign": answers("sail the seven seas"),
    "nothing": answers(None),
    "number": answers(7),
    "unsendable": answers(lambda: 0),
    "none": lambda perspective, chance: None,
}


def hasty(perspective: Any, chance: Any) -> Any:
    return perspective.options()[0]


class Shaky(SalvageGame):
    """Salvage with bots that fail, and one that does not."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "shaky"
        self.bots = {**FAILING, "hasty": hasty}

    def key(self, prompt: str, value: Any) -> Any:
        return value.key if isinstance(value, Odd) else super().key(prompt, value)

    def why_not(self, state: Any, ask: Any, seat: int, key: str) -> Any:
        raise ValueError("nobody thought of this key")


SHAKY = Shaky()
