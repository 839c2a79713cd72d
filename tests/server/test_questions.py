"""What a person is asked in a whole game, over the browser's own line: nothing without a decision in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.bots import make_bot
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import canonical
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.server.bots import usual
from tests.server.harness import LiveServer

MOST_FOLLOWING = 6
MOST_TRIED = 8
"""Of a question with more options it is not asked whether they all come to the same."""

TABLES = [
    ("ahoy", 2),
    ("maracaibo", 1),
    ("maracaibo", 2),
    ("marauders", 2),
    ("dead_reckoning", 1),
    ("dead_reckoning", 2),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    one = LiveServer(tmp_path_factory.mktemp("questions"), stewarded=True)
    yield one
    one.stop()


def comes_to(table: Table, seat: int, value: Any) -> list[str]:
    """The positions that an answer leads to, with what is asked there: chance and the others take their first option,
    the seat its last. What was chosen may show only when something else is answered too."""
    twin = table.clone()
    twin.dealer = None
    twin.answer(seat, value)
    found: list[str] = []
    for _ in range(MOST_FOLLOWING):
        ask, waiting = twin.ask, twin.waiting()
        if ask is None:
            return [*found, canonical(twin.state)]
        keys = [twin.keys(one) for one in waiting if one != CHANCE]
        found.append(f"{canonical(twin.state)} {ask.prompt} {ask.about} {waiting} {keys}")
        if waiting[0] == CHANCE:
            twin.answer_chance(0)
        else:
            twin.answer(waiting[0], twin.options(waiting[0])[-1 if waiting[0] == seat else 0])
    return found


def decides(table: Table, seat: int) -> bool:
    """Whether two options of the present question lead to different positions; sealed answers do so later."""
    options = table.options(seat)
    if len(options) > MOST_TRIED or table.waiting() != [seat]:
        return True
    first = comes_to(table, seat, options[0])
    return any(comes_to(table, seat, value) != first for value in options[1:])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_question_is_put_that_decides_nothing(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    """A whole game against bots, with the answers of the game's own bot given over the socket."""
    monkeypatch.setattr("quarterdeck.server.hub.Dealer", lambda _seed, _id, _words: Dealer(f"{players}", game))
    made = server.create("human", *["random"] * (players - 1), game=game)
    client = made.client(0, page="one")
    table: Table = server.hub.live[made.id].table
    bot = make_bot("random" if game == "ahoy" else usual(table.game), 7, table.game)
    asked, idle = Counter[str](), Counter[str]()
    while not client.shown["over"]:
        ask = client.shown["ask"]
        if ask is None:
            client.receive()
            continue
        asked[ask["prompt"]] += 1
        if ask["forced"] or not decides(table, 0):
            idle[ask["prompt"]] += 1
        value = bot.decide(Perspective(table, 0))
        said = client.move(table.game.key(ask["prompt"], value))
        assert said["type"] == "ack", said
        client.at(said["seq"])
    client.close()
    print(f"{game}, {players} players: {asked.total()} questions, {idle.total()} decide nothing: {idle.most_common()}")
    assert not idle
