"""A live match: its table, its seats, and those who look at it.

Every change goes the same way: made at the table, written to the log, and only when it is durable acknowledged and
shown. Changes of a match run one after the other, each in a task of its own, so that a client that goes away in the
middle breaks nothing. If a change cannot be written, the match is given up and loaded anew from its log.
"""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import orjson
import structlog

from quarterdeck.kernel.rules.chance import Word
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server.claims import Claims
from quarterdeck.server.errors import Problem
from quarterdeck.server.record import Before, Marks, checkpoint_of, row_of
from quarterdeck.server.reopening import answers_in
from quarterdeck.server.seats import BOT, HUMAN, OPEN, Seat, clean_name, now
from quarterdeck.server.showing import Showing
from quarterdeck.server.store.store import Store, checkpoint_row, log_row, match_row, orders_row, seat_row
from quarterdeck.server.store.writer import Change
from quarterdeck.server.texts import Tongues
from quarterdeck.server.viewer import Viewer
from quarterdeck.server.words import Words

log = structlog.get_logger()
T = TypeVar("T")

MARK_BITS = 0xFFFF_FFFF


class Match:
    """One match in memory."""

    def __init__(
        self,
        id: str,
        store: Store,
        table: Table,
        texts: Tongues,
        seats: list[Seat],
        marks: Marks,
        asked: int,
        checkpoint_every: int,
    ) -> None:
        self.id = id
        self.store = store
        self.table = table
        self.texts = texts
        self.seats = seats
        self.marks = marks
        self.seq = len(marks) - 1
        self.asked = asked
        self.rematch = ""
        self.maker = ""
        """The address of whoever made it, for whom it counts where many bots think; in memory only, and not known of a
        match that was loaded."""
        self.lost: int | None = None
        """How many answers were lost when it last had to start anew; None if it never had to."""
        self.rules = table.game.rules_version
        """The version of the rules that it began with."""
        self.checkpoint_every = checkpoint_every
        self.kept = 0
        """The seq at which the position was last stored."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.gone = False
        self.used = time.monotonic()
        self.vanished: dict[int, float] = {}
        """Since when a human seat has nobody connected."""
        self.on_change: Callable[[Match], None] = lambda match: None
        self.token_of: Callable[[str, int], str] = lambda match, seat: ""
        self._ids = array("I")
        """A mark of every move id that came: what has none is new, the rest is looked up in the log."""
        self._orders: dict[int, dict[str, str]] = {}
        """The standing orders as they are stored."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.claims = Claims(self)
        self.words = Words(self)
        self.showing = Showing(self)
        self.regard_people()

    # Looking

    def attach(self, viewer: Viewer) -> None:
        """A viewer comes."""
        self.viewers.add(viewer)
        self.used = time.monotonic()
        self.vanished.pop(viewer.seat, None)
        self._presence(viewer)

    def detach(self, viewer: Viewer) -> None:
        """A viewer goes."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.seat >= 0 and not self.here(viewer.seat):
            self.vanished[viewer.seat] = time.monotonic()
        self._presence(viewer)

    def regard_people(self) -> None:
        """Whoever plays against bots alone may take back anything; and there, or where all share one screen, nobody
        can tell from a time what another holds."""
        people = [seat.seat for seat in self.seats if seat.kind != BOT]
        self.table.forgiving = len(people) <= 1
        self.table.at_once = people if len(people) <= 1 or self._one_screen(people) else []

    def _one_screen(self, people: list[int]) -> bool:
        pages = {viewer.page for viewer in self.viewers if viewer.seat >= 0}
        return len(pages) == 1 and "" not in pages and all(self.here(seat) for seat in people)

    def _presence(self, viewer: Viewer) -> None:
        if viewer.seat >= 0:
            self.regard_people()
            self.showing.forget()
            self._poke(viewer)
        self.on_change(self)

    def _poke(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.poke()

    def here(self, seat: int) -> bool:
        """Whether somebody is connected as this seat."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def news_for(self, viewer: Viewer) -> bool:
        """Whether there is something to tell this viewer."""
        return viewer.closing or viewer.ended or viewer.shown != self.showing.turn

    async def message(self, viewer: Viewer) -> bytes:
        """What this viewer is to be told now; from then on it has that."""
        async with self.lock:
            self._check_there()
            viewer.check()
            content = self.showing.message(viewer.seat, viewer.sent, viewer.lang, self.claims.news(viewer))
            viewer.sent, viewer.shown = self.seq, self.showing.turn
            if not any(self.news_for(other) for other in self.viewers):
                self.showing.release()
            return content

    async def snapshot(self, seat: int, lang: str) -> bytes:
        """The whole truth for a seat that is not connected."""
        async with self.lock:
            self._check_there()
            return self.showing.made(seat, None, lang)

    # Changing

    async def move(self, seat: int, move_id: str, seq: int, key: str) -> int:
        """A seat's answer. The seq that it made."""
        return await self.alone(self._move(seat, move_id, seq, key))

    async def act(self, seat: int, move_id: str, seq: int, act: str, bot: str) -> int:
        """Taking back and the like. `bot` plays for a seat that leaves. The seq that it made."""
        return await self.alone(self._act(seat, move_id, seq, act, bot))

    async def name(self, seat: int, name: str) -> int:
        """A seat takes a name."""
        return await self.alone(self._name(seat, name))

    async def order(self, seat: int, orders: dict[str, str]) -> int:
        """A seat's standing orders, all of them. They are no change of the match: nobody else is told anything."""
        return await self.alone(self._order(seat, orders))

    async def sit(self, seat: int) -> None:
        """The holder of an open seat's token has come."""
        if seat >= 0 and self.seats[seat].kind == OPEN:
            await self.alone(self._sit(seat))

    async def bot_move(self, seat: int, asked: int, key: str) -> bool:
        """A bot's answer to the question of `asked`; False if the table has moved on since."""
        return await self.alone(self._bot_move(seat, asked, key))

    async def only_move(self, seat: int, asked: int) -> bool:
        """The answer of somebody who can give no other, to the question of `asked`; False if that is past."""
        return await self.alone(self._only_move(seat, asked))

    async def takeover(self, seat: int, bot: str) -> None:
        """A bot takes the seat of a human who vanished."""
        await self.alone(self._leave(seat, "", bot))

    async def next_match(self, seat: int, make: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """The match that follows this one; the first who asks has it made."""
        return await self.alone(self._next_match(seat, make))

    async def alone(self, change: Coroutine[Any, Any, T]) -> T:
        """A change, when those before it are done."""
        task = asyncio.create_task(self._locked(change))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _locked(self, change: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            self.used = time.monotonic()
            if self.gone:
                change.close()
            self._check_there()
            return await change

    def _check_there(self) -> None:
        if self.gone:
            raise Problem("unavailable")

    async def _move(self, seat: int, move_id: str, seq: int, key: str) -> int:
        known = await self._known(seat, move_id)
        if known is not None:
            return known
        self._check_open(seat, seq)
        if seat not in self.table.waiting():
            raise Problem("not_yours", seq=self.seq)
        before = Before.change(self.table)
        try:
            self.table.answer_key(seat, key)
        except Refused as refusal:
            raise self._refusal(seat, key, refusal) from None
        except RuleFailure as failure:
            raise self._failure(failure) from None
        return await self._changed("move", seat, move_id, before)

    def _refusal(self, seat: int, key: str, refusal: Refused) -> Problem:
        reason = self.table.why_not(seat, key)
        return Problem("refused", seq=self.seq, clause=refusal.clause, told=self.texts.refusal(reason.message))

    def _failure(self, failure: RuleFailure) -> Problem:
        log.error("rules failed", match=self.id, seq=self.seq, failure=str(failure))
        return Problem("refused", "problem-rule-failed", seq=self.seq)

    async def _bot_move(self, seat: int, asked: int, key: str) -> bool:
        if asked != self.asked or seat not in self.table.waiting() or not self.seats[seat].played_by_bot:
            return False
        before = Before.change(self.table)
        self.table.answer_key(seat, key)
        await self._changed("move", seat, "", before)
        return True

    async def _only_move(self, seat: int, asked: int) -> bool:
        if asked != self.asked or self.seats[seat].played_by_bot or not self.table.forced(seat):
            return False
        before = Before.change(self.table)
        self.table.answer(seat, self.table.options(seat)[0])
        await self._changed("move", seat, "", before)
        return True

    async def _act(self, seat: int, move_id: str, seq: int, act: str, bot: str) -> int:
        known = await self._known(seat, move_id)
        if known is not None:
            return known
        if act == "return":
            return await self._return(seat, move_id)
        if act == "leave":
            if self.seats[seat].away:
                raise Problem("not_yours", "problem-bot-plays", seq=self.seq)
            return await self._leave(seat, move_id, bot)
        self._check_open(seat, seq)
        before = Before.change(self.table)
        try:
            self._do(seat, act)
        except Refused as refusal:
            raise Problem("refused", refusal.said or _WORDS[act], seq=self.seq, clause=refusal.clause) from None
        except RuleFailure as failure:
            raise self._failure(failure) from None
        return await self._changed(act, seat, move_id, before)

    def _do(self, seat: int, act: str) -> None:
        table = self.table
        if act == "undo":
            table.undo(seat)
        elif act == "redo":
            table.redo(seat)
        elif act == "restart":
            table.restart_turn(seat)
        else:
            table.concede(seat)

    async def _name(self, seat: int, name: str) -> int:
        changed = self.seats[seat].copy()
        changed.name = clean_name(name)
        if changed.kind == OPEN:
            changed.kind = HUMAN
        if changed == self.seats[seat]:
            return self.seq
        return await self.seated("name", changed, "")

    async def _order(self, seat: int, orders: dict[str, str]) -> int:
        if self.table.over:
            raise Problem("over", seq=self.seq)
        if self.seats[seat].away:
            raise Problem("not_yours", "problem-bot-plays", seq=self.seq)
        try:
            self.table.order(seat, orders)
        except Refused:
            raise Problem("refused", "problem-no-order", seq=self.seq) from None
        changed = self._orders_changed()
        if changed:
            await self.make_durable(changed)
            self._noted_orders()
            self.shown_to(seat)
        return self.seq

    def _orders_changed(self) -> list[Change]:
        """What has changed of the standing orders: given, cleared, or ended with a turn."""
        held = self.table.orders.held
        seats = [seat.seat for seat in self.seats if held.get(seat.seat, {}) != self._orders.get(seat.seat, {})]
        return [orders_row(self.id, seat, orjson.dumps(held.get(seat, {})).decode()) for seat in seats]

    def _noted_orders(self) -> None:
        self._orders = self.table.orders.copy().held

    def restore_orders(self, seat: int, orders: dict[str, str]) -> None:
        """A seat's standing orders from the store, as far as the game still knows such questions."""
        known = {prompt: until for prompt, until in orders.items() if prompt in self.table.game.orders}
        if known:
            self.table.orders.held[seat] = known
        self._noted_orders()

    async def _sit(self, seat: int) -> None:
        if self.seats[seat].kind == OPEN:
            changed = self.seats[seat].copy()
            changed.kind = HUMAN
            await self.seated("sit", changed, "")

    async def _leave(self, seat: int, move_id: str, bot: str) -> int:
        if self.table.over:
            raise Problem("over", seq=self.seq)
        changed = self.seats[seat].copy()
        if changed.played_by_bot:
            return self.seq
        changed.kind, changed.away, changed.bot = HUMAN, True, bot
        return await self.seated("leave", changed, move_id)

    async def _return(self, seat: int, move_id: str) -> int:
        changed = self.seats[seat].copy()
        if not changed.away:
            raise Problem("refused", "problem-seated", seq=self.seq)
        changed.away, changed.bot = False, ""
        return await self.seated("return", changed, move_id)

    async def _next_match(self, seat: int, make: Callable[[], Coroutine[Any, Any, str]]) -> str:
        if self.rematch:
            return self.rematch
        if not self.table.over:
            raise Problem("not_yours", "problem-not-over", seq=self.seq)
        made = await make()
        await self._write("rematch", seat, "", self._still(), [match_row(self.id, rematch=made)])
        self.rematch = made
        self._shown()
        return made

    # What every change needs

    async def _known(self, seat: int, move_id: str) -> int | None:
        """The seq that this move made when it first came, if it came before."""
        return await self.store.answered(self.id, seat, move_id) if _mark(seat, move_id) in self._ids else None

    def _check_open(self, seat: int, seq: int) -> None:
        if self.table.over:
            raise Problem("over", seq=self.seq)
        if not self.asked <= seq <= self.seq:
            raise Problem("stale", seq=self.seq)
        if self.seats[seat].away:
            raise Problem("not_yours", "problem-bot-plays", seq=self.seq)

    async def _changed(self, kind: str, seat: int, move_id: str, before: Before) -> int:
        """Writes what has changed at the table, then shows it."""
        asked = self.seq + 1 if self.table.asked != before.asked else self.asked
        data = row_of(self.table, before, asked)
        further = [match_row(self.id, status="over")] if self.table.over else []
        taken_back = data["cut"] < before.answers  # the stored position may no longer be part of the game
        if taken_back or self.table.over or (self.seq + 1) % self.checkpoint_every == 0:
            further += self._checkpoint(self.seq + 1)
            self.kept = self.seq + 1
        await self._write(kind, seat, move_id, data, further + self._orders_changed())
        self._noted_orders()
        self.asked = asked
        self.table.pack()
        self._shown()
        return self.seq

    def _checkpoint(self, seq: int) -> list[Change]:
        return checkpoint_row(self.id, seq, checkpoint_of(self.table, answers_in(self.table.answers())))

    async def keep(self) -> None:
        """Stores the position as it is, so that whatever version opens the match next can go on from here."""
        async with self.lock:
            if self.kept < self.seq and not self.gone and not self.table.over:
                await self.store.writer.write(self._checkpoint(self.seq))
                self.kept = self.seq

    async def seated(
        self, kind: str, changed: Seat, move_id: str, further: Sequence[Change] = (), words: Sequence[Word] = ()
    ) -> int:
        """Writes what has changed of a seat, and the words that it gave for the dice, then shows it."""
        data = self._still() | ({"words": words} if words else {})
        await self._write(kind, changed.seat, move_id, data, [seat_row(changed.row(self.id)), *further])
        self.seats[changed.seat] = changed
        if words and self.table.dealer is not None:
            self.table.dealer = self.table.dealer.hearing(list(words))
        self._shown()
        return self.seq

    def _still(self) -> dict[str, Any]:
        """The data of a change that leaves the table as it is."""
        count = self.table.told
        return {"events": count, "kept": count}

    async def _write(self, kind: str, seat: int, move_id: str, data: dict[str, Any], further: list[Change]) -> None:
        row = {
            "match": self.id,
            "seq": self.seq + 1,
            "at": now(),
            "kind": kind,
            "seat": seat,
            "move_id": move_id,
            "data": orjson.dumps(data).decode(),
        }
        await self.make_durable([log_row(row), *further])
        self.store.metrics.changed(kind)
        self.seq += 1
        self.marks.add(data["events"], data["kept"])
        if move_id:
            self.remember(seat, move_id)

    async def make_durable(self, changes: list[Change]) -> None:
        """Makes changes durable; the match is given up where that fails."""
        try:
            await self.store.writer.write(changes)
        except Exception as problem:
            log.error("not stored", match=self.id, seq=self.seq + 1, problem=type(problem).__name__)
            self.give_up()
            raise Problem("unavailable") from problem

    def remember(self, seat: int, move_id: str) -> None:
        """A move has come, in case it comes again."""
        self._ids.append(_mark(seat, move_id))

    def _shown(self) -> None:
        self.showing.forget()
        self._poke()
        self.on_change(self)

    def shown_to(self, seat: int) -> None:
        """Only this seat has something new to see."""
        before = self.showing.turn
        self.showing.forget()
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.poke()
            elif viewer.shown == before:
                viewer.shown = self.showing.turn

    def give_up(self) -> None:
        """Nobody uses this copy of the match any more; it is loaded anew when it is next asked for."""
        self.gone = True
        for viewer in self.viewers:
            viewer.closing = True
            viewer.poke()
        self.on_change(self)


_WORDS = {
    "redo": "problem-nothing-to-redo",
    "concede": "problem-no-concede",
}


def _mark(seat: int, move_id: str) -> int:
    return hash((seat, move_id)) & MARK_BITS
