"""The one way in: a question to a seat (or to chance), with the options that it may answer.

A rule awaits an Ask; the table hands it to whoever decides and sends the chosen value back.
Options are plain values; what they are called and what they point at is derived elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, TypeVar

Value = bool | int | str | tuple[int | str, ...]

CHANCE: Final = -1
"""The seat of dice, draws and shuffles."""

SEVERAL: Final = -2
"""The seat of a question that several players answer at once, sealed."""

PASS: Final = -1
"""Declining, or being done, where the options are numbers."""

NOTHING: Final = ""
"""Declining, or being done, where the options are ids."""

T = TypeVar("T")


class Ask(Generic[T]):
    """Who decides, what is asked, and lazily what may be answered.

    `about` holds what the question's text names (the card in use, the figure that moves); it is shown to the
    asked seat only. Chance takes each option with the same probability; what lies twice in a bag is listed
    twice.
    `always`: asked even where only one option is left, because not asking would tell the others something.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[T] | Callable[[], list[T]],
        about: tuple[int | str, ...] = (),
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.always = always
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

    def __await__(self) -> Generator[Ask[T], T, T]:
        answer = yield self
        return answer


class AskSeveral(Ask[list[T]], Generic[T]):
    """One question to several seats at once; no answer is shown before all are in.

    The rule receives the list of answers in the order of `who`.
    """

    def __init__(
        self, who: list[int], prompt: str, options_of: Callable[[int], list[T]], about: tuple[int | str, ...] = ()
    ) -> None:
        super().__init__(SEVERAL, prompt, [], about)
        self.who = who
        self.options_of = options_of

    def seats(self) -> list[int]:
        return self.who

    def options_for(self, seat: int) -> list[Any]:
        return self.options_of(seat)


def choose(
    seat: int, prompt: str, options: list[T] | Callable[[], list[T]], about: tuple[int | str, ...] = ()
) -> Ask[T]:
    """Asks one seat to choose one of the options. One option alone is taken without asking."""
    return Ask(seat, prompt, options, about)


def choose_always(
    seat: int, prompt: str, options: list[T] | Callable[[], list[T]], about: tuple[int | str, ...] = ()
) -> Ask[T]:
    """Asks even if one option is all there is, so that the others cannot tell from a missing question."""
    return Ask(seat, prompt, options, about, True)


YES_NO: Final[list[bool]] = [True, False]


def may(seat: int, prompt: str, about: tuple[int | str, ...] = ()) -> Ask[bool]:
    """Asks one seat for yes or no."""
    return Ask(seat, prompt, YES_NO, about)


FACES: Final[list[int]] = [1, 2, 3, 4, 5, 6]


def roll(prompt: str) -> Ask[int]:
    """Rolls one ordinary die."""
    return Ask(CHANCE, prompt, FACES)


def draw(prompt: str, bag: list[T], about: tuple[int | str, ...] = ()) -> Ask[T]:
    """Draws one thing from a bag; the caller takes it out."""
    return Ask(CHANCE, prompt, bag, about)
