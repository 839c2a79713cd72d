"""Runs the server: uvicorn in this process, on a socket that is bound before anything is promised."""

from __future__ import annotations

import gc
import importlib.util
import logging
import os
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import Any, TextIO, cast

import structlog
import uvicorn

from quarterdeck import games
from quarterdeck.server.app import TableApp, create_app
from quarterdeck.server.gate import SPARE, Gate, Line, Porch, places_for_clients, raise_descriptors
from quarterdeck.server.host.folder import OTHERS, HostProblem
from quarterdeck.server.host.place import Place, opened
from quarterdeck.server.settings import Settings
from quarterdeck.server.wire import Http, Wire


class _StandardError:
    """Standard error as it is when something is written; a log that nobody can read any more stops no game."""

    def write(self, text: str) -> int:
        try:
            return sys.stderr.write(text)
        except (OSError, ValueError):
            return 0

    def flush(self) -> None:
        try:
            sys.stderr.flush()
        except (OSError, ValueError):
            pass


def set_up_logs(settings: Settings) -> None:
    """Structured logs on standard error: for people, or one JSON object a line."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor
    if settings.log_json:
        last = structlog.processors.JSONRenderer()
    else:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _StandardError())),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(message)s")


def bound(settings: Settings) -> socket.socket:
    """The listening socket. Raises HostProblem."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        listening.close()
        raise HostProblem(
            f"the table cannot be opened at {settings.host}:{settings.port}: {problem.strerror}; "
            "choose another with --port"
        ) from None
    return listening


def url_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def configured(settings: Settings, place: Place | None = None) -> uvicorn.Config:
    """How uvicorn is run: uvloop where there is one, and the WebSocket part that measured best."""
    return uvicorn.Config(
        create_app(settings, place),
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http=Http,
        ws=Wire,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=cast(int, settings.keepalive_seconds),
        timeout_graceful_shutdown=5,
    )


class TableServer(uvicorn.Server):
    """Lets nobody in for whom there is no place, and viewers go before it waits for their connections to end: a stream
    would never end by itself."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32":  # its event loop tells nobody who is at the door
            await super().startup(sockets)
            return
        settings = cast(TableApp, self.config.app).settings
        for listening in sockets or []:
            listening.listen(self.config.backlog)
        await super().startup([])
        gate = Gate(settings.connections + SPARE, places_for_clients(), settings.proxies)
        self.servers += [cast(Any, Porch(listening, gate, partial(self._http, gate))) for listening in sockets or []]

    def _http(self, gate: Gate, line: Line) -> Http:
        return Http(self.config, self.server_state, self.lifespan.state, line=line, gate=gate)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(getattr(self.config.app, "state", None), "hub", None)
        if hub is not None:
            await hub.let_go()
        await super().shutdown(sockets)


def calm_collector() -> None:
    """Fewer searches for unreachable cycles among everything that lives: with hundreds of live matches one such search
    holds every table for 150 ms and more, while what becomes unreachable here nearly always does so young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10, 500)


def run(settings: Settings, open_browser: bool = False, new_secret: bool = False) -> None:
    """Serves until it is told to stop. Raises HostProblem, and SettingError if a game from elsewhere is not sound."""
    set_up_logs(settings)
    for id in games.registered():
        games.game(id)  # a visitor to the lobby would be the next to ask for it
    raise_descriptors()
    place = opened(settings, new_secret)
    try:
        _serve(settings, place, open_browser)
    finally:
        place.close()


def _serve(settings: Settings, place: Place, open_browser: bool) -> None:
    listening = bound(settings)
    url = url_of(listening)
    server = TableServer(configured(settings, place))
    print(f"Quarterdeck: {url}", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    calm_collector()
    os.umask(OTHERS)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
