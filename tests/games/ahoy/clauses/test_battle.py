"""Who fights, the five steps of a battle, and what follows. (AH-BATL)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def calm(players: int = 2) -> Position:
    """compass_b at (0,0): (0,0) and (1,0) are plain, its island is (1,1); and a second tile far away."""
    return Position(players).tile("compass_b", 0, 0).tile("skull_a", 10, 10)


def union_attacks(cannons: int = EMPTY) -> Position:
    """The Union's Flagship on (0,0), Bluefin's on (1,0)."""
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3, 3)
    return p.slot("mollusk", "mollusk_cannons_1", cannons)


def sail_in(p: Position) -> Play:
    return p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")


def fought(game: Play) -> list[tuple[str, str]]:
    """Attacker and defender of every battle so far."""
    return [(str(event.args[0]), str(event.args[1])) for event in game.told("battle.begins")]


def totals(game: Play) -> list[tuple[int, int]]:
    """Attack and defence of every battle that was decided."""
    return [(int(event.args[2]), int(event.args[3])) for event in game.told("battle.won")]


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


# Who has loaded cannons


@clause("AH-BATL-01")
@pytest.mark.parametrize(("slot", "value"), [("bluefin_cannons_1", 1), ("bluefin_cannons_2", 6)])
def test_a_die_on_any_cannons_slot_loads(slot: str, value: int) -> None:
    game = sail_in(union_attacks().slot("bluefin", slot, value))
    assert fought(game) == [("flagship_mollusk", "flagship_bluefin")]


@clause("AH-BATL-01")
@pytest.mark.parametrize(("slot", "content"), [("bluefin_cannons_1", DAMAGE), ("bluefin_sail_1", 5)])
def test_damage_on_cannons_or_a_die_elsewhere_loads_nothing(slot: str, content: int) -> None:
    game = sail_in(union_attacks().slot("bluefin", slot, content))
    assert fought(game) == []


@clause("AH-BATL-01", "AH-BLUE-05")
def test_a_stronghold_is_loaded_without_a_die() -> None:
    p = calm().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 0, 0).put("stronghold", 1, 1)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 mollusk_sail_1", "1,1")
    assert fought(game) == [("flagship_mollusk", "stronghold")]


@clause("AH-BATL-01", "AH-UNIO-17")
def test_a_gunship_is_loaded_without_a_die_when_it_moves_and_when_it_is_met() -> None:
    p = calm().put("flagship_mollusk", 10, 10).put("flagship_bluefin", 1, 0).ship("plan_gunship", 0, 0)
    game = p.dice("mollusk", 4, 4, 4).play("mollusk").give("place 4 gunship_slot_1", "move", "1,0")
    assert fought(game) == [("gunship", "flagship_bluefin")]
    met = p.dice("bluefin", 3, 3, 3).play("bluefin").give("place 3 bluefin_sail_1", "0,0")
    assert fought(met) == [("flagship_bluefin", "gunship")]


@clause("AH-BATL-01", "AH-UNIO-20")
def test_the_cutter_is_never_loaded_also_with_a_die_on_cannons() -> None:
    p = calm().put("flagship_mollusk", 10, 10).put("flagship_bluefin", 0, 0).ship("plan_cutter", 1, 0)
    p.slot("mollusk", "mollusk_cannons_1", 6).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,0")
    assert fought(game) == []


# Who must be fought


@clause("AH-BATL-02")
def test_a_loaded_figure_must_fight_every_enemy_there_loaded_or_not() -> None:
    p = union_attacks(1).put("patrol", 1, 0)
    game = sail_in(p)
    assert game.prompt == "battle.defender"
    assert game.options == ["flagship_bluefin", "patrol"]  # no way to decline
    game.give("patrol").chance(6, 1).give("pass").chance(6, 1).give("pass")
    assert fought(game) == [("flagship_mollusk", "patrol"), ("flagship_mollusk", "flagship_bluefin")]


@clause("AH-BATL-03")
def test_an_unloaded_figure_fights_only_the_loaded_ones() -> None:
    p = calm(3).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_smuggler_red", 1, 0)
    p.slot("smuggler_red", "smuggler_red_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = sail_in(p).chance(6, 1).give("pass")
    assert fought(game) == [("flagship_mollusk", "flagship_smuggler_red")]
    assert game.prompt == "turn.act"


@clause("AH-BATL-03")
def test_nobody_loaded_means_no_battle() -> None:
    game = sail_in(union_attacks())
    assert fought(game) == []
    assert game.prompt == "move.step"


# The steps of a battle


@clause("AH-BATL-05")
def test_the_mover_chooses_whom_to_fight_next_until_all_are_fought() -> None:
    p = calm(3).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_smuggler_red", 1, 0)
    p.put("patrol", 1, 0).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = sail_in(p)
    assert (game.asked, game.prompt) == ("mollusk", "battle.defender")
    assert game.options == ["flagship_bluefin", "flagship_smuggler_red", "patrol"]
    game.give("flagship_smuggler_red").chance(6, 1).give("pass")
    assert game.options == ["flagship_bluefin", "patrol"]
    game.give("flagship_bluefin").chance(6, 1).give("pass").chance(6, 1).give("pass")
    assert [defender for _, defender in fought(game)] == ["flagship_smuggler_red", "flagship_bluefin", "patrol"]
    assert game.prompt == "turn.act"


@clause("AH-BATL-05")
def test_the_mover_is_the_attacker_also_where_only_the_other_side_is_loaded() -> None:
    game = sail_in(union_attacks().slot("bluefin", "bluefin_cannons_1", 1)).chance(3, 3)
    assert game.asked == "mollusk"  # wins the tie
    assert game.prompt == "battle.victory"


@clause("AH-BATL-06", "AH-BATL-07")
def test_the_attacker_may_turn_its_die_down_then_the_defender() -> None:
    p = union_attacks(4).slot("bluefin", "bluefin_cannons_1", 3)
    game = sail_in(p)
    assert (game.asked, game.prompt) == ("mollusk", "battle.fire")
    assert game.options == ["hold", *[f"fire mollusk_cannons_1 {amount}" for amount in (1, 2, 3)]]
    game.give("fire mollusk_cannons_1 2")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 2
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")
    assert game.options == ["hold", "fire bluefin_cannons_1 1", "fire bluefin_cannons_1 2"]
    game.give("fire bluefin_cannons_1 2")
    assert game.player("bluefin").slots["bluefin_cannons_1"] == 1
    game.chance(1, 2)
    assert totals(game) == [(3, 4)]


@clause("AH-BATL-06", "AH-BATL-07")
def test_both_sides_may_leave_their_dice() -> None:
    game = sail_in(union_attacks(4).slot("bluefin", "bluefin_cannons_1", 5)).give("hold", "hold").chance(2, 3)
    assert totals(game) == [(2, 3)]
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 4
    assert game.player("bluefin").slots["bluefin_cannons_1"] == 5


@clause("AH-BATL-06", "AH-BLUE-14")
def test_only_one_die_is_turned_down_in_a_battle() -> None:
    p = union_attacks().slot("bluefin", "bluefin_cannons_1", 3).slot("bluefin", "bluefin_cannons_2", 2)
    game = sail_in(p)
    assert game.asked == "bluefin"  # the Union has no die there
    one, two = "bluefin_cannons_1", "bluefin_cannons_2"
    assert game.options == ["hold", f"fire {one} 1", f"fire {one} 2", f"fire {two} 1"]
    game.give(f"fire {two} 1")
    assert game.asked == "chance"
    assert game.player("bluefin").slots[one] == 3


@clause("AH-BATL-08")
@pytest.mark.parametrize(("rolls", "winner"), [((4, 3), "mollusk"), ((3, 4), "bluefin"), ((3, 3), "mollusk")])
def test_the_higher_total_wins_and_the_attacker_wins_ties(rolls: tuple[int, int], winner: str) -> None:
    game = sail_in(union_attacks(1))
    assert [game.asked, game.prompt] == ["chance", "roll.battle"]
    game.chance(*rolls)
    assert totals(game) == [rolls]
    assert (game.asked, game.prompt) == (winner, "battle.victory")


@clause("AH-BATL-08", "AH-CARD-09")
def test_bonuses_are_added_to_either_side() -> None:
    game = sail_in(union_attacks(3).crew("bluefin", "fighters")).give("fire mollusk_cannons_1 1").chance(2, 3)
    assert totals(game) == [(3, 4)]
    assert game.asked == "bluefin"


@clause("AH-BATL-09")
def test_the_winner_takes_one_victory_option_of_its_own_faction_or_none() -> None:
    attacker = sail_in(union_attacks(1)).chance(6, 1)
    assert attacker.options == ["mollusk_victory_comrade", "mollusk_victory_gold", "pass"]
    defender = sail_in(union_attacks(1)).chance(1, 6)
    assert defender.asked == "bluefin"
    assert defender.options == [
        "bluefin_victory_gold",
        "bluefin_victory_two",
        "bluefin_victory_comrade",
        "pass",
    ]
    defender.give("bluefin_victory_two", "mollusk_rally_1", "mollusk_inspire_1")
    assert damaged(defender, "mollusk") == ["mollusk_inspire_1", "mollusk_rally_1"]
    assert defender.prompt == "turn.act"  # one option only


@clause("AH-BATL-10")
def test_a_turned_down_die_keeps_its_value_for_later_battles() -> None:
    p = union_attacks(4).put("patrol", 1, 0)
    game = sail_in(p).give("patrol", "fire mollusk_cannons_1 2").chance(6, 1).give("pass")
    assert game.options == ["hold", "fire mollusk_cannons_1 1"]
    game.give("fire mollusk_cannons_1 1").chance(6, 1).give("pass")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 1


@clause("AH-BATL-10")
def test_at_one_a_die_adds_nothing_but_keeps_the_cannons_loaded() -> None:
    game = sail_in(union_attacks(1))
    assert fought(game) == [("flagship_mollusk", "flagship_bluefin")]
    assert game.prompt == "roll.battle"  # nothing to turn down
    game.chance(2, 5)
    assert totals(game) == [(2, 5)]


# What follows


@clause("AH-BATL-11")
def test_after_a_battle_the_figure_may_not_move_on_also_with_many_steps_left() -> None:
    p = calm(3).put("flagship_smuggler_red", 0, 0).put("patrol", 1, 0).put("flagship_bluefin", 10, 10)
    p.put("flagship_mollusk", 10, 10).slot("smuggler_red", "smuggler_red_cannons_1", 1).dice("smuggler_red", 6, 6)
    game = p.play("smuggler_red").give("place 6 smuggler_red_full_sail_1", "1,0").chance(6, 1).give("pass")
    assert game.prompt == "turn.act"
    assert game.where("flagship_smuggler_red") == (1, 0)


@clause("AH-BATL-12")
@pytest.mark.parametrize("rolls", [(6, 1), (1, 6)])
def test_losing_does_nothing_besides_the_winners_choice(rolls: tuple[int, int]) -> None:
    p = union_attacks(1).gold("mollusk", 2).gold("bluefin", 2)
    game = sail_in(p).chance(*rolls).give("pass")
    assert game.where("flagship_mollusk") == (1, 0)
    assert game.where("flagship_bluefin") == (1, 0)
    assert damaged(game, "mollusk") == damaged(game, "bluefin") == []
    assert (game.player("mollusk").gold, game.player("bluefin").gold) == (2, 2)


@clause("AH-BATL-13", "AH-RULE-19")
def test_sharing_a_space_starts_no_battle_until_one_leaves_and_moves_in_again() -> None:
    p = calm().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_cannons_1")
    assert fought(game) == []
    game.give("place 3 mollusk_sail_1", "0,0")
    assert fought(game) == []
    game.give("1,0")
    assert fought(game) == [("flagship_mollusk", "flagship_bluefin")]


@clause("AH-BATL-14", "AH-MOVE-10")
def test_a_patrol_placed_by_a_sail_starts_no_battle() -> None:
    # into Fog, where the Flagships do not fight, and onto them comes a loaded Patrol
    p = Position(2).tile("tree_a", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.slot("mollusk", "mollusk_cannons_1", 4).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,0", "pass", "yes")
    assert game.count("patrol", 1, 0) == 1
    assert fought(game) == []


@clause("AH-BATL-15", "AH-BLUE-03")
def test_patrols_fight_with_the_squadrons_own_cannons_dice() -> None:
    p = calm().put("flagship_bluefin", 10, 10).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    p.slot("bluefin", "bluefin_cannons_2", 3).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")
    assert fought(game) == [("patrol", "flagship_mollusk")]
    assert game.options == ["hold", "fire bluefin_cannons_2 1", "fire bluefin_cannons_2 2"]
    game.give("fire bluefin_cannons_2 2").chance(1, 3)
    assert totals(game) == [(3, 3)]
    assert game.asked == "bluefin"


@clause("AH-BATL-15")
def test_without_a_die_on_cannons_a_patrol_starts_no_battle() -> None:
    p = calm().put("flagship_bluefin", 10, 10).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    game = p.dice("bluefin", 3, 3, 3).play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")
    assert fought(game) == []


@clause("AH-BATL-16")
def test_two_patrols_in_a_space_are_two_battles_with_their_own_decisions() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 10, 10).put("patrol", 1, 0, 2)
    p.slot("mollusk", "mollusk_cannons_1", 3).slot("bluefin", "bluefin_cannons_1", 2).dice("mollusk", 3, 3, 3)
    game = sail_in(p).give("fire mollusk_cannons_1 1", "hold").chance(6, 1).give("mollusk_victory_gold")
    assert game.count("patrol", 1, 0) == 1
    assert (game.asked, game.prompt) == ("mollusk", "battle.fire")
    game.give("hold", "fire bluefin_cannons_1 1").chance(1, 6)
    assert totals(game) == [(7, 1), (1, 7)]
    game.give("pass")
    assert fought(game) == [("flagship_mollusk", "patrol")] * 2
    assert game.prompt == "turn.act"


@clause("AH-BATL-17", "AH-BLUE-06")
def test_a_strongholds_bonus_counts_only_in_its_own_battle() -> None:
    p = calm().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 1).put("stronghold", 1, 1)
    p.slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,1")
    game.give("flagship_bluefin").chance(3, 3).give("pass").chance(3, 3).give("pass")
    assert totals(game) == [(3, 3), (3, 5)]


@clause("AH-BATL-17", "AH-UNIO-18")
def test_a_gunships_bonus_counts_only_in_its_own_battle() -> None:
    p = calm().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).ship("plan_gunship", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,0")
    game.give("flagship_mollusk").chance(3, 3).give("pass").chance(3, 3).give("pass")
    assert totals(game) == [(3, 3), (3, 6)]


# Worked examples


@clause("AH-EX-10", "AH-BATL-13", "AH-BATL-10", "AH-UNIO-31")
def test_the_unions_battle_against_a_smuggler_and_a_patrol() -> None:
    p = calm(3).put("flagship_mollusk", 1, 0).put("flagship_smuggler_red", 1, 0).put("patrol", 1, 0)
    p.put("flagship_bluefin", 10, 10).slot("mollusk", "mollusk_cannons_1", 4).gold("smuggler_red", 1)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 mollusk_sail_1", "0,0", "1,0")
    game.give("flagship_smuggler_red", "fire mollusk_cannons_1 3")
    assert game.asked == "chance"  # the Smuggler has no die on Cannons
    game.chance(2, 5)
    assert totals(game) == [(5, 5)]
    assert game.asked == "mollusk"
    game.give("mollusk_victory_gold")
    assert (game.asked, game.prompt) == ("mollusk", "damage.deal")
    game.give("smuggler_red_cannons_1")
    assert damaged(game, "smuggler_red") == ["smuggler_red_cannons_1"]
    assert (game.player("smuggler_red").gold, game.player("mollusk").gold) == (0, 1)
    assert fought(game)[-1] == ("flagship_mollusk", "patrol")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 1
    assert game.prompt == "roll.battle"  # nothing left to turn down


@clause("AH-EX-30", "AH-BLUE-05", "AH-BLUE-06")
def test_a_stronghold_without_a_die_fights_and_loses_the_tie() -> None:
    p = calm().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 10, 10).put("stronghold", 1, 1)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 mollusk_sail_1", "1,1").chance(4, 2)
    assert totals(game) == [(4, 4)]
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")
