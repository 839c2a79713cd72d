"""A viewer's messages as server-sent events, for bots and for whoever cannot keep a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import orjson

from quarterdeck.server.errors import Problem
from quarterdeck.server.match import Match, Viewer

ALIVE_SECONDS = 15.0


class Reader(Viewer):
    """Somebody who reads a stream."""

    __slots__ = ("wake",)

    def __init__(self, seat: int, sent: int | None) -> None:
        super().__init__(seat, sent)
        self.wake = asyncio.Event()

    def poke(self) -> None:
        self.wake.set()


async def stream(match: Match, seat: int, since: int | None, done: Callable[[], None]) -> AsyncIterator[bytes]:
    """A snapshot, or everything after `since`, and then every update. Ends when the match is given up."""
    reader = Reader(seat, since)
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
        done()
