"""Story cards: their fronts, their backs, votes, and the legacy tiles that they bring. (MA-STORY, MA-CAMP, MA-LEG)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CITY_TILES, LEGACY, PLACE, STORIES
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.content.story import StoryCard, VoteOption
from quarterdeck.games.maracaibo.kinds import A_CITY_TILE, A_LEGACY_TILE, A_VOTE, PASS, QUESTIONS, Choice, One, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.quests import lay_next_quest, refill_quest_space
from quarterdeck.games.maracaibo.rules.atoms import board, chronicle
from quarterdeck.games.maracaibo.rules.board import ROUNDS
from quarterdeck.games.maracaibo.rules.effects import GAINS, VERBS, Scene, perform
from quarterdeck.games.maracaibo.state import STORY_VP, State, Turn
from quarterdeck.kernel.rules.ask import AskSeveral, choose, draw
from quarterdeck.kernel.rules.effects import Effect

STORY_VOTE: Final = QUESTIONS.add("story.vote", A_VOTE, [("story", "ballot", "back")], clause="MA-RUL-65")
STORY_TIE: Final = QUESTIONS.add("story.tie", A_VOTE, [("story", "ballot", "back")], clause="MA-CAMP-05")
REMOVE_SKULL: Final = QUESTIONS.add("legacy.skull", WithFree(One(A_LEGACY_TILE)), clause="MA-STORY-13", declinable=True)
DRAW_CITY: Final = QUESTIONS.to_chance("draw.city", A_CITY_TILE)

CITY_PLAYERS: Final = 2
"""Solo uses the city tiles for two. (MA-RUL-69)"""


# Fronts


async def reveal(t: Turn, story: str) -> None:
    """Lays a story card out and carries its front out; in the final scoring it is only laid.
    (MA-CAMP-07, MA-STORY-05, MA-FINAL-09)"""
    if story in t.state.stories:
        return
    chronicle.lay_story(t, story)
    if not is_final(t.state):
        await carry_out_front(t, story)


async def carry_out_front(t: Turn, story: str) -> None:
    """(MA-STORY-05 to -11, MA-SSET-04)"""
    drop_rivals(t, story)
    await perform(t, Scene(NONE, story, STORY_VP), STORIES[story].setup)


def is_final(state: State) -> bool:
    return state.phase == "final_story"


def drop_rivals(t: Turn, story: str) -> None:
    """Of two cards about the same legacy tile the lower one leaves. (MA-CAMP-11, MA-RUL-96)"""
    mine = tiles_about(STORIES[story])
    for other in t.state.stories.copy():
        if STORIES[other].number < STORIES[story].number and any(tile in mine for tile in tiles_about(STORIES[other])):
            chronicle.drop_story(t, other)


def tiles_about(card: StoryCard) -> list[str]:
    """The legacy tiles that a card brings into play or needs full. (MA-RUL-96)"""
    found = [effect.word("tile") for effect in card.setup if effect.verb == "bring_legacy"]
    if card.full_tile:
        found.append(card.full_tile)
    return found


async def story_tile(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-06)"""
    chronicle.lay_story_tile(t, scene.source, PLACE[effect.word("place")])


async def quest_tile(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-07, MA-INTERIM-07)"""
    if t.state.seats in effect.ints("players"):
        await lay_next_quest(t, PLACE[effect.word("place")])


async def cards_to_discard(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-08, MA-RUL-50)"""
    for card in new_cards(t.state, effect.words("cards")):
        chronicle.discard_new_card(t, card)


async def cards_to_deck(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-11, MA-RUL-113)"""
    for card in new_cards(t.state, effect.words("cards")):
        chronicle.shuffle_new_card_in(t, card)


def new_cards(state: State, cards: list[str]) -> list[str]:
    return [card for card in cards if card not in state.story_cards]


async def read_now(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-09, MA-RUL-67)"""
    story = effect.word("card")
    if story not in t.state.stories and story not in t.state.resolved:
        await reveal(t, story)


async def next_story(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-CAMP-07)"""
    await reveal(t, effect.word("card"))


async def discard_story(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-CAMP-11)"""
    story = effect.word("card")
    if story in t.state.stories:
        chronicle.drop_story(t, story)


async def end_campaign(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-RUL-79)"""
    chronicle.end_campaign(t)


VERBS.add("story_tile", story_tile)
VERBS.add("quest_tile", quest_tile)
VERBS.add("cards_to_discard", cards_to_discard)
VERBS.add("cards_to_deck", cards_to_deck)
VERBS.add("read_now", read_now)
VERBS.add("next_story", next_story)
VERBS.add("discard_story", discard_story)
VERBS.add("end_campaign", end_campaign)


# Legacy tiles


async def bring_legacy(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-STORY-10, MA-LEG-01, MA-RUL-50)"""
    await lay_legacy(t, effect.word("tile"))


async def lay_legacy(t: Turn, tile: str) -> None:
    """With what it does on coming into play. (MA-LEG-02, MA-LEG-04, MA-LEG-12, MA-SOLO-27)"""
    if tile in t.state.legacy:
        return
    chronicle.lay_legacy(t, tile)
    if LEGACY[tile].refills_quest:
        await refill_quest_space(t, LEGACY[tile].place)


async def remove_legacy(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-CAMP-10)"""
    await take_legacy_out(t, effect.word("tile"))


async def take_legacy_out(t: Turn, tile: str) -> None:
    """Where it took a city's action away there is one again. (MA-CAMP-10, MA-STORY-13, MA-RUL-119)"""
    if tile not in t.state.legacy:
        return
    chronicle.remove_legacy(t, tile)
    if LEGACY[tile].no_city_action:
        await new_city_tile(t, LEGACY[tile].place)


async def new_city_tile(t: Turn, place: int) -> None:
    """A random one of those in the box for the player count. (MA-STORY-13, MA-RUL-95)"""
    board.lay_city_tile(t, await draw(DRAW_CITY, city_tiles_in_box(t.state)), place)


def city_tiles_in_box(state: State) -> list[str]:
    """(MA-SETUP-05, MA-RUL-95)"""
    return [tile for tile in city_tiles_for(state.seats) if tile not in state.city_tiles]


def city_tiles_for(seats: int) -> list[str]:
    """(MA-SETUP-05, MA-RUL-69)"""
    players = max(seats, CITY_PLAYERS)
    return [tile.id for tile in CITY_TILES.values() if players in tile.players and tile.place == NONE]


async def remove_skull(t: Turn, scene: Scene, effect: Effect) -> None:
    """Whoever earned it chooses which. (MA-STORY-13, MA-RUL-64)"""

    def choices() -> list[Choice]:
        found: list[Choice] = [(tile,) for tile in t.state.legacy if LEGACY[tile].skull]
        found.append(PASS)
        return found

    choice = await decide(t, scene.seat, REMOVE_SKULL, choices)
    if choice != PASS:
        await take_legacy_out(t, str(choice[0]))


def holds_by_being_there(t: Turn, scene: Scene, effect: Effect) -> None:
    """Combat looks for the actions of cards and tiles in play. (MA-FIGHT-13)"""


GAINS.add("all_combat_action", holds_by_being_there)
VERBS.add("bring_legacy", bring_legacy)
VERBS.add("remove_legacy", remove_legacy)
VERBS.add("remove_skull", remove_skull)


# Backs


def fulfilled(state: State, story: str) -> bool:
    """Its tile was taken, or its legacy tile is full. (MA-CAMP-02, MA-CAMP-03)"""
    card = STORIES[story]
    if card.full_tile:
        offer = LEGACY[card.full_tile].offer
        assert offer is not None
        return state.legacy_discs.get(card.full_tile, 0) >= offer.spaces
    return story in state.story_takers


def note_fulfilled(state: State) -> None:
    """All are noted before the first is read. (MA-CAMP-01, MA-CAMP-04, MA-RUL-97)"""
    done = [story for story in state.stories if fulfilled(state, story)]
    state.unread = sorted(done, key=lambda story: STORIES[story].number)


async def read_next_back(t: Turn) -> None:
    """The lowest that is still in play. (MA-CAMP-04, MA-RUL-97)"""
    story = t.state.unread.pop(0)
    if story in t.state.stories:
        await read_back(t, story, reader(t.state, story))


def reader(state: State, story: str) -> int:
    """Who took the tile, or who ended the round; with Jean always the other. (MA-CAMP-02, -03, MA-RUL-51)"""
    seat = state.story_takers.get(story, state.ender)
    return seat if seat < state.seats else 0


async def read_back(t: Turn, story: str, seat: int) -> None:
    """The vote, if there is one, and what follows. (MA-CAMP-05 to -07)"""
    card = STORIES[story]
    chronicle.resolve_story(t, story, seat)
    scene = Scene(seat, story, STORY_VP)
    if card.vote:
        option = await vote(t, story, card.vote, seat)
        t.tell("story.voted", story, option.id)
        await perform(t, scene, option.then)
    await perform(t, scene, card.then)


async def vote(t: Turn, story: str, options: list[VoteOption], seat: int) -> VoteOption:
    """Most votes win; in a tie the reader decides. (MA-CAMP-05, MA-RUL-65)"""
    ids = [option.id for option in options]
    votes = await AskSeveral(list(range(t.state.seats)), STORY_VOTE, lambda _seat: ids, (story,))
    for voter, choice in enumerate(votes):
        t.tell("story.vote", voter, story, choice)
    most = max(votes.count(id) for id in ids)
    winners = [id for id in ids if votes.count(id) == most]
    winner = await choose(seat, STORY_TIE, winners, (story,))
    return next(option for option in options if option.id == winner)


# After each round without a campaign


async def new_quests(t: Turn) -> None:
    """(MA-INTERIM-07)"""
    for story in t.state.stories:
        card = STORIES[story]
        if card.kind == "scenario" and t.state.round < ROUNDS:
            await perform(t, Scene(NONE, story, STORY_VP), card.after_round.get(t.state.round, []))
