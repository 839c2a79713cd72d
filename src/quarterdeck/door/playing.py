"""Bots at a script's table, and what a bot of one's own is given."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.bots import Bot, make_bot
from quarterdeck.door.table import Table
from quarterdeck.door.telling import Question
from quarterdeck.kernel.rules.ask import Value
from quarterdeck.kernel.rules.chance import Dealer, seed_from_number
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.views import perspective as views
from quarterdeck.sim.match import MOST, bot_seed, play_on


class Perspective:
    """The table as one seat has it: what a bot is given. Nothing that is hidden from the seat can be reached through
    this. `random` is the bot's own source of chance: with it the same seeds give the same game again."""

    def __init__(self, table: Table, mine: views.Perspective, source: random.Random) -> None:
        self.__table = table
        self.__mine = mine
        self.random = source
        self.seat = mine.seat
        self.players = mine.players
        self.game = mine.game.id

    @property
    def question(self) -> Question:
        """What the seat is asked."""
        return Question(self.__table.kernel, self.__mine.ask())

    @property
    def options(self) -> list[str]:
        """The keys that it can answer."""
        return [self.__mine.key(value) for value in self.__mine.options()]

    def text(self, key: str, lang: str = "en") -> str:
        """What an option says, in words."""
        return self.__table.text(key, lang, self.seat)

    def note(self, key: str, lang: str = "en") -> str:
        """What an option would cost or bring."""
        return self.__table.note(key, lang, self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.__mine.view()

    @property
    def scores(self) -> list[int]:
        """Each seat's points as they stand, where all may know them."""
        return self.__table.scores

    def log(self, lang: str = "en", since: int = 0) -> list[str]:
        """What the seat was told."""
        return self.__table.log(self.seat, lang, since)

    def sample(self, seed: int | None = None) -> Table:
        """A table that the seat cannot tell from the real one; everything on it may be looked at and played."""
        return self.__table.sample(self.seat, self.random.getrandbits(48) if seed is None else seed)

    def __repr__(self) -> str:
        return f'<Perspective of seat {self.seat} on {self.game}: asked "{self.question.name}">'


Idea = Callable[[Perspective], str]
"""A bot of one's own: from what a seat has, the key of one of its options."""

Player = str | Bot | Idea
"""Who can sit at a table: a bot by its name, such as `search:100`, or one of one's own."""


class IdeaBot(Bot):
    """Answers what somebody's function says."""

    def __init__(self, idea: Idea, table: Table, seed: int) -> None:
        super().__init__(getattr(idea, "__name__", type(idea).__name__), seed)
        self.idea = idea
        self.table = table
        self.source = random.Random(seed)

    def decide(self, perspective: views.Perspective) -> Value:
        key = self.idea(Perspective(self.table, perspective, self.source))
        for value in perspective.options():
            if perspective.key(value) == key:
                chosen: Value = value
                return chosen
        reason = self.table.why(key, perspective.seat)
        raise Refused(f"{self.name} answers {key!r}: {reason}", "" if reason is None else reason.clause)


def play_out(
    table: Table, bots: Player | Sequence[Player] = "random", seed: int | None = None, most: int = MOST
) -> Table:
    """Lets bots play the table on to its end, or for `most` decisions, and returns it: one bot for all seats, or one
    for each.

    The same table and the same seed, which is that of the bots, give the same game; without one the table's own dealer
    is the seed. Where nobody deals, chance is drawn from the seed too.
    """
    kernel = table.kernel
    number = _seed_of(kernel.dealer) if seed is None else seed
    seated = [_seated(one, table, bot_seed(number, seat)) for seat, one in enumerate(_one_each(bots, table.players))]
    table.forget_undone()
    if kernel.dealer is not None:
        play_on(kernel, seated, most)
        return table
    try:
        kernel.deal_on(Dealer(seed_from_number(number), "play-out"))
        play_on(kernel, seated, most)
    finally:
        kernel.dealer = None
    return table


def _seed_of(dealer: Dealer | None) -> int:
    if dealer is None:
        return 0
    return int.from_bytes(hashlib.sha256(f"bots|{dealer.seed}|{dealer.match}".encode()).digest()[:7], "big")


def _one_each(bots: Player | Sequence[Player], seats: int) -> list[Player]:
    if isinstance(bots, str | Bot) or callable(bots):
        return [bots] * seats
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, or one for all, not {len(bots)}")
    return list(bots)


def _seated(player: Player, table: Table, seed: int) -> Bot:
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        return make_bot(player, seed, table.kernel.game)
    return IdeaBot(player, table, seed)
