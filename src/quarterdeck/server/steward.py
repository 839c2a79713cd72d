"""Answers for people who have nothing to choose, so that nobody is made to click and nobody is waited for.

Such a question is put only so that the others cannot tell what a seat holds. So the answer takes as long as that of a
bot that thinks; no time at all where nobody else is there to tell (`Table.at_once`).
"""

from __future__ import annotations

import asyncio

import structlog

from quarterdeck.server.errors import Problem
from quarterdeck.server.match import Match
from quarterdeck.server.pauses import pause

log = structlog.get_logger()


class Steward:
    """Looks after the matches where a person has one answer only; one question of a match at a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long a bot may think here."""
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def poke(self, match: Match) -> None:
        """The match has changed: perhaps somebody has nothing to choose."""
        if match.id not in self._waiting and with_nothing_to_choose(match) is not None:
            task = asyncio.create_task(self._answer(match))
            self._waiting[match.id] = task
            task.add_done_callback(lambda _: self._done(match))

    def _done(self, match: Match) -> None:
        task = self._waiting.pop(match.id)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("steward stopped", match=match.id, problem=repr(task.exception()))
        else:
            self.poke(match)  # a change may have come after its last look

    async def _answer(self, match: Match) -> None:
        while (seat := with_nothing_to_choose(match)) is not None:
            asked = match.asked
            await asyncio.sleep(0.0 if seat in match.table.at_once else pause(self.seconds))
            try:
                await match.only_move(seat, asked)
            except Problem:
                return

    async def close(self) -> None:
        """Ends everything."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)


def with_nothing_to_choose(match: Match) -> int | None:
    """A seat of a person who is asked and has one answer only."""
    if match.gone or match.table.over:
        return None
    for seat in match.table.waiting():
        if not match.seats[seat].played_by_bot and match.table.forced(seat):
            return seat
    return None
