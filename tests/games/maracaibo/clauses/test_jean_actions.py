"""What the Automa cards make Jean do: influence, discs, explorer, quests, combat. (MA-SOLO-15 to -23)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD, FIELDS, PLACE
from quarterdeck.games.maracaibo.content.pieces import NONE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

CITIES = ["p04", "p05", "p11", "p13", "p14"]
VILLAGES = ["p01", "p02", "p03", "p06", "p07", "p08", "p09", "p10", "p12", "p15", "p16", "p17", "p18", "p19"]


def acting(card: str, position: Position | None = None, gone: int = 0, *chance: str) -> Play:
    """Jean sails home from 19 with this card, so that she takes a card and then acts."""
    position = (position or Position(1)).ship(1, "p19").display("a_peddler_1", "a_peddler_2", "a_envoy_1", "a_envoy_2")
    game = position.automa(card, gone=gone).play(1, "jean").chance(card, "b_viceroy")
    return game.chance(*chance)


def explored(card: str, start: str, position: Position | None = None) -> str:
    """Where her explorer lands."""
    game = acting(card, (position or Position(1)).explorer(1, start))
    return FIELDS[game.player(1).explorer].id


def exploring_after(jean: str, start: str, landing: str) -> Play:
    """You explore from one field to another while her explorer stands somewhere."""
    position = Position(1).ship(0, "p04").explorer(0, start).explorer(1, jean)
    return position.play(0, "main").give("city").until("explore.land").give(landing)


def without_quests(position: Position) -> Position:
    """No quest on the explorer track, so that nothing draws her from the shortest way."""
    for field in ("e08", "e15", "e20"):
        position.field_quest(field, "")
    return position


def gone(game: Play) -> int:
    assert game.state.jean is not None
    return game.state.jean.gone


@clause("MA-SOLO-15")
@pytest.mark.parametrize(("card", "influence"), [("au_a2", [1, 0, 0]), ("au_a4", [0, 0, 1]), ("au_a5", [0, 1, 0])])
def test_one_influence_with_the_shown_nation(card: str, influence: list[int]) -> None:
    assert acting(card).player(1).influence == influence


@clause("MA-RUL-103")
def test_influence_beyond_the_last_field_gives_jean_two_points() -> None:
    game = acting("au_a2", Position(1).influence(1, france=16))
    assert game.player(1).influence == [16, 0, 0]
    assert game.player(1).vp == 2


@clause("MA-SOLO-16")
@pytest.mark.parametrize(
    ("card", "round", "points"),
    [("au_b3", 1, 0), ("au_b3", 2, 0), ("au_b3", 3, 4), ("au_b5", 2, 0), ("au_b5", 4, 4), ("au_c1", 1, 4)],
)
def test_the_next_disc_leaves_the_game_with_four_points_from_round_three_on(card: str, round: int, points: int) -> None:
    game = acting(card, Position(1).round(round), 5)
    assert gone(game) == 6
    assert game.state.storage == [0] * len(game.state.storage)
    assert game.player(1).vp == points


# Explorer


@clause("MA-SOLO-17")
def test_the_explorer_moves_the_shown_number_of_fields_by_the_shortest_way_without_reward() -> None:
    game = acting("au_a1", Position(1).explorer(1, "e01"))
    assert FIELDS[game.player(1).explorer].id == "e03"
    assert (game.player(1).vp, game.player(1).combat) == (0, 0)
    assert explored("au_a1", "e05", without_quests(Position(1))) == "e09", "over the short way e06s"
    assert explored("au_a1", "e12", without_quests(Position(1))) == "e16"
    assert explored("au_a1", "e18", without_quests(Position(1))) == "e22"


@clause("MA-SOLO-17", "MA-RUL-104", "MA-RUL-102")
def test_a_quest_within_reach_is_taken_and_the_rest_of_the_steps_lapses() -> None:
    position = Position(1).explorer(1, "e05").field_quest("e08", "q24")
    game = acting("au_c3", position)
    assert FIELDS[game.player(1).explorer].id == "e08"
    assert game.player(1).quests == ["q24"]
    assert FIELD["e08"] not in game.state.field_quests
    assert explored("au_a1", "e05") == "e09", "with two steps the quest is out of reach"
    assert explored("au_a1", "e07") == "e08"


@clause("MA-RUL-102")
def test_a_quest_taken_by_the_explorer_does_not_end_the_turn() -> None:
    position = Position(1).explorer(1, "e07").ship(1, "p00").round(1)
    game = position.automa("au_b1").play(1, "jean").chance("au_b1")
    assert len(game.player(1).quests) == 1
    assert game.player(1).vp == 4
    assert gone(game) == 1
    assert (game.where(1), game.prompt) == ("p11", "sail.to")


@clause("MA-RUL-104")
def test_jean_takes_the_nearest_quest_and_jumps_quest_fields_without_tile() -> None:
    position = without_quests(Position(1)).field_quest("e20", "q24").round(3)
    game = acting("au_b1", position.explorer(1, "e17"))
    assert FIELDS[game.player(1).explorer].id == "e20", "e18, e19, e20: the third of four fields"
    assert explored("au_a1", "e07", without_quests(Position(1))) == "e10", "e08 is jumped: e09, e10"


@clause("MA-SOLO-17", "MA-SOLO-34", "MA-RUL-57")
def test_jeans_explorer_jumps_yours_and_blocks_its_field() -> None:
    position = Position(1).explorer(0, "e02").explorer(1, "e01")
    assert explored("au_a1", "e01", position) == "e04"
    game = Position(1).ship(0, "p04").explorer(1, "e02").play(0, "main").give("city")
    assert game.steps == ["e01", "e03", "e04", "pass"]


@clause("MA-RUL-57")
def test_points_can_be_stolen_from_jean() -> None:
    position = Position(1).ship(0, "p04").explorer(1, "e02").having(1, vp=3).tableau(0, "b_scout_1")
    game = position.play(0, "main").give("city", "e03")
    assert game.player(1).vp == 2
    assert game.player(0).vp == 2 + 1


@clause("MA-SOLO-17")
def test_jeans_crossing_of_a_barrier_gives_her_nothing_but_lowers_your_bonus() -> None:
    crossing = acting("au_a1", without_quests(Position(1)).explorer(1, "e16"))
    assert FIELDS[crossing.player(1).explorer].id == "e18"
    assert crossing.player(1).vp == 0
    red = acting("au_a1", without_quests(Position(1)).explorer(1, "e09"))
    assert red.player(1).influence == [0, 0, 0]
    assert exploring_after("e18", "e16", "e17").player(0).vp == 2
    assert exploring_after("e13", "e16", "e17").player(0).vp == 4


@clause("MA-SOLO-17", "MA-RUL-104")
def test_jeans_arrival_gives_her_nothing_lowers_your_bonus_and_ends_her_moves() -> None:
    arrival = acting("au_a1", Position(1).explorer(1, "e24"))
    assert FIELDS[arrival.player(1).explorer].id == "e25"
    assert arrival.player(1).vp == 0
    assert exploring_after("e25", "e24", "e25").player(0).vp == 8
    assert exploring_after("e23", "e24", "e25").player(0).vp == 10
    assert explored("au_a1", "e25") == "e25"


@clause("MA-SOLO-18")
@pytest.mark.parametrize(
    ("card", "round", "field"),
    [
        ("au_b1", 1, "e02"),
        ("au_b1", 2, "e02"),
        ("au_b1", 3, "e04"),
        ("au_b4", 2, "e02"),
        ("au_b4", 4, "e04"),
        ("au_c3", 1, "e03"),
        ("au_c3", 2, "e03"),
        ("au_c3", 3, "e04"),
    ],
)
def test_the_explorer_cards_of_b_and_c_give_four_points_and_go_further_later(card: str, round: int, field: str) -> None:
    game = acting(card, Position(1).round(round))
    assert game.player(1).vp == 4
    assert FIELDS[game.player(1).explorer].id == field


# Quests


@clause("MA-SOLO-19", "MA-RUL-102")
@pytest.mark.parametrize(
    ("card", "round", "points"), [("au_b2", 1, 0), ("au_b2", 2, 0), ("au_b2", 3, 4), ("au_c2", 1, 3), ("au_c2", 4, 3)]
)
def test_the_top_quest_of_the_pile_goes_to_the_automa_board(card: str, round: int, points: int) -> None:
    position = Position(1).round(round)
    top, next_top = position.state.quest_top, position.state.quest_pile[2]
    game = acting(card, position, 0, next_top)
    assert game.player(1).quests == [top]
    assert game.state.quest_top == next_top
    assert game.player(1).vp == points


# Combat


def ranked(england: int = 0) -> Position:
    """Noble rank values: Jean England 2 (or none) and Spain 1, you France 2."""
    return Position(1).influence(1, england=england, spain=2).influence(0, france=4)


@clause("MA-SOLO-20", "MA-SOLO-21", "MA-EX-39")
def test_jean_fights_for_the_nation_with_the_highest_modified_value() -> None:
    game = acting("au_a3", ranked(england=4), 0, "k01")
    assert game.state.markers[PLACE["p04"]] == 1, "France 6-2=4, England 4+2=6, Spain 3+1=4"
    assert game.player(1).influence == [0, 6, 2]


@clause("MA-SOLO-21", "MA-EX-39")
def test_in_a_tie_the_unmodified_value_decides() -> None:
    game = acting("au_a3", ranked(), 0, "k01")
    assert game.state.markers[PLACE["p04"]] == 0, "France 4, England 4, Spain 4; on the token France 6"
    last_in_order = Position(1).influence(1, france=2).influence(0, england=4)
    game = acting("au_a3", last_in_order, 0, "k02")
    assert game.state.markers[PLACE["p04"]] == 1, "France 3+1, Spain 4, England 6-2: on the token England"


@clause("MA-SOLO-21")
def test_in_a_full_tie_france_comes_before_spain_and_spain_before_england() -> None:
    assert acting("au_a3", None, 0, "k25").state.markers[PLACE["p04"]] == 0
    game = acting("au_a3", Position(1).influence(0, france=2), 0, "k25")
    assert game.state.markers[PLACE["p04"]] == 2


@clause("MA-SOLO-21")
def test_a_condition_of_the_token_counts_for_jean_but_its_costs_and_bonuses_do_not() -> None:
    tied = acting(
        "au_a3", Position(1).marker("france", "p01").marker("england", "p02").marker("spain", "p03"), 0, "k04"
    )
    assert tied.state.markers[PLACE["p04"]] == 0, "France 6"
    most = acting("au_a3", Position(1).marker("france", "p01", "p02"), 0, "k04")
    assert most.state.markers[PLACE["p04"]] == 0, "France 6-2=4, England 4: France has more on the token"
    more = acting("au_a3", Position(1).marker("france", "p01", "p02").influence(1, england=2), 0, "k04")
    assert more.state.markers[PLACE["p04"]] == 1, "France 4, England 4+1"
    assert more.player(1).doubloons == 0, "no doubloon for England"
    fewest = acting("au_a3", Position(1).marker("england", "p01").marker("france", "p02"), 0, "k16")
    assert fewest.state.markers[PLACE["p04"]] == 2, "Spain 3+3=6 against France 4"
    assert fewest.player(1).figures == 0
    costs = acting("au_a3", Position(1), 0, "k02")
    assert costs.state.markers[PLACE["p04"]] == 1, "England 6 although it costs 2 D"
    assert costs.player(1).doubloons == 0


@clause("MA-SOLO-20")
def test_without_tokens_all_nations_have_three_and_no_token_is_kept() -> None:
    position = Position(1).influence(1, spain=2)
    position.state.tokens, position.state.piles = [], [0, 0]
    game = acting("au_a3", position)
    assert game.state.markers[PLACE["p04"]] == 2
    assert game.player(1).tokens == []


@clause("MA-SOLO-22")
def test_the_marker_goes_to_the_lowest_empty_city_without_flag_bonus() -> None:
    game = acting("au_a3", Position(1).marker("spain", "p04"), 0, "k01")
    assert game.state.markers[PLACE["p05"]] == 0
    assert gone(game) == 0, "no disc for the flag of Santo Domingo"
    assert game.state.left[0] == 12


@clause("MA-SOLO-22")
def test_without_an_empty_city_it_goes_to_the_lowest_empty_village_else_out_of_the_game() -> None:
    position = Position(1).marker("spain", *CITIES).marker("england", "p01")
    game = acting("au_a3", position, 0, "k01")
    assert game.state.markers[PLACE["p02"]] == 0
    full = Position(1).marker("spain", *CITIES, *VILLAGES[:5]).marker("england", *VILLAGES[5:])
    game = acting("au_a3", full, 0, "k01")
    assert 0 not in game.state.markers
    assert game.state.left[0] == 12, "the marker is removed from the game"
    assert game.player(1).influence == [2, 0, 0]


@clause("MA-SOLO-22", "MA-SOLO-23")
def test_the_warrior_puts_a_second_marker_in_the_lowest_empty_village() -> None:
    game = acting("au_c4", Position(1).marker("spain", "p01"), 0, "k01")
    assert game.state.markers[PLACE["p04"]] == 0
    assert game.state.markers[PLACE["p02"]] == 0
    assert game.state.left[0] == 11
    assert game.player(1).influence == [3, 0, 0]
    assert game.player(1).vp == 2


@clause("MA-SOLO-22")
def test_without_an_empty_village_the_warriors_second_marker_leaves_the_game() -> None:
    full = Position(1).marker("spain", *VILLAGES[:7]).marker("england", *VILLAGES[7:])
    game = acting("au_c4", full, 0, "k01")
    assert game.state.markers[PLACE["p04"]] == 0
    assert game.state.markers.count(0) == 1
    assert game.state.left[0] == 11


@clause("MA-SOLO-23")
@pytest.mark.parametrize(("card", "influence", "points"), [("au_a3", 2, 0), ("au_b6", 3, 2), ("au_c4", 3, 2)])
def test_jean_gains_influence_with_that_nation_and_keeps_the_token(card: str, influence: int, points: int) -> None:
    game = acting(card, None, 0, "k01")
    assert game.player(1).influence == [influence, 0, 0]
    assert game.player(1).vp == points
    assert game.player(1).tokens == ["k01"]
    assert "k01" not in game.state.tokens
    assert sum(game.state.piles) == 24


@clause("MA-SOLO-23")
def test_only_the_warrior_places_a_second_marker() -> None:
    game = acting("au_b6", None, 0, "k01")
    assert game.state.left[0] == 12


@clause("MA-SOLO-25", "MA-RUL-106")
def test_jean_annexes_cities_in_the_order_of_their_numbers_and_hidden_ones_only_with_her_explorer() -> None:
    def annexed(field: str, *taken: str) -> str:
        position = Position(1).legacy("l01", "l04", "l07").quest("p17", "q24").explorer(1, field)
        position.marker("spain", *taken)
        position.state.quest_places[0] = PLACE["p17"]
        before = list(position.state.markers)
        game = acting("au_a3", position, 0, "k01")
        new = [place for place, index in PLACE.items() if game.state.markers[index] != before[index]]
        assert len(new) == 1
        return new[0]

    assert annexed("e03", "p04") == "p05"
    assert annexed("e03", "p04", "p05") == "p11", "9a is closed to her"
    assert annexed("e04", "p04", "p05") == "p09a"
    assert annexed("e04", "p04", "p05", "p09a", "p11", "p13", "p14") == "p17", "15a is closed to her"
    assert annexed("e11", "p04", "p05", "p09a", "p11", "p13", "p14") == "p15a"
    assert annexed("e11", "p04", "p05", "p09a", "p11", "p13", "p14", "p15a") == "p17"
    assert annexed("e11", "p04", "p05", "p09a", "p11", "p13", "p14", "p15a", "p17") == "p01"


@clause("MA-RUL-24")
def test_jean_annexes_cartagena_under_the_plague() -> None:
    position = Position(1).plague().marker("spain", "p04", "p05", "p11", "p13")
    assert acting("au_a3", position, 0, "k01").state.markers[PLACE["p14"]] == 0


@clause("MA-RUL-66")
def test_jean_never_uses_fleet_mine_or_combat_actions_of_story_cards() -> None:
    position = Position(1).legacy("l06", "l09").story("s34").explorer(1, "e12").influence(1, france=16)
    game = acting("au_c4", position, 0, "k13")
    assert game.state.spaces == [NONE, NONE, NONE]
    assert game.state.markers[PLACE["p04"]] == 0
    assert game.player(1).vp == 2 + 3 * 2, "the card's points and three lapsed steps, nothing of the story card"
    assert game.player(1).doubloons == 0
