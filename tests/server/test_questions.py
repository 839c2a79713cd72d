"""What a person is asked in a whole game, over the browser's own line: nothing without a decision in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quarterdeck.bots import make_bot
from quarterdeck.kernel.ask import CHANCE
from quarterdeck.kernel.perspective import Perspective
from quarterdeck.kernel.state import canonical
from quarterdeck.kernel.table import Table
from quarterdeck.server.bots import usual
from tests.server.harness import LiveServer

MOST_CHANCES = 20
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


def comes_to(table: Table, seat: int, value: Any) -> str:
    """The position that an answer leads to, chance always taking its first option, with what is asked there."""
    twin = table.clone()
    twin.dealer = None
    twin.answer(seat, value)
    for _ in range(MOST_CHANCES):
        if twin.waiting() == [CHANCE]:
            twin.answer_chance(0)
    ask = twin.ask
    asked = "" if ask is None else f"{ask.prompt} {ask.about} {[twin.keys(one) for one in twin.waiting()]}"
    return f"{canonical(twin.state)} {twin.waiting()} {asked}"


def decides(table: Table, seat: int) -> bool:
    """Whether two options of the present question lead to different positions; sealed answers do so later."""
    options = table.options(seat)
    if len(options) > MOST_TRIED or table.waiting() != [seat]:
        return True
    first = comes_to(table, seat, options[0])
    return any(comes_to(table, seat, value) != first for value in options[1:])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_question_is_put_that_decides_nothing(server: LiveServer, game: str, players: int) -> None:
    """A whole game against the game's own bot, with that bot's answers given over the socket."""
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
