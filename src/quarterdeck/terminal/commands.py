"""What a typed line means: the number or key of an option, or a command."""

from __future__ import annotations

from quarterdeck.kernel.text.fluent import Text, has_words

COMMANDS: tuple[str, ...] = (
    "undo",
    "redo",
    "restart",
    "log",
    "board",
    "options",
    "orders",
    "what",
    "why",
    "rule",
    "save",
    "concede",
    "help",
    "quit",
)
SHORT: dict[str, str] = {"u": "undo", "?": "help", "q": "quit"}


class Typed:
    """What was typed. Exactly one of the fields is filled; `number` counts from 1."""

    def __init__(
        self,
        number: int = 0,
        command: str = "",
        argument: str = "",
        several: list[str] | None = None,
        unknown: str = "",
    ) -> None:
        self.number = number
        self.command = command
        self.argument = argument
        self.several = several or []
        self.unknown = unknown


def words_of(text: Text) -> dict[str, str]:
    """Every word that calls a command, in the viewer's language and in English."""
    words = {name: name for name in COMMANDS} | SHORT
    for name in COMMANDS:
        for word in text.say(f"command-{name}").split(","):
            words[word.strip().lower()] = name
    return words


def understood(line: str, keys: list[str], words: dict[str, str], said: list[str] | None = None) -> Typed:
    """The meaning of a line: a number, an exact key, a command, the beginning of one key, or words that only one
    option says; in this order. `said`: what each option says on the screen."""
    if line.isascii() and line.isdigit():
        return Typed(number=int(line)) if int(line) > 0 else Typed(unknown=line)
    wanted = " ".join(line.removeprefix("=").lower().split())
    lowered = [key.lower() for key in keys]
    if wanted in lowered:
        return Typed(number=lowered.index(wanted) + 1)
    word, _, rest = line.partition(" ")
    if word.lower() in words:
        return Typed(command=words[word.lower()], argument=rest.strip())
    typed = _by_beginning(wanted, line, lowered, keys)
    return typed if typed.number or typed.several else _by_words(wanted, line, said or keys, keys)


def _by_beginning(wanted: str, line: str, lowered: list[str], keys: list[str]) -> Typed:
    found = [at for at, key in enumerate(lowered) if wanted and key.startswith(wanted)]
    if len(found) == 1:
        return Typed(number=found[0] + 1)
    if found:
        return Typed(several=[keys[at] for at in found], unknown=line)
    return Typed(unknown=line)


def _by_words(wanted: str, line: str, said: list[str], keys: list[str]) -> Typed:
    """Options that say all the words, each at least by its beginning."""
    found = [at for at in range(len(keys)) if has_words(f"{said[at]} {keys[at]}", wanted)]
    if len(found) == 1:
        return Typed(number=found[0] + 1)
    if found:
        return Typed(several=[f"{at + 1} {said[at]}" for at in found], unknown=line)
    return Typed(unknown=line)
