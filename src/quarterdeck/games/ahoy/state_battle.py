"""The battles of an action: they lie open on the table from their beginning until the next action is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.kernel.rules.declared import public
from quarterdeck.kernel.rules.state import Part

UNDECIDED: Final = -1


@dataclass(slots=True)
class Side(Part):
    """One side of a battle: its figure, its dice and what it adds to them. `total` counts once all is rolled."""

    seat: int = public()
    figure: int = public()
    dice: int = public(blank=1)  # thrown; at first one (AH-BATL-08)
    rolled: list[int] = public()
    fired: int = public()  # by how much a Cannons die was turned down
    caches: int = public()
    extra_damage: int = public()
    total: int = public()


@dataclass(slots=True)
class Battle(Part):
    """Attacker against defender in one space; `won` is the winner's seat. (AH-BATL-05)"""

    cell: int = public()
    attack: Side = public(Side)
    defence: Side = public(Side)
    ignored: bool = public()
    won: int = public(blank=UNDECIDED)

    def side_of(self, seat: int) -> Side:
        return self.attack if self.attack.seat == seat else self.defence

    def winner(self) -> Side:
        return self.side_of(self.won)

    def loser(self) -> Side:
        return self.defence if self.attack.seat == self.won else self.attack
