"""What may stand in the fields of Ahoy's rows beyond what every game has."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.reading import Field, Place, integer, list_of, matching, or_null, position, ref

QUARTERS: Final = ["nw", "ne", "sw", "se"]
DIRECTIONS: Final = ["n", "e", "s", "w"]
ANY_VALUE: Final = 0b1111110  # the bit mask of a slot that accepts every die, bit v for value v
EVEN_VALUES: Final = 0b1010100

Pair = tuple[int, int]


class Accepts(Field[int]):
    """`any`, `even` or one die value, as a bit mask."""

    def read(self, value: object, place: Place) -> int:
        if value == "any":
            return ANY_VALUE
        if value == "even":
            return EVEN_VALUES
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 6:
            return 1 << value
        return self.refuse("any, even or a die value from 1 to 6", value, place)

    def blank(self) -> int:
        return 0


def _pair(two: list[int]) -> Pair:
    return (two[0], two[1]) if len(two) == 2 else (0, 0)


ACCEPTS: Final[Field[int]] = Accepts()
CELL: Final[Field[Pair]] = list_of(integer(), 2, 2).then(_pair)
CLAUSES: Final = list_of(matching(r"AH-[A-Z]+-\d\d", "a clause such as AH-MOVE-04"), least=1, distinct=True)
COLOUR: Final = matching(r"#[0-9A-F]{6}", "a colour such as #15284C")
EDGE: Final[Field[Pair]] = list_of(position(QUARTERS), 2, 2, distinct=True).then(_pair)
OWNER: Final = or_null(ref("factions"), "")
"""The faction a thing belongs to; null stands for nobody and must be said."""
