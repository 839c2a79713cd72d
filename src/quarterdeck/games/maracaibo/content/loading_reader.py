"""What the loaders of all tables share: fields of this game, and the actions that effects give."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from quarterdeck.games.maracaibo.content import pieces
from quarterdeck.games.maracaibo.content.loading_words import STOP, Verbs, allow_stops, allow_words, slot
from quarterdeck.kernel.content.loading import Position, TableReader
from quarterdeck.kernel.content.reading import Content, Field, Row, integer, mapping
from quarterdeck.kernel.rules.effects import Effect

LEVELS: Final[dict[str, int]] = {"A": 5, "B": 6, "C": 4}
"""The levels of the Automa cards and how many cards there are of each."""


class Reader(TableReader):
    """The content with the fields that its tables share."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.market: Field[pieces.Market] = mapping(self._market)
        self.stop: Field[int] = Position([], [], STOP)
        allow_words(content)

    def know_stops(self, places: dict[str, pieces.Place]) -> None:
        """Assistants, story tiles and quest tiles stand in villages and cities that are always there."""
        stops = [p.id for p in places.values() if p.kind in ("village", "city") and not p.only_with]
        allow_stops(self.content.vocabulary, stops)
        self.stop = Position(self.content.ids("places"), stops, STOP)

    def slot(self, verbs: Verbs, combat: bool = False) -> Field[list[Effect]]:
        return slot(self.content.vocabulary, verbs, combat)

    def field_of(self, effect: Effect, param: str) -> int:
        """The position of the explorer field that an effect names, or NONE."""
        ids = self.content.ids("fields")
        return ids.index(effect.word(param)) if effect.word(param) in ids else pieces.NONE

    def village_actions(self, effects: list[Effect], source: str) -> list[pieces.VillageAction]:
        """The further village actions that these effects give."""
        return [
            pieces.VillageAction(
                effect.word("id"),
                source,
                effect.flag("last"),
                effect.word("only_if"),
                effect.effects("cost"),
                effect.effects("then"),
            )
            for effect in effects
            if effect.verb == "perm_village_action"
        ]

    def combat_actions(self, effects: list[Effect], source: str) -> list[pieces.CombatAction]:
        """The further combat actions that these effects give."""
        return [
            pieces.CombatAction(
                effect.word("id"),
                source,
                combat_options(effect.effects("options")),
                effect.effects("then"),
                self.field_of(effect, "needs_explorer"),
            )
            for effect in effects
            if effect.verb in ("perm_combat_action", "all_combat_action")
        ]

    def _market(self, row: Row) -> pieces.Market:
        return pieces.Market(row.take("good", self.content.ref("goods")), row.take("storage", integer(1)))


def combat_options(options: list[Effect]) -> list[pieces.CombatOption]:
    return [pieces.CombatOption(o.int_of("value"), o.word("target"), o.effects("then")) for o in options]


def counts_of(row: Row, ids: list[str]) -> dict[str, int]:
    """How many of each of these things."""
    return {id: row.take(id, integer(1)) for id in ids if row.has(id)}


def rising(row: Row, name: str, numbers: list[int]) -> list[int]:
    """These numbers, which must rise."""
    for before, after in pairwise(numbers):
        if before >= after:
            row.place.at(name).problem(f"expected numbers that rise, got {numbers}")
            break
    return numbers


def distinct(row: Row, name: str, words: list[str]) -> None:
    for number, word in enumerate(words):
        if word and word in words[:number]:
            row.place.at(name).problem(f"{word} is there twice")
