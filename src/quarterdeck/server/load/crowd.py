"""Many clients in one process of their own, playing at random over WebSockets. Prints what they saw as JSON.

    python -m quarterdeck.server.load.crowd URL MATCHES SECONDS PACE

SECONDS 0 plays every game to its end. PACE is moves a second over all matches; 0 is as fast as it goes, and then goes
on unmeasured until the games are half over, where everybody rests while the server's memory is read.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
import urllib.request
from collections import deque
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4
SETTLE = 1.0
"""Seconds in which everybody hears that everybody has come, before a paced measurement."""
MIDDLE = 200
"""So many moves and a game of four is about half over."""
LONGEST = 300.0
"""Seconds after which games that have not ended are left."""


class Match:
    """One match as the crowd sees it: when its last move was sent, and who still has to see it."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.sent_at = 0.0
        self.sent_for = -1
        self.sent_by = -1
        self.over = False


class Crowd:
    """All matches, and what is measured."""

    def __init__(self, url: str, pace: float) -> None:
        self.url = url
        self.pace = pace
        self.rng = random.Random(1)
        self.matches: list[Match] = []
        self.ready: deque[tuple[Match, int, ClientConnection, dict[str, Any]]] = deque()
        self.waits: list[float] = []
        self.moves = 0
        self.bytes = 0
        self.joined = 0
        self.resting = False

    def create(self, count: int) -> None:
        """New matches of four people."""
        for _ in range(count):
            body = orjson.dumps({"game": "ahoy", "seats": [{"kind": "human"}] * PLAYERS})
            asked = urllib.request.Request(f"{self.url}/api/v2/matches", body, {"Content-Type": "application/json"})
            with urllib.request.urlopen(asked) as answer:
                made = orjson.loads(answer.read())
            self.matches.append(Match(made["match"], made["tokens"]))

    async def sit(self, match: Match, seat: int) -> None:
        """One seat: follows everything, answers when it is asked."""
        async with connect(self.url.replace("http", "ws") + "/ws/v2", max_size=None, compression=None) as socket:
            await socket.send(orjson.dumps({"type": "join", "token": match.tokens[seat]}).decode())
            first = True
            async for text in socket:
                self.joined += first
                first = False
                assert isinstance(text, str)
                self.bytes += len(text)
                await self._hear(match, seat, socket, text)
                if match.over:
                    return

    async def _hear(self, match: Match, seat: int, socket: ClientConnection, text: str) -> None:
        if text.startswith('{"type":"ack"'):
            self.moves += 1
            return
        if seat != match.sent_by and match.sent_for >= 0:
            self.waits.append(time.perf_counter() - match.sent_at)
        if '"ask":null' in text and '"over":null' in text:
            return
        message = orjson.loads(text)
        assert message["type"] != "error", message
        match.over = bool(message["over"])
        if message["ask"] and message["seq"] != match.sent_for and not self.resting:
            if self.pace:
                self.ready.append((match, seat, socket, message))
            else:
                await self._move(match, seat, socket, message)

    async def _move(self, match: Match, seat: int, socket: ClientConnection, shown: dict[str, Any]) -> None:
        key = self.rng.choice(shown["ask"]["options"])["key"]
        move = {"type": "move", "move_id": f"{seat}.{shown['seq']}", "seq": shown["seq"], "key": key}
        match.sent_by, match.sent_for, match.sent_at = seat, shown["seq"], time.perf_counter()
        await socket.send(orjson.dumps(move).decode())

    async def _paced(self) -> None:
        following = time.perf_counter()
        while True:
            following += 1 / self.pace
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            if self.ready:
                await self._move(*self.ready.popleft())

    async def _half_over(self, start: float) -> None:
        while self.moves < MIDDLE * len(self.matches) and time.perf_counter() - start < LONGEST:
            await asyncio.sleep(0.05)
        self.resting = True
        await asyncio.sleep(SETTLE)

    async def run(self, seconds: float) -> dict[str, float]:
        """Lets everybody sit down, then measures."""
        seats = [asyncio.create_task(self.sit(match, seat)) for match in self.matches for seat in range(PLAYERS)]
        while self.joined < len(seats):
            await asyncio.sleep(0.01)
        if self.pace:
            await asyncio.sleep(SETTLE)
        self.waits.clear()
        start, moves, sent = time.perf_counter(), self.moves, self.bytes
        print("begin", flush=True)
        pacer = asyncio.create_task(self._paced()) if self.pace else None
        await asyncio.wait(seats, timeout=seconds or LONGEST)
        spent = time.perf_counter() - start
        print("end", flush=True)
        figures = {"moves": self.moves - moves, "seconds": spent, "bytes": self.bytes - sent} | quantiles(self.waits)
        if seconds and not self.pace:
            await self._half_over(start)
        print("rest", flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # the server's memory is read while everybody still sits
        for task in [*seats, *([pacer] if pacer else [])]:
            task.cancel()
        await asyncio.gather(*seats, return_exceptions=True)
        return figures


def quantiles(waits: list[float]) -> dict[str, float]:
    """The middle and the slow end, in milliseconds."""
    if not waits:
        return {"p50_ms": 0.0, "p99_ms": 0.0}
    ordered = sorted(waits)
    return {"p50_ms": ordered[len(ordered) // 2] * 1e3, "p99_ms": ordered[int(len(ordered) * 0.99)] * 1e3}


def main(url: str, matches: int, seconds: float, pace: float) -> None:
    crowd = Crowd(url, pace)
    crowd.create(matches)
    figures: dict[str, Any] = asyncio.run(crowd.run(seconds))
    print(json.dumps(figures | {"matches": [[match.id, match.tokens[0]] for match in crowd.matches]}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]))
