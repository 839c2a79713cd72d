"""Battles that move figures, battles without moving, and what Fog does not stop. (AH-RULE-29 to -32, -69)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

RED = "smuggler_red"


def fought(game: Play) -> list[tuple[str, str]]:
    return [(str(event.args[0]), str(event.args[1])) for event in game.told("battle.begins")]


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


def smuggler_attacks(region: str, start: tuple[int, int], enemies: tuple[int, int]) -> Position:
    """A loaded Smuggler on `start`; both other Flagships on `enemies`."""
    p = Position(3).tile(region, 0, 0).tile("compass_b", 10, 10).put("flagship_smuggler_red", *start)
    p.put("flagship_bluefin", *enemies).put("flagship_mollusk", *enemies)
    return p.slot(RED, "smuggler_red_cannons_1", 1).dice(RED, 6, 6, 6)


# The Smuggler's victory move


@clause("AH-EX-27", "AH-RULE-29", "AH-SMUG-17")
def test_a_smuggler_that_leaves_a_battle_fights_no_more_until_it_comes_back() -> None:
    p = Position(3).tile("skull_b", 0, 0).put("flagship_smuggler_red", 0, 0)
    p.put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 0)
    p.slot(RED, "smuggler_red_cannons_1", 1).dice(RED, 6, 6, 6)
    game = p.play(RED).give("place 6 smuggler_red_sail_1", "1,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_move", "bluefin_order_1", "0,0")
    assert len(fought(game)) == 1
    assert game.prompt == "move.step"  # the second space of the victory
    game.give("1,0")
    assert game.prompt == "battle.defender"
    assert game.options == ["flagship_bluefin", "flagship_mollusk"]  # both, the beaten one too
    game.give("flagship_mollusk").chance(6, 1).give("pass").chance(6, 1).give("pass")
    assert len(fought(game)) == 3


@clause("AH-EX-27", "AH-RULE-29")
def test_a_smuggler_that_leaves_and_stays_out_does_not_fight_the_second_figure() -> None:
    p = smuggler_attacks("skull_b", (0, 0), (1, 0))
    game = p.play(RED).give("place 6 smuggler_red_full_sail_1", "1,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_move", "bluefin_order_1", "1,1", "pass")
    assert fought(game) == [("flagship_smuggler_red", "flagship_bluefin")]
    assert game.where("flagship_smuggler_red") == (1, 1)
    assert game.prompt == "turn.act"  # the rest of the Full Sail is lost


@clause("AH-RULE-29")
def test_the_terrain_of_the_left_space_is_dropped_and_only_the_new_movement_anchors() -> None:
    # tree_b: Wreckage and Treasure on (0,0), where the enemies stand, and on (0,1)
    p = smuggler_attacks("tree_b", (1, 0), (0, 0))
    game = p.play(RED).give("place 6 smuggler_red_sail_1", "0,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_move", "bluefin_order_1", "0,1")
    assert game.prompt == "damage.take"
    game.give("smuggler_red_negotiate_1", "pass")
    assert damaged(game, RED) == ["smuggler_red_negotiate_1"]  # once, on the new space
    assert game.player(RED).gold == 1
    assert game.prompt == "turn.act"


@clause("AH-RULE-29")
def test_a_declined_move_changes_nothing() -> None:
    p = smuggler_attacks("tree_b", (1, 0), (0, 0))
    game = p.play(RED).give("place 6 smuggler_red_sail_1", "0,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_move", "bluefin_order_1", "pass")
    assert fought(game)[-1] == ("flagship_smuggler_red", "flagship_mollusk")
    game.chance(6, 1).give("pass")
    assert game.prompt == "damage.take"
    game.give("smuggler_red_negotiate_1")
    assert (game.prompt, game.player(RED).gold) == ("turn.act", 1)  # the movement anchors on the Treasure


@clause("AH-RULE-29", "AH-RULE-64")
def test_a_winning_defender_moves_on_anothers_turn_and_attacks_where_it_arrives() -> None:
    p = Position(3).tile("skull_b", 0, 0).put("flagship_mollusk", 0, 1).put("flagship_smuggler_red", 0, 0)
    p.put("flagship_bluefin", 1, 0).slot(RED, "smuggler_red_cannons_1", 4).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "hold").chance(1, 6)
    assert game.asked == RED
    game.give("smuggler_victory_move", "mollusk_rally_1", "1,0")
    assert fought(game)[-1] == ("flagship_smuggler_red", "flagship_bluefin")
    assert (game.asked, game.prompt) == (RED, "battle.fire")
    game.give("hold").chance(3, 3)
    assert (game.asked, game.prompt) == (RED, "battle.victory")  # it wins ties as the attacker
    game.give("pass")
    assert game.player(RED).gold == 1  # it anchors on the Treasure
    assert (game.asked, game.where("flagship_mollusk")) == ("mollusk", (0, 0))


@clause("AH-RULE-29")
def test_the_movers_own_battles_go_on_when_the_defender_leaves() -> None:
    p = Position(3).tile("skull_b", 0, 0).put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 1, 0)
    p.put("flagship_bluefin", 1, 0).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "flagship_smuggler_red").chance(1, 6)
    game.give("smuggler_victory_move", "mollusk_rally_1", "1,1", "pass")
    assert fought(game)[-1] == ("flagship_mollusk", "flagship_bluefin")
    game.chance(6, 1).give("pass")
    assert game.player("mollusk").gold == 1  # its movement anchors as usual, on the Treasure


@clause("AH-RULE-29", "AH-SMUG-18")
def test_a_reward_that_moves_the_flagship_ends_its_battles_as_well() -> None:
    p = smuggler_attacks("tree_b", (1, 0), (0, 0))
    p.player(RED).white, p.player(RED).black = "reward_r3c2", "reward_r3c3"
    game = p.play(RED).give("place 6 smuggler_red_sail_1", "0,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_reward", "bluefin_order_1", "reward_r2c2")
    assert game.prompt == "move.direct"
    game.give("10,11")  # Free Tailwind to the two of compass_b
    assert game.where("flagship_smuggler_red") == (10, 11)
    assert len(fought(game)) == 1
    assert damaged(game, RED) == []
    assert game.prompt == "turn.act"


@clause("AH-EX-26", "AH-BLUE-09", "AH-BLUE-10", "AH-RULE-42")
def test_a_reward_recruits_nobody_on_a_strongholds_island() -> None:
    p = Position(3).tile("compass_b", 0, 0).put("flagship_smuggler_red", 1, 1).put("stronghold", 1, 1)
    p.put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0).put("patrol", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1).market("sailor", "elder", "pilot").dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "1,0", "1,1").chance(1, 6)
    assert (game.asked, game.prompt) == (RED, "battle.victory")
    game.give("smuggler_victory_reward")
    assert game.where("patrol") is None
    game.give("reward_r4c3")
    assert game.player(RED).white == "reward_r4c3"
    assert game.player(RED).black == "reward_r3c3"
    assert game.asked == "bluefin"
    assert game.player(RED).crew == []
    assert game.state.market == ["sailor", "elder", "pilot"]


# Gunner's Mate


def gunners_mate(flagship: tuple[int, int], *patrols: tuple[int, int]) -> Position:
    """tree_b (Wreckage on the west side) beside swords_a with its Fog on (3,0); the Union has Gunner's Mate."""
    p = Position(2).tile("tree_b", 0, 0).tile("swords_a", 2, 0).put("flagship_mollusk", *flagship)
    p.put("flagship_bluefin", 2, 0)
    for cell in patrols:
        p.put("patrol", *cell)
    return p.crew("mollusk", "gunners_mate").dice("mollusk", 1, 1, 1, 1)


@clause("AH-RULE-30", "AH-CARD-11")
def test_gunners_mate_fights_every_enemy_of_one_space_without_moving() -> None:
    p = gunners_mate((1, 0), (0, 0), (0, 0), (1, 0), (2, 1))
    game = p.play("mollusk").give("place 1 mollusk_cannons_1")
    assert game.prompt == "battle.space"
    assert game.options == ["0,0", "1,0", "pass"]  # own region with enemies, the own space too
    game.give("0,0").chance(6, 1).give("pass").chance(1, 6).give("pass")
    assert fought(game) == [("flagship_mollusk", "patrol")] * 2
    assert game.where("flagship_mollusk") == (1, 0)
    assert damaged(game, "mollusk") == []  # no Wreckage
    assert game.player("mollusk").gold == 0  # no anchoring, no Treasure
    assert game.prompt == "turn.act"


@clause("AH-RULE-30")
def test_gunners_mate_does_not_reach_into_fog() -> None:
    game = gunners_mate((2, 0), (3, 0), (2, 1)).play("mollusk").give("place 1 mollusk_cannons_1")
    assert game.options == ["2,0", "2,1", "pass"]


@clause("AH-RULE-30")
def test_fog_under_the_flagship_does_not_matter_to_gunners_mate() -> None:
    game = gunners_mate((3, 0), (2, 1)).play("mollusk").give("place 1 mollusk_cannons_1", "2,1")
    assert game.prompt == "roll.battle"


@clause("AH-RULE-30", "AH-UNIO-30")
def test_the_region_of_gunners_mates_battle_is_that_of_the_flagship() -> None:
    p = gunners_mate((1, 0), (0, 0)).ready(2)
    game = p.play("mollusk").give("place 1 mollusk_cannons_1", "0,0").chance(6, 1)
    game.give("mollusk_victory_comrade", "1")
    assert game.state.comrades == {"tree_b": 1, "swords_a": 0}


@clause("AH-RULE-30", "AH-SMUG-17")
def test_a_victory_move_after_gunners_mate_starts_where_the_flagship_is_and_drops_the_other_battles() -> None:
    p = Position(3).tile("tree_b", 0, 0).put("flagship_smuggler_red", 1, 1).crew(RED, "gunners_mate")
    p.put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0).dice(RED, 1, 1, 1)
    game = p.play(RED).give("place 1 smuggler_red_cannons_1", "0,0", "flagship_bluefin").chance(6, 1)
    game.give("smuggler_victory_move", "bluefin_order_1")
    assert "1,0" in game.options  # beside (1,1), not beside (0,0) only
    assert "0,-1" not in game.options
    game.give("1,0", "pass")
    assert len(fought(game)) == 1
    assert game.prompt == "turn.act"


@clause("AH-RULE-30", "AH-PLAN-02")
def test_dynamic_entry_does_not_start_gunners_mate() -> None:
    p = gunners_mate((1, 0), (1, 0)).plans("dynamic_entry_a").slot("mollusk", "mollusk_cannons_1", 2)
    game = p.play("mollusk").give("plan dynamic_entry_a", "pass")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 4
    assert fought(game) == []
    assert game.prompt == "turn.act"


# Two dice on Cannons, and Fog


@clause("AH-RULE-31")
def test_bluefin_may_use_the_other_die_in_the_next_battle() -> None:
    p = Position(3).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.put("flagship_smuggler_red", 1, 0).slot("bluefin", "bluefin_cannons_1", 5).slot("bluefin", "bluefin_cannons_2", 6)
    game = p.dice("bluefin", 3, 3, 3).play("bluefin").give("place 3 bluefin_sail_1", "1,0", "flagship_mollusk")
    game.give("fire bluefin_cannons_1 4").chance(6, 1).give("pass")
    assert game.options == ["hold", *[f"fire bluefin_cannons_2 {amount}" for amount in range(1, 6)]]
    game.give("fire bluefin_cannons_2 5").chance(1, 6)
    slots = game.player("bluefin").slots
    assert (slots["bluefin_cannons_1"], slots["bluefin_cannons_2"]) == (1, 1)


def in_fog() -> Position:
    """Both Flagships and a Patrol in the Fog on (1,0) of tree_a, 2 Comrades on its island."""
    p = Position(2).tile("tree_a", 0, 0).put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 0)
    return p.put("patrol", 1, 0).comrades("tree_a", 2)


@clause("AH-RULE-32")
def test_the_mystic_works_in_fog() -> None:
    game = in_fog().crew("mollusk", "mystic").dice("mollusk", 3, 3, 3).play("mollusk")
    game.give("crew mystic", "mollusk_rally_1", "patrol 1,0")
    assert game.where("patrol") is None


@clause("AH-RULE-32")
def test_the_powder_monkey_works_in_fog() -> None:
    p = in_fog().crew("mollusk", "powder_monkey").slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.dice("mollusk", 2, 2, 2).play("mollusk").give("place 2 mollusk_repair_1", "mollusk_rally_1")
    assert game.prompt == "damage.target"
    game.give("patrol 1,0")
    assert game.where("patrol") is None


@clause("AH-RULE-32")
def test_bombard_works_in_fog() -> None:
    game = in_fog().dice("bluefin", 4, 4, 4).play("bluefin").give("place 4 bluefin_bombard_1")
    assert game.state.comrades["tree_a"] == 0


@clause("AH-RULE-32")
def test_sneak_attack_works_in_fog() -> None:
    game = in_fog().plans("sneak_attack_a").dice("mollusk", 3, 3, 3).play("mollusk").give("plan sneak_attack_a")
    assert game.where("patrol") is None


# The whole sequence of one entry


@clause("AH-RULE-69")
def test_one_entry_explores_fights_nobody_in_fog_and_anchors_because_exploring_ended_it() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 0)
    p.crew("mollusk", "barrelman").slot("mollusk", "mollusk_cannons_1", 3).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "2,1").chance("swords_b").give("2,0 r0")
    assert game.prompt == "current.direction"  # swords_b's Fog on sw
    game.give("north")
    assert game.where("flagship_mollusk") == (2, 0)
    assert game.prompt == "turn.act"


@clause("AH-RULE-69")
@pytest.mark.parametrize(("answer", "place"), [("pass", (1, 0)), ("0,0", (0, 0))])
def test_the_next_step_is_taken_only_if_the_player_wants_it(answer: str, place: tuple[int, int]) -> None:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 1, 1)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 mollusk_sail_1", "1,0", answer)
    assert game.where("flagship_mollusk") == place
    assert game.player("mollusk").gold == (1 if place == (1, 0) else 0)  # anchoring: Treasure, Harbour
    assert game.prompt == ("turn.act" if place == (1, 0) else "choose.one")


@clause("AH-RULE-69")
def test_battle_wreckage_treasure_on_the_way_come_in_this_order() -> None:
    p = Position(2).tile("tree_b", 0, 0).put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 1)
    p.put("patrol", 0, 0).slot("mollusk", "mollusk_cannons_1", 1).crew("mollusk", "trawler").dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 trawler", "0,0").chance(6, 1).give("pass")
    game.give("mollusk_rally_1")
    kinds = ["figure.moved", "battle.won", "damage.taken", "gold.gained"]
    assert [event.kind for event in game.table.events if event.kind in kinds] == kinds
