"""Chance: a fast source for play-outs, and a dealer whose every result can be checked afterwards.

The dealer of a real game commits itself to a seed by publishing its hash before the first die. Whoever sits down then
gives a word of their own, drawn after that, and every later result hangs on it too: so nobody can choose the dice, not
even who has chosen the seed. The n-th result follows from the seed, the match, n and the words given before it alone.
When the game is over the seed is shown and anybody can compute everything again (see `verify`, which shares no code
with this module).
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from typing import Any


class Randomness:
    """A seeded source for bots, play-outs and redealing; never part of a state."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)
        self.unit = self.source.random

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self.unit() * n)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles in place."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.unit() * (i + 1))
            items[i], items[j] = items[j], items[i]


Word = tuple[int, int, str]
"""From which result on it counts, whose it is (-1: of who set the table up and has no seat), what it is."""


class Dealer:
    """Deals a match's chance from a seed that was committed to beforehand, and from the words that seats gave.

    It never changes: who hears another word goes on with another dealer.
    """

    def __init__(self, seed: str, match: str, words: list[Word] | None = None) -> None:
        self.seed = seed
        self.match = match
        self.words: list[Word] = [] if words is None else words
        starts = sorted({0, *(word[0] for word in self.words)}, reverse=True)
        self.keys = [(start, self._key(start)) for start in starts]

    def _key(self, n: int) -> bytes:
        """What the n-th result is made with: the seed, into which every word that counts by then is folded."""
        key = self.seed.encode()
        for start, seat, word in self.words:
            if start <= n:
                key = hmac.digest(key, f"{self.match}|word|{start}|{seat + 1}|{word}".encode(), "sha256")
        return key

    def hearing(self, words: list[Word]) -> Dealer:
        """The dealer that goes on after further words."""
        return Dealer(self.seed, self.match, self.words + words)

    def commitment(self) -> str:
        """What is published before the game starts."""
        return commitment(self.seed, self.match)

    def number(self, n: int, outcomes: int) -> int:
        """The n-th result of the match, from 0 to outcomes - 1, without any bias."""
        key = self.keys[-1][1]
        for start, later in self.keys:
            if start <= n:
                key = later
                break
        limit = (1 << 64) - (1 << 64) % outcomes
        attempt = 0
        while True:
            digest = hmac.digest(key, f"{self.match}|{n}|{attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % outcomes
            attempt += 1


def commitment(seed: str, match: str) -> str:
    """The hash that binds whoever has drawn a seed for a match."""
    return hashlib.sha256(f"{seed}|{match}".encode()).hexdigest()


def is_word(text: str) -> bool:
    """Whether this can be a seat's word: 16 to 64 hexadecimal digits."""
    return 16 <= len(text) <= 64 and all(char in "0123456789abcdef" for char in text)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_from_number(number: int) -> str:
    """The seed that stands for a number given by a user, so that a game can be asked for again."""
    return hashlib.sha256(f"quarterdeck {number}".encode()).hexdigest()[:32]
