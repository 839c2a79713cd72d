"""Labels, questions and events in the languages of those who look, rendered once and kept as ready JSON.

A label says the same whenever its message, its arguments and the sides of the seats are the same, and those come
again and again: a move costs look-ups, not sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import orjson

from quarterdeck.kernel.game import Game, Insight, Label, message_id
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.rules.state import field_names
from quarterdeck.kernel.text.fluent import Text, text_of
from quarterdeck.server.errors import said

MOST = 60_000
"""So many ready texts of a kind are kept; then all are forgotten."""

Sides = tuple[str, ...]
Kept = TypeVar("Kept")


class Tongues:
    """The texts of one game, in every language that somebody has asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._spoken: dict[str, Texts] = {}

    def of(self, lang: str) -> Texts:
        """Those in one language."""
        if lang not in self._spoken:
            self._spoken[lang] = Texts(self.game, lang)
        return self._spoken[lang]

    def refusal(self, message: str) -> Callable[[str], str]:
        """Why something is refused, in the language that it will be told in; in general where the game does not say."""
        return lambda lang: self.of(lang).refusal(message)


class Texts:
    """The texts of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.names = game.event_names()
        self._text: Text = text_of(game, lang)
        self._labels: dict[Any, orjson.Fragment] = {}
        self._options: dict[Any, str] = {}
        self._remarks: dict[Any, str] = {}

    def say(self, message: str, **args: int | str) -> str:
        """A message in words."""
        return self._text.say(message, **args)

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        return self._text.has(message)

    def refusal(self, message: str) -> str:
        """Why something is refused, in the game's words if it has any."""
        return self.say(message) if message and self.has(message) else said(self.lang, "problem-refused")

    def name(self, kind: str, id: str) -> str:
        """What a component is called."""
        return self._text.name(kind, id)

    def label(self, label: Label, sides: Sides) -> orjson.Fragment:
        """The label in words."""
        key = label_key(label, sides)
        found = self._labels.get(key)
        return kept(self._labels, key, _ready(self._said(label, sides))) if found is None else found

    def rendered(self, label: Label) -> str:
        """A label outside any match."""
        return self._said(label, ())

    def _said(self, label: Label, sides: Sides) -> str:
        self._text.seats = list(sides)
        return self._text.render(label)

    def question(self, ask: Ask[Any], sides: Sides) -> orjson.Fragment:
        """What is asked."""
        return self.label(ask.question.text(ask), sides)

    def option(self, prompt: str, value: Value, notes: list[Label], sides: Sides) -> orjson.Fragment:
        """An option as a client gets it: key, text, targets, group, and a note where there is one.

        What an option says comes again, and so does each remark about it; the two together hardly do.
        """
        key = (prompt, type(value), value, sides)
        found = self._options.get(key)
        if found is None:
            found = kept(self._options, key, orjson.dumps(self._option(prompt, value, sides)).decode())
        if notes:
            note = orjson.dumps(self._note(notes, sides)).decode()
            return orjson.Fragment(f'{found[:-1]},"note":{note}}}')
        return orjson.Fragment(found)

    def _option(self, prompt: str, value: Value, sides: Sides) -> dict[str, Any]:
        label = self.game.label(prompt, value)
        group = f"group-{label.message.removeprefix('option-')}"
        return {
            "key": self.game.key(prompt, value),
            "text": self._said(label, sides),
            "targets": self.game.targets(prompt, value),
            "group": self.say(group) if self.has(group) else None,
        }

    def _note(self, notes: list[Label], sides: Sides) -> str:
        """Several remarks as one."""
        return "; ".join(self._remark(label, sides) for label in notes)

    def _remark(self, label: Label, sides: Sides) -> str:
        key = label_key(label, sides)
        found = self._remarks.get(key)
        return kept(self._remarks, key, self._said(label, sides)) if found is None else found

    def event(self, event: Event, sides: Sides) -> dict[str, Any]:
        """An event as a client gets it."""
        return {
            "at": event.at,
            "kind": event.kind,
            "args": dict(zip(self.names.get(event.kind, ()), event.args)),
            "text": self.label(self.game.story(event), sides),
        }

    def insight(self, insight: Insight, sides: Sides) -> dict[str, Any]:
        """Something that follows from the position, as a client gets it."""
        text = self.label(insight.label(), sides)
        return {"about": insight.about, "kind": insight.kind, "args": insight.args, "text": text}

    def fields(self) -> dict[str, str]:
        """What the fields of the game's state are called, as far as the texts name them."""
        ids = {name: message_id("field", name) for name in field_names(self.game.state_class())}
        return {name: self.say(id) for name, id in ids.items() if self.has(id)}

    def orders(self) -> list[dict[str, Any]]:
        """The questions that may be answered in advance: when they come, and with which option."""
        found = []
        for prompt, value in self.game.orders.items():
            question = self.game.questions.named(prompt)
            text = self._said(question.occasion(), ())
            found.append({"prompt": prompt, "key": question.key(value), "text": text})
        return found

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self.say(message_id("ending", ending))


def label_key(label: Label, sides: Sides) -> Any:
    return (label.message, sides, *label.args, *label.args.values())


def kept(ready: dict[Any, Kept], key: Any, made: Kept) -> Kept:
    """Puts a text that was just made among the ready ones."""
    if len(ready) >= MOST:
        ready.clear()
    ready[key] = made
    return made


def _ready(value: Any) -> orjson.Fragment:
    """JSON to be put into a message as it is; as text, because the encoder's own bytes are several times as large."""
    return orjson.Fragment(orjson.dumps(value).decode())
