"""Standing orders: what a seat has answered in advance, so that nobody waits for it.

A game declares which questions may be answered so, and with what (`Game.orders`). An order holds for questions that
come after it was given, whatever the seat could have answered instead: so the others learn nothing from how fast an
answer comes. (With IDLE they may: who gives such an order prefers to be quick.) The answer is journalled like one that
the seat gave itself, and can be taken back as such; a question
that stands there again because it was taken back waits for the seat.
"""

from __future__ import annotations

from typing import Final

ALWAYS: Final = "always"
"""Until the seat changes it."""

TURN: Final = "turn"
"""Until the seat's next turn begins."""

NEXT_TURN: Final = "next_turn"
"""The same, given in the seat's own turn, which has to end first."""


IDLE: Final = "idle"
"""Until the seat changes it, but only where nothing else could be answered."""

LASTING: Final = (ALWAYS, IDLE)


class Orders:
    """The orders of all seats: for each the questions, by prompt, and how long the order holds."""

    def __init__(self) -> None:
        self.held: dict[int, dict[str, str]] = {}

    def copy(self) -> Orders:
        twin = Orders()
        twin.held = {seat: dict(orders) for seat, orders in self.held.items()}
        return twin

    def of(self, seat: int) -> dict[str, str]:
        """A seat's orders as the seat gave them: prompt to ALWAYS, IDLE or TURN."""
        held = sorted(self.held.get(seat, {}).items())
        return {prompt: until if until in LASTING else TURN for prompt, until in held}

    def give(self, seat: int, orders: dict[str, str], active: int) -> None:
        """These are the seat's orders from now on, all of them; `active` is the seat whose turn it is."""
        self.held.pop(seat, None)
        if orders:
            turn = NEXT_TURN if active == seat else TURN
            self.held[seat] = {prompt: turn if until == TURN else until for prompt, until in orders.items()}

    def turn_of(self, active: int) -> None:
        """Orders that end with the turn of this seat are gone; those of the others will end with their next one."""
        for seat in list(self.held):
            old, ended = self.held[seat], TURN if seat == active else ""
            new = {prompt: until for prompt, until in old.items() if until != ended}
            if seat != active:
                new = {prompt: TURN if until == NEXT_TURN else until for prompt, until in new.items()}
            if new:
                self.held[seat] = new
            else:
                del self.held[seat]

    def covers(self, seat: int, prompt: str, options: int) -> bool:
        """Whether the seat has answered this question, which leaves it so many options, in advance."""
        if seat not in self.held or prompt not in self.held[seat]:
            return False
        return options == 1 or self.held[seat][prompt] != IDLE
