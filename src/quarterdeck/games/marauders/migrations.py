"""States that earlier versions stored, in today's shape."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.marauders.state import Player, State
from quarterdeck.kernel.rules.state import in_shape

PLAYER: Final = ["admitted", "found"]
TABLE: Final = ["finders", "found_in", "after_hunt", "played", "sighted", "captains_under"]


def migrated(plain: dict[str, Any], schema: int) -> dict[str, Any]:
    """Schema 1 grew without a new number: it may lack any of these. What they hold lasts no longer than an action, so
    they are empty where it stored a position."""
    players = [in_shape(Player, player, PLAYER) for player in plain["players"]]
    return in_shape(State, {**plain, "players": players}, TABLE)
