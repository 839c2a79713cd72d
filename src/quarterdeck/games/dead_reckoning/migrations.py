"""States that earlier versions stored, in today's shape."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.dead_reckoning.state import State
from quarterdeck.kernel.rules.state import in_shape


def migrated(plain: dict[str, Any], schema: int) -> dict[str, Any]:
    """Schema 1 did not note, in its earlier days, whether goods were rearranged last."""
    return in_shape(State, plain, ["arranged"])
