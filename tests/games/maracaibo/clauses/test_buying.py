"""Project cards: three uses, prices, conditions, and the order of buying. (MA-CARD, MA-RUL-35, -36, -80)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, LEGACY, PLACE, QUESTS, STORIES
from quarterdeck.games.maracaibo.state import TABLEAU_VP
from quarterdeck.kernel.rules.effects import Effect
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

HERBS = ("a_ship_carpenter_1", "a_pathfinder_1", "a_wholesaler_1")


def in_village(position: Position) -> Play:
    """Village actions are open at place 1, three of them."""
    return position.ship(0, "p01").play(0, "main", spent=7).give("village")


def for_sale(game: Play) -> list[str]:
    """What could be bought now."""
    return game.give("va_buy").steps[:-1] if "va_buy" in game.options else []


# Good, item or purchase


@clause("MA-CARD-01")
def test_a_card_used_as_a_good_is_discarded() -> None:
    game = Position(2).ship(0, "p14").hand(0, "a_ship_carpenter_2").play(0, "main")
    game.give("city", "deliver a_ship_carpenter_2", "hand_limit")
    assert (game.player(0).hand, game.state.discard) == ([], ["a_ship_carpenter_2"])


@clause("MA-CARD-01")
def test_a_card_used_as_an_item_is_discarded() -> None:
    game = Position(2).ship(0, "p01").quest("p01", "q07").hand(0, "a_envoy_2", HERBS[0], "a_sailor_1").play(0, "main")
    game.give("quest q07")
    assert game.player(0).hand == ["a_sailor_1"]
    assert game.state.discard == ["a_envoy_2", HERBS[0]]


@clause("MA-CARD-01", "MA-CARD-04")
def test_a_bought_card_goes_face_up_to_the_tableau() -> None:
    game = in_village(Position(2).hand(0, "a_sailor_1")).give("va_buy", "card a_sailor_1")
    assert (game.player(0).hand, game.player(0).tableau, game.state.discard) == ([], ["a_sailor_1"], [])
    assert game.view(1)["players"][0]["tableau"] == ["a_sailor_1"]


@clause("MA-CARD-02")
def test_planned_and_bought_cards_are_neither_goods_nor_items() -> None:
    position = Position(2).ship(0, "p14").planned(0, "a_ship_carpenter_2").tableau(0, "a_envoy_1")
    game = position.play(0, "main").give("city")
    assert game.prompt == "disc.remove", "there is no coffee in hand"
    quest = Position(2).ship(0, "p01").quest("p01", "q07").planned(0, "a_envoy_2").tableau(0, "a_deckhand_1")
    assert quest.hand(0, HERBS[0]).play(0, "main").offers("quest") == []


@clause("MA-CARD-12")
def test_a_discarded_card_pays_for_one_thing_only() -> None:
    """Two herbs are one card each; the card with the herbs and cotton delivers the cotton or pays the herbs."""
    one = Position(2).ship(0, "p01").quest("p01", "q03").hand(0, HERBS[0]).play(0, "main")
    assert one.offers("quest") == []
    position = Position(2).ship(0, "p05").quest("p05", "q03").hand(0, HERBS[0], HERBS[1])
    both = position.play(0, "main")
    assert "quest q03" in both.options
    both.give("city", f"deliver {HERBS[0]}", "hand_limit")
    assert both.player(0).hand == [HERBS[1]]
    assert both.player(0).quests == []


def all_costs() -> list[list[Effect]]:
    """Every cost of the box that hand cards may pay."""
    quests = [*QUESTS.values(), *[story.quest for story in STORIES.values() if story.quest is not None]]
    costs = [quest.cost for quest in quests]
    costs.extend(tile.offer.cost for tile in LEGACY.values() if tile.offer is not None)
    for card in CARDS.values():
        costs.extend(action.cost for action in card.village_actions)
        costs.extend(effect.effects("cost") for effect in card.assistant if effect.verb == "pay_for")
    return costs


@clause("MA-CARD-12")
def test_no_cost_of_the_box_asks_for_goods_and_items_together() -> None:
    """Each is looked for in the hand by itself, so a card that shows both would be counted twice otherwise."""
    for cost in all_costs():
        paid_with_cards = [effect for effect in cost if effect.verb in ("pay_goods", "pay_equal_goods", "pay_items")]
        assert len(paid_with_cards) <= 1


@clause("MA-CARD-03")
def test_cards_are_bought_by_a_village_action_and_not_otherwise() -> None:
    game = Position(2).ship(0, "p05").hand(0, "a_sailor_2").building("abbey").with_a_dear_quest("p05").play(0, "main")
    assert game.steps == ["city", "pass"]
    game.give("city")
    while game.asked == "0":
        assert game.options == ["pass", "plan a_sailor_2"]
        game.give("pass")
    village = in_village(Position(2).hand(0, "a_sailor_1").planned(0, "a_planter_1").building("abbey"))
    assert for_sale(village) == ["card a_sailor_1", "card a_planter_1", "building abbey"]


@clause("MA-CARD-03")
@pytest.mark.parametrize(("phase", "round"), [("interim_choice", 1), ("final_choice", 4)])
def test_cards_are_also_bought_in_step_1_of_the_scorings(phase: str, round: int) -> None:
    position = Position(2).round(round).hand(0, "a_sailor_1").planned(0, "a_planter_1").building("abbey")
    game = position.play(0, phase)
    assert game.options == ["card a_sailor_1", "card a_planter_1", "building abbey", "vp"]


@clause("MA-CARD-04")
def test_planned_cards_have_no_effect_before_they_are_bought() -> None:
    position = Position(2).planned(0, "a_builder_1", "a_navigator_1").hand(0, "a_sailor_1").quest("p01", "q24")
    game = position.ship(0, "p01").play(0, "main").give("quest q24")
    assert game.player(0).vp == 2, "one compass"
    game = in_village(Position(2).planned(0, "a_builder_1").hand(0, "a_sailor_1", "a_sailor_2"))
    game.give("va_buy", "card a_sailor_1")
    assert game.player(0).doubloons == 17
    game.give("va_buy", "card a_builder_1")
    assert (game.player(0).doubloons, game.player(0).planned) == (9, [])
    game.give("va_buy", "card a_sailor_2")
    assert game.player(0).doubloons == 8, "bought, it holds at once"


# Price and conditions


@clause("MA-CARD-05")
def test_the_price_must_be_there_and_is_paid() -> None:
    assert for_sale(in_village(Position(2).hand(0, "a_planter_1").having(0, doubloons=5))) == []
    game = in_village(Position(2).hand(0, "a_planter_1").having(0, doubloons=6)).give("va_buy", "card a_planter_1")
    assert game.player(0).doubloons == 0


@clause("MA-CARD-05", "MA-PERM-02")
def test_the_price_never_falls_below_0() -> None:
    position = Position(2).tableau(0, "a_builder_1", "a_builder_2").hand(0, "a_deckhand_1").having(0, doubloons=0)
    game = in_village(position).give("va_buy", "card a_deckhand_1")
    assert game.player(0).doubloons == 0


@clause("MA-CARD-05", "MA-RUL-80")
def test_a_card_does_not_lower_its_own_price() -> None:
    assert for_sale(in_village(Position(2).hand(0, "a_builder_1").having(0, doubloons=7))) == []
    game = in_village(Position(2).hand(0, "a_innkeeper_1").having(0, doubloons=9)).give("va_buy", "card a_innkeeper_1")
    assert game.player(0).doubloons == 4


@clause("MA-CARD-06")
def test_a_figure_beside_the_price_goes_back_to_the_general_supply() -> None:
    assert for_sale(in_village(Position(2).hand(0, "b_garrison_1").having(0, figures=0))) == []
    game = in_village(Position(2).hand(0, "b_garrison_1")).give("va_buy", "card b_garrison_1")
    assert (game.player(0).figures, game.player(0).general, game.player(0).assistants) == (1, 4, [])


@clause("MA-CARD-07")
def test_without_a_figure_an_assistant_card_cannot_be_bought() -> None:
    assert for_sale(in_village(Position(2).hand(0, "a_peddler_1").having(0, figures=0, general=5))) == []
    game = in_village(Position(2).hand(0, "a_peddler_1").having(0, figures=1)).give("va_buy", "card a_peddler_1")
    assert (game.player(0).figures, game.player(0).general) == (0, 3)


@clause("MA-CARD-08")
def test_a_figure_on_the_card_is_taken_from_the_supply() -> None:
    assert for_sale(in_village(Position(2).hand(0, "b_hermitage_1").having(0, figures=0))) == []
    game = in_village(Position(2).hand(0, "b_hermitage_1")).give("va_buy", "card b_hermitage_1")
    assert (game.player(0).figures, game.player(0).general) == (1, 3)
    assert game.player(0).card_figures == {"b_hermitage_1": 1}
    assert game.player(0).assistants == []


@clause("MA-CARD-08")
def test_three_herbs_are_given_up_for_the_hospital() -> None:
    two = Position(2).hand(0, "b_hospital", *HERBS[:2])
    assert "card b_hospital" not in for_sale(in_village(two))
    game = in_village(Position(2).hand(0, "b_hospital", *HERBS, "a_sailor_1"))
    game.give("va_buy", "card b_hospital", *HERBS[:2])
    assert game.player(0).hand == ["a_sailor_1"]
    assert game.state.discard == list(HERBS)
    assert (game.player(0).tableau, game.player(0).doubloons) == (["b_hospital"], 7)


@clause("MA-CARD-08", "MA-LEG-17")
@pytest.mark.parametrize("nation", ["france", "england", "spain"])
def test_a_governor_needs_three_markers_of_the_nation_on_places(nation: str) -> None:
    card = {"france": "b_french_governor", "england": "b_english_governor", "spain": "b_spanish_governor"}[nation]
    other = "spain" if nation == "france" else "france"
    two = Position(2).hand(0, card).marker(nation, "p04", "p01").marker(other, "p05", "p06", "p07")
    assert f"card {card}" not in for_sale(in_village(two))
    three = Position(2).hand(0, card).marker(nation, "p04", "p01", "p19")
    assert f"card {card}" in for_sale(in_village(three))
    fleet = Position(2).legacy("l06").hand(0, card).marker(nation, "p04", "p01")
    fleet.state.spaces[0] = ["france", "england", "spain"].index(nation)
    assert f"card {card}" in for_sale(in_village(fleet))


# Effects


@clause("MA-CARD-09")
def test_income_permanent_assistant_and_instant_effects_each_in_their_way() -> None:
    game = in_village(Position(2).hand(0, "a_harbor_pilot_1", "a_navigator_1", "a_peddler_1").having(0, doubloons=12))
    game.give("va_buy", "card a_harbor_pilot_1")
    assert (game.player(0).doubloon_income, sum(game.player(0).synergies)) == (9, 1)
    game.give("va_buy", "card a_navigator_1", "va_buy", "card a_peddler_1")
    assert (game.player(0).doubloons, game.player(0).vp) == (0, 0), "the assistant acts only when it is visited"


@clause("MA-CARD-09")
def test_an_instant_effect_happens_once_and_a_permanent_one_again_and_again() -> None:
    game = in_village(Position(2).hand(0, "a_gunner_1", "b_toll_keeper_1").ship(1, "p07").having(0, doubloons=20))
    game.give("va_buy", "card a_gunner_1", "va_buy", "card b_toll_keeper_1", "va_coin")
    assert (game.player(0).combat, game.player(0).doubloons) == (3, 20 - 3 - 5 + 1)
    position = Position(2).tableau(0, "b_toll_keeper_1", "a_peddler_1", "a_gunner_1").ship(1, "p07").ship(0, "p07")
    game = position.play(1).give("p08", "pass").until("sail.to").give("p08")
    assert game.player(0).doubloons == 20 + 2 + 2
    assert game.player(0).combat == 1


@clause("MA-CARD-10", "MA-FINAL-03")
def test_the_vp_printed_on_a_card_count_only_in_the_final_scoring() -> None:
    bought = in_village(Position(2).hand(0, "b_war_hero_1")).give("va_buy", "card b_war_hero_1")
    assert bought.player(0).vp == 0
    position = Position(2).round(4).tableau(0, "b_war_hero_1", "a_planter_1").hand(0, "b_viceroy")
    position.planned(0, "b_french_ambassador").having(0, doubloons=0).having(1, doubloons=0)
    game = position.play(0, "final_choice").until("")
    assert game.player(0).vp_from[TABLEAU_VP] == 4 + 2


@clause("MA-CARD-11")
@pytest.mark.parametrize("card", list(CARDS))
def test_every_project_card_can_be_bought_for_its_price(card: str) -> None:
    position = Position(2).having(0, doubloons=30, figures=3, combat=0).hand(0, card)
    others = [herbs for herbs in (*HERBS, "a_deckhand_1") if herbs != card][:3]
    position.player(0).hand.extend(others)
    position.state.draw = [left for left in position.state.draw if left not in others]
    position.marker("france", "p04", "p02", "p03").marker("england", "p05", "p06", "p07")
    game = in_village(position.marker("spain", "p11", "p13", "p14")).give("va_buy", f"card {card}")
    while game.prompt == "pay.item":
        game.give(game.options[0])
    assert game.told("doubloons.paid")[0].args == (0, CARDS[card].price)
    assert game.player(0).tableau == [card]
    assert (card in game.player(0).assistants) == bool(CARDS[card].assistant)


# Order of buying


@clause("MA-RUL-35")
def test_a_card_does_not_pay_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the box costs an item that it shows: the hospital is made to show herbs."""
    monkeypatch.setitem(CARDS, "b_hospital", replace(CARDS["b_hospital"], item="herbs"))
    assert "card b_hospital" not in for_sale(in_village(Position(2).hand(0, "b_hospital", *HERBS[:2])))
    game = in_village(Position(2).hand(0, "b_hospital", *HERBS)).give("va_buy", "card b_hospital")
    assert game.options == list(HERBS)


@clause("MA-RUL-36", "MA-PERM-01")
def test_permanent_herbs_save_one_of_the_herbs_of_a_purchase_each() -> None:
    game = in_village(Position(2).tableau(0, "a_healer_1").hand(0, "b_hospital", *HERBS))
    game.give("va_buy", "card b_hospital", HERBS[2], HERBS[0])
    assert game.player(0).hand == [HERBS[1]]
    healers = ("a_healer_1", "a_healer_2", "b_herbalist_1")
    game = in_village(Position(2).tableau(0, *healers).hand(0, "b_hospital")).give("va_buy", "card b_hospital")
    assert (game.player(0).tableau[-1], game.state.discard) == ("b_hospital", []), "wholly covered, it costs no card"
    assert "card b_hospital" not in for_sale(in_village(Position(2).tableau(0, *healers[:2]).hand(0, "b_hospital")))


@clause("MA-RUL-80")
def test_a_card_counts_its_own_compass() -> None:
    game = in_village(Position(2).hand(0, "b_master_navigator")).give("va_buy", "card b_master_navigator")
    assert game.player(0).vp == 4


@clause("MA-RUL-80", "MA-INCOME-03")
def test_income_comes_before_the_instant_effects_and_those_in_their_order() -> None:
    game = in_village(Position(2).hand(0, "b_dockyard_1")).give("va_buy", "card b_dockyard_1", "vp_3")
    kinds = [event.kind for event in game.table.events]
    order = ["doubloons.paid", "card.bought", "income.vp", "synergy.gained", "disc.taken"]
    assert [kind for kind in kinds if kind in order] == order


@clause("MA-RUL-80")
def test_a_synergy_of_the_same_card_comes_after_its_other_instant_effects_if_listed_so() -> None:
    position = Position(2).tableau(0, "a_legionnaire_1").hand(0, "b_mercenary_captain_1")
    game = in_village(position).give("va_buy", "card b_mercenary_captain_1")
    kinds = [event.kind for event in game.table.events]
    assert kinds.index("figures.gained") < kinds.index("synergy.gained") < kinds.index("income.vp")


@clause("MA-RUL-80")
def test_the_costs_are_paid_before_anything_is_gained() -> None:
    game = in_village(Position(2).hand(0, "b_garrison_1")).give("va_buy", "card b_garrison_1")
    kinds = [event.kind for event in game.table.events]
    assert kinds.index("doubloons.paid") < kinds.index("card.bought")
    assert kinds.index("figures.returned") < kinds.index("card.bought") < kinds.index("combat.gained")


@clause("MA-RUL-75")
def test_figures_on_cards_buildings_and_places_never_come_back() -> None:
    position = Position(2).tableau(0, "b_hermitage_1", "a_peddler_1").invested(0, "abbey").having(0, figures=0)
    position.player(0).card_figures["b_hermitage_1"] = 1
    game = in_village(position.having(0, general=0).hand(0, "a_healer_1")).give("va_buy", "card a_healer_1")
    assert (game.player(0).figures, game.player(0).general) == (0, 0), "no figure is left in the general supply"
    assert game.player(0).card_figures == {"b_hermitage_1": 1}
    quest = position.ship(0, "p02").quest("p02", "q22").play(0, "main")
    assert quest.offers("quest") == [], "no figure to pay with"


@clause("MA-RUL-75")
def test_assistants_stay_at_their_place_over_the_rounds() -> None:
    position = Position(2).ship(0, "p08").tableau(0, "a_peddler_1").ship(1, "p21a").having(0, doubloons=0)
    game = position.having(1, doubloons=0).play(1, "interim_choice").until("sail.to")
    assert game.state.round == 2
    assert game.player(0).assistants == ["a_peddler_1"]
    assert (game.player(0).figures, game.player(0).general) == (2, 3)
    assert PLACE["p08"] == CARDS["a_peddler_1"].place
