"""Pearls: a small game of skill with everything that a bot must cope with, for 2 to 4 players.

Each round every seat has three cards in its hand, hidden from the others. A prize is drawn; all bid a card,
sealed, and the highest bid alone takes it. Then each seat in turn takes one of the chests on the table, or
dives: it rolls a die and may roll once more, but must then keep the second roll.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quarterdeck.kernel.game import Context, Game, Setting
from quarterdeck.kernel.rules.ask import AskSeveral, choose, draw, may, roll
from quarterdeck.kernel.rules.declared import nobody, owner, public
from quarterdeck.kernel.rules.kinds import AMOUNT, DIE, YES_OR_NO, Kind
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.rules.state import OVER, Part, State

ROUNDS = 6

QUESTIONS = Questions("pearls")
CARD_DEALT = QUESTIONS.to_chance("deal.card", AMOUNT)
CHEST_DEALT = QUESTIONS.to_chance("deal.chest", DIE)
PRIZE_DEALT = QUESTIONS.to_chance("deal.prize", AMOUNT)
BID = QUESTIONS.add("bid.card", AMOUNT)
ACTION = QUESTIONS.add("act.action", Kind[Any]("action", target=""))
DIVE_ROLL = QUESTIONS.to_chance("act.roll", DIE)
DIVE_AGAIN = QUESTIONS.add("act.again", YES_OR_NO, ["number"])


@dataclass(slots=True)
class Diver(Part):
    seat: int = public(holder=True)
    pearls: int = public()
    hand: list[int] = owner(pool="cards")


@dataclass(slots=True)
class Sea(State):
    phase: str = public(blank="deal")
    round: int = public()
    turn: int = public()
    prize: int = public()
    chests: list[int] = public()
    played: list[int] = public()
    bag: list[int] = nobody(pool="cards")
    divers: list[Diver] = public(Diver)


async def deal(ctx: Context[Any]) -> None:
    s: Sea = ctx.state
    for diver in s.divers:
        while len(diver.hand) < 3:
            card = await draw(CARD_DEALT, s.bag)
            s.bag.remove(card)
            diver.hand.append(card)
    s.chests = []
    for _ in range(len(s.divers) + 3):
        s.chests.append(await roll(CHEST_DEALT))
    s.prize = await draw(PRIZE_DEALT, [1, 2, 3])
    s.phase = "bid"


async def bid(ctx: Context[Any]) -> None:
    s: Sea = ctx.state
    who = list(range(len(s.divers)))
    bids: Any = await AskSeveral(who, BID, lambda seat: s.divers[seat].hand.copy())
    for diver, card in zip(s.divers, bids, strict=True):
        diver.hand.remove(card)
        s.played.append(card)
    best = max(bids)
    if bids.count(best) == 1:
        s.divers[bids.index(best)].pearls += s.prize
    s.turn = 0
    s.phase = "act"


async def act(ctx: Context[Any]) -> None:
    s: Sea = ctx.state
    diver = s.divers[s.turn]
    options: list[Any] = [("take", chest) for chest in sorted(set(s.chests))]
    options.append(("dive",))
    action = await choose(s.turn, ACTION, options)
    if action[0] == "take":
        s.chests.remove(action[1])
        diver.pearls += action[1]
    else:
        found = await roll(DIVE_ROLL)
        if await may(s.turn, DIVE_AGAIN, (found,)):
            found = await roll(DIVE_ROLL)
        diver.pearls += found
    s.turn += 1
    if s.turn == len(s.divers):
        s.round += 1
        s.phase = OVER if s.round == ROUNDS else "deal"


class Pearls(Game):
    def __init__(self) -> None:
        super().__init__("pearls", [2, 3, 4], {"deal": deal, "bid": bid, "act": act}, QUESTIONS)

    def start(self, setting: Setting) -> Sea:
        return Sea(bag=list(range(1, 36)), divers=[Diver(seat=seat) for seat in range(setting.players)])

    def state_class(self) -> type[Any]:
        return Sea

    def scores(self, state: Any) -> list[int]:
        return [diver.pearls for diver in state.divers]

    def winners(self, state: Any) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def ending(self, state: Any) -> str:
        return "shared" if len(self.winners(state)) > 1 else "won"


GAME = Pearls()
