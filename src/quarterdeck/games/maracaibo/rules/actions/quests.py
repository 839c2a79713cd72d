"""Quests and story quests: at places, on the explorer track, on cards. (MA-QUEST, MA-STORY)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import FIELDS, LEGACY, QUESTS, STORIES
from quarterdeck.games.maracaibo.content.pieces import Quest
from quarterdeck.games.maracaibo.kinds import A_QUEST, PASS, QUEST, QUEST_DEED, QUESTIONS, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import board, captain
from quarterdeck.games.maracaibo.rules.effects import GAINS, VERBS, Scene, pay, payable, perform
from quarterdeck.games.maracaibo.state import QUESTS_VP, STORY_VP, State, Turn
from quarterdeck.kernel.rules.ask import draw
from quarterdeck.kernel.rules.effects import Effect

FULFIL_HERE: Final = QUESTIONS.add("quest.here", WithFree(QUEST_DEED), clause="MA-LEG-02", declinable=True)
FULFIL_ON_FIELD: Final = QUESTIONS.add(
    "quest.field", WithFree(QUEST_DEED), ["field", ("quest", "icons")], clause="MA-EXPL-06", declinable=True
)
DRAW_QUEST: Final = QUESTIONS.to_chance("draw.quest", A_QUEST)


def is_story(tile: str) -> bool:
    """Whether a tile on the board is a story tile, named by its card. (MA-RUL-100)"""
    return tile in STORIES


def quest_of(tile: str) -> Quest:
    """What a tile demands and gives. (MA-STORY-01)"""
    if tile in QUESTS:
        return QUESTS[tile]
    quest = STORIES[tile].quest
    assert quest is not None
    return quest


def scene_of(seat: int, tile: str) -> Scene:
    return Scene(seat, tile, STORY_VP if is_story(tile) else QUESTS_VP)


def can_fulfil(state: State, seat: int, tile: str) -> bool:
    """(MA-QUEST-01)"""
    return payable(state, scene_of(seat, tile), quest_of(tile).cost)


def open_quests(state: State, seat: int) -> list[str]:
    """The tiles at the ship's place that this player could fulfil. (MA-QUEST-01, MA-STORY-01)"""
    here = state.quests_at(state.players[seat].ship)
    return [tile for tile in here if can_fulfil(state, seat, tile)]


async def fulfil(t: Turn, seat: int, tile: str) -> None:
    """The tile has been taken: pay, have the reward, then put it on the quest track. (MA-QUEST-09)"""
    quest = quest_of(tile)
    scene = scene_of(seat, tile)
    t.state.resolving.append(tile)
    await pay(t, scene, quest.cost)
    await perform(t, scene, quest.reward)
    t.state.resolving.remove(tile)
    if not is_story(tile):
        captain.keep_quest(t, seat, tile)


def gain_story_tile(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-02, MA-RUL-100)"""
    captain.keep_story_tile(t, scene.seat, scene.source)


GAINS.add("gain_story_tile", gain_story_tile)


# At places


async def fulfil_at_ship(t: Turn, seat: int, tile: str) -> None:
    """(MA-QUEST-01)"""
    place = t.state.players[seat].ship
    board.take_quest(t, seat, tile, place)
    await fulfil(t, seat, tile)
    await refill_quest_space(t, place)


async def fulfil_quest_here(t: Turn, scene: Scene, effect: Effect) -> None:
    """The action of Puerto Cabezas. (MA-LEG-02)"""
    seat = scene.seat

    def choices() -> list[Choice]:
        found: list[Choice] = [(QUEST, tile) for tile in open_quests(t.state, seat)]
        found.append(PASS)
        return found

    choice = await decide(t, seat, FULFIL_HERE, choices)
    if choice != PASS:
        await fulfil_at_ship(t, seat, str(choice[1]))


VERBS.add("fulfil_quest_here", fulfil_quest_here)


async def refill_quest_space(t: Turn, place: int) -> None:
    """A legacy tile's quest space never stays empty. (MA-LEG-02, MA-RUL-58)"""
    for tile in t.state.legacy:
        if LEGACY[tile].refills_quest and LEGACY[tile].place == place:
            if all(is_story(other) for other in t.state.quests_at(place)):
                await lay_next_quest(t, place)


async def lay_next_quest(t: Turn, place: int) -> None:
    """The top tile of the pile, if there is one. (MA-STORY-07, MA-RUL-47)"""
    tile = await take_top_quest(t)
    if tile:
        board.lay_quest(t, tile, place)


async def take_top_quest(t: Turn) -> str:
    """The pile lies face up: its top tile is known, the one under it is not. (MA-SETUP-02, MA-RUL-76)"""
    tile = board.take_top_quest(t)
    if t.state.quest_pile:
        board.turn_up_quest(t, await draw(DRAW_QUEST, t.state.quest_pile))
    return tile


# On the explorer track


async def offer_field_quest(t: Turn, seat: int, field: int) -> None:
    """Only on landing; the tile is not replaced. (MA-EXPL-06, MA-RUL-29)"""
    tile = t.state.field_quests[field]

    def choices() -> list[Choice]:
        found: list[Choice] = [(QUEST, tile)] if can_fulfil(t.state, seat, tile) else []
        found.append(PASS)
        return found

    choice = await decide(t, seat, FULFIL_ON_FIELD, choices, (FIELDS[field].id, tile))
    if choice != PASS:
        board.take_field_quest(t, seat, field)
        await fulfil(t, seat, tile)


# On cards


async def quest_to_card(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-INST-06, MA-RUL-47)"""
    tile = await take_top_quest(t)
    if tile:
        captain.quest_to_card(t, scene.seat, tile, scene.source)


async def fulfil_card_quest(t: Turn, seat: int, card: str) -> None:
    """(MA-INST-06, MA-RUL-112)"""
    await fulfil(t, seat, captain.take_quest_from_card(t, seat, card))


VERBS.add("quest_to_card", quest_to_card)
