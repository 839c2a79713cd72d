"""The states of all games: what is declared agrees with what is written, and copies share nothing."""

from __future__ import annotations

import os
import typing
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import Part, parts_below, shape_of
from quarterdeck.kernel.tables.run import Run, play_out
from tests.kernel.helpers import assert_copies
from tests.registry import OWN

CLASSES = [cls for id in OWN for cls in parts_below(games.game(id).state_class())]


def parts_in(hint: Any) -> list[Any]:
    """The classes of parts that a type names."""
    if isinstance(hint, type) and not typing.get_args(hint):
        return [hint] if issubclass(hint, Part) else []
    return [part for inner in typing.get_args(hint) for part in parts_in(inner)]


@pytest.mark.skipif(os.environ.get("QUARTERDECK_BUILD") == "compiled", reason="compiled classes forget their types")
@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_the_class_that_a_field_names_is_the_one_of_its_type(cls: type[Any]) -> None:
    hints = typing.get_type_hints(cls)
    for name, sight in shape_of(cls).fields.items():
        assert parts_in(hints[name]) == ([sight.part] if sight.part else []), name
        outer = typing.get_origin(hints[name]) or hints[name]
        assert (sight.pairs, sight.fixed) == (outer is dict, outer is tuple), name


@pytest.mark.parametrize("id", OWN)
def test_a_copy_in_mid_game_shares_nothing_that_can_change(id: str) -> None:
    game = games.game(id)
    for players in game.players:
        run = Run(game, game.start(game.check(Setting(players))))
        run.begin()
        for _ in range(6):
            play_out(run, Randomness(5), 60)
            assert_copies(run.ctx.state)
