"""Writes what a release leaves behind, so that every later version is tested on it: `make release`.

A real server of this version plays matches of every game, mode and number of seats to positions of all kinds: at the
beginning, in the middle of an action, with some of several answers sealed, after an answer was taken back, with
standing orders, beside a bot, in a campaign's second chapter, finished. Then it is killed. Its data folder and a note
of what every seat saw last go to `tests/upgrades/<name>/`, where `tests/server/test_upgrades.py` opens them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SHOWN = ("waiting", "active", "scores", "view", "undo", "orders", "over")
"""What of a seat's message the next versions are compared with, besides its question."""


@dataclass(frozen=True)
class Plan:
    """A match to be written: who sits there, how it is set up, and where it is left."""

    game: str
    seats: tuple[str, ...]
    answers: int
    options: dict[str, str] = field(default_factory=dict)
    undo: bool = False
    orders: bool = False
    sealed: bool = False
    sequel: bool = False


H2, H3, H4 = ("human",) * 2, ("human",) * 3, ("human",) * 4
TO_THE_END = 100_000

PLANS = [
    Plan("ahoy", H2, 31),
    Plan("ahoy", H3, 64, undo=True),
    Plan("ahoy", H4, 130),
    Plan("ahoy", ("human", "search:20ms"), 12),
    Plan("ahoy", H2, TO_THE_END),
    Plan("maracaibo", ("human",), 25, {"difficulty": "easy"}),
    Plan("maracaibo", H2, 57, undo=True),
    Plan("maracaibo", H3, 3, sealed=True),
    Plan("maracaibo", H4, 90),
    Plan("maracaibo", H2, 40, {"story": "campaign"}, sequel=True),
    Plan("maracaibo", ("human", "bosun"), 20, orders=True),
    Plan("marauders", H2, 45, orders=True),
    Plan("marauders", H3, 120, undo=True),
    Plan("marauders", H4, 8, sealed=True),
    Plan("marauders", ("human", "bosun"), 30),
    Plan("dead_reckoning", ("human",), 60),
    Plan("dead_reckoning", H2, 75, undo=True),
    Plan("dead_reckoning", H2, 40, {"opponents": "league"}),
    Plan("dead_reckoning", H3, 33, orders=True),
    Plan("dead_reckoning", H4, 110),
    Plan("dead_reckoning", ("human", "bosun"), 25),
]


class Refused(Exception):
    """The server's word that something cannot be done."""


class Server:
    """`quarterdeck serve` of the source tree that is asked for."""

    def __init__(self, python: str, source: Path, data: Path) -> None:
        environment = os.environ | {
            "PYTHONPATH": str(source),
            "QUARTERDECK_RATE": "100000",
            "QUARTERDECK_BURST": "100000",
            "QUARTERDECK_NEW_MATCHES": "10000",
            "QUARTERDECK_LOG_LEVEL": "error",
            "QUARTERDECK_BOT_SECONDS": "0.05",
        }
        command = [python, "-m", "quarterdeck.cli", "serve", "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                self.call("GET", "/readyz")
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """Asks the server; what it answers. Raises Refused."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        asked = urllib.request.Request(self.url + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(f"{method} {path}: {error.code} {error.read()[:300]!r}") from None

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(15)


class Written:
    """A match that is being written, and the people who sit at it: all of them play at random."""

    def __init__(self, server: Server, plan: Plan, number: int) -> None:
        self.server = server
        self.plan = plan
        self.dice = random.Random(number)
        seats = [{"kind": kind} if kind == "human" else {"kind": "bot", "bot": kind} for kind in plan.seats]
        body = {"game": plan.game, "seats": seats, "options": plan.options}
        self._made(server.call("POST", "/api/v2/matches", body=body))
        self.moves = 0

    def _made(self, made: dict[str, Any]) -> None:
        self.match = made["match"]
        self.tokens: list[str | None] = made["tokens"]

    @property
    def path(self) -> str:
        return f"/api/v2/matches/{self.match}"

    def state(self, seat: int) -> dict[str, Any]:
        """What a seat is shown."""
        return dict(self.server.call("GET", f"{self.path}/state", self.tokens[seat] or ""))

    def people(self) -> list[int]:
        """The seats that somebody of us holds."""
        return [seat for seat, token in enumerate(self.tokens) if token]

    def write(self) -> None:
        """Plays to where the plan leaves the match."""
        if self.plan.orders:
            self._give_orders()
        if self.plan.sequel:
            self._play(TO_THE_END)
            self._go_on()
        self._play(self.plan.answers)
        if self.plan.undo:
            self._take_one_back()

    def _give_orders(self) -> None:
        listed = self.server.call("GET", f"/api/v2/games/{self.plan.game}/catalog").get("orders", [])
        orders = {order["prompt"]: "always" for order in listed[:3]}
        if orders:
            self.server.call("PUT", f"{self.path}/orders", self.tokens[0] or "", {"orders": orders})

    def _go_on(self) -> None:
        """The next chapter, with everybody's own token."""
        for seat in self.people():
            following = self.server.call("POST", f"{self.path}/rematch", self.tokens[seat] or "", {"sequel": True})
            self.tokens[seat] = following["token"]
        self.match = following["match"]

    def _play(self, answers: int) -> None:
        given, idle = 0, 0
        while given < answers and idle < 400:
            shown = {seat: self.state(seat) for seat in self._asked()}
            asked = {seat: state["ask"] for seat, state in shown.items() if state["ask"]}
            if not asked:
                if self.state(self.people()[0])["over"]:
                    return
                idle += 1
                time.sleep(0.02)  # a bot thinks
                continue
            idle = 0
            seat = self.dice.choice(sorted(asked))
            if self._move(seat, shown[seat]):
                given += 1
            if self.plan.sealed and len(asked) > 1:
                return

    def _asked(self) -> list[int]:
        waiting = self.server.call("GET", f"{self.path}/state", self.tokens[self.people()[0]] or "")["waiting"]
        return [seat for seat in self.people() if seat in waiting]

    def _move(self, seat: int, state: dict[str, Any]) -> bool:
        self.moves += 1
        key = self.dice.choice([option["key"] for option in state["ask"]["options"]])
        body = {"move_id": f"m{self.moves}", "seq": state["seq"], "key": key}
        try:
            self.server.call("POST", f"{self.path}/moves", self.tokens[seat] or "", body)
        except Refused:
            return False  # the table was faster: a bot moved, or it answered for somebody who had nothing to choose
        return True

    def _take_one_back(self) -> None:
        for _ in range(40):
            for seat in self.people():
                state = self.state(seat)
                if state["undo"]:
                    body = {"move_id": "u", "seq": state["seq"], "act": "undo"}
                    self.server.call("POST", f"{self.path}/acts", self.tokens[seat] or "", body)
                    return
            self._play(1)

    def noted(self) -> dict[str, Any]:
        """What the next versions are compared with."""
        states = {seat: self.state(seat) for seat in self.people()}
        first = next(iter(states.values()))
        return {
            "game": self.plan.game,
            "seats": list(self.plan.seats),
            "options": self.plan.options,
            "tokens": self.tokens,
            "seq": first["seq"],
            "seen": {str(seat): seen_of(state) for seat, state in states.items()},
        }


def seen_of(state: dict[str, Any]) -> dict[str, Any]:
    """The part of a message that says how a match stands for its reader."""
    ask = state["ask"]
    question = {"prompt": ask["prompt"], "keys": [option["key"] for option in ask["options"]]} if ask else None
    return {"ask": question} | {name: state.get(name) for name in SHOWN}


def write(python: str, source: Path, folder: Path) -> None:
    """Writes `folder` with the code at `source`."""
    with tempfile.TemporaryDirectory() as there:
        data = Path(there) / "data"
        server = Server(python, source, data)
        try:
            games = [game["id"] for game in server.call("GET", "/api/v2/games")]
            rules = server.call("GET", "/version")
            written = []
            for number, plan in enumerate(PLANS):
                if plan.game in games:
                    written.append(Written(server, plan, number))
                    written[-1].write()
                    print(f"{plan.game} {' '.join(plan.seats)}: {written[-1].moves} moves", flush=True)
            time.sleep(0.5)
            notes = {match.match: match.noted() for match in written}
            time.sleep(0.5)
            assert notes == {match.match: match.noted() for match in written}, "something still moves"
        finally:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        with tarfile.open(folder / "data.tar.xz", "w:xz") as archive:
            for path in sorted(data.iterdir()):
                if not path.name.endswith("-shm") and path.is_file():
                    archive.add(path, path.name)
        text = json.dumps({"version": rules, "matches": notes}, separators=(",", ":"), sort_keys=True)
        with tarfile.open(folder / "seen.tar.xz", "w:xz") as archive:
            seen = Path(there) / "seen.json"
            seen.write_text(text + "\n", encoding="utf-8")
            archive.add(seen, seen.name)
        print(f"{folder}: {sum(path.stat().st_size for path in folder.iterdir()):,} bytes, {len(notes)} matches")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="what the release is called")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the `src` folder of the version that writes")
    parser.add_argument("--into", type=Path, default=ROOT / "tests" / "upgrades")
    chosen = parser.parse_args()
    write(sys.executable, chosen.source, chosen.into / chosen.name)


if __name__ == "__main__":
    main()
