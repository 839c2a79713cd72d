"""Everything that never changes and that a board draws or explains, as plain data with texts in one language.

What legacy tiles and story cards do is in here too; a client shows it only when they are in play. (MA-LEG-18)
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    ARROWS,
    BARRIERS,
    FIELDS,
    GOODS,
    IMPROVEMENTS,
    ITEMS,
    LAST_FIELD,
    NATIONS,
    PLACES,
    PLAYER_SETUP,
    SHIP_BOARD,
    SYNERGIES,
    TRACKS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, Arrow, Barrier, Field, Improvement, Place
from quarterdeck.games.maracaibo.state import VP_SOURCES
from quarterdeck.games.maracaibo.words import catalog_tables as tables
from quarterdeck.games.maracaibo.words.catalog_tables import Row, shown
from quarterdeck.games.maracaibo.words.sentences import ROMAN
from quarterdeck.games.maracaibo.words.wording import SEATS, field_number
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.text.fluent import Said, text_of, thing, things_of

BADGES: Final[dict[str, tuple[str, str, str]]] = {
    "green": ("#00805A", "circle", "solid"),
    "yellow": ("#E6A700", "square", "diagonal"),
    "purple": ("#8A4FBF", "diamond", "waves"),
    "black": ("#2B2B2B", "triangle", "dots"),
    "jean": ("#8C5A33", "hexagon", "cross"),
}
"""Colour, shape and hatch by which a side is told apart, chosen so that no pair needs colour to differ."""

COLOURS: Final[dict[str, str]] = {"blue": "#2C5FA8", "white": "#F4F1E8", "red": "#B5322A"}
"""The nations' colours."""

IDEAS: Final[dict[str, str]] = {
    "vp": "MA-END-01",
    "doubloons": "MA-COMP-06",
    "movement": "MA-SAIL-01",
    "combat_points": "MA-FIGHT-08",
    "figures": "MA-CARD-06",
    "general_supply": "MA-PSET-10",
    "hand": "MA-CARD-01",
    "planning": "MA-FREE-02",
    "display": "MA-DRAW-01",
    "draw_pile": "MA-DRAW-05",
    "discard_pile": "MA-DRAW-05",
    "doubloon_income": "MA-INTERIM-02",
    "vp_income": "MA-INTERIM-02",
    "influence": "MA-INFL-01",
    "noble_rank": "MA-INFL-02",
    "marker": "MA-INFL-04",
    "multiplier": "MA-FINAL-05",
    "flag": "MA-FIGHT-12",
    "market": "MA-CITY-02",
    "disc": "MA-SHIP-01",
    "compass": "MA-QUEST-03",
    "synergy": "MA-INCOME-04",
    "quest_track": "MA-QUEST-04",
    "quest_pile": "MA-SETUP-02",
    "combat_tokens": "MA-FIGHT-01",
    "explorer": "MA-EXPL-01",
    "assistant": "MA-ASSIST-02",
    "story": "MA-STORY-01",
    "story_tile": "MA-STORY-02",
    "legacy_tile": "MA-LEG-01",
    "career": "MA-CAREER-01",
    "buildings": "MA-PREST-02",
    "village_actions": "MA-VILL-01",
    "round": "MA-TURN-01",
    "automa_board": "MA-SOLO-24",
}
"""Things on the table that no component row is for, each with a name, an explanation and its clause."""

THINGS: Final[dict[str, str]] = {
    "card": "cards",
    "quest": "quests",
    "tile": "city_tiles",
    "building": "buildings",
    "career": "careers",
    "legacy": "legacy",
    "story": "stories",
    "automa": "automa_cards",
    "area": "areas",
    "place": "places",
    "field": "explorer_fields",
    "barrier": "barriers",
    "idea": "ideas",
}
"""The kinds of things that have an explanation of their own, and the rows of the catalog that they are."""


def catalog(game: Game, lang: str) -> Row:
    """The whole box of the game; `things` has the same once more by the names that options point at."""
    said = Said(text_of(game, lang))
    box = {**_board(said), **_ship(said), **tables.cards_and_tiles(said), **tables.story_and_jean(said)}
    box["game"] = game.id
    box["ideas"] = {id: _idea(id, clause, said) for id, clause in IDEAS.items()}
    box["ideas"]["note"] = said.note(game, ["MA-COMP-15"])
    box["things"] = things(box)
    return box


def _idea(id: str, clause: str, said: Said) -> Row:
    return {"name": said.say("idea", id), "text": said.say("idea", id, "text"), "clauses": [clause]}


def things(box: Row) -> dict[str, Row]:
    """What can be pointed at, such as `card:a_peddler_1`, with its name, its explanation and its clause."""
    found = things_of(box, THINGS)
    for kind in ("nation", "synergy"):
        idea = box["ideas"]["influence" if kind == "nation" else "synergy"]
        for id, row in box["nations" if kind == "nation" else "synergies"].items():
            found[f"{kind}:{id}"] = thing(row["name"], idea)
    idea = box["ideas"]["market"]
    for id, row in box["goods"].items():
        found[f"good:{id}"] = thing(row["name"], idea)
    for number in range(1, 4):
        idea = box["ideas"]["career"]
        found[f"task:{number}"] = thing(idea["name"], idea)
    for number in (1, 2):
        idea = box["ideas"]["combat_tokens"]
        found[f"pile:{number}"] = thing(idea["name"], idea)
    idea = box["ideas"]["draw_pile"]
    found["pile:draw"] = thing(idea["name"], idea)
    return found


# The board


def _board(said: Said) -> Row:
    return {
        "factions": {id: said.side(id, badge) for id, badge in BADGES.items()},
        "seat_order": SEATS,
        "nations": {
            nation.id: {
                "name": said.name("nation", nation.id),
                "colour": COLOURS[nation.colour],
                "letter": said.say("nation-letter", nation.id),
                "markers": nation.markers,
            }
            for nation in NATIONS
        },
        "nation_order": [nation.id for nation in NATIONS],
        "synergies": {row.id: {"name": said.name("synergy", row.id), "tokens": row.tokens} for row in SYNERGIES},
        "synergy_order": [synergy.id for synergy in SYNERGIES],
        "goods": {id: {"name": said.name("good", id)} for id in GOODS},
        "items": {id: {"name": said.name("item", id)} for id in ITEMS},
        "places": {place.id: _place(place, said) for place in PLACES},
        "place_order": [place.id for place in PLACES],
        "arrows": {arrow.id: _arrow(arrow) for arrow in ARROWS},
        "explorer_fields": {field.id: _field(field, said) for field in FIELDS},
        "field_order": [field.id for field in FIELDS],
        "barriers": {barrier.id: _barrier(barrier, said) for barrier in BARRIERS},
        "last_field": {"field": FIELDS[LAST_FIELD.field].id, "vp": LAST_FIELD.vp_by_arrival},
        "rounds": [number for number in ROMAN if number],
        "tracks": _tracks(),
        "vp_sources": [{"id": id, "name": said.say("source", id)} for id in VP_SOURCES],
    }


def _place(place: Place, said: Said) -> Row:
    return {
        "name": said.name("town", place.id),
        "label": said.name("place", place.id),
        "text": said.say("place", place.id, "text"),
        "number": place.number,
        "kind": place.kind,
        "must_stop": place.must_stop,
        "tile_slot": place.city_tile_slot,
        "good": place.market.good or None,
        "storage": place.market.storage,
        "icons": shown(said, "icons", place.id),
        "flag": shown(said, "flag", place.id),
        "scoring": place.triggers or None,
        "two_player_marker": None if place.two_player_marker == NONE else NATIONS[place.two_player_marker].id,
        "only_with": place.only_with or None,
        "next": [arrow.id for arrow in ARROWS if arrow.frm == place.index],
        "clauses": [PLACE_CLAUSES[place.kind]],
    }


PLACE_CLAUSES: Final[dict[str, str]] = {
    "start": "MA-SAIL-07",
    "village": "MA-VILL-01",
    "city": "MA-CITY-01",
    "home": "MA-HOME-01",
}


def _arrow(arrow: Arrow) -> Row:
    return {
        "from": PLACES[arrow.frm].id,
        "to": PLACES[arrow.to].id,
        "way": arrow.way,
        "mp": arrow.mp,
        "rounds": arrow.rounds,
        "only_with": arrow.only_with or None,
    }


def _field(field: Field, said: Said) -> Row:
    return {
        "name": said.name("field", field.id),
        "number": field_number(field),
        "text": said.say("field", field.id, "text"),
        "icons": shown(said, "icons", field.id),
        "next": [FIELDS[ahead].id for ahead in field.next],
        "quest": field.quest,
        "short": field.short,
        "clauses": ["MA-EXPL-06" if field.quest else "MA-EXPL-09" if not field.next else "MA-EXPL-04"],
    }


def _barrier(barrier: Barrier, said: Said) -> Row:
    return {
        "name": said.name("barrier", barrier.id),
        "text": said.say("barrier", barrier.id, "text"),
        "after": FIELDS[barrier.after].id,
        "before": FIELDS[barrier.before].id,
        "clauses": ["MA-EXPL-07" if barrier.every else "MA-EXPL-08"],
    }


def _tracks() -> Row:
    return {
        "influence": {
            "last": TRACKS.last_influence,
            "ranks": [{"field": field, "value": value} for field, value in TRACKS.ranks],
            "marker_fields": TRACKS.marker_fields,
            "lapsed_step_vp": TRACKS.lapsed_step_vp,
            "lead_vp": TRACKS.lead_vp,
            "majority": [TRACKS.majority_most, TRACKS.majority_second],
        },
        "doubloon_income": {
            "start": TRACKS.doubloon_start,
            "last": TRACKS.doubloon_last,
            "final_vp": [{"field": field, "vp": vp} for field, vp in TRACKS.final_vp],
        },
        "vp_income": {"turn_at": TRACKS.vp_turn_at, "turn_gain": TRACKS.vp_turn_gain},
        "quests": {"fourth_vp": TRACKS.fourth_quest_vp, "further_vp": TRACKS.further_quest_vp},
    }


# The ship board


def _ship(said: Said) -> Row:
    return {
        "ship_board": {
            "compasses": SHIP_BOARD.compasses,
            "planning_spaces": SHIP_BOARD.planning_spaces,
            "unused_assistant_vp": SHIP_BOARD.unused_assistant_vp,
            "combat_max": SHIP_BOARD.combat_max,
            "hand_limit": SHIP_BOARD.hand_limit,
            "display_price": SHIP_BOARD.display_price,
            "two_actions_from": SHIP_BOARD.two_actions_from,
            "three_actions_from": SHIP_BOARD.three_actions_from,
        },
        "display": PLAYER_SETUP.display,
        "areas": {area.id: _area(area, said) for area in IMPROVEMENTS},
        "area_order": [area.id for area in IMPROVEMENTS],
        **tables.actions(said),
    }


AREA_CLAUSES: Final[dict[str, str]] = {
    "village_speed": "MA-SHIP-02",
    "hand_limit": "MA-SHIP-03",
    "free_display": "MA-SHIP-04",
    "doubloons_5": "MA-SHIP-05",
    "vp_3": "MA-SHIP-06",
    "vp_6": "MA-SHIP-07",
    "combat_village": "MA-SHIP-08",
    "village_arms": "MA-SHIP-09",
    "village_trade": "MA-SHIP-10",
    "village_claim": "MA-SHIP-12",
    "master_stroke": "MA-SHIP-13",
    "vp_10": "MA-SHIP-14",
}


def _area(area: Improvement, said: Said) -> Row:
    return {
        **said.ruled("area", area.id, [AREA_CLAUSES[area.id]]),
        "icons": shown(said, "icons", area.id),
        "discs": area.discs,
        "gate": shown(said, "area", area.id, "gate"),
        "needs": None if area.needs == NONE else IMPROVEMENTS[area.needs].id,
        "others": area.others,
    }
