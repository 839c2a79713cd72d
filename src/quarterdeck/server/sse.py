"""A viewer's messages as server-sent events, for bots and for whoever cannot keep a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import orjson

from quarterdeck.server.errors import Problem
from quarterdeck.server.match import Match, Viewer

ALIVE_SECONDS = 15.0


async def stream(match: Match, seat: int, since: int | None, done: Callable[[], None]) -> AsyncIterator[bytes]:
    """A snapshot, or everything after `since`, and then every update. Ends when the match is given up."""
    viewer = Viewer(seat, since)
    viewer.poke()
    match.attach(viewer)
    shown = -1
    try:
        while True:
            try:
                await asyncio.wait_for(viewer.wake.wait(), ALIVE_SECONDS)
            except TimeoutError:
                yield b": alive\n\n"
                continue
            viewer.wake.clear()
            if match.showing.turn == shown and not viewer.closing:
                continue
            try:
                content, viewer.sent = await match.message(seat, viewer.sent)
            except Problem as problem:
                yield b"event: error\ndata: " + orjson.dumps(problem.plain()) + b"\n\n"
                return
            shown = match.showing.turn
            yield b"id: %d\ndata: %s\n\n" % (viewer.sent, content)
    finally:
        match.detach(viewer)
        done()
