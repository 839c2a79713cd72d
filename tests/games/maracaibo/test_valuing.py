"""The value of a position: more is better, the end is exact, and Jean is a rival too."""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.bosun.valuing import expectation
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.kernel.rules.state import OVER
from tests.games.maracaibo.position import Position


def value(position: Position, seat: int = 0) -> float:
    return GAME.value(position.state, seat)


def test_two_players_share_the_value() -> None:
    p = Position(2).having(0, vp=30).having(1, vp=10)
    assert value(p, 0) > 0.5 > value(p, 1) > 0
    assert value(p, 0) + value(p, 1) == pytest.approx(1.0)


def test_at_the_end_only_points_count() -> None:
    p = Position(2).round(4).having(0, vp=50, doubloons=0).having(1, vp=51, doubloons=90)
    p.state.phase = OVER
    assert [expectation(p.state, player) for player in p.state.players] == [50.0, 51.0]
    assert value(p, 0) < 0.5


@pytest.mark.parametrize(
    "better",
    [
        Position(2).having(0, doubloons=30),
        Position(2).having(0, figures=4),
        Position(2).having(0, combat=5),
        Position(2).having(0, doubloon_income=14),
        Position(2).having(0, vp_income=3),
        Position(2).influence(0, spain=2),
        Position(2).explorer(0, "e10"),
        Position(2).tableau(0, "a_navigator_1"),
        Position(2).tableau(0, "a_peddler_1"),
        Position(2).unlocked(0, "hand_limit"),
        Position(2).one_disc(0, "vp_10"),
        Position(2).quests_done(0, 2),
        Position(2).synergies(0, "quill"),
        Position(2).tokens(0, "k01"),
    ],
)
def test_whatever_one_has_makes_the_position_better(better: Position) -> None:
    assert value(better) > value(Position(2))


def test_the_same_lead_is_worth_more_the_less_is_left() -> None:
    early, late = Position(2).having(0, vp=10), Position(2).having(0, vp=10).round(4).ship(0, "p19").ship(1, "p19")
    assert value(late) > value(early) > 0.5


def test_jean_is_the_rival_of_a_solo_game() -> None:
    weak, strong = Position(1).automa("au_a1"), Position(1).automa("au_a1", gone=12)
    assert value(strong) < value(weak)
