"""What a component does: abilities made of effects, and the rules that carry effects out.

Content loading makes these objects once; compiled rules read them. An effect's parameters are sorted by
their type when the effect is made, so that a rule asks for what it needs and never converts anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Rule = TypeVar("Rule")


class Effect:
    """One verb of a game's vocabulary with its parameters; `may` says that the player may decline it."""

    def __init__(self, verb: str, may: bool, params: dict[str, object]) -> None:
        self.verb: str = verb
        self.may: bool = may
        self.params: dict[str, object] = params
        self._ints: dict[str, int] = {}
        self._words: dict[str, str] = {}
        self._flags: set[str] = set()
        self._word_lists: dict[str, list[str]] = {}
        self._int_lists: dict[str, list[int]] = {}
        self._counts: dict[str, dict[str, int]] = {}
        self._effects: dict[str, list[Effect]] = {}
        self._lists: dict[str, list[list[Effect]]] = {}
        for name, value in params.items():
            if isinstance(value, bool):
                if value:
                    self._flags.add(name)
            elif isinstance(value, int):
                self._ints[name] = value
            elif isinstance(value, str):
                self._words[name] = value
            elif isinstance(value, list):
                self._sort_list(name, value)
            elif isinstance(value, dict):
                self._counts[name] = {key: count for key, count in value.items() if isinstance(count, int)}

    def _sort_list(self, name: str, items: list[object]) -> None:
        words: list[str] = []
        ints: list[int] = []
        effects: list[Effect] = []
        lists: list[list[Effect]] = []
        for item in items:
            if isinstance(item, str):
                words.append(item)
            elif isinstance(item, int):
                ints.append(item)
            elif isinstance(item, Effect):
                effects.append(item)
            elif isinstance(item, list):
                lists.append([part for part in item if isinstance(part, Effect)])
        if words:
            self._word_lists[name] = words
        if ints:
            self._int_lists[name] = ints
        if effects:
            self._effects[name] = effects
        if lists:
            self._lists[name] = lists

    def int_of(self, name: str, default: int = 0) -> int:
        """The number given, or the default where there is none (also where a word stands instead)."""
        return self._ints.get(name, default)

    def word(self, name: str, default: str = "") -> str:
        """The word given, or the default where there is none (also where a number stands instead)."""
        return self._words.get(name, default)

    def words(self, name: str) -> list[str]:
        return self._word_lists.get(name, [])

    def ints(self, name: str) -> list[int]:
        return self._int_lists.get(name, [])

    def counts(self, name: str) -> dict[str, int]:
        """How many of each word."""
        return self._counts.get(name, {})

    def flag(self, name: str) -> bool:
        return name in self._flags

    def effects(self, name: str) -> list[Effect]:
        return self._effects.get(name, [])

    def lists(self, name: str) -> list[list[Effect]]:
        return self._lists.get(name, [])

    def __repr__(self) -> str:
        return f"Effect({self.verb!r}, may={self.may}, {self.params!r})"


@dataclass(frozen=True, slots=True)
class Ability:
    """When something happens (`when`, `conditions`, `limit`), what it costs (`pay`), what it does (`do`)."""

    when: str
    conditions: list[str]
    limit: str
    pay: list[Effect]
    do: list[Effect]

    def __repr__(self) -> str:
        return f"Ability({self.when!r}, if={self.conditions!r}, {self.limit!r}, {self.pay!r}, {self.do!r})"


def abilities_when(abilities: list[Ability], when: str) -> list[Ability]:
    """Those abilities that start at this trigger, in their order."""
    return [ability for ability in abilities if ability.when == when]


def walk_effects(effects: list[Effect]) -> list[Effect]:
    """These effects and all effects inside them, outer ones first."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for inner in effect._effects.values():
            found.extend(walk_effects(inner))
        for options in effect._lists.values():
            for option in options:
                found.extend(walk_effects(option))
    return found


class Registry(Generic[Rule]):
    """The rule of each verb. A game fills one per kind of rule: `VERBS.add("move", move_rule)`."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}

    def add(self, verb: str, rule: Rule) -> Rule:
        if verb in self.rules:
            raise ValueError(f"verb {verb} has a rule already")
        self.rules[verb] = rule
        return rule

    def rule(self, verb: str) -> Rule:
        """The rule of this verb; KeyError if it has none."""
        return self.rules[verb]

    def __contains__(self, verb: str) -> bool:
        return verb in self.rules

    def missing(self, verbs: Iterable[str]) -> list[str]:
        """Verbs of the vocabulary that have no rule."""
        return sorted(set(verbs) - set(self.rules))

    def unknown(self, verbs: Iterable[str]) -> list[str]:
        """Verbs that have a rule but are not in the vocabulary."""
        return sorted(set(self.rules) - set(verbs))
