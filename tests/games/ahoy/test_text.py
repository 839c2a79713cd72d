"""Ahoy's texts: whole in both languages, nothing raw, nothing unused, nothing told that a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.bots.random_bot import pick
from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    AIDS,
    CARDS,
    FACTIONS,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SLOTS,
    SUITS,
    TERRAINS,
)
from quarterdeck.games.ahoy.kinds import CELL, DIRECTION, FIGURE_THERE, MOMENT, PLACEMENT, SPARE
from quarterdeck.games.ahoy.rules.effects import USE_CREW
from quarterdeck.games.ahoy.rules.scoring import EARLIER
from quarterdeck.games.ahoy.rules.sea import at
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import FAME_SOURCES
from quarterdeck.games.ahoy.words.events import EVENTS
from quarterdeck.games.ahoy.words.wording import region_name
from quarterdeck.kernel.game import Label, Setting, message_id
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.rules.events import EVERYBODY, Event
from quarterdeck.kernel.rules.kinds import AMOUNT, Kind
from quarterdeck.kernel.rules.question import About, Question
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, Text, text_of
from quarterdeck.kernel.text.languages import HOUSE, TABLE, languages

ROOM = (HOUSE, "ahoy")
RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  ")
"""What no finished text contains: ids, placeables, markers of missing texts, stray punctuation."""

SAME = ["moment", "sentence-full", "list-comma"]
"""Messages that are alike in both languages because they hold no word."""

ENDINGS = ["fame", "gold", "shared", "conceded"]


def own_ids(lang: str) -> list[str]:
    """The messages of the files that this test is about (the screen has its own)."""
    said = "".join((HOUSE / lang / "ahoy" / name).read_text(encoding="utf-8") for name in ("game.ftl", "effects.ftl"))
    return re.findall(r"^([a-z][\w-]*) =", said, re.MULTILINE)


def texts(seats: list[str]) -> dict[str, Text]:
    found = {lang: text_of(GAME, lang) for lang in languages()}
    for text in found.values():
        text.seats = seats
    return found


def asked() -> list[Question[Any]]:
    return [question for question in GAME.questions.all() if not question.to_chance]


ENDLESS: dict[Kind[Any], list[Value]] = {
    CELL: [at(0, 0), at(-2, 5)],
    PLACEMENT: [(at(-1, 2), turns) for turns in range(4)],
    FIGURE_THERE: [SPARE, *[(figure, at(3, -4)) for figure in FIGURES]],
    AMOUNT: list(range(7)),
}
"""Some options of the kinds that have no end."""


def answers(question: Question[Any]) -> list[Value]:
    """Every answer that the question can have, as far as its words depend on it."""
    words = question.vocabulary()
    if words is None:
        passing = [question.kind.none] if question.declinable else []
        return [*ENDLESS[question.kind], *passing]
    return words


def option_labels() -> list[Label]:
    return [question.label(value) for question in asked() for value in answers(question)]


SAMPLES: dict[str, list[int | str]] = {
    "seat": [0, 1, 2, 3],
    "figure": list(FIGURES),
    "region": list(REGIONS),
    "card": list(CARDS),
    "reward": list(REWARDS),
    "slot": list(SLOTS),
    "source": [*CARDS, *PLANS, *ACTIONS, *REWARDS, *TERRAINS, *AIDS],
    "die": [1, 6],
    "gold": [1, 2, 3],
}


def questions() -> list[Label]:
    """Every question about everything that it can be about."""
    found: list[Label] = []
    for question in asked():
        names = [about_name(about) for about in question.about]
        samples = [MOMENT.vocabulary() or [] if question is USE_CREW else SAMPLES[name] for name in names]
        for number in range(max([len(some) for some in samples], default=1)):
            about = tuple(some[number % len(some)] for some in samples)
            found.append(question.text(Ask(0, question, [], about)))
    return found


def about_name(about: About) -> str:
    return about.name if isinstance(about, Kind) else about if isinstance(about, str) else about[0]


EVENT_SAMPLES: dict[str, list[int | str]] = {
    **SAMPLES,
    "attacker": list(FIGURES),
    "defender": list(FIGURES),
    "giver": [0, 1],
    "taker": [2, 3],
    "victim": [0, 3],
    "origin": list(REGIONS),
    "target": list(REGIONS),
    "head": ["bluefin", "mollusk"],
    "choice": [action.id for action in ACTIONS.values() if action.kind == "victory"],
    "plan": list(PLANS),
    "cell": [at(0, 0), at(-3, 4)],
    "dice": [1, 2],
}


def stories() -> list[Label]:
    """Every event with everything that it can tell."""
    found: list[Label] = []
    for kind, names in EVENTS.items():
        samples = {name: EVENT_SAMPLES.get(name, [0, 1, 2]) for name in names}
        if kind == "dice.rolled":
            samples["dice"] = ["11356"]
        for number in range(max([len(values) for values in samples.values()], default=1)):
            args = tuple(values[number % len(values)] for values in samples.values())
            found.append(GAME.story(Event(kind, args, EVERYBODY, 0)))
    return found


def test_both_languages_say_the_same_things() -> None:
    english, german = (Catalogue(ROOM, lang) for lang in languages())
    assert sorted(english.messages) == sorted(german.messages)
    assert english.twice == german.twice == []


@pytest.mark.parametrize("labels", [questions, option_labels, stories])
@pytest.mark.parametrize("lang", languages())
def test_everything_that_can_be_said_is_whole(lang: str, labels: object) -> None:
    text = texts(list(FACTIONS))[lang]
    assert callable(labels)
    for label in labels():
        said = text.render(label)
        assert said and not RAW.search(said), (label.message, label.args, said)
    assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_every_component_has_a_name_and_a_rule(lang: str) -> None:
    text = texts(list(FACTIONS))[lang]
    rows: dict[str, list[str]] = {
        "card": list(CARDS),
        "plan": list(PLANS),
        "action": list(ACTIONS),
        "reward": list(REWARDS),
        "terrain": list(TERRAINS),
    }
    named = {**rows, "figure": [*FIGURES], "faction": [*FACTIONS], "suit": [*SUITS], "region": [*REGIONS]}
    named["slot"] = list(SLOTS)
    for kind, ids in named.items():
        for id in ids:
            said = text.name(kind, id)
            assert said != id and not RAW.search(said), (kind, id, said)
    for kind, components in rows.items():
        for id in components:
            said = text.say(message_id(kind, id, "text"))
            assert said.endswith(".") and said[0].isupper() and not RAW.search(said), (kind, id, said)
    for card in CARDS.values():
        assert text.name("cargo", card.cargo_id) == card.cargo_names[lang]
    for ending in ENDINGS:
        assert text.has(f"ending-{ending}")
    assert text.missing() == []


def test_no_text_is_unused() -> None:
    used = {label.message for label in [*questions(), *option_labels(), *stories()]}
    used |= {message_id("faction", id) for id in FACTIONS} | {message_id("figure", id) for id in FIGURES}
    used |= {f"direction-{direction}" for direction in DIRECTION.ids} | {f"ending-{word}" for word in ENDINGS}
    used |= {f"group-{id.removeprefix('option-')}" for id in used if id.startswith("option-turn-act-")}
    used |= {f"source-{source}" for source in [*FAME_SOURCES, EARLIER]}
    used |= {"terrain-tailwind-text", "terrain-island-text", "moment-victory", "how-to-win"}
    effects = re.compile(r"(sentence|body|list|span|when|if|limit|word|verb)-|moment$")  # see test_sentences.py
    unused = [id for id in own_ids("en") if id not in used and not effects.match(id)]
    missing = [id for id in used if id not in own_ids("en") and id not in Catalogue((HOUSE, TABLE), "en").messages]
    assert (unused, missing) == ([], [])


def test_german_is_german() -> None:
    def entries(lang: str) -> dict[str, str]:
        said = "".join(
            (HOUSE / lang / "ahoy" / name).read_text(encoding="utf-8") for name in ("game.ftl", "effects.ftl")
        )
        return dict(re.findall(r"^([a-z][\w-]*) = ((?:.*\n)(?:[ }].*\n)*)", said, re.MULTILINE))

    english, german = entries("en"), entries("de")
    wordless = re.compile(r"\{[^}]*\}|[^A-Za-zÄÖÜäöüß]")
    same = [id for id, said in english.items() if said == german[id] and wordless.sub("", said)]
    assert same == ["word-kinds-crew", "word-tuck-as-crew"]
    assert all(english[id] == german[id] for id in SAME)


def played(players: int, seed: int) -> Iterator[Table]:
    """A whole game at random, the table at each question and at the end."""
    table = Table(GAME, Setting(players), Dealer(f"seed {seed}", "texts"))
    chance = Randomness(seed)
    while table.ask is not None:
        yield table
        seat = table.waiting()[0]
        table.answer(seat, pick(table.options(seat), chance))
    yield table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_in_words(players: int) -> None:
    for seed in range(2):
        spoken: dict[str, Text] = {}
        for table in played(players, seed):
            spoken = spoken or texts([GAME.faction(table.state, seat) for seat in range(players)])
            if table.ask is None:
                continue
            labels = [table.ask.question.text(table.ask)]
            labels += [GAME.label(table.ask.prompt, value) for value in table.options(table.waiting()[0])]
            for lang, text in spoken.items():
                said = [text.render(label) for label in labels]
                assert not any(RAW.search(line) for line in said), said
                assert len(set(said[1:])) == len(said[1:]), (lang, table.ask.prompt, said)
        for text in spoken.values():
            told = [text.render(GAME.story(event)) for event in table.events]
            assert not [line for line in told if not line or RAW.search(line)]
            assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_no_text_tells_a_seat_what_it_may_not_know(lang: str) -> None:
    """Plans in the hand, heads of pledge markers, the tile in the box. (AH-FINE-08)"""
    players = 4
    table = list(played(players, 5))[-1]
    text = texts([GAME.faction(table.state, seat) for seat in range(players)])[lang]
    union = next(seat for seat in range(players) if GAME.faction(table.state, seat) == "mollusk")
    ships = [FIGURES["cutter"].names[lang], FIGURES["gunship"].names[lang]]
    plans = [plan.names[lang] for plan in PLANS.values() if plan.names[lang] not in ships]
    drawn = 0
    for seat in [*range(players), -1]:
        over = False
        for event in table.events_for(seat):
            said = text.render(GAME.story(event))
            over = over or event.kind in ("round.ends", "game.over")
            assert not any(region_name(region, lang) in said for region in table.state.region_box)
            if event.kind == "pledge.revealed":
                assert over
            if event.kind == "plan.drawn":
                drawn += 1
                assert seat == union
            if seat != union and event.kind != "plan.played":
                assert not any(plan in said for plan in plans), (seat, said)
    assert drawn
