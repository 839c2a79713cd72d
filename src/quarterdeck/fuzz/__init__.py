"""The fuzzer: games of any kind by any driver, after every step everything that must hold, and what was reached.

    report = fuzz_games(game, players=3, games=300, seed=1, jobs=2, driver="rare")
    for violation in report.violations:
        print(violation.kind, violation.detail, violation.file)

`drivers` decide, `play` plays one game, `checks` looks at it after every step, `reach` counts what was met, `campaign`
plays many (`crowd`, `processes`), `shrinking` makes short what went wrong.
"""

from __future__ import annotations

from quarterdeck.fuzz.campaign import Campaign, FuzzReport, fuzz_games
from quarterdeck.fuzz.drivers import DRIVERS, drivers_of
from quarterdeck.fuzz.play import Plan, Violation, check_file, fuzz_game
from quarterdeck.fuzz.reach import Reach
from quarterdeck.fuzz.shrinking import shortest

__all__ = [
    "Campaign",
    "DRIVERS",
    "FuzzReport",
    "Plan",
    "Reach",
    "Violation",
    "check_file",
    "drivers_of",
    "fuzz_game",
    "fuzz_games",
    "shortest",
]
