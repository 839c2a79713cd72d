"""What a bot is given: a seat's view, its question, and positions that it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table


class Perspective:
    """The table as one seat has it; nothing hidden from the seat can be reached through this. `but`: the keys of
    answers that it had better not give, left out as long as there are others."""

    def __init__(self, table: Table, seat: int, but: list[str] | None = None) -> None:
        self.__table = table
        self.but: list[str] = [] if but is None else but
        self.game = table.game
        self.seat = seat
        self.players = table.setting.players

    def ask(self) -> Ask[Any]:
        """The question that the seat has to answer, with its own options and nobody else's."""
        ask = self.__table.ask
        assert ask is not None
        return Ask(self.seat, ask.question, self.options(), ask.about, ask.always)

    def options(self) -> list[Any]:
        """What the seat may answer."""
        options = self.__table.options(self.seat)
        left = [value for value in options if self.key(value) not in self.but] if self.but else []
        return left or options.copy()

    def key(self, value: Any) -> str:
        """An answer as it is typed and stored."""
        ask = self.__table.ask
        assert ask is not None
        return self.game.key(ask.prompt, value)

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.__table.view(self.seat)

    def sample(self, chance: Randomness) -> Run:
        """A run of a possible world: the position with everything redealt that the seat cannot see."""
        return self.__table.sample(self.seat, chance)
