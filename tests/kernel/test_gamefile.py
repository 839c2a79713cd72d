"""Game files: readable, cut anywhere, and no change goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables import verify
from quarterdeck.kernel.tables.gamefile import FileError, GameFile, parse, replayed, written
from quarterdeck.kernel.tables.table import Table
from tests.kernel.helpers import new_table, play, play_until, position
from tests.kernel.toy import GAME, SalvageGame

NAMES = ["Ann", "search", "Bo"]


def finished(players: int = 3, seed: int = 1) -> Table:
    table = new_table(players, seed, "long")
    play(table, seed=seed)
    assert table.over
    return table


def text_of(table: Table) -> str:
    return written(table, NAMES[: table.setting.players]).text()


def test_a_file_reads_like_a_game() -> None:
    table = new_table(3)
    table.answer(0, 1)
    table.answer(1, 0)
    table.answer(2, 2)
    lines = text_of(table).splitlines()
    assert lines[:6] == [
        "quarterdeck game 1",
        "game: salvage",
        "rules: 1",
        "players: 3",
        "option length: short",
        "seats: Ann | search | Bo",
    ]
    assert lines[6] == "match: test"
    assert lines[7] == f"seed-hash: {Dealer('1', 'test').commitment()}"
    assert lines[8] == "seed: 1"
    assert lines[9] == "---"
    assert lines[-3:] == ["1 bid.coins 1", "2 bid.coins 0", "3 bid.coins 2"]
    assert "* setup.place " in lines[10]


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_comes_back_to_the_letter(seed: int) -> None:
    table = finished(2 + seed % 2, seed)
    text = text_of(table)
    again = replayed(parse(text), GAME)
    assert again.over
    assert position(again) == position(table)
    assert text_of(again) == text
    assert [(e.kind, e.args, e.at) for e in again.events] == [(e.kind, e.args, e.at) for e in table.events]
    assert verify.check(text) == []


def test_a_file_may_be_cut_anywhere() -> None:
    table = finished()
    text = text_of(table)
    rows = text.splitlines()
    head = rows.index("---") + 1
    for end in range(head, len(rows)):
        cut = "\n".join(rows[:end]) + "\n"
        again = replayed(parse(cut), GAME)
        assert text_of(again).replace("? ", " ").startswith(cut)
        play(again, seed=4)
        assert again.over


def test_only_so_many_answers_on_request() -> None:
    table = finished()
    file = parse(text_of(table))
    for to in (0, 1, 10, 25, len(file.lines)):
        again = replayed(file, GAME, to, deal_on=False)
        assert len(again.journal) <= to + 1
        assert again.dealer is None


def test_a_game_under_way_goes_on_as_it_would_have() -> None:
    table = new_table(3, 2, "long")
    play(table, 11)
    again = replayed(parse(text_of(table)), GAME)
    assert position(again) == position(table)
    play(table, seed=7)
    play(again, seed=7)
    assert text_of(again) == text_of(table)


def test_sealed_answers_are_marked() -> None:
    table = new_table(3)
    table.answer(2, 3)
    text = text_of(table)
    assert text.endswith("3? bid.coins 3\n")
    again = replayed(parse(text), GAME)
    assert again.waiting() == [0, 1]
    assert text_of(again) == text


def test_without_the_seed_nobody_deals_on() -> None:
    table = play_until(new_table(2), "turn.act")
    text = written(table, NAMES[:2], with_seed=False).text()
    assert "\nseed: " not in text
    assert "\nseed-hash: " in text
    again = replayed(parse(text), GAME)
    assert again.dealer is None
    assert position(again) == position(table)
    assert "does not tell the seed" in verify.check(text)[0]


def test_a_table_without_its_past_has_no_file() -> None:
    table = play_until(new_table(2), "turn.act")
    with pytest.raises(ValueError, match="does not know the beginning"):
        written(table.clone(), NAMES)


def test_names_cannot_break_the_header() -> None:
    table = new_table(2)
    text = written(table, ["Ann\n---\n1 x y", "B\u2028o"]).text()
    assert replayed(parse(text), GAME).setting.players == 2
    assert parse(text).header["seats"] == "Ann --- 1 x y | B o"


# Changed files


def swapped(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text, f"{old!r} is not in the file:\n{text}"
        return text.replace(old, new, 1)

    return change


def at_line(number: int, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        rows = text.splitlines()
        rows[number - 1] = new
        return "\n".join(rows) + "\n"

    return change


def last_line(new: str) -> Callable[[str], str]:
    return lambda text: text.rstrip("\n").rpartition("\n")[0] + f"\n{new}\n"


def other_die(text: str) -> str:
    """A result of chance that fits the rules but not the seed."""
    rows = text.splitlines()
    for at, row in enumerate(rows):
        if row.startswith("* setup.depth"):
            rows[at] = "* setup.depth 1 #0/6" if " 1 " not in row else "* setup.depth 2 #1/6"
            break
    return "\n".join(rows[: at + 1]) + "\n"


CHANGES: list[tuple[Callable[[str], str], str]] = [
    (at_line(1, "quarterdeck game 9"), "line 1 should be"),
    (at_line(2, "game: chess"), "line 2: this is a game of chess"),
    (at_line(4, "players: three"), "line 4: the header does not say for how many"),
    (at_line(4, "players: 9"), "line 4: .*2, 3, 4 players"),
    (at_line(4, "nonsense"), "line 4: expected 'name: value'"),
    (at_line(4, "rules: 1"), "line 4: the header tells 'rules' twice"),
    (at_line(5, "option length: huge"), "cannot be: option length"),
    (swapped("seed: 1", "seed: 2"), "line 9: the seed does not fit its hash"),
    (swapped("\n---\n", "\n"), "line 10: expected 'name: value'"),
    (lambda text: text.partition("\n---")[0], "line 9: the header does not end"),
    (at_line(11, "* setup.place 7 7 #0/6"), "line 11: '7 7' cannot come up here"),
    (at_line(11, "* setup.place 0 0 #5/6"), "line 11: '0 0' is not option"),
    (at_line(11, "* setup.place 0 0 #0/7"), "line 11: '0 0' is not option"),
    (at_line(11, "* setup.place 0 0 #\u00b2/6"), "line 11: '0 0' is not option"),
    (at_line(11, "1 setup.place 0 0"), "line 11: '0 0' cannot be answered here"),
    (at_line(11, "0 setup.place 0 0"), "line 11: a line begins with a seat's number"),
    (at_line(11, "\u00b2 setup.place 0 0"), "line 11: a line begins with a seat's number"),
    (at_line(11, "9" * 5000 + " setup.place 0 0"), "line 11: a line begins with a seat's number"),
    (at_line(11, "*= setup.place 0 0"), "line 11: a line begins with a seat's number"),
    (at_line(11, "garbage"), "line 11: answers , but the rules ask setup.place"),
    (at_line(11, "* dive.roll 3 #2/6"), "line 11: answers dive.roll, but the rules ask setup.place"),
    (other_die, "line 12: setup.depth is not what the seed deals"),
    (swapped("1 bid.coins", "1 bid.pearls"), "line 23: answers bid.pearls"),
    (at_line(23, "1 bid.coins 9"), "line 23: '9' cannot be answered here"),
    (at_line(23, "1= bid.coins 1"), "line 23: '1' is not the only option"),
    (at_line(24, "1 bid.coins 1"), "line 24: .*answered this already"),
    (at_line(23, "7 bid.coins 1"), "line 23: .*not your decision"),
    (last_line("--- end 0123"), r"line \d+: the game does not end as the file says"),
    (last_line("1 turn.act rest"), r"line \d+: the game is over already"),
    (lambda text: text + "1 turn.act rest\n", r"line \d+: there are answers after the end"),
]


def test_a_file_of_other_rules_is_played_if_it_fits_and_says_so_if_not() -> None:
    text = at_line(3, "rules: 7")(text_of(finished()))
    assert replayed(parse(text), GAME).over
    with pytest.raises(FileError, match=r"line 23: .*played by rules 7, these are 1"):
        replayed(parse(at_line(23, "1 bid.coins 99")(text)), GAME)


@pytest.mark.parametrize(("change", "words"), CHANGES, ids=[words for _, words in CHANGES])
def test_a_changed_file_is_refused_with_its_line(change: Callable[[str], str], words: str) -> None:
    text = text_of(finished())
    assert text.splitlines()[22].startswith("1 bid.coins")
    with pytest.raises(FileError, match=words):
        replayed(parse(change(text)), GAME)


def test_a_choice_of_one_cannot_be_changed() -> None:
    for seed in range(30):
        text = text_of(finished(3, seed))
        for number, row in enumerate(text.splitlines(), 1):
            if row[1:2] == "=":
                with pytest.raises(FileError, match=f"line {number}: expected '{row}'"):
                    replayed(parse(at_line(number, row + "x")(text)), GAME)
                with pytest.raises(FileError, match=f"line {number}: "):
                    replayed(parse(at_line(number, row.replace("=", "", 1))(text)), GAME)
                return
    raise AssertionError("no game had a choice of one")


def test_blank_lines_do_not_shift_the_numbers() -> None:
    rows = text_of(finished()).splitlines()
    rows[11:11] = ["", ""]
    rows[24] = "1 bid.coins 9"
    with pytest.raises(FileError, match="line 25: '9'"):
        replayed(parse("\n".join(rows)), GAME)


@pytest.mark.parametrize("text", ["", "\n", "hello", "\x00\x01", "quarterdeck game 1", "quarterdeck game 1\n---"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(FileError):
        replayed(parse(text), GAME)


def test_every_single_changed_character_is_noticed_or_harmless() -> None:
    """Whatever one changes in the answers, the file is refused or tells the same kind of game."""
    text = text_of(finished(2))
    start = text.index("\n---\n") + 5
    for at in range(start, len(text) - 1, 7):
        changed = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
        with pytest.raises(FileError):
            replayed(parse(changed), GAME)


def test_a_rule_that_fails_is_told_with_the_line() -> None:
    async def failing(t: object) -> None:
        raise KeyError("broken")

    game = SalvageGame()
    text = text_of(finished())
    game.rules = {**game.rules, "turn": failing}  # type: ignore[dict-item]
    with pytest.raises(FileError, match="line 25: the rules failed"):
        replayed(parse(text), game)


# The independent check of the dice


def test_the_independent_check_finds_every_kind_of_change() -> None:
    text = text_of(finished())
    assert verify.check(text) == []
    assert verify.check(swapped("seed: 1", "seed: 2")(text))[0] == "the seed is not the one that was committed to"
    assert "chance 2 (setup.depth" in verify.check(other_die(text))[0]
    first = next(row for row in text.splitlines() if row.startswith("* "))
    unmarked = text.replace(first, first.partition(" #")[0])
    assert "does not say which of how many" in verify.check(unmarked)[0]
    assert verify.check(text.replace(first, "* setup.place 0 0 #0/0")) != []


def test_a_file_made_by_hand_has_line_numbers_too() -> None:
    file = GameFile({"game": "salvage", "players": "2"}, ["1 bid.coins 1"])
    assert file.text().splitlines()[file.numbers[0] - 1] == "1 bid.coins 1"
    assert file.header_line("players") == 3
    assert Setting(2).players == file.setting().players
