"""The games, and the registry that knows them. A game is imported when it is first asked for."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.elsewhere import announced, loaded_from
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
_LOOKED: Final[list[bool]] = []
"""Whether anybody has looked yet for games from elsewhere; that waits until more than the games here is asked for."""


def ids() -> list[str]:
    """The ids of all games, in the order in which they are shown."""
    _look_around()
    return list(GAMES)


def game(id: str) -> Game:
    """The game's spec. Raises SettingError in a sentence that names the games there are."""
    loaded = _LOADED.get(id)
    if loaded is not None:
        return loaded
    if id not in GAMES:
        _look_around()
    path = GAMES.get(id)
    if path is None:
        raise SettingError(f"there is no game {id}; there are: {', '.join(GAMES)}")
    spec = _LOADED[id] = loaded_from(id, path)
    return spec


def register(id: str, path: str) -> None:
    """Makes a further game known by the path of its spec, `module:attribute`; workers import it by that."""
    GAMES[id] = path
    _LOADED.pop(id, None)


def registered() -> dict[str, str]:
    """The games that were made known at run time, for handing them to another process."""
    _look_around()
    return {id: path for id, path in GAMES.items() if _OWN.get(id) != path}


def _look_around() -> None:
    """Once, adds the games that are announced from elsewhere; an id that is taken stays with who has it."""
    if not _LOOKED:
        for id, path in announced().items():
            GAMES.setdefault(id, path)
        _LOOKED.append(True)
