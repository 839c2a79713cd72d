"""Who connects and says nothing, or far too slowly, is in nobody's way."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from quarterdeck.server import gate
from quarterdeck.server.gate import SPARE, Gate, Line
from tests.server import databases
from tests.server.harness import LiveServer, size

LORIS_SECONDS = size("LORIS", 3)
LINES = 2000
DESCRIPTORS = 1024
OTHER = "127.0.0.2"
"""Another address of the same machine: whoever connects from there counts as somebody else."""


def entered(door: Gate, host: str) -> Line:
    line = door.enter(host)
    assert line is not None
    return line


def test_an_address_has_so_many_places_and_a_proxy_as_many_as_there_are() -> None:
    door = Gate(2, 10, ["10.0.0.1"])
    first, _ = entered(door, "1.1.1.1"), entered(door, "1.1.1.1")
    assert door.enter("1.1.1.1") is None and entered(door, "2.2.2.2")
    door.leave(first)
    door.leave(first)
    assert entered(door, "1.1.1.1") and door.enter("1.1.1.1") is None
    assert entered(door, "2001:db8::1") and entered(door, "2001:db8::2") and door.enter("2001:db8::3") is None
    assert all(door.enter("10.0.0.1") for _ in range(4)) and door.open == 9


def test_who_has_most_loses_what_was_waited_for_longest() -> None:
    door = Gate(5, 6, [])
    few = [entered(door, "1.1.1.1") for _ in range(2)]
    many = [entered(door, "2.2.2.2") for _ in range(4)]
    door.serves(many[0])
    assert door.enter("3.3.3.3") is not None
    assert [line.dropped for line in [*few, *many]] == [False, False, False, True, False, False]
    for line in (*few, *many):
        door.serves(line)
    newest = entered(door, "4.4.4.4")
    door.serves(newest)
    assert door.enter("5.5.5.5") is None, "what is being served is nobody's to take"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    hasty = {"header_seconds": 0.4, "body_seconds": 0.5, "keepalive_seconds": 0.6, "connections": 4}
    one = LiveServer(tmp_path_factory.mktemp("hasty"), **hasty)
    yield one
    one.stop()


def opened(url: str, host: str = "127.0.0.1") -> socket.socket:
    address = ("127.0.0.1", int(url.rpartition(":")[2]))
    return socket.create_connection(address, timeout=5, source_address=(host, 0))


def ended(line: socket.socket) -> tuple[float, bytes]:
    """How long the server keeps a connection, and what it says until then."""
    started, said = time.monotonic(), b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionError:
        pass
    return time.monotonic() - started, said


def drip(line: socket.socket, content: bytes) -> None:
    """Sends a byte every so often, for as long as somebody takes it."""

    def run() -> None:
        try:
            for n in range(100):
                line.send(content[n : n + 1] or b"x")
                time.sleep(0.05)
        except OSError:
            pass

    threading.Thread(target=run, daemon=True).start()


def test_headers_that_do_not_come(server: LiveServer) -> None:
    silent, slow = opened(server.url), opened(server.url)
    drip(slow, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
    assert 0.2 < ended(silent)[0] < 2 and ended(slow)[0] < 2


def test_a_body_that_does_not_come(server: LiveServer) -> None:
    line = opened(server.url)
    line.sendall(b"POST /api/v2/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n")
    drip(line, b"{")
    spent, said = ended(line)
    assert 0.3 < spent < 2 and b"201" not in said


def test_an_answer_that_nobody_reads(server: LiveServer) -> None:
    line = opened(server.url)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    until = time.monotonic() + 5
    try:
        while time.monotonic() < until:
            line.sendall(asked * 20)
            time.sleep(0.05)
    except (ConnectionError, TimeoutError):
        pass
    assert time.monotonic() < until, "it is still served"


def test_a_connection_without_a_next_request(server: LiveServer) -> None:
    line = opened(server.url)
    asked = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for _ in range(3):
        line.sendall(asked)
        time.sleep(0.3)
    spent, said = ended(line)
    assert 0.1 < spent < 2 and said.count(b"HTTP/1.1 200") == 3
    line = opened(server.url)
    line.sendall(asked + asked[:20])
    assert ended(line)[0] < 2, "a second request that was only begun"


def test_sockets_and_streams_are_not_timed(server: LiveServer) -> None:
    made = server.create("human", "human")
    ann = made.client(0)
    with server.http.stream("GET", f"{made.path}/stream", headers=made.headers(1)) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("id:")
        time.sleep(1.2)
        assert ann.move("1")["type"] == "ack"
        assert any(line == "id: 1" or line.startswith("id: 2") for line in lines)
    ann.close()


def test_one_address_has_so_many_connections_of_any_kind(server: LiveServer) -> None:
    most = server.settings.connections + SPARE
    lines = [opened(server.url, "127.0.0.3") for _ in range(most)]
    over = opened(server.url, "127.0.0.3")
    spent, said = ended(over)
    assert spent < 0.3 and said == b""
    assert server.http.get("/healthz").status_code == 200
    for line in lines:
        line.close()


def test_a_proxy_is_not_one_address(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, connections=2, proxies=["127.0.0.1"])
    try:
        lines = [opened(server.url) for _ in range(2 * SPARE)]
        assert server.http.get("/healthz", headers={"X-Forwarded-For": "9.9.9.9"}).status_code == 200
        for line in lines:
            line.close()
    finally:
        server.stop()


def test_descriptors_are_raised_as_far_as_they_may() -> None:
    code = (
        "import resource; from quarterdeck.server import gate; hard = resource.getrlimit(7)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, 600)); before = gate.places_for_clients();"
        "gate.raise_descriptors(); print(before, gate.places_for_clients())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(300 - gate.RESERVED), str(600 - gate.RESERVED)]


class Loris:
    """Connections of one address that send a byte of a request now and then, and come back when they are closed."""

    def __init__(self, url: str) -> None:
        self.port = int(url.rpartition(":")[2])
        self.stopped = False
        self.opened = 0
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.stopped = True
        self.thread.join(10)

    async def _run(self) -> None:
        await asyncio.gather(*[self._one() for _ in range(LINES)])

    async def _one(self) -> None:
        while not self.stopped:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.5)
                continue
            self.opened += 1
            try:
                while not self.stopped:
                    writer.write(b"G")
                    await writer.drain()
                    if await asyncio.wait_for(reader.read(1), 0.5) == b"":
                        break
            except (TimeoutError, OSError):
                pass
            writer.close()
            await asyncio.sleep(0.5)


def small_server(data: Path) -> tuple[subprocess.Popen[str], str]:
    """A real server that may have only so many descriptors."""
    limits = {"RATE": "1000", "BURST": "1000", "NEW_MATCHES": "1000", "LOG_LEVEL": "error"}
    environment = os.environ | {f"QUARTERDECK_{name}": value for name, value in limits.items()}
    environment["QUARTERDECK_DATABASE"] = databases.of(data)
    command = [sys.executable, "-m", "quarterdeck.cli", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=(data / "errors.txt").open("w"),
        text=True,
        env=environment,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


class Visitor:
    """A normal player from another address: looks, makes a match, joins and moves; keeps how long each took."""

    def __init__(self, url: str) -> None:
        self.url = url
        transport = httpx.HTTPTransport(local_address=OTHER)
        self.http = httpx.Client(base_url=url, timeout=5, transport=transport)
        self.spent: list[float] = []

    def timed(self, method: str, path: str, **more: object) -> httpx.Response:
        started = time.monotonic()
        answer = self.http.request(method, path, **more)  # type: ignore[arg-type]
        self.spent.append(time.monotonic() - started)
        assert answer.status_code < 300, answer.text
        return answer

    def visit(self) -> None:
        self.timed("GET", "/api/v2/games")
        made = self.timed("POST", "/api/v2/matches", json={"game": "ahoy", "seats": [{"kind": "human"}] * 2}).json()
        started = time.monotonic()
        line = socket.create_connection(("127.0.0.1", int(self.url.rpartition(":")[2])), 5, (OTHER, 0))
        with connect(self.url.replace("http", "ws") + "/ws/v2", sock=line, max_size=None) as ws:
            ws.send(json.dumps({"type": "join", "token": made["tokens"][0]}))
            shown = json.loads(ws.recv(5))
            self.spent.append(time.monotonic() - started)
            for n in range(3):
                if not shown["ask"]:
                    break
                started = time.monotonic()
                key = shown["ask"]["options"][0]["key"]
                ws.send(json.dumps({"type": "move", "move_id": str(n), "seq": shown["seq"], "key": key}))
                said = [json.loads(ws.recv(5)) for _ in range(2)]
                self.spent.append(time.monotonic() - started)
                assert {one["type"] for one in said} == {"ack", "update"}, said
                shown = next(one for one in said if one["type"] == "update")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="all of 127.0.0.0/8 is this machine on Linux alone")
def test_two_thousand_unfinished_requests_of_one_address_are_not_noticed_by_another(tmp_path: Path) -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < LINES + 200:
        pytest.skip("this process may not open so many connections")
    process, url = small_server(tmp_path)
    try:
        visitor = Visitor(url)
        until = time.monotonic() + 20
        while True:
            try:
                visitor.visit()
                break
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.1)
        visitor.spent.clear()
        loris = Loris(url)
        while loris.opened < LINES:
            time.sleep(0.05)
            assert time.monotonic() < until
        until, visits = time.monotonic() + LORIS_SECONDS, 0
        while time.monotonic() < until or visits < 2:
            visitor.visit()
            visits += 1
        loris.stop()
        spent = sorted(visitor.spent)
        middle, slow = spent[len(spent) // 2], spent[int(len(spent) * 0.95)]
        told = f"{visits} visits beside {loris.opened} lines: middle {middle * 1e3:.0f} ms, p95 {slow * 1e3:.0f} ms"
        print(told, f"slowest {spent[-1] * 1e3:.0f} ms")
        assert middle < 0.25 and slow < 1.0, told
        assert (tmp_path / "errors.txt").read_text() == ""
    finally:
        process.kill()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()
