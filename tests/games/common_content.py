"""What the tests of every game's content share: rows with sources, clauses that exist, no path of a machine."""

from __future__ import annotations

import re
from pathlib import Path

MACHINE_PATH = re.compile(r"(?<![\w.:/)])/[A-Za-z_][\w.-]*/[\w.-]")
"""An absolute path; web addresses have a host in front."""


def check_clauses_named(path: Path, known: list[str]) -> None:
    """Every clause that a file names is one of the rules."""
    text = path.read_text(encoding="utf-8")
    prefixes = sorted({clause.partition("-")[0] for clause in known})
    assert set(re.findall(rf"\b(?:{'|'.join(prefixes)})-[A-Z]+-\d+", text)) <= set(known)
    assert not MACHINE_PATH.search(text)


def rows_of(folder: Path) -> list[str]:
    """The ids of all rows of all tables in a folder; rows stand as far in as the first one of their file."""
    found: list[str] = []
    for path in sorted(folder.glob("*.yaml")):
        rows = re.findall(r"^( *)- (?:id: |\{id: )(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        found += [id for indent, id in rows if indent == rows[0][0]]
    return found


def numbers_by_topic(clauses: list[str]) -> dict[str, list[int]]:
    """The numbers of each topic's clauses, in the order of the rules."""
    topics: dict[str, list[int]] = {}
    for name in clauses:
        topic, _, number = name.rpartition("-")
        topics.setdefault(topic, []).append(int(number))
    return topics
