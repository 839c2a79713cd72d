"""Given a position, when these answers, then this: the words in which the clauses of Dead Reckoning are tested.

game = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1").crew(0, "buccaneer:2").start(0)
game.use(0, "buccaneer", "place_influence")
assert game.slots("r1c1") == [0, 0, -1]

A crew card is written `role:level+advancement+advancement`; a second card of the same role is its next copy.
"""

from __future__ import annotations

from typing import Any, Self

from quarterdeck.games.dead_reckoning.content.components import CARDS, CREW_DECK, TILES, UNITS, UPGRADES, ZONES
from quarterdeck.games.dead_reckoning.content.pieces import ACHIEVEMENT_IDS, BUILDING_KINDS, SPACE_IDS
from quarterdeck.games.dead_reckoning.rules.actions.setup import blank_table
from quarterdeck.games.dead_reckoning.rules.atoms.stores import stow
from quarterdeck.games.dead_reckoning.rules.crews import level_of
from quarterdeck.games.dead_reckoning.rules.islands import rightful
from quarterdeck.games.dead_reckoning.rules.ships import CARGO, COIN, cargo_aboard, coins_aboard
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.state import CREW_SIZE, NOBODY, Player, Space, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.table import Table
from tests.games.common_play import CommonPlay

HULL_LETTERS = "ABCD"


class Position:
    """A table that is put together by hand: ships in the harbor, 15 coins in each chest, docks, holds and hands empty,
    every tile face down, no card laid out. Seats are numbers from 0."""

    def __init__(self, players: int = 2, **options: str) -> None:
        self.setting = GAME.check(Setting(players, {"bonus": "no", **options}))
        self.state: State = blank_table(self.setting)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def having(self, seat: int, **values: int) -> Self:
        """Sets plain fields of a player: `chest=3, dock=4, damage=2, sails=5, pirate=1, markers=0, may_level=1`."""
        for name, value in values.items():
            setattr(self.player(seat), name, value)
        return self

    def at(self, seat: int, space: str, pirate: bool = False) -> Self:
        self.player(seat).place = SPACE_IDS.index(space)
        self.player(seat).pirate = int(pirate)
        return self

    # The ocean

    def space(self, space: str) -> Space:
        return self.state.spaces[SPACE_IDS.index(space)]

    def tile(self, space: str, tile: str, card: str = "") -> Self:
        """A tile face up, with a row card on it if one is named."""
        for pile in (self.state.islands_down, self.state.islands_out, self.state.sea_down):
            if tile in pile:
                pile.remove(tile)
        part = self.space(space)
        part.tile = tile
        part.slots = [NOBODY] * TILES[tile].slots
        return self.card(space, card) if card else self

    def card(self, space: str, card: str) -> Self:
        self._leave_box(card)
        self.space(space).card = card
        return self

    def _leave_box(self, card: str) -> None:
        self.state.boxes[CARDS[card].row - 1].cards.remove(card)

    def next_cards(self, row: int, *cards: str) -> Self:
        """Only these are left in the box of a row; the others are buried."""
        box = self.state.boxes[row - 1]
        self.state.buried.extend(card for card in box.cards if card not in cards)
        box.cards = list(cards)
        return self

    def next_tiles(self, *tiles: str) -> Self:
        """Only these can still be turned up."""
        state = self.state
        state.islands_out.extend(tile for tile in state.islands_down if tile not in tiles)
        state.islands_down = [tile for tile in tiles if TILES[tile].slots]
        state.sea_down = [tile for tile in tiles if not TILES[tile].slots]
        return self

    def influence(self, space: str, *slots: int, permanent: dict[int, int] | None = None) -> Self:
        """The seats on the slots, from the first; permanent markers by seat; who controls the island follows."""
        part = self.space(space)
        for at, seat in enumerate(slots):
            part.slots[at] = seat
            if seat != NOBODY:
                self.player(seat).markers -= 1
        for seat, number in (permanent or {}).items():
            part.permanent[seat] += number
            self.player(seat).markers -= number
        part.controller = rightful(part)
        return self

    def control(self, seat: int, *spaces: str) -> Self:
        """All slots of these islands and a permanent marker."""
        for space in spaces:
            self.influence(space, *[seat] * len(self.space(space).slots), permanent={seat: 1})
        return self

    def goods(self, space: str, cargo: int = 0, coins: int = 0) -> Self:
        self.space(space).cargo = cargo
        self.space(space).coins = coins
        return self

    def building(self, space: str, *kinds: str) -> Self:
        for kind in kinds:
            self.space(space).buildings.append(BUILDING_KINDS.index(kind))
            self.state.buildings[BUILDING_KINDS.index(kind)] -= 1
        return self

    # Ships

    def hold(self, seat: int, **spaces: tuple[int, int]) -> Self:
        """Cargo and coins on hull spaces: `A=(2, 1), D=(0, 3)`."""
        for letter, (cargo, coins) in spaces.items():
            self.player(seat).hold_cargo[HULL_LETTERS.index(letter)] = cargo
            self.player(seat).hold_coins[HULL_LETTERS.index(letter)] = coins
        return self

    def aboard(self, seat: int, cargo: int = 0, coins: int = 0) -> Self:
        """Goods wherever the engine stows them."""
        stow(self.player(seat), CARGO, cargo)
        stow(self.player(seat), COIN, coins)
        return self

    def upgrade(self, seat: int, **hulls: str) -> Self:
        """Upgrades on hull spaces: `B="up_gun_port"`."""
        for letter, upgrade in hulls.items():
            self.player(seat).hull[HULL_LETTERS.index(letter)] = upgrade
            self.state.upgrades[UPGRADES[upgrade].index] -= 1
        return self

    # Crews

    def _crew_card(self, seat: int, text: str) -> int:
        """Takes a card out of the deck and gives it its level and sleeve."""
        name, *advancements = text.split("+")
        role, _, level = name.partition(":")
        card = next(card for card in self.player(seat).deck if CREW_DECK[card % CREW_SIZE].id == role)
        self.player(seat).deck.remove(card)
        crew = self.state.crew[card]
        crew.level = int(level or 1)
        for advancement in advancements:
            self._leave_box(advancement.removesuffix("*"))
            crew.take_in(advancement.removesuffix("*"), CARDS[advancement.removesuffix("*")].line)
            if advancement.endswith("*"):  # a merchant ship with its back up
                self.state.turned.append(advancement.removesuffix("*"))
        return card

    def crew(self, seat: int, *cards: str) -> Self:
        """Crew cards in play."""
        for text in cards:
            card = self._crew_card(seat, text)
            self.state.crew[card].unseen = 0
            self.player(seat).play.append(card)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.player(seat).hand.extend([self._crew_card(seat, text) for text in cards])
        return self

    def discarded(self, seat: int, *cards: str) -> Self:
        for text in cards:
            card = self._crew_card(seat, text)
            self.state.crew[card].unseen = 0
            self.player(seat).discard.append(card)
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """Only these are left to draw; the others lie in the discard pile."""
        kept = [self._crew_card(seat, text) for text in cards]
        player = self.player(seat)
        for card in player.deck:
            self.state.crew[card].unseen = 0
        player.discard.extend(player.deck)
        player.deck = kept
        return self

    def unsleeved(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._leave_box(card)
            self.player(seat).advancements.append(card)
        return self

    def earned(self, seat: int, *achievements: str) -> Self:
        self.player(seat).achievements.extend(ACHIEVEMENT_IDS.index(name) for name in achievements)
        return self

    def start(self, seat: int = 0, phase: str = "main", sails: int = -1) -> Play:
        """Starts the game here: `main` for the main phase, `turn_start`, `refill` for clean-up, `turn_end`. `sails` are
        raised already."""
        self.state.phase = phase
        self.state.turn = seat
        if sails >= 0:
            self.state.raised = 1
            self.player(seat).sails = sails
        return Play(Table(GAME, self.setting, None, Checkpoint(self.state, 0, 0)))


class Play(CommonPlay):
    """A game under way in a test."""

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def space(self, space: str) -> Space:
        return self.state.spaces[SPACE_IDS.index(space)]

    def slots(self, space: str) -> list[int]:
        return self.space(space).slots

    def where(self, seat: int) -> str:
        return SPACE_IDS[self.player(seat).place]

    def cargo(self, seat: int) -> int:
        return cargo_aboard(self.player(seat))

    def coins(self, seat: int) -> int:
        return coins_aboard(self.player(seat))

    def achievements(self, seat: int) -> list[str]:
        return [ACHIEVEMENT_IDS[number] for number in self.player(seat).achievements]

    def card_of(self, seat: int, role: str, copy: int = 0) -> int:
        """The number of a crew card."""
        numbers = [number for number in range(CREW_SIZE) if CREW_DECK[number].id == role]
        return seat * CREW_SIZE + numbers[copy]

    def level(self, seat: int, role: str, copy: int = 0) -> int:
        return level_of(self.state.crew[self.card_of(seat, role, copy)])

    def do(self, *value: str | int) -> Play:
        """Answers with a value, not with a key."""
        single = len(value) == 1 and value not in self.table.options(self.asking)
        self.table.answer(self.asking, value[0] if single else value)
        return self

    def offered(self, *value: str | int) -> bool:
        """Whether this value may be answered now."""
        return (value if len(value) > 1 or isinstance(self.values[0], tuple) else value[0]) in self.values

    @property
    def values(self) -> list[Any]:
        """What may be answered now, as values."""
        return self.table.options(self.asking)

    def acts(self, beginning: str) -> list[tuple[str | int, ...]]:
        """The options on offer that begin with this word."""
        return [value for value in self.values if value[0] == beginning]

    def draw(self, *values: str | int) -> Play:
        """Chance draws these, by value."""
        for value in values:
            assert self.asked == "chance", f"{self.asked} is asked {self.prompt}, not chance for {value!r}"
            self.table.answer(CHANCE, value)
        return self

    def move(self, *spaces: str) -> Play:
        """One movement over these spaces; it ends on the last."""
        for space in spaces:
            self.do("sail", SPACE_IDS.index(space))
        return self.do("stop") if self.prompt == "sail.on" and self.offered("stop") else self

    def end_turn(self, mode: str = "merchant") -> Play:
        """Ends the main phase and takes clean-up as it comes: no advancement is kept back, no bonus drawn."""
        self.do("end")
        turn = self.state.turn
        while self.state.turn == turn and self.prompt != "":
            if self.prompt == "cleanup.mode":
                self.do(mode)
            elif self.prompt == "cleanup.draw":
                self.do(0)
            elif self.prompt == "cleanup.sleeve":
                self.do(*self.values[0])
            else:
                assert self.asked == "chance", f"{self.asked} is asked {self.prompt}"
                self.table.answer_chance(0)
        return self

    def play_card(self, role: str, copy: int = 0) -> Play:
        """The player who is asked plays a card of the hand."""
        return self.do("play", self.card_of(self.asking, role, copy))

    def markers_on(self, side: int) -> dict[str, int]:
        """The markers of a side that lie on the Battle Board, by zone."""
        settled = self.state.fight().settled[side]
        return {zone.id: settled[zone.index] for zone in ZONES if settled[zone.index]}

    def uses(self, verb: str) -> list[tuple[int | str, ...]]:
        """The abilities on offer that begin with this verb."""
        options = self.table.options(self.asking)
        return [option for option in options if option[0] == "use" and UNITS[int(option[2])].do[0].verb == verb]

    def use(self, verb: str, at: int = 0) -> Play:
        """Uses the ability on offer that begins with this verb, of several the one at that place."""
        self.table.answer(self.asking, self.uses(verb)[at])
        return self

    def fire(self, number: int) -> Play:
        """Step 1 of a battle without playing a card."""
        return self.do("fire", number)

    def throw(self, *zones: str) -> Play:
        """Markers land, one after the other, in these zones; where one could push another it does not."""
        for zone in zones:
            self.no_push()
            assert self.prompt == "tower.zone", f"{self.asked} is asked {self.prompt}, no marker lands"
            self.table.answer_key(CHANCE, zone)
        return self.no_push()

    def no_push(self) -> Play:
        while self.prompt == "tower.push":
            self.table.answer(CHANCE, 0)
        return self
