"""What lies on the table, and who may see it.

State is a tree of parts: slotted dataclasses that hold numbers, ids, lists and mappings of them, and further parts.
Every field is declared in one line (see `declared`). Copies, canonical JSON, the view of a seat, the redealing of what
it cannot see and the types that the browser client reads a view by all follow from these declarations.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from quarterdeck.kernel.rules.copies import give_copy
from quarterdeck.kernel.rules.declared import SIGHT, Sight, kind_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What every class of the state derives from."""

    __slots__ = ()

    def copy(self) -> Self:
        """A deep copy that shares nothing that can change. Every class has its own, which is not written by hand."""
        copied: Self = give_copy(type(self))(self)
        return copied


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """The root of a game's state. Every game's has a field `phase` that names the rule which runs next; it is not
    declared here, because a compiled class and one derived from it cannot share a field of a dataclass."""

    __slots__ = ()


OVER: Final = "over"
"""The phase of a finished game."""


class Shape:
    """The declared fields of one class of parts, in their order."""

    def __init__(self, cls: type[Any]) -> None:
        self.cls = cls
        self.seat_field = ""
        self.fields: dict[str, Sight] = {}
        for field in dataclasses.fields(cls):
            if SIGHT not in field.metadata:
                raise TypeError(f"{cls.__name__}.{field.name}: nobody is declared to see it or not")
            sight: Sight = field.metadata[SIGHT]
            sight.holds(kind_of(field.type))
            self.fields[field.name] = sight
            if sight.holder:
                self.seat_field = field.name
        self.deep = [(name, sight) for name, sight in self.fields.items() if sight.part is not None or sight.pool]
        """The fields under which something hidden may lie."""


_SHAPES: Final[dict[type[Any], Shape]] = {}


def shape_of(cls: type[Any]) -> Shape:
    """The declared fields of a class of parts."""
    shape = _SHAPES.get(cls)
    if shape is None:
        shape = _SHAPES[cls] = Shape(cls)
    return shape


def parts_below(cls: type[Any]) -> list[type[Any]]:
    """The class and those of all parts that it may hold, each once."""
    found = [cls]
    for part in found:
        for sight in shape_of(part).fields.values():
            if sight.part is not None and sight.part not in found:
                found.append(sight.part)
    return found


def field_names(cls: type[Any]) -> list[str]:
    """The declared fields of a class and of all parts below it, each once."""
    return list(dict.fromkeys(name for part in parts_below(cls) for name in shape_of(part).fields))


def children(value: Any) -> list[Any]:
    """The parts that a field with parts holds: one or none, a list of them, or a mapping to them."""
    if value is None:
        return []
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        return list(value.values())
    return [value]


def to_plain(value: Any) -> Any:
    """The whole value as JSON's own types, in declared order."""
    if isinstance(value, (int, str)) or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return [[to_plain(key), to_plain(item)] for key, item in value.items()]
    return {name: to_plain(getattr(value, name)) for name in shape_of(type(value)).fields}


def from_plain(cls: type[Any], plain: Any) -> Any:
    """The part of class `cls` that `to_plain` had written. Raises StateError if the fields differ."""
    shape = shape_of(cls)
    if not isinstance(plain, dict) or list(plain) != list(shape.fields):
        raise StateError(f"{cls.__name__}: the stored fields are not those of this version")
    maker: Any = cls
    part = maker.__new__(maker)
    for name, sight in shape.fields.items():
        setattr(part, name, _restored(sight, plain[name]))
    return part


def in_shape(cls: type[Any], plain: dict[str, Any], new: list[str]) -> dict[str, Any]:
    """A stored part of an older schema with the fields of today in their order; those that are `new` are blank where
    it has not got them."""
    blank = to_plain(cls())
    return {name: blank[name] if name in new and name not in plain else plain[name] for name in blank}


def _restored(sight: Sight, plain: Any) -> Any:
    if sight.pairs:
        if not isinstance(plain, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in plain):
            raise StateError("a stored mapping is not made of pairs")
        return {_key(key): _part_or_copy(sight, value) for key, value in plain}
    if sight.fixed:
        if not isinstance(plain, list):
            raise StateError("a stored tuple is not a list")
        return tuple(plain)
    if sight.part is not None and isinstance(plain, list):
        return [from_plain(sight.part, item) for item in plain]
    return _part_or_copy(sight, plain)


def _part_or_copy(sight: Sight, plain: Any) -> Any:
    if sight.part is None or plain is None:
        return _copied(plain)
    return from_plain(sight.part, plain)


def _key(key: Any) -> Any:
    return tuple(key) if isinstance(key, list) else key


def _copied(plain: Any) -> Any:
    return [_copied(item) for item in plain] if isinstance(plain, list) else plain


class StateError(ValueError):
    """A stored state that this version cannot read."""


def canonical(state: State) -> str:
    """The state as one line of JSON; equal states give equal lines."""
    return json.dumps(to_plain(state), ensure_ascii=False, separators=(",", ":"))


def state_hash(state: State) -> str:
    """A short fingerprint of the whole state."""
    return hashlib.sha256(canonical(state).encode()).hexdigest()[:32]
