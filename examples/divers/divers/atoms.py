"""Every change that people see, each with the event that tells it."""

from __future__ import annotations

from typing import Final

from divers.state import Turn
from quarterdeck.kernel.rules.events import all_but, only

EVENTS: Final[dict[str, list[str]]] = {
    "day": ["day"],
    "anchored": ["seat", "reef"],
    "found": ["seat", "pearl"],
    "found.hidden": ["seat"],
    "shark": ["seat", "die"],
    "fought": ["seat", "knives"],
    "snatched": ["seat", "other_seat", "pearl"],
    "snatched.hidden": ["seat", "other_seat"],
    "lost": ["seat", "count"],
    "surfaced": ["seat", "count"],
    "shown": ["seat", "points"],
}
"""The arguments of each event by name."""


def begin_day(t: Turn) -> None:
    t.state.day += 1
    t.tell("day", t.state.day)


def anchor(t: Turn, seat: int, reef: str) -> None:
    t.state.players[seat].reef = reef
    t.tell("anchored", seat, reef)


def find(t: Turn, seat: int, pearl: int) -> None:
    """From the bag into the basket; only the diver sees what it is worth."""
    t.state.bag.remove(pearl)
    t.state.players[seat].basket.append(pearl)
    t.tell_some(only(seat), "found", seat, pearl)
    t.tell_some(all_but(seat, len(t.state.players)), "found.hidden", seat)


def spend_knife(t: Turn, seat: int) -> None:
    diver = t.state.players[seat]
    diver.knives -= 1
    t.tell("fought", seat, diver.knives)


def snatch(t: Turn, seat: int, loser: int, pearl: int) -> None:
    """From the loser's basket into a rival's hoard; both of them see it."""
    t.state.players[loser].basket.remove(pearl)
    t.state.players[seat].hoard.append(pearl)
    both = only(seat) | only(loser)
    t.tell_some(both, "snatched", seat, loser, pearl)
    t.tell_some(all_but(seat, len(t.state.players)) & ~only(loser), "snatched.hidden", seat, loser)


def lose(t: Turn, seat: int) -> None:
    """What is in the basket goes back into the bag."""
    basket = t.state.players[seat].basket
    count = len(basket)
    t.state.bag.extend(basket)
    basket.clear()
    t.tell("lost", seat, count)


def surface(t: Turn, seat: int) -> None:
    """What is in the basket is safe."""
    diver = t.state.players[seat]
    count = len(diver.basket)
    diver.hoard.extend(diver.basket)
    diver.basket.clear()
    t.tell("surfaced", seat, count)


def show(t: Turn, seat: int) -> None:
    """At the end everybody sees what a diver has."""
    diver = t.state.players[seat]
    diver.shown = True
    t.tell("shown", seat, sum(diver.hoard))
