"""What a host needs to find out why a bot failed: the game up to there, in the data directory.

A file holds the game's seed and every secret of its table, so it is for the host alone: nothing of it is ever sent.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import orjson
import structlog

from quarterdeck.kernel.tables.gamefile import GameFile, written
from quarterdeck.kernel.tables.save import saved
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server.thinking import in_a_line, told

log = structlog.get_logger()

MOST_FILES = 100
"""So many files are kept, the latest."""
FILES_A_MATCH = 3
"""So many are written of one match while it is in memory: a bot that fails once often fails all the time."""
LARGEST = 1_000_000
"""A longer file is not written."""


class Failures:
    """The folder of such files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, table: Table, match: str, seat: int, bot: str, seed: int, problem: str) -> Path | None:
        """Writes the game as it stands, with which bot failed in which seat; None where that cannot be done."""
        try:
            text, kind = _text(table, seat, bot, seed, problem)
            if len(text) > LARGEST:
                return None
            moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
            return self._write(f"{moment}-{table.game.id}-{match}.{kind}", text)
        except Exception as failure:
            log.error("failure not filed", match=match, problem=told(failure))
            return None

    def _write(self, name: str, text: bytes) -> Path:
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        path = self.folder / name
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
        for old in sorted(self.folder.iterdir())[:-MOST_FILES]:  # their names begin with when they were written
            old.unlink(missing_ok=True)
        return path


def _text(table: Table, seat: int, bot: str, seed: int, problem: str) -> tuple[bytes, str]:
    """A game file whose header tells of the failure too; where the beginning of the game is not known, the position."""
    about = {"failure": in_a_line(problem), "bot": bot, "bot-seat": str(seat + 1), "bot-seed": str(seed)}
    if not table.whole:
        return orjson.dumps({**about, "position": saved(table)}), "json"
    game = written(table, [f"seat {number + 1}" for number in range(table.setting.players)])
    return GameFile(game.header | about, game.lines).text().encode(), "txt"
