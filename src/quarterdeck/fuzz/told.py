"""What a seat is told about a position besides its view, as values that can be compared."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Game
from quarterdeck.kernel.tables.table import Table


def notes(table: Table, state: Any, seat: int) -> list[tuple[str, dict[str, int | str]]]:
    """What would be said after the seat's options in this state."""
    ask = table.ask
    assert ask is not None
    labels = [label for value in ask.options_for(seat) for label in table.game.note(state, ask, seat, value)]
    return [(label.message, label.args) for label in labels]


def insights(game: Game, state: Any, seat: int) -> list[tuple[str, str, dict[str, int | str]]]:
    """What follows for a seat from a state."""
    return [(one.about, one.kind, one.args) for one in game.insights(state, seat)]
