"""Currents, Harbours, Fog, Wreckage, Treasure and islands. (AH-TERR)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.rules.sea import xy
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def sailing(region: str, x: int, y: int, rot: int = 0) -> Position:
    """One tile at (0,0) and the Union's Flagship on it with four dice; Bluefin's far away on a second tile."""
    p = Position(2).tile(region, 0, 0, rot).tile("compass_b", 10, 10)
    p.put("flagship_mollusk", x, y).put("flagship_bluefin", 10, 10)
    return p.dice("mollusk", 3, 3, 3, 3)


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


# Combinations


@clause("AH-TERR-01", "AH-RULE-13", "AH-FINE-06")
def test_a_space_with_harbour_and_treasure_gives_both_in_the_order_that_the_active_player_likes() -> None:
    p = sailing("parrot_b", 0, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.prompt == "moment.next"
    assert game.options == ["harbor", "treasure", "pass"]
    game.give("treasure")
    assert game.player("mollusk").gold == 1
    game.give("repair")
    assert damaged(game, "mollusk") == []


@clause("AH-TERR-01", "AH-TERR-07", "AH-TERR-08")
def test_a_space_may_be_fog_and_tailwind_at_once() -> None:
    p = sailing("swords_a", 0, 0).put("patrol", 1, 0).slot("mollusk", "mollusk_cannons_1", 4)
    game = p.dice("mollusk", 6, 6, 6).play("mollusk").give("place 6 mollusk_tailwind_1", "1,0")
    assert game.where("flagship_mollusk") == (1, 0)
    assert not game.told("battle.begins")


# Strong Current


@clause("AH-TERR-02", "AH-TERR-15", "AH-TEST-06")
def test_a_current_inside_a_tile_carries_on_and_leaves_the_second_step() -> None:
    game = sailing("skull_a", 1, 0).play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "move.step"
    assert "1,1" in game.options
    game.give("1,1")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.prompt != "move.step"


@clause("AH-TEST-13", "AH-RULE-10", "AH-TERR-16")
def test_a_second_step_onto_the_same_current_is_carried_again() -> None:
    game = sailing("skull_a", 1, 0).play("mollusk").give("place 3 mollusk_sail_1", "0,0", "0,0")
    assert [xy(int(event.args[1])) for event in game.told("figure.moved")] == [(0, 0), (0, 1), (0, 0), (0, 1)]
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "turn.act"


@clause("AH-TERR-02", "AH-TEST-07", "AH-EXPL-07", "AH-TERR-15")
def test_a_current_off_the_map_explores_and_takes_the_second_step() -> None:
    p = Position(2).tile("fish_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 0)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 mollusk_sail_1", "0,1")
    assert game.prompt == "draw.region"
    game.chance("compass_b").give("0,2 r0")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.prompt == "turn.act"


@clause("AH-TERR-02", "AH-TERR-15")
def test_a_current_may_lead_into_battle_which_ends_the_movement() -> None:
    p = sailing("skull_a", 1, 0).put("patrol", 0, 1).slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "roll.battle"
    game.chance(1, 6).give("pass")
    assert game.prompt == "turn.act"


@clause("AH-EX-12", "AH-TERR-02", "AH-TERR-03", "AH-TERR-04")
def test_a_current_carries_the_flagship_into_the_harbour_where_it_repairs_two() -> None:
    p = Position(2).tile("fish_b", 0, 0).tile("skull_b", 0, 2)
    p.put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 3).dice("mollusk", 3, 3, 3)
    p.slot("mollusk", "mollusk_rally_1", DAMAGE).slot("mollusk", "mollusk_cannons_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,1", "0,1")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.prompt == "choose.one"
    game.give("repair")
    assert damaged(game, "mollusk") == []


# Harbour


@clause("AH-TERR-03", "AH-RULE-14")
def test_a_harbour_offers_repairing_or_relocating_or_nothing_but_not_both() -> None:
    p = sailing("skull_b", 1, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass")
    assert game.options == ["repair", "relocate_die", "pass"]
    game.give("repair")
    assert damaged(game, "mollusk") == []
    assert game.prompt == "turn.act"
    assert game.player("mollusk").slots["mollusk_cannons_1"] == EMPTY


@clause("AH-TERR-04")
def test_a_harbour_repairs_two_at_most_and_fewer_if_wanted() -> None:
    p = sailing("skull_b", 1, 0)
    for slot in ("mollusk_rally_1", "mollusk_inspire_1", "mollusk_cannons_1"):
        p.slot("mollusk", slot, DAMAGE)
    full = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass", "repair")
    full.give("mollusk_rally_1", "mollusk_inspire_1")
    assert damaged(full, "mollusk") == ["mollusk_cannons_1"]
    assert full.prompt == "turn.act"
    less = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass", "repair")
    less.give("mollusk_rally_1", "pass")
    assert damaged(less, "mollusk") == ["mollusk_cannons_1", "mollusk_inspire_1"]


@clause("AH-TEST-05", "AH-TERR-05", "AH-TERR-06")
def test_a_smuggler_puts_the_die_of_its_sail_on_cannons() -> None:
    p = Position(3).tile("skull_b", 0, 0).put("flagship_smuggler_red", 1, 0).dice("smuggler_red", 3, 3)
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 1)
    game = p.play("smuggler_red").give("place 3 smuggler_red_sail_1", "0,0", "pass", "relocate_die")
    slots = game.player("smuggler_red").slots
    assert slots["smuggler_red_sail_1"] == EMPTY
    assert slots["smuggler_red_cannons_1"] == 3
    assert game.state.quota == 1
    assert game.offers("place 3 smuggler_red_sail_1")
    assert not game.offers("end")
    game.give("place 3 smuggler_red_sail_1", "1,0", "1,1")
    assert game.prompt == "battle.defender"  # the cannons are loaded


def bluefin_in_harbour(gold: int, *placed: tuple[str, int]) -> Play:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    p.dice("bluefin", 3, 3, 3).gold("bluefin", gold)
    for slot, die in placed:
        p.slot("bluefin", slot, die)
    return p.play("bluefin").give("place 3 bluefin_sail_1", "0,0", "pass")


@clause("AH-TEST-05", "AH-TERR-06", "AH-RULE-38")
@pytest.mark.parametrize(("gold", "slots"), [(1, []), (2, ["1"]), (3, ["1", "2"])])
def test_bluefin_pays_to_make_a_three_fit_its_cannons(gold: int, slots: list[str]) -> None:
    game = bluefin_in_harbour(gold)
    if not slots:
        assert game.prompt == "patrol.place"  # the Harbour has nothing to offer
        return
    game.give("harbor", "relocate_die")
    wanted = [f"bluefin_sail_1 bluefin_cannons_{slot}" for slot in slots]
    if len(slots) > 1:
        assert game.options == wanted
        game.give(wanted[-1])
    assert game.player("bluefin").gold == 0
    assert game.player("bluefin").slots[f"bluefin_cannons_{slots[-1]}"] == 4 + int(slots[-1])
    assert game.player("bluefin").slots["bluefin_sail_1"] == EMPTY


@clause("AH-TERR-05", "AH-TERR-06")
def test_any_placed_die_may_go_to_the_cannons_slot_that_accepts_it() -> None:
    game = bluefin_in_harbour(0, ("bluefin_sail_2", 5), ("bluefin_deploy_1", 6)).give("harbor", "relocate_die")
    assert game.options == ["bluefin_sail_2 bluefin_cannons_1", "bluefin_deploy_1 bluefin_cannons_2"]
    game.give("bluefin_deploy_1 bluefin_cannons_2")
    slots = game.player("bluefin").slots
    assert (slots["bluefin_deploy_1"], slots["bluefin_cannons_2"], slots["bluefin_sail_2"]) == (EMPTY, 6, 5)
    assert game.state.quota == 1


@clause("AH-TERR-06")
@pytest.mark.parametrize("content", [5, DAMAGE])
def test_a_cannons_slot_that_is_not_empty_takes_no_die_from_the_harbour(content: int) -> None:
    game = bluefin_in_harbour(0, ("bluefin_sail_2", 5), ("bluefin_cannons_1", content))
    if content == DAMAGE:
        assert game.give("harbor").options == ["repair", "pass"]
    else:
        assert game.prompt == "patrol.place"


# Fog


@clause("AH-TERR-07", "AH-BATL-04")
def test_no_battle_in_fog_although_both_sides_are_loaded() -> None:
    p = sailing("tree_a", 0, 0).put("patrol", 1, 0).slot("mollusk", "mollusk_cannons_1", 4)
    p.slot("bluefin", "bluefin_cannons_1", 5)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert not game.told("battle.begins")
    assert game.prompt == "move.step"


@clause("AH-TERR-07", "AH-BATL-04", "AH-TERR-13")
def test_fog_stops_battles_of_patrols_as_well() -> None:
    p = Position(2).tile("tree_a", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 0)
    p.put("patrol", 0, 0).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")
    assert game.count("patrol", 1, 0) == 1
    assert not game.told("battle.begins")


# Wreckage and Treasure


@clause("AH-EX-11", "AH-TERR-10", "AH-TERR-11", "AH-TERR-16")
def test_wreckage_hurts_at_every_entry_and_treasure_pays_only_where_the_flagship_anchors() -> None:
    game = sailing("tree_b", 1, 0).play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.asked == "mollusk"
    assert game.prompt == "damage.take"
    game.give("mollusk_rally_1", "0,1", "mollusk_inspire_1")
    assert damaged(game, "mollusk") == ["mollusk_inspire_1", "mollusk_rally_1"]
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-TERR-10", "AH-TERR-13")
def test_a_patrol_that_moves_onto_wreckage_is_lost() -> None:
    p = Position(2).tile("tree_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 1)
    game = p.put("patrol", 1, 0).dice("bluefin", 3, 3, 3).play("bluefin")
    game.give("place 3 bluefin_order_1", "1,0", "0,0")
    assert game.where("patrol") is None
    assert damaged(game, "bluefin") == []


@clause("AH-TERR-11")
def test_treasure_is_never_used_up() -> None:
    game = sailing("skull_b", 0, 0).play("mollusk", 3)
    game.give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.player("mollusk").gold == 1
    game.give("place 3 mollusk_sail_2", "0,0", "1,0")
    assert game.player("mollusk").gold == 2


@clause("AH-TERR-11", "AH-RULE-61")
def test_treasure_comes_from_the_supply_which_may_run_out() -> None:
    p = sailing("fish_b", 0, 1).gold("bluefin", 19)  # 1 is left, 2 are printed
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass")
    assert (game.player("mollusk").gold, game.state.gold) == (1, 0)


@clause("AH-TERR-11")
@pytest.mark.parametrize(
    ("region", "gold"),
    [("fish_a", 2), ("swords_b", 2), ("compass_a", 1), ("parrot_a", 1), ("skull_b", 1), ("parrot_b", 1)],
)
def test_each_treasure_space_pays_its_own_print(region: str, gold: int) -> None:
    game = sailing(region, 0, 0).play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    if game.prompt == "damage.take":
        game.give("mollusk_rally_1")
    game.give("pass")
    if game.prompt == "moment.next":
        game.give("treasure")
    assert game.player("mollusk").gold == gold


@clause("AH-TERR-13", "AH-MOVE-07")
def test_harbour_and_treasure_give_a_patrol_nothing() -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 1)
    p.put("patrol", 0, 0).slot("bluefin", "bluefin_deploy_1", DAMAGE).slot("bluefin", "bluefin_sail_4", 5)
    game = p.dice("bluefin", 3, 3, 3).play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")
    assert game.count("patrol", 1, 0) == 1
    assert game.player("bluefin").gold == 0
    assert game.prompt == "turn.act"


@clause("AH-TERR-13")
def test_harbour_and_treasure_give_the_cutter_nothing() -> None:
    p = sailing("parrot_b", 0, 1).ship("plan_cutter", 0, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 cutter_slot_1", "move", "1,0", "pass")
    assert game.where("cutter") == (1, 0)
    assert game.prompt == "turn.act"


@clause("AH-TERR-13", "AH-TERR-02", "AH-TERR-09")
def test_currents_carry_and_sandbars_stop_every_figure() -> None:
    p = Position(2).tile("skull_a", 0, 0).tile("parrot_b", 2, 0).put("flagship_bluefin", 1, 1)
    p.put("flagship_mollusk", 1, 1).put("patrol", 1, 0).put("patrol", 3, 1).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "1,0", "0,0")
    assert game.count("patrol", 0, 1) == 1
    game.give("3,1")
    assert "2,1" not in game.options


# Islands and passing


@clause("AH-TERR-12", "AH-CREW-01")
def test_recruiting_is_offered_on_the_island_and_not_beside_it() -> None:
    p = sailing("skull_a", 1, 0).market("mystic").gold("mollusk", 2)
    game = p.play("mollusk")
    assert not game.offers("recruit")
    game.give("place 3 mollusk_sail_1", "1,1", "pass", "pass")
    assert game.offers("recruit mystic")


@clause("AH-TERR-12")
@pytest.mark.parametrize(("cell", "gained"), [((1, 1), 4), ((1, 0), 0)])
def test_a_faction_action_that_names_an_island_works_only_there(cell: tuple[int, int], gained: int) -> None:
    game = sailing("skull_a", *cell).dice("mollusk", 6, 6, 6).play("mollusk").give("place 6 mollusk_rally_1")
    assert game.player("mollusk").ready == gained


@clause("AH-TERR-16", "AH-MOVE-06")
def test_passing_a_harbour_with_treasure_gives_nothing() -> None:
    p = sailing("parrot_b", 0, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "0,0")
    assert game.prompt == "turn.act"
    assert game.player("mollusk").gold == 0
    assert damaged(game, "mollusk") == ["mollusk_rally_1"]
