"""Bots at the table. They think in other processes, never in the event loop, and for a limited time.

A worker gets what the seat may know and nothing else: the kernel's `disguised` position, in which everything that the
seat cannot see has been dealt anew and which the seat could not tell from the real one. Even a bot that looked into
every corner of its process would find no secret of the table. Where no such position is found, which the kernel
allows for but which is rare, the bot takes any of its options.

The workers share their time: where many bots have something to decide, each thinks about it for less.

A choice of one is taken at once, and a bot that plays at random has nothing to think about: both are done here. But
where a question is put even with one option left, so that nobody can tell what the seat holds, a bot takes the same
time for one option as for several.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import re
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Worlds
from quarterdeck.bots.trail import Trail
from quarterdeck.kernel.disguise import disguised
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.perspective import Perspective
from quarterdeck.kernel.table import Table
from quarterdeck.server.errors import Problem
from quarterdeck.server.match import Match
from quarterdeck.server.thinking import think

log = structlog.get_logger()

SPEC = re.compile(r"random(:uniform)?|search(:(\d{1,5})ms|:(\d{1,2}(\.\d{1,3})?)s|:\d{1,6})?")
"""The bots that every game has; a search always has a time limit here."""

OFFERED = ["random", "search:100ms", "search:300ms", "search"]
"""Those that a lobby offers for every game."""

MANY_OPTIONS = 10
FEW_OPTIONS = 5
TIRING = 0.85
LEAST_SHARE = 0.1

MARGIN = 0.1
"""So many seconds more than its thinking a bot takes for an answer whose time must tell nothing."""

GRACE = 10.0
"""So many seconds beyond its time a worker is waited for."""
START = 60.0
"""So many seconds, where the workers have only been started: on a busy machine that takes a while."""


def is_bot(spec: str, game: Game) -> bool:
    """Whether there is such a bot for this game."""
    return spec in game.bots or SPEC.fullmatch(spec) is not None


def offered(game: Game) -> list[str]:
    """The bots that a lobby offers."""
    return [OFFERED[0], *game.bots, *OFFERED[1:]]


def usual(game: Game) -> str:
    """The bot that one meets unless another is asked for: what a game brings along knows it best and answers at once,
    and the last of them is for everybody."""
    return next(reversed(game.bots), OFFERED[-1])


def share_of(options: int, in_a_row: int) -> float:
    """Which part of its time a bot takes. A turn is many decisions, and others wait for all of them together: it
    thinks less about few options, and less the more it has decided in a row."""
    return max(LEAST_SHARE, min(1.0, options / MANY_OPTIONS) * TIRING**in_a_row)


def timed(spec: str, seconds: float, share: float = 1.0) -> str:
    """The spec with its time, or the limit if that is shorter or none is named; of that the share."""
    found = SPEC.fullmatch(spec)
    if found is None or spec.startswith("random"):
        return spec
    limit = max(1, round(seconds * 1000))
    asked = limit
    if found[3]:
        asked = int(found[3])
    elif found[4]:
        asked = round(float(found[4]) * 1000)
    return f"search:{max(1, round(min(asked, limit) * share))}ms"


class Thought:
    """A decision: the key to answer with, and the job whose result is better, if there is one. `seconds`: the answer
    comes no sooner."""

    __slots__ = ("job", "key", "seconds")

    def __init__(self, key: str, seconds: float = 0.0) -> None:
        self.key = key
        self.job: tuple[Any, ...] | None = None
        self.seconds = seconds


class Thinkers:
    """The worker processes; started when the first bot has something to think about."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.waiting = 0
        """How many thoughts are being thought or wait for a worker."""
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._proven = False
        """Whether these workers have answered before."""

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def problem(
        self, table: Table, seat: int, spec: str, seed: int, in_a_row: int = 0, but: list[str] | None = None
    ) -> Thought:
        """What a bot has to decide; a thought that needs no thinking has its answer already. `but`: what it had better
        not answer."""
        mine = Perspective(table, seat, but)
        ask = mine.ask()
        key, prompt, options = table.game.key, ask.prompt, ask.options()
        simple = spec if SPEC.fullmatch(spec) and spec.startswith("random") else "random"
        steady = ask.always and len(options) <= FEW_OPTIONS and spec != simple
        share = share_of(2 if steady else len(options), in_a_row)
        pause = self.seconds * share + MARGIN if steady else 0.0
        if len(options) == 1:
            return Thought(key(prompt, options[0]), pause)
        crowd = max(1.0, (self.waiting + 1) / self.workers)
        spec = timed(spec, self.seconds, share / crowd)
        anything = Thought(key(prompt, make_bot(simple, seed).decide(mine)), pause)
        if spec == simple:
            return anything
        record = disguised(table, seat, Worlds(seed))
        if record is None:
            log.warning("no disguise", game=table.game.id, prompt=prompt)
        else:
            path = games.registered().get(table.game.id, "")
            anything.job = (table.game.id, path, record, seat, spec, seed, mine.but)
        return anything

    async def answer(self, thought: Thought) -> str:
        """The key that the bot chooses; any of its options if the worker fails."""
        if thought.job is None:
            return thought.key
        self.waiting += 1
        try:
            async with self._free:  # its time counts from when a worker has it
                return await self._thought(thought, thought.job)
        finally:
            self.waiting -= 1

    async def _thought(self, thought: Thought, job: tuple[Any, ...]) -> str:
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._executor(), think, *job)
            answer = await asyncio.wait_for(thinking, self.seconds + (GRACE if self._proven else START))
            self._proven = True
            return answer
        except (BrokenProcessPool, TimeoutError) as problem:
            log.error("bot failed", problem=type(problem).__name__)
            self.close()
            return thought.key

    def close(self) -> None:
        """Ends the workers; the next thought starts new ones."""
        pool, self._pool = self._pool, None
        self._proven = False
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


class BotDriver:
    """Lets bots move in the matches where it is their turn; one bot a match thinks at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._playing: dict[str, asyncio.Task[None]] = {}

    def poke(self, match: Match) -> None:
        """The match has changed: perhaps a bot has to move."""
        if match.id not in self._playing and bot_to_move(match) is not None:
            task = asyncio.create_task(self._play(match))
            self._playing[match.id] = task
            task.add_done_callback(lambda _: self._done(match))

    def busy(self, match: Match) -> bool:
        """Whether a bot is at work there."""
        return match.id in self._playing

    def _done(self, match: Match) -> None:
        task = self._playing.pop(match.id)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("bots stopped", match=match.id, problem=repr(task.exception()))
        else:
            self.poke(match)  # a change may have come after its last look

    async def _play(self, match: Match) -> None:
        trail = Trail()
        while (seat := bot_to_move(match)) is not None:
            async with match.lock:
                if bot_to_move(match) != seat:
                    continue
                but = trail.perspective(match.table, seat).but
                asked, bot = match.asked, match.seats[seat].bot
                thought = self.thinkers.problem(match.table, seat, bot, seed_of(match, seat), trail.in_a_row, but)
            try:
                key, _ = await asyncio.gather(self.thinkers.answer(thought), asyncio.sleep(thought.seconds))
                if await match.bot_move(seat, asked, key):
                    trail.answers(key)
            except Problem:
                return

    async def close(self) -> None:
        """Ends everything."""
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self.thinkers.close()


def bot_to_move(match: Match) -> int | None:
    """A seat that waits for its bot. Where only bots play they do so while somebody looks on."""
    if match.gone or match.table.over:
        return None
    if not match.viewers and all(seat.kind == "bot" for seat in match.seats):
        return None
    for seat in match.table.waiting():
        if match.seats[seat].played_by_bot:
            return seat
    return None


def seed_of(match: Match, seat: int) -> int:
    """A seed for one decision, from which nothing of the dealer's can be found out."""
    dealer = match.table.dealer
    secret = dealer.seed if dealer is not None else ""
    digest = hashlib.sha256(f"{secret}|bot|{seat}|{len(match.table.journal)}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
