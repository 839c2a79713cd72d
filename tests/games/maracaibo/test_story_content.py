"""Maracaibo's legacy tiles and story cards: what each does, and that the story hangs together."""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import ARROWS, CARDS, FIELD, LEGACY, PLACE, PLACES, STORIES
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.content.story import StoryCard
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from tests.games.maracaibo.shorthand import short

CAMPAIGN = [story for story in STORIES.values() if story.kind == "campaign"]
SCENARIOS = [story for story in STORIES.values() if story.kind == "scenario"]
CHAPTER_STARTS = [story for story in STORIES.values() if story.kind == "chapter_start"]


def effects_of(story: StoryCard) -> list[Effect]:
    """Everything that a story card does, front, quest and back."""
    lists = [story.setup, story.then, *story.after_round.values(), *(option.then for option in story.vote)]
    if story.quest is not None:
        lists += [story.quest.cost, story.quest.reward]
    return [effect for effects in lists for effect in walk_effects(effects)]


def ends(story: StoryCard) -> list[list[Effect]]:
    """The ways a story card can end: its options, or what its back says."""
    return [option.then for option in story.vote] or [story.then]


def links(story: StoryCard) -> list[str]:
    return [e.word("card") for e in effects_of(story) if e.verb in ("next_story", "read_now")]


def is_beside(story: StoryCard) -> bool:
    """Whether the card only lies beside another one that goes on with the story."""
    return story.full_tile != "" and any(e.verb == "read_now" for e in story.setup)


def brought(story: StoryCard) -> set[str]:
    return {e.word("tile") for e in story.setup if e.verb == "bring_legacy"}


# ---------------------------------------------------------------- legacy tiles


def test_skulls_and_what_jean_ignores() -> None:
    assert {tile.number for tile in LEGACY.values() if tile.skull} == {3, 20, 21, 22, 23}
    ignored = {tile.number for tile in LEGACY.values() if tile.jean == "ignores"}
    assert ignored == {2, 5, 6, 8, *range(10, 19), 20, 21, 22, 23, 25}


def test_legacy_cities() -> None:
    cities = {tile.id: tile for tile in LEGACY.values() if tile.city}
    assert {id: PLACES[tile.place].number for id, tile in cities.items()} == {"l01": "17", "l04": "9a", "l07": "15a"}
    assert {id: short(tile.city_action) for id, tile in cities.items()} == {
        "l01": "fulfil_quest_here",
        "l04": "village_action 2; pay_for [pay_figure 1] [gain_vp 5]",
        "l07": "gain_combat 3; fight",
    }
    assert all(tile.flag for tile in cities.values())
    assert {id: tile.needs_explorer for id, tile in LEGACY.items() if tile.needs_explorer != NONE} == {
        "l04": FIELD["e04"],
        "l07": FIELD["e11"],
    }
    assert [id for id, tile in LEGACY.items() if tile.refills_quest] == ["l01"]


def test_legacy_arrows() -> None:
    arrows = {arrow.id for arrow in ARROWS}
    assert {tile.number: tile.arrow_mp for tile in LEGACY.values() if tile.arrow} == {2: 3, 8: 3, 18: 3}
    assert all(tile.arrow in arrows and tile.place == NONE for tile in LEGACY.values() if tile.arrow)


def test_legacy_tiles_that_close_something() -> None:
    assert {tile.number for tile in LEGACY.values() if tile.no_village_main} == {3, 20, 21, 22, 23}
    assert [id for id, tile in LEGACY.items() if tile.no_city_action] == ["l03"]
    assert {id: (PLACES[tile.place].number, tile.toll) for id, tile in LEGACY.items() if tile.toll} == {
        "l11": ("12", 2)
    }
    assert {id: (PLACES[tile.place].number, tile.home_vp) for id, tile in LEGACY.items() if tile.home_vp} == {
        "l25": ("21a", 6)
    }
    assert {id: short(tile.stop_gain) for id, tile in LEGACY.items() if tile.stop_gain} == {"l05": "gain_figure 1"}


def test_legacy_offers() -> None:
    offers = {tile.number: tile.offer for tile in LEGACY.values() if tile.offer is not None}
    assert list(offers) == list(range(10, 18))
    for number, offer in offers.items():
        assert offer.box_discs == ([0, 1, 0, 0, 0] if number == 10 else [0, 2, 1, 0, 0])
        assert (offer.cost == []) == (number == 10), "only L10 is free"
        assert offer.then and offer.spaces == (3 if number == 10 else 4)


def test_legacy_combat_actions() -> None:
    fleet, mine = LEGACY["l06"].combat_action, LEGACY["l09"].combat_action
    assert fleet is not None and mine is not None
    assert [(o.value, o.target) for o in fleet.options] == [(10, "fleet_space_1"), (11, "fleet_space_2")]
    assert short(fleet.then) == "place_marker fighting target; gain_influence 3 fighting; gain_doubloons 8"
    assert [(o.value, o.target) for o in mine.options] == [(8, "mine_space")]
    assert short(mine.then) == "place_marker fighting target; gain_doubloons 12"
    assert (fleet.source, fleet.needs_explorer) == ("l06", NONE)
    assert (mine.source, mine.needs_explorer) == ("l09", FIELD["e05"])
    assert [id for id, tile in LEGACY.items() if tile.combat_action is not None] == ["l06", "l09"]


# ---------------------------------------------------------------- story cards


def test_numbers_of_story_cards() -> None:
    assert [story.number for story in CAMPAIGN] == list(range(1, 55))
    assert [story.number for story in SCENARIOS] == [75, 76, 77]
    assert [(story.number, story.chapter) for story in CHAPTER_STARTS] == [(78 + c, c) for c in range(2, 12)]
    assert all(story.id == f"s{story.number:02}" for story in STORIES.values())


def test_the_first_card() -> None:
    card = STORIES["s01"]
    assert short(card.setup) == "story_tile p15; quest_tile p16 [1, 2, 3, 4]; quest_tile p19 [4]"
    assert card.quest is not None and short(card.quest.cost) == "pay_combat 1"


@pytest.mark.parametrize("story", [*CAMPAIGN, *CHAPTER_STARTS], ids=lambda story: story.id)
def test_every_card_goes_on_or_ends_the_campaign(story: StoryCard) -> None:
    assert story.back["en"] and story.back["de"]
    assert bool(story.vote) != bool(story.then)
    assert bool(story.question) == bool(story.vote)
    for then in ends(story):
        onward = [e for e in then if e.verb in ("next_story", "end_campaign")]
        assert len(onward) == 1 or (is_beside(story) and not onward)
    for link in links(story):
        assert STORIES[link].chapter - story.chapter in (0, 1)
        assert story.kind != "campaign" or STORIES[link].number > story.number


@pytest.mark.parametrize("story", [story for story in STORIES.values() if story.full_tile], ids=lambda story: story.id)
def test_a_tile_to_be_filled_can_be_filled(story: StoryCard) -> None:
    assert LEGACY[story.full_tile].offer is not None
    assert story.quest is None


@pytest.mark.parametrize("story", SCENARIOS, ids=lambda story: story.id)
def test_scenarios_have_no_story(story: StoryCard) -> None:
    assert list(story.after_round) == [1, 2, 3]
    assert story.quest is None and not story.vote and not story.then and not story.full_tile and not story.back


@pytest.mark.parametrize("story", CHAPTER_STARTS, ids=lambda story: story.id)
def test_a_chapter_start_stands_for_one_card_of_its_chapter(story: StoryCard) -> None:
    assert story.quest is not None

    def tiles(card: StoryCard) -> str:
        return short([e for e in card.setup if e.verb in ("story_tile", "quest_tile")])

    twins = [
        card
        for card in CAMPAIGN
        if card.chapter == story.chapter
        and card.quest is not None
        and (short(card.quest.cost), short(card.quest.reward)) == (short(story.quest.cost), short(story.quest.reward))
        and (card.back, card.question, [short(e) for e in ends(card)])
        == (story.back, story.question, [short(e) for e in ends(story)])
    ]
    assert [tiles(card) for card in twins] == [tiles(story)]
    assert links(story) and all(STORIES[link].chapter == story.chapter for link in links(story))


def test_every_card_of_the_campaign_can_be_reached() -> None:
    seen: set[str] = set()
    todo = ["s01"]
    while todo:
        card = todo.pop()
        if card not in seen:
            seen.add(card)
            todo += links(STORIES[card])
    assert seen == {story.id for story in CAMPAIGN}


def test_only_two_cards_meet_over_a_legacy_tile() -> None:
    """MA-CAMP-11, MA-RUL-96."""
    meetings = {
        (beside.id, later.id, tile)
        for beside in CAMPAIGN
        if is_beside(beside)
        for later in CAMPAIGN
        if later.number > beside.number
        for tile in brought(beside) & brought(later)
    }
    assert meetings == {("s31", "s34", "l11")}


def test_the_campaign_uses_everything() -> None:
    effects = [effect for story in CAMPAIGN for effect in effects_of(story)]
    assert {e.word("tile") for e in effects if e.verb == "bring_legacy"} == set(LEGACY)
    added = {card for e in effects if e.verb == "cards_to_discard" for card in e.words("cards")}
    assert added == {card.id for card in CARDS.values() if card.back == "C"}
    assert {e.verb for e in effects} >= {
        "story_tile",
        "quest_tile",
        "read_now",
        "remove_legacy",
        "remove_skull",
        "discard_story",
        "end_campaign",
        "fight",
        "explore",
        "remove_disc",
        "gain_figure",
        "gain_combat",
    }
    assert {e.int_of("n") for e in effects if e.verb == "pay_combat"} == {1, 2}
    assert "gain_influence 2 spain" in {short([e]) for e in effects}


def test_the_combat_action_of_a_story_card() -> None:
    ((card, action),) = [(s.id, s.combat_action) for s in STORIES.values() if s.combat_action is not None]
    assert (action.id, action.source, [o.value for o in action.options]) == ("ca_breach", card, [6])
    assert short(action.then) == "gain_influence 1 fighting; gain_vp 3"


# ---------------------------------------------------------------- quests that cards lay out


def laid(effects: list[Effect], players: int) -> list[str]:
    """The numbers of the places that get a quest tile."""
    return [
        PLACES[PLACE[e.word("place")]].number
        for e in effects
        if e.verb == "quest_tile" and players in e.ints("players")
    ]


def test_quests_of_the_worked_examples() -> None:
    first, calm = STORIES["s01"], STORIES["s75"]
    assert [laid(first.setup, n) for n in (1, 2, 3, 4)] == [["16"], ["16"], ["16"], ["16", "19"]]
    assert [laid(calm.setup, n) for n in (2, 3, 4)] == [["15"], ["15", "18"], ["15", "18", "19"]]
    after_first = [laid(calm.after_round[1], n) for n in (2, 3, 4)]
    assert after_first == [["6", "12"], ["6", "12", "16"], ["6", "12", "16"]]


def test_scenarios_bring_what_their_sources_say() -> None:
    assert [brought(story) for story in SCENARIOS] == [
        set(),
        {"l01", "l04", "l05", "l06"},
        {"l01", "l04", "l05", "l06", "l07", "l08", "l09"},
    ]
    quests = [sum(len(laid(part, 4)) for part in (s.setup, *s.after_round.values())) for s in SCENARIOS]
    assert quests[0] > max(quests[1:]), "fewer than card 75"
