"""Rulings on the course of battles: whom, what before, what after. (AH-RULE-12, -20 to -28, -70)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def calm(players: int = 2) -> Position:
    """compass_b at (0,0): (0,0) and (1,0) are plain, its island is (1,1); and a second tile far away."""
    return Position(players).tile("compass_b", 0, 0).tile("skull_a", 10, 10)


def union_attacks(cannons: int = 1) -> Position:
    """The Union's Flagship on (0,0), Bluefin's on (1,0)."""
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3, 3)
    return p.slot("mollusk", "mollusk_cannons_1", cannons)


def bluefin_attacks(cannons: int = 1) -> Position:
    """Bluefin's Flagship on (0,0), the Union's on (1,0)."""
    p = calm().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).dice("bluefin", 3, 3, 3, 3)
    return p.slot("bluefin", "bluefin_cannons_1", cannons)


def sail_in(p: Position) -> Play:
    """The faction whose dice are there sails from (0,0) to (1,0)."""
    faction = next(player.faction for player in p.state.players if player.dice)
    return p.play(faction).give(f"place 3 {faction}_sail_1", "1,0")


def fought(game: Play) -> list[tuple[str, str]]:
    return [(str(event.args[0]), str(event.args[1])) for event in game.told("battle.begins")]


def totals(game: Play) -> list[tuple[int, int]]:
    return [(int(event.args[2]), int(event.args[3])) for event in game.told("battle.won")]


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


# Whom


def patrol_between(region: str) -> Position:
    """A loaded Patrol on (1,0) and both enemy Flagships on (0,0) of a tile, a second Patrol on (1,1)."""
    p = Position(3).tile(region, 0, 0).tile("compass_b", 10, 10).put("flagship_bluefin", 10, 10)
    p.put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 0, 0).put("patrol", 1, 0).put("patrol", 1, 1)
    return p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3, 3)


@clause("AH-RULE-12")
def test_a_patrol_that_is_removed_fights_no_more_and_is_not_carried_on() -> None:
    game = patrol_between("parrot_a").play("bluefin")  # (0,0) is a current
    game.give("place 3 bluefin_order_1", "1,0", "0,0", "flagship_mollusk").chance(1, 6).give("mollusk_victory_gold")
    assert fought(game) == [("patrol", "flagship_mollusk")]
    assert game.where("patrol") is None
    assert game.count("patrol", 0, 1) == 0
    assert game.prompt == "patrol.pick"  # the other one may still move
    assert game.options == ["1,1", "pass"]


@clause("AH-RULE-12")
def test_a_patrol_that_survives_fights_on_and_is_carried_on() -> None:
    game = patrol_between("parrot_a").play("bluefin")
    game.give("place 3 bluefin_order_1", "1,0", "0,0", "flagship_mollusk").chance(1, 6).give("pass")
    assert fought(game)[-1] == ("patrol", "flagship_smuggler_red")
    game.chance(6, 1).give("pass")
    assert game.count("patrol", 0, 1) == 1


@clause("AH-RULE-20")
def test_a_figure_that_was_driven_off_is_not_fought_any_more() -> None:
    # the Union beats a Patrol, which costs nothing, then the Smuggler leaves by its own victory
    p = calm(3).put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 1, 0).put("patrol", 1, 0, 2)
    p.put("flagship_bluefin", 10, 10).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = sail_in(p).give("flagship_smuggler_red").chance(1, 6)
    game.give("smuggler_victory_move", "mollusk_rally_1", "1,1", "pass")
    assert game.where("flagship_smuggler_red") == (1, 1)
    assert fought(game)[-1] == ("flagship_mollusk", "patrol")
    game.chance(6, 1).give("mollusk_victory_gold")
    assert game.count("patrol", 1, 0) == 1
    game.chance(6, 1).give("mollusk_victory_gold")
    assert len(fought(game)) == 3
    assert game.prompt == "turn.act"


@clause("AH-RULE-20")
def test_no_figure_is_fought_twice_in_one_entry_also_not_one_that_left_and_came_back() -> None:
    p = calm(3).put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 1, 0).put("patrol", 1, 0)
    p.put("flagship_bluefin", 10, 10).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = sail_in(p).give("flagship_smuggler_red").chance(1, 6)
    game.give("smuggler_victory_move", "mollusk_rally_1", "0,0", "1,0")
    # back again it is the attacker against the loaded Union; then the Union goes on with the Patrol only
    assert fought(game)[-1] == ("flagship_smuggler_red", "flagship_mollusk")
    game.chance(1, 6).give("pass")
    assert fought(game)[-1] == ("flagship_mollusk", "patrol")
    game.chance(6, 1).give("pass")
    assert game.prompt == "turn.act"


@clause("AH-RULE-20", "AH-TEST-09", "AH-RULE-21", "AH-CARD-06")
def test_a_battle_bought_off_does_not_come_again_and_the_one_that_was_fought_ends_the_movement() -> None:
    p = union_attacks().put("patrol", 1, 0).crew("mollusk", "emissary").gold("mollusk", 1)
    game = sail_in(p).give("flagship_bluefin", "yes")
    assert (game.player("mollusk").gold, game.player("bluefin").gold) == (0, 1)
    assert fought(game)[-1] == ("flagship_mollusk", "patrol")
    game.chance(6, 1).give("pass")
    assert game.prompt == "turn.act"
    assert game.where("flagship_mollusk") == (1, 0)


@clause("AH-TEST-09", "AH-RULE-21", "AH-RULE-22")
def test_both_battles_bought_off_leave_the_movement_its_second_step() -> None:
    p = union_attacks().put("patrol", 1, 0).crew("mollusk", "emissary").gold("mollusk", 2)
    game = sail_in(p).give("flagship_bluefin", "yes", "yes")
    assert (game.player("mollusk").gold, game.player("bluefin").gold) == (0, 2)
    assert game.prompt == "move.step"
    assert not game.told("battle.rolled")


@clause("AH-RULE-21", "AH-PLAN-05")
def test_a_close_call_leaves_the_movement_its_second_step_too() -> None:
    game = sail_in(union_attacks().plans("close_call")).give("close_call")
    assert game.prompt == "move.step"


# What before


@clause("AH-RULE-22")
def test_the_emissary_works_for_the_attacker_only() -> None:
    p = union_attacks().crew("bluefin", "emissary").gold("bluefin", 2)
    assert sail_in(p).prompt == "roll.battle"


@clause("AH-RULE-22")
def test_the_emissary_works_on_the_own_turn_only() -> None:
    # the Smuggler wins as defender on the Union's turn, moves out and back in: an attack, but not on its turn
    p = calm(3).put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 1, 0).put("flagship_bluefin", 10, 10)
    p.slot("mollusk", "mollusk_cannons_1", 1).crew("smuggler_red", "emissary").gold("smuggler_red", 3)
    game = sail_in(p.dice("mollusk", 3, 3, 3)).chance(1, 6)
    game.give("smuggler_victory_move", "mollusk_rally_1", "0,0", "1,0")
    assert fought(game)[-1] == ("flagship_smuggler_red", "flagship_mollusk")
    assert game.prompt == "roll.battle"
    assert game.player("smuggler_red").gold == 3


@clause("AH-RULE-22")
def test_the_emissary_needs_gold() -> None:
    assert sail_in(union_attacks().crew("mollusk", "emissary")).prompt == "roll.battle"


def against_plans() -> Position:
    """Bluefin attacks with Emissary and 1 gold, the Union holds a Weapons Cache and a Secret Weapon."""
    p = bluefin_attacks(4).crew("bluefin", "emissary").gold("bluefin", 1)
    return p.plans("weapons_cache_a", "secret_weapon").ready(2)


@clause("AH-RULE-23")
def test_the_emissary_is_asked_before_the_plans_and_an_ignored_battle_skips_them() -> None:
    game = sail_in(against_plans())
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert game.prompt == "move.step"
    assert game.player("mollusk").plans == ["weapons_cache_a", "secret_weapon"]


@clause("AH-RULE-23")
def test_the_union_plays_any_number_of_plans_before_cannons_are_fired() -> None:
    game = sail_in(against_plans()).give("no")
    assert (game.asked, game.prompt) == ("mollusk", "battle.plan")
    game.give("weapons_cache_a")
    assert (game.asked, game.prompt) == ("mollusk", "battle.plan")
    game.give("secret_weapon")
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("no")
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")


@clause("AH-RULE-23")
def test_after_a_plan_the_emissary_is_asked_once_more_and_the_plan_stays_discarded() -> None:
    game = sail_in(against_plans()).give("no", "weapons_cache_a", "pass")
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert game.state.plan_discard == ["weapons_cache_a"]
    assert game.player("mollusk").gold == 1
    assert not game.told("battle.rolled")


@clause("AH-RULE-23")
def test_without_a_plan_the_emissary_is_not_asked_again() -> None:
    game = sail_in(against_plans()).give("no", "pass")
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")


@clause("AH-RULE-23")
def test_plans_are_no_matter_where_no_union_figure_fights() -> None:
    p = calm(3).put("flagship_bluefin", 0, 0).put("flagship_smuggler_red", 1, 0).put("flagship_mollusk", 10, 10)
    p.slot("bluefin", "bluefin_cannons_1", 1).plans("close_call").dice("bluefin", 3, 3, 3)
    assert sail_in(p).prompt == "roll.battle"


@clause("AH-RULE-24", "AH-CARD-12")
def test_the_grogmaster_is_asked_after_both_rolls_and_the_cannons_are_settled() -> None:
    game = sail_in(union_attacks(4).crew("mollusk", "grogmaster")).give("fire mollusk_cannons_1 1").chance(1)
    assert game.asked == "chance"  # the other side rolls first
    game.chance(6)
    assert (game.asked, game.prompt) == ("mollusk", "crew.use")
    assert [event.args[1] for event in game.told("battle.rolled")] == [1, 6]
    game.give("yes", "mollusk_rally_1").chance(5)
    assert totals(game) == [(6, 6)]  # with the one that was turned down before, and no second shot
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 3


@clause("AH-RULE-24")
def test_the_defenders_grogmaster_sees_both_rolls_as_well() -> None:
    game = sail_in(union_attacks().crew("bluefin", "grogmaster")).chance(5, 2)
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes", "bluefin_order_1").chance(6)
    assert totals(game) == [(5, 6)]


# What after


@clause("AH-RULE-25", "AH-BLUE-20", "AH-DMG-03")
def test_each_damage_of_a_victory_goes_onto_another_slot_of_the_winners_choice() -> None:
    game = sail_in(bluefin_attacks()).chance(6, 1).give("bluefin_victory_two")
    assert (game.asked, game.prompt) == ("bluefin", "damage.deal")
    game.give("mollusk_rally_1")
    assert "mollusk_rally_1" not in game.options
    game.give("mollusk_cannons_1")
    assert damaged(game, "mollusk") == ["mollusk_cannons_1", "mollusk_rally_1"]


@clause("AH-RULE-25")
def test_surplus_damage_is_lost_and_no_other_figure_takes_it() -> None:
    p = bluefin_attacks().ship("plan_gunship", 1, 0).slot("mollusk", "gunship_slot_1", DAMAGE)
    game = sail_in(p).give("gunship").chance(6, 1).give("bluefin_victory_two")
    assert game.where("gunship") is None
    assert damaged(game, "mollusk") == []
    assert fought(game)[-1] == ("flagship_bluefin", "flagship_mollusk")


@clause("AH-RULE-25")
def test_one_damage_removes_a_patrol_and_the_next_patrol_is_spared() -> None:
    p = union_attacks().crew("mollusk", "gunner").put("patrol", 1, 0, 2)
    game = sail_in(p).give("patrol").chance(6, 1).give("mollusk_victory_gold")
    assert game.count("patrol", 1, 0) == 1
    assert len(game.told("figure.removed")) == 1
    assert damaged(game, "bluefin") == []


@clause("AH-RULE-26", "AH-CARD-10", "AH-PLAN-04")
def test_extra_damage_adds_up_with_the_option() -> None:
    p = union_attacks().crew("mollusk", "gunner").plans("secret_weapon")
    game = sail_in(p).give("secret_weapon").chance(6, 1, 1).give("mollusk_victory_gold")
    game.give("bluefin_order_1", "bluefin_deploy_1", "bluefin_bombard_1")
    assert damaged(game, "bluefin") == ["bluefin_order_1", "bluefin_bombard_1", "bluefin_deploy_1"]
    assert game.prompt == "turn.act"


@clause("AH-RULE-26")
def test_extra_damage_is_dealt_without_an_option_as_well() -> None:
    game = sail_in(union_attacks().crew("mollusk", "gunner")).chance(6, 1).give("pass", "bluefin_order_1")
    assert damaged(game, "bluefin") == ["bluefin_order_1"]


@clause("AH-RULE-26", "AH-CARD-10")
def test_the_gunner_helps_the_flagship_only() -> None:
    p = calm().put("flagship_bluefin", 10, 10).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    p.crew("bluefin", "gunner").slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0").chance(6, 1)
    game.give("bluefin_victory_gold", "mollusk_rally_1")
    assert damaged(game, "mollusk") == ["mollusk_rally_1"]
    assert game.prompt != "damage.deal"


@clause("AH-RULE-27", "AH-UNIO-31")
@pytest.mark.parametrize(("gold", "stolen"), [(3, 1), (1, 1), (0, 0)])
def test_gold_is_stolen_from_the_owner_of_the_defeated_figure_if_there_is_any(gold: int, stolen: int) -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 10, 10).put("patrol", 1, 0)
    p.slot("mollusk", "mollusk_cannons_1", 1).gold("bluefin", gold).dice("mollusk", 3, 3, 3)
    game = sail_in(p).chance(6, 1).give("mollusk_victory_gold")
    assert game.player("bluefin").gold == gold - stolen
    assert game.player("mollusk").gold == stolen


@clause("AH-RULE-28")
def test_impossible_parts_of_an_option_are_skipped_and_the_rest_happens() -> None:
    full = union_attacks().gold("bluefin", 1)
    for slot in list(full.player("bluefin").slots):
        full.slot("bluefin", slot, DAMAGE)
    game = sail_in(full).chance(6, 1).give("mollusk_victory_gold")
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"
    none_ready = sail_in(union_attacks()).chance(6, 1).give("mollusk_victory_comrade", "bluefin_order_1")
    assert damaged(none_ready, "bluefin") == ["bluefin_order_1"]
    assert none_ready.prompt == "turn.act"
    no_comrade = sail_in(bluefin_attacks()).chance(6, 1).give("bluefin_victory_comrade", "mollusk_rally_1")
    assert damaged(no_comrade, "mollusk") == ["mollusk_rally_1"]


@clause("AH-RULE-28")
def test_an_option_may_be_chosen_although_nothing_of_it_is_possible() -> None:
    p = union_attacks()
    for slot in list(p.player("bluefin").slots):
        p.slot("bluefin", slot, DAMAGE)
    game = sail_in(p).chance(6, 1)
    assert game.options == ["mollusk_victory_comrade", "mollusk_victory_gold", "pass"]
    game.give("mollusk_victory_comrade")
    assert game.prompt == "turn.act"


# The whole sequence


@clause("AH-RULE-70", "AH-FINE-06")
def test_victory_option_cutpurse_and_buccaneer_come_in_the_order_of_the_active_winner() -> None:
    p = union_attacks().crew("mollusk", "cutpurse", "buccaneer").crew("bluefin", "elder", "pilot", "sailor")
    game = sail_in(p).chance(6, 1)
    assert (game.asked, game.prompt) == ("mollusk", "moment.next")
    assert game.options == ["victory", "cutpurse", "buccaneer", "pass"]
    game.give("buccaneer", "elder", "sailor")
    assert game.player("bluefin").crew == ["pilot"]
    game.give("cutpurse")
    assert game.player("mollusk").gold == 2
    assert game.prompt == "battle.victory"


@clause("AH-RULE-70", "AH-RULE-82")
def test_where_the_winner_is_not_active_the_active_player_orders_and_the_winner_decides() -> None:
    p = union_attacks().crew("bluefin", "buccaneer").crew("mollusk", "elder", "pilot")
    game = sail_in(p).chance(1, 6)
    assert (game.asked, game.prompt) == ("mollusk", "moment.next")
    assert game.options == ["victory", "buccaneer"]
    game.give("victory")
    assert (game.asked, game.prompt) == ("bluefin", "battle.victory")
    game.give("pass")
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("no")
    assert game.player("mollusk").crew == ["elder", "pilot"]


@clause("AH-RULE-70")
def test_a_push_follows_its_damage_before_the_rest_of_the_option() -> None:
    p = union_attacks().crew("mollusk", "battering_beakhead", "cutpurse").gold("bluefin", 1)
    game = sail_in(p).chance(6, 1).give("victory", "mollusk_victory_gold", "bluefin_order_1")
    assert game.prompt == "push.direction"
    assert game.player("bluefin").gold == 1  # not stolen yet
    game.give("west")
    assert (game.player("bluefin").gold, game.player("mollusk").gold) == (0, 3)
