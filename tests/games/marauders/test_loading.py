"""A mistake in Marauders' content is told with file, row and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.marauders.content.loading import FOLDER, load
from tests.games.common_loading import Mistake, check_mistake, name_of, problems_of

MISTAKES: list[Mistake] = [
    ("map.yaml", "NE: nassau", "NE: nasau", 'row havana: field adjacent.NE: expected an id of zones, got "nasau"'),
    ("map.yaml", "NE: nassau", "NNE: nassau", "row havana: field adjacent.NNE: unknown field"),
    ("map.yaml", "SW: havana", "S: havana", "row havana: field adjacent.NE: nassau has no border back in SW"),
    ("map.yaml", "  port: {demand_spaces: 1, modification_spaces: 1}\n", "", "row havana: field port: a port has a"),
    ("map.yaml", "demand_spaces: 1", "demand_spaces: 2", "row havana: field port.demand_spaces: expected an integer"),
    ("map.yaml", "nation: spanish", "nation: portuguese", "row havana: field nation: expected an id of nations, got"),
    ("map.yaml", "  zone: port_royal", "  zone: havana", "row feature_port_royal: field zone: the zone has a feature"),
    ("map.yaml", "kind: mixed", "kind: good", "row feature_havana: field kind: expected one of advantage, dis"),
    ("map.yaml", "keep_if: hit", "keep_if: hits", "row feature_havana: field effects[0].keep_if: expected hit or"),
    ("map.yaml", "when: raid_draw", "when: raid_roll", "row feature_havana: field effects[0]: raid_card makes no"),
    ("map.yaml", "skill: influence, gold: 2", "gold: 2", "row feature_port_royal: field effects[0]: skill and gold"),
    (
        "map.yaml",
        "source: public\n",
        "source: public\n  public_fields: [name]\n",
        "row havana: field public_fields: the whole row is public",
    ),
    (
        "map.yaml",
        "rulebook_fields: [zone, kind]",
        "rulebook_fields: []",
        "row feature_port_royal: field rulebook_fields: expected a list of at least 1 item(s), got 0",
    ),
    (
        "map.yaml",
        "{do: modify, stat: price.rumor, set: 1}",
        "{do: modify, stat: price.rumor}",
        "row feature_tortuga: field effects[0]: modify needs",
    ),
    (
        "map.yaml",
        "stat: price.rumor, set: 1",
        "stat: price.rumor, set: 1, add: 1",
        "row feature_tortuga: field effects[0]: modify needs",
    ),
    (
        "map.yaml",
        "stat: price.rumor, set: 1",
        "stat: price.rumour, set: 1",
        'row feature_tortuga: field effects[0].stat: expected a stat of the vocabulary, got "price.rumour"',
    ),
    ("map.yaml", "if: [pirate]", "if: [pirates]", "row feature_tortuga: field effects[1].if[0]: expected a condition"),
    ("map.yaml", "if: [pirate]", "if: []", "row feature_tortuga: field effects[1].if: expected at least one"),
    ("map.yaml", "who: navy", "who: navies", "row feature_san_juan: field effects[0].who: expected self or opponent"),
    (
        "map.yaml",
        "context: merchant",
        "context: raid",
        "row feature_caracas: field effects[0].context: raid is no test of scouting",
    ),
    ("boards.yaml", "die: 1\n", "die: 7\n", "row cargo: field die: expected an integer from 1 to 4, got 7"),
    ("boards.yaml", "- id: hull", "- id: helm", "table areas: expected the rows ['hull',"),
    ("boards.yaml", "refill_at: 8", "refill: 8", "row merchant_track: field refill_at: missing"),
    ("ships.yaml", "crew: 2, cannons", "crew: 6, cannons", "row sloop: field values.crew: expected an integer from 1"),
    ("ships.yaml", "  sell: 5\n", "  sell: null\n", "row sloop: field sell: what is bought can be sold, and nothing"),
    ("captains.yaml", "home_port: cartagena", "home_port: nassau", "row felipe: field home_port: expected waters of"),
    (
        "captains.yaml",
        "home_port: cartagena",
        "home_port: caribbean_sea",
        "row felipe: field home_port: expected a zone with",
    ),
    (
        "captains.yaml",
        "scouting: 3, leadership: 2",
        "scouting: 4, leadership: 2",
        "row felipe: field skills: expected 10 points",
    ),
    (
        "captains.yaml",
        "- id: sea_fox",
        "- id: relentless",
        "row frederico_da_silva: field abilities[0].id: id relentless is",
    ),
    (
        "captains.yaml",
        "limit: combat_round",
        "limit: round",
        "row felipe: field abilities[0].effects[0].limit: expected combat",
    ),
    (
        "captains.yaml",
        "when: hits_located",
        "when: hits",
        "row felipe: field abilities[0].effects[0].when: expected a trigger",
    ),
    (
        "captains.yaml",
        "optional: true",
        "optional: false",
        "row felipe: field abilities[0].effects[0].optional: expected true",
    ),
    (
        "captains.yaml",
        "add: -1}",
        "add: 0}",
        "row jonah_pike: field abilities[0].effects[0].add: expected a number other",
    ),
    ("cargo.yaml", "area: null", "area: hull", "row cargo_cocoa_1: field area: a hit symbol names its area"),
    ("cargo.yaml", "loot: 1", "loot: 6", "row cargo_cocoa_1: field loot: expected an integer from 1 to 5, got 6"),
    ("modifications.yaml", "flips: true, ", "", "row reinforced_hull: field effects[0]: flips and restore_gold go"),
    (
        "modifications.yaml",
        "[chain_shot, grapeshot]",
        "[chain, grapeshot]",
        "row long_range_cannons: field effects[0].excludes[0]: expected an id of weapons",
    ),
    (
        "modifications.yaml",
        "dice: cannons",
        "dice: any",
        "row long_range_cannons: field effects[0].dice: expected an integer",
    ),
    (
        "special_weapons.yaml",
        "  - {do: fix_die, count: 1, when: raid_roll, optional: true}\n",
        "",
        "row grappling_hooks: field effects: expected its use",
    ),
    (
        "special_weapons.yaml",
        "when: contest_roll",
        "when: crew_roll",
        "row grappling_hooks: field effects[0]: reroll makes no",
    ),
    (
        "specialists.yaml",
        "areas: [hull, cargo",
        "areas: [crew, cargo",
        "row carpenter: field effects[0].areas[0]: expected one of",
    ),
    (
        "glory.yaml",
        "port: port_royal",
        "port: caribbean_sea",
        "row spec_joseph_hays: field effects[0].port: expected a zone with a port",
    ),
    (
        "glory.yaml",
        "category: specialist",
        "category: battle",
        "row spec_joseph_hays: field effects: a specialist is hired",
    ),
    (
        "glory.yaml",
        "do: copy_card",
        "do: copy_card, when: glory_played",
        "row quick_learner: field effects[0].when: the card's",
    ),
    (
        "glory.yaml",
        "window: scout_roll",
        "window: skill_roll",
        "row eagle_eye: field window: expected scout_roll for a test",
    ),
    (
        "glory.yaml",
        "- id: cut_off",
        "- id: rich_prize_2",
        "row rich_prize_2: field id: id rich_prize_2 is already that of",
    ),
    (
        "glory.yaml",
        "do: extra_action, kind: move",
        "do: extra_action, kind: sail",
        "row swift_current: field effects[0].kind: expected move or any",
    ),
    (
        "npc_captains.yaml",
        "war_ship: man_o_war",
        "war_ship: null",
        "row navy_dutch: field war_ship: a naval ship has one",
    ),
    ("npc_captains.yaml", "reward: 0", "reward: 5", "row navy_dutch: field reward: a pirate has a reward"),
    ("npc_captains.yaml", "zone: st_maarten", "zone: nassau", "row hendrick_grave: field zone: expected waters of the"),
    (
        "npc_captains.yaml",
        "scouting_or_bounties: true",
        "scouting_or_bounties: false",
        "row hendrick_grave: field scouting_or_b",
    ),
    (
        "events.yaml",
        ", when: round_end",
        "",
        "row ev_hendrick_grave: field effects[0]: place_npc makes no sense at passive",
    ),
    (
        "events.yaml",
        "captain: hendrick_grave",
        "captain: hendrik",
        "row ev_hendrick_grave: field effects[0].captain: expected an id",
    ),
    ("events.yaml", "kind: captain", "kind: war", "row ev_hendrick_grave: field effects: a captain's card brings him"),
    (
        "events.yaml",
        "{npc: navy_dutch, direction: W}",
        "{npc: pirate_sloop, direction: W}",
        "row ev_edward_teach: field symbols: expected three different",
    ),
    (
        "events.yaml",
        "{npc: navy_dutch, direction: W}",
        "{npc: navy_dutch, direction: NW}",
        "row ev_edward_teach: field symbols[2].direction: expected",
    ),
    (
        "events.yaml",
        "    - {do: hit, count: 1, area: crew, floor: 1}\n",
        "      []\n",
        "row ev_fever: field effects[0]: expected something that the test decides",
    ),
    ("events.yaml", "area: die\n", "area: crew\n", "row ev_storm_1: field effects[0].skull: skull needs area die"),
    (
        "events.yaml",
        "count: all, gold_each: 5",
        "count: 0, gold_each: 5",
        "row ev_royal_pardon: field effects[0].count: expected an integer",
    ),
    ("rumors.yaml", "keep: true", "keep: false", "row ru_forged_documents: field keep: a kept card has a keep_card"),
    (
        "rumors.yaml",
        "  - {do: keep_card}\n",
        "",
        "row ru_forged_documents: field reward[0].duration: kept needs a keep_card",
    ),
    (
        "rumors.yaml",
        "  skill: influence",
        "  skill: scouting",
        "row ru_forged_documents: field skill: expected influence in a",
    ),
    (
        "rumors.yaml",
        "count: 1, keep: 1",
        "count: 1, keep: 2",
        "row ru_half_a_map: field reward[1].keep: keeps more than are drawn",
    ),
    (
        "rumors.yaml",
        "    - - {do: gain_gold, amount: 12}\n",
        "",
        "row ru_corrupt_governor: field reward[0].options: expected a list",
    ),
    (
        "rumors.yaml",
        "    - {do: gain_gold, amount: 20}\n",
        "    - {do: gain_silver, amount: 20}\n",
        "row ru_ghost_ship: field reward[0].on_win[0].do: expected a verb",
    ),
    (
        "missions.yaml",
        "task: reach_port, port: havana",
        "task: reach_port, zone: havana",
        "row mi_queens_cousin: field tasks[0].port: missing",
    ),
    (
        "missions.yaml",
        "task: reach_port",
        "task: reach",
        "row mi_queens_cousin: field tasks[0].task: expected a task of the",
    ),
    (
        "missions.yaml",
        "need: roll, skill: influence",
        "need: roll, skill: luck",
        "row mi_queens_cousin: field requires[1].skill: expected",
    ),
    (
        "missions.yaml",
        "need: non_pirate",
        "need: non_pirate, nation: dutch",
        "row mi_hunt_the_sloop: field requires[0].nation: unknown field",
    ),
    (
        "missions.yaml",
        "targets: [pirate_sloop]",
        "targets: [sloop]",
        "row mi_hunt_the_sloop: field tasks[0].targets[0]: expected one",
    ),
    (
        "missions.yaml",
        "goods: {wood: 2}",
        "goods: {oak: 2}",
        "row mi_timber_for_the_yard: field tasks[0].goods.oak: unknown",
    ),
    (
        "missions.yaml",
        "goods: {wood: 2}",
        "goods: {}",
        "row mi_timber_for_the_yard: field tasks[0].goods: expected something",
    ),
    (
        "missions.yaml",
        "types: [frigate",
        "types: [brig",
        "row mi_hunt_the_frigate: field requires[1].types[0]: expected an id",
    ),
    (
        "bounty_tokens.yaml",
        "copies: 5",
        "copies: 6",
        "table bounty_tokens: expected equally many tokens of every nation",
    ),
    ("demand_tokens.yaml", "good: cocoa", "good: coffee", "row demand_cocoa: field good: expected an id of goods, got"),
    (
        "pieces.yaml",
        "ship: sloop, colour: red",
        "ship: sloop, colour: black",
        "row mini_sloop_red: field colour: a player's",
    ),
    ("prices.yaml", "gold: 3", "gold: 0", "row good_single: field gold: expected an integer of at least 1, got 0"),
    ("goods.yaml", "{en: Cocoa, de: Kakao}", "{en: Cocoa}", "row cocoa: field name.de: missing"),
    (
        "nations.yaml",
        "  source: rulebook",
        "  source: guessed",
        "row dutch: field source: expected one of rulebook, public, re",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=name_of)
def test_a_mistake_is_told_with_file_row_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_mistake(load, FOLDER, tmp_path / "content", mistake)


def test_every_row_of_an_empty_folder_is_missed_at_once(tmp_path: Path) -> None:
    assert {"table zones is missing", "table mission_cards is missing"} <= set(problems_of(load, tmp_path))
