"""Taking back: as far as nothing was learnt that cannot be unlearnt, and exactly."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.rules.ask import CHANCE, AskSeveral, choose, roll
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.kinds import Words
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.journal import WHY_BARRED
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import shell_text
from quarterdeck.kernel.text.languages import languages
from tests.kernel.helpers import (
    Custom,
    at_a_turn,
    bare_table,
    deal,
    everything,
    new_table,
    play_until,
    position,
)
from tests.kernel.plain import AFTER, ASK, BEFORE, FIRST, LOOK, ONLY, ROLL, SECOND, SEVERAL, STEP, SWAP, WAIT
from tests.kernel.toy import GAME, QUESTIONS, Turn


def test_undo_then_redo_is_as_before() -> None:
    table = at_a_turn()
    before = everything(table)
    table.answer_key(0, "dive 0 0")
    after = everything(table)
    table.undo(0)
    assert everything(table)[:4] == before[:4]
    assert table.can_undo(0) is False
    table.redo(0)
    assert everything(table) == after


def test_every_undo_makes_a_new_version() -> None:
    table = at_a_turn()
    table.answer_key(0, "dive 0 0")
    version = table.version
    table.undo(0)
    assert table.version > version
    with pytest.raises(Refused, match="moved on"):
        table.answer_key(0, "rest", version)
    table.redo(0)
    assert table.version > version + 1


def test_chance_is_a_barrier() -> None:
    table = at_a_turn()
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "1")
    assert table.can_undo(0)
    deal(table, 6)
    assert not table.can_undo(0)
    with pytest.raises(Refused, match="chance"):
        table.undo(0)


def test_the_other_seat_s_decision_is_a_barrier() -> None:
    table = at_a_turn()
    table.answer_key(0, "rest")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.answer_key(1, "dive 0 0")
    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.undo(1)
    assert not table.can_undo(0), "the other seat has seen the answer and begun its own"


def test_what_one_shows_of_one_s_own_free_will_can_be_taken_back() -> None:
    """A card played, then a crate shown: both were no secret to the seat that shows them."""
    table = at_a_turn(hand=["lamp"], hold=[4, 2])
    before = position(table)
    table.answer_key(0, "play lamp")
    assert table.can_undo(0)
    table.answer_key(0, "2")
    table.undo(0)
    table.undo(0)
    assert position(table) == before


def test_what_one_shows_cannot_be_taken_back_once_another_has_decided() -> None:
    table = at_a_turn(hand=["rope", "lamp"])
    table.answer_key(0, "play rope")
    table.answer_key(0, "pass")
    while table.waiting() == [0]:
        table.answer_key(0, "rest")
    table.answer_key(1, "rest")
    assert not table.can_undo(0)


async def peeks(t: Turn) -> None:
    """Seat 0 looks at a card of the deck and takes it, seat 1 shows one that only it knew."""
    first, second = t.state.players[0], t.state.players[1]
    second.hand = ["crane"]
    t.state.deck.remove("crane")
    first.hand = []
    await choose(0, WAIT, [1, 2])
    await choose(0, LOOK, [1, 2])
    first.hand = [t.state.deck.pop()]
    await choose(0, ASK, [1, 2])
    second.hand, t.state.discard = [], ["crane"]
    await choose(0, AFTER, [1, 2])
    t.state.phase = OVER


def peeking() -> Table:
    table = bare_table(game=Custom(peeks))
    table.answer(0, 1)
    assert table.can_undo(0)
    table.answer(0, 1)
    return table


def test_what_one_learns_is_a_barrier() -> None:
    table = peeking()
    assert not table.can_undo(0), "the seat has seen a card of the deck"
    with pytest.raises(Refused, match="shown something"):
        table.undo(0)


def test_what_others_show_is_a_barrier() -> None:
    table = peeking()
    table.answer(0, 1)
    assert not table.can_undo(0), "the seat has seen a card of the other's hand"


def test_a_barrier_is_seen_even_if_as_much_is_hidden_as_before() -> None:
    """As many things hidden as before, but not the same ones."""

    async def first(t: Turn) -> None:
        me = t.state.players[0]
        me.hand = ["crane"]
        t.state.deck.remove("crane")
        t.state.deck.remove("rope")
        await choose(0, WAIT, [1, 2])
        await choose(0, SWAP, [1, 2])
        me.hand = ["lamp"]
        t.state.deck.remove("lamp")
        t.state.deck.append("crane")
        await choose(0, AFTER, [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    table.answer(0, 1)
    assert table.can_undo(0)
    table.answer(0, 1)
    assert not table.can_undo(0)


def test_automatic_choices_go_back_with_the_answer_before_them() -> None:
    async def first(t: Turn) -> None:
        await choose(0, FIRST, [1, 2])
        await choose(1, ONLY, [7])
        await choose(0, SECOND, [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    before = everything(table)
    table.answer(0, 2)
    assert [e.auto for e in table.journal] == [False, True]
    table.undo(0)
    assert everything(table)[:4] == before[:4]
    table.redo(0)
    assert [e.auto for e in table.journal] == [False, True]


async def one_step(t: Turn) -> None:
    t.state.bank += await choose(0, STEP, [1, 2, 3])
    if t.state.bank > 20:
        t.state.phase = OVER


def test_undo_goes_back_over_several_checkpoints() -> None:
    table = bare_table(game=Custom(one_step))
    seen = [everything(table)]
    for value in (1, 2, 3, 1):
        table.answer(0, value)
        seen.append(everything(table))
    assert len(table.checkpoints) == 5
    for before in reversed(seen[:-1]):
        table.undo(0)
        assert everything(table)[:4] == before[:4]
    assert not table.can_undo(0)
    for after in seen[1:]:
        table.redo(0)
        assert everything(table)[:4] == after[:4]
    with pytest.raises(Refused, match="nothing to do again"):
        table.redo(0)


def test_restart_takes_everything_back_that_can_be() -> None:
    table = bare_table(game=Custom(one_step))
    before = everything(table)
    with pytest.raises(Refused):
        table.restart_turn(0)
    for value in (1, 2, 3):
        table.answer(0, value)
    with pytest.raises(Refused):
        table.restart_turn(1)
    table.restart_turn(0)
    assert everything(table)[:4] == before[:4]
    assert len(table.undone) == 3


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    table = bare_table(game=Custom(one_step))
    table.answer(0, 1)
    table.undo(0)
    with pytest.raises(Refused):
        table.redo(1)
    table.answer(0, 2)
    with pytest.raises(Refused):
        table.redo(0)


def test_checkpoints_behind_the_barrier_are_forgotten() -> None:
    table = new_table(4, length="long")
    for _ in range(30):
        seat = table.waiting()[0]
        table.answer(seat, table.options(seat)[0])
        if table.sealed:
            continue
        older = [point for point in table.checkpoints if point.at <= table.barrier]
        assert len(older) == 1


def test_events_go_back_too() -> None:
    table = at_a_turn()
    count = len(table.events)
    table.answer_key(0, "rest")
    assert len(table.events) == count + 1
    table.undo(0)
    assert len(table.events) == count
    table.redo(0)
    assert [e.kind for e in table.events[count:]] == ["earned"]


def test_a_clone_takes_back_no_further_than_its_original() -> None:
    """The barrier of a reveal in the middle of a rule is not forgotten in a copy."""
    table = peeking()
    assert not table.can_undo(0)
    assert not table.clone().can_undo(0)
    table = at_a_turn()
    table.answer_key(0, "rest")
    assert table.can_undo(0)
    assert not table.clone().can_undo(0), "a clone at a checkpoint has no past"


def test_a_dealer_that_comes_late_deals_behind_a_barrier() -> None:
    from quarterdeck.kernel.rules.chance import Dealer

    table = bare_table()
    assert table.waiting() == [CHANCE]
    version = table.version
    table.deal_on(Dealer("1", "test"))
    assert position(table) == position(new_table())
    assert table.version > version
    assert table.hidden == new_table().hidden
    table.deal_on(Dealer("1", "test"))


# A failure in the middle of a rule


HOW = QUESTIONS.add("a.how", Words(["go on", "fail", "fail late"]))


async def fragile(t: Turn) -> None:
    """Changes a lot and then fails, if told so."""
    s = t.state
    first = await choose(0, FIRST, [1, 2])
    s.bank += first
    s.wrecks[(9, first)] = 1
    second = await choose(0, HOW, ["go on", "fail", "fail late"])
    t.tell("earned", 0, 1)
    s.players[0].hand.append(s.deck.pop())
    s.players[1].boat.at.append(3)
    if second == "fail":
        raise KeyError("in the middle")
    s.phase = "second" if second == "fail late" else "first"


async def failing(t: Turn) -> None:
    t.state.discard.append("crane")
    raise KeyError("at the start of the next rule")


@pytest.mark.parametrize("how", ["fail", "fail late"])
def test_a_failure_leaves_the_table_as_it_was(how: str) -> None:
    table = bare_table(game=Custom(fragile, second=failing))
    table.answer(0, 2)
    table.answer(0, "go on")
    table.answer(0, 1)
    table.undo(0)
    table.redo(0)
    before = everything(table), table.version
    for _ in range(2):
        with pytest.raises(RuleFailure, match="KeyError"):
            table.answer(0, how)
        assert (everything(table), table.version) == before
    table.answer(0, "go on")
    assert table.state.bank == 6 + 2 + 1


def test_a_failure_does_not_forget_what_was_taken_back() -> None:
    async def first(t: Turn) -> None:
        if await choose(0, HOW, ["go on", "fail"]) == "fail":
            raise KeyError("in the middle")

    table = bare_table(game=Custom(first))
    table.answer(0, "go on")
    table.undo(0)
    with pytest.raises(RuleFailure):
        table.answer(0, "fail")
    table.redo(0)
    assert table.journal[-1].value == "go on"


def test_a_failure_keeps_sealed_answers() -> None:
    async def first(t: Turn) -> None:
        answers = await AskSeveral([0, 1], SEVERAL, lambda seat: [1, 2])
        t.state.bank += sum(answers)
        if answers[1] == 2:
            raise KeyError
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    table.answer(0, 1)
    before = everything(table)
    with pytest.raises(RuleFailure):
        table.answer(1, 2)
    assert everything(table) == before
    assert table.waiting() == [1]
    table.answer(1, 1)
    assert table.over


def test_undo_and_redo_hold_through_whole_games() -> None:
    chance = Randomness(5)
    undone = 0
    for seed in range(8):
        table: Table = new_table(2 + seed % 3, seed, "long")
        while not table.over:
            seat = table.waiting()[chance.below(len(table.waiting()))]
            options = table.options(seat)
            before = everything(table)
            table.answer(seat, options[chance.below(len(options))])
            after = everything(table)
            if table.can_undo(seat) and seat not in table.sealed:
                undone += 1
                table.undo(seat)
                assert everything(table)[0] == before[0]
                table.redo(seat)
                assert everything(table) == after
    assert undone > 30


def test_the_toy_asks_what_it_should() -> None:
    for prompt in ("bid.coins", "turn.act", "dive.pay", "dive.claim", "lamp.show", "rope.give"):
        for seed in range(20):
            table = new_table(3, seed, "long")
            try:
                play_until(table, prompt, seed)
                break
            except AssertionError:
                continue
        else:
            raise AssertionError(f"{prompt} is never asked")
    assert GAME.active(table.state) >= 0


# Sealed answers, and why something cannot be taken back


async def sealed_alone(t: Turn) -> None:
    """A question to all where all are one."""
    t.state.bank += sum(await AskSeveral([0], SEVERAL, lambda seat: [1, 2, 3]))
    if t.state.bank > 20:
        t.state.phase = OVER


def test_who_seals_alone_takes_back_like_anybody() -> None:
    table = bare_table(game=Custom(sealed_alone))
    before = everything(table)
    table.answer(0, 2)
    after = everything(table)
    assert table.can_undo(0)
    table.undo(0)
    assert everything(table)[:4] == before[:4]
    table.redo(0)
    assert everything(table) == after
    table.answer(0, 3)
    table.restart_turn(0)
    assert everything(table)[:4] == before[:4]


def test_chance_is_a_barrier_after_a_lone_sealed_answer_too() -> None:
    async def first(t: Turn) -> None:
        await AskSeveral([0], SEVERAL, lambda seat: [1, 2])
        await roll(ROLL)
        await choose(0, AFTER, [1, 2])

    table = bare_table(game=Custom(first))
    table.answer(0, 2)
    deal(table, 6)
    assert not table.can_undo(0)
    assert refusal(table, 0) == "undo-chance"


def refusal(table: Table, seat: int) -> str:
    """The text that says why nothing can be taken back."""
    with pytest.raises(Refused) as undo:
        table.undo(seat)
    with pytest.raises(Refused) as restart:
        table.restart_turn(seat)
    assert undo.value.said == restart.value.said
    return undo.value.said


def test_a_refusal_gives_its_reason() -> None:
    table = at_a_turn()
    assert refusal(table, 1) == "undo-together", "the bids were open to nobody before all were in"
    table.answer_key(0, "dive 0 0")
    table.answer_key(0, "1")
    deal(table, 6)
    assert refusal(table, 0) == "undo-chance"
    table = at_a_turn()
    table.answer_key(0, "rest")
    table.answer_key(1, "dive 0 0")
    assert refusal(table, 0) == "undo-other"
    assert refusal(peeking(), 0) == "undo-reveal"


def test_nothing_answered_is_a_reason_too() -> None:
    table = bare_table(game=Custom(one_step))
    assert refusal(table, 0) == "undo-nothing"
    table.answer(0, 1)
    table.undo(0)
    assert refusal(table, 0) == "undo-nothing"
    assert refusal(table, 1) == "undo-nothing"


def test_an_answer_to_the_present_question_holds_the_others_back() -> None:
    async def first(t: Turn) -> None:
        await choose(0, BEFORE, [1, 2])
        await AskSeveral([0, 1], SEVERAL, lambda seat: [1, 2])
        await choose(0, AFTER, [1, 2])
        t.state.phase = OVER

    table = bare_table(game=Custom(first))
    table.answer(0, 1)
    table.answer(1, 2)
    assert refusal(table, 0) == "undo-answered"
    table.answer(0, 1)
    assert refusal(table, 0) == refusal(table, 1) == "undo-together"


def test_every_reason_is_said_in_both_languages() -> None:
    for lang in languages():
        text = shell_text(lang)
        assert all(text.has(said) for said in WHY_BARRED)
