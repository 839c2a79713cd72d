"""The marks of a row: `source` for the whole of it, and `rulebook_fields`, `public_fields`, `reconstructed_fields`
for fields that come from elsewhere.

    source: reconstructed
    rulebook_fields: [name, skills.leadership, levels[3]]

A mark names a field of the row, or a part of one: `skills.leadership` of a mapping, `levels[3]` of a list.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.content.fields import SOURCE, TEXT, Row, list_of
from quarterdeck.kernel.content.provenance import SOURCES
from quarterdeck.kernel.content.strict_yaml import Mapping

MARKS: Final[dict[str, str]] = {f"{name}_fields": name for name in SOURCES}
UNMARKED: Final = ("id", "source", "clauses", *MARKS)
"""What a row says of itself: it is no figure and comes from nowhere."""


def marks_of(row: Row) -> tuple[str, dict[str, str]]:
    """The row's own mark, and the source of each of its fields; what cannot be is a problem of the row."""
    own = row.take("source", SOURCE)
    found = {name: own for name in row.values if name not in UNMARKED}
    marked: dict[str, str] = {}
    for mark, elsewhere in MARKS.items():
        if mark in row.values:
            _read(row, mark, elsewhere, own, found, marked)
    if marked and own and own not in found.values():
        row.place.at("source").problem(f"nothing of the row is {own}")
    return own, found


def _read(row: Row, mark: str, elsewhere: str, own: str, found: dict[str, str], marked: dict[str, str]) -> None:
    """One list of marks: `found` becomes what it says."""
    place = row.place.at(mark)
    if own == elsewhere:
        place.problem(f"the whole row is {own}")
    named = row.take(mark, list_of(TEXT, least=1, distinct=True))
    for number, name in enumerate(named):
        whole = name.partition(".")[0].partition("[")[0]
        if whole in UNMARKED or (name != whole and name not in parts_of(row, whole)) or whole not in row.values:
            place.item(number).problem(f"the row has no field {name}")
        elif name in marked and marked[name] != mark:
            place.item(number).problem(f"{name} also stands in {marked[name]}")
        elif name != whole and whole in marked:
            place.item(number).problem(f"the whole of {whole} stands in {marked[whole]}")
        elif name == whole and whole not in found:
            place.item(number).problem(f"parts of {whole} are marked already")
        else:
            if name != whole and whole in found:
                del found[whole]
                found.update(dict.fromkeys(parts_of(row, whole), own))
            found[name], marked[name] = elsewhere, mark


def parts_of(row: Row, field: str) -> list[str]:
    """The names of the parts of a field: the keys of a mapping, the items of a list."""
    value = row.values.get(field)
    if isinstance(value, Mapping):
        return [f"{field}.{key}" for key in value]
    return [f"{field}[{number}]" for number in range(len(value))] if isinstance(value, list) else []
