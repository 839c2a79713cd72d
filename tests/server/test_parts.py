"""The server's smaller parts, each by itself."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import text

from quarterdeck import games
from quarterdeck.kernel.game import Label
from quarterdeck.server import client
from quarterdeck.server.limits import Bucket, Buckets, Places
from quarterdeck.server.seats import clean_name
from quarterdeck.server.settings import Settings, load
from quarterdeck.server.store import migrate
from quarterdeck.server.store.store import INSERT_LOG, Store
from quarterdeck.server.store.writer import Change
from quarterdeck.server.texts import Tongues
from quarterdeck.server.tokens import WATCHER, Holder, Tokens, secret_of
from tests.server import databases
from tests.server.harness import LiveServer

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def opened(data: Path) -> Iterator[LiveServer]:
    server = LiveServer(data)
    try:
        yield server
    finally:
        server.stop()


def test_tokens_are_read_back_and_never_forged() -> None:
    tokens = Tokens(b"secret")
    assert tokens.read(tokens.make("abc", 3)) == Holder("abc", 3)
    assert tokens.read(tokens.make("abc", WATCHER)) == Holder("abc", WATCHER)
    good = tokens.make("abc", 0)
    for at in range(len(good)):
        changed = good[:at] + ("A" if good[at] != "A" else "B") + good[at + 1 :]
        assert tokens.read(changed) is None
    for bad in ("", ".", "..", "abc", good + "=", good * 9, "ü"):
        assert tokens.read(bad) is None


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    assert secret_of(tmp_path) == secret_of(tmp_path) and len(secret_of(tmp_path)) == 32


def test_flags_before_environment_before_file_before_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load().port == 8080 and load().host == "127.0.0.1"
    (tmp_path / "quarterdeck.toml").write_text('port = 1111\nhost = "::1"\nbot_seconds = 2.5\n', encoding="utf-8")
    assert (load().port, load().host, load().bot_seconds) == (1111, "::1", 2.5)
    monkeypatch.setenv("QUARTERDECK_PORT", "2222")
    assert (load().port, load().host) == (2222, "::1")
    assert load(port=3333, host=None).port == 3333


def test_the_documented_settings_are_all_there_with_their_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "HOST.md").read_text(encoding="utf-8")
    sample = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert sample is not None
    told = tomllib.loads(sample[1])
    assert {name: getattr(load(), name) for name in told} == told
    by_machine = {"data", "bot_workers"}
    assert all(f"# {name} = " in sample[1] for name in by_machine)
    assert set(told) | by_machine == set(Settings.model_fields)


def test_buckets_fill_again_and_places_are_given_back() -> None:
    moment = [0.0]
    bucket = Bucket(2, 3, lambda: moment[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    moment[0] = 0.5
    assert bucket.take() and not bucket.take()
    buckets = Buckets(1, 1)
    assert buckets.take("a") and buckets.take("b") and not buckets.take("a")
    places = Places(2)
    assert places.take("a") and places.take("a") and not places.take("a") and places.take("b")
    places.free("a")
    assert places.take("a")


def test_names_are_cleaned() -> None:
    assert clean_name("  A\tb\u202e\x00c ") == "A b c"
    assert len(clean_name("x" * 100)) == 40 and clean_name("\n") == ""


def row(match: str, seq: int) -> Change:
    values = {"match": match, "seq": seq, "at": "", "kind": "move", "seat": 0, "move_id": "", "data": "{}"}
    return Change(INSERT_LOG, [values])


DURABLE: dict[str, dict[str, Any]] = {
    "sqlite": {"pragma journal_mode": "wal", "pragma synchronous": 2},
    "postgres": {"show synchronous_commit": "on"},
}


@pytest.mark.both_databases
def test_writes_share_a_transaction_and_a_bad_one_spoils_no_other(tmp_path: Path) -> None:
    async def go() -> tuple[list[Any], int, int]:
        store = Store(databases.url_of(tmp_path))
        store.migrate()
        await store.writer.write([row("a", 0)])
        jobs = [store.writer.write([row(f"m{n}", 0)]) for n in range(50)]
        jobs.append(store.writer.write([row("b", 0), row("a", 0)]))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        flushes = store.writer.flushes
        with store.engine.connect() as connection:
            count = connection.execute(text("select count(*) from log")).scalar()
        with store.writer.engine.connect() as connection:
            for question, durable in DURABLE[databases.using()].items():
                assert connection.execute(text(question)).scalar() == durable
        await store.close()
        return outcomes, flushes, int(count or 0)

    outcomes, flushes, count = asyncio.run(go())
    assert [problem for problem in outcomes[:-1] if problem is not None] == [] and outcomes[-1] is not None
    assert count == 51 and flushes < 10


@pytest.mark.both_databases
def test_the_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from quarterdeck.server.store.schema import metadata

    store = Store(databases.url_of(tmp_path))
    assert migrate.version_of(store.engine) is None
    store.migrate()
    store.migrate()
    assert migrate.version_of(store.engine) == migrate.newest()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    asyncio.run(store.close())


def test_the_client_is_served_with_its_cache_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(client, "FOLDER", folder)
    with opened(tmp_path / "data") as server:
        web = server.http
        asset = web.get("/assets/app-1a2b.js")
        assert asset.headers["cache-control"].endswith("immutable") and "javascript" in asset.headers["content-type"]
        for path in ("/", "/index.html"):
            page = web.get(path)
            assert "table" in page.text and page.headers["cache-control"] == "no-cache"
        for path in ("/assets/gone.js", "/favicon.ico", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/v2/x"):
            answer = web.get(path)
            assert "secret" not in answer.text
            assert answer.status_code == 404, path


def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path / "none")
    with opened(tmp_path / "data") as server:
        assert "make play" in server.http.get("/").text


def test_a_failure_is_told_without_its_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as server:

        def fail(id: str) -> None:
            raise ZeroDivisionError("inside")

        monkeypatch.setattr(server.hub, "game", fail)
        answer = server.http.get("/api/v2/games")
        assert answer.status_code == 503 and answer.json()["code"] == "unavailable" and "inside" not in answer.text


def test_an_option_is_sent_with_its_note_and_anew_when_that_changes() -> None:
    texts = Tongues(games.game("maracaibo"))

    def sent(notes: list[Label], lang: str = "en") -> Any:
        return json.loads(orjson.dumps(texts.of(lang).option("sail.to", (1,), notes, ("green", "yellow"))))

    near, far = ([Label("note-movement", {"number": number})] for number in (1, 3))
    assert "note" not in sent([])
    assert sent(near)["note"] == "1 MP" and sent(near, "de")["note"] == "1 BP"
    assert sent(far)["note"] == "3 MP" and sent(far, "de")["note"] == "3 BP"
    assert sent(far)["targets"] == ["place:p01"]
