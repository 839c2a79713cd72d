"""Chance: a fast source for play-outs, and a dealer whose every result can be checked afterwards.

The dealer of a real game commits itself to a seed by publishing its hash before the first die; the n-th
result follows from the seed, the match and n alone. When the game is over the seed is shown and anybody can
compute everything again (see `verify`, which shares no code with this module).
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


class Dealer:
    """Deals a match's chance from a seed that was committed to beforehand."""

    def __init__(self, seed: str, match: str) -> None:
        self.seed = seed
        self.match = match
        self.key = seed.encode()

    def commitment(self) -> str:
        """What is published before the game starts."""
        return hashlib.sha256(f"{self.seed}|{self.match}".encode()).hexdigest()

    def number(self, n: int, outcomes: int) -> int:
        """The n-th result of the match, from 0 to outcomes - 1, without any bias."""
        limit = (1 << 64) - (1 << 64) % outcomes
        attempt = 0
        while True:
            digest = hmac.digest(self.key, f"{self.match}|{n}|{attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % outcomes
            attempt += 1


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_from_number(number: int) -> str:
    """The seed that stands for a number given by a user, so that a game can be asked for again."""
    return hashlib.sha256(f"quarterdeck {number}".encode()).hexdigest()[:32]
