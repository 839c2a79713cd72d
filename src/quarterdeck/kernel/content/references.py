"""Fields that refer to other rows: ids of a table, and words as their positions in a list."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.fields import SLUG, Field, Inner, Row, integer
from quarterdeck.kernel.content.place import Place

NOWHERE: Final = -1


class Ref(Field[str]):
    def __init__(self, table: str) -> None:
        self.table: str = table

    def read(self, value: object, place: Place) -> str:
        ids = place.tables.ids(self.table)
        return value if isinstance(value, str) and value in ids.positions else self.refuse(ids.what, value, place)

    def blank(self) -> str:
        return ""


class At(Field[int]):
    def __init__(self, table: str) -> None:
        self.table: str = table

    def read(self, value: object, place: Place) -> int:
        ids = place.tables.ids(self.table)
        if isinstance(value, str) and value in ids.positions:
            return ids.positions[value]
        return self.refuse(ids.what, value, place)

    def blank(self) -> int:
        return NOWHERE


class Position(Field[int]):
    def __init__(self, words: list[str]) -> None:
        self.words: list[str] = words

    def read(self, value: object, place: Place) -> int:
        if isinstance(value, str) and value in self.words:
            return self.words.index(value)
        return self.refuse(f"one of {', '.join(self.words)}", value, place)

    def blank(self) -> int:
        return NOWHERE


class OwnId(Field[str]):
    def read(self, value: object, place: Place) -> str:
        id = SLUG.read(value, place)
        place.tables.claim(id, place)
        return id

    def blank(self) -> str:
        return ""


def ref(table: str) -> Field[str]:
    """The id of a row of this table, or of the rows that `Content.subset` calls so."""
    return Ref(table)


def at(table: str) -> Field[int]:
    """The same as the row's position in its file."""
    return At(table)


def position(words: list[str]) -> Field[int]:
    """One of these words, as its position among them."""
    return Position(words)


def counts(table: str) -> Field[dict[str, int]]:
    """How many, at least 1, of each of these ids; what is not there is 0."""

    def counted(row: Row) -> dict[str, int]:
        return {id: row.take(id, integer(1)) for id in row.place.tables.ids(table).positions if row.has(id)}

    return Inner(counted)


OWN_ID: Final[Field[str]] = OwnId()
"""The id of something inside a row, which nothing else in the game has."""
