"""Whole tables for the clause tests: real games from the first draw on, and turns that pass without events."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.table import Table
from tests.games.ahoy.position import Play


def new_game(players: int, smuggler: str = "red") -> Play:
    """A table before the first draw; chance is answered by the test."""
    return Play(Table(GAME, Setting(players, {"smuggler": smuggler})))


def dealt_game(players: int, seed: str = "seed") -> Play:
    """A table whose chance comes from a dealer."""
    return Play(Table(GAME, Setting(players), Dealer(seed, "clauses")))


def set_up(players: int, smuggler: str = "red") -> Play:
    """A game whose set-up is done: chance and players take the first option there is."""
    game = new_game(players, smuggler)
    while game.state.phase != "act":
        answer_first(game)
    return game


def answer_first(game: Play) -> None:
    if game.asked == "chance":
        game.table.answer_chance(0)
    else:
        game.give(game.options[0])


def play_at_random(game: Play, answers: int, seed: int, watch: Callable[[Play], None]) -> None:
    """Answers at random and looks at the table after every answer."""
    source = Randomness(seed)
    for _ in range(answers):
        if game.table.ask is None:
            return
        if game.asked == "chance":
            game.table.answer_chance(source.below(len(game.options)))
        else:
            game.give(game.options[source.below(len(game.options))])
        watch(game)


def pass_turn(game: Play) -> None:
    """The active player uses up its dice, by sailing where it can, does nothing else and ends the turn."""
    faction = game.asked
    turns = len(game.told("turn.begins")) + len(game.told("round.ends"))
    while game.asked in (faction, "chance") and turns == len(game.told("turn.begins")) + len(game.told("round.ends")):
        if game.asked == "chance":
            game.table.answer_chance(0)
            continue
        quiet = [key for key in game.options if key in ("end", "pass", "no") or "_sail_" in key]
        game.give(quiet[0] if quiet else game.options[0])
