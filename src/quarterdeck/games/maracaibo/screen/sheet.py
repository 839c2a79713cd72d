"""What Maracaibo's drawings have in common: the table as a seat sees it, and how pieces and effects are written."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.maracaibo.state import State
from quarterdeck.games.maracaibo.words.sentences import icons
from quarterdeck.games.maracaibo.words.wording import SEATS
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.state import from_plain
from quarterdeck.kernel.text import sheet
from quarterdeck.kernel.text.fluent import Text


class Sheet(sheet.Sheet):
    """A view of Maracaibo."""

    def __init__(self, view: dict[str, Any], seat: int, text: Text, width: int) -> None:
        super().__init__(view, seat, text, width)
        self.state: State = from_plain(State, sheet.seen(view))

    def icons(self, effects: list[Effect]) -> str:
        """What effects do, in short."""
        return icons(effects, self.text)

    def side(self, seat: int) -> str:
        """What a player is called, Jean included."""
        return self.text.name("faction", "jean") if seat >= self.state.seats else self.text.side(seat)

    def letters(self, seats: list[int]) -> str:
        """Players in two letters each, as pieces on the board."""
        return f"«{' '.join(self.letter(seat) for seat in seats)}»" if seats else ""

    def letter(self, seat: int) -> str:
        return self.say("letter", "jean" if seat >= self.state.seats else SEATS[seat])
