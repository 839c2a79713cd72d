"""Cannon hits: counted, located, assigned, applied at the same time. (MM-FIGHT-07, MM-FIGHT-11, MM-RUL-37)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.numbers import AREAS, HULL
from quarterdeck.games.marauders.kinds import A_LOCATION, AN_AREA, AN_NPC, BY_SKULL, QUESTIONS
from quarterdeck.games.marauders.rules.actions.damage import Volley, change_hits, strike_npc, strike_player
from quarterdeck.games.marauders.rules.actions.sides import TABLE, areas_of, cannons, decider, scene_in
from quarterdeck.games.marauders.rules.actions.testing import roll_dice, shown
from quarterdeck.games.marauders.rules.actions.windows import open_window
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, side_of
from quarterdeck.games.marauders.state import SKULL, Combat, Side, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

SKULL_AREA: Final = QUESTIONS.add("skull.area", AN_AREA, [AN_NPC], "MM-AREA-01")
REROLL_AREA: Final = QUESTIONS.add("area.reroll", A_LOCATION, ["source"], "MM-SPEC-06", declinable=True)


async def fire(t: Turn, combat: Combat) -> None:
    """The volleys of both sides, whose numbers of hits are known. (MM-RUL-37, steps 2 to 6)"""
    for side in combat.sides:
        side.located = await roll_dice(side.hits)
        side.converted = 0
        if side.located:
            t.tell("volley.located", side.seat, side.npc, shown(side.located))
    await open_window(t, "areas_rolled", shooters(combat), lambda seat: scene_in(combat, seat))
    for at in (0, 1):
        await assign_skulls(t, combat, at)
    volleys = await changed_volleys(t, combat)
    for at in (0, 1):
        await strike(t, combat, at, volleys[at])
    for side in combat.sides:
        side.hits = 0
        side.located = []


def shooters(combat: Combat) -> list[int]:
    return [side.seat for side in combat.sides if side.seat >= 0 and side.located]


async def assign_skulls(t: Turn, combat: Combat, at: int) -> None:
    """The victim chooses the area of each skull that is left to him. (MM-AREA-01, MM-RUL-36)"""
    shooter = combat.sides[1 - at]
    for i, die in enumerate(shooter.located):
        if SKULL <= die < BY_SKULL:
            shooter.located[i] = BY_SKULL + await chosen_area(t.state, combat, at, shooter.lost_areas)


async def chosen_area(state: State, combat: Combat, at: int, lost_areas: list[int]) -> int:
    who, victim = decider(state, combat, at), combat.sides[at]
    areas = areas_of(state, victim)
    if who == TABLE:
        return sturdiest_area(areas)
    area: int = await choose(who, SKULL_AREA, choosable_areas(areas, lost_areas), (victim.npc,))
    return area


def choosable_areas(areas: list[int], lost_areas: list[int]) -> list[int]:
    """The hull and what is left; a destroyed area would be the hull, unless surplus hits are lost there. (MM-RUL-36,
    MM-ARMS-04)"""
    return [area for area in range(len(AREAS)) if area == HULL or areas[area] > 0 or area in lost_areas]


def sturdiest_area(areas: list[int]) -> int:
    """What the table does for an NPC: spare the hull, and whatever would be destroyed."""
    return max(range(len(areas)), key=lambda area: (areas[area] > 1, area != HULL, areas[area]))


async def changed_volleys(t: Turn, combat: Combat) -> list[list[int]]:
    """For each side the hits on it, after its captain has cancelled and moved what he can. (MM-RUL-37, step 5)"""
    found: list[list[int]] = []
    for at in (0, 1):
        victim = combat.sides[at]
        volley = Volley(victim.seat, combat.sides[1 - at].located.copy())
        if victim.seat >= 0 and volley.hits:
            await change_hits(t, volley, scene_in(combat, victim.seat))
        found.append(volley.hits)
    return found


async def strike(t: Turn, combat: Combat, at: int, hits: list[int]) -> None:
    victim, shooter = combat.sides[at], combat.sides[1 - at]
    if victim.seat >= 0:
        await strike_player(t, victim.seat, hits, shooter.lost_areas)
    else:
        strike_npc(t, victim, hits, shooter.lost_areas)


# What shooters can do with a location roll


async def convert_hits(t: Turn, scene: Scene, effect: Effect) -> None:
    """All skulls of the roll hit one area; surplus there is lost for the rest of the round. (MM-ARMS-02 to -04)"""
    side = own_side(t.state, scene)
    area = AREAS.index(effect.word("to"))
    side.located = [BY_SKULL + area if SKULL <= die < BY_SKULL else die for die in side.located]
    side.converted = 1
    side.lost_areas.append(area)
    t.tell("volley.converted", scene.seat, area)


def can_convert(state: State, scene: Scene, effect: Effect) -> bool:
    """Where there is a skull, not both for one volley, and not for long-range cannons, which fire before round 1.
    (MM-MOD-10, MM-RUL-37, MM-RUL-76)"""
    side = side_of(state, scene)
    if side is None or side.converted or state.combat().round == 0:
        return False
    return any(SKULL <= die < BY_SKULL for die in side.located)


async def reroll_area(t: Turn, scene: Scene, effect: Effect) -> None:
    """Some dice of the own location roll once more. (MM-SPEC-06)"""
    side = own_side(t.state, scene)
    for _ in range(effect.int_of("count")):
        dice = [*sorted(dict.fromkeys(side.located)), PASS]
        die = await choose(scene.seat, REROLL_AREA, dice, (scene.source,))
        if die == PASS:
            scene.declined = True
            return
        side.located.remove(die)
        side.located.extend(await roll_dice(1))
        t.tell("volley.located", side.seat, side.npc, shown(side.located))


def own_side(state: State, scene: Scene) -> Side:
    side = side_of(state, scene)
    assert side is not None
    return side


def has_located(state: State, scene: Scene, effect: Effect) -> bool:
    side = side_of(state, scene)
    return side is not None and bool(side.located)


VERBS.add("convert_hits", convert_hits)
POSSIBLE.add("convert_hits", can_convert)
VERBS.add("reroll_area", reroll_area)
POSSIBLE.add("reroll_area", has_located)


# More hits, and hits out of turn


async def add_hits(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `add_hits`)"""
    own_side(t.state, scene).hits += effect.int_of("count")


def can_add_hits(state: State, scene: Scene, effect: Effect) -> bool:
    side = side_of(state, scene)
    return side is not None and side.hits > 0


async def volley(t: Turn, scene: Scene, effect: Effect) -> None:
    """Long-range cannons: one die for each cannon, one hit for each skull. (MM-MOD-10)"""
    side = own_side(t.state, scene)
    dice = await roll_dice(cannons(t.state, side))
    t.tell("volley.long_range", scene.seat, shown(dice))
    side.hits = sum(1 for die in dice if die >= SKULL)


async def flee_shot(t: Turn, scene: Scene, effect: Effect) -> None:
    """Four-pounders. (MM-MOD-09, MM-RUL-87)"""
    own_side(t.state, scene).hits += effect.int_of("hits")
    t.tell("volley.four_pounders", scene.seat)


def has_cannons(state: State, scene: Scene, effect: Effect) -> bool:
    side = side_of(state, scene)
    return side is not None and cannons(state, side) > 0


VERBS.add("add_hits", add_hits)
POSSIBLE.add("add_hits", can_add_hits)
VERBS.add("volley", volley)
POSSIBLE.add("volley", has_cannons)
VERBS.add("flee_shot", flee_shot)
POSSIBLE.add("flee_shot", has_cannons)
