"""A game under way in a test, whatever game it is: answers by key, chance by key, and what can be seen of it."""

from __future__ import annotations

from typing import Any, Self

from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.tables.table import Table


class CommonPlay:
    """What every game's `Play` can do. Seats are numbers from 0."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def asked(self) -> str:
        """The seat that has to decide (`0`), `chance`, `several`, or nothing when the game is over."""
        if self.table.ask is None:
            return ""
        return {CHANCE: "chance", SEVERAL: "several"}.get(self.table.ask.seat, str(self.table.ask.seat))

    @property
    def prompt(self) -> str:
        return "" if self.table.ask is None else self.table.ask.prompt

    @property
    def asking(self) -> int:
        """The seat that answers next; of several the first that has not answered."""
        assert self.table.ask is not None, "the game is over"
        return self.table.waiting()[0] if self.table.ask.seat == SEVERAL else self.table.ask.seat

    @property
    def options(self) -> list[str]:
        """The keys of what may be answered now, by whoever is asked (of several the first)."""
        return self.table.keys(self.asking)

    def offers(self, beginning: str) -> list[str]:
        """The keys that begin so."""
        return [key for key in self.options if key.startswith(beginning)]

    def give(self, *answers: str | int) -> Self:
        """Answers one question after the other; of several seats the next one that has not answered."""
        for answer in answers:
            assert self.table.ask is not None, f"the game is over, {answer!r} answers nothing"
            self.table.answer_key(self.asking, str(answer))
        return self

    def chance(self, *answers: str | int) -> Self:
        """Dice and draws; fails if somebody else is asked."""
        for answer in answers:
            assert self.asked == "chance", f"{self.asked} is asked {self.prompt}, not chance for {answer!r}"
            self.table.answer_key(CHANCE, str(answer))
        return self

    def chance_any(self) -> Self:
        """Lets chance do anything while it is asked."""
        while self.asked == "chance":
            self.table.answer_chance(0)
        return self

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.table.events if event.kind == kind]

    def view(self, seat: int) -> dict[str, Any]:
        return self.table.view(seat)
