"""The command line: every command, its JSON, and that bad input is one sentence and exit code 2."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import __version__, cli, games
from quarterdeck.fuzz import FuzzReport, Violation, campaign
from quarterdeck.fuzz.reach import PARTS
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.table import Table
from tests.kernel.helpers import play

games.register("parlour", "tests.terminal.parlour:GAME")

Shown = pytest.CaptureFixture[str]


def run(arguments: str) -> int:
    return cli.run(arguments.split())


def told(capsys: Shown, arguments: str) -> Any:
    """What a command prints with --json."""
    assert run(f"{arguments} --json") == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to run in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def finished(folder: Path, capsys: Shown) -> Path:
    """A finished game's file."""
    assert run("play parlour --seat random --seat random --seed 4 --save done.txt") == 0
    capsys.readouterr()
    return folder / "done.txt"


def typed(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


# Bad input


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("play chess", "There is no game chess"),
        ("sim chess", "There is no game chess"),
        ("fuzz chess", "There is no game chess"),
        ("rules chess", "There is no game 'chess'"),
        ("content chess", "There is no game chess"),
        ("questions chess", "There is no game chess"),
        ("play", "Say which game"),
        ("play parlour --seat human", "is for 2, 3, 4 players, not 1"),
        ("play parlour --players 9", "is for 2, 3, 4 players, not 9"),
        ("play parlour --players 3 --seat human --seat random", "do not fit together"),
        ("play parlour --seat human --seat kraken", "There is no bot kraken"),
        ("play parlour --lang fr", "There is no language fr"),
        ("play parlour --option length", "NAME=VALUE"),
        ("play parlour --option length=endless", "Option length is one of short, long"),
        ("play parlour --resume x.txt", "leave the game and other options out"),
        ("play --resume nothing.txt", "The file nothing.txt cannot be read"),
        ("sim parlour --players 5", "is for 2, 3, 4 players"),
        ("sim parlour --bots random,kraken", "There is no bot kraken"),
        ("sim parlour --players 3 --bots random,random", "names 2"),
        ("sim parlour --games 0", "--games must be at least 1"),
        ("sim parlour --games many", "--games"),
        ("sim parlour --executor cloud", "There is no executor cloud; there are: process, dask, ray"),
        ("sim parlour --scheduler tcp://127.0.0.1:1", "A scheduler belongs to a cluster"),
        ("sim parlour --games 1 --out .", "cannot be written"),
        ("arena chess --candidate random", "There is no game chess"),
        ("arena parlour", "--candidate"),
        ("arena parlour --candidate kraken", "There is no bot kraken"),
        ("arena parlour --candidate random --blocks 0", "--blocks must be at least 1"),
        ("fuzz parlour --players 7", "is for 2, 3, 4 players"),
        ("fuzz parlour --games 0", "--games must be at least 1"),
        ("fuzz parlour --players two", "--players is a number, several with commas, or all, not two"),
        ("fuzz parlour --driver own", "has no bot of its own"),
        ("fuzz parlour --driver nobody", "There is no driver nobody"),
        ("fuzz parlour --reach nowhere.yaml", "The list nowhere.yaml cannot be read"),
        ("replay nothing.txt", "The file nothing.txt cannot be read"),
        ("rules ahoy AH-NONE-01", "have no clause AH-NONE-01"),
        ("nonsense", "No such command"),
        ("play parlour --nonsense", "No such option"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(folder: Path, capsys: Shown, arguments: str, says: str) -> None:
    assert run(arguments) == 2
    shown = capsys.readouterr()
    assert says in shown.err
    assert shown.err.count("\n") == 1
    assert shown.err.endswith(".\n")
    assert shown.out == ""


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def first_answer(file: Path) -> str:
    """The first line of a player in a game's file."""
    return next(line for line in file.read_text().splitlines() if line[0] in "12" and "turn.act" in line)


@pytest.mark.parametrize("command", ["replay done.txt", "replay done.txt --verify", "play --resume done.txt"])
@pytest.mark.parametrize("damage", ["key", "twice", "seed", "dice", "end", "title", "header", "binary", "game"])
def test_a_tampered_file_is_refused(finished: Path, capsys: Shown, damage: str, command: str) -> None:
    line = first_answer(finished)
    if damage == "key":
        changed(finished, line, line.rpartition(" turn.act ")[0] + " turn.act fly 9 9")
    elif damage == "twice":
        changed(finished, line, f"{line}\n{line}")
    elif damage == "seed":
        changed(finished, "\nseed: ", "\nseed: 0")
    elif damage == "dice":
        changed(finished, "\n* ", "\n* setup.nothing 1 #0/6\n* ")
    elif damage == "end":
        changed(finished, "--- end ", "--- end 0")
    elif damage == "title":
        changed(finished, "quarterdeck game", "a game")
    elif damage == "header":
        changed(finished, "players: 2", "players: two")
    elif damage == "binary":
        finished.write_bytes(b"\xff\xfe\x00")
    else:
        changed(finished, "game: parlour", "game: chess")
    assert run(command) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert shown.out == ""


# Every command


PLAYING = ["games", "play", "sim", "arena", "fuzz", "replay", "rules", "content", "questions", "bench"]
HOSTING = ["serve", "backup", "restore", "doctor", "export", "prune", "config", "config show"]


@pytest.mark.parametrize("command", PLAYING + HOSTING)
def test_every_command_has_help_with_an_example(capsys: Shown, command: str) -> None:
    assert run(f"{command} --help") == 0
    assert f"Example: quarterdeck {command}" in capsys.readouterr().out


def test_version(capsys: Shown) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"quarterdeck {__version__}\n"


def test_games(capsys: Shown) -> None:
    found = told(capsys, "games")
    ahoy = next(row for row in found if row["id"] == "ahoy")
    assert ahoy["players"] == [2, 3, 4]
    assert ahoy["modes"]
    assert run("games --lang de") == 0
    assert "ahoy" in capsys.readouterr().out


def test_play_quit_and_resume(folder: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1\nquit\n")
    assert run("play parlour --seat human --seat random --seed 4") == 0
    assert "play --resume parlour-seed4.txt" in capsys.readouterr().out
    typed(monkeypatch, "")
    assert run("play --resume parlour-seed4.txt --lang de") == 0
    assert "geht beim Stand von" in capsys.readouterr().out


def test_the_same_seed_deals_the_same_game(folder: Path) -> None:
    for name in ("a.txt", "b.txt"):
        assert run(f"play ahoy --seat random --seat random --seed 8 --save {name}") == 0
    assert Path("a.txt").read_text() == Path("b.txt").read_text()


def test_sim(capsys: Shown) -> None:
    found = told(capsys, "sim parlour --players 3 --bots random --games 6 --seed 2")
    assert list(found) == ["games", "decisions", "seconds", "decisions_per_s", "wins", "scores", "endings"]
    assert found["games"] == 6
    assert len(found["wins"]) == len(found["scores"]) == 3
    assert sum(found["endings"].values()) == 6
    assert run("sim parlour --bots random,random --games 2") == 0
    assert "2 games" in capsys.readouterr().out


def test_sim_with_rotated_seats_counts_by_bot(capsys: Shown) -> None:
    game = "sim ahoy --bots search:2,random --games 4"
    seated, rotated = told(capsys, game), told(capsys, f"{game} --rotate")
    assert sum(rotated["wins"]) == sum(seated["wins"]) == 4
    assert rotated["scores"] != seated["scores"]
    assert run(f"{game} --rotate") == 0
    shown = capsys.readouterr().out
    assert "bot   " in shown and "seat" not in shown


def test_sim_is_the_same_for_any_number_of_jobs(capsys: Shown) -> None:
    found = [told(capsys, f"sim ahoy --players 2 --games 6 --seed 2 --jobs {jobs}") for jobs in (1, 2)]
    for name in ("games", "decisions", "wins", "scores", "endings"):
        assert found[0][name] == found[1][name]


def test_sim_writes_every_match(folder: Path, capsys: Shown) -> None:
    for jobs in (1, 2):
        assert run(f"sim ahoy --players 2 --games 6 --seed 2 --jobs {jobs} --out deep/{jobs}.jsonl") == 0
    assert Path("deep/1.jsonl").read_bytes() == Path("deep/2.jsonl").read_bytes()
    lines = [json.loads(line) for line in Path("deep/1.jsonl").read_text().splitlines()]
    assert [line["seed"] for line in lines] == [2, 3, 4, 5, 6, 7]
    assert list(lines[0]) == ["seed", "shift", "scores", "winners", "decisions", "ending"]


def test_arena(capsys: Shown) -> None:
    arena = "arena parlour --candidate random --baseline random:uniform --blocks 3 --seed 2"
    found = [told(capsys, f"{arena} --jobs {jobs}") for jobs in (1, 2)]
    assert found[0]["games"] == 6 and found[0]["fair"] == 0.5
    assert {**found[0], "seconds": 0} == {**found[1], "seconds": 0}
    assert run(arena) == 0
    assert "random against random:uniform, 2 players, 3 blocks" in capsys.readouterr().out


def test_fuzz_finds_nothing(folder: Path, capsys: Shown) -> None:
    assert run("fuzz parlour --players 2 --games 2 --seed 3") == 0
    assert "nothing wrong" in capsys.readouterr().out
    assert list(folder.iterdir()) == []


def test_fuzz_says_what_was_reached_and_what_never(folder: Path, capsys: Shown) -> None:
    figures = told(capsys, "fuzz parlour --players all --driver all --games 2 --seed 3")
    assert figures["violations"] == []
    assert figures["games"] == 3 * (2 + 1 + 2)
    assert figures["reach"]["events"]["times"]
    assert set(figures["reach"]["events"]["never"]).isdisjoint(figures["reach"]["events"]["times"])
    assert run("fuzz parlour --players 2,3 --games 2") == 0
    shown = capsys.readouterr().out
    assert "2 players, random: 2 games" in shown
    assert "3 players, random: 2 games" in shown
    assert "reached:" in shown


def test_fuzz_fails_if_something_unexpected_is_never_reached(folder: Path, capsys: Shown) -> None:
    Path("none.yaml").write_text("{}")
    Path("all.yaml").write_text("".join(f"{part}: {{'*': a small run}}\n" for part in PARTS))
    assert run("fuzz ahoy --games 1 --reach all.yaml") == 0
    assert "are on the list of what is rare" in capsys.readouterr().out
    assert run("fuzz ahoy --games 1 --reach none.yaml") == 1
    assert "never reached:" in capsys.readouterr().out


def test_a_violation_gives_exit_code_1_and_the_game(
    folder: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: Any, **options: Any) -> FuzzReport:
        report = FuzzReport()
        report.games = 1
        report.violations = [Violation("clone", 3, "coins: 4 is 5", "quarterdeck game 1\n")]
        return report

    monkeypatch.setattr(campaign, "fuzz_games", broken)
    assert run("fuzz parlour --games 2") == 1
    shown = capsys.readouterr().out
    assert "coins: 4 is 5" in shown
    assert "fuzz-parlour-2-random-clone-1.txt" in shown
    assert Path("fuzz-parlour-2-random-clone-1.txt").read_text() == "quarterdeck game 1\n"
    assert run("fuzz parlour --games 2 --json --out cases") == 1
    assert json.loads(capsys.readouterr().out)["violations"][0]["file"].startswith("cases")


def test_replay(finished: Path, capsys: Shown) -> None:
    assert run("replay done.txt --to 12 --seat 1") == 0
    shown = capsys.readouterr().out
    assert "You draw" in shown
    assert "After 12 of" in shown
    assert run("replay done.txt") == 0
    shown = capsys.readouterr().out
    assert "You draw" not in shown
    assert "an onlooker" in shown
    assert run("replay done.txt --seat 2 --lang de") == 0
    assert "Du ziehst" in capsys.readouterr().out
    assert told(capsys, "replay done.txt")["over"] is True
    assert run("replay done.txt --seat 3") == 2
    assert run("replay done.txt --to 9999") == 2


def test_replay_verifies(finished: Path, capsys: Shown) -> None:
    assert run("replay done.txt --verify") == 0
    assert "fit the seed" in capsys.readouterr().out
    assert told(capsys, "replay done.txt --verify")["seed"] is True
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join(lines[:-8]) + "\n")
    assert run("replay done.txt --verify") == 0
    assert "not over" in capsys.readouterr().out
    finished.write_text("\n".join(line for line in lines if not line.startswith("seed:")) + "\n")
    assert run("replay done.txt --verify") == 0
    assert "does not tell the seed" in capsys.readouterr().out


def test_replay_tells_the_words(finished: Path, capsys: Shown) -> None:
    table = Table(games.game("parlour"), Setting(2), Dealer("5eed", "m1", [(0, -1, "8d1f" * 4), (2, 1, "03c7" * 4)]))
    play(table)
    finished.write_text(written(table, ["Ann", "Bo"]).text())
    assert run("replay done.txt --verify") == 0
    shown = capsys.readouterr().out
    assert f"From result 1 on with the word that the table's maker gave: {'8d1f' * 4}" in shown
    assert f"From result 3 on with the word that seat 2 gave: {'03c7' * 4}" in shown
    assert told(capsys, "replay done.txt --verify")["words"] == [[0, 0, "8d1f" * 4], [2, 2, "03c7" * 4]]
    finished.write_text(finished.read_text().replace("03c7", "03c8"))
    assert run("replay done.txt --verify") == 2


def test_rules(capsys: Shown) -> None:
    assert run("rules ahoy AH-MOVE-02 BATL") == 0
    shown = capsys.readouterr().out
    assert "You cannot step across a sandbar." in shown
    assert "AH-BATL-17" in shown
    assert told(capsys, "rules ahoy AH-MOVE-02")[0]["id"] == "AH-MOVE-02"


def test_content(capsys: Shown) -> None:
    found = told(capsys, "content marauders")
    total = found["all"]
    assert list(total["fields"]) == ["rulebook", "public", "reconstructed"]
    assert list(total["rows"]) == ["rulebook", "public", "reconstructed", "mixed"]
    for kind in ("rows", "fields"):
        for source, count in total[kind].items():
            assert count == sum(file[kind][source] for file in found["files"].values())
    assert found["files"]["cargo.yaml"]["rows"]["reconstructed"] == 64
    assert run("content marauders") == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].split() == ["rows", "fields"]
    assert [line.split()[0] for line in shown[1:]] == ["file", *found["files"], "all"]
    assert [int(number) for number in shown[-1].split()[1:]] == [*total["rows"].values(), *total["fields"].values()]
    assert max(len(line) for line in shown) <= 100


def test_rules_coverage(capsys: Shown) -> None:
    found = told(capsys, "rules ahoy --coverage")
    assert list(found) == ["clauses", "proven", "untestable", "open"]
    assert found["proven"] + found["untestable"] + len(found["open"]) == found["clauses"]
    assert run("rules ahoy --coverage") == 0
    assert "AH-MOVE" in capsys.readouterr().out


def test_questions(capsys: Shown) -> None:
    found = told(capsys, "questions ahoy")
    assert {"name", "text", "kind", "about", "options", "clause", "always", "in_advance"} <= found[0].keys()
    assert run("questions ahoy") == 0
    assert "turn.act: act" in capsys.readouterr().out
