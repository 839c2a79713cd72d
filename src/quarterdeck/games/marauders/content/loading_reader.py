"""What the loaders of all tables share: fields of this game."""

from __future__ import annotations

from quarterdeck.games.marauders.content import pieces
from quarterdeck.games.marauders.content.loading_words import PORT, allow_ports, allow_words, slot
from quarterdeck.kernel.content.loading import Position, TableReader, position
from quarterdeck.kernel.content.reading import Content, Field, Row, integer, mapping, one_of
from quarterdeck.kernel.rules.effects import Effect


class Reader(TableReader):
    """The content with the fields that its tables share."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.port: Field[int] = Position([], [], PORT)
        allow_words(content)

    def know_ports(self, zones: list[pieces.Zone]) -> None:
        ports = [zone.id for zone in zones if zone.has_port]
        allow_ports(self.content.vocabulary, ports)
        self.port = Position(self.content.ids("zones"), ports, PORT)

    def slot(self, moment: str) -> Field[list[Effect]]:
        return slot(self.content.vocabulary, moment)

    def kinds(self, table: str) -> Field[str]:
        """A word of one of the vocabulary's own tables."""
        return one_of(self.content.vocabulary.tables.get(table, {}), f"a {table} of the vocabulary")

    def goods(self, row: Row) -> dict[str, int]:
        """How many of each good."""
        return {good: row.take(good, integer(1)) for good in self.content.ids("goods") if row.has(good)}


area: Field[int] = position(pieces.AREAS)
skill: Field[int] = position(pieces.SKILLS)


def skills(known: list[str]) -> Field[list[int]]:
    """The number of each of these skills, 1 to 4."""
    return mapping(lambda row: [row.take(name, integer(1, 4)) for name in known])
