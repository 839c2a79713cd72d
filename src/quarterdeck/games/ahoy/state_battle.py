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

    seat: int = public(working=True)
    figure: int = public(working=True)
    dice: int = public(blank=1, working=True)  # thrown; at first one (AH-BATL-08)
    rolled: list[int] = public(working=True)
    fired: int = public(working=True)  # by how much a Cannons die was turned down
    caches: int = public(working=True)
    extra_damage: int = public(working=True)
    total: int = public(working=True)


@dataclass(slots=True)
class Battle(Part):
    """Attacker against defender in one space; `won` is the winner's seat. (AH-BATL-05)"""

    cell: int = public(working=True)
    attack: Side = public(Side, working=True)
    defence: Side = public(Side, working=True)
    ignored: bool = public(working=True)
    won: int = public(blank=UNDECIDED, working=True)

    def side_of(self, seat: int) -> Side:
        return self.attack if self.attack.seat == seat else self.defence

    def winner(self) -> Side:
        return self.side_of(self.won)

    def loser(self) -> Side:
        return self.defence if self.attack.seat == self.won else self.attack
