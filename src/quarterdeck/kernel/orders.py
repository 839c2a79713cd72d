"""Standing orders: what a seat has answered in advance, so that nobody waits for it.

A game declares which questions may be answered so, and with what (`Game.orders`). An order holds for questions that
come after it was given, whatever the seat could have answered instead: so the others learn nothing from how fast an
answer comes. The answer is journalled like one that the seat gave itself, and can be taken back as such; a question
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


class Orders:
    """The orders of all seats: for each the questions, by prompt, and how long the order holds."""

    def __init__(self) -> None:
        self.held: dict[int, dict[str, str]] = {}

    def copy(self) -> Orders:
        twin = Orders()
        twin.held = {seat: dict(orders) for seat, orders in self.held.items()}
        return twin

    def of(self, seat: int) -> dict[str, str]:
        """A seat's orders as the seat gave them: prompt to ALWAYS or TURN."""
        return {
            prompt: ALWAYS if until == ALWAYS else TURN for prompt, until in sorted(self.held.get(seat, {}).items())
        }

    def give(self, seat: int, orders: dict[str, str], active: int) -> None:
        """These are the seat's orders from now on, all of them; `active` is the seat whose turn it is."""
        self.held.pop(seat, None)
        if orders:
            turn = NEXT_TURN if active == seat else TURN
            self.held[seat] = {prompt: turn if until == TURN else ALWAYS for prompt, until in orders.items()}

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

    def covers(self, seat: int, prompt: str) -> bool:
        """Whether the seat has answered this question in advance."""
        return seat in self.held and prompt in self.held[seat]
