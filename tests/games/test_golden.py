"""Every golden game replays to its exact result, says the same when it is written again, and has honest dice."""

from __future__ import annotations

import json

import pytest

from quarterdeck import games
from quarterdeck.kernel.tables import verify
from quarterdeck.kernel.tables.gamefile import parse, replayed, written
from tests.golden import GOLDEN, Golden, result, tie


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_golden_game(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    table = replayed(parse(text), games.game(golden.game))
    expected = json.loads((golden.path.parent / "results.json").read_text(encoding="utf-8"))
    assert result(table) == expected[golden.name]
    assert expected[golden.name]["ending"] == golden.ending
    assert golden.tie in ("", tie(table))
    assert written(table, golden.bots).text() == text
    assert verify.check(text) == []


def test_there_is_a_golden_game_for_every_ending_and_enough_for_every_number_of_players() -> None:
    for game in {golden.game for golden in GOLDEN}:
        for players in games.game(game).players:
            assert sum(1 for golden in GOLDEN if golden.game == game and len(golden.bots) == players) >= 3
    endings = {
        "ahoy": {"fame", "gold", "shared", "conceded"},
        "maracaibo": {"points", "shared", "jean_beaten", "jean_wins"},
        "marauders": {"target", "events", "captains"},
        "dead_reckoning": {"coins", "battle", "league_beaten", "league_wins"},
    }
    for game, wanted in endings.items():
        assert {golden.ending for golden in GOLDEN if golden.game == game} == wanted
