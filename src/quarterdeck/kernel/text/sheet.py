"""What the games' text screens have in common: a view, the seat that looks, the texts, the width of the screen."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.lines import hung


class Sheet:
    """A view to be drawn. A game makes its state from the view alone (`seen`): what the seat cannot see is not in it,
    so that the rules themselves can be asked without betraying anything."""

    def __init__(self, view: dict[str, Any], seat: int, text: Text, width: int) -> None:
        self.view = view
        self.seat = seat
        self.text = text
        self.width = width

    def say(self, *parts: str, **args: int | str) -> str:
        """The message in words."""
        return self.text.say(message_id(*parts), **args)

    def name(self, kind: str, id: str) -> str:
        """What a component is called."""
        return self.text.name(kind, id)

    def sees(self, seat: int, field: str) -> bool:
        """Whether the viewer sees what a player has there."""
        return not is_hidden(self.view["players"][seat][field])

    def held(self, seat: int, field: str) -> int:
        """How many things a player has there, seen or not."""
        return count(self.view["players"][seat][field])


def legend_lines(text: Text, width: int) -> list[str]:
    """How to read the screen: each line of the game's `screen-legend` a paragraph."""
    return [line for part in text.say("screen-legend").split("\n") for line in hung(part, width, "")]


def seen(value: Any) -> Any:
    """A view in which hidden collections are empty."""
    if isinstance(value, dict):
        return [] if is_hidden(value) else {name: seen(part) for name, part in value.items()}
    return [seen(part) for part in value] if isinstance(value, list) else value


def is_hidden(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"hidden"}


def count(hidden: Any) -> int:
    """How many lie there, seen or not."""
    return int(hidden["hidden"]) if isinstance(hidden, dict) else len(hidden)
