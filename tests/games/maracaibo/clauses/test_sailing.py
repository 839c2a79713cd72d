"""Phase A: sailing. (MA-SAIL)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

LONG = "p01 p02 p05 p06 p07 p08 p09"


def village_actions(place: str, route: str, *improvements: str, legacy: str = "") -> int:
    """How many village actions a main action has after this movement."""
    position = Position(2).ship(0, place).unlocked(0, *improvements).hand(0)
    if legacy:
        position.legacy(legacy)
    game = position.play(0)
    game.give(route, "village")
    return int(game.told("village.begins")[0].args[1])


@clause("MA-SAIL-01", "MA-SAIL-02", "MA-SAIL-03")
def test_one_to_seven_steps_along_the_arrows() -> None:
    game = Position(2).ship(0, "p00").play(0)
    lower = ["p01", "p01 p02", "p01 p02 p05", "p01 p02 p05 p06", "p01 p02 p05 p06 p07", "p01 p02 p05 p06 p07 p08", LONG]
    upper = ["p01 p02 p03", "p01 p02 p03 p04", "p01 p02 p03 p04 p06", "p01 p02 p03 p04 p06 p07"]
    assert sorted(game.options) == sorted([*lower, *upper, "p01 p02 p03 p04 p06 p07 p08"])


@clause("MA-SAIL-01")
def test_a_ship_cannot_stay_where_it_is_and_unused_points_lapse() -> None:
    game = Position(2).ship(0, "p06").hand(0).play(0)
    assert "pass" not in game.options
    assert all(key.startswith("p07") for key in game.options)
    game.give("p07")
    assert game.state.sailed == 1
    game.give("village", "va_coin")
    assert game.state.phase == "draw", "one point, one village action, and no more sailing"
    assert game.where(0) == "p07"


@clause("MA-SAIL-03")
def test_no_arrow_leads_back() -> None:
    ahead = "p07"
    position = Position(2).ship(0, "p06")
    game = position.play(0)
    assert {key.split()[0] for key in game.options} == {ahead}
    assert not [key for key in game.options if set(key.split()) & {"p00", "p01", "p02", "p03", "p04", "p05", "p06"}]


@clause("MA-SAIL-03")
def test_the_ship_takes_the_way_that_was_chosen_at_the_fork() -> None:
    game = Position(2).ship(0, "p02").hand(0).play(0)
    assert {"p03 p04 p06", "p05 p06"} <= set(game.options)
    game.give("p05 p06")
    assert (game.where(0), game.state.sailed) == ("p06", 2)
    assert game.player(0).reached == [PLACE[place] for place in ("p02", "p05", "p06")]


@clause("MA-SAIL-04")
def test_any_number_of_ships_may_be_at_one_place() -> None:
    position = Position(4).ship(0, "p06").ship(1, "p08").ship(2, "p08").ship(3, "p08").hand(0)
    game = position.play(0)
    game.give("p07 p08")
    assert [game.where(seat) for seat in range(4)] == ["p08"] * 4
    assert game.prompt == "village.act"


@clause("MA-SAIL-05", "MA-HOME-01", "MA-MAIN-06")
def test_the_movement_ends_at_a_red_hand_whatever_points_are_left() -> None:
    game = Position(2).ship(0, "p17").hand(0).play(0)
    assert game.options == ["p18", "p18 p19", "p18 p19 p20"]
    game.give("p18 p19 p20")
    assert game.state.sailed == 3


@clause("MA-SAIL-05")
def test_places_without_a_red_hand_may_be_passed_as_long_as_points_are_left() -> None:
    game = Position(2).ship(0, "p12").play(0)
    assert "p14 p15 p16 p17 p18 p19 p20" in game.options
    game = Position(2).ship(0, "p11").play(0)
    assert "p12 p14 p15 p16 p17 p18 p19" in game.options
    assert not [key for key in game.options if "p20" in key and "p14" in key]


@clause("MA-SAIL-06", "MA-EX-21")
def test_the_points_spent_count_and_not_the_places_passed() -> None:
    route = "p12 p13 p17"
    assert village_actions("p11", route) == 1
    assert village_actions("p11", route, legacy="l08") == 2
    assert village_actions("p11", route, "village_speed", legacy="l08") == 3
    game = Position(2).ship(0, "p11").legacy("l08").hand(0).play(0)
    game.give(route)
    assert game.state.sailed == 5


@clause("MA-EX-35", "MA-MAIN-05", "MA-VILL-01")
@pytest.mark.parametrize(
    ("route", "number"),
    [
        ("p01 p02 p03", 1),
        ("p01 p02 p05 p06", 2),
        ("p01 p02 p05 p06 p07 p08", 2),
        (LONG, 3),
    ],
)
def test_village_actions_by_movement(route: str, number: int) -> None:
    assert village_actions("p00", route) == number


@clause("MA-EX-35", "MA-SHIP-02")
@pytest.mark.parametrize(
    ("route", "number"),
    [("p01", 1), ("p01 p02", 2), ("p01 p02 p05 p06", 2), ("p01 p02 p05 p06 p07", 3)],
)
def test_village_actions_by_movement_with_the_fast_landing(route: str, number: int) -> None:
    assert village_actions("p00", route, "village_speed") == number


@clause("MA-MAIN-05")
def test_after_the_last_village_action_the_main_action_is_over() -> None:
    game = Position(2).ship(0, "p00").hand(0).having(0, doubloons=0).play(0)
    game.give(LONG, "village", "va_coin", "va_coin", "va_coin")
    assert game.player(0).doubloons == 3
    assert game.state.phase == "draw"


@clause("MA-SAIL-07", "MA-MAP-08")
def test_nobody_stops_in_havana() -> None:
    for place in ("p00", "p19"):
        game = Position(2).ship(0, place).play(0)
        assert not [key for key in game.options if "p00" in key]


@clause("MA-SAIL-08", "MA-LEG-03", "MA-SAIL-02")
def test_a_dear_step_needs_its_whole_cost() -> None:
    """From 3 the arrow from 8 to 9 comes after five steps: two points are left and it costs three."""
    cheap = Position(2).ship(0, "p03").play(0)
    dear = Position(2).ship(0, "p03").legacy("l18").play(0)
    route = "p04 p06 p07 p08"
    assert f"{route} p09" in cheap.options and f"{route} p09 p10 p11" in cheap.options
    assert f"{route} p09" in dear.options, "four and three are seven"
    assert f"{route} p09 p10" not in dear.options
    later = Position(2).ship(0, "p02").legacy("l18").play(0)
    assert "p03 p04 p06 p07 p08" in later.options
    assert not [key for key in later.options if key.startswith("p03") and "p09" in key]


@clause("MA-SAIL-08")
def test_a_dear_step_uses_its_full_cost() -> None:
    game = Position(2).ship(0, "p08").legacy("l18").hand(0).play(0)
    assert "p09 p10 p11 p12 p13" in game.options
    assert not [key for key in game.options if len(key.split()) > 5]
    game.give("p09 p10 p11 p12 p13")
    assert game.state.sailed == 7


@clause("MA-SAIL-08", "MA-SAIL-02")
def test_several_dear_steps_in_one_movement() -> None:
    position = Position(2).ship(0, "p08").explorer(0, "e04").legacy("l04", "l18").hand(0)
    game = position.play(0)
    assert "p09 p09a" in game.options
    assert "p09 p09a p10" not in game.options
    game.give("p09 p09a")
    assert game.state.sailed == 6


def sailed(game: Play, route: str) -> int:
    game.give(route)
    return game.state.sailed


@clause("MA-SAIL-06")
def test_every_plain_step_costs_one_point() -> None:
    parts = LONG.split()
    for length in range(1, 8):
        route = " ".join(parts[:length])
        assert sailed(Position(2).ship(0, "p00").hand(0).play(0), route) == length
