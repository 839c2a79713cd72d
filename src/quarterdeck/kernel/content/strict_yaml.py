"""YAML read strictly: a key given twice, a date, a float or an octal number is a problem, not a surprise.

Values are built straight from the parser's events, which is much faster than PyYAML's own constructors: a
game's content is read whenever the game is imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml


class Mapping(dict[str, object]):
    """A YAML mapping that knows its line."""

    line: int = 0


_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_DOUBTFUL = re.compile(
    r"[-+.]?[0-9][-+0-9_.:,]*|0[xob][0-9a-f_]+|[-+.0-9]+e[-+0-9]+|(?i:yes|no|on|off|true|false|null)"
)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark is not None else 1


class _Builder:
    """Builds plain values from the events of one file; anchors, aliases and `<<` merges are understood."""

    def __init__(self, events: Iterator[yaml.Event], file: str, problems: list[str]) -> None:
        self.events = events
        self.file = file
        self.problems = problems
        self.anchors: dict[str, object] = {}

    def problem(self, event: yaml.Event, text: str) -> None:
        self.problems.append(f"{self.file}: line {_line(event)}: {text}")

    def document(self) -> object:
        for event in self.events:
            if not isinstance(event, (yaml.StreamStartEvent, yaml.DocumentStartEvent)):
                return None if isinstance(event, yaml.StreamEndEvent) else self.build(event)
        return None

    def build(self, event: yaml.Event) -> object:
        value: object
        if isinstance(event, yaml.ScalarEvent):
            value = self.scalar(event)
        elif isinstance(event, yaml.MappingStartEvent):
            value = self.mapping(event)
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self.sequence()
        else:
            assert isinstance(event, yaml.AliasEvent)
            name = event.anchor or ""
            if name not in self.anchors:
                self.problem(event, f"*{name} stands for nothing")
            return self.anchors.get(name)
        if event.anchor is not None:
            self.anchors[event.anchor] = value
        return value

    def scalar(self, event: yaml.ScalarEvent) -> object:
        text: str = event.value
        if not event.implicit[0]:  # in quotes
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _INTEGER.fullmatch(text):
            return int(text)
        if _DOUBTFUL.fullmatch(text):
            self.problem(event, f"{text} is doubtful: write true, false, null, a whole number or quoted text")
        return text

    def sequence(self) -> list[object]:
        items: list[object] = []
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self.build(event))
        return items

    def mapping(self, start: yaml.Event) -> Mapping:
        own = Mapping()
        own.line = _line(start)
        merged: list[object] = []
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            if not isinstance(event, yaml.ScalarEvent):
                self.problem(event, "a key must be a single word or number")
                self.build(event)
                self.build(next(self.events))
                continue
            key: str = event.value
            value = self.build(next(self.events))
            if key == "<<" and event.implicit[0]:
                merged.extend(value if isinstance(value, list) else [value])
            elif key in own:
                self.problem(event, f"key {key} is given twice")
            else:
                own[key] = value
        for base in merged:
            if isinstance(base, Mapping):
                for name, inherited in base.items():
                    own.setdefault(name, inherited)
            else:
                self.problem(start, "<< merges mappings only")
        return own


def read_yaml(text: str, file: str, problems: list[str]) -> object:
    """The value of one YAML document: mappings (keys are text), lists, text, whole numbers, flags, null."""
    try:
        return _Builder(iter(yaml.parse(text, _Loader)), file, problems).document()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problems.append(f"{file}: line {line}: {error.problem}")
        return None
