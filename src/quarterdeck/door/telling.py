"""What a table tells about itself: questions, answers and reasons, in words."""

from __future__ import annotations

from functools import cache
from typing import Any

from quarterdeck import rulebook
from quarterdeck.kernel.game import Game, Label, Reason
from quarterdeck.kernel.rules.ask import CHANCE, Ask
from quarterdeck.kernel.tables.table import Table as KernelTable
from quarterdeck.kernel.text.fluent import Text, text_of


class Answer(str):
    """The key of an answer that was given; it remembers which seat gave it, and to which question."""

    seat: int
    question: str

    def __new__(cls, key: str, seat: int, question: str) -> Answer:
        answer = super().__new__(cls, key)
        answer.seat = seat
        answer.question = question
        return answer

    def __getnewargs__(self) -> tuple[str, int, str]:  # type: ignore[override]
        return str(self), self.seat, self.question


class Question:
    """What is asked, and whom. `about` is what the question's words name, such as the card in use."""

    def __init__(self, table: KernelTable, ask: Ask[Any]) -> None:
        self.name: str = ask.prompt
        self.seat: int = ask.seat
        self.about: tuple[int | str, ...] = ask.about
        self._label = ask.question.text(ask)
        self._game = table.game
        self._sides = sides_of(table)

    def text(self, lang: str = "en") -> str:
        """The question in words; the dice and bags of a game are asked without any."""
        return said(self._game, self._sides, self._label, lang) or self.name

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Question {self.name}: {self.text()}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        return (self.name, self.seat, self.about) == (other.name, other.seat, other.about)

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.about))


class Why:
    """Why something cannot be answered: in words, and by which clause of the rules, if one is known."""

    def __init__(self, table: KernelTable, reason: Reason) -> None:
        self.clause = reason.clause
        self._reason = reason
        self._game = table.game
        self._sides = sides_of(table)

    def text(self, lang: str = "en") -> str:
        """The reason in words; where there are none in this language, in plain English."""
        message = self._reason.message
        return (said(self._game, self._sides, Label(message), lang) if message else "") or self._reason.text

    @property
    def rule(self) -> str:
        """What the clause says."""
        found = rulebook.find(self._game.id, self.clause) if self.clause else []
        return found[0].text if found else ""

    def __str__(self) -> str:
        return f"{self.text()} ({self.clause})" if self.clause else self.text()

    def __repr__(self) -> str:
        return f"<Why {self}>"


def said(game: Game, sides: list[str], label: Label, lang: str) -> str:
    """A label in words; empty where the texts have none."""
    text = _texts(game, lang)
    text.seats = sides
    return text.render(label) if text.has(label.message) else ""


def noted(game: Game, sides: list[str], labels: list[Label], lang: str) -> str:
    """Several labels as one remark."""
    text = _texts(game, lang)
    text.seats = sides
    return text.note(labels)


@cache
def _texts(game: Game, lang: str) -> Text:
    Text(lang, [])  # raises ValueError, which says what languages there are
    return text_of(game, lang)


def sides_of(table: KernelTable) -> list[str]:
    """The id of each seat's side, as the texts and the view name it."""
    return [table.game.faction(table.state, seat) for seat in range(table.setting.players)]


def summary(table: KernelTable) -> str:
    """A table in a line."""
    count = table.setting.players
    seats = "1 seat" if count == 1 else f"{count} seats"
    return f"{table.game.id}, {seats}, {_outcome(table) if table.over else _asked(table)}"


def _outcome(table: KernelTable) -> str:
    sides = sides_of(table)
    won = " and ".join(sides[seat] for seat in table.game.winners(table.state))
    scores = ", ".join(str(score) for score in table.game.scores(table.state))
    return f"over after {len(table.journal)} answers: {won or 'nobody'} won (scores {scores})"


def _asked(table: KernelTable) -> str:
    ask, waiting = table.ask, table.waiting()
    assert ask is not None
    sides = sides_of(table)
    who = ["chance" if seat == CHANCE else sides[seat] for seat in waiting]
    asked = f"{who[0]} is" if len(who) == 1 else f"{', '.join(who[:-1])} and {who[-1]} are"
    options = len(table.options(waiting[0]))
    counted = "1 option" if options == 1 else f"{options} options"
    return f'answer {len(table.journal) + 1}: {asked} asked "{ask.prompt}" ({counted})'
