"""Marauders' texts: whole in both languages, nothing raw, nothing unused, nothing told that a seat may not know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    EVENTS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NATIONS,
    NPC_CAPTAINS,
    NPCS,
    RUMORS,
    SHIPS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, SKILLS
from quarterdeck.games.marauders.kinds import A_SEAT, A_WAY
from quarterdeck.games.marauders.rules.actions.gains import CHOOSE_WAY
from quarterdeck.games.marauders.rules.actions.npcs import NPC_TO
from quarterdeck.games.marauders.rules.actions.windows import USE_THING
from quarterdeck.games.marauders.rules.ships import HONEST, OTHER_BOUNTY, OWN_BOUNTY, WAR
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.state import GLORY_SOURCES
from quarterdeck.games.marauders.words.events import EVENTS as TOLD
from quarterdeck.games.marauders.words.wording import SEATS, names, sources_of_choices, things_in_use
from quarterdeck.kernel.game import Label, Setting, message_id
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.effects import walk_effects
from quarterdeck.kernel.rules.events import EVERYBODY, Event
from quarterdeck.kernel.rules.kinds import AMOUNT, Kind
from quarterdeck.kernel.rules.question import About, Question
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.languages import HOUSE, languages
from tests.games.common_text import (
    check_german,
    check_named,
    check_question,
    check_same_messages,
    check_settings,
    check_told,
    check_used,
    check_whole,
    labelled,
    played,
    sampled,
    texts_of,
)
from tests.games.marauders.position import Play, Position

ROOM = (HOUSE, "marauders")
ALIKE: list[str] = []
"""Messages with words that are alike in both languages."""

ALIKE_TASKS = ["option-scout-task", "option-port-act-deliver"]
"""What a mission asks for is told beside it, not in the option."""

ASKED = [question for question in GAME.questions.all() if not question.to_chance]
MOTIVES = [OWN_BOUNTY, OTHER_BOUNTY, WAR, HONEST]


def texts(players: int) -> dict[str, Text]:
    return texts_of(GAME, SEATS[:players])


WAYS: list[Value] = [
    ("option", id, index)
    for id, effects in sources_of_choices().items()
    for effect in walk_effects(effects)
    for index in range(len(effect.lists("options")))
]

ENDLESS: dict[Kind[Any], list[Value]] = {AMOUNT: [0, 1, 2, 17], A_SEAT: [0, 1, 2, 3], A_WAY: WAYS}
"""Some options of the kinds that have no end, or no list."""


def answers(question: Question[Any]) -> list[Value]:
    """Every answer that the question can have, as far as its words depend on it."""
    words = question.vocabulary()
    return ENDLESS[question.kind] if words is None else words


def option_labels() -> list[Label]:
    return [question.label(value) for question in ASKED for value in answers(question)]


SOURCES: list[int | str] = [
    *CAPTAINS,
    *GLORY,
    *MODIFICATIONS,
    *WEAPONS,
    *RUMORS,
    *MISSIONS,
    *EVENTS,
    *(zone.id for zone in ZONES if zone.feature is not None),
]
SAMPLES: dict[str, list[int | str]] = {
    "area": [*range(len(AREAS))],
    "captain": [*CAPTAINS],
    "card": [*GLORY],
    "good": [*GOODS],
    "npc": [*range(len(NPCS)), -1],
    **{part: [0, 1, 3] for part in ("hull", "hold", "masts", "guns")},
    "moves": [0, 1, 2, 0],
    "number": [0, 1, 2],
    "price": [0, 1, 3],
    "ship": [*SHIPS],
    "side": [0, 1],
    "source": SOURCES,
    "way": ["stash", "take"],
    **{good: [0, 1, 3] for good in GOODS},
}


def about_name(about: About) -> str:
    return about.name if isinstance(about, Kind) else about if isinstance(about, str) else about[0]


def questions() -> list[Label]:
    """Every question about everything that it can be about."""
    found: list[Label] = []
    for question in ASKED:
        samples = dict(SAMPLES)
        if question is USE_THING:
            samples["source"] = [*things_in_use()]
        if question is NPC_TO:
            samples["npc"] = [*range(len(NPCS))]
        named = [about_name(about) for about in question.about]
        found.extend(question.text(Ask(0, question, [], about)) for about in sampled(named, samples))
    return found + [GAME.questions.named(prompt).occasion() for prompt in GAME.orders]


EVENT_SAMPLES: dict[str, list[int | str]] = {
    "area": [*range(len(AREAS))],
    "captain": [*CAPTAINS],
    "card": [*GLORY],
    "cargo": [*CARGO_CARDS],
    "declared": ["shoot", "board", "flee"],
    "dice": ["S 1 4", "S"],
    "enemy": [1, 2, 3, 0],
    "event": [*EVENTS],
    "good": [*GOODS],
    "goods": ["rum rum sugar", "cocoa food spices textiles tobacco wood"],
    "mission": [*MISSIONS],
    "modification": [*MODIFICATIONS],
    "motive": [*MOTIVES],
    "nation": [*range(len(NATIONS))],
    "npc": [*range(len(NPCS))],
    "npc_captain": [*NPC_CAPTAINS],
    "other_npc": [-1],
    "round": [1, 12],
    "rumor": [*RUMORS],
    "seat": [0, 1, 2, 3],
    "other": [1, 2, 3, 0],
    "witness": [1, 2, 3, 0],
    "victim": [1, 2, 3, 0],
    "ship": [*SHIPS],
    "side": [0, 1, -1],
    "skill": [*range(len(SKILLS))],
    "source": [*range(len(GLORY_SOURCES))],
    "target": [0, 2, 4],
    "weapon": [*WEAPONS],
    "zone": [*range(len(ZONES))],
}

SIDED = [*(f"combat.{how}" for how in ("begins", "declared", "won")), "contest.rolled", "contest.won", "crew.lost"]
SIDED.append("volley.located")


def stories() -> list[Label]:
    """Every event with everything that it can tell; a combat also between an NPC ship and the enemy of a card."""
    found: list[Label] = []
    for kind, named in TOLD.items():
        samples = {name: EVENT_SAMPLES.get(name, [0, 1, 2]) for name in named}
        if kind == "scout.declared":
            samples["target"] = ["merchant", "player 2", "npc 3", "task 0"]
        for number in range(max([len(values) for values in samples.values()], default=1)):
            args = {name: values[number % len(values)] for name, values in samples.items()}
            found.append(GAME.story(Event(kind, tuple(args.values()), EVERYBODY, 0)))
            if kind in SIDED:
                args.update({name: -1 for name in ("seat", "other") if name in args})
                found.append(GAME.story(Event(kind, tuple(args.values()), EVERYBODY, 0)))
    return found


@pytest.mark.parametrize("labels", [questions, option_labels, stories])
@pytest.mark.parametrize("lang", languages())
def test_everything_that_can_be_said_is_whole(lang: str, labels: object) -> None:
    text = texts(4)[lang]
    assert callable(labels)
    check_whole(text, labels())


def test_no_name_falls_back_on_its_id() -> None:
    check_named(texts(4)["en"], [*questions(), *option_labels(), *stories()], ["dice"])


def test_different_answers_to_a_question_read_differently() -> None:
    """But for cards that are alike."""
    for lang, text in texts(4).items():
        for question in ASKED:
            seen: dict[str, str] = {}
            for value in answers(question):
                label = question.label(value)
                what = re.sub(r"_\d+\b", "", f"{label.args}") if "card" in label.args else f"{value}"
                if "cargo" not in label.args and label.message not in ALIKE_TASKS:
                    assert seen.setdefault(text.render(label), what) == what, (lang, question.name, value)


def test_no_text_is_unused() -> None:
    other = {f"faction-{side}" for side in SEATS} | {f"source-{source}" for source in GLORY_SOURCES}
    other |= {f"ending-{ending}" for ending in ("target", "events", "captains")}
    other |= {message_id(kind, npc.id) for npc in NPCS for kind in ("seat", "npc")} | {"seat-enemy"}
    other |= {message_id("motive", motive) for motive in MOTIVES}
    other |= {"side-attacker", "side-defender", "gate-pay", "gate-turn-away"}
    check_used(ROOM, [*questions(), *option_labels(), *stories()], other)


def test_both_languages_define_the_same_messages() -> None:
    check_same_messages(ROOM)


def test_german_is_german() -> None:
    check_german(ROOM, ALIKE)


def test_the_set_up_has_words_for_every_choice_and_says_why_secret_is_first() -> None:
    check_settings(GAME)
    assert next(option for option in GAME.options if option.name == "windows").values[0] == "secret"
    assert "betrays" in texts(2)["en"].say("setting-windows-secret")


# Whole games


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"target": "6", "windows": "fast"}), (3, {"target": "6"}), (4, {"npc_lead": "table"})]
)
def test_whole_games_are_told_in_words(players: int, options: dict[str, str]) -> None:
    spoken = texts(players)
    things = GAME.catalog()["things"]
    for table in played(GAME, Setting(players, options), players):
        if table.ask is not None:
            check_question(GAME, table, spoken, things)
    check_told(GAME, table, spoken)


# What single options, notes and events say


def said_of(game: Play, key: str) -> tuple[str, str, list[str]]:
    """Label, note and targets of an option."""
    return labelled(GAME, game.table, key, texts(2)["en"])


def test_a_move_tells_what_waits_there() -> None:
    p = Position(2).at(0, "havana").at(1, "nassau").merchant("nassau", "french").bounties(0, english=1)
    game = p.npc("john_benbow", "nassau").play(0)
    said, note, targets = said_of(game, "move nassau")
    assert (said, targets) == ("Move to Nassau", ["zone:nassau"])
    assert (
        note == "port closed to you; a merchant; Blue; the English naval ship hunts you and finds you with 2 dice, 56 %"
    )
    assert said_of(game, "move port_royal")[1] == "port closed to you"
    assert said_of(game, "move tortuga")[1] == "in demand: rum"


def test_scouting_tells_its_dice() -> None:
    p = Position(2).at(0, "caracas").at(1, "caracas").merchant("caracas", "french")
    game = p.play(0)
    assert said_of(game, "scout player 2") == ("Scout for Blue", "3 dice, 70 %", ["seat:2"])
    assert said_of(game, "scout merchant") == ("Scout for the merchant", "4 dice, 80 %", ["idea:merchant"])


def test_the_shipyard_tells_its_prices() -> None:
    game = Position(2).ship(0, "sloop", hull=1).having(0, gold=40).play(0).give("port", "yard")
    assert said_of(game, "repair hull") == ("Repair 1 point: hull", "2 gold", ["area:hull"])
    said, note, targets = said_of(game, "ship frigate")
    assert said.startswith("Buy a ship, frigate: Hull 3, cargo 3")
    assert (note, targets) == ("31 gold more; the old ship brings 4", ["ship:frigate"])


def test_a_sale_tells_what_each_good_brings() -> None:
    game = Position(2).cargo(0, "rum_1", "wood_1").play(0).give("port", "sell")
    assert said_of(game, "rum") == ("rum", "brings 6 gold", ["good:rum"])
    assert said_of(game, "wood")[1] == "brings 3 gold"


def asked(game: Play) -> str:
    assert game.table.ask is not None
    return texts(2)["en"].render(game.table.ask.question.text(game.table.ask))


def test_questions_tell_what_is_left_and_what_goods_cost() -> None:
    p = Position(2).next_cargo("cocoa_1", "food_1", "food_2", "sugar_1", "sugar_2", "sugar_3").having(0, gold=9)
    game = p.play(0)
    assert asked(game) == "Your turn: what do you do? You have 3 actions left."
    game.give("port", "buy").chance_any()
    assert asked(game).startswith("What do you buy? Gold for each card: cocoa 3, food 2, sugar 1, nothing else.")
    assert said_of(game, "sugar")[1] == "3 on offer, 1 gold each"
    game.give("sugar")
    assert "sugar 1," in asked(game)


def test_a_thing_to_use_tells_what_it_does_for_its_owner() -> None:
    said = texts(2)["en"].render(USE_THING.text(Ask(0, USE_THING, [], ("felipe",))))
    assert said.startswith("Do you use Sea fox? When hits on your ship are located, in a ship combat: move up to 1 hit")
    said = texts(2)["en"].render(USE_THING.text(Ask(0, USE_THING, [], ("spec_raul_de_torres",))))
    assert "hire" not in said and "re-roll up to 1 die for the areas of your hits" in said


def test_sides_of_a_combat_are_told_by_their_names() -> None:
    english, german = texts(4)["en"], texts(4)["de"]
    story = GAME.story(Event("combat.begins", (-1, 4, 1, -1), EVERYBODY, 0))
    assert english.render(story) == "Combat: the pirate sloop against Blue."
    story = GAME.story(Event("combat.begins", (0, -1, -1, -1), EVERYBODY, 0))
    assert german.render(story) == "Kampf: Rot gegen die feindliche Seite."
    story = GAME.story(Event("offer.drawn", (2, "rum sugar rum"), EVERYBODY, 0))
    assert english.render(story) == "The port offers Yellow: 2 × rum, 1 × sugar, nothing else."


def test_gold_of_a_hidden_stash_is_in_no_account() -> None:
    p = Position(2).having(0, glory=2, stash=25)
    assert (GAME.scores(p.state)[0], GAME.breakdown(p.state)[0]) == (2, [("trade", 2)])
    p.having(0, shown_stash=1)
    assert (GAME.scores(p.state)[0], GAME.breakdown(p.state)[0]) == (4, [("trade", 2), ("stash", 2)])


def test_every_target_is_explained() -> None:
    things = GAME.catalog()["things"]
    for question in ASKED:
        for value in answers(question):
            for target in question.targets(value):
                assert target in things, (question.name, value, target)


def test_the_ways_of_a_card_are_counted() -> None:
    """Their keys tell them apart, as one card alone is asked about."""
    assert [CHOOSE_WAY.key(value) for value in WAYS[:2]] == ["0", "1"]


def test_names_have_both_languages() -> None:
    assert list(names("en")) == list(names("de"))
    assert [id for id, name in names("en").items() if not name or not names("de")[id]] == []
