"""What Maracaibo's drawings have in common: the table as a seat sees it, the texts, and the width of the screen."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.maracaibo.sentences import icons
from quarterdeck.games.maracaibo.state import State
from quarterdeck.games.maracaibo.wording import SEATS
from quarterdeck.kernel.effects import Effect
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.state import from_plain
from quarterdeck.kernel.text import Text


class Sheet:
    """A view to be drawn. `state` is made from the view alone: what the seat cannot see is not in it, so that the
    rules' own reckoning can be asked without betraying anything."""

    def __init__(self, view: dict[str, Any], seat: int, text: Text, width: int) -> None:
        self.view = view
        self.state: State = from_plain(State, _without_hidden(view))
        self.seat = seat
        self.text = text
        self.width = width

    def say(self, *parts: str, **args: int | str) -> str:
        """The message in words."""
        return self.text.say(message_id(*parts), **args)

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


def _without_hidden(value: Any) -> Any:
    """A view in which hidden collections are empty."""
    if isinstance(value, dict):
        return [] if set(value) == {"hidden"} else {name: _without_hidden(part) for name, part in value.items()}
    return [_without_hidden(part) for part in value] if isinstance(value, list) else value


def count(hidden: Any) -> int:
    """How many lie there, seen or not."""
    return int(hidden["hidden"]) if isinstance(hidden, dict) else len(hidden)
