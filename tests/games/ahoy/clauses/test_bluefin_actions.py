"""Bluefin Squadron: what its dice do. (AH-BLUE-01, -02, -11 to -18, -22)

The map of most tests: compass_b (island (1,1), tailwind 2 on (0,1)) and east of it swords_a (fog and tailwind 6
on (3,0), Wreckage on (2,1), island (3,1)).
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Position


def two_tiles(players: int = 2) -> Position:
    return Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)


def patrols_in_supply(p: Position, count: int) -> Position:
    """Parks Patrols on the island (3,1), so that only so many are left."""
    return p.put("patrol", 3, 1, 10 - count)


# ---------------------------------------------------------------- Sail and Tailwind with a Patrol


@clause("AH-BLUE-12", "AH-BLUE-01")
def test_sail_moves_one_space_and_one_patrol_may_be_placed_where_it_anchors() -> None:
    game = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0", "pass")
    assert (game.asked, game.prompt) == ("bluefin", "patrol.place")
    game.give("yes")
    assert game.where("flagship_bluefin") == (1, 0)
    assert game.count("patrol", 1, 0) == 1
    assert game.prompt == "turn.act"  # one Patrol for an action, no more


@clause("AH-BLUE-12")
def test_sail_moves_two_spaces_and_not_three() -> None:
    game = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).dice("bluefin", 6, 6).play("bluefin")
    game.give("place 6 bluefin_sail_1", "1,0", "2,0")
    assert game.prompt == "patrol.place"
    assert game.where("flagship_bluefin") == (2, 0)


@clause("AH-BLUE-01")
def test_the_patrol_may_be_declined_and_each_action_brings_its_own() -> None:
    game = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).dice("bluefin", 2, 2).play("bluefin")
    game.give("place 2 bluefin_sail_1", "1,0", "pass", "no")
    assert game.where("patrol") is None
    game.give("place 2 bluefin_tailwind_1", "0,1", "yes")
    assert game.count("patrol", 0, 1) == 1


@clause("AH-BLUE-13", "AH-BLUE-01")
def test_tailwind_moves_to_a_matching_space_and_brings_a_patrol() -> None:
    game = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).dice("bluefin", 6, 2).play("bluefin")
    game.give("place 6 bluefin_tailwind_1")
    assert game.options == ["3,0", "pass"]
    game.give("3,0", "yes")
    assert game.count("patrol", 3, 0) == 1
    game.give("place 2 bluefin_tailwind_2")
    assert game.options == ["0,1", "pass"]
    game.give("0,1")
    assert game.prompt == "patrol.place"


@clause("AH-BLUE-01", "AH-BLUE-13")
def test_a_tailwind_that_is_not_used_brings_no_patrol() -> None:
    game = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).dice("bluefin", 2, 1).play("bluefin")
    game.give("place 2 bluefin_tailwind_1", "pass")
    assert game.prompt == "turn.act"
    game.give("place 1 bluefin_tailwind_2")
    assert game.where("patrol") is None


@clause("AH-BLUE-01")
def test_the_patrol_is_placed_after_a_battle_too_and_starts_none() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).dice("bluefin", 1, 1)
    game = p.slot("mollusk", "mollusk_cannons_1", 1).slot("bluefin", "bluefin_cannons_1", 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    game.chance(1, 6).give("pass")
    assert game.prompt == "patrol.place"
    game.give("yes")
    assert game.count("patrol", 1, 0) == 1
    assert len(game.told("battle.begins")) == 1


@clause("AH-BLUE-01")
def test_wreckage_does_nothing_to_a_patrol_that_is_placed() -> None:
    game = two_tiles().put("flagship_bluefin", 2, 0).put("flagship_mollusk", 3, 1).dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "2,1", "bluefin_sail_2", "pass")
    assert game.prompt == "patrol.place"
    game.give("yes")
    assert game.count("patrol", 2, 1) == 1


@clause("AH-BLUE-01", "AH-FINE-01", "AH-RULE-68")
def test_without_a_patrol_in_the_supply_none_is_placed() -> None:
    p = patrols_in_supply(two_tiles(), 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0", "pass")
    assert game.prompt == "turn.act"
    game.give("place 1 bluefin_deploy_1")
    assert game.count("patrol", 3, 1) == 10


CARDS_THAT_MOVE = [
    ("sailor", ["place 1 sailor", "1,0", "pass"]),
    ("trawler", ["place 1 trawler", "1,0", "pass"]),
    ("ghastly_gust", ["crew ghastly_gust", "1,0"]),
    ("whispering_wind", ["crew whispering_wind", "0,1"]),
    ("aeronauts", ["crew aeronauts"]),
]


@clause("AH-BLUE-22")
@pytest.mark.parametrize(("card", "answers"), CARDS_THAT_MOVE, ids=[card for card, _ in CARDS_THAT_MOVE])
def test_crew_that_moves_the_flagship_brings_no_patrol(card: str, answers: list[str]) -> None:
    p = two_tiles().tile("compass_a", 4, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1)
    game = p.gold("bluefin", 2).crew("bluefin", card).dice("bluefin", 1, 1).play("bluefin")
    game.give(*answers)
    assert game.where("flagship_bluefin") != (1, 1)
    assert game.prompt == "turn.act"
    assert game.where("patrol") is None


ISLAND_BY_CREW = [
    ("sailor", ["place 1 sailor", "1,1", "pass"]),
    ("trawler", ["place 1 trawler", "1,1", "pass"]),
    ("ghastly_gust", ["crew ghastly_gust", "1,1"]),
]


@clause("AH-BLUE-22")
@pytest.mark.parametrize(("card", "answers"), ISLAND_BY_CREW, ids=[card for card, _ in ISLAND_BY_CREW])
def test_crew_that_moves_the_flagship_to_an_island_brings_no_comrades(card: str, answers: list[str]) -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 3, 1).ready(4).crew("mollusk", card)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    game.give(*answers)
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.prompt == "turn.act"
    assert (game.state.comrades["compass_b"], game.player("mollusk").ready) == (0, 4)


@clause("AH-BLUE-22")
def test_aeronauts_bring_no_comrades() -> None:
    p = two_tiles().tile("compass_a", 4, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 3, 1).ready(4)
    game = p.gold("mollusk", 1).crew("mollusk", "aeronauts").dice("mollusk", 1, 1).play("mollusk")
    game.give("crew aeronauts")
    assert (game.where("flagship_mollusk"), game.prompt) == ((5, 1), "turn.act")
    assert (game.state.comrades["compass_a"], game.player("mollusk").ready) == (0, 4)


# ---------------------------------------------------------------- Cannons, Repair, Bombard


@clause("AH-BLUE-14")
def test_one_cannons_slot_takes_a_five_the_other_a_six() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1)
    game = p.dice("bluefin", 4, 5, 6).play("bluefin")
    assert [key for key in game.options if "cannons" in key] == [
        "place 5 bluefin_cannons_1",
        "place 6 bluefin_cannons_2",
    ]


@clause("AH-BLUE-14")
@pytest.mark.parametrize("slot", ["bluefin_cannons_1", "bluefin_cannons_2"])
def test_a_die_on_either_cannons_slot_loads_the_cannons(slot: str) -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).dice("bluefin", 1, 1)
    game = p.slot("bluefin", slot, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    assert game.prompt == "roll.battle"


@clause("AH-BLUE-14", "AH-BLUE-05")
def test_without_a_die_on_cannons_the_flagship_starts_no_battle() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).put("stronghold", 3, 1)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    assert game.prompt == "move.step"
    assert not game.told("battle.begins")


@clause("AH-BLUE-14")
def test_only_one_of_two_cannons_dice_is_turned_down_in_a_battle() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).dice("bluefin", 1, 1)
    game = p.slot("bluefin", "bluefin_cannons_1", 3).slot("bluefin", "bluefin_cannons_2", 3).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    assert game.options == [
        "hold",
        "fire bluefin_cannons_1 1",
        "fire bluefin_cannons_1 2",
        "fire bluefin_cannons_2 1",
        "fire bluefin_cannons_2 2",
    ]
    game.give("fire bluefin_cannons_2 2")
    assert game.prompt == "roll.battle"
    game.chance(1, 4)
    assert game.told("battle.won")[-1].args[2:] == (3, 4)
    slots = game.player("bluefin").slots
    assert (slots["bluefin_cannons_1"], slots["bluefin_cannons_2"]) == (3, 1)


@clause("AH-BLUE-15")
def test_repair_takes_a_two_and_removes_up_to_two_damage() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).dice("bluefin", 2, 4)
    for slot in ("bluefin_sail_1", "bluefin_order_1", "bluefin_deploy_1"):
        p.slot("bluefin", slot, DAMAGE)
    game = p.play("bluefin")
    assert game.offers("place 4 bluefin_repair") == []
    game.give("place 2 bluefin_repair_1", "bluefin_order_1", "bluefin_deploy_1")
    assert game.prompt == "turn.act"
    slots = game.player("bluefin").slots
    assert [slots[s] for s in ("bluefin_sail_1", "bluefin_order_1", "bluefin_deploy_1")] == [DAMAGE, 0, 0]


@clause("AH-BLUE-15")
def test_repair_may_remove_fewer() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).dice("bluefin", 2, 4)
    for slot in ("bluefin_sail_1", "bluefin_order_1", "bluefin_deploy_1"):
        p.slot("bluefin", slot, DAMAGE)
    game = p.play("bluefin").give("place 2 bluefin_repair_1", "bluefin_order_1", "pass")
    assert game.player("bluefin").slots["bluefin_sail_1"] == DAMAGE
    assert game.player("bluefin").slots["bluefin_deploy_1"] == DAMAGE


@clause("AH-BLUE-16", "AH-UNIO-04")
def test_bombard_removes_all_comrades_of_the_flagship_s_region_to_the_supply() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).dice("bluefin", 4, 3)
    game = p.comrades("compass_b", 5).comrades("swords_a", 2).ready(1).play("bluefin")
    assert game.offers("place 3 bluefin_bombard") == []
    game.give("place 4 bluefin_bombard_1")
    assert (game.state.comrades["compass_b"], game.state.comrades["swords_a"]) == (0, 2)
    assert (game.player("mollusk").comrades, game.player("mollusk").ready) == (17, 1)


# ---------------------------------------------------------------- Order


@clause("AH-BLUE-17")
def test_order_takes_a_three_and_moves_four_different_patrols_one_space_each() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 0).put("flagship_mollusk", 3, 1).put("patrol", 0, 0, 5)
    game = p.dice("bluefin", 3, 4).play("bluefin")
    assert game.offers("place 4 bluefin_order") == []
    game.give("place 3 bluefin_order_1", "0,0", "1,0", "0,0", "1,0", "0,0", "1,0", "0,0", "1,0")
    assert game.prompt == "turn.act"
    assert (game.count("patrol", 0, 0), game.count("patrol", 1, 0)) == (1, 4)


@clause("AH-BLUE-17")
def test_order_moves_no_patrol_twice_and_may_stop_early() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 0).put("flagship_mollusk", 3, 1)
    game = p.put("patrol", 0, 0).put("patrol", 1, 1).dice("bluefin", 3, 4).play("bluefin")
    game.give("place 3 bluefin_order_1", "0,0", "1,0")
    assert game.options == ["1,1", "pass"]
    game.give("pass")
    assert (game.count("patrol", 1, 0), game.count("patrol", 1, 1)) == (1, 1)


@clause("AH-EX-24", "AH-BLUE-17", "AH-BLUE-03")
def test_example_order_exploring_and_battle_do_not_stop_the_other_patrols() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 0).put("flagship_mollusk", 1, 0)
    p.put("patrol", 0, 0).put("patrol", 1, 1).put("patrol", 2, 0).put("patrol", 3, 1)
    game = p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 4).play("bluefin")
    game.give("place 3 bluefin_order_1", "0,0", "0,-1")
    game.chance("tree_b").give("-1,-2 r0")  # the first explores
    assert game.count("patrol", 0, -1) == 1
    game.give("1,1", "1,0").chance(2, 5)  # the second battles, and loses
    assert game.told("battle.won")[-1].args[1] == "flagship_mollusk"
    game.give("pass")
    assert game.options == ["2,0", "3,1", "pass"]
    game.give("2,0", "3,0", "3,1", "3,0")
    assert game.prompt == "turn.act"
    assert game.count("patrol", 3, 0) == 2
    assert len(game.told("battle.begins")) == 1


@clause("AH-BLUE-02", "AH-FINE-01")
def test_a_patrol_that_moves_onto_wreckage_returns_to_the_supply() -> None:
    p = patrols_in_supply(two_tiles(), 1).put("patrol", 2, 0).put("flagship_bluefin", 1, 1)
    game = p.put("flagship_mollusk", 3, 0).dice("bluefin", 3, 4).play("bluefin")
    game.give("place 3 bluefin_order_1", "2,0", "2,1")
    assert (game.count("patrol", 2, 0), game.count("patrol", 2, 1)) == (0, 0)
    assert not game.told("damage.taken")
    game.give("pass", "place 4 bluefin_deploy_1", "1,1")
    assert game.count("patrol", 1, 1) == 1


@clause("AH-RULE-68")
def test_order_without_patrols_on_the_map_does_nothing() -> None:
    game = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).dice("bluefin", 3, 4).play("bluefin")
    game.give("place 3 bluefin_order_1")
    assert game.prompt == "turn.act"
    assert game.player("bluefin").slots["bluefin_order_1"] == 3


@clause("AH-RULE-68")
def test_convincing_official_without_patrols_on_the_map_does_nothing() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1)
    game = p.crew("mollusk", "convincing_official_a").dice("mollusk", 3, 4).play("mollusk")
    game.give("place 3 convincing_official_a")
    assert game.prompt == "turn.act"
    assert not game.told("figure.moved")


# ---------------------------------------------------------------- Deploy, dice


@clause("AH-EX-15", "AH-BLUE-18")
def test_example_deploy_beside_the_flagship_also_across_a_sandbar() -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0)
    game = p.dice("bluefin", 1, 6).play("bluefin")
    game.give("place 1 bluefin_deploy_1")
    assert sorted(game.options) == ["0,1", "1,0", "1,1"]
    game.give("0,1")
    assert game.count("patrol", 0, 1) == 1
    assert game.prompt == "turn.act"


@clause("AH-BLUE-18")
def test_deploy_ignores_battle_wreckage_and_currents() -> None:
    p = two_tiles().tile("skull_a", 4, 0).put("flagship_bluefin", 3, 1).put("flagship_mollusk", 2, 1)
    p.slot("bluefin", "bluefin_cannons_1", 5).slot("mollusk", "mollusk_cannons_1", 5)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_deploy_1", "2,1")
    assert game.count("patrol", 2, 1) == 1
    assert not game.told("battle.begins")
    p = Position(2).tile("skull_a", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_deploy_1", "0,0")
    assert game.count("patrol", 0, 0) == 1


@clause("AH-BLUE-11")
def test_bluefin_places_two_two_and_one_dice_in_three_turns() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1)
    game = p.dice("bluefin", 2, 3, 4, 5, 6).dice("mollusk", 1, 1, 1, 1).play("bluefin")
    game.give("place 2 bluefin_repair_1", "place 3 bluefin_order_1")
    game.give("place 1 mollusk_tailwind_1", "place 1 mollusk_tailwind_2")
    game.give("place 4 bluefin_bombard_1", "place 5 bluefin_cannons_1")
    game.give("place 1 mollusk_cannons_1", "place 1 mollusk_assemble_1")
    assert game.asked == "bluefin"
    assert (game.state.quota, game.player("bluefin").dice) == (1, [6])
    game.give("place 6 bluefin_cannons_2")
    assert [event.args for event in game.told("turn.begins")] == [(1, 2), (0, 2), (1, 2), (0, 1)]
    assert game.state.phase == "prepare"
