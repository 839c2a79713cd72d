"""Given a position, when these answers, then this: the words in which the clauses of Maracaibo are tested.

p = Position(2).ship(0, "p06").hand(0, "a_peddler_1").city("p05", "ct_shipyard_2")
game = p.play(0)
game.give("p07 p08", "village", "va_coin")
game.chance("k01")
"""

from __future__ import annotations

from typing import Any, Self

from quarterdeck.games.maracaibo.content.components import (
    CARDS,
    CAREERS,
    FIELD,
    IMPROVEMENT,
    LEGACY,
    NATION,
    PLACE,
    PLACES,
    SYNERGY,
)
from quarterdeck.games.maracaibo.content.pieces import AT_PLACE
from quarterdeck.games.maracaibo.rules.actions.setup import blank_table
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import Player, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.table import Table
from tests.games.common_play import CommonPlay

DEAR_QUEST = "q06"


class Position:
    """A table that is put together by hand: the set-up is over, nothing lies anywhere but what a test puts there.

    City tiles, quests on the explorer track, buildings and the draw pile are laid by default so that every rule finds
    what it needs; seats are numbers from 0, with one player seat 1 is Jean.
    """

    def __init__(self, players: int = 2, story: str = "scenario_75", difficulty: str = "medium") -> None:
        options = {"story": story, "difficulty": difficulty}
        self.setting = GAME.check(Setting(players, options))
        self.state: State = blank_table(self.setting)
        state = self.state
        few = players <= 2
        tiles = (
            ["expedition", "arsenal", "embassy", "shipyard"] if few else ["expedition", "arsenal", "market", "fortress"]
        )
        slots = [place for place in PLACES if place.city_tile_slot]
        for place, tile in zip(slots, tiles, strict=True):
            state.city_tiles[place.index] = f"ct_{tile}_{'2' if few else '34'}"
        if few:
            state.city_tiles[PLACE["p11"]] = "ct_maracaibo_2"
        state.draw, state.aside = state.draw + state.aside, []
        state.quest_top = state.quest_pile.pop(0)
        for field in ("e08", "e15", "e20"):
            state.field_quests[FIELD[field]] = state.quest_pile.pop(0)
        state.buildings = [state.building_pile.pop(0)]
        state.stories = ["s75"] if story == "scenario_75" else []
        for seat in range(players):
            player = state.players[seat]
            player.career = state.careers.pop(0)
            player.tasks = [0] * len(CAREERS[player.career].tasks)
            player.doubloons = 20
        if state.jean is not None:
            state.jean.deck = [card for card in state.jean.box if card.startswith("au_a")]
            state.jean.box = [card for card in state.jean.box if not card.startswith("au_a")]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def having(self, seat: int, **values: Any) -> Position:
        """Sets plain fields of a player: `doubloons=3, combat=2, figures=1, general=0, vp=5, vp_income=2`."""
        for name, value in values.items():
            setattr(self.player(seat), name, value)
        if "vp" in values:
            self.player(seat).vp_from = [values["vp"]] + [0] * (len(self.player(seat).vp_from) - 1)
        return self

    def _take(self, card: str) -> str:
        """Takes a card out of the draw pile, so that none is there twice."""
        if card in self.state.draw:
            self.state.draw.remove(card)
        return card

    def hand(self, seat: int, *cards: str) -> Position:
        self.player(seat).hand = [self._take(card) for card in cards]
        return self

    def planned(self, seat: int, *cards: str) -> Position:
        self.player(seat).planned = [self._take(card) for card in cards]
        return self

    def tableau(self, seat: int, *cards: str) -> Position:
        """Bought cards, as they lie: nothing happens; those with an assistant have their figure at its place."""
        for card in cards:
            self.player(seat).tableau.append(self._take(card))
            if CARDS[card].figure == AT_PLACE:
                self.player(seat).assistants.append(card)
        return self

    def display(self, *cards: str) -> Position:
        """The open display, "" for an empty position."""
        self.state.display = [self._take(card) for card in cards]
        return self

    def discard(self, *cards: str) -> Position:
        self.state.discard = [self._take(card) for card in cards]
        return self

    def draw_pile(self, *cards: str) -> Position:
        """Only these are left in the draw pile; the others are not used in this game."""
        self.state.aside = [card for card in self.state.draw if card not in cards]
        self.state.draw = list(cards)
        return self

    def career(self, seat: int, career: str) -> Position:
        self.player(seat).career = career
        self.player(seat).tasks = [0] * len(CAREERS[career].tasks)
        return self

    def ship(self, seat: int, place: str, reached: str = "") -> Position:
        """Where the ship stands; `reached`: the places of this round, by ids, by default only this one."""
        self.player(seat).ship = PLACE[place]
        self.player(seat).reached = [PLACE[name] for name in (reached or place).split()]
        return self

    def explorer(self, seat: int, field: str) -> Position:
        self.player(seat).explorer = FIELD[field]
        return self

    def influence(self, seat: int, **steps: int) -> Position:
        """`france=3, spain=1`."""
        for nation, amount in steps.items():
            self.player(seat).influence[NATION[nation]] = amount
        return self

    def unlocked(self, seat: int, *areas: str) -> Position:
        """Areas of the ship board without discs."""
        for area in areas:
            self.player(seat).discs[IMPROVEMENT[area]] = 0
        return self

    def one_disc(self, seat: int, *areas: str) -> Position:
        """Areas with one disc left."""
        for area in areas:
            self.player(seat).discs[IMPROVEMENT[area]] = 1
        return self

    def synergies(self, seat: int, *kinds: str) -> Position:
        for kind in kinds:
            self.player(seat).synergies[SYNERGY[kind]] = 1
        return self

    def quests_done(self, seat: int, number: int) -> Position:
        """So many quest tiles on the quest track, from the pile."""
        for _ in range(number):
            self.player(seat).quests.append(self.state.quest_pile.pop())
        return self

    def tokens(self, seat: int, *tokens: str) -> Position:
        """Combat tokens on the ship board."""
        for token in tokens:
            self.state.tokens.remove(token)
            self.state.piles[0 if self.state.piles[0] else 1] -= 1
            self.player(seat).tokens.append(token)
        return self

    def city(self, place: str, tile: str) -> Position:
        """Another city tile; one that lay elsewhere changes places with it."""
        tiles = self.state.city_tiles
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[PLACE[place]]
        tiles[PLACE[place]] = tile
        return self

    def stored(self, place: str, discs: int) -> Position:
        """Delivered discs in a city's market."""
        self.state.storage[PLACE[place]] = discs
        return self

    def marker(self, nation: str, *places: str) -> Position:
        """Nation markers on places, from beside the track."""
        for place in places:
            self.state.left[NATION[nation]] -= 1
            self.state.markers[PLACE[place]] = NATION[nation]
        return self

    def quest(self, place: str, tile: str) -> Position:
        """A quest tile (from the pile) or a story tile (its card is in play then) at a place."""
        if tile in self.state.quest_pile:
            self.state.quest_pile.remove(tile)
        elif tile == self.state.quest_top:
            self.state.quest_top = self.state.quest_pile.pop(0)
        elif tile.startswith("s") and tile not in self.state.stories:
            self.state.stories.append(tile)
        self.state.quest_places.append(PLACE[place])
        self.state.quest_tiles.append(tile)
        return self

    def with_a_dear_quest(self, place: str) -> Position:
        """A tile that nobody can pay for lies there, so that the main action is asked for. (MA-RUL-126)"""
        return self.quest(place, DEAR_QUEST)

    def field_quest(self, field: str, tile: str) -> Position:
        """The quest tile of a field of the explorer track; "" takes it away."""
        old = self.state.field_quests.pop(FIELD[field], "")
        if old:
            self.state.quest_pile.append(old)
        if tile:
            self.state.quest_pile.remove(tile)
            self.state.field_quests[FIELD[field]] = tile
        return self

    def legacy(self, *tiles: str, discs: int = 0) -> Position:
        """Legacy tiles in play, as they lie: without what they do on coming into play."""
        for tile in tiles:
            self.state.legacy.append(tile)
            if LEGACY[tile].offer is not None:
                self.state.legacy_discs[tile] = discs
        return self

    def plague(self) -> Position:
        """L3 is in play: Cartagena has no city tile."""
        self.state.city_tiles[PLACE["p14"]] = ""
        return self.legacy("l03")

    def building(self, *buildings: str) -> Position:
        """The open prestige buildings."""
        self.state.building_pile = [id for id in self.state.building_pile + self.state.buildings if id not in buildings]
        self.state.buildings = list(buildings)
        return self

    def invested(self, seat: int, building: str) -> Position:
        self.state.investors.setdefault(building, []).append(seat)
        return self

    def story(self, *stories: str) -> Position:
        """The story cards in play, as they lie."""
        self.state.stories = list(stories)
        return self

    def story_taken(self, seat: int, story: str) -> Position:
        """A story card in play whose tile this player (or Jean) has on the quest track."""
        if story not in self.state.stories:
            self.state.stories.append(story)
        self.player(seat).quests.append(story)
        self.state.story_takers[story] = seat
        return self

    def automa(self, *cards: str, gone: int = 0) -> Position:
        """Jean's pile is these cards; `gone`: the discs gone from the Automa board."""
        assert self.state.jean is not None
        everything = self.state.jean.deck + self.state.jean.box
        self.state.jean.deck = list(cards)
        self.state.jean.box = [card for card in everything if card not in cards]
        self.state.jean.gone = gone
        return self

    def round(self, number: int) -> Position:
        self.state.round = number
        return self

    def play(self, seat: int = 0, phase: str = "sail", spent: int = 0) -> Play:
        """Starts the game here: `sail` for a whole turn, `main` at the ship's place after so many movement points,
        `draw`, `jean`, or a phase of a scoring (then `seat` is who ended the round)."""
        state = self.state
        state.phase = phase
        if phase.startswith(("interim", "final", "new_round")):
            state.ender = seat
        else:
            state.turn = seat
        state.sailed = state.spent = spent
        return Play(Table(GAME, self.setting, None, Checkpoint(state, 0, 0)))


class Play(CommonPlay):
    """A game under way in a test: answers by key, chance by key, and what can be seen of it."""

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, *answers: str | int) -> Self:
        """Answers by key. `city` and `village` name the main action also where it begins by itself. (MA-RUL-126)"""
        for answer in answers:
            if answer not in ("city", "village") or self.prompt == "main.action":
                super().give(answer)
        return self

    @property
    def steps(self) -> list[str]:
        """The options without free actions."""
        return [key for key in self.options if not key.startswith(("plan ", "task ")) and key != "arm"]

    def until(self, *prompts: str, most: int = 200) -> Play:
        """Goes on, passing where that can be done and else by the first option, until one of these is asked."""
        for _ in range(most):
            if self.prompt in prompts or self.table.ask is None:
                return self
            if self.asked == "chance":
                self.table.answer_chance(0)
            else:
                self.give("pass" if "pass" in self.options else self.options[0])
        raise AssertionError(f"none of {prompts} was asked, but {self.prompt}")

    def where(self, seat: int) -> str:
        """The place of a ship."""
        return PLACES[self.player(seat).ship].id
