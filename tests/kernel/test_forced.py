"""Questions that are put although there is nothing to choose: nobody has to click, and nobody learns anything."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.gamefile import parse, replayed, written
from quarterdeck.kernel.tables.orders import ALWAYS, IDLE
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.tables.save import Standing, resumed
from quarterdeck.kernel.tables.table import Table
from tests.kernel.helpers import Custom, at_a_turn, bare_table, position
from tests.kernel.plain import FIRST, LAST, SECOND, WINDOW
from tests.kernel.toy import GAME, Turn

CLAIM = "dive.claim"


def asks(*counts: int) -> Custom:
    """Seat 0 chooses, then seat 1 has as many options as told each time, then seat 0 chooses again."""

    async def first(t: Turn) -> None:
        t.state.bank += await choose(0, FIRST, [1, 2])
        for count in counts:
            t.state.bank += 10 * await choose(1, WINDOW, list(range(count)))
        t.state.bank += await choose(0, LAST, [1, 2])
        t.state.phase = OVER

    return Custom(first)


def test_at_a_table_of_several_it_waits_so_that_nobody_can_tell() -> None:
    table = bare_table(game=asks(1))
    table.answer(0, 1)
    assert table.waiting() == [1]
    assert table.forced(1)
    assert not table.forced(0)


def test_where_nobody_can_tell_it_is_answered_at_once() -> None:
    table = bare_table(game=asks(1, 2))
    table.at_once = [1]
    table.answer(0, 1)
    assert table.waiting() == [1]
    assert not table.forced(1), "the second window leaves a choice"
    assert [entry.decided() for entry in table.journal] == [True, False]


@pytest.mark.parametrize("count", [1, 2])
def test_what_can_be_undone_does_not_tell_whether_another_had_a_choice(count: int) -> None:
    table = bare_table(game=asks(count))
    table.answer(0, 1)
    table.answer(1, 0)
    assert not table.can_undo(0)
    with pytest.raises(Refused, match="another player decided"):
        table.undo(0)


def test_taking_back_goes_to_the_last_choice_not_to_what_was_none() -> None:
    async def first(t: Turn) -> None:
        await choose(0, FIRST, [1, 2])
        await choose(0, WINDOW, [0])
        await choose(0, LAST, [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    before = position(table)
    table.answer(0, 2)
    table.answer(0, 0)
    after = position(table)
    table.undo(0)
    assert position(table) == before
    table.redo(0)
    assert table.forced(0)
    table.answer(0, 0)
    assert position(table) == after
    assert not table.undone


def test_what_is_no_choice_does_not_end_doing_again() -> None:
    async def first(t: Turn) -> None:
        await choose(0, FIRST, [1, 2])
        await choose(0, WINDOW, [0])
        await choose(0, SECOND, [1, 2])
        await choose(0, LAST, [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    for value in (2, 0, 1):
        table.answer(0, value)
    table.undo(0)
    table.undo(0)
    table.redo(0)
    table.answer(0, 0)
    table.redo(0)
    assert table.ask is not None and table.ask.prompt == "a.last"


def test_a_file_and_a_log_keep_what_was_no_choice() -> None:
    game = asks(1)
    table = bare_table(game=game)
    table.answer(0, 1)
    table.answer(1, 0)
    again = replayed(parse(written(table, ["a", "b"]).text()), game)
    assert [entry.of for entry in again.journal] == [entry.of for entry in table.journal] == [0, 1]
    resumed_table = resumed(game, table.setting, table.answers(), Standing(0, 0, {}, []))
    assert [entry.decided() for entry in resumed_table.journal] == [True, False]


def test_an_order_for_idle_questions_leaves_real_choices() -> None:
    game = asks(1, 2)
    game.orders = {"a.window": 0}
    table = bare_table(game=game)
    table.order(1, {"a.window": IDLE})
    assert table.orders.of(1) == {"a.window": IDLE}
    table.answer(0, 1)
    assert table.waiting() == [1]
    assert len(table.options(1)) == 2
    always = bare_table(game=game)
    always.order(1, {"a.window": ALWAYS})
    always.answer(0, 1)
    assert always.waiting() == [0]


def test_orders_are_of_a_known_kind() -> None:
    with pytest.raises(Refused, match="in advance"):
        at_a_turn().order(1, {CLAIM: "sometimes"})


# Against programs anything can be taken back


def chances_and_others(forgiving: bool) -> Table:
    """A long game of three with dice."""
    table = Table(GAME, Setting(3, {"length": "long"}), Dealer("5", "forgiving"))
    table.forgiving = forgiving
    return table


def playing(table: Table, answers: int) -> None:
    """So many answers, as the number of answers so far tells, so that the same follows from the same position."""
    for _ in range(answers):
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[len(table.journal) % len(options)])


def test_a_forgiving_table_takes_back_beyond_chance_and_other_seats() -> None:
    strict, table = chances_and_others(False), chances_and_others(True)
    while table.waiting() != [0]:
        playing(table, 1)
        playing(strict, 1)
    before = position(table)
    while strict.can_undo(0) or table.waiting() == [0]:
        playing(table, 1)
        playing(strict, 1)
    assert position(strict) == position(table) != before
    assert table.crossed(0) in ("undo-chance", "undo-other")
    while position(table) != before:
        table.undo(0)


def test_what_is_taken_back_comes_again_with_the_same_dice() -> None:
    table, straight = chances_and_others(True), chances_and_others(True)
    playing(table, 20)
    playing(straight, 20)
    while len(table.journal) > len(straight.journal) // 2:
        table.undo(0)
    while len(table.journal) < len(straight.journal):
        playing(table, 1)
    assert position(table) == position(straight)


def test_a_forgiving_table_opens_what_was_packed() -> None:
    table, whole = chances_and_others(True), chances_and_others(True)
    for _ in range(25):
        playing(table, 1)
        playing(whole, 1)
        table.pack(at_least=2)
    assert table.past.entries > 0
    events = len(whole.events)
    steps = 0
    while table.can_undo(0):
        assert whole.can_undo(0)
        table.undo(0)
        whole.undo(0)
        assert position(table) == position(whole)
        assert len(table.events) == len(whole.events) <= events
        steps += 1
    assert steps > 5
    playing(table, 25)
    playing(whole, 25)
    assert position(table) == position(whole)


def test_a_turn_is_restarted_not_the_whole_game() -> None:
    table = chances_and_others(True)
    playing(table, 20)
    while table.waiting() != [0]:
        playing(table, 1)
    answers = len(table.journal)
    table.restart_turn(0)
    assert 0 < answers - len(table.journal) < answers / 2


def test_a_file_of_rules_that_did_not_put_the_question_is_still_read() -> None:
    table = bare_table(game=asks(1))
    table.answer(0, 1)
    table.answer(1, 0)
    text = written(table, ["a", "b"]).text()
    older = text.replace("2 a.window 0", "2= a.window 0")
    assert older != text
    assert position(replayed(parse(older), table.game)) == position(table)
