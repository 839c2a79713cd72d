"""What a careful host expects: names, origins, limits, places, files."""

from __future__ import annotations

import stat
import time
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quarterdeck.cli import run
from quarterdeck.server import ws
from quarterdeck.server.guard import known_host, same_origin
from quarterdeck.server.limits import Buckets, asker
from quarterdeck.server.settings import Settings
from tests.server.harness import LiveServer, any_key, play_on


def settings(**more: object) -> Settings:
    return Settings(**more)  # type: ignore[arg-type]


def test_a_server_for_this_machine_answers_to_its_own_names_only(live: LiveServer) -> None:
    port = live.url.rsplit(":", 1)[1]
    for host in (f"evil.example:{port}", "evil.example", "127.0.0.1.evil.example", "[", "", "localhost."):
        answer = live.http.get("/api/v1/games", headers={"Host": host})
        assert answer.status_code in (400, 403), host
        assert live.http.get("/", headers={"Host": host}).status_code in (400, 403)
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", "LOCALHOST"):
        assert live.http.get("/api/v1/games", headers={"Host": host}).status_code == 200
    address = live.url.replace("http", "ws") + "/ws/v1"
    rebound = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=rebound):
        pass


def test_names_of_a_server_for_the_network() -> None:
    asked = Headers({"host": "table.example:8080"})
    assert known_host(asked, settings(host="0.0.0.0"))
    assert known_host(asked, settings(proxies=["127.0.0.1"]))
    assert known_host(asked, settings(hosts=["Table.example"]))
    assert not known_host(asked, settings(host="0.0.0.0", hosts=["other.example"]))
    assert not known_host(asked, settings())


def test_origins() -> None:
    def ours(origin: str, host: str = "table.example", origins: list[str] | None = None) -> bool:
        return same_origin(Headers({"origin": origin, "host": host}), origins or [])

    assert ours("https://table.example") and ours("http://TABLE.example")
    assert ours("https://dev.example", origins=["https://dev.example/"])
    for origin in ("null", "", "https://", "http://[", "file://table.example", "https://table.example.evil", "x"):
        assert not ours(origin), origin
    assert not ours("https://table.example:444")
    assert same_origin(Headers({"host": "x"}), [])


def test_limits_count_people() -> None:
    assert asker(("192.0.2.7", 1)) == asker(("192.0.2.7", 2)) != asker(("192.0.2.8", 1))
    assert asker(("2001:db8::1", 1)) == asker(("2001:db8::ffff:2", 1)) != asker(("2001:db8:0:1::1", 1))
    assert asker(("::ffff:192.0.2.7", 1)) == asker(("192.0.2.7", 1))
    assert asker(("fe80::1%eth0", 1)) == asker(("fe80::2", 1))
    assert asker(None) == "" and asker(("a.sock", 0)) == "a.sock"


def test_many_addresses_do_not_fill_the_memory() -> None:
    buckets = Buckets(0.001, 5)
    for n in range(Buckets.MOST + 10):
        buckets.take(str(n))
    assert len(buckets._of) <= Buckets.MOST // 2 + 10
    assert not all(buckets.take(str(Buckets.MOST)) for _ in range(5)), "the newest are remembered"


def opens(server: LiveServer) -> bool:
    try:
        with connect(server.url.replace("http", "ws") + "/ws/v1"):
            return True
    except InvalidStatus:
        return False


def test_sockets_are_not_opened_too_often(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, rate=1, burst=5)
    try:
        opened = [opens(server) for _ in range(10)]
        assert opened[:3] == [True] * 3 and not opened[-1]
    finally:
        server.stop()


def talk(socket: ClientConnection) -> None:
    """For five seconds, if it is let."""
    for _ in range(100):
        socket.send('{"type": "ping"}')
        socket.recv()
        time.sleep(0.05)


def test_talking_is_not_joining(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws, "JOIN_SECONDS", 0.4)
    with connect(live.url.replace("http", "ws") + "/ws/v1") as socket:
        started = time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            talk(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == ws.POLICY
        assert time.monotonic() - started < 3


def test_streams_give_their_places_back(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, connections=3)
    try:
        made = server.create("human", "human")
        for n in range(12):
            with server.http.stream("GET", f"{made.path}/stream", headers=made.headers(0)) as stream:
                assert stream.status_code == 200, n
                if n % 2:
                    next(stream.iter_lines())
            until = time.monotonic() + 5
            while server.app.state.places._taken and time.monotonic() < until:
                time.sleep(0.02)
            assert server.app.state.places._taken == {}
        missing = server.http.get("/api/v1/matches/nosuch/stream", headers=made.headers(0))
        assert missing.status_code == 401 and server.app.state.places._taken == {}
    finally:
        server.stop()


def test_a_secret_that_was_cut_off_signs_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o700)
    for written in ("", "00ff", "not hexadecimal"):
        (tmp_path / "secret").write_text(written, encoding="ascii")
        (tmp_path / "secret").chmod(0o600)
        assert run(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
        said = capfd.readouterr().err
        assert "Traceback" not in said and len(said.splitlines()) == 1


def test_what_is_stored_is_for_its_owner_only(tmp_path: Path) -> None:
    """The database holds the seeds of games that go on."""
    server = LiveServer(tmp_path / "data")
    server.stop()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_any_position_of_a_finished_game_is_shown(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    answers = made.replay(0, -2).json()["answers"]
    for at in (0, 1, answers // 2, answers, answers + 5):
        assert made.replay(at, 0).json()["at"] == min(at, answers)
