"""A table twice over, with its past."""

from __future__ import annotations

from quarterdeck.kernel.tables.table import Table


def twin(table: Table) -> Table:
    """An independent table in the same position and with the same past: both can tell it, save it and take it back.

    Answers, events and checkpoints are never changed once they are written, so the two share them.
    """
    other = table.clone()
    other.journal = list(table.answers())
    other.checkpoints = list(table.checkpoints)
    other.undone = list(table.undone)
    other.orders = table.orders.copy()
    other.at_once = list(table.at_once)
    other.forgiving = table.forgiving
    other.barrier, other.together = table.barrier, table.together
    other.version, other.asked = table.version, table.asked
    other.whole = table.whole
    other.ctx.events = list(table.events)
    other.ctx.at = len(other.journal)
    return other
