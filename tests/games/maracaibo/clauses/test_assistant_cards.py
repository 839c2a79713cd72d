"""What the assistants of the cards do. (MA-AACT)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, PLACES
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

SUGAR = ["a_dock_foreman_1", "a_harbor_pilot_1", "a_merchant_2"]


def using(card: str, position: Position | None = None) -> Play:
    """The ship is where the card's assistant stands, and the main action is his."""
    position = position or Position(2).having(0, doubloons=0)
    place = PLACES[CARDS[card].place].id
    game = position.ship(0, place).tableau(0, card).play(0, "main", spent=1)
    return game.give(f"assistant {card}")


def poor() -> Position:
    return Position(2).having(0, doubloons=0, combat=0)


def village_actions_left(game: Play) -> int:
    """How many village actions can be taken from now on, by taking a coin each time."""
    number = 0
    while game.prompt == "village.act":
        game.give("va_coin")
        number += 1
    return number


@clause("MA-AACT-01", "MA-RUL-39")
@pytest.mark.parametrize("card", ["a_peddler_1", "a_peddler_2"])
def test_the_peddler_gives_three_points_and_five_doubloons_as_assistant_action(card: str) -> None:
    game = using(card, poor())
    assert (game.player(0).vp, game.player(0).doubloons) == (3, 5)
    assert [event.args for event in game.told("assistant.used")] == [(0, card)]


@clause("MA-AACT-02")
@pytest.mark.parametrize("card", ["a_ship_carpenter_1", "a_ship_carpenter_2"])
def test_the_carpenter_gives_a_figure_a_disc_and_a_village_action(card: str) -> None:
    game = using(card, poor().having(0, figures=0, general=2))
    assert (game.player(0).figures, game.player(0).general) == (1, 1)
    assert game.prompt == "disc.remove"
    game.give("hand_limit")
    assert sum(game.player(0).discs) == 23
    assert village_actions_left(game) == 1


@clause("MA-AACT-03")
def test_the_envoy_gives_one_influence_and_two_village_actions() -> None:
    game = using("a_envoy_1", poor())
    assert game.steps == ["france", "england", "spain", "pass"]
    game.give("england")
    assert game.player(0).influence == [0, 1, 0]
    assert village_actions_left(game) == 2


@clause("MA-AACT-04")
def test_the_smuggler_gives_two_combat_points_then_sails_on_up_to_three_to_another_main_action() -> None:
    game = using("b_smuggler_captain_1", poor())
    assert game.player(0).combat == 2
    assert game.prompt == "sail.on"
    assert game.steps == ["p03", "p03 p04", "p03 p04 p06", "p05", "p05 p06", "p05 p06 p07", "pass"]
    game.give("p03 p04", "city")
    assert game.where(0) == "p04"
    assert game.prompt == "explore.land", "the city action of the expedition"


@clause("MA-AACT-04")
def test_village_actions_after_sailing_on_follow_from_the_points_just_spent() -> None:
    position = poor().ship(0, "p02").tableau(0, "b_smuggler_captain_1")
    game = position.play(0, "main", spent=7).give("assistant b_smuggler_captain_1", "p03", "village")
    assert village_actions_left(game) == 1, "not three for the seven of phase A"


@clause("MA-AACT-04")
def test_without_sailing_on_there_is_no_second_main_action() -> None:
    game = using("b_smuggler_captain_1", poor()).give("pass")
    assert game.where(0) == "p02"
    assert game.prompt != "main.action"


@clause("MA-AACT-05")
def test_the_warehouse_keeper_gives_five_doubloons_and_two_village_actions_for_three_goods() -> None:
    game = using("b_warehouse_keeper_1", poor().hand(0, *SUGAR))
    assert game.player(0).doubloons == 0, "the goods come first"
    game.give(*SUGAR[:2])
    assert sorted(game.state.discard) == sorted(SUGAR)
    assert game.player(0).doubloons == 5
    assert village_actions_left(game) == 2


@clause("MA-AACT-06")
def test_the_armorer_gives_a_combat_point_a_disc_and_two_village_actions() -> None:
    game = using("b_armorer_1", poor())
    assert game.player(0).combat == 1
    game.give("hand_limit")
    assert sum(game.player(0).discs) == 23
    assert village_actions_left(game) == 2


@clause("MA-AACT-07")
@pytest.mark.parametrize("card", ["a_dock_foreman_1", "c97_muleteer"])
def test_the_foreman_gives_two_doubloons_a_disc_and_two_village_actions(card: str) -> None:
    game = using(card, poor())
    assert game.player(0).doubloons == 2
    game.give("hand_limit")
    assert sum(game.player(0).discs) == 23
    assert village_actions_left(game) == 2


@clause("MA-AACT-08")
def test_the_quartermaster_gives_doubloons_points_and_combat_for_three_goods() -> None:
    game = using("b_quartermaster_1", poor().hand(0, *SUGAR)).give(*SUGAR[:2])
    assert (game.player(0).doubloons, game.player(0).vp, game.player(0).combat) == (5, 2, 2)


@clause("MA-AACT-09")
def test_the_consul_gives_doubloons_points_and_influence_for_three_goods() -> None:
    game = using("b_consul_1", poor().hand(0, *SUGAR)).give(*SUGAR[:2], "spain")
    assert (game.player(0).doubloons, game.player(0).vp) == (5, 2)
    assert game.player(0).influence == [0, 0, 1]


@clause("MA-AACT-10")
def test_the_pathfinder_gives_two_doubloons_and_explores_three() -> None:
    game = using("a_pathfinder_1", poor())
    assert game.player(0).doubloons == 2
    assert game.steps == ["e01", "e02", "e03", "pass"]


@clause("MA-AACT-11")
def test_the_jungle_guide_gives_four_points_and_explores_two() -> None:
    game = using("b_jungle_guide_1", poor())
    assert game.player(0).vp == 4
    assert game.steps == ["e01", "e02", "pass"]


@clause("MA-AACT-12")
def test_the_spymaster_gives_three_doubloons_and_two_points_for_each_assistant() -> None:
    game = using("b_spymaster_1", poor().tableau(0, "a_peddler_1", "a_peddler_2").tableau(1, "a_envoy_1"))
    assert (game.player(0).doubloons, game.player(0).vp) == (3, 6)


@clause("MA-AACT-13")
def test_the_veteran_gives_a_point_for_each_token_and_three_village_actions() -> None:
    game = using("b_veteran_1", poor().tokens(0, "k01", "k02"))
    assert game.player(0).vp == 2
    assert village_actions_left(game) == 3


@clause("MA-AACT-14")
@pytest.mark.parametrize("card", ["b_helmsman_1", "c94_river_pilot"])
def test_the_helmsman_gives_three_points_then_sails_on_up_to_three(card: str) -> None:
    game = using(card, poor())
    assert game.player(0).vp == 3
    assert game.prompt == "sail.on"
    assert max(len(route.split()) for route in game.steps) == 3
    assert "pass" in game.steps
    game.give(game.steps[0])
    assert village_actions_left(game) == 1


@clause("MA-AACT-15")
def test_the_corsair_broker_gives_five_doubloons_and_three_village_actions_for_two_combat_points() -> None:
    game = using("b_corsair_broker_2", Position(2).having(0, doubloons=0, combat=3))
    assert (game.player(0).combat, game.player(0).doubloons) == (1, 5)
    assert village_actions_left(game) == 3


@clause("MA-AACT-16")
def test_the_ransom_agent_gives_seven_doubloons_and_two_village_actions_for_two_combat_points() -> None:
    game = using("b_ransom_agent_1", Position(2).having(0, doubloons=0, combat=2))
    assert (game.player(0).combat, game.player(0).doubloons) == (0, 7)
    assert village_actions_left(game) == 2


@clause("MA-AACT-17")
def test_the_wholesaler_gives_four_doubloons_and_four_points_for_three_goods() -> None:
    game = using("a_wholesaler_1", poor().hand(0, *SUGAR)).give(*SUGAR[:2])
    assert (game.player(0).doubloons, game.player(0).vp) == (4, 4)


@clause("MA-AACT-18")
def test_the_parts_come_in_order_and_each_may_be_forgone() -> None:
    game = using("b_armorer_1", poor())
    assert game.player(0).combat == 1
    assert game.prompt == "disc.remove"
    game.give("pass")
    assert sum(game.player(0).discs) == 24
    assert game.prompt == "village.act"
    game.give("pass")
    assert game.player(0).vp == 0, "he was used: no two points for him"


@clause("MA-AACT-18")
@pytest.mark.parametrize(
    "card", ["a_wholesaler_1", "b_warehouse_keeper_1", "b_quartermaster_1", "b_consul_1", "b_ransom_agent_1"]
)
def test_what_stands_behind_a_payment_needs_the_payment(card: str) -> None:
    position = Position(2).hand(0, *SUGAR[:2]).having(0, combat=1).ship(0, PLACES[CARDS[card].place].id)
    game = position.tableau(0, card).play(0, "main", spent=1)
    assert f"assistant {card}" not in game.options
    game.give("pass").until("draw.from")
    assert game.player(0).vp == 2, "he is unused"


@clause("MA-AACT-19")
def test_buying_an_assistant_card_puts_a_figure_at_its_place_at_once() -> None:
    position = Position(2).ship(0, "p01").hand(0, "a_peddler_1").having(0, figures=1)
    game = position.play(0, "main", spent=1).give("village", "va_buy", "card a_peddler_1")
    assert game.player(0).figures == 0
    assert game.player(0).assistants == ["a_peddler_1"]
    assert [event.args for event in game.told("assistant.posted")] == [(0, 8, "a_peddler_1")]


@clause("MA-AACT-19")
def test_without_a_figure_the_card_cannot_be_bought() -> None:
    position = Position(2).ship(0, "p01").hand(0, "a_peddler_1").having(0, figures=0)
    game = position.play(0, "main", spent=1).give("village")
    assert "va_buy" not in game.options
