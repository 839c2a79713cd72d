"""How the parts of the screen are set: the options in groups and columns, paragraphs, lists of events."""

from __future__ import annotations

import textwrap

FEW = 12
"""Up to so many options stand one below the other, each with its key."""

LIST_STYLES = [(r"(?m)^ *\d+ ", "bold cyan"), (r"(?m)\[[^\]]*\]$", "dim")]


class Choice:
    """One option as it is shown."""

    def __init__(self, number: int, says: str, key: str, group: str) -> None:
        self.number = number
        self.says = says
        self.key = key
        self.group = group


def options_block(choices: list[Choice], width: int) -> str:
    """All options: one below the other while they are few, else by groups and in columns."""
    digits = len(str(len(choices)))
    if len(choices) <= FEW:
        return "\n".join(_with_key(choice, digits, width) for choice in choices)
    lines: list[str] = []
    for group, members in _grouped(choices):
        if group or lines:
            lines.append(f"{group}:" if group else "")
        lines.extend(_columns([_numbered(choice, digits) for choice in members], width, " " * (digits + 4)))
    return "\n".join(lines)


def _grouped(choices: list[Choice]) -> list[tuple[str, list[Choice]]]:
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return list(groups.items())


def _numbered(choice: Choice, digits: int) -> str:
    return f"{choice.number:>{digits + 2}}  {choice.says}"


def _with_key(choice: Choice, digits: int, width: int) -> str:
    """The option with its key, broken with the number left free where it is long."""
    line = _numbered(choice, digits)
    if choice.key.lower() != choice.says.lower() and not choice.key.isdigit():
        line = f"{line}  [{choice.key}]"
    hang = " " * (digits + 4)
    return textwrap.fill(line, width, subsequent_indent=hang, break_on_hyphens=False, drop_whitespace=True)


def _columns(cells: list[str], width: int, hang: str) -> list[str]:
    """Cells in as many columns as fit, each as wide as it needs; below each other where columns would save little."""
    for rows in range(1, len(cells) * 2 // 3 + 1):
        columns = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        sizes = [max(len(cell) for cell in column) + 2 for column in columns]
        if sum(sizes) - 2 <= width:
            padded = [[cell.ljust(size) for cell in column] for column, size in zip(columns, sizes)]
            return ["".join(column[row] for column in padded if row < len(column)).rstrip() for row in range(rows)]
    return [
        line for cell in cells for line in textwrap.wrap(cell, width, subsequent_indent=hang, break_on_hyphens=False)
    ]


def paragraph(text: str, width: int, indent: str = "") -> str:
    """A text broken into lines; a command that can be copied is left whole."""
    return "\n".join(
        indent + line if line.startswith("quarterdeck ") else _broken(line, width, indent) for line in text.split("\n")
    )


def _broken(line: str, width: int, indent: str) -> str:
    return textwrap.fill(
        line, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def listed(lines: list[str], width: int) -> str:
    """Events, one a line."""
    return "\n".join(textwrap.fill(line, width, initial_indent="  ", subsequent_indent="    ") for line in lines)


def definitions(rows: list[tuple[str, str]], width: int) -> str:
    """Words and what they mean, in two columns."""
    left = max(len(word) for word, _ in rows) + 4
    return "\n".join(
        textwrap.fill(says, width, initial_indent=f"  {word}".ljust(left), subsequent_indent=" " * left)
        for word, says in rows
    )
