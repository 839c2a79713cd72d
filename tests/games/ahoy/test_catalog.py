"""The catalog holds whatever a board draws: whole, in both languages, and as the rules have it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, FACTIONS, FIGURES, PLANS, REGIONS, REWARDS, SLOTS
from quarterdeck.games.ahoy.rules.sea import SPACES, space_number
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import FIGURE_IDS
from quarterdeck.kernel.text.fluent import Catalogue, Said, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from tests.games.common_catalog import check_plain, check_texts, texts

ROOM = (HOUSE, "ahoy")


@pytest.fixture(scope="module")
def catalog() -> dict[str, Any]:
    return GAME.catalog()


def test_it_is_plain_data(catalog: dict[str, Any]) -> None:
    check_plain(catalog)


def test_every_component_is_there(catalog: dict[str, Any]) -> None:
    for kind, rows in {
        "regions": REGIONS,
        "factions": FACTIONS,
        "actions": ACTIONS,
        "slots": SLOTS,
        "cards": CARDS,
        "plans": PLANS,
        "rewards": REWARDS,
        "figures": FIGURES,
    }.items():
        assert list(catalog[kind]) == list(rows), kind  # type: ignore[call-overload]
    assert catalog["figure_order"] == FIGURE_IDS


def test_every_text_is_whole_in_both_languages() -> None:
    check_texts(GAME, 300)


def test_every_text_of_the_catalog_is_used(catalog: dict[str, Any]) -> None:
    own = re.findall(r"^([a-z][\w-]*) =", (HOUSE / "en/ahoy/catalog.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    shown = {said for _, english, _ in texts(GAME) for said in english.split("  ")}
    fixed = [id for id in own if not Catalogue(ROOM, "en").messages[id] and not id.startswith("figure-")]
    said = Said(text_of(GAME, "en"))
    assert [id for id in fixed if said.say(id) not in shown] == []


def test_tiles_are_printed_as_the_rules_read_them(catalog: dict[str, Any]) -> None:
    for region, row in catalog["regions"].items():
        for quarter, printed in enumerate(row["spaces"]):
            space = SPACES[space_number(region, 0, quarter)]
            assert printed.get("island", "") == space.island
            assert printed.get("current", -1) == space.current
            assert printed.get("treasure", 0) == space.treasure
            assert printed.get("tailwind", 0) == space.tailwind
            flags = [printed.get(key, False) for key in ("harbor", "fog", "wreckage")]
            assert flags == [space.harbor, space.fog, space.wreckage]


def test_sides_differ_without_colour(catalog: dict[str, Any]) -> None:
    sides = list(catalog["factions"].values())
    for mark in ("shape", "hatch", "colour"):
        assert len({side[mark] for side in sides}) == len(sides)
    for lang in languages():
        letters = {side["letter"] for side in GAME.catalog(lang)["factions"].values()}
        assert len(letters) == len(sides)


def test_a_slot_tells_what_it_takes(catalog: dict[str, Any]) -> None:
    slots = catalog["slots"]
    assert slots["bluefin_order_1"]["accepts"] == [3]
    assert slots["mollusk_repair_1"]["accepts"] == [2, 4, 6]
    assert slots["mollusk_repair_1"]["damageable"] is False
    assert slots["sailor"]["holder"] == "crew"
    assert catalog["factions"]["bluefin"]["slots"][0] == "bluefin_sail_1"


def test_whatever_an_option_points_at_is_explained(catalog: dict[str, Any]) -> None:
    things = catalog["things"]
    kinds = {"card": CARDS, "plan": PLANS, "slot": SLOTS, "region": REGIONS, "figure": FIGURES, "reward": REWARDS}
    for kind, rows in kinds.items():
        for id in rows:  # type: ignore[attr-defined]
            assert things[f"{kind}:{id}"]["text"], (kind, id)
    assert things["slot:sailor"]["text"] == things["card:sailor"]["text"]
    assert things["quarter:fish_a:1"]["name"] == "Wreckage, Treasure"
    assert things["die:4"]["name"] == "Action die: 4"


def test_a_pledge_is_chosen_by_its_marker() -> None:
    assert GAME.targets("deliver.pledge", 1) == ["pledge:2"]
    assert GAME.key("deliver.pledge", 1) == "2"
