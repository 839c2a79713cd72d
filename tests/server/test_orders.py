"""Standing orders at the online table: private, durable, applied at once, and no way to break anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import create_engine, text

from quarterdeck.server.store import migrate
from tests.server import databases
from tests.server.harness import Client, LiveServer, Made, Message

WINDOW = "window.other_turn_start"


class Sitting:
    """A game of Merchants & Marauders for two at the start of its first turn: the other seat may play a card."""

    def __init__(self, server: LiveServer, made: Made | None = None) -> None:
        self.made = made or server.create("human", "human", game="marauders")
        self.clients = [self.made.client(0), self.made.client(1)]
        if made is None:
            for client in self.clients:
                self.move(client, client.keys()[0])
        self.first = self.clients[self.clients[0].shown["active"]]
        self.other = self.clients[1 - self.clients[0].shown["active"]]

    def move(self, client: Client, key: str) -> Message:
        said = client.move(key)
        assert said["type"] == "ack", said
        for one in self.clients:
            one.at(said["seq"])
        return said

    def end_turn(self, client: Client) -> None:
        """Ends the turn; the next one may start with tests of the event card, which are rolled at once."""
        while client.shown["ask"] and client.shown["ask"]["prompt"] != "turn.act":
            self.move(client, client.keys()[-1])
        self.move(client, "end")

    def close(self) -> None:
        for client in self.clients:
            client.close()


@pytest.fixture
def sitting(live: LiveServer) -> Iterator[Sitting]:
    one = Sitting(live)
    yield one
    one.close()


def prompt(client: Client) -> str:
    return client.shown["ask"]["prompt"] if client.shown["ask"] else ""


def ordered(client: Client, **orders: str) -> Message:
    return client.answer({"type": "orders", "orders": {name.replace("__", "."): to for name, to in orders.items()}})


def give(client: Client, until: str) -> Message:
    said = ordered(client, window__other_turn_start=until)
    shows(client, {WINDOW: until})
    return said


def shows(client: Client, orders: dict[str, str]) -> None:
    """Receives until it shows these orders: the update may come before the acknowledgement or after it."""
    while client.shown["orders"] != orders:
        client.receive()


def journal(server: LiveServer, made: Made) -> list[tuple[int, Any]]:
    """Who has answered the window, and what."""
    entries = server.hub.live[made.id].table.answers()
    return [(entry.seat, entry.value) for entry in entries if entry.prompt == WINDOW]


def test_who_has_an_order_is_not_waited_for(live: LiveServer, sitting: Sitting) -> None:
    first, other = sitting.first, sitting.other
    assert prompt(other) == WINDOW
    assert give(other, "always") == {"type": "ack", "move_id": "", "seq": other.shown["seq"]}
    assert prompt(other) == WINDOW, "what is asked already waits for an answer"
    sitting.move(other, "pass")
    sitting.end_turn(first)
    assert prompt(first) == WINDOW
    sitting.move(first, "pass")
    sitting.end_turn(other)
    assert prompt(first) and prompt(first) != WINDOW and not prompt(other)
    seats = [other.shown["you"], first.shown["you"], other.shown["you"]]
    assert journal(live, sitting.made) == [(seat, "") for seat in seats]
    assert ordered(other)["type"] == "ack"
    shows(other, {})


def test_orders_are_nobody_else_s_business(sitting: Sitting) -> None:
    watcher = sitting.made.client(-1)
    for viewer in (sitting.first, watcher):
        viewer.answer({"type": "ping", "id": 1})
    told = [len(viewer.all) for viewer in (sitting.first, watcher)]
    before = sitting.first.shown["seq"]
    give(sitting.other, "turn")
    for viewer, count in zip((sitting.first, watcher), told, strict=True):
        viewer.answer({"type": "ping", "id": 2})
        assert len(viewer.all) == count + 1, "a pong, and nothing about the orders"
        assert viewer.shown["orders"] == {}
    assert sitting.made.state(sitting.first.shown["you"])["seq"] == before
    sitting.move(sitting.other, "pass")
    watcher.at(sitting.first.shown["seq"])
    for viewer in (sitting.first, watcher):
        assert viewer.shown["orders"] == {}
        assert not any(WINDOW in message for message in viewer.all)
    watcher.close()


def test_both_tabs_of_a_seat_see_its_orders(live: LiveServer, sitting: Sitting) -> None:
    tab = Client(live, sitting.other.token)
    give(sitting.other, "always")
    shows(tab, {WINDOW: "always"})
    tab.close()


def test_an_automatic_answer_is_none_that_the_seat_could_have_given_otherwise(sitting: Sitting) -> None:
    first, other = sitting.first, sitting.other
    give(other, "always")
    sitting.move(other, "pass")
    sitting.end_turn(first)
    sitting.move(first, "pass")
    sitting.end_turn(other)
    assert not other.shown["undo"], "nothing fitted, so there was nothing to choose"
    assert not prompt(other) and prompt(first)


def _add_an_order_for_a_question_that_is_gone(folder: Path) -> None:
    engine = create_engine(databases.driven(folder))
    with engine.begin() as connection:
        for seat, kept in connection.execute(text("select seat, orders from seats")).all():
            orders = json.dumps({**json.loads(kept), "window.gone": "always"})
            connection.execute(
                text("update seats set orders = :orders where seat = :seat"), {"orders": orders, "seat": seat}
            )
    engine.dispose()


def test_orders_survive_a_restart_and_end_with_the_turn(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    sitting = Sitting(server)
    first, other = (client.shown["you"] for client in (sitting.first, sitting.other))
    give(sitting.other, "turn")
    ordered(sitting.first, window__scouted="always")
    sitting.close()
    server.stop()
    _add_an_order_for_a_question_that_is_gone(tmp_path)

    server = LiveServer(tmp_path)
    sitting = Sitting(server, Made(server, vars(sitting.made) | {"match": sitting.made.id}))
    assert sitting.other.shown["orders"] == {WINDOW: "turn"}
    assert sitting.first.shown["orders"] == {"window.scouted": "always"}
    assert prompt(sitting.other) == WINDOW, "loading answers nothing"
    sitting.move(sitting.other, "pass")
    sitting.end_turn(sitting.first)
    assert sitting.other.shown["orders"] == {}, "the turn has begun"
    sitting.close()
    server.stop()

    server = LiveServer(tmp_path)
    try:
        made = Made(server, vars(sitting.made) | {"match": sitting.made.id})
        assert made.state(other)["orders"] == {}
        assert made.state(first)["orders"] == {"window.scouted": "always"}
    finally:
        server.stop()


def put(made: Made, seat: int, body: Any) -> httpx.Response:
    headers = made.headers(seat) | {"Content-Type": "application/json"}
    return made.server.http.put(f"{made.path}/orders", headers=headers, content=json.dumps(body))


def test_over_http(live: LiveServer) -> None:
    made = live.create("human", "human", game="marauders")
    assert put(made, 0, {"orders": {WINDOW: "always"}}).json() == {"type": "ack", "move_id": "", "seq": 0}
    assert made.state(0)["orders"] == {WINDOW: "always"}
    assert made.state(1)["orders"] == {} and made.state(-1)["orders"] == {}
    assert put(made, -1, {"orders": {}}).json()["code"] == "not_yours"
    catalog = live.http.get("/api/v2/games/marauders/catalog?lang=de").json()
    order = next(one for one in catalog["orders"] if one["prompt"] == WINDOW)
    assert order["key"] == "pass" and order["text"].endswith("zu Beginn des Zugs eines anderen")
    assert live.http.get("/api/v2/games/ahoy/catalog").json()["orders"] == []


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"turn.act": "always"}, "refused"),
        ({"": "turn"}, "refused"),
        ({"\ud800": "turn"}, "bad_request"),
        ({WINDOW: "next_turn"}, "bad_request"),
        ({WINDOW: "for ever"}, "bad_request"),
        ({WINDOW: True}, "bad_request"),
        ({WINDOW: {}}, "bad_request"),
        ({"w" * 65: "turn"}, "bad_request"),
        ({f"window.{n}": "turn" for n in range(65)}, "bad_request"),
        ({f"window.{n}": "turn" for n in range(64)}, "refused"),
        ([WINDOW], "bad_request"),
        (None, "bad_request"),
        ("always", "bad_request"),
    ],
)
def test_nonsense_changes_nothing(sitting: Sitting, orders: Any, code: str) -> None:
    give(sitting.other, "turn")
    said = sitting.other.answer({"type": "orders", "orders": orders})
    assert (said["type"], said["code"]) == ("error", code)
    over_http = put(sitting.made, sitting.other.shown["you"], {"orders": orders})
    assert over_http.json()["code"] == code
    assert sitting.made.state(sitting.other.shown["you"])["orders"] == {WINDOW: "turn"}
    for wrong in ({"type": "orders"}, {"type": "orders", "orders": {}, "seat": 0}):
        assert sitting.other.answer(wrong)["code"] == "bad_request"
    assert sitting.made.state(sitting.other.shown["you"])["orders"] == {WINDOW: "turn"}


def test_who_has_left_gives_no_orders(live: LiveServer) -> None:
    made = live.create("human", "human", "human", game="marauders")
    client = made.client(2)
    client.act("leave")
    assert ordered(client, window__scouted="turn")["code"] == "not_yours"
    client.close()


@pytest.mark.both_databases
def test_an_older_database_gets_its_column(tmp_path: Path) -> None:
    engine = create_engine(databases.driven(tmp_path))
    with engine.begin() as connection:
        command.upgrade(migrate._config(connection), "0001")
        connection.execute(text("insert into seats values ('abc', 0, 'human', 'Ann', '', 0)"))
    migrate.upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("select orders from seats")).scalar_one() == "{}"
    assert migrate.version_of(engine) == migrate.newest()
    engine.dispose()
