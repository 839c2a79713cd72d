"""Every game by the kernel's own standards: a game of each driver with all checks."""

from __future__ import annotations

import pytest

from quarterdeck import games
from quarterdeck.fuzz import drivers_of, fuzz_games
from tests.registry import OWN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_of_ahoy_break_nothing(players: int) -> None:
    """`make fuzz` plays hundreds of these."""
    report = fuzz_games(games.game("ahoy"), players, 2, seed=7, every=3)
    assert [str(violation) for violation in report.violations] == []
    assert report.games == report.replayed == 2


DRIVEN = [(id, driver) for id in OWN for driver in drivers_of(games.game(id))]


@pytest.mark.parametrize(("id", "driver"), DRIVEN)
def test_a_game_of_each_driver_breaks_nothing(id: str, driver: str) -> None:
    """`make fuzz` plays hundreds of these, with every number of players."""
    game = games.game(id)
    report = fuzz_games(game, game.players[1], 1, seed=11, driver=driver, every=9, most_tried=4, fresh_process=False)
    assert [str(violation) for violation in report.violations] == []
    assert report.games == 1
