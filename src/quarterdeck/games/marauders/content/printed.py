"""What is printed on the boards, and the loose material. The rows are in components.py."""

from __future__ import annotations

from quarterdeck.games.marauders.content.pieces import Named, Names


class Area(Named):
    """Part of a ship. `die`: its number on a location die, NONE for the hull; `value`: the ship value it begins at."""

    def __init__(self, id: str, names: Names, die: int, value: str) -> None:
        super().__init__(id, names)
        self.die: int = die
        self.value: str = value


class Track(Named):
    """A track or a group of spaces of a board. `figures`: the numbers that are printed there, by name."""

    def __init__(self, id: str, names: Names, holds: str, figures: dict[str, int]) -> None:
        super().__init__(id, names)
        self.holds: str = holds
        self.figures: dict[str, int] = figures


class Die:
    """The special dice: their numbers, and on how many faces there is a skull."""

    def __init__(self, count: int, numbers: list[int], skulls: int) -> None:
        self.count: int = count
        self.numbers: list[int] = numbers
        self.skulls: int = skulls


class Supply:
    """Loose material. What says nothing is 0 or "": `worth` of a coin in gold, `colour`, `ship` and `use` of a
    miniature, `nation` of a marker."""

    def __init__(self, id: str, count: int, worth: int, colour: str, ship: str, use: str, nation: str) -> None:
        self.id: str = id
        self.count: int = count
        self.worth: int = worth
        self.colour: str = colour
        self.ship: str = ship
        self.use: str = use
        self.nation: str = nation
