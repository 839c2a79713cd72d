"""Tables drawn at random from what a game offers."""

from __future__ import annotations

from quarterdeck.kernel.chance import Randomness
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.run import Run, play_out


def drawn_options(game: Game, players: int, seed: int) -> dict[str, str]:
    """Options at random from what the game offers. Where they ask for an earlier game to go on from, one is played."""
    chance = Randomness(seed)
    goes_on = False
    for _ in range(MOST_DRAWS):
        drawn = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
        if not _possible(game, players, drawn):
            goes_on = True
            continue
        options = _sequel(game, players, drawn, chance) if goes_on else drawn
        if options or not game.options:
            return options
    return {}


MOST_DRAWS = 50


def _possible(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.check(Setting(players, options))
    except SettingError:
        return False
    return True


def _sequel(game: Game, players: int, options: dict[str, str], chance: Randomness) -> dict[str, str]:
    """The options of a game that goes on from a random one."""
    run = Run(game, game.start(game.check(Setting(players, options))))
    run.begin()
    play_out(run, chance)
    return game.sequel(run.ctx.state)
