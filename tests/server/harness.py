"""A real server on a loopback port, and clients that keep what they were sent."""

from __future__ import annotations

import json
import os
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from quarterdeck import games
from quarterdeck.server import serve
from quarterdeck.server.settings import Settings
from tests.server import databases

games.register("salvage", "tests.kernel.toy:GAME")

Message = dict[str, Any]


def size(name: str, default: int) -> int:
    """How much a test does: `make test-trust` asks for more by QUARTERDECK_<name>."""
    return int(os.environ.get(f"QUARTERDECK_{name}", default))


def settings_for(data: Path, **more: Any) -> Settings:
    """Settings for a test: no limit that a fast test would meet."""
    defaults: dict[str, Any] = {"rate": 1e6, "burst": 10**6, "new_matches": 1e6, "bot_seconds": 0.02, "bot_workers": 1}
    defaults |= {"data": data, "port": 0, "log_level": "error", "database": databases.of(data), "replays": 1e6}
    return Settings(**(defaults | more))


class LiveServer:
    """The server in a thread. Unless it is `stewarded` its clients answer also where there is nothing to choose."""

    def __init__(self, data: Path, *, stewarded: bool = False, **more: Any) -> None:
        self.data = data
        self.stewarded = stewarded
        self.settings = settings_for(data, **more)
        serve.set_up_logs(self.settings)
        listening = serve.bound(self.settings)
        self.url = serve.url_of(listening)
        config = serve.configured(self.settings)
        self.app: Any = config.app
        self.server = serve.TableServer(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)
        self.thread.start()
        until = time.monotonic() + 20
        while not self.server.started:
            assert self.thread.is_alive() and time.monotonic() < until, "the server did not start"
            time.sleep(0.01)
        if not stewarded:
            self.hub.steward.seconds = 10_000
        # no connection is kept: the server may close an idle one in the moment in which a long test uses it again
        self.http = httpx.Client(base_url=self.url, timeout=20, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def create(self, *kinds: str, game: str = "salvage", **options: str) -> Made:
        """A match; a kind is `human`, `open`, or a bot's spec."""
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = self.http.post("/api/v2/matches", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())


class Made:
    """A new match with its tokens."""

    def __init__(self, server: LiveServer, made: Message) -> None:
        self.server = server
        self.id = made["match"]
        self.tokens = made["tokens"]
        self.invitations = made.get("invitations", [])
        self.maker = made.get("maker", "")
        self.watch = made["watch"]
        self.path = f"/api/v2/matches/{self.id}"

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.watch if seat < 0 else self.tokens[seat]}"}

    def claim(self, seat: int, name: str = "", claim_id: str = "") -> httpx.Response:
        """Sits down by the seat's invitation."""
        body = {"invitation": self.invitations[seat], "claim_id": claim_id or uuid.uuid4().hex, "name": name}
        answer = self.server.http.post("/api/v2/invitations/claim", json=body)
        if answer.status_code == 200:
            self.tokens[seat] = answer.json()["token"]
        return answer

    def get(self, what: str, seat: int, **params: Any) -> httpx.Response:
        return self.server.http.get(f"{self.path}/{what}", headers=self.headers(seat), params=params)

    def post(self, what: str, seat: int, body: Any = None) -> httpx.Response:
        return self.server.http.post(f"{self.path}/{what}", headers=self.headers(seat), json=body)

    def replay(self, at: int, seat: int, lang: str = "") -> httpx.Response:
        query = f"{self.path}/replay?at={at}&seat={seat}&lang={lang}"
        return self.server.http.get(query, headers=self.headers(-1))

    def state(self, seat: int) -> Message:
        return dict(self.get("state", seat).json())

    def client(self, seat: int, since: int | None = None, page: str = "", device: str = "", lang: str = "") -> Client:
        token = self.watch if seat < 0 else self.tokens[seat]
        return Client(self.server, token, since, page=page, device=device, lang=lang)


class Client:
    """A WebSocket client: `shown` is the last snapshot or update, `log` the events of all of them."""

    def __init__(
        self,
        server: LiveServer,
        token: str,
        since: int | None = None,
        log: list[Message] | None = None,
        page: str = "",
        device: str = "",
        lang: str = "",
    ) -> None:
        self.server = server
        self.token = token
        self.log: list[Message] = [] if log is None else log
        self.all: list[str] = []
        self.shown: Message = {}
        opening = connect(server.url.replace("http", "ws") + "/ws/v2", max_size=None)
        self.socket: ClientConnection = opening.__enter__()
        join: Message = {"type": "join", "token": token, "page": page, "device": device, "lang": lang}
        self.send(join if since is None else join | {"since": since})
        self.until(lambda message: message["type"] in ("snapshot", "update"))

    @property
    def asked(self) -> bool:
        """Whether it is for this client to answer."""
        ask = self.shown["ask"]
        return bool(ask) and not (ask["forced"] and self.server.stewarded)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, timeout: float = 10) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.all.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.shown = message
            del self.log[message["kept"] :]
            self.log += message["events"]
        return message

    def until(self, wanted: Any) -> Message:
        """Receives until a message is the one that is wanted."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def answer(self, message: Message) -> Message:
        """Sends a message and gets what is said to it."""
        self.send(message)
        return self.until(lambda one: one["type"] in ("ack", "error", "why", "pong"))

    def move(self, key: str, seq: int | None = None, move_id: str = "") -> Message:
        seq = self.shown["seq"] if seq is None else seq
        return self.answer({"type": "move", "move_id": move_id or uuid.uuid4().hex, "seq": seq, "key": key})

    def act(self, act: str, move_id: str = "") -> Message:
        body = {"type": "act", "move_id": move_id or uuid.uuid4().hex, "seq": self.shown["seq"], "act": act}
        return self.answer(body)

    def at(self, seq: int) -> Message:
        """Receives until it has this seq."""
        while self.shown["seq"] < seq:
            self.receive()
        return self.shown

    def keys(self) -> list[str]:
        ask = self.shown["ask"]
        return [] if ask is None else [option["key"] for option in ask["options"]]

    def close(self) -> None:
        self.socket.close()

    def again(self) -> Client:
        """The same client after a cut: it knows what it has and asks for the rest."""
        self.close()
        return Client(self.server, self.token, self.shown["seq"], self.log)


def play_on(clients: list[Client], choose: Any, most: int = 100_000) -> int:
    """Plays a game to its end by scripted clients; every client follows. The number of moves."""
    moves = 0
    for _ in range(most):
        last = max(client.shown["seq"] for client in clients)
        for client in clients:
            client.at(last)
        if clients[0].shown["over"]:
            return moves
        asked = [client for client in clients if client.asked]
        if not asked:
            clients[0].receive()
            continue
        said = asked[0].move(choose(asked[0].keys(), moves))
        assert said["type"] == "ack", said
        asked[0].at(said["seq"])
        moves += 1
    raise AssertionError("the game does not end")


def any_key(keys: list[str], n: int) -> str:
    """A choice that is the same every time and goes everywhere."""
    return keys[(n * 7919 + 3) % len(keys)]
