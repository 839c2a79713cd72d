"""How long an answer takes whose time must tell nothing.

Some questions are put although there is nothing to choose, so that nobody can tell what a seat holds. Then a bot that
thinks and a bot that need not take a time of the same distribution: both wait their turn for a process, hand it the
same kind of job, and answer neither before a time that was drawn beforehand nor before the same `slot` has passed since
their turn came. So it is under load too.

The table that answers for a person draws its time likewise. It waits for no process: who sees a person answer knows
that it is no bot, and a person who has something to choose takes a time of his own anyway.
"""

from __future__ import annotations

from random import SystemRandom

MANY_OPTIONS = 10
TIRING = 0.85
LEAST_SHARE = 0.1

MARGIN = 0.1
"""So many seconds more than its thinking a bot takes for an answer whose time must tell nothing."""
STEADY_LEAST = 0.05
"""So many seconds it may think about one, however many think: in less, how long it takes hangs on what there is to
choose."""

_random = SystemRandom()


def share_of(options: int, in_a_row: int) -> float:
    """Which part of its time a bot takes. A turn is many decisions, and others wait for all of them together: it
    thinks less about few options, and less the more it has decided in a row."""
    return max(LEAST_SHARE, min(1.0, options / MANY_OPTIONS) * TIRING**in_a_row)


def steady_share(in_a_row: int) -> float:
    """The same for a question whose time must tell nothing, not even how many options there are."""
    return share_of(2, in_a_row)


def steady_part(seconds: float, in_a_row: int, crowd: float) -> float:
    """Which part of `seconds` it thinks about such a question where so many think at once."""
    share = steady_share(in_a_row)
    return max(share / crowd, min(share, STEADY_LEAST / seconds))


def slot(millis: int) -> float:
    """The time from its turn to such an answer, for a bot that thinks for so long or needs no time."""
    return millis / 1000 + MARGIN


def pause(seconds: float, in_a_row: int = 0) -> float:
    """A time that such an answer takes, where a bot may think for `seconds`: never less than thinking would."""
    return (seconds * steady_share(in_a_row) + MARGIN) * _random.uniform(1.0, 2.0)
