"""Reads content/*.yaml into the classes of pieces.py. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quarterdeck.games.marauders.content import pieces, printed
from quarterdeck.games.marauders.content.loading_missions import MissionReader
from quarterdeck.games.marauders.content.loading_reader import Reader, area, skill, skills
from quarterdeck.games.marauders.content.loading_supplies import SupplyReader
from quarterdeck.games.marauders.content.loading_words import PASSIVE, REWARD
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.reading import Content, Place, Row, flag, integer, list_of, mapping, names, one_of, slug
from quarterdeck.kernel.rules.effects import Effect

FOLDER = Path(__file__).parent

COMPASS: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
EVENT_MOMENTS: Final[list[str]] = ["event_now", "turn_start", "round_end"]
EVENT_KINDS: Final[list[str]] = ["captain", "war", "peace", "weather", "misfortune", "politics", "trade"]
SPECIALIST: Final = "specialist"
POINTS: Final[dict[int, int]] = {1: 10, 2: 8}
"""The skill points of a captain by the number of his abilities."""


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        reader = Reader(content)
        supplies = SupplyReader(reader)
        self.reader: Reader = reader
        self.vocabulary = content.vocabulary
        self.nations = reader.table("nations", _nation)
        self.areas = supplies.areas()
        self.zones = reader.table("zones", self.zone)
        self.zone_list: list[pieces.Zone] = list(self.zones.values())
        self.check_borders()
        reader.know_ports(self.zone_list)
        self.features = reader.table("features", self.feature)
        self.goods = reader.table("goods", _named)
        self.ships = reader.table("ships", self.ship)
        self.captains = reader.table("captains", self.captain)
        self.cargo_cards = reader.table("cargo_cards", self.cargo_card)
        self.specialists = reader.table("specialists", self.specialist)
        self.modifications = reader.table("modifications", self.modification)
        self.weapons = reader.table("weapons", self.weapon)
        self.glory = _physical(reader.table("glory_cards", self.glory_cards))
        self.npcs = reader.table("npcs", self.npc)
        self.npc_list: list[pieces.Npc] = list(self.npcs.values())
        self.npc_captains = reader.table("npc_captains", self.npc_captain)
        self.events = reader.table("event_cards", self.event)
        self.rumors = reader.table("rumor_cards", self.rumor)
        self.missions = reader.table("mission_cards", MissionReader(reader).mission)
        self.prices = reader.table("prices", _price)
        self.demands = supplies.demands()
        self.merchants = supplies.merchants()
        self.bounty_tokens = supplies.bounty_tokens()
        self.boards: dict[str, printed.Track] = supplies.boards()
        self.die = reader.only("dice", supplies.die)
        self.supplies = supplies.supplies()
        self.provenance: Provenance = content.provenance
        content.finish()

    # ------------------------------------------------------------ map

    def zone(self, row: Row) -> pieces.Zone:
        reader = self.reader

        def port(inner: Row) -> int:
            return inner.take("demand_spaces", integer(1, 1)) + inner.take("modification_spaces", integer(1, 1))

        def adjacent(inner: Row) -> dict[str, int]:
            return {way: inner.take(way, reader.at("zones")) for way in COMPASS if inner.has(way)}

        nation = row.optional("nation", reader.at("nations"), pieces.NONE)
        has_port = row.optional("port", mapping(port), 0) > 0
        if has_port != (nation != pieces.NONE):
            row.place.at("port").problem("a port has a nation, and a nation's zone has a port")
        return pieces.Zone(
            row.id,
            reader.index("zones", row),
            row.take("name", names),
            nation,
            has_port,
            row.take("adjacent", mapping(adjacent)),
        )

    def check_borders(self) -> None:
        """Across a border lies the way back."""
        for zone in self.zone_list:
            for way, other in zone.adjacent.items():
                back = COMPASS[(COMPASS.index(way) + 4) % 8]
                if 0 <= other < len(self.zone_list) and self.zone_list[other].adjacent.get(back) != zone.index:
                    place = Place(self.reader.content.problems, "map.yaml", f"row {zone.id}", f"adjacent.{way}")
                    place.problem(f"{self.zone_list[other].id} has no border back in {back}")

    def feature(self, row: Row) -> pieces.Feature:
        zone = row.take("zone", self.reader.at("zones"))
        feature = pieces.Feature(
            row.take("name", names),
            row.take("kind", one_of(["advantage", "disadvantage", "mixed"])),
            row.take("effects", self.reader.slot(PASSIVE)),
        )
        if 0 <= zone < len(self.zone_list):
            if self.zone_list[zone].feature is not None:
                row.place.at("zone").problem("the zone has a feature already")
            self.zone_list[zone].feature = feature
        return feature

    # ------------------------------------------------------------ ships and captains

    def ship(self, row: Row) -> pieces.ShipType:
        def values(inner: Row) -> dict[str, int]:
            words = ["maneuverability", *(part.value for part in self.areas)]
            return {word: inner.take(word, integer(1, 5)) for word in dict.fromkeys(words)}

        numbers = row.take("values", mapping(values))
        ship = pieces.ShipType(
            row.id,
            row.take("name", names),
            [numbers.get(part.value, 0) for part in self.areas],
            numbers.get("maneuverability", 0),
            row.take("start_choice", flag),
            row.optional("buy", integer(1), pieces.NONE),
            row.optional("sell", integer(1), pieces.NONE),
            row.take("glory_on_purchase", flag),
            row.take("copies", integer(1)),
        )
        if (ship.buy == pieces.NONE) != (ship.sell == pieces.NONE):
            row.place.at("sell").problem("what is bought can be sold, and nothing else")
        return ship

    def captain(self, row: Row) -> pieces.Captain:
        reader = self.reader
        captain = pieces.Captain(
            row.id,
            row.take("name", names),
            row.take("female", flag),
            row.take("nation", reader.at("nations")),
            row.take("home_port", reader.port),
            row.take("skills", skills(pieces.SKILLS)),
            row.take("abilities", list_of(mapping(self.ability), 1, 2)),
        )
        self.check_waters(row, "home_port", captain.home, captain.nation)
        points = POINTS.get(len(captain.abilities), sum(captain.skills))
        if sum(captain.skills) != points:
            row.place.at("skills").problem(f"expected {points} points with {len(captain.abilities)} abilities")
        return captain

    def ability(self, row: Row) -> pieces.Ability:
        id = row.take("id", slug)
        self.reader.content.claim(id, row.place.at("id"))
        return pieces.Ability(id, row.take("name", names), row.take("effects", self.reader.slot(PASSIVE)))

    def check_waters(self, row: Row, field: str, zone: int, nation: int) -> None:
        """A captain of a nation begins in its waters."""
        if nation != pieces.NONE and 0 <= zone < len(self.zone_list) and self.zone_list[zone].nation != nation:
            row.place.at(field).problem("expected waters of the captain's nation")

    # ------------------------------------------------------------ cards and tokens

    def cargo_card(self, row: Row) -> pieces.CargoCard:
        escape = row.take("icon", one_of(["hit", "escape"])) == "escape"
        hit = row.optional("area", area, pieces.NONE)
        if escape != (hit == pieces.NONE):
            row.place.at("area").problem("a hit symbol names its area, an escape symbol has none")
        good = row.take("good", self.reader.content.ref("goods"))
        return pieces.CargoCard(row.id, good, row.take("loot", integer(1, 5)), escape, hit)

    def specialist(self, row: Row) -> pieces.Specialist:
        return pieces.Specialist(row.id, row.take("name", names), row.take("effects", self.reader.slot(PASSIVE)))

    def modification(self, row: Row) -> pieces.Modification:
        effects = row.take("effects", self.reader.slot(PASSIVE))
        return pieces.Modification(row.id, row.take("name", names), row.take("copies", integer(1)), effects)

    def weapon(self, row: Row) -> pieces.Weapon:
        weapon = pieces.Weapon(
            row.id,
            row.take("name", names),
            row.take("copies", integer(1)),
            row.take("price", integer(1)),
            row.take("sale", integer(1)),
            row.take("effects", self.reader.slot(PASSIVE)),
        )
        if all(effect.verb != "fix_die" for effect in weapon.effects):
            row.place.at("effects").problem("expected its use in a raid")
        return weapon

    def glory_cards(self, row: Row) -> list[pieces.GloryCard]:
        """All the physical cards of a row."""
        copies = row.take("copies", integer(1))
        title = row.take("name", names)
        category = row.take("category", one_of([SPECIALIST, "battle", "adventure", "mercantile"]))
        window = row.take("window", one_of(self.vocabulary.triggers, "a trigger of the vocabulary"))
        effects = row.take("effects", self.reader.slot(window))
        _check_glory(row, category, window, effects)
        ids = [row.id] if copies == 1 else [f"{row.id}_{number}" for number in range(1, copies + 1)]
        if copies > 1:
            for id in ids:
                self.reader.content.claim(id, row.place.at("id"))
        return [pieces.GloryCard(id, row.id, title, category, window, effects) for id in ids]

    def event(self, row: Row) -> pieces.Event:
        def symbol(inner: Row) -> pieces.Symbol:
            direction = inner.take("direction", one_of(["N", "E", "S", "W"]))
            return pieces.Symbol(inner.take("npc", self.reader.at("npcs")), direction)

        kind = row.take("kind", one_of(EVENT_KINDS))
        symbols = row.take("symbols", list_of(mapping(symbol)))
        if symbols and len({symbol.npc for symbol in symbols}) != 3:
            row.place.at("symbols").problem("expected three different NPCs, or none")
        effects = row.take("effects", self.reader.slot(PASSIVE))
        for number, effect in enumerate(effects):
            if effect.word("when") not in EVENT_MOMENTS:
                row.place.at("effects").item(number).at("when").problem(f"expected one of {', '.join(EVENT_MOMENTS)}")
        if (kind == "captain") != ([effect.verb for effect in effects] == ["place_npc"]):
            row.place.at("effects").problem("a captain's card brings him into play, and no other card does")
        return pieces.Event(row.id, row.take("name", names), kind, symbols, effects)

    def rumor(self, row: Row) -> pieces.Rumor:
        def at(inner: Row) -> tuple[int, bool]:
            if inner.has("port"):
                return inner.take("port", self.reader.port), True
            return inner.take("zone", self.reader.at("zones")), False

        zone, in_port = row.take("at", mapping(at))
        rumor = pieces.Rumor(
            row.id,
            row.take("name", names),
            zone,
            in_port,
            row.take("skill", skill),
            row.take("keep", flag),
            row.take("reward", self.reader.slot(REWARD)),
        )
        if rumor.skill != (pieces.INFLUENCE if in_port else pieces.SCOUTING):
            row.place.at("skill").problem("expected influence in a port, scouting in a zone")
        if rumor.keep != any(effect.verb == "keep_card" for effect in rumor.reward):
            row.place.at("keep").problem("a kept card has a keep_card in its reward, no other has")
        return rumor

    # ------------------------------------------------------------ NPCs

    def npc(self, row: Row) -> pieces.Npc:
        reader = self.reader
        npc = pieces.Npc(
            row.id,
            reader.index("npcs", row),
            row.take("name", names),
            row.optional("nation", reader.at("nations"), pieces.NONE),
            row.take("ship", reader.content.ref("ships")),
            row.optional("war_ship", reader.content.ref("ships"), ""),
            row.take("reward", integer(0)),
        )
        if bool(npc.war_ship) != (npc.nation != pieces.NONE):
            row.place.at("war_ship").problem("a naval ship has one, a pirate has none")
        if (npc.reward == 0) != (npc.nation != pieces.NONE):
            row.place.at("reward").problem("a pirate has a reward, a naval ship has none")
        return npc

    def npc_captain(self, row: Row) -> pieces.NpcCaptain:
        captain = pieces.NpcCaptain(
            row.id,
            row.take("name", names),
            row.take("npc", self.reader.at("npcs")),
            row.take("zone", self.reader.at("zones")),
            row.take("skills", skills(pieces.SKILLS[:3])),
            row.take("scouting_or_bounties", flag),
        )
        if 0 <= captain.npc < len(self.npc_list):
            nation = self.npc_list[captain.npc].nation
            self.check_waters(row, "zone", captain.zone, nation)
            if captain.bounty_scout != (nation != pieces.NONE):
                row.place.at("scouting_or_bounties").problem("an admiral has the bounty symbol, a pirate has not")
        return captain


def _named(row: Row) -> pieces.Named:
    return pieces.Named(row.id, row.take("name", names))


def _nation(row: Row) -> pieces.Nation:
    return pieces.Nation(row.id, row.take("name", names), row.take("adjective", names))


def _price(row: Row) -> int:
    return row.take("gold", integer(1))


def _check_glory(row: Row, category: str, window: str, effects: list[Effect]) -> None:
    """The window is the trigger, and only specialists are hired."""
    hired = any(effect.verb == "hire" for effect in effects)
    if hired != (category == SPECIALIST) or (hired and len(effects) != 1):
        row.place.at("effects").problem("a specialist is hired, nobody else is")
    for number, effect in enumerate(effects):
        place = row.place.at("effects").item(number)
        if effect.word("when"):
            place.at("when").problem("the card's window says when")
        if effect.verb == "success":
            wanted = "scout_roll" if effect.word("skill") == "scouting" else "skill_roll"
            if window != wanted:
                row.place.at("window").problem(f"expected {wanted} for a test of {effect.word('skill')}")


def _physical(rows: dict[str, list[pieces.GloryCard]]) -> dict[str, pieces.GloryCard]:
    return {card.id: card for cards in rows.values() for card in cards}


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, verb_key="do", may_key="optional"))
