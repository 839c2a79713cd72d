"""`kill -9` of a real server under load: what was acknowledged or seen is there, and all of it loads again."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server import databases
from tests.server.harness import size

KILLS = size("KILLS", 2)
MATCHES = 6
SEATS = 2
ENOUGH = 60
"""So many acknowledged moves are waited for before the server is killed."""

Message = dict[str, Any]


class Process:
    """`quarterdeck serve` in a process of its own."""

    def __init__(self, data: Path) -> None:
        limits = {"RATE": "100000", "BURST": "100000", "NEW_MATCHES": "100000", "LOG_LEVEL": "error"}
        environment = os.environ | {f"QUARTERDECK_{name}": value for name, value in limits.items()}
        environment["QUARTERDECK_DATABASE"] = databases.of(data)
        command = [sys.executable, "-m", "quarterdeck.cli", "serve", "--port", "0", "--data", str(data)]
        self.errors = (data / "errors.txt").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.web = httpx.Client(base_url=self.url, timeout=30)
        until = time.monotonic() + 60
        while not self._ready():
            assert time.monotonic() < until and self.process.poll() is None, "the server does not come back"
            time.sleep(0.05)

    def _ready(self) -> bool:
        try:
            return self.web.get("/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Without a warning."""
        self.process.kill()
        self.close()

    def end(self) -> None:
        """As a system stops it."""
        self.process.terminate()
        self.close()

    def close(self) -> None:
        self.process.wait(30)
        self.web.close()
        self.errors.close()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def post(self, match: str, token: str, what: str, body: Message) -> Message:
        headers = {"Authorization": f"Bearer {token}"}
        return dict(self.web.post(f"/api/v2/matches/{match}/{what}", json=body, headers=headers).json())

    def state(self, match: str, token: str) -> Message:
        return dict(self.web.get(f"/api/v2/matches/{match}/state", headers={"Authorization": f"Bearer {token}"}).json())


@dataclass
class Seat:
    """What one client sent, was told and saw."""

    match: str
    token: str
    sent: dict[str, Message] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    seen: int = 0
    log: list[Message] = field(default_factory=list)

    def take(self, message: Message) -> None:
        if message["type"] == "ack":
            self.acked[message["move_id"]] = message["seq"]
        elif message["type"] in ("snapshot", "update"):
            self.seen = message["seq"]
            del self.log[message["kept"] :]
            self.log += message["events"]

    async def play(self, url: str, rng: random.Random) -> None:
        """Plays whenever it is asked, until the game or the server ends."""
        try:
            async with connect(url.replace("http", "ws") + "/ws/v2", max_size=None) as socket:
                since = {"since": self.seen} if self.log else {}
                await socket.send(json.dumps({"type": "join", "token": self.token} | since))
                async for text in socket:
                    message = json.loads(text)
                    self.take(message)
                    if message.get("over"):
                        return
                    if message.get("ask"):
                        await self._move(socket, message, rng)
        except (OSError, WebSocketException):
            return

    async def _move(self, socket: Any, shown: Message, rng: random.Random) -> None:
        key = rng.choice(shown["ask"]["options"])["key"]
        body = {"move_id": f"m{len(self.sent)}", "seq": shown["seq"], "key": key}
        self.sent[body["move_id"]] = body
        await socket.send(json.dumps({"type": "move"} | body))


class Fleet:
    """All seats of all matches, and what has to be true of them after each kill."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.seats: list[Seat] = []

    def launch(self, server: Process) -> None:
        """New matches."""
        for _ in range(MATCHES):
            body = {"game": "ahoy", "seats": [{"kind": "human"}] * SEATS}
            made = server.web.post("/api/v2/matches", json=body).json()
            self.seats += [Seat(made["match"], token) for token in made["tokens"]]

    def acked(self) -> int:
        return sum(len(seat.acked) for seat in self.seats)

    async def play_until_killed(self, server: Process) -> None:
        tasks = [asyncio.create_task(seat.play(server.url, self.rng)) for seat in self.seats]
        wanted, until = self.acked() + ENOUGH + self.rng.randrange(ENOUGH), time.monotonic() + 60
        while self.acked() < wanted and time.monotonic() < until and not all(task.done() for task in tasks):
            await asyncio.sleep(0.01)
        server.process.kill()
        await asyncio.gather(*tasks)

    def check(self, server: Process) -> None:
        """Nothing acknowledged or seen is lost, nothing counts twice."""
        for seat in self.seats:
            state = server.state(seat.match, seat.token)
            assert state["seq"] >= max([seat.seen, *seat.acked.values()]), "something seen or acknowledged is lost"
            for move_id, seq in list(seat.acked.items())[-5:]:
                again = server.post(seat.match, seat.token, "moves", seat.sent[move_id])
                assert again == {"type": "ack", "move_id": move_id, "seq": seq}
            self.settle(server, seat, state["seq"])

    def settle(self, server: Process, seat: Seat, seq: int) -> None:
        """A move whose answer was cut off is sent again: it is in the log already, or it counts now, never twice."""
        unknown = [body for move_id, body in seat.sent.items() if move_id not in seat.acked]
        for body in unknown[-1:]:
            said = [server.post(seat.match, seat.token, "moves", body) for _ in range(2)]
            assert said[0] == said[1]
            if said[0]["type"] == "ack":
                seat.acked[body["move_id"]] = said[0]["seq"]
                assert said[0]["seq"] <= seq + 1
            else:
                assert said[0]["code"] in ("stale", "not_yours", "over"), said[0]


def check_database(data: Path) -> int:
    """The database itself: whole, and every match's log without gap or repetition. The number of rows."""
    engine = create_engine(databases.driven(data))
    with engine.connect() as database:
        if databases.using() == "sqlite":
            assert database.execute(text("pragma integrity_check")).scalar() == "ok"
        rows = database.execute(text("select match, seq, seat, move_id from log order by match, seq")).fetchall()
    engine.dispose()
    last: dict[str, int] = {}
    ids: set[tuple[str, int, str]] = set()
    for match, seq, seat, move_id in rows:
        assert seq == last.get(match, -1) + 1, f"a gap in {match} before {seq}"
        last[match] = seq
        if move_id:
            assert (match, seat, move_id) not in ids
            ids.add((match, seat, move_id))
    return len(rows)


async def all_catch_up(fleet: Fleet, server: Process) -> None:
    """Whoever resumes has the same log as whoever comes anew."""
    for seat in fleet.seats:
        async with connect(server.url.replace("http", "ws") + "/ws/v2", max_size=None) as socket:
            await socket.send(json.dumps({"type": "join", "token": seat.token, "since": seat.seen}))
            seat.take(json.loads(await asyncio.wait_for(socket.recv(), 30)))
        assert seat.log == server.state(seat.match, seat.token)["events"]


@pytest.mark.both_databases
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    fleet = Fleet(9)
    server = Process(tmp_path)
    try:
        fleet.launch(server)
        for _ in range(KILLS):
            before = fleet.acked()
            asyncio.run(fleet.play_until_killed(server))
            server.close()
            server = Process(tmp_path)
            fleet.check(server)
            asyncio.run(all_catch_up(fleet, server))
            if fleet.acked() - before < ENOUGH:
                fleet.launch(server)
        rows = check_database(tmp_path)
        assert rows > fleet.acked()
        print(f"{KILLS} kills, {fleet.acked()} acknowledged moves, {rows} rows of logs, {len(fleet.seats)} seats")
    finally:
        server.end()
    assert "Traceback" not in (tmp_path / "errors.txt").read_text()


def alive(process: int) -> bool:
    """Whether there is such a process, and it does something."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def busy_workers(server: int) -> list[int]:
    """The bots' processes of a server, those that have worked for a while."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            bot = b"spawn_main" in (path / "cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if bot and int(fields[1]) == server and int(fields[11]) > os.sysconf("SC_CLK_TCK") // 2:
            found.append(int(path.name))
    return found


def wait_until(ready: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
def test_bots_do_not_outlive_their_server(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        body = {"game": "ahoy", "seats": [{"kind": "bot", "bot": "search"}] * 2}
        made = server.web.post("/api/v2/matches", json=body).json()
        path, headers = f"/api/v2/matches/{made['match']}/stream", {"Authorization": f"Bearer {made['watch']}"}
        with server.web.stream("GET", path, headers=headers):
            wait_until(lambda: bool(busy_workers(server.process.pid)), 30)
            workers = busy_workers(server.process.pid)
            server.process.kill()
    finally:
        server.kill()
    wait_until(lambda: not any(map(alive, workers)), 5)


ORPHAN = """
import multiprocessing, sys, time
from quarterdeck.server.thinking import _outlive_nobody
if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=_outlive_nobody)
    child.start()
    print(child.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
def test_a_bot_notices_by_itself_that_its_server_is_gone(tmp_path: Path) -> None:
    """Where the system would not end it."""
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    time.sleep(1)
    assert alive(child)
    parent.kill()
    parent.wait(10)
    parent.stdout.close()
    wait_until(lambda: not alive(child), 5)
