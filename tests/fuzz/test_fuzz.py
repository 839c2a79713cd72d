"""The fuzzer finds planted mistakes, cuts them short, and finds nothing where nothing is wrong."""

from __future__ import annotations

import pytest

from quarterdeck.fuzz import FuzzReport, Plan, check_file, fuzz_game, fuzz_games, shortest
from quarterdeck.fuzz.play import Case, decisions_of, play_checked
from quarterdeck.fuzz.processes import reference, referred
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.tables.differences import difference, typed_difference
from quarterdeck.kernel.tables.gamefile import parse
from tests.kernel import broken
from tests.kernel.toy import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sound_toy_is_clean(players: int) -> None:
    report = fuzz_games(GAME, players, 12, seed=1)
    assert [str(found) for found in report.violations] == []
    assert report.games == 12
    assert report.replayed == 12
    assert report.answers > report.decisions > 100


def found_in(game: Game, games: int = 20, fresh_process: bool = False) -> FuzzReport:
    return fuzz_games(game, 3, games, seed=1, shrink_seconds=4, most_violations=1, fresh_process=fresh_process)


PLANTED = [
    (broken.Sharing, ("copies", "clone", "undo"), "discard"),
    (broken.Tuples, ("json",), "state.discard[0] was a tuple and is a list"),
    (broken.Peeking, ("redeal",), "options of seat"),
    (broken.EarlyPeeking, ("redeal",), "options of seat"),
    (broken.Gossiping, ("redeal",), "is told otherwise"),
    (broken.Whispering, ("redeal",), "the notes tell seat"),
    (broken.Knowing, ("redeal",), "the insights tell seat"),
    (broken.Secretive, ("sample", "redeal"), "remove"),
    (broken.Losing, ("census",), "coins"),
    (broken.Failing, ("answers",), "'dive 9 9' is offered for turn.act, but fails: KeyError"),
    (broken.Chattering, ("events",), "'rumour'"),
    (broken.Wordy, ("events",), "declared are ['seat', 'coins']"),
    (broken.Remembering, ("clone", "branch", "undo"), "lead"),
    (broken.Hoarding, ("census",), "crates"),
    (broken.SameKeys, ("keys",), "same key: ['dive'"),
    (broken.Unlabelled, ("labels",), "KeyError"),
    (broken.Winnerless, ("end",), "2 scores for 3 seats"),
    (broken.Embezzling, ("end",), "and they come from"),
]


@pytest.mark.parametrize(("made", "kinds", "words"), PLANTED, ids=[made.__name__ for made, _, _ in PLANTED])
def test_a_planted_mistake_is_found_and_its_file_shows_it(made: type[Game], kinds: tuple[str, ...], words: str) -> None:
    game = made()  # type: ignore[call-arg]
    report = found_in(game)
    assert len(report.violations) == 1
    violation = report.violations[0]
    assert violation.kind in kinds, str(violation)
    assert words in violation.detail, str(violation)
    again = check_file(game, violation.file, Plan(only=violation.kind, most_tried=100, tries=20))
    assert [found.kind for found in again] == [violation.kind]
    assert again[0].at == violation.at == len(decisions_of(parse(violation.file)))


@pytest.mark.parametrize(
    ("game", "most"), [(broken.Losing(), 3), (broken.SameKeys(), 3), (broken.Chattering(), 4), (broken.Tuples(), 0)]
)
def test_the_file_is_short(game: Game, most: int) -> None:
    """Three bids have to be made before the first turn."""
    (violation,) = found_in(game).violations
    assert violation.at <= most, violation.file


def test_shrinking_leaves_out_what_does_not_matter() -> None:
    """From a long game: the piece is lost at the end of the round, nobody has to dive for it."""
    game = broken.Hoarding()
    long = None
    for seed in range(20):
        played = play_checked(game, Case(Setting(4, {"length": "long"}), seed), Plan(every=3))
        if played.violation is not None and (long is None or played.violation.at > long.at):
            long = played.violation
    assert long is not None
    short = shortest(game, long, 6)
    assert short.kind == long.kind
    assert short.at <= long.at
    assert short.at <= 9, short.file
    assert check_file(game, short.file)[0].kind == "census"


def test_an_order_that_differs_between_processes_is_found() -> None:
    report = found_in(broken.Unordered(), 4, fresh_process=True)
    assert [found.kind for found in report.violations] == ["process"]
    violation = report.violations[0]
    assert "another hash seed" in violation.detail
    assert parse(violation.file).lines[-1].endswith(("turn.act rest", "turn.act wait"))
    assert violation.at == 4


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken.Endless()
    played = play_checked(game, Case(Setting(2), 1), Plan(every=50), most=300)
    assert played.violation is None
    assert len(played.decisions) == 300


def test_a_table_that_cannot_be_set_up_is_found() -> None:
    class Bad(broken.Sound):
        def census(self, state: object) -> dict[str, int]:
            return {}

    game = Bad()
    game.rules = {}
    (violation,) = fuzz_game(game, Setting(2), 1)
    assert violation.kind == "rules"
    assert "KeyError" in violation.detail


def test_wrong_settings_are_refused_in_words() -> None:
    with pytest.raises(SettingError):
        fuzz_games(GAME, 7, 1, seed=1)


def test_results_are_the_same_for_any_number_of_jobs() -> None:
    seen: list[int] = []
    one = fuzz_games(GAME, 2, 6, seed=5, fresh_process=False)
    two = fuzz_games(GAME, 2, 6, seed=5, jobs=2, report=lambda done, total, found: seen.append(done))
    assert (one.games, one.decisions, one.answers) == (two.games, two.decisions, two.answers)
    assert one.violations == two.violations == []
    assert two.replayed == 6
    assert seen == [1, 2, 3, 4, 5, 6]


def test_violations_are_the_same_for_any_number_of_jobs() -> None:
    game = broken.Losing()
    one = fuzz_games(game, 2, 6, seed=5, shrink_seconds=0, fresh_process=False, most_violations=2)
    two = fuzz_games(game, 2, 6, seed=5, shrink_seconds=0, fresh_process=False, most_violations=2, jobs=2)
    assert [str(found) for found in one.violations] == [str(found) for found in two.violations]


def test_a_game_is_found_by_name_in_another_process() -> None:
    assert reference(GAME) == "tests.kernel.toy:GAME"
    assert referred("tests.kernel.toy:GAME") is GAME
    assert reference(broken.Losing()) == "tests.kernel.broken:Losing()"
    assert isinstance(referred("tests.kernel.broken:Losing()"), broken.Losing)


def test_differences_are_told_by_their_place() -> None:
    assert difference({"a": [1, 2]}, {"a": [1, 3]}) == "a[1]: 2 / 3"
    assert difference([1], [1, 2]) == "it: [1] / [1, 2]"
    assert difference({"a": 1}, {"b": 1}) == "a: 1 / null; b: null / 1"
    assert difference(list(range(9)), [9] * 9).endswith("and 5 more")
    assert typed_difference([(1, 2)], [[1, 2]], "x") == "x[0] was a tuple and is a list"
    assert typed_difference({1: 2}, {1: 2, 3: 4}, "x") == "x has other keys"
    assert typed_difference([1, "a", None], [1, "a", None], "x") == ""
