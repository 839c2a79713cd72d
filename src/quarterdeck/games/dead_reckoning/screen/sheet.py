"""What the drawings of Dead Reckoning have in common: the table as a seat sees it, how pieces are written."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.dead_reckoning.content.pieces import SPACE_IDS, Goods
from quarterdeck.games.dead_reckoning.state import Player, State
from quarterdeck.games.dead_reckoning.words.sentences import goods_said
from quarterdeck.games.dead_reckoning.words.wording import faction
from quarterdeck.kernel.rules.state import from_plain
from quarterdeck.kernel.text import sheet
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.sheet import is_hidden


class Sheet(sheet.Sheet):
    """A view of Dead Reckoning."""

    def __init__(self, view: dict[str, Any], seat: int, text: Text, width: int) -> None:
        super().__init__(view, seat, text, width)
        self.state: State = from_plain(State, _seen(view))

    @property
    def me(self) -> Player | None:
        """The viewer's own ship; nobody for an onlooker."""
        return self.state.players[self.seat] if self.seat >= 0 else None

    def side(self, seat: int) -> str:
        return self.name("faction", faction(self.state, seat))

    def letter(self, seat: int) -> str:
        return self.say("letter", faction(self.state, seat))

    def space(self, space: int) -> str:
        return self.name("space", SPACE_IDS[space])

    def goods(self, cargo: int, coins: int) -> str:
        """`2 cargo and 1 coin`, nothing for none."""
        return goods_said(Goods(cargo, coins), self.text)

    def ship(self, player: Player) -> str:
        """A ship as a piece on the grid: «P», in pirate mode «P!»."""
        return f"«{self.letter(player.seat)}{'!' if player.pirate else ''}»"

    def ships_at(self, space: int) -> str:
        return " ".join(self.ship(player) for player in self.state.players if player.place == space)

    def row_card(self, card: str) -> str:
        """The name on the side that is up; that of a merchant ship stands on its back. (DR-ENC-06)"""
        return self.name("back" if card in self.state.turned else "card", card)


def _seen(view: dict[str, Any]) -> Any:
    """A view without what is hidden: no coins in closed chests, no levels that only the owner knows."""
    players = [_without(player, ["chest"]) for player in view["players"]]
    crew = [_without(card, ["raised"]) for card in view["crew"]]
    return sheet.seen(view | {"players": players, "crew": crew})


def _without(part: dict[str, Any], numbers: list[str]) -> dict[str, Any]:
    return {name: 0 if name in numbers and is_hidden(value) else value for name, value in part.items()}
