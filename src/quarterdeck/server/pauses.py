"""How long an answer takes whose time must tell nothing.

Some questions are put although there is nothing to choose, so that nobody can tell what a seat holds. Then a bot that
thinks, a bot that need not, and the table that answers for a person all take a time of the same distribution.
"""

from __future__ import annotations

from random import SystemRandom

MANY_OPTIONS = 10
TIRING = 0.85
LEAST_SHARE = 0.1

MARGIN = 0.1
"""So many seconds more than its thinking a bot takes for an answer whose time must tell nothing."""

_random = SystemRandom()


def share_of(options: int, in_a_row: int) -> float:
    """Which part of its time a bot takes. A turn is many decisions, and others wait for all of them together: it
    thinks less about few options, and less the more it has decided in a row."""
    return max(LEAST_SHARE, min(1.0, options / MANY_OPTIONS) * TIRING**in_a_row)


def steady_share(in_a_row: int) -> float:
    """The same for a question whose time must tell nothing, not even how many options there are."""
    return share_of(2, in_a_row)


def pause(seconds: float, in_a_row: int = 0) -> float:
    """A time that such an answer takes, where a bot may think for `seconds`: never less than thinking would."""
    return (seconds * steady_share(in_a_row) + MARGIN) * _random.uniform(1.0, 2.0)
