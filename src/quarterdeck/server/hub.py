"""All matches: made, found, loaded from their logs, unloaded when nobody looks at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import orjson
import structlog

from quarterdeck import games
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.rules.chance import Dealer, Word
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import LANGUAGES
from quarterdeck.server.bots import BotDriver, Thinkers, is_bot, usual
from quarterdeck.server.claims import UNCLAIMED, to_be_claimed
from quarterdeck.server.errors import Problem, shell
from quarterdeck.server.failures import Failures
from quarterdeck.server.match import Match
from quarterdeck.server.opening import Opened, opened
from quarterdeck.server.record import Before, Marks, checkpoint_of, row_of
from quarterdeck.server.reopening import Unreadable, answers_in
from quarterdeck.server.replays import Replays
from quarterdeck.server.seats import BOT, HUMAN, OPEN, Seat, clean_name, now
from quarterdeck.server.seeds import Seeds, drawn_now
from quarterdeck.server.settings import Settings
from quarterdeck.server.steward import Steward
from quarterdeck.server.store.store import INSERT_MATCH, INSERT_SEAT, Store, Stored, checkpoint_row, log_row
from quarterdeck.server.store.writer import Change
from quarterdeck.server.texts import Texts
from quarterdeck.server.tokens import Tokens

log = structlog.get_logger()

SWEEP_SECONDS = 1.0


class Hub:
    """The matches of this server."""

    def __init__(self, settings: Settings, store: Store, tokens: Tokens) -> None:
        self.settings = settings
        self.store = store
        self.metrics = store.metrics
        self.tokens = tokens
        berths = settings.bot_tables, settings.bot_tables_each
        thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, *berths)
        self.bots = BotDriver(thinkers, Failures(settings.data / "failures"))
        self.bots.metrics = thinkers.metrics = self.metrics
        self.steward = Steward(settings.bot_seconds)
        self.seeds = Seeds()
        self.replays = Replays(settings.replays)
        self.live: dict[str, Match] = {}
        self.stopping = False
        self.leaving: set[str] = set()
        """Matches that are being deleted."""
        self._texts: dict[str, Texts] = {}
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins the upkeep."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def let_go(self) -> None:
        """Stops everything that goes on: bots think no more, viewers are told to come again."""
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.bots.close()
        await self.steward.close()
        self.replays.close()
        await asyncio.gather(*(self._keep(match) for match in self.live.values()))
        for match in list(self.live.values()):
            match.give_up()

    async def _keep(self, match: Match) -> None:
        """Stores where a match stands: the next version may not be able to replay it, but can go on from there."""
        try:
            await match.keep()
        except Exception as problem:
            log.warning("position not stored", match=match.id, problem=type(problem).__name__)

    async def close(self) -> None:
        """Closes the database; what was acknowledged is stored already."""
        await self.let_go()
        await self.store.close()

    def texts(self, game: Game) -> Texts:
        """The texts of a game, read once."""
        if game.id not in self._texts:
            self._texts[game.id] = Texts(game)
        return self._texts[game.id]

    def game(self, id: str) -> Game:
        """A game by its id."""
        try:
            return games.game(id)
        except SettingError:
            raise Problem("not_found", "problem-no-game") from None

    # Making

    async def create(
        self,
        game_id: str,
        seats: list[Seat],
        options: dict[str, str],
        words: Sequence[Word] = (),
        seed_id: str = "",
    ) -> Match:
        """A new match, with the words that were given for its dice after the seed was drawn."""
        game = self.game(game_id)
        for seat in seats:
            if seat.kind == BOT:
                seat.bot = seat.bot or usual(game)
            if seat.kind == BOT and not is_bot(seat.bot, game):
                raise Problem("bad_request", "problem-no-bot")
        try:
            setting = game.check(Setting(len(seats), options))
        except SettingError as error:
            raise self._unset(game, error) from None
        drawn = self.seeds.take(seed_id) if seed_id else drawn_now()
        id, seed = drawn.match, drawn.seed
        table = Table(game, setting, Dealer(seed, id, list(words)))
        data = row_of(table, Before.anything(), 0) | ({"words": words} if words else {})
        await self._insert(id, table, seed, seats, data)
        marks = Marks()
        marks.add(table.told, 0)
        match = self._seated(id, table, seats, marks, 0)
        self._take_in(match)
        log.info("match made", match=id, game=game.id, seats=[seat.kind for seat in seats])
        return match

    def _unset(self, game: Game, error: SettingError) -> Problem:
        """Why a table cannot be set up, in every language if the game has the words."""
        if error.told is None:
            return Problem("bad_request", "problem-setting", reason=str(error))
        reason = self.texts(game).rendered(error.told)
        words = {lang: shell(lang).say("problem-setting", reason=reason[lang]) for lang in LANGUAGES}
        return Problem("bad_request", words=words)

    async def _insert(self, id: str, table: Table, seed: str, seats: list[Seat], data: dict[str, Any]) -> None:
        row = {
            "id": id,
            "game": table.game.id,
            "rules": table.game.rules_version,
            "schema": table.game.schema,
            "players": table.setting.players,
            "options": orjson.dumps(table.setting.options).decode(),
            "seed": seed,
            "created": now(),
            "status": "playing",
            "rematch": "",
        }
        start = _log_row(id, 0, "start", data)
        changes = [
            Change(INSERT_MATCH, [row]),
            Change(INSERT_SEAT, [seat.row(id) for seat in seats]),
            log_row(start),
            *checkpoint_row(id, 0, checkpoint_of(table, 0)),
        ]
        try:
            await self.store.writer.write(changes)
        except Exception:
            raise Problem("unavailable") from None

    async def rematch(self, match: Match, seat: int, sequel: bool = False, entropy: str = "", seed_id: str = "") -> str:
        """The match that follows, with the same seats; bots that had taken over leave them.

        It starts as this one did or, as a `sequel`, with what the game carries over.
        """

        async def make() -> str:
            seats = [
                Seat(one.seat, BOT, one.name, one.bot) if one.kind == BOT else Seat(one.seat, OPEN, one.name)
                for one in match.seats
            ]
            seats = [to_be_claimed(seat) if match.seats[seat.seat].key == UNCLAIMED else seat for seat in seats]
            carried = match.table.game.sequel(match.table.state) if sequel else {}
            options = match.table.setting.options | carried
            words = [(0, seat, entropy)] if entropy else []
            made = await self.create(match.table.game.id, seats, options, words, seed_id)
            made.maker = match.maker
            return made.id

        return await match.next_match(seat, make)

    # Finding

    async def match(self, id: str) -> Match:
        """A match by its id, loaded if it sleeps. Raises Problem."""
        if self.stopping or id in self.leaving:
            raise Problem("unavailable")
        found = self.live.get(id)
        if found is not None and not found.gone:
            found.used = time.monotonic()
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    def asleep(self, id: str) -> bool:
        """Whether nobody has the match open."""
        return id not in self.live and id not in self._loading

    async def _load(self, id: str) -> Match:
        try:
            stored = await self.store.match(id)
        except Exception as problem:
            log.error("not read", match=id, problem=type(problem).__name__)
            raise Problem("unavailable") from None
        if stored is None:
            raise Problem("not_found", "problem-no-match")
        started = time.perf_counter()
        there = await self._opened(stored)
        table, story = there.found.table, there.found.story
        match = self._seated(id, table, there.seats, story.marks, story.asked)
        for seat in there.seats:
            match.restore_orders(seat.seat, there.orders[seat.seat])
        match.claims.devices = there.devices
        match.rematch = stored.match["rematch"]
        match.kept = match.seq if there.found.anew else (stored.checkpoint or {"seq": 0})["seq"]
        match.lost = story.lost
        match.rules = stored.match["rules"]
        for row in stored.log:
            if row["move_id"]:
                match.remember(row["seat"], row["move_id"])
        self._take_in(match)
        log.info("match loaded", match=id, seq=match.seq, ms=round((time.perf_counter() - started) * 1000, 1))
        return match

    async def _opened(self, stored: Stored) -> Opened:
        """The match as it stood; where it has to start anew from its stored position, that is stored first."""
        id, seq = stored.match["id"], len(stored.log)
        try:
            there = await asyncio.to_thread(opened, stored)
        except Unreadable as problem:
            log.error("match cannot be opened", match=id, game=stored.match["game"], problem=str(problem))
            raise Problem("unreadable") from None
        found = there.found
        if found.anew is None:
            return there
        log.warning("rules have changed", match=id, game=there.game.id, lost=found.story.lost, why=found.why)
        row = _log_row(id, seq, "rules", found.anew | {"asked": seq})
        found.story.asked = seq
        point = checkpoint_of(found.table, answers_in(found.table.journal))
        try:
            await self.store.writer.write([log_row(row), *checkpoint_row(id, seq, point)])
        except Exception:
            raise Problem("unavailable") from None
        return there

    def _seated(self, id: str, table: Table, seats: list[Seat], marks: Marks, asked: int) -> Match:
        texts = self.texts(table.game)
        match = Match(id, self.store, table, texts, seats, marks, asked, self.settings.checkpoint_every)
        match.on_change = self._on_change
        match.token_of = self.tokens.make
        return match

    def _take_in(self, match: Match) -> None:
        for seat in match.seats:
            if seat.kind == HUMAN:
                match.vanished[seat.seat] = time.monotonic()
        self.live[match.id] = match
        self._on_change(match)

    def _on_change(self, match: Match) -> None:
        if match.gone:
            if self.live.get(match.id) is match:
                del self.live[match.id]
        elif not self.stopping:
            self.bots.poke(match)
            self.steward.poke(match)

    # Upkeep

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.takeover_seconds / 2))
            for match in list(self.live.values()):
                try:
                    await self._look_after(match)
                except Problem:
                    pass
                except Exception as problem:
                    log.error("upkeep failed", match=match.id, problem=repr(problem))

    async def _look_after(self, match: Match) -> None:
        moment = time.monotonic()
        match.table.pack()
        if not match.viewers:
            quiet = moment - match.used > self.settings.idle_seconds
            if quiet and not match.lock.locked() and not self.bots.busy(match):
                await self._keep(match)
                match.give_up()
            return
        if match.table.over or not any(viewer.seat >= 0 for viewer in match.viewers):
            return
        for seat in match.table.waiting():
            gone_since = match.vanished.get(seat, moment)
            human = match.seats[seat].kind == HUMAN and not match.seats[seat].away
            if human and not match.here(seat) and moment - gone_since > self.settings.takeover_seconds:
                await match.takeover(seat, self.stand_in(match))

    def stand_in(self, match: Match) -> str:
        """The bot that plays for somebody who is gone."""
        return self.settings.takeover_bot or usual(match.table.game)


def new_seat(number: int, kind: str, name: str, bot: str) -> Seat:
    """A seat of a match to be made."""
    seat = Seat(number, kind, clean_name(name), bot if kind == BOT else "")
    return to_be_claimed(seat) if kind == OPEN else seat


def _log_row(match: str, seq: int, kind: str, data: dict[str, Any]) -> dict[str, Any]:
    plain = orjson.dumps(data).decode()
    return {"match": match, "seq": seq, "at": now(), "kind": kind, "seat": -1, "move_id": "", "data": plain}
