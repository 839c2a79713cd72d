"""Figures for Prometheus, on an address of their own that the table's clients cannot reach; off by default.

What happens is counted where it happens by the methods of `Unmeasured`, which do nothing until the host asks for
figures. What is merely there (matches, connections, who waits for a bot) is looked up when Prometheus asks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from starlette.datastructures import State

log = structlog.get_logger()

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
ROWS = (1, 2, 3, 5, 8, 12, 20, 32, 50, 80, 125, 200, 500)
LAG_SECONDS = 0.25
"""So often the event loop's lag is looked at."""
KEPT_SECONDS = 30.0
"""So long the count of stored matches is good enough: it looks at every match."""
STREAM = "/stream"
"""What ends so lasts as long as somebody looks on, which is no time that a request takes."""


class Unmeasured:
    """What can be counted; nothing is."""

    def changed(self, kind: str) -> None:
        """A change of a match is durable."""

    def moving(self) -> AbstractContextManager[None]:
        """Around a person's move, from its message to its acknowledgement."""
        return nullcontext()

    def asked(self, call: str, seconds: float) -> None:
        """A request was answered."""

    def failed(self, code: str) -> None:
        """Somebody was told an error."""

    def bot_failed(self) -> None:
        """A bot did something wrong."""

    def bot_waited(self, seconds: float) -> None:
        """A bot's question has waited so long for somebody to think about it."""

    def wrote(self, seconds: float, rows: int) -> None:
        """A transaction is durable, or has failed."""

    def read(self, seconds: float) -> None:
        """The database has answered a question."""

    def lagged(self, seconds: float) -> None:
        """The event loop came so much too late."""


class Metrics(Unmeasured):
    """Counts into a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        self._changes = counter("quarterdeck_changes", "Durable changes of matches: moves, taking back, ...", ["kind"])
        self._errors = counter("quarterdeck_errors", "Errors that somebody was told, by their code", ["code"])
        self._bot_failures = counter("quarterdeck_bot_failures", "What bots have done wrong; see failures/")
        self._moves = histogram("quarterdeck_move_seconds", "From a person's move to its ack", buckets=QUICK)
        self._requests = histogram("quarterdeck_request_seconds", "HTTP requests", ["call"], buckets=QUICK)
        self._bot_waits = histogram("quarterdeck_bot_wait_seconds", "Until a process thinks for a bot", buckets=SLOW)
        self._writes = histogram("quarterdeck_db_write_seconds", "Transactions", buckets=QUICK)
        self._rows = histogram("quarterdeck_db_write_rows", "Rows and statements of a transaction", buckets=ROWS)
        self._reads = histogram("quarterdeck_db_read_seconds", "Reads, with the wait for a thread", buckets=QUICK)
        self._lag = histogram("quarterdeck_loop_lag_seconds", "How late the event loop came", buckets=QUICK)
        # a labelled figure is looked up once, not every time
        self._change = _each(self._changes.labels)
        self._error = _each(self._errors.labels)
        self._request = _each(self._requests.labels)

    def changed(self, kind: str) -> None:
        self._change(kind).inc()

    def moving(self) -> AbstractContextManager[None]:
        return self._timed_move()

    @contextmanager
    def _timed_move(self) -> Iterator[None]:
        started = time.perf_counter()
        yield
        self._moves.observe(time.perf_counter() - started)

    def asked(self, call: str, seconds: float) -> None:
        if not call.endswith(STREAM):
            self._request(call).observe(seconds)

    def failed(self, code: str) -> None:
        self._error(code).inc()

    def bot_failed(self) -> None:
        self._bot_failures.inc()

    def bot_waited(self, seconds: float) -> None:
        self._bot_waits.observe(seconds)

    def wrote(self, seconds: float, rows: int) -> None:
        self._writes.observe(seconds)
        self._rows.observe(rows)

    def read(self, seconds: float) -> None:
        self._reads.observe(seconds)

    def lagged(self, seconds: float) -> None:
        self._lag.observe(seconds)


def _each(labelled: Callable[[str], Any]) -> Callable[[str], Any]:
    known: dict[str, Any] = {}

    def one(label: str) -> Any:
        found = known.get(label)
        if found is None:
            found = known[label] = labelled(label)
        return found

    return one


class Present(Collector):
    """What is there in the moment in which it is asked for; asked in the thread of whoever asks."""

    def __init__(self, state: State, clock: Callable[[], float] = time.monotonic) -> None:
        self.state = state
        self.clock = clock
        self._stored: dict[str, int] = {}
        self._counted: float | None = None

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        hub = self.state.hub
        live = Tally(match.table.game.id for match in list(hub.live.values()))
        yield _gauge("quarterdeck_live_matches", "Matches in memory", "game", live)
        yield _gauge("quarterdeck_stored_matches", "Matches in the database", "status", self._by_status())
        connections = GaugeMetricFamily("quarterdeck_connections", "Sockets and streams", value=self.state.places.all)
        yield connections
        yield _gauge("quarterdeck_bots_thinking", "Bots that think or wait for a process", "kind", _bots_at_work(hub))

    def _by_status(self) -> dict[str, int]:
        moment = self.clock()
        if self._counted is None or moment - self._counted >= KEPT_SECONDS:
            try:
                self._stored = self.state.hub.store.by_status()
            except Exception as problem:
                log.warning("matches not counted", problem=type(problem).__name__)
            self._counted = moment
        return self._stored


def _bots_at_work(hub: Any) -> dict[str, int]:
    schedule = hub.bots.thinkers.schedule
    return {kind.name.lower(): schedule.at_work[kind] + len(waiting) for kind, waiting in schedule.waiting.items()}


def _gauge(name: str, about: str, label: str, counts: dict[str, int]) -> Metric:
    gauge = GaugeMetricFamily(name, about, labels=[label])
    for value, count in counts.items():
        gauge.add_metric([value], count)
    return gauge


class Exposition:
    """Tells the figures to whoever may ask at an address: `127.0.0.1:9109`, `[::1]:9109`."""

    def __init__(self, metrics: Metrics, state: State, address: str) -> None:
        metrics.registry.register(Present(state))
        host, _, port = address.rpartition(":")
        self.metrics = metrics
        self.server, self.thread = start_http_server(int(port), host.strip("[]"), metrics.registry)
        self.sampling = asyncio.create_task(self._sample())

    @property
    def port(self) -> int:
        return self.server.server_port

    async def _sample(self) -> None:
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lagged(max(0.0, time.perf_counter() - due))

    async def close(self) -> None:
        self.sampling.cancel()
        await asyncio.to_thread(self.server.shutdown)
        self.server.server_close()
        self.thread.join()


def exposed(metrics: Unmeasured, state: State, address: str) -> Exposition | None:
    """The figures at their address; None where they are not asked for. A table opens without them too."""
    if not isinstance(metrics, Metrics):
        return None
    try:
        return Exposition(metrics, state, address)
    except OSError as problem:
        log.error("metrics cannot be had", address=address, problem=problem.strerror or str(problem))
        return None
