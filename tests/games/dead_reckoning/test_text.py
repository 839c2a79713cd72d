"""Dead Reckoning's texts: whole in both languages, nothing raw, nothing unused, no question or event without words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    HULLS,
    SOLO_CARDS,
    TILES,
    UNITS,
    UPGRADES,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import SPACE_IDS
from quarterdeck.games.dead_reckoning.kinds import (
    CARDS_AND_CANNONS,
    FIRE,
    JETTISON,
    NUMBER,
    PLAY,
    REPLACED,
    ROOM,
    SEAT,
    SIDE_IDS,
    UNLOAD,
)
from quarterdeck.games.dead_reckoning.rules import actions
from quarterdeck.games.dead_reckoning.rules.scoring import SOURCES
from quarterdeck.games.dead_reckoning.rules.ships import GOODS
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.state import Battle, Box, Player, Space, State
from quarterdeck.games.dead_reckoning.state_crew import Crew
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.games.dead_reckoning.words.events import EVENTS
from quarterdeck.games.dead_reckoning.words.wording import LEAGUES, REASONS_OF, SEATS
from quarterdeck.kernel.game import Label, Setting, message_id
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.events import EVERYBODY, Event
from quarterdeck.kernel.rules.kinds import Kind
from quarterdeck.kernel.rules.question import Question
from quarterdeck.kernel.text.fluent import Catalogue, Text, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from tests.games.common_text import (
    Samples,
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
from tests.games.dead_reckoning.positions import Play, Position

TEXTS = (HOUSE, "dead_reckoning")
ALIKE = ["game-dead-reckoning", "idea-blockade", "idea-hand"]
"""Messages with words that are alike in both languages."""


def texts(players: int = 4) -> dict[str, Text]:
    return texts_of(GAME, SEATS[:players])


# Everything that can be asked, answered and told


def asked() -> list[Question[Any]]:
    return [question for question in GAME.questions.all() if not question.to_chance]


ENDLESS: dict[Kind[Any], list[Value]] = {
    SEAT: [0, 1, 2, 3],
    REPLACED: [0, 1, 2, 3],
    NUMBER: [0, 1, 2, 7],
    CARDS_AND_CANNONS: [(PLAY, 0), *((FIRE, number) for number in (0, 1, 2, 7))],
    ROOM: [(way, good, number) for way in (JETTISON, UNLOAD) for good in GOODS for number in (1, 2, 7)],
}
"""Some options of the kinds that have no end."""


def answers(question: Question[Any]) -> list[Value]:
    """The answers that a question can have, as far as their words depend on them."""
    words = question.vocabulary()
    if words is None:
        passing = [question.kind.none] if question.declinable else []
        return [*ENDLESS[question.kind], *passing]
    return words


def option_labels() -> list[Label]:
    return [question.label(value) for question in asked() for value in answers(question)]


def words_of(kind: str) -> list[int | str]:
    """The words of which the texts have one message each, such as the steps of a solo card."""
    found = [id for id in Catalogue(TEXTS, "en").messages if id.startswith(f"{kind}-")]
    return [id.removeprefix(f"{kind}-").replace("-", "_") for id in found]


COUNTS: Samples = {"cargo": [0, 1, 2, 3], "coins": [1, 0, 1, 2]}

ABOUT: Samples = {
    **COUNTS,
    "ability": [*range(len(UNITS))],
    "crew": [*range(12)],
    "number": [0, 1, 2, 7],
    "seat": [0, 1, 2, 3],
    "side": [0, 1],
    "space": [*range(len(SPACE_IDS))],
    "upgrade": [*UPGRADES],
    "zone": [*range(len(ZONES))],
}
"""What questions can be about."""


def questions() -> list[Label]:
    """Every question about everything that it can be about."""
    found = [GAME.questions.named(prompt).occasion() for prompt in GAME.orders]
    for question in asked():
        names = [about.name if isinstance(about, Kind) else str(about) for about in question.about]
        found += [question.text(Ask(0, question, [], about)) for about in sampled(names, ABOUT)]
    return found


EVENT_SAMPLES: Samples = {
    **COUNTS,
    "halved": [0, 1],
    "heads": [0, 1],
    "met": [0, 1],
    "section": [1, 2, 3, 4, 5, 6],
    "side": [0, 1],
    "solo": [*SOLO_CARDS],
    "step": words_of("step"),
    "achievement": [*range(len(ACHIEVEMENTS))],
    "bonus": [*BONUS_TILES],
    "building": [*range(len(BUILDINGS))],
    "card": [*CARDS],
    "crew": [*range(48)],
    "hull": [*range(len(HULLS))],
    "level": [2, 3, 4],
    "rival": [1, 2, 3, 0, -1],
    "row": [1, 2, 3, 4],
    "seat": [0, 1, 2, 3],
    "space": ABOUT["space"],
    "target": ABOUT["zone"],
    "tile": [*TILES],
    "unit": ABOUT["ability"],
    "upgrade": [*UPGRADES],
    "where": ["dock", "ship"],
    "zone": ABOUT["zone"],
}

OF_MERCHANTS = ["battle.merchant", "card.buried", "merchant.turned", "league.flipped"]
SIDED = ["battle.muster", "battle.won", "marker.exploded", "marker.landed", "marker.pushed", "markers.thrown"]


def stories() -> list[Label]:
    """Every event with everything that it can tell; a side of a battle may be a merchant ship."""
    found: list[Label] = []
    for kind, named in EVENTS.items():
        samples = dict(EVENT_SAMPLES)
        if kind in OF_MERCHANTS:
            samples["card"] = [card.id for card in CARDS.values() if card.merchant]
        if kind in SIDED:
            samples["seat"] = [0, 1, -1]
        if kind in REASONS_OF:
            samples["reason"] = words_of(REASONS_OF[kind])
        if kind == "league.took":
            samples["pile"] = ["pirate", "merchant"]
        for args in sampled(named, samples, [0, 1, 2]):
            found.append(GAME.story(Event(kind, args, EVERYBODY, 0)))
    return found


@pytest.mark.parametrize("labels", [questions, option_labels, stories])
@pytest.mark.parametrize("lang", languages())
def test_everything_that_can_be_said_is_whole(lang: str, labels: object) -> None:
    assert callable(labels)
    check_whole(texts()[lang], labels())


def test_no_name_falls_back_on_its_id() -> None:
    plain = ["where", "place", "good", "pile", "section"]
    check_named(texts()["en"], [*questions(), *option_labels(), *stories()], plain)


def test_no_text_is_unused() -> None:
    other = {message_id("faction", side) for side in [*SEATS, *LEAGUES]} | {f"source-{source}" for source in SOURCES}
    other |= {message_id("side", side) for side in SIDE_IDS}
    other |= {"ending-coins", "ending-battle", "seat-merchant", "counted-goods"}
    other |= {"faction-seat2", "faction-seat3", "faction-seat4"}
    other |= {"ending-league-beaten", "ending-league-wins", "rival-place", "rival-card"}
    other |= {message_id(kind, str(word)) for kind in {*REASONS_OF.values(), "step"} for word in words_of(kind)}
    other |= {"good-cargo", "good-coin", "good-all", "mode-pirate", "mode-merchant"}
    check_used(TEXTS, [*questions(), *option_labels(), *stories()], other)


def test_both_languages_define_the_same_messages() -> None:
    check_same_messages(TEXTS)


def test_german_is_german() -> None:
    check_german(TEXTS, ALIKE)


def test_the_set_up_has_words_for_every_choice() -> None:
    check_settings(GAME)
    for text in texts().values():
        assert all(text.has(f"mode-{mode}") for mode in GAME.modes)


def rules_source() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(Path(actions.__path__[0]).glob("*.py")))


def test_every_reason_of_the_league_has_its_words_and_is_given_by_the_rules() -> None:
    quoted = set(re.findall(r'"([a-z_]+)"', rules_source()))
    for kind in {*REASONS_OF.values(), "step"}:
        assert [word for word in words_of(kind) if word not in quoted] == [], kind


def test_every_target_is_explained() -> None:
    things = GAME.catalog()["things"]
    for question in asked():
        for value in answers(question):
            for target in question.targets(value):
                assert target in things, (question.name, value, target)


def test_crew_cards_are_called_as_their_owners_call_them() -> None:
    """Whoever is asked, the key is the same; what it points at is not."""
    levelling = GAME.questions.named("level.choose")
    assert [levelling.key(card) for card in (6, 18)] == ["gunner_1", "gunner_1"]
    assert [levelling.targets(card) for card in (6, 18)] == [["crew:6"], ["crew:18"]]
    assert levelling.allows(47)
    assert not levelling.allows(48)
    act = GAME.questions.named("main.act")
    assert act.allows(("play", 18))
    assert not act.allows(("level", 18))


# Whole games


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"bonus": "no"}),
        (4, {}),
        (1, {"difficulty": "extreme"}),
        (2, {"opponents": "league", "difficulty": "hard"}),
    ],
)
def test_whole_games_are_told_in_words(players: int, options: dict[str, str]) -> None:
    spoken = texts(players)
    things = GAME.catalog()["things"]
    for table in played(GAME, Setting(players, options), players):
        if table.ask is not None:
            check_question(GAME, table, spoken, things)
    check_told(GAME, table, spoken)
    told = " ".join(spoken["en"].render(GAME.story(event)) for event in table.events)
    assert ("League" in told) == bool(table.state.leagues)


@pytest.mark.parametrize("lang", languages())
def test_no_text_tells_a_seat_what_it_may_not_know(lang: str) -> None:
    """Cards that others draw or level up in hand stay unnamed, and so do backs of merchant ships. (DR-RUL-56)"""
    table = list(played(GAME, Setting(3, {}), 5, 400))[-1]
    text = texts(3)[lang]
    unturned = [card for card in CARDS.values() if card.merchant and card.id not in table.state.turned]
    assert len(unturned) > 10
    for seat in [*range(3), -1]:
        events = table.events_for(seat)
        assert all(event.args[0] == seat for event in events if event.kind in ("crew.drawn", "bonus.kept"))
        said = " ".join(text.render(GAME.story(event)) for event in events)
        assert [card.names[lang] for card in unturned if card.names[lang] in said] == []


# What single options, notes and events say


def said_of(game: Play, key: str) -> tuple[str, str, list[str]]:
    """Label, note and targets of an option."""
    return labelled(GAME, game.table, key, texts(2)["en"])


def test_a_crafted_card_tells_everything_that_it_shows() -> None:
    """(DR-ABIL-05, DR-LEVEL-08)"""
    p = Position(2).hand(0, "gunner:2+r3_conquistadors+mr1_packet_boat*", "purser:1")
    said = said_of(p.start(0), "play gunner_1")
    assert said == (
        "Play Gunner 1",
        (
            "level 2: +1 cargo (dock) | 1 cannon; upper line: 1 sail | 1 wheel; "
            "lower line: 1 cannon | 1 influence per cannon on this card"
        ),
        ["crew:6"],
    )
    game = p.having(0, may_level=1).start(0, "turn_start")
    assert said_of(game, "gunner_1")[1].endswith(
        "; Level 3 brings +2 cargo (dock) | battle: throw 2 instead of +1 cargo (dock)."
    )


def test_an_ability_that_counts_icons_tells_how_many_there_are() -> None:
    """(DR-EX-13)"""
    p = Position(2).tile("r1c1", "mercy_point").at(0, "r1c1")
    game = p.crew(0, "gunner:2+r1_powder_monkey_u+r3_conquistadors").start(0)
    said, note, targets = said_of(game, "use gunner_1 r3_conquistadors_b")
    assert said == "Gunner 1: Place 1 influence per cannon on this card at your ship's island"
    assert (note, targets) == ("now 3", ["crew:6"])
    game = p.crew(0, "bosun:2+r2_tally_clerk+r3_charts").start(0)
    assert said_of(game, "use bosun r3_charts_b")[1] == "from row 2"


def test_a_course_tells_what_waits_there() -> None:
    p = Position(2).tile("r1c1", "trade_winds", "r1_rigger").tile("r1c2", "parrot_cay", "mr1_packet_boat")
    p.control(1, "r1c2").building("r1c2", "garrison").goods("r1c2", 2, 1).at(1, "r1c2", pirate=True)
    game = p.start(0, sails=2)
    assert said_of(game, "sail r1c1") == (
        "Sail to row 1, left",
        "Trade Winds; card Rigger (4 cargo): 2 sails",
        ["space:r1c1"],
    )
    assert said_of(game, "sail r1c2")[1] == (
        "Parrot Cay; controlled by Blue; there: 2 cargo and 1 coin; card merchant ship (3 cargo): 1 draw bonus; "
        "battle with Blue!; garrison: 1 damage"
    )
    assert said_of(game, "sail r1c3")[1] == "unexplored"


def test_producing_tells_what_an_island_yields() -> None:
    p = Position(2).tile("r1c1", "trade_winds").tile("r1c2", "widows_rock").tile("r2c2", "parrot_cay")
    game = p.crew(0, "purser:1").start(0).give("use purser purser_a")
    assert said_of(game, "r1c2") == ("row 1, middle", "yields 2 cargo; Widow's Rock", ["space:r1c2"])


def test_a_building_tells_what_it_costs_with_this_ability() -> None:
    """(DR-BUILD-02)"""
    p = Position(2).tile("r1c1", "widows_rock").control(0, "r1c1").crew(0, "crewman+r3_master_mason", "first_mate:2")
    p.having(0, dock=5)
    mason, mate = "use crewman_1 r3_master_mason_a", "use first_mate first_mate_b"
    assert said_of(p.start(0).give(mason), "fort r1c1")[1] == "costs 3 cargo; Widow's Rock; controlled by Purple"
    assert said_of(p.start(0).give(mate), "fort r1c1")[1] == "costs 4 cargo; Widow's Rock; controlled by Purple"


def test_cannons_tell_how_many_markers_they_come_to() -> None:
    p = Position(2).tile("r1c1", "parrot_cay").control(0, "r1c1").building("r1c1", "fort").at(0, "r1c1").at(1, "r1c1")
    game = p.crew(0, "captain:2").hand(1, "gunner:2").start(0).give("use captain captain_b")
    while game.prompt != "battle.muster":
        game.give("ready")
    note = "2 markers; against what is seen: wins in about 82 %"
    assert said_of(game, "fire 1") == ("Use 1 cannon", note, ["idea:battle"])


def test_events_name_a_merchant_ship_once_its_back_is_up() -> None:
    english, german = texts(2)["en"], texts(2)["de"]
    laid = GAME.story(Event("card.laid", ("mr1_packet_boat", 0), EVERYBODY, 0))
    assert english.render(laid) == "A new card lies at row 1, left: merchant ship."
    turned = GAME.story(Event("battle.merchant", (0, "mr1_packet_boat", 0), EVERYBODY, 0))
    assert english.render(turned) == (
        "Purple attacks Packet Boat (row 1, left): 2 markers; win: +2 coins (ship); loss: 1 damage."
    )
    assert german.render(GAME.story(Event("battle.won", (-1,), EVERYBODY, 0))) == (
        "Den Kampf gewinnt: das Handelsschiff."
    )


def test_every_field_of_the_table_has_a_name_and_no_name_is_left_over() -> None:
    fields = {name for part in (State, Player, Crew, Space, Box, Battle, League) for name in part.__dataclass_fields__}
    for text in texts(2).values():
        assert [name for name in sorted(fields) if not text.has(message_id("field", name))] == []
    own = {id for id in Catalogue(TEXTS, "en").messages if id.startswith("field-")}
    assert own <= {message_id("field", name) for name in fields}


def test_every_marker_of_a_tie_among_four_has_a_key_and_a_name() -> None:
    """Where more than two throw markers, a game that chance has pushed one in can still be written to a file."""
    sides = [GAME.key("tower.side", side) for side in range(4)]
    markers = [GAME.key("tower.pushed", marker) for marker in range(4 * len(ZONES))]
    assert len(set(sides)) == 4
    assert len(set(markers)) == len(markers)
    for lang in languages():
        assert all(text_of(GAME, lang).name("side", side) != side for side in sides)
