"""The answers of a game, in order: the only record that is needed to have it again."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.kernel.ask import CHANCE


class Entry:
    """One answer. `auto`: the only option, taken without asking. Chance notes which of how many came up."""

    __slots__ = ("auto", "index", "of", "prompt", "seat", "value")

    def __init__(self, seat: int, prompt: str, value: Any, auto: bool, index: int = -1, of: int = 0) -> None:
        self.seat = seat
        self.prompt = prompt
        self.value = value
        self.auto = auto
        self.index = index
        self.of = of


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
