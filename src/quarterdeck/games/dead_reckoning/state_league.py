"""What an artificial opponent has besides what a player has: its deck, its card, its plan. (DS-RUL-08)"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.games.dead_reckoning.content.pieces import NONE
from quarterdeck.kernel.rules.declared import nobody, public
from quarterdeck.kernel.rules.state import Part


@dataclass(slots=True)
class League(Part):
    """An artificial opponent. Its ship, coins, markers, upgrades and cards are those of its seat's `Player`."""

    seat: int = public()
    turns: int = public()  # begun so far; additional cards are left out (DS-RUL-45)
    deck: list[str] = nobody(pool="solo")  # a bag
    used: list[str] = public()  # solo cards turned up, the one that is carried out last
    extra: int = public(working=True)  # 1 while an additional card is carried out (DS-DIFF-04)
    began: int = public(working=True)  # the space on which its ship began the turn (DS-COAI-06)
    at: int = public(working=True)  # how many entries of the present step are done
    next: str = public(working=True)  # the step that follows a battle
    due: int = public(working=True)  # 1 if an attack on a ship is due, so that the left side has no battle (DS-RUL-31)
    prey: int = public(blank=NONE, working=True)  # whose pirate ship is fought before influence is placed
    siege: int = public(blank=NONE, working=True)  # the island whose buildings are attacked
    raid: int = public(blank=NONE, working=True)  # the island that is raided (DS-COND-03)
    fought: int = public(working=True)  # battles of this turn
    lost: int = public(working=True)  # 1 once it has lost one of them (DS-MULTI-04)
    sunk: int = public(working=True)  # 1 if its ship has sunk in this turn (DS-SINK-02)
    toss: int = public(blank=NONE, working=True)  # the player whom a coin has chosen in this turn (DS-COAI-06)
    left_cargo: int = public(working=True)  # put on an island after the turn (DS-RIGHT-10)
    left_coins: int = public(working=True)
