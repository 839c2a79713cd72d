"""A mistake in Dead Reckoning's content is told with file, row and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.dead_reckoning.content.loading import FOLDER, load
from tests.games.common_loading import Mistake, check_mistake, name_of, problems_of

MISTAKES: list[Mistake] = [
    ("setup.yaml", "rows: 4", "rows: 5", "row grid: field rows: expected an integer from 4 to 4, got 5"),
    ("setup.yaml", "open_sea: 4", "open_sea: 5", "row setup_2p: field open_sea: expected 12 tiles together"),
    ("setup.yaml", "mode: solo", "mode: versus", "row setup_solo: field ais: solo and cooperative games have AIs"),
    ("setup.yaml", "mode: coop", "mode: team", "row setup_coop: field mode: expected one of versus, solo, coop, got"),
    ("setup.yaml", "  sinks_at: 5\n", "", "row limits: field sinks_at: missing"),
    ("setup.yaml", "  sinks_at: 5", "  sinks_at: 0", "row limits: field sinks_at: expected an integer of at least 1"),
    ("setup.yaml", "id: coop_later", "id: coop_last", "table coop_decks: expected the rows ['coop_first', 'coop_later"),
    ("setup.yaml", "level_ups: 1", "level_ups: true", "row seat_4: field level_ups: expected an integer of at least 0"),
    ("setup.yaml", "alternate: true", "alternate: odd", "row hard: field alternate: expected true or false, got"),
    ("setup.yaml", "source: rulebook", "source: memory", "row grid: field source: expected one of rulebook, public,"),
    ("tokens.yaml", ", limited: true", ", limit: true", "row advancement_box: field limited: missing"),
    ("tokens.yaml", "{en: Purple, de: Lila}", "{en: Purple}", "row purple: field name.de: missing"),
    (
        "harbor.yaml",
        "berths: [purple, blue,",
        "berths: [purple, pink,",
        "row harbor: field berths[1]: expected an id of",
    ),
    ("harbor.yaml", "- id: terror", "- id: dread", "table achievements: expected the rows ['legendary', "),
    (
        "harbor.yaml",
        "coins: 6",
        "coins: six",
        'row legendary: field coins: expected an integer of at least 1, got "six',
    ),
    (
        "bonus_achievements.yaml",
        "[legendary, terror, elite_ship, moneybags]",
        "[legendary, terror, terror, moneybags]",
        'row bonus_corsair: field achievements[2]: "terror" stands in the list twice',
    ),
    (
        "bonus_achievements.yaml",
        "[legendary, terror, elite_ship, moneybags]",
        "[legendary, terror, moneybags]",
        "row bonus_corsair: field achievements: expected a list of 4 item(s), got 3",
    ),
    ("ocean_tiles.yaml", "rewards: [6, 5, 4]", "rewards: [6, 5, 5]", "row seahound_isle: field rewards: expected rewa"),
    (
        "ocean_tiles.yaml",
        "production: {cargo: 2}",
        "production: {}",
        "row gallows_key: field production: expected carg",
    ),
    ("ocean_tiles.yaml", "arrows: {left:", "arrows: {up:", "row trade_winds: field arrows.up: unknown field"),
    ("ocean_tiles.yaml", "use_with: [2]", "use_with: [1]", "row crossroads_of_the_sea: field use_with[0]: expected an"),
    ("ship_board.yaml", "most_sails: 8", "sails: 8", "row ship_board: field most_sails: missing"),
    (
        "ship_upgrades.yaml",
        "class: basic",
        "class: plain",
        "row up_jib: field class: expected an id of upgrade_classes",
    ),
    (
        "ship_upgrades.yaml",
        "sails: 0, cannons: 0, hold: 6",
        "sails: 0, cannons: 0, hold: 0",
        "row up_bilge_hold: expected sails, cannons or a hold",
    ),
    ("buildings.yaml", "  defence_markers: 0", "  defence_markers: 1", "row outpost: field attackable: what can be"),
    ("battle_board.yaml", "weight: 70", "weight: 71", "table zones: expected weights of 1000 together"),
    (
        "battle_board.yaml",
        "adjacent: [n2, m1]",
        "adjacent: [n2, m2]",
        "row n1: field adjacent: m2 does not lie beside it",
    ),
    ("battle_board.yaml", "verb: zone_damage, n: 1", "verb: gain_strength, n: 1", "row damage: field effect: gain_str"),
    (
        "battle_board.yaml",
        "zone_plunder, cargo: 1}",
        "zone_plunder}",
        "row plunder_cargo: field effect: expected cargo,",
    ),
    ("battle_board.yaml", "type: damage", "type: explosion", "table zones: expected one explosion zone"),
    ("battle_board.yaml", "x: 0, y: 0", "x: 0, y: 3", "row n1: field adjacent: n2 does not lie beside it"),
    ("crew.yaml", "  - level: 2", "  - level: 3", "row captain: field levels: expected the levels 1 to 4"),
    (
        "crew.yaml",
        "icon: wheel",
        "icon: rudder",
        "row captain: field levels[1].abilities[1].icon: expected one of sail,",
    ),
    (
        "crew.yaml",
        "type: battle, when: on_win",
        "type: battle, when: later",
        "row captain: field levels[2].abilities[2].wh",
    ),
    (
        "crew.yaml",
        "if: in_harbor",
        "if: at_sea",
        "row crewman: field levels[1].abilities[1].if: expected one of in_harbor",
    ),
    (
        "crew.yaml",
        "cost: {cargo: 2, from: dock_or_ship}",
        "cost: {from: dock}",
        "row crewman: field levels[1].abilities[1]",
    ),
    (
        "crew.yaml",
        "[{verb: throw, n: 2}]",
        "[{verb: build, max: 1}]",
        "row gunner: field levels[2].abilities[2].do[0]: b",
    ),
    (
        "crew.yaml",
        "verb: attack_ship",
        "verb: attack",
        "row captain: field levels[1].abilities[0].do[0].verb: expected a ve",
    ),
    (
        "crew.yaml",
        "do: [{verb: attack_ship}]",
        "do: [{verb: attack_ship}, {verb: repair, n: 1}]",
        "row captain: field levels[1].abilities[0].do[0]: nothing follows an attack",
    ),
    (
        "crew.yaml",
        "n: 4",
        "n: per_sail",
        "row buccaneer: field levels[3].abilities[0].do[0].n: expected an integer of at least 1 or per_cannon or per_w",
    ),
    (
        "advancements.yaml",
        "{type: icon, icon: sail, n: 1}",
        "{type: icon, icon: sail, n: per_wheel}",
        "row r1_topman_u: field abilities[0].n: only draw icons are counted by others",
    ),
    (
        "advancements.yaml",
        "abilities: [{type: icon, icon: sail, n: 1}]",
        "abilities: []",
        "row r1_topman_u: field abilities: expected a list of abilities, got []",
    ),
    (
        "advancements.yaml",
        "of: [{type: action, do: [{verb: gain, cargo: 1, to: dock}]}",
        "of: [{type: battle, do: [{verb: gain, cargo: 1, to: dock}]}",
        'row r1_caulker: field abilities[0].of[0].type: expected one of icon, action, got "battle"',
    ),
    (
        "advancements.yaml",
        "to: dock}",
        "to: quay}",
        "row r1_stevedore_u: field abilities[0].do[0].to: expected dock or",
    ),
    (
        "advancements.yaml",
        "{verb: gain, cargo: 2, to: dock}",
        "{verb: gain, to: dock}",
        "row r1_stevedore_u: field abili",
    ),
    (
        "advancements.yaml",
        "rows: [3, 4]",
        "rows: [4, 3]",
        "row r2_distant_estates: field abilities[0].do[0].rows: expecte",
    ),
    (
        "advancements.yaml",
        "coins: -3",
        "coins: 0",
        "row r4_conquest: field abilities[1].do[0].coins: expected a number",
    ),
    (
        "advancements.yaml",
        "line: upper",
        "line: top",
        "row r1_topman_u: field line: expected one of upper, middle, lower",
    ),
    ("advancements.yaml", "row: 1, line", "row: 2, line", "row row_1: field cards: expected 25 cards, found 24"),
    (
        "advancements.yaml",
        "class: basic",
        "class: fine",
        "row r2_carpenter: field abilities[0].do[0].class: expected an id",
    ),
    (
        "advancements.yaml",
        "source: reconstructed}",
        "source: reconstructed, reconstructed_fields: [cost]}",
        "row r1_topman_u: field reconstructed_fields: the whole row is reconstructed",
    ),
    (
        "merchants.yaml",
        "win: [{verb: gain, coin: 2,",
        "win: [{verb: throw, n: 2}, {verb: gain, coin: 2,",
        "row mr1_fish",
    ),
    (
        "merchants.yaml",
        "target: deck_bottom",
        "target: this",
        "row mr1_tobacco_brig: field back.win[1].target: no card is",
    ),
    (
        "merchants.yaml",
        "lose: [{verb: suffer_damage, n: 1}]",
        "lose: []",
        "row mr1_fishing_smack: field back.lose: expec",
    ),
    ("merchants.yaml", "front: {cost: 2, ", "front: {", "row mr1_fishing_smack: field front.cost: missing"),
    ("solo_cards.yaml", "target: r1c1", "target: r5c1", "row solo_01: field blue.A.target: expected one of r1c1,"),
    ("solo_cards.yaml", "take: [r1c1]", "take: [harbor]", "row solo_01: field blue.A.take[0]: expected one of r1c1,"),
    (
        "solo_cards.yaml",
        "influence: {r1c1: 1}",
        "influence: {r1c4: 1}",
        "row solo_01: field blue.A.influence.r1c4: unkn",
    ),
    ("solo_cards.yaml", "theme: trader", "theme: banker", "row solo_01: field theme: expected one of trader, settler,"),
    (
        "solo_cards.yaml",
        "{verb: ai_coins, n: 2}",
        "{verb: gain, coin: 1, to: dock}",
        "row solo_01: field blue.A.actions[0",
    ),
    (
        "solo_cards.yaml",
        "upgrade: up_jib",
        "upgrade: jib",
        "row solo_03: field blue.B.actions[1].upgrade: expected an id of",
    ),
    (
        "solo_cards.yaml",
        "else: [{verb: ai_upgrade, upgrade: up_gun_port}]",
        "else: [{verb: attack_ship}]",
        "row solo_08: field blue.B.actions[0].else[0]: attack_ship may not stand here",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=name_of)
def test_a_mistake_is_told_with_file_row_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_mistake(load, FOLDER, tmp_path / "content", mistake)


def test_every_row_of_an_empty_folder_is_missed_at_once(tmp_path: Path) -> None:
    assert {"table roles is missing", "table solo_cards is missing"} <= set(problems_of(load, tmp_path))
