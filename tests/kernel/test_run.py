"""A bare run: one rule after the other, and where each begins."""

from __future__ import annotations

import gc
import weakref

import pytest

from quarterdeck.kernel.game import Context, Setting
from quarterdeck.kernel.rules.ask import roll
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from tests.kernel.helpers import Custom
from tests.kernel.plain import ROLL
from tests.kernel.toy import GAME, Salvage, Turn


async def asks_twice(t: Turn) -> None:
    t.state.bank = await roll(ROLL) + await roll(ROLL)
    t.state.phase = "quiet"


async def quiet(t: Turn) -> None:
    t.state.phase = "last"


async def last(t: Turn) -> None:
    t.state.bank += await roll(ROLL)
    t.state.phase = OVER


def run_of(game: Custom) -> Run:
    return Run(game, game.start(GAME.check(Setting(2))))


def three_rules() -> Run:
    run = run_of(Custom(asks_twice, quiet=quiet, last=last))
    run.begin()
    return run


def test_it_counts_the_rules_that_have_begun() -> None:
    run = three_rules()
    begun = [run.begun]
    for face in (1, 2, 3):
        run.send(face)
        begun.append(run.begun)
    assert begun == [1, 1, 3, 3]
    assert run.ask is None
    assert run.ctx.state.bank == 6


def test_rules_that_go_round_without_a_question_are_stopped() -> None:
    async def again(t: Turn) -> None:
        t.state.phase = "first"

    with pytest.raises(RuntimeError, match="go round without a question, now in phase first"):
        run_of(Custom(again)).begin()


def test_a_game_that_is_over_from_the_start_asks_nothing() -> None:
    run = run_of(Custom(asks_twice))
    run.ctx.state.phase = OVER
    run.begin()
    assert run.ask is None
    assert run.begun == 0


def test_giving_up_drops_the_rule_under_way_and_starts_the_next() -> None:
    class Yielding(Custom):
        def concede(self, ctx: Context[Salvage], seat: int) -> None:
            ctx.state.phase = "last"

    dropped: list[int] = []

    async def waits(t: Turn) -> None:
        try:
            await roll(ROLL)
        finally:
            dropped.append(1)

    run = run_of(Yielding(waits, last=last))
    run.begin()
    run.give_up(0)
    assert dropped == [1]
    assert run.begun == 2
    run.send(4)
    assert run.ask is None


def test_a_run_that_nobody_holds_is_gone_at_once() -> None:
    """A search drops thousands of them in mid-game; none may wait for the garbage collector."""

    class Watched:
        """Lives as long as the rule that holds it."""

    watched: list[weakref.ref[Watched]] = []

    async def holds(t: Turn) -> None:
        held = Watched()
        watched.append(weakref.ref(held))
        await roll(ROLL)

    gc.disable()
    try:
        run = run_of(Custom(holds))
        run.begin()
        assert watched[0]() is not None
        del run
        assert watched[0]() is None
    finally:
        gc.enable()
