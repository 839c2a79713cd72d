"""Keeps bots from going round in circles.

Rules may let a player do and undo something for ever, such as loading and unloading. A bot that sees no difference
between the two would never end its turn. So a bot that has decided long in a row, and comes back to a position, no
longer has the answers that it gave there before.
"""

from __future__ import annotations

import json
from typing import Final

from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective

LONG: Final = 20
"""So many decisions in a row are nothing unusual; until then nothing is remembered, which costs time."""


class Trail:
    """The positions at which the bot that is deciding has been, and what it answered there. Where people play too, a
    trail ends when one of them moves."""

    def __init__(self) -> None:
        self.seat: int = -1
        self.in_a_row: int = 0
        """How many decisions the seat has made in a row, this one not counted."""
        self._here: str = ""
        self._given: dict[str, list[str]] = {}

    def perspective(self, table: Table, seat: int) -> Perspective:
        """The table as a seat has it that is to decide now, without the answers that lead round in a circle."""
        if seat == self.seat:
            self.in_a_row += 1
        else:
            self.seat, self.in_a_row = seat, 0
            self._given = {}
        if self.in_a_row < LONG:
            return Perspective(table, seat)
        ask = Perspective(table, seat).ask()
        self._here = json.dumps([ask.prompt, ask.about, table.view(seat)])
        return Perspective(table, seat, self._given.get(self._here, []))

    def answers(self, key: str) -> None:
        """What the seat has decided, as a key."""
        if self.in_a_row >= LONG:
            self._given.setdefault(self._here, []).append(key)
