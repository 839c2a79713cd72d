"""Boards, tokens and loose material."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content import pieces, printed
from quarterdeck.games.marauders.content.loading_reader import Reader
from quarterdeck.kernel.content.reading import Place, Row, integer, list_of, names, one_of

PRINTED: Final[dict[str, list[str]]] = {
    "war_track": ["spaces"],
    "npc_spaces": ["spaces"],
    "enemy_track": ["spaces"],
    "merchant_track": ["refill_at"],
    "glory_track": ["from", "to", "target"],
    "areas_track": ["from", "to"],
    "bounty_track": ["from", "to"],
    "hold_space": ["max_in_port"],
    "rumor_space": ["spaces"],
    "mission_space": ["spaces"],
    "modification_spaces": ["spaces"],
}
"""The tracks and spaces of the boards, and the figures that each of them has."""

HELD: Final[list[str]] = [
    "nation",
    "npc_captain",
    "area",
    "merchant_token",
    "bounty_token",
    "cargo",
    "rumor",
    "mission",
    "modification",
]
COLOURS: Final[list[str]] = ["red", "blue", "yellow", "green"]


class SupplyReader:
    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader

    # ------------------------------------------------------------ boards

    def areas(self) -> list[printed.Area]:
        areas = list(self.reader.table("areas", _area).values())
        self.reader.expect("boards.yaml", "areas", [area.id for area in areas], pieces.AREAS)
        return areas

    def boards(self) -> dict[str, printed.Track]:
        tracks = {**self.reader.table("game_board", _track), **self.reader.table("captain_board", _track)}
        self.reader.expect("boards.yaml", "game_board and captain_board", list(tracks), list(PRINTED))
        return tracks

    # ------------------------------------------------------------ tokens

    def demands(self) -> list[str]:
        """The good of each demand token."""

        def token(row: Row) -> list[str]:
            return [row.take("good", self.reader.content.ref("goods"))] * row.take("copies", integer(1))

        return [good for goods in self.reader.table("demand_tokens", token).values() for good in goods]

    def merchants(self) -> list[int]:
        """The nation of each merchant token."""
        return [nation for nations in self.reader.table("merchant_tokens", self.nations).values() for nation in nations]

    def bounty_tokens(self) -> int:
        """How many bounty tokens each nation has."""
        rows = self.reader.table("bounty_tokens", self.nations)
        nations = self.reader.content.ids("nations")
        found = [nation for row in rows.values() for nation in row]
        each = len(found) // max(1, len(nations))
        if sorted(found) != sorted(list(range(len(nations))) * each):
            place = Place(self.reader.content.problems, "bounty_tokens.yaml", "table bounty_tokens")
            place.problem("expected equally many tokens of every nation")
        return each

    def nations(self, row: Row) -> list[int]:
        return [row.take("nation", self.reader.at("nations"))] * row.take("copies", integer(1))

    # ------------------------------------------------------------ loose material

    def die(self, row: Row) -> printed.Die:
        numbers = row.take("numbers", list_of(integer(1, 4), 4, 4, True))
        return printed.Die(row.take("count", integer(1)), numbers, row.take("skulls", integer(2, 2)))

    def supplies(self) -> dict[str, printed.Supply]:
        return {
            **self.reader.table("coins", _coin),
            **self.reader.table("cubes", _cube),
            **self.reader.table("nautical_markers", self.marker),
            **self.reader.table("boards_and_aids", _board),
            **self.reader.table("miniatures", self.miniature),
        }

    def marker(self, row: Row) -> printed.Supply:
        nation = row.take("nation", self.reader.content.ref("nations"))
        return printed.Supply(row.id, row.take("count", integer(1)), 0, "", "", "", nation)

    def miniature(self, row: Row) -> printed.Supply:
        colour = row.take("colour", one_of([*COLOURS, "black", "brown"]))
        use = row.take("use", one_of(["player", "pirate_sloop", "pirate_frigate", "navy"]))
        if (use == "player") != (colour in COLOURS):
            row.place.at("colour").problem("a player's colour for a player's ship, and for no other")
        ship = row.take("ship", self.reader.content.ref("ships"))
        return printed.Supply(row.id, row.take("count", integer(1)), 0, colour, ship, use, "")


def _area(row: Row) -> printed.Area:
    value = row.take("ship_value", one_of(["sturdiness", "cargo", "crew", "cannons"]))
    return printed.Area(row.id, row.take("name", names), row.optional("die", integer(1, 4), pieces.NONE), value)


def _track(row: Row) -> printed.Track:
    figures = {name: row.take(name, integer(0)) for name in PRINTED.get(row.id, [])}
    return printed.Track(row.id, row.take("name", names), row.optional("holds", one_of(HELD), ""), figures)


def _coin(row: Row) -> printed.Supply:
    return printed.Supply(row.id, row.take("count", integer(1)), row.take("value", integer(1)), "", "", "", "")


def _cube(row: Row) -> printed.Supply:
    colour = row.take("colour", one_of([*COLOURS, "brown"]))
    return printed.Supply(row.id, row.take("count", integer(1)), 0, colour, "", "", "")


def _board(row: Row) -> printed.Supply:
    row.take("name", names)
    return printed.Supply(row.id, row.take("count", integer(1)), 0, "", "", "", "")
