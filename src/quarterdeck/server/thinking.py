"""What a bot's process does. It imports rules and bots and nothing of the server, so that it is there at once.

Only texts go back: whatever a bot raises or answers, it cannot keep its process from telling so.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from pathlib import Path
from typing import Any

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.kernel.text import languages
from quarterdeck.kernel.views.disguise import undisguised
from quarterdeck.kernel.views.perspective import Perspective

LONGEST = 500
FRAMES = 3
PR_SET_PDEATHSIG = 1


def begin(yielding: int, folders: tuple[Path, ...] = ()) -> None:
    """A new process: who stops the server at a keyboard stops it, and it stops this one; and where the server is gone
    without a word, this one goes too. `yielding`: how much it yields to others where cores are few;
    `folders`: where further languages are."""
    for folder in folders:
        languages.add(folder)
    if yielding and hasattr(os, "nice"):
        os.nice(yielding)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        try:
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        except (OSError, AttributeError):
            pass  # the thread sees to it
    threading.Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    """Waits for the end of the process that started this one, which the system tells everywhere, and follows it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ready(game: str, path: str) -> str:
    """Reads a game's rules, which takes a while the first time. What went wrong, if something did."""
    try:
        if path:
            games.register(game, path)
        games.game(game)
    except BaseException as problem:
        return told(problem)
    return ""


def think(
    game: str, path: str, record: dict[str, Any], seat: int, spec: str, seed: int, but: list[str]
) -> tuple[str, str]:
    """What the bot answers, as a key, and what went wrong, if something did; `but`: what it had better not answer."""
    try:
        table = undisguised(games.game(game), record)
        perspective = Perspective(table, seat, but)
        key: Any = table.game.key(perspective.ask().prompt, make_bot(spec, seed, table.game).decide(perspective))
        if type(key) is not str:
            return "", f"answered with a {type(key).__name__}"
        return key, ""
    except BaseException as problem:
        return "", told(problem)


def told(problem: BaseException) -> str:
    """What went wrong, and where, in one line."""
    try:
        what = repr(problem)
    except Exception:  # a problem that cannot even say what it is
        what = type(problem).__name__
    frames = reversed(traceback.extract_tb(problem.__traceback__)[-FRAMES:])
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return in_a_line(f"{what[:LONGEST]} at {', '.join(places)}" if places else what)


def in_a_line(text: str) -> str:
    """A text of a length and a form that fits a log and a file's header."""
    return " ".join(text.split())[:LONGEST]
