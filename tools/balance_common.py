"""What the balance reports of all games share: who plays which games, and how figures are written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quarterdeck.kernel.game import Advice, Setting
from quarterdeck.kernel.rules.ask import Ask

Record = dict[str, Any]
"""What is kept of a finished game; lists go by seat."""


class Match:
    """A kind of game that is played often. `share`: how many of the games it gets; `advisers` by name: one for all
    seats, or one for each, who then change seats from game to game."""

    def __init__(self, setting: Setting, share: float, advisers: dict[str, Advice]) -> None:
        self.setting = setting
        self.share = share
        self.advisers = advisers

    def key(self) -> str:
        """The match in a line, such as `1 difficulty=hard` or `3 trader,pirate,privateer`."""
        options = [f"{name}={value}" for name, value in sorted(self.setting.options.items())]
        mixed = [",".join(self.advisers)] if len(self.advisers) > 1 else []
        return " ".join([str(self.setting.players), *options, *mixed])

    def seats(self, seed: int) -> list[str]:
        """Who advises each seat in the game with this seed."""
        names = list(self.advisers)
        return [names[(seat + seed) % len(names)] for seat in range(self.setting.players)]

    def advice(self, seed: int) -> Advice:
        """The advice for all seats in one."""
        seated = [self.advisers[name] for name in self.seats(seed)]

        def advice(state: Any, ask: Ask[Any]) -> list[float]:
            return seated[ask.seat](state, ask)

        return advice


# Writing


def table(head: list[str], rows: Iterable[list[Any]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines.extend("| " + " | ".join(shown(cell) for cell in row) + " |" for row in rows)
    return "\n".join(lines) + "\n"


def shown(cell: Any) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else str(cell)


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0
