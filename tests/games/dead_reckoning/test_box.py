"""What is in the box of Dead Reckoning: numbers, printed figures, the crew's levels."""

from __future__ import annotations

from collections import Counter

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENT_TILES,
    ACHIEVEMENTS,
    ACHIEVEMENTS_TO_END,
    ADJACENT,
    AI_CARGO_PER_COIN,
    AI_START_COINS,
    BONUS_COINS,
    BONUS_TILES,
    BUILDING_COINS,
    BUILDING_MARKERS,
    BUILDINGS,
    CARD_INTERACTIONS,
    CARDS,
    COINS_ABOARD_AT_RISK,
    COLORS,
    COOP_DECKS,
    CREW_DECK,
    DIFFICULTIES,
    DRAW_CARDS,
    EXPLORATIONS,
    EXPLOSION,
    HAND_LIMIT,
    HARBOR_MARKERS,
    HULLS,
    ISLANDS,
    LAST_TURN_MARKERS,
    MARKERS,
    MOST_SAILS,
    OPEN_SEA,
    ROLES,
    ROW_DECKS,
    SECTIONS,
    SETUPS,
    SHIP_CANNONS,
    SINK_LOSS,
    SINKS_AT,
    SOLO_CARDS,
    START_COINS,
    START_HAND,
    STARTS,
    SUPPLIES,
    TOWARD,
    TOWER,
    TURNS_PER_SECTION,
    UNSLEEVED_KEPT,
    UPGRADE_LIST,
    ZONE,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    ACHIEVEMENT_IDS,
    ADVANCED,
    AWAY,
    BASIC,
    BATTLE,
    CHOICE,
    HARBOR,
    ICON,
    ICONS,
    LINES,
    NEW_SHORES,
    NONE,
    SPACE_IDS,
    TOP_LEVEL,
    TOWARD_HARBOR,
    TRADE_ICON,
)
from tests.clauses import clause

# ---------------------------------------------------------------- counts


@clause("DR-COMP-02", "DR-COMP-09")
def test_boards() -> None:
    assert [SUPPLIES[id].count for id in ("harbor_tile", "battle_ship", "battle_board")] == [1, 1, 1]


@clause("DR-COMP-03")
def test_ocean_tiles() -> None:
    assert (len(ISLANDS), len(OPEN_SEA)) == (12, 4)
    assert all(tile.is_island for tile in ISLANDS.values())
    assert not any(tile.is_island for tile in OPEN_SEA.values())


@clause("DR-COMP-04")
def test_row_decks() -> None:
    assert [len(deck) for deck in ROW_DECKS] == [25, 25, 23, 25] and len(CARDS) == 98
    assert SUPPLIES["advancement_box"].count == 4
    assert [sum(CARDS[id].merchant for id in deck) for deck in ROW_DECKS] == [7, 7, 6, 7]
    lines = Counter(card.line for card in CARDS.values())
    assert max(lines.values()) - min(lines.values()) <= 2


@clause("DR-COMP-05", "DR-COMP-07")
def test_coins_cargo_damage_and_black_markers() -> None:
    assert {id: (SUPPLIES[id].worth, SUPPLIES[id].count) for id in ("coin", "cargo_1", "cargo_3")} == {
        "coin": (1, 80),
        "cargo_1": (1, 30),
        "cargo_3": (3, 10),
    }
    assert (SUPPLIES["damage_token"].count, SUPPLIES["black_marker"].count) == (16, 20)


@clause("DR-COMP-06")
def test_ship_upgrades() -> None:
    assert sum(upgrade.copies for upgrade in UPGRADE_LIST) == 32
    assert Counter(upgrade.grade for upgrade in UPGRADE_LIST) == {BASIC: 4, ADVANCED: 4}
    assert {upgrade.grade: upgrade.end_coins for upgrade in UPGRADE_LIST} == {BASIC: 1, ADVANCED: 2}
    assert [upgrade.index for upgrade in UPGRADE_LIST] == list(range(8))


@clause("DR-COMP-08", "DR-BUILD-02")
def test_buildings() -> None:
    assert [(b.id, b.count, b.cost, b.blocks, b.markers, b.entry_damage) for b in BUILDINGS] == [
        ("fort", 8, 4, True, 5, 0),
        ("garrison", 8, 3, True, 2, 1),
        ("outpost", 6, 2, False, 0, 0),
    ]
    assert [(b.production.cargo, b.production.coin) for b in BUILDINGS] == [(0, 0), (0, 0), (1, 1)]
    assert sum(building.count for building in BUILDINGS) == 22
    assert (BUILDING_COINS, BUILDING_MARKERS, HARBOR_MARKERS) == (1, 1, 4)


@clause("DR-COMP-10")
def test_sleeves_boxes_and_overviews() -> None:
    counts = {"card_sleeve": 80, "token_box": 3, "crew_deck_box": 1, "crew_overview": 4, "turn_overview": 4}
    assert {id: SUPPLIES[id].count for id in counts} == counts
    assert SUPPLIES["crew_sleeve"].count * len(COLORS) == 48
    assert len(BONUS_TILES) == 8
    assert SUPPLIES["rulebook_base"].count + SUPPLIES["rulebook_solo"].count == 2


@clause("DR-COMP-11")
def test_solo_cards() -> None:
    assert len(SOLO_CARDS) == 18
    assert Counter(card.theme for card in SOLO_CARDS.values()).most_common(1)[0][1] == 3
    assert all(len(side) == SECTIONS for card in SOLO_CARDS.values() for side in (card.blue, card.red))


@clause("DR-COMP-12")
def test_what_every_player_has() -> None:
    one = ["dock_tile", "ship_miniature", "ship_board_tile", "pirate_token", "treasure_chest"]
    assert [SUPPLIES[id].count for id in one] == [1] * 5
    assert (MARKERS, ACHIEVEMENT_TILES) == (30, 6)
    assert [SUPPLIES[id].count for id in ("crew_sleeve", "portrait_card", "ability_card")] == [12, 12, 12]
    assert len({color.id for color in COLORS}) == 4


@clause("DR-COMP-14")
def test_a_crew_deck() -> None:
    assert len(CREW_DECK) == 12
    assert Counter(role.id for role in CREW_DECK) == {
        "captain": 1,
        "bosun": 1,
        "purser": 1,
        "first_mate": 1,
        "buccaneer": 1,
        "gunner": 2,
        "deckhand": 2,
        "crewman": 3,
    }


@clause("DR-COMP-15")
def test_an_ability_card_has_four_levels() -> None:
    assert all(len(role.levels) == TOP_LEVEL == 4 for role in ROLES)


# ---------------------------------------------------------------- crew


def short(unit: Unit) -> str:
    """A unit in a few letters, see EXPECTED."""
    if unit.type == ICON:
        return f"{ICONS[unit.icon][0]}{unit.count}"
    if unit.type == CHOICE:
        return f"({' '.join(short(option) for option in unit.options)})"
    verbs = [effect.verb for effect in unit.do]
    first = unit.do[0]
    cost = "" if unit.cost is None else f"{unit.cost.cargo}"
    assert unit.cost is None or (unit.cost.coin, unit.cost.source) == (0, "dock_or_ship")
    if verbs == ["remove_own_marker", "deal_damage", "gain"]:
        assert unit.not_vs_buildings and [effect.params for effect in unit.do[1:]] == [
            {"n": 1},
            {"coin": 2, "to": "ship"},
        ]
        return "K"
    if unit.type == BATTLE and first.verb == "gain":
        assert unit.on_win and unit.not_vs_buildings and first.params == {"coin": "per_wheel", "to": "ship"}
        return "W" + "".join(f"+{effect.int_of('coin')}" for effect in unit.do[1:])
    assert len(unit.do) == 1
    return {
        "attack_ship": "f",
        "gain": {"dock": "D", "dock_or_ship": "X"}.get(first.word("to"), "") + str(first.int_of("cargo")),
        "repair": ("H" if unit.in_harbor else "R" if cost else "F") + cost,
        "build": f"B{first.int_of('max')}",
        "add_upgrade": {"basic": "U", "advanced": "V"}.get(first.word("class"), "") + cost,
        "place_influence": f"I{first.int_of('n')}",
        "produce": f"P{first.int_of('islands')}" + "".join(f"+{n}" for n in first.counts("bonus").values()),
        "throw": f"T{first.int_of('n')}",
    }[first.verb]


EXPECTED = {
    "captain": ["s1", "f w1", "f w1 W", "f w1 c1 W+2"],
    "crewman": ["D1", "D2 H2", "D3 R2", "X4 F"],
    "first_mate": ["D1", "B1", "B2", "B3"],
    "bosun": ["D1", "w1 D1", "w1 (D1 U3)", "w1 (D1 U3 V6)"],
    "gunner": ["D1", "D1 c1", "D2 c1 T2", "D2 c1 T2 K"],
    "deckhand": ["I1", "(I1 s1)", "(I1 s2)", "I1 s3"],
    "buccaneer": ["I1", "I2", "I3", "I4"],
    "purser": ["P1", "P2", "P3", "P4+1+1"],
}
"""s sail, w wheel, c cannon, f flag, D cargo on dock, X dock or ship, H/R repair (harbor, anywhere), F free repair, B
build, U/V basic or advanced upgrade, I influence, P produce, T throw, K the level-4 Gunner, W coins per wheel on a win;
() choose one."""


@clause("DR-CREW-11", "DR-CREW-12", "DR-CREW-13", "DR-CREW-14", "DR-CREW-21", "DR-CREW-22", "DR-CREW-23", "DR-CREW-24")
@clause("DR-CREW-31", "DR-CREW-32", "DR-CREW-33", "DR-CREW-34", "DR-CREW-41", "DR-CREW-42", "DR-CREW-43", "DR-CREW-44")
@clause("DR-CREW-51", "DR-CREW-52", "DR-CREW-53", "DR-CREW-54", "DR-CREW-61", "DR-CREW-62", "DR-CREW-63", "DR-CREW-64")
@clause("DR-CREW-71", "DR-CREW-72", "DR-CREW-73", "DR-CREW-74", "DR-CREW-81", "DR-CREW-82", "DR-CREW-83", "DR-CREW-84")
@clause("DR-RUL-02")
def test_the_levels_of_the_crew() -> None:
    for role in ROLES:
        assert [" ".join(short(unit) for unit in face.units) for face in role.levels] == EXPECTED[role.id]


def test_a_unit_that_stays_on_the_next_level_is_the_same() -> None:
    """(DR-RUL-74)"""
    captain = next(role for role in ROLES if role.id == "captain")
    two, three, four = ([unit.number for unit in face.units] for face in captain.levels[1:])
    assert two == three[:2] == four[:2] and three[2] != four[3]
    crewman = next(role for role in ROLES if role.id == "crewman")
    assert not {unit.number for unit in crewman.levels[1].units} & {unit.number for unit in crewman.levels[2].units}


# ---------------------------------------------------------------- the ocean


def test_spaces_lie_beside_each_other() -> None:
    def around(id: str) -> list[str]:
        return sorted(SPACE_IDS[space] for space in ADJACENT[SPACE_IDS.index(id)])

    assert SPACE_IDS[HARBOR] == "harbor" and len(SPACE_IDS) == 13
    assert around("harbor") == ["r1c1", "r1c2", "r1c3"]
    assert around("r1c2") == ["harbor", "r1c1", "r1c3", "r2c2"]
    assert around("r2c2") == ["r1c2", "r2c1", "r2c3", "r3c2"]
    assert around("r4c3") == ["r3c3", "r4c2"]
    assert all(space in ADJACENT[other] for space in range(13) for other in ADJACENT[space])
    assert (TOWARD[0][TOWARD_HARBOR], TOWARD[0][AWAY]) == (NONE, 3)


def test_islands() -> None:
    assert ISLANDS["seahound_isle"].rewards == [6, 5, 4]
    assert any(tile.rewards[2] == 0 for tile in ISLANDS.values()), "some have no third place"
    assert any(tile.hand_limit for tile in ISLANDS.values())
    for players, tiles in ((2, 4), (3, 3), (4, 2)):
        assert sum(players in tile.players for tile in OPEN_SEA.values()) == tiles
    assert all(any(arrow for arrow in tile.arrows) for tile in OPEN_SEA.values())


# ---------------------------------------------------------------- ship, battle board, achievements


@clause("DR-GOODS-07")
def test_hulls() -> None:
    assert [(hull.sails, hull.cannons, hull.hold) for hull in HULLS] == [(1, 0, 4), (0, 0, 0), (0, 0, 0), (1, 0, 3)]
    assert (SHIP_CANNONS, MOST_SAILS) == (1, 8)


@clause("DR-TOWER-01", "DR-BBOARD-04")
def test_the_battle_board() -> None:
    assert (len(ZONES), sum(zone.weight for zone in ZONES)) == (15, 1000)
    assert Counter(zone.kind.id for zone in ZONES) == {
        "explosion": 1,
        "plunder_cargo": 2,
        "plunder_coin": 2,
        "plunder_choice": 2,
        "plunder_both": 1,
        "damage": 3,
        "strength_1": 3,
        "strength_2": 1,
    }
    assert ZONES[EXPLOSION].type == "explode"
    seen, todo = set(), [0]
    while todo:
        zone = todo.pop()
        if zone not in seen:
            seen.add(zone)
            todo += ZONES[zone].adjacent
    assert len(seen) == 15, "connected"
    assert (TOWER.same_zone, TOWER.adjacent_zone, TOWER.chance_per_weight, TOWER.most_chance) == (2, 1, 60, 500)


def tally(*zones: str) -> dict[str, int]:
    """What markers in these zones bring."""
    found: Counter[str] = Counter()
    for id in zones:
        zone = ZONES[ZONE[id]]
        found[zone.type] += zone.count
        for good, number in (("cargo", zone.cargo), ("coin", zone.coin), ("choice", zone.choice)):
            found[good] += number
    return {kind: number for kind, number in found.items() if number}


def test_the_zones_of_the_worked_battle_bring_what_it_says() -> None:
    """(DR-EX-22)"""
    purple = tally("m3", "n1", "m4", "m2", "f5", "f2", "f2", "m4")
    assert purple == {"strength": 2, "cargo": 5, "choice": 2, "coin": 2}
    assert tally("n2", "n4", "m2", "n1", "n2", "f1") == {"strength": 4, "choice": 1, "cargo": 1}
    assert ZONE["m1"] in ZONES[ZONE["f1"]].adjacent and ZONE["f1"] in ZONES[ZONE["f2"]].adjacent
    assert tally("n2", "n4", "m2", "n1", "n2", "m1") == {"strength": 3, "choice": 1, "cargo": 1, "damage": 1}


@clause("DR-ACH-13")
def test_achievements() -> None:
    assert [row.id for row in ACHIEVEMENTS] == ACHIEVEMENT_IDS
    assert [(row.goal, row.markers) for row in ACHIEVEMENTS] == [
        (4, 3),
        (3, 2),
        (1, 0),
        (5, 0),
        (30, 0),
        (6, 0),
        (4, 0),
        (0, 4),
        (12, 0),
    ]
    assert [row.id for row in ACHIEVEMENTS if not row.ai] == [ACHIEVEMENT_IDS[TRADE_ICON]]
    assert [row.coins for row in ACHIEVEMENTS] == [6, 5, 7, 6, 4, 6, 5, 5, 7]
    assert ACHIEVEMENTS[NEW_SHORES].markers == max(setup.explore_goal for setup in SETUPS.values()) - 1
    on_tiles = Counter(at for tile in BONUS_TILES.values() for at in tile.achievements)
    assert set(on_tiles) == set(range(9)) and set(on_tiles.values()) == {3, 4}
    assert BONUS_COINS == 2


# ---------------------------------------------------------------- set-up and limits


def test_setups() -> None:
    assert [(s.mode, s.players, s.ais, s.islands, s.explore_goal, s.solo_cards) for s in SETUPS.values()] == [
        ("versus", 2, 0, 8, 5, 0),
        ("versus", 3, 0, 9, 4, 0),
        ("versus", 4, 0, 10, 3, 0),
        ("solo", 1, 1, 8, 5, 18),
        ("coop", 2, 2, 10, 3, 9),
    ]
    assert [(start.cargo, start.level_ups) for start in STARTS] == [(1, 0), (2, 0), (3, 0), (2, 1)]
    assert (START_COINS, START_HAND, HAND_LIMIT, DRAW_CARDS) == (15, 4, 6, 4)
    assert (CARD_INTERACTIONS, EXPLORATIONS, UNSLEEVED_KEPT, ACHIEVEMENTS_TO_END) == (2, 1, 1, 4)
    assert (SINKS_AT, COINS_ABOARD_AT_RISK, SINK_LOSS, LAST_TURN_MARKERS) == (5, 5, 5, 2)


def test_figures_of_the_ai() -> None:
    assert (AI_START_COINS, AI_CARGO_PER_COIN) == (15, 3)
    assert SECTIONS * TURNS_PER_SECTION == 18 == len(SOLO_CARDS)
    assert [(d.id, d.blue, d.red, d.alternate, d.extra_card_every) for d in DIFFICULTIES.values()] == [
        ("normal", 18, 0, False, 0),
        ("hard", 9, 9, True, 0),
        ("masterful", 0, 18, False, 0),
        ("extreme", 0, 18, False, 3),
    ]
    assert COOP_DECKS == [[5, 4], [4, 5]] and all(sum(deck) == SETUPS["setup_coop"].solo_cards for deck in COOP_DECKS)


@clause("DR-COMP-16")
def test_a_crew_card_has_room_for_three_lines() -> None:
    assert LINES == ["upper", "middle", "lower"]
