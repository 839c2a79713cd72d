"""Reads content/*.yaml into the classes of pieces.py. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quarterdeck.games.dead_reckoning.content import loading_words as words
from quarterdeck.games.dead_reckoning.content import pieces
from quarterdeck.games.dead_reckoning.content.loading_supplies import LIMITS, SOLO, SupplyReader, goods_field, named
from quarterdeck.games.dead_reckoning.content.loading_units import Faces, UnitReader
from quarterdeck.kernel.content.loading import TableReader, position
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.reading import Content, Place, Row, flag, integer, list_of, mapping, names, one_of
from quarterdeck.kernel.rules.effects import Effect

FOLDER = Path(__file__).parent

THEMES: Final[list[str]] = ["trader", "settler", "raider", "explorer", "shipwright", "builder"]
SECTION_LETTERS: Final[list[str]] = ["A", "B", "C", "D", "E", "F"]


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        reader = TableReader(content)
        supplies = SupplyReader(reader)
        words.allow_words(content)
        self.reader: TableReader = reader
        self.vocabulary = content.vocabulary
        self.unit_reader: UnitReader = UnitReader(content.vocabulary)
        self.units: list[pieces.Unit] = self.unit_reader.units
        self.limits = supplies.figures("limits", LIMITS)
        self.solo = supplies.figures("solo", SOLO)
        self.setups = supplies.setups()
        self.starts = supplies.starts()
        self.difficulties = supplies.difficulties()
        self.coop_decks = supplies.coop_decks()
        self.adjacent: list[list[int]] = []
        self.toward: list[list[int]] = []
        reader.only("grid", self.grid)
        self.shared_pieces = supplies.pieces("shared_pieces")
        self.player_pieces = supplies.pieces("player_pieces")
        self.colors = reader.table("colors", named)
        self.harbor_markers: int = reader.only("harbor", self.harbor)
        self.achievements = reader.table("achievements", _achievement)
        reader.expect("harbor.yaml", "achievements", list(self.achievements), pieces.ACHIEVEMENT_IDS)
        self.bonus_coins: int = supplies.figures("bonus_rules", ["coins_per_match"]).get("coins_per_match", 0)
        self.bonus_tiles = reader.table("bonus_tiles", _bonus_tile)
        self.islands = reader.table("islands", _island)
        self.open_sea = reader.table("open_sea", _open_sea)
        self.ship_board = supplies.figures("ship_board", ["cannons", "most_sails"])
        self.hulls = reader.table("hull_spaces", _hull)
        self.end_coins: dict[str, int] = {}
        self.upgrade_classes = reader.table("upgrade_classes", self.upgrade_class)
        reader.expect("ship_upgrades.yaml", "upgrade_classes", list(self.upgrade_classes), pieces.CLASS_IDS)
        self.upgrades = reader.table("upgrades", self.upgrade)
        self.building_rules = supplies.figures(
            "building_rules", ["most_of_a_kind", "end_coins", "markers_in_ship_battles"]
        )
        self.buildings = reader.table("buildings", _building)
        reader.expect("buildings.yaml", "buildings", list(self.buildings), pieces.BUILDING_KINDS)
        self.zones = supplies.zones()
        self.explosion: int = next((zone.index for zone in self.zones if zone.type == "explode"), 0)
        self.tower = supplies.tower()
        self.roles = reader.table("roles", self.role)
        self.cards = {**reader.table("advancements", self.advancement), **reader.table("merchants", self.merchant)}
        self.check_decks(reader.table("row_decks", lambda row: row.take("cards", integer(1))))
        self.solo_cards = reader.table("solo_cards", self.solo_card)
        self.provenance: Provenance = content.provenance
        content.finish()

    # ------------------------------------------------------------ the ocean

    def grid(self, row: Row) -> int:
        """The grid is as large as the numbers of its spaces say. (DR-MOVE-03)"""
        row.take("rows", integer(pieces.ROWS, pieces.ROWS))
        row.take("columns", integer(pieces.COLUMNS, pieces.COLUMNS))
        self.toward = [neighbours(space) for space in range(pieces.OCEAN)]
        self.adjacent = [[other for other in around if other != pieces.NONE] for around in self.toward]
        for space in range(pieces.COLUMNS):
            self.adjacent[space].append(pieces.HARBOR)
        self.adjacent.append(list(range(pieces.COLUMNS)))
        return row.take("open_rows", integer(1, 1))

    def harbor(self, row: Row) -> int:
        row.take("name", names)
        row.take("berths", list_of(self.reader.content.ref("colors"), len(self.colors), len(self.colors), True))
        return row.take("defender_markers", integer(1))

    # ------------------------------------------------------------ ships

    def upgrade_class(self, row: Row) -> pieces.Named:
        self.end_coins[row.id] = row.take("end_coins", integer(1))
        return named(row)

    def upgrade(self, row: Row) -> pieces.Upgrade:
        grade = row.take("class", self.reader.content.ref("upgrade_classes"))
        upgrade = pieces.Upgrade(
            row.id,
            row.take("name", names),
            row.take("sails", integer(0)),
            row.take("cannons", integer(0)),
            row.take("hold", integer(0)),
            self.reader.index("upgrades", row),
            pieces.CLASS_IDS.index(grade) if grade in pieces.CLASS_IDS else 0,
            row.take("copies", integer(1)),
            self.end_coins.get(grade, 0),
        )
        if upgrade.sails + upgrade.cannons + upgrade.hold == 0:
            row.place.problem("expected sails, cannons or a hold")
        return upgrade

    # ------------------------------------------------------------ cards

    def role(self, row: Row) -> pieces.Role:
        faces = Faces(self.unit_reader, row.id)

        def level(inner: Row) -> pieces.Face:
            numbers.append(inner.take("level", integer(1, pieces.TOP_LEVEL)))
            return inner.take("abilities", faces)

        numbers: list[int] = []
        title, copies = row.take("name", names), row.take("copies", integer(1))
        levels = row.take("levels", list_of(mapping(level)))
        if numbers != list(range(1, pieces.TOP_LEVEL + 1)):
            row.place.at("levels").problem(f"expected the levels 1 to {pieces.TOP_LEVEL}")
        return pieces.Role(row.id, self.reader.index("roles", row), title, copies, levels)

    def advancement(self, row: Row) -> pieces.RowCard:
        face = row.take("abilities", Faces(self.unit_reader, row.id))
        return self.card(row, row.take("cost", integer(1)), face, self.reader.index("advancements", row))

    def merchant(self, row: Row) -> pieces.RowCard:
        def front(inner: Row) -> tuple[int, pieces.Face]:
            cost = inner.take("cost", integer(1))
            return cost, inner.take("abilities", Faces(self.unit_reader, f"{row.id}_front"))

        def back(inner: Row) -> tuple[int, list[Effect], list[Effect], pieces.Face | None]:
            faces = Faces(self.unit_reader, f"{row.id}_back")
            return (
                inner.take("markers", integer(1)),
                inner.take("win", words.slot(self.vocabulary, words.WIN_VERBS)),
                inner.take("lose", words.slot(self.vocabulary, words.LOSE_VERBS)),
                inner.take("abilities", faces) if inner.has("abilities") else None,
            )

        cost, face = row.take("front", mapping(front))
        advancements = len(self.reader.content.ids("advancements"))
        card = self.card(row, cost, face, advancements + self.reader.index("merchants", row))
        card.turn_side(*row.take("back", mapping(back)))
        return card

    def card(self, row: Row, cost: int, face: pieces.Face, index: int) -> pieces.RowCard:
        number = row.take("row", integer(1, pieces.ROWS))
        line = row.take("line", position(pieces.LINES))
        return pieces.RowCard(row.id, index, row.take("name", names), number, line, cost, face)

    def check_decks(self, sizes: dict[str, int]) -> None:
        """Each row's box holds as many cards as it says. (DR-COMP-04)"""
        self.reader.expect("advancements.yaml", "row_decks", list(sizes), [f"row_{row}" for row in range(1, 5)])
        for row, size in enumerate(sizes.values(), 1):
            found = sum(card.row == row for card in self.cards.values())
            if found != size:
                place = Place(self.reader.content.problems, "advancements.yaml", f"row row_{row}", "cards")
                place.problem(f"expected {size} cards, found {found}")

    # ------------------------------------------------------------ solo cards

    def solo_card(self, row: Row) -> pieces.SoloCard:
        def side(inner: Row) -> list[pieces.Section]:
            return [inner.take(letter, mapping(self.section)) for letter in SECTION_LETTERS]

        return pieces.SoloCard(
            row.id,
            row.take("name", names),
            row.take("theme", one_of(THEMES)),
            row.take("blue", mapping(side)),
            row.take("red", mapping(side)),
        )

    def section(self, row: Row) -> pieces.Section:
        def influence(inner: Row) -> list[tuple[int, int]]:
            ocean = enumerate(pieces.SPACE_IDS[: pieces.OCEAN])
            return [(space, inner.take(id, integer(1, 4))) for space, id in ocean if inner.has(id)]

        taken = row.take("take", list_of(position(pieces.SPACE_IDS[: pieces.OCEAN]), 0, 2, True))
        return pieces.Section(
            sorted(taken),
            row.take("influence", mapping(influence)),
            row.take("target", position(pieces.SPACE_IDS)),
            row.optional("attack_if_damaged", flag, False),
            row.optional("raid_richest", flag, False),
            row.take("actions", words.slot(self.vocabulary, words.AI_VERBS)),
        )


def neighbours(space: int) -> list[int]:
    """The spaces toward the harbor, away from it, left and right; NONE beyond the grid."""
    row, column = divmod(space, pieces.COLUMNS)
    return [
        space - pieces.COLUMNS if row > 0 else pieces.NONE,
        space + pieces.COLUMNS if row < pieces.ROWS - 1 else pieces.NONE,
        space - 1 if column > 0 else pieces.NONE,
        space + 1 if column < pieces.COLUMNS - 1 else pieces.NONE,
    ]


def _achievement(row: Row) -> pieces.Achievement:
    return pieces.Achievement(
        row.id,
        row.take("name", names),
        row.take("coins", integer(1)),
        row.optional("goal", integer(1), 0),
        row.take("markers_on_tile", integer(0)),
        not row.optional("never_ai", flag, False),
    )


def _bonus_tile(row: Row) -> pieces.BonusTile:
    achievements = list_of(position(pieces.ACHIEVEMENT_IDS), 4, 4, True)
    return pieces.BonusTile(row.id, row.take("name", names), row.take("achievements", achievements))


def _island(row: Row) -> pieces.Tile:
    rewards = row.take("rewards", list_of(integer(1), 2, 3))
    if rewards != sorted(set(rewards), reverse=True):
        row.place.at("rewards").problem(f"expected rewards that fall, got {rewards}")
    return pieces.Tile(
        row.id,
        row.take("name", names),
        row.take("slots", integer(1)),
        [*rewards, 0][:3],
        row.take("production", goods_field),
        row.optional("hand_limit", integer(1, 1), 0),
    )


def _open_sea(row: Row) -> pieces.Tile:
    def arrows(inner: Row) -> list[pieces.Goods | None]:
        if not inner.values:
            inner.place.problem("expected an arrow")
        return [inner.take(way, goods_field) if inner.has(way) else None for way in pieces.DIRECTIONS]

    tile = pieces.Tile(row.id, row.take("name", names), 0, [0, 0, 0], pieces.Goods(0, 0), 0)
    tile.players = row.take("use_with", list_of(integer(2, 4), 1, 3, True))
    tile.arrows = row.take("arrows", mapping(arrows))
    return tile


def _hull(row: Row) -> pieces.Hull:
    return pieces.Hull(
        row.id,
        row.take("name", names),
        row.take("sails", integer(0)),
        row.take("cannons", integer(0)),
        row.take("hold", integer(0)),
    )


def _building(row: Row) -> pieces.Building:
    building = pieces.Building(
        row.id,
        row.take("name", names),
        row.take("count", integer(1)),
        row.take("cost", integer(1)),
        row.take("blocks_interaction", flag),
        row.take("defence_markers", integer(0)),
        row.take("entry_damage", integer(0)),
        row.optional("production", goods_field, pieces.Goods(0, 0)),
    )
    if row.take("attackable", flag) != (building.markers > 0):
        row.place.at("attackable").problem("what can be attacked defends itself, and nothing else does")
    return building


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, may_key=""))
