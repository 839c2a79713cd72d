"""The benchmark: how fast rules, tables and search are, beside their targets and other engines in the same run.

Each measurement is a process of its own, pinned to nothing, in CPU time; builds and peers take turns and the median
of the rounds counts, so that ratios within one run can be compared. Absolute times vary from machine to machine.

    python -m quarterdeck.bench ahoy        one round of this build, as JSON
    python -m quarterdeck.bench catanatron  one round of a peer, where it is installed
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from subprocess import PIPE
from typing import Any

ROUNDS = 3
SECONDS = 1.0
WINDOWS = 60
WINDOW_SECONDS = 0.3
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


def run(options: dict[str, Any]) -> dict[str, float]:
    """Measures everything that is installed; one flat mapping of figures."""
    builds = installed_builds()
    rounds: dict[str, list[dict[str, float]]] = {}
    for _ in range(int(options.get("rounds", ROUNDS))):
        for name, python in builds.items():
            rounds.setdefault(name, []).append(one_round(python, "ahoy"))
        for peer in PEERS:
            if measured := one_round(sys.executable, peer):
                rounds.setdefault(peer, []).append(measured)
    figures: dict[str, float] = {}
    for name, measured_rounds in rounds.items():
        for figure in measured_rounds[0]:
            figures[f"{name}_{figure}"] = statistics.median(each[figure] for each in measured_rounds)
    figures.update(ratios(figures))
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
    from quarterdeck.kernel import table

    return str(table.__file__).endswith(".so")


def command(python: str, what: str) -> list[str]:
    return [python, "-m", "quarterdeck.bench", what]


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


def ratios(figures: dict[str, float]) -> dict[str, float]:
    """Figures against each other, where both were measured."""
    found: dict[str, float] = {}
    for build in ("interpreted", "compiled"):
        pace = figures.get(f"{build}_4p_decisions_per_s")
        if pace is None:
            continue
        found[f"{build}_clone_in_decisions"] = figures[f"{build}_clone_us"] * pace / 1e6
        if "catanatron_decisions_per_s" in figures:
            found[f"{build}_vs_catanatron"] = pace / figures["catanatron_decisions_per_s"]
    if "compiled_4p_decisions_per_s" in figures and "interpreted_4p_decisions_per_s" in figures:
        found["compiled_vs_interpreted"] = (
            figures["compiled_4p_decisions_per_s"] / figures["interpreted_4p_decisions_per_s"]
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
    targets = {target.figure: target for target in TARGETS}
    for name, value in figures.items():
        target = targets.pop(name, None)
        grid.add_row(name, f"{value:,.3f}".rstrip("0").rstrip("."), verdict(target, value))
    for target in targets.values():
        grid.add_row(target.figure, "not measured", f"{bound_text(target)}: needs `make bench`")
    Console().print(grid)


def bound_text(target: Target) -> str:
    return f"{'at least' if target.at_least else 'at most'} {target.bound:g} ({target.why})"


def verdict(target: Target | None, value: float) -> str:
    if target is None:
        return ""
    return f"{'reached' if target.reached(value) else 'MISSED'}: {bound_text(target)}"


# One round


def paced(work: Any, seconds: float) -> tuple[int, int, float]:
    """Repeats `work`, which tells how many decisions it made, for some CPU time; games, decisions, seconds."""
    start = time.process_time()
    games, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        decisions += work(games)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


def each_us(work: Any, things: list[Any], repeats: int) -> float:
    """The mean CPU time of `work` on each of the things, in microseconds."""
    start = time.process_time()
    for _ in range(repeats):
        for thing in things:
            work(thing)
    return (time.process_time() - start) / (repeats * len(things)) * 1e6


def random_game(players: int, seed: int) -> int:
    """A random game without a table; how many decisions it took."""
    from quarterdeck import games
    from quarterdeck.kernel.chance import Randomness
    from quarterdeck.kernel.game import Setting
    from quarterdeck.kernel.run import Run, play_out

    game = games.game("ahoy")
    run = Run(game, game.start(game.check(Setting(players))))
    run.begin()
    return play_out(run, Randomness(seed))


def random_table(seed: int, most: int) -> Any:
    """A table of four after up to `most` random decisions."""
    from quarterdeck import games
    from quarterdeck.kernel.chance import Dealer, Randomness, seed_from_number
    from quarterdeck.kernel.game import Setting
    from quarterdeck.kernel.table import Table

    chance = Randomness(seed)
    table = Table(games.game("ahoy"), Setting(4), Dealer(seed_from_number(seed), "bench"))
    while most > 0 and not table.over:
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
        most -= 1
    return table


def tables_in_mid_action(count: int) -> list[Any]:
    """Tables at random decisions inside an action, where a clone has answers to replay."""
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        seed += 1
        table = random_table(seed, 40 + (seed * 37) % 300)
        if not table.over and len(table.journal) > table.checkpoints[-1].at:
            found.append(table)
    return found


def rate_by_the_wall_clock(work: Any, seconds: float) -> dict[str, float]:
    """What `work` gets done in a second of the clock on the wall."""
    start = time.perf_counter()
    done, turn = 0, 0
    while (spent := time.perf_counter() - start) < seconds:
        done += work(turn)
        turn += 1
    return {"rate": done / spent}


def throughput(seconds: float) -> dict[str, float]:
    """Decisions a second of four random players."""
    return rate_by_the_wall_clock(lambda seed: random_game(4, seed), seconds)


def counting(seconds: float) -> dict[str, float]:
    """Steps a second of a loop that needs nothing but the processor."""

    def count(_turn: int) -> int:
        steps = 0
        for _ in range(20_000):
            steps += 1
        return steps

    return rate_by_the_wall_clock(count, seconds)


def own_figures(seconds: float) -> dict[str, float]:
    """Everything that is measured of this build."""
    figures: dict[str, float] = {}
    for players in (2, 4):
        random_game(players, 0)
        games_played, decisions, spent = paced(lambda seed, n=players: random_game(n, seed), seconds)
        figures[f"{players}p_decisions_per_s"] = decisions / spent
        figures[f"{players}p_games_per_s"] = games_played / spent
    tables = tables_in_mid_action(30)
    figures["clone_us"] = each_us(lambda table: table.branch(), tables, 20)
    figures["table_clone_us"] = each_us(lambda table: table.clone(), tables, 5)
    figures["view_us"] = each_us(lambda table: table.view(0), tables, 20)
    figures.update(stored_figures())
    figures["search_iterations_per_s"] = search_pace(tables[:5])
    return figures


def stored_figures() -> dict[str, float]:
    """The size of a saved game, and how long it takes to have it again at its last move."""
    from quarterdeck.kernel.gamefile import parse, replayed, written
    from quarterdeck.kernel.save import restored, saved

    table = random_table(1, sys.maxsize)
    decisions = sum(1 for entry in table.journal if entry.seat >= 0 and not entry.auto)
    text = written(table, ["random"] * 4).text()
    last = random_table(1, decisions - 1)
    record = json.dumps(saved(last))
    return {
        "answers_in_a_game": len(table.journal),
        "game_file_bytes": len(text.encode()),
        "saved_bytes": len(record.encode()),
        "load_ms": each_us(lambda saving: restored(last.game, json.loads(saving)), [record], 20) / 1e3,
        "replay_from_start_ms": each_us(lambda file: replayed(parse(file), last.game), [text], 3) / 1e3,
    }


def search_pace(tables: list[Any]) -> float:
    """Iterations a second of the search bot."""
    from quarterdeck.bots import make_bot
    from quarterdeck.kernel.perspective import Perspective

    iterations = 150
    bot = make_bot(f"search:{iterations}:stop_early=no", 1)
    spent = each_us(lambda table: bot.decide(Perspective(table, table.waiting()[0])), tables, 1)
    return iterations / spent * 1e6


# Peers


def catanatron_figures(seconds: float) -> dict[str, float]:
    """Random players of catanatron, or nothing where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return {}
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(game.state.actions)

    play(0)
    games_played, decisions, spent = paced(play, seconds)
    return {"decisions_per_s": decisions / spent, "games_per_s": games_played / spent}


def open_spiel_figures(seconds: float) -> dict[str, float]:
    """Games of OpenSpiel that are written in Python, or nothing where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
        from open_spiel.python import games as _  # type: ignore[import-not-found, unused-ignore]  # noqa: F401
    except ImportError:
        return {}
    import random

    found: dict[str, float] = {}
    for name in ("python_team_dominoes", "python_liars_poker", "python_tic_tac_toe"):
        game = pyspiel.load_game(name)

        def play(seed: int, game: Any = game) -> int:
            dice = random.Random(seed)
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    made += 1
            return made

        _games, decisions, spent = paced(play, seconds / 3)
        found[f"{name}_decisions_per_s"] = decisions / spent
    return found


MEASUREMENTS = {
    "ahoy": own_figures,
    "throughput": throughput,
    "counting": counting,
    "catanatron": catanatron_figures,
    "open_spiel": open_spiel_figures,
}


def main(what: str, windows: bool) -> None:
    """Prints one measurement, or one for each line that comes in."""
    if not windows:
        print(json.dumps(MEASUREMENTS[what](SECONDS)))
        return
    for _ in sys.stdin:
        print(json.dumps(MEASUREMENTS[what](WINDOW_SECONDS)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], windows=len(sys.argv) > 2)
