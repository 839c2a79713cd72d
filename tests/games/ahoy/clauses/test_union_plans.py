"""Mollusk Union: Plans, Cutter and Gunship. (AH-UNIO-03, -06 to -22)

The map of most tests: compass_b (island (1,1), tailwind 2 on (0,1)) and east of it swords_a (fog and tailwind 6
on (3,0), Wreckage on (2,1), island (3,1)).
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.rules.scoring import control
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def two_tiles(players: int = 2) -> Position:
    return Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)


# ---------------------------------------------------------------- Plans


def preparation(p: Position) -> Play:
    """Nobody has dice: the round ends; three players, so nothing is asked before the dice are rolled."""
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).put("flagship_smuggler_red", 0, 0)
    return p.play("mollusk").chance(*[1] * 13)


@clause("AH-UNIO-06", "AH-PREP-04")
def test_two_plans_are_drawn_at_the_end_of_the_preparation() -> None:
    game = preparation(two_tiles(3).plans("enlist", "evacuation", "close_call", "plan_cutter", "plan_gunship"))
    assert game.prompt == "draw.plan"
    assert game.state.first_mate == 1  # the card has been handed on before
    game.chance("sneak_attack_b", "weapons_cache_a")
    assert game.player("mollusk").plans[5:] == ["sneak_attack_b", "weapons_cache_a"]  # no hand limit
    assert (len(game.state.plan_deck), game.prompt) == (5, "turn.act")


@clause("AH-UNIO-06")
def test_fewer_plans_are_drawn_when_the_deck_runs_out_and_the_discard_pile_is_not_shuffled() -> None:
    p = two_tiles(3)
    p.state.plan_discard = p.state.plan_deck[1:]
    p.state.plan_deck = p.state.plan_deck[:1]
    game = preparation(p)
    game.chance("enlist")
    assert game.player("mollusk").plans == ["enlist"]
    assert (game.state.plan_deck, len(game.state.plan_discard)) == ([], 11)
    assert game.prompt == "turn.act"


@clause("AH-UNIO-07", "AH-UNIO-08")
def test_a_plan_is_an_action_without_a_die_and_is_discarded_face_up() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 0).comrades("compass_b", 2)
    game = p.plans("evacuation", "weapons_cache_a").dice("mollusk", 1, 1).play("mollusk")
    assert game.offers("plan") == ["plan evacuation"]  # not the one for battles
    game.give("plan evacuation")
    assert game.state.comrades == {"compass_b": 0, "swords_a": 2}
    assert (game.state.quota, game.player("mollusk").dice) == (2, [1, 1])
    assert game.view("bluefin")["plan_discard"] == ["evacuation"]
    assert game.player("mollusk").plans == ["weapons_cache_a"]


@clause("AH-UNIO-07", "AH-UNIO-08")
def test_a_plan_for_battles_is_played_at_the_start_of_a_battle_also_on_another_turn() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).comrades("compass_b", 2).ready(4)
    p.plans("evacuation", "weapons_cache_a").slot("bluefin", "bluefin_cannons_1", 1)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    assert (game.asked, game.prompt, game.options) == ("mollusk", "battle.plan", ["weapons_cache_a", "pass"])
    game.give("weapons_cache_a")
    assert game.view("bluefin")["plan_discard"] == ["weapons_cache_a"]
    game.give("pass").chance(1, 1)
    assert game.told("battle.won")[-1].args[2:] == (1, 5)


@clause("AH-UNIO-09", "AH-FINE-08")
def test_the_others_see_only_how_many_plans_are_in_the_hand() -> None:
    p = two_tiles(4).plans("evacuation", "weapons_cache_a", "close_call").comrades("compass_b", 1)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    seat = game.state.seat_of("mollusk")
    assert game.view("mollusk")["players"][seat]["plans"] == ["evacuation", "weapons_cache_a", "close_call"]
    for faction in ("bluefin", "smuggler_red", "smuggler_white"):
        assert game.view(faction)["players"][seat]["plans"] == {"hidden": 3}


# ---------------------------------------------------------------- bringing a ship into play


@clause("AH-UNIO-10", "AH-UNIO-08")
@pytest.mark.parametrize("ship", ["cutter", "gunship"])
def test_a_ship_costs_exactly_two_comrades_of_one_island_and_its_plan_stays(ship: str) -> None:
    p = two_tiles().tile("tree_b", 4, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1)
    p.comrades("compass_b", 3).comrades("swords_a", 2).comrades("tree_b", 1).slot("bluefin", "bluefin_cannons_1", 5)
    game = p.plans(f"plan_{ship}").dice("mollusk", 4, 6).play("mollusk")
    game.give(f"plan plan_{ship}")
    assert game.options == ["compass_b", "swords_a"]  # one Comrade is not enough
    game.give("compass_b")
    assert game.where(ship) == (1, 1)
    assert not game.told("battle.begins")  # placed, although a loaded enemy is there
    assert game.state.comrades == {"compass_b": 1, "swords_a": 2, "tree_b": 1}
    assert game.player("mollusk").comrades == 16
    assert game.player("mollusk").ready == 0
    assert game.state.plan_discard == []
    assert game.offers(f"place 4 {ship}_slot_1")


@clause("AH-UNIO-10")
def test_without_two_comrades_on_one_island_a_ship_is_not_offered() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).ready(6)
    p.comrades("compass_b", 1).comrades("swords_a", 1).plans("plan_cutter")
    assert p.dice("mollusk", 4, 6).play("mollusk").offers("plan") == []


# ---------------------------------------------------------------- sailing


@clause("AH-UNIO-11", "AH-UNIO-12")
def test_the_cutter_sails_one_to_three_spaces_with_any_die() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ship("plan_cutter", 0, 1)
    for die in (1, 2, 3, 4, 5, 6):
        assert p.dice("mollusk", die, die).play("mollusk").offers(f"place {die} cutter_slot_1")
    game = p.dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 cutter_slot_1", "move")
    assert "pass" not in game.options  # at least one space
    game.give("1,1", "1,0")
    assert "pass" in game.options
    game.give("2,0")
    assert (game.where("cutter"), game.prompt) == ((2, 0), "turn.act")


@clause("AH-UNIO-11", "AH-UNIO-12")
def test_the_gunship_sails_one_or_two_spaces_with_a_four_or_a_six() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ship("plan_gunship", 0, 1)
    game = p.dice("mollusk", 1, 2, 3, 4, 5, 6).play("mollusk")
    assert [key for key in game.options if "gunship" in key] == ["place 4 gunship_slot_1", "place 6 gunship_slot_2"]
    game.give("place 4 gunship_slot_1", "move", "1,1", "1,0")
    assert (game.where("gunship"), game.prompt) == ((1, 0), "turn.act")
    game.give("place 6 gunship_slot_2", "move", "2,0", "pass")
    assert game.where("gunship") == (2, 0)


@clause("AH-UNIO-11")
def test_each_die_on_a_ship_is_a_new_choice_between_sailing_and_tailwind() -> None:
    p = two_tiles().tile("parrot_b", 4, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 5, 1)
    game = p.ship("plan_gunship", 0, 1).dice("mollusk", 4, 6).play("mollusk")
    game.give("place 6 gunship_slot_2")
    assert game.options == ["move", "move_direct", "pass"]
    game.give("move_direct", "3,0")
    assert game.where("gunship") == (3, 0)
    game.give("place 4 gunship_slot_1", "move", "4,0", "pass")
    assert game.where("gunship") == (4, 0)


@clause("AH-UNIO-11")
def test_the_cutter_uses_tailwind_with_the_value_of_its_die() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ship("plan_cutter", 1, 1)
    game = p.dice("mollusk", 2, 2).play("mollusk")
    game.give("place 2 cutter_slot_1", "move_direct", "0,1")
    assert game.where("cutter") == (0, 1)


@clause("AH-UNIO-13", "AH-FINE-02")
@pytest.mark.parametrize(("ship", "slot"), [("cutter", "cutter_slot_1"), ("gunship", "gunship_slot_1")])
def test_wreckage_does_nothing_to_the_union_s_ships(ship: str, slot: str) -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 0, 1).ship(f"plan_{ship}", 2, 0)
    game = p.dice("mollusk", 4, 4).play("mollusk")
    game.give(f"place 4 {slot}", "move", "2,1", "pass")
    assert game.where(ship) == (2, 1)
    assert DAMAGE not in game.player("mollusk").slots.values()


@clause("AH-UNIO-19")
@pytest.mark.parametrize(("ship", "slot"), [("cutter", "cutter_slot_1"), ("gunship", "gunship_slot_1")])
def test_the_union_s_ships_explore(ship: str, slot: str) -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).ship(f"plan_{ship}", 1, 0)
    game = p.dice("mollusk", 4, 4).play("mollusk")
    game.give(f"place 4 {slot}", "move", "1,-1").chance("tree_b").give("0,-2 r0")
    assert (game.where(ship), game.prompt) == ((1, -1), "turn.act")
    assert game.state.wealth["tree_b"] == 1


# ---------------------------------------------------------------- damage


def gunship_loses_to_bluefin(p: Position, option: str) -> Play:
    """The Bluefin Flagship attacks the Gunship on (1,0), wins and takes the option."""
    p.put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).ship("plan_gunship", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1)
    return p.dice("bluefin", 1, 1).play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(6, 1).give(option)


@clause("AH-UNIO-16")
def test_a_ship_with_damage_on_every_slot_leaves_with_its_plan() -> None:
    game = gunship_loses_to_bluefin(two_tiles(), "bluefin_victory_two")
    game.give("gunship_slot_1")
    assert game.where("gunship") is None
    assert game.state.plan_discard == ["plan_gunship"]
    slots = game.player("mollusk").slots
    assert "gunship_slot_1" not in slots
    assert DAMAGE not in slots.values()


@clause("AH-UNIO-16", "AH-UNIO-14")
def test_a_ship_with_one_slot_left_stays_and_keeps_its_damage() -> None:
    game = gunship_loses_to_bluefin(two_tiles(), "bluefin_victory_gold")
    game.give("gunship_slot_2")
    assert game.where("gunship") == (1, 0)
    slots = game.player("mollusk").slots
    assert (slots["gunship_slot_1"], slots["gunship_slot_2"]) == (EMPTY, DAMAGE)


@clause("AH-UNIO-15")
def test_a_slot_with_a_die_protects_and_a_ship_with_dice_on_all_slots_takes_no_damage() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).ship("plan_gunship", 1, 0)
    p.slot("mollusk", "gunship_slot_1", 4).slot("mollusk", "gunship_slot_2", 6).slot("bluefin", "bluefin_cannons_1", 1)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0").chance(6, 1).give("bluefin_victory_two")
    assert game.where("gunship") == (1, 0)
    assert DAMAGE not in game.player("mollusk").slots.values()


@clause("AH-UNIO-14")
def test_damage_on_a_ship_s_plan_cannot_be_repaired() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).ship("plan_gunship", 1, 0)
    p.slot("mollusk", "gunship_slot_1", DAMAGE).slot("mollusk", "mollusk_sail_1", DAMAGE).crew("mollusk", "shipwright")
    game = p.dice("mollusk", 2, 2).play("mollusk")
    game.give("place 2 mollusk_repair_1")
    slots = game.player("mollusk").slots
    assert (slots["gunship_slot_1"], slots["mollusk_sail_1"]) == (DAMAGE, EMPTY)
    slots["mollusk_sail_1"] = DAMAGE
    game.give("place 2 shipwright")
    slots = game.player("mollusk").slots
    assert (slots["gunship_slot_1"], slots["mollusk_sail_1"]) == (DAMAGE, EMPTY)


# ---------------------------------------------------------------- battle


@clause("AH-UNIO-17", "AH-UNIO-18", "AH-UNIO-19")
def test_the_gunship_is_loaded_without_a_die_and_adds_three() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).ship("plan_gunship", 0, 0)
    game = p.dice("mollusk", 4, 1).play("mollusk")
    game.give("place 4 gunship_slot_1", "move", "1,0")
    assert game.prompt == "roll.battle"
    game.chance(1, 5)
    assert game.told("battle.won")[-1].args[2:] == (4, 5)


@clause("AH-UNIO-17", "AH-UNIO-18")
def test_an_enemy_that_moves_to_the_gunship_must_battle_it() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 0, 0).ship("plan_gunship", 1, 0)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0").chance(3, 1)
    assert game.told("battle.won")[-1].args[1:] == ("gunship", 3, 4)


@clause("AH-UNIO-18")
def test_the_cannons_die_may_be_turned_down_for_the_gunship() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).ship("plan_gunship", 0, 0)
    game = p.slot("mollusk", "mollusk_cannons_1", 3).dice("mollusk", 4, 1).play("mollusk")
    game.give("place 4 gunship_slot_1", "move", "1,0", "fire mollusk_cannons_1 2").chance(1, 6)
    assert game.told("battle.won")[-1].args[1:] == ("gunship", 1 + 3 + 2, 6)


@clause("AH-UNIO-20")
def test_the_union_s_cannons_die_starts_no_battle_for_the_cutter() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 1, 0).ship("plan_cutter", 0, 0)
    game = p.slot("mollusk", "mollusk_cannons_1", 6).dice("mollusk", 4, 1).play("mollusk")
    game.give("place 4 cutter_slot_1", "move", "1,0")
    assert game.prompt == "move.step"
    assert not game.told("battle.begins")


@clause("AH-UNIO-20")
def test_an_unloaded_enemy_does_not_battle_the_cutter_that_it_moves_to() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 0, 0).ship("plan_cutter", 1, 0)
    game = p.slot("mollusk", "mollusk_cannons_1", 6).dice("bluefin", 4, 1).play("bluefin")
    game.give("place 4 bluefin_sail_1", "1,0")
    assert not game.told("battle.begins")


@clause("AH-UNIO-20", "AH-UNIO-21", "AH-UNIO-19")
def test_the_cutter_battles_a_stronghold_and_fires_no_cannons() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 0, 0).put("stronghold", 1, 1)
    game = p.ship("plan_cutter", 1, 0).slot("mollusk", "mollusk_cannons_1", 6).dice("mollusk", 4, 1).play("mollusk")
    game.give("place 4 cutter_slot_1", "move", "1,1")
    assert game.prompt == "roll.battle"
    game.chance(5, 4)
    assert game.told("battle.won")[-1].args[1:] == ("stronghold", 5, 6)
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 6


@clause("AH-UNIO-20", "AH-UNIO-21")
def test_the_cutter_battles_a_loaded_enemy_that_moves_to_it_and_fires_no_cannons() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).put("flagship_bluefin", 0, 0).ship("plan_cutter", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1).slot("mollusk", "mollusk_cannons_1", 6)
    game = p.dice("bluefin", 4, 1).play("bluefin")
    game.give("place 4 bluefin_sail_1", "1,0")
    assert game.prompt == "roll.battle"
    game.chance(1, 2)
    assert game.told("battle.won")[-1].args[1:] == ("cutter", 1, 2)


# ---------------------------------------------------------------- control


@clause("AH-UNIO-03")
def test_a_comrade_on_an_island_is_one_control_and_a_ready_one_is_none() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).comrades("compass_b", 3).ready(9)
    assert control(p.state, "compass_b") == [0, 3]
    assert control(p.state, "swords_a") == [0, 1]


@clause("AH-UNIO-19")
def test_cutter_and_gunship_are_one_control_each_anywhere_in_the_region() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).ship("plan_cutter", 0, 0).ship("plan_gunship", 1, 0)
    assert control(p.state, "compass_b") == [0, 2]


@clause("AH-UNIO-22")
def test_mighty_claw_doubles_the_comrades_of_the_cutter_s_region_only() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).comrades("compass_b", 3).comrades("swords_a", 3)
    p.ship("plan_cutter", 0, 0)
    assert control(p.state, "compass_b") == [0, 3 * 2 + 1]
    assert control(p.state, "swords_a") == [0, 3 + 1]
