"""The game in examples/ is played at every table, and docs/ADD-A-GAME.md is its source, block by block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quarterdeck as qd
from quarterdeck import cli, games
from quarterdeck.fuzz import fuzz_games
from quarterdeck.fuzz.reach import never
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, seed_from_number
from quarterdeck.kernel.rules.state import field_names, parts_below, shape_of
from quarterdeck.kernel.tables.gamefile import parse, replayed, written
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, Text, places_of, text_of
from tests.games.common_text import RAW, check_whole
from tests.games.test_atoms import bot_game, silent_changes
from tests.server.harness import LiveServer, any_key, play_on
from tests.test_python_docs import blocks, run

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "divers"
DOCUMENT = ROOT / "docs" / "ADD-A-GAME.md"
GOLDEN = Path(__file__).parent / "examples" / "divers.txt"

LISTED = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.M | re.S)
"""A part of a file, with the name of the file before it."""

KEPT = (".py", ".toml", ".ftl")

SPECS = ["random", "old-salt", "search:20"]


@pytest.fixture(scope="module", autouse=True)
def _known() -> Iterator[None]:
    """The game is known to these tests alone."""
    games.register("divers", "divers.spec:GAME")
    yield
    del games.GAMES["divers"]


@pytest.fixture
def game() -> Game:
    return games.game("divers")


# The document


def listed() -> dict[str, str]:
    """The files that the document shows, put together from their parts."""
    found: dict[str, list[str]] = {}
    for name, part in LISTED.findall(DOCUMENT.read_text(encoding="utf-8")):
        found.setdefault(name, []).append(part)
    return {name: "\n".join(parts) for name, parts in found.items()}


def lines(text: str) -> list[str]:
    """Its lines without the empty ones, which a document sets otherwise than a file."""
    return [line for line in text.splitlines() if line]


def test_the_document_is_the_source() -> None:
    shown = listed()
    for name, text in shown.items():
        assert lines(text) == lines((EXAMPLE / name).read_text(encoding="utf-8")), name
    files = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*") if path.suffix in KEPT}
    assert files - set(shown) == {"divers/words/de/game.ftl"}


def test_what_the_document_shows_in_python_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    sessions = [(line, code) for line, code in blocks(DOCUMENT) if code.startswith(">>>")]
    assert sessions
    for line, code in sessions:
        run(code, line, DOCUMENT, names)


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_it_to_the_end(spec: str, players: int) -> None:
    table = qd.play_out(qd.new("divers", players=players, seed=3), spec)
    assert table.over and table.ending == "finished"
    assert max(table.scores) > 2 and table.winners


def test_the_bot_is_better_than_chance() -> None:
    wins = [qd.play_out(qd.new("divers", players=2, seed=seed), ["old-salt", "random"]).winners for seed in range(80)]
    assert wins.count([0]) > 1.3 * wins.count([1])


@pytest.mark.parametrize("driver", ["random", "own", "search", "rare"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fuzzing_finds_nothing(game: Game, players: int, driver: str) -> None:
    report = fuzz_games(game, players, 2, seed=5, driver=driver, most_tried=6)
    assert [str(violation) for violation in report.violations] == []
    assert report.games == report.replayed == 2


def test_everything_that_it_declares_is_reached(game: Game) -> None:
    report = fuzz_games(game, 3, 40, seed=9, every=50, fresh_process=False)
    assert {part: names for part, names in never(game, report.reach).items() if names} == {}


def test_everything_that_changes_is_told(game: Game) -> None:
    parts = parts_below(game.state_class())
    working = {f"{part.__name__}.{name}" for part in parts for name, s in shape_of(part).fields.items() if s.working}
    assert working == {"Bay.phase", "Bay.queue", "Bay.breath"}
    for players in game.players:
        assert silent_changes(game, bot_game(game, players, players), working) == []


# Kept games


def test_a_kept_game_comes_out_as_it_did(game: Game) -> None:
    """If a rule changed on purpose: `quarterdeck play divers --seat ... --save tests/examples/divers.txt`."""
    text = GOLDEN.read_text(encoding="utf-8")
    again = replayed(parse(text), game)
    assert again.over and game.scores(again.state) == [6, 2, 14]
    assert written(again, SPECS).text() == text


def test_it_is_saved_and_goes_on(tmp_path: Path) -> None:
    table = qd.play_out(qd.new("divers", players=3, seed=8), "random", most=12)
    table.save(tmp_path / "game.txt")
    assert qd.load(tmp_path / "game.txt") == table and not table.over
    assert qd.play_out(qd.load(tmp_path / "game.txt"), "old-salt").over


# Secrets


def test_nobody_sees_what_others_hold() -> None:
    table = qd.play_out(qd.new("divers", players=3, seed=4), "old-salt", most=14)
    for seat in (0, 1, 2, None):
        seen = table.view(seat)
        assert seen["bag"].keys() == {"hidden"}
        for other, diver in enumerate(seen["players"]):
            assert isinstance(diver["hoard"], list) == isinstance(diver["basket"], list) == (other == seat)
    assert table.scores == [diver["knives"] for diver in table.view()["players"]], "scores are told to everybody"


def test_at_the_end_everything_is_shown() -> None:
    table = qd.play_out(qd.new("divers", players=2, seed=4), "old-salt")
    hoards = [diver["hoard"] for diver in table.view()["players"]]
    assert table.scores == [sum(hoard) + diver["knives"] for hoard, diver in zip(hoards, table.view()["players"])]


def test_reefs_are_chosen_sealed() -> None:
    table = qd.new("divers", players=2, seed=1)
    assert table.seats == [0, 1]
    table.play("wreck", seat=0)
    assert [diver["reef"] for diver in table.view(1)["players"]] == ["", ""]
    assert not any("wreck" in line.lower() for line in table.log(1))


# Texts


def texts_of(game: Game) -> list[Text]:
    found = [text_of(game, lang) for lang in ("en", "de")]
    for text in found:
        text.seats = ["seat1", "seat2", "seat3"]
    return found


def test_both_languages_say_the_same(game: Game) -> None:
    own = places_of(game)[-1]
    english, german = Catalogue(own, "en"), Catalogue(own, "de")
    assert english.messages == german.messages
    assert english.junk + english.twice + german.junk + german.twice == []


def test_no_text_is_missing(game: Game) -> None:
    """Whatever is asked, offered, remarked and told in some games, in both languages."""
    for text in texts_of(game):
        for seed in range(5):
            table = Table(game, Setting(3), Dealer(seed_from_number(seed), "words"))
            for step in range(10_000):
                if table.over:
                    break
                ask = table.ask
                assert ask is not None
                if ask.seat == CHANCE:
                    table.answer_chance()
                    continue
                seat = table.waiting()[0]
                mine, options = ask.put_to(seat), table.options(seat)
                check_whole(text, [mine.question.text(mine), *(game.label(ask.prompt, value) for value in options)])
                check_whole(text, [note for value in options for note in game.note(table.state, mine, seat, value)])
                table.answer(seat, options[(step * 7 + seed) % len(options)])
            check_whole(text, [game.story(event) for event in table.events])
        check_whole(text, [game.questions.named(name).occasion() for name in game.orders])
        said = [text.name("source", source) for source, _ in game.breakdown(game.start(Setting(2)))[0]]
        said += [text.name("field", name) for name in field_names(game.state_class())]
        said += [text.name("bot", name) for name in game.bots] + [text.name("game", game.id)]
        assert [one for one in said if one.islower() or RAW.search(one)] == [] and text.missing() == []


def test_the_reason_against_a_reef(game: Game) -> None:
    table = qd.new("divers", players=2, seed=1)
    while table.view()["day"] == 1:
        table.play(table.options[0])
    yesterday = str(table.view()["players"][0]["reef"])
    why = table.why(yesterday, seat=0)
    assert why is not None
    assert (why.text(), why.text("de")) == ("You dived there yesterday.", "Dort hast du gestern getaucht.")


# At the other tables


def test_it_is_played_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (
        "play divers --seat old-salt --seat random --seed 3 --save done.txt --lang de",
        "replay done.txt --verify",
        "sim divers --players 3 --bots old-salt,random,random --games 4 --jobs 2",
    ):
        assert cli.run(command.split()) == 0
    assert "Perlentaucher" in capsys.readouterr().out


def test_it_is_played_online(tmp_path: Path, game: Game) -> None:
    server = LiveServer(tmp_path)
    try:
        told = next(one for one in server.http.get("/api/v2/games?lang=de").json() if one["id"] == "divers")
        assert told["name"] == "Perlentaucher" and told["usual_bot"] == "old-salt"
        catalog = server.http.get("/api/v2/games/divers/catalog?lang=de").json()
        assert catalog["things"]["reef:wreck"]["name"] == "Wrack"
        assert set(catalog["fields"]) >= set(field_names(game.state_class()))
        made = server.create("human", "human", "old-salt", game="divers")
        clients = [made.client(0), made.client(1, lang="de")]
        assert play_on(clients, any_key) > 5
        assert [source["text"] for source in clients[1].shown["over"]["breakdown"]] == ["Perlen", "Übrige Messer"]
    finally:
        server.stop()
