"""Quarterdeck: a table for seafaring board games. One rules engine for people, bots and research.

    import quarterdeck as qd

    table = qd.new("ahoy", players=3, seed=7)
    table.play(table.options[0])

docs/PYTHON.md teaches it. What is named here is loaded when it is first used: `import quarterdeck` alone costs nothing.
"""

from __future__ import annotations

import sys
from types import ModuleType

__version__ = "0.2.0"

TYPE_CHECKING = False
"""As in `typing`, whose import would cost more than everything else here; type checkers know it by its name."""

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarterdeck.bots import Bot
    from quarterdeck.door import CHANCE, Answer, Perspective, Question, Refused, Table, Why, load, new, play_out, rules
    from quarterdeck.kernel.game import Game, SettingError
    from quarterdeck.kernel.tables.gamefile import FileError
    from quarterdeck.sim.batch import simulate

    games: Games
    bots: Bots

__all__ = [
    "new",
    "load",
    "games",
    "bots",
    "rules",
    "play_out",
    "simulate",
    "CHANCE",
    "Table",
    "Perspective",
    "Question",
    "Answer",
    "Why",
    "Bot",
    "Refused",
    "SettingError",
    "FileError",
    "__version__",
]

_ELSEWHERE = {
    "Bot": "quarterdeck.bots",
    "FileError": "quarterdeck.kernel.tables.gamefile",
    "SettingError": "quarterdeck.kernel.game",
    "simulate": "quarterdeck.sim.batch",
}
"""What the door does not make itself."""


class _Room(ModuleType):
    """A package whose name is a question too."""

    def __reduce__(self) -> tuple[object, ...]:
        return __import__, (self.__name__, None, None, ["*"])


class Games(_Room):
    """The package of all games. Called, it lists them."""

    GAMES: dict[str, str]
    ids: Callable[[], list[str]]
    game: Callable[[str], Game]
    register: Callable[[str, str], None]
    registered: Callable[[], dict[str, str]]

    def __call__(self) -> list[str]:
        """The ids of all games."""
        return self.ids()


class Bots(_Room):
    """The package of all bots. Called, it lists them."""

    def __call__(self, game: str = "") -> list[str]:
        """The bots that can be asked for, with those that this game brings along."""
        from quarterdeck import door

        return door.bots_of(game)


_ROOMS = {"games": Games, "bots": Bots}


class _House(ModuleType):
    """`qd.games()` and `qd.bots()` share their names with packages, which Python puts here when they are imported."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in _ROOMS and type(value) is ModuleType:
            value.__class__ = _ROOMS[name]
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _House

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        if name in _ROOMS:
            return import_module(f"{__name__}.{name}")
        found = globals()[name] = getattr(import_module(_ELSEWHERE.get(name, f"{__name__}.door")), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
