"""A crew card as it lies on the table, and who may see it. (DR-LEVEL, DR-CLEAN-06)"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.kernel.rules.declared import public, seen_if
from quarterdeck.kernel.rules.state import Part


def _knows_level(crew: Crew, seat: int) -> bool:
    return crew.seat == seat or not crew.unseen


@dataclass(slots=True)
class Crew(Part):
    """A crew card: its role, its level and the advancements in its sleeve."""

    seat: int = public(holder=True)
    role: str = public()
    level: int = public(blank=1)  # as everybody last saw it
    raised: int = seen_if(_knows_level, pool="~raised")  # by how much it was levelled up since, face down
    unseen: int = public(blank=1)  # 1 in hand and deck
    sleeve: tuple[str, ...] = public()  # by line, "" where there is room

    def take_in(self, advancement: str, line: int) -> None:
        """The advancement lies in the sleeve from now on."""
        self.sleeve = (*self.sleeve[:line], advancement, *self.sleeve[line + 1 :])
