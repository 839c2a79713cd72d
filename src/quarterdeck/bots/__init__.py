"""Players that are programs. They see what a seat sees, nothing more.

A bot is named by a spec: `random`, `random:uniform`, `search`, `search:200` (iterations a decision),
`search:300ms`, `search:1s`; any switch of the search may follow, as in `search:200:cut=10:explore=1.2`. A game may
bring bots of its own (`Game.bots`).
"""

from __future__ import annotations

import re

from quarterdeck.bots.base import Bot
from quarterdeck.bots.own_bot import OwnBot
from quarterdeck.bots.random_bot import RandomBot
from quarterdeck.bots.search import SearchBot, SearchSettings
from quarterdeck.kernel.game import Game

__all__ = ["Bot", "OwnBot", "RandomBot", "SPECS", "SearchBot", "SearchSettings", "check_spec", "make_bot"]

SPECS = ["random", "random:uniform", "search", "search:200", "search:300ms", "search:1s"]
"""The bots that can be asked for; numbers stand for any number."""


def make_bot(spec: str, seed: int, game: Game | None = None) -> Bot:
    """The bot that the spec names; `game` is the one that it plays. Raises ValueError in a sentence that says which
    there are."""
    parts = spec.split(":")
    own = {} if game is None else game.bots
    if spec in own:
        return OwnBot(spec, seed, own[spec])
    if parts[0] == "random" and parts[1:] in ([], ["uniform"]):
        return RandomBot(spec, seed, len(parts) == 2)
    if parts[0] == "search":
        return SearchBot(spec, seed, search_settings(spec))
    raise ValueError(f"there is no bot {spec}; there are: {', '.join([*SPECS, *own])}")


def check_spec(spec: str, game: Game) -> None:
    """Raises ValueError if there is no such bot for this game."""
    make_bot(spec, 0, game)


def search_settings(spec: str) -> SearchSettings:
    """The settings that a spec such as `search:200:cut=10` stands for."""
    settings = SearchSettings()
    for part in spec.split(":")[1:]:
        budget = re.fullmatch(r"(\d+)|(\d+)ms|(\d+(?:\.\d+)?)s", part)
        if budget is None:
            _switch(settings, spec, part)
        elif budget[1]:
            settings.iterations = int(budget[1])
        elif budget[2]:
            settings.millis = int(budget[2])
        else:
            settings.millis = round(float(budget[3]) * 1000)
    if settings.iterations < 1:
        raise ValueError(f"{spec}: a search needs at least one iteration")
    return settings


def _switch(settings: SearchSettings, spec: str, part: str) -> None:
    name, _, text = part.partition("=")
    try:
        if name in _FLAGS:
            setattr(settings, name, {"yes": True, "no": False}[text])
        elif name in _NUMBERS:
            setattr(settings, name, int(text))
        elif name in _FRACTIONS:
            setattr(settings, name, float(text))
        else:
            raise ValueError(
                f"{spec}: {part} is neither a budget (200, 300ms, 1s) nor one of the switches "
                f"{', '.join(_FLAGS + _NUMBERS + _FRACTIONS)}"
            )
    except KeyError:
        raise ValueError(f"{spec}: {name} is yes or no, not {text}") from None


_FLAGS = ["finish_action", "self_only", "scaled", "stop_early"]
_NUMBERS = ["cut", "finish_most", "keyed_chance", "widen_from"]
_FRACTIONS = ["explore", "widen_factor", "widen_power"]
