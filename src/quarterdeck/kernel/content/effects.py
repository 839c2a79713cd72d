"""Fields whose words the game's vocabulary gives: effects, abilities, triggers, conditions."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.fields import Field, one_of
from quarterdeck.kernel.content.place import Place
from quarterdeck.kernel.rules.effects import Ability, Effect


class OneEffect(Field[Effect]):
    def read(self, value: object, place: Place) -> Effect:
        return place.tables.vocabulary.effect.read(value, place)

    def blank(self) -> Effect:
        return Effect("", False, {})


class Effects(Field[list[Effect]]):
    def read(self, value: object, place: Place) -> list[Effect]:
        return place.tables.vocabulary.effect_list.read(value, place)

    def blank(self) -> list[Effect]:
        return []


class Abilities(Field[list[Ability]]):
    def read(self, value: object, place: Place) -> list[Ability]:
        return place.tables.vocabulary.abilities.read(value, place)

    def blank(self) -> list[Ability]:
        return []


class Trigger(Field[str]):
    def read(self, value: object, place: Place) -> str:
        return one_of(place.tables.vocabulary.triggers, "a trigger of the vocabulary").read(value, place)

    def blank(self) -> str:
        return ""


class Condition(Field[str]):
    def read(self, value: object, place: Place) -> str:
        return one_of(place.tables.vocabulary.conditions).read(value, place)

    def blank(self) -> str:
        return ""


class WordOf(Field[str]):
    def __init__(self, table: str) -> None:
        self.table: str = table

    def read(self, value: object, place: Place) -> str:
        words = place.tables.vocabulary.tables.get(self.table, {})
        return one_of(words, f"a {self.table} of the vocabulary").read(value, place)

    def blank(self) -> str:
        return ""


def word_of(table: str) -> Field[str]:
    """A word of one of the vocabulary's own tables."""
    return WordOf(table)


EFFECT: Final[Field[Effect]] = OneEffect()
EFFECTS: Final[Field[list[Effect]]] = Effects()
"""At least one effect. A game that lets only some verbs stand at a place says so with `effects.checked`."""

ABILITIES: Final[Field[list[Ability]]] = Abilities()
TRIGGER: Final[Field[str]] = Trigger()
CONDITION: Final[Field[str]] = Condition()
