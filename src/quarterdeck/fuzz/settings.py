"""Tables drawn at random from what a game offers."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run, play_out

MOST_DRAWS: Final = 50
MOST_EARLIER: Final = 20
"""A game that goes on from others goes on from so many at most."""


def drawn_options(game: Game, players: int, seed: int) -> dict[str, str]:
    """Options at random from what the game offers. Where it takes a text that only an earlier game gives, one in three
    goes on from earlier games, which are played for it."""
    chance = Randomness(seed)
    goes_on = any(option.written for option in game.options) and chance.below(3) == 0
    for _ in range(MOST_DRAWS):
        drawn = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
        if _possible(game, players, drawn):
            return _continued(game, players, drawn, chance) if goes_on else drawn
    return {}


def _possible(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.check(Setting(players, options))
    except SettingError:
        return False
    return True


def _continued(game: Game, players: int, options: dict[str, str], chance: Randomness) -> dict[str, str]:
    """The options of a game that goes on from some random ones, the first of them with these options."""
    for _ in range(1 + chance.below(MOST_EARLIER)):
        run = Run(game, game.start(game.check(Setting(players, options))))
        run.begin()
        play_out(run, chance)
        further = game.sequel(run.ctx.state)
        if not further:
            return options
        options = further
    return options
