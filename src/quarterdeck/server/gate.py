"""Who may connect: counted from the moment a connection is accepted, before anything of it is read."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from collections.abc import Callable

import structlog
from uvicorn.middleware.proxy_headers import _TrustedHosts

from quarterdeck.server.limits import asker

log = structlog.get_logger()

SPARE = 32
"""So many more connections than sockets and streams an address may have: who has too many of those is still told so."""
RESERVED = 128
"""So many descriptors are never a client's, so that files, databases and bots' processes can always be opened."""
FEWEST = 16
UNKNOWN = 16_384
"""What is taken for the limit of descriptors where there is none, or none to be known."""
AT_ONCE = 64
"""So many connections are accepted before everything else has its turn."""
PAUSE = 0.1


def raise_descriptors() -> None:
    """Lets this process have as many descriptors as its system allows it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems name a limit that they do not grant
            log.debug("descriptors stay limited", limit=soft)


def places_for_clients() -> int:
    """How many connections there may be in all."""
    most = UNKNOWN
    if sys.platform != "win32":
        import resource

        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        most = UNKNOWN if soft == resource.RLIM_INFINITY else soft
    return max(FEWEST, most - RESERVED)


class Line:
    """One connection: whose it is, its transport once there is one, and whether it had to go."""

    __slots__ = ("address", "dropped", "gone", "transport")

    def __init__(self, address: str) -> None:
        self.address = address
        self.transport: asyncio.Transport | None = None
        self.dropped = False
        self.gone = False

    def drop(self) -> None:
        """Ends it at once."""
        self.dropped = True
        if self.transport is not None:
            self.transport.abort()


class Gate:
    """All connections by address: so many `each`, so many in all. Where all places are taken, the address that has
    most loses the one whose request has been waited for longest. Whom a trusted proxy speaks for is known only later,
    so the proxy itself may have as many as there are."""

    def __init__(self, each: int, most: int, trusted: list[str]) -> None:
        self.each = each
        self.most = most
        self._trusted = _TrustedHosts(trusted)
        self.open = 0
        """How many connections there are."""
        self._taken: Counter[str] = Counter()
        self._unfinished: dict[str, dict[Line, None]] = {}
        """Those whose client is awaited, by address, the longest first."""

    def enter(self, host: str) -> Line | None:
        """A place for a connection of this host; None if there is none."""
        address = asker((host, 0))
        if self._taken[address] >= self.each and host not in self._trusted:
            return None
        if self.open >= self.most and not self._make_room():
            return None
        line = Line(address)
        self.open += 1
        self._taken[address] += 1
        self.awaits(line)
        return line

    def awaits(self, line: Line) -> None:
        """The server waits for the rest of a request, or for the next one."""
        if not line.gone:
            self._unfinished.setdefault(line.address, {})[line] = None

    def serves(self, line: Line) -> None:
        """A request is there, and the client waits for the server."""
        waiting = self._unfinished.get(line.address, {})
        waiting.pop(line, None)
        if not waiting:
            self._unfinished.pop(line.address, None)

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        self.serves(line)
        if line.gone:
            return
        line.gone = True
        self.open -= 1
        self._taken[line.address] -= 1
        if not self._taken[line.address]:
            del self._taken[line.address]

    def _make_room(self) -> bool:
        if not self._unfinished:
            return False
        most = max(self._unfinished, key=self._taken.__getitem__)
        line = next(iter(self._unfinished[most]))
        self.serves(line)
        line.drop()
        return True


class Porch:
    """Accepts what comes to a listening socket, a few at a time, and closes at once what there is no place for.

    The event loop's own servers would accept everything that waits before anybody is asked, up to the last descriptor.
    It is what uvicorn takes for such a server.
    """

    def __init__(self, listening: socket.socket, gate: Gate, make: Callable[[Line], asyncio.Protocol]) -> None:
        self._listening = listening
        self._gate = gate
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[None]] = set()
        self._open = True
        listening.setblocking(False)
        self._go_on()

    def close(self) -> None:
        """Accepts nobody any more."""
        self._open = False
        self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Nothing is left to be waited for."""

    def _go_on(self) -> None:
        if self._open:
            self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                accepted, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:
                log.error("nobody is let in for a moment", problem=repr(problem))
                self._loop.remove_reader(self._listening)
                self._loop.call_later(PAUSE, self._go_on)
                return
            line = self._gate.enter(peer[0])
            if line is None:
                accepted.close()
            else:
                task = self._loop.create_task(self._begin(accepted, line))
                self._beginning.add(task)
                task.add_done_callback(self._beginning.discard)

    async def _begin(self, accepted: socket.socket, line: Line) -> None:
        try:
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(lambda: self._make(line), accepted)
        except OSError:  # it has gone already
            accepted.close()
            self._gate.leave(line)
