"""The home places. (MA-HOME)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.state import PLACES_VP
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

FULL = ["a_peddler_1", "a_peddler_2", "a_sailor_1", "a_sailor_2"]
OPEN = ["a_builder_1", "a_builder_2", "a_healer_1", "a_healer_2"]


END_OF = {"p20": "p21a", "p21b": "p22"}
"""Where a ship comes to from there."""


def sails_from(place: str, round: int) -> Play:
    """Seat 0 sails on from there; the hand is full, nothing can be planned or drawn."""
    position = Position(2).round(round).ship(0, place).ship(1, "p06").hand(0, *FULL).display(*OPEN)
    return position.planned(0, "a_envoy_1", "a_envoy_2", "a_planter_1").play(0)


@clause("MA-HOME-01", "MA-MAP-05")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_the_first_three_rounds_20_and_21a_are_stops_one_by_one(number: int) -> None:
    game = sails_from("p19", number)
    assert game.where(0) == "p20", "no other way, and no further"
    game = sails_from("p20", number)
    assert game.where(0) == "p21a"


@clause("MA-HOME-01")
def test_in_the_last_round_20_21b_and_22_are_stops_one_by_one() -> None:
    assert sails_from("p19", 4).where(0) == "p20"
    assert sails_from("p20", 4).where(0) == "p21b"
    assert sails_from("p21b", 4).where(0) == "p22"


@clause("MA-HOME-02")
def test_place_20_gives_a_combat_or_two_fields_of_exploring() -> None:
    game = Position(2).ship(0, "p20").hand(0).play(0, "main")
    game.give("city", "option 0")
    assert game.prompt == "draw.token", "whoever picks the combat is not asked again whether to fight"
    game = Position(2).ship(0, "p20").hand(0).play(0, "main")
    game.give("city", "option 1")
    assert game.options == ["e01", "e02", "pass"]
    game.give("e02")
    assert game.state.phase == "draw", "one of the two, not both"


@clause("MA-HOME-03")
@pytest.mark.parametrize(("place", "number"), [("p21a", 1), ("p21a", 3), ("p21b", 4)])
def test_place_21_gives_three_vp_as_the_main_action(place: str, number: int) -> None:
    game = Position(2).round(number).ship(0, place).hand(0).having(0, vp=0).play(0, "main")
    game.give("city")
    assert game.player(0).vp == 3
    assert game.player(0).vp_from[PLACES_VP] == 3


@clause("MA-HOME-03", "MA-MAIN-02")
def test_at_21_nothing_is_gained_without_the_main_action() -> None:
    game = Position(2).round(1).ship(0, "p21a").with_a_dear_quest("p21a").hand(0).having(0, vp=0).play(0, "main")
    game.give("pass")
    assert game.player(0).vp == 0


@clause("MA-HOME-03")
def test_21b_triggers_no_scoring() -> None:
    game = sails_from("p20", 4)
    game.give("city")
    assert (game.asked, game.prompt) == ("1", "sail.to")


@clause("MA-HOME-04")
def test_reaching_21a_triggers_the_interim_scoring_after_phase_c() -> None:
    position = Position(2).round(3).ship(0, "p20").ship(1, "p06").hand(0, *FULL[:3]).display(*OPEN)
    game = position.planned(0, "a_envoy_1", "a_envoy_2", "a_planter_1").play(0)
    game.give("city")
    assert game.prompt == "draw.from", "phase C comes first"
    game.give("display a_builder_1")
    game.chance("a_navigator_1")
    assert (game.state.phase, game.prompt, game.asked) == ("interim_choice", "scoring.choice", "0")


@clause("MA-HOME-05")
def test_place_22_gives_five_vp_and_triggers_the_final_scoring_after_phase_c() -> None:
    position = Position(2).round(4).ship(0, "p21b").ship(1, "p06").hand(0, *FULL[:3]).display(*OPEN)
    game = position.planned(0, "a_envoy_1", "a_envoy_2", "a_planter_1").having(0, vp=0).play(0)
    game.give("city")
    assert game.player(0).vp == 5
    assert game.prompt == "draw.from"
    game.give("display a_builder_1")
    game.chance("a_navigator_1")
    assert (game.state.phase, game.prompt, game.asked) == ("final_choice", "scoring.choice", "0")


@clause("MA-HOME-06")
@pytest.mark.parametrize(("place", "number", "phase"), [("p20", 2, "interim_choice"), ("p21b", 4, "final_choice")])
def test_who_forgoes_the_main_action_still_triggers_the_scoring(place: str, number: int, phase: str) -> None:
    position = Position(2).round(number).ship(0, place).ship(1, "p06").hand(0, *FULL).display(*OPEN)
    position.planned(0, "a_envoy_1", "a_envoy_2", "a_planter_1").with_a_dear_quest(END_OF[place])
    game = position.play(0).give("pass")
    assert game.player(0).vp == 0
    assert game.state.phase == phase
