"""The specs that name bots, and the bots that play at random."""

from __future__ import annotations

import pytest

from quarterdeck.bots import SPECS, RandomBot, SearchBot, make_bot
from quarterdeck.bots.base import Worlds
from quarterdeck.bots.random_bot import kind, pick
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run
from quarterdeck.sim.match import play_at_table, play_fast
from tests.bots.pearls import GAME as PEARLS
from tests.kernel.toy import GAME as SALVAGE


@pytest.mark.parametrize("spec", SPECS)
def test_every_listed_bot_can_be_made(spec: str) -> None:
    assert make_bot(spec, 1).name == spec


@pytest.mark.parametrize("spec", ["", "admiral", "random:fast", "random:uniform:2"])
def test_an_unknown_bot_gets_a_sentence_with_those_there_are(spec: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .*; there are: random, random:uniform, search"):
        make_bot(spec, 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("search:fast", "neither a budget"),
        ("search:depth=3", "neither a budget"),
        ("search:self_only=maybe", "yes or no"),
        ("search:0", "at least one iteration"),
        ("search:cut=many", "many"),
    ],
)
def test_a_search_that_cannot_be_made_says_why(spec: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make_bot(spec, 1)


def test_budgets_and_switches_are_read() -> None:
    bot = make_bot("search:200", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.settings.iterations, bot.settings.millis) == (200, 0)
    bot = make_bot("search:1.5s:cut=10:self_only=yes:explore=1.25", 1)
    assert isinstance(bot, SearchBot)
    settings = bot.settings
    assert (settings.millis, settings.cut, settings.self_only, settings.explore) == (1500, 10, True, 1.25)
    bot = make_bot("search:300ms", 1)
    assert isinstance(bot, SearchBot)
    assert bot.settings.millis == 300


def test_kinds_are_leading_words_or_types() -> None:
    assert [kind(value) for value in (("dive", 1, 2), (1, 2), "rope", 3, True)] == [
        "dive",
        "(tuple)",
        "(str)",
        "(int)",
        "(bool)",
    ]


def test_a_kind_with_many_options_is_not_taken_more_often() -> None:
    options = [("rest",)] + [("dive", n) for n in range(9)]
    chance = Randomness(3)
    rests = sum(pick(options, chance) == ("rest",) for _ in range(4000))
    assert 1850 < rests < 2150
    seen = {pick(options, chance) for _ in range(1000)}
    assert len(seen) == 10


def test_options_of_one_kind_are_alike() -> None:
    chance = Randomness(4)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[pick([0, 1, 2], chance)] += 1
    assert min(counts) > 900


def test_the_uniform_bot_takes_every_option_alike() -> None:
    runs = [play_fast(PEARLS, Setting(2), [by_kind, by_kind], 5)[1] for by_kind in (True, False)]
    assert runs[0] != runs[1]  # diving, one kind of two, asks once more than taking a chest


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", ["random", "random:uniform"])
def test_random_bots_finish_games_at_a_table(spec: str, players: int) -> None:
    for seed in range(5):
        bots = [make_bot(spec, 10 * seed + seat) for seat in range(players)]
        assert play_at_table(SALVAGE, Setting(players), bots, seed).over


def test_a_fast_match_can_be_stopped() -> None:
    run, decisions = play_fast(PEARLS, Setting(2), [True, True], 1, most=7)
    assert isinstance(run, Run)
    assert run.ask is not None
    assert 7 <= decisions <= 8  # a question to both seats counts twice


def test_shuffling_worlds_forgets_the_true_order() -> None:
    first, second = [3, 1, 2, 5, 4], [5, 4, 3, 2, 1]
    Worlds(9).shuffle(first)
    Worlds(9).shuffle(second)
    assert first == second
    mixed, swapped = ["b", 2, "a", 1], [1, "a", 2, "b"]
    Worlds(9).shuffle(mixed)
    Worlds(9).shuffle(swapped)
    assert mixed == swapped


def test_a_random_bot_is_a_random_bot() -> None:
    bot = make_bot("random:uniform", 1)
    assert isinstance(bot, RandomBot)
    assert bot.uniform
