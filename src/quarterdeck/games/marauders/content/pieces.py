"""What is in the box: one frozen class for each kind of component, read by what its fields declare.

Ids are text; zones, nations, NPC ships, areas and skills are numbers in the state: the position of their row in the
content, or of their word in numbers.py. "" and NONE stand for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.marauders.content.numbers import AREAS, INFLUENCE, NONE, SCOUTING, SKILLS
from quarterdeck.games.marauders.content.printed import Area
from quarterdeck.games.marauders.content.words import PASSIVE, REWARD, entries
from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    OWN_ID,
    TRIGGER,
    Names,
    Place,
    Row,
    at,
    derived,
    each,
    index,
    inner,
    integer,
    list_of,
    one_of,
    position,
    read,
    ref,
    some,
    whether,
)
from quarterdeck.kernel.rules.effects import Effect

COMPASS: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
EVENT_MOMENTS: Final[list[str]] = ["event_now", "turn_start", "round_end"]
EVENT_KINDS: Final[list[str]] = ["captain", "war", "peace", "weather", "misfortune", "politics", "trade"]
SPECIALIST: Final = "specialist"
POINTS: Final[dict[int, int]] = {1: 10, 2: 8}
"""The skill points of a captain by the number of his abilities."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something with an id and a name in every language."""

    id: str
    names: Names = read(NAMES, at="name")


@dataclass(frozen=True, slots=True)
class Nation(Named):
    """`adjectives`: the nation's adjective in every language."""

    adjectives: Names = read(NAMES, at="adjective")


# ---------------------------------------------------------------- map


@dataclass(frozen=True, slots=True)
class Feature:
    """What is printed in a sea zone."""

    zone: int = read(at("zones"))
    names: Names = read(NAMES, at="name")
    kind: str = read(one_of(["advantage", "disadvantage", "mixed"]))
    effects: list[Effect] = read(entries(PASSIVE))


def check_feature(feature: Feature, place: Place) -> None:
    if any(other.zone == feature.zone for other in place.tables.rows("features", Feature)):
        place.at("zone").problem("the zone has a feature already")


@dataclass(frozen=True, slots=True)
class Port:
    """What lies in every port."""

    demand_spaces: int = read(integer(1, 1))
    modification_spaces: int = read(integer(1, 1))


def has_port(row: Row) -> bool:
    return row.made["port"] is not None


def feature_there(row: Row) -> Feature | None:
    features = [feature for feature in row.place.tables.rows("features", Feature) if feature.zone == row.index]
    return features[0] if features else None


@dataclass(frozen=True, slots=True)
class Zone:
    """A sea zone with its port, if it has one. `adjacent`: compass letter to the zone there."""

    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    nation: int = read(at("nations"), default=NONE)
    port: Port | None = read(inner(Port), default=None)
    has_port: bool = derived(has_port)
    adjacent: dict[str, int] = read(some(COMPASS, at("zones")))
    feature: Feature | None = derived(feature_there)


def check_zone(zone: Zone, place: Place) -> None:
    if zone.has_port != (zone.nation != NONE):
        place.at("port").problem("a port has a nation, and a nation's zone has a port")


def check_waters(place: Place, zone: int, nation: int) -> None:
    """A captain of a nation begins in its waters."""
    zones = place.tables.rows("zones", Zone)
    if nation != NONE and 0 <= zone < len(zones) and zones[zone].nation != nation:
        place.problem("expected waters of the captain's nation")


# ---------------------------------------------------------------- ships and captains


@dataclass(frozen=True, slots=True)
class ShipValues:
    maneuverability: int = read(integer(1, 5))
    sturdiness: int = read(integer(1, 5))
    cargo: int = read(integer(1, 5))
    crew: int = read(integer(1, 5))
    cannons: int = read(integer(1, 5))


def start_of_areas(row: Row) -> list[int]:
    values: ShipValues = row.made["values"]
    numbers = {
        "sturdiness": values.sturdiness,
        "cargo": values.cargo,
        "crew": values.crew,
        "cannons": values.cannons,
    }
    return [numbers.get(area.value, 0) for area in row.place.tables.rows("areas", Area)]


def maneuverability(row: Row) -> int:
    values: ShipValues = row.made["values"]
    return values.maneuverability


@dataclass(frozen=True, slots=True)
class ShipType:
    """`areas`: the starting values of hull, cargo, masts, crew and cannons. `buy` and `sell`: NONE for a man-o-war;
    `copies`: the ship cards of the type."""

    id: str
    names: Names = read(NAMES, at="name")
    values: ShipValues = read(inner(ShipValues))
    areas: list[int] = derived(start_of_areas)
    maneuverability: int = derived(maneuverability)
    start_choice: bool = read(FLAG)
    buy: int = read(integer(1), default=NONE)
    sell: int = read(integer(1), default=NONE)
    glory_on_purchase: bool = read(FLAG)
    copies: int = read(integer(1))


def check_ship(ship: ShipType, place: Place) -> None:
    if (ship.buy == NONE) != (ship.sell == NONE):
        place.at("sell").problem("what is bought can be sold, and nothing else")


@dataclass(frozen=True, slots=True)
class Ability:
    id: str = read(OWN_ID)
    names: Names = read(NAMES, at="name")
    effects: list[Effect] = read(entries(PASSIVE))


def effects_of_abilities(row: Row) -> list[Effect]:
    return [effect for ability in row.made["abilities"] for effect in ability.effects]


@dataclass(frozen=True, slots=True)
class Captain:
    """`skills` by number; `home`: the zone of the home port."""

    id: str
    names: Names = read(NAMES, at="name")
    female: bool = read(FLAG)
    nation: int = read(at("nations"))
    home: int = read(at("ports"), at="home_port")
    skills: list[int] = read(each(SKILLS, integer(1, 4)))
    abilities: list[Ability] = read(list_of(inner(Ability), 1, 2))
    effects: list[Effect] = derived(effects_of_abilities)


def check_captain(captain: Captain, place: Place) -> None:
    check_waters(place.at("home_port"), captain.home, captain.nation)
    points = POINTS.get(len(captain.abilities), sum(captain.skills))
    if sum(captain.skills) != points:
        place.at("skills").problem(f"expected {points} points with {len(captain.abilities)} abilities")


# ---------------------------------------------------------------- cards and tokens


@dataclass(frozen=True, slots=True)
class CargoCard:
    """`escape`: it shows an escape symbol, otherwise a hit on `area`."""

    id: str
    good: str = read(ref("goods"))
    loot: int = read(integer(1, 5))
    escape: bool = read(whether("escape", "hit"), at="icon")
    area: int = read(position(AREAS), default=NONE)


def check_cargo_card(card: CargoCard, place: Place) -> None:
    if card.escape != (card.area == NONE):
        place.at("area").problem("a hit symbol names its area, an escape symbol has none")


def effects_in_window(row: Row) -> list[Effect]:
    return row.take("effects", entries(row.made["window"]))


def row_id(row: Row) -> str:
    return row.id


@dataclass(frozen=True, slots=True)
class GloryCard:
    """One physical card; copies of a design differ in their id only."""

    id: str
    design: str = derived(row_id)
    copies: int = read(integer(1))
    names: Names = read(NAMES, at="name")
    category: str = read(one_of([SPECIALIST, "battle", "adventure", "mercantile"]))
    window: str = read(TRIGGER)
    effects: list[Effect] = derived(effects_in_window)

    def ids(self) -> list[str]:
        """Those of the physical cards of this design."""
        return [self.design] if self.copies == 1 else [f"{self.design}_{n}" for n in range(1, self.copies + 1)]


def check_glory(card: GloryCard, place: Place) -> None:
    """The window is the trigger, and only specialists are hired; the copies have ids of their own."""
    hired = any(effect.verb == "hire" for effect in card.effects)
    if hired != (card.category == SPECIALIST) or (hired and len(card.effects) != 1):
        place.at("effects").problem("a specialist is hired, nobody else is")
    for number, effect in enumerate(card.effects):
        if effect.word("when"):
            place.at("effects").item(number).at("when").problem("the card's window says when")
        if effect.verb == "success":
            wanted = "scout_roll" if effect.word("skill") == "scouting" else "skill_roll"
            if card.window != wanted:
                place.at("window").problem(f"expected {wanted} for a test of {effect.word('skill')}")
    for id in card.ids():
        if id != card.design:
            place.tables.claim(id, place.at("id"))


@dataclass(frozen=True, slots=True)
class Symbol:
    """An NPC that an event card moves, and where to."""

    npc: int = read(at("npcs"))
    direction: str = read(one_of(["N", "E", "S", "W"]))


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    names: Names = read(NAMES, at="name")
    kind: str = read(one_of(EVENT_KINDS))
    symbols: list[Symbol] = read(list_of(inner(Symbol)))
    effects: list[Effect] = read(entries(PASSIVE))


def check_event(event: Event, place: Place) -> None:
    if event.symbols and len({symbol.npc for symbol in event.symbols}) != 3:
        place.at("symbols").problem("expected three different NPCs, or none")
    for number, effect in enumerate(event.effects):
        if effect.word("when") not in EVENT_MOMENTS:
            wanted = f"expected one of {', '.join(EVENT_MOMENTS)}"
            place.at("effects").item(number).at("when").problem(wanted)
    if (event.kind == "captain") != ([effect.verb for effect in event.effects] == ["place_npc"]):
        place.at("effects").problem("a captain's card brings him into play, and no other card does")


def told_in_port(row: Row) -> bool:
    return row.inner("at").has("port")


def told_zone(row: Row) -> int:
    where = row.inner("at")
    return where.take("port", at("ports")) if row.made["in_port"] else where.take("zone", at("zones"))


@dataclass(frozen=True, slots=True)
class Rumor:
    """To be proven at sea in a zone, or in its port."""

    id: str
    names: Names = read(NAMES, at="name")
    in_port: bool = derived(told_in_port)
    zone: int = derived(told_zone)
    skill: int = read(position(SKILLS))
    keep: bool = read(FLAG)
    reward: list[Effect] = read(entries(REWARD))


def check_rumor(rumor: Rumor, place: Place) -> None:
    if rumor.skill != (INFLUENCE if rumor.in_port else SCOUTING):
        place.at("skill").problem("expected influence in a port, scouting in a zone")
    if rumor.keep != any(effect.verb == "keep_card" for effect in rumor.reward):
        place.at("keep").problem("a kept card has a keep_card in its reward, no other has")


@dataclass(frozen=True, slots=True)
class Modification:
    id: str
    names: Names = read(NAMES, at="name")
    copies: int = read(integer(1))
    effects: list[Effect] = read(entries(PASSIVE))


@dataclass(frozen=True, slots=True)
class Weapon:
    id: str
    names: Names = read(NAMES, at="name")
    copies: int = read(integer(1))
    price: int = read(integer(1))
    sale: int = read(integer(1))
    effects: list[Effect] = read(entries(PASSIVE))


def check_weapon(weapon: Weapon, place: Place) -> None:
    if all(effect.verb != "fix_die" for effect in weapon.effects):
        place.at("effects").problem("expected its use in a raid")


@dataclass(frozen=True, slots=True)
class Specialist:
    id: str
    names: Names = read(NAMES, at="name")
    effects: list[Effect] = read(entries(PASSIVE))


# ---------------------------------------------------------------- NPCs


@dataclass(frozen=True, slots=True)
class Npc:
    """An NPC ship. `nation` is NONE for pirates; `war_ship`: what it is in a war, "" for pirates; `reward` in gold."""

    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    nation: int = read(at("nations"), default=NONE)
    ship: str = read(ref("ships"))
    war_ship: str = read(ref("ships"), default="")
    reward: int = read(integer(0))


def check_npc(npc: Npc, place: Place) -> None:
    if bool(npc.war_ship) != (npc.nation != NONE):
        place.at("war_ship").problem("a naval ship has one, a pirate has none")
    if (npc.reward == 0) != (npc.nation != NONE):
        place.at("reward").problem("a pirate has a reward, a naval ship has none")


@dataclass(frozen=True, slots=True)
class NpcCaptain:
    """`skills`: seamanship, scouting, leadership; `bounty_scout`: rolls the bounties of his nation if they are more."""

    id: str
    names: Names = read(NAMES, at="name")
    npc: int = read(at("npcs"))
    zone: int = read(at("zones"))
    skills: list[int] = read(each(SKILLS[:3], integer(1, 4)))
    bounty_scout: bool = read(FLAG, at="scouting_or_bounties")


def check_npc_captain(captain: NpcCaptain, place: Place) -> None:
    npcs = place.tables.rows("npcs", Npc)
    if 0 <= captain.npc < len(npcs):
        nation = npcs[captain.npc].nation
        check_waters(place.at("zone"), captain.zone, nation)
        if captain.bounty_scout != (nation != NONE):
            place.at("scouting_or_bounties").problem("an admiral has the bounty symbol, a pirate has not")
