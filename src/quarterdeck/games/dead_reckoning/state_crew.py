"""A crew card as it lies on the table, and who may see it. (DR-LEVEL, DR-CLEAN-06)"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.kernel.rules.state import declare, public, seen_if

Sleeve = tuple[str, ...]


@dataclass(slots=True, init=False)
class Crew:
    """A crew card: its role, its level and the advancements in its sleeve.

    There are many to copy, and compiled a constructor that is written out takes half as long as a blank object and
    assignments. It has defaults because a compiled `__new__` calls it when a stored state is read.
    """

    seat: int
    role: str
    level: int
    raised: int
    unseen: int
    sleeve: Sleeve

    def __init__(
        self, seat: int = 0, role: str = "", level: int = 1, raised: int = 0, unseen: int = 1, sleeve: Sleeve = ()
    ) -> None:
        self.seat = seat
        self.role = role
        self.level = level
        self.raised = raised
        self.unseen = unseen
        self.sleeve = sleeve

    def copy(self) -> Crew:
        return Crew(self.seat, self.role, self.level, self.raised, self.unseen, self.sleeve)

    def take_in(self, advancement: str, line: int) -> None:
        """The advancement lies in the sleeve from now on."""
        self.sleeve = (*self.sleeve[:line], advancement, *self.sleeve[line + 1 :])


def _knows_level(crew: Crew, seat: int) -> bool:
    return crew.seat == seat or not crew.unseen


declare(
    Crew,
    seat_field="seat",
    seat=public(),
    role=public(),
    level=public(),  # as everybody last saw it
    raised=seen_if(_knows_level, pool="~raised"),  # by how much it was levelled up since, face down
    unseen=public(),  # 1 in hand and deck
    sleeve=public(fixed=True),  # by line, "" where there is room
)
