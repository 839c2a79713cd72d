"""Components as data: reading a game's YAML tables strictly, with every problem named at its place.

A game's loader opens a folder (`Content`), turns each table's rows into its own plain classes with small
field specs, and ends with `finish()`, which raises one `ContentError` that lists everything wrong:

    content = Content(folder)
    suits = content.table("suits", lambda row: Suit(row.id, row.take("name", names)))
    content.finish()

A field that is absent, unknown or of another kind is a problem such as
`market_cards.yaml: row gunner: field cost.gold: expected an integer of at least 1, got "x"`.
After a problem reading goes on with a harmless value, so that one run finds them all.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from quarterdeck.kernel.content.fields import (
    Field,
    Inner,
    Make,
    Place,
    Row,
    flag,
    integer,
    list_of,
    mapping,
    matching,
    names,
    one_of,
    shown,
    slug,
    text,
)
from quarterdeck.kernel.content.marks import marks_of
from quarterdeck.kernel.content.provenance import Origin, Provenance
from quarterdeck.kernel.content.strict_yaml import Mapping, read_yaml
from quarterdeck.kernel.content.vocabulary import Verb, Vocabulary, read_vocabulary

__all__ = [
    "Content",
    "ContentError",
    "Vocabulary",
    "Verb",
    "Row",
    "Field",
    "Place",
    "flag",
    "integer",
    "list_of",
    "mapping",
    "matching",
    "names",
    "one_of",
    "slug",
    "text",
    "read_vocabulary",
    "read_yaml",
]

T = TypeVar("T")


class ContentError(Exception):
    """All problems of a game's content, each with file, row (or line) and field."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join([f"{len(problems)} problem(s) in the content:", *problems]))


class Content:
    """All tables of a folder of YAML files: a table is a top-level key with a list of rows that have ids."""

    def __init__(self, folder: Path, verb_key: str = "verb", may_key: str = "may") -> None:
        self.problems: list[str] = []
        self.provenance: Provenance = Provenance()
        self._files: dict[str, str] = {}
        self._rows: dict[str, list[object]] = {}
        self._ids: dict[str, dict[str, None]] = {}
        self._claimed: dict[str, str] = {}
        self._unread: dict[str, None] = {}
        effects = folder / "EFFECTS.md"
        words = effects.read_text(encoding="utf-8") if effects.exists() else ""
        self.vocabulary = read_vocabulary(words, effects.name, self.problems, verb_key, may_key)
        for path in sorted(folder.glob("*.yaml")):
            self._open(path)

    def _open(self, path: Path) -> None:
        document = read_yaml(path.read_text(encoding="utf-8"), path.name, self.problems)
        if not isinstance(document, Mapping):
            self.problems.append(f"{path.name}: line 1: expected tables, each a key with a list of rows")
            return
        for name, rows in document.items():
            if name in self._rows:
                self.problems.append(f"{path.name}: table {name} is also in {self._files[name]}")
            elif not isinstance(rows, list):
                self.problems.append(f"{path.name}: table {name}: expected a list of rows, got {shown(rows)}")
            else:
                self._files[name], self._rows[name], self._unread[name] = path.name, rows, None
                ids = [str(row["id"]) for row in rows if isinstance(row, Mapping) and "id" in row]
                self._ids[name] = dict.fromkeys(ids)

    def ids(self, table: str) -> list[str]:
        """The ids of a table, in the order of its file, also before the table is read."""
        return list(self._ids.get(table, {}))

    def ref(self, table: str) -> Field[str]:
        """The id of a row of this table."""
        return one_of(self._ids.get(table, {}), f"an id of {table}")

    def claim(self, name: str, place: Place) -> None:
        """Ids are unique in the whole game, also those of things inside a row."""
        if name and name in self._claimed:
            place.problem(f"id {name} is already that of {self._claimed[name]}")
        self._claimed.setdefault(name, f"{place.file} {place.row}")

    def table(self, name: str, make: Make[T]) -> dict[str, T]:
        """Every row of a table, made by `make`, by id in the order of the file."""
        if name not in self._rows:
            self.problems.append(f"table {name} is missing")
            return {}
        self._unread.pop(name, None)
        made: dict[str, T] = {}
        file = self._files[name]
        for number, values in enumerate(self._rows[name], 1):
            if not isinstance(values, Mapping):
                self.problems.append(f"{file}: row {number} of {name}: expected a mapping, got {shown(values)}")
                continue
            label = f"row {values['id']}" if "id" in values else f"line {values.line}"
            row = Row(values, Place(self.problems, file, label))
            key = row.id = row.take("id", slug)
            self.claim(key, row.place.at("id"))
            own, fields = marks_of(row)
            self.provenance.add(Origin(file, name, key, own, fields))
            made[key] = make(row)
            row.finish()
        return made

    def only(self, name: str, make: Make[T]) -> T:
        """The one row of a table that has just one."""
        rows = list(self.table(name, make).values())
        if len(rows) != 1:
            self.problems.append(f"{self._files.get(name, name)}: table {name}: expected 1 row, got {len(rows)}")
        return rows[0] if rows else Inner(make).blank()

    def finish(self) -> None:
        """Raise everything that was found wrong; tables nobody asked for are wrong, too."""
        for name in self._unread:
            self.problems.append(f"{self._files[name]}: table {name} is unknown")
        if self.problems:
            raise ContentError(self.problems)
