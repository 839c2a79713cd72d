"""What may stand in the fields of a row: small specs that give typed values or say what is wrong where."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from typing import Generic, TypeVar

from quarterdeck.kernel.content.provenance import SOURCES
from quarterdeck.kernel.content.strict_yaml import Mapping

T = TypeVar("T")
Make = Callable[["Row"], T]


def shown(value: object) -> str:
    """A value as a message shows it: text in double quotes, null, true, 3, [..]."""
    return json.dumps(value, ensure_ascii=False, default=str)


class Place:
    """Where something stands: file, row (id or line) and the path of the field inside the row."""

    __slots__ = ("field", "file", "problems", "row")

    def __init__(self, problems: list[str], file: str, row: str, field: str = "") -> None:
        self.problems = problems
        self.file = file
        self.row = row
        self.field = field

    def at(self, name: str) -> Place:
        return Place(self.problems, self.file, self.row, f"{self.field}.{name}" if self.field else name)

    def item(self, index: int) -> Place:
        return Place(self.problems, self.file, self.row, f"{self.field}[{index}]")

    def problem(self, text: str) -> None:
        field = f" field {self.field}:" if self.field else ""
        self.problems.append(f"{self.file}: {self.row}:{field} {text}")


class Field(Generic[T]):
    """What may stand in a field. `read` gives the typed value, or reports a problem and gives `blank()`."""

    def read(self, value: object, place: Place) -> T:
        raise NotImplementedError

    def blank(self) -> T:
        raise NotImplementedError

    def refuse(self, expected: str, value: object, place: Place) -> T:
        place.problem(f"expected {expected}, got {shown(value)}")
        return self.blank()


class Row:
    """One mapping being read. Whatever was not taken when reading ends is an unknown field."""

    def __init__(self, values: Mapping, place: Place) -> None:
        self.values = values
        self.place = place
        self.id: str = ""  # of a row of a table, taken before anything else
        self.taken: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self.values

    def take(self, name: str, field: Field[T]) -> T:
        """The value of a field that must be there."""
        self.taken.add(name)
        if name not in self.values:
            self.place.at(name).problem("missing")
            return field.blank()
        return field.read(self.values[name], self.place.at(name))

    def optional(self, name: str, field: Field[T], default: T) -> T:
        """The value of a field, or the default where the field is absent or null."""
        self.taken.add(name)
        if self.values.get(name) is None:
            return default
        return field.read(self.values[name], self.place.at(name))

    def ignore_rest(self) -> None:
        self.taken.update(self.values)

    def finish(self) -> None:
        for name in self.values:
            if name not in self.taken:
                self.place.at(name).problem("unknown field")


class Integer(Field[int]):
    def __init__(self, least: int | None, most: int | None) -> None:
        self.least = least
        self.most = most

    def read(self, value: object, place: Place) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if (self.least is None or value >= self.least) and (self.most is None or value <= self.most):
                return value
        if self.least is not None and self.most is not None:
            return self.refuse(f"an integer from {self.least} to {self.most}", value, place)
        if self.least is not None:
            return self.refuse(f"an integer of at least {self.least}", value, place)
        if self.most is not None:
            return self.refuse(f"an integer of at most {self.most}", value, place)
        return self.refuse("an integer", value, place)

    def blank(self) -> int:
        return self.least or 0


class Flag(Field[bool]):
    def read(self, value: object, place: Place) -> bool:
        return value if isinstance(value, bool) else self.refuse("true or false", value, place)

    def blank(self) -> bool:
        return False


class Text(Field[str]):
    def __init__(self, expected: str, pattern: re.Pattern[str] | None) -> None:
        self.expected = expected
        self.pattern = pattern

    def read(self, value: object, place: Place) -> str:
        if isinstance(value, str) and value and (self.pattern is None or self.pattern.fullmatch(value)):
            return value
        return self.refuse(self.expected, value, place)

    def blank(self) -> str:
        return ""


class OneOf(Field[str]):
    def __init__(self, words: Collection[str], what: str) -> None:
        self.words = words
        self.what = what

    def read(self, value: object, place: Place) -> str:
        if isinstance(value, str) and value in self.words:
            return value
        return self.refuse(self.what or f"one of {', '.join(self.words)}", value, place)

    def blank(self) -> str:
        return ""


class ListOf(Field[list[T]]):
    def __init__(self, item: Field[T], least: int, most: int | None, distinct: bool) -> None:
        self.item = item
        self.least = least
        self.most = most
        self.distinct = distinct

    def read(self, value: object, place: Place) -> list[T]:
        if not isinstance(value, list):
            return self.refuse("a list", value, place)
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            size = f"{self.least}" if self.most == self.least else f"at least {self.least}"
            if self.most is not None and self.most != self.least:
                size = f"{self.least} to {self.most}"
            place.problem(f"expected a list of {size} item(s), got {len(value)}")
        if self.distinct:
            for index, item in enumerate(value):
                if item in value[:index]:
                    place.item(index).problem(f"{shown(item)} stands in the list twice")
        return [self.item.read(item, place.item(index)) for index, item in enumerate(value)]

    def blank(self) -> list[T]:
        return []


class Inner(Field[T]):
    """A mapping with its own fields."""

    def __init__(self, make: Make[T]) -> None:
        self.make = make

    def read(self, value: object, place: Place) -> T:
        if not isinstance(value, Mapping):
            return self.refuse("a mapping", value, place)
        row = Row(value, place)
        made = self.make(row)
        row.finish()
        return made

    def blank(self) -> T:
        return self.make(Row(Mapping(), Place([], "", "")))


def integer(least: int | None = None, most: int | None = None) -> Field[int]:
    return Integer(least, most)


def one_of(words: Collection[str], what: str = "") -> Field[str]:
    """One of these words; `what` names them in messages where there are many."""
    return OneOf(words, what)


def matching(pattern: str, expected: str) -> Field[str]:
    """Text of a given form, such as a colour."""
    return Text(expected, re.compile(pattern))


def list_of(item: Field[T], least: int = 0, most: int | None = None, distinct: bool = False) -> Field[list[T]]:
    return ListOf(item, least, most, distinct)


def mapping(make: Make[T]) -> Field[T]:
    """A mapping inside a row; `make` takes its fields."""
    return Inner(make)


class Names(dict[str, str]):
    """A name by language; one that has none of its own uses the English one."""

    def __missing__(self, language: str) -> str:
        return self["en"]


def _names(row: Row) -> dict[str, str]:
    return Names({language: row.take(language, text) for language in ("en", "de")})


text: Field[str] = Text("text", None)
slug: Field[str] = Text("an id of small letters, digits and _", re.compile(r"[a-z][a-z0-9_]*"))
flag: Field[bool] = Flag()
names: Field[dict[str, str]] = Inner(_names)
source: Field[str] = OneOf(SOURCES, "")
