"""What the drawings of Merchants & Marauders have in common: the table as a seat sees it, how pieces are written."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.marauders.content.components import NATIONS, NPCS, ZONES
from quarterdeck.games.marauders.rules.ships import is_hostile
from quarterdeck.games.marauders.state import Player, State
from quarterdeck.games.marauders.words.wording import SEATS
from quarterdeck.kernel.rules.state import from_plain
from quarterdeck.kernel.text import sheet
from quarterdeck.kernel.text.fluent import Text, capital, listed
from quarterdeck.kernel.text.sheet import count, is_hidden

GOLD: Final[list[str]] = ["gold", "stash"]


class Sheet(sheet.Sheet):
    """A view of Merchants & Marauders."""

    def __init__(self, view: dict[str, Any], seat: int, text: Text, width: int) -> None:
        super().__init__(view, seat, text, width)
        self.state: State = from_plain(State, _seen(view))

    @property
    def me(self) -> Player | None:
        """The viewer's own captain; nobody for an onlooker."""
        return self.state.players[self.seat] if self.seat >= 0 else None

    def side(self, seat: int) -> str:
        return self.text.side(seat)

    def letter(self, seat: int) -> str:
        return self.say("letter", SEATS[seat])

    def marks(self, seats: list[int], frame: str = "«»") -> str:
        """Captains in two letters each, as pieces on the chart."""
        return f"{frame[0]}{' '.join(self.letter(seat) for seat in seats)}{frame[1]}" if seats else ""

    def zone(self, zone: int) -> str:
        return self.name("zone", ZONES[zone].id)

    def said(self, kind: str, id: str) -> str:
        """A component's name and what it does."""
        return self.say("screen-card", name=self.name(kind, id), said=self.name(kind, f"{id}_text"))

    def nation(self, nation: int) -> str:
        return self.name("nation", NATIONS[nation].id)

    def npc(self, npc: int) -> str:
        return capital(self.name("npc", NPCS[npc].id))

    def npc_mark(self, npc: int) -> str:
        """An NPC ship on the chart; `!` if it hunts the viewer."""
        me = self.me
        hunts = me is not None and is_hostile(self.state, npc, me)
        return f"{self.say('screen-mark', NPCS[npc].id)}{'!' if hunts else ''}"

    def names(self, kind: str, ids: list[str]) -> str:
        """Several things by their names, equal ones counted."""
        named = [self.name(kind, id) for id in ids]
        return listed([_counted(name, named.count(name)) for name in dict.fromkeys(named)], "comma", self.text)


def _counted(name: str, number: int) -> str:
    return name if number == 1 else f"{number} {name}"


def _seen(view: dict[str, Any]) -> Any:
    """A view without what is hidden: no gold, and blank cards where their number matters. (MM-RUL-79)"""
    players = []
    for player in view["players"]:
        shown = dict(player)
        for field, value in player.items():
            if is_hidden(value):
                shown[field] = 0 if field in GOLD else [""] * count(value)
        players.append(shown)
    return sheet.seen(view | {"players": players})
