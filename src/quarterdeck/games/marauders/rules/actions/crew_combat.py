"""Crew combat, after boarding or called for by a rumor or mission. (MM-CFIGHT, MM-RUL-39, MM-RUL-92)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.rules.actions.sides import crew, crew_dice, participants, scene_in
from quarterdeck.games.marauders.rules.actions.testing import failed_pips, roll_dice, shown, successes
from quarterdeck.games.marauders.rules.actions.windows import open_window
from quarterdeck.games.marauders.rules.atoms import hulls
from quarterdeck.games.marauders.rules.effects import VERBS, Scene
from quarterdeck.games.marauders.state import SKULL, Combat, Turn
from quarterdeck.kernel.rules.effects import Effect


async def fight_crews(t: Turn, combat: Combat) -> int:
    """Until a crew is gone, at once if one is missing; who has won, or NONE. (MM-CFIGHT-04 to -06, MM-RUL-39)"""
    combat.stage = "crew"
    for side in combat.sides:
        side.hits = 0
        side.dice = []
    if all(crew(t.state, side) > 0 for side in combat.sides):
        await open_window(t, "crew_combat_start", participants(combat), lambda seat: scene_in(combat, seat))
        strike(t, combat, [side.hits for side in combat.sides])
    combat.round = 0
    while True:
        left = [at for at in (0, 1) if crew(t.state, combat.sides[at]) > 0]
        if len(left) == 1:
            return left[0]
        if not left:
            return NONE
        winner = await crew_round(t, combat)
        if winner is not None:
            return winner


async def crew_round(t: Turn, combat: Combat) -> int | None:
    """Both roll; hits count at the same time; whoever loses the last crew has lost. (MM-CFIGHT-02 to -06)"""
    combat.round += 1
    for side in combat.sides:
        side.used = [mark for mark in side.used if not mark.startswith("combat_round ")]
        side.dice = await roll_dice(crew_dice(t.state, side))
        t.tell("crew.rolled", side.seat, side.npc, shown(side.dice))
    await open_window(t, "crew_roll", participants(combat), lambda seat: scene_in(combat, seat))
    hits = [min(successes(side.dice), crew(t.state, side)) for side in combat.sides]
    strike(t, combat, hits)
    left = [at for at in (0, 1) if crew(t.state, combat.sides[at]) > 0]
    if len(left) == 2:
        return None
    return left[0] if left else better_round(combat)


def better_round(combat: Combat) -> int:
    """Both crews are gone: more successes, then more failed pips, else nobody. (MM-CFIGHT-05, MM-CFIGHT-06)"""
    scores = [(successes(side.dice), failed_pips(side.dice)) for side in combat.sides]
    if scores[0] == scores[1]:
        return NONE
    return 0 if scores[0] > scores[1] else 1


def strike(t: Turn, combat: Combat, hits: list[int]) -> None:
    """The hits of each side on the crew of the other. (MM-CFIGHT-02)"""
    for at in (0, 1):
        victim = combat.sides[1 - at]
        lost = min(hits[at], crew(t.state, victim))
        hulls.lose_crew(t, victim, lost)


async def crew_strike(t: Turn, scene: Scene, effect: Effect) -> None:
    """Swivel guns. (MM-MOD-05)"""
    dice = await roll_dice(effect.int_of("dice"))
    t.tell("swivel.rolled", scene.seat, shown(dice))
    if sum(1 for die in dice if die >= SKULL) >= effect.int_of("need"):
        t.state.combat().sides[scene.side].hits += effect.int_of("hits")


VERBS.add("crew_strike", crew_strike)
