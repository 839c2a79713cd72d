"""Texts: arguments become words, both languages say the same, nothing missing is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.text.fluent import Catalogue, Text, places_of, shell_text, text_of
from quarterdeck.kernel.text.languages import CLIENT, HOUSE, TABLE, files_of, languages
from tests.registry import OWN
from tests.terminal.parlour import GAME

ROOMS = {
    "table": (HOUSE, TABLE),
    "parlour": places_of(GAME)[-1],
    **{id: (HOUSE, id) for id in OWN},
}


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(
        "take = { $seat } takes { $card } from { $giver }.\n"
        "card-elder = the Elder\n    .genitive = the Elder's\n"
        "own = { $other_card_genitive } gold ({ $other_card_id })\n"
        "coins = { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\n"
        "at = at { $space }\n"
    )
    (tmp_path / "en" / "part.ftl").write_text("more = More.\n")
    made = Text("en", [(tmp_path, "")], {"faction-red": "Red", "faction-blue": "Blue", "card-sea-dog": "Sea Dog"})
    made.seats = ["red", "blue"]
    made.kinds = {"giver": "seat"}
    return made


def test_ids_and_seats_become_names(text: Text) -> None:
    assert text.render(Label("take", {"seat": 0, "card": "elder", "giver": 1})) == "Red takes the Elder from Blue."
    assert text.render(Label("take", {"seat": 1, "card": "sea_dog", "giver": 0})) == "Blue takes Sea Dog from Red."
    assert text.render(Label("take", {"seat": 1, "card": "kraken", "giver": 0})) == "Blue takes kraken from Red."
    assert text.missing() == []


def test_an_argument_falls_back_on_the_last_word_of_its_name(text: Text) -> None:
    assert text.render(Label("own", {"other_card": "elder"})) == "the Elder's gold (elder)"


def test_numbers_are_numbers_unless_the_game_says_them(text: Text) -> None:
    assert text.render(Label("coins", {"count": 1})) == "one coin"
    assert text.render(Label("coins", {"count": 3})) == "3 coins"
    text.spoken = lambda kind, value: f"<{value}>" if kind == "space" else value
    assert text.render(Label("at", {"space": 5})) == "at <5>"


def test_notes_are_one_remark(text: Text) -> None:
    assert text.note([Label("coins", {"count": 1}), Label("more")]) == "one coin; More."
    assert text.note([]) == ""


def test_parts_have_files_of_their_own(text: Text) -> None:
    assert text.say("more") == "More."


def test_what_is_missing_is_shown_and_noted(text: Text) -> None:
    assert text.render(Label("nowhere", {"card": "elder"})) == "<nowhere the Elder>"
    assert "own" not in text.missing()
    text.render(Label("own"))
    assert text.missing() == ["nowhere", "own"]


def test_no_marks_of_direction_are_in_the_output(text: Text) -> None:
    said = text.render(Label("take", {"seat": 0, "card": "elder", "giver": 1}))
    assert not {"\u2068", "\u2069"} & set(said)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are: en, de"):
        shell_text("fr")


@pytest.mark.parametrize("name", ROOMS)
def test_both_languages_define_the_same_messages(name: str) -> None:
    english, german = (Catalogue(ROOMS[name], lang) for lang in languages())
    assert sorted(english.messages) == sorted(german.messages)
    assert english.twice == german.twice == []
    assert english.junk == german.junk == []


@pytest.mark.parametrize("file", [path.stem for path in files_of((HOUSE, CLIENT), "en")])
def test_the_clients_words_are_the_same_with_the_same_arguments(file: str) -> None:
    """Each file is for itself: the shell's, and one for each board."""
    english, german = (Catalogue((HOUSE, CLIENT), lang, file) for lang in languages())
    assert english.messages == german.messages and len(english.messages) > 40
    assert english.twice == german.twice == english.junk == german.junk == []


def test_the_shared_texts_use_the_same_arguments() -> None:
    english, german = (Catalogue((HOUSE, TABLE), lang) for lang in languages())
    assert english.messages == german.messages


@pytest.mark.parametrize("lang", languages())
def test_every_event_of_the_toy_game_has_a_text_with_its_arguments(lang: str) -> None:
    messages = Catalogue(ROOMS["parlour"], lang).messages
    for kind, arguments in GAME.event_names().items():
        assert set(messages[message_id("event", kind)]) <= set(arguments)


def test_a_game_and_the_table_speak_together() -> None:
    text = text_of(GAME, "de")
    assert text.say("game-parlour") == "Bergung"
    assert text.say("say-undone") == "Zurückgenommen."
    assert text.name("card", "crane") == "Kran"
    assert text.explained()["card-crane"] == "Kran"
