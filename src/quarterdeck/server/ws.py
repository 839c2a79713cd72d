"""The table over a WebSocket: see docs/PROTOCOL.md.

One task reads, one sends. What a viewer has to be told is worked out when it is sent, from what it has: a slow client
gets fewer, larger updates and never a queue without end.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import orjson
import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from quarterdeck.server import messages as m
from quarterdeck.server.errors import Problem
from quarterdeck.server.hub import Hub
from quarterdeck.server.limits import Bucket, Places
from quarterdeck.server.match import Match, Viewer
from quarterdeck.server.settings import Settings
from quarterdeck.server.tokens import WATCHER

log = structlog.get_logger()

JOIN_SECONDS = 10.0
MOST_WAITING = 200
"""So many answers may wait for a client that does not read; then it is let go."""
MOST_REFUSED = 200
"""So many messages over the limit; then the connection is closed."""

POLICY, TOO_BIG, COME_AGAIN = 1008, 1009, 1012


class Connection:
    """One socket."""

    def __init__(self, socket: WebSocket, hub: Hub, settings: Settings) -> None:
        self.socket = socket
        self.hub = hub
        self.settings = settings
        self.bucket = Bucket(settings.rate, settings.burst)
        self.refused = 0
        self.match: Match | None = None
        self.viewer = Viewer(WATCHER)
        self.answers: deque[bytes] = deque()
        self.close_with = 0

    async def run(self) -> None:
        """Serves the socket until one side ends it."""
        sender = asyncio.create_task(self._send())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self.match is not None:
                self.match.detach(self.viewer)
            if self.close_with:
                self.viewer.poke()
                await asyncio.wait([sender], timeout=1.0)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    # Reading

    async def _read(self) -> None:
        while not self.close_with:
            waits = JOIN_SECONDS if self.match is None else None
            try:
                message = await asyncio.wait_for(self.socket.receive(), waits)
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

    def _parsed(self, message: Any) -> m.Join | m.Move | m.Act | m.Why | m.Naming | m.Ping:
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

    async def _do(self, message: m.Join | m.Move | m.Act | m.Why | m.Naming | m.Ping) -> None:
        if isinstance(message, m.Ping):
            self._answer({"type": "pong", "id": message.id})
        elif isinstance(message, m.Join):
            await self._join(message)
        else:
            match = self.match
            if match is None:
                raise Problem("unauthorized")
            if self.viewer.seat == WATCHER:
                raise Problem("not_yours", "problem-watcher", seq=match.seq)
            await self._play(match, self.viewer.seat, message)

    async def _play(self, match: Match, seat: int, message: m.Move | m.Act | m.Why | m.Naming) -> None:
        if isinstance(message, m.Move):
            self._ack(message.move_id, await match.move(seat, message.move_id, message.seq, message.key))
        elif isinstance(message, m.Act):
            bot = self.settings.takeover_bot
            self._ack(message.move_id, await match.act(seat, message.move_id, message.seq, message.act, bot))
        elif isinstance(message, m.Naming):
            self._ack("", await match.name(seat, message.name))
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
        if holder.seat >= len(match.seats):
            raise Problem("unauthorized")
        await match.sit(holder.seat)
        self.viewer.seat = holder.seat
        self.viewer.sent = message.since
        self.match = match
        match.attach(self.viewer)
        self.viewer.poke()

    # Sending

    def _answer(self, message: dict[str, Any]) -> None:
        if len(self.answers) >= MOST_WAITING:
            self.close_with = POLICY
            return
        self.answers.append(orjson.dumps(message))
        self.viewer.poke()

    def _ack(self, move_id: str, seq: int) -> None:
        self._answer({"type": "ack", "move_id": move_id, "seq": seq})

    def _tell(self, problem: Problem, move_id: str = "") -> None:
        self._answer(problem.plain(move_id))

    async def _send(self) -> None:
        viewer, shown = self.viewer, -1
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            while self.answers:
                await self.socket.send_text(self.answers.popleft().decode())
            if self.close_with:
                await self.socket.close(self.close_with)
                return
            match = self.match
            if match is None:
                continue
            if match.showing.turn == shown and not viewer.closing:
                continue
            try:
                content, viewer.sent = await match.message(viewer.seat, viewer.sent)
                shown = match.showing.turn
            except Problem as problem:
                await self.socket.send_text(orjson.dumps(problem.plain()).decode())
                await self.socket.close(COME_AGAIN)
                return
            await self.socket.send_text(content.decode())


def where_of(error: ValidationError) -> str:
    """Which part of a message is wrong, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])[:80]
    return f"{place}: {first['type']}" if place else str(first["type"])


async def serve(socket: WebSocket, hub: Hub, settings: Settings, places: Places, allowed: bool) -> None:
    """One socket from its handshake to its end."""
    address = socket.client.host if socket.client else ""
    if not allowed or hub.stopping or not places.take(address):
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await Connection(socket, hub, settings).run()
    finally:
        places.free(address)
