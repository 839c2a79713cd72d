"""Maracaibo's texts: whole in both languages, nothing raw, nothing unused, nothing told that a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_BOARD,
    AUTOMA_CARDS,
    BARRIERS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    FIELDS,
    GOODS,
    IMPROVEMENTS,
    ITEMS,
    LEGACY,
    PLACES,
    QUESTS,
    STORIES,
    SYNERGIES,
    TOKENS,
    TRACKS,
)
from quarterdeck.games.maracaibo.kinds import ALL_QUESTS, AN_OFFER
from quarterdeck.games.maracaibo.rules.actions.paying import PAY_FOR
from quarterdeck.games.maracaibo.rules.ways import combat_kinds
from quarterdeck.games.maracaibo.spec import DIFFICULTIES, GAME
from quarterdeck.games.maracaibo.state import VP_SOURCES
from quarterdeck.games.maracaibo.words.events import EVENTS
from quarterdeck.games.maracaibo.words.wording import FOLDER, SEATS, names, sources_of_choices
from quarterdeck.kernel.game import Label, Setting, message_id
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.effects import walk_effects
from quarterdeck.kernel.rules.events import EVERYBODY, Event
from quarterdeck.kernel.rules.kinds import Kind
from quarterdeck.kernel.rules.question import About, Question
from quarterdeck.kernel.text.fluent import LANGUAGES, Text
from tests.games.common_text import (
    check_german,
    check_named,
    check_question,
    check_settings,
    check_told,
    check_used,
    check_whole,
    labelled,
    played,
    sampled,
    texts_of,
)
from tests.games.maracaibo.position import Play, Position

ALIKE = [
    "faction-jean",
    "field-jean",
    "field-nation",
    "game-maracaibo",
    "icon-combat-body",
    "icon-combat-option",
    "lead-quests",
    "option-quest",
    "source-quests",
]
"""Messages that are alike in both languages: names, the word quest, and what holds no word."""

OFFERS = AN_OFFER.vocabulary() or []
VOTES = [story.id for story in STORIES.values() if story.vote]


def texts(players: int) -> dict[str, Text]:
    return texts_of(GAME, SEATS[:players])


def asked() -> list[Question[Any]]:
    return [question for question in GAME.questions.all() if not question.to_chance]


CHOICES: list[Value] = [
    ("option", id, index)
    for id, effects in sources_of_choices().items()
    for effect in walk_effects(effects)
    if effect.verb == "choose"
    for index in range(len(effect.lists("options")))
]
ENDLESS: dict[str, list[Value]] = {"choose.option": CHOICES, "figures.on_card": list(range(9))}
"""The options of the questions that cannot list theirs."""


def answers(question: Question[Any]) -> list[Value]:
    """Every answer that the question can have, as far as its words depend on it."""
    words = question.vocabulary()
    if words is None:
        return [*ENDLESS[question.name], *([question.kind.none] if question.declinable else [])]
    return words


def option_labels() -> list[Label]:
    return [question.label(value) for question in asked() for value in answers(question)]


BARGAINS = [id for id, effects in sources_of_choices().items() if any(effect.verb == "pay_for" for effect in effects)]
SOURCES = [*CARDS, *QUESTS, *LEGACY, *CITY_TILES, *ALL_QUESTS, "red", "master_stroke", "p20", "e05"]
SAMPLES: dict[str, list[int | str]] = {
    "source": [*SOURCES],
    "good": list(GOODS),
    "item": list(ITEMS),
    "number": [0, 1, 2, 7],
    "nation": [0, 1, 2],
    "token": [*TOKENS, ""],
    "card": list(CARDS),
    "legacy": [*OFFERS],
    "place": list(range(len(PLACES))),
    "field": [field.id for field in FIELDS],
    "quest": [*ALL_QUESTS],
    "story": [*VOTES],
}


def questions() -> list[Label]:
    """Every question about everything that it can be about."""
    found: list[Label] = []
    for question in asked():
        samples = {**SAMPLES, "source": [*BARGAINS]} if question is PAY_FOR else SAMPLES
        names = [about_name(about) for about in question.about]
        found.extend(question.text(Ask(0, question, [], about)) for about in sampled(names, samples))
    return found


def about_name(about: About) -> str:
    return about.name if isinstance(about, Kind) else about if isinstance(about, str) else about[0]


EVENT_SAMPLES: dict[str, list[int | str]] = {
    **SAMPLES,
    "seat": [0, 1, 2, 3],
    "victim": [1, 0],
    "area": list(range(len(IMPROVEMENTS))),
    "action": [action.source or action.id for action in combat_kinds()],
    "automa": list(AUTOMA_CARDS),
    "barrier": [barrier.id for barrier in BARRIERS],
    "building": list(BUILDINGS),
    "career": list(CAREERS),
    "choice": [option.id for story in STORIES.values() for option in story.vote],
    "field": list(range(len(FIELDS))),
    "lead": list(AUTOMA_BOARD.leads),
    "legacy": list(LEGACY),
    "level": [1, 2],
    "origin": [0, 1, 6],
    "quest": [*ALL_QUESTS],
    "source": list(range(len(VP_SOURCES))),
    "space": [0, 1, 2],
    "story": list(STORIES),
    "synergy": list(range(len(SYNERGIES))),
    "task": [1, 2, 3],
    "tile": list(CITY_TILES),
    "token": list(TOKENS),
}


def stories() -> list[Label]:
    """Every event with everything that it can tell."""
    found: list[Label] = []
    for kind, named in EVENTS.items():
        samples = {name: EVENT_SAMPLES.get(name, [1, 2, 3]) for name in named}
        if kind == "story.read":
            samples["story"] = [story.id for story in STORIES.values() if story.back]
        for number in range(max([len(values) for values in samples.values()], default=1)):
            args = tuple(values[number % len(values)] for values in samples.values())
            found.append(GAME.story(Event(kind, args, EVERYBODY, 0)))
    return found


@pytest.mark.parametrize("labels", [questions, option_labels, stories])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_is_whole(lang: str, labels: object) -> None:
    text = texts(4)[lang]
    assert callable(labels)
    check_whole(text, labels())
    for label in labels():
        for name, value in label.args.items():
            unspoken = isinstance(value, str) and text.names.get(message_id(name, value)) == ""
            assert not unspoken, (label.message, name, value)


def test_no_name_falls_back_on_its_id() -> None:
    check_named(texts(4)["en"], [*questions(), *option_labels(), *stories()])


def test_no_text_is_unused() -> None:
    other = {f"faction-{side}" for side in [*SEATS, "jean", "seat2"]} | {"icons-quest", "icons-last"}
    other |= {"rival-place", "rival-card"}
    other |= {f"ending-{ending}" for ending in ("points", "shared", "jean-beaten", "jean-wins")}
    check_used(FOLDER, [*questions(), *option_labels(), *stories()], other)


def test_german_is_german() -> None:
    check_german(FOLDER, ALIKE)


def test_the_set_up_has_words_for_every_choice() -> None:
    check_settings(GAME)
    for text in texts(1).values():
        assert [text.name("difficulty", id) for id in DIFFICULTIES] != DIFFICULTIES


# Whole games


def scenario(players: int, story: str) -> Setting:
    return Setting(players, {"story": story})


@pytest.mark.parametrize(
    ("players", "story"), [(1, "chapter_9"), (1, "scenario_75"), (2, "campaign"), (3, "scenario_77"), (4, "chapter_4")]
)
def test_whole_games_are_told_in_words(players: int, story: str) -> None:
    spoken = texts(players)
    things = GAME.catalog()["things"]
    for table in played(GAME, scenario(players, story), players):
        if table.ask is None:
            break
        check_question(GAME, table, spoken, things)
        values = table.options(table.waiting()[0])
        for lang, text in spoken.items():
            said = [text.render(GAME.label(table.ask.prompt, value)) for value in values]
            assert len(set(said)) == len(said), (lang, table.ask.prompt, said)
    check_told(GAME, table, spoken)
    for text in spoken.values():
        told = [text.render(GAME.story(event)) for event in table.events]
        assert ("Jean" in " ".join(told)) == (players == 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_tells_a_seat_what_it_may_not_know(lang: str) -> None:
    """Cards that others draw stay unnamed. (MA-RUL-76)"""
    players = 3
    table = list(played(GAME, scenario(players, "scenario_75"), 5, 120))[-1]
    text = texts(players)[lang]
    for seat in [*range(players), -1]:
        for event in table.events_for(seat):
            if event.kind == "card.drawn":
                assert event.args[0] == seat
            if event.kind == "card.drawn_unseen":
                said = text.render(GAME.story(event))
                assert not any(card.names[lang] in said for card in CARDS.values())


# What options say and point at


def said_of(game: Play, key: str) -> tuple[str, str, list[str]]:
    """An option's text, its note and what it points at."""
    return labelled(GAME, game.table, key, texts(2)["en"])


def test_a_stop_tells_its_way_and_what_it_would_give() -> None:
    p = Position(2).ship(0, "p02").quest("p06", "q18").tableau(0, "a_dock_foreman_1").hand(0)
    game = p.city("p05", "ct_shipyard_2").having(0, combat=0).play(0)
    city = ("Santo Domingo (5)", "1 MP; Shipyard: 1 combat point, remove 1 disc", ["place:p05"])
    assert said_of(game, "p05") == city
    said, note, targets = said_of(game, "p03 p04 p06")
    assert said == "San Juan (6) by way of Tortuga (3)"
    quest = QUESTS["q18"].names["en"]
    assert note.split("; ") == [
        "3 MP",
        "1 village action",
        f"quest {quest} (you cannot pay it now): 1 combat point → 1 VP per compass, 5 D",
        "Dock Foreman: 2 D, remove 1 disc, 2 village actions",
    ]
    assert targets == ["place:p06"]
    assert said_of(game, "p05 p06")[0] == "San Juan (6) by way of Santo Domingo (5)"
    assert said_of(game, "p05 p06 p07 p08 p09")[1].startswith("5 MP; 2 VP for assistants passed; 2 village actions")


def test_a_card_tells_what_it_would_be_as_a_project_wherever_it_is_asked_for() -> None:
    project = "as a project for 3 doubloons: +2 D income; 1 VP at the end"
    p = Position(2).ship(0, "p04").city("p04", "ct_arsenal_2").hand(0, "a_sailor_1", "a_peddler_1")
    game = p.display("a_sailor_2", "a_peddler_2", "a_envoy_1", "a_envoy_2").play(0, "main")
    assert said_of(game, "plan a_sailor_1") == ("Plan Sailor (cotton, treasure map)", project, ["card:a_sailor_1"])
    game.give("pass")
    while game.prompt != "draw.from":
        game.give("pass")
    assert said_of(game, "display a_sailor_2")[1] == f"you pay 1 D; {project}"


def test_movement_points_of_this_way_count_for_a_story_quest() -> None:
    game = Position(2).ship(0, "p06").quest("p10", "s04").hand(0).play(0)
    assert "(you do not meet it now)" not in said_of(game, "p07 p08 p09 p10")[1]
    near = Position(2).ship(0, "p08").quest("p10", "s04").hand(0).play(0)
    assert "(you do not meet it now)" in said_of(near, "p09 p10")[1]


def test_combat_actions_tell_their_cost_and_place() -> None:
    p = Position(2).ship(0, "p11").marker("spain", "p05").hand(0).having(0, combat=3)
    game = p.play(0, "main", 2).give("city", "fight").chance("k01")
    assert said_of(game, "france") == ("France", "combat value 6", ["nation:france"])
    game.give("france")
    said, note, targets = said_of(game, "act ca_flag 0 p04")
    assert said.startswith("Annex Puerto Plata (4) (−4): ")
    assert (note, targets) == ("bonus: 4 D; combat value 2 left", ["place:p04"])
    assert said_of(game, "act ca_flag 1 p05")[0].startswith("Displace the marker at Santo Domingo (5) (−6): ")
    assert said_of(game, "combat")[2] == ["idea:combat_points"]


def test_purchases_tell_their_price() -> None:
    p = Position(2).hand(0, "a_peddler_1").building("abbey").tableau(0, "c93_quarantine_warden")
    game = p.play(0, "interim_choice")
    said, note, targets = said_of(game, "card a_peddler_1")
    assert said.startswith("Peddler (cocoa, treasure map) for 6 doubloons and 1 figure for Martinique (8): ")
    assert (note, targets) == ("you pay 5 D", ["card:a_peddler_1"])
    price = BUILDINGS["abbey"].price - 1
    assert said_of(game, "building abbey")[1:] == (f"you pay {price} D", ["building:abbey"])


def test_a_nation_tells_where_its_influence_comes_to() -> None:
    p = Position(2).ship(0, "p13").city("p13", "ct_embassy_2").hand(0)
    game = p.influence(0, france=0, england=1, spain=TRACKS.last_influence).play(0, "main").give("city")
    assert said_of(game, "france") == ("France", "from 0 to 1 on its track", ["nation:france"])
    assert said_of(game, "england")[1] == "from 1 to 2 on its track; noble rank 1"
    assert said_of(game, "spain")[1] == "2 VP for steps beyond the track"


def test_a_task_tells_what_it_demands_and_what_it_forgoes() -> None:
    p = Position(2).ship(0, "p01").career(0, "career_pathfinder").hand(0)
    low = p.quests_done(0, 4).play(0, "main")
    assert said_of(low, "task 1")[:2] == (
        "Complete career task 2",
        "4 quests: 1 figure, 4 D, without the 4 VP of the higher level",
    )
    high = Position(2).ship(0, "p01").career(0, "career_pathfinder").hand(0).quests_done(0, 6).play(0, "main")
    assert said_of(high, "task 1")[1] == "6 quests: 1 figure, 4 D, 4 VP"


def test_every_target_is_explained() -> None:
    things = GAME.catalog()["things"]
    for question in asked():
        for value in answers(question):
            for target in question.targets(value):
                assert target in things, (question.name, value, target)


def test_names_have_both_languages() -> None:
    assert list(names("en")) == list(names("de"))
    assert [id for id, name in names("en").items() if bool(name) != bool(names("de")[id])] == []
