"""Questions and answers: who may answer what, laziness, and choices of one."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.game import Context, Setting, SettingError
from quarterdeck.kernel.rules.ask import CHANCE, AskSeveral, choose, may, roll
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.save import restored, saved
from quarterdeck.kernel.tables.table import Table
from tests.kernel import toy
from tests.kernel.helpers import (
    Custom,
    at_a_turn,
    bare_table,
    deal,
    everything,
    new_table,
    play,
    play_until,
    position,
)
from tests.kernel.plain import DRAW, EITHER, FIRST, NONE, ONLY, ROLL, SEVERAL
from tests.kernel.toy import GAME, Salvage, SalvageGame, Turn


def test_the_table_says_who_is_asked_what() -> None:
    table = at_a_turn()
    assert table.waiting() == [0]
    assert table.ask is not None
    assert table.ask.prompt == "turn.act"
    assert table.keys(0) == ["rest", "dive 0 0", "dive 1 1", "dive 2 0", "play crane", "play rope"]
    assert table.options(1) == []
    assert table.keys(1) == []


def test_a_key_and_a_value_answer_alike() -> None:
    by_key, by_value = at_a_turn(), at_a_turn()
    by_key.answer_key(0, "dive 1 1")
    by_value.answer(0, ("dive", 1, 1))
    assert everything(by_key) == everything(by_value)


@pytest.mark.parametrize(
    ("seat", "key", "why"),
    [
        (0, "dive 5 5", "no wreck there"),
        (0, "fly", "not among the options"),
        (0, "", "not among the options"),
        (1, "rest", "not your decision"),
        (7, "rest", "not your decision"),
        (CHANCE, "rest", "not your decision"),
    ],
)
def test_what_was_not_offered_is_refused_and_nothing_changes(seat: int, key: str, why: str) -> None:
    table = at_a_turn()
    before = everything(table), table.version
    with pytest.raises(Refused, match=why):
        table.answer_key(seat, key)
    assert (everything(table), table.version) == before


def test_a_refusal_names_the_clause() -> None:
    table = at_a_turn()
    with pytest.raises(Refused) as refusal:
        table.answer_key(0, "dive 5 5")
    assert refusal.value.clause == "SV-DIVE-02"
    assert table.why_not(0, "dive 5 5").clause == "SV-DIVE-02"
    assert table.why_not(1, "rest").text == "It is not your decision now."


def test_a_value_that_was_not_offered_is_refused() -> None:
    table = at_a_turn()
    before = everything(table)
    with pytest.raises(Refused, match="dive 9 9 is not among"):
        table.answer(0, ("dive", 9, 9))
    assert everything(table) == before


def test_an_equal_value_of_another_type_becomes_the_option_itself() -> None:
    """True and 1 are equal to Python, but not the same key in a file."""

    async def first(t: Turn) -> None:
        await may(0, EITHER)
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    table.answer(0, 1)
    assert table.journal[-1].value is True


def test_a_stale_version_is_refused() -> None:
    table = at_a_turn()
    old = table.version
    table.answer_key(0, "rest", old)
    assert table.version > old
    before = everything(table)
    with pytest.raises(Refused, match="moved on"):
        table.answer_key(1, "rest", old)
    with pytest.raises(Refused, match="moved on"):
        table.answer_key(1, "rest", table.version + 1)
    assert everything(table) == before
    table.answer_key(1, "rest", table.version)


def test_the_second_of_two_answers_to_one_ask_is_refused() -> None:
    table = at_a_turn()
    version = table.version
    table.answer_key(0, "rest", version)
    with pytest.raises(Refused):
        table.answer_key(0, "rest", version)
    with pytest.raises(Refused, match="not your decision"):
        table.answer_key(0, "rest")


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    table = new_table()
    play(table)
    assert table.over
    assert table.waiting() == []
    assert table.why_not(0, "rest").text == "The game is over."
    with pytest.raises(Refused, match="over"):
        table.answer_key(0, "rest")
    with pytest.raises(Refused, match="over"):
        table.answer_chance(0)


def test_one_option_alone_is_taken_without_asking() -> None:
    table = at_a_turn(hand=["lamp"], hold=[4])
    table.answer_key(0, "play lamp")
    assert table.state.players[0].shown == [4]
    entry = table.journal[-1]
    assert (entry.prompt, entry.value, entry.auto) == ("lamp.show", 4, True)


def test_a_question_that_is_always_asked_waits_even_with_one_option() -> None:
    async def first(t: Turn) -> None:
        await toy.Ask(0, ONLY, [3], always=True)
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    assert table.waiting() == [0]
    table.answer(0, 3)
    assert not table.journal[-1].auto


class Counting:
    """Counts how often the options of a turn are made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        self.original = toy.actions_of
        monkeypatch.setattr(toy, "actions_of", self.count)

    def count(self, s: Salvage, seat: int) -> list[tuple[int | str, ...]]:
        self.made += 1
        return self.original(s, seat)


def test_options_are_made_once_and_not_in_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    table = at_a_turn()
    table.keys(0)
    table.options(0)
    table.answer_key(0, "dive 0 0")
    assert counting.made == 1
    assert table.ask is not None
    assert table.ask.prompt == "dive.pay"
    table.clone()
    table.branch()
    table.sample(0, Randomness(1))
    assert counting.made == 1, "a clone, a branch or a sample looked at the options of an answered question"
    table.undo(0)
    assert counting.made == 1, "taking back made options before anybody looked"
    table.keys(0)
    assert counting.made == 2


def test_a_copy_makes_no_options_before_they_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    table = at_a_turn()
    assert counting.made == 1
    twin, run = table.clone(), table.branch()
    assert counting.made == 1
    assert len(twin.options(0)) == 6
    assert run.ask is not None and len(run.ask.options()) == 6
    assert counting.made == 3


def test_chance_is_not_looked_at_in_replays() -> None:
    made = [0]

    def bag() -> list[int]:
        made[0] += 1
        return [1, 2, 3]

    async def first(t: Turn) -> None:
        await toy.Ask(CHANCE, DRAW, bag)
        await choose(0, FIRST, [1, 2])
        t.state.phase = OVER

    table = new_table(game=Custom(first))
    assert made == [1]
    twin = table.clone()
    assert made == [1]
    assert (twin.journal[0].index, twin.journal[0].of) == (table.journal[0].index, 3)


def test_a_question_without_options_fails() -> None:
    async def first(t: Turn) -> None:
        await choose(0, FIRST, [1, 2])
        await choose(0, NONE, list[int]())
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    before = everything(table)
    with pytest.raises(RuleFailure, match=r"nothing can be answered to a\.none"):
        table.answer(0, 1)
    assert everything(table) == before


@pytest.mark.parametrize("who", [[], [0, 1]])
def test_a_question_to_several_that_cannot_be_answered_fails(who: list[int]) -> None:
    async def first(t: Turn) -> None:
        await AskSeveral(who, SEVERAL, lambda seat: [1] if seat == 0 else [])
        t.state.phase = OVER

    with pytest.raises(RuleFailure, match=r"nothing can be answered to a\.several"):
        bare_table(game=Custom(first))


def test_chance_with_nothing_to_draw_fails_in_words() -> None:
    async def first(t: Turn) -> None:
        await toy.draw(DRAW, list[int]())
        t.state.phase = OVER

    with pytest.raises(RuleFailure, match=r"nothing can be answered to a\.draw"):
        new_table(game=Custom(first))


def test_rules_that_never_ask_fail_instead_of_hanging() -> None:
    async def first(t: Turn) -> None:
        t.state.phase = "first"

    with pytest.raises(RuntimeError, match="without a question"):
        bare_table(game=Custom(first))


def test_chance_is_a_seat_and_may_be_answered_by_value_or_by_place() -> None:
    table = at_a_turn()
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "0")
    assert table.waiting() == [CHANCE]
    with pytest.raises(Refused, match="6 options"):
        table.answer_chance(6)
    twin = table.clone()
    table.answer_chance(4)
    deal(twin, 5)
    assert position(table) == position(twin)
    assert (table.journal[-1].index, table.journal[-1].of) == (4, 6)


def test_what_lies_twice_in_a_bag_comes_twice() -> None:
    table = at_a_turn(hand=["rope"])
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "0")
    deal(table, 6)
    assert table.ask is not None
    assert table.ask.prompt == "bag.crate"
    assert table.options(CHANCE).count(1) == 2


def test_a_rule_may_ask_from_a_rule_that_it_calls() -> None:
    table = at_a_turn()
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "0")
    deal(table, 6, 7)
    assert table.waiting() == [1]
    assert table.ask is not None
    assert table.ask.prompt == "dive.claim"
    assert table.keys(table.ask.seat) == ["yes", "no"]
    assert len(table.ask.about) == 2


def test_a_bare_run_plays_the_same_game() -> None:
    async def first(t: Turn) -> None:
        t.state.bank += await roll(ROLL)
        t.state.phase = OVER

    game = Custom(first)
    run = Run(game, game.start(GAME.check(Setting(2))))
    run.begin()
    run.send(5)
    assert run.ask is None
    assert run.ctx.state.bank == 11


def test_settings_are_checked_in_words() -> None:
    with pytest.raises(SettingError, match="salvage is for 2, 3, 4 players, not 5"):
        Table(GAME, Setting(5))
    with pytest.raises(SettingError, match="length is one of short, long, not huge"):
        Table(GAME, Setting(2, {"length": "huge"}))
    with pytest.raises(SettingError, match="no option colour"):
        Table(GAME, Setting(2, {"colour": "red"}))
    assert Table(GAME, Setting(2)).setting.options == {"length": "short"}


class Conceding(SalvageGame):
    """Salvage in which a seat may give up; with `broken` that fails."""

    def __init__(self, broken: bool = False) -> None:
        super().__init__()
        self.broken = broken

    def may_concede(self, state: Salvage, seat: int) -> bool:
        return seat == 1

    def concede(self, ctx: Context[Salvage], seat: int) -> None:
        ctx.state.lead = 0
        if self.broken:
            raise KeyError("lead")
        ctx.state.phase = OVER


def test_conceding_is_copied_and_saved_like_an_answer() -> None:
    table = new_table(game=Conceding())
    play_until(table, "turn.act")
    with pytest.raises(Refused, match="not allowed"):
        table.concede(0)
    table.concede(1)
    assert table.over
    assert position(table.clone()) == position(table)
    assert table.branch().ctx.state == table.state
    again = restored(table.game, saved(table))
    assert again.lost == 0
    assert position(again.table) == position(table)
    assert not table.can_undo(1)


def test_a_failure_while_conceding_changes_nothing() -> None:
    table = new_table(game=Conceding(broken=True))
    table.answer(0, 1)
    before = everything(table)
    with pytest.raises(RuleFailure):
        table.concede(1)
    assert everything(table) == before
