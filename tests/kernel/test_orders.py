"""Standing orders: what is answered in advance, how long that holds, and that it can be taken back like any answer."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.rules.ask import CHANCE, choose, may
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.orders import ALWAYS, TURN
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.save import restored, saved
from quarterdeck.kernel.tables.table import Table
from tests.kernel.helpers import Custom, at_a_turn, bare_table, deal, position
from tests.kernel.plain import FIRST, LAST, SECOND
from tests.kernel.toy import DIVE_CLAIM, Turn

CLAIM = "dive.claim"


def wreck_found(table: Table) -> Table:
    """Seat 0 has found a wreck and drawn its crate: the others may claim a share."""
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "0")
    deal(table, 6, 1)
    return table


def answers(table: Table) -> list[tuple[int, str, object]]:
    return [(entry.seat, entry.prompt, entry.value) for entry in table.journal]


def test_an_order_answers_the_moment_the_question_comes() -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: ALWAYS})
    wreck_found(table)
    assert (1, CLAIM, False) in answers(table)
    assert table.ask is not None and table.ask.prompt == "bag.crate"


def test_the_answer_is_journalled_as_if_the_seat_had_given_it() -> None:
    ordered, by_hand = at_a_turn(), at_a_turn()
    ordered.order(1, {CLAIM: ALWAYS})
    wreck_found(ordered)
    wreck_found(by_hand).answer(1, False)
    assert position(ordered) == position(by_hand)
    assert written(ordered, ["a", "b"]).text() == written(by_hand, ["a", "b"]).text()


def test_without_an_order_and_for_another_seat_the_question_waits() -> None:
    table = at_a_turn(3)
    table.order(2, {CLAIM: ALWAYS})
    wreck_found(table)
    assert table.waiting() == [1]
    table.answer(1, False)
    assert table.ask is not None and table.ask.prompt == "bag.crate"


def test_an_order_holds_for_questions_that_come_after_it() -> None:
    table = wreck_found(at_a_turn())
    table.order(1, {CLAIM: ALWAYS})
    assert table.waiting() == [1]
    table.answer(1, True)
    assert (1, CLAIM, True) in answers(table)


def test_an_automatic_answer_is_taken_back_like_any_other_and_then_waits_for_the_seat() -> None:
    table = bare_table(game=Custom(two_claims))
    table.order(1, {CLAIM: ALWAYS})
    table.answer(0, 1)
    assert table.waiting() == [0]
    assert table.can_undo(1)
    assert not table.can_undo(0)  # another seat has decided since
    table.undo(1)
    assert table.waiting() == [1]
    assert table.orders.of(1) == {CLAIM: ALWAYS}
    table.answer(1, True)
    assert answers(table)[-1] == (1, CLAIM, True)


def test_what_was_taken_back_can_be_done_again() -> None:
    table = bare_table(game=Custom(two_claims))
    table.order(1, {CLAIM: ALWAYS})
    table.answer(0, 1)
    before = position(table)
    table.undo(1)
    table.redo(1)
    assert position(table) == before


def test_a_seat_goes_back_over_its_own_automatic_answer() -> None:
    table = bare_table(game=Custom(own_claim))
    table.order(0, {CLAIM: ALWAYS})
    table.answer(0, 2)
    assert [value for _, _, value in answers(table)] == [2, False]
    table.undo(0)
    assert table.ask is not None and table.ask.prompt == CLAIM
    table.undo(0)
    assert table.ask.prompt == "a.first"
    table.answer(0, 1)  # asked anew, the question is answered anew
    assert [value for _, _, value in answers(table)] == [1, False]


def test_until_my_next_turn_ends_when_it_begins() -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: TURN})
    assert table.orders.of(1) == {CLAIM: TURN}
    table.answer_key(0, "rest")
    assert table.game.active(table.state) == 1
    assert table.orders.of(1) == {}


def test_given_in_the_own_turn_it_lasts_through_that_turn_until_the_next() -> None:
    table = at_a_turn()
    table.order(0, {CLAIM: TURN})
    table.answer_key(0, "rest")
    table.answer_key(1, "rest")
    while table.ask is not None and table.ask.seat == CHANCE:
        table.answer_chance(0)
    assert table.orders.of(0) == {CLAIM: TURN}  # nobody's turn: bids
    table.answer(0, 1)
    table.answer(1, 0)
    assert table.game.active(table.state) == 0
    assert table.orders.of(0) == {}


def test_always_holds_through_the_own_turn() -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: ALWAYS})
    table.answer_key(0, "rest")
    table.answer_key(1, "rest")
    assert table.orders.of(1) == {CLAIM: ALWAYS}


def test_new_orders_replace_the_old_ones_and_none_clear_them() -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: ALWAYS})
    table.order(1, {})
    assert table.orders.of(1) == {}
    assert wreck_found(table).waiting() == [1]


@pytest.mark.parametrize(
    "orders", [{"turn.act": ALWAYS}, {"turn.gone": ALWAYS}, {CLAIM: "sometimes"}, {CLAIM: "next_turn"}, {"": TURN}]
)
def test_only_what_the_game_declares_can_be_ordered(orders: dict[str, str]) -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: TURN})
    with pytest.raises(Refused):
        table.order(1, orders)
    assert table.orders.of(1) == {CLAIM: TURN}


def test_a_failing_rule_leaves_the_orders_as_they_were() -> None:
    table = bare_table(game=Custom(breaks_in_the_next_turn))
    table.order(1, {CLAIM: TURN})
    with pytest.raises(RuleFailure):
        table.answer(0, 1)
    assert table.orders.of(1) == {CLAIM: TURN}


def test_copies_and_stored_positions_know_nothing_of_orders() -> None:
    table = at_a_turn()
    table.order(1, {CLAIM: ALWAYS})
    assert table.clone().orders.of(1) == {}
    assert restored(table.game, saved(table)).table.orders.of(1) == {}
    assert wreck_found(table.clone()).waiting() == [1]


async def two_claims(t: Turn) -> None:
    await choose(0, FIRST, [1, 2])
    await may(1, DIVE_CLAIM)
    await choose(0, LAST, [1, 2])
    t.state.phase = OVER


async def own_claim(t: Turn) -> None:
    await choose(0, FIRST, [1, 2])
    await may(0, DIVE_CLAIM)
    await choose(0, LAST, [1, 2])
    t.state.phase = OVER


async def breaks_in_the_next_turn(t: Turn) -> None:
    await choose(0, FIRST, [1, 2])
    t.state.phase, t.state.order = "turn", [1]
    await choose(1, SECOND, [1])
    raise ZeroDivisionError
