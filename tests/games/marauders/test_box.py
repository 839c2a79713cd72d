"""What is in the box of Merchants & Marauders: numbers, printed figures, the map."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.games.marauders.content.components import (
    BOARDS,
    BOARDS_AND_AIDS,
    BOUNTY_TOKENS,
    CAPTAINS,
    CARGO_CARDS,
    COINS,
    CUBES,
    DEMANDS,
    DIE,
    EVENTS,
    GLORY,
    GLORY_TARGET,
    GOODS,
    MERCHANT_REFILL_AT,
    MERCHANTS,
    MINIATURES,
    MISSIONS,
    MODIFICATIONS,
    MOST_BOUNTY,
    NATION,
    NATIONS,
    NAUTICAL_MARKERS,
    NPC,
    NPC_CAPTAINS,
    NPCS,
    PORT_HOLD,
    PRICES,
    RUMORS,
    SHIP_AREAS,
    SHIPS,
    WEAPONS,
    ZONE,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.rules.ships import CLOCKWISE
from tests.clauses import clause

PORTS = [zone for zone in ZONES if zone.has_port]
PLAYER_COLOURS = ["red", "blue", "yellow", "green"]

# ---------------------------------------------------------------- counts


@clause("MM-COMP-01")
def test_boards() -> None:
    assert BOARDS_AND_AIDS["game_board"].count == 1
    assert BOARDS_AND_AIDS["captain_board"].count == 4


@clause("MM-COMP-02")
def test_cards() -> None:
    ships = sum(ship.copies for ship in SHIPS.values())
    counts = [len(EVENTS), len(GLORY), len(CAPTAINS), len(CARGO_CARDS), ships, len(RUMORS), len(MISSIONS)]
    assert counts == [34, 70, 16, 64, 20, 25, 25] and sum(counts) == 254


@clause("MM-COMP-03")
def test_coins() -> None:
    coins = {coin.worth: coin.count for coin in COINS.values()}
    assert coins == {1: 20, 2: 20, 5: 30, 10: 30} and sum(coins.values()) == 100
    assert sum(worth * count for worth, count in coins.items()) == 510


@clause("MM-COMP-04")
def test_miniatures() -> None:
    minis = list(MINIATURES.values())
    total: Counter[str] = Counter()
    for mini in minis:
        total[mini.ship] += mini.count
    assert total == {"sloop": 5, "flute": 4, "frigate": 9, "galleon": 8} and total.total() == 26
    for colour in PLAYER_COLOURS:
        own = [mini for mini in minis if mini.colour == colour]
        assert [(mini.ship, mini.count, mini.use) for mini in own] == [
            (ship, 1, "player") for ship in ("sloop", "flute", "frigate", "galleon")
        ]
    others = {(mini.ship, mini.colour): (mini.count, mini.use) for mini in minis if mini.use != "player"}
    assert others == {
        ("sloop", "black"): (1, "pirate_sloop"),
        ("frigate", "black"): (1, "pirate_frigate"),
        ("frigate", "brown"): (4, "navy"),
        ("galleon", "brown"): (4, "navy"),
    }


@clause("MM-COMP-05")
def test_demand_tokens() -> None:
    assert len(DEMANDS) == 24
    assert Counter(DEMANDS) == dict.fromkeys(GOODS, 3), "every good can be in demand"


@clause("MM-COMP-06")
def test_merchant_tokens() -> None:
    assert Counter(NATIONS[nation].id for nation in MERCHANTS) == {"spanish": 5, "dutch": 4, "french": 4, "english": 4}
    assert len(MERCHANTS) == 17 == len(ZONES), "one for each zone"


@clause("MM-COMP-07")
def test_special_weapons() -> None:
    assert {weapon.id: weapon.copies for weapon in WEAPONS.values()} == {
        "grappling_hooks": 4,
        "chain_shot": 4,
        "grapeshot": 4,
    }


@clause("MM-COMP-08")
def test_modifications() -> None:
    assert len(MODIFICATIONS) == 8
    assert sum(modification.copies for modification in MODIFICATIONS.values()) == 16 == len(PORTS)


@clause("MM-COMP-09")
def test_bounty_tokens() -> None:
    assert (BOUNTY_TOKENS, len(NATIONS)) == (5, 4)
    assert BOUNTY_TOKENS == MOST_BOUNTY


@clause("MM-COMP-10")
def test_cubes() -> None:
    cubes = {cube.colour: cube.count for cube in CUBES.values()}
    assert cubes == {**dict.fromkeys(PLAYER_COLOURS, 6), "brown": 5} and sum(cubes.values()) == 29


@clause("MM-COMP-11")
def test_nautical_markers() -> None:
    markers = {marker.nation: marker.count for marker in NAUTICAL_MARKERS.values()}
    assert markers == {nation.id: 1 for nation in NATIONS}


@clause("MM-COMP-12")
def test_dice_chests_and_aids() -> None:
    assert (DIE.count, DIE.numbers, DIE.skulls) == (10, [1, 2, 3, 4], 2)
    assert (BOARDS_AND_AIDS["treasure_chest"].count, BOARDS_AND_AIDS["player_aid"].count) == (4, 4)


# ---------------------------------------------------------------- map


def test_zones_and_ports() -> None:
    assert (len(ZONES), len(PORTS)) == (17, 16)
    assert [zone.id for zone in ZONES if not zone.has_port] == ["caribbean_sea"]
    assert [zone.index for zone in ZONES] == [ZONE[zone.id] for zone in ZONES] == list(range(17))
    assert Counter(NATIONS[zone.nation].id for zone in PORTS) == {"spanish": 6, "english": 5, "french": 3, "dutch": 2}
    assert ZONES[ZONE["caribbean_sea"]].nation == NONE


def test_borders_lead_both_ways_and_everywhere() -> None:
    assert sum(len(zone.adjacent) for zone in ZONES) == 2 * 34
    for zone in ZONES:
        for way, other in zone.adjacent.items():
            back = CLOCKWISE[(CLOCKWISE.index(way) + 4) % 8]
            assert ZONES[other].adjacent[back] == zone.index
        assert len(set(zone.adjacent.values())) == len(zone.adjacent), zone.id
    seen, todo = set(), [0]
    while todo:
        zone_index = todo.pop()
        if zone_index not in seen:
            seen.add(zone_index)
            todo += ZONES[zone_index].adjacent.values()
    assert len(seen) == len(ZONES)


def test_borders_of_the_rulebooks_examples() -> None:
    assert ZONE["nassau"] in ZONES[ZONE["havana"]].adjacent.values()
    assert ZONES[ZONE["basse_terre"]].adjacent["E"] == ZONE["bridgetown"]
    assert ZONE["caracas"] in ZONES[ZONE["basse_terre"]].adjacent.values()


@pytest.mark.parametrize(
    ("zone", "letter", "goal"),
    [
        ("basse_terre", "N", "st_maarten"),
        ("nassau", "N", "tortuga"),
        ("trinidad", "E", "caracas"),
        ("st_john", "N", "bridgetown"),
    ],
)
def test_the_next_border_clockwise(zone: str, letter: str, goal: str) -> None:
    start = CLOCKWISE.index(letter)
    around = CLOCKWISE[start:] + CLOCKWISE[:start]
    adjacent = ZONES[ZONE[zone]].adjacent
    assert next(adjacent[way] for way in around if way in adjacent) == ZONE[goal]


def test_most_zones_have_a_feature() -> None:
    assert [zone.id for zone in ZONES if zone.feature is None] == ["trinidad"]
    st_john, port_royal = ZONES[ZONE["st_john"]].feature, ZONES[ZONE["port_royal"]].feature
    assert st_john and port_royal
    assert [(e.verb, e.word("where"), e.word("when"), e.may) for e in st_john.effects] == [
        ("transfer_modifications", "here", "shipyard", True)
    ]
    assert [(e.verb, e.word("which"), e.word("skill"), e.int_of("gold")) for e in port_royal.effects] == [
        ("enter_port", "bounty_or_war", "influence", 2)
    ]


# ---------------------------------------------------------------- boards, prices and ships


def test_figures_of_the_boards() -> None:
    assert (MERCHANT_REFILL_AT, PORT_HOLD, MOST_BOUNTY, GLORY_TARGET) == (8, 6, 5, 10)
    assert {track.id: track.figures for track in BOARDS.values()} == {
        "war_track": {"spaces": 2},
        "npc_spaces": {"spaces": 6},
        "enemy_track": {"spaces": 5},
        "merchant_track": {"refill_at": 8},
        "glory_track": {"from": 0, "to": 10, "target": 10},
        "areas_track": {"from": 0, "to": 5},
        "bounty_track": {"from": 1, "to": 5},
        "hold_space": {"max_in_port": 6},
        "rumor_space": {"spaces": 1},
        "mission_space": {"spaces": 1},
        "modification_spaces": {"spaces": 8},
    }
    assert BOARDS["npc_spaces"].figures["spaces"] == len(NPCS)
    assert BOARDS["enemy_track"].figures["spaces"] == len(AREAS) == CUBES["cube_brown"].count
    assert BOARDS["modification_spaces"].figures["spaces"] == len(MODIFICATIONS)


@clause("MM-RUL-05")
def test_the_number_of_an_area_is_its_number_on_the_die() -> None:
    assert [(area.id, area.die, area.value) for area in SHIP_AREAS] == [
        ("hull", NONE, "sturdiness"),
        ("cargo", 1, "cargo"),
        ("masts", 2, "sturdiness"),
        ("crew", 3, "crew"),
        ("cannons", 4, "cannons"),
    ]
    assert [area.id for area in SHIP_AREAS] == AREAS
    assert all(AREAS[area.die] == area.id for area in SHIP_AREAS if area.die != NONE)
    assert [area.die for area in SHIP_AREAS if area.die != NONE] == DIE.numbers


def test_prices() -> None:
    assert PRICES == {
        "good_single": 3,
        "good_pair": 2,
        "good_triple": 1,
        "sell_plain": 3,
        "sell_demand": 6,
        "repair_point": 2,
        "modification": 3,
        "modification_adds_to_sale": 1,
        "damage_lowers_sale": 1,
        "weapon": 3,
        "weapon_sale": 1,
        "reinforced_hull_restore": 3,
        "crew_point": 2,
        "rumor": 2,
        "bounty_each": 5,
        "npc_pirate_sloop": 5,
        "npc_pirate_frigate": 15,
        "start_gold": 10,
        "stash_gold_per_point": 10,
        "raid_glory_from": 12,
    }
    assert all((weapon.price, weapon.sale) == (PRICES["weapon"], PRICES["weapon_sale"]) for weapon in WEAPONS.values())
    (hull,) = MODIFICATIONS["reinforced_hull"].effects
    assert (hull.verb, hull.int_of("restore_gold")) == ("cancel_hit", PRICES["reinforced_hull_restore"])
    assert {npc.id: npc.reward for npc in NPCS if npc.reward} == {
        "pirate_sloop": PRICES["npc_pirate_sloop"],
        "pirate_frigate": PRICES["npc_pirate_frigate"],
    }


def test_ship_types() -> None:
    """Hull, cargo, masts, crew, cannons; maneuverability; prices."""
    assert {s.id: (s.areas, s.maneuverability, s.buy, s.sell) for s in SHIPS.values()} == {
        "sloop": ([2, 2, 2, 2, 1], 4, 10, 5),
        "flute": ([3, 4, 3, 1, 1], 2, 10, 5),
        "frigate": ([3, 3, 3, 3, 3], 3, 35, 10),
        "galleon": ([4, 5, 4, 4, 4], 1, 35, 10),
        "man_o_war": ([5, 3, 5, 5, 5], 2, NONE, NONE),
    }
    assert [s.id for s in SHIPS.values() if s.start_choice] == ["sloop", "flute"]
    assert [s.id for s in SHIPS.values() if s.glory_on_purchase] == ["frigate", "galleon"]
    assert all(ship.copies == 4 for ship in SHIPS.values())


# ---------------------------------------------------------------- NPCs


def test_npc_ships() -> None:
    assert [(npc.id, npc.index, npc.ship, npc.war_ship) for npc in NPCS] == [
        ("navy_dutch", 0, "frigate", "man_o_war"),
        ("navy_english", 1, "frigate", "man_o_war"),
        ("navy_french", 2, "frigate", "man_o_war"),
        ("navy_spanish", 3, "frigate", "man_o_war"),
        ("pirate_sloop", 4, "sloop", ""),
        ("pirate_frigate", 5, "frigate", ""),
    ]
    assert all(npc.nation == (NATION[npc.id[5:]] if npc.id.startswith("navy_") else NONE) for npc in NPCS)
    assert {npc.id: npc.index for npc in NPCS} == NPC


def test_npc_captains() -> None:
    assert Counter(captain.npc for captain in NPC_CAPTAINS.values()) == {npc.index: 3 for npc in NPCS}
    known = {id: (NPCS[captain.npc].id, ZONES[captain.zone].id) for id, captain in NPC_CAPTAINS.items()}
    assert {
        "hendrick_grave": ("navy_dutch", "st_maarten"),
        "philips_van_almonde": ("navy_dutch", "curacao"),
        "chaloner_ogle": ("navy_english", "old_providence"),
        "long_ben_avery": ("pirate_sloop", "st_john"),
    }.items() <= known.items(), "those that the rulebook shows"
