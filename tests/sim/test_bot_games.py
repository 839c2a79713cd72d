"""Every bot plays every game with every number of players to its end. `make bot-games` plays many of each."""

from __future__ import annotations

import os

import pytest

from quarterdeck import games
from quarterdeck.fuzz.settings import drawn_options
from quarterdeck.kernel.game import Setting
from quarterdeck.sim.match import play_match
from tests.registry import OWN

GAMES = int(os.environ.get("QUARTERDECK_BOT_GAMES", "1"))
"""How many of each."""

SEARCHES = ["search:4:advised=no:cut=4:finish_action=no"]
"""Few iterations: here it matters that games end, not who wins. With a game's advice one takes a minute."""
if GAMES > 1:
    SEARCHES.append("search:4")
MIXED = "one of each"


def bots_of(id: str) -> list[str]:
    """Every kind of bot there is for a game, and all of them at one table."""
    return ["random", "random:uniform", *games.game(id).bots, *SEARCHES, MIXED]


def seats(id: str, spec: str, players: int, number: int) -> list[str]:
    """The bot in every seat; where they are mixed, all kinds in turn, each game beginning with another one."""
    kinds = bots_of(id)[:-1] if spec == MIXED else [spec]
    return [kinds[(number + seat) % len(kinds)] for seat in range(players)]


TABLES = [(id, players, spec) for id in OWN for players in games.game(id).players for spec in bots_of(id)]


@pytest.mark.parametrize(("id", "players", "spec"), TABLES, ids=[f"{id}-{n}-{spec}" for id, n, spec in TABLES])
def test_bots_play_to_the_end(id: str, players: int, spec: str) -> None:
    """Options are drawn anew for each game, campaigns that go on included."""
    game = games.game(id)
    for number in range(GAMES):
        setting = Setting(players, drawn_options(game, players, number))
        match = play_match(game, setting, seats(id, spec, players, number), seed=number + 1)
        told = f"seed {number + 1}, {setting.options}"
        assert match.ending != "unfinished", told
        assert len(match.scores) == players, told
