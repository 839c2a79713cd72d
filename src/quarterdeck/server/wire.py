"""The WebSocket part of uvicorn, leaner for those who sit at a table for hours."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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

    def start_keepalive(self) -> None:
        """Called once, right after the handshake was answered."""
        super().start_keepalive()
        handshake = cast(Any, self)
        handshake.request.headers.clear()  # the parser keeps the request itself
        handshake.request = handshake.response = None
        handshake.scope.clear()
