"""The benchmark: how fast rules, tables and search are, beside their targets and other engines in the same run.

Each measurement is a process of its own, pinned to nothing, in CPU time; builds and peers take turns and the median
of the rounds counts, so that ratios within one run can be compared. Absolute times vary from machine to machine.

    python -m quarterdeck.bench_rounds ahoy        one round of a game in this build, as JSON
    python -m quarterdeck.bench_rounds catanatron  one round of a peer, where it is installed
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from subprocess import PIPE
from typing import Any

from quarterdeck import games

ROUNDS = 3
WINDOWS = 60
COMPILED_PYTHON = "QUARTERDECK_COMPILED_PYTHON"
PEERS = ["catanatron", "open_spiel"]


class Target:
    """What a figure should reach: at least, or at most, so much."""

    def __init__(self, figure: str, bound: float, at_least: bool, why: str) -> None:
        self.figure = figure
        self.bound = bound
        self.at_least = at_least
        self.why = why

    def reached(self, value: float) -> bool:
        return value >= self.bound if self.at_least else value <= self.bound


FIRST_GAME = "ahoy"
"""Its figures have no game before their name; those of the others have."""

TARGETS = [
    Target("interpreted_vs_catanatron", 2.5, True, "decisions/s of four random players"),
    Target("compiled_vs_catanatron", 8.0, True, "decisions/s of four random players"),
    Target("interpreted_clone_in_decisions", 4.0, False, "a clone in mid-action, in average decisions"),
    Target("compiled_clone_in_decisions", 4.0, False, "a clone in mid-action, in average decisions"),
    Target("compiled_view_us", 100.0, False, "a seat's view of four players"),
    Target("interpreted_load_ms", 50.0, False, "a saved 4-player game at its last move"),
    Target("compiled_load_ms", 50.0, False, "a saved 4-player game at its last move"),
    Target("two_processes_speedup", 1.9, True, "two processes on two cores against one"),
]

GAME_TARGETS = [
    Target("compiled_vs_interpreted", 3.0, True, "decisions/s of four random players"),
    Target("compiled_vs_catanatron", 6.0, True, "decisions/s of four random players"),
    Target("interpreted_clone_in_decisions", 4.0, False, "a clone in mid-action, in average decisions"),
    Target("compiled_clone_in_decisions", 4.0, False, "a clone in mid-action, in average decisions"),
    Target("compiled_decision_vs_ahoy", 1.5, False, "time of a decision of four random players"),
    Target("interpreted_load_ms", 50.0, False, "a saved 4-player game at its last move"),
    Target("compiled_load_ms", 50.0, False, "a saved 4-player game at its last move"),
]
"""What every other game should reach."""


def prefix(game: str) -> str:
    return "" if game == FIRST_GAME else f"{game}_"


def targets(games: list[str]) -> list[Target]:
    """All targets of these games."""
    found = TARGETS.copy()
    for game in games:
        if game != FIRST_GAME:
            for target in GAME_TARGETS:
                found.append(Target(prefix(game) + target.figure, target.bound, target.at_least, target.why))
    return found


def run(options: dict[str, Any]) -> dict[str, float]:
    """Measures everything that is installed; one flat mapping of figures."""
    builds = installed_builds()
    own = games.ids()
    rounds: dict[str, list[dict[str, float]]] = {}
    for _ in range(int(options.get("rounds", ROUNDS))):
        for game in own:
            for build, python in builds.items():
                rounds.setdefault(prefix(game) + build, []).append(one_round(python, game))
        for peer in PEERS:
            if measured := one_round(sys.executable, peer):
                rounds.setdefault(peer, []).append(measured)
    figures: dict[str, float] = {}
    for name, measured_rounds in rounds.items():
        for figure in measured_rounds[0]:
            figures[f"{name}_{figure}"] = statistics.median(each[figure] for each in measured_rounds)
    for game in own:
        figures.update(ratios(figures, game))
    figures.update(two_processes(list(builds.values())[-1]))
    return {name: round(value, 3) for name, value in figures.items()}


def installed_builds() -> dict[str, str]:
    """The Python of each build: this one, and the compiled one where `make compiled` has made it."""
    compiled = os.environ.get(COMPILED_PYTHON, "")
    if is_compiled():
        return {"compiled": sys.executable}
    builds = {"interpreted": sys.executable}
    if compiled and os.path.exists(compiled):
        builds["compiled"] = compiled
    return builds


def is_compiled() -> bool:
    """Whether this process runs the compiled build."""
    from quarterdeck.kernel.tables import table

    return str(table.__file__).endswith(".so")


def command(python: str, what: str) -> list[str]:
    return [python, "-m", "quarterdeck.bench_rounds", what]


def one_round(python: str, what: str) -> dict[str, float]:
    """One measurement in a process of its own; nothing where it is not installed."""
    done = subprocess.run(command(python, what), capture_output=True, text=True, check=True, cwd="/")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def two_processes(python: str) -> dict[str, float]:
    """How much more two processes do at the same time than one alone; beside it the same of two that only count,
    which is what the machine itself gives. Alone and together alternate in short windows, because a shared
    machine's pace changes within seconds."""
    return {
        "two_processes_speedup": together_against_alone(python, "throughput"),
        "two_processes_machine": together_against_alone(python, "counting"),
    }


def together_against_alone(python: str, what: str) -> float:
    pair = [subprocess.Popen(windowed(python, what), stdin=PIPE, stdout=PIPE, text=True, cwd="/") for _ in range(2)]
    rates_of(pair)
    alone = together = 0.0
    for _ in range(WINDOWS):
        together += sum(rates_of(pair))
        alone += sum(rates_of(pair[:1]) + rates_of(pair[1:])) / 2
    for process in pair:
        process.communicate()
    return together / alone


def windowed(python: str, what: str) -> list[str]:
    return [*command(python, what), "windows"]


def rates_of(processes: list[subprocess.Popen[str]]) -> list[float]:
    """One window of each of the processes, all at the same time."""
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    return [window_rate(process) for process in processes]


def window_rate(process: subprocess.Popen[str]) -> float:
    assert process.stdout is not None
    return float(json.loads(process.stdout.readline())["rate"])


def ratios(figures: dict[str, float], game: str) -> dict[str, float]:
    """A game's figures against others, where both were measured."""
    found: dict[str, float] = {}
    own = prefix(game)
    for build in ("interpreted", "compiled"):
        pace = figures.get(f"{own}{build}_4p_decisions_per_s")
        if pace is None:
            continue
        found[f"{own}{build}_clone_in_decisions"] = figures[f"{own}{build}_clone_us"] * pace / 1e6
        if "catanatron_decisions_per_s" in figures:
            found[f"{own}{build}_vs_catanatron"] = pace / figures["catanatron_decisions_per_s"]
        if own:
            found[f"{own}{build}_decision_vs_{FIRST_GAME}"] = figures[f"{build}_4p_decisions_per_s"] / pace
    if f"{own}compiled_4p_decisions_per_s" in figures and f"{own}interpreted_4p_decisions_per_s" in figures:
        found[f"{own}compiled_vs_interpreted"] = (
            figures[f"{own}compiled_4p_decisions_per_s"] / figures[f"{own}interpreted_4p_decisions_per_s"]
        )
    return found


def show(figures: dict[str, float]) -> None:
    """Prints the figures, each with a target beside it."""
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(title="Quarterdeck benchmark")
    grid.add_column("figure", no_wrap=True)
    grid.add_column("measured", justify="right")
    grid.add_column("target")
    wanted = {target.figure: target for target in targets(games.ids())}
    for name, value in figures.items():
        target = wanted.pop(name, None)
        grid.add_row(name, f"{value:,.3f}".rstrip("0").rstrip("."), verdict(target, value))
    for target in wanted.values():
        grid.add_row(target.figure, "not measured", f"{bound_text(target)}: needs `make bench`")
    Console().print(grid)


def bound_text(target: Target) -> str:
    return f"{'at least' if target.at_least else 'at most'} {target.bound:g} ({target.why})"


def verdict(target: Target | None, value: float) -> str:
    if target is None:
        return ""
    return f"{'reached' if target.reached(value) else 'MISSED'}: {bound_text(target)}"
