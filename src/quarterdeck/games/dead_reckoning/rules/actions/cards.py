"""Row cards: laying them out, buying, trading, taking, searching the boxes. (DR-BUY, DR-ENC, DR-ABIL-06)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import CARD_INTERACTIONS, CARDS
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, OCEAN, ROWS, WHEEL
from quarterdeck.games.dead_reckoning.kinds import ATTACK, BUY, CARD, QUESTIONS, SPACE, TRADE, Choice, Unseen
from quarterdeck.games.dead_reckoning.rules.atoms import decks, stores
from quarterdeck.games.dead_reckoning.rules.crews import icons
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.dead_reckoning.rules.islands import row_of
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard
from quarterdeck.games.dead_reckoning.state import Box, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_CARD: Final = QUESTIONS.to_chance("draw.row", Unseen(CARD))
TAKE_CARD: Final = QUESTIONS.add("card.take", SPACE, clause="DR-BUY-06")

ROW_BY_WHEELS: Final[list[int]] = [0, 1, 2, 2, 3]
"""For 0 to 4 wheels, and more. (DR-ABIL-08)"""


# Boxes


def box_from(state: State, row: int) -> Box | None:
    """The box of a row, or the next higher one that has a card. (DR-CLEAN-03, DR-RUL-09)"""
    for box in state.boxes[row - 1 :]:
        if box.top or box.cards:
            return box
    return None


async def top_card(t: Turn, box: Box) -> str:
    """The topmost card leaves the box. (DR-RUL-61)"""
    if box.top:
        return decks.lift_top(t, box)
    card: str = await draw(DRAW_CARD, box.cards, (box.row,))
    decks.lift(t, box, card)
    return card


async def lay_card(t: Turn, space: int) -> None:
    """A card for an empty card space, front up. (DR-CLEAN-02, DR-MOVE-04, DR-RUL-76)"""
    box = box_from(t.state, row_of(space))
    if box is not None:
        decks.lay_card(t, space, await top_card(t, box))


# Buying and trading


def card_here(state: State, seat: int) -> str:
    """The card on the ship's space. (DR-BUY-01, DR-RUL-76)"""
    place = state.players[seat].place
    return "" if place == HARBOR else state.spaces[place].card


def card_choices(state: State, seat: int) -> list[Choice]:
    """Twice in a turn; neither a blockade nor a fort stops it. (DR-BUY-01, -02, -04, DR-ENC-01, DR-RUL-71)"""
    card = card_here(state, seat)
    if not card or state.dealings >= CARD_INTERACTIONS:
        return []
    found: list[Choice] = []
    if CARDS[card].cost <= cargo_aboard(state.players[seat]):
        found.append(TRADE if CARDS[card].merchant else BUY)
    if CARDS[card].merchant:
        found.append(ATTACK)
    return found


def buy(t: Turn, seat: int) -> None:
    """With cargo from the ship; of a merchant ship nobody sees the back. (DR-BUY-02, DR-BUY-03, DR-ENC-02)"""
    state = t.state
    card = CARDS[card_here(state, seat)]
    state.dealings += 1
    decks.buy(t, seat, state.players[seat].place)
    stores.spend(t, seat, card.cost, 0, 0, 0)
    decks.gain_card(t, seat, card.id)


# Abilities


def cards_in(state: State, rows: list[int]) -> list[int]:
    """The face-up spaces of these rows with a card."""
    return [space for space in range(OCEAN) if state.spaces[space].card and row_of(space) in rows]


async def take_advancement_card(t: Turn, scene: Scene, effect: Effect) -> None:
    """Free of charge, front up, wherever the ship is. (DR-BUY-06, DR-ADV-19, DR-RUL-13)"""
    spaces = cards_in(t.state, effect.ints("rows"))
    space = await choose(scene.seat, TAKE_CARD, spaces)
    decks.take_card(t, scene.seat, space)


def can_take_card(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(cards_in(state, effect.ints("rows")))


VERBS.add("take_advancement_card", take_advancement_card)
POSSIBLE.add("take_advancement_card", can_take_card)


def searched_row(state: State, scene: Scene) -> int:
    """The row from which an advancement comes by wheels, 0 for none. (DR-ABIL-06, DR-ABIL-08)"""
    wheels = icons(state, scene.card, WHEEL)
    return ROW_BY_WHEELS[min(wheels, len(ROW_BY_WHEELS) - 1)]


async def gain_advancement(t: Turn, scene: Scene, effect: Effect) -> None:
    """The topmost pure advancement; encounters above it go back where they were, seen by the searcher alone.
    (DR-ABIL-06, DR-ABIL-07, DR-RUL-09, DR-RUL-56, DR-RUL-61)"""
    row = searched_row(t.state, scene)
    while 0 < row <= ROWS:
        card = await topmost_advancement(t, scene.seat, t.state.boxes[row - 1])
        if card:
            decks.find(t, scene.seat, row, card)
            return
        row += 1


async def topmost_advancement(t: Turn, seat: int, box: Box) -> str:
    """Leaves the box; "" if there is none. Above it only encounters can lie, which a search has put back."""
    if box.top:
        decks.look(t, seat, box)
    while box.cards:
        card = await draw(DRAW_CARD, box.cards, (box.row,))
        decks.lift(t, box, card)
        if not CARDS[card].merchant:
            return card
        decks.put_back(t, seat, box, card)
    return ""


def can_gain_advancement(state: State, scene: Scene, effect: Effect) -> bool:
    row = searched_row(state, scene)
    return row > 0 and box_from(state, row) is not None


VERBS.add("gain_advancement", gain_advancement)
POSSIBLE.add("gain_advancement", can_gain_advancement)
