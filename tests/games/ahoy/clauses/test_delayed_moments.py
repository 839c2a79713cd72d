"""Moments that come later than they were due: what is offered then must still be there and still do something.

A Smuggler's victory move leads from one battle into another, so that what else the first victory started waits until
the second battle is over. skull_b has no Fog, Wreckage or current on the east side, where the battles are.
(AH-RULE-13, -70, -87)
"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

RED = "smuggler_red"


def two_battles(*crew: str) -> Position:
    """A loaded Smuggler with this Crew on (0,0), Bluefin with the Sailor on (1,0), the Union with the Pilot on (1,1)"""
    p = Position(3).tile("skull_b", 0, 0).tile("compass_b", 10, 10).put("flagship_smuggler_red", 0, 0)
    p.put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    p.crew(RED, *crew).crew("bluefin", "sailor").crew("mollusk", "pilot")
    return p.slot(RED, "smuggler_red_cannons_1", 1).dice(RED, 6, 6, 6)


def win_and_move_on(p: Position) -> Play:
    """The Smuggler beats Bluefin, takes damage and move first of all, and is in battle with the Union."""
    game = p.play(RED).give("place 6 smuggler_red_sail_1", "1,0").chance(6, 1)
    assert game.prompt == "moment.next"
    game.give("victory", "smuggler_victory_move", "bluefin_order_1", "1,1")
    assert game.prompt == "roll.battle"
    return game


@clause("AH-RULE-87", "AH-CARD-03")
def test_a_buccaneer_spent_in_a_battle_inside_the_battle_is_not_offered_again() -> None:
    game = win_and_move_on(two_battles("buccaneer")).chance(6, 1)
    game.give("buccaneer", "pass")
    assert game.player("mollusk").crew == []
    assert (game.prompt, game.player(RED).crew) == ("turn.act", [])
    assert game.player("bluefin").crew == ["sailor"]
    assert game.state.box == ["buccaneer", "pilot"]


@clause("AH-RULE-87", "AH-CARD-03")
def test_a_buccaneer_kept_in_the_inner_battle_is_offered_for_the_outer_one() -> None:
    game = win_and_move_on(two_battles("buccaneer")).chance(1, 6).give("pass")
    assert (game.asked, game.prompt) == (RED, "crew.use")
    game.give("yes")
    assert game.player("bluefin").crew == []
    assert game.prompt == "turn.act"


@clause("AH-RULE-87")
def test_what_is_gone_is_no_more_among_the_moments_to_order() -> None:
    game = win_and_move_on(two_battles("buccaneer", "cutpurse")).chance(6, 1)
    assert game.options == ["victory", "buccaneer", "cutpurse", "pass"]
    game.give("buccaneer", "cutpurse", "pass")
    assert game.prompt == "turn.act"  # the outer Cutpurse is all that is left: nothing to order
    assert game.player(RED).gold == 4


@clause("AH-RULE-87", "AH-CARD-07")
def test_crew_that_was_lost_in_the_meantime_does_nothing_any_more() -> None:
    p = two_battles("cutpurse").crew("mollusk", "buccaneer")
    game = win_and_move_on(p).chance(1, 6)
    assert game.asked == RED  # the active player orders what the Union's victory starts
    game.give("buccaneer")
    assert (game.asked, game.prompt) == ("mollusk", "crew.use")
    game.give("yes", "pass")
    assert game.player(RED).crew == []
    assert (game.prompt, game.player(RED).gold) == ("turn.act", 0)


@clause("AH-RULE-87", "AH-RULE-61")
def test_gold_that_comes_into_the_supply_meanwhile_can_be_gained() -> None:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_bluefin", 1, 0).crew("bluefin", "merchant")
    p.put("flagship_mollusk", 1, 1).dice("bluefin", 4, 4).gold("mollusk", 18).gold("bluefin", 2)
    game = p.play("bluefin").give("place 4 bluefin_sail_1", "0,0", "pass")
    assert game.state.gold == 0
    assert game.options == ["harbor", "bluefin_sail", "pass"]  # the Merchant would get nothing yet
    game.give("harbor", "relocate_die", "bluefin_sail_1 bluefin_cannons_1")
    assert (game.prompt, game.player("bluefin").gold, game.state.gold) == ("patrol.place", 2, 0)


@clause("AH-RULE-13", "AH-BLUE-01")
def test_a_patrol_comes_to_the_space_that_was_anchored_in_wherever_the_flagship_is_by_then() -> None:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_bluefin", 1, 0).crew("bluefin", "gunners_mate")
    p.put("flagship_mollusk", 0, 1).crew("mollusk", "battering_beakhead").dice("bluefin", 5, 5)
    game = p.play("bluefin").give("place 5 bluefin_sail_1", "0,0", "pass")
    game.give("harbor", "relocate_die", "0,1", "hold").chance(1, 6)
    game.give("mollusk_victory_gold", "bluefin_order_1", "east")
    assert game.where("flagship_bluefin") == (1, 0)
    assert (game.asked, game.prompt) == ("bluefin", "patrol.place")
    game.give("yes")
    assert game.where("patrol") == (0, 0)
