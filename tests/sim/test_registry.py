"""The registry of games."""

from __future__ import annotations

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import SettingError


def test_an_unknown_game_gets_a_sentence_with_those_there_are() -> None:
    with pytest.raises(SettingError, match="there is no game go; there are: ahoy"):
        games.game("go")


def test_a_game_is_loaded_once() -> None:
    games.register("salvage", "tests.kernel.toy:GAME")
    assert games.game("salvage") is games.game("salvage")
    assert games.game("salvage").id == "salvage"
    assert "salvage" in games.ids()
    assert games.registered()["salvage"] == "tests.kernel.toy:GAME"
    assert "ahoy" not in games.registered()
