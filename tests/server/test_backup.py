"""Backups: made while people play, looked through, brought back; one by itself before the schema changes."""

from __future__ import annotations

import gzip
import stat
import tarfile
import threading
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.server.host import backup, dumps, folder
from quarterdeck.server.host.backup import KEPT
from quarterdeck.server.store import migrate
from tests.server import databases
from tests.server.harness import LiveServer, play_on
from tests.server.hosting import PROGRAMS, Host, sql, taken_back, under_way
from tests.server.test_restart import moved_on

OLDER = "0003"


@pytest.mark.both_databases
@PROGRAMS
def test_a_backup_is_made_while_people_play_and_brought_back(host: Host, tmp_path: Path) -> None:
    server = LiveServer(host.data)
    try:
        made = under_way(server)
        before = [made.state(seat) for seat in (0, 1)]
        told = host.told("backup")
        later = under_way(server)
        assert server.http.get("/readyz").status_code == 200
    finally:
        server.stop()
    assert Path(told["file"]).parent == host.data / "backups" and told["secret"]
    assert (told["matches"], told["rows"]) == ((1, 5) if databases.using() == "sqlite" else (-1, -1))

    elsewhere = tmp_path / "elsewhere"
    assert host.told(f"restore {told['file']}", data=elsewhere)["aside"] is None
    server = LiveServer(elsewhere)
    try:
        assert [moved_on(server, made).state(seat) for seat in (0, 1)] == before
        assert moved_on(server, later).get("state", 0).status_code == 404
    finally:
        server.stop()


def test_backups_under_load_are_whole(host: Host) -> None:
    server = LiveServer(host.data)
    try:
        boards = [server.create("human", "human", game="ahoy") for _ in range(3)]
        players = [[made.client(0), made.client(1)] for made in boards]
        stop = threading.Event()

        def until_stopped(keys: list[str], n: int) -> str:
            if stop.is_set():
                raise InterruptedError
            return keys[n % len(keys)]

        def play(clients: Any) -> None:
            try:
                play_on(clients, until_stopped)
            except InterruptedError:
                pass

        threads = [threading.Thread(target=play, args=(clients,)) for clients in players]
        for thread in threads:
            thread.start()
        rows = [host.told("backup")["rows"] for _ in range(5)]
        stop.set()
        for thread in threads:
            thread.join(30)
        assert rows == sorted(rows) and rows[-1] > rows[0], "it was played meanwhile"
        assert len(list((host.data / "backups").iterdir())) == 5, "none takes another's place"
    finally:
        server.stop()


def test_where_a_backup_goes(host: Host, tmp_path: Path) -> None:
    assert "no data folder" in host.refused("backup")
    host.data.mkdir()
    assert "no database" in host.refused("backup")
    LiveServer(host.data).stop()
    assert host.told(f"backup --to {tmp_path / 'one.tar.gz'}")["file"] == str(tmp_path / "one.tar.gz")
    assert "is there already" in host.refused(f"backup --to {tmp_path / 'one.tar.gz'}")
    assert "no folder" in host.refused(f"backup --to {tmp_path / 'nowhere' / 'one.tar.gz'}")
    said = host.shown(f"backup --to {tmp_path}")
    assert str(tmp_path / "quarterdeck-") in said and "checked" in said and "as safe as" in said
    assert stat.S_IMODE((tmp_path / "one.tar.gz").stat().st_mode) == 0o600
    assert not list(tmp_path.rglob(".backup-*")), "nothing is left over"


@pytest.mark.parametrize("damage", ["none", "cut", "foreign", "changed", "empty-tar"])
def test_a_damaged_backup_is_refused_before_anything_is_touched(host: Host, tmp_path: Path, damage: str) -> None:
    server = LiveServer(host.data)
    under_way(server)
    server.stop()
    file = tmp_path / "one.tar.gz"
    host.told(f"backup --to {file}")
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-2000])
    elif damage == "foreign":
        file.write_bytes(b"not a backup at all" * 100)
    elif damage == "changed":
        plain = bytearray(gzip.decompress(file.read_bytes()))
        plain[plain.index(b"SQLite format 3") + 5000] ^= 1
        file.write_bytes(gzip.compress(bytes(plain)))
    elif damage == "empty-tar":
        tarfile.open(file, "w:gz").close()
    content = {path: path.read_bytes() for path in host.data.iterdir() if path.is_file()}
    if damage == "none":
        host.told(f"restore {file} --force")
        return
    said = host.refused(f"restore {file} --force")
    assert "damaged" in said
    assert {path: path.read_bytes() for path in host.data.iterdir() if path.is_file()} == content
    assert "damaged" in host.refused(f"restore {file}", data=tmp_path / "fresh")
    assert not (tmp_path / "fresh").exists()


def test_what_is_there_is_moved_aside_and_never_lost(host: Host, tmp_path: Path) -> None:
    server = LiveServer(host.data)
    first = under_way(server)
    host.told("backup")
    second = under_way(server)
    server.stop()
    (file,) = (host.data / "backups").iterdir()
    assert "--force" in host.refused(f"restore {file}")
    told = host.told(f"restore {file} --force")
    server = LiveServer(host.data)
    assert moved_on(server, first).state(0)["seq"] == 4
    assert moved_on(server, second).get("state", 0).status_code == 404
    server.stop()
    aside = Path(told["aside"])
    assert aside.parent == host.data and stat.S_IMODE(aside.stat().st_mode) == 0o700
    server = LiveServer(aside)
    assert moved_on(server, second).state(0)["seq"] == 4, "what was moved aside can be served"
    server.stop()
    assert "no file" in host.refused(f"restore {tmp_path / 'nothing'} --force")


def test_nothing_is_brought_back_under_a_server(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PATIENCE", 0.1)
    server = LiveServer(host.data)
    try:
        file = Path(host.told(f"backup --to {tmp_path}")["file"])
        assert "in use" in host.refused(f"restore {file} --force")
        assert under_way(server).state(0)["seq"] == 4
    finally:
        server.stop()


# Before the schema changes


@pytest.mark.both_databases
@PROGRAMS
def test_a_backup_is_made_before_the_schema_changes(host: Host, tmp_path: Path) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    assert not (host.data / "backups").exists(), "a new database needs none"
    taken_back(host.data, OLDER)
    server = LiveServer(host.data)
    assert moved_on(server, made).state(0)["seq"] == 4
    server.stop()
    (file,) = (host.data / "backups").iterdir()
    assert file.name.startswith(f"before-{migrate.newest()}-") and stat.S_IMODE(file.stat().st_mode) == 0o600
    LiveServer(host.data).stop()
    assert len(list((host.data / "backups").iterdir())) == 1, "nothing changes any more"

    elsewhere = tmp_path / "elsewhere"
    host.told(f"restore {file}", data=elsewhere)
    assert sql(elsewhere, "select version_num from alembic_version") == [(OLDER,)]
    server = LiveServer(elsewhere)
    assert moved_on(server, made).state(0)["seq"] == 4
    server.stop()


def test_the_last_few_of_them_are_kept(host: Host) -> None:
    LiveServer(host.data).stop()
    own = host.told("backup")["file"]
    for _ in range(KEPT + 2):
        taken_back(host.data, OLDER)
        LiveServer(host.data).stop()
    kept = {path.name for path in (host.data / "backups").iterdir()}
    assert len(kept) == KEPT + 1 and Path(own).name in kept, "one that was asked for is never taken away"


def test_without_a_backup_nothing_is_changed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    LiveServer(host.data).stop()
    taken_back(host.data, OLDER)

    def full(*args: Any) -> Any:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(backup, "_pack", full)
        assert "No space left" in host.refused("serve --port 0")
    assert sql(host.data, "select version_num from alembic_version") == [(OLDER,)]
    LiveServer(host.data).stop()


# PostgreSQL


def test_without_its_programs_a_sentence_says_what_to_do(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    databases.use("postgres")
    LiveServer(host.data).stop()
    monkeypatch.setattr(dumps.shutil, "which", lambda program: None)
    said = host.refused("backup")
    assert "pg_dump" in said and "secret" in said
    taken_back(host.data, OLDER)
    LiveServer(host.data, log_level="info").stop()
    assert "no backup before the schema changes" in host.capfd.readouterr().err


@PROGRAMS
def test_a_dump_fills_an_empty_database_only(host: Host, tmp_path: Path) -> None:
    databases.use("postgres")
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    file = host.told("backup")["file"]
    secret = (host.data / "secret").read_bytes()
    assert "is not empty" in host.refused(f"restore {file} --force")
    assert (host.data / "secret").read_bytes() == secret and not list(host.data.glob("replaced-*"))
    server = LiveServer(host.data)
    assert moved_on(server, made).state(0)["seq"] == 4
    server.stop()
    databases.use("sqlite")
    assert "another kind of database" in host.refused(f"restore {file}", data=tmp_path / "sqlite")


def test_a_password_is_no_argument(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Any] = []

    def ran(command: list[str], env: dict[str, str], **more: Any) -> Any:
        seen.append((command, env.get("PGPASSWORD")))
        raise OSError

    monkeypatch.setattr(dumps.subprocess, "run", ran)
    monkeypatch.setattr(dumps.shutil, "which", lambda program: f"/bin/{program}")
    for url in (
        "postgresql://ann:hunter2@h/d?sslmode=require",
        "postgresql://ann@h/d?password=hunter2&sslmode=require",
    ):
        with pytest.raises(folder.HostProblem):
            dumps.dumped(url, tmp_path / "dump")
    for command, password in seen:
        assert password == "hunter2" and "hunter2" not in " ".join(command)
        assert command[-2:] == ["--dbname", "postgresql://ann@h/d?sslmode=require"]
