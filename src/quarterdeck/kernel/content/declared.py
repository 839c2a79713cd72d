"""A piece is a frozen dataclass whose fields say how they are read.

    @dataclass(frozen=True, slots=True)
    class Card:
        id: str
        names: Names = read(NAMES, at="name")
        gold: int = read(integer(1, 2), at="cost.gold", default=0)
        design: str = derived(design_of)

`id` is the id of the row, unless it is declared otherwise. `read` takes the field of the same name, or the one that
`at` names. `derived` is for what no single field says: a small function of the row, which can take further fields
(`row.take`) and knows the values of the declarations before it (`row.made`). Where rows of two tables are the same kind
of piece, a class for each declares what is different, and `fixed` what one of them has without saying it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, TypeVar

from quarterdeck.kernel.content.fields import Field, Inner, Make, Row
from quarterdeck.kernel.content.place import Place

P = TypeVar("P")
Check = Callable[[P, Place], None]

_HOW: Final = "how"
_REQUIRED: Final = object()


class Reading:
    """How one field of a piece comes out of a row."""

    def value(self, row: Row, name: str) -> object:
        raise NotImplementedError


class _Read(Reading):
    def __init__(self, field: Any, at: str, default: object) -> None:
        self.field = field
        self.at = at
        self.default = default

    def value(self, row: Row, name: str) -> object:
        if self.default is _REQUIRED:
            return row.take(self.at or name, self.field)
        return row.optional(self.at or name, self.field, self.default)


class _Derived(Reading):
    def __init__(self, make: Make[Any]) -> None:
        self.make = make

    def value(self, row: Row, name: str) -> object:
        return self.make(row)


class _Fixed(Reading):
    def __init__(self, said: object) -> None:
        self.said = said

    def value(self, row: Row, name: str) -> object:
        return self.said


class _RowId(Reading):
    def value(self, row: Row, name: str) -> object:
        return row.id


# Any as dataclasses.field has it in effect: a class body says `x: int = read(...)`.


def read(field: Field[Any], at: str = "", default: object = _REQUIRED) -> Any:
    """A field of the row; with a default it may be absent or null."""
    return dataclasses.field(metadata={_HOW: _Read(field, at, default)})


def derived(make: Make[Any]) -> Any:
    """What this function makes of the row."""
    return dataclasses.field(metadata={_HOW: _Derived(make)})


def fixed(value: object) -> Any:
    """What no row says, since it is the same for all that are read by this class."""
    return dataclasses.field(metadata={_HOW: _Fixed(value)})


def index() -> Any:
    """The position of the row in its file."""
    return derived(lambda row: row.index)


def inner(kind: type[P]) -> Field[P]:
    """A piece inside a row: a mapping that is read by the piece's own declarations."""
    return Inner(reader_of(kind))


def reader_of(kind: type[P] | Make[P]) -> Make[P]:
    """What reads a row by the declarations of a class; a function reads as it likes."""
    make: Any = _by_declarations(kind) if dataclasses.is_dataclass(kind) else kind
    checked: Make[P] = make
    return checked


def _by_declarations(kind: Any) -> Any:
    parts = [(part.name, _how(kind.__name__, part)) for part in dataclasses.fields(kind)]

    def piece(row: Row) -> Any:
        for name, how in parts:
            row.made[name] = how.value(row, name)
        return kind(**row.made)

    return piece


def _how(owner: str, part: dataclasses.Field[Any]) -> Reading:
    how = part.metadata.get(_HOW)
    if isinstance(how, Reading):
        return how
    if part.name != "id":
        raise TypeError(f"{owner}.{part.name} does not say how it is read")
    return _RowId()
