"""Story cards, their tiles and the legacy tiles that they bring. (MA-STORY, MA-CAMP, MA-LEG)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import LEGACY
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.atoms.board import lay_quest, lift_quest
from quarterdeck.games.maracaibo.state import EMPTY, Turn

SPACES_ON: Final[dict[str, list[int]]] = {"l06": [0, 1], "l09": [2]}
"""The marker spaces on the silver fleet and the gold mine. (MA-LEG-07, MA-LEG-09)"""


# Story cards


def unpack(t: Turn, stories: list[str], resolved: list[str]) -> None:
    """What the archive has kept; the cards in play are carried out once more. (MA-SSET-04)"""
    t.state.stories = stories.copy()
    t.state.resolved = resolved.copy()


def lay_story(t: Turn, story: str) -> None:
    """(MA-CAMP-07)"""
    t.state.stories.append(story)
    t.tell("story.revealed", story)


def drop_story(t: Turn, story: str) -> None:
    """Out of play, unread, and with it its tile and whoever took it. (MA-CAMP-11, MA-RUL-97, MA-RUL-100)"""
    state = t.state
    state.stories.remove(story)
    state.story_takers.pop(story, None)
    for place in [state.quest_places[i] for i, tile in enumerate(state.quest_tiles) if tile == story]:
        lift_quest(t, story, place)
    t.tell("story.dropped", story)


def resolve_story(t: Turn, story: str, seat: int) -> None:
    """This player reads its back. (MA-CAMP-06)"""
    t.state.stories.remove(story)
    t.state.story_takers.pop(story, None)
    t.state.resolved.append(story)
    t.tell("story.read", seat, story)


def end_campaign(t: Turn) -> None:
    """(MA-RUL-79)"""
    t.state.campaign_over = True
    t.tell("campaign.over")


# What they bring


def lay_story_tile(t: Turn, story: str, place: int) -> None:
    """The next of the pile, or a marker where none is left. (MA-STORY-06, MA-RUL-48)"""
    t.state.story_tiles = max(0, t.state.story_tiles - 1)
    lay_quest(t, story, place)


def discard_new_card(t: Turn, card: str) -> None:
    """(MA-STORY-08)"""
    t.state.story_cards.append(card)
    t.state.discard.append(card)
    t.tell("story.card_discarded", card)


def shuffle_new_card_in(t: Turn, card: str) -> None:
    """(MA-STORY-11)"""
    t.state.story_cards.append(card)
    t.state.draw.append(card)
    t.tell("story.card_shuffled", card)


# Legacy tiles


def lay_legacy(t: Turn, tile: str) -> None:
    """On its position; it may come with discs, and take a city's action and market away. (MA-LEG-04, MA-LEG-12)"""
    legacy = LEGACY[tile]
    t.state.legacy.append(tile)
    t.tell("legacy.laid", tile)
    if legacy.offer is not None:
        t.state.legacy_discs[tile] = legacy.offer.box_discs[t.state.seats]
    if legacy.no_city_action:
        t.state.city_tiles[legacy.place] = EMPTY
        t.state.storage[legacy.place] = 0


def remove_legacy(t: Turn, tile: str) -> None:
    """Back to the box; discs and markers on it leave the game. (MA-CAMP-10, MA-STORY-13, MA-RUL-119)"""
    t.state.legacy.remove(tile)
    t.state.legacy_discs.pop(tile, None)
    for space in SPACES_ON.get(tile, []):
        t.state.spaces[space] = NONE
    t.tell("legacy.removed", tile)


def put_disc(t: Turn, seat: int, tile: str) -> None:
    """(MA-LEG-10)"""
    t.state.legacy_discs[tile] += 1
    t.tell("legacy.disc", seat, tile, t.state.legacy_discs[tile])
