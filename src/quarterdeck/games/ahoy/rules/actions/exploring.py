"""Exploring: new regions come onto the map. (AH-EXPL)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.kinds import PLACEMENT, QUESTIONS, REGION
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.ahoy.rules.sea import placements, rim_placements
from quarterdeck.games.ahoy.state import Movement, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_REGION: Final = QUESTIONS.to_chance("draw.region", REGION)
LAY_REGION: Final = QUESTIONS.add("explore.lay", PLACEMENT, ["region"], "AH-EXPL-05")


async def draw_region(t: Turn, seat: int) -> str:
    """Draws the top tile of the region stack; everybody sees it. (AH-EXPL-01, AH-RULE-03)"""
    region = await draw(DRAW_REGION, t.state.region_stack)
    atoms.draw_region(t, seat, region)
    return region


async def explore(t: Turn, movement: Movement, target: int) -> None:
    """A figure that leaves the map finds a tile, lays it and enters it; it may not move on. (AH-EXPL-01 to -07)"""
    mover = movement.mover
    region = await draw_region(t, mover)
    place = await choose(mover, LAY_REGION, lambda: placements(t.state.sea, region, target), (region,))
    atoms.lay_drawn(t, place[0], place[1])
    atoms.put_figure(t, movement, target)
    movement.over = True


async def add_region(t: Turn, scene: Scene, effect: Effect) -> bool:
    """A reward: a tile is laid anywhere at the rim, no figure moves. (AH-RULE-53)"""
    if not t.state.region_stack:
        return False
    region = await draw_region(t, scene.owner)
    place = await choose(scene.owner, LAY_REGION, lambda: rim_placements(t.state.sea, region), (region,))
    atoms.lay_drawn(t, place[0], place[1])
    return True


def can_add_region(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(state.region_stack)


VERBS.add("add_region", add_region)
POSSIBLE.add("add_region", can_add_region)
