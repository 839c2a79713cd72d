"""The data folder: one server at a time, its own secret, its own database, and nobody else reads it."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from quarterdeck.server import serve
from quarterdeck.server.host import folder, place
from quarterdeck.server.host.folder import HostProblem, InUse, Lock, in_use
from quarterdeck.server.store import migrate
from tests.server import databases
from tests.server.harness import Client, LiveServer, settings_for
from tests.server.hosting import Host, sql, taken_back, under_way
from tests.server.test_restart import ended, moved_on, started

unix = pytest.mark.skipif(sys.platform == "win32", reason="modes of files")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# One at a time


@pytest.mark.both_databases
def test_a_second_server_on_the_folder_does_not_start(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PATIENCE", 0.1)
    server = LiveServer(host.data)
    try:
        assert "in use by another server" in host.refused("serve --port 0")
        assert server.http.get("/readyz").status_code == 200
        assert under_way(server).state(0)["seq"] == 4
    finally:
        server.stop()
    assert not in_use(host.data)


def test_the_lock_ends_with_a_server_that_is_killed(host: Host) -> None:
    host.data.mkdir()
    process, url = started(host.data)
    try:
        body = {"game": "ahoy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}  # their processes do not have it either
        watch = httpx.post(f"{url}/api/v1/matches", json=body).json()["watch"]
        server: Any = SimpleNamespace(url=url, stewarded=True)
        Client(server, watch).at(2)
        assert in_use(host.data)
        assert "in use" in host.refused("serve --port 0")
    finally:
        ended(process, signal.SIGKILL)
    assert not in_use(host.data)
    process, _ = started(host.data)
    assert ended(process, signal.SIGTERM) in (0, -signal.SIGTERM)


def test_who_looks_at_the_lock_stops_no_server(tmp_path: Path) -> None:
    first = Lock(tmp_path)
    with pytest.raises(InUse):
        Lock(tmp_path, 0.05)
    first.let_go()
    first.let_go()
    Lock(tmp_path, 0).let_go()
    assert not in_use(tmp_path / "nowhere")


def test_a_server_that_cannot_listen_lets_go_of_the_folder(host: Host) -> None:
    server = LiveServer(host.data.parent / "other")
    try:
        port = server.url.rpartition(":")[2]
        assert port in host.refused(f"serve --port {port}")
        assert not in_use(host.data)
    finally:
        server.stop()


# The secret and the database


@pytest.mark.both_databases
def test_a_lost_secret_is_refused_until_the_host_goes_on_without(host: Host) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    secret = (host.data / "secret").read_text()
    (host.data / "secret").unlink()
    said = host.refused("serve --port 0")
    assert "--new-secret" in said and "is gone" in said
    assert not (host.data / "secret").exists(), "a refusal makes no new one"

    (host.data / "secret").write_text("ab" * 32)
    assert "--new-secret" in host.refused("serve --port 0")

    (host.data / "secret").write_text(secret)
    server = LiveServer(host.data)
    assert moved_on(server, made).state(0)["seq"] == 4, "with the right one back, everything is as it was"
    server.stop()

    (host.data / "secret").unlink()
    place.opened(settings_for(host.data), new_secret=True).close()
    server = LiveServer(host.data)
    try:
        assert moved_on(server, made).get("state", 0).status_code == 401
    finally:
        server.stop()


@pytest.mark.both_databases
def test_a_database_of_before_is_adopted_but_not_without_its_secret(host: Host) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    taken_back(host.data, "0003")
    secret = host.data / "secret"
    secret.rename(host.data / "elsewhere")
    assert "--new-secret" in host.refused("serve --port 0")
    (host.data / "elsewhere").rename(secret)
    server = LiveServer(host.data)
    try:
        assert moved_on(server, made).state(0)["seq"] == 4
        assert {name for (name,) in sql(host.data, "select name from meta")} == {"secret", "database"}
    finally:
        server.stop()


def test_the_database_tells_nothing_of_the_secret(host: Host) -> None:
    LiveServer(host.data).stop()
    secret = (host.data / "secret").read_text().strip()
    assert secret not in str(sql(host.data, "select * from meta"))


def test_another_database_than_last_time_is_noted(host: Host) -> None:
    server = LiveServer(host.data)
    under_way(server)
    server.stop()
    for path in host.data.glob("quarterdeck.db*"):
        path.rename(path.with_name(f"away-{path.name}"))

    def opened() -> list[Any]:
        serve.set_up_logs(settings_for(host.data, log_level="info"))
        with capture_logs() as logs:
            place.opened(settings_for(host.data)).close()
        return [line for line in logs if "another database" in line["event"]]

    (line,) = opened()
    assert line["log_level"] == "warning" and line["empty"] is True
    assert opened() == [], "it is said once"


def test_a_database_of_a_newer_version_is_refused(host: Host) -> None:
    LiveServer(host.data).stop()
    sql(host.data, "update alembic_version set version_num = '9999'")
    assert "newer version" in host.refused("serve --port 0")
    assert not (host.data / "backups").exists()


def test_a_secret_that_was_cut_off_is_refused(host: Host) -> None:
    LiveServer(host.data).stop()
    (host.data / "secret").write_text("ab")
    assert "holds no secret" in host.refused("serve --port 0")


# Nobody else reads it


@unix
def test_everything_is_for_its_owner_only(host: Host) -> None:
    before = os.umask(0o022)
    try:
        server = LiveServer(host.data)
        try:
            under_way(server)
            host.told("backup")
            host.told("export --all")
            names = {path.name for path in host.data.rglob("*")}
            assert {"quarterdeck.db", "quarterdeck.db-wal", "quarterdeck.db-shm", "secret", "lock"} <= names
            assert len(list((host.data / "backups").iterdir())) == len(list((host.data / "exports").iterdir())) == 1
            for path in [host.data, *host.data.rglob("*")]:
                assert mode(path) == (0o700 if path.is_dir() else 0o600), path
        finally:
            server.stop()
    finally:
        os.umask(before)


@unix
def test_what_an_earlier_version_left_open_is_noted_and_closed(host: Host) -> None:
    LiveServer(host.data).stop()
    old = host.data / "failures" / "old.txt"
    old.parent.mkdir()
    old.write_text("a seed")
    unrelated = host.data / "notes.txt"
    unrelated.write_text("the host's own")
    for path, bits in ((host.data, 0o755), (host.data / "quarterdeck.db", 0o644), (old, 0o644), (unrelated, 0o644)):
        path.chmod(bits)
    notes = [one for one in host.told("doctor")["findings"] if one["check"] == "permissions"]
    assert {one["level"] for one in notes} == {"note"}
    assert all(any(str(path) in one["text"] for one in notes) for path in (old, host.data / "quarterdeck.db"))
    LiveServer(host.data).stop()
    assert (mode(host.data), mode(host.data / "quarterdeck.db"), mode(old)) == (0o700, 0o600, 0o600)
    assert mode(unrelated) == 0o644
    assert [one["level"] for one in host.told("doctor")["findings"] if one["check"] == "permissions"] == ["good"]


@unix
def test_a_folder_that_all_use_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    LiveServer(tmp_path).stop()
    assert mode(tmp_path) == 0o1777 and mode(tmp_path / "secret") == 0o600


@unix
def test_a_served_process_makes_nothing_for_others(host: Host) -> None:
    host.data.mkdir()
    command = "import os; os.umask(0o022); from quarterdeck.server import serve\n"
    command += "from quarterdeck.server.settings import load\n"
    command += f"serve.TableServer.run = lambda self, sockets: open({str(host.data / 'made')!r}, 'w').close()\n"
    command += f"serve.run(load(port=0, data={str(host.data)!r}))"
    subprocess.run([sys.executable, "-c", command], check=True, timeout=60)
    assert mode(host.data / "made") == 0o600


@pytest.mark.both_databases
def test_the_place_is_left_to_others_where_it_cannot_be_opened(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Any) -> None:
        raise HostProblem("this store is broken")

    host.data.mkdir()
    with monkeypatch.context() as patched:
        patched.setattr("quarterdeck.server.store.store.Store.migrate", broken)
        with pytest.raises(HostProblem, match="broken"):
            place.opened(settings_for(host.data))
    assert not in_use(host.data)
    server = LiveServer(host.data)
    assert migrate.version_of(server.hub.store.engine) == migrate.newest(), databases.using()
    server.stop()
