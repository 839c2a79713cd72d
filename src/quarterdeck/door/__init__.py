"""The front door: what `import quarterdeck as qd` offers. docs/PYTHON.md teaches it.

Nothing is decided here: the kernel's table keeps the rules, `bots` think, `sim` seats them, `rulebook` has the clauses.
"""

from __future__ import annotations

from quarterdeck.door.opening import bots_of, load, new, rules
from quarterdeck.door.playing import Perspective, play_out
from quarterdeck.door.table import CHANCE, Refused, Table
from quarterdeck.door.telling import Answer, Question, Why

__all__ = [
    "CHANCE",
    "Answer",
    "Perspective",
    "Question",
    "Refused",
    "Table",
    "Why",
    "bots_of",
    "load",
    "new",
    "play_out",
    "rules",
]
