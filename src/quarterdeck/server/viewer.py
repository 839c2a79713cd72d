"""Who looks at a match."""

from __future__ import annotations

from quarterdeck.kernel.text.languages import ENGLISH
from quarterdeck.server.errors import Problem


class Viewer:
    """Somebody connected: a seat's holder or a watcher. `sent` is the seq that it has, None before the first; `shown`
    the turn of the showing that it was told last; `page` what connections of the same screen have in common; `device`
    the mark of the device; `lang` the language that it is told in; `ended` that the seat has gone to another hand."""

    __slots__ = ("closing", "device", "ended", "lang", "page", "seat", "sent", "shown")

    def __init__(self, seat: int, sent: int | None = None) -> None:
        self.seat = seat
        self.sent = sent
        self.page = self.device = ""
        self.lang = ENGLISH
        self.shown = -1
        self.closing = self.ended = False

    def speak(self, lang: str) -> None:
        """It is told everything anew, in this language."""
        self.lang = lang
        self.sent = None
        self.shown = -1

    def check(self) -> None:
        """Whether its token still opens the seat. Raises Problem."""
        if self.ended:
            raise Problem("unauthorized", "problem-seat-moved")

    def poke(self) -> None:
        """There may be something to tell."""
        raise NotImplementedError
