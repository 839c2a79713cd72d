"""Rulings on the Sea Witch, the push, the Trawler and Patrols that are moved. (AH-RULE-15 to -18, -86)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def sailing(region: str, x: int, y: int, rot: int = 0) -> Position:
    """One tile at (0,0) and the Union's Flagship on it with four dice; Bluefin's far away on a second tile."""
    p = Position(2).tile(region, 0, 0, rot).tile("compass_b", 10, 10)
    p.put("flagship_mollusk", x, y).put("flagship_bluefin", 10, 10)
    return p.dice("mollusk", 3, 3, 3, 3)


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


# Sea Witch


@clause("AH-RULE-15", "AH-CARD-19")
def test_the_sea_witch_crosses_a_hole_that_cannot_be_explored_and_keeps_the_steps() -> None:
    p = Position(2).tile("swords_a", 0, 0, 2).tile("parrot_b", 3, 0, 3).tile("skull_a", 1, 2, 1)
    p.tile("compass_b", 3, 2, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 4, 3)
    p.dice("mollusk", 3, 3, 3)
    assert "2,1" not in p.play("mollusk").give("place 3 mollusk_sail_1").options
    game = p.crew("mollusk", "sea_witch").play("mollusk").give("place 3 mollusk_sail_1", "2,1")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "move.step"


@clause("AH-RULE-15", "AH-CARD-19")
def test_the_sea_witch_is_chosen_before_the_tile_is_drawn() -> None:
    p = sailing("parrot_b", 0, 1).crew("mollusk", "sea_witch")
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "-1,1")
    assert game.prompt == "crew.use"
    assert not game.told("region.drawn")
    game.give("no")
    assert game.prompt == "draw.region"
    wrapped = p.play("mollusk").give("place 3 mollusk_sail_1", "-1,1", "yes")
    assert not wrapped.told("region.drawn")
    assert wrapped.where("flagship_mollusk") == (1, 1)  # over the sandbar between sw and se
    assert wrapped.prompt == "move.step"


@clause("AH-RULE-15")
def test_the_sea_witchs_landing_space_is_entered_in_full() -> None:
    p = sailing("tree_b", 1, 0).crew("mollusk", "sea_witch").put("patrol", 0, 0)
    p.slot("mollusk", "mollusk_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "2,0", "yes")
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.prompt == "roll.battle"
    game.chance(6, 1).give("pass")
    assert game.prompt == "damage.take"
    game.give("mollusk_rally_1")
    assert game.player("mollusk").gold == 1  # it anchors on the Treasure


@clause("AH-RULE-15", "AH-RULE-69")
def test_the_sea_witch_may_be_used_when_a_current_carries_off() -> None:
    p = sailing("fish_b", 1, 1).crew("mollusk", "sea_witch")
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,1")
    assert game.prompt == "crew.use"
    game.give("yes")
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.prompt == "move.step"


# The push


def mystic_with_beakhead(region: str, target: tuple[int, int], own: tuple[int, int] = (1, 1)) -> Position:
    """Bluefin's Flagship on `target`, the Union in the same region with Mystic and Battering Beakhead."""
    p = Position(2).tile(region, 0, 0).put("flagship_mollusk", *own).put("flagship_bluefin", *target)
    return p.crew("mollusk", "mystic", "battering_beakhead").dice("mollusk", 3, 3, 3)


def hit(game: Play, target: str) -> Play:
    """The Mystic's own damage onto Rally, then one damage to the target, on its Bombard slot if it has one."""
    game.give("crew mystic", "mollusk_rally_1", target)
    return game.give("bluefin_bombard_1") if game.prompt == "damage.deal" else game


@clause("AH-RULE-16", "AH-CARD-05")
def test_the_pusher_chooses_among_covered_spaces_without_a_sandbar_between() -> None:
    p = mystic_with_beakhead("parrot_b", (0, 1)).crew("bluefin", "sea_witch")
    game = hit(p.play("mollusk"), "flagship_bluefin 0,1")
    assert (game.asked, game.prompt) == ("mollusk", "push.direction")
    assert game.options == ["north", "pass"]  # east is a sandbar, the rest off the map, Sea Witch or not
    game.give("north")
    assert game.where("flagship_bluefin") == (0, 0)


@clause("AH-RULE-16")
def test_a_push_may_be_left() -> None:
    game = hit(mystic_with_beakhead("compass_b", (0, 0)).play("mollusk"), "flagship_bluefin 0,0").give("pass")
    assert game.where("flagship_bluefin") == (0, 0)


@clause("AH-RULE-16")
def test_two_damage_at_once_are_one_push() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.crew("bluefin", "battering_beakhead").slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,0").chance(6, 1)
    game.give("bluefin_victory_two", "mollusk_rally_1", "mollusk_inspire_1")
    assert game.prompt == "push.direction"
    game.give("south")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.prompt == "patrol.place"  # no second push


@clause("AH-RULE-16")
def test_damage_that_finds_no_slot_pushes_nothing() -> None:
    p = mystic_with_beakhead("compass_b", (0, 0)).put("patrol", 0, 1)
    for slot in list(p.player("bluefin").slots):
        p.slot("bluefin", slot, DAMAGE)
    game = p.play("mollusk").give("crew mystic", "mollusk_rally_1")
    assert "flagship_bluefin 0,0" not in game.options
    fight = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 0, 0)
    fight.crew("mollusk", "battering_beakhead").slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 3, 3, 3)
    for slot in list(fight.player("bluefin").slots):
        fight.slot("bluefin", slot, DAMAGE)
    game = fight.play("mollusk").give("place 3 mollusk_sail_1", "1,0").chance(6, 1).give("mollusk_victory_gold")
    assert game.prompt == "turn.act"
    assert game.where("flagship_bluefin") == (1, 0)


@clause("AH-RULE-16")
def test_a_push_ignores_battle() -> None:
    p = mystic_with_beakhead("compass_b", (0, 0)).ship("plan_gunship", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 5).slot("mollusk", "mollusk_cannons_1", 5)
    game = hit(p.play("mollusk"), "flagship_bluefin 0,0").give("east")
    assert game.where("flagship_bluefin") == (1, 0)
    assert not game.told("battle.begins")


@clause("AH-RULE-16")
def test_wreckage_hurts_a_pushed_flagship_whose_owner_chooses_the_slot_and_no_new_push_follows() -> None:
    p = mystic_with_beakhead("tree_b", (1, 0))
    game = hit(p.play("mollusk"), "flagship_bluefin 1,0").give("west")
    assert (game.asked, game.prompt) == ("bluefin", "damage.take")
    game.give("bluefin_order_1")
    assert game.prompt == "turn.act"
    assert game.where("flagship_bluefin") == (0, 0)
    assert game.player("bluefin").gold == 0  # a push is not an anchoring: no Treasure


@clause("AH-RULE-16")
def test_a_push_into_a_harbour_with_treasure_gives_nothing() -> None:
    p = mystic_with_beakhead("parrot_b", (0, 0)).slot("bluefin", "bluefin_order_1", DAMAGE)
    game = hit(p.play("mollusk"), "flagship_bluefin 0,0").give("east")
    assert game.where("flagship_bluefin") == (1, 0)
    assert game.prompt == "turn.act"
    assert game.player("bluefin").gold == 0


@clause("AH-RULE-16")
def test_a_current_on_the_map_carries_a_pushed_figure_on() -> None:
    p = mystic_with_beakhead("parrot_a", (1, 0))
    game = hit(p.play("mollusk"), "flagship_bluefin 1,0").give("west")
    assert game.where("flagship_bluefin") == (0, 1)


@clause("AH-RULE-16", "AH-RULE-15")
@pytest.mark.parametrize("crew", [(), ("sea_witch",)])
def test_a_current_that_would_leave_the_map_is_ignored_by_a_push(crew: tuple[str, ...]) -> None:
    p = mystic_with_beakhead("fish_b", (0, 0), (1, 1)).crew("bluefin", *crew)
    game = hit(p.play("mollusk"), "flagship_bluefin 0,0").give("south")
    assert game.where("flagship_bluefin") == (0, 1)
    assert game.prompt == "turn.act"
    assert not game.told("region.drawn")


@clause("AH-RULE-16", "AH-CARD-23")
def test_the_owner_of_a_pushed_flagship_may_use_the_pilot() -> None:
    p = mystic_with_beakhead("tree_b", (1, 0)).crew("bluefin", "pilot")
    game = hit(p.play("mollusk"), "flagship_bluefin 1,0").give("west")
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert damaged(game, "bluefin") == ["bluefin_bombard_1"]


@clause("AH-RULE-16")
@pytest.mark.parametrize(
    ("region", "start", "push", "card"),
    [("parrot_a", (1, 0), "west", "sea_dog"), ("tree_a", (0, 0), "east", "barrelman")],
)
def test_the_owner_of_a_pushed_flagship_may_use_sea_dog_and_barrelman_on_the_map(
    region: str, start: tuple[int, int], push: str, card: str
) -> None:
    p = mystic_with_beakhead(region, start).crew("bluefin", card)
    game = hit(p.play("mollusk"), f"flagship_bluefin {start[0]},{start[1]}").give(push)
    assert (game.asked, game.prompt) == ("bluefin", "current.direction")
    assert len(game.options) == 3  # two directions on the map, or staying


@clause("AH-RULE-16")
def test_a_union_ship_that_is_damaged_and_still_there_is_pushed_too() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 1)
    p.ship("plan_gunship", 1, 0).crew("bluefin", "mystic", "battering_beakhead").dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("crew mystic", "bluefin_order_1", "gunship 1,0", "gunship_slot_1")
    assert game.prompt == "push.direction"
    game.give("west")
    assert game.where("gunship") == (0, 0)


@clause("AH-RULE-16")
def test_a_patrol_is_removed_and_not_pushed() -> None:
    game = hit(mystic_with_beakhead("compass_b", (0, 0)).put("patrol", 1, 0).play("mollusk"), "patrol 1,0")
    assert game.where("patrol") is None
    assert game.prompt == "turn.act"


# A push of the moving figure itself


@clause("AH-RULE-86", "AH-BLUE-01")
def test_a_push_by_the_defender_ends_the_movement_in_an_anchoring_without_harbour_and_treasure() -> None:
    p = Position(3).tile("parrot_b", 0, 0).put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 0)
    p.put("flagship_smuggler_red", 0, 0).crew("mollusk", "battering_beakhead")
    p.slot("bluefin", "bluefin_cannons_1", 1).slot("bluefin", "bluefin_order_1", DAMAGE).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "0,0", "flagship_mollusk").chance(1, 6)
    game.give("mollusk_victory_gold", "bluefin_bombard_1", "east")
    assert game.where("flagship_bluefin") == (1, 0)
    assert len(game.told("battle.begins")) == 1  # the Smuggler is not fought any more
    assert (game.asked, game.prompt) == ("bluefin", "patrol.place")
    game.give("yes")
    assert game.count("patrol", 1, 0) == 1
    assert game.prompt == "turn.act"
    assert game.player("bluefin").gold == 0


@clause("AH-RULE-86")
def test_a_push_by_the_defender_drops_the_terrain_of_the_space_that_was_entered() -> None:
    p = Position(2).tile("tree_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.crew("bluefin", "battering_beakhead").slot("bluefin", "bluefin_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0").chance(1, 6)
    game.give("bluefin_victory_two", "mollusk_rally_1", "mollusk_inspire_1", "east")
    assert game.where("flagship_mollusk") == (1, 0)
    assert damaged(game, "mollusk") == ["mollusk_inspire_1", "mollusk_rally_1"]  # none from Wreckage
    assert game.prompt == "turn.act"


@clause("AH-RULE-86", "AH-UNIO-23")
def test_a_sail_that_is_pushed_onto_an_island_brings_comrades_all_the_same() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 0, 0).ready(3)
    p.crew("bluefin", "battering_beakhead").slot("bluefin", "bluefin_cannons_1", 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0").chance(1, 6)
    game.give("bluefin_victory_gold", "mollusk_rally_1", "south")
    assert game.where("flagship_mollusk") == (1, 1)
    assert (game.asked, game.prompt) == ("mollusk", "choose.one")
    assert game.options == ["place_comrades", "gain_ready_comrades", "pass"]


# Trawler


@clause("AH-RULE-17", "AH-CARD-18")
def test_the_trawler_takes_treasure_on_the_way_and_where_it_anchors_but_not_twice() -> None:
    game = sailing("tree_b", 1, 0).crew("mollusk", "trawler").play("mollusk")
    game.give("place 3 trawler", "0,0")
    assert game.prompt == "damage.take"  # Wreckage before Treasure
    game.give("mollusk_rally_1")
    assert game.player("mollusk").gold == 1
    game.give("0,1", "mollusk_inspire_1")
    assert game.player("mollusk").gold == 2
    assert game.prompt == "turn.act"


@clause("AH-RULE-17")
def test_the_trawler_takes_each_treasure_once_in_an_action() -> None:
    # from the Treasure on (0,2) north onto the current, which carries back to it
    p = Position(2).tile("fish_b", 0, 0).tile("skull_b", 0, 2, 1).put("flagship_mollusk", 1, 2)
    p.put("flagship_bluefin", 1, 0).crew("mollusk", "trawler").dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 trawler", "0,2", "0,1")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-RULE-17", "AH-CARD-24")
def test_the_divers_extra_gold_counts_only_where_the_trawler_anchors() -> None:
    game = sailing("tree_b", 1, 0).crew("mollusk", "trawler", "diver").play("mollusk")
    game.give("place 3 trawler", "0,0", "mollusk_rally_1")
    assert game.player("mollusk").gold == 1
    game.give("0,1", "mollusk_inspire_1")
    assert game.player("mollusk").gold == 3  # the second print, and the Diver's where it anchors


@clause("AH-RULE-17")
def test_the_trawler_takes_treasure_that_a_current_brings_it_to() -> None:
    p = Position(2).tile("fish_b", 0, 0).tile("skull_b", 0, 2, 1).put("flagship_mollusk", 1, 1)
    p.put("flagship_bluefin", 1, 0).crew("mollusk", "trawler").dice("mollusk", 3, 3, 3)
    game = p.play("mollusk").give("place 3 trawler", "0,1")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.player("mollusk").gold == 1
    game.give("1,2")
    assert game.player("mollusk").gold == 1


@clause("AH-RULE-17")
def test_the_trawler_takes_no_treasure_of_a_space_from_which_a_battle_drove_it() -> None:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0)
    p.crew("mollusk", "trawler").crew("bluefin", "battering_beakhead").slot("bluefin", "bluefin_cannons_1", 1)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk").give("place 3 trawler", "1,0").chance(1, 6)
    game.give("bluefin_victory_gold", "mollusk_rally_1", "south")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.player("mollusk").gold == 0
    assert game.prompt == "turn.act"


# Patrols moved by Order and Convincing Official


@clause("AH-RULE-18")
def test_one_patrol_finishes_before_the_next_is_moved() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 0)
    p.put("patrol", 0, 0).put("patrol", 1, 1).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")
    assert game.prompt == "roll.battle"
    game.chance(6, 1).give("pass")
    assert game.prompt == "patrol.pick"
    assert game.options == ["1,1", "pass"]


def official(region: str, *patrols: tuple[int, int]) -> Position:
    """The Union's Convincing Official and some Patrols of Bluefin; everybody's cannons are loaded."""
    p = Position(2).tile(region, 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 1, 0)
    for cell in patrols:
        p.put("patrol", *cell)
    p.slot("bluefin", "bluefin_cannons_1", 5).slot("mollusk", "mollusk_cannons_1", 5)
    return p.crew("mollusk", "convincing_official_a").dice("mollusk", 3, 3, 3)


@clause("AH-RULE-18", "AH-CARD-26")
def test_the_officials_patrol_ignores_battle_and_keeps_its_second_step() -> None:
    game = official("compass_b", (0, 0)).play("mollusk").give("place 3 convincing_official_a", "0,0", "1,0")
    assert not game.told("battle.begins")
    assert (game.asked, game.prompt) == ("mollusk", "move.step")
    game.give("0,0")
    assert game.count("patrol", 0, 0) == 1


@clause("AH-RULE-18")
def test_the_officials_patrol_is_hurt_by_wreckage() -> None:
    game = official("tree_b", (1, 0)).play("mollusk").give("place 3 convincing_official_a", "1,0", "0,0")
    assert game.where("patrol") is None
    assert game.prompt == "turn.act"


@clause("AH-RULE-18")
def test_the_officials_patrol_is_carried_by_currents() -> None:
    game = official("parrot_a", (1, 0)).play("mollusk").give("place 3 convincing_official_a", "1,0", "0,0")
    assert game.count("patrol", 0, 1) == 1
    assert game.prompt == "move.step"


@clause("AH-RULE-18", "AH-RULE-03")
def test_the_officials_patrol_explores_by_the_choice_of_the_cards_owner_and_stops() -> None:
    game = official("compass_b", (0, 1), (0, 0)).play("mollusk")
    game.give("place 3 convincing_official_a", "0,1", "-1,1").chance("fish_a")
    assert (game.asked, game.prompt) == ("mollusk", "explore.lay")
    game.give("-2,0 r0")
    assert game.count("patrol", -1, 1) == 1
    assert game.prompt == "patrol.pick"
    assert "0,0" in game.options
