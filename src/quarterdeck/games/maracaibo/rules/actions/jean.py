"""Jean, the opponent of a solo game: her turn by Automa card, her income, her leads. (MA-SOLO)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.automa import AutomaCard
from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_BOARD,
    AUTOMA_CARDS,
    BARRIERS,
    FIELDS,
    LAST_FIELD,
    NATION,
    PLACES,
    TOKENS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import AN_AUTOMA_CARD, QUESTIONS
from quarterdeck.games.maracaibo.rules.actions.combat import DRAW_TOKEN, VALUE_WITHOUT_TOKEN, condition_change
from quarterdeck.games.maracaibo.rules.actions.drawing import refill_display
from quarterdeck.games.maracaibo.rules.actions.exploring import is_passed_over
from quarterdeck.games.maracaibo.rules.actions.quests import is_story, refill_quest_space, take_top_quest
from quarterdeck.games.maracaibo.rules.actions.sailing import village_stop_gains
from quarterdeck.games.maracaibo.rules.actions.turn import end_turn
from quarterdeck.games.maracaibo.rules.atoms import automa, board, captain, purse
from quarterdeck.games.maracaibo.rules.atoms.automa import JEAN, jean_of
from quarterdeck.games.maracaibo.rules.board import (
    action_at,
    arrows_from,
    cities,
    is_city,
    may_enter,
    rank_value,
    steps_between,
    storage_free,
    villages,
)
from quarterdeck.games.maracaibo.rules.counting import improvements
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, perform
from quarterdeck.games.maracaibo.state import EMPTY, JEAN_VP, Player, State, Turn
from quarterdeck.kernel.rules.ask import draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_AUTOMA: Final = QUESTIONS.to_chance("draw.automa", AN_AUTOMA_CARD)

TIE_ORDER: Final[list[str]] = ["france", "spain", "england"]
"""(MA-SOLO-21)"""

LOWER: Final = "lower"


# Her turn


async def jean_turn(t: Turn) -> None:
    """Draw a card and carry it out: move, then quest or city with the card's actions. (MA-SOLO-05)"""
    card = await draw_automa_card(t)
    sail_jean(t, card)
    await village_stop_gains(t, JEAN, t.state.players[JEAN].ship)
    if not await take_quest_here(t):
        await visit_city(t, card)
        await perform_actions(t, card)
    end_turn(t)


async def draw_automa_card(t: Turn) -> AutomaCard:
    """(MA-SOLO-05, MA-SOLO-06)"""
    if not jean_of(t.state).deck:
        automa.reshuffle(t)
    card = await draw(DRAW_AUTOMA, jean_of(t.state).deck)
    automa.turn_up(t, card)
    return AUTOMA_CARDS[card]


# Moving


def sail_jean(t: Turn, card: AutomaCard) -> None:
    """So many stops; villages without a quest are no stops for her. (MA-SOLO-07 to -10)"""
    ship = t.state.players[JEAN]
    start = ship.ship
    steps = card.steps
    while steps:
        board.move_ship(t, JEAN, next_place(t.state, ship, card.fork))
        if is_stop(t.state, ship.ship):
            steps -= 1
        if PLACES[ship.ship].must_stop:
            break
    automa.stop_ship(t, start, card.steps)


def next_place(state: State, jean: Player, fork: str) -> int:
    """At a fork as the card says, unless that way is closed to her. (MA-SOLO-07, MA-SOLO-25, MA-RUL-70)"""
    arrows = arrows_from(state, jean, jean.ship)
    for arrow in arrows:
        if arrow.way == fork:
            return arrow.to
    return arrows[0].to


def is_stop(state: State, place: int) -> bool:
    """A city with an action, or a place with a quest or story tile. (MA-SOLO-08, MA-RUL-24)"""
    return bool(state.quests_at(place)) or (is_city(state, place) and bool(action_at(state, place)))


# Quest or city


async def take_quest_here(t: Turn) -> bool:
    """The story tile first, else the oldest quest; it ends her turn. (MA-SOLO-11, MA-RUL-101, MA-RUL-102)"""
    place = t.state.players[JEAN].ship
    here = t.state.quests_at(place)
    if not here:
        return False
    tile = next((tile for tile in here if is_story(tile)), here[0])
    board.lift_quest(t, tile, place)
    automa.keep_quest(t, tile)
    t.tell("jean.ends")
    await refill_quest_space(t, place)
    return True


async def visit_city(t: Turn, card: AutomaCard) -> None:
    """Deliver a disc, or take a card from the display. (MA-SOLO-12, MA-SOLO-13, MA-RUL-55)"""
    place = t.state.players[JEAN].ship
    if storage_free(t.state, place) and discs_left(t.state):
        automa.lift_disc(t)
        automa.deliver(t, place)
    else:
        await take_display_card(t, card.display)


def discs_left(state: State) -> bool:
    return jean_of(state).gone < len(AUTOMA_BOARD.income) - 1


async def take_display_card(t: Turn, position: int) -> None:
    """The card that the Automa card names, or the next to the right. (MA-SOLO-12, MA-RUL-105)"""
    display = t.state.display
    for offset in range(len(display)):
        place = (position + offset) % len(display)
        if display[place] != EMPTY:
            automa.take_from_display(t, place)
            break
    await refill_display(t)


# Actions of the card


async def perform_actions(t: Turn, card: AutomaCard) -> None:
    """Those of this round, whatever city she is in. (MA-SOLO-14)"""
    scene = Scene(JEAN, card.id, JEAN_VP)
    await perform(t, scene, [effect for effect in card.actions if t.state.round in effect.ints("rounds")])


async def jean_influence(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-SOLO-15, MA-RUL-103)"""
    captain.gain_influence(t, JEAN, NATION[effect.word("nation")], effect.int_of("n"))


async def jean_vp(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.gain_vp(t, JEAN, effect.int_of("n"), JEAN_VP)


async def jean_remove_disc(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-SOLO-16, MA-RUL-55)"""
    for _ in range(effect.int_of("n")):
        if discs_left(t.state):
            automa.lift_disc(t)


async def jean_take_quest(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-SOLO-19, MA-RUL-47, MA-RUL-102)"""
    for _ in range(effect.int_of("n")):
        tile = await take_top_quest(t)
        if tile:
            automa.keep_quest(t, tile)


async def jean_explore(t: Turn, scene: Scene, effect: Effect) -> None:
    """To the nearest quest within reach, which she takes; else on by the shortest way. (MA-SOLO-17, MA-RUL-104)"""
    state = t.state
    explorer = state.players[JEAN]
    reach = fields_in_reach(state, explorer, effect.int_of("n"))
    if not reach:
        return
    quest = next((field for field in reach if field in state.field_quests), NONE)
    board.move_explorer(t, JEAN, quest if quest != NONE else furthest(state, explorer, effect.int_of("n")))
    if quest != NONE:
        automa.take_field_quest(t, quest)


def fields_in_reach(state: State, explorer: Player, steps: int) -> list[int]:
    """The fields that she could land on, nearest first."""
    found: list[int] = []
    ring = [explorer.explorer]
    for _ in range(steps):
        ring = [landing for field in ring for landing in next_landings(state, explorer, field)]
        found.extend(field for field in ring if field not in found)
    return found


def next_landings(state: State, explorer: Player, field: int) -> list[int]:
    """The free fields one counted step on, the short way first. (MA-EXPL-03)"""
    found: list[int] = []
    for ahead in sorted(FIELDS[field].next, key=lambda after: not FIELDS[after].short):
        if is_passed_over(state, explorer, ahead):
            found.extend(next_landings(state, explorer, ahead))
        else:
            found.append(ahead)
    return found


def furthest(state: State, explorer: Player, steps: int) -> int:
    """So many fields by the shortest way, or the last field. (MA-SOLO-17)"""
    field = explorer.explorer
    for _ in range(steps):
        if field == LAST_FIELD.field:
            break
        field = next_landings(state, explorer, field)[0]
    return field


# Combat


async def jean_fight(t: Turn, scene: Scene, effect: Effect) -> None:
    """Token, nation, marker, influence. (MA-SOLO-20 to -23)"""
    token = await reveal_for_jean(t)
    nation = fighting_nation(t.state, token)
    t.tell("jean.fights", nation)
    annex(t, nation, cities(t.state))
    if effect.flag("extra_village"):
        place_or_drop(t, nation, villages(t.state))
    captain.gain_influence(t, JEAN, nation, effect.int_of("influence"))
    if token:
        automa.keep_token(t, token)


async def reveal_for_jean(t: Turn) -> str:
    """From the larger pile, since nobody chooses. (MA-SOLO-20, MA-RUL-90)"""
    state = t.state
    if not state.tokens:
        return ""
    token = await draw(DRAW_TOKEN, state.tokens)
    board.reveal_token(t, JEAN, token)
    return token


def fighting_nation(state: State, token: str) -> int:
    """The highest modified value; ties by the token, then France, Spain, England. (MA-SOLO-21)"""
    order = [NATION[nation] for nation in TIE_ORDER]
    return max(order, key=lambda nation: (modified_value(state, token, nation), token_value(token, nation)))


def token_value(token: str, nation: int) -> int:
    return TOKENS[token].sides[nation].value if token else VALUE_WITHOUT_TOKEN


def modified_value(state: State, token: str, nation: int) -> int:
    """Her noble rank adds, yours takes away. (MA-SOLO-21)"""
    ranks = rank_value(state.players[JEAN].influence[nation]) - rank_value(state.players[0].influence[nation])
    change = condition_change(state, TOKENS[token], nation) if token else 0
    return token_value(token, nation) + ranks + change


def annex(t: Turn, nation: int, places: list[int]) -> None:
    """The lowest empty city that she may enter, else a village, else nowhere. (MA-SOLO-22, MA-SOLO-25, MA-RUL-106)"""
    jean = t.state.players[JEAN]
    empty = [place for place in places if t.state.markers[place] == NONE and may_enter(t.state, jean, place)]
    if empty and t.state.left[nation]:
        board.place_marker(t, nation, empty[0])
    else:
        place_or_drop(t, nation, villages(t.state))


def place_or_drop(t: Turn, nation: int, places: list[int]) -> None:
    """(MA-SOLO-22, MA-RUL-21)"""
    if not t.state.left[nation]:
        return
    empty = [place for place in places if t.state.markers[place] == NONE]
    if empty:
        board.place_marker(t, nation, empty[0])
    else:
        board.drop_marker(t, nation)


VERBS.add("jean_influence", jean_influence)
VERBS.add("jean_vp", jean_vp)
VERBS.add("jean_remove_disc", jean_remove_disc)
VERBS.add("jean_take_quest", jean_take_quest)
VERBS.add("jean_explore", jean_explore)
VERBS.add("jean_fight", jean_fight)


# Scorings


def jean_income(t: Turn) -> None:
    """The last uncovered space of her board, and her cards. (MA-SOLO-24)"""
    if t.state.solo():
        jean = jean_of(t.state)
        points = AUTOMA_BOARD.income[jean.gone] + AUTOMA_BOARD.card_vp * len(jean.cards)
        purse.gain_vp(t, JEAN, points, JEAN_VP)


def jean_leads(t: Turn) -> None:
    """Her quests, and what she is ahead in. (MA-SOLO-29 to -32)"""
    if not t.state.solo():
        return
    purse.gain_vp(t, JEAN, quest_vp(t.state), JEAN_VP)
    for kind, ahead, points in leads(t.state):
        t.tell("jean.leads", kind, ahead, points)
        purse.gain_vp(t, JEAN, points, JEAN_VP)


def quest_vp(state: State) -> int:
    """(MA-SOLO-29)"""
    return AUTOMA_BOARD.leads["quests"].per_tile_vp * len(state.players[JEAN].quests)


def leads(state: State) -> list[tuple[str, int, int]]:
    """What Jean is far enough ahead in, by how much, and the VP for it: only the best step counts.
    (MA-SOLO-30 to -32)"""
    you, jean = state.players[0], state.players[JEAN]
    ahead = {
        "quests": len(jean.quests) - len(you.quests),
        "areas_vs_improvements": AUTOMA_BOARD.areas[jean_of(state).gone] - improvements(you),
        "explorer_fields_ahead": fields_ahead(jean.explorer, you.explorer),
    }
    found: list[tuple[str, int, int]] = []
    for kind, steps in ahead.items():
        points = max([vp for least, vp in AUTOMA_BOARD.leads[kind].steps if steps >= least], default=0)
        if points:
            found.append((kind, steps, points))
    return found


def fields_ahead(hers: int, yours: int) -> int:
    """How far she is ahead, by the shortest way; on two branches by the way to the next barrier. (MA-RUL-81)"""
    ahead = steps_between(yours, hers)
    if ahead != NONE:
        return ahead
    if steps_between(hers, yours) != NONE:
        return 0
    barrier = next(barrier.before for barrier in BARRIERS if barrier.before > max(hers, yours))
    return steps_between(yours, barrier) - steps_between(hers, barrier)
