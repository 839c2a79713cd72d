"""What is wrong is found and told, and nothing of it brings anything else down."""

from __future__ import annotations

import json
import re
import signal
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from quarterdeck import games
from quarterdeck.kernel.tables.gamefile import parse, replayed
from quarterdeck.server.host import doctor, export
from quarterdeck.server.opening import opened
from quarterdeck.server.reopening import Unreadable
from quarterdeck.server.store.store import Stored
from tests.server import databases
from tests.server.harness import LiveServer
from tests.server.hosting import Host, finished, sql, taken_back, under_way
from tests.server.test_claims import handed_over
from tests.server.test_reopening import GENEROUS, RESHAPED, upgraded
from tests.server.test_restart import ended, moved_on, started

__all__ = ["GENEROUS", "RESHAPED", "upgraded"]

SPOILT = {
    "a row of the log is no JSON": (
        "update log set data = '{' where match = 'ID' and seq = 2",
        "its log cannot be read",
    ),
    "a row of the log is other JSON": ("update log set data = '[1]' where match = 'ID' and seq = 2", "cannot be read"),
    "a row of the log is missing": ("delete from log where match = 'ID' and seq = 2", "row 2 of its log is missing"),
    "the first row is missing": ("delete from log where match = 'ID' and seq = 0", "row 0 of its log is missing"),
    "the log is missing": ("delete from log where match = 'ID'", "its log is missing"),
    "the end of the log is missing": ("delete from log where match = 'ID' and seq > 1", "before its stored position"),
    "a seat is missing": ("delete from seats where match = 'ID' and seat = 1", "it has 2 seats, and 1 are stored"),
    "all seats are missing": ("delete from seats where match = 'ID'", "it has 2 seats, and 0 are stored"),
    "a seat is of no kind": ("update seats set kind = 'ghost' where match = 'ID' and seat = 1", "'ghost'"),
    "standing orders are no JSON": ("update seats set orders = '{' where match = 'ID'", "standing orders"),
    "standing orders are other JSON": ("update seats set orders = '[1]' where match = 'ID'", "cannot be read"),
    "devices are no JSON": ("update seats set devices = '{' where match = 'ID'", "devices of seat 1"),
    "devices are other JSON": ("update seats set devices = '[1]' where match = 'ID'", "devices of seat 1"),
    "options are no JSON": ("update matches set options = '' where id = 'ID'", "its options cannot be read"),
    "options are other JSON": ("update matches set options = '7' where id = 'ID'", "cannot be read"),
    "the game is unknown": ("update matches set game = 'chess' where id = 'ID'", "there is no game chess"),
    "the number of players is wrong": ("update matches set players = 3 where id = 'ID'", "it has 3 seats"),
}


@pytest.fixture(params=["sqlite", "postgres"])
def two_matches(request: pytest.FixtureRequest, host: Host) -> Any:
    """A folder with two matches under way."""
    databases.use(request.param)
    if request.param == "postgres":
        databases.postgres()
    server = LiveServer(host.data)
    made = [under_way(server), under_way(server)]
    server.stop()
    return made


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_spoilt_match_says_why_and_harms_no_other(host: Host, two_matches: Any, spoilt: str) -> None:
    statement, why = SPOILT[spoilt]
    bad, good = two_matches
    sql(host.data, statement.replace("ID", bad.id))
    rows = sql(host.data, "select count(*) from log")

    server = LiveServer(host.data)
    try:
        host.capfd.readouterr()
        answer = moved_on(server, bad).get("state", 0)
        assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
        logged = host.capfd.readouterr().err
        assert "match cannot be opened" in logged and bad.id in logged and "Traceback" not in logged
        summary = server.http.get(bad.path)
        assert summary.status_code == 200 or summary.json()["code"] == "unreadable"
        assert "Traceback" not in host.capfd.readouterr().err
        assert moved_on(server, good).state(0)["seq"] == 4

        told = host.told("doctor", code=1)
        assert list(told["matches"]["unreadable"]) == [bad.id] and why in told["matches"]["unreadable"][bad.id]
        assert told["matches"]["opened"] == 1
        (line,) = host.told(f"export {bad.id}")
        assert why in line["unreadable"] and [Path(file).suffix for file in line["files"]] == [".json"]
    finally:
        server.stop()
    assert sql(host.data, "select count(*) from log") == rows, "nothing is taken away, nothing added"


def test_a_stored_position_that_cannot_be_read_is_not_needed(host: Host, two_matches: Any) -> None:
    sql(host.data, "update checkpoints set record = '{'")
    server = LiveServer(host.data)
    try:
        state = moved_on(server, two_matches[0]).state(0)
        assert state["seq"] == 4 and state["note"] is None
    finally:
        server.stop()


def test_rows_that_nothing_belongs_to_are_told(host: Host, two_matches: Any) -> None:
    bad, _ = two_matches
    sql(host.data, f"delete from matches where id = '{bad.id}'")
    assert "its row is missing" in host.told("doctor", code=1)["matches"]["unreadable"][bad.id]


def test_whatever_stands_in_the_rows_nothing_else_is_raised() -> None:
    row = {"id": "x", "game": "salvage", "players": 2, "options": "{}", "seed": "s", "status": "playing"}
    for match in (row, {}, row | {"players": None}, row | {"game": None}, row | {"seed": 7}):
        for log in ([], [{}], [{"seq": 0, "data": None}], [{"seq": 0, "data": "null"}], [{"seq": None}]):
            for seats in ([], [{}], [{"seat": 0}]):
                with pytest.raises(Unreadable):
                    opened(Stored(match, seats, log, {"seq": "no number"}))


# The doctor


def levels(told: Any) -> dict[str, str]:
    return {one["check"]: one["level"] for one in told["findings"]}


def test_a_sound_table(host: Host, two_matches: Any) -> None:
    checks = {"folder", "permissions", "disk", "limits", "schema", "secret", "clock", "matches"}
    checks |= {"integrity"} if databases.using() == "sqlite" else set()
    content = {path: path.read_bytes() for path in host.data.iterdir() if path.suffix != ".db-shm"}
    told = host.told("doctor")
    assert told["sound"] and set(levels(told)) == checks and "wrong" not in levels(told).values()
    assert told["matches"] == {"opened": 2, "unreadable": {}, "changed": {}}
    assert "no server is using it" in told["findings"][0]["text"]
    for path, before in content.items():
        assert path.read_bytes() == before, f"{path} is as it was"
    server = LiveServer(host.data)
    try:
        told = host.told("doctor")
        assert told["sound"] and "a server is using it" in told["findings"][0]["text"]
        assert moved_on(server, two_matches[0]).state(0)["seq"] == 4
    finally:
        server.stop()
    shown = host.shown("doctor")
    assert re.search(r"^good +matches: +2 open", shown, re.MULTILINE)


def test_what_the_rules_make_of_a_match_is_told_and_not_done(host: Host, two_matches: Any, upgraded: Any) -> None:
    server = LiveServer(host.data)
    over = finished(server)
    server.stop()
    rows = sql(host.data, "select count(*) from log")
    upgraded("GENEROUS")
    matches = host.told("doctor")["matches"]
    assert matches["opened"] == 3 and "0 answers are lost" in matches["changed"][over.id]
    (told,) = host.told(f"export {over.id}")
    assert len(told["files"]) == 1, "it can no longer be replayed from its beginning"
    upgraded("RESHAPED")
    assert len(host.told("doctor", code=1)["matches"]["unreadable"]) == 3
    assert sql(host.data, "select count(*) from log") == rows
    games._LOADED.pop("salvage", None)


def test_a_database_of_before_is_looked_through_without_changing_it(host: Host, two_matches: Any) -> None:
    taken_back(host.data, "0001")
    told = host.told("doctor")
    assert told["matches"]["opened"] == 2 and levels(told)["schema"] == "note"
    assert len(host.told("export --all")) == 2
    assert sql(host.data, "select version_num from alembic_version") == [("0001",)]


def test_what_is_wrong_is_found(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong() -> str:
        return " ".join(one["text"] for one in host.told("doctor", code=1)["findings"] if one["level"] == "wrong")

    assert "no data folder" in wrong()
    host.data.mkdir()
    assert "no database" in wrong()
    server = LiveServer(host.data)
    under_way(server)
    server.stop()

    sql(host.data, "update log set at = '2999-01-01T00:00:00.000+00:00' where seq = 1")
    assert "the clock is wrong" in wrong()
    sql(host.data, "update log set at = 'yesterday' where seq = 1")
    assert "'yesterday'" in wrong()
    sql(host.data, "update log set at = '2020-01-01T00:00:00.000+00:00' where seq = 1")
    assert host.told("doctor")["sound"]

    monkeypatch.setattr(doctor, "LEAST_FREE", 10**18)
    assert "MB are free" in wrong()
    monkeypatch.undo()

    secret = host.data / "secret"
    kept = secret.read_text()
    secret.write_text("ab" * 32)
    assert "is not the one that links were signed with" in wrong()
    secret.write_text("no secret")
    assert "cannot be read" in wrong()
    secret.unlink()
    assert "cannot be read" in wrong() and not secret.exists()
    secret.write_text(kept)
    sql(host.data, "update alembic_version set version_num = '9999'")
    assert "newer version" in wrong()


def test_a_damaged_file_is_found(host: Host) -> None:
    server = LiveServer(host.data)
    under_way(server)
    server.stop()
    path = host.data / "quarterdeck.db"
    sql(host.data, "pragma wal_checkpoint(truncate)")
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = b"\xff" * 64
    path.write_bytes(content)
    assert host.told("doctor", code=1)["sound"] is False
    path.write_bytes(b"this is no database" * 500)
    told = host.told("doctor", code=1)
    assert any("not a database" in one["text"] for one in told["findings"])
    assert "cannot be backed up" in host.refused("backup")


# Exports


def test_a_finished_game_is_a_file_that_can_be_replayed(host: Host, two_matches: Any) -> None:
    server = LiveServer(host.data)
    made = finished(server)
    text = made.get("file", 0).text
    (told,) = host.told(f"export {made.id}")
    server.stop()
    assert (told["secret"], told["unreadable"]) == (False, "")
    rows, game = map(Path, told["files"])
    assert game.read_text(encoding="utf-8") == text
    assert replayed(parse(text), games.game("salvage")).over
    assert rows.parent == host.data / "exports"
    for path in (rows, game):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_rows_hold_everything_but_what_opens_a_seat(host: Host) -> None:
    server = LiveServer(host.data)
    made = server.create("human", "open")
    made.claim(1, "Ann")
    handed = handed_over(made, 1)
    client = made.client(0, device="a-device")
    client.close()
    server.stop()
    ((key, claim),) = sql(host.data, "select key, claim from seats where seat = 1")
    ((seed,),) = sql(host.data, "select seed from matches")
    (told,) = host.told(f"export {made.id} --to {host.data.parent / 'out'}")
    (file,) = told["files"]
    text = Path(file).read_text(encoding="utf-8")
    document = json.loads(text)
    assert told["secret"] and seed in text, "whoever has the file knows what is to come"
    invitation = handed if isinstance(handed, str) else json.dumps(handed)
    for word in [
        *made.tokens,
        made.watch,
        made.maker,
        key,
        claim,
        invitation,
        (host.data / "secret").read_text().strip(),
    ]:
        assert word and word not in text
    assert set(document["seats"][1]) == {"match", "seat", "kind", "name", "bot", "away", "orders"}
    assert [row["seq"] for row in document["log"]] == list(range(len(document["log"])))
    assert document["checkpoint"] and document["match"]["id"] == made.id
    assert "Show nobody" in host.shown(f"export {made.id}")
    assert seed not in host.shown(f"export {made.id}")


def test_what_is_exported(host: Host) -> None:
    LiveServer(host.data).stop()
    assert "which match" in host.refused("export")
    assert "which match" in host.refused("export abc --all")
    assert "no match abc" in host.refused("export abc")
    assert host.told("export --all") == []
    (host.data.parent / "file").touch()
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    assert "cannot be" in host.refused(f"export {made.id} --to {host.data.parent / 'file'}")


def test_the_name_of_a_file_is_only_a_name(host: Host) -> None:
    assert export._plain("../../etc/passwd") == "______etc_passwd"


def test_text_that_is_none_is_exported_as_far_as_it_goes(host: Host) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    sql(host.data, "update log set data = cast(x'7bff7d' as text) where seq = 2")
    (told,) = host.told("export --all")
    assert "cannot be read" in told["unreadable"]
    assert "{\\\\xff}" in Path(told["files"][0]).read_text(encoding="utf-8")
    assert made.id in host.told("doctor", code=1)["matches"]["unreadable"]
    server = LiveServer(host.data)
    try:
        assert moved_on(server, made).get("state", 0).json()["code"] == "unreadable"
    finally:
        server.stop()


def test_what_a_killed_server_has_left_is_seen(host: Host) -> None:
    """Its last rows are in the write-ahead log alone."""
    host.data.mkdir()
    process, url = started(host.data)
    body = {"game": "ahoy", "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = httpx.post(f"{url}/api/v1/matches", json=body).json()
    ended(process, signal.SIGKILL)
    wal = host.data / "quarterdeck.db-wal"
    assert wal.stat().st_size > 0
    for shared in (True, False):
        if not shared:
            (host.data / "quarterdeck.db-shm").unlink(missing_ok=True)
        told = host.told("doctor")
        assert told["matches"]["opened"] == 1
        assert [one["match"] for one in host.told("export --all")] == [made["match"]]
        assert host.told("backup")["matches"] == 1
    assert all(path.stat().st_mode & 0o077 == 0 for path in host.data.glob("quarterdeck.db*"))
