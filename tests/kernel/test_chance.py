"""The dealer: bound to its seed, without bias, checked by code of its own."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from quarterdeck.kernel.rules.chance import Dealer, Randomness, new_seed, seed_from_number
from quarterdeck.kernel.tables import verify
from tests.kernel.helpers import new_table, play, position


def test_the_commitment_is_the_hash_of_seed_and_match() -> None:
    dealer = Dealer("77ab", "m1")
    assert dealer.commitment() == hashlib.sha256(b"77ab|m1").hexdigest()
    assert dealer.commitment() != Dealer("77ab", "m2").commitment()
    assert dealer.commitment() != Dealer("77ac", "m1").commitment()


def test_a_result_follows_from_seed_match_and_number_alone() -> None:
    one, other = Dealer("a", "m"), Dealer("a", "m")
    backwards = [other.number(n, 6) for n in reversed(range(50))]
    assert [one.number(n, 6) for n in range(50)] == backwards[::-1]
    assert [Dealer("b", "m").number(n, 6) for n in range(50)] != backwards[::-1]
    assert [Dealer("a", "n").number(n, 6) for n in range(50)] != backwards[::-1]


def test_known_results() -> None:
    """They must never change: old games could not be checked any more."""
    dealer = Dealer("77ab", "4f0c")
    assert [dealer.number(n, 6) for n in range(12)] == [verify.expected("77ab", "4f0c", n, 6) for n in range(12)]
    assert seed_from_number(1) == hashlib.sha256(b"quarterdeck 1").hexdigest()[:32]


# The 99.99th percentile of chi-square for k - 1 degrees of freedom.
CHI_SQUARE = {2: 15.1, 3: 18.4, 6: 25.7, 7: 27.9, 20: 50.8, 52: 97.0}


@pytest.mark.parametrize("outcomes", list(CHI_SQUARE))
def test_every_outcome_is_as_likely_as_the_others(outcomes: int) -> None:
    dealer = Dealer("chi", "square")
    draws = 500 * outcomes
    counts = [0] * outcomes
    for n in range(draws):
        counts[dealer.number(n, outcomes)] += 1
    expected = draws / outcomes
    assert sum((count - expected) ** 2 / expected for count in counts) < CHI_SQUARE[outcomes]


def test_neighbouring_results_do_not_depend_on_each_other() -> None:
    dealer = Dealer("pairs", "x")
    rolls = [dealer.number(n, 6) for n in range(12_001)]
    counts: dict[tuple[int, int], int] = {}
    for pair in itertools.pairwise(rolls):
        counts[pair] = counts.get(pair, 0) + 1
    expected = 12_000 / 36
    assert len(counts) == 36
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 80


@pytest.mark.parametrize("outcomes", [1, 2, 3, 6, 7, 60, 1000, 2**63 + 1, 2**64 - 1])
def test_the_independent_check_agrees(outcomes: int) -> None:
    dealer = Dealer("seed", "match")
    for n in range(40):
        number = dealer.number(n, outcomes)
        assert 0 <= number < outcomes
        assert number == verify.expected("seed", "match", n, outcomes)


def test_seeds_are_long_and_new() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
    assert len(new_seed()) == 32


def test_the_same_seed_deals_the_same_game() -> None:
    one, other, third = new_table(3, 5), new_table(3, 5), new_table(3, 6)
    for table in (one, other, third):
        play(table, seed=2)
    assert position(one) == position(other)
    assert position(one) != position(third)


def test_randomness_is_seeded_and_in_range() -> None:
    one, other = Randomness(3), Randomness(3)
    assert [one.below(10) for _ in range(50)] == [other.below(10) for _ in range(50)]
    assert {one.below(3) for _ in range(200)} == {0, 1, 2}
    cards = list(range(30))
    one.shuffle(cards)
    assert cards != sorted(cards)
    assert sorted(cards) == list(range(30))
