"""Ahoy's rows agree with each other, with the vocabulary and with the text of the clauses."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    AIDS,
    BOARD_SLOTS,
    CARDS,
    FACTIONS,
    PLANS,
    REWARDS,
    SLOTS,
    TERRAINS,
    VOCABULARY,
)
from quarterdeck.games.ahoy.content.fields import ANY_VALUE, EVEN_VALUES
from quarterdeck.games.ahoy.content.loading import FOLDER, load
from quarterdeck.kernel.content.reading import ContentError
from quarterdeck.kernel.rules.effects import Ability, Effect, walk_effects
from tests.clauses import clause

ROOT = Path(__file__).resolve().parents[3]
CLAUSES = dict(
    re.findall(
        r"^- \*\*(AH-[A-Z]+-\d\d)\*\* (.*)$",
        (ROOT / "docs" / "rules" / "ahoy.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
ROWS: dict[str, list[Ability]] = {
    row.id: row.abilities for table in (TERRAINS, ACTIONS, CARDS, PLANS, REWARDS, AIDS) for row in table.values()
}
"""The abilities of every row that has some."""


def effects_of(abilities: list[Ability]) -> list[Effect]:
    return [e for ability in abilities for e in walk_effects(ability.pay) + walk_effects(ability.do)]


EFFECTS = [e for abilities in ROWS.values() for e in effects_of(abilities)]


# ---------------------------------------------------------------- loading


def test_a_wrong_figure_is_named_with_file_row_and_field(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    path = tmp_path / "content" / "market_cards.yaml"
    text = path.read_text(encoding="utf-8")
    text = text.replace("cost: {gold: 2}", "cost: {gold: x}", 1).replace("deliver_to: tree}", "deliver_to: bee}", 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(tmp_path / "content")
    assert caught.value.problems == [
        'market_cards.yaml: row documentarian: field cargo.deliver_to: expected an id of suits, got "bee"',
        'market_cards.yaml: row sea_witch: field cost.gold: expected an integer from 1 to 2, got "x"',
    ]


def test_every_row_of_an_empty_folder_is_missed_at_once(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert "table market_cards is missing" in caught.value.problems
    assert "table start_maps is missing" in caught.value.problems


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("*.yaml"), *FOLDER.glob("*.md")]), ids=lambda path: path.name)
def test_every_clause_named_in_the_content_exists(path: Path) -> None:
    named = set(re.findall(r"AH-[A-Z]+-\d\d", path.read_text(encoding="utf-8")))
    assert named <= set(CLAUSES)


# ---------------------------------------------------------------- vocabulary


def test_every_word_of_the_vocabulary_is_used() -> None:
    abilities = [ability for row in ROWS.values() for ability in row]
    assert {ability.when for ability in abilities} == set(VOCABULARY.triggers)
    assert {name for ability in abilities for name in ability.conditions} == set(VOCABULARY.conditions)
    assert {ability.limit for ability in abilities} - {""} == set(VOCABULARY.limits)
    assert {e.verb for e in EFFECTS} == set(VOCABULARY.effects)


def test_every_value_of_the_vocabulary_is_used() -> None:
    used = set()
    for e in EFFECTS:
        for param, value in e.params.items():
            if isinstance(value, str):
                used.add((e.verb, param, value))
            used |= {(e.verb, param, word) for word in e.words(param)}
    told = {
        (verb.name, param, word)
        for verb in VOCABULARY.effects.values()
        for param, words in verb.values.items()
        for word in words
        if word not in VOCABULARY.KINDS
    }
    assert used == told


def test_every_parameter_has_values_and_every_word_names_a_clause() -> None:
    for verb in VOCABULARY.effects.values():
        assert set(verb.values) == set(verb.needs) | set(verb.may), verb.name
    text = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8").partition("# Triggers")[2]
    for part in text.split("\n### ")[1:]:
        assert re.search(r"Clauses? AH-", part), part.splitlines()[0]


def test_moves_end_where_they_may() -> None:
    for e in EFFECTS:
        if "min" in e.params:
            assert e.word("max") == "die" or e.int_of("min") <= e.int_of("max"), e


# ---------------------------------------------------------------- actions and their moments


def test_the_trigger_of_an_action_fits_its_kind() -> None:
    fitting = {
        "board": {"die_action", "anchor"},
        "free": {"action"},
        "victory": {"victory_chosen"},
        "timed": {"end_of_own_turn", "end_of_preparation"},
    }
    for action in ACTIONS.values():
        triggers = {ability.when for ability in action.abilities}
        assert triggers <= fitting[action.kind], action.id
        assert action.kind != "board" or "die_action" in triggers, action.id


def test_every_faction_has_the_four_common_actions() -> None:
    for faction in FACTIONS.values():
        mine = [a for a in ACTIONS.values() if a.action_set == faction.action_set]
        assert sorted(a.base for a in mine if a.base) == ["cannons", "repair", "sail", "tailwind"], faction.id


def test_whoever_is_not_bluefin_is_barred_by_a_stronghold() -> None:
    """Every ability that recruits, smuggles or delivers asks for it (AH-BLUE-09)."""
    for row, abilities in ROWS.items():
        for ability in abilities:
            trades = {e.verb for e in effects_of([ability])} & {"recruit", "smuggle", "deliver"}
            if trades and not (row in ACTIONS and ACTIONS[row].action_set == "bluefin"):
                assert "no_stronghold_bar" in ability.conditions, row


# ---------------------------------------------------------------- die slots


def test_slots_belong_to_a_board_action_of_their_board() -> None:
    assert {faction: len(slots) for faction, slots in BOARD_SLOTS.items()} == {
        "bluefin": 12,
        "smuggler_red": 8,
        "mollusk": 11,
        "smuggler_white": 8,
    }
    board = [slot for slot in SLOTS.values() if slot.holder == "board"]
    for slot in board:
        action = ACTIONS[slot.action]
        assert action.kind == "board" and action.action_set == FACTIONS[slot.board].action_set, slot.id
        assert slot.damageable == (action.base != "repair"), slot.id
        assert slot.id.startswith(slot.board + "_" + slot.action.split("_", 1)[1]), slot.id
    assert {slot.action for slot in board} == {a.id for a in ACTIONS.values() if a.kind == "board"}


def test_both_smugglers_have_the_same_slots() -> None:
    red, white = (
        [(SLOTS[s].action, SLOTS[s].accepts) for s in BOARD_SLOTS[board]]
        for board in ("smuggler_red", "smuggler_white")
    )
    assert red == white


def told_slots(action: str) -> tuple[str, list[int], bool]:
    """Clause, accepted values and dashed frame as the clause of a board action tells them.

    Such as `Sail (4 slots, any value)`, `Repair (1 slot, even, dashed)`, `Cannons (2 slots, one value 5, …)`.
    """
    row = ACTIONS[action]
    form = re.escape(row.names["en"]) + r" \((\d) slots?, ([^,)]+)(, one value 6|, dashed)?\)"
    found = [(name, re.match(form, CLAUSES[name])) for name in row.clauses]
    ((name, match),) = [(name, match) for name, match in found if match is not None]
    if match[3] == ", one value 6":
        return name, [1 << 5, 1 << 6], False
    accepts = {"any value": ANY_VALUE, "even": EVEN_VALUES}.get(match[2]) or 1 << int(match[2][-1])
    return name, [accepts] * int(match[1]), match[3] == ", dashed"


def check_slots(board: str, clauses: set[str]) -> None:
    """The slots of a board are those that these clauses tell, no more and no fewer."""
    told = set()
    for action in {SLOTS[s].action for s in BOARD_SLOTS[board]}:
        name, accepts, dashed = told_slots(action)
        slots = [SLOTS[s] for s in BOARD_SLOTS[board] if SLOTS[s].action == action]
        assert [slot.accepts for slot in slots] == accepts, action
        assert all(slot.damageable != dashed for slot in slots), action
        told.add(name)
    assert told == clauses


@clause(
    "AH-BLUE-12",
    "AH-BLUE-13",
    "AH-BLUE-14",
    "AH-BLUE-15",
    "AH-BLUE-16",
    "AH-BLUE-17",
    "AH-BLUE-18",
)
def test_the_slots_of_the_bluefin_board_are_those_of_its_clauses() -> None:
    check_slots("bluefin", {f"AH-BLUE-{n}" for n in range(12, 19)})


@clause(
    "AH-UNIO-23",
    "AH-UNIO-24",
    "AH-UNIO-25",
    "AH-UNIO-26",
    "AH-UNIO-27",
    "AH-UNIO-28",
    "AH-UNIO-29",
)
def test_the_slots_of_the_mollusk_board_are_those_of_its_clauses() -> None:
    check_slots("mollusk", {f"AH-UNIO-{n}" for n in range(23, 30)})


@clause("AH-SMUG-09", "AH-SMUG-10", "AH-SMUG-11", "AH-SMUG-12", "AH-SMUG-13", "AH-SMUG-14")
@pytest.mark.parametrize("board", ["smuggler_red", "smuggler_white"])
def test_the_slots_of_a_smuggler_board_are_those_of_its_clauses(board: str) -> None:
    check_slots(board, {f"AH-SMUG-{n:02}" for n in range(9, 15)})


@clause("AH-UNIO-12")
def test_the_slots_and_the_reach_of_the_union_ships() -> None:
    assert [SLOTS[s].accepts for s in PLANS["plan_cutter"].slots] == [ANY_VALUE]
    assert [SLOTS[s].accepts for s in PLANS["plan_gunship"].slots] == [1 << 4, 1 << 6]
    for ship, most in (("cutter", 3), ("gunship", 2)):
        sail, tailwind = PLANS[f"plan_{ship}"].abilities[1].do[0].lists("options")
        assert (sail[0].verb, sail[0].word("figure"), sail[0].int_of("min")) == ("move", ship, 1)
        assert sail[0].int_of("max") == most
        assert (tailwind[0].verb, tailwind[0].word("to")) == ("move_direct", "matching_tailwind")


def test_ship_slots_take_damage_for_good_and_crew_slots_do_not() -> None:
    holders = Counter(slot.holder for slot in SLOTS.values())
    assert holders == {"board": 39, "crew": 7, "ship": 3}
    for slot in SLOTS.values():
        assert slot.repairable == (slot.holder != "ship"), slot.id
        assert slot.holder == "board" or slot.damageable, slot.id
        assert slot.holder != "crew" or (slot.id == slot.action and CARDS[slot.id].slot), slot.id


def test_a_slot_tells_which_values_it_takes() -> None:
    assert [v for v in range(1, 7) if SLOTS["bluefin_sail_1"].takes(v)] == [1, 2, 3, 4, 5, 6]
    assert [v for v in range(1, 7) if SLOTS["mollusk_repair_1"].takes(v)] == [2, 4, 6]
    assert [v for v in range(1, 7) if SLOTS["bluefin_order_1"].takes(v)] == [3]


# ---------------------------------------------------------------- names and numbers told by clauses


def rows_of(name: str) -> list[tuple[str, str]]:
    """English and German names of the Market cards and Plans that name this clause."""
    rows = [(c.names, c.clauses) for c in CARDS.values()] + [(p.names, p.clauses) for p in PLANS.values()]
    return [(names["en"], names["de"]) for names, clauses in rows if name in clauses]


@pytest.mark.parametrize("name", sorted(c for c in CLAUSES if c.startswith("AH-CARD")))
def test_name_and_number_of_a_market_card(name: str) -> None:
    told = re.match(r"([^/]+) / ([^.(]+?)(?: \((\d) cards\))?\. ", CLAUSES[name])
    assert told is not None
    assert rows_of(name) == [(told[1], told[2])] * int(told[3] or 1)


@pytest.mark.parametrize("name", [f"AH-PLAN-{n:02}" for n in range(1, 8)])
def test_name_and_number_of_a_plan(name: str) -> None:
    told = re.match(r"([^/]+) / ([^(]+) \((\d)\)\. ", CLAUSES[name])
    assert told is not None
    assert rows_of(name) == [(told[1], told[2])] * int(told[3])
