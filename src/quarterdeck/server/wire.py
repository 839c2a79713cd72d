"""The WebSocket part of uvicorn, a little leaner for those who sit at a table for hours."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """Forgets the handshake when it is done: request, answer and headers are read once and would be kept for ever."""

    def start_keepalive(self) -> None:
        """Called once, right after the handshake was answered."""
        super().start_keepalive()
        handshake = cast(Any, self)
        handshake.request = handshake.response = None
        handshake.scope.clear()
