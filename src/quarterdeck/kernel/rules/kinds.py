"""What the options of a question are: how one is written, what on the board it points at, what it says.

Options are plain values; a kind knows what they mean. A game makes its kinds once (`FIGURE = Thing("figure", ids)`) and
its questions name them; where options have a form of their own it derives a kind that says how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from quarterdeck.kernel.text.labels import Label, message_id

Value = bool | int | str | tuple[int | str, ...]

PASS: Final = -1
"""Declining, or being done, where the options are numbers."""

NOTHING: Final = ""
"""Declining, or being done, where the options are ids."""

T = TypeVar("T")

Note = Callable[[Any, Any, T], list[Label]]
"""From the position, the question as it was put to a seat (`Ask`) and one of its options: what is told after it."""


def plain_key(value: Any) -> str:
    """The text of a value that needs no translation: ids as they are, tuples joined, passing as `pass`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(str(part) for part in value)
    if value in (PASS, NOTHING):
        return "pass"
    return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[T]):
    """One kind of options.

    `name`: what the texts call it. `args`: the arguments of a label that hold the option, its name unless others are
    given. `target`: what an option is on the board, its name unless another is given, "" if it is nowhere. `message`:
    the one that says an option, `option-` and the name of the kind unless another is given; OF_QUESTION has each
    question say it. `none`: the value that declines.
    """

    def __init__(
        self,
        name: str,
        args: Sequence[str] = (),
        target: str | None = None,
        message: str = "",
        none: Value = NOTHING,
    ) -> None:
        self.name = name
        self.args: list[str] = list(args) or [name]
        self.target = name if target is None else target
        self.message = message or message_id("option", name)
        self.none: Value = none
        self.noter: Note[T] | None = None

    def key(self, value: T) -> str:
        """The stable text of an option, by which an answer names it."""
        return plain_key(value)

    def argument(self, value: T) -> int | str:
        """An option as an argument of a text: an id whose name the texts know, or a number."""
        return self.key(value)

    def arguments(self, value: T) -> dict[str, int | str]:
        """An option as the arguments that tell of it."""
        said = self.argument(value)
        return dict.fromkeys(self.args, said)

    def targets(self, value: T) -> list[str]:
        """What on the board an option points at, such as `space:3,4`."""
        return [f"{self.target}:{self.key(value)}"] if self.target else []

    def label(self, question: str, value: T) -> Label:
        """What an option says; `question` is what the texts call the question."""
        message = message_id("option", question) if self.message == OF_QUESTION else self.message
        return Label(message, self.arguments(value))

    def vocabulary(self) -> list[T] | None:
        """Every option that there can ever be, but declining; None where there is no end to them."""
        return None

    def knows(self, value: T) -> bool:
        """Whether an option is in the vocabulary, as far as there is one; a kind says so itself where a word of the
        vocabulary stands for several options that are never offered together."""
        words = self.vocabulary()
        return words is None or value in words

    def note(self, note: Note[T]) -> Note[T]:
        """Registers what is told after an option of this kind, wherever a question does not tell something else."""
        self.noter = note
        return note


OF_QUESTION: Final = "of the question"
"""The message of a kind whose options each question says in its own words."""


class Thing(Kind[str]):
    """Components by their ids."""

    def __init__(
        self,
        name: str,
        ids: Iterable[str] | None = None,
        args: Sequence[str] = (),
        target: str | None = None,
        message: str = "",
    ) -> None:
        super().__init__(name, args, target, message)
        self.ids: list[str] | None = None if ids is None else list(ids)

    def vocabulary(self) -> list[str] | None:
        return self.ids


class Numbered(Kind[int]):
    """Components by their numbers; each has an id, which keys and texts use."""

    def __init__(
        self, name: str, ids: Sequence[str], args: Sequence[str] = (), target: str | None = None, message: str = ""
    ) -> None:
        super().__init__(name, args, target, message, PASS)
        self.ids: list[str] = list(ids)

    def key(self, value: int) -> str:
        return self.ids[value]

    def vocabulary(self) -> list[int] | None:
        return list(range(len(self.ids)))


class Words(Kind[str]):
    """A few words that each question says in its own way, as `option-`, its name and the word."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__("word", [], "")
        self.words: list[str] = list(words)

    def label(self, question: str, value: str) -> Label:
        return Label(message_id("option", question, value))

    def vocabulary(self) -> list[str] | None:
        return self.words


class Amount(Kind[int]):
    """A number of something, which each question says in its own way. `numbers`: those that can ever be offered."""

    def __init__(self, numbers: Sequence[int] | None = None) -> None:
        super().__init__("number", [], "", OF_QUESTION, PASS)
        self.numbers: list[int] | None = None if numbers is None else list(numbers)

    def argument(self, value: int) -> int | str:
        return value

    def vocabulary(self) -> list[int] | None:
        return self.numbers


class Seat(Kind[int]):
    """Players by their seats, which people count from 1."""

    def __init__(self, message: str = "") -> None:
        super().__init__("seat", [], None, message, PASS)

    def key(self, value: int) -> str:
        return str(value + 1)

    def argument(self, value: int) -> int | str:
        return value


class YesNo(Kind[bool]):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("yes_no", [], "")

    def label(self, question: str, value: bool) -> Label:
        return Label("option-yes" if value else "option-no")

    def vocabulary(self) -> list[bool] | None:
        return [True, False]


AMOUNT: Final = Amount()
DIE: Final = Amount([1, 2, 3, 4, 5, 6])
YES_OR_NO: Final = YesNo()
