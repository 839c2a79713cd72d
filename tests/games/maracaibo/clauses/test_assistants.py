"""Assistants: using them, passing over them, and what each gives in a round. (MA-ASSIST)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import PLACE
from quarterdeck.games.maracaibo.state import ASSISTANTS_VP, CARDS_VP
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position


def unused(game: Play, seat: int = 0) -> int:
    """The VP that a player has for assistants that were passed over."""
    return game.player(seat).vp_from[ASSISTANTS_VP]


def end_of_round(position: Position) -> Play:
    """Seat 0 has stopped at place 19 without any money; seat 1 goes home and ends the round."""
    position.ship(1, "p20").having(0, doubloons=0).having(1, doubloons=0)
    return position.play(1).until("sail.to")


@clause("MA-ASSIST-01", "MA-CARD-07", "MA-AACT-19")
def test_a_bought_assistant_stands_at_the_place_of_its_card_wherever_the_ship_is() -> None:
    game = Position(2).ship(0, "p02").hand(0, "a_peddler_1").play(0, "main")
    game.give("village", "va_buy", "card a_peddler_1")
    assert game.player(0).assistants == ["a_peddler_1"]
    assert (game.player(0).figures, game.player(0).general) == (1, 3)
    assert game.told("assistant.posted")[0].args == (0, PLACE["p08"], "a_peddler_1")


@clause("MA-ASSIST-02")
def test_the_assistant_action_needs_the_ship_at_its_place() -> None:
    game = Position(2).ship(0, "p06").tableau(0, "a_peddler_1").play(0)
    game.give("p07")
    assert game.prompt == "village.act"
    game = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").play(0)
    game.give("p08", "assistant a_peddler_1")
    assert (game.player(0).vp, game.player(0).doubloons) == (3, 25)


@clause("MA-ASSIST-02")
def test_the_parts_of_an_assistant_action_come_in_the_order_shown() -> None:
    game = Position(2).ship(0, "p00").tableau(0, "a_ship_carpenter_1").play(0)
    game.give("p01", "assistant a_ship_carpenter_1")
    assert (game.player(0).figures, game.prompt) == (3, "disc.remove")
    game.give("doubloons_5")
    assert game.prompt == "village.act"
    game.give("va_coin")
    assert game.asked == "chance", "there is one village action only; phase C follows"


@clause("MA-ASSIST-03", "MA-ASSIST-07")
def test_assistants_of_others_cannot_be_used_and_pay_nothing() -> None:
    game = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").tableau(1, "b_corsair_broker_2").play(0)
    game.give("p08")
    assert game.offers("assistant") == ["assistant a_peddler_1"]
    game.give("assistant a_peddler_1")
    assert (unused(game, 0), unused(game, 1), game.player(1).vp) == (0, 0, 0)


@clause("MA-ASSIST-03", "MA-ASSIST-06")
def test_of_several_own_assistants_one_acts_and_each_other_pays() -> None:
    position = Position(2).ship(0, "p14").tableau(0, "a_pathfinder_2", "b_helmsman_2", "c97_muleteer")
    game = position.play(0)
    game.give("p15")
    assert game.offers("assistant") == [
        "assistant a_pathfinder_2",
        "assistant b_helmsman_2",
        "assistant c97_muleteer",
    ]
    game.give("assistant a_pathfinder_2", "e02")
    assert game.asked == "chance", "no second main action: the cards are drawn"
    assert unused(game) == 4


@clause("MA-ASSIST-07")
def test_any_number_of_assistants_may_stand_at_a_place() -> None:
    position = Position(2).ship(0, "p02").tableau(0, "a_pathfinder_2").tableau(1, "b_helmsman_2")
    game = position.hand(0, "c97_muleteer").play(0, "main")
    game.give("village", "va_buy", "card c97_muleteer")
    assert game.player(0).assistants == ["a_pathfinder_2", "c97_muleteer"]
    assert game.player(1).assistants == ["b_helmsman_2"]


@clause("MA-ASSIST-04")
def test_an_assistant_can_be_used_from_the_next_turn_on() -> None:
    game = Position(2).ship(0, "p07").hand(0, "a_peddler_1").play(0, "main")
    game.give("village", "va_buy", "card a_peddler_1").until("sail.to")
    assert game.asked == "1"
    game.give("p01").until("sail.to").give("p08")
    assert "assistant a_peddler_1" in game.options


@clause("MA-ASSIST-04", "MA-RUL-12")
def test_an_assistant_placed_in_this_turn_cannot_be_used_even_after_sailing_on() -> None:
    position = Position(2).legacy("l10").ship(0, "p09").explorer(0, "e24").tableau(0, "b_smuggler_captain_2")
    position.hand(0, "b_jungle_guide_1").one_disc(0, "master_stroke")
    game = position.unlocked(0, "vp_3", "vp_6", "hand_limit", "doubloons_5").play(0)
    game.give("p10", "offer l10", "master_stroke", "option 0", "e25", "va_buy", "card b_jungle_guide_1")
    assert game.prompt == "main.action"
    game.give("assistant b_smuggler_captain_2", "p11 p12")
    assert game.steps == ["village", "pass"]
    game.give("pass")
    assert unused(game) == 2, "its place was ahead when it was placed, and is now passed over"


@clause("MA-ASSIST-05", "MA-RUL-11")
def test_passing_the_place_of_an_assistant_pays_2_vp_once() -> None:
    game = Position(2).ship(0, "p16").tableau(0, "a_wholesaler_2", "a_peddler_2").play(0)
    game.give("p17 p18 p19 p20")
    assert unused(game) == 4
    game = Position(2).ship(0, "p16").tableau(0, "a_wholesaler_2", "a_peddler_2").ship(1, "p20")
    played = game.having(0, doubloons=0).having(1, doubloons=0).play(0)
    played.give("p17 p18 p19 p20").until("sail.to")
    assert played.state.round == 2
    assert unused(played) == 4


@clause("MA-ASSIST-05", "MA-RUL-11")
def test_another_main_action_at_the_place_pays_2_vp_when_it_is_over() -> None:
    game = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").play(0)
    game.give("p08", "village")
    assert unused(game) == 0
    game.give("va_coin")
    assert unused(game) == 2


@clause("MA-ASSIST-05", "MA-RUL-11")
def test_a_forgone_main_action_pays_2_vp_too() -> None:
    game = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").play(0)
    game.give("p08", "pass")
    assert unused(game) == 2


@clause("MA-ASSIST-05", "MA-RUL-11")
def test_a_city_action_or_a_quest_passes_over_the_assistant() -> None:
    city = Position(2).ship(0, "p02").tableau(0, "b_corsair_broker_1").having(0, combat=2).play(0)
    city.give("p05", "city")
    assert unused(city) == 2
    quest = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").quest("p08", "q18").play(0)
    quest.give("p08", "quest q18")
    assert unused(quest) == 2


@clause("MA-ASSIST-05", "MA-RUL-11", "MA-RUL-62", "MA-INTERIM-08")
def test_at_the_end_of_the_round_assistants_at_places_not_reached_pay() -> None:
    position = Position(2).ship(0, "p10", reached="p03 p06 p08 p10")
    game = end_of_round(position.tableau(0, "b_jungle_guide_1", "a_peddler_2"))
    assert game.where(0) == "p00"
    assert unused(game) == 4


@clause("MA-ASSIST-05", "MA-RUL-11")
def test_whoever_ends_the_round_and_the_others_are_paid_alike_and_one_assistant_only_once() -> None:
    position = Position(2).ship(0, "p19").tableau(0, "a_peddler_1").ship(1, "p20").tableau(1, "a_wholesaler_1")
    game = position.having(0, doubloons=0).having(1, doubloons=0).play(1).until("sail.to")
    assert (unused(game, 0), unused(game, 1)) == (2, 2)


@clause("MA-RUL-11")
def test_an_assistant_that_was_used_pays_nothing_at_the_end_of_the_round_but_serves_again_in_the_next() -> None:
    position = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").ship(1, "p20").having(0, figures=0, doubloons=0)
    game = position.having(1, doubloons=0).play(0)
    game.give("p08", "assistant a_peddler_1").until("sail.to")
    assert (game.state.round, game.asked) == (2, "0")
    assert unused(game) == 0
    game.give("p01 p02 p03 p04 p06 p07 p08", "assistant a_peddler_1")
    assert game.player(0).vp_from[CARDS_VP] == 6
    assert unused(game) == 0


@clause("MA-RUL-11")
def test_an_assistant_that_was_paid_for_at_the_stop_does_not_pay_again_when_the_ship_sets_off() -> None:
    game = Position(2).ship(0, "p07").tableau(0, "a_peddler_1").play(0)
    game.give("p08", "pass").until("sail.to").give("p01").until("sail.to").give("p09")
    assert unused(game) == 2


@clause("MA-EX-44", "MA-RUL-11", "MA-RUL-83")
def test_assistants_on_a_branch_not_taken_pay_at_once_and_nothing_more_in_this_round() -> None:
    position = Position(2).ship(0, "p12").tableau(0, "b_quartermaster_2", "a_dock_foreman_2").ship(1, "p20")
    game = position.having(0, doubloons=0).having(1, doubloons=0).play(0)
    game.give("p13")
    assert unused(game) == 4
    game.until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 4


@clause("MA-RUL-11")
def test_places_that_both_ways_lead_to_are_not_given_up() -> None:
    game = Position(2).ship(0, "p12").tableau(0, "b_armorer_2", "a_wholesaler_2").play(0)
    game.give("p13")
    assert unused(game) == 0


@clause("MA-RUL-11")
def test_the_other_branch_of_each_fork_is_given_up() -> None:
    upper = Position(2).ship(0, "p01").tableau(0, "b_corsair_broker_1", "a_envoy_1").play(0)
    upper.give("p02 p03")
    assert unused(upper) == 2, "only place 5 is given up; the ship stands at 3"
    lower = Position(2).ship(0, "p01").tableau(0, "a_envoy_1", "b_ransom_agent_1").play(0)
    lower.give("p02 p05")
    assert unused(lower) == 4
    late = Position(2).ship(0, "p12").tableau(0, "b_consul_2", "b_quartermaster_2").play(0)
    late.give("p14 p15")
    assert unused(late) == 4, "place 13 was given up and 14 was passed"


@clause("MA-EX-23", "MA-ASSIST-05", "MA-ASSIST-06")
def test_assistants_at_7_8_and_10_when_the_ship_sails_from_6_to_8() -> None:
    position = Position(2).ship(0, "p06").tableau(0, "a_wholesaler_1", "a_peddler_1", "b_corsair_broker_2")
    game = position.tableau(0, "a_envoy_2").play(0)
    game.give("p07 p08")
    assert unused(game) == 2
    game.give("assistant a_peddler_1")
    assert unused(game) == 4
    assert game.player(0).vp == 4 + 3


@clause("MA-RUL-12")
def test_an_assistant_placed_where_the_ship_is_gives_nothing_in_this_round() -> None:
    position = Position(2).ship(0, "p08").hand(0, "a_peddler_1").ship(1, "p20").having(0, doubloons=6)
    game = position.having(1, doubloons=0).play(0, "main")
    game.give("village", "va_buy", "card a_peddler_1").until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 0


@clause("MA-RUL-12")
def test_setting_off_from_the_place_of_a_new_assistant_is_no_passing() -> None:
    game = Position(2).ship(0, "p08").hand(0, "a_peddler_1").play(0, "main")
    game.give("village", "va_buy", "card a_peddler_1").until("sail.to").give("p01").until("sail.to").give("p09")
    assert unused(game) == 0


@clause("MA-RUL-12", "MA-RUL-62")
def test_an_assistant_placed_where_the_ship_has_been_gives_nothing_in_this_round() -> None:
    position = Position(2).ship(0, "p10", reached="p08 p09 p10").hand(0, "a_peddler_1").ship(1, "p20")
    game = position.having(0, doubloons=6).having(1, doubloons=0).play(0, "main")
    game.give("village", "va_buy", "card a_peddler_1").until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 0


@clause("MA-RUL-12", "MA-RUL-62")
def test_a_place_is_reached_by_stopping_there_and_by_passing_it() -> None:
    position = Position(2).ship(0, "p06").hand(0, "a_wholesaler_1", "a_peddler_1").unlocked(0, "village_speed")
    game = position.having(0, doubloons=11).ship(1, "p20").having(1, doubloons=0).play(0)
    game.give("p07 p08", "village", "va_buy", "card a_wholesaler_1", "va_buy", "card a_peddler_1")
    assert len(game.player(0).assistants) == 2
    game.until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 0


@clause("MA-RUL-12", "MA-RUL-62")
def test_an_assistant_placed_on_a_branch_given_up_earlier_pays_at_the_end_of_the_round() -> None:
    position = Position(2).ship(0, "p02").hand(0, "a_envoy_1").ship(1, "p20").having(0, doubloons=4)
    game = position.having(1, doubloons=0).play(0)
    game.give("p05 p06", "village", "va_buy", "card a_envoy_1")
    assert unused(game) == 0
    game.until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 2


@clause("MA-RUL-62", "MA-RUL-12")
def test_places_reached_in_an_earlier_round_count_as_not_reached() -> None:
    position = Position(2).ship(0, "p08").hand(0, "a_peddler_1").ship(1, "p21a").having(0, doubloons=0)
    game = position.having(1, doubloons=0).play(1, "interim_choice").until("sail.to")
    game.give("p01", "village", "va_buy", "card a_peddler_1").until("sail.to").give("p01").until("sail.to")
    game.give("p02 p03 p04 p06 p07 p08 p09")
    assert unused(game) == 2


@clause("MA-RUL-13")
def test_an_assistant_bought_in_the_interim_scoring_pays_if_its_place_was_not_reached() -> None:
    position = Position(2).ship(0, "p21a", reached="p08 p19 p20 p21a").having(1, doubloons=0)
    game = position.hand(0, "b_jungle_guide_1").play(0, "interim_choice")
    game.give("card b_jungle_guide_1").until("sail.to")
    assert unused(game) == 2


@clause("MA-RUL-13")
def test_an_assistant_bought_in_the_interim_scoring_pays_nothing_at_a_place_reached() -> None:
    position = Position(2).ship(0, "p21a", reached="p08 p19 p20 p21a").having(1, doubloons=0)
    game = position.hand(0, "a_peddler_1").play(0, "interim_choice")
    game.give("card a_peddler_1").until("sail.to")
    assert game.state.round == 2
    assert unused(game) == 0


@clause("MA-RUL-13", "MA-ASSIST-04")
def test_an_assistant_bought_in_the_interim_scoring_can_be_used_in_the_next_round() -> None:
    position = Position(2).ship(1, "p21a").having(1, doubloons=0).having(0, doubloons=6)
    game = position.ship(0, "p08").hand(0, "a_peddler_1").play(1, "interim_choice")
    game.give("card a_peddler_1").until("sail.to")
    assert game.asked == "0"
    game.give("p01 p02 p03 p04 p06 p07 p08")
    assert "assistant a_peddler_1" in game.options


@clause("MA-RUL-14")
def test_at_the_end_of_round_four_assistants_ahead_of_the_ship_pay_nothing() -> None:
    position = Position(2).round(4).ship(0, "p21b").ship(1, "p10").tableau(1, "a_peddler_2")
    game = position.having(0, doubloons=0).having(1, doubloons=0).play(0)
    game.until("")
    assert game.asked == "", "the game is over"
    assert unused(game, 1) == 0
