"""Games from the first card on, for tests of the set-up and of whole rounds."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.tables.table import Table
from tests.games.maracaibo.position import Play


def new_game(players: int, **options: str) -> Play:
    """The box is opened, nothing is drawn yet."""
    return Play(Table(GAME, Setting(players, options), None))


def set_up_to(phase: str, players: int, first: int = 0, **options: str) -> Play:
    """The set-up by the first option of everything, up to a phase; `first` is drawn as first player."""
    return go_to(new_game(players, **options), lambda game: game.state.phase == phase, first)


def go_to(game: Play, there: Callable[[Play], bool], first: int = 0) -> Play:
    """Goes on by the first option, passing where that can be done, until this is so."""
    for _ in range(2000):
        if there(game):
            return game
        if game.prompt == "draw.first":
            game.chance(str(first))
        elif game.asked == "chance":
            game.table.answer_chance(0)
        else:
            game.give("pass" if "pass" in game.options else game.options[0])
    raise AssertionError(f"the game never came there, it asks {game.prompt}")


def ready(players: int, first: int = 0, **options: str) -> Play:
    """The set-up is over and the first player sails."""
    return set_up_to("sail", players, first, **options)


def homeward(game: Play) -> Play:
    """Plays on to the end of the round: everybody sails as far as possible and does nothing else."""
    round = game.state.round
    for _ in range(400):
        if not game.asked or game.state.round != round or game.state.phase.startswith(("interim", "final")):
            return game
        if game.asked == "chance":
            game.table.answer_chance(0)
        elif game.prompt == "sail.to":
            game.give(max(game.options, key=len))
        else:
            game.give("pass" if "pass" in game.options else game.options[0])
    raise AssertionError("the round never ended")
