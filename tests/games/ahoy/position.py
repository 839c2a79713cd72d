"""Given a position, when these answers, then this: the words in which the clauses of Ahoy are tested.

p = Position(2).tile("parrot_b", 0, 0)
p.put("flagship_bluefin", 1, 1).dice("bluefin", 4, 3)
game = p.play("bluefin")
game.give("place 4 bluefin_tailwind_1", "0,1")
game.chance(5)
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.ahoy.content.components import CARDS, PLANS
from quarterdeck.games.ahoy.rules.actions.setup import blank_table
from quarterdeck.games.ahoy.rules.sea import OFF, at, island_offset, lay, xy
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import EMPTY, FIGURE_IDS, Player, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.table import Table
from tests.games.common_play import CommonPlay


class Position:
    """A table that is put together by hand. Seats are named by their faction."""

    def __init__(self, players: int = 2, smuggler: str = "red") -> None:
        self.setting = GAME.check(Setting(players, {"smuggler": smuggler}))
        self.state: State = blank_table(self.setting)
        self.state.region_stack = list(self.state.region_stack)

    def player(self, faction: str) -> Player:
        return self.state.players[self.state.seat_of(faction)]

    def tile(self, region: str, x: int, y: int, rot: int = 0, wealth: int = 1) -> Position:
        """Lays a tile, taken from the stack, with its north-west cell at (x, y)."""
        state, anchor = self.state, at(x, y)
        state.region_stack.remove(region)
        lay(state.sea, region, anchor, rot)
        state.laid[region] = anchor * 4 + rot
        state.islands[region] = anchor + island_offset(region, rot)
        state.wealth[region] = wealth
        state.comrades[region] = 0
        return self

    def put(self, figure: str, x: int, y: int, count: int = 1) -> Position:
        """Puts figures of this kind on a space; `patrol` and `stronghold` take the next ones of the supply."""
        for _ in range(count):
            free = [n for n, name in enumerate(FIGURE_IDS) if name == figure and self.state.figures[n] == OFF]
            self.state.figures[free[0]] = at(x, y)
        return self

    def ship(self, plan: str, x: int, y: int) -> Position:
        """Cutter or Gunship in play: `plan_cutter` or `plan_gunship`."""
        self.state.plan_deck.remove(plan)
        for slot in PLANS[plan].slots:
            self.player("mollusk").slots[slot] = EMPTY
        return self.put(plan.removeprefix("plan_"), x, y)

    def comrades(self, region: str, count: int) -> Position:
        """Comrades on a region's island, from the supply."""
        self.player("mollusk").comrades -= count
        self.state.comrades[region] += count
        return self

    def ready(self, count: int) -> Position:
        """Ready Comrades, from the supply."""
        self.player("mollusk").comrades -= count
        self.player("mollusk").ready += count
        return self

    def dice(self, faction: str, *values: int) -> Position:
        """The player's unplaced dice; the dice that are not named count as set aside."""
        player = self.player(faction)
        player.dice = sorted(values)
        return self

    def slot(self, faction: str, slot: str, content: int) -> Position:
        """Puts a die's value (1 to 6) or a damage token (state.DAMAGE) on a slot."""
        self.player(faction).slots[slot] = content
        return self

    def gold(self, faction: str, amount: int) -> Position:
        """Gold of a player, from the supply."""
        self.state.gold -= amount - self.player(faction).gold
        self.player(faction).gold = amount
        return self

    def fame(self, faction: str, amount: int) -> Position:
        self.player(faction).fame = amount
        return self

    def crew(self, faction: str, *cards: str) -> Position:
        """Crew cards of a player, taken from the Market deck."""
        for card in cards:
            self.state.market_deck.remove(card)
            self.player(faction).crew.append(card)
            if CARDS[card].slot:
                self.player(faction).slots[card] = EMPTY
        return self

    def cargo(self, faction: str, *cards: str) -> Position:
        for card in cards:
            self.state.market_deck.remove(card)
            self.player(faction).cargo.append(card)
        return self

    def market(self, *cards: str) -> Position:
        """The open Market, taken from the deck."""
        for card in cards:
            self.state.market_deck.remove(card)
        self.state.market = list(cards)
        return self

    def plans(self, *plans: str) -> Position:
        """The Union's hand."""
        for plan in plans:
            self.state.plan_deck.remove(plan)
            self.player("mollusk").plans.append(plan)
        return self

    def play(self, faction: str, quota: int | None = None, phase: str = "act") -> Play:
        """Starts the game here with this faction's turn."""
        state = self.state
        state.turn = state.seat_of(faction)
        state.quota = min(2, len(state.players[state.turn].dice)) if quota is None else quota
        state.phase = phase
        for player in state.players:
            if player.faction.startswith("smuggler") and not player.heads:
                player.heads = ["bluefin", "mollusk"]
        for seat in range(len(state.players)):
            flagship = state.flagship(seat)
            if state.figures[flagship] == OFF:  # out of the way, so that a test names only what it is about
                state.figures[flagship] = next(iter(state.sea))
        return Play(Table(GAME, self.setting, None, Checkpoint(state, 0, 0)))


class Play(CommonPlay):
    """A game under way in a test: answers by key, chance by value, and what can be seen of it."""

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def player(self, faction: str) -> Player:
        return self.state.players[self.state.seat_of(faction)]

    @property
    def asked(self) -> str:
        """The faction that has to decide, `chance`, or nothing when the game is over."""
        if self.table.ask is None:
            return ""
        seat = self.table.ask.seat
        return "chance" if seat == CHANCE else self.state.players[seat].faction

    def end(self) -> Play:
        """Ends the turn; where that was the only thing left, the table has done it already."""
        if self.prompt == "turn.act" and "end" in self.options:
            self.give("end")
        return self

    def where(self, figure: str) -> tuple[int, int] | None:
        """Where the (first) figure of this kind stands."""
        cell = self.state.figures[FIGURE_IDS.index(figure)]
        return None if cell == OFF else xy(cell)

    def count(self, figure: str, x: int, y: int) -> int:
        """How many figures of a kind stand on a space."""
        return sum(1 for n, name in enumerate(FIGURE_IDS) if name == figure and self.state.figures[n] == at(x, y))

    def view(self, faction: str) -> dict[str, Any]:
        return self.table.view(self.state.seat_of(faction))
