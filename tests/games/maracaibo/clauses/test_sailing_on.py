"""Assistants that sail on, what a stop brings, and assistant actions with a payment. (MA-RUL-15, -82, -83, -88)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.state import ASSISTANTS_VP
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

SUGAR = ("a_dock_foreman_1", "a_peddler_2", "a_deckhand_2")


def unused(game: Play, seat: int = 0) -> int:
    return game.player(seat).vp_from[ASSISTANTS_VP]


def captain_at_10() -> Position:
    """Seat 0 at place 9 with an assistant at 10 that sails on."""
    return Position(2).ship(0, "p09").tableau(0, "b_smuggler_captain_2")


@clause("MA-EX-38", "MA-RUL-15")
def test_sailing_on_2_mp_to_a_village_gives_one_village_action() -> None:
    game = captain_at_10().ship(0, "p06").play(0)
    game.give("p07 p08 p09 p10", "assistant b_smuggler_captain_2")
    assert game.player(0).combat == 3
    game.give("p11 p12", "village", "va_coin")
    assert game.player(0).doubloons == 21
    assert game.prompt != "village.act", "the 4 MP of phase A do not count here"


@clause("MA-EX-38", "MA-RUL-86")
def test_sailing_on_2_mp_gives_two_village_actions_with_village_speed() -> None:
    game = captain_at_10().ship(0, "p06").unlocked(0, "village_speed").play(0)
    game.give("p07 p08 p09 p10", "assistant b_smuggler_captain_2", "p11 p12", "village", "va_coin", "va_coin")
    assert game.player(0).doubloons == 22
    assert game.prompt != "village.act"


@clause("MA-RUL-15", "MA-AACT-04")
def test_sailing_on_goes_1_to_3_mp_and_is_optional() -> None:
    game = captain_at_10().play(0)
    game.give("p10", "assistant b_smuggler_captain_2")
    assert game.options == ["p11", "p11 p12", "p11 p12 p13", "p11 p12 p14", "pass"]
    game.give("pass")
    assert game.where(0) == "p10"
    assert game.asked == "chance", "without sailing on there is no second main action"


@clause("MA-RUL-15")
def test_other_assistants_at_the_first_place_pay_when_the_ship_leaves_and_those_passed_too() -> None:
    game = captain_at_10().tableau(0, "a_envoy_2", "b_warehouse_keeper_1").play(0)
    game.give("p10", "assistant b_smuggler_captain_2")
    assert unused(game) == 0
    game.give("p11 p12")
    assert game.prompt == "village.act"
    assert unused(game) == 4
    game.give("village", "va_coin")
    assert unused(game) == 4


@clause("MA-RUL-15")
def test_other_assistants_at_the_place_pay_once_if_the_ship_stays() -> None:
    game = captain_at_10().tableau(0, "a_envoy_2").play(0)
    game.give("p10", "assistant b_smuggler_captain_2", "pass")
    assert unused(game) == 2


@clause("MA-RUL-15")
def test_the_second_main_action_may_be_a_city_action_or_another_assistant() -> None:
    game = captain_at_10().tableau(0, "b_jungle_guide_1").play(0)
    game.give("p10", "assistant b_smuggler_captain_2", "p11 p12", "assistant b_jungle_guide_1", "e01")
    assert game.player(0).vp == 4
    city = captain_at_10().play(0)
    city.give("p10", "assistant b_smuggler_captain_2", "p11", "city", "fight")
    assert city.prompt == "draw.token"


@clause("MA-RUL-15")
def test_an_assistant_that_sails_on_may_lead_to_another_one() -> None:
    position = Position(2).ship(0, "p14").tableau(0, "b_helmsman_2", "c94_river_pilot")
    game = position.play(0)
    game.give("p15", "assistant b_helmsman_2", "p16 p17", "assistant c94_river_pilot", "p18", "village", "va_coin")
    assert game.player(0).vp == 6
    assert game.player(0).doubloons == 21
    assert game.where(0) == "p18"


@clause("MA-RUL-15")
def test_red_hands_and_arrow_costs_hold_when_sailing_on() -> None:
    home = Position(2).ship(0, "p16").tableau(0, "c94_river_pilot").play(0)
    home.give("p17", "assistant c94_river_pilot")
    assert home.options == ["p18", "p18 p19", "p18 p19 p20", "pass"]
    dear = Position(2).legacy("l18").ship(0, "p04").tableau(0, "b_helmsman_1").play(0)
    dear.give("p06", "assistant b_helmsman_1")
    assert dear.options == ["p07", "p07 p08", "pass"], "the step from 8 to 9 would cost 3"


@clause("MA-RUL-15")
def test_the_toll_holds_when_sailing_on() -> None:
    poor = captain_at_10().legacy("l11").having(0, doubloons=1).play(0)
    poor.give("p10", "assistant b_smuggler_captain_2")
    assert poor.options == ["p11", "p11 p12", "pass"]
    rich = captain_at_10().legacy("l11").having(0, doubloons=2).play(0)
    rich.give("p10", "assistant b_smuggler_captain_2", "p11 p12 p13")
    assert rich.player(0).doubloons == 0


@clause("MA-RUL-15", "MA-RUL-82")
def test_the_stop_after_sailing_on_brings_village_gains_and_offers_before_the_main_action() -> None:
    position = Position(2).legacy("l17").ship(0, "p04").tableau(0, "b_helmsman_1", "a_wholesaler_1", "b_informant_1")
    game = position.hand(0, "a_planter_2").play(0)
    game.give("p06")
    assert game.player(0).vp == 1, "one for the stop at 6"
    game.give("assistant b_helmsman_1", "p07")
    assert game.prompt == "legacy.offer"
    assert game.player(0).vp == 1 + 3 + 1
    game.give("offer l17", "spain", "hand_limit")
    assert (game.state.legacy_discs["l17"], game.player(0).discs[1]) == (1, 1)
    assert game.player(0).influence == [0, 0, 1]
    assert game.prompt == "main.action"


@clause("MA-RUL-15", "MA-RUL-82")
def test_the_safe_house_gives_its_figure_after_sailing_on_too() -> None:
    position = Position(2).legacy("l05").ship(0, "p01").tableau(0, "b_smuggler_captain_1")
    game = position.play(0)
    game.give("p02", "assistant b_smuggler_captain_1", "p03")
    assert (game.player(0).figures, game.player(0).general) == (3, 2)


@clause("MA-RUL-82")
def test_a_stop_gives_first_the_village_gains_then_the_safe_house() -> None:
    position = Position(2).legacy("l05").ship(0, "p02").tableau(0, "a_envoy_1", "b_informant_1")
    game = position.play(0)
    game.give("p03")
    kinds = [event.kind for event in game.table.events]
    assert kinds.index("ship.sailed") < kinds.index("vp.gained") < kinds.index("figures.gained")
    assert game.prompt == "main.action"


@clause("MA-RUL-82")
def test_what_the_stop_gives_can_pay_for_the_offer_before_the_main_action() -> None:
    position = Position(2).legacy("l12").ship(0, "p04").having(0, doubloons=1)
    game = position.tableau(0, "b_toll_keeper_1", "a_dock_foreman_1").play(0)
    game.give("p06")
    assert (game.player(0).doubloons, game.prompt) == (3, "legacy.offer")
    game.give("offer l12", "vp_3")
    assert (game.player(0).doubloons, game.player(0).vp, game.player(0).combat) == (0, 1, 2)
    assert game.prompt == "main.action", "each offer is made once"


@clause("MA-RUL-82")
def test_free_actions_are_possible_at_the_offer_but_not_while_sailing() -> None:
    position = Position(2).legacy("l12").ship(0, "p04").hand(0, "a_sailor_1")
    game = position.quests_done(0, 4).career(0, "career_pathfinder").play(0)
    assert game.offers("plan") == game.offers("task") == []
    game.give("p06")
    assert game.prompt == "legacy.offer"
    assert game.offers("plan") == ["plan a_sailor_1"]
    assert game.offers("task") == ["task 1"]


@clause("MA-RUL-83")
def test_a_place_left_behind_takes_its_toll_first_then_pays_for_its_assistants_then_for_the_branch() -> None:
    position = Position(2).legacy("l11").ship(0, "p10").having(0, doubloons=2)
    position.tableau(0, "b_quartermaster_2", "a_ship_carpenter_2", "b_ransom_agent_2")
    game = position.play(0)
    game.give("p11 p12 p13")
    story = [(event.kind, event.args[1]) for event in game.table.events if event.kind.startswith(("assis", "doub"))]
    assert story == [
        ("assistant.unused", "b_ransom_agent_2"),
        ("doubloons.paid", 2),
        ("assistant.unused", "a_ship_carpenter_2"),
        ("assistant.unused", "b_quartermaster_2"),
    ]


@clause("MA-RUL-83", "MA-RUL-61")
def test_setting_off_from_a_place_with_a_toll_costs_nothing() -> None:
    game = Position(2).legacy("l11").ship(0, "p12").having(0, doubloons=2).play(0)
    game.give("p13")
    assert game.player(0).doubloons == 2


@clause("MA-RUL-88", "MA-AACT-18")
def test_an_assistant_action_that_begins_with_a_payment_is_performed_only_if_it_is_paid() -> None:
    game = Position(2).ship(0, "p06").tableau(0, "a_wholesaler_1").hand(0, *SUGAR).play(0)
    game.give("p07", "assistant a_wholesaler_1", *SUGAR[:2])
    assert game.player(0).hand == []
    assert game.state.discard == list(SUGAR)
    assert (game.player(0).doubloons, game.player(0).vp) == (24, 4)
    assert unused(game) == 0


@clause("MA-RUL-88")
def test_without_the_payment_the_assistant_is_unused_and_the_main_action_free() -> None:
    game = Position(2).ship(0, "p06").tableau(0, "a_wholesaler_1").hand(0, *SUGAR[:2], "a_sailor_1").play(0)
    game.give("p07")
    assert game.steps == ["village", "pass"]
    game.give("village", "va_coin")
    assert unused(game) == 2
    combat = Position(2).ship(0, "p07").tableau(0, "b_corsair_broker_2").having(0, combat=1).play(0)
    combat.give("p08")
    assert combat.steps == ["village", "pass"]
    combat = Position(2).ship(0, "p07").tableau(0, "b_corsair_broker_2").having(0, combat=2).play(0)
    combat.give("p08", "assistant b_corsair_broker_2")
    assert (combat.player(0).combat, combat.player(0).doubloons, combat.prompt) == (0, 25, "village.act")
