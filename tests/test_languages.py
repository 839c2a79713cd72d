"""A language more is a folder of files and nothing else: whole games in one that nobody speaks, and not a word of
English or German in what a table tells of them, on the wire or in the terminal."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from quarterdeck import cli, games
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.rules.events import EVERYBODY
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import shell_text, text_of
from quarterdeck.kernel.text.languages import HOUSE, add, best, forget, languages, spoken
from quarterdeck.server.texts import Texts, Tongues
from quarterdeck.server.tongues import client_words
from quarterdeck.terminal.start import new_sitting
from tests import pseudo
from tests.games.common_text import played
from tests.registry import OWN
from tests.terminal.sitting import Sat

ALLOWED = re.compile(
    r"\b(?:I{2,3}|IV)\b"  # rounds as the board counts them
    r"|\b[A-Z]{2}-[A-Z]+-\d+"  # clauses
    r"|\b[0-9a-f]{16,}"  # seeds and their hashes
)
TYPED = "help\nlog\nboard\noptions\norders\nwhat 1\nwhy 1\n1\n1\n2\n1\nundo\nlog\n1\n1\n1\n1\nboard\nconcede\nquit\n"
MACHINE = re.compile(
    r"^> .*$|\S+\.txt\b|quarterdeck (?:play|replay)|--resume"  # what is typed, and what can be typed
    r"|\[[a-z0-9_,:.+\s-]+\]"  # the key of an option
    r"|⟦[A-Z]{2}-[A-Z]+-\d+: [^⟧]*⟧"  # the rulebook, which is in English
    r"|--lang\s+\S+"
    r"|\brandom\b|\bsearch\b|\bbosun\b",  # what bots are called on the command line
    re.MULTILINE,
)
SENTENCES = ("name", "text", "group", "note")


def left_in(part: Any, key: str = "") -> Iterator[str]:
    """The texts of a message in which something is said in no foreign tongue."""
    if isinstance(part, dict):
        for name, one in part.items():
            yield from left_in(one, name)
    elif isinstance(part, list):
        for one in part:
            yield from left_in(one, key)
    elif isinstance(part, str) and key in SENTENCES and pseudo.plain_words(part, ALLOWED):
        yield part


@pytest.mark.parametrize("id", OWN)
def test_the_catalog(nowhere: str, id: str) -> None:
    catalog = games.game(id).catalog(nowhere)
    left = sorted(set(left_in(catalog)))
    assert not left, "\n".join(left)
    texts = Texts(games.game(id), nowhere)
    assert [said for said in texts.fields().values() if pseudo.plain_words(said, ALLOWED)] == []


@pytest.mark.parametrize("id", OWN)
def test_a_whole_game_on_the_wire(nowhere: str, id: str) -> None:
    """Questions, options, notes, what follows from the position, events, the end."""
    game = games.game(id)
    texts = Tongues(game).of(nowhere)
    left: set[str] = set()
    for table in played(game, sitting(game), 5, 600):
        sides = tuple(game.faction(table.state, seat) for seat in range(table.setting.players))
        left |= set(left_in(json.loads(orjson.dumps(told(game, table, texts, sides)))))
    events = [texts.event(event, sides) for event in table.events]
    left |= set(left_in(json.loads(orjson.dumps(events))))
    assert not left, "\n".join(sorted(left))
    assert len(events) > 100


def sitting(game: Game) -> Any:
    from quarterdeck.kernel.game import Setting

    return Setting(2 if 2 in game.players else game.players[0], {})


def told(game: Game, table: Table, texts: Texts, sides: tuple[str, ...]) -> list[Any]:
    found: list[Any] = [texts.insight(one, sides) for one in game.insights(table.state, EVERYBODY)]
    if table.ask is not None:
        seat = table.waiting()[0]
        found.append({"text": texts.question(table.ask, sides)})
        for value in table.options(seat):
            notes = game.note(table.state, table.ask, seat, value)
            found.append(texts.option(table.ask.prompt, value, notes, sides))
    return found


@pytest.mark.parametrize("id", OWN)
def test_the_terminal(nowhere: str, id: str, tmp_path: Path) -> None:
    sat = Sat(new_sitting(id, ["human", "random"], 7, {}), io.StringIO(TYPED), tmp_path / "game.txt", nowhere)
    said = MACHINE.sub(" ", sat.shown)
    left = [line for line in said.splitlines() if pseudo.plain_words(line, ALLOWED)]
    assert not left, "\n".join(left)
    assert len(said.splitlines()) > 60 and sat.text.missing() == []


def test_what_a_language_leaves_unsaid_is_said_in_english(tmp_path: Path) -> None:
    own = tmp_path / "pt-BR" / "table" / "any.ftl"
    own.parent.mkdir(parents=True)
    own.write_text("language-name = Português\nproblem-no-match = Essa partida não existe.\n", encoding="utf-8")
    add(tmp_path)
    try:
        assert "pt-BR" in languages() and spoken("pt") is None and spoken("pt-br") == "pt-BR"
        text = shell_text("pt-BR")
        assert text.say("problem-no-match") == "Essa partida não existe."
        assert text.say("problem-no-clause") == "There is no such clause."
        assert text_of(games.game("ahoy"), "pt-BR").name("card", "elder") == "Elder"
        assert client_words("pt-BR")["files"]["shell"] == client_words("en")["files"]["shell"]
    finally:
        forget(tmp_path)


def test_the_closest_language_is_spoken() -> None:
    assert [spoken(tag) for tag in ("de", "DE", "de-AT", "de_CH", "en-GB", "fr", "", "-")] == [
        "de", "de", "de", "de", "en", None, None, None,
    ]  # fmt: skip
    for accepted, lang in (
        ("", "en"),
        ("de", "de"),
        ("fr, de-CH;q=0.8, en;q=0.5", "de"),
        ("de;q=0.1, en", "en"),
        ("de;q=0, fr", "en"),
        ("*", "en"),
        ("de;q=x", "en"),
        (",;=,de", "de"),
    ):
        assert best(accepted) == lang, accepted


def test_every_language_names_itself_and_lies_in_its_folder() -> None:
    assert [shell_text(lang).say("language-name") for lang in ("en", "de")] == ["English", "Deutsch"]
    strays = [path for path in HOUSE.parent.rglob("*.ftl") if not path.is_relative_to(HOUSE)]
    assert strays == [], "texts belong into languages/<lang>/<room>/"
    text = text_of(games.game("ahoy"), "de")
    assert text.lang == "de" and text.say("seat-number", number=2) == "Platz 2"


def test_the_command_line_speaks_what_the_host_adds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "pt" / "table" / "any.ftl"
    own.parent.mkdir(parents=True)
    own.write_text("cli-games-players = pessoas\n", encoding="utf-8")
    assert cli.run(["games", "--lang", "pt"]) == 2
    monkeypatch.setenv("QUARTERDECK_LANGUAGES", str(tmp_path))
    try:
        assert cli.run(["games", "--lang", "pt"]) == 0
    finally:
        forget(tmp_path)
    assert "pessoas" in capsys.readouterr().out
