"""Phase B: one main action where the ship is, and what is asked of it. (MA-MAIN, MA-RUL-109, MA-RUL-110)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, IMPROVEMENT, PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position


def village_with_everything() -> Position:
    """Place 8 with a quest that can be paid, an own assistant and one of another player."""
    position = Position(2).ship(0, "p08").quest("p08", "q18").tableau(0, "a_peddler_1").hand(0)
    return position.tableau(1, "b_corsair_broker_2").having(0, doubloons=5, combat=2)


@clause("MA-MAIN-01")
def test_the_four_kinds_of_main_action() -> None:
    game = village_with_everything().play(0, "main")
    assert game.prompt == "main.action"
    assert game.steps == ["village", "quest q18", "assistant a_peddler_1", "pass"]
    city = Position(2).ship(0, "p11").quest("p11", "q18").tableau(0, "b_ransom_agent_2").hand(0).having(0, combat=2)
    assert city.play(0, "main").steps == ["city", "quest q18", "assistant b_ransom_agent_2", "pass"]


@clause("MA-MAIN-01")
def test_tiles_and_assistants_at_other_places_are_no_main_action() -> None:
    position = Position(2).ship(0, "p09").quest("p08", "q18").tableau(0, "a_peddler_1").hand(0)
    position.with_a_dear_quest("p09")
    assert position.play(0, "main").steps == ["village", "pass"]


@clause("MA-MAIN-02")
@pytest.mark.parametrize(
    ("choice", "money"),
    [(("village", "va_coin"), 6), (("quest q18",), 10), (("assistant a_peddler_1",), 10)],
)
def test_only_one_of_several_main_actions_is_performed(choice: tuple[str, ...], money: int) -> None:
    game = village_with_everything().play(0, "main", 1)
    game.give(*choice)
    assert game.player(0).doubloons == money
    assert game.state.phase == "draw"


@clause("MA-MAIN-03", "MA-DRAW-06")
@pytest.mark.parametrize("place", ["p08", "p11", "p20"])
def test_the_main_action_may_be_forgone(place: str) -> None:
    game = Position(2).ship(0, place).hand(0).having(0, vp=0).play(0, "main")
    game.give("pass")
    assert game.state.phase == "draw"
    assert (game.player(0).vp, game.player(0).doubloons, game.player(0).combat) == (0, 20, 1)


@clause("MA-MAIN-04", "MA-CITY-01", "MA-CITY-05")
def test_in_a_city_one_good_is_delivered_and_then_comes_its_action() -> None:
    position = Position(2).city("p04", "ct_arsenal_2").ship(0, "p04").hand(0, "a_sailor_1", "a_gunner_1")
    game = position.having(0, combat=0).play(0, "main")
    game.give("city")
    assert game.prompt == "city.deliver"
    assert game.player(0).combat == 0, "the action waits for the delivery"
    game.give("deliver a_sailor_1", "vp_3")
    assert game.player(0).discs[IMPROVEMENT["vp_3"]] == 1
    assert game.state.storage[PLACE["p04"]] == 1
    assert game.player(0).combat == 3
    assert game.player(0).hand == ["a_gunner_1"]


@clause("MA-MAIN-04", "MA-CITY-05")
def test_the_action_of_a_city_needs_no_delivery() -> None:
    position = Position(2).city("p04", "ct_arsenal_2").ship(0, "p04").hand(0, "a_sailor_1")
    game = position.having(0, combat=0).play(0, "main")
    game.give("city", "pass")
    assert game.player(0).combat == 3
    assert game.player(0).hand == ["a_sailor_1"]
    assert game.state.storage[PLACE["p04"]] == 0


@clause("MA-MAIN-07", "MA-RUL-109")
def test_parts_of_an_effect_may_be_forgone_and_the_others_are_still_taken() -> None:
    """The assistant gives 2 D, a disc and two village actions."""
    game = Position(2).ship(0, "p06").tableau(0, "a_dock_foreman_1").hand(0).having(0, doubloons=0).play(0, "main")
    game.give("assistant a_dock_foreman_1")
    assert game.player(0).doubloons == 2
    assert game.prompt == "disc.remove"
    game.give("pass")
    assert game.prompt == "village.act"
    assert game.player(0).discs == [2] * 12
    game.give("va_coin", "pass")
    assert game.player(0).doubloons == 3
    assert game.state.phase == "draw"


@clause("MA-MAIN-07")
def test_even_a_free_gain_with_a_choice_may_be_forgone() -> None:
    game = Position(3).city("p04", "ct_fortress_34").ship(0, "p04").hand(0).having(0, combat=0).play(0, "main")
    game.give("city", "pass")
    assert game.player(0).combat == 1
    assert game.player(0).influence == [0, 0, 0]


@clause("MA-MAIN-07", "MA-RUL-26")
def test_the_disc_of_a_delivery_must_be_taken() -> None:
    position = Position(2).city("p04", "ct_arsenal_2").ship(0, "p04").hand(0, "a_sailor_1")
    game = position.play(0, "main")
    game.give("city", "deliver a_sailor_1")
    assert game.prompt == "disc.deliver"
    assert "pass" not in game.options


@clause("MA-MAIN-08", "MA-PERM-02")
def test_equal_effects_of_several_cards_add_up() -> None:
    position = Position(2).ship(0, "p06").hand(0, "b_consul_2")
    position.tableau(0, "a_builder_1", "a_builder_2", "a_innkeeper_1").having(0, doubloons=3)
    game = position.play(0, "main")
    game.give("village", "va_buy", "card b_consul_2")
    assert game.player(0).doubloons == 3 - (CARDS["b_consul_2"].price - 2 - 2 - 1)


@clause("MA-MAIN-08", "MA-PERM-04")
def test_compasses_of_several_cards_add_up() -> None:
    position = Position(2).ship(0, "p08").quest("p08", "q19").hand(0).having(0, combat=2, vp=0)
    game = position.tableau(0, "a_navigator_1", "a_navigator_2").play(0, "main")
    game.give("quest q19")
    assert game.player(0).vp == 3 * 2


# What software asks, and what it just gives


@clause("MA-RUL-109")
def test_pure_gains_come_without_a_question() -> None:
    """Doubloons, VP, combat points, figures, fixed influence, synergy token, income."""
    position = Position(2).ship(0, "p06").having(0, doubloons=20, combat=0, figures=1, vp=0)
    position.hand(0, "a_gunner_1", "a_harbor_pilot_1", "a_healer_1", "b_french_ambassador")
    game = position.play(0, "main", 7)
    game.give("village", "va_buy", "card a_gunner_1")
    assert (game.player(0).combat, game.player(0).synergies[1]) == (2, 1)
    game.give("va_buy", "card a_harbor_pilot_1")
    assert (game.player(0).doubloon_income, game.player(0).synergies[0]) == (9, 1)
    game.give("va_buy", "card a_healer_1")
    assert game.player(0).figures == 3
    assert game.prompt == "turn.end"


@clause("MA-RUL-109")
def test_fixed_influence_comes_without_a_question() -> None:
    game = Position(2).ship(0, "p06").having(0, doubloons=20).hand(0, "b_french_ambassador").play(0, "main")
    game.give("village", "va_buy", "card b_french_ambassador")
    assert game.player(0).influence[0] == 2
    assert game.state.phase == "draw"


@clause("MA-RUL-109")
@pytest.mark.parametrize(
    ("place", "tile", "prompt"),
    [
        ("p04", "ct_expedition_34", "explore.land"),
        ("p11", "", "combat.begin"),
        ("p04", "ct_market_34", "village.act"),
        ("p04", "ct_fortress_34", "influence.nation"),
        ("p04", "ct_prize_court_34", "pay.for"),
    ],
)
def test_everything_with_a_choice_or_a_price_is_asked_and_may_be_declined(place: str, tile: str, prompt: str) -> None:
    position = Position(3).ship(0, place).hand(0).having(0, combat=2)
    if tile:
        position.city(place, tile)
    game = position.play(0, "main")
    game.give("city")
    assert game.prompt == prompt
    assert "pass" in game.options
    game.give("pass")
    assert game.state.phase == "draw"


@clause("MA-RUL-109")
def test_removing_discs_sailing_on_markers_and_options_are_asked() -> None:
    game = Position(2).city("p04", "ct_shipyard_2").ship(0, "p04").hand(0).play(0, "main")
    assert game.give("city").prompt == "disc.remove"
    game = Position(2).ship(0, "p06").tableau(0, "b_helmsman_1").hand(0).play(0, "main")
    assert game.give("assistant b_helmsman_1").prompt == "sail.on"
    game = Position(2).ship(0, "p06").hand(0, "b_settlers_1").play(0, "main")
    assert game.give("village", "va_buy", "card b_settlers_1", "spain").prompt == "marker.village"
    game = Position(2).ship(0, "p20").hand(0).play(0, "main")
    assert game.give("city").prompt == "choose.option"


@clause("MA-RUL-110", "MA-CACT-08")
def test_an_option_without_effect_may_be_chosen() -> None:
    game = Position(2).city("p04", "ct_network_2").ship(0, "p04").hand(0).having(0, vp=0).play(0, "main")
    game.give("city")
    assert game.options == ["option 0", "option 1", "pass"]
    game.give("option 1")
    assert (game.player(0).vp, game.player(0).doubloons) == (0, 20)
    assert game.state.phase == "draw"


@clause("MA-RUL-110", "MA-EXPL-10")
def test_exploring_may_be_chosen_at_place_20_with_the_explorer_at_the_end() -> None:
    position = Position(2).ship(0, "p20").explorer(0, "e25").career(0, "career_courtier").hand(0)
    game: Play = position.play(0, "main")
    game.give("city", "option 1")
    assert game.state.phase == "draw"
    assert game.told("explorer.moved") == []


# ---------------------------------------------------------------- where nothing is to be decided


@clause("MA-RUL-126")
@pytest.mark.parametrize(
    ("place", "prompt"), [("p08", "village.act"), ("p11", "combat.begin"), ("p20", "choose.option")]
)
def test_the_only_main_action_of_a_place_begins_by_itself(place: str, prompt: str) -> None:
    game = Position(2).ship(0, place).hand(0, "a_sailor_1").play(0, "main", 2)
    assert game.prompt == prompt
    assert "pass" in game.options
    assert "plan a_sailor_1" in game.options


@clause("MA-RUL-126")
def test_where_there_is_no_main_action_nobody_is_asked_for_one() -> None:
    fever = Position(2).ship(0, "p12").legacy("l20").hand(0, "a_sailor_1").play(0, "main")
    assert (fever.prompt, fever.options) == ("turn.end", ["pass", "plan a_sailor_1"])


@clause("MA-RUL-126")
def test_whether_a_quest_can_be_paid_does_not_show_in_who_is_asked() -> None:
    game = Position(2).ship(0, "p08").hand(0).with_a_dear_quest("p08").play(0, "main", 2)
    assert (game.prompt, game.steps) == ("main.action", ["village", "pass"])
    own = Position(2).ship(0, "p08").tableau(0, "a_peddler_1").hand(0).play(0, "main", 2)
    assert own.prompt == "main.action"
    fresh = Position(2).ship(0, "p08").tableau(0, "a_peddler_1").hand(0).having(0, fresh=["a_peddler_1"])
    assert (fresh.play(0, "main", 2).prompt, fresh.play(0, "main", 2).steps) == ("main.action", ["village", "pass"])
