"""What goes wrong is told in one form everywhere: a code, a sentence, and what is known besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck.kernel.text.fluent import Text, shell_text

STATUS = {
    "bad_request": 400,
    "unauthorized": 401,
    "not_found": 404,
    "not_yours": 403,
    "stale": 409,
    "refused": 422,
    "over": 409,
    "too_many": 429,
    "unavailable": 503,
    "unreadable": 503,
}

_shell: dict[str, Text] = {}


def shell(lang: str) -> Text:
    """The texts of the table itself."""
    if lang not in _shell:
        _shell[lang] = shell_text(lang)
    return _shell[lang]


def said(lang: str, message: str, **args: int | str) -> str:
    """A text of the table itself."""
    return shell(lang).say(message, **args)


class Problem(Exception):
    """An error that is told to whoever asked; nothing has changed.

    `message` is the id of its text; the code's own says it where there is no closer one. Where a game has the words,
    `told` gives them in a language.
    """

    def __init__(
        self,
        code: str,
        message: str = "",
        *,
        seq: int | None = None,
        clause: str = "",
        told: Callable[[str], str] | None = None,
        **args: int | str,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.seq = seq
        self.clause = clause
        self.message = message or f"problem-{code.replace('_', '-')}"
        self.args_of_message = args
        self.told = told

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def words(self, lang: str) -> str:
        """What is wrong, for people."""
        return said(lang, self.message, **self.args_of_message) if self.told is None else self.told(lang)

    def plain(self, lang: str, move_id: str = "") -> dict[str, Any]:
        """The error as a message."""
        return {
            "type": "error",
            "code": self.code,
            "message": self.words(lang),
            "move_id": move_id,
            "seq": self.seq,
            "clause": self.clause,
        }
