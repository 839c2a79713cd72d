"""Ratings: blocks with the candidate in every seat, and an interval that holds what it promises."""

from __future__ import annotations

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import SettingError
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.sim.arena import interval, margin, rank, rate
from quarterdeck.sim.match import MatchResult

games.register("pearls", "tests.bots.pearls:GAME")
games.register("salvage", "tests.kernel.toy:GAME")


def test_equals_get_a_fair_share() -> None:
    """To the point: in a block the same seed plays the same match, whoever of the equals is the candidate."""
    rating = rate("salvage", 4, "random", "random", 60)
    assert (rating.blocks, rating.games) == (60, 240)
    assert (rating.low, rating.share, rating.high) == pytest.approx((0.25, 0.25, 0.25))
    assert not rating.stronger
    assert sum(rating.result.bot_wins) == pytest.approx(240)
    assert rating.share == pytest.approx(rating.result.bot_wins[0] / 240)
    assert rating.rank == pytest.approx(2.5)


def test_a_stronger_bot_is_called_so() -> None:
    rating = rate("pearls", 2, "search:40", "random", 10)
    assert rating.stronger, rating.figures()
    assert rating.margin > 0
    assert rating.rank < 1.5


def test_the_candidate_sits_in_every_seat_of_a_block() -> None:
    rating = rate("salvage", 3, "random", "random:uniform", 2, seed=8)
    assert [(match.seed, match.shift) for match in rating.result.matches] == [
        (8, 0),
        (8, 1),
        (8, 2),
        (9, 0),
        (9, 1),
        (9, 2),
    ]


def test_ranks_and_margins() -> None:
    match = MatchResult(1, 0, [5, 9, 5, 2], [1], 1, "x")
    assert [rank(match, seat) for seat in range(4)] == [2.5, 1.0, 2.5, 4.0]
    assert [margin(match, seat) for seat in range(4)] == [-4, 4, -4, -7]


def test_the_interval_holds_the_true_mean_as_often_as_it_should() -> None:
    chance = Randomness(1)
    held = 0
    for trial in range(60):
        low, high = interval([float(chance.below(2)) for _ in range(80)], trial)
        held += low <= 0.5 <= high
    assert held >= 52


def test_a_rating_needs_somebody_to_play_against() -> None:
    with pytest.raises(SettingError):
        rate("salvage", 1, "random", "random", 5)
    with pytest.raises(SettingError):
        rate("salvage", 2, "random", "random", 0)
