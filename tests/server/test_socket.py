"""The WebSocket protocol, against a real server."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from quarterdeck.server.tokens import Tokens
from tests.server.harness import Client, LiveServer, any_key, play_on


def test_a_move_is_acknowledged_and_everybody_sees_it(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann, bob, watcher = made.client(0), made.client(1), made.client(-1)
    assert ann.shown["type"] == "snapshot" and ann.shown["you"] == 0 and watcher.shown["you"] == -1
    assert ann.shown["ask"]["prompt"] == "bid.coins" and watcher.shown["ask"] is None
    ack = ann.move("1")
    assert ack["type"] == "ack"
    for client in (ann, bob, watcher):
        assert client.at(ack["seq"])["type"] == "update"
        assert client.shown["waiting"] == [1]


def test_sealed_answers_do_not_make_each_other_stale(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann, bob = made.client(0), made.client(1)
    seq = bob.shown["seq"]
    assert ann.move("2", seq)["type"] == "ack"
    assert bob.move("1", seq)["type"] == "ack"


def test_a_name_does_not_make_a_move_stale(live: LiveServer) -> None:
    made = live.create("human", "random")
    ann = made.client(0)
    seq = ann.shown["seq"]
    assert ann.answer({"type": "name", "name": "  Ann\n of  the Sea "})["type"] == "ack"
    assert ann.at(seq + 1)["seats"][0]["name"] == "Ann of the Sea"
    assert ann.move("0", seq)["type"] == "ack"


def test_the_same_move_counts_once(live: LiveServer) -> None:
    made = live.create("human", "random", game="ahoy")
    ann = made.client(0)
    while not ann.shown["ask"]:
        ann.receive()
    seq, key = ann.shown["seq"], ann.keys()[0]
    first = ann.move(key, seq, "one")
    assert first["type"] == "ack"
    assert ann.move(key, seq, "one") == first
    for n in range(30):
        while not ann.shown["ask"] or ann.shown["seq"] < first["seq"]:
            ann.receive()
        done = ann.move(any_key(ann.keys(), n))
        ann.at(done["seq"])
    assert ann.move(key, seq, "one") == first
    assert made.post("moves", 0, {"move_id": "one", "seq": seq, "key": key}).json() == first


def test_a_move_counts_once_for_the_life_of_the_match(tmp_path: Path) -> None:
    """However long ago it was, whatever seq it now names, and after a restart too."""
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human", game="ahoy")
        clients = [made.client(0), made.client(1)]
        first: dict[int, int] = {}
        for n in range(100):
            me = next(client for client in clients if client.shown["ask"])
            seat = me.shown["you"]
            said = me.move(any_key(me.keys(), n), move_id="again" if seat not in first else f"m{n}")
            first.setdefault(seat, said["seq"])
            for client in clients:
                client.at(said["seq"])
        me = next(client for client in clients if client.shown["ask"])
        seat, seq, key = me.shown["you"], me.shown["seq"], me.keys()[0]
        once = {"type": "ack", "move_id": "again", "seq": first[seat]}
        assert me.move(key, seq, "again") == once and made.state(seat)["seq"] == seq
    finally:
        server.stop()
    server = LiveServer(tmp_path)
    try:
        again = Client(server, made.tokens[seat])
        assert again.move(key, seq, "again") == once and again.act("undo", "again") == once
        assert again.move(key, seq)["seq"] == seq + 1
    finally:
        server.stop()


def test_a_stale_move_is_told_so_and_changes_nothing(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann, bob = made.client(0), made.client(1)
    ann.move("0")
    bob.move("1")
    bob.at(2)
    before = made.state(0)
    for seq in (0, 1, 3, 10**9):
        error = bob.move(bob.keys()[0], seq)
        assert (error["code"], error["seq"]) == ("stale", 2)
    assert made.state(0) == before


def test_wrong_seat_unknown_key_and_watcher_are_refused(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann, bob, watcher = made.client(0), made.client(1), made.client(-1)
    ann.move("0")
    bob.move("1")
    ann.at(2)
    bob.at(2)
    watcher.at(2)
    assert ann.shown["active"] == bob.shown["active"]
    active, other = (ann, bob) if ann.shown["ask"] else (bob, ann)
    key = active.keys()[0]
    assert other.move(key)["code"] == "not_yours"
    assert watcher.answer({"type": "move", "move_id": "x", "seq": 2, "key": key})["code"] == "not_yours"
    refused = active.move("dive 9 9")
    assert refused["code"] == "refused" and isinstance(refused["message"], str)
    assert made.state(0)["seq"] == 2


def test_why_not(live: LiveServer) -> None:
    made = live.create("human", "random", game="ahoy")
    ann = made.client(0)
    while not ann.shown["ask"] or ann.shown["ask"]["prompt"] != "turn.act":
        if ann.shown["ask"]:
            ann.at(ann.move(ann.keys()[0])["seq"])
        else:
            ann.receive()
    why = ann.answer({"type": "why", "id": 7, "key": "place 9 nowhere"})
    assert why["type"] == "why" and why["id"] == 7 and why["clause"].startswith("AH-") and why["rule"]
    assert isinstance(why["text"], str) and why["text"]
    assert ann.answer({"type": "why", "id": 8, "key": ann.keys()[0]})["clause"] == ""


def test_two_tabs_on_a_seat_see_the_same(live: LiveServer) -> None:
    made = live.create("human", "human")
    one, two = made.client(0), made.client(0)
    one.move("2")
    assert two.at(1)["waiting"] == [1] and two.shown["view"] == one.at(1)["view"]
    assert two.move("1", 0)["code"] in ("stale", "not_yours")
    one.close()
    assert made.state(1)["seats"][0]["here"]


def test_presence_is_told(live: LiveServer) -> None:
    made = live.create("human", "open")
    ann = made.client(0)
    assert [seat["here"] for seat in ann.shown["seats"]] == [True, False]
    assert ann.shown["seats"][1]["kind"] == "open"
    made.claim(1)
    bob = made.client(1)
    ann.until(lambda _: ann.shown["seats"][1]["here"])
    assert ann.shown["seats"][1]["kind"] == "human"
    bob.close()
    ann.until(lambda _: not ann.shown["seats"][1]["here"])


def test_undo_redo_restart(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann, bob = made.client(0), made.client(1)
    ann.move("3")
    assert ann.at(1)["undo"] and ann.shown["ask"] is None
    assert ann.act("undo")["type"] == "ack"
    assert ann.at(2)["ask"]["prompt"] == "bid.coins"
    assert ann.act("undo")["code"] == "refused"
    assert ann.act("redo")["code"] == "refused"
    assert bob.at(2)["waiting"] == [0, 1]


def test_what_is_taken_back_leaves_the_log(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    undone = 0
    rng = random.Random(4)
    for _ in range(150):
        last = max(client.shown["seq"] for client in clients)
        for client in clients:
            client.at(last)
        asked = [client for client in clients if client.shown["ask"]]
        if not asked:
            break
        me = asked[0]
        if me.shown["redo"] and rng.random() < 0.5:
            said = me.act("redo")
        elif me.shown["undo"] and rng.random() < 0.5:
            said = me.act(rng.choice(["undo", "restart"]))
            undone += 1
        else:
            said = me.move(rng.choice(me.keys()))
        assert said["type"] == "ack", said
        me.at(said["seq"])
        for seat, client in enumerate(clients):
            client.at(said["seq"])
            assert client.log == made.state(seat)["events"]
    assert undone > 3


def test_conceding_ends_the_game(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    ann = made.client(0)
    assert ann.shown["concede"]
    assert ann.act("concede")["type"] == "ack"
    over = ann.at(1)["over"]
    assert over["winners"] == [1] and over["ending"] and len(over["seed"]) == 32
    assert ann.act("undo")["code"] == "over" and ann.move("x")["code"] == "over"


GARBAGE = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "12",
    '"join"',
    "{}",
    '{"type": "jump"}',
    '{"type": "move"}',
    '{"type": "move", "move_id": 7, "seq": 0, "key": "0"}',
    '{"type": "move", "move_id": "a", "seq": "0", "key": "0"}',
    '{"type": "move", "move_id": "a", "seq": -1, "key": "0"}',
    '{"type": "move", "move_id": "a", "seq": 1e400, "key": "0"}',
    '{"type": "move", "move_id": "a", "seq": 0, "key": null}',
    '{"type": "move", "move_id": "", "seq": 0, "key": "0"}',
    '{"type": "move", "move_id": "a", "seq": 0, "key": "0", "seat": 1}',
    json.dumps({"type": "move", "move_id": "m" * 65, "seq": 0, "key": "0"}),
    json.dumps({"type": "move", "move_id": "m", "seq": 0, "key": "k" * 300}),
    '{"type": "act", "move_id": "a", "seq": 0, "act": "win"}',
    '{"type": "name", "name": 5}',
    '{"type": "join", "token": 5}',
    "[" * 5000,
    "\U0001f600" * 10,
]


def test_garbage_gets_a_structured_error_and_changes_nothing(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann = made.client(0)
    before = made.state(0)
    for text in GARBAGE:
        error = ann.answer(text)  # type: ignore[arg-type]
        assert error["type"] == "error" and error["code"] == "bad_request", text
        assert isinstance(error["message"], str) and error["message"]
    ann.send(b"\x00\xff")
    assert ann.receive()["code"] == "bad_request"
    assert made.state(0) == before
    assert ann.move("0")["type"] == "ack"


def test_an_oversized_message_is_told_so(live: LiveServer) -> None:
    made = live.create("human", "human")
    ann = made.client(0)
    error = ann.answer({"type": "name", "name": "x" * 17_000})
    assert error["code"] == "bad_request" and "16,384" in error["message"]
    with pytest.raises(ConnectionClosed):
        ann.answer({"type": "name", "name": "x" * 200_000})


def test_nothing_before_joining(live: LiveServer) -> None:
    with connect(live.url.replace("http", "ws") + "/ws/v2") as socket:
        socket.send('{"type": "ping", "id": "a"}')
        assert json.loads(socket.recv()) == {"type": "pong", "id": "a"}
        socket.send('{"type": "move", "move_id": "a", "seq": 0, "key": "0"}')
        assert json.loads(socket.recv())["code"] == "unauthorized"
        with pytest.raises(ConnectionClosed):
            socket.recv()


def test_a_forged_token_opens_nothing(live: LiveServer) -> None:
    made = live.create("human", "human")
    match, seat, signature = made.tokens[0].split(".")
    forged = [
        f"{match}.1.{signature}",
        f"{match}.w.{signature}",
        f"{match}.{seat}.{'A' * len(signature)}",
        f"{match}.{seat}.{signature[:-1]}",
        f"{match}.{seat}.",
        match,
        "",
        "..",
        "é.0.x",
        Tokens(b"another server").make(match, 0),
        live.hub.tokens.make("nosuchmatch", 0),
        live.hub.tokens.make(match, 7),
    ]
    for token in forged:
        with connect(live.url.replace("http", "ws") + "/ws/v2") as socket:
            socket.send(json.dumps({"type": "join", "token": token}))
            assert json.loads(socket.recv())["code"] in ("unauthorized", "not_found"), token


def test_a_page_of_another_site_gets_no_socket(live: LiveServer) -> None:
    address = live.url.replace("http", "ws") + "/ws/v2"
    with pytest.raises(InvalidStatus), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(address, origin=live.url) as socket:  # type: ignore[arg-type]
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv())["type"] == "pong"


def test_too_many_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = LiveServer(tmp_path_factory.mktemp("slow"), rate=5, burst=10, new_matches=2)
    try:
        made = server.create("human", "human")
        ann = made.client(0)
        codes = [ann.answer({"type": "ping", "id": n}).get("code") for n in range(20)]
        assert codes[:5] == [None] * 5 and codes[-1] == "too_many"
        time.sleep(0.5)
        assert ann.answer({"type": "ping", "id": 99})["type"] == "pong"
        server.create("human", "human")
        body = {"game": "salvage", "seats": [{"kind": "human"}, {"kind": "human"}]}
        assert server.http.post("/api/v2/matches", json=body).json()["code"] == "too_many"
    finally:
        server.stop()


def test_whole_games_between_scripted_clients(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    watcher = made.client(-1)
    moves = play_on(clients, any_key)
    assert moves > 50
    watcher.at(clients[0].shown["seq"])
    for seat, client in ((0, clients[0]), (1, clients[1]), (-1, watcher)):
        assert client.log == made.state(seat)["events"]
        assert client.shown["over"] == clients[0].shown["over"]
        client.close()


def test_resuming_after_a_cut_at_every_move(live: LiveServer) -> None:
    made = live.create("human", "human", length="long")
    clients: list[Client] = [made.client(0), made.client(1)]
    for n in range(1000):
        last = max(client.shown["seq"] for client in clients)
        for client in clients:
            client.at(last)
        if clients[0].shown["over"]:
            break
        asked = next(at for at, client in enumerate(clients) if client.shown["ask"])
        clients[1 - asked].close()
        said = clients[asked].move(any_key(clients[asked].keys(), n))
        assert said["type"] == "ack"
        clients[asked].close()
        clients = [client.again() for client in clients]
        for seat, client in enumerate(clients):
            assert client.shown["type"] == "update" and client.shown["seq"] == said["seq"]
            assert client.log == made.state(seat)["events"]
    assert clients[0].shown["over"]


def test_resuming_from_nowhere_gives_a_snapshot(live: LiveServer) -> None:
    made = live.create("human", "human")
    for since in (-5, 99, 10**12):
        client = made.client(0, since)
        assert client.shown["type"] == "snapshot"
        client.close()
