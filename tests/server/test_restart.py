"""What is kept, and what is loaded again."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from quarterdeck import games
from quarterdeck.cli import run
from quarterdeck.server.record import story_of
from tests.kernel.toy import SalvageGame
from tests.server import databases
from tests.server.harness import Client, LiveServer, Made, any_key, play_on


def moved_on(server: LiveServer, made: Made) -> Made:
    """The same match at another server."""
    return Made(server, {"match": made.id, "tokens": made.tokens, "watch": made.watch})


@pytest.mark.both_databases
def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    log = [[], []]
    for n in range(60):
        asked = next(client for client in clients if client.shown["ask"])
        said = asked.move(any_key(asked.keys(), n), move_id=f"m{n}")
        for client in clients:
            client.at(said["seq"])
    asked = next(client for client in clients if client.shown["ask"])
    if asked.shown["undo"]:
        asked.act("undo")
    before = [made.state(seat) for seat in (0, 1, -1)]
    log = [client.log for client in clients]
    seen = [client.shown["seq"] for client in clients]
    server.stop()

    server = LiveServer(tmp_path)
    try:
        made = moved_on(server, made)
        assert [made.state(seat) for seat in (0, 1, -1)] == [
            state | {"seats": [seat | {"here": False} for seat in state["seats"]]} for state in before
        ]
        for seat in (0, 1):
            client = Client(server, made.tokens[seat], seen[seat], log[seat])
            assert client.shown["type"] == "update" and client.log == made.state(seat)["events"]
            client.close()
        clients = [made.client(0), made.client(1)]
        asked = next(client for client in clients if client.shown["ask"])
        assert made.post("moves", 0, {"move_id": "m0", "seq": 0, "key": "any"}).json().get("seq") in (1, None)
        play_on(clients, any_key)
    finally:
        server.stop()


def test_the_secret_is_for_its_owner_only(tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "deep" / "data")
    server.stop()
    mode = stat.S_IMODE((tmp_path / "deep" / "data" / "secret").stat().st_mode)
    assert mode == 0o600


@pytest.mark.both_databases
def test_an_idle_match_is_unloaded_and_comes_back(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, idle_seconds=0.2)
    try:
        made = server.create("human", "human")
        made.post("moves", 0, {"move_id": "a", "seq": 0, "key": "1"})
        before = made.state(0)
        until = time.monotonic() + 10
        while server.hub.live:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert made.state(0) == before
    finally:
        server.stop()


@pytest.mark.both_databases
def test_a_move_that_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human")
        ann = made.client(0)
        write = server.hub.store.writer.write

        async def fail(changes: Any) -> None:
            raise OSError("the disk is full")

        server.hub.store.writer.write = fail
        said = ann.move("1", move_id="x")
        assert said["code"] == "unavailable"
        server.hub.store.writer.write = write
        assert made.state(0)["seq"] == 0 and made.state(0)["waiting"] == [0, 1]
        ann = made.client(0)
        assert ann.move("1", move_id="x")["seq"] == 1
    finally:
        server.stop()


class Changed(SalvageGame):
    """Salvage after its rules were changed: nobody bids any more, so that old answers fit no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2
        bid = self.rules["bid"]
        self.rules["turn"], self.rules["bid"] = self._turn, bid
        self.schema = 1

    async def _turn(self, t: Any) -> None:
        raise RuntimeError("these rules know no such turn")


CHANGED = Changed()


@pytest.mark.both_databases
def test_rules_that_changed_take_the_match_back_to_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = LiveServer(tmp_path, checkpoint_every=1000)
    made = server.create("human", "human")
    for seat in (0, 1):
        made.post("moves", seat, {"move_id": "a", "seq": 0, "key": "1"})
    assert made.state(0)["ask"] is not None or made.state(1)["ask"] is not None
    server.stop()
    monkeypatch.setitem(games.GAMES, "salvage", "tests.server.test_restart:CHANGED")
    games._LOADED.pop("salvage", None)
    server = LiveServer(tmp_path)
    try:
        made = moved_on(server, made)
        state = made.state(0)
        assert state["ask"]["prompt"] == "bid.coins" and state["seq"] == 3
        assert "2" in state["note"]
        assert made.client(0, 1).shown["type"] == "snapshot"
        assert made.post("moves", 0, {"move_id": "b", "seq": 3, "key": "0"}).json()["seq"] == 4
        assert made.client(0, 3).shown["type"] == "update"
    finally:
        server.stop()
        games._LOADED.pop("salvage", None)


def test_loading_a_long_game_is_quick(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human", "human", "human", game="ahoy")
        clients = [made.client(seat) for seat in range(4)]
        play_on(clients, any_key)
        for client in clients:
            client.close()
        with server.hub.store.engine.connect() as connection:
            rows = connection.execute(text("select * from log order by seq")).mappings().all()
        story = story_of([dict(row) for row in rows])
        assert len(story.journal) > 300
        table = server.hub.live[made.id].table
        best = 1e9
        for _ in range(3):
            started = time.thread_time()
            again = story_of([dict(row) for row in rows]).table(table.game, table.setting, table.dealer)
            best = min(best, time.thread_time() - started)
        assert again.view(0) == table.view(0) and len(again.events) == len(table.events)
        assert best < 0.2, f"loading took {best * 1000:.0f} ms"
    finally:
        server.stop()


def started(data: Path) -> tuple[subprocess.Popen[str], str]:
    """`quarterdeck serve` as its users start it."""
    command = [sys.executable, "-m", "quarterdeck.cli", "serve", "--port", "0", "--data", str(data)]
    environment = os.environ | {"QUARTERDECK_LOG_LEVEL": "error", "QUARTERDECK_RATE": "10000"}
    environment["QUARTERDECK_DATABASE"] = databases.of(data)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Quarterdeck: http://127.0.0.1:"), line
    url = line.split()[-1]
    for _ in range(200):
        try:
            if httpx.get(f"{url}/readyz").status_code == 200:
                break
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    return process, url


def ended(process: subprocess.Popen[str], how: signal.Signals) -> int:
    process.send_signal(how)
    code = process.wait(15)
    assert process.stdout is not None
    process.stdout.close()
    return code


@pytest.mark.both_databases
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    process, url = started(tmp_path)
    body = {"game": "ahoy", "seats": [{"kind": "human"}, {"kind": "human"}]}
    with httpx.Client(timeout=60) as web:
        made = web.post(f"{url}/api/v2/matches", json=body).json()
        for round in range(2):
            done = []
            for n in range(20):
                for token in made["tokens"]:
                    match, headers = f"{url}/api/v2/matches/{made['match']}", {"Authorization": f"Bearer {token}"}
                    state = web.get(f"{match}/state", headers=headers).json()
                    if state["ask"]:
                        key = any_key([option["key"] for option in state["ask"]["options"]], n)
                        move = {"move_id": f"{round}.{n}", "seq": state["seq"], "key": key}
                        done.append((headers, move, web.post(f"{match}/moves", json=move, headers=headers).json()))
                        break
            ended(process, signal.SIGKILL)
            process, url = started(tmp_path)
            match = f"{url}/api/v2/matches/{made['match']}"
            state = web.get(f"{match}/state", headers=done[0][0]).json()
            assert state["seq"] == done[-1][2]["seq"] == 20 * (round + 1)
            for headers, move, said in done:
                assert web.post(f"{match}/moves", json=move, headers=headers).json() == said
            assert web.get(f"{match}/state", headers=done[0][0]).json() == state
    assert ended(process, signal.SIGTERM) in (0, -signal.SIGTERM)


def test_what_cannot_be_served_is_told_in_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def refused(*flags: str) -> str:
        assert run(["serve", *flags]) == 2
        said = capfd.readouterr().err
        assert "Traceback" not in said and len(said.splitlines()) == 1, said
        return said

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port, "--data", str(tmp_path))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "data directory" in refused("--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "quarterdeck.db").write_bytes(b"this is no database" * 100)
    assert "database" in refused("--port", "0", "--data", str(tmp_path))
    assert "port" in refused("--port", "99999999")


def test_a_settings_file_with_an_error_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for written in ("prot = 8080\n", "port =\n", 'port = "many"\n'):
        (tmp_path / "quarterdeck.toml").write_text(written, encoding="utf-8")
        assert run(["serve", "--data", str(tmp_path)]) == 2
        assert "Traceback" not in capfd.readouterr().err
