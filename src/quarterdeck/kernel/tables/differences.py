"""Where two values differ, in words; for messages."""

from __future__ import annotations

import json
from typing import Any

from quarterdeck.kernel.rules.state import Part, shape_of


def difference(one: Any, other: Any, most: int = 4) -> str:
    """Where two plain values differ, each place with both values."""
    found: list[str] = []
    _differ(_as_plain(one), _as_plain(other), "", found)
    more = f" and {len(found) - most} more" if len(found) > most else ""
    return "; ".join(found[:most]) + more


def _as_plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _differ(one: Any, other: Any, path: str, found: list[str]) -> None:
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            _differ(one.get(key), other.get(key), f"{path}.{key}" if path else str(key), found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            _differ(left, right, f"{path}[{at}]", found)
    else:
        found.append(f"{path or 'it'}: {_short(one)} / {_short(other)}")


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else text[:117] + "..."


def typed_difference(one: Any, other: Any, path: str) -> str:
    """Where two states differ, in values or in types; nothing if they do not."""
    if type(one) is not type(other):
        return f"{path} was a {type(one).__name__} and is a {type(other).__name__}"
    if isinstance(one, (list, tuple)):
        if len(one) != len(other):
            return f"{path} had {len(one)} things and has {len(other)}"
        for at in range(len(one)):
            found = typed_difference(one[at], other[at], f"{path}[{at}]")
            if found:
                return found
        return ""
    if isinstance(one, dict):
        for key, value in one.items():
            if key not in other:
                return f"{path}[{key!r}] is missing"
            found = typed_difference(value, other[key], f"{path}[{key!r}]")
            if found:
                return found
        return "" if len(one) == len(other) else f"{path} has other keys"
    if isinstance(one, Part):
        for name in shape_of(type(one)).fields:
            found = typed_difference(getattr(one, name), getattr(other, name), f"{path}.{name}")
            if found:
                return found
        return ""
    return "" if one == other else f"{path} was {one!r} and is {other!r}"
