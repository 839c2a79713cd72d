"""Positions against the League, and cards of its own for a test.

game = Against().tile("r1c1", "parrot_cay").turns_up(influence={"r1c1": 2}, actions=[order("coins", n=2)])
assert game.slots("r1c1") == [LEAGUE, LEAGUE, -1]

A test's card is a row of the content's table while that test runs; `clauses/conftest.py` takes it away again.
"""

from __future__ import annotations

from typing import Self

from quarterdeck.games.dead_reckoning.content.components import SECTIONS, SOLO_CARDS, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import SPACE_IDS, Section, SoloCard
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.effects import Effect
from tests.games.dead_reckoning.positions import Play, Position

OWN_CARD = "card_of_a_test"

YOU, LEAGUE = 0, 1
"""The seats of the solo game."""
FIRST, SECOND = 2, 3
"""The seats of the Leagues in the cooperative game: the first is run by player 0, the second by player 1."""


def order(name: str, **params: object) -> Effect:
    """An action of a solo card: `order("coins", n=2)`."""
    return Effect(f"ai_{name}", False, params)


def lay_own_card(section: Section) -> None:
    """A card that says the same in every section and on both sides."""
    SOLO_CARDS[OWN_CARD] = SoloCard(OWN_CARD, {}, "", [section] * SECTIONS, [section] * SECTIONS)


class Against(Position):
    """Against one League, or with two players against two. The League's ship is in the harbor, it has 15 coins."""

    def __init__(self, players: int = 1, **options: str) -> None:
        super().__init__(players, opponents="league", **options)
        for at, league in enumerate(self.state.leagues):
            league.deck = list(SOLO_CARDS)[at :: len(self.state.leagues)]

    def league(self, seat: int = -1) -> League:
        return self.state.leagues[0] if seat < 0 else self.state.league(seat)

    def keeps(self, *upgrades: str, seat: int = -1) -> Self:
        """Upgrades of the League."""
        for upgrade in upgrades:
            self.player(self.league(seat).seat).covered.append(upgrade)
            self.state.upgrades[UPGRADES[upgrade].index] -= 1
        return self

    def piles(self, *cards: str, seat: int = -1) -> Self:
        """Cards on the League's piles; a star behind a merchant ship turns it over."""
        for card in cards:
            self._leave_box(card.removesuffix("*"))
            self.player(self.league(seat).seat).advancements.append(card.removesuffix("*"))
            if card.endswith("*"):
                self.state.turned.append(card.removesuffix("*"))
        return self

    def in_turn(self, turn: int, seat: int = -1) -> Self:
        """The next turn of the League has this number."""
        self.league(seat).turns = turn - 1
        return self

    def turns_up(
        self,
        take: list[str] | None = None,
        influence: dict[str, int] | None = None,
        target: str = "harbor",
        hunts: bool = False,
        raids: bool = False,
        actions: list[Effect] | None = None,
        seat: int = -1,
    ) -> Play:
        """The League's turn begins with a card that says this; it goes on until somebody is asked."""
        places = [(SPACE_IDS.index(space), number) for space, number in (influence or {}).items()]
        spaces = [SPACE_IDS.index(space) for space in take or []]
        lay_own_card(Section(spaces, places, SPACE_IDS.index(target), hunts, raids, actions or []))
        league = self.league(seat)
        league.deck = [OWN_CARD]
        return self.start(league.seat, "league").chance(OWN_CARD)


def reasons(play: Play, kind: str = "league.skips_at") -> list[str]:
    """Why the League left something: the last argument of these events."""
    return [str(event.args[-1]) for event in play.told(kind)]
