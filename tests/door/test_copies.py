"""Tables that are copied, compared, pickled, saved and imagined."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck as qd
from quarterdeck import games
from tests.registry import OWN

games.register("salvage", "tests.kernel.toy:GAME")

GAMES = [*OWN, "salvage"]


def under_way(game: str, seed: int = 4, most: int = 70) -> qd.Table:
    """A table somewhere in a game."""
    table = qd.play_out(qd.new(game, players=3 if 3 in games.game(game).players else 2, seed=seed), most=most)
    return table if not table.over else under_way(game, seed + 1, most // 2)


def same_in_every_way(one: qd.Table, other: qd.Table) -> bool:
    told = [one.log(seat) == other.log(seat) and one.view(seat) == other.view(seat) for seat in range(one.players)]
    return one == other and all(told) and one.answers == other.answers and one.options == other.options


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("made", [qd.Table.copy, copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))])
def test_a_copy_is_equal_and_goes_its_own_way(game: str, made: object) -> None:
    table = under_way(game)
    assert callable(made)
    before, twin = table.copy(), made(table)
    assert twin is not table and same_in_every_way(table, twin)
    twin.play(twin.options[-1])
    assert twin != table and same_in_every_way(table, before)
    twin.undo()
    assert twin == table
    twin.undo()
    table.undo()
    assert twin == table
    assert qd.play_out(twin, "random", seed=1) == qd.play_out(table, "random", seed=1)
    assert twin.log() == table.log()


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_can_be_pickled(game: str) -> None:
    table = qd.new(game, players=2, seed=9)
    for _ in range(40):
        assert same_in_every_way(pickle.loads(pickle.dumps(table)), table)
        qd.play_out(table, most=3)


def test_sealed_answers_are_pickled() -> None:
    table = qd.new("maracaibo", players=3, seed=1)
    table.play(table.options_of(1)[2], seat=1)
    twin = pickle.loads(pickle.dumps(table))
    assert twin == table and twin.seats == [0, 2]


def test_a_table_goes_to_another_process(tmp_path: Path) -> None:
    table = under_way("ahoy")
    (tmp_path / "table").write_bytes(pickle.dumps(table))
    program = f"import pickle; print(pickle.load(open({str(tmp_path / 'table')!r}, 'rb')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == repr(table), done.stderr


def test_tables_are_no_keys() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(qd.new("ahoy"))
    assert qd.new("ahoy", seed=1) != "ahoy"


def test_the_dice_to_come_are_no_part_of_a_position() -> None:
    dealt = under_way("ahoy")
    undealt = qd.new("ahoy", players=3, deal=False)
    while len(undealt.answers) < len(dealt.answers):
        answer = dealt.answers[len(undealt.answers)]
        undealt.play(answer, seat=answer.seat)
    assert undealt == dealt and undealt.answers == dealt.answers


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    table = under_way("ahoy")
    file = tmp_path / "game.txt"
    table.save(file)
    loaded = qd.load(file)
    assert same_in_every_way(loaded, table)
    assert qd.play_out(loaded, seed=1) == qd.play_out(table, seed=1)
    early = qd.load(str(file), answers=30)
    assert len(early.answers) >= 30 and early.answers == table.answers[: len(early.answers)]
    with pytest.raises(qd.FileError, match="answers, not 100000"):
        qd.load(file, answers=100_000)
    with pytest.raises(qd.FileError, match="cannot be read"):
        qd.load(tmp_path / "none.txt")


def test_the_terminal_takes_a_saved_game_up(tmp_path: Path) -> None:
    from quarterdeck.terminal.start import resumed_sitting

    table = under_way("ahoy")
    table.save(tmp_path / "game.txt", seats=["human", "random", "search:20"])
    sitting = resumed_sitting(tmp_path / "game.txt")
    assert sitting.seats == ["human", "random", "search:20"] and sitting.table.keys(table.seats[0]) == table.options


def test_a_game_without_a_dealer_is_saved_too(tmp_path: Path) -> None:
    table = qd.new("ahoy", deal=False)
    table.play(table.options[3])
    table.save(tmp_path / "game.txt")
    assert qd.load(tmp_path / "game.txt") == table


@pytest.mark.parametrize("game", OWN)
def test_a_sample_looks_the_same_to_the_seat(game: str) -> None:
    table, found = qd.new(game, players=2, seed=4), 0
    for seed in range(20):
        qd.play_out(table, seed=seed, most=3)
        for seat in table.seats:
            world = table.sample(seat, seed)
            assert world.view(seat) == table.view(seat)
            assert world.options_of(seat) == table.options_of(seat)
            assert pickle.loads(pickle.dumps(world)) == world == world.copy() == table.sample(seat, seed)
            assert qd.play_out(world.copy(), most=10) != world
            found += 1
    assert found >= 20


def test_samples_differ_in_what_is_hidden() -> None:
    table = under_way("maracaibo")
    seat = table.seat
    assert seat is not None
    other = (seat + 1) % table.players
    hands = {tuple(table.sample(seat, seed).view(other)["players"][other]["hand"]) for seed in range(6)}
    assert len(hands) > 1


def test_a_sample_does_not_know_the_real_dice() -> None:
    table = under_way("ahoy")
    assert table.seat is not None
    world = table.sample(table.seat, 1)
    assert world.kernel.dealer is not None and table.kernel.dealer is not None
    assert world.kernel.dealer.seed != table.kernel.dealer.seed
    undealt = qd.play_out(qd.new("ahoy", deal=False), seed=1, most=20)
    while undealt.seat == qd.CHANCE:
        undealt.play(undealt.options[0])
    assert undealt.seat is not None
    assert undealt.sample(undealt.seat, 1).kernel.dealer is None


def test_only_who_is_asked_can_imagine(tmp_path: Path) -> None:
    table = under_way("ahoy")
    idle = next(seat for seat in range(3) if seat not in table.seats)
    with pytest.raises(qd.Refused, match=f"seat {idle} is not"):
        table.sample(idle, 1)
    assert table.seat is not None
    with pytest.raises(ValueError, match="does not know the beginning"):
        table.sample(table.seat, 1).save(tmp_path / "game.txt")
