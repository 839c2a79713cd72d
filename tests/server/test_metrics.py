"""Figures for Prometheus: true ones, for the host alone; and whether the database takes and gives."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import ValidationError
from sqlalchemy import text

from quarterdeck.server.metrics import Metrics, Unmeasured
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import probe
from quarterdeck.server.store.probe import Probe
from tests.server.harness import LiveServer, any_key, play_on

Figures = dict[tuple[str, str], float]


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path, metrics="127.0.0.1:0")
    yield server
    server.stop()


def exposed(server: LiveServer) -> str:
    return httpx.get(f"http://127.0.0.1:{server.app.state.metrics_port}/metrics").text


def figures(server: LiveServer) -> Figures:
    """Every figure by its name and the value of its label."""
    found: Figures = {}
    for family in text_string_to_metric_families(exposed(server)):
        for sample in family.samples:
            if not sample.name.endswith("_bucket"):
                found[sample.name, "".join(sample.labels.values())] = sample.value
    return found


def test_a_game_shows_in_the_figures(measured: LiveServer) -> None:
    made = measured.create("human", "human")
    clients = [made.client(0), made.client(1)]
    moves = play_on(clients, any_key)
    assert moves > 5
    assert made.post("moves", 0, {"move_id": "x", "seq": 0, "key": "1"}).json()["code"] == "over"
    assert clients[0].move("1")["code"] == "over"
    assert measured.http.get("/api/v2/matches/nothere").status_code == 404
    made.state(0)
    found = figures(measured)
    assert found["quarterdeck_changes_total", "move"] == moves
    assert found["quarterdeck_move_seconds_count", ""] == moves
    assert found["quarterdeck_move_seconds_sum", ""] > 0
    assert found["quarterdeck_errors_total", "over"] == 2
    assert found["quarterdeck_errors_total", "not_found"] == 1
    assert found["quarterdeck_live_matches", "salvage"] == 1
    assert found["quarterdeck_stored_matches", "over"] == 1
    assert found["quarterdeck_connections", ""] == 2
    assert found["quarterdeck_db_write_seconds_count", ""] >= moves + 1
    assert found["quarterdeck_db_write_rows_sum", ""] > moves
    assert found["quarterdeck_db_read_seconds_count", ""] >= 1
    assert found["quarterdeck_request_seconds_count", "/api/v2/matches/{id}/state"] == 1
    assert found["quarterdeck_request_seconds_count", "/api/v2/matches"] == 1
    assert found["quarterdeck_bots_thinking", "awaited_quick"] == 0
    for client in clients:
        client.close()


def test_median_and_99th_can_be_read_from_the_buckets(measured: LiveServer) -> None:
    made = measured.create("human", "human")
    play_on([made.client(0), made.client(1)], any_key)
    buckets = [
        (float(sample.labels["le"]), sample.value)
        for family in text_string_to_metric_families(exposed(measured))
        for sample in family.samples
        if sample.name == "quarterdeck_move_seconds_bucket"
    ]
    assert buckets == sorted(buckets)
    assert len([edge for edge, _ in buckets if edge <= 0.1]) >= 8
    assert buckets[-1][0] == float("inf")


def test_what_somebody_asks_for_makes_no_new_figures(measured: LiveServer) -> None:
    for n in range(30):
        measured.http.get(f"/nothing/{n}")
        measured.http.get(f"/api/v2/matches/{n}")
        measured.http.request(f"METHOD{n}", "/api/v2/games")
    assert len([1 for name, _ in figures(measured) if name == "quarterdeck_request_seconds_count"]) <= 4


def test_bots_show_in_the_figures(measured: LiveServer) -> None:
    made = measured.create("human", "search:1ms", game="ahoy")
    client = made.client(0)
    until = time.monotonic() + 20
    while figures(measured)["quarterdeck_bot_wait_seconds_count", ""] == 0:
        assert time.monotonic() < until
        if client.asked:
            client.at(client.move(client.keys()[0])["seq"])
        time.sleep(0.02)
    assert figures(measured)["quarterdeck_bot_failures_total", ""] == 0
    measured.hub.bots._failed(measured.hub.live[made.id], 1, "on purpose", there=False)
    assert figures(measured)["quarterdeck_bot_failures_total", ""] == 1
    client.close()


def test_the_loop_s_lag_is_seen(measured: LiveServer) -> None:
    loop = measured.hub._sweeper.get_loop()
    loop.call_soon_threadsafe(time.sleep, 0.7)
    until = time.monotonic() + 10
    while figures(measured)["quarterdeck_loop_lag_seconds_sum", ""] < 0.4:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_figures_hold_no_secrets(measured: LiveServer) -> None:
    made = measured.create("human", "human")
    shown = exposed(measured)
    table = measured.hub.live[made.id].table
    assert "quarterdeck_live_matches" in shown
    for secret in (made.id, *made.tokens, made.watch, table.dealer.seed):
        assert secret not in shown


def test_by_default_nobody_is_told_and_nothing_measured(live: LiveServer) -> None:
    assert Settings().metrics == ""
    assert type(live.hub.metrics) is Unmeasured
    assert live.app.state.metrics_port == 0
    assert live.http.get("/metrics").status_code == 404


def test_the_table_itself_never_tells(measured: LiveServer) -> None:
    """Not even asked from this machine: behind a proxy everybody comes from there."""
    assert measured.http.get("/metrics").status_code == 404
    assert measured.app.state.metrics_port != measured.settings.port


def test_two_servers_count_for_themselves(tmp_path: Path) -> None:
    servers = [LiveServer(tmp_path / name, metrics="127.0.0.1:0") for name in ("one", "two")]
    try:
        servers[0].create("human", "human")
        assert [len([1 for name, _ in figures(one) if name == "quarterdeck_live_matches"]) for one in servers] == [1, 0]
    finally:
        for server in servers:
            server.stop()


def test_an_address_that_is_taken_stops_no_table(tmp_path: Path, measured: LiveServer) -> None:
    server = LiveServer(tmp_path / "other", metrics=f"127.0.0.1:{measured.app.state.metrics_port}")
    try:
        assert server.http.get("/healthz").status_code == 200
        assert server.app.state.metrics_port == 0
    finally:
        server.stop()


@pytest.mark.parametrize("address", ["9109", "127.0.0.1", "127.0.0.1:", ":9109", "::1:9109", "a b:9109", "x:123456"])
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(ValidationError):
        Settings(metrics=address)
    assert Settings(metrics="[::1]:9109").metrics == "[::1]:9109"


def test_measuring_costs_little() -> None:
    """A move is a change, a transaction and its own time; a thousand of them are counted within 50 ms even here."""
    metrics = Metrics()
    started = time.perf_counter()
    for _ in range(1000):
        with metrics.moving():
            metrics.changed("move")
            metrics.wrote(0.001, 2)
    assert time.perf_counter() - started < 0.05 * 10  # ten times what it takes, for a busy machine


# Whether the database is well


@pytest.mark.both_databases
def test_ready_means_that_the_database_takes_and_gives(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        assert server.http.get("/readyz").json() == {"status": "ready"}

        def words() -> list[str]:
            with server.hub.store.engine.connect() as connection:
                return [row[0] for row in connection.execute(text("select word from probe"))]

        [first] = words()
        assert len(first) == 16
        time.sleep(probe.KEPT)
        assert server.http.get("/readyz").status_code == 200
        assert words() != [first]
        with server.hub.store.engine.begin() as connection:
            connection.execute(text("drop table probe"))
        time.sleep(probe.KEPT)
        assert server.http.get("/readyz").status_code == 503
        assert server.http.get("/healthz").status_code == 200
    finally:
        server.stop()


class Tried:
    """Attempts that a test looks at."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.answer: bool | None = True
        self.hangs = asyncio.Event()

    async def __call__(self, word: str) -> bool:
        self.words.append(word)
        if self.answer is None:
            await self.hangs.wait()
            return True
        return self.answer


def test_the_database_is_asked_once_a_second_at_most() -> None:
    async def run() -> None:
        moment, tried = [100.0], Tried()
        asked = Probe(tried, lambda: moment[0])
        assert all(await asyncio.gather(*(asked.ready() for _ in range(50))))
        moment[0] += probe.KEPT * 0.9
        assert await asked.ready()
        assert len(tried.words) == 1
        moment[0] += probe.KEPT * 0.2
        tried.answer = False
        assert not await asked.ready()
        assert len(set(tried.words)) == 2

    asyncio.run(run())


def test_a_database_that_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(probe, "PATIENCE", 0.05)
        tried = Tried()
        tried.answer = None
        asked = Probe(tried)
        assert not await asked.ready()
        assert not await asked.ready()
        assert len(tried.words) == 1  # the one before is still under way
        tried.hangs.set()
        await asyncio.sleep(0)
        monkeypatch.setattr(probe, "KEPT", 0.0)
        tried.answer = True
        assert await asked.ready()
        assert len(tried.words) == 2

    asyncio.run(run())
