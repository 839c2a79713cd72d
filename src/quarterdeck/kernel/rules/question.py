"""A question, declared once beside the rule that asks it: everything that is known of it hangs on this object.

    DEFENDER: Final = QUESTIONS.add("battle.defender", FIGURE, clause="AH-BATL-05")
    ...
    defender = await choose(who, DEFENDER, options)

Keys, targets and labels of the options follow from the kind. What else is told, refused or advised is attached where
it is written: `@DEFENDER.note`, `@DEFENDER.why`, `@DEFENDER.advice`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from quarterdeck.kernel.rules.kinds import Kind, Note, Value
from quarterdeck.kernel.text.labels import Label, message_id

T = TypeVar("T")

About = str | tuple[str, ...] | Kind[Any]
"""What the text of a question calls one of the things that it is about: a name, several names for the same thing, or
a kind, where the thing is written as that kind writes it."""

Worded = Callable[[Any, Label], Label]
"""From the question as it was put (`Ask`) and what its text would be: what it is."""

Why = Callable[[Any, Any, list[str]], str]
"""From the position, the question as it was put (`Ask`) and the words of a key that was not offered: the name of the
reason, "" if none is known."""

Advised = Callable[[Any, Any, T], float]
"""From a bot's outlook, the question as it was put (`Ask`) and one of its options: what that is worth."""

AdvisedTogether = Callable[[Any, Any], list[float]]
"""From a bot's outlook and the question as it was put (`Ask`): what each of its options is worth."""


class Question(Generic[T]):
    """What can be asked. `name` is its stable text: journals, game files and the texts know it by that.

    `about`: what its text is about, in the order in which a rule gives it. `clause`: the rule that says what may be
    answered. `declinable`: declining can be among the options. `always`: may be put even where one option is left,
    because not asking would tell the others something. `in_advance`: what a seat may answer in advance (see `orders`);
    it can always be given, so that no order tells what a seat holds. `said_as`: the name by which the texts know it,
    where several questions share their words; `given`: arguments that tell these apart. `to_chance`: it is answered by
    dice or a draw, so that nobody reads it.
    """

    def __init__(
        self,
        name: str,
        kind: Kind[T],
        about: Sequence[About] = (),
        clause: str = "",
        declinable: bool = False,
        always: bool = False,
        in_advance: Value | None = None,
        said_as: str = "",
        given: dict[str, str] | None = None,
        to_chance: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.about: list[About] = list(about)
        self.clause = clause
        self.declinable = declinable
        self.always = always
        self.in_advance = in_advance
        self.said_as = said_as or name
        self.given: dict[str, str] = {} if given is None else given
        self.to_chance = to_chance
        self.worder: Worded | None = None
        self.noter: Note[T] | None = None
        self.passing_noter: Callable[[Any, Any], list[Label]] | None = None
        self.refuser: Why | None = None
        self.adviser: Advised[T] | None = None
        self.adviser_together: AdvisedTogether | None = None

    # What the options are

    def declines(self, value: T) -> bool:
        """Whether an option passes, or says that a seat is done."""
        return bool(value == self.kind.none)

    def key(self, value: T) -> str:
        """The stable text of an option, by which an answer names it."""
        return "pass" if self.declines(value) else self.kind.key(value)

    def targets(self, value: T) -> list[str]:
        """What on the board an option points at."""
        return [] if self.declines(value) else self.kind.targets(value)

    def label(self, value: T) -> Label:
        """What an option says."""
        if self.declines(value):
            return Label(message_id("option", self.said_as, "pass"))
        return self.kind.label(self.said_as, value)

    def vocabulary(self) -> list[Any] | None:
        """Every option that there can ever be; None where there is no end to them."""
        words: list[Any] | None = self.kind.vocabulary()
        return words if words is None or not self.declinable else [*words, self.kind.none]

    def allows(self, value: T) -> bool:
        """Whether an option is among those that there can ever be, as far as that is declared."""
        if self.declines(value):
            return self.declinable
        return self.kind.knows(value)

    # What it says

    def text_id(self) -> str:
        """The message that says it, or that the messages begin with which say it in several ways."""
        return message_id("prompt", self.said_as)

    def text(self, ask: Any) -> Label:
        """What it says to the seat that is asked."""
        args: dict[str, int | str] = {**self.given}
        for about, value in zip(self.about, ask.about, strict=True):
            if isinstance(about, Kind):
                args.update(about.arguments(value))
            else:
                for name in (about,) if isinstance(about, str) else about:
                    args[name] = value
        said = Label(self.text_id(), args)
        return said if self.worder is None else self.worder(ask, said)

    def occasion(self) -> Label:
        """When it comes, for whoever may answer it in advance."""
        return Label(message_id("order", self.said_as), {**self.given})

    def notes(self, state: Any, ask: Any, value: T) -> list[Label]:
        """What an option would cost or bring in this position; the kind may know where the question does not."""
        if self.declines(value):
            return [] if self.passing_noter is None else self.passing_noter(state, ask)
        noter = self.kind.noter if self.noter is None else self.noter
        return [] if noter is None else noter(state, ask, value)

    def why_not(self, state: Any, ask: Any, key: str) -> str:
        """The name of the reason why this key is not among the options; "" if none is known."""
        words = key.split()
        return self.refuser(state, ask, words) if self.refuser is not None and words else ""

    # What is attached to it

    def worded(self, worder: Worded) -> Worded:
        """Registers what changes its text, where that depends on what it is about."""
        self.worder = worder
        return worder

    def note(self, note: Note[T]) -> Note[T]:
        """Registers what is told after an option."""
        self.noter = note
        return note

    def note_on_passing(self, note: Callable[[Any, Any], list[Label]]) -> Callable[[Any, Any], list[Label]]:
        """Registers what is told after the option that declines."""
        self.passing_noter = note
        return note

    def why(self, why: Why) -> Why:
        """Registers what finds the reason against a key."""
        self.refuser = why
        return why

    def advice(self, advice: Advised[T]) -> Advised[T]:
        """Registers a bot's rule of thumb: what an option is worth."""
        self.adviser = advice
        return advice

    def advice_on_all(self, advice: AdvisedTogether) -> AdvisedTogether:
        """Registers a bot's rule of thumb, where the options have to be looked at together."""
        self.adviser_together = advice
        return advice


class Questions:
    """All questions of a game, in the order in which they were declared."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.by_name: dict[str, Question[Any]] = {}

    def add(
        self,
        name: str,
        kind: Kind[T],
        about: Sequence[About] = (),
        clause: str = "",
        declinable: bool = False,
        always: bool = False,
        in_advance: Value | None = None,
        said_as: str = "",
        given: dict[str, str] | None = None,
    ) -> Question[T]:
        """Declares a question to players (see `Question`)."""
        question = Question(name, kind, about, clause, declinable, always, in_advance, said_as, given)
        self._enter(question)
        return question

    def to_chance(self, name: str, kind: Kind[T]) -> Question[T]:
        """Declares a question to chance: a die to roll, something to draw."""
        question = Question(name, kind, to_chance=True)
        self._enter(question)
        return question

    def _enter(self, question: Question[Any]) -> None:
        if question.name in self.by_name:
            raise ValueError(f"{self.game} declares the question {question.name} twice")
        self.by_name[question.name] = question

    def all(self) -> list[Question[Any]]:
        return list(self.by_name.values())

    def named(self, name: str) -> Question[Any]:
        """The question of this name. Raises KeyError if the game has none."""
        found = self.by_name.get(name)
        if found is None:
            raise KeyError(f"{self.game} has no question {name}")
        return found

    def in_advance(self) -> dict[str, Value]:
        """The questions that may be answered in advance, and with what."""
        return {name: each.in_advance for name, each in self.by_name.items() if each.in_advance is not None}
