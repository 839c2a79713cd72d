"""A viewer's messages as server-sent events, for bots and for whoever cannot keep a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import orjson
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from quarterdeck.server.errors import Problem
from quarterdeck.server.match import Match
from quarterdeck.server.tokens import Holder
from quarterdeck.server.viewer import Viewer

ALIVE_SECONDS = 15.0
STREAM = "text/event-stream"
NOT_KEPT = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Reader(Viewer):
    """Somebody who reads a stream."""

    __slots__ = ("wake",)

    def __init__(self, seat: int, sent: int | None) -> None:
        super().__init__(seat, sent)
        self.wake = asyncio.Event()

    def poke(self) -> None:
        self.wake.set()


class Streaming(StreamingResponse):
    """A stream that says when it is done with, also where its reader left before it began."""

    def __init__(self, content: AsyncIterator[bytes], done: Callable[[], None]) -> None:
        super().__init__(content, media_type=STREAM, headers=NOT_KEPT)
        self.done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.done()


async def stream(match: Match, who: Holder, device: str, since: int | None) -> AsyncIterator[bytes]:
    """A snapshot, or everything after `since`, and then every update. Ends when the match is given up."""
    reader = Reader(who.seat, since)
    reader.device = device
    reader.ended = not match.claims.opens(who)
    reader.poke()
    match.attach(reader)
    try:
        while True:
            try:
                await asyncio.wait_for(reader.wake.wait(), ALIVE_SECONDS)
            except TimeoutError:
                yield b": alive\n\n"
                continue
            reader.wake.clear()
            if not match.news_for(reader):
                continue
            try:
                content = await match.message(reader)
            except Problem as problem:
                yield b"event: error\ndata: " + orjson.dumps(problem.plain()) + b"\n\n"
                return
            assert reader.sent is not None
            yield b"id: %d\ndata: %s\n\n" % (reader.sent, content)
    finally:
        match.detach(reader)
