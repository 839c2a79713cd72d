"""Questions as objects: what follows from their kind, what is attached to them, and how they are found."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.kernel.game import Game, Label
from quarterdeck.kernel.rules.advice import judged
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Ask, AskSeveral, choose, may
from quarterdeck.kernel.rules.kinds import (
    AMOUNT,
    DIE,
    OF_QUESTION,
    YES_OR_NO,
    Amount,
    Kind,
    Numbered,
    Seat,
    Thing,
    Words,
)
from quarterdeck.kernel.rules.question import Question, Questions

CARD = Thing("card", ["crane", "lamp"])
WRECK = Numbered("wreck", ["deep", "shallow"])


def said(label: Label) -> tuple[str, dict[str, int | str]]:
    return label.message, label.args


def asked(question: Question[Any], *about: int | str) -> Ask[Any]:
    return Ask(0, question, [], about)


@pytest.mark.parametrize(
    ("kind", "value", "key", "targets", "label"),
    [
        (CARD, "lamp", "lamp", ["card:lamp"], ("option-card", {"card": "lamp"})),
        (Thing("card", args=["deed"], target=""), "lamp", "lamp", [], ("option-card", {"deed": "lamp"})),
        (Thing("card", message=OF_QUESTION), "lamp", "lamp", ["card:lamp"], ("option-a-b-c", {"card": "lamp"})),
        (WRECK, 1, "shallow", ["wreck:shallow"], ("option-wreck", {"wreck": "shallow"})),
        (Words(["to_port"]), "to_port", "to_port", [], ("option-a-b-c-to-port", {})),
        (AMOUNT, 3, "3", [], ("option-a-b-c", {"number": 3})),
        (Seat(), 1, "2", ["seat:2"], ("option-seat", {"seat": 1})),
        (YES_OR_NO, False, "no", [], ("option-no", {})),
    ],
)
def test_key_target_and_label_follow_from_the_kind(
    kind: Kind[Any], value: Any, key: str, targets: list[str], label: tuple[str, dict[str, int | str]]
) -> None:
    question = Question("a.b_c", kind)
    assert (question.key(value), question.targets(value), said(question.label(value))) == (key, targets, label)


@pytest.mark.parametrize(("kind", "none"), [(CARD, NOTHING), (WRECK, PASS), (AMOUNT, PASS)])
def test_declining_is_said_by_the_question(kind: Kind[Any], none: Any) -> None:
    question = Question("dive.pay", kind, declinable=True)
    assert question.key(none) == "pass"
    assert question.targets(none) == []
    assert said(question.label(none)) == ("option-dive-pay-pass", {})
    assert question.allows(none)
    assert not Question("dive.pay", kind).allows(none)


def test_a_no_declines_nothing() -> None:
    assert not Question("dive.claim", YES_OR_NO).declines(False)


def test_the_vocabulary_is_closed_where_the_kind_is() -> None:
    assert Question("a", CARD, declinable=True).vocabulary() == ["crane", "lamp", NOTHING]
    assert Question("a", DIE).vocabulary() == [1, 2, 3, 4, 5, 6]
    assert Question("a", AMOUNT, declinable=True).vocabulary() is None
    assert Question("a", Thing("card")).vocabulary() is None
    assert not Question("a", CARD).allows("rope")
    assert not Question("a", Amount([1, 2])).allows(3)
    assert Question("a", AMOUNT).allows(3)


class Paw(Kind[int]):
    """A paw of any of several cats, which each owner calls by the same two names."""

    def __init__(self) -> None:
        super().__init__("paw", none=PASS)

    def vocabulary(self) -> list[int]:
        return [0, 1]

    def knows(self, value: int) -> bool:
        return 0 <= value < 8


def test_a_kind_may_know_more_than_one_owner_has_words_for() -> None:
    question = Question("a", Paw(), declinable=True)
    assert question.vocabulary() == [0, 1, PASS]
    assert [value for value in (PASS, 0, 1, 7, 8) if question.allows(value)] == [PASS, 0, 1, 7]


def test_a_text_names_what_the_question_is_about() -> None:
    question = Question("dive.pay", AMOUNT, ["number", ("card", "deed"), WRECK, Seat()])
    args = {"number": 2, "card": "lamp", "deed": "lamp", "wreck": "shallow", "seat": 3}
    assert said(question.text(asked(question, 2, "lamp", 1, 3))) == ("prompt-dive-pay", args)
    with pytest.raises(ValueError, match="zip"):
        question.text(asked(question, 2))


def test_questions_can_share_their_words() -> None:
    question = Question("window.early", CARD, declinable=True, said_as="window", given={"when": "early"})
    assert said(question.text(asked(question))) == ("prompt-window", {"when": "early"})
    assert said(question.occasion()) == ("order-window", {"when": "early"})
    assert said(question.label(NOTHING)) == ("option-window-pass", {})
    assert question.key("lamp") == "lamp"


def test_a_text_may_depend_on_what_the_question_is_about() -> None:
    question = Question("dive.pay", AMOUNT, ["number"])

    @question.worded
    def free(ask: Ask[Any], label: Label) -> Label:
        return label if ask.about[0] else Label(f"{label.message}-free")

    assert said(question.text(asked(question, 0))) == ("prompt-dive-pay-free", {})
    assert said(question.text(asked(question, 1))) == ("prompt-dive-pay", {"number": 1})


def test_a_note_hangs_on_the_question_or_else_on_the_kind() -> None:
    kind = Thing("card", ["crane"])
    first, second = Question("a", kind), Question("b", kind)

    @kind.note
    def of_any(state: Any, ask: Ask[Any], card: str) -> list[Label]:
        return [Label("note-card", {"card": card})]

    @second.note
    def of_second(state: Any, ask: Ask[Any], card: str) -> list[Label]:
        return [Label("note-second", {"seat": ask.seat})]

    @second.note_on_passing
    def of_passing(state: Any, ask: Ask[Any]) -> list[Label]:
        return [Label("note-none")]

    assert [said(label) for label in first.notes(None, asked(first), "crane")] == [("note-card", {"card": "crane"})]
    assert [said(label) for label in second.notes(None, asked(second), "crane")] == [("note-second", {"seat": 0})]
    assert first.notes(None, asked(first), NOTHING) == []
    assert [label.message for label in second.notes(None, asked(second), NOTHING)] == ["note-none"]


class Asking(Game):
    """A game that only has questions."""

    def __init__(self) -> None:
        questions = Questions("asking")
        self.pay = questions.add("dive.pay", AMOUNT, clause="SV-DIVE-01")
        self.claim = questions.add("dive.claim", YES_OR_NO, in_advance=False)
        self.roll = questions.to_chance("dive.roll", DIE)
        super().__init__("asking", [2], {}, questions)
        self.reasons = {"poor": ("SV-PAY-02", "You are poor.")}


def test_a_game_goes_through_its_questions() -> None:
    game = Asking()
    assert [question.name for question in game.questions.all()] == ["dive.pay", "dive.claim", "dive.roll"]
    assert game.orders == {"dive.claim": False}
    assert game.key("dive.claim", True) == "yes"
    assert said(game.questions.named("dive.claim").occasion()) == ("order-dive-claim", {})
    ask = choose(0, game.pay, [1, 2])
    assert said(ask.question.text(ask)) == ("prompt-dive-pay", {})


def test_a_reason_is_found_by_the_question_or_else_its_clause_is_named() -> None:
    game = Asking()
    ask = choose(0, game.pay, [1, 2])
    assert game.why_not(None, ask, 0, "3").clause == "SV-DIVE-01"

    @game.pay.why
    def poor(state: Any, ask: Ask[Any], words: list[str]) -> str:
        return "poor" if words[0] == "3" else ""

    assert (game.why_not(None, ask, 0, "3").clause, game.why_not(None, ask, 0, "3").message) == (
        "SV-PAY-02",
        "why-poor",
    )
    assert game.why_not(None, ask, 0, "4").clause == "SV-DIVE-01"
    assert game.why_not(None, ask, 0, " ").clause == "SV-DIVE-01"


def test_two_questions_cannot_have_one_name() -> None:
    questions = Questions("asking")
    questions.add("dive.pay", AMOUNT)
    with pytest.raises(ValueError, match=r"asking declares the question dive\.pay twice"):
        questions.to_chance("dive.pay", DIE)


def test_there_is_no_question_but_those_that_were_declared() -> None:
    game = Asking()
    assert game.questions.named("dive.pay") is game.pay
    for look in (lambda: game.questions.named("dive.pya"), lambda: game.key("dive.pya", 1)):
        with pytest.raises(KeyError, match=r"asking has no question dive\.pya"):
            look()


def test_a_question_says_whether_it_is_always_put() -> None:
    always = Question("a", CARD, always=True)
    assert choose(0, always, ["lamp"]).always
    assert not Ask(0, always, ["lamp"], always=False).always
    assert not may(0, Question("b", YES_OR_NO)).always


def test_a_seat_has_its_own_part_of_a_question_to_several() -> None:
    ask = AskSeveral([0, 1], Question("bid", AMOUNT), lambda seat: [seat, 7], (5,))
    mine = ask.put_to(1)
    assert (mine.seat, mine.options(), mine.about, mine.question) == (1, [1, 7], (5,), ask.question)
    alone = choose(0, ask.question, [1])
    assert alone.put_to(0) is alone


def test_advice_hangs_on_the_question() -> None:
    pay, claim, card = Question("a", AMOUNT), Question("b", YES_OR_NO), Question("c", CARD, declinable=True)

    @pay.advice
    def cheap(outlook: float, ask: Ask[Any], coins: int) -> float:
        return -coins * outlook

    @card.advice_on_all
    def last(outlook: float, ask: Ask[Any]) -> list[float]:
        return [float(at) for at in range(len(ask.options()))]

    assert judged(2.0, Ask(0, pay, [1, 2, PASS])) == [-2.0, -4.0, 0.0]
    assert judged(2.0, may(0, claim)) == [1.0, 0.0]
    assert judged(2.0, Ask(0, card, ["lamp", NOTHING])) == [0.0, 1.0]
