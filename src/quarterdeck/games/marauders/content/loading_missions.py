"""Missions: what is needed to claim one, and what completes it. (EFFECTS.md, Requirements and Tasks)"""

from __future__ import annotations

from quarterdeck.games.marauders.content import pieces
from quarterdeck.games.marauders.content.loading_reader import Reader, skill
from quarterdeck.games.marauders.content.loading_words import REWARD
from quarterdeck.kernel.content.reading import Row, integer, list_of, mapping, names, one_of

NEED_NUMBERS = ["points", "gold"]
OTHER_TARGETS = ["player_pirate"]


class MissionReader:
    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader

    def mission(self, row: Row) -> pieces.Mission:
        return pieces.Mission(
            row.id,
            row.take("name", names),
            row.take("port", self.reader.port),
            row.take("requires", list_of(mapping(self.need), 1)),
            row.take("tasks", list_of(mapping(self.task), 1)),
            row.take("reward", self.reader.slot(REWARD)),
        )

    def params(self, table: str, kind: str) -> list[str]:
        """The parameters that EFFECTS.md gives to this requirement or task."""
        words = self.reader.content.vocabulary.tables.get(table, {})
        return words[kind].needs if kind in words else []

    def need(self, row: Row) -> pieces.Need:
        reader = self.reader
        kind = row.take("need", reader.kinds("need"))
        params = self.params("need", kind)
        number = 0
        for name in NEED_NUMBERS:
            if name in params:
                number = row.take(name, integer(1))
        ship = list_of(reader.content.ref("ships"), 1, None, True)
        return pieces.Need(
            kind,
            row.take("skill", skill) if "skill" in params else pieces.NONE,
            row.take("nation", reader.at("nations")) if "nation" in params else pieces.NONE,
            number,
            row.take("types", ship) if "types" in params else [],
        )

    def task(self, row: Row) -> pieces.Task:
        reader = self.reader
        kind = row.take("task", reader.kinds("task"))
        params = self.params("task", kind)
        target = one_of([*reader.content.ids("npcs"), *OTHER_TARGETS])
        task = pieces.Task(
            kind,
            self.places(row, params),
            row.take("goods", mapping(reader.goods)) if "goods" in params else {},
            row.take("targets", list_of(target, 1, None, True)) if "targets" in params else [],
            row.take("nation", reader.at("nations")) if "nation" in params else pieces.NONE,
            row.take("count", integer(1)) if "count" in params else 0,
            row.take("leadership", integer(1)) if "leadership" in params else 0,
            row.take("crew", integer(1)) if "crew" in params else 0,
        )
        if "goods" in params and not task.goods:
            row.place.at("goods").problem("expected something to hand in")
        return task

    def places(self, row: Row, params: list[str]) -> list[int]:
        """One place or several, as the task's parameters say."""
        port, zone = self.reader.port, self.reader.at("zones")
        if "port" in params:
            return [row.take("port", port)]
        if "zone" in params:
            return [row.take("zone", zone)]
        if "ports" in params:
            return row.take("ports", list_of(port, 2, None, True))
        if "zones" in params:
            return row.take("zones", list_of(zone, 2, None, True))
        return []
