"""What the state numbers, apart from rows of the content: the areas of a ship and the skills of a captain."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
AREAS: Final[list[str]] = ["hull", "cargo", "masts", "crew", "cannons"]
"""The number of an area is also its number on a location die; the hull has none. (MM-RUL-05)"""

SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3
SKILLS: Final[list[str]] = ["seamanship", "scouting", "leadership", "influence"]
