"""What the loaders of all games share: ids as positions in a table, and effects that a game checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from quarterdeck.kernel.content.fields import Make
from quarterdeck.kernel.content.reading import Content, Field, Place, Row
from quarterdeck.kernel.content.vocabulary import Vocabulary
from quarterdeck.kernel.rules.effects import Effect

T = TypeVar("T")

NOWHERE: Final = -1


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
        return NOWHERE


def position(words: list[str]) -> Field[int]:
    """One of these words, as its position among them."""
    return Position(words, words, f"one of {', '.join(words)}")


class TableReader:
    """The content with the fields that the tables of every game share."""

    def __init__(self, content: Content) -> None:
        self.content: Content = content

    def table(self, name: str, make: Make[T]) -> dict[str, T]:
        return self.content.table(name, make)

    def only(self, name: str, make: Make[T]) -> T:
        return self.content.only(name, make)

    def at(self, table: str) -> Field[int]:
        """The id of a row, as the row's position in its file."""
        ids = self.content.ids(table)
        return Position(ids, ids, f"an id of {table}")

    def index(self, table: str, row: Row) -> int:
        """The position of this row in its file."""
        return self.content.ids(table).index(row.id) if row.id else 0

    def expect(self, file: str, table: str, found: list[str], wanted: list[str]) -> None:
        """These rows and no others, in this order."""
        if found != wanted:
            Place(self.content.problems, file, f"table {table}").problem(f"expected the rows {wanted}")


class CheckedEffects(Field[list[Effect]]):
    """A list of effects that the game checks further: which verbs may stand there, and with what."""

    def __init__(self, vocabulary: Vocabulary, check: Callable[[list[Effect], Place], None]) -> None:
        self.vocabulary: Vocabulary = vocabulary
        self.check: Callable[[list[Effect], Place], None] = check

    def read(self, value: object, place: Place) -> list[Effect]:
        effects = self.vocabulary.effect_list.read(value, place)
        self.check(effects, place)
        return effects

    def blank(self) -> list[Effect]:
        return []
