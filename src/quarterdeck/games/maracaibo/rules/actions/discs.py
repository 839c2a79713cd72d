"""Discs of the ship board and what they unlock. (MA-SHIP, MA-RUL-26, MA-RUL-27)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import IMPROVEMENTS
from quarterdeck.games.maracaibo.content.pieces import NONE, Improvement
from quarterdeck.games.maracaibo.kinds import AN_AREA, PASS, QUESTIONS, Choice, One, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import captain
from quarterdeck.games.maracaibo.rules.counting import improvements
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, perform
from quarterdeck.games.maracaibo.state import SHIP_VP, Player, State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.question import Question

REMOVE_DISC: Final = QUESTIONS.add("disc.remove", WithFree(One(AN_AREA)), clause="MA-RUL-26", declinable=True)
DELIVER_DISC: Final = QUESTIONS.add("disc.deliver", One(AN_AREA), clause="MA-RUL-26")
OFFER_DISC: Final = QUESTIONS.add("disc.offer", One(AN_AREA), clause="MA-RUL-26")


def gate_open(player: Player, area: Improvement) -> bool:
    """(MA-SHIP-07, MA-SHIP-10, MA-SHIP-11, MA-SHIP-14, MA-RUL-27, MA-RUL-68)"""
    if area.needs != NONE:
        return player.unlocked(area.needs)
    return improvements(player) >= area.others


def open_areas(player: Player) -> list[int]:
    """The areas that a disc may be taken from. (MA-RUL-26)"""
    return [area.index for area in IMPROVEMENTS if player.discs[area.index] and gate_open(player, area)]


async def remove_disc(t: Turn, scene: Scene, effect: Effect) -> None:
    """Up to so many discs, each with what it unlocks before the next. (MA-INST-04, MA-CACT-02, MA-RUL-26)"""
    seat = scene.seat

    def choices() -> list[Choice]:
        return [*area_choices(t.state, seat), PASS]

    for _ in range(effect.int_of("n")):
        choice = await decide(t, seat, REMOVE_DISC, choices)
        if choice == PASS:
            return
        await lift_disc(t, seat, int(choice[0]))


async def take_disc(t: Turn, seat: int, question: Question[Choice]) -> None:
    """Whoever can take one picks the area. (MA-CITY-06, MA-RUL-26)"""
    choice = await choose(seat, question, lambda: area_choices(t.state, seat))
    await lift_disc(t, seat, int(choice[0]))


def area_choices(state: State, seat: int) -> list[Choice]:
    return [(area,) for area in open_areas(state.players[seat])]


async def lift_disc(t: Turn, seat: int, area: int) -> None:
    """The second disc of an area unlocks it at once. (MA-SHIP-01, MA-CITY-06)"""
    player = t.state.players[seat]
    captain.lift_disc(t, seat, area)
    if player.unlocked(area):
        scene = Scene(seat, IMPROVEMENTS[area].id, SHIP_VP)
        await perform(t, scene, [effect for effect in IMPROVEMENTS[area].effect if not permanent(effect)])


def permanent(effect: Effect) -> bool:
    """Whether an effect holds by being there."""
    return effect.verb.startswith("perm_")


def can_take_disc(state: State, seat: int) -> bool:
    return bool(open_areas(state.players[seat]))


VERBS.add("remove_disc", remove_disc)
