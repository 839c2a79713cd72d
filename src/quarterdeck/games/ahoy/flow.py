"""Which rule runs next: the phase of the state names it. Every rule here ends in a checkpoint."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.rules.actions import (  # noqa: F401  (these register their verbs)
    journeys,
    purse,
    squadron,
    union,
)
from quarterdeck.games.ahoy.rules.actions.round import end_round, prepare
from quarterdeck.games.ahoy.rules.actions.setup import set_up_factions, set_up_table
from quarterdeck.games.ahoy.rules.actions.turn import act, end_turn
from quarterdeck.kernel.game import Rule

FLOW: Final[dict[str, Rule]] = {
    "setup": set_up_table,
    "factions": set_up_factions,
    "act": act,
    "end_turn": end_turn,
    "end_round": end_round,
    "prepare": prepare,
}
