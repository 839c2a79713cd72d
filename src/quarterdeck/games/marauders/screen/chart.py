"""The sea zones as a chart of text: where they lie, which border on each other, what is in them. (MM-BOARD)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import MISSIONS, NATIONS, NPCS, ZONE, ZONES
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.rules.ships import is_illegal
from quarterdeck.games.marauders.screen.sheet import Sheet
from quarterdeck.games.marauders.words.telling import compass
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.text.fluent import capital
from quarterdeck.kernel.text.lines import hung

PLACES: Final[dict[str, tuple[int, int]]] = {
    "nassau": (1, 0),
    "havana": (0, 1),
    "tortuga": (1, 1),
    "port_royal": (0, 2),
    "petit_goave": (1, 2),
    "santo_domingo": (2, 2),
    "san_juan": (3, 2),
    "st_maarten": (4, 2),
    "st_john": (5, 2),
    "old_providence": (0, 3),
    "cartagena": (1, 3),
    "caribbean_sea": (2, 3),
    "basse_terre": (4, 3),
    "bridgetown": (5, 3),
    "curacao": (2, 4),
    "caracas": (3, 4),
    "trinidad": (4, 4),
}
"""Column and row of each zone: all that border on each other lie beside each other, below each other or across a
corner."""

WIDE: Final = "caribbean_sea"
"""It takes two columns."""

COLUMNS: Final = 6
CELL_LINES: Final = 3
NARROWEST: Final = 12
WIDEST: Final = 18
MERCHANT, OFFER, MISSION, CLOSED = "◆", "+", "*", "×"


def draw_chart(sheet: Sheet) -> list[str]:
    """The chart, or the zones as a list where the screen is too narrow for it."""
    size = min(WIDEST, (sheet.width - COLUMNS + 1) // COLUMNS)
    if size < NARROWEST:
        return [line for zone in range(len(ZONES)) for line in hung(_line(sheet, zone), sheet.width, "")]
    canvas = Canvas(COLUMNS * (size + 1) - 1, 5 * (CELL_LINES + 1) - 1)
    for id, (column, row) in PLACES.items():
        width = 2 * size + 1 if id == WIDE else size
        for at, line in enumerate(_cell(sheet, ZONE[id], width)):
            canvas.put(column * (size + 1), row * (CELL_LINES + 1) + at, line)
    for zone in ZONES:
        for other in zone.adjacent.values():
            if zone.index < other:
                _draw_border(canvas, size, zone.id, ZONES[other].id)
    return canvas.lines()


class Canvas:
    """A sheet of characters."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def put(self, x: int, y: int, said: str) -> None:
        for at, char in enumerate(said):
            if x + at < len(self.rows[y]):
                self.rows[y][x + at] = char

    def at(self, x: int, y: int) -> str:
        return self.rows[y][x]

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


# Borders


def _draw_border(canvas: Canvas, size: int, one: str, other: str) -> None:
    """A line between two zones: beside each other, below each other, or across a corner."""
    left, right = sorted((one, other), key=lambda id: PLACES[id])
    if PLACES[left][1] == PLACES[right][1]:
        _draw_beside(canvas, size, left, right)
        return
    upper, lower = sorted((one, other), key=lambda id: PLACES[id][1])
    between = PLACES[upper][1] * (CELL_LINES + 1) + CELL_LINES
    shared = [column for column in columns_of(upper) if column in columns_of(lower)]
    if shared:
        canvas.put(shared[0] * (size + 1) + size // 2, between, "│")
    elif min(columns_of(lower)) > max(columns_of(upper)):
        canvas.put(min(columns_of(lower)) * (size + 1) - 1, between, "╲")
    else:
        canvas.put(min(columns_of(upper)) * (size + 1) - 1, between, "╱")


def _draw_beside(canvas: Canvas, size: int, left: str, right: str) -> None:
    """From the end of the left name to the right one."""
    y = PLACES[left][1] * (CELL_LINES + 1)
    x = PLACES[right][0] * (size + 1) - 1
    start = x
    while start > 0 and canvas.at(start - 1, y) == " ":
        start -= 1
    canvas.put(min(start + 1, x), y, "─" * max(1, x - start))


def columns_of(id: str) -> list[int]:
    column = PLACES[id][0]
    return [column, column + 1] if id == WIDE else [column]


# Zones


def _cell(sheet: Sheet, zone: int, width: int) -> list[str]:
    """Name; port and what it wants, what lies there; who is there."""
    name = capital(sheet.zone(zone))
    if len(name) > width and sheet.text.has(message_id("screen-short", ZONES[zone].id)):
        name = sheet.say("screen-short", ZONES[zone].id)
    lines = [name, _port(sheet, zone).ljust(width - 3) + _tokens(sheet, zone), _ships(sheet, zone)]
    return [line if len(line) <= width else line[: width - 1] + "…" for line in lines]


def _port(sheet: Sheet, zone: int) -> str:
    """The nation's letter, whether the port is closed to the viewer, and the good in demand."""
    if not ZONES[zone].has_port:
        return ""
    me = sheet.me
    closed = me is not None and bool(me.captain) and is_illegal(sheet.state, me, zone)
    good = sheet.state.demand[zone]
    wanted = sheet.say("screen-good", good) if good else ""
    return f"{sheet.say('nation-letter', NATIONS[ZONES[zone].nation].id)}{CLOSED if closed else ' '}{wanted}"


def _tokens(sheet: Sheet, zone: int) -> str:
    state = sheet.state
    found = MERCHANT if zone in state.merchant_zones else ""
    if zone in state.mods_open:
        found += OFFER
    if any(MISSIONS[mission].port == zone for mission in state.missions):
        found += MISSION
    return found


def _ships(sheet: Sheet, zone: int) -> str:
    """Captains at sea and in port, NPC ships."""
    there = [player for player in sheet.state.players if player.captain and player.zone == zone]
    parts = [
        sheet.marks([player.seat for player in there if not player.in_port]),
        sheet.marks([player.seat for player in there if player.in_port], "()"),
    ]
    npcs = [sheet.npc_mark(npc.index) for npc in NPCS if sheet.state.npc_zone[npc.index] == zone]
    parts.append(f"‹{' '.join(npcs)}›" if npcs else "")
    return " ".join(part for part in parts if part)


def _line(sheet: Sheet, zone: int) -> str:
    """A zone with its borders, where there is no room for a chart."""
    said = [sheet.zone(zone), _port(sheet, zone), _tokens(sheet, zone), _ships(sheet, zone)]
    ways = [f"{compass(letter, sheet.text)} {sheet.zone(other)}" for letter, other in ZONES[zone].adjacent.items()]
    return f"{' '.join(part for part in said if part)} – {', '.join(ways)}"


def place_of(sheet: Sheet, zone: int, in_port: int) -> str:
    """Where a captain is, in words."""
    if zone == NONE:
        return ""
    return sheet.say("screen-in-port" if in_port else "screen-at-sea", zone=sheet.zone(zone))
