"""A question to several seats at once: no answer shows before all are in."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.tables.table import Table
from tests.kernel.helpers import everything, new_table, position
from tests.kernel.plain import BEFORE, SEVERAL


def at_bids(players: int = 3) -> Table:
    table = new_table(players)
    assert table.ask is not None
    assert table.ask.prompt == "bid.coins"
    return table


def test_everybody_is_asked_at_once() -> None:
    table = at_bids()
    assert table.waiting() == [0, 1, 2]
    assert table.keys(2) == ["0", "1", "2", "3", "4"]


def test_a_sealed_answer_shows_nowhere() -> None:
    low, high = at_bids(), at_bids()
    low.answer(1, 0)
    high.answer(1, 4)
    for seat in (0, 2, -1):
        assert low.view(seat) == high.view(seat)
        assert low.keys(seat) == high.keys(seat)
        assert [e.kind for e in low.events_for(seat)] == [e.kind for e in high.events_for(seat)]
        assert low.can_undo(seat) == high.can_undo(seat)
    assert len(low.journal) == len(high.journal) == len(at_bids().journal)
    assert low.waiting() == high.waiting() == [0, 2]
    assert low.version == high.version


def test_all_answers_come_out_together_in_seat_order() -> None:
    one, other = at_bids(), at_bids()
    for seat, coins in ((2, 3), (0, 1), (1, 2)):
        one.answer(seat, coins)
    for seat, coins in ((0, 1), (1, 2), (2, 3)):
        other.answer(seat, coins)
    assert position(one) == position(other)
    assert [(e.seat, e.value) for e in one.journal[-3:]] == [(0, 1), (1, 2), (2, 3)]
    assert one.state.lead == 2
    assert one.state.players[2].coins == 1


def test_a_second_answer_is_refused_until_the_first_is_withdrawn() -> None:
    table = at_bids()
    table.answer(1, 4)
    with pytest.raises(Refused, match="answered this already"):
        table.answer(1, 2)
    with pytest.raises(Refused):
        table.answer_key(1, "2")
    assert table.options(1) == []
    assert table.can_undo(1)
    table.undo(1)
    assert table.waiting() == [0, 1, 2]
    table.answer(1, 2)
    table.answer(0, 0)
    table.answer(2, 0)
    assert table.state.lead == 1
    assert table.state.players[1].coins == 2


def test_once_all_are_in_nobody_withdraws() -> None:
    table = at_bids(2)
    table.answer(0, 1)
    table.answer(1, 0)
    assert not table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(Refused):
        table.undo(1)


def test_answers_given_at_the_same_time_do_not_make_each_other_stale() -> None:
    table = at_bids(3)
    version = table.version
    table.answer_key(0, "1", version)
    assert table.version > version
    table.answer_key(1, "2", version)
    table.answer_key(2, "0", version)
    assert table.state.lead == 1
    with pytest.raises(Refused, match="moved on"):
        table.answer_key(1, "rest", version)


def test_a_clone_keeps_sealed_answers_but_a_search_never_sees_them() -> None:
    table = at_bids()
    table.answer(1, 4)
    twin = table.clone()
    assert twin.waiting() == [0, 2]
    twin.answer(0, 0)
    assert table.waiting() == [0, 2], "the clone's answer reached the original"
    for run in (table.branch(), table.sample(0, Randomness(1))):
        assert not isinstance(run, Table)
        assert run.ask is not None
        assert run.ask.seats() == [0, 1, 2]
        run.send([0, 0, 0])
        assert run.ctx.state.players[1].coins == 4


def test_a_seat_cannot_take_back_what_came_before_the_question_while_another_has_answered() -> None:
    """Otherwise the other seat's answer would stay, for a question that is not asked."""
    from quarterdeck.kernel.rules.ask import AskSeveral, choose
    from quarterdeck.kernel.rules.state import OVER
    from tests.kernel.helpers import Custom, bare_table
    from tests.kernel.toy import Turn

    async def first(t: Turn) -> None:
        await choose(0, BEFORE, [1, 2])
        await AskSeveral([0, 1], SEVERAL, lambda seat: [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    table.answer(0, 1)
    assert table.can_undo(0)
    table.answer(1, 2)
    assert not table.can_undo(0)
    with pytest.raises(Refused):
        table.undo(0)
    before = everything(table)
    table.answer(0, 1)
    assert table.over
    assert before[0] != position(table)
