"""What two players who play together may do for each other. (DS-COOP-12 to -14, DS-RUL-44)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.kinds import ASK_LEAVE, GIVE, QUESTIONS, SPACE, TAKE, Choice
from quarterdeck.games.dead_reckoning.rules.actions.goods import amounts, split
from quarterdeck.games.dead_reckoning.rules.atoms import stores
from quarterdeck.games.dead_reckoning.rules.islands import beside_teammate, is_island, teammate, teammate_bars
from quarterdeck.games.dead_reckoning.rules.ships import GOODS, aboard, room
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.kernel.rules.ask import may
from quarterdeck.kernel.rules.kinds import YES_OR_NO

GIVE_LEAVE: Final = QUESTIONS.add("coop.leave", YES_OR_NO, ["seat", SPACE], clause="DS-COOP-12")


def coop_choices(state: State, seat: int) -> list[Choice]:
    """(DS-COOP-12, DS-COOP-13)"""
    if teammate(state, seat) == NOBODY:
        return []
    found = passing_choices(state, seat) if beside_teammate(state, seat) else []
    space = state.players[seat].place
    if is_island(state, space) and space not in state.asked and teammate_bars(state, seat, space):
        found.append(ASK_LEAVE)
    return found


def passing_choices(state: State, seat: int) -> list[Choice]:
    """Goods that can go from one ship to the other. (DS-COOP-13)"""
    own, other = state.players[seat], state.players[teammate(state, seat)]
    found: list[Choice] = []
    for way, giver, taker in ((GIVE, own, other), (TAKE, other, own)):
        for good in GOODS:
            found.extend((way, good, number) for number in amounts(min(aboard(giver, good), room(taker))))
    return found


def pass_goods(t: Turn, seat: int, choice: Choice) -> None:
    """(DS-COOP-13)"""
    other = teammate(t.state, seat)
    cargo, coins = split(str(choice[1]), int(choice[2]))
    if choice[0] == GIVE:
        stores.pass_goods(t, seat, other, cargo, coins)
    else:
        stores.pass_goods(t, other, seat, cargo, coins)


async def ask_leave(t: Turn, seat: int) -> None:
    """The teammate may agree to influence as if fort, garrison and pirate ship were not there; once for each island in
    a turn. (DS-COOP-12)"""
    other, space = teammate(t.state, seat), t.state.players[seat].place
    t.state.asked.append(space)
    t.tell("leave.asked", seat, other, space)
    if await may(other, GIVE_LEAVE, (seat, space)):
        t.state.allowed.append(space)
        t.tell("leave.given", other, seat, space)
    else:
        t.tell("leave.refused", other, seat, space)
