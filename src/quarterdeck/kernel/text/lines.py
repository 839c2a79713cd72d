"""Text set into lines of a given width: parts side by side, parts in columns, tables. For the games' screens."""

from __future__ import annotations

import textwrap
from typing import Final

INDENT: Final = "    "
GAP: Final = "   "


def set_apart(blocks: list[list[str]]) -> str:
    """Blocks of lines with an empty line between them; empty blocks are left out."""
    return "\n\n".join("\n".join(lines) for lines in blocks if lines)


def filled(parts: list[str], width: int, indent: str, further: str = "", gap: str = GAP) -> list[str]:
    """Parts side by side, broken between them where the line is full."""
    lines = [indent]
    for part in parts:
        between = gap if lines[-1].strip() else ""
        if lines[-1].strip() and len(lines[-1]) + len(between) + len(part) > width:
            lines.append((further or indent) + part)
        else:
            lines[-1] += between + part
    return [piece for line in lines for piece in cut(line, width, further or indent)]


def cut(line: str, width: int, indent: str) -> list[str]:
    """A line that is too long as several."""
    return [line] if len(line) <= width else textwrap.wrap(line, width, subsequent_indent=indent + INDENT)


def hung(said: str, width: int, indent: str = INDENT) -> list[str]:
    """A paragraph whose further lines stand in."""
    return textwrap.wrap(said, width, initial_indent=indent, subsequent_indent=indent + INDENT, break_on_hyphens=False)


def columns(parts: list[str], width: int, indent: str = INDENT) -> list[str]:
    """Parts in as many columns as there is room for, row by row."""
    size = max((len(part) for part in parts), default=0) + len(GAP)
    count = max(1, (width - len(indent)) // size)
    return [
        indent + "".join(part.ljust(size) for part in parts[at : at + count]).rstrip()
        for at in range(0, len(parts), count)
    ]


def table(rows: list[list[str]], indent: str = INDENT, gap: str = GAP) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    sizes = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
    return [indent + gap.join(cell.ljust(size) for cell, size in zip(row, sizes)).rstrip() for row in rows]
