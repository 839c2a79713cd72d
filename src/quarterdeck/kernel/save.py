"""A table as data for a store: the last checkpoint and the answers after it. Trusted; for people see `gamefile`."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.chance import Dealer
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.journal import Entry
from quarterdeck.kernel.state import from_plain, to_plain
from quarterdeck.kernel.table import Checkpoint, ReplayError, Table


def saved(table: Table) -> dict[str, Any]:
    """The position as JSON's own types."""
    point = table.checkpoints[-1]
    return {
        "game": table.game.id,
        "schema": table.game.schema,
        "players": table.setting.players,
        "options": table.setting.options,
        "chances": point.chances,
        "state": to_plain(point.state),
        "tail": [[e.seat, e.prompt, e.value, e.auto, e.index] for e in table.journal[point.at :]],
        "sealed": [[seat, value] for seat, value in table.sealed.items()],
    }


class Restored:
    """A table from a store; `lost` counts answers that no longer fit the rules and were left out."""

    def __init__(self, table: Table, lost: int) -> None:
        self.table = table
        self.lost = lost


def restored(game: Game, record: dict[str, Any], dealer: Dealer | None = None) -> Restored:
    """The table of a record. An older schema is migrated; a tail that no longer fits goes back to the checkpoint."""
    plain = record["state"]
    if record["schema"] != game.schema:
        plain = game.migrate(plain, record["schema"])
    setting = Setting(record["players"], record["options"])
    start = Checkpoint(from_plain(game.state_class(), plain), 0, record["chances"])
    tail = [Entry(seat, prompt, _value(value), auto, index) for seat, prompt, value, auto, index in record["tail"]]
    try:
        table = Table(game, setting, None, start, tail)
        lost = 0
    except ReplayError:
        table = Table(game, setting, None, start, [])
        lost = len(tail)
    if not lost:
        table.sealed = {seat: _value(value) for seat, value in record["sealed"]}
    if dealer is not None:
        table.deal_on(dealer)
    return Restored(table, lost)


def _value(plain: Any) -> Any:
    return tuple(plain) if isinstance(plain, list) else plain
