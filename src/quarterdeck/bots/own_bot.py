"""Bots that a game brings along: its own rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.kernel.rules.ask import Value
from quarterdeck.kernel.views.perspective import Perspective


class OwnBot(Bot):
    """Answers as the game says."""

    def __init__(self, name: str, seed: int, chosen: Callable[[Any, Any], Value]) -> None:
        super().__init__(name, seed)
        self.chosen = chosen

    def decide(self, perspective: Perspective) -> Value:
        return self.chosen(perspective, self.chance)
