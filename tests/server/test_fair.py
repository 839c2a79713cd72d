"""One table among many on a real server: what a crowd does elsewhere, nobody has to wait for.

Each test says what it measured; `make test-trust` measures longer."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.server.bots import whose_is
from quarterdeck.server.turns import Whose
from tests.server.harness import LiveServer, any_key, play_on, size
from tests.server.test_kill import Process

SECONDS = size("CROWD_SECONDS", 8)
"""So long each side of a comparison is measured."""
TABLES = size("CROWD", 50)
REPLAYS_A_SECOND = 30
WARM_UP = 3.0

Message = dict[str, Any]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    monkeypatch.setenv("QUARTERDECK_BOT_WORKERS", "1")
    monkeypatch.setenv("QUARTERDECK_REPLAYS", "100000")
    one = Process(tmp_path)
    yield one
    one.end()


def made(server: Process, game: str, *kinds: str) -> Message:
    seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "bot": kind} for kind in kinds]
    answer = server.web.post("/api/v2/matches", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def joined(server: Process, token: str) -> ClientConnection:
    socket = await connect(server.url.replace("http", "ws") + "/ws/v2", max_size=None, compression=None)
    await socket.send(json.dumps({"type": "join", "token": token, "page": "one"}))
    return socket


async def watched(server: Process, match: Message, heard: list[int]) -> None:
    """Somebody who looks on, to the end."""
    socket = await joined(server, match["watch"])
    async for text in socket:
        heard[0] += 1
        if '"over":null' not in text and '"type":"error"' not in text:
            return


class Person:
    """Plays at random against a bot, one game after the other. `bots`: how long the bot took, from the person's move to
    the next question; `own`: how long until the person saw the move."""

    def __init__(self, server: Process, game: str, bot: str) -> None:
        self.server = server
        self.game = game
        self.bot = bot
        self.rng = random.Random(1)

    async def play(self, seconds: float) -> dict[str, list[float]]:
        waits: dict[str, list[float]] = {"bots": [], "own": []}
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            socket = await joined(self.server, made(self.server, self.game, "human", self.bot)["tokens"][0])
            await self._game(socket, until, waits)
            await socket.close()
        return waits

    async def _game(self, socket: ClientConnection, until: float, waits: dict[str, list[float]]) -> None:
        sent, began, turned = -1, 0.0, False
        async for text in socket:
            message = json.loads(text)
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["over"] or time.monotonic() > until:
                return
            if sent >= 0 and not turned and message["seq"] > sent:
                waits["own"].append(time.monotonic() - began)
            turned = turned or message["waiting"] == [1]
            if message["ask"] and message["seq"] > sent:
                if turned:
                    waits["bots"].append(time.monotonic() - began)
                await asyncio.sleep(0.02)
                sent, began, turned = message["seq"], time.monotonic(), False
                key = self.rng.choice(message["ask"]["options"])["key"]
                move = {"type": "move", "move_id": f"{sent}", "seq": sent, "key": key}
                await socket.send(json.dumps(move))


def p95(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)]


async def beside(person: Person, crowd: Callable[[], Awaitable[list[asyncio.Task[Any]]]]) -> list[dict[str, Any]]:
    """What a person waits for alone, then with a crowd that has come."""
    await person.play(WARM_UP)
    alone = await person.play(SECONDS)
    tasks = await crowd()
    try:
        return [alone, await person.play(SECONDS)]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_fifty_tables_of_searching_bots_keep_nobody_waiting_for_the_bosun(server: Process) -> None:
    heard = [0]

    async def crowd() -> list[asyncio.Task[Any]]:
        matches = [made(server, "maracaibo", "search", "search") for _ in range(TABLES)]
        tasks = [asyncio.create_task(watched(server, match, heard)) for match in matches]
        await asyncio.sleep(WARM_UP)
        heard[0] = 0
        return tasks

    alone, among = asyncio.run(beside(Person(server, "maracaibo", "bosun"), crowd))
    told = f"{p95(alone['bots']) * 1e3:.0f} ms alone, {p95(among['bots']) * 1e3:.0f} ms beside {TABLES} tables"
    print(f"p95 of {len(alone['bots'])} and {len(among['bots'])} turns of a bosun: {told}, heard {heard[0]} times")
    assert len(among["bots"]) >= 10 and heard[0] >= SECONDS, "the crowd goes on, slowly"
    assert p95(among["bots"]) <= 1.5 * p95(alone["bots"]) + 0.3, told


def test_replays_of_one_game_keep_no_other_table_waiting(server: Process) -> None:
    codes: list[int] = []

    async def replaying(match: Message) -> None:
        rng, headers = random.Random(2), {"Authorization": f"Bearer {match['watch']}"}

        async def one(web: httpx.AsyncClient) -> None:
            path = f"/api/v2/matches/{match['match']}/replay?at={rng.randrange(2000)}&seat=-2"
            codes.append((await web.get(path, headers=headers)).status_code)

        async with httpx.AsyncClient(base_url=server.url, timeout=60) as web, asyncio.TaskGroup() as group:
            following = time.monotonic()
            while True:
                group.create_task(one(web))
                following += 1 / REPLAYS_A_SECOND
                await asyncio.sleep(max(0.0, following - time.monotonic()))

    async def crowd() -> list[asyncio.Task[Any]]:
        match = made(server, "dead_reckoning", "random", "random")
        await watched(server, match, [0])
        task = asyncio.create_task(replaying(match))
        await asyncio.sleep(WARM_UP)
        codes.clear()
        return [task]

    alone, among = asyncio.run(beside(Person(server, "ahoy", "random"), crowd))
    told = f"{p95(alone['own']) * 1e3:.0f} ms alone, {p95(among['own']) * 1e3:.0f} ms beside them"
    print(f"p95 of {len(alone['own'])} and {len(among['own'])} moves: {told}; {len(codes)} replays")
    assert codes.count(200) >= 0.5 * REPLAYS_A_SECOND * SECONDS, "they are answered"
    assert set(codes) <= {200, 429}
    assert p95(among["own"]) <= p95(alone["own"]) + 0.1, told


def test_a_match_counts_for_whoever_made_it_and_nobody_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = "192.0.2.77"
    server = LiveServer(tmp_path, log_level="info")
    try:
        one = server.create("human", "human")
        match = server.hub.live[one.id]
        assert match.maker == "127.0.0.1" and whose_is(match).address == "127.0.0.1"
        match.maker = elsewhere
        clients = [one.client(0), one.client(1)]
        assert whose_is(match).awaited
        play_on(clients, any_key)
        following = one.post("rematch", 0).json()["match"]
        assert server.hub.live[following].maker == elsewhere, "who makes a table for the same people again"
        for client in clients:
            client.close()
        told = "".join(clients[0].all) + one.get("state", 0).text + server.http.get(one.path).text
        assert elsewhere not in told and elsewhere not in capsys.readouterr().err
    finally:
        server.stop()
    server = LiveServer(tmp_path)
    try:
        one.server = server
        assert one.get("state", 0).status_code == 200
        match = server.hub.live[one.id]
        assert match.maker == "" and whose_is(match) == Whose(f"match {one.id}", one.id, awaited=False)
    finally:
        server.stop()


def test_tables_where_nobody_waits_decide_few_at_a_time(tmp_path: Path) -> None:
    """Each goes on all the same, and where a person comes the bots wait for nobody any more."""
    server = LiveServer(tmp_path, bot_tables=2, bot_tables_each=1, bot_seconds=0.05)
    berths = server.hub.bots.thinkers.berths
    try:
        matches = [server.create("search", "search", length="long") for _ in range(6)]
        watchers = [made.client(-1) for made in matches]
        for watcher in watchers:
            watcher.until(lambda shown, watcher=watcher: watcher.shown["seq"] >= 3)
            assert berths.taken.total() <= 1, "all were made at one address"
        server.hub.live[matches[0].id].maker = "192.0.2.1"
        most = 0
        until = time.monotonic() + 10
        while most < 2 and time.monotonic() < until:
            most = max(most, berths.taken.total())
            time.sleep(0.001)
        assert most == 2
    finally:
        server.stop()
