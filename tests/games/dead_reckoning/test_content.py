"""Dead Reckoning's rows agree with each other, with the vocabulary and with the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import (
    BUILDINGS,
    CARDS,
    PROVENANCE,
    ROLES,
    SOLO_CARDS,
    TILES,
    UNIT,
    UNITS,
    UPGRADES,
    VOCABULARY,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.loading import FOLDER
from quarterdeck.games.dead_reckoning.content.pieces import (
    CANNON,
    CHOICE,
    DRAW,
    HARBOR,
    ICON,
    LINES,
    OCEAN,
    TYPES,
    WHEEL,
    Section,
)
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.text.languages import languages
from quarterdeck.rulebook import clauses
from tests.clauses import clause
from tests.games.common_content import check_clauses_named, numbers_by_topic

ROOT = Path(__file__).resolve().parents[3]
RULES = [
    (ROOT / "docs" / "rules" / name).read_text("utf-8") for name in ("dead-reckoning.md", "dead-reckoning-solo.md")
]
CLAUSES = [found.id for found in clauses("dead_reckoning")]

SECTIONS: list[Section] = [section for card in SOLO_CARDS.values() for section in [*card.blue, *card.red]]
LISTS: list[list[Effect]] = [
    *(unit.do for unit in UNITS),
    *(effects for card in CARDS.values() for effects in (card.win, card.lose)),
    *([zone.effect] for zone in ZONES),
    *(section.actions for section in SECTIONS),
]
EFFECTS = [effect for effects in LISTS for effect in walk_effects(effects)]


# ---------------------------------------------------------------- rows and clauses


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("*.yaml"), *FOLDER.glob("*.md")]), ids=lambda path: path.name)
def test_every_clause_named_in_the_content_exists(path: Path) -> None:
    check_clauses_named(path, CLAUSES)


def test_clauses_are_numbered_in_order_and_refer_to_each_other() -> None:
    assert len(CLAUSES) == len(set(CLAUSES))
    for text in RULES:
        assert set(re.findall(r"\bD[RS]-[A-Z]+-\d+", text)) <= set(CLAUSES)
        for short in re.findall(r"(?<![A-Z-])((?:[A-Z]{2,7})-\d\d)\b", text):
            assert f"DR-{short}" in CLAUSES or f"DS-{short}" in CLAUSES, short
    topics = numbers_by_topic(CLAUSES)
    crew = topics.pop("DR-CREW")
    assert crew == [10 * role + level for role in range(1, 9) for level in range(1, 5)]
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in topics.values())


# ---------------------------------------------------------------- vocabulary


def test_every_verb_is_used_and_names_its_clauses() -> None:
    assert {effect.verb for effect in EFFECTS} == set(VOCABULARY.effects)
    lines = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8").splitlines()
    words = [*VOCABULARY.effects.values(), *VOCABULARY.tables["type"].values(), *VOCABULARY.tables["icon"].values()]
    for word in words:
        assert re.search("D[RS]-", lines[word.line - 1].rpartition("|")[0].rpartition("|")[2]), word.name


def test_every_parameter_has_values_and_occurs() -> None:
    for verb in VOCABULARY.effects.values():
        assert set(verb.values) == set(verb.needs) | set(verb.may), verb.name
        assert all(verb.values.values()), verb.name
    used = {(effect.verb, param) for effect in EFFECTS for param in effect.params}
    assert used == {(verb.name, param) for verb in VOCABULARY.effects.values() for param in [*verb.needs, *verb.may]}


def test_every_other_word_is_used() -> None:
    assert {TYPES[unit.type] for unit in UNITS} == set(VOCABULARY.tables["type"]) == set(TYPES)
    assert any(unit.in_harbor for unit in UNITS) and list(VOCABULARY.conditions) == ["in_harbor"]
    assert {unit.cost.source for unit in UNITS if unit.cost} == {"ship", "dock", "dock_or_ship"}
    for verb, param, words in [
        ("gain", "to", {"dock", "ship", "dock_or_ship", "island"}),
        ("move_marker", "to", {"adjacent_any", "adjacent_damage"}),
        ("level_up", "target", {"this", "deck_bottom"}),
        ("score_per", "what", {"cargo", "islands_without_own_marker", "wheels_on_card"}),
    ]:
        assert {effect.word(param) for effect in EFFECTS if effect.verb == verb} == words


def test_units_are_numbered() -> None:
    assert [unit.number for unit in UNITS] == list(range(len(UNITS)))
    assert len(UNIT) == len(UNITS), "each has an id of its own"
    inside = {option.number for unit in UNITS for option in unit.options}
    faces = [face for role in ROLES for face in role.levels]
    faces += [face for card in CARDS.values() for face in (card.front, card.back) if face is not None]
    on_faces = {unit.number for face in faces for unit in face.units}
    assert not inside & on_faces and inside | on_faces == set(range(len(UNITS)))


# ---------------------------------------------------------------- cards


def with_effect(row: int, verb: str, params: dict[str, object]) -> list[str]:
    """The pure advancements of a row (0: of any) that have this effect somewhere."""

    def effects(units: list[Unit]) -> list[Effect]:
        return [effect for unit in units for effect in [*unit.do, *effects(unit.options)]]

    return [
        card.id
        for card in CARDS.values()
        if not card.merchant
        and row in (0, card.row)
        and any(effect.verb == verb and effect.params == params for effect in effects(card.front.units))
    ]


@pytest.mark.parametrize(
    ("row", "verb", "params", "copies"),
    [
        (1, "gain_strength", {"n": 1}, 2),
        (1, "produce", {"islands": 1, "rows": [3]}, 1),
        (2, "swap_upgrade", {"from": "basic", "to": "advanced"}, 1),
        (2, "throw", {"n": 2}, 2),
        (2, "produce", {"islands": 1, "rows": [3, 4]}, 1),
        (3, "draw_play_throw", {}, 1),
        (3, "move_marker", {"to": "adjacent_damage"}, 1),
        (3, "prevent_damage", {"n": 1}, 1),
        (3, "level_up", {"target": "this"}, 1),
        (4, "harvest_passing", {"rows": [4]}, 2),
        (4, "deal_damage", {"n": 1}, 1),
        (4, "move_marker", {"to": "adjacent_any"}, 1),
        (4, "damage_on_entry", {"n": 1}, 2),
        (0, "place_influence", {"n": "per_cannon"}, 1),
        (0, "gain_advancement", {"row": "by_wheels"}, 1),
        (0, "score_per", {"what": "cargo", "each": 3, "coins": 1}, 1),
        (0, "score_per", {"what": "islands_without_own_marker", "each": 1, "coins": 1}, 1),
        (0, "score_per", {"what": "wheels_on_card", "each": 1, "coins": 2}, 1),
    ],
)
def test_abilities_that_the_rulebook_spells_out(row: int, verb: str, params: dict[str, object], copies: int) -> None:
    assert len(with_effect(row, verb, params)) == copies


@clause("DR-ADV-15", "DR-ADV-17", "DR-ADV-18", "DR-ADV-19", "DR-ADV-20", "DR-ADV-22", "DR-ADV-23")
def test_abilities_that_the_rulebook_says_exist() -> None:
    assert any(unit.type == ICON and (unit.icon, unit.per) == (DRAW, WHEEL) for unit in UNITS)
    assert any(effect.flag("ignore_forts") for effect in EFFECTS)
    told = {effect.verb for unit in UNITS for effect in unit.do}
    assert {
        "remove_influence",
        "take_advancement_card",
        "copy_ability",
        "place_permanent",
        "explode_own_marker",
    } <= told


@clause("DR-BUY-05", "DR-ENC-06")
def test_what_stands_on_a_row_card() -> None:
    for card in CARDS.values():
        assert card.front.units and card.cost >= 2 and card.row in (1, 2, 3, 4) and LINES[card.line]
        assert all(card.names[lang] for lang in languages())
        if card.merchant:
            assert 1 <= card.markers <= 8 and card.win and card.lose


SYMBOLS = {
    "gain": ["dock", "ship", "dock_or_ship", "island"],
    "cost": ["ship", "dock", "dock_or_ship"],
}


@clause("DR-SYM-01", "DR-PAY-06")
def test_symbols_of_goods() -> None:
    """Gaining cargo on four places and coins on three, both on an island, paying from three, coins at scoring."""
    gains = [effect for effect in EFFECTS if effect.verb == "gain"]
    assert {effect.word("to") for effect in gains if "cargo" in effect.params} == set(SYMBOLS["gain"])
    assert {effect.word("to") for effect in gains if "coin" in effect.params} == {"dock", "ship", "island"}
    assert any(effect.word("to") == "island" and {"cargo", "coin"} <= set(effect.params) for effect in gains)
    costs = [unit.cost for unit in UNITS if unit.cost is not None]
    assert {cost.source for cost in costs} == set(SYMBOLS["cost"])
    assert any(cost.coin and cost.cargo and cost.source == "dock_or_ship" for cost in costs)
    flat = [effect.int_of("coins") for effect in EFFECTS if effect.verb in ("score_flat", "score_per")]
    assert min(flat) < 0 < max(flat)


@clause("DR-SYM-02", "DR-SYM-03")
def test_other_symbols() -> None:
    told = {effect.verb for unit in UNITS for effect in unit.do}
    assert {"produce", "repair", "attack_ship", "throw", "gain_strength", "place_influence", "place_permanent"} <= told
    assert {effect.word("class") for effect in EFFECTS if effect.verb == "add_upgrade"} == {"basic", "advanced"}
    assert [building.id for building in BUILDINGS] == ["fort", "garrison", "outpost"]
    assert any(effect.int_of("islands") > 1 for effect in EFFECTS), "different islands"
    assert any(unit.in_harbor for unit in UNITS) and any(unit.not_vs_buildings for unit in UNITS)
    words = {value for effect in EFFECTS for value in effect.params.values() if isinstance(value, str)}
    assert {"per_cannon", "per_wheel"} <= words, "the number of cannons or wheels on this card"
    assert {row for effect in EFFECTS for row in effect.ints("rows")} == {1, 2, 3, 4}
    assert any(tile.hand_limit for tile in TILES.values()) and any(hull.hold for hull in UPGRADES.values())


@clause("DR-ADV-21")
def test_merchants() -> None:
    merchants = [card for card in CARDS.values() if card.merchant]
    assert len(merchants) == 27 and len(CARDS) - len(merchants) == 71
    assert all(card.markers and card.win and card.lose for card in merchants)
    assert any(card.back is None for card in merchants), "not every back has an ability"
    assert any(effect.verb == "level_up" for card in merchants for effect in card.win)
    assert not any(card.markers or card.win or card.lose or card.back for card in CARDS.values() if not card.merchant)


def test_icons_of_a_face_are_those_that_simply_count() -> None:
    clerk = CARDS["r2_tally_clerk"].front
    assert (clerk.icons[WHEEL], clerk.icons[DRAW]) == (1, 0), "those per wheel depend on the crew card"
    deckhand = next(role for role in ROLES if role.id == "deckhand")
    assert [sum(face.icons) for face in deckhand.levels] == [0, 0, 0, 3], "a choice counts only when it is chosen"


@clause("DS-RUL-07")
def test_what_counts_in_a_pirate_pile() -> None:
    assert CARDS["r4_armada"].front.warlike == 3
    assert CARDS["r4_tide_caller"].front.warlike == 2, "a cannon and a battle ability"
    assert CARDS["r1_caulker"].front.warlike == 0
    assert CARDS["mr2_convoy_escort"].front.warlike == 1
    convoy = CARDS["mr2_convoy_escort"].back
    assert convoy is not None and convoy.warlike == 2
    assert all(face.warlike >= face.icons[CANNON] for face in (card.front for card in CARDS.values()))
    assert all(unit.options for unit in UNITS if unit.type == CHOICE)


def test_the_sample_section_of_the_booklet() -> None:
    """(DS-EX-05)"""
    (action,) = SOLO_CARDS["solo_08"].blue[4].actions
    assert (action.verb, action.int_of("min")) == ("ai_if_markers", 7)
    assert [(e.verb, e.params) for e in action.effects("then")] == [("ai_coins", {"n": 3}), ("ai_attack", {})]
    assert [(e.verb, e.params) for e in action.effects("else")] == [("ai_coins", {"n": 1})]


@clause("DS-TAKE-01", "DS-POS-01", "DS-LEFT-01")
def test_sections_are_read_in_the_order_of_the_grid() -> None:
    """No, one or two spaces to take from, one target, the harbor and twelve ocean tiles. (DS-RUL-11)"""
    for section in SECTIONS:
        assert section.take == sorted(section.take)
        assert [space for space, _ in section.influence] == sorted(space for space, _ in section.influence)
        assert section.actions and len(section.take) <= 2
        assert 0 <= section.target <= HARBOR and all(0 <= space < OCEAN for space in section.take)
    assert {len(section.take) for section in SECTIONS} == {0, 1, 2}
    assert {section.target for section in SECTIONS} == set(range(OCEAN + 1))


def test_components_named_in_the_rules_exist() -> None:
    named = re.findall(r"\b(?:m?r[1-4]_[a-z_]+|up_[a-z_]+)\b", "".join(RULES))
    assert named and set(named) <= {row.id for row in PROVENANCE.rows}
