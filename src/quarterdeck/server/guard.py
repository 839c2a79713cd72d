"""What every answer carries and every request has to keep to: headers, origins, sizes, rates."""

from __future__ import annotations

import time
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.errors import Problem
from quarterdeck.server.limits import Buckets, asker
from quarterdeck.server.metrics import Unmeasured
from quarterdeck.server.settings import Settings
from quarterdeck.server.tongues import language

# Positions on a board are styles of single elements; a style cannot run anything.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

SAFE = {"GET", "HEAD", "OPTIONS"}

HEAD_ALONE = "quarterdeck.head"
"""In the scope of a request for the head alone, which is handled as if all were asked for."""


def same_origin(headers: Headers, origins: list[str]) -> bool:
    """Whether a page of this server, or of an origin that was allowed, asks; a program sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in (allowed.rstrip("/") for allowed in origins):
        return True
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and place.lower() == headers.get("host", "").lower()


LOOPBACK = {"127.0.0.1", "localhost", "::1"}


def known_host(headers: Headers, settings: Settings) -> bool:
    """Whether the server is asked by a name of its own. A server for this machine alone has only those of loopback:
    otherwise a foreign page whose name is made to point here would count as one of ours."""
    hosts = {name.lower() for name in settings.hosts}
    if not hosts and settings.host in LOOPBACK and not settings.proxies:
        hosts = LOOPBACK
    return not hosts or _without_port(headers.get("host", "")) in hosts


def _without_port(host: str) -> str:
    """The name in a Host header: `localhost:8080`, `[::1]:8080`."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower()


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets, metrics: Unmeasured | None = None) -> None:
        self.app = app
        self.settings = settings
        self.buckets = buckets
        self.metrics = metrics or Unmeasured()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET", HEAD_ALONE: True}, _without_body(send)
        sender = _with_headers(send, scope["path"])
        started = time.perf_counter()
        try:
            self._check(scope)
            await self.app(scope, _limited(receive, self.settings.body_bytes), sender)
        except Problem as problem:
            self.metrics.failed(problem.code)
            lang = language(Headers(scope=scope), QueryParams(scope["query_string"]))
            await _answer(sender, problem, lang)
        finally:
            self.metrics.asked(getattr(scope.get("route"), "path", "none"), time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not known_host(headers, self.settings):
            raise Problem("not_yours", "problem-foreign-page")
        if scope["path"].startswith("/api/") and not self.buckets.take(asker(scope.get("client"))):
            raise Problem("too_many")
        if scope["method"] not in SAFE and not same_origin(headers, self.settings.origins):
            raise Problem("not_yours", "problem-foreign-page")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:18]) > self.settings.body_bytes:
            raise Problem("bad_request", "problem-too-long", bytes=self.settings.body_bytes)


def _with_headers(send: Send, path: str) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sender


def _without_body(send: Send) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sender


def _limited(receive: Receive, most: int) -> Receive:
    """A body that was not announced ends at the limit too."""
    taken = 0

    async def receiver() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise Problem("bad_request", "problem-too-long", bytes=most)
        return message

    return receiver


async def _answer(send: Send, problem: Problem, lang: str) -> None:
    body: Any = orjson.dumps(problem.plain(lang))
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body})
