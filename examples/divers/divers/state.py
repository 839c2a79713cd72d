"""What lies on the table, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.kernel.game import Context
from quarterdeck.kernel.rules.declared import nobody, owner, public, seen_if
from quarterdeck.kernel.rules.state import Part, State

REEFS: Final[dict[str, int]] = {"lagoon": 1, "wall": 2, "wreck": 3}
"""As many pearls lie together at a reef, and so many faces of the die are sharks."""

PEARLS: Final[list[int]] = [1] * 16 + [2] * 12 + [3] * 8 + [5] * 4
KNIVES: Final = 2
DAYS: Final = 4
BREATHS: Final = 3


def _sees_hoard(diver: Diver, seat: int) -> bool:
    return diver.seat == seat or diver.shown


@dataclass(slots=True)
class Diver(Part):
    """One seat."""

    seat: int = public(holder=True)
    knives: int = public(blank=KNIVES)
    reef: str = public()  # of today, or of the last dive
    basket: list[int] = owner(pool="pearls")  # what this dive has brought so far
    hoard: list[int] = seen_if(_sees_hoard, pool="pearls")
    shown: bool = public()  # at the end


@dataclass(slots=True)
class Bay(State):
    """The whole table."""

    phase: str = public(blank="morning", working=True)
    day: int = public()
    queue: list[int] = public(working=True)  # who still dives today, the first being in the water
    breath: int = public(working=True)  # how often that diver has gone down
    players: list[Diver] = public(Diver)
    bag: list[int] = nobody(pool="pearls")

    def danger(self, seat: int) -> int:
        """How many faces of the die are sharks: more where more divers are."""
        reef = self.players[seat].reef
        return min(5, REEFS[reef] + [diver.reef for diver in self.players].count(reef) - 1)


Turn = Context[Bay]
