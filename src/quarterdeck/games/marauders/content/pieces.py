"""What is in the box: one plain class for each kind of component. The rows are in components.py.

Ids are text; zones, nations, NPC ships, areas and skills are numbers in the state: the position of their row in the
content. "" and NONE stand for nothing.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.rules.effects import Effect

Names = dict[str, str]

NONE: Final = -1

HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
AREAS: Final[list[str]] = ["hull", "cargo", "masts", "crew", "cannons"]
"""The number of an area is also its number on a location die; the hull has none. (MM-RUL-05)"""

SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3
SKILLS: Final[list[str]] = ["seamanship", "scouting", "leadership", "influence"]


class Named:
    """Something with an id and a name in every language."""

    def __init__(self, id: str, names: Names) -> None:
        self.id: str = id
        self.names: Names = names


class Feature:
    """What is printed in a sea zone."""

    def __init__(self, names: Names, kind: str, effects: list[Effect]) -> None:
        self.names: Names = names
        self.kind: str = kind
        self.effects: list[Effect] = effects


class Zone:
    """A sea zone with its port, if it has one. `adjacent`: compass letter to the zone there."""

    def __init__(
        self, id: str, index: int, names: Names, nation: int, has_port: bool, adjacent: dict[str, int]
    ) -> None:
        self.id: str = id
        self.index: int = index
        self.names: Names = names
        self.nation: int = nation
        self.has_port: bool = has_port
        self.adjacent: dict[str, int] = adjacent
        self.feature: Feature | None = None


class ShipType:
    """`areas`: the starting values of hull, cargo, masts, crew and cannons. `buy` and `sell`: NONE for a man-o-war;
    `copies`: the ship cards of the type."""

    def __init__(
        self,
        id: str,
        names: Names,
        areas: list[int],
        maneuverability: int,
        start_choice: bool,
        buy: int,
        sell: int,
        glory_on_purchase: bool,
        copies: int,
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.areas: list[int] = areas
        self.maneuverability: int = maneuverability
        self.start_choice: bool = start_choice
        self.buy: int = buy
        self.sell: int = sell
        self.glory_on_purchase: bool = glory_on_purchase
        self.copies: int = copies


class Ability:
    def __init__(self, id: str, names: Names, effects: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.effects: list[Effect] = effects


class Captain:
    """`skills` by number; `home`: the zone of the home port."""

    def __init__(
        self, id: str, names: Names, female: bool, nation: int, home: int, skills: list[int], abilities: list[Ability]
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.female: bool = female
        self.nation: int = nation
        self.home: int = home
        self.skills: list[int] = skills
        self.abilities: list[Ability] = abilities
        self.effects: list[Effect] = [effect for ability in abilities for effect in ability.effects]


class CargoCard:
    """`escape`: it shows an escape symbol, otherwise a hit on `area`."""

    def __init__(self, id: str, good: str, loot: int, escape: bool, area: int) -> None:
        self.id: str = id
        self.good: str = good
        self.loot: int = loot
        self.escape: bool = escape
        self.area: int = area


class GloryCard:
    """One physical card; copies of a design differ in their id only."""

    def __init__(self, id: str, design: str, names: Names, category: str, window: str, effects: list[Effect]) -> None:
        self.id: str = id
        self.design: str = design
        self.names: Names = names
        self.category: str = category
        self.window: str = window
        self.effects: list[Effect] = effects


class Symbol:
    """An NPC that an event card moves, and where to."""

    def __init__(self, npc: int, direction: str) -> None:
        self.npc: int = npc
        self.direction: str = direction


class Event:
    def __init__(self, id: str, names: Names, kind: str, symbols: list[Symbol], effects: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.kind: str = kind
        self.symbols: list[Symbol] = symbols
        self.effects: list[Effect] = effects


class Rumor:
    """To be proven at sea in a zone, or in its port."""

    def __init__(
        self, id: str, names: Names, zone: int, in_port: bool, skill: int, keep: bool, reward: list[Effect]
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.zone: int = zone
        self.in_port: bool = in_port
        self.skill: int = skill
        self.keep: bool = keep
        self.reward: list[Effect] = reward


class Need:
    """What is needed to claim a mission; `number`: points or gold."""

    def __init__(self, kind: str, skill: int, nation: int, number: int, ships: list[str]) -> None:
        self.kind: str = kind
        self.skill: int = skill
        self.nation: int = nation
        self.number: int = number
        self.ships: list[str] = ships


class Task:
    """What completes a mission. `zones`: the ports or zones concerned; `targets`: whom to defeat."""

    def __init__(
        self,
        kind: str,
        zones: list[int],
        goods: dict[str, int],
        targets: list[str],
        nation: int,
        count: int,
        leadership: int,
        crew: int,
    ) -> None:
        self.kind: str = kind
        self.zones: list[int] = zones
        self.goods: dict[str, int] = goods
        self.targets: list[str] = targets
        self.nation: int = nation
        self.count: int = count
        self.leadership: int = leadership
        self.crew: int = crew


class Mission:
    def __init__(
        self, id: str, names: Names, port: int, needs: list[Need], tasks: list[Task], reward: list[Effect]
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.port: int = port
        self.needs: list[Need] = needs
        self.tasks: list[Task] = tasks
        self.reward: list[Effect] = reward


class Modification:
    def __init__(self, id: str, names: Names, copies: int, effects: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.copies: int = copies
        self.effects: list[Effect] = effects


class Weapon:
    def __init__(self, id: str, names: Names, copies: int, price: int, sale: int, effects: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.copies: int = copies
        self.price: int = price
        self.sale: int = sale
        self.effects: list[Effect] = effects


class Specialist:
    def __init__(self, id: str, names: Names, effects: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.effects: list[Effect] = effects


class Npc:
    """An NPC ship. `nation` is NONE for pirates; `war_ship`: what it is in a war, "" for pirates; `reward` in gold."""

    def __init__(self, id: str, index: int, names: Names, nation: int, ship: str, war_ship: str, reward: int) -> None:
        self.id: str = id
        self.index: int = index
        self.names: Names = names
        self.nation: int = nation
        self.ship: str = ship
        self.war_ship: str = war_ship
        self.reward: int = reward


class NpcCaptain:
    """`skills`: seamanship, scouting, leadership; `bounty_scout`: rolls the bounties of his nation if they are more."""

    def __init__(self, id: str, names: Names, npc: int, zone: int, skills: list[int], bounty_scout: bool) -> None:
        self.id: str = id
        self.names: Names = names
        self.npc: int = npc
        self.zone: int = zone
        self.skills: list[int] = skills
        self.bounty_scout: bool = bounty_scout


class Nation(Named):
    """`adjectives`: the nation's adjective in every language."""

    def __init__(self, id: str, names: Names, adjectives: Names) -> None:
        super().__init__(id, names)
        self.adjectives: Names = adjectives
