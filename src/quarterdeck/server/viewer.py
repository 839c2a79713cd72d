"""Who looks at a match."""

from __future__ import annotations

from quarterdeck.server.errors import Problem


class Viewer:
    """Somebody connected: a seat's holder or a watcher. `sent` is the seq that it has, None before the first; `shown`
    the turn of the showing that it was told last; `page` what connections of the same screen have in common; `device`
    the mark of the device; `ended` that the seat has gone to another hand."""

    __slots__ = ("closing", "device", "ended", "page", "seat", "sent", "shown")

    def __init__(self, seat: int, sent: int | None = None) -> None:
        self.seat = seat
        self.sent = sent
        self.page = self.device = ""
        self.shown = -1
        self.closing = self.ended = False

    def check(self) -> None:
        """Whether its token still opens the seat. Raises Problem."""
        if self.ended:
            raise Problem("unauthorized", "problem-seat-moved")

    def poke(self) -> None:
        """There may be something to tell."""
        raise NotImplementedError
