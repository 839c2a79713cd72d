"""How good a position is, for searches that cannot play to the end: the coins that each side may expect.

What counts at the end counts in full; crew, ship, cargo and steps to achievements count as Bosun counts them.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook, turns_left
from quarterdeck.games.dead_reckoning.bosun.worth import face_worth, hull_worth
from quarterdeck.games.dead_reckoning.content.pieces import (
    BUILDER,
    ELITE_SHIP,
    HERE_TO_STAY,
    LEGENDARY,
    NEW_SHORES,
    SEASONED,
)
from quarterdeck.games.dead_reckoning.rules.crews import faces
from quarterdeck.games.dead_reckoning.rules.islands import controlled, production
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.rules.scoring import bonus_of, crew_of, team, total
from quarterdeck.games.dead_reckoning.rules.ships import HULL_SPACES, hull_at
from quarterdeck.games.dead_reckoning.state import Player, State
from quarterdeck.kernel.rules.state import OVER

SPREAD: Final = 14.0
"""The lead that is worth three quarters of a win while the game goes on: fits 2,146 positions of 80 games best."""
AT_THE_END: Final = 2.0
"""And once it is over: a tie is thrown out, so a lead of nothing may still win."""
STEPWISE: Final[list[int]] = [LEGENDARY, SEASONED, NEW_SHORES, BUILDER, HERE_TO_STAY, ELITE_SHIP]
"""The achievements that are reached step by step."""
PROSPECTS: Final[list[float]] = [3.0, 1.6, 0.65]
"""What the League may still expect: in any case, for each turn that is left, and for each of these and each turn that
it has taken. So much crew, land and ship of a player count for on average at the same stage of Bosun's games."""
LASTING: Final = 12.0
"""In so many turns a better ship pays in full."""


def value(state: State, seat: int) -> float:
    """A number from 0 to 1: the lead of a side over the best of the others."""
    sides = {tuple(team(state, other)) for other in range(len(state.players))}
    own = tuple(team(state, seat))
    best = max(side_worth(state, side) for side in sides if side != own)
    lead = side_worth(state, own) - best
    return 0.5 + 0.5 * lead / ((AT_THE_END if state.phase == OVER else SPREAD) + abs(lead))


def side_worth(state: State, side: tuple[int, ...]) -> float:
    """A player, or two who win together; at the end whoever was thrown out the winner is half a coin ahead.
    (DS-COOP-08, DR-TIE-02)"""
    won = 0.5 if state.phase == OVER and side[0] in state.champions else 0.0
    return won + sum(expectation(state, state.players[seat]) for seat in side)


def expectation(state: State, player: Player) -> float:
    """The coins that this seat may expect, in the end exactly those that it has."""
    coins = float(total(state, player.seat))
    if state.phase == OVER:
        return coins
    if is_ai(state, player.seat):
        return coins + prospects(state, player.seat)
    o = Outlook(state, player.seat)
    if not player.shown:
        coins += player.chest + bonus_of(player)
    return coins + o.cargo() * weights.CARGO + progress(o) + land(o) + crew(o) + ship(o)


def prospects(state: State, seat: int) -> float:
    """The League has no crew, but its cards bring it as much: it counts for what a player has at the same stage."""
    for_each_turn = PROSPECTS[1] + PROSPECTS[2] * state.league(seat).turns
    return PROSPECTS[0] + turns_left(state) * for_each_turn


def progress(o: Outlook) -> float:
    """Steps to achievements that are not earned yet; one that is counts among the coins. (DR-ACH)"""
    earned = len(o.me.achievements) * weights.ACHIEVED
    return earned + sum(max(0.0, o.step(achievement)) * o.progress(achievement) for achievement in STEPWISE)


def land(o: Outlook) -> float:
    """What own islands will yield."""
    worth = 0.0
    for space in controlled(o.state, o.seat):
        goods = production(o.state, space)
        yields = goods.coin + goods.cargo * weights.CARGO
        worth += weights.CONTROL + yields * o.left * weights.PRODUCED
    return worth


def crew(o: Outlook) -> float:
    """What levels and advancements can do in the turns that are left."""
    cards = crew_of(o.state, o.me)
    return sum(face_worth(o, face) for card in cards for face in faces(o.state, card)) / 2


def ship(o: Outlook) -> float:
    hull = sum(hull_worth(hull_at(o.me, at)) for at in range(HULL_SPACES))
    return hull * min(1.0, o.left / LASTING) - o.me.damage * weights.DAMAGE
