"""Dead Reckoning as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.dead_reckoning.actions.setup import blank_table
from quarterdeck.games.dead_reckoning.census import census
from quarterdeck.games.dead_reckoning.events import EVENTS
from quarterdeck.games.dead_reckoning.flow import FLOW
from quarterdeck.games.dead_reckoning.scoring import account, total
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.kernel.game import Context, Game, OptionSpec, Setting


class DeadReckoning(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("dead_reckoning", [2, 3, 4], FLOW)
        self.options = [OptionSpec("bonus", ["yes", "no"])]
        self.package = "quarterdeck.games.dead_reckoning"

    def start(self, setting: Setting) -> State:
        return blank_table(setting)

    def context(self, state: Any) -> Context[Any]:
        return Turn(state)

    def state_class(self) -> type[Any]:
        return State

    def active(self, state: Any) -> int:
        return int(state.turn) if state.turn < state.humans else -1

    def scores(self, state: Any) -> list[int]:
        """Coins as they would count now; chests and bonus tiles only once they are open. (DR-SETUP-11)"""
        return [total(state, seat) for seat in range(state.humans)]

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        """Every source that gave somebody coins."""
        accounts = [account(state, seat) for seat in range(state.humans)]
        used = [at for at in range(len(accounts[0])) if any(parts[at][1] for parts in accounts)]
        return [[parts[at] for at in used] for parts in accounts]

    def winners(self, state: Any) -> list[int]:
        return list(state.champions)

    def ending(self, state: Any) -> str:
        return str(state.ended)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS


GAME = DeadReckoning()
