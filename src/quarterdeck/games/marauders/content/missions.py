"""Missions: what is needed to claim one, and what completes it. (EFFECTS.md, Requirements and Tasks)"""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.games.marauders.content.numbers import NONE, SKILLS
from quarterdeck.games.marauders.content.words import REWARD, entries
from quarterdeck.kernel.content.reading import (
    NAMES,
    Names,
    Row,
    at,
    counts,
    integer,
    list_of,
    mapping,
    one_of,
    position,
    read,
    ref,
    word_of,
)
from quarterdeck.kernel.rules.effects import Effect

NEED_NUMBERS = ["points", "gold"]
OTHER_TARGETS = ["player_pirate"]


@dataclass(frozen=True, slots=True)
class Need:
    """What is needed to claim a mission; `number`: points or gold."""

    kind: str
    skill: int
    nation: int
    number: int
    ships: list[str]


@dataclass(frozen=True, slots=True)
class Task:
    """What completes a mission. `zones`: the ports or zones concerned; `targets`: whom to defeat."""

    kind: str
    zones: list[int]
    goods: dict[str, int]
    targets: list[str]
    nation: int
    count: int
    leadership: int
    crew: int


def _params(row: Row, table: str, kind: str) -> list[str]:
    """The parameters that EFFECTS.md gives to this requirement or task."""
    words = row.place.tables.vocabulary.tables.get(table, {})
    return words[kind].needs if kind in words else []


def need(row: Row) -> Need:
    kind = row.take("need", word_of("need"))
    params = _params(row, "need", kind)
    numbers = [row.take(name, integer(1)) for name in NEED_NUMBERS if name in params]
    return Need(
        kind=kind,
        skill=row.take("skill", position(SKILLS)) if "skill" in params else NONE,
        nation=row.take("nation", at("nations")) if "nation" in params else NONE,
        number=numbers[0] if numbers else 0,
        ships=row.take("types", list_of(ref("ships"), least=1, distinct=True)) if "types" in params else [],
    )


def task(row: Row) -> Task:
    kind = row.take("task", word_of("task"))
    params = _params(row, "task", kind)
    target = one_of([*row.place.tables.ids("npcs").positions, *OTHER_TARGETS])
    made = Task(
        kind=kind,
        zones=_zones(row, params),
        goods=row.take("goods", counts("goods")) if "goods" in params else {},
        targets=row.take("targets", list_of(target, least=1, distinct=True)) if "targets" in params else [],
        nation=row.take("nation", at("nations")) if "nation" in params else NONE,
        count=row.take("count", integer(1)) if "count" in params else 0,
        leadership=row.take("leadership", integer(1)) if "leadership" in params else 0,
        crew=row.take("crew", integer(1)) if "crew" in params else 0,
    )
    if "goods" in params and not made.goods:
        row.place.at("goods").problem("expected something to hand in")
    return made


def _zones(row: Row, params: list[str]) -> list[int]:
    """One place or several, as the task's parameters say."""
    if "port" in params:
        return [row.take("port", at("ports"))]
    if "zone" in params:
        return [row.take("zone", at("zones"))]
    if "ports" in params:
        return row.take("ports", list_of(at("ports"), least=2, distinct=True))
    if "zones" in params:
        return row.take("zones", list_of(at("zones"), least=2, distinct=True))
    return []


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    names: Names = read(NAMES, at="name")
    port: int = read(at("ports"))
    needs: list[Need] = read(list_of(mapping(need), 1), at="requires")
    tasks: list[Task] = read(list_of(mapping(task), 1))
    reward: list[Effect] = read(entries(REWARD))
