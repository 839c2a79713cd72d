"""A position for a bot in another process: everything that a seat may know of a table, and nothing more.

A question in the middle of an action cannot be sent as it is: it is the last checkpoint and the answers since, and
both hold secrets. So what the seat cannot see is dealt anew in the checkpoint already, except for what has come to
light since; the answers are given again, and one of somebody else that may name something hidden is replaced by any
option. The result counts only if the seat could not tell it from the real position: the same view, the same question,
the same options. It is one possible world, from which the bot redeals its own.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import State, from_plain, to_plain
from quarterdeck.kernel.tables.journal import Checkpoint, Entry
from quarterdeck.kernel.tables.run import CONCEDE
from quarterdeck.kernel.tables.save import entry_from, plain_entry
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.view import hidden_from, redeal_but

TRIES = 30
"""So many worlds are dealt before giving up."""


def disguised(table: Table, seat: int, chance: Randomness) -> dict[str, Any] | None:
    """The position as data without the seat's secrets; None if no world was found that looks the same to it."""
    point = table.checkpoints[-1]
    known = _come_to_light(point.state, table.state, seat)
    for _ in range(TRIES):
        state = point.state.copy()
        redeal_but(state, seat, known, chance)
        start = Checkpoint(state, 0, point.chances)
        world = _played_on(table, seat, start, table.journal[point.at :], chance)
        if world is not None and _looks_alike(table, world, seat):
            return _record(world, state)
    return None


def undisguised(game: Game, record: dict[str, Any]) -> Table:
    """The table that a record stands for."""
    start = Checkpoint(from_plain(game.state_class(), record["state"]), 0, 0)
    tail = [entry_from(plain) for plain in record["tail"]]
    return Table(game, Setting(record["players"], record["options"]), None, start, tail)


def _record(world: Table, start: State) -> dict[str, Any]:
    return {
        "players": world.setting.players,
        "options": dict(world.setting.options),
        "state": to_plain(start),
        "tail": [plain_entry(entry) for entry in world.journal],
    }


def _come_to_light(then: State, now: State, seat: int) -> dict[Any, int]:
    """What was hidden from the seat at the checkpoint and no longer is."""
    hidden = hidden_from(now, seat)
    known: dict[Any, int] = {}
    for thing, count in hidden_from(then, seat).items():
        if count > hidden.get(thing, 0):
            known[thing] = count - hidden.get(thing, 0)
    return known


def _played_on(table: Table, seat: int, start: Checkpoint, tail: list[Entry], chance: Randomness) -> Table | None:
    """The table from another checkpoint on; None where the answers cannot be given there."""
    world = Table(table.game, table.setting, None, start, [])
    secret = hidden_from(table.state, seat)
    for entry in tail:
        given: Entry | None = entry
        if entry.prompt != CONCEDE:
            given = _given(world, seat, entry, secret, chance)
        if given is None:
            return None
        try:
            world.replay([given])
        except Exception:
            return None
    return world


def _given(world: Table, seat: int, entry: Entry, secret: dict[Any, int], chance: Randomness) -> Entry | None:
    """The answer to give in the other world; None where it cannot be given."""
    ask = world.ask
    if ask is None or ask.prompt != entry.prompt or entry.seat not in ask.seats():
        return None
    options = ask.options_for(entry.seat)
    if entry.seat == seat or not _names(entry.value, secret):
        return entry if entry.value in options else None
    if not options:
        return None
    index = chance.below(len(options))
    if entry.seat == CHANCE:
        return Entry(CHANCE, entry.prompt, options[index], entry.auto, index, len(options))
    return Entry(entry.seat, entry.prompt, options[index], entry.auto)


def _names(value: Any, secret: dict[Any, int]) -> bool:
    if isinstance(value, tuple):
        return any(part in secret for part in value)
    return value in secret


def _looks_alike(table: Table, world: Table, seat: int) -> bool:
    ask, other = table.ask, world.ask
    if ask is None or other is None or ask.prompt != other.prompt or ask.about != other.about:
        return False
    if seat not in other.seats() or table.options(seat) != other.options_for(seat):
        return False
    return table.view(seat) == world.view(seat)
