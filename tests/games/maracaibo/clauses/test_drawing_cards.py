"""Phase C: drawing, and the open display. (MA-DRAW)"""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

OPEN = ["a_builder_1", "a_builder_2", "a_healer_1", "a_healer_2"]
HAND = ["a_peddler_1", "a_peddler_2", "a_sailor_1", "a_sailor_2", "a_gunner_1", "a_gunner_2"]


def drawing(held: int, position: Position | None = None) -> Play:
    """Seat 0 with so many hand cards is in phase C; four cards lie open."""
    return (position or Position(2)).hand(0, *HAND[:held]).display(*OPEN).play(0, "draw")


@clause("MA-DRAW-01", "MA-RUL-07")
def test_each_card_comes_from_the_pile_or_for_one_doubloon_from_the_display() -> None:
    game = drawing(1, Position(2).having(0, doubloons=5))
    assert game.options == ["pile", "rest 3", *[f"display {card}" for card in OPEN]]
    game.give("display a_healer_1")
    assert (game.player(0).doubloons, game.player(0).hand[-1]) == (4, "a_healer_1")
    game.give("pile").chance("a_envoy_1")
    assert (game.player(0).doubloons, game.player(0).hand[-1]) == (4, "a_envoy_1")
    game.give("display a_builder_2")
    assert game.player(0).doubloons == 3
    assert game.player(0).hand == ["a_peddler_1", "a_healer_1", "a_envoy_1", "a_builder_2"]
    assert game.prompt == "draw.project", "the limit is reached, the display is filled"


@clause("MA-RUL-125", "MA-DRAW-01")
def test_all_that_are_missing_may_come_from_the_pile_in_one_go() -> None:
    game = drawing(1, Position(2).having(0, doubloons=5)).give("rest 3")
    for card in ("a_envoy_1", "a_envoy_2", "a_planter_1"):
        assert game.prompt == "draw.project"
        game.chance(card)
    assert game.player(0).hand == ["a_peddler_1", "a_envoy_1", "a_envoy_2", "a_planter_1"]
    assert (game.player(0).doubloons, game.state.display) == (5, OPEN)
    assert drawing(3, Position(2).having(0, doubloons=5)).offers("rest") == [], "one card is missing"


@clause("MA-DRAW-01")
def test_without_a_doubloon_only_the_pile_is_left() -> None:
    game = drawing(3, Position(2).having(0, doubloons=0))
    assert game.prompt == "draw.project"
    game.chance("a_envoy_1")
    assert game.player(0).hand[-1] == "a_envoy_1"
    assert game.state.display == OPEN
    assert game.asked == "1"


@clause("MA-DRAW-01")
def test_the_last_doubloon_buys_one_card_of_the_display() -> None:
    game = drawing(2, Position(2).having(0, doubloons=1))
    game.give("display a_healer_1")
    assert game.player(0).doubloons == 0
    assert game.prompt == "draw.project"
    assert len(game.player(0).hand) == 3


@clause("MA-DRAW-02", "MA-SHIP-03")
@pytest.mark.parametrize(("areas", "limit"), [((), 4), (("hand_limit",), 6)])
def test_the_hand_limit_is_four_or_with_its_improvement_six(areas: tuple[str, ...], limit: int) -> None:
    game = drawing(0, Position(2).unlocked(0, *areas).having(0, doubloons=0))
    drawn = 0
    while game.asked != "1":
        game.table.answer_chance(0)
        drawn += 1
    assert drawn == limit
    assert len(game.player(0).hand) == limit


@clause("MA-DRAW-02")
def test_one_disc_taken_does_not_raise_the_limit() -> None:
    game = drawing(4, Position(2).one_disc(0, "hand_limit"))
    assert game.asked == "1"


@clause("MA-DRAW-03", "MA-SHIP-04")
def test_with_the_crows_nest_the_display_is_free() -> None:
    game = drawing(2, Position(2).unlocked(0, "free_display").having(0, doubloons=0))
    game.give("display a_builder_1", "display a_builder_2")
    assert game.player(0).doubloons == 0
    assert game.player(0).hand[-2:] == ["a_builder_1", "a_builder_2"]


@clause("MA-DRAW-04", "MA-RUL-07", "MA-RUL-10")
def test_the_display_is_filled_only_when_the_limit_is_reached_in_ascending_order() -> None:
    game = drawing(1)
    game.give("display a_healer_2")
    assert game.state.display == ["a_builder_1", "a_builder_2", "a_healer_1", ""]
    assert "display a_healer_2" not in game.options
    game.give("display a_builder_1")
    assert game.state.display == ["", "a_builder_2", "a_healer_1", ""]
    game.give("display a_healer_1")
    assert game.state.display == ["", "a_builder_2", "", ""]
    game.chance("a_envoy_1")
    assert game.state.display == ["a_envoy_1", "a_builder_2", "", ""]
    game.chance("a_envoy_2")
    assert game.state.display == ["a_envoy_1", "a_builder_2", "a_envoy_2", ""]
    game.chance("a_planter_1")
    assert game.state.display == ["a_envoy_1", "a_builder_2", "a_envoy_2", "a_planter_1"]
    assert game.asked == "1"


@clause("MA-DRAW-04")
def test_the_display_is_filled_also_when_nothing_was_drawn() -> None:
    game = Position(2).hand(0, *HAND[:4]).display("", *OPEN[1:]).play(0, "draw")
    game.chance("a_envoy_1")
    assert game.state.display == ["a_envoy_1", *OPEN[1:]]


@clause("MA-DRAW-05", "MA-RUL-122")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_must_be_drawn() -> None:
    position = Position(2).discard("a_envoy_1", "a_envoy_2", "a_planter_1").draw_pile("a_planter_2")
    game = drawing(2, position.having(0, doubloons=0))
    game.chance("a_planter_2")
    assert sorted(game.options) == ["a_envoy_1", "a_envoy_2", "a_planter_1"]
    assert game.told("pile.rebuilt")[0].args == (3,)
    game.chance("a_envoy_2")
    assert game.state.discard == []
    assert sorted(game.state.draw) == ["a_envoy_1", "a_planter_1"]


@clause("MA-RUL-122")
def test_the_pile_is_not_rebuilt_before_a_card_must_be_drawn() -> None:
    position = Position(2).discard("a_envoy_1", "a_envoy_2").draw_pile("a_planter_2").ship(1, "p06")
    game = drawing(3, position.having(0, doubloons=0))
    game.chance("a_planter_2")
    assert game.asked == "1"
    assert (game.state.draw, game.state.discard) == ([], ["a_envoy_1", "a_envoy_2"])
    assert game.told("pile.rebuilt") == []


@clause("MA-RUL-122")
def test_what_was_discarded_before_that_moment_is_in_the_new_pile() -> None:
    position = Position(2).ship(0, "p06").hand(0, "a_sailor_1").discard("a_envoy_1").draw_pile()
    game = position.having(0, doubloons=0).play(0, "main")
    game.give("village", "va_discard")
    assert game.prompt == "draw.project"
    assert sorted(game.options) == ["a_envoy_1", "a_sailor_1"]


@clause("MA-DRAW-05")
def test_the_display_too_is_filled_from_the_rebuilt_pile() -> None:
    position = Position(2).discard("a_envoy_1").draw_pile().hand(0, *HAND[:4]).display("", *OPEN[1:])
    game = position.play(0, "draw")
    game.chance("a_envoy_1")
    assert game.state.display == ["a_envoy_1", *OPEN[1:]]


@clause("MA-DRAW-06")
def test_refilling_the_hand_is_not_optional() -> None:
    game = drawing(2)
    assert "pass" not in game.options
    game = Position(2).ship(0, "p06").hand(0, *HAND[:2]).display(*OPEN).play(0, "main")
    game.give("pass", "pass")
    assert game.prompt == "draw.from", "also without a main action"
    assert "pass" not in game.options


@clause("MA-RUL-08")
def test_without_any_pile_the_display_may_be_taken_but_need_not_be() -> None:
    position = Position(2).draw_pile().having(0, doubloons=5).ship(1, "p06")
    game = drawing(2, position)
    assert game.options == ["pass", *[f"display {card}" for card in OPEN]]
    game.give("display a_builder_2")
    assert game.player(0).doubloons == 4
    game.give("pass")
    assert len(game.player(0).hand) == 3
    assert game.state.display == ["a_builder_1", "", "a_healer_1", "a_healer_2"], "it stays empty"
    assert game.asked == "1"


@clause("MA-RUL-08")
def test_without_pile_and_money_drawing_stops_without_penalty() -> None:
    game = drawing(2, Position(2).draw_pile().having(0, doubloons=0, vp=3).ship(1, "p06"))
    assert game.asked == "1"
    assert (game.player(0).hand, game.player(0).vp) == (HAND[:2], 3)


@clause("MA-RUL-08")
def test_an_empty_position_is_filled_at_the_next_refill() -> None:
    """Nothing is left when seat 0 refills; then seat 1 delivers a card and so there is one again."""
    position = Position(2).draw_pile("a_envoy_1").display("a_builder_1", "", "a_healer_1", "")
    position.city("p05", "ct_arsenal_2").ship(1, "p02").hand(0, *HAND[:2], *HAND[3:5])
    game = position.hand(1, "a_sailor_1", "a_gunner_2", "b_harbor_1", "b_harbor_2", "a_scribe_1").play(0, "draw")
    game.chance("a_envoy_1")
    assert game.state.display == ["a_builder_1", "a_envoy_1", "a_healer_1", ""]
    game.give("p05", "city", "deliver a_sailor_1", "vp_3", "pass").chance("a_sailor_1")
    assert game.state.display == ["a_builder_1", "a_envoy_1", "a_healer_1", "a_sailor_1"]


@clause("MA-RUL-09", "MA-DRAW-01")
@pytest.mark.parametrize("held", [4, 5])
def test_with_a_full_hand_nothing_is_drawn_or_swapped(held: int) -> None:
    game = drawing(held, Position(2).ship(1, "p06"))
    assert game.asked == "1"
    assert game.player(0).hand == HAND[:held]
    assert game.state.display == OPEN


@clause("MA-RUL-07")
def test_the_next_choice_comes_after_the_card_drawn_is_seen() -> None:
    game = drawing(2)
    game.give("pile").chance("a_envoy_1")
    assert game.prompt == "draw.from"
    assert game.view(0)["players"][0]["hand"] == [*HAND[:2], "a_envoy_1"]
    assert game.view(1)["players"][0]["hand"] == {"hidden": 3}
    game.give("display a_builder_1")
    assert [event.args for event in game.told("card.taken")] == [(0, "a_builder_1")]
