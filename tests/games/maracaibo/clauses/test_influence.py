"""Influence tracks, noble ranks and the nation markers beside them. (MA-INFL)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD, NATION, PLACE
from quarterdeck.games.maracaibo.rules.board import cleared_fields, next_rank, rank_value
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

RED_FIELDS = {2: 1, 4: 2, 7: 3, 10: 4, 13: 5, 16: 6}


def mastering(position: Position) -> Play:
    """In a shipyard: the last disc of the master stroke is taken; its three options are there."""
    position.ship(0, "p13").city("p13", "ct_shipyard_2").having(0, tasks=[1, 1, 1])
    position.one_disc(0, "master_stroke").unlocked(0, "vp_3", "doubloons_5", "hand_limit", "village_speed")
    return position.play(0, "main").give("city", "master_stroke")


def buying(card: str, position: Position) -> Play:
    """One village action in village 7: this card is bought."""
    position.ship(0, "p07").hand(0, card).having(0, doubloons=20, figures=2)
    return position.play(0, "main").give("village", "va_buy", f"card {card}")


# ---------------------------------------------------------------- steps


@clause("MA-INFL-01")
@pytest.mark.parametrize(("card", "nation"), [("french", 0), ("english", 1), ("spanish", 2)])
def test_each_influence_moves_the_marker_of_that_nation_one_field(card: str, nation: int) -> None:
    game = buying(f"b_{card}_ambassador", Position(2).influence(0, france=1, england=1, spain=1))
    expected = [1, 1, 1]
    expected[nation] = 3
    assert game.player(0).influence == expected
    assert game.player(1).influence == [0, 0, 0]


@clause("MA-INFL-03")
@pytest.mark.parametrize(("before", "vp"), [(14, 0), (15, 2), (16, 4)])
def test_steps_beyond_the_last_field_give_two_points_each(before: int, vp: int) -> None:
    game = buying("b_french_ambassador", Position(2).influence(0, france=before))
    assert (game.player(0).influence[0], game.player(0).vp) == (16, vp)


@clause("MA-EX-22", "MA-INFL-03")
def test_three_influence_one_field_before_the_end() -> None:
    position = Position(2).influence(0, spain=15).explorer(0, "e09").having(0, tasks=[1, 1, 1]).ship(0, "p04")
    game = position.city("p04", "ct_expedition_2").play(0, "main").give("city", "e10", "spain")
    assert game.player(0).influence == [0, 0, 16]
    assert game.player(0).vp == 4 + 3  # field e10 gives 3


# ---------------------------------------------------------------- noble ranks


@clause("MA-INFL-02", "MA-INFL-06", "MA-INFL-07")
def test_the_rank_is_the_last_red_field_reached_and_nothing_before_the_first() -> None:
    assert [rank_value(field) for field in range(17)] == [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]


@clause("MA-INFL-02", "MA-INFL-07", "MA-FINAL-08")
def test_the_final_scoring_counts_ranks_and_not_fields() -> None:
    position = Position(2).influence(0, france=6, england=1).influence(1, france=7, england=1, spain=1).round(4)
    position.marker("france", "p01", "p02", "p03")  # two fields cleared, most markers: multiplier 4
    game = position.play(0, "final_steps").until()
    ranks = {event.args[0]: event.args[1] for event in game.told("vp.gained") if event.args[2] == 12}
    assert ranks == {0: 4 * 2, 1: 4 * 3}


@clause("MA-RUL-77")
@pytest.mark.parametrize("before", range(17))
def test_to_the_next_rank_goes_to_the_next_red_field_and_beyond_the_last_gives_nothing(before: int) -> None:
    game = mastering(Position(2).influence(0, england=before)).give("option 2", "england")
    assert game.player(0).influence == [0, min((field for field in RED_FIELDS if field > before), default=16), 0]
    assert game.player(0).vp == 0
    assert next_rank(16) == -1


@clause("MA-RUL-110", "MA-RUL-77")
def test_an_option_may_be_chosen_though_it_does_nothing() -> None:
    game = mastering(Position(2).explorer(0, "e25").influence(0, spain=16))
    assert game.steps == ["option 0", "option 1", "option 2", "pass"]
    game.give("option 0")
    assert (game.player(0).vp, game.player(0).doubloons, game.player(0).explorer) == (0, 20, FIELD["e25"])
    assert game.state.phase == "draw"


# ---------------------------------------------------------------- nation markers


@clause("MA-INFL-04", "MA-INFL-05")
def test_markers_are_taken_from_the_left_and_each_emptied_field_counts() -> None:
    state = Position(2).state
    cleared = []
    for taken in range(14):
        state.left[1] = 13 - taken
        cleared.append(cleared_fields(state, 1))
    assert cleared == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]


@clause("MA-INFL-05")
@pytest.mark.parametrize(("places", "multiplier"), [("p01 p02", 3), ("p01 p02 p03", 4), ("p01 p02 p03 p06", 4)])
def test_each_field_that_is_completely_empty_raises_the_multiplier(places: str, multiplier: int) -> None:
    position = Position(2).marker("france", *places.split()).round(4).influence(0, france=2)
    game = position.play(0, "final_steps").until()
    assert game.told("nation.multiplier")[0].args == (NATION["france"], multiplier)


@clause("MA-INFL-04", "MA-INFL-05")
def test_a_displaced_marker_does_not_go_back_beside_the_track() -> None:
    position = Position(2).ship(0, "p11").marker("spain", "p04").having(0, combat=8)
    game = position.play(0, "main").give("city", "fight").chance("k01")
    game.give("france", "act ca_flag 1 p04")
    assert [cleared_fields(game.state, nation) for nation in range(3)] == [1, 0, 1]


# ---------------------------------------------------------------- markers and more


@clause("MA-RUL-93", "MA-INST-13")
def test_a_marker_goes_to_a_village_and_the_influence_to_the_next_rank() -> None:
    game = buying("b_viceroy", Position(2).influence(0, england=4).marker("spain", "p01"))
    game.give("england")
    assert game.prompt == "marker.village"
    places = [key for key in game.steps if key != "pass"]
    assert "p01" not in places
    assert not [place for place in places if place in ("p00", "p04", "p05", "p11", "p13", "p14", "p20", "p21a")]
    game.give("p07")
    assert game.state.markers[PLACE["p07"]] == NATION["england"]
    assert game.player(0).influence == [0, 7, 0]


@clause("MA-RUL-93", "MA-RUL-21")
def test_without_a_marker_left_the_rank_still_rises() -> None:
    position = Position(2)
    position.state.left[NATION["england"]] = 0
    game = buying("b_viceroy", position).give("england")
    assert game.prompt != "marker.village"
    assert game.player(0).influence == [0, 2, 0]
    assert game.state.left[NATION["england"]] == 0


@clause("MA-RUL-93")
def test_without_an_empty_village_the_rank_still_rises() -> None:
    villages = ["p01", "p02", "p03", "p06", "p07", "p08", "p09", "p10", "p12", "p15", "p16", "p17", "p18", "p19"]
    game = buying("b_viceroy", Position(2).marker("spain", *villages[:7]).marker("england", *villages[7:]))
    game.give("france")
    assert game.player(0).influence == [2, 0, 0]
    assert game.state.left[NATION["france"]] == 13


@clause("MA-RUL-93")
def test_the_influence_after_a_marker_that_cannot_be_placed_is_still_gained() -> None:
    position = Position(2)
    position.state.left = [0, 0, 0]
    game = buying("b_settlers_1", position)
    game.give("france", "spain")
    assert game.player(0).influence == [0, 0, 1]


@clause("MA-RUL-93", "MA-SHIP-12")
def test_a_claim_needs_a_village_without_marker() -> None:
    game = Position(2).ship(0, "p07").unlocked(0, "village_claim").play(0, "main").give("village", "village_claim")
    game.give("spain")
    assert game.state.markers[PLACE["p07"]] == NATION["spain"]
    assert (game.player(0).influence, game.player(0).doubloons) == ([0, 0, 1], 21)
    position = Position(2).ship(0, "p07").unlocked(0, "village_claim").marker("france", "p07")
    assert "village_claim" not in position.play(0, "main").give("village").options
