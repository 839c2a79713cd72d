"""The command `what`: cards, actions, words of the game, in both languages and in all games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck import games, rulebook
from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.kernel.text.languages import languages
from quarterdeck.terminal.lookup import MOST_CLAUSES, MOST_EXPLAINED, Meaning, meaning
from tests.terminal.sitting import sit

PLAYABLE = ["ahoy", "maracaibo", "marauders"]


def about(game: str, wanted: str, lang: str = "en") -> Meaning:
    return meaning(games.game(game), text_of(games.game(game), lang), wanted)


@pytest.mark.parametrize("word", ["control", "wealth", "fame", "pledge", "cargo", "crew", "ready comrades", "damage"])
def test_the_nouns_of_ahoy_are_explained(word: str) -> None:
    found = about("ahoy", word)
    assert found.explained and not found.clauses
    assert all(name.lower().startswith(word) for name in found.explained)
    assert found.more, "and the rules are named"


def test_a_word_that_only_the_rules_have_is_found_in_them() -> None:
    found = about("ahoy", "anchor")
    assert not found.explained
    assert [clause.id for clause in found.clauses] == ["AH-MOVE-06", "AH-MOVE-07", "AH-MOVE-09"]
    assert [term.english for term in found.terms] == ["move, place, anchor"]


def test_words_inside_a_name_are_found_but_the_rules_are_shown_too() -> None:
    found = about("ahoy", "battle")
    assert list(found.explained) == ["Move 2, ignore battles"]
    assert all(clause.prefix == "AH-BATL" for clause in found.clauses)


def test_what_several_sides_have_is_told_as_the_own_side_has_it() -> None:
    ahoy, text = games.game("ahoy"), text_of(games.game("ahoy"), "en")
    told = {side: meaning(ahoy, text, "sail", side).explained for side in ("bluefin", "mollusk", "smuggler_red")}
    assert all(list(found) == ["Sail", "Sailor"] for found in told.values()), "the very name first"
    assert "Patrol" in told["bluefin"]["Sail"] and "Comrade" in told["mollusk"]["Sail"]
    assert not any(word in told["smuggler_red"]["Sail"] for word in ("Patrol", "Comrade"))


def test_german_words_are_found_and_so_are_english_ones_in_german() -> None:
    assert "Kontrolle" in about("ahoy", "kontrolle", "de").explained
    assert about("ahoy", "control", "de").explained == about("ahoy", "Kontrolle", "de").explained
    assert "Fame" in about("ahoy", "Ruhm", "en").explained
    assert [clause.id for clause in about("ahoy", "ankern", "de").clauses] == ["AH-MOVE-06", "AH-MOVE-07", "AH-MOVE-09"]


@pytest.mark.parametrize(
    ("game", "word", "lang"),
    [
        ("maracaibo", "influence", "en"),
        ("maracaibo", "Gehilfe", "de"),
        ("marauders", "bounty", "en"),
        ("marauders", "Gerücht", "de"),
    ],
)
def test_other_games_have_their_words_too(game: str, word: str, lang: str) -> None:
    found = about(game, word, lang)
    assert found.terms and (found.explained or found.clauses)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_word_of_the_glossary_leads_somewhere(game: str) -> None:
    for term in rulebook.glossary(game):
        for wanted in (re.split(r"[(,/]", side)[0].strip() for side in (term.german, term.english)):
            assert not wanted or not about(game, wanted).nothing(), wanted


@pytest.mark.parametrize("lang", languages())
def test_what_is_told_is_whole_and_not_too_much(lang: str) -> None:
    text = text_of(games.game("ahoy"), lang)
    for wanted in ("a", "e", "s", "k"):
        found = meaning(games.game("ahoy"), text, wanted)
        assert len(found.explained) <= MOST_EXPLAINED and len(found.clauses) <= MOST_CLAUSES
        assert not any("<" in name + says for name, says in found.explained.items())
    assert text.missing() == []


def test_at_the_table(tmp_path: Path) -> None:
    shown = sit("what control\nwhat anchor\nwhat xyzzy\nquit\n", tmp_path / "g.txt", "ahoy").shown
    assert "Control: Squadron and Union each count" in shown
    assert "More in the rules: AH-" in shown
    assert "AH-MOVE-06: After a step you anchor" in shown
    assert "Nothing is told about xyzzy." in shown
    german = sit("was Ruhm\nende\n", tmp_path / "g.txt", "ahoy", lang="de").shown
    assert "Ruhm: Hat jemand am Ende einer Runde 30 Ruhm" in german
    assert "Ruhm, Ruhmesleiste heißt in den (englischen) Regeln: Fame, Fame track." in " ".join(german.split())
