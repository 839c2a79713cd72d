"""What the loaders of all tables share: fields of this game and the marks of a row."""

from __future__ import annotations

from typing import TypeVar

from quarterdeck.games.marauders import pieces
from quarterdeck.games.marauders.loading_words import PORT, Slot, allow_ports, allow_words
from quarterdeck.kernel.content import Content, Field, Place, Row, integer, list_of, mapping, one_of, text
from quarterdeck.kernel.effects import Effect
from quarterdeck.kernel.fields import Make

T = TypeVar("T")


class Position(Field[int]):
    """A word as its position in a list, or only some of the words."""

    def __init__(self, words: list[str], allowed: list[str], what: str) -> None:
        self.positions: dict[str, int] = {word: words.index(word) for word in allowed}
        self.what: str = what

    def read(self, value: object, place: Place) -> int:
        if isinstance(value, str) and value in self.positions:
            return self.positions[value]
        return self.refuse(self.what, value, place)

    def blank(self) -> int:
        return pieces.NONE


class Reader:
    """The content with the fields that its tables share."""

    def __init__(self, content: Content) -> None:
        self.content: Content = content
        self.port: Field[int] = Position([], [], PORT)
        allow_words(content)

    def know_ports(self, zones: list[pieces.Zone]) -> None:
        ports = [zone.id for zone in zones if zone.has_port]
        allow_ports(self.content.vocabulary, ports)
        self.port = Position(self.content.ids("zones"), ports, PORT)

    def table(self, name: str, make: Make[T]) -> dict[str, T]:
        return self.content.table(name, lambda row: _marked(row, make))

    def only(self, name: str, make: Make[T]) -> T:
        return self.content.only(name, lambda row: _marked(row, make))

    def at(self, table: str) -> Field[int]:
        """The id of a row, as the row's position in its file."""
        ids = self.content.ids(table)
        return Position(ids, ids, f"an id of {table}")

    def index(self, table: str, row: Row) -> int:
        return self.content.ids(table).index(row.id) if row.id else 0

    def slot(self, moment: str) -> Field[list[Effect]]:
        return Slot(self.content.vocabulary, moment)

    def kinds(self, table: str) -> Field[str]:
        """A word of one of the vocabulary's own tables."""
        return one_of(self.content.vocabulary.tables.get(table, {}), f"a {table} of the vocabulary")

    def goods(self, row: Row) -> dict[str, int]:
        """How many of each good."""
        return {good: row.take(good, integer(1)) for good in self.content.ids("goods") if row.has(good)}


area: Field[int] = Position(pieces.AREAS, pieces.AREAS, f"one of {', '.join(pieces.AREAS)}")
skill: Field[int] = Position(pieces.SKILLS, pieces.SKILLS, f"one of {', '.join(pieces.SKILLS)}")


def skills(known: list[str]) -> Field[list[int]]:
    """The number of each of these skills, 1 to 4."""
    return mapping(lambda row: [row.take(name, integer(1, 4)) for name in known])


def _known(row: Row) -> int:
    """Which parts of a reconstructed row are not."""
    words = list_of(text, 1, None, True)
    return len(row.optional("rulebook", words, [])) + len(row.optional("public", words, []))


def _marked(row: Row, make: Make[T]) -> T:
    """A reconstructed row may say what of it is known, and from where."""
    if row.has("known"):
        if row.values.get("source") != "reconstructed":
            row.place.at("known").problem("only a reconstructed row says what is known")
        if not row.take("known", mapping(_known)):
            row.place.at("known").problem("expected something that is known")
    return make(row)
