"""Texts in a viewer's language, from Fluent files. Rules never see this; a Label says what is to be said.

Where they lie says `languages`. What a language leaves unsaid is said in English.

How a Label's arguments become words:

- text is an id: the argument `card: "elder"` becomes the message `card-elder` (underscores are hyphens), or
  the name that the game's content has for it; an argument `other_card` falls back on `card-elder`. The id
  itself is there as `$card_id`, and an attribute `.dative` of the message as `$card_dative`, for the
  languages that inflect.
- the argument `seat`, or one that ends in `_seat`, is a number that becomes the name of that seat's side.
- other numbers stay numbers, unless the game says them otherwise (`Game.spoken`: a space as `3,4`).
- an argument whose name is not the kind of what it holds (`giver` for a seat) is in `Game.argument_kinds`.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quarterdeck.kernel.game import Game, Label, message_id
from quarterdeck.kernel.text.languages import ENGLISH, TABLE, Place, files_of, languages, places


class Text:
    """The texts of one game (or of none) in one language. `seats` are the sides of the seats, in order."""

    def __init__(self, lang: str, where: list[Place], names: dict[str, str] | None = None) -> None:
        if lang not in languages():
            raise ValueError(f"there is no language {lang}; there are: {', '.join(languages())}")
        self.lang = lang
        self.names: dict[str, str] = {} if names is None else names
        self.seats: list[str] = []
        self.kinds: dict[str, str] = {}
        self.spoken: Callable[[str, int], int | str] = lambda kind, value: value
        self._missing: dict[str, bool] = {}
        self._bundle = FluentBundle([lang, ENGLISH], use_isolating=False)
        self._ids: dict[str, bool] = {}
        for spoken in dict.fromkeys([ENGLISH, lang]):
            for path in [path for place in where for path in files_of(place, spoken)]:
                parsed = _parsed(path)
                self._bundle.add_resource(parsed, allow_overrides=True)
                self._ids |= {entry.id.name: True for entry in parsed.body if isinstance(entry, ast.Message)}

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        return message in self.names or bool(self._bundle.has_message(message))

    def missing(self) -> list[str]:
        """The ids of the texts that were asked for and are not there, or that lacked an argument."""
        return list(self._missing)

    def render(self, label: Label) -> str:
        """The label in words. A text that is not there shows as its id in angle brackets."""
        args: dict[str, Any] = {}
        for name, value in label.args.items():
            self._spell(args, name, value)
        if not self.has(label.message):
            args = {name: args[name] for name in label.args}
        return self._format(label.message, args)

    def note(self, labels: list[Label]) -> str:
        """Several labels as one remark."""
        return "; ".join(self.render(label) for label in labels)

    def say(self, message: str, **args: int | str) -> str:
        """The message in words; text among the arguments is shown as it is, numbers as numbers."""
        return self._format(message, args)

    def name(self, kind: str, id: str) -> str:
        """What the component `id` of this kind is called; the id itself if nobody says."""
        message = message_id(kind, id)
        if self._bundle.has_message(message):
            return self._format(message, {})
        return self.names.get(message, id)

    def called(self, kind: str, id: str, names: dict[str, str]) -> str:
        """What the component is called, by the texts or else by its row's own `names`."""
        message = message_id(kind, id)
        return self._format(message, {}) if self._bundle.has_message(message) else names[self.lang]

    def explained(self) -> dict[str, str]:
        """The messages that name something which a text `kind-id-text` explains, each with the name."""
        own = {id: self._format(id, {}) for id in self._ids if f"{id}-text" in self._ids}
        return own | {id: name for id, name in self.names.items() if self.has(f"{id}-text")}

    def side(self, seat: int) -> str:
        """What the side of this seat is called."""
        if 0 <= seat < len(self.seats):
            return self.name("faction", self.seats[seat])
        return self._format("seat-number", {"number": seat + 1}) if seat >= 0 else self.say("chance")

    def _spell(self, args: dict[str, Any], name: str, value: int | str) -> None:
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            kind = self.kinds.get(name, name.rpartition("_")[2])
            if kind == "seat":
                self._spell_seat(args, name, value)
            else:
                args[name] = self.spoken(kind, value)
        else:
            kinds = [name, self.kinds.get(name, name.rpartition("_")[2])]
            self._spell_id(args, name, value, [message_id(kind, value) for kind in kinds])

    def _spell_seat(self, args: dict[str, Any], name: str, seat: int) -> None:
        id = self.seats[seat] if 0 <= seat < len(self.seats) else f"seat{seat + 1}"
        self._spell_id(args, name, id, [message_id("faction", id)])
        if args[name] == id:
            args[name] = self.side(seat)

    def _spell_id(self, args: dict[str, Any], name: str, id: str, messages: list[str]) -> None:
        args[f"{name}_id"] = id
        args[name] = id
        for message in messages:
            if self._bundle.has_message(message):
                args[name] = self._format(message, {})
                for attribute, pattern in self._bundle.get_message(message).attributes.items():
                    args[f"{name}_{attribute}"] = str(self._bundle.format_pattern(pattern, {})[0])
                return
            if message in self.names:
                args[name] = self.names[message]
                return

    def _format(self, message: str, args: dict[str, Any]) -> str:
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None and message in self.names:
            return self.names[message]
        if found is None or found.value is None:
            self._missing[message] = True
            return f"<{' '.join([message, *(str(value) for value in args.values())])}>"
        said, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            self._missing[message] = True
        return str(said)


def has_words(said: str, wanted: str) -> bool:
    """Whether a text has a word for each that is wanted, or one that begins so."""
    words, parts = (re.findall(r"\w+", each.lower()) for each in (said, wanted))
    return bool(parts) and all(any(word.startswith(part) for word in words) for part in parts)


@cache
def _parsed(path: Path) -> Any:
    """A file's messages; parsed once, since files do not change under a running table."""
    return FluentResource(path.read_text(encoding="utf-8"))


def places_of(game: Game) -> list[Place]:
    """Where the game's own texts are."""
    own = folder_of(game)
    return places(game.id) + ([] if own is None else [(own / "words", "")])


def folder_of(game: Game) -> Path | None:
    """The folder of the package that the game lies in."""
    spec = importlib.util.find_spec(game.package) if game.package else None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


def text_of(game: Game, lang: str) -> Text:
    """The texts of a game together with those of every table."""
    text = Text(lang, places(TABLE) + places_of(game), game.names(lang))
    text.kinds = game.argument_kinds
    text.spoken = game.spoken
    return text


def shell_text(lang: str) -> Text:
    """The texts of the table itself, without any game."""
    return Text(lang, places(TABLE))


class Said:
    """The texts of a game for its catalog."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def name(self, kind: str, id: str) -> str:
        """What a component is called."""
        return self.text.name(kind, id)

    def say(self, *parts: str, **args: int | str) -> str:
        """The message with this id in words."""
        return self.text.say(message_id(*parts), **args)

    def ruled(self, kind: str, id: str, clauses: list[str]) -> dict[str, Any]:
        """A component with its name, what it does and the clauses that say so."""
        return {"name": self.name(kind, id), "text": self.say(kind, id, "text"), "clauses": clauses}

    def note(self, game: Game, clauses: list[str]) -> dict[str, Any]:
        """What a game says about itself before it is played: its `idea-note-text`, if it has one, and how complete it
        is, with the count of its figures by source."""
        fields = game.provenance().total().fields
        complete = self.say("note-complete", figures=sum(fields.values()), **fields)
        own = self.say("idea-note-text") + " " if self.text.has("idea-note-text") else ""
        return {"name": self.say("idea-note"), "text": own + complete, "clauses": clauses}

    def side(self, id: str, badge: tuple[str, str, str]) -> dict[str, Any]:
        """A side with its name, its letter and the colour, shape and hatch by which it is told apart."""
        colour, shape, hatch = badge
        said = {"name": self.name("faction", id), "letter": self.say("letter", id)}
        return {**said, "colour": colour, "shape": shape, "hatch": hatch}


def thing(name: str, explained: dict[str, Any]) -> dict[str, Any]:
    """Something that can be pointed at: its name, with the text and the first clause of the row that explains it."""
    clauses = explained.get("clauses", [])
    return {"name": name, "text": explained["text"], "clause": clauses[0] if clauses else None}


def things_of(box: dict[str, Any], kinds: dict[str, str]) -> dict[str, dict[str, Any]]:
    """The rows of a catalog that explain themselves, by `kind:id`; `kinds` says which rows are of which kind."""
    return {f"{kind}:{id}": thing(row["name"], row) for kind, rows in kinds.items() for id, row in box[rows].items()}


def listed(parts: list[str], word: str, text: Text) -> str:
    """Things in a row, `and` or `or` before the last; the game's messages `list-comma` and `list-and` join them."""
    said = parts[0] if parts else ""
    for number, part in enumerate(parts[1:], 2):
        said = text.say(f"list-{word}" if number == len(parts) else "list-comma", first=said, second=part)
    return said


def capital(said: str) -> str:
    """With a capital."""
    return said[:1].upper() + said[1:]


class Catalogue:
    """What a place's files of one language define: each message with the arguments that it uses.

    `twice` are the messages that stand there more than once, `junk` what is no message at all.
    """

    def __init__(self, place: Place, lang: str, file: str = "*") -> None:
        self.messages: dict[str, list[str]] = {}
        self.twice: list[str] = []
        self.junk: list[str] = []
        for path in files_of(place, lang, file):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    self.junk.append(entry.content or "")
                elif isinstance(entry, ast.Message):
                    self._add(entry)

    def _add(self, message: Any) -> None:
        if message.id.name in self.messages:
            self.twice.append(message.id.name)
        finder = _Arguments()
        finder.visit(message)
        self.messages[message.id.name] = sorted(finder.found)


class _Arguments(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)
