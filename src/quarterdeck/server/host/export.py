"""A match as files: the game as a text where it is over and known from its beginning, and always its rows as JSON.

The rows have the seed, which nobody may know while the game goes on, and nothing that opens a seat. A match that
cannot be opened is exported all the same, and its file says why it cannot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from quarterdeck import __version__
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.server.host.folder import EXPORTS, HostProblem, made, write_private
from quarterdeck.server.host.rows import Raw, Rows, rows_of
from quarterdeck.server.opening import opened
from quarterdeck.server.reopening import Unreadable
from quarterdeck.server.seats import names_of, now
from quarterdeck.server.settings import Settings

FORMAT = "quarterdeck match 1"
OPENS_SEATS = ("key", "invitation", "claim", "devices")


@dataclass(slots=True)
class Exported:
    """What became of a match. `why`: why it cannot be opened; `secret`: its game is not over."""

    match: str
    files: list[Path]
    secret: bool
    why: str

    def figures(self) -> dict[str, Any]:
        """For programs."""
        files = [str(path) for path in self.files]
        return {"match": self.match, "files": files, "secret": self.secret, "unreadable": self.why}


def exports(settings: Settings, ids: list[str] | None, to: Path | None) -> Iterator[Exported]:
    """Exports these matches; None: all. Raises HostProblem."""
    folder = to or settings.data / EXPORTS
    with rows_of(settings) as rows:
        for id in rows.ids() if ids is None else ids:
            yield exported(rows, id, folder)


def exported(rows: Rows, id: str, folder: Path) -> Exported:
    """Writes a match's files. Raises HostProblem."""
    raw = rows.raw(id)
    if raw is None:
        raise HostProblem(f"there is no match {id}")
    game, why = _game_text(raw)
    name = f"{_plain(raw.match['game'])}-{_plain(id)}"
    files = [made(folder) / f"{name}.json"]
    try:
        write_private(files[0], _rows_text(raw, rows.version(), why))
        if game:
            files.append(folder / f"{name}.txt")
            write_private(files[1], game.encode())
    except OSError as problem:
        raise HostProblem(f"{files[-1]} cannot be written: {problem.strerror}") from None
    return Exported(id, files, raw.match["status"] != "over", why)


def _plain(name: object) -> str:
    return "".join(char if char.isalnum() and char.isascii() else "_" for char in str(name))[:60]


def _game_text(raw: Raw) -> tuple[str, str]:
    """The game's text, if there is one, and why the match cannot be opened, if it cannot."""
    try:
        there = opened(raw.stored())
        table = there.found.table
        if not table.over or not table.whole:
            return "", ""
        return written(table, names_of(there.seats)).text(), ""
    except Unreadable as problem:
        return "", str(problem)


def _rows_text(raw: Raw, version: str | None, why: str) -> bytes:
    document = {
        "format": FORMAT,
        "exported": now(),
        "version": __version__,
        "schema": version,
        "unreadable": why,
        "match": raw.match,
        "seats": [{name: row[name] for name in row if name not in OPENS_SEATS} for row in raw.seats],
        "log": raw.log,
        "checkpoint": raw.checkpoint,
    }
    return orjson.dumps(document, option=orjson.OPT_INDENT_2, default=repr)
