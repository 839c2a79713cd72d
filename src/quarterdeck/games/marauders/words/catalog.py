"""Everything that never changes and that a board draws or explains, as plain data with texts in every language."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    EVENTS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NATIONS,
    NPC_CAPTAINS,
    NPCS,
    PRICES,
    RUMORS,
    SHIP_AREAS,
    SHIPS,
    SPECIALISTS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.missions import Mission
from quarterdeck.games.marauders.content.numbers import NONE, SKILLS
from quarterdeck.games.marauders.content.pieces import Captain, CargoCard, Event, Npc, ShipType, Zone
from quarterdeck.games.marauders.rules.ships import CLOCKWISE
from quarterdeck.games.marauders.state import GLORY_SOURCES
from quarterdeck.games.marauders.words.wording import SEATS
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.text.fluent import LANGUAGES, Said, text_of, thing, things_of

Row = dict[str, Any]

BADGES: Final[dict[str, tuple[str, str, str]]] = {
    "red": ("#C0392B", "circle", "solid"),
    "blue": ("#2C5FA8", "square", "diagonal"),
    "yellow": ("#E6A700", "diamond", "waves"),
    "green": ("#00805A", "triangle", "dots"),
}
"""Colour, shape and hatch by which a side is told apart, chosen so that no pair needs colour to differ."""

COLOURS: Final[dict[str, str]] = {
    "dutch": "#E07B1F",
    "english": "#B5322A",
    "french": "#2C5FA8",
    "spanish": "#D9B41E",
}
"""The nations' colours."""

IDEAS: Final[dict[str, str]] = {
    "glory": "MM-GOAL-01",
    "gold": "MM-GOAL-07",
    "stash": "MM-STASH-01",
    "bounty": "MM-BNTY-01",
    "port": "MM-PORT-01",
    "demand": "MM-SELL-01",
    "buying": "MM-BUY-02",
    "shipyard": "MM-YARD-01",
    "crew": "MM-CREW-01",
    "merchant": "MM-RAID-01",
    "raid": "MM-RAID-14",
    "rumor": "MM-RUM-04",
    "mission": "MM-MISS-02",
    "hand": "MM-GLORY-03",
    "specialist": "MM-SPEC-01",
    "weapons": "MM-WPN-02",
    "modifications": "MM-MOD-02",
    "areas": "MM-AREA-01",
    "dice": "MM-DICE-02",
    "combat": "MM-FIGHT-02",
    "npc": "MM-NPC-01",
    "war": "MM-WAR-01",
    "event": "MM-EVENT-01",
    "merchant_track": "MM-RAID-02",
    "captain": "MM-DEATH-01",
}
"""Things on the table that no component row is for, each with a name, an explanation and its clause."""

DECLARATIONS: Final[dict[str, str]] = {"shoot": "MM-FIGHT-07", "board": "MM-FIGHT-08", "flee": "MM-FIGHT-09"}
"""What a side of a combat declares, each with its clause."""

THINGS: Final[dict[str, str]] = {
    "captain": "captains",
    "card": "cards",
    "declared": "declarations",
    "event": "events",
    "idea": "ideas",
    "mission": "missions",
    "modification": "modifications",
    "npc_captain": "npc_captains",
    "rumor": "rumors",
    "ship": "ships",
    "specialist": "specialists",
    "weapon": "weapons",
    "zone": "zones",
}
"""The kinds of things that have an explanation of their own, and the rows of the catalog that they are."""

BORROWED: Final[dict[str, tuple[str, str]]] = {
    "area": ("areas", "areas"),
    "cargo": ("cargo_cards", "raid"),
    "good": ("goods", "demand"),
    "nation": ("nations", "bounty"),
    "npc": ("npcs", "npc"),
}
"""Kinds that only have a name: their rows, and the idea that explains them."""


def catalog(game: Game) -> Row:
    """The whole box of the game; `things` has the same once more by the names that options point at."""
    said = Said([text_of(game, lang) for lang in LANGUAGES])
    box: Row = {"game": game.id, **_board(said), **_cards(said), **_ships(said)}
    box["ideas"] = {id: said.ruled("idea", id, [clause]) for id, clause in IDEAS.items()}
    box["ideas"]["note"] = said.note(game, ["MM-COMP-02"])
    box["things"] = things(box)
    return box


def things(box: Row) -> dict[str, Row]:
    """What can be pointed at, such as `card:eagle_eye_1`, with its name, its explanation and its clause."""
    found = things_of(box, THINGS)
    for kind, (rows, idea) in BORROWED.items():
        for id, row in box[rows].items():
            found[f"{kind}:{id}"] = thing(row["name"], box["ideas"][idea])
    for number, side in enumerate(SEATS, 1):
        found[f"seat:{number}"] = thing(box["factions"][side]["name"], box["ideas"]["captain"])
    return found


# The board


def _board(said: Said) -> Row:
    return {
        "factions": {id: said.side(id, badge) for id, badge in BADGES.items()},
        "seat_order": SEATS,
        "nations": {
            nation.id: {
                "name": said.name("nation", nation.id),
                "adjective": nation.adjectives,
                "letter": said.say("nation-letter", nation.id),
                "colour": COLOURS[nation.id],
            }
            for nation in NATIONS
        },
        "nation_order": [nation.id for nation in NATIONS],
        "zones": {zone.id: _zone(zone, said) for zone in ZONES},
        "zone_order": [zone.id for zone in ZONES],
        "compass": {letter: said.say("compass", letter.lower()) for letter in CLOCKWISE},
        "goods": {id: {"name": said.name("good", id)} for id in GOODS},
        "skills": {id: {"name": said.name("skill", id)} for id in SKILLS},
        "skill_order": SKILLS,
        "npcs": {npc.id: _npc(npc, said) for npc in NPCS},
        "npc_order": [npc.id for npc in NPCS],
        "prices": PRICES,
        "glory_sources": [{"id": id, "name": said.say("source", id)} for id in GLORY_SOURCES],
    }


def _nation(nation: int) -> str | None:
    return None if nation == NONE else NATIONS[nation].id


def _zone(zone: Zone, said: Said) -> Row:
    feature = zone.feature
    return {
        **said.ruled("zone", zone.id, ["MM-BOARD-01"]),
        "nation": _nation(zone.nation),
        "port": zone.has_port,
        "adjacent": {letter: ZONES[other].id for letter, other in zone.adjacent.items()},
        "feature": None if feature is None else {"name": feature.names, "kind": feature.kind},
    }


def _npc(npc: Npc, said: Said) -> Row:
    return {
        "name": said.name("npc", npc.id),
        "nation": _nation(npc.nation),
        "ship": npc.ship,
        "war_ship": npc.war_ship or None,
        "reward": npc.reward,
    }


# Cards and tokens


def _cards(said: Said) -> Row:
    return {
        "captains": {captain.id: _captain(captain, said) for captain in CAPTAINS.values()},
        "npc_captains": {
            row.id: {
                **said.ruled("npc_captain", row.id, ["MM-NPC-02"]),
                "npc": NPCS[row.npc].id,
                "zone": ZONES[row.zone].id,
                "skills": dict(zip(SKILLS, row.skills)),
            }
            for row in NPC_CAPTAINS.values()
        },
        "cards": {
            card.id: {
                **said.ruled("card", card.id, ["MM-SPEC-03" if card.category == "specialist" else "MM-GLORY-04"]),
                "design": card.design,
                "category": card.category,
                "window": said.say("when", card.window),
            }
            for card in GLORY.values()
        },
        "events": {event.id: _event(event, said) for event in EVENTS.values()},
        "rumors": {
            rumor.id: {
                **said.ruled("rumor", rumor.id, ["MM-RUM-04"]),
                "zone": ZONES[rumor.zone].id,
                "in_port": rumor.in_port,
                "skill": SKILLS[rumor.skill],
                "keep": rumor.keep,
            }
            for rumor in RUMORS.values()
        },
        "missions": {mission.id: _mission(mission, said) for mission in MISSIONS.values()},
        "cargo_cards": {card.id: _cargo(card, said) for card in CARGO_CARDS.values()},
        "declarations": {id: said.ruled("declared", id, [clause]) for id, clause in DECLARATIONS.items()},
        "specialists": {id: said.ruled("specialist", id, ["MM-SPEC-02"]) for id in SPECIALISTS},
    }


def _captain(captain: Captain, said: Said) -> Row:
    return {
        **said.ruled("captain", captain.id, ["MM-CAPT-01"]),
        "female": captain.female,
        "nation": NATIONS[captain.nation].id,
        "home": ZONES[captain.home].id,
        "skills": dict(zip(SKILLS, captain.skills)),
        "abilities": [ability.names for ability in captain.abilities],
    }


def _event(event: Event, said: Said) -> Row:
    return {
        **said.ruled("event", event.id, ["MM-EVENT-03"]),
        "kind": event.kind,
        "symbols": [{"npc": NPCS[symbol.npc].id, "direction": symbol.direction} for symbol in event.symbols],
    }


def _mission(mission: Mission, said: Said) -> Row:
    return {
        **said.ruled("mission", mission.id, ["MM-MISS-02"]),
        "port": ZONES[mission.port].id,
        "tasks": [
            {"kind": task.kind, "zones": [ZONES[zone].id for zone in task.zones], "count": task.count}
            for task in mission.tasks
        ],
    }


def _cargo(card: CargoCard, said: Said) -> Row:
    return {
        "name": said.name("cargo", card.id),
        "good": card.good,
        "loot": card.loot,
        "escape": card.escape,
        "area": None if card.escape else SHIP_AREAS[card.area].id,
    }


# Ships


def _ships(said: Said) -> Row:
    return {
        "areas": {area.id: {"name": said.name("area", area.id), "die": area.die} for area in SHIP_AREAS},
        "area_order": [area.id for area in SHIP_AREAS],
        "ships": {ship.id: _ship(ship, said) for ship in SHIPS.values()},
        "modifications": {
            row.id: {**said.ruled("modification", row.id, [MODIFICATION_CLAUSES[row.id]]), "copies": row.copies}
            for row in MODIFICATIONS.values()
        },
        "weapons": {
            row.id: {
                **said.ruled("weapon", row.id, [WEAPON_CLAUSES[row.id]]),
                "copies": row.copies,
                "price": row.price,
                "sale": row.sale,
            }
            for row in WEAPONS.values()
        },
    }


def _ship(ship: ShipType, said: Said) -> Row:
    return {
        **said.ruled("ship", ship.id, ["MM-YARD-09" if ship.buy == NONE else "MM-YARD-02"]),
        "areas": {area.id: ship.areas[at] for at, area in enumerate(SHIP_AREAS)},
        "maneuverability": ship.maneuverability,
        "buy": None if ship.buy == NONE else ship.buy,
        "sell": None if ship.sell == NONE else ship.sell,
    }


MODIFICATION_CLAUSES: Final[dict[str, str]] = {
    "swivel_guns": "MM-MOD-05",
    "hammocks": "MM-MOD-06",
    "rigging": "MM-MOD-07",
    "reinforced_hull": "MM-MOD-08",
    "four_pounders": "MM-MOD-09",
    "long_range_cannons": "MM-MOD-10",
    "extra_gunport": "MM-MOD-11",
    "extra_hold": "MM-MOD-11",
}

WEAPON_CLAUSES: Final[dict[str, str]] = {
    "grappling_hooks": "MM-ARMS-01",
    "chain_shot": "MM-ARMS-02",
    "grapeshot": "MM-ARMS-03",
}
