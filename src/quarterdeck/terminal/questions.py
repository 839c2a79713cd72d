"""Everything that a game can ask, on the screen: each question with its words, its options and what is known of it."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from quarterdeck.kernel.game import Game
from quarterdeck.kernel.rules.kinds import Kind
from quarterdeck.kernel.rules.question import About, Question
from quarterdeck.kernel.text.fluent import places_of
from quarterdeck.kernel.text.languages import files_of, languages
from quarterdeck.terminal.page import paragraph
from quarterdeck.terminal.streams import usual_width

MOST_SHOWN = 12
"""So many options of a question are named on the screen; the figures have all."""


def question_figures(game: Game) -> list[dict[str, Any]]:
    """All questions in the order of their declaration, as plain values; `options` is None where there is no end to
    them, `text` empty where chance is asked. The texts are as they are written, with the names of what they tell."""
    written = {lang: _written(game, lang) for lang in languages()}
    return [_figures(question, written) for question in game.questions.all()]


def _figures(question: Question[Any], written: dict[str, dict[str, str]]) -> dict[str, Any]:
    words = question.vocabulary()
    return {
        "name": question.name,
        "to": "chance" if question.to_chance else "players",
        "text": {} if question.to_chance else {lang: _said(question, found) for lang, found in written.items()},
        "kind": question.kind.name,
        "about": [_about(about) for about in question.about],
        "options": None if words is None else [question.key(value) for value in words],
        "clause": question.clause,
        "declinable": question.declinable,
        "always": question.always,
        "in_advance": None if question.in_advance is None else question.key(question.in_advance),
    }


def _written(game: Game, lang: str) -> dict[str, str]:
    """The messages of a game's texts as they are written, by id."""
    found: dict[str, str] = {}
    for path in [path for place in places_of(game) for path in files_of(place, lang)]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = " ".join(serialize_pattern(entry.value).split())
    return found


def _said(question: Question[Any], written: dict[str, str]) -> list[str]:
    """The words of a question, in all the ways that it can be put."""
    message = question.text_id()
    return [said for id, said in written.items() if id == message or id.startswith(f"{message}-")]


def _about(about: About) -> str:
    if isinstance(about, Kind):
        return about.name
    return about if isinstance(about, str) else about[0]


def question_table(game: Game) -> str:
    """The same in lines for people."""
    return "\n\n".join(_lines(row) for row in question_figures(game))


def _lines(row: dict[str, Any]) -> str:
    flags = [name for name in ("declinable", "always") if row[name]]
    if row["in_advance"] is not None:
        flags.append(f"in advance: {row['in_advance']}")
    if row["about"]:
        flags.append(f"about {', '.join(row['about'])}")
    head = [f"{row['name']}: {row['kind']}", *flags, row["clause"]]
    lines = ["; ".join(part for part in head if part) + (" (chance)" if row["to"] == "chance" else "")]
    lines += [paragraph(f"{lang}: {said}", usual_width(), "    ") for lang, all in row["text"].items() for said in all]
    if row["options"] is not None:
        more = len(row["options"]) - MOST_SHOWN
        shown = ", ".join(row["options"][:MOST_SHOWN]) + (f", … ({more} more)" if more > 0 else "")
        lines.append(paragraph(shown, usual_width(), "    "))
    return "\n".join(lines)
