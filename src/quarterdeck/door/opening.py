"""How a script comes by a table, and what there is to choose from."""

from __future__ import annotations

import secrets
from pathlib import Path

from quarterdeck import games, rulebook
from quarterdeck.bots import SPECS
from quarterdeck.door.table import Table
from quarterdeck.kernel.game import Setting, SettingError
from quarterdeck.kernel.rules.chance import Dealer, new_seed
from quarterdeck.kernel.tables import gamefile
from quarterdeck.kernel.tables.table import Table as KernelTable
from quarterdeck.sim.match import dealer_of


def new(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    deal: bool = True,
    **options: str | int | bool,
) -> Table:
    """A new game, set up: with as few players as it can have, unless you say how many; `options` are the game's own.

    The same `seed` deals the same game; without one nobody can foresee it. `deal=False`: chance is a seat that waits
    for its answers like any other. Raises SettingError, which says what there is.
    """
    spec = games.game(game)
    if seed is not None and not deal:
        raise SettingError("with deal=False nobody deals, so a seed would mean nothing")
    chosen = {name: _written(value) for name, value in options.items()}
    setting = Setting(min(spec.players) if players is None else players, chosen)
    dealer = None
    if deal:
        dealer = Dealer(new_seed(), secrets.token_hex(4)) if seed is None else dealer_of(spec, seed)
    return Table(KernelTable(spec, setting, dealer))


def _written(value: str | int | bool) -> str:
    """An option's value as set-ups write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def load(path: str | Path, answers: int | None = None) -> Table:
    """The table of a saved game, every answer checked against the rules; with `answers` as it stood after so many.

    Where the file tells no seed, chance is a seat that waits. Raises FileError, which names the line.
    """
    file = gamefile.read(Path(path))
    game = games.game(file.header.get("game", ""))
    to = -1 if answers is None else answers
    if to > len(file.lines) or to < -1:
        raise gamefile.FileError(f"the file {path} has {len(file.lines)} answers, not {to}")
    return Table(gamefile.replayed(file, game, to))


def bots_of(game: str = "") -> list[str]:
    """The bots that can be asked for, with those that this game brings along."""
    return [*SPECS, *games.game(game).bots] if game else list(SPECS)


def rules(game: str, wanted: str = "") -> list[rulebook.Clause]:
    """The clauses of a game: all, those that an id or a topic names (`AH-MOVE-04`, `MOVE`), or those with a word."""
    if not wanted:
        return list(rulebook.clauses(game))
    return rulebook.find(game, wanted) or rulebook.mentioning(game, wanted)
