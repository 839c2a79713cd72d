"""Four rounds, and the three phases of a turn. (MA-TURN)"""

from __future__ import annotations

from functools import partial

import pytest

from quarterdeck.games.maracaibo.content.components import LEGACY, PLACE, PLACES
from quarterdeck.games.maracaibo.rules.board import arrow_cost, arrows_from
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to, homeward, ready
from tests.games.maracaibo.position import Play, Position


def play_on(game: Play, rounds: int) -> Play:
    """So many rounds with their scorings."""
    for number in range(game.state.round, game.state.round + rounds):
        homeward(game)
        go_to(game, partial(is_past, number))
    return game


def is_past(number: int, game: Play) -> bool:
    return not game.asked or game.state.round > number


@clause("MA-TURN-01", "MA-END-01", "MA-SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_game_has_four_rounds_with_three_interim_scorings_and_the_final_one(players: int) -> None:
    game = play_on(ready(players), 3)
    assert [event.args for event in game.told("scoring.interim")] == [(1,), (2,), (3,)]
    assert game.state.round == 4
    assert len(game.state.buildings) == 4, "one from the start and one after each of three rounds"
    assert game.told("scoring.final") == []
    play_on(game, 1)
    assert len(game.told("scoring.interim")) == 3
    assert len(game.told("scoring.final")) == 1
    assert game.asked == ""
    assert game.table.over


@clause("MA-TURN-02")
def test_a_turn_is_sailing_then_the_main_action_then_drawing() -> None:
    game = Position(2).ship(0, "p06").hand(0, "a_peddler_1").display("a_sailor_1", "", "", "").play(0)
    assert (game.asked, game.prompt) == ("0", "sail.to")
    game.give("p07")
    assert (game.asked, game.prompt) == ("0", "village.act")
    game.give("village", "va_coin")
    assert game.prompt == "turn.end"
    game.give("pass")
    assert (game.asked, game.prompt) == ("0", "draw.from")


@clause("MA-TURN-03")
@pytest.mark.parametrize(("seat", "after"), [(0, "1"), (1, "2"), (2, "0")])
def test_after_drawing_the_next_player_clockwise_is_up(seat: int, after: str) -> None:
    position = (
        Position(3)
        .hand(seat, "a_peddler_1", "a_peddler_2", "a_sailor_1", "a_sailor_2")
        .planned(seat, "a_envoy_1", "a_envoy_2", "a_planter_1")
    )
    game = position.display("a_builder_1", "a_builder_2", "a_healer_1", "a_healer_2").ship(int(after), "p06").play(seat)
    game.give("p01", "pass")
    assert (game.asked, game.prompt) == (after, "sail.to")
    assert game.state.phase == "sail"


@clause("MA-TURN-03")
def test_the_movement_points_of_a_turn_do_not_last_into_the_next() -> None:
    position = Position(2).hand(0).having(0, doubloons=0).display("", "", "", "")
    game = position.draw_pile().ship(1, "p00").play(0)
    game.give("p01 p02 p03", "pass")
    assert game.asked == "1"
    assert (game.state.sailed, game.state.spent) == (0, 0)


@clause("MA-TURN-04")
def test_an_instruction_wins_over_the_rule_a_village_without_village_actions() -> None:
    game = Position(2).ship(0, "p12").legacy("l20").hand(0, "a_peddler_1").play(0, "main")
    assert game.offers("village") == []
    assert PLACES[LEGACY["l20"].place].id == "p12"


@clause("MA-TURN-04")
def test_an_instruction_wins_over_the_rule_a_dearer_passage() -> None:
    cheap = Position(2).ship(0, "p13").play(0)
    dear = Position(2).ship(0, "p13").legacy("l08").play(0)
    assert "p17 p18 p19 p20" in cheap.options
    cheap.give("p17 p18 p19 p20")
    dear.give("p17 p18 p19 p20")
    assert (cheap.state.sailed, dear.state.sailed) == (4, 6)


@clause("MA-TURN-05", "MA-HOME-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_turn_that_reached_21a_nobody_else_has_a_turn(players: int) -> None:
    position = Position(players).round(2).ship(0, "p20").hand(0).draw_pile().display("", "", "", "")
    game = position.play(0)
    game.give("city")
    assert game.state.phase == "interim_choice"
    assert (game.asked, game.prompt) == ("0", "scoring.choice")
    assert game.told("turn.begins") == []


@clause("MA-TURN-05", "MA-HOME-05")
def test_after_the_turn_that_reached_22_the_final_scoring_follows_at_once() -> None:
    position = Position(3).round(4).ship(1, "p21b").hand(1).draw_pile().display("", "", "", "")
    game = position.play(1)
    game.give("city")
    assert game.state.phase == "final_choice"
    assert game.asked == "1"
    go_to(game, lambda game: not game.asked)
    assert game.told("turn.begins") == []


@clause("MA-TURN-01")
def test_a_ship_on_20_or_21b_does_not_end_the_round() -> None:
    position = Position(2).round(4).ship(0, "p20").hand(0).draw_pile().display("", "", "", "").ship(1, "p03")
    game = position.play(0)
    game.give("city")
    assert game.player(0).vp == 3
    assert (game.asked, game.prompt) == ("1", "sail.to")
    assert game.player(0).ship == PLACE["p21b"]


@clause("MA-RUL-114")
@pytest.mark.parametrize("tiles", [[], list(LEGACY)])
@pytest.mark.parametrize(("number", "last"), [(1, ["p21a", "p21b", "p22"]), (4, ["p21a", "p22"])])
def test_every_place_but_the_last_has_an_open_arrow_of_at_most_three_points(
    tiles: list[str], number: int, last: list[str]
) -> None:
    state = Position(2).round(number).legacy(*tiles).state
    for place in PLACES:
        if place.id not in last and (tiles or not place.only_with):
            arrows = arrows_from(state, state.players[0], place.index)
            assert any(arrow_cost(state, arrow) <= 3 for arrow in arrows), place.id


@clause("MA-RUL-114")
@pytest.mark.parametrize("story", ["scenario_77", "chapter_11"])
def test_whole_games_come_to_their_end(story: str) -> None:
    game = play_on(ready(2, story=story), 4)
    assert game.table.over
