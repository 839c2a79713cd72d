"""Everything that never changes and that a board draws or explains, as plain data with texts in one language."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.dead_reckoning.content.cards import Face, Role, RowCard, Unit
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    ACHIEVEMENTS_TO_END,
    ADJACENT,
    BONUS_TILES,
    BUILDINGS,
    CARD_INTERACTIONS,
    CARDS,
    CREW_DECK,
    EXPLOSION,
    HAND_LIMIT,
    HULLS,
    MARKERS,
    MOST_SAILS,
    ROLES,
    SINKS_AT,
    SOLO_CARDS,
    TILES,
    UNITS,
    UPGRADES,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    BATTLE,
    CLASS_IDS,
    DIRECTIONS,
    ICONS,
    LINES,
    NONE,
    SPACE_IDS,
    TOP_LEVEL,
    TYPES,
    Goods,
    Hull,
    Section,
    SoloCard,
    Tile,
)
from quarterdeck.games.dead_reckoning.kinds import CREW_IDS
from quarterdeck.games.dead_reckoning.rules.scoring import SOURCES
from quarterdeck.games.dead_reckoning.words.wording import LEAGUES, SEATS, SIDES, level_id
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.fluent import Said, text_of, thing, things_of

Row = dict[str, Any]

BADGES: Final[dict[str, tuple[str, str, str]]] = {
    "purple": ("#7A3E9D", "circle", "solid"),
    "blue": ("#2C5FA8", "square", "diagonal"),
    "green": ("#00805A", "triangle", "dots"),
    "yellow": ("#E6A700", "diamond", "waves"),
    "league": ("#4A4A4A", "hexagon", "cross"),
    "second_league": ("#8A5A3B", "triangle", "dots"),
}
"""Colour, shape and hatch by which a side is told apart, chosen so that no pair at one table needs colour to differ:
where there is a second League, nobody plays green."""

IDEAS: Final[dict[str, str]] = {
    "turn": "DR-TURN-02",
    "goods": "DR-GOODS-08",
    "dock": "DR-SETUP-16",
    "chest": "DR-SETUP-11",
    "sails": "DR-SAIL-02",
    "exploring": "DR-MOVE-04",
    "advancement": "DR-BUY-02",
    "merchant": "DR-ENC-01",
    "crew": "DR-ABIL-01",
    "sleeve": "DR-CLEAN-07",
    "level": "DR-LEVEL-01",
    "hand": "DR-CLEAN-13",
    "influence": "DR-INFL-01",
    "control": "DR-CTRL-02",
    "permanent": "DR-CTRL-03",
    "producing": "DR-PROD-02",
    "walls": "DR-BBLD-01",
    "pirate": "DR-PIRATE-08",
    "blockade": "DR-PIRATE-13",
    "battle": "DR-BAT-04",
    "tower": "DR-TOWER-02",
    "damage": "DR-SINK-01",
    "achievements": "DR-ACH-01",
    "end": "DR-END-01",
    "league": "DS-TURN-02",
    "league_card": "DS-TURN-07",
    "league_piles": "DS-TAKE-02",
    "team": "DS-COOP-01",
}
"""Things on the table that no component row is for, each with a name, an explanation and its clause."""

THINGS: Final[dict[str, str]] = {
    "achievement": "achievements",
    "back": "backs",
    "bonus": "bonus_tiles",
    "building": "buildings",
    "card": "cards",
    "hull": "hulls",
    "idea": "ideas",
    "role": "roles",
    "tile": "tiles",
    "upgrade": "upgrades",
    "zone": "zones",
}
"""The kinds of things that have an explanation of their own, and the rows of the catalog that they are."""


def catalog(game: Game, lang: str) -> Row:
    """The whole box of the game; `things` has the same once more by the names that options point at."""
    said = Said(text_of(game, lang))
    box: Row = {"game": game.id, **_table(said), **_crew(said), **_cards(said), **_ships(said), **_league(said)}
    box["ideas"] = {id: said.ruled("idea", id, [clause]) for id, clause in IDEAS.items()}
    box["ideas"]["note"] = said.note(game, ["DR-COMP-01"])
    box["things"] = things(box)
    return box


def things(box: Row) -> dict[str, Row]:
    """What can be pointed at, such as `card:r1_topman_u`, with its name, its explanation and its clause."""
    found = things_of(box, THINGS)
    for id, space in box["spaces"].items():
        found[f"space:{id}"] = thing(space["name"], box["ideas"]["goods" if id == "harbor" else "exploring"])
    for number in range(len(SEATS) * len(CREW_DECK)):
        card = box["crew"][number % len(CREW_DECK)]
        found[f"crew:{number}"] = thing(card["name"], box["roles"][card["role"]])
    for number, name in enumerate(box["seats"], 1):
        found[f"seat:{number}"] = thing(name, box["ideas"]["battle"])
    for id, row in box["solo_cards"].items():
        for side in SIDES:
            found[f"solo:{id}_{side}"] = {**thing(row["name"], box["ideas"]["league_card"]), "text": row[side]["text"]}
    return found


# The table


def _table(said: Said) -> Row:
    return {
        "factions": {id: said.side(id, badge) for id, badge in BADGES.items()},
        "seat_order": SEATS,
        "seats": [said.say("seat-number", number=number) for number in range(1, len(SEATS) + 1)],
        "league_order": LEAGUES,
        "spaces": {
            id: {"name": said.name("space", id), "adjacent": [SPACE_IDS[other] for other in ADJACENT[space]]}
            for space, id in enumerate(SPACE_IDS)
        },
        "space_order": SPACE_IDS,
        "tiles": {tile.id: _tile(tile, said) for tile in TILES.values()},
        "buildings": {
            row.id: {
                **said.ruled("building", row.id, [BUILDING_CLAUSES[row.id]]),
                "count": row.count,
                "cost": row.cost,
                "markers": row.markers,
            }
            for row in BUILDINGS
        },
        "building_order": [row.id for row in BUILDINGS],
        "achievements": {
            row.id: {
                **said.ruled("achievement", row.id, [ACHIEVEMENT_CLAUSES[row.id]]),
                "coins": row.coins,
                "goal": row.goal,
                "markers": row.markers,
            }
            for row in ACHIEVEMENTS
        },
        "achievement_order": [row.id for row in ACHIEVEMENTS],
        "bonus_tiles": {
            tile.id: {
                **said.ruled("bonus", tile.id, ["DR-BONUS-01"]),
                "achievements": [ACHIEVEMENTS[at].id for at in tile.achievements],
            }
            for tile in BONUS_TILES.values()
        },
        "zones": {
            zone.id: {
                **said.ruled("zone", zone.id, [ZONE_CLAUSES[zone.type]]),
                "type": zone.type,
                "count": zone.count,
                "cargo": zone.cargo,
                "coin": zone.coin,
                "choice": zone.choice,
                "short": said.say("icons", zone.id),
                "x": zone.x,
                "y": zone.y,
                "weight": zone.weight,
                "adjacent": [ZONES[other].id for other in zone.adjacent],
            }
            for zone in ZONES
        },
        "zone_order": [zone.id for zone in ZONES],
        "explosion": ZONES[EXPLOSION].id,
        "figures": FIGURES,
        "sources": [{"id": id, "name": said.say("source", id)} for id in SOURCES],
    }


def _goods(goods: Goods) -> Row:
    return {"cargo": goods.cargo, "coin": goods.coin}


def _tile(tile: Tile, said: Said) -> Row:
    return {
        **said.ruled("tile", tile.id, ["DR-CTRL-07" if tile.is_island else "DR-PROD-03"]),
        "short": said.say("icons", tile.id),
        "island": tile.is_island,
        "slots": tile.slots,
        "rewards": [coins for coins in tile.rewards if coins],
        "production": _goods(tile.production),
        "hand_limit": tile.hand_limit,
        "arrows": {way: _goods(goods) for way, goods in zip(DIRECTIONS, tile.arrows, strict=True) if goods is not None},
    }


# Crew and cards


def _crew(said: Said) -> Row:
    return {
        "roles": {role.id: _role(role, said) for role in ROLES},
        "crew": [
            {"id": id, "name": said.name("crew", id), "role": role.id}
            for id, role in zip(CREW_IDS, CREW_DECK, strict=True)
        ],
        "abilities": {unit.id: _unit(unit, said) for unit in UNITS},
        "ability_order": [unit.id for unit in UNITS],
        "icons": {icon: {"name": said.name("icon", icon)} for icon in ICONS},
        "icon_order": ICONS,
        "lines": {line: {"name": said.name("line", line)} for line in LINES},
        "line_order": LINES,
    }


def _role(role: Role, said: Said) -> Row:
    levels = []
    for level, face in enumerate(role.levels, 1):
        id = level_id(role.id, level)
        row = {"text": said.say("level", id, "text"), "short": said.say("level", id), **_face(face)}
        levels.append({**row, "next": said.say("next", id)} if level < TOP_LEVEL else row)
    clause = f"DR-CREW-{CREW_CLAUSES.index(role.id) + 1}1"
    return {**said.ruled("role", role.id, [clause]), "copies": role.copies, "levels": levels}


def _face(face: Face) -> Row:
    """The abilities of a face by their ids, and how many of each icon count."""
    return {"abilities": [unit.id for unit in face.units], "icons": dict(zip(ICONS, face.icons, strict=True))}


def _unit(unit: Unit, said: Said) -> Row:
    return {
        "text": f"{said.say('ability', unit.id)}.",
        "short": said.say("icons", unit.id),
        "type": TYPES[unit.type],
        "icon": None if unit.icon == NONE else ICONS[unit.icon],
        "count": unit.count,
        "per": None if unit.per == NONE else ICONS[unit.per],
        "cost": None if unit.cost is None else {"cargo": unit.cost.cargo, "coin": unit.cost.coin},
        "from": None if unit.cost is None else unit.cost.source,
        "in_harbor": unit.in_harbor,
        "on_win": unit.on_win,
        "in_battle": unit.type == BATTLE,
        "not_vs_buildings": unit.not_vs_buildings,
        "do": [_effect(effect) for effect in unit.do],
        "options": [option.id for option in unit.options],
    }


def _effect(effect: Effect) -> Row:
    """For whoever draws icons: the verb with its parameters."""
    plain = {name: value for name, value in effect.params.items() if name not in ("then", "else")}
    for name in ("then", "else"):
        if effect.effects(name):
            plain[name] = [_effect(inner) for inner in effect.effects(name)]
    return {"verb": effect.verb, **plain}


def _cards(said: Said) -> Row:
    return {
        "cards": {card.id: _card(card, said) for card in CARDS.values()},
        "backs": {card.id: _back(card, said) for card in CARDS.values() if card.merchant},
    }


def _card(card: RowCard, said: Said) -> Row:
    """The front, as everybody sees it on the board."""
    return {
        **said.ruled("card", card.id, ["DR-ENC-06" if card.merchant else "DR-BUY-05"]),
        "short": said.say("face", card.id),
        "merchant": card.merchant,
        "row": card.row,
        "line": LINES[card.line],
        "cost": card.cost,
        **_face(card.front),
    }


def _back(card: RowCard, said: Said) -> Row:
    """To be shown only once the card is turned over. (DR-ENC-03)"""
    return {
        **said.ruled("back", card.id, ["DR-ENC-06"]),
        "short": said.say("fight", card.id),
        "line": LINES[card.line],
        "markers": card.markers,
        "win": [_effect(effect) for effect in card.win],
        "lose": [_effect(effect) for effect in card.lose],
        "buried": card.back is None,
        **(_face(card.back) if card.back is not None else {}),
    }


# Ships


def _ships(said: Said) -> Row:
    return {
        "hulls": {hull.id: _hull("hull", hull, "DR-GOODS-07", said) for hull in HULLS},
        "hull_order": [hull.id for hull in HULLS],
        "upgrades": {
            row.id: {
                **_hull("upgrade", row, "DR-UPG-01", said),
                "class": CLASS_IDS[row.grade],
                "copies": row.copies,
                "coins": row.end_coins,
            }
            for row in UPGRADES.values()
        },
        "upgrade_order": list(UPGRADES),
    }


def _hull(kind: str, hull: Hull, clause: str, said: Said) -> Row:
    return {
        **said.ruled(kind, hull.id, [clause]),
        "short": said.say("icons", hull.id),
        "sails": hull.sails,
        "cannons": hull.cannons,
        "hold": hull.hold,
    }


# The League


def _league(said: Said) -> Row:
    return {"solo_cards": {card.id: _solo_card(card, said) for card in SOLO_CARDS.values()}}


def _solo_card(card: SoloCard, said: Said) -> Row:
    row: Row = {"name": said.name("solo", card.id), "theme": card.theme}
    for side, sections in zip(SIDES, (card.blue, card.red), strict=True):
        row[side] = {
            "text": said.say("solo", card.id, side, "text"),
            "sections": [
                _section(section, said.say("orders", card.id, side, str(number)))
                for number, section in enumerate(sections, 1)
            ],
        }
    return row


def _section(section: Section, text: str) -> Row:
    return {
        "text": text,
        "take": [SPACE_IDS[space] for space in section.take],
        "influence": {SPACE_IDS[space]: number for space, number in section.influence},
        "target": SPACE_IDS[section.target],
        "attack_if_damaged": section.attack_if_damaged,
        "raid_richest": section.raid_richest,
        "actions": [_effect(action) for action in section.actions],
    }


FIGURES: Final[dict[str, int]] = {
    "hand_limit": HAND_LIMIT,
    "most_sails": MOST_SAILS,
    "sinks_at": SINKS_AT,
    "dealings": CARD_INTERACTIONS,
    "achievements_to_end": ACHIEVEMENTS_TO_END,
    "markers": MARKERS,
    "top_level": TOP_LEVEL,
}

CREW_CLAUSES: Final[list[str]] = [
    "captain",
    "crewman",
    "first_mate",
    "bosun",
    "gunner",
    "deckhand",
    "buccaneer",
    "purser",
]
"""The roles by the first digit of their clauses."""

BUILDING_CLAUSES: Final[dict[str, str]] = {"fort": "DR-BUILD-08", "garrison": "DR-BUILD-12", "outpost": "DR-BUILD-07"}

ACHIEVEMENT_CLAUSES: Final[dict[str, str]] = {
    "legendary": "DR-ACH-03",
    "seasoned": "DR-ACH-05",
    "terror": "DR-ACH-06",
    "builder": "DR-ACH-07",
    "moneybags": "DR-ACH-08",
    "here_to_stay": "DR-ACH-09",
    "elite_ship": "DR-ACH-10",
    "new_shores": "DR-ACH-11",
    "trade_icon": "DR-ACH-12",
}

ZONE_CLAUSES: Final[dict[str, str]] = {
    "explode": "DR-BBOARD-05",
    "plunder": "DR-BBOARD-07",
    "damage": "DR-BBOARD-09",
    "strength": "DR-BBOARD-11",
}
