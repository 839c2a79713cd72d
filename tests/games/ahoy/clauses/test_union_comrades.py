"""Mollusk Union: Comrades, board actions, Battle Victory. (AH-UNIO-01 to -05, -23 to -32)

The map of most tests: compass_b (island (1,1), tailwind 2 on (0,1)) and east of it swords_a (fog and tailwind 6
on (3,0), Wreckage on (2,1), island (3,1)).
"""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import REGIONS
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def two_tiles(players: int = 2) -> Position:
    return Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)


def union(game: Play) -> tuple[int, int]:
    """Ready Comrades and those in the supply."""
    return game.player("mollusk").ready, game.player("mollusk").comrades


# ---------------------------------------------------------------- Sail


def sails_to_an_island(p: Position) -> Play:
    p.put("flagship_mollusk", 1, 0).put("flagship_bluefin", 3, 1)
    return p.dice("mollusk", 1, 1).play("mollusk").give("place 1 mollusk_sail_1", "1,1", "pass")


@clause("AH-UNIO-23", "AH-UNIO-02")
def test_sail_anchoring_on_an_island_places_two_ready_comrades() -> None:
    game = sails_to_an_island(two_tiles().ready(5))
    assert game.options == ["place_comrades", "gain_ready_comrades", "pass"]
    game.give("place_comrades")
    assert game.options == ["2", "1", "0"]
    game.give("2")
    assert game.state.comrades["compass_b"] == 2
    assert union(game) == (3, 15)
    assert game.prompt == "turn.act"


@clause("AH-UNIO-23", "AH-UNIO-01")
def test_sail_anchoring_on_an_island_gains_two_ready_comrades_instead() -> None:
    game = sails_to_an_island(two_tiles().ready(5))
    game.give("gain_ready_comrades")
    assert game.state.comrades["compass_b"] == 0
    assert union(game) == (7, 13)
    assert game.prompt == "turn.act"


@clause("AH-UNIO-23")
def test_the_comrades_of_a_sail_may_be_declined() -> None:
    game = sails_to_an_island(two_tiles().ready(5))
    game.give("pass")
    assert game.state.comrades["compass_b"] == 0
    assert union(game) == (5, 15)


@clause("AH-UNIO-23")
def test_sail_goes_one_or_two_spaces_and_brings_nothing_away_from_islands() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ready(5)
    game = p.dice("mollusk", 6, 6).play("mollusk")
    game.give("place 6 mollusk_sail_1", "1,0", "2,0")
    assert (game.where("flagship_mollusk"), game.prompt) == ((2, 0), "turn.act")
    assert union(game) == (5, 15)


@clause("AH-UNIO-23")
def test_an_island_that_is_only_passed_brings_no_comrades() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 3, 1).ready(5)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_sail_1", "1,1", "0,1")
    assert game.prompt == "turn.act"
    assert union(game) == (5, 15)


@clause("AH-RULE-49", "AH-UNIO-02", "AH-FINE-01")
def test_sail_places_no_more_than_are_ready() -> None:
    game = sails_to_an_island(two_tiles().ready(1))
    game.give("place_comrades")
    assert game.options == ["1", "0"]
    game.give("1")
    assert union(game) == (0, 19)


@clause("AH-UNIO-02", "AH-UNIO-23")
def test_comrades_in_the_supply_cannot_be_placed() -> None:
    game = sails_to_an_island(two_tiles())
    assert game.options == ["gain_ready_comrades", "pass"]


@clause("AH-UNIO-01", "AH-FINE-01")
def test_with_an_empty_supply_no_ready_comrades_are_gained() -> None:
    game = sails_to_an_island(two_tiles().ready(5).comrades("swords_a", 15))
    assert game.options == ["place_comrades", "pass"]
    game = sails_to_an_island(two_tiles().ready(5).comrades("swords_a", 14))
    game.give("gain_ready_comrades")
    assert union(game) == (6, 0)


# ---------------------------------------------------------------- gaining


@clause("AH-UNIO-01", "AH-FINE-01")
def test_the_ready_area_has_no_limit_but_the_supply_has() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 1).put("flagship_bluefin", 3, 0).ready(17)
    game = p.dice("mollusk", 6, 1).play("mollusk")
    game.give("place 6 mollusk_rally_1")
    assert union(game) == (20, 0)


@clause("AH-UNIO-29", "AH-UNIO-01")
def test_rally_takes_a_six_and_gains_four_ready_comrades_on_an_island() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 1).put("flagship_bluefin", 3, 0).ready(6)
    game = p.dice("mollusk", 6, 5).play("mollusk")
    assert game.offers("place 5 mollusk_rally") == []
    game.give("place 6 mollusk_rally_1")
    assert union(game) == (10, 10)


@clause("AH-UNIO-29", "AH-FINE-07")
def test_rally_away_from_an_island_is_allowed_and_gains_nothing() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 3, 0).ready(6)
    game = p.dice("mollusk", 6, 5).play("mollusk")
    game.give("place 6 mollusk_rally_1")
    assert union(game) == (6, 14)
    assert game.player("mollusk").slots["mollusk_rally_1"] == 6


# ---------------------------------------------------------------- Assemble and Inspire


@clause("AH-UNIO-28", "AH-RULE-49", "AH-UNIO-02")
def test_assemble_takes_a_one_and_places_up_to_four_in_the_flagship_s_region() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 0).comrades("compass_b", 9).ready(6)
    game = p.dice("mollusk", 1, 2).play("mollusk")
    assert game.offers("place 2 mollusk_assemble") == []
    game.give("place 1 mollusk_assemble_1")
    assert game.options == ["4", "3", "2", "1", "0"]
    game.give("4")
    assert (game.state.comrades["compass_b"], game.state.comrades["swords_a"]) == (13, 0)  # no limit on an island
    assert union(game) == (2, 5)


@clause("AH-RULE-49", "AH-UNIO-28")
def test_assemble_may_place_fewer_and_no_more_than_are_ready() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 0).ready(3)
    game = p.dice("mollusk", 1, 2).play("mollusk")
    game.give("place 1 mollusk_assemble_1")
    assert game.options == ["3", "2", "1", "0"]
    game.give("1")
    assert (game.state.comrades["compass_b"], union(game)) == (1, (2, 17))


@clause("AH-EX-23", "AH-UNIO-27")
def test_example_inspire_on_three_islands() -> None:
    p = two_tiles().tile("tree_b", 4, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 0).ready(6)
    game = p.dice("mollusk", 6, 2).play("mollusk")
    game.give("place 6 mollusk_inspire_1", "compass_b", "tree_b")
    assert game.options == ["swords_a", "pass"]  # each island once
    game.give("swords_a")
    assert game.prompt == "turn.act"
    assert game.state.comrades == {"compass_b": 1, "swords_a": 1, "tree_b": 1}
    assert game.player("mollusk").ready == 3


@clause("AH-UNIO-27")
def test_inspire_takes_a_six_and_four_islands_are_the_most() -> None:
    p = two_tiles().tile("tree_b", 4, 0).tile("fish_a", 6, 0).tile("parrot_b", 8, 0)
    game = p.put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 0).ready(6).dice("mollusk", 6, 5).play("mollusk")
    assert game.offers("place 5 mollusk_inspire") == []
    game.give("place 6 mollusk_inspire_1", "compass_b", "swords_a", "tree_b", "fish_a")
    assert game.prompt == "turn.act"
    assert game.state.comrades["parrot_b"] == 0
    assert game.player("mollusk").ready == 2


@clause("AH-RULE-49", "AH-UNIO-27")
def test_inspire_may_stop_and_ends_with_the_last_ready_comrade() -> None:
    p = two_tiles().tile("tree_b", 4, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 0)
    game = p.ready(2).dice("mollusk", 6, 5).play("mollusk")
    game.give("place 6 mollusk_inspire_1", "compass_b", "tree_b")
    assert (game.prompt, game.player("mollusk").ready) == ("turn.act", 0)
    game = p.play("mollusk")
    game.give("place 6 mollusk_inspire_1", "compass_b", "pass")
    assert (game.prompt, game.player("mollusk").ready) == ("turn.act", 1)


# ---------------------------------------------------------------- Tailwind, Cannons, Repair


@clause("AH-UNIO-24")
def test_tailwind_brings_no_comrades_since_no_island_has_one() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 1).put("flagship_bluefin", 3, 1).ready(6)
    game = p.dice("mollusk", 2, 6).play("mollusk")
    game.give("place 2 mollusk_tailwind_1")
    assert game.options == ["0,1", "pass"]
    game.give("0,1", "place 6 mollusk_tailwind_2", "3,0")
    assert game.where("flagship_mollusk") == (3, 0)
    assert union(game) == (6, 14)
    assert not [s for region in REGIONS.values() for s in region.spaces if s.island and s.tailwind]


@clause("AH-UNIO-25")
def test_any_die_loads_the_cannons() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0)
    game = p.dice("mollusk", 1, 3).play("mollusk")
    game.give("place 3 mollusk_cannons_1", "place 1 mollusk_sail_1", "1,0")
    assert game.options == ["hold", "fire mollusk_cannons_1 1", "fire mollusk_cannons_1 2"]


@clause("AH-UNIO-26")
def test_repair_takes_an_even_die_and_removes_up_to_two_damage() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).dice("mollusk", 3, 4)
    for slot in ("mollusk_sail_1", "mollusk_rally_1", "mollusk_cannons_1"):
        p.slot("mollusk", slot, DAMAGE)
    game = p.play("mollusk")
    assert game.offers("place 3 mollusk_repair") == []
    game.give("place 4 mollusk_repair_1", "mollusk_rally_1", "mollusk_cannons_1")
    assert game.prompt == "turn.act"
    assert [slot for slot, content in game.player("mollusk").slots.items() if content == DAMAGE] == ["mollusk_sail_1"]


# ---------------------------------------------------------------- what Comrades are


@clause("AH-UNIO-05")
def test_comrades_are_not_figures_nobody_battles_or_damages_them() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).comrades("compass_b", 3)
    p.slot("bluefin", "bluefin_cannons_1", 5).crew("bluefin", "mystic")
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,1", "pass", "no")
    assert not game.told("battle.begins")
    game.give("crew mystic", "bluefin_deploy_1")
    assert game.prompt == "damage.take"  # the only figure in the region is the Flagship itself
    assert game.state.comrades["compass_b"] == 3


@clause("AH-UNIO-04")
def test_a_removed_comrade_goes_to_the_supply_and_not_to_the_ready_area() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).comrades("compass_b", 3).ready(2)
    game = p.dice("bluefin", 4, 1).play("bluefin")
    game.give("place 4 bluefin_bombard_1")
    assert union(game) == (2, 18)


# ---------------------------------------------------------------- Battle Victory


def mollusk_wins(p: Position) -> Play:
    """The Mollusk Flagship sails from (0,0) onto (1,0) and wins the battle there."""
    p.put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).slot("mollusk", "mollusk_cannons_1", 1)
    return p.dice("mollusk", 1, 1).play("mollusk").give("place 1 mollusk_sail_1", "1,0").chance(6, 1)


@clause("AH-UNIO-30")
def test_victory_one_damage_and_one_ready_comrade_into_the_region_of_the_battle() -> None:
    game = mollusk_wins(two_tiles().ready(3))
    assert game.options == ["mollusk_victory_comrade", "mollusk_victory_gold", "pass"]
    game.give("mollusk_victory_comrade", "bluefin_deploy_1", "1")
    assert game.state.comrades == {"compass_b": 1, "swords_a": 0}
    assert union(game) == (2, 17)
    assert game.player("bluefin").slots["bluefin_deploy_1"] == DAMAGE


@clause("AH-UNIO-30", "AH-UNIO-02")
def test_that_victory_without_ready_comrades_only_damages() -> None:
    game = mollusk_wins(two_tiles())
    game.give("mollusk_victory_comrade", "bluefin_deploy_1")
    assert game.state.comrades["compass_b"] == 0
    assert game.player("bluefin").slots["bluefin_deploy_1"] == DAMAGE


@clause("AH-UNIO-30")
def test_that_victory_works_for_every_union_ship_where_it_fought() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).ship("plan_gunship", 0, 0).ready(3)
    game = p.dice("mollusk", 4, 1).play("mollusk")
    game.give("place 4 gunship_slot_1", "move", "1,0").chance(6, 1)
    game.give("mollusk_victory_comrade", "bluefin_deploy_1", "1")
    assert game.state.comrades == {"compass_b": 1, "swords_a": 0}


@clause("AH-UNIO-31")
def test_victory_one_damage_and_one_gold_of_the_defeated() -> None:
    game = mollusk_wins(two_tiles().gold("bluefin", 2).ready(3))
    game.give("mollusk_victory_gold", "bluefin_deploy_1")
    assert (game.player("mollusk").gold, game.player("bluefin").gold) == (1, 1)
    assert game.player("bluefin").slots["bluefin_deploy_1"] == DAMAGE
    assert game.state.comrades["compass_b"] == 0


@clause("AH-UNIO-32")
def test_the_ships_bring_no_comrades_when_they_sail_to_an_island() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ready(6)
    p.ship("plan_cutter", 1, 0).ship("plan_gunship", 1, 0)
    game = p.dice("mollusk", 3, 4).play("mollusk")
    game.give("place 3 cutter_slot_1", "move", "1,1", "pass")
    assert (game.where("cutter"), game.prompt) == ((1, 1), "turn.act")
    game.give("place 4 gunship_slot_1", "move", "1,1", "pass")
    assert game.where("gunship") == (1, 1)
    assert (game.state.comrades["compass_b"], union(game)) == (0, (6, 14))
