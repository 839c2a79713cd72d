"""A script's table: asked, answered, taken back, told."""

from __future__ import annotations

import pytest

import quarterdeck as qd
from tests.registry import OWN

PLACE = "place 4 bluefin_sail_1"


@pytest.fixture
def table() -> qd.Table:
    """Ahoy, in the first turn."""
    table = qd.new("ahoy", players=3, seed=7)
    while table.question is not None and table.question.name != "turn.act":
        table.play(table.options[0])
    return table


def test_a_table_says_what_it_is(table: qd.Table) -> None:
    asked = f'<Table ahoy, 3 seats, answer {len(table.answers) + 1}: bluefin is asked "turn.act"'
    assert repr(table) == f"{asked} ({len(table.options)} options)>"
    assert (table.game, table.players, table.sides[0]) == ("ahoy", 3, "bluefin")
    assert table.setting == {"smuggler": "red"}
    assert (table.seat, table.seats, table.turn) == (0, [0], 0)
    assert not table.over and table.winners == [] and table.ending == ""
    assert table.scores == [0, 0, 0]


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = (qd.new("ahoy", players=3, seed=7) for _ in range(2))
    assert one == other and one.answers == other.answers
    assert qd.new("ahoy", players=3, seed=8) != one
    assert qd.new("ahoy").players == 2


def test_options_of_the_set_up_are_words_numbers_or_yes_and_no() -> None:
    assert qd.new("maracaibo", players=1, difficulty="easy").setting["difficulty"] == "easy"
    assert qd.new("marauders", target=12).setting["target"] == "12"
    assert qd.new("dead_reckoning", players=2, bonus=False).setting["bonus"] == "no"


def test_what_cannot_be_set_up_says_what_can() -> None:
    with pytest.raises(qd.SettingError, match="there are: ahoy, maracaibo"):
        qd.new("go")
    with pytest.raises(qd.SettingError, match="is for 2, 3, 4 players, not 7"):
        qd.new("ahoy", players=7)
    with pytest.raises(qd.SettingError, match="has no option difficulty; there are: smuggler"):
        qd.new("ahoy", difficulty="easy")
    with pytest.raises(qd.SettingError, match="is one of red, white, not blue"):
        qd.new("ahoy", smuggler="blue")
    with pytest.raises(qd.SettingError, match="a seed would mean nothing"):
        qd.new("ahoy", seed=1, deal=False)


def test_the_question_has_words(table: qd.Table) -> None:
    question = table.question
    assert question is not None
    assert (question.name, question.seat) == ("turn.act", 0)
    assert str(question) == question.text("en") != question.text("de")
    assert repr(question) == f"<Question turn.act: {question}>"
    assert question == table.copy().question


def test_an_option_has_words(table: qd.Table) -> None:
    assert PLACE in table.options
    assert table.text(PLACE) != PLACE
    assert table.text(PLACE, lang="de") not in (PLACE, table.text(PLACE))
    assert isinstance(table.note(PLACE), str)
    with pytest.raises(ValueError, match="there are: en, de"):
        table.text(PLACE, lang="tlh")
    with pytest.raises(qd.Refused):
        table.text("place 9 bluefin_sail_1")


def test_an_answer_is_remembered(table: qd.Table) -> None:
    table.play(PLACE)
    given = next(answer for answer in reversed(table.answers) if answer == PLACE)
    assert (given.seat, given.question) == (0, "turn.act")
    assert any("Sail" in line for line in table.log())
    assert table.log(0, lang="de") != table.log(0)
    assert table.log(since=len(table.answers) + 1) == []


def test_what_is_refused_names_its_clause_and_changes_nothing(table: qd.Table) -> None:
    before = table.copy()
    with pytest.raises(qd.Refused, match=r"'place 9 bluefin_sail_1': .* \(AH-[A-Z]+-\d+\)") as refused:
        table.play("place 9 bluefin_sail_1")
    why = table.why("place 9 bluefin_sail_1")
    assert why is not None and why.clause == refused.value.clause
    assert why.rule == qd.rules("ahoy", why.clause)[0].text
    assert str(why).endswith(f"({why.clause})") and why.text("de") != why.text("en")
    assert repr(why) == f"<Why {why}>"
    assert table.why(PLACE) is None
    assert table == before
    with pytest.raises(qd.Refused, match="not your decision"):
        table.play(PLACE, seat=1)
    with pytest.raises(qd.Refused, match="not your decision"):
        table.play("6", seat=qd.CHANCE)
    with pytest.raises(ValueError, match="no seat 3: they count from 0 to 2"):
        table.play(PLACE, seat=3)


def test_anything_can_be_taken_back_and_done_again(table: qd.Table) -> None:
    before = table.copy()
    table.play(PLACE)
    after = table.copy()
    table.undo()
    assert table == before and table.log() == before.log()
    table.redo()
    assert table == after and table.answers == after.answers
    table.undo()
    table.play(table.options[0])
    with pytest.raises(qd.Refused, match="nothing to do again"):
        table.redo()


@pytest.mark.parametrize("game", OWN)
def test_a_whole_game_can_be_taken_back_to_its_beginning_and_done_again(game: str) -> None:
    table = qd.play_out(qd.new(game, players=2, seed=3), most=60)
    end, steps = table.copy(), 0
    while True:
        try:
            table.undo()
        except qd.Refused:
            break
        steps += 1
    assert steps > 5
    assert table == qd.new(game, players=2, seed=3)
    for _ in range(steps):
        table.redo()
    assert table == end and table.answers == end.answers


def test_a_seat_takes_back_its_own_answer(table: qd.Table) -> None:
    before = table.copy()
    while table.seat == 0:
        table.play(table.options[0])
    other = table.seat
    assert other is not None
    table.play(table.options[0])
    table.undo(0)
    assert (table.seat == 0 and table != before) or len(table.answers) >= len(before.answers)
    with pytest.raises(qd.Refused, match="what is dealt"):
        table.undo(qd.CHANCE)


def test_several_seats_answer_at_once_and_sealed() -> None:
    table = qd.new("maracaibo", players=3, seed=1)
    assert table.seats == [0, 1, 2] and table.seat == 0
    assert repr(table).startswith("<Table maracaibo, 3 seats, answer ")
    assert 'are asked "setup.plan"' in repr(table)
    first, told = table.copy(), table.log(1)
    table.play(table.options_of(2)[0], seat=2)
    assert table.seats == [0, 1] and table.options_of(2) == []
    assert table.view(1) == first.view(1) and table.log(1) == told
    assert table != first
    table.undo()
    assert table == first
    table.redo()
    table.play(table.options[0])
    table.play(table.options[0])
    assert table.seats != [0, 1, 2] or table.question != first.question
    done = table.copy()
    table.undo()
    assert table.seats == [2]
    table.undo()
    table.undo()
    assert table == first
    for _ in range(3):
        table.redo()
    assert table == done


def test_a_seat_sees_its_own_secrets_only() -> None:
    table = qd.new("maracaibo", players=2, seed=1)
    views = [table.view(), table.view(0), table.view(1)]
    hands = [[player["hand"] for player in view["players"]] for view in views]
    assert [[isinstance(hand, list) for hand in seen] for seen in hands] == [[False] * 2, [True, False], [False, True]]
    with pytest.raises(ValueError, match="no seat 2"):
        table.view(2)


def test_a_game_comes_to_its_end() -> None:
    table = qd.play_out(qd.new("ahoy", players=2, seed=5))
    assert table.over and table.winners and table.ending
    assert table.seat is None and table.seats == [] and table.question is None and table.options == []
    assert f"{table.sides[table.winners[0]]} won" in repr(table)
    with pytest.raises(qd.Refused, match="over"):
        table.play("pass")
    assert str(table.why("pass")) == "The game is over."
    table.undo()
    assert not table.over
    table.redo()
    assert table.over


def test_a_seat_gives_up() -> None:
    table = qd.play_out(qd.new("ahoy", players=2, seed=5), most=10)
    before = table.copy()
    table.concede(1)
    assert table.over and table.winners == [0] and table.answers[-1].question == "concede"
    end = table.copy()
    table.undo()
    assert table == before
    table.redo()
    assert table == end
    with pytest.raises(qd.Refused, match="not allowed"):
        qd.new("ahoy", players=3, seed=1).concede()


def test_chance_can_be_a_seat() -> None:
    table = qd.new("ahoy", players=2, deal=False)
    assert table.seat == qd.CHANCE and table.seats == [qd.CHANCE]
    assert "chance is asked" in repr(table)
    assert str(table.question) == "draw.unseen_region"
    fresh, key = table.copy(), table.options[-1]
    table.play(key)
    assert table.answers == [key] and table.answers[0].seat == qd.CHANCE
    with pytest.raises(qd.Refused, match=r"'seven': That cannot come up here\."):
        table.play("seven")
    assert str(table.why("seven")) == "That cannot come up here." and table.why(table.options[0]) is None
    assert table.text(table.options[0])
    table.undo()
    assert table == fresh
    table.redo()
    assert table.answers == [key]
    qd.play_out(table, seed=2)
    assert table.over
