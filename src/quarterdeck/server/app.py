"""The application: routes, errors, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from quarterdeck import __version__, games
from quarterdeck.server import client, messages, ws
from quarterdeck.server.api import router
from quarterdeck.server.errors import Problem
from quarterdeck.server.guard import Guard
from quarterdeck.server.host.place import Place, opened
from quarterdeck.server.host.pruner import Pruner
from quarterdeck.server.hub import Hub
from quarterdeck.server.limits import Buckets, Places
from quarterdeck.server.metrics import Metrics, Unmeasured, exposed
from quarterdeck.server.settings import Settings
from quarterdeck.server.tokens import Tokens

log = structlog.get_logger()

PROTOCOL = 1


class TableApp(FastAPI):
    """FastAPI for everything that is asked over HTTP; a socket is served without its layers."""

    settings: Settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await ws.serve(scope, receive, send, self.state, self.settings)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, place: Place | None = None) -> FastAPI:
    """The server as an ASGI application. Without a place it opens the one that the settings name."""
    metrics = Metrics() if settings.metrics else Unmeasured()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        own = place or opened(settings)
        own.store.measured_by(metrics)
        app.state.hub = Hub(settings, own.store, Tokens(own.secret))
        app.state.hub.start()
        pruner = Pruner(app.state.hub)
        pruner.start()
        figures = exposed(metrics, app.state, settings.metrics)
        app.state.metrics_port = figures.port if figures else 0
        log.info("open", data=str(settings.data), version=__version__)
        yield
        if figures:
            await figures.close()
        await pruner.close()
        await app.state.hub.close()
        own.close()
        log.info("closed")

    app = TableApp(
        title="Quarterdeck",
        version=__version__,
        description="A table for seafaring board games. Messages and words are explained in docs/PROTOCOL.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.settings = settings
    app.state.catalogs = {}
    app.state.places = Places(settings.connections)
    app.state.requests = Buckets(settings.rate, settings.burst)
    app.state.new_matches = Buckets(settings.new_matches / 60, settings.new_matches)
    app.state.new_seeds = Buckets(settings.new_matches / 60, settings.new_matches)
    app.include_router(router)
    _add_health(app)
    _add_client(app)
    _add_errors(app, metrics)
    app.add_middleware(Guard, settings=settings, buckets=app.state.requests, metrics=metrics)
    return app


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", summary="Alive")
    async def healthz() -> dict[str, str]:
        return {"status": "ok"}

    @app.get("/readyz", summary="The database takes and gives, and is of the right version")
    async def readyz(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        if hub.stopping or not await hub.store.ready():
            raise Problem("unavailable")
        return Response(b'{"status":"ready"}', media_type="application/json")

    @app.get("/version", response_model=messages.Version)
    async def version() -> dict[str, Any]:
        rules = {id: games.game(id).rules_version for id in games.ids()}
        return {"version": __version__, "protocol": PROTOCOL, "rules": rules}


def _add_client(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def pages(request: Request, path: str) -> Response:
        return client.page(request, path)


def _add_errors(app: FastAPI, metrics: Unmeasured) -> None:
    def answer(problem: Problem) -> Response:
        metrics.failed(problem.code)
        return Response(orjson.dumps(problem.plain()), status_code=problem.status, media_type="application/json")

    @app.exception_handler(Problem)
    async def on_problem(request: Request, problem: Problem) -> Response:
        return answer(problem)

    @app.exception_handler(RequestValidationError)
    async def on_form(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        return answer(Problem("bad_request", "problem-form", where=f"{place}: {first['type']}"))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        if error.status_code in (404, 405):
            return answer(Problem("not_found", "problem-no-page"))
        return answer(Problem("bad_request"))

    @app.exception_handler(Exception)
    async def on_failure(request: Request, error: Exception) -> Response:
        log.error("request failed", path=request.url.path, problem=repr(error))
        return answer(Problem("unavailable"))
