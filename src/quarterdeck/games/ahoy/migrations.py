"""States that earlier versions stored, in today's shape."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.ahoy.state import Player, State
from quarterdeck.kernel.rules.state import in_shape


def migrated(plain: dict[str, Any], schema: int) -> dict[str, Any]:
    """Schema 1 did not count what Fame was gained for, and kept no battles."""
    players = [in_shape(Player, player, ["earned"]) for player in plain["players"]]
    return in_shape(State, {**plain, "players": players}, ["battles"])
