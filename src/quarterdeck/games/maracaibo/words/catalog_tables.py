"""Cards, tiles, tokens and story of the catalog, row by row."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_BOARD,
    AUTOMA_CARDS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    DIFFICULTIES,
    LEGACY,
    NATIONS,
    PLACES,
    QUESTS,
    STORIES,
    STORY_TILES,
    SYNERGIES,
    TOKENS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, Career, CombatToken, ProjectCard, Quest
from quarterdeck.games.maracaibo.content.story import LegacyTile, StoryCard
from quarterdeck.games.maracaibo.rules.actions.villages import name_of
from quarterdeck.games.maracaibo.rules.ways import combat_kinds, village_kinds
from quarterdeck.games.maracaibo.words.telling import task_level, task_text
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.text.fluent import Said

Words = dict[str, str]
Row = dict[str, Any]


def shown(said: Said, *parts: str) -> Words | None:
    """The text, or None where it has no word."""
    found = said.say(*parts)
    return found if all(found.values()) else None


# Cards, quests, tiles, tokens


def cards_and_tiles(said: Said) -> Row:
    return {
        "cards": {card.id: _card(card, said) for card in CARDS.values()},
        "quests": {id: _quest(id, quest, said) for id, quest in all_quests().items()},
        "tokens": {token.id: _token(token, said) for token in TOKENS.values()},
        "buildings": {
            building.id: {
                **said.ruled("building", building.id, [BUILDING_CLAUSES[building.id]]),
                "icons": said.say("icons", building.id),
                "price": building.price,
                "synergy": SYNERGIES[building.synergy].id,
                "first_vp": building.first_vp,
            }
            for building in BUILDINGS.values()
        },
        "careers": {career.id: _career(career, said) for career in CAREERS.values()},
        "city_tiles": {
            tile.id: {
                **said.ruled("tile", tile.id, ["MA-CACT-10"]),
                "icons": said.say("icons", tile.id),
                "players": tile.players,
                "wheel": tile.wheel,
                "good": tile.market.good,
                "storage": tile.market.storage,
                "place": None if tile.place == NONE else PLACES[tile.place].id,
            }
            for tile in CITY_TILES.values()
        },
    }


BUILDING_CLAUSES: Final[dict[str, str]] = {
    "abbey": "MA-PREST-07",
    "palace": "MA-PREST-08",
    "basilica": "MA-PREST-09",
    "citadel": "MA-PREST-10",
    "minster": "MA-PREST-11",
    "castle": "MA-PREST-12",
    "academy": "MA-PREST-13",
    "cathedral": "MA-PREST-14",
}


def _card(card: ProjectCard, said: Said) -> Row:
    return {
        **said.ruled("card", card.id, ["MA-CARD-07" if card.assistant else "MA-CARD-09"]),
        "copy": said.name("copy", card.id),
        "icons": said.say("icons", card.id),
        "cost": said.say("price", card.id),
        "design": card.design,
        "back": card.back,
        "number": card.number or None,
        "good": card.good,
        "item": card.item,
        "price": card.price,
        "figure": card.figure or None,
        "place": None if card.place == NONE else PLACES[card.place].id,
        "items": card.items,
        "markers": None if not card.markers else {"nation": NATIONS[card.markers_nation].id, "n": card.markers},
        "vp": card.vp,
        "kinds": [kind for kind in KINDS if getattr(card, kind)],
        "synergies": _synergies(card),
    }


def _synergies(card: ProjectCard) -> list[str]:
    """The kinds of synergy that a card brings or is better with. (MA-INCOME-02, MA-INCOME-03)"""
    effects = [*card.income, *card.permanent, *card.assistant, *card.instant]
    named = [effect.word("synergy", "") or effect.word("kind", "") for effect in effects]
    return [synergy.id for synergy in SYNERGIES if synergy.id in named]


KINDS: Final[list[str]] = ["income", "permanent", "assistant", "instant"]
"""The colours of a card's effects. (MA-CARD-09)"""


def all_quests() -> dict[str, Quest]:
    """Quest tiles, and story quests by the ids of their cards."""
    return {**QUESTS, **{card.id: card.quest for card in STORIES.values() if card.quest is not None}}


def _quest(id: str, quest: Quest, said: Said) -> Row:
    clause = "MA-QUEST-01" if id in QUESTS else "MA-STORY-01"
    return {
        **said.ruled("quest", id, [clause]),
        "icons": said.say("icons", id),
        "story": id in STORIES,
        "cost": [effect.verb for effect in quest.cost],
    }


def _token(token: CombatToken, said: Said) -> Row:
    return {
        "name": said.name("token", token.id),
        "sides": {
            nation.id: {
                "value": side.value,
                "kind": "pay" if side.pay else "gain" if side.gain else None,
                "icons": shown(said, "side", token.id, nation.id),
            }
            for nation, side in zip(NATIONS, token.sides, strict=True)
        },
        "condition": token.condition or None,
        "change": token.change,
    }


def _career(career: Career, said: Said) -> Row:
    return {
        **said.ruled("career", career.id, ["MA-CAREER-01"]),
        "icons": said.say("icons", career.id),
        "tasks": [
            {
                "kind": task.kind,
                "low": {text.lang: task_level(task, task.low, text) for text in said.texts},
                "high": {text.lang: task_level(task, task.high, text) for text in said.texts},
                "text": {text.lang: task_text(task, text) for text in said.texts},
                "doubloons": task.doubloons,
                "vp": task.vp,
            }
            for task in career.tasks
        ],
    }


def actions(said: Said) -> Row:
    """Village actions and combat actions by the names that options have."""
    return {
        "village_actions": {
            name_of(action): {"name": said.say("village", name_of(action)), "last": action.last}
            for action in village_kinds()
        },
        "combat_actions": {
            action.source or action.id: {
                "name": said.name("action", action.source or action.id),
                "text": said.say("action", action.source or action.id, "text"),
                "ways": [
                    {
                        "value": option.value,
                        "target": option.target or None,
                        "icons": said.say("way", action.source or action.id, str(index)),
                    }
                    for index, option in enumerate(action.options)
                ],
            }
            for action in combat_kinds()
        },
    }


# Story and Jean


def story_and_jean(said: Said) -> Row:
    return {
        "legacy": {tile.id: _legacy(tile, said) for tile in LEGACY.values()},
        "stories": {card.id: _story(card, said) for card in STORIES.values()},
        "story_tiles": len(STORY_TILES),
        "automa_cards": {
            card.id: {
                **said.ruled("automa", card.id, ["MA-SOLO-05"]),
                "icons": said.say("icons", card.id),
                "level": card.level,
                "steps": card.steps,
                "fork": card.fork,
                "display": card.display,
            }
            for card in AUTOMA_CARDS.values()
        },
        "automa_board": {
            "income": AUTOMA_BOARD.income,
            "areas": AUTOMA_BOARD.areas,
            "card_vp": AUTOMA_BOARD.card_vp,
            "leads": {
                kind: {"name": said.say("lead", kind), "per_tile_vp": lead.per_tile_vp, "steps": _steps(lead.steps)}
                for kind, lead in AUTOMA_BOARD.leads.items()
            },
        },
        "difficulties": {
            row.id: {"name": said.name("difficulty", row.id), "cards": row.cards} for row in DIFFICULTIES.values()
        },
    }


def _steps(steps: list[tuple[int, int]]) -> list[Row]:
    return [{"by": least, "vp": vp} for least, vp in steps]


LEGACY_CLAUSES: Final[list[tuple[int, str]]] = [
    (1, "MA-LEG-02"),
    (2, "MA-LEG-03"),
    (3, "MA-LEG-04"),
    (4, "MA-LEG-05"),
    (5, "MA-LEG-06"),
    (6, "MA-LEG-07"),
    (7, "MA-LEG-08"),
    (8, "MA-LEG-03"),
    (9, "MA-LEG-09"),
    (10, "MA-LEG-10"),
    (11, "MA-LEG-13"),
    (12, "MA-LEG-10"),
    (18, "MA-LEG-03"),
    (20, "MA-LEG-14"),
    (25, "MA-LEG-15"),
]
"""The clause of each legacy tile, from this number on."""


def _legacy(tile: LegacyTile, said: Said) -> Row:
    clause = max((number, clause) for number, clause in LEGACY_CLAUSES if number <= tile.number)[1]
    return {
        **said.ruled("legacy", tile.id, [clause]),
        "icons": said.say("icons", tile.id),
        "number": tile.number,
        "skull": tile.skull,
        "jean": tile.jean,
        "place": None if tile.place == NONE else PLACES[tile.place].id,
        "arrow": tile.arrow or None,
        "arrow_mp": tile.arrow_mp,
        "city": tile.city,
        "good": tile.market.good or None,
        "storage": tile.market.storage,
        "action": shown(said, "deed", tile.id) if tile.city else None,
        "flag": shown(said, "flag", tile.id) if tile.city else None,
        "spaces": tile.offer.spaces if tile.offer is not None else 0,
        "toll": tile.toll,
        "no_village": tile.no_village_main,
        "marker_spaces": _marker_spaces(tile, said),
    }


def _marker_spaces(tile: LegacyTile, said: Said) -> list[Row]:
    """The spaces for nation markers that a combat action fills. (MA-LEG-07, MA-LEG-09)"""
    if tile.combat_action is None:
        return []
    targets = [option.target for option in tile.combat_action.options]
    return [{"id": target, "name": said.say(message_id("space", target))} for target in targets]


def _story(card: StoryCard, said: Said) -> Row:
    return {
        "name": said.name("story", card.id),
        "text": said.say("story", card.id, "text"),
        "icons": said.say("orders", card.id),
        "clauses": ["MA-STORY-01" if card.kind == "campaign" else "MA-SSET-06"],
        "number": card.number,
        "kind": card.kind,
        "chapter": card.chapter,
        "front": card.front,
        "back": card.back or None,
        "then": shown(said, "story", card.id, "then"),
        "quest": card.quest is not None,
        "full_tile": card.full_tile or None,
        "question": card.question or None,
        "vote": [
            {"id": option.id, "text": option.texts, "then": shown(said, "vote", option.id, "then")}
            for option in card.vote
        ],
    }
