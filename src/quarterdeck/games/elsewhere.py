"""Games from elsewhere: installed packages announce theirs by an entry point, and an environment variable names those
that are only being tried. Nothing of theirs is imported before one of them is asked for."""

from __future__ import annotations

import importlib
import os
from typing import Final

from quarterdeck.kernel.game import Game, SettingError

GROUP: Final = "quarterdeck.games"
"""The group of entry points: the name is the game's id, the value the path of its spec."""

VARIABLE: Final = "QUARTERDECK_GAMES"
"""The environment variable: `id=module:attribute`, several with commas."""


def announced() -> dict[str, str]:
    """Where each announced game's spec is to be found; what the variable names comes before what is installed."""
    return {**installed(), **named(os.environ.get(VARIABLE, ""))}


def installed() -> dict[str, str]:
    """The games of installed packages, by id."""
    from importlib.metadata import entry_points  # takes longer to import than all of this

    return dict(sorted((each.name, each.value) for each in entry_points(group=GROUP)))


def named(text: str) -> dict[str, str]:
    """The games that the variable's text names. Raises SettingError if it cannot be read."""
    found: dict[str, str] = {}
    for part in text.split(","):
        id, _, path = part.strip().partition("=")
        module, _, attribute = path.partition(":")
        if part.strip() and not (id and module and attribute):
            raise SettingError(f"{VARIABLE} is ID=MODULE:ATTRIBUTE, several with commas, not {part.strip()}")
        if id:
            found[id] = path
    return found


def loaded_from(id: str, path: str) -> Game:
    """The spec at this path. Raises SettingError in a sentence that says what is wrong with it."""
    module, _, attribute = path.partition(":")
    try:
        spec = getattr(importlib.import_module(module), attribute, None)
    except ImportError as error:
        raise SettingError(f"the game {id} cannot be loaded from {path}: {error}") from error
    if not isinstance(spec, Game):
        raise SettingError(f"the game {id} cannot be loaded from {path}: there is no Game of that name")
    if spec.id != id:
        raise SettingError(f"the game {id} cannot be loaded from {path}: that one calls itself {spec.id}")
    return spec
