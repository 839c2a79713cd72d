"""The catalog holds whatever a board draws: whole, in both languages, and as the rules have it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck.games.maracaibo.content.components import (
    ARROWS,
    AUTOMA_CARDS,
    BARRIERS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    FIELDS,
    IMPROVEMENTS,
    LEGACY,
    NATIONS,
    PLACES,
    QUESTS,
    STORIES,
    TOKENS,
)
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import VP_SOURCES
from quarterdeck.games.maracaibo.words.catalog import BADGES, IDEAS
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.rulebook import clauses
from tests.games.common_catalog import check_plain, check_texts, texts


@pytest.fixture(scope="module")
def catalog() -> dict[str, Any]:
    return GAME.catalog()


def test_it_is_plain_data(catalog: dict[str, Any]) -> None:
    check_plain(catalog)


def test_every_component_is_there_in_the_order_of_the_state(catalog: dict[str, Any]) -> None:
    rows: dict[str, list[str]] = {
        "cards": list(CARDS),
        "tokens": list(TOKENS),
        "buildings": list(BUILDINGS),
        "careers": list(CAREERS),
        "city_tiles": list(CITY_TILES),
        "legacy": list(LEGACY),
        "stories": list(STORIES),
        "automa_cards": list(AUTOMA_CARDS),
        "places": [place.id for place in PLACES],
        "explorer_fields": [field.id for field in FIELDS],
        "areas": [area.id for area in IMPROVEMENTS],
        "arrows": [arrow.id for arrow in ARROWS],
        "barriers": [barrier.id for barrier in BARRIERS],
        "nations": [nation.id for nation in NATIONS],
    }
    for kind, ids in rows.items():
        assert list(catalog[kind]) == ids, kind
    assert list(catalog["quests"])[: len(QUESTS)] == list(QUESTS)
    assert catalog["place_order"] == rows["places"]
    assert catalog["field_order"] == rows["explorer_fields"]
    assert catalog["area_order"] == rows["areas"]
    assert catalog["nation_order"] == rows["nations"]
    assert [row["id"] for row in catalog["vp_sources"]] == VP_SOURCES


def test_every_text_is_whole_in_both_languages() -> None:
    check_texts(GAME, 2000)


def test_every_text_of_the_catalog_is_used(catalog: dict[str, Any]) -> None:
    said = (HOUSE / "en/maracaibo/catalog.ftl").read_text(encoding="utf-8")
    shown = "\n".join(english for _, english, _ in texts(GAME))
    assert [id for id, text in re.findall(r"^([a-z][\w-]*) = (.*)$", said, re.MULTILINE) if text not in shown] == []


def test_clauses_are_those_of_the_rulebook(catalog: dict[str, Any]) -> None:
    known = {clause.id for clause in clauses("maracaibo")}
    assert set(IDEAS.values()) <= known
    assert {thing["clause"] for thing in catalog["things"].values()} <= known
    assert catalog["legacy"]["l17"]["clauses"] == ["MA-LEG-10"]
    assert catalog["legacy"]["l23"]["clauses"] == ["MA-LEG-14"]


def test_places_and_fields_are_printed_as_the_rules_read_them(catalog: dict[str, Any]) -> None:
    places = catalog["places"]
    assert places["p11"]["good"] == "sugar"
    assert places["p11"]["icons"] == "combat"
    assert places["p04"]["flag"] == "4 D"
    assert catalog["legacy"]["l04"]["flag"] == "explore 1" and catalog["legacy"]["l05"]["flag"] is None
    assert catalog["legacy"]["l04"]["action"].startswith("2 village actions")
    assert places["p02"]["next"] == ["p02_p03", "p02_p05"]
    assert places["p06"]["two_player_marker"] == "spain"
    assert places["p01"]["icons"] is None
    assert [id for id, row in places.items() if row["must_stop"]] == ["p20", "p21a", "p21b", "p22"]
    assert catalog["arrows"]["p09_p09a"]["only_with"] == "l04"
    assert catalog["explorer_fields"]["e05"]["next"] == ["e06", "e06s"]
    assert catalog["explorer_fields"]["e06s"]["number"] == "6"
    assert catalog["barriers"]["red"]["before"] == "e10"
    assert catalog["tracks"]["influence"]["ranks"][-1] == {"field": 16, "value": 6}
    assert catalog["tracks"]["doubloon_income"]["final_vp"][0] == {"field": 10, "vp": 1}


def test_cards_tokens_and_areas_tell_what_a_board_draws(catalog: dict[str, Any]) -> None:
    card = catalog["cards"]["a_peddler_1"]
    assert (card["price"], card["good"], card["item"], card["figure"], card["place"]) == (
        6,
        "cocoa",
        "treasure_map",
        "at_place",
        "p08",
    )
    assert card["kinds"] == ["assistant"]
    assert catalog["cards"]["b_spanish_governor"]["markers"] == {"nation": "spain", "n": 3}
    assert catalog["tokens"]["k01"]["sides"]["france"] == {
        "value": 6,
        "kind": "pay",
        "icons": "2 D",
    }
    assert catalog["areas"]["vp_6"]["needs"] == "vp_3"
    assert catalog["areas"]["vp_10"]["others"] == 6
    assert [space["id"] for space in catalog["legacy"]["l06"]["marker_spaces"]] == ["fleet_space_1", "fleet_space_2"]
    assert catalog["combat_actions"]["ca_flag"]["ways"][1]["value"] == 6


def test_the_story_is_told_by_its_own_texts(catalog: dict[str, Any]) -> None:
    story = catalog["stories"]["s02"]
    assert story["front"] == STORIES["s02"].front["en"]
    assert [option["id"] for option in story["vote"]] == ["sell", "keep"]
    assert story["vote"][0]["then"] == "Go on with story card 03."


def test_sides_differ_without_colour(catalog: dict[str, Any]) -> None:
    sides = list(catalog["factions"].values())
    assert len(sides) == len(BADGES) == 5
    for mark in ("shape", "hatch", "colour"):
        assert len({side[mark] for side in sides}) == len(sides)
    for lang in languages():
        letters = {side["letter"] for side in GAME.catalog(lang)["factions"].values()}
        assert len(letters) == len(sides)
