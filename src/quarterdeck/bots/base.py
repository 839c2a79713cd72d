"""What every bot is: it is given a seat's perspective and answers with one of the options."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from quarterdeck.kernel.rules.ask import Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.views.perspective import Perspective


class Worlds(Randomness):
    """A source for redealing that does not depend on how the hidden things really lie.

    Shuffling from the true order would make two tables that look the same give different samples for the same
    seed. Sorted first, a sample follows from the seed and from what the seat can see alone.
    """

    def shuffle(self, items: list[Any]) -> None:
        try:
            items.sort()
        except TypeError:
            items.sort(key=_kind_and_text)
        super().shuffle(items)


def _kind_and_text(item: object) -> tuple[str, str]:
    return type(item).__name__, repr(item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. The same seed and the same questions give the same answers."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance: Worlds = Worlds(seed)

    def decide(self, perspective: Perspective) -> Value:
        """One of the options of the seat that is asked."""
        raise NotImplementedError(f"{self.name} cannot decide")
