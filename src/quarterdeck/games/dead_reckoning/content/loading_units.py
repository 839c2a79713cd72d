"""Abilities: the units between two green lines, and the faces that they stand on. (EFFECTS.md, Ability types)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content import loading_words as words
from quarterdeck.games.dead_reckoning.content import pieces
from quarterdeck.kernel.content.fields import shown
from quarterdeck.kernel.content.loading import position
from quarterdeck.kernel.content.reading import Field, Place, Row, Vocabulary, flag, integer, list_of, mapping, one_of

PER: Final = "per_"
OPTION_TYPES: Final[list[str]] = ["icon", "action"]


class Amount(Field[int]):
    """How many icons: a number, or as many as there are of another icon on the crew card (below 0)."""

    def read(self, value: object, place: Place) -> int:
        if isinstance(value, str) and value in ("per_cannon", "per_wheel"):
            return -1 - pieces.ICONS.index(value.removeprefix(PER))
        return integer(1).read(value, place)

    def blank(self) -> int:
        return 1


class UnitReader:
    """Makes units and numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary: Vocabulary = vocabulary
        self.units: list[pieces.Unit] = []

    def unit(self, id: str, types: list[str], row: Row) -> pieces.Unit:
        type = row.take("type", position(types))
        made = pieces.Unit(id, pieces.TYPES.index(types[type]))
        made.number = len(self.units)
        self.units.append(made)
        if made.type == pieces.ICON:
            self.icon(made, row)
        elif made.type == pieces.CHOICE:
            self.choice(made, row)
        else:
            self.deed(made, row)
        return made

    def icon(self, unit: pieces.Unit, row: Row) -> None:
        unit.icon = row.take("icon", position(pieces.ICONS))
        count = row.take("n", Amount())
        if count > 0:
            unit.count = count
        else:
            unit.per = -1 - count
            if unit.icon != pieces.DRAW:
                row.place.at("n").problem("only draw icons are counted by others")

    def choice(self, unit: pieces.Unit, row: Row) -> None:
        options = row.take("of", list_of(Options(self, unit.id), 2))
        unit.options = options

    def deed(self, unit: pieces.Unit, row: Row) -> None:
        verbs = words.ACTION_VERBS
        if unit.type == pieces.ENDGAME:
            verbs = words.ENDGAME_VERBS
        elif unit.type == pieces.BATTLE:
            unit.on_win = row.take("when", one_of(["ability_step", "on_win"])) == "on_win"
            unit.not_vs_buildings = row.optional("not_vs_buildings", flag, False)
            verbs = words.ON_WIN_VERBS if unit.on_win else words.STEP_VERBS
        else:
            unit.cost = row.optional("cost", mapping(_cost), None)
            unit.in_harbor = row.optional("if", one_of(self.vocabulary.conditions), "") == "in_harbor"
        unit.do = row.take("do", words.slot(self.vocabulary, verbs))


class Options(Field[pieces.Unit]):
    """The options of a choice, each a unit with a number behind the choice's own id."""

    def __init__(self, reader: UnitReader, id: str) -> None:
        self.reader: UnitReader = reader
        self.id: str = id
        self.count: int = 0

    def read(self, value: object, place: Place) -> pieces.Unit:
        self.count += 1
        id = f"{self.id}{self.count}"
        return mapping(lambda row: self.reader.unit(id, OPTION_TYPES, row)).read(value, place)

    def blank(self) -> pieces.Unit:
        return pieces.Unit("", pieces.ICON)


class Faces(Field[pieces.Face]):
    """The faces of one thing, read one after the other: a unit that stands there already stays the same unit."""

    def __init__(self, reader: UnitReader, owner: str) -> None:
        self.reader: UnitReader = reader
        self.owner: str = owner
        self.known: dict[str, pieces.Unit] = {}

    def read(self, value: object, place: Place) -> pieces.Face:
        found: list[pieces.Unit] = []
        if not isinstance(value, list) or not value:
            return self.refuse("a list of abilities", value, place)
        for number, item in enumerate(value):
            unit = self.known.get(shown(item))
            if unit is None or unit in found:
                unit = self.new_unit(item, place.item(number))
            found.append(unit)
        return pieces.Face(found)

    def new_unit(self, value: object, place: Place) -> pieces.Unit:
        id = f"{self.owner}_{chr(ord('a') + len(self.known))}"
        unit = mapping(lambda row: self.reader.unit(id, pieces.TYPES, row)).read(value, place)
        self.known[shown(value)] = unit
        return unit

    def blank(self) -> pieces.Face:
        return pieces.Face([])


def _cost(row: Row) -> pieces.Cost | None:
    cost = pieces.Cost(
        row.optional("cargo", integer(1), 0),
        row.optional("coin", integer(1), 0),
        row.take("from", one_of(words.COST_SOURCES)),
    )
    if cost.cargo + cost.coin == 0:
        row.place.problem("expected cargo, coin or both")
    return cost
