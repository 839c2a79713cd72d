"""Whatever a client sends: nothing changes, nothing breaks, and it is told what was wrong. Seeded and bounded."""

from __future__ import annotations

import io
import json
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import text as sql
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from quarterdeck.kernel.rules.state import to_plain
from quarterdeck.server import serve
from quarterdeck.server.errors import STATUS
from tests.server.harness import Client, LiveServer, Made, Message, any_key, size

CODES = set(STATUS)
NONSENSE = size("NONSENSE", 1200)
"""So many messages from each seed."""
RACES = size("RACES", 30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    one = LiveServer(tmp_path_factory.mktemp("hostile"))
    yield one
    one.stop()


@pytest.fixture
def logs(server: LiveServer) -> Iterator[io.StringIO]:
    """Everything that is logged from a warning on; a client's nonsense is no reason to log anything."""
    written = io.StringIO()
    structlog.configure(
        processors=[structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(written),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(written)
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    yield written
    logging.getLogger().removeHandler(handler)
    serve.set_up_logs(server.settings)


class Position:
    """All that must not change: every viewer's message, the state, the log in the database."""

    def __init__(self, made: Made) -> None:
        match = made.server.hub.live[made.id]
        self.seq = match.seq
        self.state = json.dumps(to_plain(match.table.state))
        self.journal = len(match.table.journal)
        self.shown = [made.state(seat) for seat in range(-1, len(made.tokens))]
        with made.server.hub.store.engine.connect() as connection:
            query = sql("select count(*) from log where match = :match")
            self.rows = connection.execute(query, {"match": made.id}).scalar_one()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def begun(server: LiveServer, moves: int = 40) -> tuple[Made, list[Client]]:
    """A game of Ahoy in which somebody has something to decide and nobody can take anything back."""
    made = server.create("human", "human", "human", game="ahoy")
    clients = [made.client(seat) for seat in range(3)]
    n = 0
    while n < moves or any(client.shown["undo"] or client.shown["redo"] for client in clients):
        asked = next(client for client in clients if client.shown["ask"])
        said = asked.move(any_key(asked.keys(), n))
        assert said["type"] == "ack", said
        for client in clients:
            client.at(said["seq"])
        n += 1
        assert n < moves + 200
    return made, clients


def told(message: Message) -> None:
    """A structured error, of a documented code, in both languages."""
    assert message["type"] == "error", message
    assert message["code"] in CODES and message["code"] != "unavailable", message
    assert isinstance(message["message"], str) and message["message"]
    assert "Traceback" not in json.dumps(message) and ".py" not in json.dumps(message)


class Nonsense:
    """Messages of the right form that must not count, and others of no form at all."""

    def __init__(self, seed: int, clients: list[Client]) -> None:
        self.rng = random.Random(seed)
        self.seq = clients[0].shown["seq"]
        self.asked = next(at for at, client in enumerate(clients) if client.shown["ask"])
        self.keys = clients[self.asked].keys()
        self.kinds: list[Callable[[bool], Any]] = [
            self.wrong_key,
            self.wrong_seq,
            self.wrong_seat,
            self.wrong_act,
            self.wrong_orders,
            self.wrong_types,
            self.unknown,
            self.broken,
            self.deep,
            self.binary,
            self.big,
            self.joins_again,
            self.asks,
        ]

    def one(self, asked: bool) -> Any:
        """A message for a seat that is asked, or one that is not."""
        return self.rng.choice(self.kinds)(asked)

    def _id(self) -> str:
        return f"n{self.rng.getrandbits(60):x}"

    def _move(self, seq: Any, key: Any) -> Message:
        return {"type": "move", "move_id": self._id(), "seq": seq, "key": key}

    def wrong_key(self, asked: bool) -> Any:
        key = self.rng.choice(self.keys)
        letters = list(key)
        letters[self.rng.randrange(len(letters))] = self.rng.choice("xyz {}$\\\"'%\u0000é\u2028")
        wrong = self.rng.choice(["".join(letters), key + " ", key.upper() + "!", "", f"{key} {key}"[:200], "__class__"])
        return self._move(self.seq, wrong if wrong not in self.keys else "nothing")

    def wrong_seq(self, asked: bool) -> Any:
        return self._move(self.rng.choice([self.seq + 1, self.seq + 99, 2**53, 0]), self.rng.choice(self.keys))

    def wrong_seat(self, asked: bool) -> Any:
        return self._move(self.seq, self.rng.choice(self.keys) if not asked else "not mine")

    def wrong_act(self, asked: bool) -> Any:
        act = self.rng.choice(["undo", "redo", "restart", "return", "win", "", "concede\u0000"])
        return {"type": "act", "move_id": self._id(), "seq": self.seq, "act": act}

    def wrong_orders(self, asked: bool) -> Any:
        prompt = self.rng.choice(["turn.act", "", "__class__", "window.scouted", "x" * 64, "\u0000"])
        until = self.rng.choice(["turn", "always", "next_turn", "", 1, None, {}])
        return {"type": "orders", "orders": {prompt: until}}

    def wrong_types(self, asked: bool) -> Any:
        message = self._move(self.seq, self.rng.choice(self.keys))
        field = self.rng.choice(["type", "move_id", "seq", "key"])
        message[field] = self.rng.choice([None, True, 1.5, -1, 2**70, [], {}, [message["key"]], {"$ne": 1}, "x" * 999])
        return message

    def unknown(self, asked: bool) -> Any:
        extra = {"seat": 0, "token": "x", "__proto__": {}, "admin": True}
        return self._move(self.seq, self.rng.choice(self.keys)) | extra | {"type": self.rng.choice(["move", "cheat"])}

    def broken(self, asked: bool) -> Any:
        whole = json.dumps(self._move(self.seq, self.rng.choice(self.keys)))
        at = self.rng.randrange(1, len(whole) - 1)
        return self.rng.choice([whole[:at], whole[at:], whole + "}", "\ufeff" + whole[:-1], "NaN", '{"type": NaN}'])

    def deep(self, asked: bool) -> Any:
        depth = self.rng.choice([100, 2000, 7000])
        opening, closing = self.rng.choice([("[", "]"), ('{"a":', "}")])
        room = 16_000 // len(opening + closing)
        return opening * min(depth, room) + "1" + closing * min(depth, room) if opening == "[" else opening * 2000

    def binary(self, asked: bool) -> Any:
        return self.rng.randbytes(self.rng.randrange(1, 200))

    def big(self, asked: bool) -> Any:
        return self._move(self.seq, "k" * self.rng.choice([201, 5000, 17_000]))

    def joins_again(self, asked: bool) -> Any:
        return {"type": "join", "token": self.rng.choice(["", "x.0.y", "é", "w" * 150])}

    def asks(self, asked: bool) -> Any:
        """Harmless, but with an id that has to come back."""
        kind = self.rng.choice(["ping", "why"])
        more = {"key": "place 9 nowhere"} if kind == "why" else {}
        return {"type": kind, "id": self.rng.choice([0, "a", "\u0000", 2**63, -(2**70), "x" * 300])} | more


def refused_or_harmless(client: Client) -> None:
    """Receives the one thing that is said to a message."""
    said = client.until(lambda one: one["type"] in ("ack", "error", "why", "pong"))
    assert said["type"] != "ack", said
    if said["type"] == "error":
        told(said)


def drain(client: Client) -> None:
    """Reads until the server has closed the connection."""
    try:
        while True:
            client.receive()
    except ConnectionClosed:
        return


@pytest.mark.parametrize("seed", [1, 2])
def test_a_flood_of_nonsense_changes_nothing(server: LiveServer, logs: io.StringIO, seed: int) -> None:
    made, clients = begun(server)
    before = Position(made)
    nonsense = Nonsense(seed, clients)
    everybody = [*clients, made.client(nonsense.asked), made.client(-1)]
    asks = {nonsense.asked, 3}
    sent = 0
    while sent < NONSENSE:
        at = nonsense.rng.randrange(len(everybody))
        batch = nonsense.rng.randrange(1, 40)
        joins = 0
        sent += batch
        for _ in range(batch):
            message = nonsense.one(at in asks)
            joins += isinstance(message, dict) and message.get("type") == "join"
            try:
                everybody[at].send(message)
            except ConnectionClosed:
                break
        try:
            for _ in range(batch):
                refused_or_harmless(everybody[at])
        except ConnectionClosed:
            assert joins, "only a forged token may end a connection"
        if joins:
            drain(everybody[at])
            everybody[at] = Client(server, everybody[at].token)
    assert Position(made) == before
    assert logs.getvalue() == ""
    said = everybody[nonsense.asked].move(nonsense.keys[0], before.seq)
    assert said["type"] == "ack" and said["seq"] == before.seq + 1
    print(f"{sent} messages of nonsense, nothing changed")
    for client in everybody:
        client.close()


def test_a_replayed_move_counts_once_however_often(server: LiveServer) -> None:
    made, clients = begun(server, 10)
    asked = next(client for client in clients if client.shown["ask"])
    seq, key = asked.shown["seq"], asked.keys()[0]
    other_tab = Client(server, asked.token)
    body = {"type": "move", "move_id": "again", "seq": seq, "key": key}
    for _ in range(50):
        asked.send(body)
        other_tab.send(body)
    answers = [tab.until(lambda one: one["type"] in ("ack", "error")) for tab in (asked, other_tab) for _ in range(50)]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0] == {"type": "ack", "move_id": "again", "seq": seq + 1}
    assert made.state(0)["seq"] == seq + 1
    thief = next(client for client in clients if client is not asked)
    stolen = thief.answer(body)
    assert stolen["type"] == "error" and made.state(0)["seq"] == seq + 1


def test_two_tabs_that_race_make_one_move(server: LiveServer) -> None:
    made, clients = begun(server, 10)
    for n in range(RACES):
        if clients[0].shown["over"]:
            made, clients = begun(server, 10)
        asked = next(client for client in clients if client.shown["ask"])
        tab = Client(server, asked.token)
        seq, keys = asked.shown["seq"], asked.keys()
        for who, key in ((asked, keys[0]), (tab, keys[-1])):
            who.send({"type": "move", "move_id": f"{n}{who is tab}", "seq": seq, "key": key})
        said = [who.until(lambda one: one["type"] in ("ack", "error")) for who in (asked, tab)]
        assert sorted(one["type"] for one in said) == ["ack", "error"], said
        assert next(one for one in said if one["type"] == "error")["code"] in ("stale", "not_yours")
        tab.close()
        for client in clients:
            client.at(seq + 1)
    assert made.state(0)["seq"] == clients[0].shown["seq"]
    print(f"{RACES} races, one move each")


BODIES: list[Any] = [
    b"",
    b"\xff\xfe\x00",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"{}",
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"move_id": "a", "seq": 1e999, "key": "x"}',
    b'{"move_id": "\\ud800", "seq": 0, "key": "\\udfff"}',
    b'{"name": "\\ud800"}',
    b'{"move_id": "a", "seq": 99999999999999999999999999, "key": "x"}',
    b'{"move_id": "a", "seq": true, "key": "x"}',
    b'{"game": "ahoy", "seats": []}',
    b'{"game": "ahoy", "seats": [{"kind": "human"}]}',
    b'{"game": "../../etc/passwd", "seats": [{"kind": "human"}, {"kind": "human"}]}',
    b'{"game": "ahoy", "seats": [{"kind": "bot", "bot": "__import__"}, {"kind": "human"}]}',
    b'{"game": "ahoy", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"\\ud800": "x"}}',
    b'{"game": "ahoy", "seats": [{"kind": "human", "name": "\\ud800"}, {"kind": "human"}], "options": {"a": "b"}}',
    b"x" * 70_000,
]


def checked(answer: httpx.Response, sent: Any) -> None:
    """An error over HTTP: the status that belongs to its code, the body as documented."""
    assert 400 <= answer.status_code < 500, (answer.status_code, sent, answer.text[:300])
    body = answer.json()
    told(body)
    assert STATUS[body["code"]] == answer.status_code
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_nonsense_over_http(server: LiveServer, logs: io.StringIO) -> None:
    made, clients = begun(server, 10)
    before = Position(made)
    kind = {"Content-Type": "application/json"}
    for body in BODIES:
        for what in ("moves", "acts", "name"):
            path = f"{made.path}/{what}"
            checked(server.http.post(path, content=body, headers=made.headers(0) | kind), (what, body[:80]))
            checked(server.http.post(path, content=iter([body]), headers=made.headers(0) | kind), (what, body[:80]))
        checked(server.http.put(f"{made.path}/orders", content=body, headers=made.headers(0) | kind), body[:80])
        checked(server.http.post("/api/v2/matches", content=body, headers=kind), body[:80])
    assert Position(made) == before
    assert logs.getvalue() == ""
    for client in clients:
        client.close()


def test_nonsense_in_paths_and_headers(server: LiveServer, logs: io.StringIO) -> None:
    made, clients = begun(server, 10)
    before = Position(made)
    good = made.headers(0)
    other = server.create("human", "human", game="ahoy")
    paths = [
        "/api/v2/matches/nosuch",
        "/api/v2/matches/..%2f..%2fsecret",
        "/api/v2/matches/%00/state",
        "/api/v2/matches/%ff%fe",
        f"/api/v2/matches/{'x' * 5000}/state",
        "/api/v2/games/..%2f/catalog",
        "/api/v2/games/%F0%9F%98%80/catalog",
        "/api/v2/rules/ahoy/..%2f..%2fsecret",
        "/api/v2/rules/%00/AH-1",
        "/api/v2/nothing",
        f"{other.path}/state",
        f"{other.path}/stream",
        f"{made.path}/replay?at=0&seat=-2",
        f"{made.path}/replay?at=x&seat=9",
        f"{made.path}/file",
        f"{made.path}/stream?since=x",
        f"{made.path}/why?key={'k' * 300}",
    ]
    for path in paths:
        checked(server.http.get(path, headers=good), path)
    for token in ("x", "Bearer", "a.b.c", "é".encode().decode("latin-1"), "w" * 4000, other.tokens[0]):
        headers = {"Authorization": f"Bearer {token}".encode("latin-1", "replace")}
        body = {"move_id": "a", "seq": before.seq, "key": clients[0].shown["waiting"][0]}
        checked(server.http.post(f"{made.path}/moves", json=body, headers=headers), token)
        checked(server.http.get(f"{made.path}/state", headers=headers), token)
    for method in ("PUT", "DELETE", "PATCH"):
        checked(server.http.request(method, f"{made.path}/moves", headers=good), method)
    foreign = good | {"Origin": "https://elsewhere.example"}
    checked(server.http.post(f"{made.path}/name", json={"name": "Eve"}, headers=foreign), "origin")
    assert Position(made) == before
    assert logs.getvalue() == ""
    for client in clients:
        client.close()


def test_a_watcher_can_do_nothing(server: LiveServer) -> None:
    made, clients = begun(server, 10)
    before = Position(made)
    watcher = made.client(-1)
    key = next(client for client in clients if client.shown["ask"]).keys()[0]
    seq = before.seq
    for message in (
        {"type": "move", "move_id": "w", "seq": seq, "key": key},
        *({"type": "act", "move_id": "w", "seq": seq, "act": act} for act in ("concede", "leave", "return", "undo")),
        {"type": "name", "name": "Eve"},
        {"type": "orders", "orders": {}},
        {"type": "why", "id": 1, "key": key},
    ):
        assert watcher.answer(message)["code"] == "not_yours"
    for what, body in (
        ("moves", {"move_id": "w", "seq": seq, "key": key}),
        ("acts", {"move_id": "w", "seq": seq, "act": "concede"}),
        ("name", {"name": "Eve"}),
        ("rematch", None),
    ):
        assert made.post(what, -1, body).json()["code"] == "not_yours"
    watcher.close()
    assert Position(made) == before


def flood(client: Client, codes: list[str]) -> None:
    """Sends until the connection is closed."""
    while len(codes) < 5000:
        client.send({"type": "ping", "id": len(codes)})
        codes.append(client.until(lambda one: one["type"] in ("pong", "error")).get("code", ""))


def open_many(address: str) -> None:
    """More sockets than an address may have."""
    with ExitStack() as opened:
        for _ in range(8):
            socket = opened.enter_context(connect(address))
            socket.send('{"type": "ping"}')
            socket.recv(10)


def test_limits_of_a_connection_and_of_an_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = LiveServer(tmp_path_factory.mktemp("limits"), rate=20, burst=40, connections=6)
    try:
        made = server.create("human", "human")
        quiet, loud = made.client(0), made.client(1)
        codes: list[str] = []
        with pytest.raises(ConnectionClosed):
            flood(loud, codes)
        assert codes.count("too_many") >= 100
        assert quiet.answer({"type": "ping", "id": 1})["type"] == "pong", "one that floods takes nothing from another"
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            open_many(server.url.replace("http", "ws") + "/ws/v2")
        assert made.state(0)["seq"] == 0
    finally:
        server.stop()
