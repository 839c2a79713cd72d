"""The terminal table on a toy game: answering, taking back, asking why, saving, leaving."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.terminal.commands import understood
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.start import new_sitting, resumed_sitting
from quarterdeck.terminal.streams import Input, Output
from tests.terminal.sitting import RandomNumbers, Sat, sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", ["human random", "random human random", "human human"])
def test_a_whole_game_by_random_numbers(file: Path, lang: str, seats: str) -> None:
    sat = Sat(new_sitting("parlour", seats.split(), 3, {}), RandomNumbers(1), file, lang)
    assert sat.code == 0
    assert sat.table.over
    assert sat.text.missing() == []
    assert sat.table.dealer is not None
    assert sat.table.dealer.seed in sat.shown
    assert "--verify" in sat.shown
    assert file.read_text().rstrip().splitlines()[-1].startswith("--- end ")


def test_the_options_are_numbered_with_their_keys(file: Path) -> None:
    shown = sit("1\nquit\n", file).shown
    assert "How much do you bid for the lead?" in shown
    assert "  1  0 coins" in shown
    assert "  [play " in shown


def test_a_key_or_its_beginning_answers(file: Path) -> None:
    for typed in ("rest", "REST", "re"):
        sat = sit(f"1\n{typed}\nquit\n", file)
        assert sat.table.journal[-1].prompt != "turn.act" or "Seat 1 earns 1." in sat.shown
        assert "Seat 1 earns 1." in sat.shown


def test_what_is_ambiguous_is_listed(file: Path) -> None:
    shown = sit("1\nplay\nquit\n", file).shown
    assert "'play' could be: play" in shown or "Crane" in shown


def test_a_key_that_is_a_number_is_typed_with_an_equals_sign(file: Path) -> None:
    assert "Seat 1 leads for 4." in sit("=4\nquit\n", file).shown


def test_a_wrong_number_changes_nothing(file: Path) -> None:
    sat = sit("99\n0\nquit\n", file)
    assert "There is no option 99; there are 5." in sat.shown
    assert "'0' is none of the options" in sat.shown


def test_undo_redo_restart(file: Path) -> None:
    keys = sit("=3\nquit\n", file).table.keys(0)
    dive = next(key for key in keys if key.startswith("dive"))
    shown = sit(f"=3\n{dive}\nundo\nredo\nundo\nredo\nrestart\nundo\nundo\nundo\nredo\nredo\nquit\n", file).shown
    assert "Taken back." in shown
    assert "Done again." in shown
    assert "Everything since the last die" in shown
    assert "Nothing can be taken back" in shown


def test_why_names_the_reason_and_the_clause(file: Path) -> None:
    shown = sit("1\nwhy dive 9 9\nwhy rest\nwhy\ndive 9 9\nquit\n", file).shown
    assert shown.count("There is no wreck there that your diver can reach.") == 2
    assert "There is no clause SV-DIVE-02." in shown
    assert "'rest' is on offer: it is option" in shown
    assert "Say which: why KEY" in shown


def test_help_log_board_what_and_nonsense(file: Path) -> None:
    shown = sit("help\nlog\nlog 1\nboard\nb\nwhat cra\nwhat moon\nwhat\nrule\nrule X\nhello\n\nquit\n", file).shown
    assert "takes your last answer back" in shown
    assert "Coins are coins." in shown
    assert "Seat 2 draws a card." in shown
    assert shown.count("wrecks [") == 3
    assert "Crane: Lifts." in shown
    assert "'hello' is none of the options, and no command." in shown


def test_saving_and_going_on(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    first = sit(f"1\nsave {other}\nsave\nsave {tmp_path}\nquit\n", file)
    assert f"quarterdeck play --resume {file}" in " ".join(first.shown.split())
    assert "Say where: save FILE" in first.shown
    assert "could not be saved" in first.shown
    assert other.read_text() == file.read_text()
    again = Sat(resumed_sitting(file), io.StringIO("rest\n"), file)
    assert "goes on at" in again.shown
    assert "Seat 1 earns 1." in again.shown


def test_no_more_input_saves_like_quit(file: Path) -> None:
    assert sit("", file).code == 0
    assert file.is_file()


def test_conceding_asks_first(file: Path) -> None:
    sat = sit("concede\nconcede yes\n", file)
    assert "Type 'concede yes' to give up." in sat.shown
    assert sat.table.over
    three = sit("concede yes\nquit\n", file, seats="human random random")
    assert "Conceding is not allowed" in three.shown


def test_german_words_work_and_english_ones_too(file: Path) -> None:
    shown = sit("hilfe\n1\nwarum dive 9 9\nzurück\nundo\nende\n", file, lang="de").shown
    assert "Was du tippen kannst" in shown
    assert "Du ziehst" in shown
    assert "Gespeichert in" in shown


def test_secrets_stay_with_their_seat(file: Path) -> None:
    sat = sit("\n1\n\n", file, seats="human human")
    before, _, after = sat.shown.partition("Now Seat 2")
    assert "take the screen" in after
    assert before.count("You draw") == 2
    own = sat.table.view(0)["players"][0]["hand"]
    assert f"Seat 1: 4 coins, hand {own}" in before
    assert "Seat 1: 4 coins, hand {'hidden': 2}" in after


def test_many_options_stand_in_columns(file: Path) -> None:
    from quarterdeck.terminal.page import Choice, options_block

    choices = [Choice(n, f"Go to {n}", f"go {n}", "Moves" if n > 3 else "") for n in range(1, 31)]
    block = options_block(choices, 80)
    assert max(len(line) for line in block.splitlines()) <= 80
    assert "Moves:" in block
    assert len(block.splitlines()) < 12


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_there_are_colours_and_the_screen_is_cleared_between_people(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    sitting = new_sitting("parlour", ["human", "human"], 7, {})
    screen = Screen()
    output = Output(screen, 80)
    text = text_of(sitting.table.game, "en")
    typed = Input(io.StringIO("\n1\n\n"), output)
    Session(sitting.table, sitting.seats, sitting.bots, text, output, typed, file).run()
    assert "\033[1;33m" in screen.getvalue()
    assert screen.getvalue().count("\033[2J") == 2


def test_enter_alone_shows_the_options_again(file: Path) -> None:
    once = sit("quit\n", file).shown
    again = sit("\n\noptions\nquit\n", file).shown
    question = next(line for line in once.split("\n") if line.startswith("  ") and "1  " in line)
    assert again.count(question) == once.count(question) + 3


def test_words_of_an_option_choose_it(file: Path) -> None:
    first = sit("1\nquit\n", file)
    option = first.table.keys(0)
    assert understood("nonsense words", option, {}).unknown
    typed = understood("left hold", ["a 1", "a 2"], {}, ["Left cargo hold", "Right cargo hold"])
    assert typed.number == 1
    assert understood("hold (left)", ["a 1", "a 2"], {}, ["Hold (left)", "Hold (right)"]).number == 1
    several = understood("cargo", ["a 1", "a 2"], {}, ["Left cargo hold", "Right cargo hold"]).several
    assert several == ["1 Left cargo hold", "2 Right cargo hold"]


def test_orders_are_shown_given_and_withdrawn(file: Path) -> None:
    sat = sit("orders\norders 1 always\norders 2 always\norders 1 never\nquit\n", file)
    assert sat.shown.count("   1  No share of a dive: I am asked") == 1
    assert sat.shown.count("   1  No share of a dive: always") == 3
    assert sat.table.orders.of(0) == {"dive.claim": "always"}
    sat = sit("anweisungen alle zug\nanweisungen 1 fragen\nende\n", file, lang="de")
    assert "Kein Anteil an einem Tauchgang: bis zu meinem nächsten Zug" in sat.shown
    assert sat.table.orders.of(0) == {}
    assert sat.text.missing() == []


def test_a_game_without_questions_to_answer_in_advance_says_so(file: Path) -> None:
    assert "nothing can be answered in advance" in sit("orders\nquit\n", file, game="ahoy", seats="human random").shown
