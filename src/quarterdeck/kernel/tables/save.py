"""A table as data for a store: the last checkpoint and the answers after it. For people see `gamefile`."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import from_plain, to_plain
from quarterdeck.kernel.tables.journal import Checkpoint, Entry
from quarterdeck.kernel.tables.refusals import ReplayError
from quarterdeck.kernel.tables.run import CONCEDE
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.view import hidden_things


def saved(table: Table) -> dict[str, Any]:
    """The position as JSON's own types; the end of a game needs no answers that would have to fit again."""
    point = last_point(table)
    return {
        "game": table.game.id,
        "schema": table.game.schema,
        "players": table.setting.players,
        "options": dict(table.setting.options),
        "version": table.version,
        "barrier": max(0, table.barrier - point.at),
        "decider": table.decider,
        "chances": point.chances,
        "state": to_plain(point.state),
        "tail": [plain_entry(entry) for entry in table.journal[point.at :]],
        "sealed": [[seat, value] for seat, value in table.sealed.items()],
    }


def last_point(table: Table) -> Checkpoint:
    """The last moment at which the state alone describes the position: where a rule began, or the end."""
    return Checkpoint(table.state, len(table.journal), table.chances) if table.over else table.checkpoints[-1]


class Restored:
    """A table from a store; `lost` counts answers that no longer fit the rules and were left out."""

    def __init__(self, table: Table, lost: int) -> None:
        self.table = table
        self.lost = lost


def restored(game: Game, record: dict[str, Any], dealer: Dealer | None = None) -> Restored:
    """The table of a record. An older schema is migrated.

    Answers after the checkpoint that the rules no longer take are left out, all of them together.
    """
    plain = record["state"]
    if record["schema"] != game.schema:
        plain = game.migrate(plain, record["schema"])
    setting = Setting(record["players"], record["options"])
    start = Checkpoint(from_plain(game.state_class(), plain), 0, record["chances"])
    tail = [entry_from(plain) for plain in record["tail"]]
    sealed = {seat: _value(value) for seat, value in record["sealed"]}
    table = Table(game, setting, None, start, [])
    lost = 0
    if _fits(table, tail, sealed):
        table.barrier = record["barrier"]
        table.decider = record["decider"]
        table.sealed = sealed
    else:
        table = Table(game, setting, None, start, [])
        lost = len(tail) + len(sealed)
    table.version = record["version"] + lost
    table.asked = table.version
    table.hidden = hidden_things(table.state, setting.players)
    if dealer is None:
        table.settle()
    else:
        table.deal_on(dealer)
    return Restored(table, lost)


def _fits(table: Table, tail: list[Entry], sealed: dict[int, Any]) -> bool:
    """Gives the answers if the rules take them, each being among the options of its question."""
    try:
        give_again(table, tail)
    except Exception:
        return False
    return all(value in table.options(seat) for seat, value in sealed.items())


def give_again(table: Table, entries: list[Entry]) -> None:
    """Gives answers of other rules: each has to be among the options, and chance has to have as many as it had.

    Raises ReplayError, or whatever the rules raise, where they do not fit.
    """
    for entry in entries:
        if entry.prompt != CONCEDE:
            options = table.options(entry.seat)
            if entry.value not in options or not _drawn_alike(entry, options):
                raise ReplayError(f"answer {len(table.journal) + 1} to {entry.prompt} is no longer among the options")
        table.replay([entry])


def _drawn_alike(entry: Entry, options: list[Any]) -> bool:
    if entry.seat != CHANCE or entry.index < 0:
        return True
    return len(options) == entry.of and options[entry.index] == entry.value


class Standing:
    """What the answers of a table do not tell by themselves: how far back it may be taken, answers that are still
    sealed, and what was taken back and may be done again."""

    def __init__(self, barrier: int, decider: int, sealed: dict[int, Any], undone: list[Entry]) -> None:
        self.barrier = barrier
        self.decider = decider
        self.sealed = sealed
        self.undone = undone


def standing(table: Table) -> Standing:
    """The standing of a table, as a copy."""
    return Standing(table.barrier, table.decider, dict(table.sealed), list(table.undone))


def resumed(
    game: Game,
    setting: Setting,
    journal: list[Entry],
    stands: Standing,
    dealer: Dealer | None = None,
    start: Checkpoint | None = None,
) -> Table:
    """The table after answers that this program recorded itself: they are trusted, and no options are built.

    Raises ReplayError, or whatever the rules raise, where they no longer fit.
    """
    table = Table(game, setting, None, start, journal)
    place(table, stands, dealer)
    return table


def place(table: Table, stands: Standing, dealer: Dealer | None) -> None:
    """Gives a table that answers have led to what answers do not tell, and its dealer."""
    table.dealer = dealer
    table.barrier = stands.barrier
    table.decider = stands.decider
    table.sealed = dict(stands.sealed)
    table.undone = list(stands.undone)
    table.hidden = hidden_things(table.state, table.setting.players)
    table._forget_checkpoints()


def plain_entry(entry: Entry) -> list[Any]:
    """An answer as JSON's own types."""
    return [entry.seat, entry.prompt, entry.value, entry.auto, entry.index, entry.of]


def entry_from(plain: list[Any]) -> Entry:
    """The answer that `plain_entry` had written."""
    return Entry(plain[0], plain[1], _value(plain[2]), plain[3], plain[4], plain[5])


def _value(plain: Any) -> Any:
    return tuple(plain) if isinstance(plain, list) else plain
