"""The rules, one for each phase, and the questions that they ask."""

from __future__ import annotations

from typing import Final

from divers import atoms
from divers.state import BREATHS, DAYS, REEFS, Bay, Turn
from quarterdeck.kernel.game import Rule
from quarterdeck.kernel.rules.ask import AskSeveral, choose, draw, may, roll
from quarterdeck.kernel.rules.kinds import DIE, YES_OR_NO, Amount, Thing, Words
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.rules.state import OVER

QUESTIONS: Final = Questions("divers")

REEF: Final = Thing("reef", REEFS)
DOWN: Final = "down"
UP: Final = "up"

REEF_TODAY: Final = QUESTIONS.add("reef.today", REEF)
AGAIN: Final = QUESTIONS.add("dive.again", Words([DOWN, UP]), ["reef"])
FIGHT: Final = QUESTIONS.add("shark.fight", YES_OR_NO)
SNATCH: Final = QUESTIONS.add("shark.snatch", YES_OR_NO, ["other_seat"], in_advance=False)

WATER: Final = QUESTIONS.to_chance("water", DIE)
PEARL: Final = QUESTIONS.to_chance("pearl", Amount([1, 2, 3, 5]))


async def morning(t: Turn) -> None:
    """Everybody chooses a reef, sealed; nobody may go where it was yesterday."""
    s = t.state
    atoms.begin_day(t)
    seats = list(range(len(s.players)))
    chosen = await AskSeveral(seats, REEF_TODAY, lambda seat: open_reefs(s, seat))
    for seat in seats:
        atoms.anchor(t, seat, str(chosen[seat]))
    s.queue = [(s.day - 1 + step) % len(seats) for step in seats]
    s.breath = 0
    s.phase = "dive"


def open_reefs(s: Bay, seat: int) -> list[str]:
    return [reef for reef in REEFS if reef != s.players[seat].reef]


async def dive(t: Turn) -> None:
    """One time down. Then the phase is the same again, until the diver is up."""
    s = t.state
    seat = s.queue[0]
    if s.breath and await choose(seat, AGAIN, ways(s), (s.players[seat].reef,)) == UP:
        come_up(t, seat)
        return
    s.breath += 1
    die = await roll(WATER)
    if die <= s.danger(seat):
        await shark(t, seat, die)
        come_up(t, seat)
        return
    for _ in range(min(REEFS[s.players[seat].reef], len(s.bag))):
        atoms.find(t, seat, await draw(PEARL, s.bag))


def ways(s: Bay) -> list[str]:
    return [DOWN, UP] if s.breath < BREATHS and s.bag else [UP]


async def shark(t: Turn, seat: int, die: int) -> None:
    """A shark takes the basket, unless a knife keeps it off; of what is lost one rival may snatch a pearl."""
    s = t.state
    t.tell("shark", seat, die)
    if not s.players[seat].basket:
        return
    if s.players[seat].knives and await may(seat, FIGHT):
        atoms.spend_knife(t, seat)
        return
    for step in range(1, len(s.players)):
        rival = (seat + step) % len(s.players)
        if s.players[rival].knives and await may(rival, SNATCH, (seat,)):
            atoms.spend_knife(t, rival)
            atoms.snatch(t, rival, seat, await draw(PEARL, s.players[seat].basket))
            break
    if s.players[seat].basket:
        atoms.lose(t, seat)


def come_up(t: Turn, seat: int) -> None:
    """The next diver goes down, or the next day comes."""
    s = t.state
    if s.players[seat].basket:
        atoms.surface(t, seat)
    s.queue.pop(0)
    s.breath = 0
    if s.queue:
        return
    s.phase = "morning"
    if s.day == DAYS:
        s.phase = OVER
        for diver in s.players:
            atoms.show(t, diver.seat)


RULES: Final[dict[str, Rule]] = {"morning": morning, "dive": dive}
