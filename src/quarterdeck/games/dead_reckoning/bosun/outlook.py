"""What Bosun sees from its seat: how far the game is, what is at hand, what cargo and achievements are worth now."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    ACHIEVEMENTS_TO_END,
    BONUS_COINS,
    BONUS_TILES,
    MOST_SAILS,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    BUILDER,
    CANNON,
    CHOICE,
    ELITE_SHIP,
    HARBOR,
    HERE_TO_STAY,
    LEGENDARY,
    MONEYBAGS,
    NEW_SHORES,
    SAIL,
    SEASONED,
    TRADE_ICON,
)
from quarterdeck.games.dead_reckoning.rules.actions.achievements import can_earn, goal
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons, is_used, quantity, shown_icons, units
from quarterdeck.games.dead_reckoning.rules.islands import buildings_of, hostile, permanent_markers
from quarterdeck.games.dead_reckoning.rules.scoring import bonus_of, team, total
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard, free_cannons, room, ship_sails
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, State


class Outlook:
    """The position as one seat sees it; rivals' hands, decks and chests are never looked at."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.me: Player = state.players[seat]
        self.left: float = turns_left(state)
        self.uses: float = self.left / weights.BETWEEN_USES
        self.rivals: list[int] = [other for other in range(len(state.players)) if hostile(state, seat, other)]
        self.leading: bool = self._ends() and self.ahead()
        """Whether the end would suit; looked at only if the next achievement brings it."""
        self.rivalry: float = weights.RIVAL / len(rival_sides(state, seat))
        """A coin that a rival does not get."""
        self.price: float = self._cargo_price()

    # Time and lead

    def ahead(self) -> bool:
        """By what is on the table, the own chest, and a guess at the others'."""
        own = self._seen(team(self.state, self.seat))
        return own >= max(self._seen(side) for side in rival_sides(self.state, self.seat))

    def _seen(self, side: list[int]) -> int:
        """The coins of a side as far as Bosun knows them."""
        found = 0
        for seat in side:
            player = self.state.players[seat]
            found += total(self.state, seat)
            if seat == self.seat and not player.shown:
                found += player.chest + bonus_of(player)
            elif not player.shown:
                found += weights.CHEST
        return found

    # Achievements

    def achievement(self, number: int) -> float:
        """What it is worth to earn it, 0 if that is done or impossible."""
        if not can_earn(self.me, number):
            return 0.0
        bonus = sum(1 for tile in self.me.bonus if number in BONUS_TILES[tile].achievements)
        worth = ACHIEVEMENTS[number].coins + BONUS_COINS * bonus + weights.ACHIEVED
        if not self._ends():
            return worth
        return worth + (weights.FINISH if self.leading else -weights.TOO_SOON)

    def step(self, number: int) -> float:
        """One of the equal steps to it; only the last one can end the game too soon."""
        steps = max(1, goal(self.state, number))
        worth = self.achievement(number)
        if worth < 0.0:
            return worth if self.progress(number) + 1 >= steps else 0.0
        return worth / steps

    def progress(self, number: int) -> int:
        """The steps that are done."""
        if number == LEGENDARY:
            return self.me.legendary
        if number == SEASONED:
            return self.me.seasoned
        if number == NEW_SHORES:
            return self.me.explored
        if number == BUILDER:
            return buildings_of(self.state, self.seat)
        if number == HERE_TO_STAY:
            return permanent_markers(self.state, self.seat)
        if number == ELITE_SHIP:
            return len(self.me.covered) + sum(1 for upgrade in self.me.hull if upgrade)
        return 0

    def coin(self) -> float:
        """A coin that goes into the chest."""
        return 1.0 + self.step(MONEYBAGS)

    def _ends(self) -> bool:
        """Whether the next achievement ends the game. (DR-END-01)"""
        return len(self.me.achievements) == ACHIEVEMENTS_TO_END - 1 and self.state.trigger == NOBODY

    def may_finish(self) -> bool:
        """Whether one more achievement is welcome: the fourth ends the game."""
        return self.leading or not self._ends()

    # Cargo

    def cargo(self) -> int:
        """All that could be paid with."""
        return self.me.dock + cargo_aboard(self.me)

    def _cargo_price(self) -> float:
        """What a cargo spent is worth: the nearer to twelve, the more."""
        if self.achievement(TRADE_ICON) <= 0.0 or self.left <= 1.0:
            return weights.CARGO if self.left > 1.0 else weights.CARGO / 3
        return weights.CARGO + weights.SAVING * max(0, self.cargo() - weights.SAVED)

    def cargo_for_cards(self) -> int:
        """What can be paid for a card this turn: what is aboard, and in harbor what can be loaded."""
        held = cargo_aboard(self.me)
        return held + min(self.me.dock, room(self.me)) if self.me.place == HARBOR else held

    # Crew at hand

    def cards(self) -> list[int]:
        return [*self.me.play, *self.me.hand]

    def influence(self) -> int:
        """Markers that can still be placed in this turn."""
        return sum(self.placements(card) for card in self.cards())

    def placements(self, card: int) -> int:
        """Of one card, abilities that are used up left out."""
        found = 0
        for unit in units(self.state, card):
            if not (card in self.me.play and is_used(self.state, card, unit)):
                found += max([self._places(card, part) for part in parts(unit)], default=0)
        return found

    def _places(self, card: int, unit: Unit) -> int:
        return sum(
            quantity(self.state, card, effect, "n")
            for effect in unit.do
            if effect.verb == "place_influence" and unit.cost is None
        )

    def sails(self) -> int:
        """What is left of the sails, or what would be raised without those that are a choice."""
        if self.state.raised:
            return self.me.sails
        in_hand = sum(shown_icons(self.state, card, SAIL) for card in self.me.hand)
        in_play = in_play_icons(self.state, self.me, SAIL)
        return min(MOST_SAILS, ship_sails(self.state, self.me) + in_play + in_hand)

    def spare_sails(self, cards: list[int]) -> int:
        """Of abilities of these cards that may be sails instead of something else. (DR-RUL-47)"""
        found = 0
        for card in cards:
            for unit in units(self.state, card):
                if unit.type == CHOICE and not is_used(self.state, card, unit):
                    found += max([part.count for part in unit.options if part.icon == SAIL], default=0)
        return found

    def cannons(self) -> int:
        """All that could fire in this turn, cards in hand included."""
        return free_cannons(self.state, self.me) + sum(shown_icons(self.state, card, CANNON) for card in self.me.hand)


def turns_left(state: State) -> float:
    """As many as the foremost player still needs for the fourth achievement. (DR-END-01)"""
    if state.trigger != NOBODY:
        return 1.0
    most = max(len(player.achievements) for player in state.players)
    return 1.0 + weights.TURNS * max(0, ACHIEVEMENTS_TO_END - most)


def rival_sides(state: State, seat: int) -> list[list[int]]:
    """The others, each with those who win with them. (DS-COOP-08)"""
    sides: list[list[int]] = []
    for other in range(len(state.players)):
        if hostile(state, seat, other) and team(state, other) not in sides:
            sides.append(team(state, other))
    return sides


def parts(unit: Unit) -> list[Unit]:
    """The ability itself, or its options."""
    return unit.options if unit.type == CHOICE else [unit]
