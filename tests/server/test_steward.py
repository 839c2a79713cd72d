"""Who has nothing to choose is not made to click, and nobody learns that there was nothing to choose."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.server.pauses import pause
from tests.server.harness import Client, LiveServer, Message, any_key, play_on

SECONDS = 2.0
"""What a bot may think at this server: an answer whose time must tell nothing takes half a second to a second."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    one = LiveServer(tmp_path_factory.mktemp("steward"), stewarded=True, bot_seconds=SECONDS)
    yield one
    one.stop()


def shows(client: Client, wanted: Callable[[Message], Any]) -> None:
    """Waits until the client is shown what is wanted."""
    until = time.monotonic() + 20
    while not wanted(client.shown):
        assert time.monotonic() < until
        client.receive()


def seated(server: LiveServer, *kinds: str, page: str = "") -> list[Client]:
    """People at a new game of Merchants & Marauders who have chosen their ships: the first turn begins."""
    made = server.create(*kinds, game="marauders")
    clients = [made.client(seat, page=page or f"own {seat}") for seat in range(kinds.count("human"))]
    for client in clients:
        client.move(client.keys()[0])
    for client in clients:
        shows(client, lambda shown: shown["active"] >= 0)
    return clients


def at_a_window(shown: Message) -> bool:
    """Whether the seat is asked, though not on turn, if it plays a card."""
    return bool(shown["ask"]) and shown["ask"]["prompt"].startswith("window.")


def test_the_table_answers_after_a_time_like_a_thinking_bot_s(server: LiveServer) -> None:
    clients = seated(server, "human", "human")
    other = clients[1 - clients[0].shown["active"]]
    shows(other, at_a_window)
    began = time.monotonic()
    assert other.shown["ask"]["forced"] and len(other.keys()) == 1
    asked = other.shown["seq"]
    shows(other, lambda shown: shown["seq"] > asked)
    assert 0.35 < time.monotonic() - began < 2.5
    assert not at_a_window(other.shown)


@pytest.mark.parametrize("kinds", [("human", "random"), ("human", "human")])
def test_nobody_waits_where_nobody_could_tell(server: LiveServer, kinds: tuple[str, ...]) -> None:
    """Against bots, and where all share one screen, no question without a choice is put at all."""
    clients = seated(server, *kinds, page="shared")
    began, moves = time.monotonic(), 0
    while moves < 25 and time.monotonic() - began < 20:
        for client in clients:
            client.at(max(one.shown["seq"] for one in clients))
            assert not (client.shown["ask"] and client.shown["ask"]["forced"])
        asked = [client for client in clients if client.shown["ask"]]
        if not asked:
            clients[0].receive()
            continue
        said = asked[0].move(any_key(asked[0].keys(), moves))
        asked[0].at(said["seq"])
        moves += 1
    assert moves == 25


def test_pauses_lie_between_once_and_twice_what_thinking_may_take() -> None:
    drawn = sorted(pause(1.0) for _ in range(300))
    assert 0.3 <= drawn[0] < 0.33 and 0.57 < drawn[-1] <= 0.6
    assert 0.40 < drawn[150] < 0.50
    assert pause(1.0, in_a_row=10) < 0.45


def test_against_bots_anything_can_be_taken_back_and_says_what_goes_with_it(server: LiveServer) -> None:
    client = server.create("human", "random", "random", length="long").client(0)
    seen = ""
    for moves in range(40):
        shows(client, lambda shown: shown["ask"] or shown["over"])
        if client.shown["over"]:
            break
        if moves:
            assert client.shown["undo"]
            seen = seen or (client.shown["undo_with"] or "")
        client.at(client.move(any_key(client.keys(), moves))["seq"])
    assert "taken back too" in seen
    client.close()


def test_what_was_taken_back_beyond_the_dice_comes_again_after_a_restart(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "random", length="long")
    client = made.client(0)
    for moves in range(6):
        shows(client, lambda shown: shown["ask"])
        client.at(client.move(any_key(client.keys(), moves))["seq"])
    shows(client, lambda shown: shown["ask"])
    for _ in range(4):
        client.at(client.act("undo")["seq"])
    shows(client, lambda shown: shown["ask"])
    before = (client.shown["view"], client.keys(), client.shown["undo"])
    server.stop()
    again = LiveServer(tmp_path)
    try:
        state = again.http.get(f"/api/v2/matches/{made.id}/state", headers=made.headers(0)).json()
        assert (state["view"], [one["key"] for one in state["ask"]["options"]], state["undo"]) == before
    finally:
        again.stop()


def test_among_people_another_s_answer_bars_undo_whatever_it_was(server: LiveServer) -> None:
    clients = seated(server, "human", "human")
    first = clients[clients[0].shown["active"]]
    shows(first, lambda shown: shown["ask"] and not shown["ask"]["forced"])
    assert first.shown["undo_with"] is None
    assert not first.shown["undo"]


def test_a_whole_game_of_two_people_needs_no_empty_click(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, stewarded=True, bot_seconds=0.001)
    try:
        made = server.create("human", "human", game="ahoy")
        assert play_on([made.client(0), made.client(1)], any_key) > 20
        table = server.hub.live[made.id].table
        assert table.over and games.game("ahoy").winners(table.state)
    finally:
        server.stop()
