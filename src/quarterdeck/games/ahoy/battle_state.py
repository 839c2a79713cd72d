"""A battle under way; lasts only while its rule runs and holds nothing that is hidden from anybody."""

from __future__ import annotations

from quarterdeck.games.ahoy.state import KINDS, State


class Side:
    """One side of a battle: its figure, its dice and what it adds to them."""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure
        self.dice = 1
        self.rolled: list[int] = []
        self.fired = 0
        self.caches = 0
        self.extra_damage = 0

    def is_flagship(self) -> bool:
        return KINDS[self.figure].kind == "flagship"


class Battle:
    """Attacker against defender in one space. (AH-BATL-05)"""

    def __init__(self, state: State, attacker: int, defender: int, cell: int) -> None:
        self.cell = cell
        self.region = state.space(cell).region
        self.attack = Side(state.owners[attacker], attacker)
        self.defence = Side(state.owners[defender], defender)
        self.ignored = False
        self.winner: Side = self.attack
        self.loser: Side = self.defence

    def side_of(self, seat: int) -> Side:
        return self.attack if self.attack.seat == seat else self.defence
