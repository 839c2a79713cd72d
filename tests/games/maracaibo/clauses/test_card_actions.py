"""Village and combat actions that bought cards add. (MA-CACTN)"""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

MAPS = ["a_dock_foreman_1", "a_peddler_1"]
BOOKS = ["a_dock_foreman_2", "a_peddler_2"]
SUGAR = ["a_dock_foreman_1", "a_peddler_2", "a_wholesaler_1"]


def with_three_village_actions(card: str, *hand: str) -> Play:
    """In village 8 after 7 movement points, with a bought card."""
    game = Position(2).ship(0, "p08").tableau(0, card).hand(0, *hand).having(0, doubloons=0).play(0, "main", spent=7)
    return game.give("village")


def in_combat(*tableau: str, synergies: tuple[str, ...] = ()) -> Play:
    """A combat for England with value 4 and nothing else to spend."""
    position = Position(2).ship(0, "p11").tableau(0, *tableau).synergies(0, *synergies)
    position.having(0, doubloons=0, combat=0, figures=0)
    return position.play(0, "main").give("city", "fight").chance("k01").give("england")


@clause("MA-CACTN-01")
def test_the_treasure_hunter_turns_two_maps_into_two_points_and_an_exploration_of_two() -> None:
    game = with_three_village_actions("b_treasure_hunter_1", *MAPS)
    game.give("b_treasure_hunter_1")
    game.give("a_peddler_1")
    assert game.state.discard == ["a_peddler_1"], "its own permanent map saves one of the two cards"
    assert game.player(0).vp == 2
    assert game.prompt == "explore.land"
    assert game.steps == ["e01", "e02", "pass"]
    game.give("e01")
    assert game.player(0).doubloons == 2
    assert game.state.phase == "after" or game.prompt == "draw.from", "as last village action the other two lapse"
    assert game.state.villages == 0


@clause("MA-CACTN-02")
def test_the_cartographer_turns_two_maps_into_three_doubloons_and_an_exploration_of_two() -> None:
    game = with_three_village_actions("a_cartographer_1", *MAPS)
    game.give("a_cartographer_1", "a_peddler_1")
    assert game.state.discard == ["a_peddler_1"]
    assert (game.player(0).doubloons, game.player(0).vp) == (3, 0)
    assert game.steps == ["e01", "e02", "pass"]
    game.give("pass")
    assert game.state.villages == 0
    assert game.prompt in ("turn.end", "draw.from"), "as last village action the other two lapse"


@clause("MA-CACTN-01", "MA-CACTN-02")
@pytest.mark.parametrize("card", ["b_treasure_hunter_1", "a_cartographer_1"])
def test_without_a_second_map_these_actions_cannot_be_chosen(card: str) -> None:
    assert card not in with_three_village_actions(card, *BOOKS).steps


@clause("MA-CACTN-03")
@pytest.mark.parametrize(("card", "gain"), [("b_librarian_1", 3), ("c91_ledger_copyist", 4)])
def test_two_books_give_as_many_doubloons_as_points(card: str, gain: int) -> None:
    game = with_three_village_actions(card, *BOOKS, *MAPS)
    game.give(card, *BOOKS[:1])
    assert sorted(game.state.discard) == sorted(BOOKS), "the second book is the only one left and is given too"
    assert (game.player(0).doubloons, game.player(0).vp) == (gain, gain)
    assert game.state.villages == 0
    assert game.prompt != "village.act", "as last village action the other two lapse"


@clause("MA-CACTN-03")
def test_one_book_is_not_enough() -> None:
    assert "b_librarian_1" not in with_three_village_actions("b_librarian_1", BOOKS[0], *MAPS).steps


@clause("MA-CACTN-04")
def test_the_haggler_gives_four_doubloons_for_two_equal_goods_and_is_not_the_last_action() -> None:
    game = with_three_village_actions("b_haggler_1", *SUGAR)
    game.give("b_haggler_1", SUGAR[0], SUGAR[2])
    assert game.state.discard == [SUGAR[0], SUGAR[2]]
    assert game.player(0).hand == [SUGAR[1]]
    assert game.player(0).doubloons == 4
    assert game.prompt == "village.act"
    assert game.state.villages == 1, "one under way and one more"


@clause("MA-CACTN-04")
def test_equal_items_are_no_equal_goods() -> None:
    maps_with_two_goods = ["a_dock_foreman_1", "a_peddler_1"]
    assert "b_haggler_1" not in with_three_village_actions("b_haggler_1", *maps_with_two_goods).steps


@clause("MA-CACTN-05")
@pytest.mark.parametrize(("card", "points"), [("b_swashbuckler_1", 2), ("c98_assayer", 3)])
def test_for_two_combat_value_one_influence_with_the_fighting_nation_and_points(card: str, points: int) -> None:
    game = in_combat(card)
    game.give(f"act {card} 0")
    assert game.state.combats[0].value == 2
    assert game.player(0).influence == [0, 1, 0]
    assert game.player(0).vp == points
    assert game.offers(f"act {card}") == [], "once per combat"


@clause("MA-CACTN-05")
def test_two_copies_are_two_combat_actions() -> None:
    game = in_combat("b_swashbuckler_1", "b_swashbuckler_2")
    game.give("act b_swashbuckler_1 0", "act b_swashbuckler_2 0")
    assert game.player(0).influence == [0, 2, 0]
    assert game.player(0).vp == 4


@clause("MA-CACTN-06", "MA-RUL-38")
def test_the_plunderer_gives_three_doubloons_always_and_two_points_only_with_the_synergy() -> None:
    without = in_combat("b_plunderer_1").give("act b_plunderer_1 0")
    assert (without.player(0).doubloons, without.player(0).vp) == (3, 0)
    assert without.state.combats[0].value == 3
    other = in_combat("b_plunderer_1", synergies=("anchor",)).give("act b_plunderer_1 0")
    assert (other.player(0).doubloons, other.player(0).vp) == (3, 0)
    fitting = in_combat("b_plunderer_1", synergies=("cannon",)).give("act b_plunderer_1 0")
    assert (fitting.player(0).doubloons, fitting.player(0).vp) == (3, 2)
