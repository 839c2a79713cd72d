"""The closed vocabulary of a game's effects, read from its EFFECTS.md, and the abilities built from it."""

from __future__ import annotations

import re
from typing import ClassVar

from quarterdeck.kernel.content.fields import SLUG, Field, Flag, Inner, Row, integer, list_of, one_of
from quarterdeck.kernel.content.place import Place, shown
from quarterdeck.kernel.rules.effects import Ability, Effect


class Verb:
    """One verb: which parameters it needs, which it may have, and the words its values are made of."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.needs: list[str] = []
        self.may: list[str] = []
        self.values: dict[str, list[str]] = {}
        self.what: dict[str, str] = {}  # what messages call the values of a parameter that has many


class Vocabulary:
    """The closed list of words a game's abilities are built from, as its EFFECTS.md tells it.

    Headed form: a heading `### name` (in backticks) under `# Triggers`, `# Conditions`, `# Limits` or
    `# Effects`; a verb has a `params:` line (optional ones in square brackets) and a `values:` line.
    Table form: the rows of a table whose first column is headed `verb`, `trigger`, `condition`, `if` or
    `limit`; a verb's second column lists its parameters, optional ones with `?` or square brackets, and
    `allow` says what they hold. The words of any other table are in `tables`, by the head of its first column,
    with their parameters where the second column is headed `parameters`.

    Values: `int` (at least 1), `number` (any integer), `bool`, `true`, `id`, `effects`, `effects?` (there may be none),
    `lists` (of effects), `list` of the words that follow, `ints` (a list of some of the numbers that follow, in their
    order), `counts` (how many, at least 1, of each of the words that follow), otherwise one of the words. A parameter
    without values takes anything.
    """

    KINDS: ClassVar[tuple[str, ...]] = (
        "int",
        "number",
        "bool",
        "true",
        "id",
        "list",
        "ints",
        "counts",
        "effects",
        "effects?",
        "lists",
    )

    def __init__(self, verb_key: str = "verb", may_key: str = "may") -> None:
        self.verb_key = verb_key
        self.may_key = may_key
        self.triggers: dict[str, int] = {}
        self.conditions: dict[str, int] = {}
        self.limits: dict[str, int] = {}
        self.effects: dict[str, Verb] = {}
        self.tables: dict[str, dict[str, Verb]] = {}
        self.shared: Verb = Verb("", 0)

    @property
    def effect(self) -> Field[Effect]:
        return Inner(self._effect)

    @property
    def effect_list(self) -> Field[list[Effect]]:
        return list_of(self.effect, least=1)

    @property
    def abilities(self) -> Field[list[Ability]]:
        return list_of(Inner(self._ability))

    def allow(self, verb: str, param: str, values: str, what: str = "") -> None:
        """Say what a parameter may hold, in the words of a `values:` line; `what` names many words in messages."""
        self.effects[verb].values[param] = values.split()
        if what:
            self.effects[verb].what[param] = what

    def common(self, param: str, values: str, what: str = "") -> None:
        """A parameter that an effect of any verb may have, and what it may hold, as in `allow`."""
        self.shared.may.append(param)
        self.shared.values[param] = values.split()
        if what:
            self.shared.what[param] = what

    def _ability(self, row: Row) -> Ability:
        condition = one_of(self.conditions, "a condition of the vocabulary")
        return Ability(
            when=row.take("when", one_of(self.triggers, "a trigger of the vocabulary")),
            conditions=row.optional("if", list_of(condition, least=1, distinct=True), []),
            limit=row.optional("limit", one_of(self.limits), ""),
            pay=row.optional("pay", self.effect_list, []),
            do=row.take("do", self.effect_list),
        )

    def _effect(self, row: Row) -> Effect:
        name = row.take(self.verb_key, one_of(self.effects, "a verb of the vocabulary"))
        may = row.optional(self.may_key, _OnlyTrue(), False) if self.may_key else False
        params: dict[str, object] = {}
        if name not in self.effects:
            row.ignore_rest()
            return Effect(name, may, params)
        verb = self.effects[name]
        for param in verb.needs:
            params[param] = row.take(param, self._value(verb, param))
        for owner in (verb, self.shared):
            for param in owner.may:
                if row.has(param):
                    params[param] = row.take(param, self._value(owner, param))
        return Effect(name, may, params)

    def _value(self, verb: Verb, param: str) -> Field[object]:
        return _Value(self, verb.values.get(param, []), verb.what.get(param, ""))


class _OnlyTrue(Flag):
    def read(self, value: object, place: Place) -> bool:
        return True if value is True else self.refuse("true (or leave the field out)", value, place)


class _Value(Field[object]):
    """A parameter of an effect, as its `values:` words allow."""

    def __init__(self, vocabulary: Vocabulary, words: list[str], what: str) -> None:
        self.vocabulary = vocabulary
        self.words = words
        self.what = what

    def read(self, value: object, place: Place) -> object:
        words = self.words
        if not words:
            return value
        if words[0] == "effects":
            return self.vocabulary.effect_list.read(value, place)
        if words[0] == "effects?":
            return list_of(self.vocabulary.effect).read(value, place)
        if words[0] == "lists":
            return list_of(self.vocabulary.effect_list, least=2).read(value, place)
        if words[0] == "list":
            return list_of(one_of(words[1:], self.what), distinct=True).read(value, place)
        if words[0] == "ints":
            return self.numbers([int(word) for word in words[1:]], value, place)
        if words[0] == "counts":
            return Inner(_Counts(words[1:]).read).read(value, place)
        if words[0] == "id":
            return SLUG.read(value, place)
        if words[0] == "true":
            return _OnlyTrue().read(value, place)
        if isinstance(value, bool):
            fits = "bool" in words
        elif isinstance(value, int):
            fits = "number" in words or ("int" in words and value >= 1)
        else:
            fits = isinstance(value, str) and value in words and value not in Vocabulary.KINDS
        return value if fits else self.refuse(self.what or " or ".join(self.said()), value, place)

    def numbers(self, known: list[int], value: object, place: Place) -> object:
        """Some of the known numbers, in their order."""
        if isinstance(value, list) and value and not any(isinstance(number, bool) for number in value):
            if value == [number for number in known if number in value]:
                return value
        return self.refuse(f"a list of some of {', '.join(self.words[1:])} in this order", value, place)

    def said(self) -> list[str]:
        speech = {"int": "an integer of at least 1", "number": "an integer", "bool": "true or false"}
        return [speech.get(word, word) for word in self.words]

    def blank(self) -> object:
        return None


class _Counts:
    """How many of each word: `{nail: 2, plank: 1}`. What is not there is 0, and something must be there."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def read(self, row: Row) -> dict[str, int]:
        counts = {word: row.take(word, integer(1)) for word in self.words if row.has(word)}
        if not counts:
            row.place.problem(f"expected a number for one of {', '.join(self.words)}")
        return counts


_CHAPTERS = {"Triggers": "trigger", "Conditions": "condition", "Limits": "limit", "Effects": "verb"}
_COLUMNS = {"when": "trigger", "if": "condition"}


class _VocabularyReader:
    def __init__(self, vocabulary: Vocabulary, file: str, problems: list[str]) -> None:
        self.vocabulary = vocabulary
        self.file = file
        self.problems = problems
        self.chapter = ""  # of the headed form: trigger, condition, limit or verb
        self.column = ""  # of the table form: the same, or the head of another table
        self.has_params = False
        self.verb: Verb | None = None
        self.line = 0

    def problem(self, text: str, line: int = 0) -> None:
        self.problems.append(f"{self.file}: line {line or self.line}: {text}")

    def read(self, text: str) -> None:
        for number, line in enumerate(text.splitlines(), 1):
            self.line = number
            if line.startswith("# "):
                self.chapter, self.verb = _CHAPTERS.get(line[2:].strip(), ""), None
            elif line.startswith("### ") and self.chapter:
                self.heading(line)
            elif line.startswith("params:") and self.verb is not None:
                self.params(self.verb, [part.strip() for part in line[7:].split(",") if part.strip()])
            elif line.startswith("values:") and self.verb is not None:
                self.values(self.verb, line[7:])
            elif line.startswith("|"):
                self.table_line([cell.strip() for cell in line.strip().strip("|").split("|")])
            else:
                self.column = ""
        for verb in self.vocabulary.effects.values():
            for param in verb.values:
                if param not in verb.needs and param not in verb.may:
                    self.problem(f"{verb.name}: values of {param}, which is no parameter", verb.line)

    def heading(self, line: str) -> None:
        found = re.fullmatch(r"### `([a-z_]+)`\s*", line)
        if found is None:
            self.problem(f"expected a heading such as ### `name`, got {shown(line)}")
        else:
            self.word(self.chapter, found[1])

    def word(self, kind: str, name: str) -> None:
        vocabulary = self.vocabulary
        plain = {
            "trigger": vocabulary.triggers,
            "condition": vocabulary.conditions,
            "limit": vocabulary.limits,
        }
        self.verb = None
        if kind in plain:
            if name in plain[kind]:
                self.problem(f"{kind} {name} is told twice")
            plain[kind].setdefault(name, self.line)
            return
        known = vocabulary.effects if kind == "verb" else vocabulary.tables.setdefault(kind, {})
        if name in known:
            self.problem(f"{kind} {name} is told twice")
        else:
            self.verb = known[name] = Verb(name, self.line)

    def params(self, verb: Verb, parts: list[str]) -> None:
        for part in parts:
            name = re.sub(r"[^a-z_]", "", part)
            (verb.may if "[" in part or "?" in part else verb.needs).append(name)

    def values(self, verb: Verb, line: str) -> None:
        for part in line.split(";"):
            name, equals, words = (piece.strip() for piece in part.partition("="))
            if not equals or not words or name in verb.values:
                self.problem(f"{verb.name}: expected values such as `amount = int all`, once per parameter")
            verb.values[name] = words.split()

    def table_line(self, cells: list[str]) -> None:
        found = re.match(r"`([a-z_.]+)`", cells[0])
        if found is None:
            if not set(cells[0]) <= set("-: "):  # the head of a table
                self.column = _COLUMNS.get(cells[0], cells[0])
                self.has_params = self.column == "verb" or cells[1:2] == ["parameters"]
        elif self.column:
            self.word(self.column, found[1])
            if self.verb is not None and self.has_params and len(cells) > 2:
                self.params(self.verb, re.findall(r"\[?`[a-z_]+\??`\??\]?", cells[1]))


def read_vocabulary(
    text: str, file: str, problems: list[str], verb_key: str = "verb", may_key: str = "may"
) -> Vocabulary:
    """The vocabulary that an EFFECTS.md tells; problems name the file and the line."""
    vocabulary = Vocabulary(verb_key, may_key)
    _VocabularyReader(vocabulary, file, problems).read(text)
    return vocabulary
