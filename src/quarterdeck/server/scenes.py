"""What a message shows of a table, whether it stands now or stood so once."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.tables.table import Table
from quarterdeck.server.texts import Sides, Texts


def sides_of(table: Table) -> Sides:
    """The side of each seat."""
    return tuple(table.game.faction(table.state, seat) for seat in range(table.setting.players))


def insights_of(texts: Texts, table: Table, seat: int, sides: Sides) -> list[dict[str, Any]]:
    """What follows from what the seat sees; who sees everything is told what a watcher is."""
    return [texts.insight(insight, sides) for insight in table.game.insights(table.state, max(seat, -1))]


def rivals_of(texts: Texts, table: Table, sides: Sides) -> list[dict[str, Any]]:
    """Who plays without a seat."""
    rivals = table.game.rivals(table.state)
    return [{"side": one.side, "score": one.score, "text": texts.label(one.told, sides)} for one in rivals]
