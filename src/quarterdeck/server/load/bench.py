"""The server under load: four people a match, filtered views, every move durable, Ahoy's rules, clients in a process
of their own. `per_core` counts moves for each second of the server's own CPU time, so that it can be compared on a
machine that has other work too; what people feel is the paced latency."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarterdeck.server.load import browser

MATCHES = 125
SECONDS = 10.0
PACE = 300.0
WARM_UP = 8
"""So many whole games first: what is read and made ready once, whatever is played then, is no match's own."""
SETTLE = 15.0
VISITS = 3
"""So often a browser comes to every game, where there is time; the middle counts."""
COMPILED_PYTHON = "QUARTERDECK_COMPILED_PYTHON"
LIMITS = {"RATE": "1000000", "BURST": "1000000", "NEW_MATCHES": "1000000", "CONNECTIONS": "100000"}


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure should reach."""

    bound: float
    at_least: bool
    why: str

    def verdict(self, value: float) -> str:
        reached = value >= self.bound if self.at_least else value <= self.bound
        side = "at least" if self.at_least else "at most"
        return f"{'reached' if reached else 'MISSED'}: {side} {self.bound:g} ({self.why})"


TARGETS = {
    "compiled_moves_per_core_s": Target(1000, True, "accepted moves a second of a core at 500 sockets"),
    "compiled_paced_p99_ms": Target(25, False, "from a move to the others' update at 300 moves/s"),
    "interpreted_paced_p99_ms": Target(25, False, "from a move to the others' update at 300 moves/s"),
    "interpreted_kb_per_match": Target(150, False, "a match half over, with four sockets"),
    "compiled_kb_per_match": Target(150, False, "a match half over, with four sockets"),
    "interpreted_load_ms": Target(50, False, "a sleeping match at its last move"),
    "compiled_load_ms": Target(50, False, "a sleeping match at its last move"),
}


class Server:
    """`quarterdeck serve` of one build, and what it costs."""

    def __init__(self, python: str, data: Path) -> None:
        settings = LIMITS | {"LOG_LEVEL": "error"}
        environment = os.environ | {f"QUARTERDECK_{name}": value for name, value in settings.items()}
        command = [python, "-m", "quarterdeck.cli", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd="/")
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        until = time.monotonic() + 60
        while not self._ready():
            if time.monotonic() > until:
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    def _ready(self) -> bool:
        try:
            return self.get("/readyz") is not None
        except OSError:
            return False

    def get(self, path: str, token: str = "") -> Any:
        """What the server says."""
        asked = urllib.request.Request(f"{self.url}{path}", headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(asked) as answer:
            return json.loads(answer.read())

    def cpu_seconds(self) -> float:
        """Of user and system, up to now."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def settle(self) -> None:
        """Waits until it has seen off everybody who left, so that one measurement does not weigh on the next."""
        until, before = time.monotonic() + SETTLE, self.cpu_seconds()
        while time.monotonic() < until:
            time.sleep(0.3)
            now = self.cpu_seconds()
            if now - before < 0.03:
                return
            before = now

    def kilobytes(self) -> float:
        """What it holds in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


def crowd(server: Server, matches: int, seconds: float, pace: float) -> dict[str, Any]:
    """One run of the clients; their figures, with the server's CPU time and memory."""
    server.settle()
    command = [sys.executable, "-m", "quarterdeck.server.load.crowd", server.url, str(matches), str(seconds), str(pace)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/")
    assert process.stdout is not None and process.stdin is not None
    _expect(process.stdout.readline(), "begin")
    before = server.cpu_seconds()
    _expect(process.stdout.readline(), "end")
    spent = server.cpu_seconds() - before
    _expect(process.stdout.readline(), "rest")
    costs = {"cpu_s": spent, "kb": server.kilobytes()}
    process.stdin.write("\n")
    process.stdin.flush()
    figures: dict[str, Any] = json.loads(process.stdout.readline())
    process.wait(60)
    process.stdin.close()
    process.stdout.close()
    return figures | costs


def _expect(line: str, word: str) -> None:
    if line.strip() != word:
        raise RuntimeError(f"the clients failed: {line.strip() or 'see above'}")


def measured(python: str, seconds: float, matches: int) -> dict[str, float]:
    """All figures of one build."""
    data = Path(tempfile.mkdtemp(prefix="quarterdeck-bench-"))
    try:
        server = Server(python, data)
        try:
            finished = crowd(server, min(WARM_UP, matches), 0, 0)
            empty = server.kilobytes()
            full = crowd(server, matches, seconds, 0)
            paced = crowd(server, matches, seconds, PACE)
        finally:
            server.stop()
        server = Server(python, data)
        try:
            loads = [_load_ms(server, match, token) for match, token in finished["matches"]]
            figures = {} if browser.missing() else browser.figures(server.url, VISITS if seconds >= SECONDS else 1)
        finally:
            server.stop()
    finally:
        shutil.rmtree(data, ignore_errors=True)
    return {
        "moves_per_s": full["moves"] / full["seconds"],
        "moves_per_core_s": full["moves"] / full["cpu_s"],
        "bytes_per_move": full["bytes"] / max(1, full["moves"]),
        "kb_per_match": (full["kb"] - empty) / matches,
        "paced_moves_per_s": paced["moves"] / paced["seconds"],
        "paced_p50_ms": paced["p50_ms"],
        "paced_p99_ms": paced["p99_ms"],
        "load_ms": statistics.median(loads[1:]),  # the first one also reads the rules and their texts
        **figures,
    }


def _load_ms(server: Server, match: str, token: str) -> float:
    start = time.perf_counter()
    server.get(f"/api/v2/matches/{match}/state", token)
    return (time.perf_counter() - start) * 1e3


def run(seconds: float = SECONDS, matches: int = MATCHES) -> dict[str, float]:
    """Every build that is there; one flat mapping of figures."""
    if not Path("/proc/self/stat").exists():
        raise RuntimeError("the server's costs are read from /proc, which this system does not have")
    if browser.missing():
        print(f"Nothing is measured in a browser. {browser.missing()}", file=sys.stderr)
    builds = {"interpreted": sys.executable}
    compiled = os.environ.get(COMPILED_PYTHON, "")
    if compiled and Path(compiled).exists():
        builds["compiled"] = compiled
    figures: dict[str, float] = {}
    for name, python in builds.items():
        for figure, value in measured(python, seconds, matches).items():
            figures[f"{name}_{figure}"] = round(value, 3)
    return figures


def show(figures: dict[str, float]) -> None:
    """Prints the figures, each with its target beside it."""
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(title="Quarterdeck's server under load")
    grid.add_column("figure")
    grid.add_column("measured", justify="right")
    grid.add_column("target")
    for name, value in figures.items():
        target = TARGETS.get(name)
        grid.add_row(name, f"{value:,.1f}", target.verdict(value) if target else "")
    for name in (name for name in TARGETS if name not in figures):
        grid.add_row(name, "not measured", "needs `make bench-server`")
    Console().print(grid)
    Console().print(f"first_question: {browser.WHAT}.")
