"""What one seat is shown of a table: its board, the events told to it, its question and its options."""

from __future__ import annotations

import importlib
import importlib.util
import json
from typing import Any

from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.terminal.page import Choice
from quarterdeck.terminal.streams import Styles


class Show:
    """A table in words. Everything here goes through the view, the events and the question of a seat."""

    def __init__(self, table: Table, text: Text) -> None:
        self.table = table
        self.game = table.game
        self.text = text
        self.drawing = _drawing(table.game.package)
        self.name_seats()

    def name_seats(self) -> None:
        """Tells the texts which side sits where; sides may be dealt during the set-up."""
        state = self.table.state
        self.text.seats = [self.game.faction(state, seat) for seat in range(self.table.setting.players)]

    def side(self, seat: int) -> str:
        """What the seat's side is called."""
        return self.text.side(seat)

    def title(self) -> str:
        """What the game is called."""
        return self.text.name("game", self.game.id)

    def board(self, seat: int, width: int) -> str:
        """The whole board as the seat sees it; a game without a drawing shows its view as it is."""
        view = self.table.view(seat)
        return plain_board(view) if self.drawing is None else str(self.drawing.screen(view, seat, self.text, width))

    def glance(self, seat: int, width: int) -> str:
        """The little of the board that is shown at every step, if the game's drawing has such a part."""
        glance = getattr(self.drawing, "glance", None)
        return "" if glance is None else str(glance(self.table.view(seat), seat, self.text, width))

    def styles(self) -> Styles:
        """The colours of the board."""
        found: Styles = getattr(self.drawing, "STYLES", [])
        return found

    def legend(self, width: int) -> str:
        """How to read the board."""
        legend = getattr(self.drawing, "legend", None)
        return "" if legend is None else str(legend(self.text, width))

    def told(self, events: list[Event]) -> list[str]:
        """Events in words; an event whose text is empty on purpose is left out."""
        said = [self.text.render(self.game.story(event)) for event in events]
        return [line for line in said if line]

    def log(self, seat: int) -> list[str]:
        """Everything that was told to the seat."""
        return self.told(self.table.events_for(seat))

    def news(self, seat: int, decided: int | None = None) -> list[str]:
        """What was told to the seat since its last own decision, its outcome included; `decided`: how many answers
        there were then, if that is known."""
        if decided is not None:
            return self.told(self.table.events_for(seat, min(decided, len(self.table.journal))))
        since = 0
        for at in range(len(self.table.journal) - 1, -1, -1):
            entry = self.table.journal[at]
            if entry.seat == seat and not entry.auto:
                since = at + 1
                break
        return self.told(self.table.events_for(seat, since))

    def question(self, seat: int) -> str:
        """What the seat is asked."""
        ask = Perspective(self.table, seat).ask()
        return self.text.render(ask.question.text(ask))

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may answer, numbered."""
        ask = self.table.ask
        assert ask is not None
        found: list[Choice] = []
        for number, value in enumerate(self.table.options(seat), start=1):
            label = self.game.label(ask.prompt, value)
            key = self.game.key(ask.prompt, value)
            note = self.text.note(self.game.note(self.table.state, ask, seat, value))
            said = self.text.render(label) + (f" – {note}" if note else "")
            found.append(Choice(number, said, key, self._group(label)))
        return found

    def _group(self, label: Label) -> str:
        group = f"group-{label.message.removeprefix('option-')}"
        return self.text.say(group) if self.text.has(group) else ""


def _drawing(package: str) -> Any:
    """The module that draws the game's board, if it has one."""
    if not package or importlib.util.find_spec(f"{package}.screen") is None:
        return None
    return importlib.import_module(f"{package}.screen.table")


def plain_board(view: dict[str, Any]) -> str:
    """A view as indented text, for a game that is not drawn."""
    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f"{name}:")
            lines.extend(f"  {_flat(part)}" for part in value)
        else:
            lines.append(f"{name}: {_flat(value)}")
    return "\n".join(lines)


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        if set(value) == {"hidden"}:
            return f"({value['hidden']})"
        return ", ".join(f"{name} {_flat(part)}" for name, part in value.items())
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
