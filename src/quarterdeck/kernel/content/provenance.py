"""Where figures come from: what each field of a game's content claims, and how many of each there are."""

from __future__ import annotations

from typing import Final

SOURCES: Final = ("rulebook", "public", "reconstructed")
MIXED: Final = "mixed"


class Origin:
    """One row: its table and file, its own mark, and the source of each of its fields.

    A field of which only parts are marked stands there by its parts, such as `name.en` and `name.de`.
    """

    def __init__(self, file: str, table: str, id: str, source: str, fields: dict[str, str]) -> None:
        self.file = file
        self.table = table
        self.id = id
        self.source = source
        self.fields = fields


class Tally:
    """Rows and fields by source; a row whose fields do not all have one source is `mixed`."""

    def __init__(self) -> None:
        self.rows: dict[str, int] = dict.fromkeys((*SOURCES, MIXED), 0)
        self.fields: dict[str, int] = dict.fromkeys(SOURCES, 0)

    def add(self, row: Origin) -> None:
        alike = all(source == row.source for source in row.fields.values())
        self.rows[row.source if alike else MIXED] += 1
        for source in row.fields.values():
            self.fields[source] += 1


class Provenance:
    """What a game's content claims, row by row in the order of reading."""

    def __init__(self) -> None:
        self.rows: list[Origin] = []

    def add(self, row: Origin) -> None:
        self.rows.append(row)

    def files(self) -> dict[str, Tally]:
        """The count of each file, in the order of their names."""
        found: dict[str, Tally] = {name: Tally() for name in sorted({row.file for row in self.rows})}
        for row in self.rows:
            found[row.file].add(row)
        return found

    def total(self) -> Tally:
        found = Tally()
        for row in self.rows:
            found.add(row)
        return found
