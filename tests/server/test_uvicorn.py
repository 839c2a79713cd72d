"""What the server leans on inside uvicorn, which promises nothing of it.

If a test here fails after uvicorn changed, it is not what `server/wire.py` and `server/gate.py` were written for. Read
`uvicorn/protocols/websockets/websockets_sansio_impl.py` and `uvicorn/protocols/http/h11_impl.py`, mend `Wire`, `Http`,
`Porch` and these tests, and only then raise the bound in pyproject.toml.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
import time
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.gate import Porch
from quarterdeck.server.serve import TableServer
from quarterdeck.server.wire import Inbox, Wire
from tests.server.harness import LiveServer

ROOT = Path(__file__).resolve().parents[2]
READ_THIS = "uvicorn's inside has changed: see the top of tests/server/test_uvicorn.py"


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")[:2])


def test_the_bound_is_that_of_what_was_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bound = next(line for line in project["dependencies"] if line.startswith("uvicorn"))
    found = re.fullmatch(r"uvicorn>=([\d.]+),<([\d.]+)", bound)
    assert found is not None, f"{bound}: its inside may change with any version, so there has to be an upper bound"
    assert numbers(found[1]) <= numbers(version("uvicorn")) < numbers(found[2])
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    locked = {line for path in locks for line in re.findall(r"^uvicorn==([\d.]+)", path.read_text(), re.MULTILINE)}
    assert locked and all(numbers(found[1]) <= numbers(one) < numbers(found[2]) for one in locked)


def methods() -> dict[str, ast.AST]:
    """The methods of uvicorn's class, parsed."""
    source = ast.parse(textwrap.dedent(inspect.getsource(WebSocketsSansIOProtocol))).body[0]
    assert isinstance(source, ast.ClassDef)
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {one.name: one for one in source.body if isinstance(one, kinds)}


def uses(node: ast.AST, *names: str) -> set[str]:
    """Which of these attributes of `self` are used there."""
    found = (one for one in ast.walk(node) if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name))
    return {one.attr for one in found if one.value.id == "self" and one.attr in names}  # type: ignore[attr-defined]


def test_names_and_signatures() -> None:
    made = list(inspect.signature(WebSocketsSansIOProtocol.__init__).parameters)
    assert made == ["self", "config", "server_state", "app_state", "_loop"], READ_THIS
    assert list(inspect.signature(WebSocketsSansIOProtocol.start_keepalive).parameters) == ["self"], READ_THIS
    assert list(inspect.signature(uvicorn.Server.shutdown).parameters) == ["self", "sockets"], READ_THIS
    assert inspect.iscoroutinefunction(uvicorn.Server.shutdown) and issubclass(TableServer, uvicorn.Server)
    assert list(inspect.signature(TableServer.shutdown).parameters) == ["self", "sockets"]


def test_http_is_what_its_times_lean_on() -> None:
    made = list(inspect.signature(H11Protocol.__init__).parameters)
    assert made == ["self", "config", "server_state", "app_state", "_loop"], READ_THIS
    for name in ("connection_made", "connection_lost", "data_received", "on_response_complete", "pause_writing"):
        assert callable(getattr(H11Protocol, name, None)), READ_THIS
    source = inspect.getsource(H11Protocol.handle_websocket_upgrade).rstrip()
    assert source.endswith("self.transport.set_protocol(protocol)"), READ_THIS
    trusted = _TrustedHosts(["10.0.0.0/8", "::1"])
    assert "10.1.2.3" in trusted and "::1" in trusted and "11.0.0.1" not in trusted, READ_THIS


def test_the_servers_that_are_closed_are_ours(live: LiveServer) -> None:
    """`startup` is told of no socket, so that uvicorn makes no server of its own for it."""
    if sys.platform != "win32":
        assert [type(one) for one in live.server.servers] == [Porch], READ_THIS
    asked = set(re.findall(r"\bserver\.(\w+)\(", inspect.getsource(uvicorn.Server)))
    assert asked <= {"close", "wait_closed"}, READ_THIS


def test_the_queue_is_used_as_the_inbox_can() -> None:
    """`Wire` replaces it after `__init__`, so nothing may be waiting in it, or hold on to it, by then."""
    found = methods()
    asked = {
        one.attr
        for method in found.values()
        for one in ast.walk(method)
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Attribute) and one.value.attr == "queue"
    }
    assert asked == {"put_nowait", "get", "empty"}, READ_THIS
    assert asked <= set(dir(Inbox))
    whole = sum(isinstance(one, ast.Attribute) and one.attr == "queue" for one in ast.walk(found["__init__"]))
    assert whole == 1, READ_THIS


def test_the_handshake_is_read_by_nobody_after_it() -> None:
    """`Wire` forgets it in `start_keepalive`, which `send` calls right after the handshake was answered."""
    found = methods()
    readers = {name for name, node in found.items() if uses(node, "request", "response", "scope")}
    assert readers == {"handle_connect", "run_asgi", "send"}, READ_THIS
    callers = {name for name, node in found.items() if uses(node, "start_keepalive")}
    assert callers == {"send"}, READ_THIS

    send = found["send"]
    opening = next(one for one in ast.walk(send) if isinstance(one, ast.If) and uses(one.test, "handshake_complete"))
    later = ast.Module(body=opening.orelse, type_ignores=[])
    assert not uses(later, "request", "response", "scope"), READ_THIS
    accept = next(one for one in ast.walk(opening) if isinstance(one, ast.If) and "accept" in ast.unparse(one.test))
    assert ast.unparse(accept.body[-1]).rstrip().endswith("self.start_keepalive()"), READ_THIS


def test_a_socket_is_served_and_its_handshake_forgotten(live: LiveServer) -> None:
    before = set(wires(live))
    made = live.create("human", "human")
    ann = made.client(0)
    (wire,) = set(wires(live)) - before
    assert isinstance(wire.queue, Inbox), READ_THIS
    assert wire.request is None and wire.response is None and not wire.scope and wire.handshake_complete, READ_THIS
    assert wire.ping_timer is not None, "the connection is still looked after"
    assert ann.answer({"type": "ping", "id": 1})["type"] == "pong"
    assert ann.socket.ping().wait(5)
    assert ann.move("1")["type"] == "ack"
    ann.close()
    waited(lambda: wire not in wires(live))


def test_a_stop_reaches_a_socket_whose_handshake_is_forgotten(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    ann = server.create("human", "human").client(0)
    server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        ann.until(lambda message: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, READ_THIS


def wires(server: LiveServer) -> list[Any]:
    return [one for one in list(server.server.server_state.connections) if isinstance(one, Wire)]


def waited(ready: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not ready():
        assert time.monotonic() < until, READ_THIS
        time.sleep(0.02)
