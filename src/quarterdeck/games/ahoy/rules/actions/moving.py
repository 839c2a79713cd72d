"""Moving, entering spaces and anchoring. (AH-MOVE, AH-TERR)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import ACTIONS, TERRAINS
from quarterdeck.games.ahoy.kinds import CELL, DIRECTION, QUESTIONS
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.battle import fight_all, foes
from quarterdeck.games.ahoy.rules.actions.damage import damage_figure
from quarterdeck.games.ahoy.rules.actions.exploring import explore
from quarterdeck.games.ahoy.rules.effects import (
    CREW_BY_TRIGGER,
    USE_CREW,
    Moment,
    Scene,
    crew_amount,
    crew_that_can,
    crew_with,
    holds,
    simultaneously,
)
from quarterdeck.games.ahoy.rules.sea import OFF, STEPS, explorable, opposite_edge
from quarterdeck.games.ahoy.state import FIGURE_IDS, KINDS, Movement, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, PASS, choose, may
from quarterdeck.kernel.rules.effects import Ability, abilities_when

STEP: Final = QUESTIONS.add("move.step", CELL, ["figure"], declinable=True)
CURRENT_DIRECTION: Final = QUESTIONS.add("current.direction", DIRECTION, ["source"], "AH-RULE-09", declinable=True)


def _crew_of(state: State, figure: int, trigger: str, verb: str) -> str:
    """The Crew card of a Flagship's owner that does `verb`; Crew works for Flagships only. (AH-TERR-13)"""
    if KINDS[figure].kind != "flagship":
        return NOTHING
    return crew_that_can(state.players[state.owners[figure]], trigger, verb)


def can_go(state: State, figure: int, direction: int, may_leave: bool = True) -> bool:
    """Whether a figure can be moved one space in a direction. (AH-MAP-13, AH-MOVE-01, -02)"""
    cell = state.figures[figure]
    target = cell + STEPS[direction]
    if target in state.sea:
        return not state.space(cell).blocks(direction)
    if not may_leave:
        return False
    if state.region_stack and explorable(state.sea, target):
        return True
    return bool(_crew_of(state, figure, "flagship_leaves_map", "wrap_to_opposite_edge"))


def directions(state: State, figure: int, may_leave: bool = True) -> list[int]:
    """The directions in which a figure can be moved."""
    return [direction for direction in range(4) if can_go(state, figure, direction, may_leave)]


def can_step(state: State, figure: int) -> bool:
    """Whether a figure has any step."""
    for direction in range(4):
        if can_go(state, figure, direction):
            return True
    return False


def step_targets(state: State, figure: int) -> list[int]:
    """The cells that a step can lead to; uncovered ones are explored. (AH-MOVE-01)"""
    cell = state.figures[figure]
    return [cell + STEPS[direction] for direction in directions(state, figure)]


async def sail(t: Turn, movement: Movement, most: int, may_stay: bool = False) -> bool:
    """Moves step by step, one to `most` spaces, and anchors; whether it moved. (AH-ACT-01, AH-RULE-04, -69)"""
    figure, mover = movement.figure, movement.mover
    t.movements.append(movement)
    steps = 0
    while steps < most and not movement.over:
        targets = step_targets(t.state, figure)
        if not targets:
            break
        if steps or may_stay:
            targets.append(PASS)
        target = await choose(mover, STEP, targets, (FIGURE_IDS[figure],))
        if target == PASS:
            break
        steps += 1
        await step(t, movement, target)
        if movement.interrupted(t.state):
            break
    if steps:
        await anchor(t, movement)
    t.movements.remove(movement)
    return steps > 0


async def step(t: Turn, movement: Movement, target: int) -> None:
    """One step, with everything that it causes before the next. (AH-MOVE-04)"""
    movement.chain = []
    direction = STEPS.index(target - t.state.figures[movement.figure])
    await go(t, movement, direction)
    await enter(t, movement)


async def go(t: Turn, movement: Movement, direction: int) -> None:
    """Puts the figure one space further, exploring or wrapping where that is off the map. (AH-RULE-69)"""
    cell = t.state.figures[movement.figure]
    target = cell + STEPS[direction]
    if target in t.state.sea:
        atoms.put_figure(t, movement, target)
    elif await wraps(t, movement, target):
        atoms.put_figure(t, movement, opposite_edge(t.state.sea, cell, STEPS[direction]))
    else:
        await explore(t, movement, target)


async def wraps(t: Turn, movement: Movement, target: int) -> bool:
    """Whether the Sea Witch takes the Flagship to the opposite edge instead. (AH-CARD-19, AH-RULE-15)"""
    card = _crew_of(t.state, movement.figure, "flagship_leaves_map", "wrap_to_opposite_edge")
    if not card:
        return False
    if not t.state.region_stack or not explorable(t.state.sea, target):
        return True
    return await may(t.state.owners[movement.figure], USE_CREW, (card,))


async def enter(t: Turn, movement: Movement, may_leave: bool = True) -> None:
    """What an entered space does: battle, Wreckage, Treasure on the way, current, which enters the next.
    (AH-MOVE-04, AH-TERR-02, AH-RULE-69)"""
    while True:
        cell = t.state.figures[movement.figure]
        space = t.state.space(cell)
        if not movement.no_battle and not space.fog and foes(t.state, movement.figure, cell, []):
            await fight_all(t, movement, cell)
            if movement.interrupted(t.state):
                return
        if space.wreckage:
            await wreckage(t, movement)
            if t.state.figures[movement.figure] == OFF:
                return
        if movement.collects and space.treasure and cell not in movement.collected:
            collect(t, movement, cell)
        if space.current < 0 and not space.fog:
            return
        direction = await current(t, movement, cell, may_leave)
        if direction == PASS:
            return
        movement.chain.append(cell)
        await go(t, movement, direction)


async def wreckage(t: Turn, movement: Movement) -> None:
    """A figure that moves onto Wreckage takes 1 damage. (AH-TERR-10, AH-BLUE-02, AH-UNIO-13, AH-CARD-23)"""
    figure = movement.figure
    if "wreckage" in KINDS[figure].ignores:
        return
    owner = t.state.owners[figure]
    card = _crew_of(t.state, figure, "flagship_enters_wreckage", "ignore_terrain")
    if card and await may(owner, USE_CREW, (card,)):
        return
    await damage_figure(t, figure, owner)


def collect(t: Turn, movement: Movement, cell: int) -> None:
    """The Trawler takes Treasure on the way, once from each space. (AH-CARD-18, AH-RULE-17, AH-RULE-88)"""
    if atoms.gain_gold(t, movement.mover, t.state.space(cell).treasure):
        movement.collected.append(cell)


async def current(t: Turn, movement: Movement, cell: int, may_leave: bool) -> int:
    """Where a current carries the figure, or PASS: the printed one, or any with Sea Dog or in Fog with the
    Barrelman; a space moves a figure once in a chain. (AH-TERR-02, AH-CARD-20, -27, AH-RULE-09, -10)"""
    space = t.state.space(cell)
    figure = movement.figure
    if cell in movement.chain:
        return PASS
    if space.current >= 0:
        card = _crew_of(t.state, figure, "flagship_enters_current", "current_move")
        if not card:
            return space.current if await carries(t, figure, space.current, may_leave) else PASS
    else:
        card = _crew_of(t.state, figure, "flagship_enters_fog", "current_move")
        if not card:
            return PASS
    owner = t.state.owners[figure]
    ways = [*directions(t.state, figure, may_leave), PASS]
    direction: int = await choose(owner, CURRENT_DIRECTION, ways, (card,))
    return direction


async def carries(t: Turn, figure: int, direction: int, may_leave: bool) -> bool:
    """Whether a printed current moves the figure; where only the Sea Witch could, its owner decides. (AH-RULE-09)"""
    if not can_go(t.state, figure, direction, may_leave):
        return False
    target = t.state.figures[figure] + STEPS[direction]
    if target in t.state.sea or (t.state.region_stack and explorable(t.state.sea, target)):
        return True
    card = _crew_of(t.state, figure, "flagship_leaves_map", "wrap_to_opposite_edge")
    return await may(t.state.owners[figure], USE_CREW, (card,))


async def move_directly(t: Turn, movement: Movement, cell: int) -> None:
    """Straight to a space, which is entered like a step. (AH-ACT-03, AH-MOVE-03)"""
    t.movements.append(movement)
    atoms.put_figure(t, movement, cell)
    await enter(t, movement)
    await anchor(t, movement)
    t.movements.remove(movement)


# Anchoring


async def anchor(t: Turn, movement: Movement) -> None:
    """A movement ends with one anchoring; for a Flagship Harbour, Treasure, faction and Crew effects happen at
    once, their order is chosen. (AH-MOVE-06, -07, AH-RULE-13, -29, -86)"""
    figure = movement.figure
    if movement.dropped or t.state.figures[figure] == OFF or KINDS[figure].kind != "flagship":
        return
    moments = anchor_moments(t.state, movement)
    if moments:
        await simultaneously(t, t.state.owners[figure], moments)


def anchor_moments(state: State, movement: Movement) -> list[Moment]:
    """Everything that this anchoring starts; after a push Harbour and Treasure count as absent. (AH-RULE-86)"""
    owner = state.owners[movement.figure]
    moments: list[Moment] = []
    space = state.space(state.figures[movement.figure])
    if not movement.pushed:
        if space.harbor:
            _add(state, moments, movement, "harbor", TERRAINS["harbor"].abilities)
        if space.treasure:
            _add(state, moments, movement, "treasure", TERRAINS["treasure"].abilities)
    if movement.action in ACTIONS:
        _add(state, moments, movement, movement.action, ACTIONS[movement.action].abilities)
    for card in crew_with(state.players[owner], "anchor"):
        _add(state, moments, movement, card, CREW_BY_TRIGGER["anchor"][card])
    return moments


def _add(state: State, moments: list[Moment], movement: Movement, source: str, abilities: list[Ability]) -> None:
    for ability in abilities_when(abilities, "anchor"):
        scene = Scene(state.owners[movement.figure], source)
        scene.movement = movement
        scene.cell = state.figures[movement.figure]
        if holds(state, scene, ability):
            moments.append(Moment(scene, ability))


def treasure_here(state: State, scene: Scene) -> int:
    """The gold that the anchor space still gives: what is printed unless the Trawler took it, and the Diver's
    extra on Wreckage. (AH-TERR-11, AH-CARD-24, AH-RULE-17)"""
    movement = scene.movement
    assert movement is not None
    space = state.space(scene.cell)
    gold = 0 if scene.cell in movement.collected else space.treasure
    if space.wreckage:
        gold += crew_amount(state.players[scene.owner], "anchor", "treasure_bonus")
    return gold
