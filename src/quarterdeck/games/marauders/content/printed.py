"""What is printed on the boards, and the loose material."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.kernel.content.reading import (
    NAMES,
    Names,
    Place,
    Row,
    at,
    derived,
    integer,
    list_of,
    one_of,
    read,
    ref,
)

GAME_BOARD: Final[dict[str, list[str]]] = {
    "war_track": ["spaces"],
    "npc_spaces": ["spaces"],
    "enemy_track": ["spaces"],
    "merchant_track": ["refill_at"],
    "glory_track": ["from", "to", "target"],
}
CAPTAIN_BOARD: Final[dict[str, list[str]]] = {
    "areas_track": ["from", "to"],
    "bounty_track": ["from", "to"],
    "hold_space": ["max_in_port"],
    "rumor_space": ["spaces"],
    "mission_space": ["spaces"],
    "modification_spaces": ["spaces"],
}
"""The tracks and spaces of the boards, and the figures that each of them has."""

HELD: Final[list[str]] = [
    "nation",
    "npc_captain",
    "area",
    "merchant_token",
    "bounty_token",
    "cargo",
    "rumor",
    "mission",
    "modification",
]
COLOURS: Final[list[str]] = ["red", "blue", "yellow", "green"]


@dataclass(frozen=True, slots=True)
class Area:
    """Part of a ship. `die`: its number on a location die, NONE for the hull; `value`: the ship value it begins at."""

    id: str
    names: Names = read(NAMES, at="name")
    die: int = read(integer(1, 4), default=NONE)
    value: str = read(one_of(["sturdiness", "cargo", "crew", "cannons"]), at="ship_value")


def figures_there(row: Row) -> dict[str, int]:
    known = {**GAME_BOARD, **CAPTAIN_BOARD}.get(row.id, [])
    return {name: row.take(name, integer(0)) for name in known}


@dataclass(frozen=True, slots=True)
class Track:
    """A track or a group of spaces of a board. `figures`: the numbers that are printed there, by name."""

    id: str
    names: Names = read(NAMES, at="name")
    holds: str = read(one_of(HELD), default="")
    figures: dict[str, int] = derived(figures_there)


@dataclass(frozen=True, slots=True)
class Die:
    """The special dice: their numbers, and on how many faces there is a skull."""

    count: int = read(integer(1))
    numbers: list[int] = read(list_of(integer(1, 4), 4, 4, distinct=True))
    skulls: int = read(integer(2, 2))


# ---------------------------------------------------------------- tokens


@dataclass(frozen=True, slots=True)
class DemandToken:
    good: str = read(ref("goods"))
    copies: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class NationToken:
    """A merchant or a bounty of a nation."""

    nation: int = read(at("nations"))
    copies: int = read(integer(1))


# ---------------------------------------------------------------- loose material


@dataclass(frozen=True, slots=True)
class Supply:
    id: str
    count: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Coin(Supply):
    worth: int = read(integer(1), at="value")


@dataclass(frozen=True, slots=True)
class Cube(Supply):
    colour: str = read(one_of([*COLOURS, "brown"]))


@dataclass(frozen=True, slots=True)
class NauticalMarker(Supply):
    nation: str = read(ref("nations"))


@dataclass(frozen=True, slots=True)
class BoardOrAid(Supply):
    names: Names = read(NAMES, at="name")


@dataclass(frozen=True, slots=True)
class Miniature(Supply):
    colour: str = read(one_of([*COLOURS, "black", "brown"]))
    use: str = read(one_of(["player", "pirate_sloop", "pirate_frigate", "navy"]))
    ship: str = read(ref("ships"))


def check_miniature(mini: Miniature, place: Place) -> None:
    if (mini.use == "player") != (mini.colour in COLOURS):
        place.at("colour").problem("a player's colour for a player's ship, and for no other")
