"""What lies on the table, and who may see it.

State is a tree of slotted dataclasses that hold numbers, ids, lists and mappings of them, and further parts.
Under each class stands one declaration that says for every field who sees it; what is not declared is hidden.
Canonical JSON, the view of a seat and the redealing of what it cannot see all read these declarations.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

PUBLIC: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
BY_RULE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The root of a game's state. Every game's has a field `phase` that names the rule which runs next; it is not
    declared here, because a compiled class and one derived from it cannot share a field of a dataclass."""

    def copy(self) -> State:
        """A deep copy that shares nothing that can change; every game's state has its own."""
        raise TypeError(f"{type(self).__name__} has no copy of its own")


OVER: Final = "over"
"""The phase of a finished game."""


class Sight:
    """Who sees a field, how it is stored, and in which pool its content is redealt."""

    def __init__(
        self,
        level: int,
        part: type[Any] | None = None,
        pairs: bool = False,
        pool: str = "",
        rule: Callable[[Any, int], bool] | None = None,
        fixed: bool = False,
    ) -> None:
        self.level = level
        self.part = part
        self.pairs = pairs
        self.pool = pool
        self.rule = rule
        self.fixed = fixed

    def shows(self, holder: Any, owner: int, seat: int) -> bool:
        """Whether `seat` sees the field of `holder`, a part that belongs to `owner`."""
        if self.level == PUBLIC:
            return True
        if self.level == OWNER:
            return owner == seat and seat >= 0
        if self.rule is not None:
            return self.rule(holder, seat)
        return False


def public(part: type[Any] | None = None, pairs: bool = False, fixed: bool = False) -> Sight:
    """Everybody sees it. `part`: it holds parts of that class; `pairs`: it is a mapping; `fixed`: it is a tuple
    of plain values, which copies share, because a change puts another in its place."""
    return Sight(PUBLIC, part, pairs, fixed=fixed)


def owner(pool: str = "") -> Sight:
    """The seat that the part belongs to sees it; the others see how many there are."""
    return Sight(OWNER, pool=pool)


def nobody(pool: str = "") -> Sight:
    """Face down for everybody; all see how many there are."""
    return Sight(NOBODY, pool=pool)


def seen_if(rule: Callable[[Any, int], bool], pool: str = "") -> Sight:
    """Seen by the seats for which the game's rule says so."""
    return Sight(BY_RULE, pool=pool, rule=rule)


class Shape:
    """The declared fields of one class of parts, in their order."""

    def __init__(self, cls: type[Any], seat_field: str, fields: dict[str, Sight]) -> None:
        self.cls = cls
        self.seat_field = seat_field
        self.fields = fields
        self.deep = [(name, sight) for name, sight in fields.items() if sight.part is not None or sight.pool]
        """The fields under which something hidden may lie."""


SHAPES: Final[dict[type[Any], Shape]] = {}


def field_names(cls: type[Any]) -> list[str]:
    """The declared fields of a class and of all parts below it, each once."""
    names: dict[str, None] = {}
    waiting, seen = [cls], [cls]
    while waiting:
        for name, sight in SHAPES[waiting.pop()].fields.items():
            names[name] = None
            if sight.part is not None and sight.part not in seen:
                waiting.append(sight.part)
                seen.append(sight.part)
    return list(names)


def declare(cls: type[Any], seat_field: str = "", **fields: Sight) -> None:
    """Declares every field of a class; `seat_field` names the one that holds the owner's seat."""
    SHAPES[cls] = Shape(cls, seat_field, fields)


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
    return {name: to_plain(getattr(value, name)) for name in SHAPES[type(value)].fields}


def from_plain(cls: type[Any], plain: Any) -> Any:
    """The part of class `cls` that `to_plain` had written. Raises StateError if the fields differ."""
    shape = SHAPES[cls]
    if not isinstance(plain, dict) or list(plain) != list(shape.fields):
        raise StateError(f"{cls.__name__}: the stored fields are not those of this version")
    maker: Any = cls
    part = maker.__new__(maker)
    for name, sight in shape.fields.items():
        setattr(part, name, _restored(sight, plain[name]))
    return part


def in_shape(cls: type[Any], plain: dict[str, Any], blank: dict[str, Any]) -> dict[str, Any]:
    """A stored part of an older schema with the fields of today in their order; `blank` fills those it had not."""
    return {name: plain[name] if name in plain else _copied(blank[name]) for name in SHAPES[cls].fields}


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
