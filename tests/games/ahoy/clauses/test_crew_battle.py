"""Crew cards that work in battle, when a battle is won, or when somebody is damaged. (AH-CARD)

The battles are on compass_b at (0,0): the attacker sails from (0,0) to (1,0). A Cannons die that shows 1 is loaded
but cannot be turned down, so nobody is asked about firing.
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import BOARD_SLOTS
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

LOADED = {"bluefin": "bluefin_cannons_1", "mollusk": "mollusk_cannons_1", "smuggler_red": "smuggler_red_cannons_1"}
SAIL = {"bluefin": "bluefin_sail_1", "mollusk": "mollusk_sail_1", "smuggler_red": "smuggler_red_sail_1"}


def arena(players: int = 2) -> Position:
    """The battle's tile, and one far away where the Flagships are that a test is not about."""
    return Position(players).tile("tree_a", 40, 40).tile("compass_b", 0, 0)


def attack(p: Position, attacker: str = "bluefin") -> Play:
    """The attacker's Flagship sails from (0,0) into whatever is on (1,0)."""
    p.put(f"flagship_{attacker}", 0, 0).slot(attacker, LOADED[attacker], 1).dice(attacker, 1, 2, 3, 4)
    return p.play(attacker).give(f"place 1 {SAIL[attacker]}", "1,0")


def order(p: Position) -> Play:
    """A loaded Patrol goes from (0,0) to (1,0); the Bluefin Flagship is far away."""
    p.put("patrol", 0, 0).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3)
    return p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "1,0")


def tokens(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


def totals(game: Play) -> list[tuple[int | str, ...]]:
    """Attack and defence of every battle so far."""
    return [event.args[2:] for event in game.told("battle.won")]


# Buccaneer


@clause("AH-CARD-03")
def test_the_buccaneer_takes_two_crew_of_the_loser_with_it() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("bluefin", "buccaneer").crew("mollusk", "elder", "pilot", "diver")
    game = attack(p).chance(6, 1)
    assert game.options == ["victory", "buccaneer", "pass"]
    game.give("buccaneer")
    assert (game.asked, game.prompt, game.options) == ("bluefin", "crew.return", ["elder", "pilot", "diver"])
    game.give("diver", "elder")
    assert game.player("mollusk").crew == ["pilot"]
    assert game.player("bluefin").crew == []
    assert game.state.box == ["buccaneer", "diver", "elder"]
    assert game.prompt == "battle.victory"  # besides the victory option


@clause("AH-CARD-03")
def test_the_buccaneer_may_stay() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("bluefin", "buccaneer").crew("mollusk", "elder")
    game = attack(p).chance(6, 1).give("victory", "pass")
    assert game.prompt == "crew.use"
    game.give("no")
    assert game.player("bluefin").crew == ["buccaneer"]
    assert game.player("mollusk").crew == ["elder"]


@clause("AH-RULE-36")
def test_the_buccaneer_returns_one_crew_where_there_is_but_one() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("bluefin", "buccaneer").crew("mollusk", "elder")
    game = attack(p).chance(6, 1).give("buccaneer")
    assert game.state.box == ["buccaneer", "elder"]
    assert game.player("mollusk").crew == []


@clause("AH-RULE-36")
def test_the_buccaneer_needs_crew_to_return() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "buccaneer")).chance(6, 1)
    assert game.prompt == "battle.victory"
    game.give("pass")
    assert game.player("bluefin").crew == ["buccaneer"]


@clause("AH-CARD-03", "AH-RULE-64")
def test_the_buccaneer_works_for_a_winning_defender_by_its_own_choice() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("mollusk", "buccaneer").crew("bluefin", "elder")
    game = attack(p).chance(1, 6)
    assert (game.asked, game.options) == ("bluefin", ["victory", "buccaneer"])  # the active player only orders
    game.give("buccaneer")
    assert (game.asked, game.prompt) == ("mollusk", "crew.use")
    game.give("yes")
    assert game.player("bluefin").crew == []


@clause("AH-CARD-03", "AH-CARD-07")
def test_any_figure_can_win_for_buccaneer_and_cutpurse() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("bluefin", "buccaneer", "cutpurse").crew("mollusk", "elder")
    game = order(p).chance(6, 1).give("buccaneer", "cutpurse")
    assert game.player("bluefin").gold == 2
    assert game.player("mollusk").crew == []


# Cutpurse, Fighters, Gunner


@clause("AH-CARD-07", "AH-RULE-64")
def test_the_cutpurse_brings_two_gold_for_every_battle_won() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("mollusk", "cutpurse").gold("bluefin", 1))
    supply = game.state.gold
    game.chance(1, 6).give("cutpurse", "pass")
    assert game.player("mollusk").gold == 2
    assert game.player("bluefin").gold == 1
    assert game.state.gold == supply - 2


@clause("AH-CARD-07")
def test_a_lost_battle_brings_the_cutpurse_nothing() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "cutpurse")).chance(1, 6).give("pass")
    assert game.player("bluefin").gold == 0


@clause("AH-CARD-09", "AH-RULE-64")
def test_fighters_add_one_in_any_battle() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("mollusk", "fighters")).chance(4, 4)
    assert totals(game) == [(4, 5)]
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")
    game = order(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "fighters")).chance(3, 4)
    assert totals(game) == [(4, 4)]  # with a Patrol too
    assert (game.asked, game.prompt) == ("bluefin", "battle.victory")


@clause("AH-CARD-10")
def test_the_gunner_deals_one_damage_more_when_the_flagship_wins() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "gunner")).chance(6, 1)
    game.give("bluefin_victory_gold", "mollusk_sail_1", "mollusk_rally_1")
    assert tokens(game, "mollusk") == ["mollusk_sail_1", "mollusk_rally_1"]
    assert game.prompt == "patrol.place"


@clause("AH-CARD-10")
def test_the_gunner_does_nothing_for_a_patrol() -> None:
    game = order(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "gunner")).chance(6, 1)
    game.give("bluefin_victory_gold", "mollusk_sail_1")
    assert tokens(game, "mollusk") == ["mollusk_sail_1"]
    assert game.prompt == "turn.act"


# Emissary


@clause("AH-CARD-06")
def test_the_emissary_buys_a_battle_off_for_a_gold_to_the_defender() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "emissary").gold("bluefin", 1))
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert game.player("bluefin").gold == 0
    assert game.player("mollusk").gold == 1
    assert not game.told("battle.rolled")
    assert game.prompt == "move.step"


@clause("AH-CARD-06")
def test_the_emissary_may_wait_and_needs_gold() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "emissary").gold("bluefin", 1)).give("no")
    assert game.prompt == "roll.battle"
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "emissary"))
    assert game.prompt == "roll.battle"


@clause("AH-CARD-06")
def test_the_emissary_does_not_work_for_the_defender() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("mollusk", "emissary").gold("mollusk", 3))
    assert game.prompt == "roll.battle"


@clause("AH-CARD-06", "AH-RULE-64")
def test_the_emissary_does_not_work_for_an_attacker_on_another_players_turn() -> None:
    p = arena(3).put("flagship_smuggler_red", 1, 0).put("patrol", 0, 0).crew("smuggler_red", "emissary")
    game = attack(p.gold("smuggler_red", 3)).chance(1, 6).give("smuggler_victory_move", "bluefin_deploy_1", "0,0")
    assert game.told("battle.begins")[-1].args[:2] == ("flagship_smuggler_red", "patrol")
    assert game.prompt == "roll.battle"


# Grogmaster


@clause("AH-CARD-12")
def test_the_grogmaster_takes_damage_to_roll_again_once() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "grogmaster")).chance(1, 4)
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert game.prompt == "damage.take"
    game.give("bluefin_order_1")
    assert game.prompt == "roll.battle"
    game.chance(3)
    assert tokens(game, "bluefin") == ["bluefin_order_1"]
    assert totals(game) == [(3, 4)]  # the new roll counts, and there is no second one


@clause("AH-CARD-12", "AH-RULE-64")
def test_the_grogmaster_works_for_a_defending_flagship() -> None:
    game = attack(arena().put("flagship_mollusk", 1, 0).crew("mollusk", "grogmaster")).chance(4, 1)
    assert (game.asked, game.prompt) == ("mollusk", "crew.use")
    game.give("yes", "mollusk_rally_1").chance(5)
    assert totals(game) == [(4, 5)]


@clause("AH-CARD-12")
def test_the_grogmaster_is_on_the_flagship_only() -> None:
    game = order(arena().put("flagship_mollusk", 1, 0).crew("bluefin", "grogmaster")).chance(1, 4)
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")


@clause("AH-CARD-12")
def test_the_grogmasters_damage_must_find_a_slot() -> None:
    p = arena().put("flagship_bluefin", 1, 0).crew("bluefin", "grogmaster")
    for slot in BOARD_SLOTS["bluefin"]:
        p.slot("bluefin", slot, DAMAGE)
    game = attack(p.slot("bluefin", "bluefin_repair_1", 0), "mollusk").chance(6, 1)
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")


@clause("AH-CARD-12", "AH-PLAN-04", "AH-RULE-77")
def test_with_two_dice_the_grogmaster_rolls_both_again() -> None:
    p = arena().put("flagship_bluefin", 1, 0).crew("mollusk", "grogmaster").plans("secret_weapon")
    game = attack(p, "mollusk").give("secret_weapon").chance(1, 1, 6)
    game.give("yes", "mollusk_rally_1").chance(4, 3)
    assert totals(game) == [(7, 6)]


# Gunner's Mate


def mate() -> Position:
    """The Union's Flagship with the Gunner's Mate on (0,0); (2,0) is in another region."""
    p = arena().tile("compass_a", 2, 0).put("flagship_mollusk", 0, 0).crew("mollusk", "gunners_mate")
    return p.put("patrol", 2, 0).dice("mollusk", 1, 1)


@clause("AH-CARD-11")
def test_the_gunners_mate_fights_a_space_of_the_region_when_a_die_comes_onto_cannons() -> None:
    game = mate().put("patrol", 1, 0).put("flagship_bluefin", 1, 1).play("mollusk")
    game.give("place 1 mollusk_cannons_1")
    assert game.options == ["1,0", "1,1", "pass"]
    game.give("1,0").chance(6, 1).give("mollusk_victory_gold")
    assert game.count("patrol", 1, 0) == 0
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.prompt == "turn.act"


@clause("AH-CARD-11")
def test_the_gunners_mate_may_keep_still() -> None:
    game = mate().put("patrol", 1, 0).play("mollusk").give("place 1 mollusk_cannons_1", "pass")
    assert not game.told("battle.begins")
    assert game.prompt == "turn.act"


@clause("AH-CARD-11")
def test_the_gunners_mate_works_for_a_die_from_a_harbour() -> None:
    p = arena().tile("skull_b", 2, 0).put("flagship_mollusk", 1, 0).put("patrol", 3, 0)
    game = p.crew("mollusk", "gunners_mate").dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_sail_1", "2,0", "pass", "relocate_die")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 1
    assert (game.prompt, game.options) == ("battle.space", ["3,0", "pass"])
    game.give("3,0").chance(6, 1)
    assert game.prompt == "battle.victory"


@clause("AH-CARD-11")
def test_the_gunners_mate_starts_no_battle_in_fog() -> None:
    p = Position(2).tile("tree_a", 40, 40).tile("fish_a", 0, 0).put("flagship_mollusk", 0, 1).put("patrol", 0, 0)
    game = p.crew("mollusk", "gunners_mate").dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_cannons_1")
    assert game.prompt == "turn.act"
    assert not game.told("battle.begins")


# Battering Beakhead


def beakhead(p: Position) -> Play:
    """Bluefin with the Battering Beakhead wins against what is on (1,0) and deals 1 damage."""
    return attack(p.crew("bluefin", "battering_beakhead")).chance(6, 1).give("bluefin_victory_gold")


@clause("AH-CARD-05")
def test_the_beakhead_pushes_a_damaged_flagship_one_space_on_the_map() -> None:
    game = beakhead(arena().put("flagship_mollusk", 1, 0)).give("mollusk_rally_1")
    assert (game.asked, game.prompt) == ("bluefin", "push.direction")
    assert game.options == ["south", "west", "pass"]  # north and east are off the map
    game.give("south")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.where("flagship_bluefin") == (1, 0)


@clause("AH-CARD-05")
def test_the_beakhead_may_leave_the_figure_where_it_is() -> None:
    game = beakhead(arena().put("flagship_mollusk", 1, 0)).give("mollusk_rally_1", "pass")
    assert game.where("flagship_mollusk") == (1, 0)


@clause("AH-CARD-05")
def test_the_beakhead_pushes_union_ships_too_but_nothing_that_is_removed_or_undamaged() -> None:
    game = beakhead(arena().ship("plan_gunship", 1, 0)).give("gunship_slot_1", "west")
    assert game.where("gunship") == (0, 0)
    game = beakhead(arena().ship("plan_cutter", 1, 0))
    assert game.where("cutter") is None
    assert game.prompt == "patrol.place"
    game = beakhead(arena().ship("plan_cutter", 1, 0).slot("mollusk", "cutter_slot_1", 5))
    assert game.where("cutter") == (1, 0)
    assert game.prompt == "patrol.place"


@clause("AH-CARD-05")
def test_a_push_ignores_battle_harbour_and_treasure() -> None:
    p = Position(2).tile("tree_a", 40, 40).tile("skull_b", 0, 0).put("flagship_mollusk", 1, 0).put("stronghold", 0, 0)
    p.slot("mollusk", "mollusk_cannons_1", 1).tile("compass_b", 2, 0).put("flagship_bluefin", 2, 0)
    p.crew("bluefin", "battering_beakhead").dice("bluefin", 1, 1)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(6, 1)
    game.give("bluefin_victory_gold", "mollusk_rally_1", "west")
    assert game.where("flagship_mollusk") == (0, 0)
    assert len(game.told("battle.begins")) == 1
    assert game.asked == "bluefin"  # no Harbour for the Union


@clause("AH-CARD-05")
def test_a_pushed_flagship_takes_no_treasure() -> None:
    p = Position(2).tile("tree_a", 40, 40).tile("skull_b", 0, 0).put("flagship_mollusk", 0, 0)
    p.tile("compass_b", -2, 0).put("flagship_bluefin", -1, 0).slot("bluefin", "bluefin_cannons_1", 1)
    game = p.crew("bluefin", "battering_beakhead").dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "0,0").chance(6, 1).give("bluefin_victory_gold", "mollusk_rally_1", "south")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.player("mollusk").gold == 0
    assert game.asked == "bluefin"


@clause("AH-CARD-05")
@pytest.mark.parametrize(("below", "place"), [("", (0, 1)), ("skull_b", (0, 2))])
def test_a_pushed_figure_ignores_a_current_off_the_map_and_only_that(below: str, place: tuple[int, int]) -> None:
    p = Position(2).tile("tree_a", 40, 40).tile("fish_b", 0, 0).put("flagship_mollusk", 1, 1)
    if below:
        p.tile(below, 0, 2)
    p.put("flagship_bluefin", 1, 0).slot("bluefin", "bluefin_cannons_1", 1).crew("bluefin", "battering_beakhead")
    game = p.dice("bluefin", 1, 1).play("bluefin").give("place 1 bluefin_sail_1", "1,1").chance(6, 1)
    game.give("bluefin_victory_gold", "mollusk_rally_1", "west")
    assert game.where("flagship_mollusk") == place
    assert game.prompt == "patrol.place"  # nothing is explored


@clause("AH-CARD-05", "AH-CARD-14")
def test_the_beakhead_follows_any_damage_that_is_dealt() -> None:
    p = arena().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    game = p.crew("bluefin", "battering_beakhead", "mystic").dice("bluefin", 1, 1).play("bluefin")
    game.give("crew mystic", "bluefin_order_1", "flagship_mollusk 1,0", "mollusk_rally_1")
    assert (game.asked, game.prompt) == ("bluefin", "push.direction")


@clause("AH-CARD-05")
def test_the_beakhead_pushes_enemies_only() -> None:
    p = arena().put("flagship_bluefin", 0, 0).crew("bluefin", "battering_beakhead", "mystic").dice("bluefin", 1, 1)
    game = p.play("bluefin").give("crew mystic", "bluefin_order_1", "bluefin_deploy_1")  # nobody else is there
    assert tokens(game, "bluefin") == ["bluefin_order_1", "bluefin_deploy_1"]
    assert game.prompt == "turn.act"


@clause("AH-CARD-05", "AH-RULE-64")
def test_the_beakhead_works_for_a_winning_defender() -> None:
    p = arena().put("flagship_mollusk", 1, 0).crew("mollusk", "battering_beakhead")
    game = attack(p).chance(1, 6).give("mollusk_victory_gold", "bluefin_order_1")
    assert (game.asked, game.prompt) == ("mollusk", "push.direction")
    game.give("south")
    assert game.where("flagship_bluefin") == (1, 1)
