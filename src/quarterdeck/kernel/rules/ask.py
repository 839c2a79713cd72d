"""The one way in: a question to a seat (or to chance), with the options that it may answer.

A rule awaits an Ask; the table hands it to whoever decides and sends the chosen value back.
Options are plain values; what they are called and what they point at is derived elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, TypeVar

from quarterdeck.kernel.rules.kinds import NOTHING as NOTHING
from quarterdeck.kernel.rules.kinds import PASS as PASS
from quarterdeck.kernel.rules.kinds import Value as Value
from quarterdeck.kernel.rules.question import Question

CHANCE: Final = -1
"""The seat of dice, draws and shuffles."""

SEVERAL: Final = -2
"""The seat of a question that several players answer at once, sealed."""

T = TypeVar("T")


class Ask(Generic[T]):
    """Who decides, what is asked, and lazily what may be answered.

    `about` holds what the question's text names (the card in use, the figure that moves); it is shown to the
    asked seat only. Chance takes each option with the same probability; what lies twice in a bag is listed
    twice.
    `always`: asked even where only one option is left, because not asking would tell the others something; as the
    question says, unless it hangs on the position.
    """

    def __init__(
        self,
        seat: int,
        question: Question[Any],
        options: list[T] | Callable[[], list[T]],
        about: tuple[int | str, ...] = (),
        always: bool | None = None,
    ) -> None:
        self.seat = seat
        self.question: Question[Any] = question
        self.prompt = question.name
        self.about = about
        self.always: bool = question.always if always is None else always
        self.source: list[T] | Callable[[], list[T]] = options
        self.made: list[T] | None = options if isinstance(options, list) else None

    def options(self) -> list[T]:
        """What may be answered; made at the first look and kept."""
        made = self.made
        if made is None:
            source = self.source
            made = source if isinstance(source, list) else source()
            self.made = made
        return made

    def seats(self) -> list[int]:
        """Everybody who has to answer."""
        return [self.seat]

    def options_for(self, seat: int) -> list[T]:
        """What this seat may answer."""
        return self.options()

    def put_to(self, seat: int) -> Ask[Any]:
        """The question as one of its seats has it, with the options of that seat."""
        return self

    def __await__(self) -> Generator[Ask[T], T, T]:
        answer = yield self
        return answer


class AskSeveral(Ask[list[T]], Generic[T]):
    """One question to several seats at once; no answer is shown before all are in.

    The rule receives the list of answers in the order of `who`.
    """

    def __init__(
        self,
        who: list[int],
        question: Question[T],
        options_of: Callable[[int], list[T]],
        about: tuple[int | str, ...] = (),
    ) -> None:
        super().__init__(SEVERAL, question, [], about)
        self.who = who
        self.options_of = options_of

    def seats(self) -> list[int]:
        return self.who

    def options_for(self, seat: int) -> list[Any]:
        return self.options_of(seat)

    def put_to(self, seat: int) -> Ask[Any]:
        return Ask(seat, self.question, self.options_of(seat), self.about)


def choose(
    seat: int,
    question: Question[T],
    options: list[T] | Callable[[], list[T]],
    about: tuple[int | str, ...] = (),
) -> Ask[T]:
    """Asks one seat to choose one of the options. One option alone is taken without asking, unless the question is
    always put."""
    return Ask(seat, question, options, about)


YES_NO: Final[list[bool]] = [True, False]


def may(seat: int, question: Question[bool], about: tuple[int | str, ...] = ()) -> Ask[bool]:
    """Asks one seat for yes or no."""
    return Ask(seat, question, YES_NO, about)


FACES: Final[list[int]] = [1, 2, 3, 4, 5, 6]


def roll(question: Question[int]) -> Ask[int]:
    """Rolls one ordinary die."""
    return Ask(CHANCE, question, FACES)


def draw(question: Question[T], bag: list[T], about: tuple[int | str, ...] = ()) -> Ask[T]:
    """Draws one thing from a bag; the caller takes it out."""
    return Ask(CHANCE, question, bag, about)
