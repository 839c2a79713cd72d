"""A sitting at the terminal, with what is typed given beforehand and what is shown kept."""

from __future__ import annotations

import io
import random
from pathlib import Path

from quarterdeck import games
from quarterdeck.kernel.text.fluent import Text, text_of
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.start import Sitting, new_sitting
from quarterdeck.terminal.streams import Input, Output

games.register("parlour", "tests.terminal.parlour:GAME")


class Sat:
    """What came of a sitting."""

    def __init__(self, sitting: Sitting, typed: io.TextIOBase, file: Path, lang: str = "en", width: int = 80) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.text: Text = text_of(sitting.table.game, lang)
        stream = io.StringIO()
        output = Output(stream, width)
        session = Session(
            sitting.table,
            sitting.seats,
            sitting.bots,
            self.text,
            output,
            Input(typed, output),
            file,  # type: ignore[arg-type]
        )
        self.code = session.run()
        self.shown = stream.getvalue()


def sit(
    typed: str, file: Path, game: str = "parlour", seats: str = "human random", lang: str = "en", seed: int = 7
) -> Sat:
    """A new game with these lines typed."""
    return Sat(new_sitting(game, seats.split(), seed, {}), io.StringIO(typed), file, lang)


class RandomNumbers(io.TextIOBase):
    """Somebody who types numbers at random, whether they are offered or not, for ever."""

    def __init__(self, seed: int, largest: int = 9) -> None:
        self.chance = random.Random(seed)
        self.largest = largest

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        return f"{self.chance.randint(1, self.largest)}\n"

    def isatty(self) -> bool:
        return False
