"""What a game tells a seat about a position besides its view: for the fuzzer, which compares it between worlds."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Game
from quarterdeck.kernel.table import Table


def notes(table: Table, state: Any, seat: int) -> list[tuple[str, dict[str, int | str]]]:
    """What is said after the options that the table gives a seat, if this were the position."""
    prompt = "" if table.ask is None else table.ask.prompt
    labels = [label for value in table.options(seat) for label in table.game.note(state, seat, prompt, value)]
    return [(label.message, label.args) for label in labels]


def insights(game: Game, state: Any, seat: int) -> list[tuple[str, str, dict[str, int | str]]]:
    """What follows for a seat from a position."""
    return [(one.about, one.kind, one.args) for one in game.insights(state, seat)]
