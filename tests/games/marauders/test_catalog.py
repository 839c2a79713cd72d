"""The catalog holds whatever a board draws: whole, in both languages, and as the rules have it."""

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
    SPECIALISTS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, SKILLS
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.state import GLORY_SOURCES
from quarterdeck.games.marauders.words.catalog import BADGES, COLOURS, IDEAS
from quarterdeck.games.marauders.words.wording import FOLDER, SEATS
from quarterdeck.rulebook import clauses
from tests.games.common_catalog import check_plain, check_texts, texts


@pytest.fixture(scope="module")
def catalog() -> dict[str, Any]:
    return GAME.catalog()


def test_it_is_plain_data(catalog: dict[str, Any]) -> None:
    check_plain(catalog)


def test_every_component_is_there_in_the_order_of_the_state(catalog: dict[str, Any]) -> None:
    rows: dict[str, list[str]] = {
        "areas": AREAS,
        "captains": list(CAPTAINS),
        "cards": list(GLORY),
        "cargo_cards": list(CARGO_CARDS),
        "events": list(EVENTS),
        "goods": list(GOODS),
        "missions": list(MISSIONS),
        "modifications": list(MODIFICATIONS),
        "nations": [nation.id for nation in NATIONS],
        "npc_captains": list(NPC_CAPTAINS),
        "npcs": [npc.id for npc in NPCS],
        "rumors": list(RUMORS),
        "ships": list(SHIPS),
        "skills": SKILLS,
        "specialists": list(SPECIALISTS),
        "weapons": list(WEAPONS),
        "zones": [zone.id for zone in ZONES],
    }
    for kind, ids in rows.items():
        assert list(catalog[kind]) == ids, kind
    for kind in ("area", "nation", "npc", "skill", "zone"):
        assert catalog[f"{kind}_order"] == rows[f"{kind}s"]
    assert [row["id"] for row in catalog["glory_sources"]] == GLORY_SOURCES
    assert list(catalog["factions"]) == catalog["seat_order"] == SEATS


def test_every_text_is_whole_in_both_languages(catalog: dict[str, Any]) -> None:
    check_texts(catalog, 900)


def test_every_text_of_the_catalog_is_used(catalog: dict[str, Any]) -> None:
    said = (FOLDER / "catalog.en.ftl").read_text(encoding="utf-8")
    shown = {words["en"] for _, words in texts(catalog)}
    assert [id for id, text in re.findall(r"^([a-z][\w-]*) = (.*)$", said, re.MULTILINE) if text not in shown] == []


def test_clauses_are_those_of_the_rulebook(catalog: dict[str, Any]) -> None:
    known = {clause.id for clause in clauses("marauders")}
    assert set(IDEAS.values()) <= known
    assert {thing["clause"] for thing in catalog["things"].values()} <= known
    assert catalog["things"]["weapon:grapeshot"]["clause"] == "MM-ARMS-03"
    assert catalog["things"]["modification:reinforced_hull"]["clause"] == "MM-MOD-08"


def test_rows_are_printed_as_the_rules_read_them(catalog: dict[str, Any]) -> None:
    havana = catalog["zones"]["havana"]
    assert havana["adjacent"] == {"NE": "nassau", "E": "tortuga", "S": "port_royal"}
    assert (havana["nation"], havana["port"]) == ("spanish", True)
    assert havana["feature"]["name"] == {"en": "Escorted merchants", "de": "Bewachte Kauffahrer"}
    sea = catalog["zones"]["caribbean_sea"]
    assert (sea["nation"], sea["port"]) == (None, False)
    assert catalog["zones"]["trinidad"]["feature"] is None
    assert catalog["ships"]["man_o_war"]["buy"] is None
    assert catalog["ships"]["frigate"]["areas"] == dict.fromkeys(AREAS, 3)
    assert catalog["cargo_cards"]["cargo_cocoa_1"]["area"] is None
    assert catalog["cargo_cards"]["cargo_cocoa_8"]["area"] == "hull"
    assert catalog["npcs"]["pirate_sloop"]["nation"] is None
    assert catalog["captains"]["felipe"]["skills"]["scouting"] == 3
    assert catalog["events"]["ev_war_1"]["symbols"][0] == {"npc": "pirate_sloop", "direction": "E"}


def test_no_two_sides_need_colour_to_differ() -> None:
    assert len({shape for _, shape, _ in BADGES.values()}) == len({hatch for _, _, hatch in BADGES.values()}) == 4
    assert list(COLOURS) == [nation.id for nation in NATIONS]
