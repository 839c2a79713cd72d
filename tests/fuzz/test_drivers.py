"""Who plays the fuzzer's games: bots and the search of the rare under the same checks, repeatable everywhere."""

from __future__ import annotations

import pytest

from quarterdeck.fuzz import Campaign, Plan, Reach, check_file, drivers_of, fuzz_games
from quarterdeck.fuzz.drivers import DRIVERS
from quarterdeck.fuzz.play import Case, play_checked
from quarterdeck.fuzz.settings import drawn_options
from quarterdeck.kernel.game import Setting, SettingError
from tests.fuzz import toys
from tests.kernel.toy import GAME


@pytest.mark.parametrize("driver", DRIVERS)
def test_every_driver_plays_whole_games_under_all_checks(driver: str) -> None:
    report = fuzz_games(toys.Botted(), 3, 4, seed=1, driver=driver)
    assert [str(found) for found in report.violations] == []
    assert report.games == report.replayed == 4
    assert sum(report.reach.counts["endings"].values()) == 4


@pytest.mark.parametrize("driver", DRIVERS)
def test_what_a_driver_plays_follows_from_the_seed_alone(driver: str) -> None:
    """For any number of processes, and for the rare too, whose games know of earlier ones."""
    one = fuzz_games(toys.Botted(), 2, 9, seed=5, driver=driver, fresh_process=False)
    two = fuzz_games(toys.Botted(), 2, 9, seed=5, driver=driver, fresh_process=False, jobs=3)
    other = fuzz_games(toys.Botted(), 2, 9, seed=6, driver=driver, fresh_process=False)
    assert one.reach.counts == two.reach.counts
    assert (one.games, one.decisions, one.answers) == (two.games, two.decisions, two.answers)
    assert one.reach.counts != other.reach.counts


def test_a_game_without_bots_says_so() -> None:
    assert drivers_of(GAME) == ["random", "search", "rare"]
    assert drivers_of(toys.Botted()) == DRIVERS
    with pytest.raises(SettingError, match="salvage has no bot of its own"):
        fuzz_games(GAME, 2, 1, seed=1, driver="own")
    with pytest.raises(SettingError, match="there is no driver nobody"):
        fuzz_games(GAME, 2, 1, seed=1, driver="nobody")


def test_the_own_bots_are_drawn_for_each_seat() -> None:
    """Thrifty ones never dive; at a table of four with two kinds of bots somebody does."""
    report = fuzz_games(toys.Botted(), 4, 6, seed=1, driver="own", fresh_process=False)
    assert report.reach.times("options", "act-dive")
    assert report.reach.times("options", "act-rest") > report.reach.times("options", "act-dive")


def test_own_bots_find_what_random_play_does_not_and_the_game_is_cut_short() -> None:
    game = toys.Hoard()
    by_chance = fuzz_games(game, 2, 10, seed=1, fresh_process=False, shrink_seconds=2)
    assert [str(found) for found in by_chance.violations] == []
    report = fuzz_games(game, 2, 10, seed=1, driver="own", fresh_process=False, shrink_seconds=4, most_violations=1)
    (found,) = report.violations
    assert "nobody thought of so many coins" in found.detail
    again = check_file(game, found.file, Plan(only=found.kind))
    assert [one.kind for one in again] == [found.kind]
    first = play_checked(game, Case(Setting(2, {"length": "long"}), 1, None, "own"), Plan(every=9))
    assert first.violation is not None
    assert found.at <= first.violation.at


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (toys.Confused(), "confused in seat 1 answers 'no such answer', which is not offered"),
        (toys.Failing(), "fails at turn.act: IndexError: out of ideas in failing, toys.py:"),
    ],
)
def test_a_bot_that_goes_wrong_is_found(game: toys.Botted, words: str) -> None:
    report = fuzz_games(game, 2, 3, seed=2, driver="own", fresh_process=False, most_violations=1)
    (found,) = report.violations
    assert found.kind == "bot"
    assert words.replace("seat 1 ", "") in found.detail.replace("seat 1 ", "").replace("seat 2 ", "")


def test_the_rare_is_looked_for() -> None:
    """One option in two hundred: at random a game in twenty meets it, looking for the rare every other one."""
    by_chance = fuzz_games(toys.Doors(), 2, 8, seed=3, options={"length": "short"}, fresh_process=False)
    rare = fuzz_games(toys.Doors(), 2, 8, seed=3, options={"length": "short"}, fresh_process=False, driver="rare")
    assert by_chance.violations == rare.violations == []
    assert by_chance.reach.times("verbs", "verb:scuttle") == 0
    assert rare.reach.times("verbs", "verb:scuttle") >= 3


def test_what_was_reached_before_is_no_longer_rare() -> None:
    known = Reach()
    for part, name in [("options", "act-scuttle"), ("events", "shown")]:
        known.count(part, name, 1000)
    for last in ("option-bid-coins", "act-rest"):
        known.count("pairs", f"{last} act-scuttle", 1000)
    options = {"length": "short"}
    rare = fuzz_games(toys.Doors(), 2, 8, seed=3, options=options, fresh_process=False, driver="rare", before=known)
    assert rare.reach.times("verbs", "verb:scuttle") == 0


def test_a_campaign_plays_all_drivers_with_every_count_and_the_rare_last() -> None:
    campaign = Campaign(toys.Botted(), [2, 3], "all", 10, 1, 1)
    bouts = [(bout.driver, bout.players, bout.games) for bout in campaign.bouts]
    assert bouts == [
        *(("random", 2, 10), ("random", 3, 10), ("own", 2, 10), ("own", 3, 10)),
        *(("search", 2, 1), ("search", 3, 1), ("rare", 2, 10), ("rare", 3, 10)),
    ]
    campaign.play(campaign.bouts[4])
    campaign.play(campaign.bouts[5])
    assert campaign.figures()["games"] == 2
    assert sum(campaign.reach.counts["endings"].values()) == 2
    with pytest.raises(SettingError, match="is for 2, 3, 4 players"):
        Campaign(toys.Botted(), [2, 7], "all", 10, 1, 1)


def test_options_are_drawn_from_what_there_is_and_from_the_seed() -> None:
    drawn = [drawn_options(GAME, 2, seed) for seed in range(20)]
    assert drawn == [drawn_options(GAME, 2, seed) for seed in range(20)]
    assert {options["length"] for options in drawn} == {"short", "long"}
