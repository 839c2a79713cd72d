"""Stored tables: the last checkpoint and the answers since, under the rules of today."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import StateError
from quarterdeck.kernel.tables.journal import Entry
from quarterdeck.kernel.tables.refusals import ReplayError
from quarterdeck.kernel.tables.save import Restored, restored, resumed, saved, standing
from quarterdeck.kernel.tables.table import Table
from tests.kernel import toy
from tests.kernel.helpers import Custom, at_a_turn, bare_table, new_table, play, play_until, position
from tests.kernel.plain import FREE, OLD, OLDER, ONLY, SECOND
from tests.kernel.test_undo import peeking
from tests.kernel.toy import Context, Salvage, SalvageGame, Turn

DEALER = Dealer("1", "test")


def through_a_store(table: Table, game: SalvageGame | None = None, dealer: Dealer | None = None) -> Restored:
    record = json.loads(json.dumps(saved(table)))
    return restored(table.game if game is None else game, record, dealer)


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 8, 13, 1000])
def test_a_stored_table_goes_on_like_the_original(steps: int) -> None:
    table = new_table(3, 1, "long")
    play(table, steps)
    again = through_a_store(table, dealer=DEALER)
    assert again.lost == 0
    assert position(again.table) == position(table)
    assert again.table.setting.options == {"length": "long"}
    assert again.table.version == table.version
    play(table, 20, seed=3)
    play(again.table, 20, seed=3)
    assert position(again.table) == position(table)
    assert again.table.chances == table.chances


def test_every_position_of_many_games_can_be_stored() -> None:
    for seed in range(6):
        table = new_table(2 + seed % 3, 1, "long")
        for step in range(60):
            again = through_a_store(table, dealer=DEALER)
            assert again.lost == 0
            assert position(again.table) == position(table)
            for seat in range(table.setting.players):
                if again.table.can_undo(seat):
                    assert table.can_undo(seat)
            if table.over:
                break
            play(table, 1, seed=step + seed)


def test_a_choice_of_one_in_the_tail_fits() -> None:
    """The table from the store must not make the choice by itself before it is given the recorded answers."""

    async def first(t: Turn) -> None:
        await choose(0, ONLY, [1])
        await choose(0, FREE, [1, 2])

    table = bare_table(game=Custom(first))
    assert [e.auto for e in table.journal] == [True]
    again = through_a_store(table)
    assert again.lost == 0
    assert [e.auto for e in again.table.journal] == [True]


def test_sealed_answers_are_stored() -> None:
    table = new_table(3)
    table.answer(1, 4)
    again = through_a_store(table)
    assert again.lost == 0
    assert again.table.waiting() == [0, 2]
    again.table.answer(0, 0)
    again.table.answer(2, 0)
    assert again.table.state.lead == 1


def test_a_reveal_stays_a_barrier() -> None:
    table = peeking()
    assert not table.can_undo(0)
    assert not through_a_store(table, table.game).table.can_undo(0)


def test_what_can_be_taken_back_still_can() -> None:
    table = at_a_turn()
    before = position(table)
    table.answer_key(0, "dive 0 0")
    again = through_a_store(table).table
    assert again.can_undo(0)
    again.undo(0)
    assert position(again) == before


class Renamed(SalvageGame):
    """The next version of the game: the bank was called the chest in schema 1."""

    def __init__(self) -> None:
        super().__init__()
        self.schema = 2

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        assert schema == 1
        return {"bank" if name == "chest" else name: value for name, value in plain.items()}


def test_an_older_schema_is_migrated() -> None:
    table = play_until(new_table(2), "turn.act")
    record = json.loads(json.dumps(saved(table)))
    record["state"] = {"chest" if name == "bank" else name: v for name, v in record["state"].items()}
    with pytest.raises(StateError, match="not those of this version"):
        restored(SalvageGame(), record)
    again = restored(Renamed(), record)
    assert again.lost == 0
    assert position(again.table) == position(table)


async def no_diving(t: Context[Salvage]) -> None:
    """A turn under new rules: diving is gone."""
    seat = t.state.order[0]
    act = await choose(seat, toy.TURN_ACT, [("rest",), ("play", "crane")])
    if act[0] == "rest":
        toy.earn(t, seat, 1)
    t.state.order.pop(0)
    t.state.phase = "turn" if t.state.order else "storm"


def test_recorded_answers_to_a_question_that_is_gone_do_not_fit() -> None:
    table = at_a_turn()
    gone = [*table.answers(), Entry(0, "turn.gone", ("rest",), False)]
    with pytest.raises(ReplayError, match=r"answer 3 is to turn\.gone, but the rules ask turn\.act"):
        resumed(table.game, table.setting, gone, standing(table))
    with pytest.raises(ReplayError, match=r"answer 3 is to turn\.gone, but the rules ask turn\.act"):
        table.replay(gone[-1:])


TURN_OTHER = toy.QUESTIONS.add("turn.other", toy.ACT)


async def other_question(t: Context[Salvage]) -> None:
    await choose(t.state.order[0], TURN_OTHER, [("rest",), ("wait",)])


async def broken_turn(t: Context[Salvage]) -> None:
    seat = t.state.order[0]
    await choose(seat, toy.TURN_ACT, lambda: toy.actions_of(t.state, seat))
    raise KeyError("the new rules fail on this answer")


async def shorter(t: Context[Salvage]) -> None:
    seat = t.state.order[0]
    await choose(seat, toy.TURN_ACT, lambda: toy.actions_of(t.state, seat))
    await choose(seat, SECOND, [1, 2])


class Patched(SalvageGame):
    def __init__(self, turn: Any) -> None:
        super().__init__()
        self.rules = {**self.rules, "turn": turn}


@pytest.mark.parametrize("turn", [no_diving, other_question, broken_turn, shorter])
def test_a_tail_that_no_longer_fits_is_left_out_and_counted(turn: Any) -> None:
    table = at_a_turn()
    checkpoint = table.state.copy()
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "0")
    again = through_a_store(table, Patched(turn), DEALER)
    assert again.lost == 2
    assert again.table.state == checkpoint
    assert again.table.waiting() == [0]
    assert again.table.version > table.version
    if turn is no_diving:
        again.table.answer_key(0, "rest")
        assert again.table.waiting() == [1]


def test_a_table_that_lost_its_tail_makes_choices_of_one_by_itself() -> None:
    async def before(t: Turn) -> None:
        await choose(0, OLD, [1, 2])
        await choose(0, OLDER, [1, 2])

    async def after(t: Turn) -> None:
        await choose(0, ONLY, [1])
        await choose(0, FREE, [1, 2])

    table = bare_table(game=Custom(before))
    table.answer(0, 2)
    again = through_a_store(table, Custom(after))
    assert again.lost == 1
    assert again.table.ask is not None
    assert again.table.ask.prompt == "a.free"


def test_a_record_is_not_tied_to_its_table() -> None:
    table = at_a_turn()
    record = saved(table)
    record["options"]["length"] = "long"
    record["state"]["order"].clear()
    assert table.setting.options["length"] == "short"
    assert table.checkpoints[-1].state.order == [0, 1]
