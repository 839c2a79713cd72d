"""Bots at the table. They think in other processes, never in the event loop, and for a limited time.

A worker gets what the seat may know and nothing else: the kernel's `disguised` position, in which everything that the
seat cannot see has been dealt anew and which the seat could not tell from the real one. Even a bot that looked into
every corner of its process would find no secret of the table. Where no such position is found, which the kernel
allows for but which is rare, the bot takes any of its options.

The workers share their time: where many bots have something to decide, each thinks about it for less; and who is next
is decided fairly (`schedule`). Tables at which nobody waits have to share some berths besides, so that a crowd of them
leaves the server itself room too.

A choice of one is taken at once, and a bot that plays at random has nothing to think about: both are done here. But
where a question is put even with one option left, so that nobody can tell what the seat holds, a bot does and takes
for one option what it does and takes for several (`pauses`).

A bot that fails stops no table. Whatever it does wrong is logged, with a file that leads back to the position, and any
of the options is answered instead.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import structlog

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Worlds
from quarterdeck.bots.trail import Trail
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.tables.refusals import RuleFailure
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.disguise import disguised
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.server.errors import Problem
from quarterdeck.server.failures import FILES_A_MATCH, Failures
from quarterdeck.server.match import Match
from quarterdeck.server.metrics import Unmeasured
from quarterdeck.server.pauses import pause, share_of, slot, steady_part
from quarterdeck.server.schedule import Kind, Schedule
from quarterdeck.server.thinking import in_a_line, told
from quarterdeck.server.turns import Berths, Whose
from quarterdeck.server.workers import Worker

log = structlog.get_logger()

SPEC = re.compile(r"random(:uniform)?|search(:(\d{1,5})ms|:(\d{1,2}(\.\d{1,3})?)s|:\d{1,6})?")
"""The bots that every game has; a search always has a time limit here."""

OFFERED = ["random", "search:100ms", "search:300ms", "search"]
"""Those that a lobby offers for every game."""

LONE_SECONDS = 0.2
"""So long at most a bot thinks at a table where nobody waits while people wait for others."""

BREATH = 0.05
"""So many seconds at least a decision takes there while other such tables wait for their turn."""

PATIENCE = 3
"""So often in a match a bot may cost its worker, or all the time there is; then it plays at random there."""
PAUSE = 1.0
"""So many seconds after a failure that no other answer mends the bots of a match try again; twice as many the next
time, and so on up to LONGEST_PAUSE."""
LONGEST_PAUSE = 300.0


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


def millis_of(spec: str) -> int:
    """The time of a search that `timed` has given one; of any other bot none."""
    found = SPEC.fullmatch(spec)
    return int(found[3] or 0) if found else 0


class Thought:
    """A decision: the key to answer with, and the job whose result is better, if there is one. The answer comes no
    sooner than `seconds` after it `began`, nor sooner than `slot` after a process was free for it. `problem`: what went
    wrong on the way, and whether that was `dear`: it cost a worker."""

    __slots__ = ("began", "dear", "job", "key", "kind", "problem", "seconds", "slot", "whose")

    def __init__(self, key: str, began: float, seconds: float = 0.0, problem: str = "") -> None:
        self.key = key
        self.job: tuple[Any, ...] | None = None
        self.began = began
        self.seconds = seconds
        self.slot = 0.0
        self.problem = problem
        self.dear = False
        self.kind = Kind.AWAITED_SEARCH
        self.whose = Whose()


class Thinkers:
    """The bots' processes, started when the first bot has something to think about, and the berths of tables where
    nobody waits."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        tables: int = 8,
        each: int = 4,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds
        self.metrics = Unmeasured()
        self.clock = clock
        self.schedule = Schedule(workers)
        self.berths = Berths(tables, each)

    def problem(
        self,
        table: Table,
        seat: int,
        spec: str,
        seed: int,
        in_a_row: int = 0,
        but: list[str] | None = None,
        whose: Whose = Whose(),
    ) -> Thought:
        """What a bot has to decide; a thought that needs no thinking has its answer already. `but`: what it had better
        not answer."""
        began = self.clock()
        mine = Perspective(table, seat, but)
        ask = mine.ask()
        simple = spec if SPEC.fullmatch(spec) and spec.startswith("random") else "random"
        steady = ask.always and spec != simple
        options = ask.options()
        if len(options) == 1 and not steady:
            return Thought(mine.key(options[0]), began)
        thought = Thought(mine.key(make_bot(simple, seed).decide(mine)), began)
        if spec == simple:
            return thought
        thought.whose, thought.kind = whose, Kind.of(whose.awaited, quick=SPEC.fullmatch(spec) is None)
        crowd = self.schedule.crowd(thought.kind, 0 if whose.awaited else len(self.berths.waiting))
        if steady:
            thought.seconds = pause(self.seconds, in_a_row)
            spec = timed(spec, self.seconds, steady_part(self.seconds, in_a_row, crowd))
            thought.slot = slot(millis_of(spec))
        else:
            spec = timed(spec, self._limit(thought.kind), share_of(len(options), in_a_row) / crowd)
        record = self._disguised(table, seat, seed, thought)
        if record is not None or steady:
            path = games.registered().get(table.game.id, "")
            thought.job = (table.game.id, path, record, seat, spec, seed, mine.but)
        return thought

    def _limit(self, kind: Kind) -> float:
        """How long a search of this kind may take at most: what has begun cannot be interrupted."""
        short = kind is Kind.LONE_SEARCH and self.schedule.pressed
        return min(self.seconds, LONE_SECONDS) if short else self.seconds

    def _disguised(self, table: Table, seat: int, seed: int, thought: Thought) -> dict[str, Any] | None:
        """The position for a worker; none where there is none that looks the same to the seat."""
        try:
            record = disguised(table, seat, Worlds(seed))
        except Exception as problem:
            thought.problem = told(problem)
            return None
        if record is None:
            log.warning("no disguise", game=table.game.id, prompt=table.ask.prompt if table.ask else "")
        return record

    def anything(self, table: Table, seat: int, seed: int, problem: str) -> Thought:
        """Any of the options, where no thought can be had; it takes its time where time must tell nothing."""
        ask = table.ask
        least = pause(self.seconds) if ask is not None and ask.always else 0.0
        return Thought(random.Random(seed).choice(table.keys(seat)), self.clock(), least, problem)

    async def answer(self, thought: Thought) -> str:
        """The key that the bot chooses; any of its options if the worker fails."""
        until, key = thought.began + thought.seconds, thought.key
        if thought.job is not None:
            since = time.perf_counter()
            async with self.schedule.turn(thought.kind, thought.whose, thought.job[0]) as worker:
                self.metrics.bot_waited(time.perf_counter() - since)
                until = max(until, self.clock() + thought.slot)
                key = await self._thought(worker, thought, thought.job)
        if thought.seconds:
            await asyncio.sleep(until - self.clock())
        return key

    async def _thought(self, worker: Worker, thought: Thought, job: tuple[Any, ...]) -> str:
        if job[2] is None:  # there is no position to think about: it had its turn for the sake of time alone
            return thought.key
        try:
            key, thought.problem = await worker.think(job, self.seconds)
            return thought.key if thought.problem else key
        except Exception as problem:
            thought.problem, thought.dear = told(problem), True
            return thought.key

    def close(self) -> None:
        """Ends the workers; the next thought starts new ones."""
        self.schedule.close()


class Conduct:
    """How the bots of a match behave: how often each seat's bot was dear, how many files tell of failures, how often
    in a row nothing could be done, and whether they are about to try `again`."""

    __slots__ = ("again", "dear", "files", "stumbles")

    def __init__(self) -> None:
        self.dear: Counter[tuple[int, str]] = Counter()
        self.files = 0
        self.stumbles = 0
        self.again = False


class BotDriver:
    """Lets bots move in the matches where it is their turn; one bot a match thinks at a time. Where nobody waits it
    has to have a berth for each decision."""

    def __init__(self, thinkers: Thinkers, failures: Failures) -> None:
        self.thinkers = thinkers
        self.failures = failures
        self.metrics = Unmeasured()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._conduct: WeakKeyDictionary[Match, Conduct] = WeakKeyDictionary()
        self._closed = False

    def poke(self, match: Match) -> None:
        """The match has changed: perhaps a bot has to move. Whoever changed it has no part in what goes wrong here."""
        if self._closed:
            return
        if match.id in self._playing:
            whose = whose_is(match)
            if whose.awaited:
                self.thinkers.berths.wave_through(whose.address, whose.table)
            return
        try:
            due = bot_to_move(match) is not None
        except Exception as problem:
            self._stumbled(match, told(problem))
            return
        if due:
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
        problem = task.exception()
        if problem is None:
            self.poke(match)  # a change may have come after its last look
        else:
            self._stumbled(match, told(problem))

    def _stumbled(self, match: Match, problem: str) -> None:
        """Nothing could be done: the bots try again by and by, for as long as the match is there."""
        log.error("bots stumbled", match=match.id, problem=problem)
        conduct = self._conduct_of(match)
        if match.gone or conduct.again:
            return
        conduct.again = True
        pause = min(PAUSE * 2.0**conduct.stumbles, LONGEST_PAUSE)
        conduct.stumbles = min(conduct.stumbles + 1, 30)
        asyncio.get_running_loop().call_later(pause, self._try_again, match, conduct)

    def _try_again(self, match: Match, conduct: Conduct) -> None:
        conduct.again = False
        self.poke(match)

    def _conduct_of(self, match: Match) -> Conduct:
        return self._conduct.setdefault(match, Conduct())

    async def _play(self, match: Match) -> None:
        trail = Trail()
        while bot_to_move(match) is not None:
            whose = whose_is(match)
            if whose.awaited:
                await self._decide(match, trail)
            else:
                await self._decide_in_turn(whose, match, trail)

    async def _decide_in_turn(self, whose: Whose, match: Match, trail: Trail) -> None:
        """One decision where nobody waits for it, slow enough to leave the server itself room if there are many."""
        berths = self.thinkers.berths
        async with berths.of(whose):
            until = time.monotonic() + BREATH
            await self._decide(match, trail)
            if len(berths.waiting):
                await asyncio.sleep(until - time.monotonic())

    async def _decide(self, match: Match, trail: Trail) -> None:
        """One decision, if there is still one."""
        async with match.lock:
            seat = bot_to_move(match)
            if seat is None:
                return
            asked = match.asked
            thought = self._problem(match, seat, trail)
        try:
            key = await self.thinkers.answer(thought)
            key = await self._give(match, seat, asked, thought, key)
            if key:
                trail.answers(key)
        except Problem:
            if not match.gone:
                raise

    def _problem(self, match: Match, seat: int, trail: Trail) -> Thought:
        """What the seat's bot has to decide; any option where that cannot even be told."""
        table, bot, seed = match.table, match.seats[seat].bot, seed_of(match.table, seat)
        if self._conduct_of(match).dear[seat, bot] >= PATIENCE:
            bot = OFFERED[0]
        try:
            but = trail.perspective(table, seat).but
            return self.thinkers.problem(table, seat, bot, seed, trail.in_a_row, but, whose_is(match))
        except Exception as problem:
            return self.thinkers.anything(table, seat, seed, told(problem))

    async def _give(self, match: Match, seat: int, asked: int, thought: Thought, key: str) -> str:
        """Gives the bot's answer, or any other where that one cannot be given. The one that the table took; none if it
        has moved on."""
        if thought.dear:
            self._conduct_of(match).dear[seat, match.seats[seat].bot] += 1
        keys = match.table.keys(seat) if match.asked == asked else []
        problem = thought.problem
        if keys and key not in keys:
            problem, key = in_a_line(f"answered {key!r}, which is not offered"), thought.key
        if problem:
            self._failed(match, seat, problem, there=bool(keys))
        if not keys:
            return ""
        random.shuffle(keys)
        for tried in [key, *(other for other in keys if other != key)]:
            try:
                return await self._moved(match, seat, asked, tried)
            except RuleFailure as failure:
                if tried == key:
                    self._failed(match, seat, told(failure))
        raise RuntimeError("the rules fail on every answer")

    async def _moved(self, match: Match, seat: int, asked: int, key: str) -> str:
        try:
            moved = await match.bot_move(seat, asked, key)
        except (RuleFailure, Problem):
            raise
        except Exception as problem:
            # Perhaps the table has the answer and the log has not: this copy must not be used any more.
            self._failed(match, seat, told(problem))
            match.give_up()
            raise
        self._conduct_of(match).stumbles = 0
        return key if moved else ""

    def _failed(self, match: Match, seat: int, problem: str, there: bool = True) -> None:
        """Logs a failure, with the file from which it can be brought about again where the table is still there."""
        conduct, bot = self._conduct_of(match), match.seats[seat].bot
        path = None
        if there and conduct.files < FILES_A_MATCH:
            conduct.files += 1
            path = self.failures.file(match.table, match.id, seat, bot, seed_of(match.table, seat), problem)
        about = {"match": match.id, "game": match.table.game.id, "seq": match.seq, "seat": seat, "bot": bot}
        self.metrics.bot_failed()
        log.error("bot failed", **about, problem=problem, file=str(path or ""))

    async def close(self) -> None:
        """Ends everything."""
        self._closed = True
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


def whose_is(match: Match) -> Whose:
    """For whom the bots of a match think. A person waits where one is connected who plays. A match of which nobody
    knows any more who made it counts by itself."""
    awaited = any(viewer.seat >= 0 and not match.seats[viewer.seat].played_by_bot for viewer in match.viewers)
    return Whose(match.maker or f"match {match.id}", match.id, awaited)


def seed_of(table: Table, seat: int) -> int:
    """A seed for one decision, from which nothing of the dealer's can be found out."""
    secret = table.dealer.seed if table.dealer is not None else ""
    digest = hashlib.sha256(f"{secret}|bot|{seat}|{len(table.journal)}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
