"""The city action: delivering, then what the city does. (MA-CITY, MA-CACT)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import IMPROVEMENT, PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

TOBACCO = ["a_planter_1", "b_spy_ring_1"]
COTTON = ["a_sailor_1", "a_gunner_1", "a_shipwright_1"]


def in_city(tile: str, players: int = 2, place: str = "p04") -> Position:
    """A city with this tile and the ship of seat 0 in it."""
    return Position(players).city(place, tile).ship(0, place)


def acting(position: Position) -> Play:
    """After choosing the city action, without a delivery."""
    game = position.play(0, "main").give("city")
    if game.prompt == "city.deliver":
        game.give("pass")
    return game


# ---------------------------------------------------------------- delivering


@clause("MA-CITY-01", "MA-CITY-02", "MA-MAIN-04")
def test_a_delivery_costs_the_card_puts_a_disc_into_the_city_and_comes_before_the_action() -> None:
    game = in_city("ct_arsenal_2").hand(0, *COTTON[:1]).play(0, "main").give("city")
    assert (game.prompt, game.steps) == ("city.deliver", ["deliver a_sailor_1", "pass"])
    assert game.player(0).combat == 1  # the action has not happened yet
    game.give("deliver a_sailor_1")
    assert (game.prompt, "pass" in game.options) == ("disc.deliver", False)
    assert game.player(0).combat == 1
    game.give("vp_3")
    assert game.player(0).hand == []
    assert game.state.discard == ["a_sailor_1"]
    assert game.state.storage[PLACE["p04"]] == 1
    assert game.player(0).discs[IMPROVEMENT["vp_3"]] == 1
    assert sum(game.player(0).discs) == 23
    assert game.player(0).combat == 4


@clause("MA-CITY-01", "MA-CITY-05")
def test_the_citys_action_needs_no_delivery() -> None:
    game = in_city("ct_arsenal_2").hand(0, *COTTON[:1]).play(0, "main").give("city", "pass")
    assert game.player(0).combat == 4
    assert game.player(0).hand == ["a_sailor_1"]
    assert game.state.storage[PLACE["p04"]] == 0
    assert sum(game.player(0).discs) == 24


@clause("MA-CITY-04")
def test_without_a_fitting_card_nobody_is_asked_about_a_delivery() -> None:
    game = in_city("ct_shipyard_2").hand(0, *COTTON[:1]).play(0, "main").give("city")
    assert game.prompt == "disc.remove"
    assert "plan a_sailor_1" in game.options, "although a free action would be possible"


@clause("MA-CITY-01")
def test_a_delivery_needs_no_action_after_it() -> None:
    game = in_city("ct_expedition_2").hand(0, *TOBACCO[:1]).play(0, "main").give("city", "deliver a_planter_1", "vp_3")
    assert game.prompt == "explore.land"
    game.give("pass")
    assert game.player(0).explorer == 0
    assert game.state.storage[PLACE["p04"]] == 1
    assert game.state.phase == "draw"


@clause("MA-CITY-03")
def test_only_one_good_is_delivered_however_many_cards_and_spaces_there_are() -> None:
    position = in_city("ct_market_34", 3).hand(0, *COTTON)
    game = position.play(0, "main").give("city", "deliver a_sailor_1", "vp_3")
    assert game.prompt == "village.act"
    assert game.state.storage[PLACE["p04"]] == 1
    assert game.player(0).hand == COTTON[1:]


@clause("MA-CITY-03", "MA-CITY-04")
def test_a_second_space_takes_another_delivery_but_a_full_city_none() -> None:
    position = in_city("ct_market_34", 3).hand(0, *COTTON).stored("p04", 1)
    assert position.play(0, "main").give("city").prompt == "city.deliver"
    position = in_city("ct_market_34", 3).hand(0, *COTTON).stored("p04", 2)
    assert position.play(0, "main").give("city").prompt == "village.act"


@clause("MA-CITY-02", "MA-CITY-04")
def test_only_cards_with_the_demanded_good_can_be_delivered() -> None:
    position = in_city("ct_arsenal_2").hand(0, *TOBACCO, "a_deckhand_1").planned(0, *COTTON[:1])
    game = position.play(0, "main").give("city")
    assert game.steps == ["pass"]
    game.give("pass")
    assert game.player(0).combat == 4


@clause("MA-CITY-02", "MA-CITY-04")
def test_a_city_tile_for_two_has_one_space_and_that_of_printed_maracaibo_two() -> None:
    sugar = ["a_peddler_2", "a_scribe_2"]
    position = Position(2).ship(0, "p11").hand(0, *sugar).stored("p11", 1)
    assert position.play(0, "main").give("city").prompt == "combat.begin"
    position = Position(3).ship(0, "p11").hand(0, *sugar).stored("p11", 1)
    assert position.play(0, "main").give("city").steps == ["deliver a_peddler_2", "deliver a_scribe_2", "pass"]
    position = Position(3).ship(0, "p11").hand(0, *sugar).stored("p11", 2)
    assert position.play(0, "main").give("city").prompt == "combat.begin"


@clause("MA-CITY-06", "MA-EX-50")
def test_the_second_disc_unlocks_its_area_already_for_the_citys_action() -> None:
    position = in_city("ct_embassy_2").one_disc(0, "village_arms").hand(0, "a_deckhand_1", "a_merchant_1")
    game = position.play(0, "main").give("city", "deliver a_deckhand_1", "village_arms")
    assert game.prompt == "influence.nation"  # one delivery at most, though another card would fit
    game.give("spain")
    assert "village_arms" in game.steps
    game.give("village_arms")
    assert (game.player(0).combat, game.player(0).doubloons) == (2, 21)
    assert game.player(0).hand == ["a_merchant_1"]
    assert game.state.storage[PLACE["p04"]] == 1


@clause("MA-CITY-06", "MA-RUL-28")
def test_what_a_delivered_disc_unlocks_is_carried_out_whole_before_the_citys_action() -> None:
    position = in_city("ct_arsenal_2").hand(0, *COTTON[:1]).explorer(0, "e04").one_disc(0, "master_stroke")
    position.unlocked(0, "vp_3", "doubloons_5", "hand_limit", "village_speed")
    game = position.play(0, "main").give("city", "deliver a_sailor_1", "master_stroke")
    assert game.prompt == "choose.option"
    game.give("option 0")
    game.give("e05")
    assert (game.prompt, game.player(0).combat) == ("influence.nation", 1)
    game.give("france")
    assert game.player(0).influence == [1, 0, 0]
    assert game.player(0).combat == 4


# ---------------------------------------------------------------- the actions


@clause("MA-CACT-01")
def test_one_influence_with_any_nation_then_one_village_action() -> None:
    game = acting(in_city("ct_embassy_2"))
    assert (game.prompt, game.steps) == ("influence.nation", ["france", "england", "spain", "pass"])
    game.give("england")
    assert game.player(0).influence == [0, 1, 0]
    assert game.prompt == "village.act"
    game.give("va_coin")
    assert game.player(0).doubloons == 21
    assert game.prompt != "village.act"


@clause("MA-CACT-02")
def test_one_combat_point_then_a_disc_leaves_the_game() -> None:
    game = acting(in_city("ct_shipyard_2").one_disc(0, "vp_3"))
    assert (game.player(0).combat, game.prompt) == (2, "disc.remove")
    assert "pass" in game.steps
    game.give("vp_3")
    assert (game.player(0).vp, sum(game.player(0).discs)) == (3, 22)
    assert sum(game.state.storage) == 0
    assert game.prompt != "disc.remove"


@clause("MA-CACT-02")
def test_the_disc_may_stay() -> None:
    game = acting(in_city("ct_shipyard_2")).give("pass")
    assert (game.player(0).combat, sum(game.player(0).discs)) == (2, 24)


@clause("MA-CACT-03", "MA-FIGHT-09", "MA-EX-49")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (5, 8), (6, 8), (7, 8), (8, 8)])
def test_three_combat_points_but_never_more_than_eight(before: int, after: int) -> None:
    assert acting(in_city("ct_arsenal_2").having(0, combat=before)).player(0).combat == after


@clause("MA-CACT-04")
def test_two_doubloons_then_one_village_action() -> None:
    game = acting(in_city("ct_market_34", 3))
    assert (game.player(0).doubloons, game.prompt) == (22, "village.act")
    game.give("va_coin")
    assert game.player(0).doubloons == 23
    assert game.prompt != "village.act"


@clause("MA-CACT-05")
def test_one_combat_point_and_one_influence_with_any_nation() -> None:
    game = acting(in_city("ct_fortress_34", 3))
    assert game.player(0).combat == 2
    assert game.steps == ["france", "england", "spain", "pass"]
    game.give("spain")
    assert (game.player(0).combat, game.player(0).influence) == (2, [0, 0, 1])


@clause("MA-CACT-06")
@pytest.mark.parametrize(
    ("cards", "compasses"), [([], 1), (["a_navigator_1"], 2), (["a_navigator_1", "b_astronomer_1"], 4)]
)
def test_one_village_action_for_each_compass_of_ship_and_cards(cards: list[str], compasses: int) -> None:
    game = acting(in_city("ct_observatory_2").tableau(0, *cards).planned(0, "a_navigator_2"))
    for _ in range(compasses):
        assert game.prompt == "village.act"
        game.give("va_coin")
    assert game.prompt != "village.act"
    assert game.player(0).doubloons == 20 + compasses


@clause("MA-CACT-06", "MA-RUL-85")
def test_a_compass_bought_meanwhile_brings_no_further_village_action() -> None:
    game = acting(in_city("ct_observatory_2").hand(0, "a_navigator_1"))
    game.give("va_buy", "card a_navigator_1")
    assert game.player(0).tableau == ["a_navigator_1"]
    assert game.prompt != "village.act"


@clause("MA-CACT-07")
def test_the_whole_hand_for_four_doubloons_and_a_point_for_each_token() -> None:
    game = acting(in_city("ct_veterans_34", 3).hand(0, *COTTON).planned(0, TOBACCO[0]).tokens(0, "k01", "k02", "k03"))
    assert (game.prompt, game.steps) == ("pay.for", ["pay", "pass"])
    game.give("pay")
    assert (game.player(0).doubloons, game.player(0).vp) == (24, 3)
    assert (game.player(0).hand, game.player(0).planned) == ([], [TOBACCO[0]])
    assert game.state.discard == COTTON


@clause("MA-CACT-07")
def test_the_points_for_tokens_need_no_discarded_hand() -> None:
    game = acting(in_city("ct_veterans_34", 3).hand(0, *COTTON).tokens(0, "k01", "k02"))
    game.give("pass")
    assert (game.player(0).doubloons, game.player(0).vp, game.player(0).hand) == (20, 2, COTTON)


@clause("MA-RUL-34", "MA-CACT-07")
def test_an_empty_hand_cannot_be_discarded_for_four_doubloons() -> None:
    game = acting(in_city("ct_veterans_34", 3).hand(0).tokens(0, "k01"))
    assert (game.player(0).doubloons, game.player(0).vp) == (20, 1)
    assert game.prompt != "pay.for"


@clause("MA-CACT-08")
def test_four_doubloons_or_two_points_for_each_assistant() -> None:
    spies = in_city("ct_network_2").tableau(0, "a_peddler_1", "b_spymaster_1", "a_envoy_1").tableau(1, "a_peddler_2")
    game = acting(spies).give("option 1")
    assert (game.player(0).doubloons, game.player(0).vp) == (20, 6)
    game = acting(in_city("ct_network_2").tableau(0, "a_peddler_1")).give("option 0")
    assert (game.player(0).doubloons, game.player(0).vp) == (24, 0)


@clause("MA-CACT-08", "MA-RUL-110")
def test_the_option_without_effect_may_be_chosen_and_figures_on_cards_are_no_assistants() -> None:
    position = in_city("ct_network_2").tableau(0, "b_hermitage_1").having(0, card_figures={"b_hermitage_1": 1})
    game = acting(position)
    assert game.steps == ["option 0", "option 1", "pass"]
    game.give("option 1")
    assert (game.player(0).doubloons, game.player(0).vp) == (20, 0)
    assert game.prompt != "choose.option"


@clause("MA-CACT-09")
def test_two_combat_points_for_influence_and_six_doubloons() -> None:
    game = acting(in_city("ct_prize_court_34", 3).having(0, combat=3))
    assert game.steps == ["pay", "pass"]
    game.give("pay")
    assert game.player(0).combat == 1
    game.give("france")
    assert (game.player(0).influence, game.player(0).doubloons) == ([1, 0, 0], 26)


@clause("MA-CACT-09")
def test_the_prize_court_gives_nothing_without_two_combat_points_or_unwillingly() -> None:
    game = acting(in_city("ct_prize_court_34", 3).having(0, combat=1))
    assert game.prompt not in ("pay.for", "influence.nation")
    assert (game.player(0).combat, game.player(0).doubloons) == (1, 20)
    game = acting(in_city("ct_prize_court_34", 3).having(0, combat=2)).give("pass")
    assert (game.player(0).combat, game.player(0).doubloons) == (2, 20)
    assert game.prompt != "influence.nation"


@clause("MA-CACT-10")
def test_combat_and_explore_are_city_actions() -> None:
    assert acting(Position(2).ship(0, "p11")).prompt == "combat.begin"
    assert acting(Position(3).ship(0, "p11")).prompt == "combat.begin"
    for tile, players in (("ct_expedition_2", 2), ("ct_expedition_34", 3)):
        game = acting(in_city(tile, players))
        assert (game.prompt, game.steps) == ("explore.land", ["e01", "e02", "e03", "pass"])
