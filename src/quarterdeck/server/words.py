"""The words that seats give for the dice, so that nobody chooses them: not the host, who knows the seed, and not a host
who sits at the table either.

Whoever comes last could try words until one deals well, knowing all the others. So a seat's words are a chain that was
fixed before: each further one is what the one before it is the hash of. A word that follows none of its seat's is
fresh; the other seats answer it with the next of their chains, which nobody could know and nobody can choose any more.
Answers call for no answer.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from quarterdeck.kernel.rules.chance import Word
from quarterdeck.server.seats import HUMAN, Seat

if TYPE_CHECKING:
    from quarterdeck.server.match import Match

MOST_FRESH = 40
"""So many fresh words are heard in a match; they come with people, who do not change that often. What answers them is
heard in any case: the last word must not be a fresh one."""


def of_maker(seats: list[Seat], entropy: str) -> list[Word]:
    """The word of who sets a table up: that of all seats on the maker's device, or of none."""
    own = [seat.seat for seat in seats if seat.kind == HUMAN] or [-1]
    return [(0, seat, entropy) for seat in own] if entropy else []


def plain(words: list[Word]) -> list[dict[str, Any]]:
    """Words as they are sent."""
    return [{"start": start, "seat": seat, "word": word} for start, seat, word in words]


def fresh(words: list[Word]) -> list[bool]:
    """Which of the words are fresh: all but those that the word before them of the same seat had announced."""
    last: dict[int, str] = {}
    found = []
    for _, seat, word in words:
        found.append(hashlib.sha256(word.encode()).hexdigest() != last.get(seat))
        last[seat] = word
    return found


class Words:
    """The words of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def given(self) -> list[Word]:
        dealer = self.match.table.dealer
        return [] if dealer is None else dealer.words

    def due(self, seat: int) -> bool:
        """Whether a word of this seat is wanted now: it has given none, or somebody's fresh one came after its last."""
        words = self.given
        if seat < 0 or self.match.table.over:
            return False
        own = max((at for at, word in enumerate(words) if word[1] == seat), default=-1)
        if own < 0:
            return sum(fresh(words)) < MOST_FRESH
        # the seats of one device begin with the same word
        return any(new and word[2] != words[own][2] for word, new in list(zip(words, fresh(words), strict=True))[own:])

    def next_of(self, seat: int, entropy: str) -> list[Word]:
        """What the seat's word adds to those that are there; nothing if it has given it before."""
        word = (self.match.table.chances, seat, entropy)
        new = fresh([*self.given, word])
        welcome = not new[-1] or sum(new) <= MOST_FRESH
        known = any(said[1:] == word[1:] for said in self.given)
        return [word] if entropy and welcome and not known and not self.match.table.over else []

    async def give(self, seat: int, entropy: str) -> int:
        """A seat's word, if one is due; the seq that it made, or the present one."""
        return await self.match.alone(self._give(seat, entropy))

    async def _give(self, seat: int, entropy: str) -> int:
        words = self.next_of(seat, entropy) if self.due(seat) else []
        if not words:
            return self.match.seq
        return await self.match.seated("word", self.match.seats[seat], "", words=words)
