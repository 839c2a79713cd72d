"""From a game that shows a violation to a game as short as can be found that shows it too."""

from __future__ import annotations

import time
from typing import Final

from quarterdeck.fuzz.play import Case, Decision, Plan, Played, Violation, decisions_of, play_checked
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.tables.gamefile import FileError, GameFile, parse

WATCHED: Final = ("copies", "undo")
"""Checks that compare a position with earlier ones."""


def shortest(game: Game, violation: Violation, seconds: float = 20.0) -> Violation:
    """A violation of the same kind in a game as short as can be found in the time."""
    try:
        file = parse(violation.file)
        search = _Shrinking(game, violation, file, time.monotonic() + seconds)
    except (FileError, ValueError):
        return violation
    if violation.kind in ("process", "bot") or not search.again(search.decisions):
        return violation
    search.other_games(time.monotonic() + seconds / 3)
    search.leave_out()
    return search.best


class _Shrinking:
    """The search for a shorter game: other random games first, then leaving decisions out."""

    def __init__(self, game: Game, violation: Violation, file: GameFile, deadline: float) -> None:
        self.game = game
        self.best = violation
        self.kind = violation.kind
        self.decisions = decisions_of(file)
        self.case = Case(file.setting(), 0, file.dealer())
        self.deadline = deadline
        self.plan = Plan(only=violation.kind, most_tried=100, tries=20)
        self.late = Plan(only=violation.kind, most_tried=100, tries=20, late=violation.kind not in WATCHED)
        """What is left of a game has to show it at its end, unless that can be told only by who watched all of it."""

    def again(self, decisions: list[Decision]) -> bool:
        """Whether these decisions show it too; the best is kept."""
        return self._better(play_checked(self.game, self.case, self.late, decisions), self.case)

    def _better(self, played: Played, case: Case) -> bool:
        found = played.violation
        if found is None or found.kind != self.kind or len(played.decisions) > len(self.decisions):
            return False
        self.best, self.decisions, self.case = found, played.decisions, case
        return True

    def other_games(self, deadline: float) -> None:
        """Random games that are given up where they are no shorter than the best."""
        seed = 0
        while time.monotonic() < deadline and seed < 300 and self.decisions:
            seed += 1
            case = Case(self.case.setting, 1_000_000 + seed)
            played = play_checked(self.game, case, self.plan, None, len(self.decisions) - 1)
            self._better(played, case)

    def leave_out(self) -> None:
        """Leaves decisions out, many at once and then fewer, as long as it still shows."""
        size = max(1, len(self.decisions) // 2)
        while True:
            at = 0
            shorter = False
            while at < len(self.decisions) and time.monotonic() < self.deadline:
                before = len(self.decisions)
                if self.again(self.decisions[:at] + self.decisions[at + size :]) and len(self.decisions) < before:
                    shorter = True
                else:
                    at += size
            if time.monotonic() >= self.deadline or (size == 1 and not shorter):
                return
            size = max(1, size // 2)
