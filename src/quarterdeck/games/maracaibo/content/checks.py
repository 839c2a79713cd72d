"""Checks that several kinds of pieces share."""

from __future__ import annotations

from itertools import pairwise

from quarterdeck.kernel.content.reading import Place


def rising(numbers: list[int], place: Place) -> None:
    """Numbers that must rise."""
    if any(before >= after for before, after in pairwise(numbers)):
        place.problem(f"expected numbers that rise, got {numbers}")


def pairs_rising(pairs: list[tuple[int, int]], place: Place) -> None:
    """Pairs of numbers, both of which must rise."""
    rising([first for first, _ in pairs], place)
    rising([second for _, second in pairs], place)


def distinct(words: list[str], place: Place) -> None:
    for number, word in enumerate(words):
        if word and word in words[:number]:
            place.problem(f"{word} is there twice")
