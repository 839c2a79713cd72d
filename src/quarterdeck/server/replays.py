"""Positions of finished games: asked for one at a time, made in a process of their own, so that no other table notices.

The process is started when somebody first asks and ended when nobody has for a while.
"""

from __future__ import annotations

import asyncio

import orjson
import structlog

from quarterdeck import games
from quarterdeck.kernel.tables.save import plain_entry
from quarterdeck.server.errors import Problem
from quarterdeck.server.limits import Buckets
from quarterdeck.server.match import Match
from quarterdeck.server.replaying import shown
from quarterdeck.server.schedule import YIELDING
from quarterdeck.server.turns import Berths, Whose
from quarterdeck.server.workers import Worker

log = structlog.get_logger()

AT_ONCE = 3.0
"""An address that has asked for nothing for a while may ask for as many at once as in so many seconds."""
MOST_WAITING = 32
LONGEST = 60.0
"""So many seconds one may take; a long game on a busy machine takes a few."""
IDLE = 300.0
"""After so many seconds without a question the process ends, and what it keeps with it."""


class Replays:
    """Answers in turn; `rate` is how many an address may ask for in a second."""

    def __init__(self, rate: float) -> None:
        self.worker = Worker(YIELDING)
        self.buckets = Buckets(rate, max(1.0, rate * AT_ONCE))
        self.berths = Berths(1, 1)
        self._end: asyncio.TimerHandle | None = None

    async def message(self, match: Match, at: int, seat: int, lang: str, address: str) -> bytes:
        """The game after so many answers, as a seat saw it, in a language. Raises Problem."""
        if not match.table.whole:
            raise Problem("not_found", "problem-no-past")
        if not self.buckets.take(address) or len(self.berths.waiting) >= MOST_WAITING:
            raise Problem("too_many")
        async with self.berths.of(Whose(address, match.id)):
            made = await self._made(match, at, seat, lang)
        return made[:-1] + b',"over":' + orjson.dumps(match.showing.ending(at, lang)) + b"}"

    async def _made(self, match: Match, at: int, seat: int, lang: str) -> bytes:
        self._stay()
        try:
            return await self._asked(match, at, seat, lang)
        except Exception as problem:
            log.error("no replay", match=match.id, problem=type(problem).__name__)
            raise Problem("unavailable") from None
        finally:
            self._stay()
            self._end = asyncio.get_running_loop().call_later(IDLE, self.worker.end)

    async def _asked(self, match: Match, at: int, seat: int, lang: str) -> bytes:
        table = match.table
        game, setting = table.game.id, table.setting
        problem = await self.worker.learn(game, games.registered().get(game, ""))
        if problem:
            raise RuntimeError(problem)
        which = match.id, game, setting.players, dict(setting.options), at, seat, lang
        known = await self.worker.run(LONGEST, shown, *which, None)
        return known or await self.worker.run(LONGEST, shown, *which, [plain_entry(one) for one in table.answers()])

    def _stay(self) -> None:
        if self._end is not None:
            self._end.cancel()

    def close(self) -> None:
        """Ends the process."""
        self._stay()
        self.worker.end()
