"""The pieces of every game's box are what their fields declare, and stay what they are."""

from __future__ import annotations

import dataclasses
import importlib
import types
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.tables.gamefile import parse, replayed
from tests.golden import GOLDEN
from tests.registry import OWN

MADE_BY_RULES = {"Effect", "Goods"}
"""What rules make as well, by the thousand, so that it is no dataclass."""


def tables_of(game: str) -> dict[str, Any]:
    """The lookup tables of a game's components."""
    components = importlib.import_module(f"quarterdeck.games.{game}.content.components")
    return {
        name: value
        for name, value in vars(components).items()
        if name.isupper() and name not in ("VOCABULARY", "PROVENANCE")
    }


def inside(value: object) -> list[object]:
    """What a value is made of."""
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(value, (list, tuple)):
        return list(value)
    if dataclasses.is_dataclass(value):
        return [getattr(value, part.name) for part in dataclasses.fields(value)]
    if type(value).__name__ == "Goods":
        return [getattr(value, "cargo"), getattr(value, "coin")]  # noqa: B009
    return [value.params] if isinstance(value, Effect) else []


def pieces_of(game: str) -> list[object]:
    """Everything in the box that is no plain value, once."""
    found: dict[int, object] = {}
    stack: list[object] = [tables_of(game)]
    while stack:
        value = stack.pop()
        if id(value) not in found:
            stack.extend(inside(value))
            if not isinstance(value, (dict, list, tuple, str, int)) and value is not None:
                found[id(value)] = value
    return list(found.values())


def told(value: object) -> object:
    """A value as plain data, to be compared with what it is later."""
    if isinstance(value, (str, int)) or value is None:
        return value
    if isinstance(value, dict):
        return [(key, told(item)) for key, item in value.items()]
    return (
        type(value).__name__,
        value.verb if isinstance(value, Effect) else "",
        [told(item) for item in inside(value)],
    )


def fits(value: object, kind: Any) -> bool:
    """Whether a value is what an annotation says."""
    origin, of = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(fits(item, of[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(key, of[0]) and fits(item, of[1]) for key, item in value.items())
    if origin is tuple:
        return isinstance(value, tuple) and len(value) == len(of) and all(map(fits, value, of))
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, option) for option in of)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)


def fields_of(piece: Any) -> Iterator[tuple[str, Any, Any]]:
    hints = typing.get_type_hints(type(piece))
    for part in dataclasses.fields(piece):
        yield part.name, getattr(piece, part.name), hints[part.name]


@pytest.mark.parametrize("id", OWN)
def test_no_piece_can_be_changed(id: str) -> None:
    pieces = pieces_of(id)
    assert len(pieces) > 100
    for piece in pieces:
        if type(piece).__name__ in MADE_BY_RULES:
            continue
        assert dataclasses.is_dataclass(piece), piece
        for name, value, _ in fields_of(piece):
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(piece, name, value)


@pytest.mark.parametrize("id", OWN)
def test_every_field_holds_what_it_is_declared_to_hold(id: str) -> None:
    for piece in pieces_of(id):
        if type(piece).__name__ not in MADE_BY_RULES:
            wrong = [(name, value) for name, value, kind in fields_of(piece) if not fits(value, kind)]
            assert wrong == [], type(piece).__name__


@pytest.mark.parametrize("id", OWN)
def test_whole_games_leave_the_box_as_it_was(id: str) -> None:
    """Also what stands in the lists of pieces."""
    before = told(tables_of(id))
    played = [golden for golden in GOLDEN if golden.game == id]
    assert played
    for golden in played:
        assert replayed(parse(golden.path.read_text(encoding="utf-8")), games.game(id)).over
    games.game(id).catalog()
    assert told(tables_of(id)) == before
