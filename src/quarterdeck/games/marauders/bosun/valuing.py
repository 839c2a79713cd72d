"""How good a position is, for searches that cannot play to the end: the points that each captain may expect.

What is on the table counts as Bosun counts it; how far that can be trusted was measured in play (SPREAD).
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.harbour import mending
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.tempers import temper_of
from quarterdeck.games.marauders.bosun.trading import sale, stock
from quarterdeck.games.marauders.bosun.voyages import Voyage
from quarterdeck.games.marauders.content.numbers import CREW
from quarterdeck.games.marauders.rules.money import total_points
from quarterdeck.games.marauders.rules.ships import damage
from quarterdeck.games.marauders.state import Player, State
from quarterdeck.kernel.rules.state import OVER

AHEAD: Final = 0.6
"""How much of what a captain has in sight is counted: to have done it must be better than to be able to, and a step
towards it better than none."""


class Spread:
    """The lead that is worth three quarters of a win, at the start and at the end of the game."""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end


SPREAD: Final = Spread(3.0, 1.5)
"""Measured in games of Bosun for two, where it was 2.5 while nobody had more than a fifth of the target on the track,
and between 1.3 and 2 from two fifths on."""


def value(state: State, seat: int) -> float:
    """A number from 0 to 1: the lead over the best rival, by points had and in sight."""
    expected = [expectation(state, player) for player in state.players]
    best = max([expected[other] for other in range(len(expected)) if other != seat])
    lead = expected[seat] - best
    return 0.5 + 0.5 * lead / (spread(state) + abs(lead))


def spread(state: State) -> float:
    """The nearer somebody is to the target, the more a lead is worth."""
    if state.phase == OVER:
        return SPREAD.end
    most = max(player.glory for player in state.players)
    return SPREAD.start + (SPREAD.end - SPREAD.start) * min(1.0, 2 * most / state.target)


def expectation(state: State, player: Player) -> float:
    """The points that this player may expect, in the end exactly those that he has. (MM-END-03, MM-END-04)"""
    if state.phase == OVER:
        return total_points(player) + player.glory / 100 + player.stash / 100_000
    o = Outlook(state, player.seat, temper_of(state, player.seat))
    expected = o.prospect(player.glory, player.stash) + player.shown_stash * 2 * weights.WIN
    if not player.ship:
        return expected + weights.FRESH
    expected += (o.prospect(player.glory, o.wealth) - o.prospect(player.glory, player.stash)) * weights.ON_BOARD
    return expected + o.belongings() + goods(o) - harm(o) + in_sight(o)


def goods(o: Outlook) -> float:
    """What the cargo promises above what any cargo does, in a port that wants it or elsewhere."""
    total = -len(o.me.cargo) * weights.CARGO
    for good, number in o.goods.items():
        wanted = o.me.in_port and o.state.demand[o.me.zone] == good
        total += max(stock(o, good, number), sale(o, number)) if wanted else stock(o, good, number)
    return total


def harm(o: Outlook) -> float:
    """Damage and missing crew."""
    total = 0.0
    for area, left in enumerate(o.me.areas):
        lost = damage(o.state, o.seat, area)
        total += lost * (weights.CREW_POINT if area == CREW else mending(o, area, left))
    return total


def in_sight(o: Outlook) -> float:
    """The best that may be done from where the captain is, with the dangers there."""
    voyage = Voyage(o)
    here = o.me.zone
    left = o.state.actions if o.state.turn == o.seat else 0
    ahead = voyage.ahead(here, bool(o.me.in_port), left)
    return AHEAD * (ahead if o.me.in_port else ahead - voyage.exposure(here, left))
