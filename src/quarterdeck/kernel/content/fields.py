"""What may stand in the fields of a row: small specs that give typed values or say what is wrong where."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, Final, Generic, TypeVar

from quarterdeck.kernel.content.place import Place, nowhere, shown
from quarterdeck.kernel.content.provenance import SOURCES
from quarterdeck.kernel.content.strict_yaml import Mapping

T = TypeVar("T")
U = TypeVar("U")
Make = Callable[["Row"], T]


class Names(dict[str, str]):
    """What something is called, by language; one that has no word of its own uses the English one."""

    def __missing__(self, language: str) -> str:
        if language == "en":
            raise KeyError(language)
        return self["en"]


class Field(Generic[T]):
    """What may stand in a field. `read` gives the typed value, or reports a problem and gives `blank()`."""

    def read(self, value: object, place: Place) -> T:
        raise NotImplementedError

    def blank(self) -> T:
        raise NotImplementedError

    def refuse(self, expected: str, value: object, place: Place) -> T:
        place.problem(f"expected {expected}, got {shown(value)}")
        return self.blank()

    def checked(self, check: Callable[[T, Place], None]) -> Field[T]:
        """The same field, whose value must also please this check."""
        return Checked(self, check)

    def then(self, make: Callable[[T], U]) -> Field[U]:
        """What this function makes of the value."""
        return Then(self, make)


class Checked(Field[T]):
    def __init__(self, field: Field[T], check: Callable[[T, Place], None]) -> None:
        self.field = field
        self.check = check

    def read(self, value: object, place: Place) -> T:
        made = self.field.read(value, place)
        self.check(made, place)
        return made

    def blank(self) -> T:
        return self.field.blank()


class Then(Field[U], Generic[T, U]):
    def __init__(self, field: Field[T], make: Callable[[T], U]) -> None:
        self.field = field
        self.make = make

    def read(self, value: object, place: Place) -> U:
        return self.make(self.field.read(value, place))

    def blank(self) -> U:
        return self.make(self.field.blank())


class Row:
    """One mapping being read. Whatever was not taken when reading ends is an unknown field.

    A path such as `cost.gold` names a field of a mapping inside the row.
    """

    def __init__(self, values: Mapping, place: Place) -> None:
        self.values = values
        self.place = place
        self.taken: set[str] = set()
        self.inners: dict[str, Row] = {}
        self.made: dict[str, Any] = {}  # of a piece that is read by its declarations: the values so far

    @property
    def id(self) -> str:
        """The id of the row of the table, also in a mapping inside it."""
        return self.place.id

    @property
    def index(self) -> int:
        """The position of the row in its file."""
        return self.place.index

    def has(self, name: str) -> bool:
        return name in self.values

    def inner(self, name: str) -> Row:
        """The mapping in a field that must be there."""
        if name not in self.inners:
            inner = self.inners[name] = self.take(name, as_row)
            if not inner.values and inner.place.file:
                inner.place.problem("expected some of its fields")
        return self.inners[name]

    def take(self, path: str, field: Field[T]) -> T:
        """The value of a field that must be there."""
        name, _, rest = path.partition(".")
        if rest:
            return self.inner(name).take(rest, field)
        self.taken.add(name)
        if name not in self.values:
            self.place.at(name).problem("missing")
            return field.blank()
        return field.read(self.values[name], self.place.at(name))

    def optional(self, path: str, field: Field[T], default: T) -> T:
        """The value of a field, or the default where the field is absent or null."""
        name, _, rest = path.partition(".")
        self.taken.add(name)
        if self.values.get(name) is None:
            return default
        if rest:
            return self.inner(name).optional(rest, field, default)
        return field.read(self.values[name], self.place.at(name))

    def ignore_rest(self) -> None:
        self.taken.update(self.values)

    def finish(self) -> None:
        for inner in self.inners.values():
            inner.finish()
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


class AsRow(Field[Row]):
    """A mapping as it stands there."""

    def read(self, value: object, place: Place) -> Row:
        return Row(value, place) if isinstance(value, Mapping) else self.refuse("a mapping", value, place)

    def blank(self) -> Row:
        return Row(Mapping(), nowhere())


class Inner(Field[T]):
    """A mapping with its own fields."""

    def __init__(self, make: Make[T]) -> None:
        self.make = make

    def read(self, value: object, place: Place) -> T:
        row = as_row.read(value, place)
        made = self.make(row)
        row.finish()
        return made

    def blank(self) -> T:
        return self.make(as_row.blank())


class OrNull(Field[T]):
    def __init__(self, field: Field[T], null: T) -> None:
        self.field = field
        self.null = null

    def read(self, value: object, place: Place) -> T:
        return self.null if value is None else self.field.read(value, place)

    def blank(self) -> T:
        return self.null


def integer(least: int | None = None, most: int | None = None) -> Field[int]:
    return Integer(least, most)


def one_of(words: Collection[str], what: str = "") -> Field[str]:
    """One of these words; `what` names them in messages where there are many."""
    return OneOf(words, what)


def whether(yes: str, no: str = "") -> Field[bool]:
    """One of two words, or one word alone: true where the first is said."""
    return OneOf([word for word in (no, yes) if word], "").then(lambda word: word == yes)


def matching(pattern: str, expected: str) -> Field[str]:
    """Text of a given form, such as a colour."""
    return Text(expected, re.compile(pattern))


def list_of(item: Field[T], least: int = 0, most: int | None = None, distinct: bool = False) -> Field[list[T]]:
    return ListOf(item, least, most, distinct)


def mapping(make: Make[T]) -> Field[T]:
    """A mapping inside a row; `make` takes its fields."""
    return Inner(make)


def or_null(field: Field[T], null: T) -> Field[T]:
    """What must be said although it may be nothing: `null` is the value of that."""
    return OrNull(field, null)


def each(keys: Collection[str], item: Field[T]) -> Field[list[T]]:
    """A mapping of exactly these keys, as the list of their values in this order."""
    return Inner(lambda row: [row.take(key, item) for key in keys])


def some(keys: Collection[str], item: Field[T]) -> Field[dict[str, T]]:
    """A mapping of some of these keys, in this order."""
    return Inner(lambda row: {key: row.take(key, item) for key in keys if row.has(key)})


def pair(first: str, second: str, item: Field[T]) -> Field[tuple[T, T]]:
    """A mapping of two keys."""
    return Inner(lambda row: (row.take(first, item), row.take(second, item)))


as_row: Final = AsRow()
TEXT: Final[Field[str]] = Text("text", None)
SLUG: Final[Field[str]] = Text("an id of small letters, digits and _", re.compile(r"[a-z][a-z0-9_]*"))
FLAG: Final[Field[bool]] = Flag()
NAMES: Final[Field[Names]] = Inner(lambda row: Names({language: row.take(language, TEXT) for language in ("en", "de")}))
SOURCE: Final[Field[str]] = OneOf(SOURCES, "")
