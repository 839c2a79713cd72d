"""Merchants & Marauders as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders import prompts
from quarterdeck.games.marauders.actions.setup import blank_table
from quarterdeck.games.marauders.atoms import total_points
from quarterdeck.games.marauders.census import census
from quarterdeck.games.marauders.events import EVENTS
from quarterdeck.games.marauders.flow import FLOW
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.ask import Value
from quarterdeck.kernel.game import Context, Game, OptionSpec, Setting

TARGETS = ["10", "6", "8", "12", "14", "16", "20"]


class Marauders(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("marauders", [2, 3, 4], FLOW)
        self.options = [
            OptionSpec("target", TARGETS),
            OptionSpec("windows", ["secret", "fast"]),
            OptionSpec("npc_lead", ["neighbour", "table"]),
        ]
        self.package = "quarterdeck.games.marauders"

    def start(self, setting: Setting) -> State:
        return blank_table(setting)

    def context(self, state: Any) -> Context[Any]:
        return Turn(state)

    def state_class(self) -> type[Any]:
        return State

    def active(self, state: Any) -> int:
        return int(state.turn)

    def scores(self, state: Any) -> list[int]:
        """Points on the track, with gold once stashes are open."""
        return [total_points(player) if player.shown_stash else player.glory for player in state.players]

    def winners(self, state: Any) -> list[int]:
        """Most points, then most on the track, then most gold in the stash. (MM-END-03, MM-END-04)"""
        ranks = [(total_points(player), player.glory, player.stash) for player in state.players]
        return [player.seat for player, rank in zip(state.players, ranks) if rank == max(ranks)]

    def ending(self, state: Any) -> str:
        return str(state.ended)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def key(self, prompt: str, value: Value) -> str:
        return prompts.key(prompt, value)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS


GAME = Marauders()
