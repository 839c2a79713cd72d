"""Where something stands in a game's content, and what there is around it to refer to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from quarterdeck.kernel.content.vocabulary import Vocabulary

P = TypeVar("P")


def shown(value: object) -> str:
    """A value as a message shows it: text in double quotes, null, true, 3, [..]."""
    return json.dumps(value, ensure_ascii=False, default=str)


class Ids:
    """The ids that a reference may name, each with the position of its row; `what` names them in messages."""

    __slots__ = ("positions", "what")

    def __init__(self, what: str, positions: dict[str, int]) -> None:
        self.what = what
        self.positions = positions


class Tables:
    """What the fields of a row know of the whole content: its vocabulary, its ids, and what was found wrong."""

    vocabulary: Vocabulary

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.known: dict[str, Ids] = {}
        self.claimed: dict[str, str] = {}
        self.made: dict[str, dict[str, Any]] = {}

    def ids(self, table: str) -> Ids:
        """The ids of a table, in the order of its file, also before the table is read."""
        return self.known.get(table) or Ids(f"an id of {table}", {})

    def rows(self, table: str, kind: type[P]) -> list[P]:
        """The pieces of a table that was read before, or those so far of the one being read."""
        return list(self.made.get(table, {}).values())

    def claim(self, name: str, place: Place) -> None:
        """Ids are unique in the whole game, also those of things inside a row."""
        if name and name in self.claimed:
            place.problem(f"id {name} is already that of {self.claimed[name]}")
        self.claimed.setdefault(name, f"{place.file} {place.row}")


class Place:
    """Where something stands: file, row (id or line) and the path of the field inside the row.

    `id` and `index` are those of the row in its table, also for what stands deep inside it.
    """

    __slots__ = ("field", "file", "id", "index", "row", "tables")

    def __init__(self, tables: Tables, file: str, row: str, field: str = "") -> None:
        self.tables = tables
        self.file = file
        self.row = row
        self.field = field
        self.id = ""
        self.index = 0

    def at(self, name: str) -> Place:
        return self._inside(f"{self.field}.{name}" if self.field else name)

    def item(self, index: int) -> Place:
        return self._inside(f"{self.field}[{index}]")

    def _inside(self, field: str) -> Place:
        inside = Place(self.tables, self.file, self.row, field)
        inside.id, inside.index = self.id, self.index
        return inside

    def problem(self, text: str) -> None:
        field = f" field {self.field}:" if self.field else ""
        self.tables.problems.append(f"{self.file}: {self.row}:{field} {text}")


def nowhere() -> Place:
    """A place for values that stand for something missing: what is wrong with them was told already."""
    return Place(Tables(), "", "")
