"""One match between bots, played from a seed to its end.

Where every seat plays at random no table is needed: such a match runs on the bare rules, with one seeded
source for dice and players alike. All others are played at a table whose dealer is seeded with the same
number, and each bot has a seed of its own made from it. Either way the seed gives the same match again.
"""

from __future__ import annotations

import hashlib
from typing import Any

from quarterdeck.bots import Bot, RandomBot, make_bot
from quarterdeck.bots.random_bot import play_random
from quarterdeck.bots.trail import Trail
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table

MOST = 1_000_000
"""No match is played on beyond so many decisions."""


class MatchResult:
    """How a match ended. `shift`: bot i sat in seat (i + shift) of the table."""

    def __init__(
        self, seed: int, shift: int, scores: list[int], winners: list[int], decisions: int, ending: str
    ) -> None:
        self.seed = seed
        self.shift = shift
        self.scores = scores
        self.winners = winners
        self.decisions = decisions
        self.ending = ending

    def __repr__(self) -> str:
        return f"<MatchResult seed {self.seed}: scores {self.scores}, winners {self.winners}, {self.ending}>"

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def plain(self) -> list[Any]:
        """The result as plain values, for another process."""
        return [self.seed, self.shift, self.scores, self.winners, self.decisions, self.ending]

    def named(self) -> dict[str, Any]:
        """The result as named values, for a file."""
        return {
            "seed": self.seed,
            "shift": self.shift,
            "scores": self.scores,
            "winners": self.winners,
            "decisions": self.decisions,
            "ending": self.ending,
        }


def result_from_plain(plain: list[Any]) -> MatchResult:
    """The result that `plain` had written."""
    seed, shift, scores, winners, decisions, ending = plain
    return MatchResult(seed, shift, scores, winners, decisions, ending)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat."""
    digest = hashlib.sha256(f"quarterdeck bot {seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def seated(specs: list[str], shift: int) -> list[str]:
    """The bots by seat, when bot i sits in seat (i + shift)."""
    count = len(specs)
    return [specs[(seat - shift) % count] for seat in range(count)]


def play_match(game: Game, setting: Setting, specs: list[str], seed: int, shift: int = 0) -> MatchResult:
    """Plays a match between the bots that the specs name, one for each seat."""
    bots = [make_bot(spec, bot_seed(seed, seat), game) for seat, spec in enumerate(seated(specs, shift))]
    if all(isinstance(bot, RandomBot) for bot in bots):
        by_kind = [isinstance(bot, RandomBot) and not bot.uniform for bot in bots]
        run, decisions = play_fast(game, setting, by_kind, seed)
        return result_of(game, run.ctx.state, seed, shift, decisions)
    table = play_at_table(game, setting, bots, seed)
    return result_of(game, table.state, seed, shift, decisions_of(table))


def play_fast(game: Game, setting: Setting, by_kind: list[bool], seed: int, most: int = MOST) -> tuple[Run, int]:
    """A match of random players on the bare rules, and how many decisions they made."""
    run = Run(game, game.start(game.check(setting)))
    run.begin()
    return run, play_random(run, Randomness(seed), by_kind, most)


def play_at_table(game: Game, setting: Setting, bots: list[Bot], seed: int, most: int = MOST) -> Table:
    """A match of any bots at a table; its journal and events tell what happened."""
    table = Table(game, setting, dealer_of(game, seed))
    play_on(table, bots, most)
    return table


def play_on(table: Table, bots: list[Bot], most: int = MOST) -> None:
    """Lets bots, one for each seat, play a table on to its end, or for `most` decisions; somebody else deals."""
    trail = Trail()
    for _ in range(most):
        waiting = table.waiting()
        if not waiting:
            break
        seat = waiting[0]
        mine = trail.perspective(table, seat)
        value = bots[seat].decide(mine)
        trail.answers(mine.key(value))
        table.answer(seat, value)


def match_name(game: Game, seed: int) -> str:
    """The name that goes into the dealer's numbers."""
    return f"{game.id}-{seed}"


def dealer_of(game: Game, seed: int) -> Dealer:
    """The dealer of the match with this seed."""
    return Dealer(seed_from_number(seed), match_name(game, seed))


def decisions_of(table: Table) -> int:
    """How many decisions the seats made; what had but one option was none."""
    return sum(1 for entry in table.journal if entry.seat != CHANCE and not entry.auto)


def result_of(game: Game, state: Any, seed: int, shift: int, decisions: int) -> MatchResult:
    """The result of a match that stands at `state`."""
    if state.phase != OVER:
        return MatchResult(seed, shift, game.scores(state), [], decisions, "unfinished")
    return MatchResult(seed, shift, game.scores(state), game.winners(state), decisions, game.ending(state))
