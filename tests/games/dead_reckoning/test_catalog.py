"""The catalog holds whatever a board draws: whole, in both languages, and as the rules have it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    HULLS,
    ROLES,
    SOLO_CARDS,
    TILES,
    UNITS,
    UPGRADES,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import ICONS, LINES, SPACE_IDS
from quarterdeck.games.dead_reckoning.kinds import CREW_IDS
from quarterdeck.games.dead_reckoning.rules.scoring import SOURCES
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.words.catalog import BADGES, CREW_CLAUSES, IDEAS
from quarterdeck.games.dead_reckoning.words.wording import LEAGUES, SEATS
from quarterdeck.kernel.text.languages import HOUSE
from quarterdeck.rulebook import clauses
from tests.games.common_catalog import check_plain, check_texts, texts


@pytest.fixture(scope="module")
def catalog() -> dict[str, Any]:
    return GAME.catalog()


def test_it_is_plain_data(catalog: dict[str, Any]) -> None:
    check_plain(catalog)


def test_every_component_is_there_in_the_order_of_the_state(catalog: dict[str, Any]) -> None:
    rows: dict[str, list[str]] = {
        "abilities": [unit.id for unit in UNITS],
        "achievements": [row.id for row in ACHIEVEMENTS],
        "backs": [card.id for card in CARDS.values() if card.merchant],
        "bonus_tiles": list(BONUS_TILES),
        "buildings": [row.id for row in BUILDINGS],
        "cards": list(CARDS),
        "hulls": [hull.id for hull in HULLS],
        "icons": ICONS,
        "lines": LINES,
        "roles": [role.id for role in ROLES],
        "solo_cards": list(SOLO_CARDS),
        "spaces": SPACE_IDS,
        "tiles": list(TILES),
        "upgrades": list(UPGRADES),
        "zones": [zone.id for zone in ZONES],
    }
    for kind, ids in rows.items():
        assert list(catalog[kind]) == ids, kind
    orders = ["achievement", "building", "hull", "icon", "line", "space", "upgrade", "zone"]
    for kind in orders:
        assert catalog[f"{kind}_order"] == rows[f"{kind}s"]
    assert catalog["ability_order"] == rows["abilities"]
    assert [card["id"] for card in catalog["crew"]] == CREW_IDS
    assert [row["id"] for row in catalog["sources"]] == SOURCES
    assert list(catalog["factions"]) == [*SEATS, *LEAGUES]


def test_every_text_is_whole_in_both_languages() -> None:
    check_texts(GAME, 2000)


def test_every_text_of_the_catalog_is_used(catalog: dict[str, Any]) -> None:
    said = (HOUSE / "en/dead_reckoning/catalog.ftl").read_text(encoding="utf-8")
    shown = "\n".join(english for _, english, _ in texts(GAME))
    assert [id for id, text in re.findall(r"^([a-z][\w-]*) = (.*)$", said, re.MULTILINE) if text not in shown] == []


def test_clauses_are_those_of_the_rulebook(catalog: dict[str, Any]) -> None:
    known = {clause.id for clause in clauses("dead_reckoning")}
    assert set(IDEAS.values()) <= known
    assert {thing["clause"] for thing in catalog["things"].values()} <= known
    assert catalog["things"]["role:purser"]["clause"] == "DR-CREW-81"
    assert sorted(CREW_CLAUSES) == sorted(role.id for role in ROLES)
    assert catalog["things"]["building:garrison"]["clause"] == "DR-BUILD-12"


def test_rows_are_printed_as_the_rules_read_them(catalog: dict[str, Any]) -> None:
    assert catalog["spaces"]["harbor"]["adjacent"] == ["r1c1", "r1c2", "r1c3"]
    rock = catalog["tiles"]["widows_rock"]
    assert (rock["rewards"], rock["production"], rock["slots"]) == ([8, 4, 2], {"cargo": 1, "coin": 0}, 4)
    assert catalog["tiles"]["gulf_stream"]["arrows"] == {
        "toward_harbor": {"cargo": 1, "coin": 0},
        "away": {"cargo": 1, "coin": 0},
    }
    gunner = catalog["roles"]["gunner"]["levels"]
    assert [level["icons"]["cannon"] for level in gunner] == [0, 1, 1, 1]
    assert "next" in gunner[2] and "next" not in gunner[3]
    assert catalog["abilities"]["r2_tally_clerk_b"]["per"] == "wheel"
    assert catalog["abilities"]["r3_conquistadors_b"]["do"] == [{"verb": "place_influence", "n": "per_cannon"}]
    assert catalog["abilities"]["bosun_c"]["options"] == ["bosun_c1", "bosun_c2"]
    assert catalog["cards"]["r3_dockyard"]["line"] == "middle"
    assert catalog["backs"]["mr1_salt_trader"]["buried"] and not catalog["backs"]["mr1_packet_boat"]["buried"]
    assert catalog["solo_cards"]["solo_08"]["blue"]["sections"][4]["actions"][0]["min"] == 7


def test_the_front_of_a_merchant_ship_does_not_tell_its_back(catalog: dict[str, Any]) -> None:
    """(DR-ENC-06, DR-SETUP-07)"""
    for card in CARDS.values():
        if card.merchant:
            front = catalog["cards"][card.id]
            assert front["name"] == "merchant ship"
            assert card.names["en"] not in front["text"]
            assert catalog["backs"][card.id]["name"] == card.names["en"]


def test_the_note_on_the_setting_is_there(catalog: dict[str, Any]) -> None:
    assert "slavery" in catalog["things"]["idea:note"]["text"]


def test_no_two_sides_at_a_table_need_colour_to_differ() -> None:
    for sides in (SEATS, [*SEATS[:1], *LEAGUES[:1]], [*SEATS[:2], *LEAGUES]):
        assert len({BADGES[side][1] for side in sides}) == len({BADGES[side][2] for side in sides}) == len(sides)
    assert len({colour for colour, _, _ in BADGES.values()}) == len(BADGES)
