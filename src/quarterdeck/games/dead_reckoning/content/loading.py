"""Reads content/*.yaml into the pieces. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.games.dead_reckoning.content import cards, pieces, printed, words
from quarterdeck.kernel.content.reading import Content, Row, integer

FOLDER = Path(__file__).parent


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        words.allow_words(content)
        self.vocabulary = content.vocabulary
        self.provenance = content.provenance
        self.limits = content.only("limits", printed.Limits)
        self.solo = content.only("solo", printed.Solo)
        self.setups = content.table("setups", printed.Setup, printed.check_setup)
        self.starts = content.table("starts", printed.Start)
        self.difficulties = content.table("difficulties", printed.Difficulty)
        self.coop_decks = content.table("coop_decks", printed.CoopDeck)
        content.expect("coop_decks", ["coop_first", "coop_later"])
        content.only("grid", pieces.Grid)
        self.shared_pieces = content.table("shared_pieces", printed.Supply)
        self.player_pieces = content.table("player_pieces", printed.Supply)
        self.colors = content.table("colors", pieces.Named)
        self.harbor = content.only("harbor", pieces.Harbor)
        self.achievements = content.table("achievements", pieces.Achievement)
        content.expect("achievements", pieces.ACHIEVEMENT_IDS)
        self.bonus_rules = content.only("bonus_rules", printed.BonusRules)
        self.bonus_tiles = content.table("bonus_tiles", pieces.BonusTile)
        self.islands = content.table("islands", pieces.Island)
        self.open_sea = content.table("open_sea", pieces.OpenSea)
        self.ship_board = content.only("ship_board", printed.ShipBoard)
        self.hulls = content.table("hull_spaces", pieces.Hull)
        self.upgrade_classes = content.table("upgrade_classes", pieces.UpgradeClass)
        content.expect("upgrade_classes", pieces.CLASS_IDS)
        self.upgrades = content.table("upgrades", pieces.Upgrade, pieces.check_upgrade)
        self.building_rules = content.only("building_rules", printed.BuildingRules)
        self.buildings = content.table("buildings", pieces.Building, pieces.check_building)
        content.expect("buildings", pieces.BUILDING_KINDS)
        content.table("zone_types", printed.ZoneKind)
        self.zones = list(content.table("zones", printed.Zone).values())
        printed.check_zones(content, self.zones)
        self.tower = content.only("tower", printed.Tower)
        self.roles = content.table("roles", cards.Role)
        self.cards: dict[str, cards.RowCard] = {
            **content.table("advancements", cards.RowCard),
            **content.table("merchants", cards.Merchant),
        }
        self.units = content.tables.rows("units", cards.Unit)
        check_decks(content, list(self.cards.values()))
        self.solo_cards = content.table("solo_cards", pieces.SoloCard)
        content.finish()


def deck_size(row: Row) -> int:
    return row.take("cards", integer(1))


def check_decks(content: Content, cards: list[cards.RowCard]) -> None:
    """Each row's box holds as many cards as it says. (DR-COMP-04)"""
    sizes = content.table("row_decks", deck_size)
    content.expect("row_decks", [f"row_{row}" for row in range(1, 5)])
    for row, (id, size) in enumerate(sizes.items(), 1):
        found = sum(card.row == row for card in cards)
        if found != size:
            content.place("row_decks", id).at("cards").problem(f"expected {size} cards, found {found}")


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, may_key=""))
