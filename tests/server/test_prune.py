"""Old matches go as the settings say, exported first, and never under anybody; what the settings are is shown."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.server.host import folder, pruner, retention
from quarterdeck.server.host.folder import HostProblem
from quarterdeck.server.host.retention import Retention
from quarterdeck.server.host.sources import masked
from tests.server.harness import LiveServer, Made
from tests.server.hosting import Host, finished, sql, under_way
from tests.server.test_restart import moved_on

LONG_AGO = "2020-01-01T00:00:00.000+00:00"


def aged(data: Path, *matches: str) -> None:
    """Makes matches old."""
    for id in matches:
        sql(data, f"update log set at = '{LONG_AGO}' where match = '{id}'")
        sql(data, f"update matches set created = '{LONG_AGO}' where id = '{id}'")


def there(data: Path) -> set[str]:
    """The matches that are left, in whatever table."""
    inner = " union ".join(f"select '{table}', match from {table}" for table in ("log", "seats", "checkpoints"))
    rows = {(table, id) for table, id in sql(data, f"select 'matches', id from matches union {inner}")}
    ids = {id for _, id in rows}
    assert len(rows) == 4 * len(ids), "a match goes as a whole"
    return ids


def by_bots(server: LiveServer) -> Made:
    """A match of bots alone."""
    return server.create("random", "random")


def eventually(true: Callable[[], bool], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("rules", "over", "bots", "days", "why"),
    [
        (Retention(), True, True, 9999, ""),
        (Retention(finished=7), True, False, 8, "finished"),
        (Retention(finished=7), True, False, 6, ""),
        (Retention(finished=7), False, False, 9999, ""),
        (Retention(abandoned=7), False, False, 8, "abandoned"),
        (Retention(abandoned=7), True, False, 9999, ""),
        (Retention(bots=1), True, True, 2, "bots"),
        (Retention(bots=1), False, False, 9999, ""),
        (Retention(finished=7, bots=100), True, True, 8, "finished"),
        (Retention(abandoned=0.5), False, False, 0.6, "abandoned"),
    ],
)
def test_which_matches_go(rules: Retention, over: bool, bots: bool, days: float, why: str) -> None:
    assert rules.why(over, bots, timedelta(days=days)) == why


@pytest.mark.both_databases
def test_old_matches_go_and_are_exported_first(host: Host) -> None:
    server = LiveServer(host.data)
    over, left, bots = finished(server), under_way(server), by_bots(server)
    young = [finished(server), under_way(server), by_bots(server)]
    server.stop()
    kept = {made.id for made in young}
    aged(host.data, over.id, left.id, bots.id)
    everything = kept | {over.id, left.id, bots.id}

    assert "--finished" in host.refused("prune"), "nothing goes unless it was said which"
    assert "keep_finished_days" in host.refused("prune --finished 1e9")
    told = host.told("prune --finished 30 --abandoned 30 --bots 30 --dry-run")
    assert {one["match"]: one["why"] for one in told["matches"]} == {
        over.id: "finished",
        left.id: "abandoned",
        bots.id: "bots",
    }
    assert there(host.data) == everything and not (host.data / "exports").exists()

    told = host.told("prune --bots 30")
    assert [one["match"] for one in told["matches"]] == [bots.id]
    assert there(host.data) == everything - {bots.id}
    assert "2 matches are gone" in host.shown("prune --finished 30 --abandoned 30")
    assert there(host.data) == kept
    names = {path.name for path in (host.data / "exports").iterdir()}
    rows = {f"salvage-{made.id}.json" for made in (over, left, bots)}
    assert names == rows | {f"salvage-{over.id}.txt"}
    document = json.loads((host.data / "exports" / f"salvage-{left.id}.json").read_text())
    assert [row["seq"] for row in document["log"]] == list(range(5))

    server = LiveServer(host.data)
    try:
        assert moved_on(server, over).get("state", 0).status_code == 404
        assert moved_on(server, young[1]).state(0)["seq"] == 4
    finally:
        server.stop()


def test_without_an_export_nothing_goes(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    aged(host.data, made.id)

    def full(*args: Any) -> Any:
        raise HostProblem("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(retention, "exported", full)
        assert "disk is full" in host.refused("prune --abandoned 1")
        assert there(host.data) == {made.id}
        monkeypatch.setenv("QUARTERDECK_EXPORT_BEFORE_PRUNING", "false")
        assert len(host.told("prune --abandoned 1")["matches"]) == 1
    assert there(host.data) == set() and not (host.data / "exports").exists()


def test_a_time_that_cannot_be_read_lets_nothing_go(host: Host) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    sql(host.data, "update log set at = 'never'")
    assert host.told("prune --abandoned 0.000001")["matches"] == []
    assert there(host.data) == {made.id}


def test_beside_a_server_the_command_only_tells(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PATIENCE", 0.1)
    server = LiveServer(host.data)
    try:
        made = under_way(server)
        aged(host.data, made.id)
        assert len(host.told("prune --abandoned 1 --dry-run")["matches"]) == 1
        assert "keep_abandoned_days" in host.refused("prune --abandoned 1")
        assert made.state(0)["seq"] == 4
    finally:
        server.stop()
    assert "no data folder" in host.refused("prune --abandoned 1", data=host.data / "nowhere")


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that look all the time."""
    monkeypatch.setattr(pruner, "FIRST", 0.2)
    monkeypatch.setattr(pruner, "EVERY", 0.2)
    monkeypatch.setattr(pruner, "PAUSE", 0.01)


@pytest.mark.both_databases
@pytest.mark.usefixtures("eager")
def test_a_running_server_lets_old_matches_go_but_none_that_is_open(host: Host) -> None:
    server = LiveServer(host.data)
    over, left, open_one, young = finished(server), under_way(server), under_way(server), under_way(server)
    server.stop()
    aged(host.data, over.id, left.id, open_one.id)
    server = LiveServer(host.data, keep_finished_days=30.0, keep_abandoned_days=30.0, idle_seconds=0.5)
    try:
        client = moved_on(server, open_one).client(0)
        eventually(lambda: there(host.data) == {open_one.id, young.id})
        time.sleep(1.0)
        assert there(host.data) == {open_one.id, young.id}, "somebody is sitting there"
        assert moved_on(server, left).get("state", 0).status_code == 404
        assert len(list((host.data / "exports").glob("*.json"))) == 2
        client.close()
        eventually(lambda: there(host.data) == {young.id})
        assert moved_on(server, young).state(0)["seq"] == 4
    finally:
        server.stop()


@pytest.mark.usefixtures("eager")
def test_nobody_can_open_a_match_that_is_going(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes in that moment is told to come again, and then that it is gone."""
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    aged(host.data, made.id)
    save = pruner.saved_before

    def slowly(*args: Any) -> Any:
        time.sleep(1.0)
        return save(*args)

    monkeypatch.setattr(pruner, "saved_before", slowly)
    server = LiveServer(host.data, keep_abandoned_days=30.0)
    try:
        eventually(lambda: made.id in server.hub.leaving)
        answer = moved_on(server, made).get("state", 0)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        eventually(lambda: made.id not in server.hub.leaving)
        assert moved_on(server, made).get("state", 0).status_code == 404
    finally:
        server.stop()


@pytest.mark.usefixtures("eager")
def test_a_match_that_cannot_be_saved_stays_and_stops_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LiveServer(host.data)
    made = under_way(server)
    server.stop()
    aged(host.data, made.id)

    def full(*args: Any) -> Any:
        raise HostProblem("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(pruner, "saved_before", full)
        server = LiveServer(host.data, keep_abandoned_days=30.0)
        host.capfd.readouterr()
        time.sleep(1.0)
        assert there(host.data) == {made.id} and "the disk is full" in host.capfd.readouterr().err
    eventually(lambda: there(host.data) == set())
    server.stop()


def test_by_default_everything_is_kept(live: LiveServer) -> None:
    assert not pruner.Pruner(live.hub).retention


# The settings


def test_every_setting_says_where_it_comes_from(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "quarterdeck.toml").write_text('rate = 5.0\nbot_seconds = 2.0\nhost = "::1"\n', encoding="utf-8")
    monkeypatch.setenv("QUARTERDECK_BOT_SECONDS", "3")
    rows = {row["name"]: row for row in host.told("config show --port 9")}
    assert rows["port"] == {"name": "port", "value": 9, "source": "flag", "where": "--port"}
    assert rows["data"]["value"] == str(host.data) and rows["data"]["source"] == "flag"
    assert (rows["bot_seconds"]["value"], rows["bot_seconds"]["source"]) == (3.0, "environment")
    assert rows["bot_seconds"]["where"] == "QUARTERDECK_BOT_SECONDS"
    assert (rows["rate"]["value"], rows["rate"]["source"], rows["rate"]["where"]) == (5.0, "file", "quarterdeck.toml")
    assert rows["burst"] == {"name": "burst", "value": 90, "source": "default", "where": ""}
    shown = host.shown("config show")
    assert len(shown.splitlines()) == len(rows)
    assert not host.data.exists(), "nothing is made"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:hunter2@db.example.org/table",
        "postgresql://ann@db.example.org/table?password=hunter2",
        "postgresql://ann:hunter2@db.example.org/table?sslmode=require&password=hunter2",
    ],
)
def test_no_password_is_shown(host: Host, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    assert "hunter2" not in masked(url)
    (host.data.parent / "q.toml").write_text(f'database = "{url}"\n', encoding="utf-8")
    monkeypatch.setenv("QUARTERDECK_CONFIG", str(host.data.parent / "q.toml"))
    monkeypatch.setattr(monkeypatch, "setenv", lambda *args: monkeypatch.delenv("QUARTERDECK_DATABASE", raising=False))
    for said in (host.shown("config show"), json.dumps(host.told("config show"))):
        assert "hunter2" not in said and "***" in said
    assert masked("") == "" and masked("sqlite:///x.db") == "sqlite:///x.db"


def test_what_is_no_url_is_refused_without_showing_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.databases.of", lambda folder: "no url: hunter2")
    for command in ("serve", "doctor", "backup", "export --all", "prune --bots 1", "config show"):
        said = host.refused(command)
        assert "setting database" in said.lower() and "hunter2" not in said
