"""How balanced a game is when good bots play it: many games by its own advice, and a report.

    python tools/balance.py maracaibo --games 700 --raw games.jsonl --out docs/balance/maracaibo.md

`--games` holds for each number of players. Finished games are added to `--raw`, a line each; a run that is started
again goes on from there, so that a long one may be interrupted. What is read from a finished game is in
`balance_<game>.py`: its matches (settings, and whose advice each seat follows), a record of a game, and the report.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

from balance_common import Match, Record

from quarterdeck import games
from quarterdeck.kernel.rules.advice import play_advised
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run


def played(raw: Path) -> list[Record]:
    """The games that were played before."""
    if not raw.exists():
        return []
    return [json.loads(line) for line in raw.read_text(encoding="utf-8").splitlines()]


def play(reader: Any, game_id: str, match: Match, seed: int) -> Record:
    """One game, every seat by its own advice."""
    game = games.game(game_id)
    run = Run(game, game.start(game.check(match.setting)))
    run.ctx.events = []
    run.begin()
    play_advised(run, Randomness(seed), match.advice(seed))
    head = {"setting": match.key(), "seed": seed, "advisers": match.seats(seed)}
    return {**head, **reader.record(run.ctx.state, run.ctx.events)}


def play_missing(reader: Any, game_id: str, count: int, raw: Path) -> list[Record]:
    """Plays what is not in the file yet, match by match in turn."""
    records = played(raw)
    known = {(record["setting"], record["seed"]) for record in records}
    with raw.open("a", encoding="utf-8") as file:
        for seed in range(1, count + 1):
            for match in reader.MATCHES:
                if seed <= count * match.share and (match.key(), seed) not in known:
                    record = play(reader, game_id, match, seed)
                    records.append(record)
                    file.write(json.dumps(record) + "\n")
                    file.flush()
    return records


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays many games of good bots and reports how balanced they were.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="how many games of each number of players")
    parser.add_argument("--raw", type=Path, required=True, help="where finished games are kept")
    parser.add_argument("--out", type=Path, help="where the report goes; none: the standard output")
    arguments = parser.parse_args()
    reader = importlib.import_module(f"balance_{arguments.game}")
    report = reader.report(play_missing(reader, arguments.game, arguments.games, arguments.raw))
    if arguments.out is None:
        print(report)
    else:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(report, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
