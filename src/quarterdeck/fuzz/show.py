"""What the fuzzer has to say: lines for people, figures for programs, and the list of what is known to be rare."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import yaml

from quarterdeck.fuzz.campaign import Bout, FuzzReport
from quarterdeck.fuzz.reach import ENDINGS, PARTS, Reach, declared, never
from quarterdeck.kernel.game import Game, SettingError

Rare = dict[str, dict[str, str]]
"""For each part of the reach the names, or patterns of names, that a long run may miss, each with the reason."""


def read_rare(path: Path) -> Rare:
    """The list of a file. Raises SettingError if it is none."""
    try:
        found = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as problem:
        raise SettingError(f"the list {path} cannot be read: {problem}") from None
    for part, names in found.items() if isinstance(found, dict) else [("", {})]:
        if part not in PARTS or not isinstance(names, dict) or not all(names.values()):
            raise SettingError(f"the list {path}: {part or 'the file'} is no list of names, each with a reason")
    return {str(part): {str(name): str(reason) for name, reason in names.items()} for part, names in found.items()}


def is_rare(rare: Rare, part: str, name: str) -> bool:
    """Whether the list has this name."""
    return any(fnmatchcase(name, pattern) for pattern in rare.get(part, {}))


def unexpected(game: Game, reach: Reach, rare: Rare) -> dict[str, list[str]]:
    """What was never reached and is not known to be rare, by part; parts with nothing to say are left out."""
    missing = never(game, reach)
    left = {part: [name for name in names if not is_rare(rare, part, name)] for part, names in missing.items()}
    return {part: names for part, names in left.items() if names}


def superfluous(game: Game, rare: Rare) -> dict[str, list[str]]:
    """Names and patterns of the list that fit nothing that is declared."""
    there = declared(game)
    left = {
        part: [pattern for pattern in names if not any(fnmatchcase(name, pattern) for name in there[part])]
        for part, names in rare.items()
    }
    return {part: names for part, names in left.items() if names}


def reach_figures(game: Game, reach: Reach) -> dict[str, Any]:
    """Everything that was counted, what was never reached, and how the games ended."""
    missing = never(game, reach)
    there = declared(game)
    figures: dict[str, Any] = {
        part: {
            "declared": len(there[part]),
            "reached": len(there[part]) - len(missing[part]),
            "never": missing[part],
            "times": dict(sorted(reach.counts[part].items())),
        }
        for part in PARTS
    }
    return figures | {ENDINGS: dict(sorted(reach.counts[ENDINGS].items()))}


def reach_lines(game: Game, reach: Reach, rare: Rare) -> list[str]:
    """The same in short: how much of each part, and the names of what is missing."""
    lines = ["", "reached:"]
    missing, there = never(game, reach), declared(game)
    for part in PARTS:
        if there[part]:
            lines.append(f"  {part:<10}{len(there[part]) - len(missing[part]):>5} of {len(there[part])}")
    lines.append(f"  {ENDINGS:<12}{', '.join(sorted(reach.counts[ENDINGS]))}")
    left = unexpected(game, reach, rare)
    if left:
        lines.append("never reached" + (", and not known to be rare:" if rare else ":"))
        lines += [f"  {part:<10}{' '.join(names)}" for part, names in left.items()]
    if rare:
        listed = sum(len(names) for names in missing.values()) - sum(len(names) for names in left.values())
        lines.append(f"{listed} more are on the list of what is rare")
    return lines


def bout_line(bout: Bout, report: FuzzReport) -> str:
    """A line about the games of one bout."""
    wrong = f"{len(report.violations)} wrong" if report.violations else "nothing wrong"
    played = f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s"
    return f"{bout.players} players, {bout.driver}: {played}, {wrong}"


def violation_lines(report: FuzzReport, files: list[str]) -> list[str]:
    """What went wrong, with the file of each."""
    lines: list[str] = []
    for violation, file in zip(report.violations, files):
        lines.append(f"\n{violation.kind}, after {violation.at} decisions: {violation.detail}")
        lines.append(f"The shortest game that shows it: {file} (quarterdeck replay {file})")
    return lines


def violation_figures(bout: Bout, report: FuzzReport, files: list[str]) -> list[dict[str, Any]]:
    """What went wrong, for programs."""
    return [
        {"players": bout.players, "driver": bout.driver, "kind": violation.kind, "at": violation.at}
        | {"detail": violation.detail, "file": file}
        for violation, file in zip(report.violations, files)
    ]
