"""Many matches: the same result for any number of processes, and totals that add up."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import SettingError
from quarterdeck.sim.batch import SimResult, play_job, simulate, tasks_of
from quarterdeck.sim.executors import Pool
from quarterdeck.sim.match import MatchResult

games.register("pearls", "tests.bots.pearls:GAME")
games.register("salvage", "tests.kernel.toy:GAME")


@pytest.mark.parametrize(
    ("bots", "count", "rotate"),
    [
        (["random", "random"], 101, False),
        (["random:uniform", "random", "random"], 30, True),
        (["search:8", "random"], 9, True),
    ],
)
def test_the_result_does_not_depend_on_the_processes(bots: list[str], count: int, rotate: bool) -> None:
    alone = simulate("pearls", bots, count, seed=5, jobs=1, rotate=rotate)
    shared = simulate("pearls", bots, count, seed=5, jobs=2, rotate=rotate)
    assert json.dumps(alone.outcome()) == json.dumps(shared.outcome())
    assert [match.plain() for match in alone.matches] == [match.plain() for match in shared.matches]


def test_any_executor_will_do() -> None:
    alone = simulate("salvage", ["random"] * 4, 40, seed=2)
    with Pool(ThreadPoolExecutor(2), 2) as executor:
        shared = simulate("salvage", ["random"] * 4, 40, seed=2, executor=executor)
    assert shared.outcome() == alone.outcome()
    assert shared.lines() == alone.lines() and len(alone.lines().splitlines()) == 40


def test_totals_are_those_of_the_matches() -> None:
    result = simulate("salvage", ["random"] * 3, 200, seed=1, options={"length": "long"})
    assert result.games == len(result.matches) == 200
    assert sum(result.wins) == pytest.approx(200)
    assert sum(result.endings.values()) == 200
    assert result.decisions == sum(match.decisions for match in result.matches)
    assert result.scores[1] == pytest.approx(sum(match.scores[1] for match in result.matches) / 200)
    assert result.bot_wins == result.wins
    figures = result.figures()
    wanted = {"games", "decisions", "seconds", "decisions_per_s", "wins", "scores", "endings"}
    assert wanted <= set(figures)
    assert json.loads(json.dumps(figures)) == figures


def test_shared_victories_are_split_and_shifted_seats_found_again() -> None:
    matches = [
        MatchResult(1, 0, [5, 5, 1], [0, 1], 10, "a"),
        MatchResult(1, 1, [0, 7, 2], [1], 20, "b"),  # the first bot sat in the second seat
        MatchResult(1, 2, [4, 0, 2], [0], 30, "a"),  # the second bot sat in the first seat
    ]
    result = SimResult(["x", "y", "z"], matches, 2.0)
    assert result.wins == [1.5, 1.5, 0.0]
    assert result.bot_wins == [1.5, 1.5, 0.0]
    assert result.bot_scores == [pytest.approx(14 / 3), pytest.approx(11 / 3), pytest.approx(1 / 3)]
    assert result.endings == {"a": 2, "b": 1}
    assert result.decisions_per_s == 30.0


def test_rotating_plays_every_seed_in_every_seat() -> None:
    assert tasks_of(7, 5, 2) == [(7, 0), (7, 1), (8, 0), (8, 1), (9, 0)]
    assert tasks_of(7, 3, 1) == [(7, 0), (8, 0), (9, 0)]


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate("salvage", ["random"] * 2, 50, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (50, 50)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_a_job_is_a_function_of_its_arguments() -> None:
    job: dict[str, object] = {"further": games.registered(), "game": "salvage", "players": 2}
    job |= {"options": {"length": "short"}, "bots": ["random", "random"], "tasks": [(3, 0), (4, 1)]}
    assert play_job(job) == play_job(job)


@pytest.mark.parametrize(
    ("game", "bots", "count", "says"),
    [
        ("chess", ["random"] * 2, 1, r"there is no game chess; there are: ahoy"),
        ("salvage", ["random"] * 7, 1, "salvage is for 2, 3, 4 players, not 7"),
        ("salvage", ["random", "wizard"], 1, "there is no bot wizard"),
        ("salvage", ["random"] * 2, 0, "at least one game"),
    ],
)
def test_bad_input_gets_a_sentence(game: str, bots: list[str], count: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        simulate(game, bots, count)
    with pytest.raises(SettingError):
        simulate("salvage", ["random"] * 2, 1, options={"weather": "fine"})
