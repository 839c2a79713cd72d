"""Maracaibo's rows agree with each other, with the vocabulary and with the rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_CARDS,
    BARRIERS,
    BASE_COMBAT_ACTIONS,
    BASE_VILLAGE_ACTIONS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    FIELDS,
    GOODS,
    IMPROVEMENTS,
    ITEMS,
    LAST_FIELD,
    LEGACY,
    NATIONS,
    PERMANENT,
    PLACES,
    QUESTS,
    STORIES,
    SYNERGIES,
    TOKENS,
    TRACKS,
    VOCABULARY,
)
from quarterdeck.games.maracaibo.content.loading import FOLDER
from quarterdeck.games.maracaibo.content.pieces import AT_PLACE, NONE, ON_CARD, TO_SUPPLY, ProjectCard, Quest
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from tests.games.common_content import check_clauses_named, numbers_by_topic
from tests.games.maracaibo.shorthand import short, verbs

ROOT = Path(__file__).resolve().parents[3]
RULES = (ROOT / "docs" / "rules" / "maracaibo.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(MA-[A-Z]+-\d+)\*\*", RULES, re.MULTILINE)
DECK = [card for card in CARDS.values() if card.back != "C"]


def all_effects() -> list[Effect]:
    """Every effect of the content, also those inside others."""
    lists = [LAST_FIELD.then]
    for action in BASE_COMBAT_ACTIONS:
        lists += [action.then, *(option.then for option in action.options)]
    for village in BASE_VILLAGE_ACTIONS:
        lists += [village.cost, village.then]
    for place in PLACES:
        lists += [place.action, place.flag]
    for barrier in BARRIERS:
        lists += [barrier.every, barrier.first, barrier.later]
    for card in CARDS.values():
        lists += [card.income, card.permanent, card.assistant, card.instant]
    for quest in [*QUESTS.values(), *(story.quest for story in STORIES.values() if story.quest)]:
        lists += [quest.cost, quest.reward]
    for token in TOKENS.values():
        lists += [effects for side in token.sides for effects in (side.pay, side.gain)]
    for story in STORIES.values():
        lists += [story.setup, story.then, *story.after_round.values(), *(option.then for option in story.vote)]
    lists += [field.reward for field in FIELDS] + [area.effect for area in IMPROVEMENTS]
    lists += [tile.action for tile in CITY_TILES.values()] + [career.all_done for career in CAREERS.values()]
    lists += [building.final for building in BUILDINGS.values()] + [tile.effect for tile in LEGACY.values()]
    lists += [card.actions for card in AUTOMA_CARDS.values()]
    return [effect for effects in lists for effect in walk_effects(effects)]


EFFECTS = all_effects()


# ---------------------------------------------------------------- rows and clauses


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("*.yaml"), *FOLDER.glob("*.md")]), ids=lambda path: path.name)
def test_every_clause_named_in_the_content_exists(path: Path) -> None:
    check_clauses_named(path, CLAUSES)


def test_clauses_are_numbered_in_order_and_refer_to_each_other() -> None:
    assert len(CLAUSES) == len(set(CLAUSES))
    assert set(re.findall(r"MA-[A-Z]+-\d+", RULES)) == set(CLAUSES)
    topics = numbers_by_topic(CLAUSES)
    assert all(numbers == sorted(numbers) for numbers in topics.values())


# ---------------------------------------------------------------- vocabulary


def test_every_verb_is_used_and_names_its_clauses() -> None:
    assert set(verbs(EFFECTS)) == set(VOCABULARY.effects)
    lines = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8").splitlines()
    for verb in VOCABULARY.effects.values():
        assert "MA-" in lines[verb.line - 1].rpartition("|")[0].rpartition("|")[2], verb.name


def test_every_parameter_has_values() -> None:
    for verb in VOCABULARY.effects.values():
        assert set(verb.values) == set(verb.needs) | set(verb.may), verb.name


def test_permanent_effects_are_found_by_verb_and_card() -> None:
    assert {(verb, id) for verb, cards in PERMANENT.items() for id in cards} == {
        (effect.verb, card.id) for card in CARDS.values() for effect in card.permanent
    }
    assert all(effect.verb == verb for verb, cards in PERMANENT.items() for made in cards.values() for effect in made)
    assert all(PERMANENT.values()), "each occurs"


# ---------------------------------------------------------------- project cards


def printed(card: ProjectCard) -> tuple[object, ...]:
    """What the copies of a card share: everything but good, item and place."""
    parts = [short(effects) for effects in (card.income, card.permanent, card.assistant, card.instant)]
    cost = (card.price, card.figure, card.items, card.markers_nation, card.markers)
    return (card.names, card.back, card.vp, *cost, *parts)


def test_copies_of_a_card_differ_in_good_item_and_place_only() -> None:
    designs: dict[str, list[ProjectCard]] = {}
    for card in CARDS.values():
        designs.setdefault(card.design, []).append(card)
    for copies in designs.values():
        assert all(printed(card) == printed(copies[0]) for card in copies), copies[0].design
        assert len({card.place for card in copies}) == (len(copies) if copies[0].place != NONE else 1)
    assert Counter((copies[0].back, len(copies)) for copies in designs.values()) == {
        ("A", 2): 28,
        ("B", 2): 45,
        ("B", 1): 11,
        ("C", 1): 10,
    }


def test_goods_and_items_are_spread_evenly() -> None:
    assert sorted(Counter(card.good for card in DECK).values()) == [31, 31, 31, 32, 32] and len(GOODS) == 5
    assert sorted(Counter(card.item for card in DECK).values()) == [39, 39, 39, 40] and len(ITEMS) == 4


def test_every_kind_of_cost_occurs() -> None:
    assert {card.figure for card in DECK} == {"", AT_PLACE, TO_SUPPLY, ON_CARD}
    assert [card.items for card in DECK if card.items] == [{"herbs": 3}]
    assert sorted((card.markers_nation, card.markers) for card in DECK if card.markers) == [(0, 3), (1, 3), (2, 3)]


ASSISTANT_ACTIONS = [
    "gain_vp 3; gain_doubloons 5",
    "gain_figure 1; remove_disc 1; village_action 1",
    "gain_influence 1 any; village_action 2",
    "gain_combat 2; sail_on 1 3",
    "pay_for [pay_equal_goods 3] [gain_doubloons 5; village_action 2]",
    "gain_combat 1; remove_disc 1; village_action 2",
    "gain_doubloons 2; remove_disc 1; village_action 2",
    "pay_for [pay_equal_goods 3] [gain_doubloons 5; gain_vp 2; gain_combat 2]",
    "pay_for [pay_equal_goods 3] [gain_doubloons 5; gain_vp 2; gain_influence 1 any]",
    "gain_doubloons 2; explore 3",
    "gain_vp 4; explore 2",
    "gain_doubloons 3; gain_vp_per 2 assistant",
    "gain_vp_per 1 combat_token; village_action 3",
    "gain_vp 3; sail_on 1 3",
    "pay_for [pay_combat 2] [gain_doubloons 5; village_action 3]",
    "pay_for [pay_combat 2] [gain_doubloons 7; village_action 2]",
    "pay_for [pay_equal_goods 3] [gain_doubloons 4; gain_vp 4]",
]
"""MA-AACT-01 to -17."""


def test_assistant_actions_are_those_of_the_rulebook() -> None:
    assert {short(card.assistant) for card in DECK if card.assistant} == set(ASSISTANT_ACTIONS)
    assert {short(card.assistant) for card in CARDS.values() if card.assistant} == set(ASSISTANT_ACTIONS)


def test_further_actions_of_project_cards() -> None:
    village = [action for card in DECK for action in card.village_actions]
    assert {(a.last, short(a.cost), short(a.then)) for a in village} >= {
        (True, "pay_items {treasure_map 2}", "gain_vp 2; explore 2"),
        (True, "pay_items {treasure_map 2}", "gain_doubloons 3; explore 2"),
        (False, "pay_equal_goods 2", "gain_doubloons 4"),
    }
    books = [a for a in village if short(a.cost) == "pay_items {book 2}"]
    assert books and all(a.last and verbs(a.then) == ["gain_doubloons", "gain_vp"] for a in books)
    combat = [action for card in DECK for action in card.combat_actions]
    assert {(*(o.value for o in a.options), *verbs(a.then)) for a in combat} == {
        (2, "gain_influence", "gain_vp"),
        (1, "gain_doubloons", "gain_vp"),
    }
    designs: dict[str, set[str]] = {}
    for card in CARDS.values():
        assert all(action.source == card.id for action in card.village_actions)
        assert all(action.source == card.id for action in card.combat_actions)
        for id in [*(a.id for a in card.village_actions), *(a.id for a in card.combat_actions)]:
            designs.setdefault(id, set()).add(card.design)
    assert all(len(made) == 1 for made in designs.values()), "an id names the action of one design"


def test_every_effect_of_the_symbol_overview_is_on_a_project_card() -> None:
    used = {e.verb for card in DECK for part in (card.income, card.permanent, card.instant) for e in walk_effects(part)}
    assert used >= {
        "income_doubloons",
        "income_vp",
        "gain_synergy",
        "place_marker",
        "influence_to_rank",
        "quest_to_card",
        "figures_on_card_income",
        "remove_disc",
        "gain_figure",
        "gain_combat",
        "gain_influence",
    }
    instant = [effect for card in DECK for effect in card.instant]
    assert {e.word("per") for e in instant if e.verb == "gain_vp_per"} == {
        "combat_token",
        "assistant",
        "quest",
        "compass",
        "synergy",
        "nation_with_3_influence",
    }


def test_nations_and_synergies_are_served_alike() -> None:
    nations = {nation.id for nation in NATIONS}
    instant = [effect for card in DECK for effect in card.instant]
    assert {e.word("nation") for e in instant if e.verb == "gain_influence" and e.int_of("n") == 2} == nations
    assert {e.word("nation") for made in PERMANENT["perm_nation_combat"].values() for e in made} == nations
    parts = [part for card in DECK for part in (card.income, card.permanent, card.instant)]
    users = Counter(e.word("synergy") for part in parts for e in walk_effects(part))
    givers = Counter(e.word("kind") for e in instant if e.verb == "gain_synergy")
    for synergy in SYNERGIES:
        assert givers[synergy.id] >= 4 and users[synergy.id] >= 4, synergy.id


def test_cards_of_the_worked_examples() -> None:
    by_design = {card.design: card for card in DECK}
    assert short(by_design["legionnaire"].income) == "income_doubloons 1; income_vp 2 cannon"
    harbour = by_design["harbor"].income
    assert [(e.verb, e.int_of("n")) for e in harbour] == [("income_vp", 2)] * 3
    assert len({e.word("synergy") for e in harbour}) == 3


# ---------------------------------------------------------------- city tiles, buildings, careers


def test_city_tiles_fit_every_number_of_players() -> None:
    for players in (2, 3, 4):
        fitting = [tile for tile in CITY_TILES.values() if players in tile.players and tile.place == NONE]
        assert sum(tile.wheel for tile in fitting) == 2 and sum(not tile.wheel for tile in fitting) >= 3
    (maracaibo,) = [tile for tile in CITY_TILES.values() if tile.place != NONE]
    assert (PLACES[maracaibo.place].number, maracaibo.players) == ("11", [2])


def test_city_actions_are_those_of_the_rulebook() -> None:
    """MA-CACT-01 to -09, and the two that are explained elsewhere."""
    assert {short(tile.action) for tile in CITY_TILES.values()} == {
        "fight",
        "explore 3",
        "gain_influence 1 any; village_action 1",
        "gain_combat 1; remove_disc 1",
        "gain_combat 3",
        "gain_doubloons 2; village_action 1",
        "gain_combat 1; gain_influence 1 any",
        "village_action_per compass",
        "pay_for [discard_hand] [gain_doubloons 4]; gain_vp_per 1 combat_token",
        "choose [[gain_doubloons 4], [gain_vp_per 2 assistant]]",
        "pay_for [pay_combat 2] [gain_influence 1 any; gain_doubloons 6]",
    }


def test_prestige_buildings_score_as_the_rulebook_says() -> None:
    assert {building.id: short(building.final) for building in BUILDINGS.values()} == {
        "abbey": "end_vp_per 4 barrier",
        "palace": "end_vp_per 2 quest",
        "basilica": "end_vp_per 4 assistant 16",
        "citadel": "end_vp_per 2 left_combat_or_figure",
        "minster": "end_vp_per 3 synergy",
        "castle": "end_vp_per 2 combat_token",
        "academy": "end_vp_per 2 improvement",
        "cathedral": "end_double_doubloon_track",
    }
    assert {building.first_vp for building in BUILDINGS.values()} == {2}


def test_careers() -> None:
    tasks = [task for career in CAREERS.values() for task in career.tasks]
    assert set(Counter(task.kind for task in tasks).values()) == {3} and len({task.kind for task in tasks}) == 8
    assert {short(career.all_done) for career in CAREERS.values()} == {"gain_doubloons 2; gain_vp 2"}
    assert ("quests", 4, 6, 4, 4) in {(t.kind, t.low, t.high, t.doubloons, t.vp) for t in tasks}, (
        "the rulebook's example"
    )
    assert all(t.high <= TRACKS.last_influence for t in tasks if t.kind.startswith("influence"))
    assert {(t.low, t.high) for t in tasks if t.kind == "explorer"} == {(0, 1), (0, 2)}


# ---------------------------------------------------------------- quests and combat tokens

STORY_QUESTS: list[Quest] = [story.quest for story in STORIES.values() if story.quest is not None]


def test_quests_all_differ_and_each_looks_at_the_compasses() -> None:
    assert len({(short(quest.cost), short(quest.reward)) for quest in QUESTS.values()}) == len(QUESTS)
    assert all(any(e.word("per") == "compass" for e in quest.reward) for quest in QUESTS.values())


def test_costs_of_quests_are_those_of_the_rulebook() -> None:
    """MA-QUEST-06."""
    for quest in [*QUESTS.values(), *STORY_QUESTS]:
        (cost,) = quest.cost
        amount = cost.int_of("n") + sum(cost.counts("items").values()) + sum(cost.counts("goods").values())
        assert amount in {"pay_combat": (1, 2), "pay_figure": (1,), "need_mp": (4,)}.get(cost.verb, (2,)), quest.id
    kinds = {"pay_combat", "pay_items", "pay_goods", "pay_doubloons", "pay_figure"}
    assert {quest.cost[0].verb for quest in QUESTS.values()} == kinds
    assert {quest.cost[0].verb for quest in STORY_QUESTS} == {*kinds, "need_mp"}


def test_rewards_of_quests_are_those_of_the_rulebook() -> None:
    """MA-QUEST-07."""
    figures = {
        "explore": {"explore 2"},
        "remove_disc": {"remove_disc 2"},
        "gain_figure": {"gain_figure 1"},
        "gain_influence": {"gain_influence 1 any", "gain_influence 2 spain"},
    }
    free = {"gain_doubloons", "gain_vp", "gain_combat", "fight", "remove_skull", "gain_story_tile"}
    for quest in [*QUESTS.values(), *STORY_QUESTS]:
        for effect in quest.reward:
            if effect.verb.endswith("_per"):
                assert effect.word("per") == "compass", quest.id
            elif effect.verb not in free:
                assert short([effect]) in figures[effect.verb], quest.id


def test_combat_tokens_favour_no_nation() -> None:
    assert len({sum(token.sides[nation].value for token in TOKENS.values()) for nation in range(3)}) == 1
    assert all(any(not side.pay for side in token.sides) for token in TOKENS.values()), "one is free on every token"
    assert {token.condition for token in TOKENS.values()} == {"", "most_markers", "fewest_markers"}
    gains = [effect for token in TOKENS.values() for side in token.sides for effect in side.gain]
    assert set(verbs(gains)) == {"gain_doubloons", "gain_influence", "gain_vp", "gain_figure"}
    assert all(e.int_of("n") == 1 for e in gains if e.verb in ("gain_influence", "gain_figure"))


def test_the_token_of_the_worked_example() -> None:
    token = TOKENS["k01"]
    assert [side.value for side in token.sides] == [6, 4, 3] and token.condition == ""
    assert short(token.sides[0].pay) == "pay_doubloons 2"
