"""Reads content/*.yaml into the pieces. A wrong row stops the import, with its place named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from quarterdeck.games.marauders.content import pieces, printed, words
from quarterdeck.games.marauders.content.missions import Mission
from quarterdeck.games.marauders.content.numbers import AREAS
from quarterdeck.kernel.content.reading import Content, Row, integer

FOLDER = Path(__file__).parent


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        words.allow_words(content)
        self.vocabulary = content.vocabulary
        self.provenance = content.provenance
        self.nations = content.table("nations", pieces.Nation)
        self.areas = content.table("areas", printed.Area)
        content.expect("areas", AREAS)
        self.features = content.table("features", pieces.Feature, pieces.check_feature)
        self.zones = content.table("zones", pieces.Zone, pieces.check_zone)
        check_borders(content, list(self.zones.values()))
        words.know_ports(content, [zone.id for zone in self.zones.values() if zone.has_port])
        self.goods = content.table("goods", pieces.Named)
        self.ships = content.table("ships", pieces.ShipType, pieces.check_ship)
        self.captains = content.table("captains", pieces.Captain, pieces.check_captain)
        self.cargo_cards = content.table("cargo_cards", pieces.CargoCard, pieces.check_cargo_card)
        self.specialists = content.table("specialists", pieces.Specialist)
        self.modifications = content.table("modifications", pieces.Modification)
        self.weapons = content.table("weapons", pieces.Weapon, pieces.check_weapon)
        self.glory = content.table("glory_cards", pieces.GloryCard, pieces.check_glory)
        self.npcs = content.table("npcs", pieces.Npc, pieces.check_npc)
        self.npc_captains = content.table("npc_captains", pieces.NpcCaptain, pieces.check_npc_captain)
        self.events = content.table("event_cards", pieces.Event, pieces.check_event)
        self.rumors = content.table("rumor_cards", pieces.Rumor, pieces.check_rumor)
        self.missions = content.table("mission_cards", Mission)
        self.prices = content.table("prices", price)
        self.demands = content.table("demand_tokens", printed.DemandToken)
        self.merchants = content.table("merchant_tokens", printed.NationToken)
        self.bounties = content.table("bounty_tokens", printed.NationToken)
        check_bounties(content, list(self.bounties.values()))
        self.boards = {
            **content.table("game_board", printed.Track),
            **content.table("captain_board", printed.Track),
        }
        content.expect("game_board", list(printed.GAME_BOARD))
        content.expect("captain_board", list(printed.CAPTAIN_BOARD))
        self.die = content.only("dice", printed.Die)
        self.coins = content.table("coins", printed.Coin)
        self.cubes = content.table("cubes", printed.Cube)
        self.nautical_markers = content.table("nautical_markers", printed.NauticalMarker)
        self.boards_and_aids = content.table("boards_and_aids", printed.BoardOrAid)
        self.miniatures = content.table("miniatures", printed.Miniature, printed.check_miniature)
        content.finish()


def check_borders(content: Content, zones: list[pieces.Zone]) -> None:
    """Across a border lies the way back."""
    for zone in zones:
        for way, other in zone.adjacent.items():
            back = pieces.COMPASS[(pieces.COMPASS.index(way) + 4) % 8]
            if 0 <= other < len(zones) and zones[other].adjacent.get(back) != zone.index:
                place = content.place("zones", zone.id).at(f"adjacent.{way}")
                place.problem(f"{zones[other].id} has no border back in {back}")


def check_bounties(content: Content, tokens: list[printed.NationToken]) -> None:
    nations = range(len(content.ids("nations")))
    by_nation = [sum(token.copies for token in tokens if token.nation == nation) for nation in nations]
    if len(set(by_nation)) > 1:
        content.place("bounty_tokens").problem("expected equally many tokens of every nation")


def price(row: Row) -> int:
    return row.take("gold", integer(1))


def physical(designs: dict[str, pieces.GloryCard]) -> dict[str, pieces.GloryCard]:
    """Every card of the box by its own id."""
    return {id: replace(design, id=id) for design in designs.values() for id in design.ids()}


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, verb_key="do", may_key="optional"))
