"""The sea as a grid of cells, and what is printed on a laid tile. (AH-MAP)

A cell is one number, so that its neighbours are sums; `at` and `xy` translate. A space is a number too: the tile,
its rotation and the quarter of it; `SPACES` tells what is printed there, turned as the tile is.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import REGIONS
from quarterdeck.games.ahoy.content.pieces import Region, Terrain

WIDTH: Final = 128
MIDDLE: Final = 64
OFF: Final = -1
"""Where a figure is that is not on the map."""

NORTH: Final = -WIDTH
EAST: Final = 1
SOUTH: Final = WIDTH
WEST: Final = -1
STEPS: Final[list[int]] = [NORTH, EAST, SOUTH, WEST]
BLOCK: Final[list[int]] = [0, EAST, SOUTH, SOUTH + EAST]
"""The four cells of a tile, from its north-west one: nw, ne, sw, se. (AH-MAP-03)"""


def at(x: int, y: int) -> int:
    """The cell at (x, y); x grows east, y grows south. (AH-MAP-01)"""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def xy(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % WIDTH - MIDDLE, cell // WIDTH - MIDDLE


class Space:
    """What is printed on one space of a laid tile; directions are those of the map."""

    def __init__(self, region: str, terrain: Terrain, current: int, walls: int) -> None:
        self.region = region
        self.island = terrain.island
        self.harbor = terrain.harbor
        self.fog = terrain.fog
        self.wreckage = terrain.wreckage
        self.treasure = terrain.treasure
        self.tailwind = terrain.tailwind
        self.current = current
        self.walls = walls

    def blocks(self, direction: int) -> bool:
        """Whether a sandbar lies on the edge in this direction (0 to 3). (AH-MAP-09)"""
        return (self.walls >> direction) & 1 == 1


ROTATIONS: Final = 4
SPACES_PER_TILE: Final = 16
REGION_IDS: Final[list[str]] = list(REGIONS)
REGION_NUMBER: Final[dict[str, int]] = {region: number for number, region in enumerate(REGION_IDS)}


def turned(quarter: int, rot: int) -> int:
    """Where a printed quarter lies after `rot` clockwise quarter turns: (dx, dy) goes to (1-dy, dx). (AH-MAP-03)"""
    dx, dy = quarter % 2, quarter // 2
    for _ in range(rot):
        dx, dy = 1 - dy, dx
    return dy * 2 + dx


def _direction_between(first: int, second: int) -> int:
    return STEPS.index(BLOCK[second] - BLOCK[first])


def _walls(region: Region, quarter: int) -> int:
    walls = 0
    for first, second in region.sandbars:
        if quarter == first:
            walls |= 1 << _direction_between(first, second)
        elif quarter == second:
            walls |= 1 << _direction_between(second, first)
    return walls


def _turned_walls(walls: int, rot: int) -> int:
    return ((walls << rot) | (walls >> (4 - rot))) & 0b1111


def _spaces_of(region: Region) -> list[Space]:
    """The sixteen spaces of a tile: for each rotation its quarters as they lie. (AH-MAP-04)"""
    spaces: list[Space] = []
    for rot in range(ROTATIONS):
        lying: dict[int, Space] = {}
        for quarter, terrain in enumerate(region.spaces):
            current = terrain.current if terrain.current < 0 else (terrain.current + rot) % 4
            walls = _turned_walls(_walls(region, quarter), rot)
            lying[turned(quarter, rot)] = Space(region.id, terrain, current, walls)
        spaces.extend(lying[quarter] for quarter in range(4))
    return spaces


SPACES: Final[list[Space]] = [space for region in REGIONS.values() for space in _spaces_of(region)]


def space_number(region: str, rot: int, quarter: int) -> int:
    """The number of the space that lies in `quarter` of a tile turned by `rot`."""
    return REGION_NUMBER[region] * SPACES_PER_TILE + rot * ROTATIONS + quarter


def _island_quarter(region: str, rot: int) -> int:
    for quarter in range(4):
        if SPACES[space_number(region, rot, quarter)].island:
            return quarter
    raise ValueError(f"{region} has no island")


ISLAND_QUARTER: Final[list[int]] = [_island_quarter(region, rot) for region in REGION_IDS for rot in range(ROTATIONS)]


def island_offset(region: str, rot: int) -> int:
    """How far a turned tile's island lies from its north-west cell."""
    return BLOCK[ISLAND_QUARTER[REGION_NUMBER[region] * ROTATIONS + rot]]


def _tailwinds(region: str, rot: int) -> list[tuple[int, int]]:
    spaces = [SPACES[space_number(region, rot, quarter)] for quarter in range(4)]
    return [(BLOCK[quarter], space.tailwind) for quarter, space in enumerate(spaces) if space.tailwind]


TAILWINDS: Final[dict[str, list[list[tuple[int, int]]]]] = {
    region: [_tailwinds(region, rot) for rot in range(ROTATIONS)] for region in REGION_IDS
}
"""For each tile and rotation its tailwind dice: how far from the north-west cell, and the value. (AH-TERR-08)"""


def neighbours(cell: int) -> list[int]:
    """The four cells beside a cell, covered or not. (AH-MAP-07)"""
    return [cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST]


def beside_island(sea: dict[int, int], cell: int) -> bool:
    """Whether an island lies next to this cell. (AH-MAP-08)"""
    for step in STEPS:
        number = sea.get(cell + step, -1)
        if number >= 0 and SPACES[number].island:
            return True
    return False


def is_free(sea: dict[int, int], anchor: int) -> bool:
    """Whether a tile with this north-west cell would overlap none. (AH-MAP-05)"""
    return (
        anchor not in sea
        and anchor + EAST not in sea
        and anchor + SOUTH not in sea
        and anchor + SOUTH + EAST not in sea
    )


def explorable(sea: dict[int, int], target: int) -> bool:
    """Whether any tile could be laid over this uncovered cell; every tile can be turned so that its island lies
    on any of its cells, so this does not depend on which tile is drawn. (AH-EXPL-06, AH-RULE-02)"""
    for offset in BLOCK:
        anchor = target - offset
        if is_free(sea, anchor):
            for island in BLOCK:
                if not beside_island(sea, anchor + island):
                    return True
    return False


def placements(sea: dict[int, int], region: str, target: int) -> list[tuple[int, int]]:
    """Every anchor and rotation in which this tile may be laid over the target. (AH-EXPL-02, -04, -05)"""
    found: list[tuple[int, int]] = []
    for offset in BLOCK:
        found.extend(rotations_at(sea, region, target - offset))
    return found


def rotations_at(sea: dict[int, int], region: str, anchor: int) -> list[tuple[int, int]]:
    """The ways to lay this tile on these four cells. (AH-EXPL-05)"""
    if not is_free(sea, anchor):
        return []
    return [(anchor, rot) for rot in range(ROTATIONS) if not beside_island(sea, anchor + island_offset(region, rot))]


def rim_placements(sea: dict[int, int], region: str) -> list[tuple[int, int]]:
    """Every way to lay this tile so that it shares an edge with the map. (AH-RULE-53)"""
    anchors: dict[int, bool] = {}
    for cell in sea:
        for step in STEPS:
            if cell + step not in sea:
                for offset in BLOCK:
                    anchors[cell + step - offset] = True
    found: list[tuple[int, int]] = []
    for anchor in anchors:
        found.extend(rotations_at(sea, region, anchor))
    return found


def lay(sea: dict[int, int], region: str, anchor: int, rot: int) -> None:
    """Covers the four cells with the tile. (AH-MAP-02)"""
    for quarter in range(4):
        sea[anchor + BLOCK[quarter]] = space_number(region, rot, quarter)


def opposite_edge(sea: dict[int, int], cell: int, step: int) -> int:
    """The last covered cell on the straight line against the step. (AH-CARD-19, AH-RULE-15)"""
    while cell - step in sea:
        cell -= step
    return cell
