"""Whole campaigns, game after game by random players: what lasts does, and nothing is there twice.
(MA-RUL-50, MA-RUL-67, MA-RUL-115)"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, LEGACY, STORIES
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.archive import Archive, read
from quarterdeck.games.maracaibo.rules.census import projects
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import SEVERAL, AskSeveral
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run
from tests.clauses import clause

pytestmark = pytest.mark.skipif(
    os.environ.get("QUARTERDECK_BUILD") == "compiled",
    reason="the game is watched from inside, and a compiled run cannot be derived from; golden campaigns run compiled",
)

STARTS = ["campaign", "chapter_2", "chapter_4", "chapter_7", "chapter_10"]
GAMES = 4
MOST_GAMES = 40
AFTER_SET_UP = "keep"


class WatchedGame(Run):
    """A game whose state is looked at wherever a rule begins."""

    def __init__(self, players: int, options: dict[str, str], chance: Randomness) -> None:
        super().__init__(GAME, GAME.start(GAME.check(Setting(players, options))))
        self.chance = chance
        self.at_start: Callable[[State], None] | None = None

    @property
    def state(self) -> State:
        state: State = self.ctx.state
        return state

    def rule_starts(self) -> None:
        nothing_is_there_twice(self.state)
        c_cards_are_where_they_belong(self.state)
        tiles_and_cards_belong_together(self.state)
        if self.state.phase == AFTER_SET_UP and self.at_start is not None:
            self.at_start(self.state)
            self.at_start = None

    def play(self) -> State:
        self.begin()
        while self.ask is not None:
            if self.ask.seat == SEVERAL:
                assert isinstance(self.ask, AskSeveral)
                self.send([self.pick(self.ask.options_of(seat)) for seat in self.ask.who])
            else:
                self.send(self.pick(self.ask.options_for(self.ask.seat)))
        return self.state

    def pick(self, options: list[Any]) -> Any:
        """At random, but whoever can go on with the story does, so that a campaign comes somewhere."""
        wanted = [option for option in options if self.furthers_the_story(option)]
        return (wanted or options)[self.chance.below(len(wanted or options))]

    def furthers_the_story(self, option: Any) -> bool:
        if not isinstance(option, tuple) or self.ask is None:
            return False
        if option[0] == "offer" or (option[0] == "quest" and option[1] in STORIES):
            return True
        if self.ask.prompt != "sail.to":
            return False
        offers = [tile for tile in self.state.legacy_discs if LEGACY[tile].place == option[-1]]
        return bool(offers) or any(tile in STORIES for tile in self.state.quests_at(option[-1]))


# What must be so at every moment


def nothing_is_there_twice(state: State) -> None:
    for things in (state.stories, state.resolved, state.legacy, state.story_cards):
        assert len(things) == len(set(things)), things
    assert not set(state.stories) & set(state.resolved), "a card that was resolved never comes back"
    story_tiles = [tile for tile in state.quest_tiles if tile in STORIES]
    assert len(story_tiles) == len(set(story_tiles))


def c_cards_are_where_they_belong(state: State) -> None:
    """Those that have joined are there once, all others not at all."""
    found = sorted(card for card in projects(state) if CARDS[card].back == "C")
    assert found == sorted(state.story_cards)


def tiles_and_cards_belong_together(state: State) -> None:
    for tile in state.quest_tiles:
        assert tile not in STORIES or tile in state.stories, "no story tile without its card"
    offers = [tile for tile in state.legacy if LEGACY[tile].offer is not None]
    assert sorted(state.legacy_discs) == sorted(offers)
    if "l06" not in state.legacy:
        assert state.spaces[:2] == [NONE, NONE]
    if "l09" not in state.legacy:
        assert state.spaces[2] == NONE
    if state.phase not in ("setup", "story", "final_story"):
        for story in state.stories:
            card = STORIES[story]
            assert card.quest is None or story in state.quest_tiles or story in state.story_takers
            assert not card.full_tile or card.full_tile in state.legacy


# What must be so when a game goes on from an archive


def came_out_of(kept: Archive) -> Callable[[State], None]:
    """The check after the set-up of a game that goes on from this archive."""

    def check(state: State) -> None:
        brought = [effect for story in state.stories for effect in STORIES[story].setup]
        tiles = [effect.word("tile") for effect in brought if effect.verb == "bring_legacy"]
        cards = [card for effect in brought if effect.verb.startswith("cards_to") for card in effect.words("cards")]
        now = [effect.word("card") for effect in brought if effect.verb == "read_now"]
        assert state.resolved == kept.resolved
        assert set(state.legacy) == set(kept.legacy) | set(tiles)
        assert set(state.story_cards) == set(kept.cards) | set(cards)
        assert set(state.stories) <= set(kept.stories) | set(now)
        assert set(now) <= set(state.stories) | set(kept.resolved)
        assert {story for story in kept.stories if story not in state.stories} <= {"s31"}, "only a rival leaves"
        players_and_board_are_new(state)

    return check


def players_and_board_are_new(state: State) -> None:
    assert state.spaces == [NONE, NONE, NONE]
    assert sum(1 for nation in state.markers if nation != NONE) == (3 if state.seats <= 2 else 0)
    assert set(state.storage) == {0}
    for tile, discs in state.legacy_discs.items():
        offer = LEGACY[tile].offer
        assert offer is not None
        assert discs == offer.box_discs[state.seats]
    for player in state.players:
        assert (player.vp, player.influence, player.explorer, player.ship) == (0, [0, 0, 0], 0, 0)
        assert not player.tableau + player.assistants + player.quests + player.tokens


def went_into(state: State, options: dict[str, str]) -> None:
    """The archive of a game that is over holds what lasts, and its text tells it all."""
    kept = read(options["archive"])
    assert kept.text() == options["archive"]
    assert (kept.stories, kept.legacy) == (state.stories, state.legacy)
    assert (kept.resolved, kept.cards) == (state.resolved, state.story_cards)
    assert options["story"] == "continue"


def campaign(players: int, story: str, seed: int, games: int) -> list[State]:
    """The last states of so many games in a row, or of as many as the campaign has."""
    chance = Randomness(seed)
    options = {"story": story}
    ends: list[State] = []
    while len(ends) < games:
        game = WatchedGame(players, options, chance)
        if "archive" in options:
            game.at_start = came_out_of(read(options["archive"]))
        end = game.play()
        assert game.at_start is None
        ends.append(end)
        options = GAME.sequel(end)
        if not options:
            assert end.campaign_over
            break
        went_into(end, options)
    return ends


@clause("MA-RUL-50", "MA-RUL-67", "MA-RUL-115", "MA-CAMP-08", "MA-CAMP-09", "MA-CAMP-12")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("story", STARTS)
def test_a_campaign_goes_on_from_game_to_game(players: int, story: str) -> None:
    ends = campaign(players, story, players * 100 + STARTS.index(story), GAMES)
    assert ends[-1].resolved or ends[-1].campaign_over
    for before, after in pairwise(ends):
        assert after.resolved[: len(before.resolved)] == before.resolved
        assert set(before.story_cards) <= set(after.story_cards)


@clause("MA-RUL-67", "MA-RUL-79")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (4, 4)])
def test_a_campaign_comes_to_its_end_through_all_chapters(players: int, seed: int) -> None:
    ends = campaign(players, "campaign", seed, MOST_GAMES)
    assert ends[-1].campaign_over
    assert len(ends) > 2
    assert {STORIES[story].chapter for story in ends[-1].resolved} == set(range(1, 12))
    assert GAME.sequel(ends[-1]) == {}
