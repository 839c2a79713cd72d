"""Dead Reckoning's texts: whole in both languages, nothing raw, nothing unused, no question or event without words."""

from __future__ import annotations

import re
from pathlib import Path

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
from quarterdeck.games.dead_reckoning.rules.scoring import SOURCES
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.state import Battle, Box, Player, Space, State
from quarterdeck.games.dead_reckoning.state_crew import Crew
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.games.dead_reckoning.words import prompts
from quarterdeck.games.dead_reckoning.words.events import EVENTS
from quarterdeck.games.dead_reckoning.words.wording import LEAGUES, REASONS_OF, SEATS
from quarterdeck.kernel.game import Label, Setting, message_id
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Value
from quarterdeck.kernel.rules.events import EVERYBODY, Event
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

ROOM = (HOUSE, "dead_reckoning")
RULES = Path(prompts.__file__).parents[1] / "rules" / "actions"
ALIKE = ["game-dead-reckoning", "idea-blockade", "idea-hand"]
"""Messages with words that are alike in both languages."""

DECLINED: dict[str, Value] = {
    "influence.half": PASS,
    "influence.remove": PASS,
    "level.choose": PASS,
    "marker.borrow": PASS,
    "produce.island": PASS,
    "upgrade.choose": NOTHING,
}
"""The questions that may be declined."""

ASKED = [prompt for prompt in prompts.QUESTIONS if not prompt.startswith(prompts.CHANCE)]
CREW_CARDS = range(48)


def texts(players: int = 4) -> dict[str, Text]:
    return texts_of(GAME, SEATS[:players])


# Everything that can be asked, answered and told

VALUES: dict[str, list[int | str]] = {
    prompts.ABILITY: [*range(len(UNITS))],
    prompts.ACHIEVEMENT: [*range(len(ACHIEVEMENTS))],
    prompts.BONUS: [*BONUS_TILES],
    prompts.BUILDING: [*range(len(BUILDINGS))],
    prompts.CARD: [*CARDS],
    prompts.CREW: [*CREW_CARDS],
    prompts.GOOD: ["cargo", "coin"],
    prompts.HULL: [*range(len(HULLS))],
    prompts.HULL_SET: [*range(1, 1 << len(HULLS))],
    prompts.MODE: ["pirate", "merchant"],
    prompts.NUMBER: [0, 1, 2, 7],
    prompts.PLACE: ["ship", "island", "teammate", "supply"],
    prompts.SEAT: [0, 1, 2, 3],
    prompts.SIDE: [0, 1],
    prompts.SPACE: [*range(len(SPACE_IDS))],
    prompts.TILE: [*TILES],
    prompts.UPGRADE: [*UPGRADES],
    prompts.ZONE: [*range(len(ZONES))],
}

SPOKEN: dict[str, list[str]] = {
    "battle.ability": ["use", "pass"],
    "battle.defence": ["play", "ready"],
    "battle.muster": ["play", "fire"],
    "battle.spoils": ["use", "pass"],
    "battle.window": ["arrange", "jettison", "level", "ready"],
    "build.choose": ["done"],
    "cleanup.sleeve": ["keep"],
    "goods.room": ["jettison", "unload"],
    "sail.on": ["sail", "stop"],
    "main.act": [
        *("play", "use", "load", "unload", "jettison", "arrange", "sails", "sail", "course"),
        *("buy", "trade", "attack", "storm", "challenge", "surrender", "give", "take", "ask_leave", "end"),
    ],
}
"""The words that the options of a question begin with."""


def tuples(kinds: list[str]) -> list[tuple[int | str, ...]]:
    """Values for these kinds, so that each value of each kind occurs."""
    return sampled(kinds, VALUES)


def answers(prompt: str) -> list[Value]:
    """The answers that a question can have, as far as their words depend on them."""
    found: list[Value] = []
    if prompt in prompts.YES_OR_NO:
        found += [True, False]
    if prompt in prompts.SINGLES:
        found += VALUES[prompts.SINGLES[prompt]]
    if prompt in prompts.TUPLES:
        found += tuples(prompts.TUPLES[prompt])
    for word in SPOKEN.get(prompt, []):
        kinds = [] if (prompt, word) == ("main.act", "arrange") else prompts.WORDS[word]
        found += [(word, *parts) for parts in tuples(kinds)]
    if prompt == "main.act":
        found += [("play", crew) for crew in VALUES[prompts.CREW]]
    if prompt == "plunder.place":
        found += [(place, "all") for place in VALUES[prompts.PLACE]]
    return [*found, DECLINED[prompt]] if prompt in DECLINED else found


def option_labels() -> list[Label]:
    return [prompts.label(prompt, value) for prompt in ASKED for value in answers(prompt)]


def words_of(kind: str) -> list[int | str]:
    """The words of which the texts have one message each, such as the steps of a solo card."""
    found = [id for id in Catalogue(ROOM, "en").messages if id.startswith(f"{kind}-")]
    return [id.removeprefix(f"{kind}-").replace("-", "_") for id in found]


COUNTS: Samples = {"cargo": [0, 1, 2, 3], "coins": [1, 0, 1, 2]}


def questions() -> list[Label]:
    """Every question about everything that it can be about."""
    samples: Samples = {**VALUES, **COUNTS}
    return [
        *(GAME.occasion(prompt) for prompt in GAME.orders),
        *(
            prompts.question(prompt, about)
            for prompt in ASKED
            for about in sampled(prompts.ABOUT.get(prompt, []), samples)
        ),
    ]


EVENT_SAMPLES: Samples = {
    **COUNTS,
    "halved": [0, 1],
    "heads": [0, 1],
    "met": [0, 1],
    "section": [1, 2, 3, 4, 5, 6],
    "side": [0, 1],
    "solo": [*SOLO_CARDS],
    "step": words_of("step"),
    "achievement": VALUES[prompts.ACHIEVEMENT],
    "bonus": VALUES[prompts.BONUS],
    "building": VALUES[prompts.BUILDING],
    "card": VALUES[prompts.CARD],
    "crew": VALUES[prompts.CREW],
    "hull": VALUES[prompts.HULL],
    "level": [2, 3, 4],
    "rival": [1, 2, 3, 0, -1],
    "row": [1, 2, 3, 4],
    "seat": [0, 1, 2, 3],
    "space": VALUES[prompts.SPACE],
    "target": VALUES[prompts.ZONE],
    "tile": VALUES[prompts.TILE],
    "unit": VALUES[prompts.ABILITY],
    "upgrade": VALUES[prompts.UPGRADE],
    "where": ["dock", "ship"],
    "zone": VALUES[prompts.ZONE],
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
    other |= {message_id("side", side) for side in prompts.SIDE_IDS}
    other |= {"ending-coins", "ending-battle", "seat-merchant", "counted-goods"}
    other |= {"faction-seat2", "faction-seat3", "faction-seat4"}
    other |= {"ending-league-beaten", "ending-league-wins", "rival-place", "rival-card"}
    other |= {message_id(kind, str(word)) for kind in {*REASONS_OF.values(), "step"} for word in words_of(kind)}
    other |= {"good-cargo", "good-coin", "good-all", "mode-pirate", "mode-merchant"}
    check_used(ROOM, [*questions(), *option_labels(), *stories()], other)


def test_both_languages_define_the_same_messages() -> None:
    check_same_messages(ROOM)


def test_german_is_german() -> None:
    check_german(ROOM, ALIKE)


def test_the_set_up_has_words_for_every_choice() -> None:
    check_settings(GAME)
    for text in texts().values():
        assert all(text.has(f"mode-{mode}") for mode in GAME.modes)


def rules_source() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))


def test_every_question_of_the_rules_has_its_words() -> None:
    """Questions are asked by name; a League's choice of an island is asked as `league.` and its step."""
    said = rules_source()
    found = re.findall(r'\b(?:choose|choose_always|may|Ask|AskSeveral|draw|from_dock)\([^"]*?, "([a-z_.]+)"', said)
    found += re.findall(r'\bdraw\("([a-z_.]+)"', said) + re.findall(r'prompt = "([a-z_.]+)"', said)
    assert len(set(found)) > 40
    assert set(found) <= set(prompts.QUESTIONS)
    assert 'f"league.{step}"' in said
    quoted = set(re.findall(r'"([a-z_.]+)"', said))
    asked = quoted | {f"league.{word}" for word in quoted}
    assert [prompt for prompt in prompts.QUESTIONS if prompt not in asked] == []


def test_every_reason_of_the_league_has_its_words_and_is_given_by_the_rules() -> None:
    quoted = set(re.findall(r'"([a-z_]+)"', rules_source()))
    for kind in {*REASONS_OF.values(), "step"}:
        assert [word for word in words_of(kind) if word not in quoted] == [], kind


def test_keys_name_one_option_each() -> None:
    for prompt in ASKED:
        values = answers(prompt)
        own = [value for value in values if not _of_others(prompt, value)]
        keys = [prompts.key(prompt, value) for value in own]
        assert len(set(keys)) == len(keys), prompt


def _of_others(prompt: str, value: Value) -> bool:
    """Options are about crew cards of the seat that is asked only."""
    if isinstance(value, tuple):
        return any(kind == prompts.CREW and int(part) >= 12 for kind, part in prompts.parts_of(prompt, value))
    return prompts.SINGLES.get(prompt) == prompts.CREW and isinstance(value, int) and value >= 12


def test_every_target_is_explained() -> None:
    things = GAME.catalog()["things"]
    for prompt in ASKED:
        for value in answers(prompt):
            for target in prompts.targets(prompt, value):
                assert target in things, (prompt, value, target)


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
    own = {id for id in Catalogue(ROOM, "en").messages if id.startswith("field-")}
    assert own <= {message_id("field", name) for name in fields}


def test_every_marker_of_a_tie_among_four_has_a_key_and_a_name() -> None:
    """Where more than two throw markers, a game that chance has pushed one in can still be written to a file."""
    sides = [GAME.key("tower.side", side) for side in range(4)]
    markers = [GAME.key("tower.pushed", marker) for marker in range(4 * len(ZONES))]
    assert len(set(sides)) == 4
    assert len(set(markers)) == len(markers)
    for lang in languages():
        assert all(text_of(GAME, lang).name("side", side) != side for side in sides)
