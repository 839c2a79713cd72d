"""A table as plain values, for pickling it and for comparing it."""

from __future__ import annotations

from typing import Any

from quarterdeck import games
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import from_plain
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.save import Standing, entry_from, plain_entry, resumed, saved, standing
from quarterdeck.kernel.tables.table import Table


def record_of(table: Table, start: dict[str, Any] | None) -> dict[str, Any]:
    """Everything that has been answered, from the beginning or from the state `start` on. It holds the dealer's seed,
    as the table does."""
    stands = standing(table)
    return {
        "game": table.game.id,
        "path": games.registered().get(table.game.id, ""),
        "players": table.setting.players,
        "options": dict(table.setting.options),
        "start": start,
        "dealer": None if table.dealer is None else [table.dealer.seed, table.dealer.match],
        "answers": [plain_entry(entry) for entry in table.answers()],
        "standing": [stands.barrier, stands.decider, stands.sealed],
    }


def from_record(record: dict[str, Any]) -> Table:
    """The table that `record_of` has written, in this process or in another."""
    if record["path"] and games.registered().get(record["game"]) != record["path"]:
        games.register(record["game"], record["path"])
    game = games.game(record["game"])
    setting = Setting(record["players"], record["options"])
    answers = [entry_from(plain) for plain in record["answers"]]
    barrier, decider, sealed = record["standing"]
    start = None
    if record["start"] is not None:
        start = Checkpoint(from_plain(game.state_class(), record["start"]), 0, 0)
    dealer = None if record["dealer"] is None else Dealer(*record["dealer"])
    return resumed(game, setting, answers, Standing(barrier, decider, sealed, []), dealer, start)


def position_of(table: Table) -> tuple[Any, ...]:
    """What makes two tables equal: game, setting, the last checkpoint, and what has been answered since."""
    plain = saved(table)
    return tuple(plain[part] for part in ("game", "players", "options", "state", "tail", "sealed"))
