"""What is sent to whom. A seat's messages hold its own secrets, a watcher's none, and nobody's the seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quarterdeck.kernel.views.view import hidden_from
from tests.server.harness import LiveServer, any_key, play_on


def strings(value: Any) -> set[str]:
    """Every text in a message that stands by itself, and every key's words."""
    if isinstance(value, dict):
        return {text for item in value.values() for text in strings(item)}
    if isinstance(value, list):
        return {text for item in value for text in strings(item)}
    return {value, *value.split()} if isinstance(value, str) else set()


@pytest.mark.parametrize("players", [2, 3])
def test_hidden_things_reach_nobody_who_may_not_know_them(live: LiveServer, players: int) -> None:
    made = live.create(*["human"] * players, game="ahoy")
    clients = [made.client(seat) for seat in range(players)]
    watcher = made.client(-1)
    table = live.hub.live[made.id].table
    seed = table.dealer.seed
    looked = 0

    def choose(keys: list[str], n: int) -> str:
        nonlocal looked
        watcher.at(clients[0].shown["seq"])
        for viewer in (*clients, watcher):
            hidden = {thing for thing in hidden_from(table.state, viewer.shown["you"]) if isinstance(thing, str)}
            said = strings({"view": viewer.shown["view"], "ask": viewer.shown["ask"], "seats": viewer.shown["seats"]})
            hidden -= {
                seat["side"] for seat in viewer.shown["seats"]
            }  # a pledge is for a side, and sides are no secret
            assert not hidden & said
            looked += len(hidden)
        return any_key(keys, n)

    play_on(clients, choose)
    assert looked > 1000
    for viewer in (*clients, watcher):
        told = [text for text in viewer.all if seed in text]
        assert all(json.loads(text)["over"] for text in told)


def test_a_private_event_is_told_to_its_seat_only(live: LiveServer) -> None:
    made = live.create("human", "human", length="long")
    clients = [made.client(0), made.client(1)]
    watcher = made.client(-1)
    play_on(clients, any_key)
    watcher.until(lambda _: watcher.shown["over"])
    for seat, client in enumerate(clients):
        drawn = [event for event in client.log if event["kind"] == "drew"]
        assert drawn and {event["args"].get("seat", seat) for event in drawn} == {seat}
    kinds = {event["kind"] for event in watcher.log}
    assert "drew" not in kinds and "crate" not in kinds and "drew.hidden" in kinds


def test_logs_hold_no_token_and_no_seed(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    server = LiveServer(tmp_path, log_level="debug", log_json=True)
    try:
        made = server.create("human", "human")
        client = made.client(0)
        client.answer("nonsense")  # type: ignore[arg-type]
        made.get("state", 0)
        seed = server.hub.live[made.id].table.dealer.seed
    finally:
        server.stop()
    said = capsys.readouterr().err
    assert "match made" in said
    assert seed not in said and not any(token in said for token in (*made.tokens, made.watch))
    for line in said.splitlines():
        if line.startswith("{"):
            json.loads(line)
