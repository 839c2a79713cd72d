"""Sets a table up for people and bots, or takes one up again from its file."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from quarterdeck import games
from quarterdeck.bots import Bot, check_spec, make_bot
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, new_seed, seed_from_number
from quarterdeck.kernel.tables.gamefile import FileError, read, replayed
from quarterdeck.kernel.tables.table import Table
from quarterdeck.terminal.session import HUMAN


class Sitting:
    """A table and who sits at it."""

    def __init__(self, table: Table, seats: list[str]) -> None:
        self.table = table
        self.seats = seats
        seed = table.dealer.seed if table.dealer is not None else ""
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, _bot_seed(seed, seat), table.game) for seat, spec in enumerate(seats) if spec != HUMAN
        }

    def default_file(self) -> Path:
        """Where the game is saved unless somebody says otherwise."""
        match = self.table.dealer.match if self.table.dealer is not None else "game"
        return Path(f"{self.table.game.id}-{match}.txt")


def _bot_seed(seed: str, seat: int) -> int:
    return int(hashlib.sha256(f"{seed}|bot {seat}".encode()).hexdigest()[:8], 16)


def new_sitting(game_id: str, seats: list[str], seed: int | None, options: dict[str, str]) -> Sitting:
    """A new game. Raises SettingError or ValueError in a sentence for the user."""
    game = games.game(game_id)
    setting = game.check(Setting(len(seats), options))
    for spec in seats:
        if spec != HUMAN:
            check_spec(spec, game)
    dealer = Dealer(
        new_seed() if seed is None else seed_from_number(seed),
        secrets.token_hex(4) if seed is None else f"seed{seed}",
    )
    return Sitting(Table(game, setting, dealer), seats)


def resumed_sitting(path: Path) -> Sitting:
    """A game taken up again where its file ends. Raises FileError, SettingError or ValueError."""
    file = read(path)
    table = replayed(file, games.game(file.header.get("game", "")))
    if table.dealer is None and not table.over:
        raise FileError(f"the file {path} does not tell the seed, so nobody can deal on")
    seats = [name.strip() for name in file.header.get("seats", "").split("|")]
    if len(seats) != table.setting.players:
        raise FileError(f"the file {path} names {len(seats)} seats for {table.setting.players} players")
    return Sitting(table, seats)
