"""What follows from what everybody sees: where things lie, and who would be paid for a region now."""

from __future__ import annotations

from quarterdeck.games.ahoy.rules.scoring import controllers, controls
from quarterdeck.games.ahoy.rules.sea import OFF, ROTATIONS, xy
from quarterdeck.games.ahoy.state import FIGURE_IDS, State
from quarterdeck.kernel.game import Insight

Args = dict[str, int | str]


def insights(state: State) -> list[Insight]:
    """Regions, the figures on them, battles: a cell is a number that only the rules can read."""
    return regions(state) + figures(state) + battles(state)


def regions(state: State) -> list[Insight]:
    """Every laid region: its north-west corner and its quarter turns, and who controls it. (AH-MAP-03, AH-SCOR-02)"""
    sides, holders = controls(state), controllers(state)
    found = []
    for id, laid in state.laid.items():
        lies: Args = {**_place(laid // ROTATIONS), "turns": laid % ROTATIONS, "wealth": state.wealth[id]}
        stands: Args = {"bluefin": sides[id][0], "mollusk": sides[id][1], "holder": holders[id]}
        found.append(Insight(f"region:{id}", "region.stands", {**lies, **stands}))
    return found


def figures(state: State) -> list[Insight]:
    """Figures of one kind in one space, as often as there are such."""
    counted: dict[tuple[int, str], int] = {}
    for figure, cell in enumerate(state.figures):
        if cell != OFF:
            here = (cell, FIGURE_IDS[figure])
            counted[here] = counted.get(here, 0) + 1
    return [
        Insight(_space(cell), "space.figures", {**_place(cell), "figure": id, "number": number})
        for (cell, id), number in counted.items()
    ]


def battles(state: State) -> list[Insight]:
    """The space of every battle of this action, or of the one just finished, in their order."""
    return [Insight(_space(fight.cell), "space.battle", _place(fight.cell)) for fight in state.battles]


def _place(cell: int) -> Args:
    x, y = xy(cell)
    return {"x": x, "y": y}


def _space(cell: int) -> str:
    x, y = xy(cell)
    return f"space:{x},{y}"
