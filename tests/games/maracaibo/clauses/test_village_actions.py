"""Village actions: how many, which, and the last one. (MA-VILL)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

HAND = ["a_sailor_1", "a_deckhand_1", "a_planter_1"]
BOOKS = ["a_envoy_2", "a_chaplain_2"]


def ashore(position: Position, spent: int = 1) -> Play:
    """Village actions as main action in village 7, after so many movement points."""
    return position.ship(0, "p07").play(0, "main", spent=spent).give("village")


def coins(game: Play) -> int:
    """How many more village actions there are: each takes 1 D."""
    number = 0
    while game.prompt == "village.act":
        game.give("va_coin")
        number += 1
    return number


# ---------------------------------------------------------------- how many


@clause("MA-VILL-01", "MA-MAIN-05")
@pytest.mark.parametrize(("spent", "number"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_one_village_action_two_from_four_movement_points_three_with_seven(spent: int, number: int) -> None:
    assert coins(ashore(Position(2), spent)) == number


@clause("MA-VILL-01")
def test_the_points_spent_count_and_not_the_places() -> None:
    game = Position(2).ship(0, "p08").legacy("l18").play(0).give("p09 p10", "village")  # 3 for the first arrow
    assert coins(game) == 2
    game = Position(2).ship(0, "p08").play(0).give("p09 p10", "village")
    assert coins(game) == 1


@clause("MA-VILL-01")
@pytest.mark.parametrize("place", ["p04", "p11", "p20"])
def test_village_actions_as_main_action_need_a_village(place: str) -> None:
    assert "village" not in Position(2).ship(0, place).with_a_dear_quest(place).play(0, "main", spent=7).options
    assert "village" in Position(2).ship(0, "p06").with_a_dear_quest("p06").play(0, "main", spent=7).options


@clause("MA-RUL-85")
def test_an_improvement_won_meanwhile_adds_no_village_action() -> None:
    game = ashore(Position(2).hand(0, "a_shipwright_1").one_disc(0, "village_speed"), spent=5)
    game.give("va_buy", "card a_shipwright_1", "village_speed")
    assert coins(game) == 1  # two in all, as when they began, not three


@clause("MA-RUL-86", "MA-SHIP-02")
@pytest.mark.parametrize(
    ("speed", "route", "number"),
    [
        (False, "p03", 1),
        (False, "p05 p06", 1),
        (False, "p05 p06 p07", 1),
        (True, "p03", 1),
        (True, "p05 p06", 2),
        (True, "p05 p06 p07", 2),
    ],
)
def test_after_sailing_on_only_the_points_just_spent_count(speed: bool, route: str, number: int) -> None:
    position = Position(2).ship(0, "p02").tableau(0, "b_smuggler_captain_1")
    if speed:
        position.unlocked(0, "village_speed")
    game = position.play(0, "main", spent=7).give("assistant b_smuggler_captain_1", route, "village")
    assert coins(game) == number


# ---------------------------------------------------------------- which


@clause("MA-VILL-02", "MA-EX-02")
def test_possibilities_may_repeat_twice_a_doubloon_then_a_card() -> None:
    game = Position(2).ship(0, "p00").hand(0, "a_sailor_1").having(0, doubloons=3).play(0)
    game.give("p01 p02 p03 p04 p06 p07 p08", "village", "va_coin", "va_coin", "va_buy", "card a_sailor_1")
    assert (game.player(0).doubloons, game.player(0).tableau) == (2, ["a_sailor_1"])
    assert game.prompt != "village.act"


@clause("MA-VILL-02")
def test_fewer_village_actions_than_there_are_may_be_performed() -> None:
    game = ashore(Position(2).having(0, doubloons=0), spent=7).give("va_coin", "pass")
    assert (game.player(0).doubloons, game.state.phase) == (1, "draw")


@clause("MA-VILL-03")
def test_the_whole_hand_is_discarded_for_two_doubloons_and_nothing_is_drawn_yet() -> None:
    game = ashore(Position(2).hand(0, *HAND).planned(0, "a_scribe_1").having(0, doubloons=0), spent=4)
    game.give("va_discard")
    assert (game.player(0).doubloons, game.player(0).hand, game.player(0).planned) == (2, [], ["a_scribe_1"])
    assert game.state.discard == HAND
    assert game.prompt == "village.act"  # still phase B


@clause("MA-VILL-03")
def test_one_card_is_worth_two_doubloons_too() -> None:
    assert ashore(Position(2).hand(0, "a_sailor_1")).give("va_discard").player(0).doubloons == 22


@clause("MA-RUL-34", "MA-VILL-03")
def test_an_empty_hand_cannot_be_discarded() -> None:
    game = ashore(Position(2).hand(0).planned(0, "a_scribe_1"))
    assert "va_discard" not in game.options
    game = ashore(Position(2).hand(0, *HAND), spent=4).give("va_discard")
    assert "va_discard" not in game.options


@clause("MA-VILL-04")
def test_one_doubloon() -> None:
    assert ashore(Position(2).having(0, doubloons=0)).give("va_coin").player(0).doubloons == 1


@clause("MA-VILL-05")
def test_a_card_is_bought_from_hand_or_planning_space_or_a_building_is_invested_in() -> None:
    def shop() -> Play:
        position = Position(2).hand(0, "a_sailor_1").planned(0, "a_deckhand_1").building("abbey")
        position.having(0, doubloons=20, figures=1)
        return ashore(position).give("va_buy")

    assert shop().steps == ["card a_sailor_1", "card a_deckhand_1", "building abbey", "pass"]
    game = shop().give("card a_sailor_1")
    assert (game.player(0).tableau, game.player(0).hand, game.player(0).doubloons) == (["a_sailor_1"], [], 17)
    assert game.player(0).doubloon_income == 10  # its effect holds at once
    game = shop().give("card a_deckhand_1")
    assert (game.player(0).tableau, game.player(0).planned, game.player(0).doubloons) == (["a_deckhand_1"], [], 18)
    game = shop().give("building abbey")
    assert game.state.investors == {"abbey": [0]}
    assert (game.player(0).tableau, game.player(0).figures) == ([], 0)
    assert game.prompt not in ("buy.what", "village.act")  # one purchase only


@clause("MA-VILL-05")
def test_what_a_bought_card_gives_holds_for_the_next_village_action() -> None:
    position = Position(2).hand(0, "a_builder_1", "a_sailor_1").having(0, doubloons=9)
    game = ashore(position, spent=4).give("va_buy", "card a_builder_1", "va_buy", "card a_sailor_1")
    assert (game.player(0).doubloons, game.player(0).tableau) == (0, ["a_builder_1", "a_sailor_1"])


@clause("MA-VILL-05")
def test_where_nothing_can_be_bought_buying_is_no_choice() -> None:
    assert "va_buy" not in ashore(Position(2).hand(0, "a_sailor_1").having(0, doubloons=2)).options


@clause("MA-VILL-06")
def test_improvements_and_own_bought_cards_give_further_kinds() -> None:
    plain = (
        Position(2)
        .hand(0, *BOOKS, "a_deckhand_1", "a_merchant_1")
        .planned(0, "b_librarian_1")
        .tableau(1, "b_haggler_1")
    )
    basic = ["va_discard", "va_coin", "va_buy", "pass"]
    assert ashore(plain).steps == basic
    rich = Position(2).hand(0, *BOOKS, "a_deckhand_1").tableau(0, "b_haggler_1", "b_librarian_1")
    game = ashore(rich.unlocked(0, "village_arms", "village_trade", "village_claim"))
    expected = ["village_arms", "village_trade", "village_claim", "b_haggler_1", "b_librarian_1"]
    assert game.steps == [*basic[:3], *expected, "pass"]


# ---------------------------------------------------------------- the last one


@clause("MA-VILL-07", "MA-EX-43", "MA-RUL-89")
def test_after_a_last_village_action_the_others_lapse() -> None:
    position = Position(2).hand(0, *BOOKS).tableau(0, "b_librarian_1").having(0, doubloons=0)
    game = ashore(position, spent=7).give("va_coin")
    assert game.prompt == "village.act"
    game.give("b_librarian_1", BOOKS[0])
    assert (game.player(0).doubloons, game.player(0).vp) == (4, 3)
    assert game.state.discard == BOOKS
    assert game.state.phase == "draw"


@clause("MA-VILL-07")
def test_a_last_village_action_may_be_chosen_with_the_only_one_left() -> None:
    game = ashore(Position(2).hand(0, *BOOKS).tableau(0, "b_librarian_1")).give("b_librarian_1", BOOKS[0])
    assert game.player(0).vp == 3


@clause("MA-VILL-07", "MA-RUL-89")
def test_village_actions_of_a_city_lapse_too() -> None:
    position = Position(2).city("p04", "ct_observatory_2").ship(0, "p04").hand(0, *BOOKS)
    game = position.tableau(0, "b_librarian_1", "b_astronomer_1").play(0, "main").give("city")
    game.give("va_coin", "b_librarian_1", BOOKS[0])
    assert game.prompt != "village.act"
    assert game.player(0).doubloons == 24


@clause("MA-VILL-07", "MA-RUL-89")
def test_village_actions_of_an_assistant_lapse_too() -> None:
    position = Position(2).ship(0, "p03").tableau(0, "a_envoy_1", "b_librarian_1").hand(0, *BOOKS)
    game = position.play(0, "main").give("assistant a_envoy_1", "spain", "b_librarian_1", BOOKS[0])
    assert game.prompt != "village.act"
    assert game.player(0).vp == 3


@clause("MA-RUL-89", "MA-LEG-05")
def test_parts_that_are_no_village_actions_are_not_lost() -> None:
    position = Position(2).legacy("l04").explorer(0, "e04").ship(0, "p09a").tableau(0, "b_librarian_1")
    game = position.hand(0, *BOOKS).having(0, figures=1).play(0, "main").give("city")
    game.give("b_librarian_1", BOOKS[0])
    assert game.prompt == "pay.for"
    game.give("pay")
    assert (game.player(0).vp, game.player(0).figures) == (3 + 5, 0)


@clause("MA-RUL-89", "MA-EXPL-09")
def test_a_village_action_of_the_last_field_reached_by_the_last_one_is_new() -> None:
    position = Position(2).tableau(0, "a_cartographer_1", "a_cartographer_2").explorer(0, "e24")
    game = ashore(position.having(0, tasks=[1, 1, 1]), spent=7).give("a_cartographer_1", "e25")
    assert game.prompt == "village.act"
    assert coins(game) == 1
    assert game.player(0).explorer == FIELD["e25"]
    assert game.state.phase == "draw"


@clause("MA-VILL-07", "MA-RUL-89")
def test_a_last_one_inside_another_village_action_ends_the_outer_ones() -> None:
    position = Position(2).explorer(0, "e24").hand(0, "a_shipwright_1", *BOOKS).tableau(0, "b_librarian_1")
    position.unlocked(0, "vp_3", "doubloons_5", "hand_limit", "village_speed").one_disc(0, "master_stroke")
    game = ashore(position.having(0, tasks=[1, 1, 1]), spent=7)
    game.give("va_buy", "card a_shipwright_1", "master_stroke", "option 0", "e25")
    assert game.prompt == "village.act"
    game.give("b_librarian_1", BOOKS[0])
    assert game.prompt != "village.act"  # the two of the main action are lost


@clause("MA-VILL-07", "MA-RUL-89")
def test_a_last_one_ends_those_that_the_assistant_would_still_have_granted() -> None:
    position = Position(2).explorer(0, "e24").hand(0, *BOOKS).tableau(0, "a_dock_foreman_1", "b_librarian_1")
    position.unlocked(0, "vp_3", "doubloons_5", "hand_limit", "village_speed").one_disc(0, "master_stroke")
    position.ship(0, "p06").having(0, tasks=[1, 1, 1])
    game = position.play(0, "main").give("assistant a_dock_foreman_1", "master_stroke", "option 0", "e25")
    assert game.prompt == "village.act"  # of the last field, before the assistant's two
    game.give("b_librarian_1", BOOKS[0])
    assert game.player(0).vp == 10 + 3
    assert game.prompt != "village.act"


@clause("MA-VILL-07", "MA-INST-06")
def test_the_quest_on_a_card_is_a_last_village_action_too() -> None:
    position = Position(2).tableau(0, "b_adventurer_1").having(0, card_quests={"b_adventurer_1": "q18"})
    position.state.quest_pile.remove("q18")
    game = ashore(position, spent=7).give("va_quest b_adventurer_1")
    assert (game.player(0).quests, game.player(0).card_quests) == (["q18"], {})
    assert game.state.phase == "draw"


@clause("MA-VILL-07")
def test_an_ordinary_further_kind_ends_nothing() -> None:
    game = ashore(Position(2).unlocked(0, "village_arms"), spent=7).give("village_arms", "village_arms")
    assert (game.player(0).combat, game.player(0).doubloons) == (3, 22)
    assert game.prompt == "village.act"
