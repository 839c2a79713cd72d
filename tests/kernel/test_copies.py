"""Clones, branches and redealt worlds: equal to the original, and on their own."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.ask import CHANCE, Ask, choose, draw
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import OVER, canonical
from quarterdeck.kernel.tables.run import play_out
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.kernel.views.view import came_to_light, hidden_from, hidden_things, redeal, view
from tests.kernel.helpers import (
    Custom,
    at_a_turn,
    bare_table,
    everything,
    new_table,
    play,
    play_until,
    position,
)
from tests.kernel.plain import DRAW, FIRST, ONLY, SECOND, WAIT
from tests.kernel.toy import Salvage, Turn


@pytest.mark.parametrize("steps", [0, 1, 4, 9, 15, 1000])
def test_a_clone_stands_where_its_original_stands_and_goes_its_own_way(steps: int) -> None:
    table = new_table(3, 4, "long")
    play(table, steps)
    before = everything(table)
    twin = table.clone()
    assert position(twin) == position(table)
    play(twin, 5, seed=9)
    assert everything(table) == before
    other = table.clone()
    play(table, 5, seed=8)
    assert position(other) == before[0]


def test_a_clone_deals_on_like_its_original() -> None:
    table = new_table(4, 2, "long")
    play(table, 6)
    twin = table.clone()
    play(table, seed=3)
    play(twin, seed=3)
    assert position(twin) == position(table)
    assert twin.chances == table.chances


def test_a_branch_agrees_with_the_table_at_every_step() -> None:
    chance = Randomness(1)
    for seed in range(5):
        table = new_table(3, seed, "long")
        while not table.over:
            run = table.branch()
            assert run.ctx.state == table.state
            assert run.ctx.state is not table.state
            assert run.ask is not None and table.ask is not None
            assert run.ask.prompt == table.ask.prompt
            assert run.ask.seats() == table.ask.seats()
            assert run.ctx.events is None
            seat = table.waiting()[0]
            assert run.ask.options_for(seat) == table.options(seat)
            options = table.options(seat)
            table.answer(seat, options[chance.below(len(options))])


def test_a_play_out_reaches_the_end_and_leaves_the_table_alone() -> None:
    table = new_table(4, length="long")
    before = everything(table)
    run = table.branch()
    assert play_out(run, Randomness(3)) > 10
    assert run.ctx.state.phase == OVER
    assert everything(table) == before
    assert play_out(table.branch(), Randomness(3), most=5) >= 5


def test_a_play_out_counts_what_a_table_would_ask() -> None:
    async def first(t: Turn) -> None:
        await Ask(0, ONLY, [3])
        await Ask(1, ONLY, [3], always=True)
        await Ask(0, ONLY, [3, 4])
        t.state.phase = OVER

    assert play_out(bare_table(game=Custom(first)).branch(), Randomness(1)) == 2


def same_to(table: Table, seat: int, chance: Randomness) -> str:
    """A redealt world, which must look the same to the seat; its state as a line."""
    run = table.sample(seat, chance)
    assert view(run.ctx.state, seat) == table.view(seat)
    assert table.game.census(run.ctx.state) == table.game.census(table.state)
    assert run.ask is not None
    if seat in table.waiting():
        assert run.ask.options_for(seat) == table.options(seat)
    for mine, theirs in zip(table.state.players, run.ctx.state.players, strict=True):
        assert len(mine.hand) == len(theirs.hand)
        assert len(mine.hold) == len(theirs.hold)
    return canonical(run.ctx.state)


def test_redealing_changes_nothing_for_the_seat_and_varies_the_rest() -> None:
    table = play_until(new_table(3, 2, "long"), "turn.act")
    for seat in range(3):
        chance = Randomness(seat)
        worlds = {same_to(table, seat, chance) for _ in range(30)}
        assert len(worlds) > 10


def test_every_place_of_a_card_comes_up() -> None:
    """Seat 1 holds two lamps; to seat 0 they could be any cards that it has not seen."""
    table = at_a_turn()
    chance = Randomness(1)
    seen = {tuple(table.sample(0, chance).ctx.state.players[1].hand) for _ in range(200)}
    assert len(seen) == 9


def test_redealing_keeps_the_lists_that_a_rule_under_way_holds() -> None:
    """A rule's local variable, or a question to chance, may be the very list that is dealt anew."""

    async def first(t: Turn) -> None:
        s = t.state
        mine = s.players[1].hand
        mine.append(s.deck.pop())
        await choose(0, WAIT, [1, 2])
        mine.append(s.deck.pop())
        s.deck.remove(await draw(DRAW, s.deck))
        s.phase = OVER

    game = Custom(first)
    table = bare_table(game=game)
    for seed in range(20):
        run = table.sample(0, Randomness(seed))
        run.send(1)
        redeal(run.ctx.state, 0, Randomness(seed))
        assert len(run.ctx.state.players[1].hand) == 2
        assert run.ask is not None
        run.send(run.ask.options()[0])
        assert game.census(run.ctx.state)["cards"] == 14


def test_what_came_to_light_is_told_by_the_things_themselves() -> None:
    assert not came_to_light({"a": 1}, {"a": 1})
    assert not came_to_light({"a": 1}, {"a": 2, "b": 1})
    assert came_to_light({"a": 1}, {"b": 1})
    assert came_to_light({"a": 2}, {"a": 1, "b": 5})
    table = at_a_turn()
    mine, theirs, watchers = hidden_things(table.state, 2)
    assert sum(mine.values()) == sum(theirs.values()) == 15 - 2 + 10
    assert sum(watchers.values()) == 15 + 10


def test_a_context_starts_anew_when_a_table_is_rebuilt() -> None:
    """What lasts only while a rule runs must not outlive the rule that was taken back."""

    class Noted(Context[Salvage]):
        def __init__(self, state: Salvage) -> None:
            super().__init__(state)
            self.notes = 0

    class Noting(Custom):
        def context(self, state: Salvage) -> Context[Salvage]:
            return Noted(state)

    async def first(t: Turn) -> None:
        assert isinstance(t, Noted)
        t.notes = 0
        await choose(0, FIRST, [1, 2])
        t.notes += 1
        await choose(0, SECOND, [1, 2])
        t.state.bank = t.notes
        t.state.phase = OVER

    table = bare_table(game=Noting(first))
    table.answer(0, 1)
    table.undo(0)
    assert isinstance(table.ctx, Noted)
    assert table.ctx.notes == 0
    table.redo(0)
    table.answer(0, 1)
    assert table.state.bank == 1


# A bot's perspective


def test_a_perspective_shows_the_seat_s_own_question() -> None:
    table = at_a_turn()
    mine = Perspective(table, 0)
    assert mine.ask().prompt == "turn.act"
    assert mine.ask().options() == mine.options() == table.options(0)
    assert mine.view() == table.view(0)
    assert (mine.seat, mine.players) == (0, 2)
    assert Perspective(table, 1).options() == []


def test_a_perspective_does_not_hand_out_the_others_options() -> None:
    table = new_table(3)
    mine = Perspective(table, 1)
    table.state.players[2].coins = 1
    ask = mine.ask()
    assert ask.seats() == [1]
    assert ask.options_for(2) == table.options(1), "a sealed question told what another seat may bid"


def test_a_perspective_s_options_can_be_spoilt_without_harm() -> None:
    table = at_a_turn()
    mine = Perspective(table, 0)
    mine.options().clear()
    mine.ask().options().clear()
    assert len(table.options(0)) == 6


def test_nothing_public_of_a_perspective_reaches_the_table() -> None:
    table = play_until(new_table(3), "turn.act")
    seat = table.waiting()[0]
    mine = Perspective(table, seat)
    hidden = [id(table), id(table.state), id(table.ctx), id(table.journal), id(table.sealed)]
    hidden += [id(p.hand) for p in table.state.players] + [id(table.state.deck), id(table.state.bag)]
    for name in dir(mine):
        if name.startswith("_"):
            continue
        value = getattr(mine, name)
        assert id(value) not in hidden, name
        for inner in dir(value):
            if not inner.startswith("_"):
                assert id(getattr(value, inner)) not in hidden, f"{name}.{inner}"
    shown = mine.view()
    for player in shown["players"]:
        if player["seat"] != seat:
            assert player["hand"] == {"hidden": 2}
            assert player["hold"] == {"hidden": 0}
    shown["players"][seat]["hand"].clear()
    assert table.state.players[seat].hand, "a view is made of the table's own lists"


def test_a_sample_is_apart_from_the_table() -> None:
    table = play_until(new_table(3), "turn.act")
    before = everything(table)
    mine = Perspective(table, table.waiting()[0])
    play_out(mine.sample(Randomness(1)), Randomness(1))
    assert everything(table) == before
    assert CHANCE not in table.waiting()


def test_what_is_hidden_is_the_same_for_all_together_and_for_each() -> None:
    table = new_table(3)
    for _ in range(25):
        together = hidden_things(table.state, 3)
        assert together == [hidden_from(table.state, seat) for seat in (0, 1, 2, -1)]
        play(table, 1)
