"""The value of a position: more is better, and the end is exact."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.bosun.valuing import expectation
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.kernel.rules.state import OVER
from tests.games.dead_reckoning.league import LEAGUE, YOU, Against
from tests.games.dead_reckoning.positions import Position


def value(position: Position, seat: int = 0) -> float:
    return GAME.value(position.state, seat)


def islands() -> Position:
    return Position(2).tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key")


def test_two_players_share_the_value() -> None:
    p = Position(2).having(0, chest=25)
    assert value(p, 0) > 0.5 > value(p, 1) > 0
    assert value(p, 0) + value(p, 1) == pytest.approx(1.0)


def test_at_the_end_only_coins_count() -> None:
    p = Position(2).having(0, chest=20, shown=1, dock=0).having(1, chest=19, shown=1, dock=30)
    p.state.phase = OVER
    assert value(p, 0) > 0.5 > value(p, 1)
    assert [expectation(p.state, player) for player in p.state.players] == [20.0, 19.0]


def test_at_the_end_a_tie_is_the_champions() -> None:
    p = Position(2).having(0, shown=1).having(1, shown=1)
    p.state.phase = OVER
    p.state.champions = [1]
    assert value(p, 1) > 0.5 > value(p, 0)


@pytest.mark.parametrize(
    "better",
    [
        islands().having(0, chest=16),
        islands().having(0, dock=3),
        islands().earned(0, "terror"),
        islands().having(0, legendary=1),
        islands().influence("r1c1", 0),
        islands().control(0, "r1c1"),
        islands().control(0, "r1c1").building("r1c1", "outpost"),
        islands().upgrade(0, B="up_jib"),
        islands().discarded(0, "buccaneer:2"),
        islands().discarded(0, "crewman+r1_ships_purse"),
    ],
)
def test_whatever_one_has_makes_the_position_better(better: Position) -> None:
    assert value(better) > value(islands())


@pytest.mark.parametrize("worse", [islands().having(0, damage=2), islands().having(1, chest=20)])
def test_damage_and_rivals_make_it_worse(worse: Position) -> None:
    assert value(worse) < value(islands())


def test_against_the_league_its_coins_count() -> None:
    p = Against()
    before = value(p)
    p.player(1).chest += 10
    assert 0 < value(p) < before < 1


def test_the_league_gains_as_long_as_the_game_lasts() -> None:
    """It has no crew to be valued, yet its cards bring it coins."""
    p = Against()
    coins = expectation(p.state, p.player(LEAGUE))
    p.state.trigger = YOU
    assert expectation(p.state, p.player(LEAGUE)) < coins


def test_teammates_share_the_value() -> None:
    p = Against(2).having(0, chest=30)
    assert value(p, 0) == value(p, 1) > 0.5
