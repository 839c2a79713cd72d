"""The table over a WebSocket: see docs/PROTOCOL.md.

It speaks ASGI itself: what a framework keeps for each socket would be most of what a match costs. What a viewer has to
be told is worked out when it is sent, from what it has: a slow client gets fewer, larger updates and never a queue
without end.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send

from quarterdeck.server import messages as m
from quarterdeck.server.errors import Problem
from quarterdeck.server.guard import known_host, same_origin
from quarterdeck.server.hub import Hub
from quarterdeck.server.limits import Bucket, asker
from quarterdeck.server.match import Match
from quarterdeck.server.settings import Settings
from quarterdeck.server.tokens import WATCHER
from quarterdeck.server.viewer import Viewer

log = structlog.get_logger()

PATH = "/ws/v1"
JOIN_SECONDS = 10.0
CLOSE_SECONDS = 1.0
MOST_WAITING = 200
"""So many answers may wait for a client that does not read; then it is let go."""
MOST_REFUSED = 200
"""So many messages over the limit; then the connection is closed."""

POLICY, TOO_BIG, COME_AGAIN = 1008, 1009, 1012


class Connection(Viewer):
    """One socket. Nothing runs for it while nothing is to be told: whatever there is to send starts a task for it."""

    __slots__ = (
        "answers",
        "bucket",
        "close_with",
        "hub",
        "match",
        "receive",
        "refused",
        "send",
        "sender",
        "settings",
    )

    def __init__(self, receive: Receive, send: Send, hub: Hub, settings: Settings) -> None:
        super().__init__(WATCHER)
        self.receive = receive
        self.send = send
        self.hub = hub
        self.settings = settings
        self.bucket = Bucket(settings.rate, settings.burst)
        self.refused = 0
        self.match: Match | None = None
        self.answers: list[bytes] = []
        self.close_with = 0
        self.sender: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serves the socket until one side ends it."""
        try:
            await self._read()
        finally:
            if self.match is not None:
                self.match.detach(self)
            if self.close_with:
                self.poke()
                if self.sender is not None:
                    await asyncio.wait([self.sender], timeout=CLOSE_SECONDS)
            if self.sender is not None:
                self.sender.cancel()
                await asyncio.gather(self.sender, return_exceptions=True)

    # Reading

    async def _read(self) -> None:
        join_until = time.monotonic() + JOIN_SECONDS
        while not self.close_with:
            try:
                if self.match is None:
                    message = await asyncio.wait_for(self.receive(), max(0.0, join_until - time.monotonic()))
                else:
                    message = await self.receive()
            except TimeoutError:
                self._tell(Problem("unauthorized"))
                self.close_with = POLICY
                return
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message)

    async def _take(self, message: Any) -> None:
        move_id = ""
        try:
            self._check_rate()
            parsed = self._parsed(message)
            move_id = getattr(parsed, "move_id", "")
            await self._do(parsed)
        except Problem as problem:
            self._tell(problem, move_id)
            if problem.code == "unauthorized":
                self.close_with = POLICY
        except Exception as problem:
            log.error("message failed", problem=repr(problem))
            self._tell(Problem("unavailable"), move_id)

    def _check_rate(self) -> None:
        if self.bucket.take():
            return
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.close_with = POLICY
        raise Problem("too_many")

    def _parsed(self, message: Any) -> m.Message:
        text = message.get("text")
        if text is None:
            raise Problem("bad_request")
        if (
            len(text) > self.settings.message_bytes
            or len(text.encode("utf-8", "replace")) > self.settings.message_bytes
        ):
            raise Problem("bad_request", "problem-too-long", bytes=self.settings.message_bytes)
        try:
            return m.FROM_CLIENT.validate_json(text)
        except ValidationError as error:
            raise Problem("bad_request", "problem-form", where=where_of(error)) from None
        except ValueError:
            raise Problem("bad_request") from None

    async def _do(self, message: m.Message) -> None:
        if isinstance(message, m.Ping):
            self._answer({"type": "pong", "id": message.id})
        elif isinstance(message, m.Join):
            await self._join(message)
        else:
            match = self.match
            if match is None:
                raise Problem("unauthorized")
            if self.seat == WATCHER:
                raise Problem("not_yours", "problem-watcher", seq=match.seq)
            self.check()
            await self._play(match, self.seat, message)

    async def _play(self, match: Match, seat: int, message: m.Playing) -> None:
        if isinstance(message, m.Move):
            with self.hub.metrics.moving():
                seq = await match.move(seat, message.move_id, message.seq, message.key)
            self._ack(message.move_id, seq)
        elif isinstance(message, m.Act):
            bot = self.hub.stand_in(match)
            self._ack(message.move_id, await match.act(seat, message.move_id, message.seq, message.act, bot))
        elif isinstance(message, m.Naming):
            self._ack("", await match.name(seat, message.name))
        elif isinstance(message, m.Devices):
            self._ack("", await match.claims.seen(seat, self.device))
        elif isinstance(message, m.Wording):
            self._ack("", await match.words.give(seat, message.entropy))
        elif isinstance(message, m.Ordering):
            self._ack(message.move_id, await match.order(seat, dict(message.orders)))
        else:
            async with match.lock:
                self._answer(
                    {"type": "why", "id": message.id, "key": message.key, **match.showing.why(seat, message.key)}
                )

    async def _join(self, message: m.Join) -> None:
        holder = self.hub.tokens.read(message.token)
        if holder is None or self.match is not None:
            raise Problem("unauthorized" if holder is None else "bad_request")
        match = await self.hub.match(holder.match)
        self.device = await match.claims.enter(holder, message.device)
        self.seat = holder.seat
        self.sent = message.since
        self.page = message.page
        self.match = match
        match.attach(self)
        self.poke()

    # Sending

    def _answer(self, message: dict[str, Any]) -> None:
        if len(self.answers) >= MOST_WAITING:
            self.close_with = POLICY
            return
        self.answers.append(orjson.dumps(message))
        self.poke()

    def _ack(self, move_id: str, seq: int) -> None:
        self._answer({"type": "ack", "move_id": move_id, "seq": seq})

    def _tell(self, problem: Problem, move_id: str = "") -> None:
        self.hub.metrics.failed(problem.code)
        self._answer(problem.plain(move_id))

    def poke(self) -> None:
        """Sends what there is to send, unless that is being done already."""
        if self.sender is None:
            self.sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while await self._send_next():
                pass
        except (OSError, RuntimeError):
            pass  # it is gone; the reader is told so
        finally:
            self.sender = None

    async def _send_next(self) -> bool:
        """Answers come first, then how the match stands. False when everything is told."""
        match = self.match
        if self.answers:
            await self._send_text(self.answers.pop(0))
        elif self.close_with:
            await self.send({"type": "websocket.close", "code": self.close_with})
            return False
        elif match is None or not match.news_for(self):
            return False
        else:
            try:
                content = await match.message(self)
            except Problem as problem:
                await self._send_text(orjson.dumps(problem.plain()))
                code = POLICY if problem.code == "unauthorized" else COME_AGAIN
                await self.send({"type": "websocket.close", "code": code})
                return False
            await self._send_text(content)
        return True

    async def _send_text(self, content: bytes) -> None:
        await self.send({"type": "websocket.send", "text": content.decode()})


def where_of(error: ValidationError) -> str:
    """Which part of a message is wrong, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['type']}" if place else str(first["type"])


def _allowed(scope: Scope, state: State, settings: Settings) -> bool:
    """Whether a socket may be opened: the right path, no foreign page, not too often."""
    headers = Headers(scope=scope)
    if scope["path"] != PATH or not known_host(headers, settings) or not same_origin(headers, settings.origins):
        return False
    return not state.hub.stopping and bool(state.requests.take(asker(scope.get("client"))))


async def serve(scope: Scope, receive: Receive, send: Send, state: State, settings: Settings) -> None:
    """One socket from its handshake to its end."""
    address, places = asker(scope.get("client")), state.places
    await receive()
    if not _allowed(scope, state, settings) or not places.take(address):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        await send({"type": "websocket.accept"})
        await Connection(receive, send, state.hub, settings).run()
    except OSError:
        pass  # it left during the handshake
    finally:
        places.free(address)
