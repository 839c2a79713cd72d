"""The games, and the registry that knows them. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Final

from quarterdeck.kernel.game import Game, SettingError

GAMES: Final[dict[str, str]] = {
    "ahoy": "quarterdeck.games.ahoy.spec:GAME",
    "maracaibo": "quarterdeck.games.maracaibo.spec:GAME",
    "marauders": "quarterdeck.games.marauders.spec:GAME",
    "dead_reckoning": "quarterdeck.games.dead_reckoning.spec:GAME",
}
"""Where each game's spec is to be found: `module:attribute`."""

_OWN: Final[dict[str, str]] = dict(GAMES)
_LOADED: Final[dict[str, Game]] = {}


def ids() -> list[str]:
    """The ids of all games, in the order in which they are shown."""
    return list(GAMES)


def game(id: str) -> Game:
    """The game's spec. Raises SettingError in a sentence that names the games there are."""
    loaded = _LOADED.get(id)
    if loaded is not None:
        return loaded
    path = GAMES.get(id)
    if path is None:
        raise SettingError(f"there is no game {id}; there are: {', '.join(GAMES)}")
    module, _, attribute = path.partition(":")
    spec = getattr(importlib.import_module(module), attribute)
    assert isinstance(spec, Game)
    _LOADED[id] = spec
    return spec


def register(id: str, path: str) -> None:
    """Makes a further game known by the path of its spec, `module:attribute`; workers import it by that."""
    GAMES[id] = path
    _LOADED.pop(id, None)


def registered() -> dict[str, str]:
    """The games that were made known at run time, for handing them to another process."""
    return {id: path for id, path in GAMES.items() if _OWN.get(id) != path}
