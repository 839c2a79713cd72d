"""Choosing by rules of thumb: a game says what each option of a question is worth, and the best one is taken.

This is all that the bots which games bring along have in common (`Game.bots`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quarterdeck.kernel.ask import Ask, Value
from quarterdeck.kernel.chance import Randomness
from quarterdeck.kernel.perspective import Perspective

Advice = Callable[[Any, Ask[Any]], list[float]]
"""From a position and the question of the seat that is asked: what each option is worth to it, in any unit."""


def best_advised(perspective: Perspective, chance: Randomness, advice: Advice) -> Value:
    """The option with the highest worth, the first of equal ones.

    The position that the advice is given is one that the seat cannot tell from the real one; whatever is hidden in it
    is dealt at random, so advice that looks at it is advice from nowhere.
    """
    options = perspective.options()
    if len(options) > 1:
        worths = advice(perspective.sample(chance).ctx.state, perspective.ask())
        at = worths.index(max(worths))
    else:
        at = 0
    chosen: Value = options[at]
    return chosen
