"""The answers of a game, in order: the only record that is needed to have it again; and where a copy of the state
saves giving all of them again."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.state import State


class Entry:
    """One answer. `auto`: the only option, taken without asking. Chance notes which of how many came up; a seat that
    was asked although it had only one option, so that nobody else can tell, notes that one: `of` is 1."""

    __slots__ = ("auto", "index", "of", "prompt", "seat", "value")

    def __init__(self, seat: int, prompt: str, value: Any, auto: bool, index: int = -1, of: int = 0) -> None:
        self.seat = seat
        self.prompt = prompt
        self.value = value
        self.auto = auto
        self.index = index
        self.of = of

    def decided(self) -> bool:
        """Whether somebody or chance had something to choose here."""
        return not self.auto and (self.of != 1 or self.seat == CHANCE)


class Checkpoint:
    """A state between two rules, and how many answers had been given by then."""

    def __init__(self, state: State, at: int, chances: int) -> None:
        self.state = state
        self.at = at
        self.chances = chances


def last_of(journal: list[Entry], seat: int, first: int) -> int:
    """Where from `first` on the seat last had something to choose; -1 if nowhere."""
    for at in range(len(journal) - 1, first - 1, -1):
        if journal[at].seat == seat and journal[at].decided():
            return at
    return -1


def last_free(journal: list[Entry], seat: int, first: int) -> int:
    """The same, -1 also where somebody else has answered since."""
    for at in range(len(journal) - 1, first - 1, -1):
        entry = journal[at]
        if entry.seat != seat and not entry.auto:
            return -1
        if entry.seat == seat and entry.decided():
            return at
    return -1


def asked_from(journal: list[Entry], at: int) -> int:
    """Where the question of this answer was first answered, if several seats were asked together."""
    entry = journal[at]
    while at > 0 and journal[at - 1].prompt == entry.prompt and journal[at - 1].seat not in (entry.seat, CHANCE):
        at -= 1
    return at


WHY_BARRED: Final[dict[str, str]] = {
    "undo-nothing": "you have not answered anything yet",
    "undo-chance": "chance came after it",
    "undo-other": "another player decided after it",
    "undo-reveal": "it has shown something",
    "undo-together": "all answered it at the same time, and all answers are in",
    "undo-answered": "another player has answered the present question already",
}
"""Why a seat cannot take its last answer back: the text that says so, and the same in plain English."""


def came_after(journal: list[Entry], seat: int, together: range, older: bool) -> str:
    """What stands between a seat's last answer and now. `together`: the answers that several seats sealed last;
    `older`: there are answers that the journal no longer shows."""
    said = "undo-reveal"
    for at in range(len(journal) - 1, -1, -1):
        entry = journal[at]
        if entry.seat == seat and not entry.auto:
            return "undo-together" if at in together else said
        if entry.seat == CHANCE:
            said = "undo-chance"
        elif not entry.auto:
            said = "undo-other"
    return "undo-other" if older else "undo-nothing"
