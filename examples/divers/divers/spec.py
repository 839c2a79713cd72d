"""Pearl Divers as everybody else knows it: seats, set-up, scores, texts."""

from __future__ import annotations

from typing import Any, Final

from divers import bot, telling
from divers.atoms import EVENTS
from divers.rules import QUESTIONS, RULES
from divers.state import PEARLS, Bay, Diver
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.state import State


class PearlDivers(Game):
    """The spec."""

    def __init__(self) -> None:
        super().__init__("divers", [2, 3, 4], RULES, QUESTIONS)
        self.package = "divers"
        self.bots = {"old-salt": bot.old_salt}
        self.advice = bot.advice
        self.reasons = telling.REASONS

    def start(self, setting: Setting) -> State:
        return Bay(players=[Diver(seat=seat) for seat in range(setting.players)], bag=list(PEARLS))

    def state_class(self) -> type[Any]:
        return Bay

    def active(self, state: Any) -> int:
        return int(state.queue[0]) if state.queue else -1

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        """Everybody is told the scores at any time, so a hoard counts when it is shown."""
        return [
            [("pearls", sum(diver.hoard) if diver.shown else 0), ("knives", diver.knives)] for diver in state.players
        ]

    def scores(self, state: Any) -> list[int]:
        return [sum(points for _, points in parts) for parts in self.breakdown(state)]

    def value(self, state: Any, seat: int) -> float:
        """A search looks ahead in worlds of its own making, in which it may count every hoard."""
        points: list[int] = [sum(diver.hoard) + diver.knives for diver in state.players]
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        return 0.5 + 0.5 * lead / (10 + abs(lead))

    def winners(self, state: Any) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def census(self, state: Any) -> dict[str, int]:
        """The pearls are always all there; the fuzzer counts them after every step."""
        return {"pearls": len(state.bag) + sum(len(diver.basket) + len(diver.hoard) for diver in state.players)}

    def catalog(self, lang: str = "en") -> dict[str, Any]:
        return telling.catalog(self, lang)


GAME: Final = PearlDivers()
