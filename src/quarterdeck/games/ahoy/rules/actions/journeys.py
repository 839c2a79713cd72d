"""Effects that move figures: sailing, direct moves, Patrols, the push. (AH-ACT, AH-BLUE-17, AH-UNIO-11)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import ACTIONS, PLANS
from quarterdeck.games.ahoy.kinds import CELL, DIRECTION, QUESTIONS
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.moving import (
    can_step,
    directions,
    enter,
    move_directly,
    sail,
    treasure_here,
)
from quarterdeck.games.ahoy.rules.effects import CONDITIONS, POSSIBLE, VERBS, Scene
from quarterdeck.games.ahoy.rules.sea import OFF, STEPS, TAILWINDS
from quarterdeck.games.ahoy.state import (
    CUTTER,
    FIGURE_IDS,
    GUNSHIP,
    PATROLS,
    Movement,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

MOVE_DIRECT: Final = QUESTIONS.add("move.direct", CELL, ["figure"], "AH-RULE-06", declinable=True)
PICK_PATROL: Final = QUESTIONS.add("patrol.pick", CELL, ["source"], "AH-BLUE-17", declinable=True)
PUSH_DIRECTION: Final = QUESTIONS.add("push.direction", DIRECTION, ["figure"], "AH-RULE-16", declinable=True)


def _figure(state: State, scene: Scene, effect: Effect) -> int:
    """The own figure that an effect moves."""
    word = effect.word("figure")
    if word == "flagship":
        return state.flagship(scene.owner)
    return CUTTER if word == "cutter" else GUNSHIP


def _movement(state: State, scene: Scene, effect: Effect) -> Movement:
    movement = Movement(_figure(state, scene, effect), scene.owner, scene.source)
    movement.no_battle = "battle" in effect.words("ignore")
    movement.collects = effect.flag("collect_treasure")
    return movement


async def move(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Sail: at least one space if a step is possible. (AH-ACT-01, AH-SMUG-10, AH-RULE-04, AH-RULE-07)"""
    most = scene.die if effect.word("max") == "die" else effect.int_of("max")
    return await sail(t, _movement(t.state, scene, effect), most, effect.may)


def can_move(state: State, scene: Scene, effect: Effect) -> bool:
    return can_step(state, _figure(state, scene, effect))


def tailwind_cells(state: State, value: int) -> list[int]:
    """The spaces with a printed tailwind die, of one value or (0) of any. (AH-TERR-08)"""
    found: list[int] = []
    for region, place in state.laid.items():
        for offset, tailwind in TAILWINDS[region][place % 4]:
            if value in (0, tailwind):
                found.append(place // 4 + offset)
    return found


def direct_targets(state: State, scene: Scene, effect: Effect) -> list[int]:
    """Where a direct move may go; never to the space under the figure. (AH-MOVE-03, AH-RULE-06)"""
    here = state.figures[_figure(state, scene, effect)]
    kind = effect.word("to")
    if kind == "matching_tailwind":
        cells = tailwind_cells(state, scene.die)
    elif kind == "any_tailwind":
        cells = tailwind_cells(state, 0)
    elif kind == "any_space":
        cells = list(state.sea)
    else:
        cells = islands_of_suit(state, state.space(here).island)
    return [cell for cell in cells if cell != here]


def islands_of_suit(state: State, suit: str) -> list[int]:
    """The islands of a suit on the map. (AH-COMP-07)"""
    return [cell for cell in state.islands.values() if suit and state.space(cell).island == suit]


async def move_direct(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Straight to one space of a kind; optional as a board or ship action. (AH-ACT-02, AH-RULE-05, -06)"""
    targets = direct_targets(t.state, scene, effect)
    if not targets:
        return False
    figure = _figure(t.state, scene, effect)
    if effect.may or scene.source in ACTIONS or scene.source in PLANS:
        targets.append(PASS)
    cell = await choose(scene.owner, MOVE_DIRECT, targets, (FIGURE_IDS[figure],))
    if cell == PASS:
        return False
    await move_directly(t, _movement(t.state, scene, effect), cell)
    return True


def can_move_directly(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(direct_targets(state, scene, effect))


# Patrols


def movable_patrols(state: State, moved: list[int]) -> list[int]:
    """Patrols that have not moved yet and can, one in each space. (AH-BLUE-17)"""
    found: list[int] = []
    cells: list[int] = []
    for patrol in PATROLS:
        cell = state.figures[patrol]
        if cell != OFF and cell not in cells and patrol not in moved and can_step(state, patrol):
            cells.append(cell)
            found.append(patrol)
    return found


async def move_patrols(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Different Patrols one after the other, each finishing before the next. (AH-BLUE-17, AH-CARD-26, AH-RULE-18)"""
    moved: list[int] = []
    while len(moved) < effect.int_of("up_to"):
        patrols = movable_patrols(t.state, moved)
        if not patrols:
            break
        cells = [t.state.figures[patrol] for patrol in patrols]
        cell = await choose(scene.owner, PICK_PATROL, [*cells, PASS], (scene.source,))
        if cell == PASS:
            break
        patrol = patrols[cells.index(cell)]
        moved.append(patrol)
        movement = Movement(patrol, scene.owner)
        movement.no_battle = "battle" in effect.words("ignore")
        await sail(t, movement, effect.int_of("max"))
    return bool(moved)


# The push


async def push(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Moves the enemy figure that was just damaged one space, on the map; battle, Harbour and Treasure are
    ignored, Wreckage and currents are not. (AH-CARD-05, AH-RULE-16, AH-RULE-86)"""
    figure = scene.figure
    ways = directions(t.state, figure, may_leave=False)
    if not ways:
        return False
    direction = await choose(scene.owner, PUSH_DIRECTION, [*ways, PASS], (FIGURE_IDS[figure],))
    if direction == PASS:
        return False
    movement = Movement(figure, t.state.owners[figure])
    movement.no_battle = True
    movement.is_push = True
    t.movements.append(movement)
    atoms.put_figure(t, movement, t.state.figures[figure] + STEPS[direction])
    await enter(t, movement, may_leave=False)
    t.movements.remove(movement)
    return True


# Treasure


async def gain_treasure(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The gold printed in the anchor space. (AH-TERR-11, AH-RULE-14)"""
    return atoms.gain_gold(t, scene.owner, treasure_here(t.state, scene)) > 0


def can_gain_treasure(state: State, scene: Scene, effect: Effect) -> bool:
    return state.gold > 0 and treasure_here(state, scene) > 0


def adds_to_treasure_only(state: State, scene: Scene, effect: Effect) -> bool:
    """The Diver starts nothing by itself: its gold is counted with the Treasure. (AH-CARD-24)"""
    return False


def flagship_at_island(state: State, scene: Scene) -> bool:
    return bool(state.space(state.flagship_cell(scene.owner)).island)


def other_island_same_suit_on_map(state: State, scene: Scene) -> bool:
    suit = state.space(state.flagship_cell(scene.owner)).island
    return len(islands_of_suit(state, suit)) > 1


def at_harbor(state: State, scene: Scene) -> bool:
    movement = scene.movement
    return state.space(scene.cell).harbor and (movement is None or not movement.pushed)


def at_wreckage(state: State, scene: Scene) -> bool:
    return state.space(scene.cell).wreckage


def at_treasure(state: State, scene: Scene) -> bool:
    return state.space(scene.cell).treasure > 0


VERBS.add("move", move)
VERBS.add("move_direct", move_direct)
VERBS.add("move_patrols", move_patrols)
VERBS.add("push", push)
VERBS.add("gain_treasure", gain_treasure)
POSSIBLE.add("move", can_move)
POSSIBLE.add("move_direct", can_move_directly)
POSSIBLE.add("gain_treasure", can_gain_treasure)
POSSIBLE.add("treasure_bonus", adds_to_treasure_only)
CONDITIONS.add("flagship_at_island", flagship_at_island)
CONDITIONS.add("other_island_same_suit_on_map", other_island_same_suit_on_map)
CONDITIONS.add("at_harbor", at_harbor)
CONDITIONS.add("at_wreckage", at_wreckage)
CONDITIONS.add("at_treasure", at_treasure)
