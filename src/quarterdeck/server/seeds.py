"""Seeds that are drawn before the match is made: whoever sets a table up hears to which seed the server has bound
itself, and only then gives a word of their own for the dice."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from quarterdeck.kernel.rules.chance import commitment, new_seed
from quarterdeck.server.errors import Problem

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"

SECONDS = 600.0
"""So long a seed is kept for the match that it was drawn for."""
MOST_OF_ONE = 20
"""So many of one address; then its oldest is forgotten."""
MOST = 10_000


def new_id() -> str:
    """The id of a match, which nobody can guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


@dataclass(slots=True)
class Drawn:
    """A seed, and the match to be that it belongs to."""

    match: str
    seed: str
    address: str
    until: float

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.match)


def drawn_now() -> Drawn:
    """A seed for a match that is made at once."""
    return Drawn(new_id(), new_seed(), "", 0.0)


class Seeds:
    """The seeds that wait for their match; each is used once."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._waiting: dict[str, Drawn] = {}
        self._of: dict[str, deque[str]] = {}

    def draw(self, address: str) -> Drawn:
        """A fresh one. Raises Problem where there is no room."""
        self._forget_old()
        own = self._of.get(address, deque())
        if len(own) >= MOST_OF_ONE:
            self._drop(own[0])
        if len(self._waiting) >= MOST:
            raise Problem("too_many")
        drawn = Drawn(new_id(), new_seed(), address, self.clock() + SECONDS)
        self._waiting[drawn.match] = drawn
        self._of.setdefault(address, deque()).append(drawn.match)
        return drawn

    def take(self, id: str) -> Drawn:
        """The one with this id, which is nobody's any more. Raises Problem."""
        self._forget_old()
        if id not in self._waiting:
            raise Problem("refused", "problem-seed-gone")
        return self._drop(id)

    def _forget_old(self) -> None:
        while self._waiting:
            oldest = next(iter(self._waiting.values()))
            if oldest.until > self.clock():
                return
            self._drop(oldest.match)

    def _drop(self, id: str) -> Drawn:
        drawn = self._waiting.pop(id)
        own = self._of[drawn.address]
        own.remove(id)
        if not own:
            del self._of[drawn.address]
        return drawn
