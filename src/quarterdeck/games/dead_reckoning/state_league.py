"""What an artificial opponent has besides what a player has: its deck, its card, its plan. (DS-RUL-08)"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.kernel.rules.state import declare, nobody, public


@dataclass(slots=True)
class League:
    """An artificial opponent. Its ship, coins, markers, upgrades and cards are those of its seat's `Player`."""

    seat: int
    turns: int
    deck: list[str]
    used: list[str]
    extra: int
    began: int
    at: int
    next: str
    due: int
    prey: int
    siege: int
    raid: int
    fought: int
    lost: int
    sunk: int
    toss: int
    left_cargo: int
    left_coins: int

    def copy(self) -> League:
        new = League.__new__(League)
        new.seat = self.seat
        new.turns = self.turns
        new.deck = self.deck.copy()
        new.used = self.used.copy()
        new.extra = self.extra
        new.began = self.began
        new.at = self.at
        new.next = self.next
        new.due = self.due
        new.prey = self.prey
        new.siege = self.siege
        new.raid = self.raid
        new.fought = self.fought
        new.lost = self.lost
        new.sunk = self.sunk
        new.toss = self.toss
        new.left_cargo = self.left_cargo
        new.left_coins = self.left_coins
        return new


declare(
    League,
    seat=public(),
    turns=public(),  # begun so far; additional cards are left out (DS-RUL-45)
    deck=nobody(pool="solo"),  # a bag
    used=public(),  # solo cards turned up, the one that is carried out last
    extra=public(),  # 1 while an additional card is carried out (DS-DIFF-04)
    began=public(),  # the space on which its ship began the turn (DS-COAI-06)
    at=public(),  # how many entries of the present step are done
    next=public(),  # the step that follows a battle
    due=public(),  # 1 if an attack on a ship is due, so that the left side has no battle (DS-RUL-31)
    prey=public(),  # whose pirate ship is fought before influence is placed
    siege=public(),  # the island whose buildings are attacked
    raid=public(),  # the island that is raided (DS-COND-03)
    fought=public(),  # battles of this turn
    lost=public(),  # 1 once it has lost one of them (DS-MULTI-04)
    sunk=public(),  # 1 if its ship has sunk in this turn (DS-SINK-02)
    toss=public(),  # the player whom a coin has chosen in this turn (DS-COAI-06)
    left_cargo=public(),  # put on an island after the turn (DS-RIGHT-10)
    left_coins=public(),
)
