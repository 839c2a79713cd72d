"""What the components are called and what they say, for the texts: by kind and id, from content/."""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Role
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    CREW_DECK,
    DIFFICULTIES,
    HULLS,
    ROLES,
    SOLO_CARDS,
    TILES,
    UNITS,
    UPGRADES,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import ACHIEVEMENT_IDS, BUILDING_KINDS, NONE, SPACE_IDS, TOP_LEVEL
from quarterdeck.games.dead_reckoning.content.printed import Zone
from quarterdeck.games.dead_reckoning.kinds import CREW_IDS, HULL_IDS, HULL_SET, UNIT_IDS, ZONE_IDS, crew_id, hull_set
from quarterdeck.games.dead_reckoning.state import State
from quarterdeck.games.dead_reckoning.words import telling
from quarterdeck.games.dead_reckoning.words.sentences import face_icons, face_text, icons, unit_icons, unit_said
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.fluent import Text, capital, listed
from quarterdeck.kernel.text.languages import places

SEATS: Final[list[str]] = ["purple", "blue", "green", "yellow"]
"""The sides of the players, by the colour of their pieces."""

LEAGUES: Final[list[str]] = ["league", "second_league"]
"""The sides of the artificial opponents."""

SIDES: Final[list[str]] = ["blue", "red"]
"""The two sides of a solo card, the easier one first. (DS-SETUP-02)"""


def level_id(role: str, level: int) -> str:
    return f"{role}_{level}"


# Events

MERCHANT: Final = "merchant"
"""The side of a battle that is no seat."""

ARGUMENT_KINDS: Final[dict[str, str]] = {"rival": "seat"}
"""What the arguments of events hold that are not named after their kind."""

NUMBERED: Final[dict[str, list[str]]] = {
    "achievement": ACHIEVEMENT_IDS,
    "building": BUILDING_KINDS,
    "hull": HULL_IDS,
    "space": SPACE_IDS,
    "zone": ZONE_IDS,
}
"""Arguments that rules tell as numbers."""

REASONS_OF: Final[dict[str, str]] = {
    "league.attacks": "motive",
    "league.chose": "prey",
    "league.gained": "origin",
    "league.picks": "measure",
    "league.skips": "excuse",
    "league.skips_at": "excuse",
}
"""What the reason of an event is a reason for: the kind under which the texts have it."""

BACKS: Final[list[str]] = ["battle.merchant", "card.buried", "merchant.turned"]
"""Events about a merchant ship whose back is seen."""


def told(event: Event, label: Label) -> Label:
    """An event's label with ids instead of the numbers that the state has, so that every language has its name."""
    args = label.args
    for name, ids in NUMBERED.items():
        if isinstance(args.get(name), int):
            args[name] = ids[int(args[name])]
    if "crew" in args:
        args["crew"] = crew_id(int(args["crew"]))
    if "unit" in args:
        args["icons"] = UNIT_IDS[int(args.pop("unit"))]
    if "target" in args:
        args["target_zone"] = ZONE_IDS[int(args.pop("target"))]
    if event.kind in BACKS:
        args["back"] = args["fight"] = args.pop("card")
    if event.kind in REASONS_OF:
        args[REASONS_OF[event.kind]] = args.pop("reason")
    if event.kind in ("league.card", "league.extra"):
        side = SIDES[int(args["side"])]
        args["orders"] = f"{args['solo']}_{side}_{args['section']}"
        args["section"] = chr(ord("A") + int(args["section"]) - 1)
        del args["side"]
    if event.kind == "league.flipped":
        return _told_flip(label)
    if event.kind == "goods.gained" and not args["cargo"] and args["where"] == "dock":
        args["where"] = "chest"
    return _told_sides(label)


def _told_flip(label: Label) -> Label:
    """Heads turn a merchant ship over for the League, tails do not. (DS-TAKE-03)"""
    args = label.args
    if not args.pop("heads"):
        return Label(f"{label.message}-tails", args)
    args["back"] = args.pop("card")
    return Label(f"{label.message}-heads", args)


def _told_sides(label: Label) -> Label:
    """A side that is no seat is a merchant ship; a ship may also sink by nobody's doing."""
    args = label.args
    if label.message == "event-ship-sunk" and args["rival"] == NONE:
        del args["rival"]
        return Label("event-ship-sunk-alone", args)
    for name in ("seat", "rival"):
        if args.get(name) == NONE:
            args[name] = MERCHANT
    return label


def faction(state: State, seat: int) -> str:
    """The side of a seat: a colour, or one of the artificial opponents."""
    return SEATS[seat] if seat < state.humans else LEAGUES[seat - state.humans]


# Names


@cache
def names(lang: str) -> dict[str, str]:
    """The names of all components in a language, by `kind-id`, and what they say: `kind-id-text` in full."""
    text = Text(lang, places("dead_reckoning"))
    found = text.names = _named(text)
    for parts, words in [*_said_crew(text), *_said_cards(text), *_said_board(text), *_said_solo(text)]:
        found[message_id(*parts)] = words
    return found


def _named(text: Text) -> dict[str, str]:
    lang = text.lang
    kinds: dict[str, dict[str, str]] = {
        "role": {role.id: role.names[lang] for role in ROLES},
        "crew": dict(zip(CREW_IDS, _crew_names(text), strict=True)),
        "card": {card.id: card_name(card.id, text) for card in CARDS.values()},
        "back": {card.id: card.names[lang] for card in CARDS.values() if card.merchant},
        "tile": {tile.id: tile.names[lang] for tile in TILES.values()},
        "upgrade": {upgrade.id: upgrade.names[lang] for upgrade in UPGRADES.values()},
        "hull": {hull.id: prose(hull.names[lang], lang) for hull in HULLS},
        "building": {building.id: prose(building.names[lang], lang) for building in BUILDINGS},
        "achievement": {row.id: row.names[lang] for row in ACHIEVEMENTS},
        "bonus": {tile.id: tile.names[lang] for tile in BONUS_TILES.values()},
        "solo": {card.id: card.names[lang] for card in SOLO_CARDS.values()},
        "difficulty": {difficulty.id: difficulty.names[lang] for difficulty in DIFFICULTIES.values()},
        "space": {id: telling.space_name(space, text) for space, id in enumerate(SPACE_IDS)},
        "zone": {zone.id: zone_name(zone, text) for zone in ZONES},
        "hulls": _hull_sets(text),
    }
    return {message_id(kind, id): name for kind, rows in kinds.items() for id, name in rows.items()}


def prose(name: str, lang: str) -> str:
    """A word as it stands inside a sentence: English writes buildings and hull spaces small."""
    return name[:1].lower() + name[1:] if lang == "en" else name


def _crew_names(text: Text) -> list[str]:
    """Equal roles with a number."""
    found: list[str] = []
    for id, role in zip(CREW_IDS, CREW_DECK, strict=True):
        name = text.called("role", role.id, role.names)
        number = id.removeprefix(f"{role.id}_")
        found.append(name if role.copies == 1 else text.say("name-crew", role=name, number=number))
    return found


def card_name(id: str, text: Text) -> str:
    """A row card as its front shows it: the name of a merchant ship stands on the back. (DR-ENC-06)"""
    card = CARDS[id]
    return text.say("name-merchant") if card.merchant else text.called("card", card.id, card.names)


def _hull_sets(text: Text) -> dict[str, str]:
    """Some hull spaces by their letters, `A and D`."""
    sets = [hull_set(mask) for mask in HULL_SET.vocabulary()]
    return {letters: listed([letter.upper() for letter in letters], "and", text) for letters in sets}


def zone_name(zone: Zone, text: Text) -> str:
    """The kind of zone with its place on the board, `Damage A2`."""
    return f"{zone.kind.names[text.lang]} {chr(ord('A') + zone.x)}{zone.y + 1}"


# What they say

Said = list[tuple[tuple[str, ...], str]]


def _said_crew(text: Text) -> Said:
    """Roles, their levels, what the next level would give, and every ability as an option."""
    found: Said = []
    for role in ROLES:
        found.append((("role", role.id, "text"), telling.role_text(role, text)))
        for level in range(1, TOP_LEVEL + 1):
            found.extend(_said_level(role, level, text))
    for unit in UNITS:
        found.append((("ability", unit.id), capital(unit_said(unit, text))))
        found.append((("icons", unit.id), unit_icons(unit, text)))
    return found


def _said_level(role: Role, level: int, text: Text) -> Said:
    face, id = role.levels[level - 1], level_id(role.id, level)
    found: Said = [
        (("level", id), face_icons(face, text)),
        (("level", id, "text"), telling.level_text(face, level, text)),
    ]
    if level < TOP_LEVEL:
        found.append((("next", id), telling.next_level(role, level, text)))
    return found


def _said_cards(text: Text) -> Said:
    found: Said = []
    for card in CARDS.values():
        found.append((("card", card.id, "text"), telling.card_text(card, text)))
        found.append((("face", card.id), face_icons(card.front, text)))
        found.append((("lines", card.id), face_text(card.front, text)))
        found.append((("added", card.id), card_name(card.id, text)))
        if card.merchant:
            found.append((("back", card.id, "text"), telling.back_text(card, text)))
            found.append((("fight", card.id), telling.back_icons(card, text)))
            if card.back is not None:
                found.append((("face", f"{card.id}_back"), face_icons(card.back, text)))
                found.append((("lines", f"{card.id}_back"), face_text(card.back, text)))
                found.append((("added", f"{card.id}_back"), text.name("back", card.id)))
    for tile in BONUS_TILES.values():
        found.append((("bonus", tile.id, "text"), telling.bonus_text(tile, text)))
        found.append((("worth", tile.id), telling.bonus_short(tile, text)))
    return found


def _said_board(text: Text) -> Said:
    found: Said = []
    for tile in TILES.values():
        found.append((("tile", tile.id, "text"), telling.tile_text(tile, text)))
        found.append((("icons", tile.id), telling.tile_icons(tile, text)))
    for upgrade in UPGRADES.values():
        found.append((("upgrade", upgrade.id, "text"), telling.upgrade_text(upgrade, text)))
        found.append((("icons", upgrade.id), telling.hull_icons(upgrade, text)))
    for hull in HULLS:
        found.append((("hull", hull.id, "text"), telling.hull_text(hull, text)))
        found.append((("icons", hull.id), telling.hull_icons(hull, text)))
    for building in BUILDINGS:
        found.append((("building", building.id, "text"), telling.building_text(building, text)))
    for achievement in ACHIEVEMENTS:
        found.append((("achievement", achievement.id, "text"), telling.achievement_text(achievement, text)))
    for zone in ZONES:
        found.append((("zone", zone.id, "text"), telling.zone_text(zone, text)))
        found.append((("icons", zone.id), icons([zone.effect], text)))
    return found


def _said_solo(text: Text) -> Said:
    """Every section of every solo card, `orders-solo-08-red-5`, and each side as a whole."""
    found: Said = []
    for card in SOLO_CARDS.values():
        for side in SIDES:
            sections = card.blue if side == SIDES[0] else card.red
            said = [telling.section_text(section, text) for section in sections]
            for number, words in enumerate(said, 1):
                found.append((("orders", card.id, side, str(number)), words))
            found.append((("solo", card.id, side, "text"), telling.side_text(said, text)))
    return found
