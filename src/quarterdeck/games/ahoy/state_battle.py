"""The battles of an action: they lie open on the table from their beginning until the next action is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.kernel.rules.state import declare, public

UNDECIDED: Final = -1


@dataclass(slots=True)
class Side:
    """One side of a battle: its figure, its dice and what it adds to them. `total` counts once all is rolled."""

    seat: int
    figure: int
    dice: int
    rolled: list[int]
    fired: int
    caches: int
    extra_damage: int
    total: int

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.seat = self.seat
        new.figure = self.figure
        new.dice = self.dice
        new.rolled = self.rolled.copy()
        new.fired = self.fired
        new.caches = self.caches
        new.extra_damage = self.extra_damage
        new.total = self.total
        return new


def side(seat: int, figure: int) -> Side:
    """A side as it goes into battle, with one die. (AH-BATL-08)"""
    return Side(seat=seat, figure=figure, dice=1, rolled=[], fired=0, caches=0, extra_damage=0, total=0)


declare(
    Side,
    seat=public(),
    figure=public(),
    dice=public(),
    rolled=public(),
    fired=public(),  # by how much a Cannons die was turned down
    caches=public(),
    extra_damage=public(),
    total=public(),
)


@dataclass(slots=True)
class Battle:
    """Attacker against defender in one space; `won` is the winner's seat. (AH-BATL-05)"""

    cell: int
    attack: Side
    defence: Side
    ignored: bool
    won: int

    def copy(self) -> Battle:
        new = Battle.__new__(Battle)
        new.cell = self.cell
        new.attack = self.attack.copy()
        new.defence = self.defence.copy()
        new.ignored = self.ignored
        new.won = self.won
        return new

    def side_of(self, seat: int) -> Side:
        return self.attack if self.attack.seat == seat else self.defence

    def winner(self) -> Side:
        return self.side_of(self.won)

    def loser(self) -> Side:
        return self.defence if self.attack.seat == self.won else self.attack


declare(
    Battle,
    cell=public(),
    attack=public(part=Side),
    defence=public(part=Side),
    ignored=public(),
    won=public(),
)
