"""Bluefin Squadron: Patrols and Strongholds. (AH-BLUE)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.kinds import CELL, QUESTIONS, REGION
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.effects import POSSIBLE, VERBS, Scene, consents
from quarterdeck.games.ahoy.rules.sea import OFF, neighbours
from quarterdeck.games.ahoy.state import PATROL, PATROLS, STRONGHOLD, STRONGHOLDS, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

PLACE_PATROL: Final = QUESTIONS.add("patrol.place", YES_OR_NO, ["source"])
DEPLOY_PATROL: Final = QUESTIONS.add("patrol.deploy", CELL, clause="AH-BLUE-18")
STRONGHOLD_SITE: Final = QUESTIONS.add("stronghold.site", CELL, clause="AH-BLUE-04")
SNEAK_REGION: Final = QUESTIONS.add("sneak.region", REGION, clause="AH-PLAN-06")
SNEAK_PATROL: Final = QUESTIONS.add("sneak.patrol", CELL, declinable=True)

PATROLS_FOR_STRONGHOLD: int = 2


def spare(state: State, figures: range) -> int:
    """The first of these figures that is in the supply, or OFF."""
    for figure in figures:
        if state.figures[figure] == OFF:
            return figure
    return OFF


def patrols_at(state: State, cell: int) -> list[int]:
    """The Patrols on a space."""
    return [patrol for patrol in PATROLS if state.figures[patrol] == cell]


async def place_patrol(t: Turn, scene: Scene, effect: Effect) -> bool:
    """A Patrol from the supply onto the Flagship's space, where it anchored; with Deploy also beside it.
    (AH-BLUE-01, -18, AH-RULE-13)"""
    patrol = spare(t.state, PATROLS)
    if patrol == OFF or not await consents(scene, effect, PLACE_PATROL):
        return False
    here = t.state.flagship_cell(scene.owner) if scene.movement is None else scene.cell
    cell = here
    if effect.word("at") == "flagship_space_or_adjacent":
        beside = [cell for cell in neighbours(here) if cell in t.state.sea]
        cell = await choose(scene.owner, DEPLOY_PATROL, [here, *beside])
    atoms.place_figure(t, patrol, cell)
    return True


def can_place_patrol(state: State, scene: Scene, effect: Effect) -> bool:
    return spare(state, PATROLS) != OFF


# Strongholds


def fort_sites(state: State) -> list[int]:
    """Islands with enough Patrols for a Stronghold. (AH-BLUE-04, AH-RULE-50)"""
    patrols = state.figures[PATROL:STRONGHOLD]
    return [cell for cell in state.islands.values() if patrols.count(cell) >= PATROLS_FOR_STRONGHOLD]


async def spend_patrols(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Removes Patrols from one island space as the cost of a Stronghold. (AH-BLUE-04)"""
    scene.cell = await choose(scene.owner, STRONGHOLD_SITE, fort_sites(t.state))
    for patrol in patrols_at(t.state, scene.cell)[: effect.int_of("amount")]:
        atoms.remove_figure(t, patrol)
    return True


def can_spend_patrols(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(fort_sites(state))


async def place_stronghold(t: Turn, scene: Scene, effect: Effect) -> bool:
    """A Stronghold onto the island that the Patrols came from. (AH-BLUE-04)"""
    atoms.place_figure(t, spare(t.state, STRONGHOLDS), scene.cell)
    return True


def can_place_stronghold(state: State, scene: Scene, effect: Effect) -> bool:
    return spare(state, STRONGHOLDS) != OFF


# Sneak Attack


def patrol_cells(state: State, region: str) -> list[int]:
    """The spaces of a region that hold Patrols."""
    cells: list[int] = []
    for patrol in PATROLS:
        cell = state.figures[patrol]
        if cell != OFF and cell not in cells and state.space(cell).region == region:
            cells.append(cell)
    return cells


def sneak_regions(state: State) -> list[str]:
    """Regions with Comrades and Patrols. (AH-PLAN-06)"""
    return [region for region in state.islands if state.comrades[region] and patrol_cells(state, region)]


async def remove_patrols(t: Turn, scene: Scene, effect: Effect) -> bool:
    """One or two Patrols of one region go to the Bluefin supply. (AH-PLAN-06)"""
    regions = sneak_regions(t.state)
    if not regions:
        return False
    region = await choose(scene.owner, SNEAK_REGION, regions)
    for number in range(effect.int_of("up_to")):
        cells = patrol_cells(t.state, region)
        if not cells:
            break
        if number:
            cells.append(PASS)
        cell = await choose(scene.owner, SNEAK_PATROL, cells)
        if cell == PASS:
            break
        atoms.remove_figure(t, patrols_at(t.state, cell)[0])
    return True


def can_remove_patrols(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(sneak_regions(state))


VERBS.add("place_patrol", place_patrol)
VERBS.add("spend_patrols", spend_patrols)
VERBS.add("place_stronghold", place_stronghold)
VERBS.add("remove_patrols", remove_patrols)
POSSIBLE.add("place_patrol", can_place_patrol)
POSSIBLE.add("spend_patrols", can_spend_patrols)
POSSIBLE.add("place_stronghold", can_place_stronghold)
POSSIBLE.add("remove_patrols", can_remove_patrols)
