"""What the tests of tables and contents share. `assert_copies` serves every game's states."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quarterdeck.kernel.content.reading import Content, Field
from quarterdeck.kernel.game import Rule, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.rules.state import canonical, shape_of
from quarterdeck.kernel.tables.table import Table
from tests.kernel.toy import GAME, Salvage, SalvageGame


def new_table(players: int = 2, seed: int = 1, length: str = "short", game: SalvageGame = GAME) -> Table:
    """A table with a dealer, set up and waiting for the first bids."""
    return Table(game, Setting(players, {"length": length}), Dealer(str(seed), "test"))


def bare_table(players: int = 2, game: SalvageGame = GAME) -> Table:
    """A table without a dealer: the test answers for chance."""
    return Table(game, Setting(players))


def play(table: Table, steps: int = 10_000, seed: int = 1) -> int:
    """Plays so many random answers, or to the end; how many were given."""
    chance = Randomness(seed)
    for made in range(steps):
        if table.over:
            return made
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    return steps


def play_until(table: Table, prompt: str, seed: int = 1) -> Table:
    """Plays at random until the question is asked."""
    chance = Randomness(seed)
    while table.ask is not None and table.ask.prompt != prompt:
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    assert table.ask is not None, f"{prompt} is never asked"
    return table


def deal(table: Table, *values: Any) -> None:
    """Answers for chance, one value after the other."""
    for value in values:
        table.answer(CHANCE, value)


def at_a_turn(players: int = 2, hand: list[str] | None = None, hold: list[int] | None = None) -> Table:
    """A bare table at seat 0's first turn, whose hand and hold are as told; the wrecks are 3, 4 and 5 deep."""
    table = bare_table(players, Arranged(hand or ["crane", "rope"], hold or []))
    for seat in range(players):
        table.answer(seat, 0)
    return table


class Arranged(SalvageGame):
    """Salvage from a known position."""

    def __init__(self, hand: list[str], hold: list[int]) -> None:
        super().__init__()
        self.hand = hand
        self.hold = hold

    def start(self, setting: Setting) -> Salvage:
        state = super().start(setting)
        state.phase = "bid"
        state.wrecks = {(0, 0): 3, (1, 1): 4, (2, 0): 5}
        state.players[0].hand = self.hand.copy()
        state.players[0].hold = self.hold.copy()
        for player in state.players[1:]:
            player.hand = ["lamp", "lamp"]
        for crate in self.hold:
            state.bag.remove(crate)
        for player in state.players:
            for card in player.hand:
                state.deck.remove(card)
        return state


class Custom(SalvageGame):
    """Salvage's state under rules that a test has written; it starts in phase `first`."""

    def __init__(self, first: Rule, **others: Rule) -> None:
        super().__init__()
        self.rules = {"first": first, **others}

    def start(self, setting: Setting) -> Salvage:
        state = super().start(setting)
        state.phase = "first"
        return state


def position(table: Table) -> tuple[Any, ...]:
    """Everything that makes a position, for comparing."""
    asked = table.ask.prompt if table.ask is not None else ""
    keys = [table.keys(seat) for seat in table.waiting()]
    return (canonical(table.state), asked, table.waiting(), keys)


def everything(table: Table) -> tuple[Any, ...]:
    """A position with the table's memory of how it came about."""
    return (
        position(table),
        [(e.seat, e.prompt, e.value, e.auto, e.index, e.of) for e in table.journal],
        [(e.kind, e.args, e.audience, e.at) for e in table.events],
        [(point.at, point.chances, canonical(point.state)) for point in table.checkpoints],
        (table.barrier, table.decider, table.chances, dict(table.sealed)),
        [(e.seat, e.prompt, e.value) for e in table.undone],
        table.hidden,
    )


# For the states of every game


def assert_copies(state: Any) -> None:
    """The state's copy equals it and shares nothing that can change."""
    twin = state.copy()
    assert type(twin) is type(state)
    assert canonical(twin) == canonical(state)
    _assert_apart(state, twin, type(state).__name__)


def _assert_apart(one: Any, other: Any, path: str) -> None:
    if one is None or isinstance(one, (int, str)):
        assert one == other, path
        return
    assert type(one) is type(other), f"{path}: {type(one).__name__} was copied to {type(other).__name__}"
    if isinstance(one, tuple):
        pairs = list(zip(one, other, strict=True))
    else:
        assert one is not other, f"{path} is shared between a state and its copy"
        if isinstance(one, list):
            pairs = list(zip(one, other, strict=True))
        elif isinstance(one, dict):
            assert list(one) == list(other), path
            pairs = [(value, other[key]) for key, value in one.items()]
        else:
            for name in shape_of(type(one)).fields:
                _assert_apart(getattr(one, name), getattr(other, name), f"{path}.{name}")
            return
    for at, (left, right) in enumerate(pairs):
        _assert_apart(left, right, f"{path}[{at}]")


def problem_of(folder: Path, row: str, field: Field[Any], name: str = "x") -> list[str]:
    """The problems of a table with one row `gull` whose field is read by `field`."""
    (folder / "birds.yaml").write_text(f"birds:\n  - {{id: gull, source: public, {row}}}\n", encoding="utf-8")
    content = Content(folder)
    content.table("birds", lambda r: r.take(name, field))
    return content.problems
