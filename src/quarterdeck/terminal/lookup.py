"""What a word means: what the texts explain, the glossary, and the clauses that have it."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck import rulebook
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.text.fluent import Text, has_words, text_of
from quarterdeck.kernel.text.languages import languages

MOST_EXPLAINED = 8
MOST_CLAUSES = 3
MOST_NAMED = 6


class Meaning:
    """What was found about a word.

    `explained` are names with what they do; `terms` the words of the rules for it; `clauses` those that tell most,
    unless something of that very name is explained; `more` the ids of others.
    """

    def __init__(self, explained: dict[str, str], terms: list[rulebook.Term], found: list[rulebook.Clause]) -> None:
        self.explained = explained
        self.terms = terms
        self.clauses = found[:MOST_CLAUSES]
        self.more = [clause.id for clause in found[MOST_CLAUSES : MOST_CLAUSES + MOST_NAMED]]

    def nothing(self) -> bool:
        return not (self.explained or self.terms or self.clauses)


def meaning(game: Game, text: Text, wanted: str, side: str = "") -> Meaning:
    """Everything about a word, in the viewer's language or in another. What several sides have under one name is
    told as the viewer's side has it."""
    begin = _called(game, text, lambda name: name.lower().startswith(wanted.lower()))
    messages = begin or _called(game, text, lambda name: has_words(name, wanted))
    messages.sort(key=lambda message: (text.say(message).lower() != wanted.lower(), _of(side, message)))
    told = {text.say(message): text.say(f"{message}-text") for message in messages}
    explained = dict(list(told.items())[:MOST_EXPLAINED])
    try:
        found = Meaning(explained, rulebook.terms(game.id, wanted), rulebook.mentioning(game.id, wanted))
    except rulebook.RulebookError:
        return Meaning(explained, [], [])
    if begin:
        found.more = [clause.id for clause in found.clauses] + found.more[: MOST_NAMED - MOST_CLAUSES]
        found.clauses = []
    return found


def _of(side: str, message: str) -> bool:
    """Whether a message is about what belongs to a side, by its id."""
    return bool(side) and f"-{side.partition('_')[0]}-" in message


def _called(game: Game, text: Text, fits: Callable[[str], bool]) -> list[str]:
    """The messages that explain something whose name fits, in the viewer's language or else in another."""
    for spoken in [text, *(text_of(game, lang) for lang in languages() if lang != text.lang)]:
        found = [message for message, name in spoken.explained().items() if fits(name)]
        if found:
            return found
    return []
