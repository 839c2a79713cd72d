"""The map as characters: tiles with their borders, terrain in words, figures by letter. Drawn from a view."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.ahoy.content.pieces import Figure
from quarterdeck.games.ahoy.rules.sea import ROTATIONS, SPACES, Space, at, space_number, xy
from quarterdeck.games.ahoy.state import FACTION_IDS, KINDS
from quarterdeck.kernel.text.fluent import Text

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The corner for each set of borders that meet there, as a bit mask of the four above."""

ARROWS: Final = "↑→↓←"
SANDBAR: Final = "▒"
WIDE, NARROW = 9, 7
MARGIN: Final = 4
LOWEST: Final = 2

Place = tuple[int, int]


class Chart:
    """What a view tells about the map, by coordinates."""

    def __init__(self, view: dict[str, Any], text: Text) -> None:
        self.text = text
        self.spaces: dict[Place, Space] = {xy(cell): SPACES[number] for cell, number in view["sea"]}
        self.wealth: dict[str, int] = dict(view["wealth"])
        self.comrades: dict[str, int] = dict(view["comrades"])
        self.figures: dict[Place, list[int]] = {}
        for figure, cell in enumerate(view["figures"]):
            if cell >= 0:
                self.figures.setdefault(xy(cell), []).append(figure)

    # What stands in a space

    def words(self, place: Place, wide: bool) -> list[str]:
        """The island or the terrain, then the figures, then the Comrades."""
        space = self.spaces.get(place)
        if space is None:
            return []
        return [*self._printed(space, wide), *self._standing(place), *self._comrades(space)]

    def _printed(self, space: Space, wide: bool) -> list[str]:
        say = self.text.say
        if space.island:
            letter = space.region.rpartition("_")[2].upper()
            wealth = say("chart-wealth" if wide else "chart-wealth-short", number=self.wealth[space.region])
            return [f"{say(f'chart-{space.island}')} {letter}", wealth]
        words = [say("chart-current", arrow=ARROWS[space.current])] if space.current >= 0 else []
        for there, name in ((space.harbor, "harbor"), (space.fog, "fog"), (space.wreckage, "wreckage")):
            if there:
                words.append(say(f"chart-{name}"))
        if space.treasure:
            words.append(say("chart-treasure", number=space.treasure))
        if space.tailwind:
            words.append(say("chart-tailwind", number=space.tailwind))
        return words

    def _standing(self, place: Place) -> list[str]:
        counts: dict[str, int] = {}
        for figure in self.figures.get(place, []):
            letter = figure_letter(self.text, KINDS[figure])
            counts[letter] = counts.get(letter, 0) + 1
        return [word if word[0] == "[" else f"{word}{count}" for word, count in counts.items()]

    def _comrades(self, space: Space) -> list[str]:
        count = self.comrades[space.region] if space.island else 0
        return [f"{self.text.say('chart-comrades')}{count}"] if count else []

    # Lines between spaces

    def region(self, x: int, y: int) -> str:
        space = self.spaces.get((x, y))
        return "" if space is None else space.region

    def left(self, x: int, y: int) -> str:
        """The line on the left of a space: a tile's border, a sandbar, or the middle of a tile."""
        here, there = self.region(x, y), self.region(x - 1, y)
        if here != there:
            return "│"
        if not here:
            return " "
        return SANDBAR if self.spaces[x, y].blocks(3) else "┊"

    def top(self, x: int, y: int) -> str:
        """The line above a space."""
        here, there = self.region(x, y), self.region(x, y - 1)
        if here != there:
            return "─"
        if not here:
            return " "
        return SANDBAR if self.spaces[x, y].blocks(0) else "┄"

    def corner(self, x: int, y: int) -> str:
        """The corner on the top left of a space."""
        mask = 0
        mask |= NORTH if self.left(x, y - 1) == "│" else 0
        mask |= EAST if self.top(x, y) == "─" else 0
        mask |= SOUTH if self.left(x, y) == "│" else 0
        mask |= WEST if self.top(x - 1, y) == "─" else 0
        if mask == 0 and self.region(x, y):
            return "┼"
        return CORNERS[mask]


def figure_letter(text: Text, kind: Figure) -> str:
    """A Flagship or Union ship in brackets, Patrols and Strongholds as a letter that a number follows."""
    if kind.kind == "flagship":
        return f"[{text.say(f'letter-{dashed(kind.owner)}')}]"
    return text.say(f"chart-{kind.id}")


def dashed(id: str) -> str:
    return id.replace("_", "-")


def draw_map(view: dict[str, Any], text: Text, width: int) -> list[str]:
    """The map; one that is too wide is drawn in parts, one below the other."""
    chart = Chart(view, text)
    if not chart.spaces:
        return []
    columns = range(min(x for x, _ in chart.spaces), max(x for x, _ in chart.spaces) + 1)
    room = width - MARGIN - 1
    size = WIDE if len(columns) * (WIDE + 1) <= room else NARROW
    per_part = room // (size + 1)
    lines: list[str] = []
    for first in range(columns.start, columns.stop, per_part):
        part = range(first, min(first + per_part, columns.stop))
        lines.extend(_part(chart, part, size))
    return lines


def draw_turns(region: str, text: Text) -> list[str]:
    """A tile that is not laid yet, as it would lie after each number of quarter turns, side by side."""
    drawn = []
    for rot in range(ROTATIONS):
        sea = [[at(quarter % 2, quarter // 2), space_number(region, rot, quarter)] for quarter in range(4)]
        view = {"sea": sea, "wealth": [[region, 1]], "comrades": [[region, 0]], "figures": []}
        lines = _part(Chart(view, text), range(2), NARROW)
        lines[0] = f"r{rot}".center(2 * NARROW + 3)
        drawn.append([line[MARGIN:] if number else line for number, line in enumerate(lines)])
    height = max(len(lines) for lines in drawn)
    size = 2 * NARROW + 5
    rows = []
    for row in range(height):
        rows.append("".join((lines[row] if row < len(lines) else "").ljust(size) for lines in drawn).rstrip())
    return rows


def _part(chart: Chart, columns: range, size: int) -> list[str]:
    ys = [y for x, y in chart.spaces if x in columns]
    rows = range(min(ys), max(ys) + 1)
    lines = [" " * (MARGIN + 1) + "".join(f"{x:^{size + 1}}" for x in columns)]
    for y in rows:
        lines.append(_border(chart, columns, y, size))
        lines.extend(_row(chart, columns, y, size))
    lines.append(_border(chart, columns, rows.stop, size))
    return [line.rstrip() for line in lines]


def _border(chart: Chart, columns: range, y: int, size: int) -> str:
    drawn = "".join(chart.corner(x, y) + chart.top(x, y) * size for x in columns)
    return " " * MARGIN + drawn + chart.corner(columns.stop, y)


def _row(chart: Chart, columns: range, y: int, size: int) -> list[str]:
    cells = [flowed(chart.words((x, y), size == WIDE), size) for x in columns]
    height = max([LOWEST] + [len(cell) for cell in cells])
    lines = []
    for line in range(height):
        label = f"{y:>{MARGIN - 1}} " if line == 0 else " " * MARGIN
        inside = "".join(
            chart.left(x, y) + (cell[line] if line < len(cell) else "").ljust(size) for x, cell in zip(columns, cells)
        )
        lines.append(label + inside + chart.left(columns.stop, y))
    return lines


def flowed(words: list[str], size: int) -> list[str]:
    """Words filled into lines; what stands together stays together if it fits."""
    lines: list[str] = []
    for word in words:
        for part in [word] if len(word) <= size else word.split(" "):
            if lines and len(lines[-1]) + 1 + len(part) <= size:
                lines[-1] += f" {part}"
            else:
                lines.append(part[:size])
    return lines


# Control of the regions


def control(view: dict[str, Any]) -> dict[str, list[int]]:
    """For each region the control of Bluefin and of Mollusk, as it would be counted now. (AH-SCOR-02, -03)"""
    sea = dict(view["sea"])
    found: dict[str, list[int]] = {region: [0, 0] for region, _ in view["laid"]}
    doubled = ""
    for figure, cell in enumerate(view["figures"]):
        kind = KINDS[figure]
        if cell >= 0 and kind.control:
            region = SPACES[sea[cell]].region
            found[region][FACTION_IDS.index(kind.owner) // 2] += kind.control
            doubled = region if kind.comrade_control > 1 else doubled
    for region, count in view["comrades"]:
        found[region][1] += count * (2 if region == doubled else 1)
    return found
