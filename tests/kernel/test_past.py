"""A table that packs its past is the same table."""

from __future__ import annotations

import random

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import canonical
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.save import saved
from quarterdeck.kernel.tables.table import Table
from tests.kernel.toy import GAME


def told(table: Table, first: int = 0) -> list[tuple[object, ...]]:
    return [(event.kind, event.args, event.audience, event.at) for event in table.events_from(first)]


def answer(table: Table, rng: random.Random) -> None:
    """Somebody answers, or takes back what may be taken back."""
    seat = table.waiting()[0]
    chance = rng.random()
    if chance < 0.1 and table.can_undo(seat):
        table.undo(seat)
    elif chance < 0.15 and table.can_undo(seat):
        table.restart_turn(seat)
    elif chance < 0.3 and table.undone and table.undone[-1].seat == seat:
        table.redo(seat)
    else:
        table.answer_key(seat, rng.choice(table.keys(seat)))


@pytest.mark.parametrize(("id", "players", "at_least"), [("ahoy", 2, 64), ("ahoy", 4, 1), ("salvage", 3, 1)])
def test_packing_changes_nothing(id: str, players: int, at_least: int) -> None:
    game = GAME if id == "salvage" else games.game(id)
    plain, packed = (Table(game, Setting(players), Dealer("seed", "match")) for _ in range(2))
    one, two = random.Random(players), random.Random(players)
    steps = 0
    while not plain.over:
        answer(plain, one)
        answer(packed, two)
        packed.pack(at_least)
        steps += 1
        assert canonical(packed.state) == canonical(plain.state)
        assert packed.told == len(plain.events) and len(packed.journal) == len(plain.journal)
        assert [packed.can_undo(seat) for seat in range(players)] == [plain.can_undo(seat) for seat in range(players)]
        assert saved(packed) == saved(plain)
        if steps % 25 == 0:
            assert told(packed) == told(plain)
            assert told(packed, packed.told // 2) == told(plain, packed.told // 2)
    assert packed.past.entries > 0 and len(packed.checkpoints) <= 2
    assert told(packed) == told(plain) and packed.events_for(0, 9)[0].at >= 9
    assert written(packed, ["a"] * players).text() == written(plain, ["a"] * players).text()


def test_little_is_left_of_what_is_packed() -> None:
    table = Table(games.game("ahoy"), Setting(4), Dealer("seed", "match"))
    rng = random.Random(1)
    while not table.over:
        answer(table, rng)
        table.pack()
    assert sum(map(len, table.past.packs)) < 20 * table.past.entries
