"""Every game by what its questions declare: words, clauses, and options that are among those that are declared."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import Game, Setting, message_id
from quarterdeck.kernel.rules.ask import SEVERAL
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.question import Question
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.text.fluent import Catalogue, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.rulebook import clauses
from tests.registry import OWN

DECLARING = [id for id in OWN if games.game(id).questions.all()]
"""The others still ask by names."""


def to_players(game: Game) -> list[Question[Any]]:
    return [question for question in game.questions.all() if not question.to_chance]


@pytest.mark.parametrize("id", DECLARING)
@pytest.mark.parametrize("lang", languages())
def test_every_question_has_words_and_no_words_are_left_over(id: str, lang: str) -> None:
    game = games.game(id)
    said = [message for message in Catalogue((HOUSE, id), lang).messages if message.startswith("prompt-")]
    asked = {question.text_id() for question in to_players(game)}
    silent = [name for name in asked if not any(re.match(rf"{name}(-|$)", message) for message in said)]
    unasked = [message for message in said if not any(re.match(rf"{name}(-|$)", message) for name in asked)]
    assert (silent, unasked) == ([], [])


@pytest.mark.parametrize("id", DECLARING)
@pytest.mark.parametrize("lang", languages())
def test_every_option_that_can_be_listed_has_words(id: str, lang: str) -> None:
    game, text = games.game(id), text_of(games.game(id), lang)
    messages = {question.label(value).message for question in to_players(game) for value in question.vocabulary() or []}
    messages |= {message_id("option", one.said_as, "pass") for one in to_players(game) if one.declinable}
    messages |= {question.occasion().message for question in to_players(game) if question.in_advance is not None}
    assert [message for message in sorted(messages) if not text.has(message)] == []


@pytest.mark.parametrize("id", DECLARING)
def test_every_clause_of_a_question_is_in_the_rulebook(id: str) -> None:
    known = {clause.id for clause in clauses(id)}
    assert {question.clause for question in games.game(id).questions.all()} - {""} <= known


@pytest.mark.parametrize("id", DECLARING)
def test_keys_tell_the_options_of_a_question_apart(id: str) -> None:
    for question in games.game(id).questions.all():
        keys = [question.key(value) for value in question.vocabulary() or []]
        assert len(set(keys)) == len(keys), question.name


@pytest.mark.parametrize("id", DECLARING)
def test_what_is_offered_is_declared(id: str) -> None:
    """Also to chance, which the fuzzer does not look at; players are asked nothing twice."""
    game = games.game(id)
    met: set[str] = set()
    for players in game.players:
        for seed in range(3):
            met |= offered(game, players, seed)
    assert len(met) > len(game.questions.all()) // 2


def offered(game: Game, players: int, seed: int) -> set[str]:
    """Plays a game at random and looks at every question in it; their names."""
    run = Run(game, game.start(game.check(Setting(players))))
    run.begin()
    chance = Randomness(seed)
    met: set[str] = set()
    while run.ask is not None:
        ask = run.ask
        assert game.questions.by_name[ask.prompt] is ask.question
        met.add(ask.prompt)
        for seat in ask.seats():
            options = ask.options_for(seat)
            assert [value for value in options if not ask.question.allows(value)] == [], ask.prompt
            keys = [ask.question.key(value) for value in options]
            assert ask.question.to_chance or len(set(keys)) == len(keys), ask.prompt
        assert ask.question.to_chance == (ask.seat == -1)
        assert ask.question.to_chance or len(ask.about) == len(ask.question.about)
        answers = [ask.options_for(seat)[chance.below(len(ask.options_for(seat)))] for seat in ask.seats()]
        run.send(answers if ask.seat == SEVERAL else answers[0])
    return met
