"""Both parts of uvicorn that speak to clients: HTTP with a time for everything, and WebSockets leaner for those who sit
at a table for hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.gate import Gate, Line


class Inbox:
    """What has come and was not read yet: a queue for one reader, a tenth of the size of asyncio's."""

    __slots__ = ("_come", "_reader", "_turned")

    def __init__(self) -> None:
        self._come: list[Any] = []
        self._turned: list[Any] = []
        """What is read next, the first one last."""
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._come.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._come and not self._turned

    async def get(self) -> Any:
        if not self._turned:
            while not self._come:
                self._reader = asyncio.get_running_loop().create_future()
                await self._reader
            self._reader = None
            self._turned, self._come = self._come[::-1], []
        return self._turned.pop()


class Wire(WebSocketsSansIOProtocol):
    """Forgets the handshake when it is done: request, answer and headers are read once and would be kept for ever."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast(Any, Inbox())
        self.left: Callable[[], None] = lambda: None
        """Gives the connection's place back."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()

    def start_keepalive(self) -> None:
        """Called once, right after the handshake was answered."""
        super().start_keepalive()
        handshake = cast(Any, self)
        handshake.request.headers.clear()  # the parser keeps the request itself
        handshake.request = handshake.response = None
        handshake.scope.clear()


class Http(H11Protocol):
    """Waits for a request's headers, its body and the reading of its answer only so long. It tells the gate whom the
    server waits for."""

    def __init__(self, *args: Any, line: Line | None = None, gate: Gate | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = cast(Any, self.config.app).settings
        self._seconds = {h11.IDLE: settings.header_seconds, h11.SEND_BODY: settings.body_seconds}
        self._reading_seconds = settings.body_seconds
        self._line = line
        self._gate = gate
        self._awaited: Any = None
        """What the server waits for: h11's name for it, None while the client waits."""
        self._timer: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._line is not None:
            self._line.transport = transport
            if self._line.dropped:
                transport.abort()
        self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.resume_writing()
        self._await(None)
        self._leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        cast(Wire, self.transport.get_protocol()).left = self._leave
        self._await(None)
        self._tell_gate(False)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(self._reading_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _look(self) -> None:
        """Sets the time for what is awaited now. Between two requests it is uvicorn's to wait."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it is over, or has become a socket
        stage = self.conn.their_state
        between = stage is h11.IDLE and self.cycle is not None and not self.conn.trailing_data[0]
        self._await(stage if stage in self._seconds and not between else None)
        self._tell_gate(between or self._awaited is not None)

    def _await(self, stage: Any) -> None:
        if stage is self._awaited:
            return
        self._awaited = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if stage is not None:
            self._timer = self.loop.call_later(self._seconds[stage], self.transport.abort)

    def _tell_gate(self, awaits: bool) -> None:
        if self._gate is not None and self._line is not None:
            (self._gate.awaits if awaits else self._gate.serves)(self._line)

    def _leave(self) -> None:
        if self._gate is not None and self._line is not None:
            self._gate.leave(self._line)
