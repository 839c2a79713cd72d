"""Nation markers that effects put on places. (MA-INST-03, MA-INST-13, MA-SHIP-12)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import A_NATION, A_PLACE, PASS, QUESTIONS, Choice, One, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.gains import the_nation
from quarterdeck.games.maracaibo.rules.atoms import board
from quarterdeck.games.maracaibo.rules.board import is_village, villages
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene
from quarterdeck.games.maracaibo.state import NATION_COUNT, State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect

CLAIM_NATION: Final = QUESTIONS.add("claim.nation", A_NATION, clause="MA-SHIP-12")
MARKER_VILLAGE: Final = QUESTIONS.add(
    "marker.village", WithFree(One(A_PLACE)), [A_NATION], clause="MA-INST-03", declinable=True
)


async def place_marker(t: Turn, scene: Scene, effect: Effect) -> None:
    """In combat at the target; otherwise where the effect says. (MA-FIGHT-12, MA-INFL-04)"""
    where = effect.word("where")
    if where == "target":
        place_at_target(t, scene)
    elif where == "ship_place":
        await claim(t, scene)
    else:
        await place_in_village(t, scene, effect.word("nation"))


def place_at_target(t: Turn, scene: Scene) -> None:
    if scene.space != NONE:
        board.place_space_marker(t, scene.nation, scene.space)
    else:
        board.place_marker(t, scene.nation, scene.target)


def can_claim(state: State, seat: int) -> bool:
    """Whether the ship is in a village without marker and a marker is left. (MA-SHIP-12, MA-RUL-21)"""
    place = state.players[seat].ship
    return is_village(state, place) and state.markers[place] == NONE and any(state.left)


async def claim(t: Turn, scene: Scene) -> None:
    """(MA-SHIP-12)"""
    nations = [nation for nation in range(NATION_COUNT) if t.state.left[nation]]
    scene.nation = await choose(scene.seat, CLAIM_NATION, nations)
    board.place_marker(t, scene.nation, t.state.players[scene.seat].ship)


def empty_villages(state: State) -> list[int]:
    return [place for place in villages(state) if state.markers[place] == NONE]


async def place_in_village(t: Turn, scene: Scene, word: str) -> None:
    """Optional; lapses without village or marker, and the rest goes on. (MA-INST-03, MA-INST-13, MA-RUL-93)"""
    nation = await the_nation(t, scene, word, 0)
    if nation == NONE or not t.state.left[nation]:
        return

    def choices() -> list[Choice]:
        found: list[Choice] = [(place,) for place in empty_villages(t.state)]
        found.append(PASS)
        return found

    choice = await decide(t, scene.seat, MARKER_VILLAGE, choices, (nation,))
    if choice != PASS:
        board.place_marker(t, nation, int(choice[0]))


VERBS.add("place_marker", place_marker)
