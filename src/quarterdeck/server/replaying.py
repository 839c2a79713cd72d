"""What the process for replays does: positions of finished games, as messages.

A game is given again once. Of that a `Reel` remains: its answers, its events and every so often the position, packed.
So any position costs a few answers, wherever it lies. The reels are few, and together they have a size that they may
not exceed; who was not asked for longest goes.
"""

from __future__ import annotations

import marshal
import zlib
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

import orjson

from quarterdeck import games
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.events import Event, open_story
from quarterdeck.kernel.rules.state import from_plain, to_plain
from quarterdeck.kernel.tables.journal import Checkpoint, Entry
from quarterdeck.kernel.tables.save import entry_from
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server.scenes import insights_of, rivals_of, sides_of
from quarterdeck.server.texts import Sides, Texts, Tongues

OPEN_VIEW = -2
"""The seat of a replay that shows everything."""

STRIDE = 12
"""At least so many answers lie between two positions that a reel keeps."""
MOST_REELS = 24
MOST_BYTES = 48 * 1024 * 1024
ENTRY_BYTES = 250
EVENT_BYTES = 350
"""About what an answer and an event take in memory."""


class Reel:
    """A finished game, ready to be shown from anywhere."""

    def __init__(self, game: Game, setting: Setting, plain: list[Any]) -> None:
        self.game = game
        self.setting = setting
        self.answers: list[Entry] = [entry_from(one) for one in plain]
        self.points: list[tuple[int, int, bytes]] = []
        """Positions: after how many answers, how many of them chance's, the packed state."""
        self.events: list[Event] = self._played()
        self._ats = [event.at for event in self.events]
        self._said: dict[tuple[str, Sides], list[bytes]] = {}
        """The events as they are sent, in a language and for what the seats were called then."""
        self.bytes = sum(len(state) for _, _, state in self.points)
        self.bytes += ENTRY_BYTES * len(self.answers) + EVENT_BYTES * len(self.events)

    def _played(self) -> list[Event]:
        table = Table(self.game, self.setting, None, None, [])
        self._keep(table.checkpoints[-1])
        for at in range(0, len(self.answers), STRIDE):
            table.replay(self.answers[at : at + STRIDE])
            table.checkpoints = table.checkpoints[-1:]
            self._keep(table.checkpoints[-1])
        return table.events

    def _keep(self, point: Checkpoint) -> None:
        if not self.points or point.at > self.points[-1][0]:
            self.points.append((point.at, point.chances, zlib.compress(marshal.dumps(to_plain(point.state)), 1)))

    def position(self, at: int) -> tuple[Table, int]:
        """The table after so many answers, and how many those are: those that are still sealed then do not count."""
        start, chances, packed = self.points[bisect_right(self.points, at, key=lambda point: point[0]) - 1]
        state = from_plain(self.game.state_class(), marshal.loads(zlib.decompress(packed)))
        table = Table(self.game, self.setting, None, Checkpoint(state, 0, chances), self.answers[start:at])
        table.sealed = {}
        return table, start + len(table.journal)

    def told(self, at: int, seat: int, texts: Texts, sides: Sides) -> list[orjson.Fragment]:
        """What the seat had been told by then."""
        said = self._said.setdefault((texts.lang, sides), [])
        until = bisect_right(self._ats, at)
        for event in self.events[len(said) : until]:
            said.append(orjson.dumps(texts.event(event, sides)))
            self.bytes += len(said[-1])
        shown = open_story if seat == OPEN_VIEW else lambda event: event.for_seat(seat)
        return [orjson.Fragment(said[n]) for n, event in enumerate(self.events[:until]) if shown(event)]


class Reels:
    """Those that are kept."""

    def __init__(self, most: int = MOST_REELS, most_bytes: int = MOST_BYTES) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.kept: OrderedDict[str, Reel] = OrderedDict()

    def find(self, match: str) -> Reel | None:
        """The match's, if it is there; it was asked for last now."""
        if match in self.kept:
            self.kept.move_to_end(match)
        return self.kept.get(match)

    def add(self, match: str, reel: Reel) -> None:
        """Another one."""
        self.kept[match] = reel

    def tidy(self) -> None:
        """Lets go of what is too much, except for the one that was asked for last."""
        while len(self.kept) > 1 and (len(self.kept) > self.most or self.bytes > self.most_bytes):
            self.kept.popitem(last=False)

    @property
    def bytes(self) -> int:
        return sum(reel.bytes for reel in self.kept.values())


_reels = Reels()
_tongues: dict[str, Tongues] = {}


def shown(
    match: str, game: str, players: int, options: dict[str, str], at: int, seat: int, lang: str, answers: Any
) -> bytes:
    """The message for a position, but for how the game ended; nothing if the game is not known and not given."""
    reel = _reels.find(match)
    if reel is None:
        if answers is None:
            return b""
        reel = Reel(games.game(game), Setting(players, options), answers)
        _reels.add(match, reel)
    if game not in _tongues:
        _tongues[game] = Tongues(reel.game)
    message = orjson.dumps(scene(match, reel, at, seat, _tongues[game].of(lang)))
    _reels.tidy()
    return message


def scene(match: str, reel: Reel, at: int, seat: int, texts: Texts) -> dict[str, Any]:
    """An earlier position, as a seat saw it, as a watcher did, or with everything open."""
    then, at = reel.position(at)
    sides = sides_of(then)
    return {
        "type": "replay",
        "match": match,
        "at": at,
        "answers": len(reel.answers),
        "seat": seat,
        "lang": texts.lang,
        "view": to_plain(then.state) if seat == OPEN_VIEW else then.view(seat),
        "insights": insights_of(texts, then, seat, sides),
        "events": reel.told(at, seat, texts, sides),
        "active": then.game.active(then.state),
        "waiting": [one for one in then.waiting() if one >= 0],
        "scores": then.game.scores(then.state),
        "rivals": rivals_of(texts, then, sides),
    }
