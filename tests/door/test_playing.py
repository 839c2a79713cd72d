"""Bots at a script's table."""

from __future__ import annotations

import pytest

import quarterdeck as qd
from quarterdeck.bots import make_bot
from quarterdeck.kernel.tables.table import Table as KernelTable


def first(me: qd.Perspective) -> str:
    return me.options[0]


def anything(me: qd.Perspective) -> str:
    return me.random.choice(me.options)


def test_a_table_is_played_out_in_place() -> None:
    table = qd.new("ahoy", players=2, seed=1)
    assert qd.play_out(table) is table and table.over


def test_it_is_the_match_that_the_simulation_plays() -> None:
    bots = ["search:3", "random"]
    match = qd.simulate("ahoy", bots, 1, seed=6).matches[0]
    table = qd.play_out(qd.new("ahoy", players=2, seed=6), bots, seed=6)
    assert (table.scores, table.winners, table.ending) == (match.scores, match.winners, match.ending)
    assert repr(match) == f"<MatchResult seed 6: scores {match.scores}, winners {match.winners}, {match.ending}>"


def test_results_print() -> None:
    result = qd.simulate("ahoy", ["random", "random"], 4, seed=1)
    assert repr(result).startswith("<SimResult of 4 games, won by: random ")


@pytest.mark.parametrize("bots", ["random", ["random", anything], anything, ["search:2"], make_bot("random", 3)])
def test_the_same_seeds_give_the_same_game(bots: object) -> None:
    made = [bots if not hasattr(bots, "decide") else make_bot("random", 3) for _ in range(2)]
    one, other = (qd.play_out(qd.new("ahoy", players=2, seed=1), each) for each in made)  # type: ignore[arg-type]
    assert one == other and one.answers == other.answers


def test_other_seeds_give_another_game() -> None:
    table = qd.new("ahoy", players=2, seed=1)
    assert len({tuple(qd.play_out(table.copy(), seed=seed).answers) for seed in range(3)}) == 3
    dealt = [qd.play_out(qd.new("ahoy", seed=seed), "random", most=3).answers[-1] for seed in range(8)]
    assert len(set(dealt)) > 1


def test_some_decisions_only() -> None:
    table = qd.new("maracaibo", players=2, seed=1)
    before = sum(1 for answer in table.answers if answer.seat >= 0)
    qd.play_out(table, "bosun", most=2)
    assert not table.over and sum(1 for answer in table.answers if answer.seat >= 0) >= before + 2


def test_there_must_be_a_bot_for_every_seat() -> None:
    table = qd.new("ahoy", players=3)
    with pytest.raises(ValueError, match="3 seats need 3 bots, or one for all, not 2"):
        qd.play_out(table, ["random", "random"])
    with pytest.raises(ValueError, match="there is no bot deep-blue; there are: random"):
        qd.play_out(table, "deep-blue")


def test_chance_is_answered_where_nobody_deals() -> None:
    one, other = (qd.play_out(qd.new("ahoy", deal=False), seed=4) for _ in range(2))
    assert one.over and one == other
    part = qd.play_out(qd.new("ahoy", deal=False), seed=4, most=5)
    assert part.kernel.dealer is None and part.answers == one.answers[: len(part.answers)]


def test_a_bot_of_ones_own_sees_what_its_seat_sees() -> None:
    seen: list[str] = []

    def curious(me: qd.Perspective) -> str:
        assert me.game == "maracaibo" and me.players == 2
        other = me.view["players"][1 - me.seat]
        assert "hidden" in other["hand"]
        seen.append(me.question.name)
        world = me.sample()
        assert world.view(me.seat) == me.view and world.seat is not None
        assert me.text(me.options[0]) and me.text(me.options[0], "de")
        assert me.question.name in repr(me) and isinstance(me.note(me.options[0]), str)
        assert len(me.scores) == 2 and isinstance(me.log(), list)
        return me.options[-1]

    qd.play_out(qd.new("maracaibo", players=2, seed=2), [curious, first], most=30)
    assert "setup.plan" in seen


def test_nothing_public_of_a_perspective_leads_to_the_table() -> None:
    def searching(me: qd.Perspective) -> str:
        held = [getattr(me, name) for name in dir(me) if not name.startswith("_")]
        assert not [thing for thing in held if isinstance(thing, qd.Table | KernelTable)]
        assert not [thing for thing in vars(me.question).values() if isinstance(thing, qd.Table | KernelTable)]
        return me.options[0]

    qd.play_out(qd.new("ahoy", players=2, seed=2), searching, most=5)


def test_a_wrong_answer_of_a_bot_is_refused_with_its_clause() -> None:
    def confused(me: qd.Perspective) -> str:
        return "e2e4"

    table = qd.new("ahoy", players=2, seed=2)
    with pytest.raises(qd.Refused, match=r"confused answers 'e2e4': .*AH-") as refused:
        qd.play_out(table, confused)
    assert refused.value.clause.startswith("AH-")
    assert table == qd.new("ahoy", players=2, seed=2)
