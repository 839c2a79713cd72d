"""Components as data: reading a game's YAML tables strictly, with every problem named at its place.

A game's loader opens a folder (`Content`), has each table's rows read into its own frozen dataclasses by what their
fields declare (see `declared`), and ends with `finish()`, which raises one `ContentError` that lists everything wrong:

    content = Content(folder)
    suits = content.table("suits", Suit)
    content.finish()

A field that is absent, unknown or of another kind is a problem such as
`market_cards.yaml: row gunner: field cost.gold: expected an integer of at least 1, got "x"`.
After a problem reading goes on with a harmless value, so that one run finds them all.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from quarterdeck.kernel.content.declared import Check, derived, fixed, index, inner, read, reader_of
from quarterdeck.kernel.content.effects import ABILITIES, CONDITION, EFFECT, EFFECTS, TRIGGER, word_of
from quarterdeck.kernel.content.fields import (
    FLAG,
    NAMES,
    SLUG,
    TEXT,
    Field,
    Make,
    Names,
    Row,
    each,
    integer,
    list_of,
    mapping,
    matching,
    one_of,
    or_null,
    pair,
    some,
    whether,
)
from quarterdeck.kernel.content.marks import marks_of
from quarterdeck.kernel.content.place import Ids, Place, Tables, shown
from quarterdeck.kernel.content.provenance import Origin, Provenance
from quarterdeck.kernel.content.references import NOWHERE, OWN_ID, at, counts, position, ref
from quarterdeck.kernel.content.strict_yaml import Mapping, read_yaml
from quarterdeck.kernel.content.vocabulary import Verb, Vocabulary, read_vocabulary

__all__ = [
    "Content",
    "ContentError",
    "NOWHERE",
    "Vocabulary",
    "Verb",
    "Row",
    "Field",
    "Names",
    "Place",
    "read",
    "derived",
    "fixed",
    "index",
    "inner",
    "ABILITIES",
    "at",
    "CONDITION",
    "counts",
    "each",
    "EFFECT",
    "EFFECTS",
    "FLAG",
    "integer",
    "list_of",
    "mapping",
    "matching",
    "NAMES",
    "one_of",
    "or_null",
    "OWN_ID",
    "pair",
    "position",
    "ref",
    "some",
    "SLUG",
    "TEXT",
    "TRIGGER",
    "whether",
    "word_of",
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
        self.tables: Tables = Tables()
        self.problems: list[str] = self.tables.problems
        self.provenance: Provenance = Provenance()
        self._files: dict[str, str] = {}
        self._rows: dict[str, list[object]] = {}
        self._unread: dict[str, None] = {}
        effects = folder / "EFFECTS.md"
        words = effects.read_text(encoding="utf-8") if effects.exists() else ""
        self.vocabulary = read_vocabulary(words, effects.name, self.problems, verb_key, may_key)
        self.tables.vocabulary = self.vocabulary
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
                positions = {id: number for number, id in enumerate(dict.fromkeys(ids))}
                self.tables.known[name] = Ids(f"an id of {name}", positions)

    def ids(self, table: str) -> list[str]:
        """The ids of a table, in the order of its file, also before the table is read."""
        return list(self.tables.ids(table).positions)

    def know(self, name: str, words: list[str], what: str, table: str = "") -> None:
        """More that `ref(name)` and `at(name)` may refer to: some rows of a table, or words of the game's own."""
        positions = self.tables.ids(table).positions if table else {word: number for number, word in enumerate(words)}
        self.tables.known[name] = Ids(what, {word: positions[word] for word in words if word in positions})

    def place(self, table: str, id: str = "") -> Place:
        """Where a row stands, or a table as a whole: for checks that look at several rows."""
        return Place(self.tables, self._files.get(table, table), f"row {id}" if id else f"table {table}")

    def expect(self, table: str, wanted: list[str]) -> None:
        """These rows and no others, in this order."""
        if self.ids(table) != wanted:
            self.place(table).problem(f"expected the rows {wanted}")

    def table(self, name: str, kind: type[T] | Make[T], check: Check[T] | None = None) -> dict[str, T]:
        """Every row of a table by id, in the order of the file: read by the declarations of a class, or by a function.

        `check` says what the fields of a row must be to each other.
        """
        if name not in self._rows:
            self.problems.append(f"table {name} is missing")
            return {}
        self._unread.pop(name, None)
        make = reader_of(kind)
        made: dict[str, T] = {}
        self.tables.made[name] = made
        file = self._files[name]
        for number, values in enumerate(self._rows[name], 1):
            if not isinstance(values, Mapping):
                self.problems.append(f"{file}: row {number} of {name}: expected a mapping, got {shown(values)}")
                continue
            label = f"row {values['id']}" if "id" in values else f"line {values.line}"
            row = Row(values, Place(self.tables, file, label))
            key = row.place.id = row.take("id", SLUG)
            row.place.index = number - 1
            self.tables.claim(key, row.place.at("id"))
            own, fields = marks_of(row)
            self.provenance.add(Origin(file, name, key, own, fields))
            piece = make(row)
            row.finish()
            if check is not None:
                check(piece, row.place)
            made[key] = piece
        return made

    def only(self, name: str, kind: type[T] | Make[T], check: Check[T] | None = None) -> T:
        """The one row of a table that has just one."""
        rows = list(self.table(name, kind, check).values())
        if len(rows) != 1:
            self.problems.append(f"{self._files.get(name, name)}: table {name}: expected 1 row, got {len(rows)}")
        return rows[0] if rows else mapping(reader_of(kind)).blank()

    def finish(self) -> None:
        """Raise everything that was found wrong; tables nobody asked for are wrong, too."""
        for name in self._unread:
            self.problems.append(f"{self._files[name]}: table {name} is unknown")
        if self.problems:
            raise ContentError(self.problems)
