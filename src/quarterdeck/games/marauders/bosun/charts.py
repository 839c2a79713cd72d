"""How far it is from zone to zone, and which way avoids those who hunt the captain."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import ZONES

NEIGHBOURS: Final[list[list[int]]] = [sorted(zone.adjacent.values()) for zone in ZONES]


def moves_from(start: int, tolls: list[int]) -> list[int]:
    """The moves to every zone; entering a zone with a toll counts so much more."""
    best = [99] * len(NEIGHBOURS)
    best[start] = 0
    reached = [start]
    while reached:
        found: list[int] = []
        for zone in reached:
            for other in NEIGHBOURS[zone]:
                cost = best[zone] + 1 + tolls[other]
                if cost < best[other]:
                    best[other] = cost
                    found.append(other)
        reached = found
    return best


def lookout(zone: int) -> int:
    """The dice that a zone adds to the search for a merchant. (MM-RUL-99)"""
    feature = ZONES[zone].feature
    return sum(
        effect.int_of("add")
        for effect in ([] if feature is None else feature.effects)
        if effect.word("stat") == "dice.scouting" and effect.word("who", "self") in ("self", "everyone")
    )


LOOKOUT: Final[list[int]] = [lookout(zone) for zone in range(len(ZONES))]

MOVES: Final[list[list[int]]] = [moves_from(zone, [0] * len(NEIGHBOURS)) for zone in range(len(NEIGHBOURS))]
"""From each zone to each, without any danger."""
