"""Steps, direct moves, what happens after each, and anchoring. (AH-MOVE)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.rules.sea import at
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import DAMAGE
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.tables.table import Table
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def sailing(region: str, x: int, y: int, rot: int = 0) -> Position:
    """One tile at (0,0) and the Union's Flagship on it with three dice; Bluefin's far away on a second tile."""
    p = Position(2).tile(region, 0, 0, rot).tile("skull_a", 10, 10)
    p.put("flagship_mollusk", x, y).put("flagship_bluefin", 11, 11)
    return p.dice("mollusk", 3, 3, 3, 3)


def told(game: Play, *kinds: str) -> list[str]:
    """The kinds of events so far, of these kinds only, in their order."""
    return [event.kind for event in game.table.events if event.kind in kinds]


def damage_of(game: Play, faction: str) -> int:
    return list(game.player(faction).slots.values()).count(DAMAGE)


# Steps and direct moves


@clause("AH-MOVE-01")
def test_a_step_is_orthogonal_never_diagonal_and_may_leave_the_map() -> None:
    game = sailing("compass_b", 1, 1).play("mollusk").give("place 3 mollusk_sail_1")
    assert sorted(game.options) == sorted(["1,0", "2,1", "1,2", "0,1"])
    game.give("2,1")
    assert game.prompt == "draw.region"
    game.chance("fish_a").give("2,0 r0")
    assert game.where("flagship_mollusk") == (2, 1)


@clause("AH-MOVE-02", "AH-TERR-09")
@pytest.mark.parametrize(("rot", "start", "blocked"), [(0, (1, 1), "0,1"), (0, (0, 1), "1,1"), (1, (0, 1), "0,0")])
def test_no_step_leads_across_a_sandbar_from_either_side(rot: int, start: tuple[int, int], blocked: str) -> None:
    # parrot_b has its sandbar between sw and se; a quarter turn brings it between nw and sw
    game = sailing("parrot_b", *start, rot).play("mollusk").give("place 3 mollusk_sail_1")
    assert blocked not in game.options
    assert len(game.options) == 3


@clause("AH-MOVE-03", "AH-TERR-09", "AH-EX-08")
def test_a_direct_move_ignores_sandbars_and_what_lies_between() -> None:
    p = sailing("parrot_b", 1, 1).tile("fish_a", -6, -6).put("patrol", 1, 0)
    p.slot("mollusk", "mollusk_cannons_1", 2).dice("mollusk", 4, 6, 3, 3)
    game = p.play("mollusk").give("place 4 mollusk_tailwind_1", "0,1")  # beside it, behind the sandbar
    assert game.where("flagship_mollusk") == (0, 1)
    game.give("place 6 mollusk_tailwind_2", "-6,-5")  # not adjacent, across uncovered sea
    assert game.where("flagship_mollusk") == (-6, -5)
    assert not game.told("battle.begins")


@clause("AH-MOVE-03")
def test_crew_may_move_directly_as_well() -> None:
    p = sailing("parrot_b", 1, 1).crew("mollusk", "ghastly_gust")
    game = p.play("mollusk").give("crew ghastly_gust", "0,1")
    assert game.where("flagship_mollusk") == (0, 1)


@clause("AH-EX-08")
def test_tailwind_over_a_sandbar_into_battle_then_exploring_ends_the_sail() -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_mollusk", 1, 1).put("patrol", 0, 1)
    p.put("flagship_bluefin", 0, 0).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 4, 4, 4)
    game = p.play("mollusk").give("place 4 mollusk_tailwind_1", "0,1")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "roll.battle"
    game.chance(6, 1).give("pass")
    game.give("place 4 mollusk_sail_1")
    assert "-1,1" in game.options
    game.give("-1,1").chance("swords_a").give("-2,1 r0")
    assert game.where("flagship_mollusk") == (-1, 1)
    assert game.prompt != "move.step"
    assert game.prompt == "turn.act"


# What happens after each step


@clause("AH-MOVE-04", "AH-RULE-69", "AH-EXPL-08")
def test_exploring_comes_before_terrain() -> None:
    game = sailing("compass_b", 1, 1).play("mollusk").give("place 3 mollusk_sail_1", "2,1")
    game.chance("tree_b").give("2,1 r0")  # its Wreckage is nw, on the entered space
    assert game.prompt == "damage.take"
    game.give("mollusk_rally_1")
    order = told(game, "region.laid", "figure.moved", "damage.taken", "gold.gained")
    assert order == ["region.laid", "figure.moved", "damage.taken", "gold.gained"]


@clause("AH-MOVE-04", "AH-RULE-69")
def test_battle_comes_before_wreckage() -> None:
    p = sailing("tree_b", 1, 0).put("patrol", 0, 0).slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.prompt == "roll.battle"
    assert not damage_of(game, "mollusk")
    game.chance(6, 1).give("pass")
    assert game.prompt == "damage.take"


@clause("AH-MOVE-04", "AH-RULE-69", "AH-RULE-08")
def test_battle_comes_before_the_current_which_acts_all_the_same() -> None:
    p = sailing("parrot_a", 1, 0)  # its current on nw runs south
    p.put("patrol", 0, 0).slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.prompt == "roll.battle"
    assert game.where("flagship_mollusk") == (0, 0)
    game.chance(6, 1).give("pass")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "turn.act"  # the battle took the second step


@clause("AH-MOVE-04")
def test_each_single_step_is_resolved_before_the_next() -> None:
    game = sailing("tree_b", 1, 0).play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.prompt == "damage.take"
    game.give("mollusk_rally_1")
    assert game.prompt == "move.step"
    game.give("0,1")
    assert game.prompt == "damage.take"


@clause("AH-MOVE-05")
@pytest.mark.parametrize(
    ("own", "enemy", "fights"), [(False, False, False), (True, False, True), (False, True, True), (True, True, True)]
)
def test_a_battle_needs_an_enemy_and_loaded_cannons_on_one_side(own: bool, enemy: bool, fights: bool) -> None:
    p = sailing("compass_b", 0, 0).put("patrol", 1, 0)
    if own:
        p.slot("mollusk", "mollusk_cannons_1", 1)
    if enemy:
        p.slot("bluefin", "bluefin_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert (game.prompt == "roll.battle") == fights


@clause("AH-MOVE-05", "AH-BATL-02")
def test_loaded_cannons_alone_start_no_battle_in_an_empty_space_nor_with_own_figures() -> None:
    p = sailing("compass_b", 0, 0).slot("mollusk", "mollusk_cannons_1", 5).ship("plan_gunship", 1, 0)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert game.prompt == "move.step"


# Anchoring


@clause("AH-MOVE-06", "AH-MOVE-07")
def test_stopping_early_is_anchoring() -> None:
    game = sailing("skull_b", 0, 0).play("mollusk").give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.player("mollusk").gold == 1


@clause("AH-MOVE-06", "AH-MOVE-07")
def test_the_last_step_is_anchoring() -> None:
    game = sailing("skull_b", 0, 1).play("mollusk").give("place 3 mollusk_sail_1", "0,0", "1,0")
    assert game.player("mollusk").gold == 1


@clause("AH-MOVE-06", "AH-MOVE-07", "AH-MOVE-08")
def test_a_figure_that_may_not_move_on_anchors() -> None:
    p = sailing("skull_b", 0, 0).put("patrol", 1, 0).slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0").chance(6, 1).give("pass")
    assert game.player("mollusk").gold == 1


@clause("AH-MOVE-07")
def test_anchoring_on_a_harbour_repairs_now() -> None:
    p = sailing("skull_b", 1, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass")
    assert game.prompt == "choose.one"
    game.give("repair")
    assert not damage_of(game, "mollusk")
    assert game.prompt == "turn.act"


@clause("AH-MOVE-08", "AH-BATL-11")
@pytest.mark.parametrize("rolls", [(6, 1), (1, 6)])
def test_a_battle_won_or_lost_costs_the_remaining_steps(rolls: tuple[int, int]) -> None:
    p = sailing("compass_b", 0, 0).put("patrol", 1, 0).slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0").chance(*rolls).give("pass")
    assert game.where("flagship_mollusk") == (1, 0)
    assert game.prompt == "turn.act"


@clause("AH-MOVE-08")
def test_exploring_costs_the_remaining_steps_of_this_action_only() -> None:
    game = sailing("compass_b", 1, 1).play("mollusk").give("place 3 mollusk_sail_1", "2,1")
    game.chance("fish_a").give("2,1 r0")
    assert game.prompt == "turn.act"
    game.give("place 3 mollusk_sail_2", "2,2")
    assert game.prompt == "move.step"


@clause("AH-MOVE-09", "AH-TURN-06")
def test_no_other_action_starts_while_a_figure_is_under_way() -> None:
    p = sailing("compass_b", 0, 0).crew("mollusk", "ghastly_gust").market("sailor").gold("mollusk", 5)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert game.prompt == "move.step"
    assert all("," in key or key == "pass" for key in game.options)
    game.give("1,1").give("pass")  # the Union's own choice on the island belongs to the anchoring
    assert game.offers("crew ghastly_gust")
    assert game.offers("recruit sailor")


# Placing is not moving


def deploying(enemy: tuple[int, int], region: str = "tree_b") -> Position:
    p = Position(2).tile(region, 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", *enemy)
    return p.slot("mollusk", "mollusk_cannons_1", 6).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 3, 3, 3)


@clause("AH-MOVE-10", "AH-BATL-14")
def test_a_placed_patrol_starts_no_battle() -> None:
    game = deploying((1, 1)).play("bluefin").give("place 3 bluefin_deploy_1", "1,1")
    assert game.count("patrol", 1, 1) == 1
    assert not game.told("battle.begins")


@clause("AH-MOVE-10")
def test_a_placed_patrol_is_not_hurt_by_wreckage() -> None:
    game = deploying((1, 1)).play("bluefin").give("place 3 bluefin_deploy_1", "0,0")
    assert game.count("patrol", 0, 0) == 1


@clause("AH-MOVE-10")
def test_a_placed_patrol_is_not_carried_by_a_current() -> None:
    game = deploying((1, 1), "parrot_a").play("bluefin").give("place 3 bluefin_deploy_1", "0,0")
    assert game.count("patrol", 0, 0) == 1
    assert game.count("patrol", 0, 1) == 0


@clause("AH-MOVE-10", "AH-BATL-14")
def test_a_placed_gunship_starts_no_battle_although_both_sides_are_loaded() -> None:
    p = sailing("compass_b", 0, 0).put("stronghold", 1, 1).comrades("compass_b", 2).plans("plan_gunship")
    game = p.play("mollusk").give("plan plan_gunship")
    assert game.where("gunship") == (1, 1)
    assert not game.told("battle.begins")


@clause("AH-MOVE-10")
def test_a_flagship_that_is_placed_at_set_up_does_not_anchor_on_treasure() -> None:
    game = Play(Table(GAME, GAME.check(Setting(3, {"smuggler": "red"})), None))
    while not (game.asked == "smuggler_red" and game.prompt == "setup.space"):
        if game.prompt == "draw.region":
            game.chance("skull_b" if len(game.state.laid) == 0 else "fish_b")
        elif game.asked == "chance":
            game.table.answer_chance(0)
        else:
            game.give(game.options[0])
    treasures = [key for key in game.options if game.state.space(at(*map(int, key.split(",")))).treasure]
    game.give(treasures[0]).chance_any()
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").gold == 1  # what everybody starts with


# Through and back


@clause("AH-MOVE-11", "AH-BATL-03")
def test_a_flagship_passes_enemies_without_cannons_and_may_stay_with_them() -> None:
    p = sailing("compass_b", 0, 0).put("patrol", 1, 0).put("patrol", 1, 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "1,1")
    assert game.where("flagship_mollusk") == (1, 1)
    assert not game.told("battle.begins")


@clause("AH-MOVE-11")
def test_a_flagship_may_return_to_the_space_that_it_left() -> None:
    game = sailing("compass_b", 0, 0).play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert "0,0" in game.options
    game.give("0,0")
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.prompt == "turn.act"


# What moves what


@clause("AH-MOVE-12")
@pytest.mark.parametrize("slot", ["bluefin_order_1", "convincing_official_a"])
def test_what_moves_patrols_moves_no_stronghold(slot: str) -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 1)
    p.put("stronghold", 1, 1).put("patrol", 1, 0).crew("bluefin", "convincing_official_a").dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give(f"place 3 {slot}")
    assert game.prompt == "patrol.pick"
    assert game.options == ["1,0", "pass"]


@clause("AH-MOVE-12", "AH-RULE-16")
def test_a_stronghold_is_removed_by_damage_not_pushed() -> None:
    p = sailing("compass_b", 0, 0).put("stronghold", 1, 1).crew("mollusk", "mystic", "battering_beakhead")
    game = p.play("mollusk").give("crew mystic", "mollusk_rally_1", "stronghold 1,1")
    assert game.where("stronghold") is None
    assert game.prompt == "turn.act"


@clause("AH-MOVE-12")
@pytest.mark.parametrize(
    ("figure", "slot", "start"),
    [("cutter", "cutter_slot_1", 4), ("gunship", "gunship_slot_1", 4)],
)
def test_union_ships_are_moved_by_a_die_on_their_plan(figure: str, slot: str, start: int) -> None:
    p = sailing("compass_b", 0, 0).ship(f"plan_{figure}", 1, 1).dice("mollusk", start, start, start)
    game = p.play("mollusk").give(f"place {start} {slot}", "move", "1,0", "pass")
    assert game.where(figure) == (1, 0)
    assert game.where("flagship_mollusk") == (0, 0)
