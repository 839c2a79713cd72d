"""The Battle Ship: how markers land, push each other and explode. (DR-TOWER, DR-BBOARD-01 to -06)"""

from __future__ import annotations

from math import gcd
from typing import Final

from quarterdeck.games.dead_reckoning.content.components import EXPLOSION, TOWER, ZONES
from quarterdeck.games.dead_reckoning.kinds import MARKER, QUESTIONS, SIDE, ZERO_OR_ONE, ZONE, Unseen
from quarterdeck.games.dead_reckoning.rules.actions.markers import throw_up
from quarterdeck.games.dead_reckoning.rules.atoms import combat
from quarterdeck.games.dead_reckoning.state import TIE_BREAK, Battle, Turn
from quarterdeck.kernel.rules.ask import draw

LANDS_IN: Final = QUESTIONS.to_chance("tower.zone", Unseen(ZONE))
NEXT_SIDE: Final = QUESTIONS.to_chance("tower.side", SIDE)
PUSHES: Final = QUESTIONS.to_chance("tower.push", ZERO_OR_ONE)
PUSHED: Final = QUESTIONS.to_chance("tower.pushed", MARKER)
PUSHED_TO: Final = QUESTIONS.to_chance("tower.to", Unseen(ZONE))

PERMILLE: Final = 1000


def _landing() -> list[int]:
    """Every zone as often as its weight says."""
    unit = 0
    for zone in ZONES:
        unit = gcd(unit, zone.weight)
    return [zone.index for zone in ZONES for _ in range(zone.weight // unit)]


LANDING: Final[list[int]] = _landing()
"""Where a marker may land; rim landings are left out. (DR-TOWER-02)"""


async def throw(t: Turn) -> None:
    """Step 2, and every later throw: all markers in the air land, then explosions send some up again. (DR-BAT-06,
    DR-TOWER-02 to -06)"""
    battle = t.state.fight()
    for side in battle.sides:
        if battle.flying[side]:
            t.tell("markers.thrown", battle.seat_of(side), battle.flying[side])
    while sum(battle.flying) > 0:
        side = await next_to_land(battle)
        combat.drop(t, side)
        zone = await draw(LANDS_IN, LANDING, (battle.seat_of(side),))
        combat.land(t, side, zone)
        if battle.late:
            await push(t, battle, zone)
    combat.settle(t)
    await explode(t, battle)
    if sum(battle.flying) == 0:
        t.state.phase = "tie" if battle.kind == TIE_BREAK else "abilities"


async def next_to_land(battle: Battle) -> int:
    """In random order where that matters; in the first throw no marker pushes another. (DR-TOWER-03, DR-TOWER-04)"""
    flying = [side for side in battle.sides for _ in range(battle.flying[side])]
    if battle.late and flying[0] != flying[-1]:
        side: int = await draw(NEXT_SIDE, flying)
        return side
    return flying[0]


def knocks(battle: Battle, zone: int) -> list[int]:
    """The settled markers that a marker landing in a zone may push, each as often as its weight: 2 in the zone, 1
    beside it. A marker is its side times the number of zones, and its zone. (DR-TOWER-04)"""
    found: list[int] = []
    for side in battle.sides:
        for near in [zone, *ZONES[zone].adjacent]:
            weight = TOWER.same_zone if near == zone else TOWER.adjacent_zone
            found.extend([side * len(ZONES) + near] * (weight * battle.settled[side][near]))
    return found


async def push(t: Turn, battle: Battle, zone: int) -> None:
    """Perhaps one settled marker is pushed into a zone beside its own; it pushes nothing. (DR-TOWER-04, DR-TOWER-05)"""
    near = knocks(battle, zone)
    if not near:
        return
    chance = min(TOWER.most_chance, TOWER.chance_per_weight * len(near))
    unit = gcd(chance, PERMILLE)
    if not await draw(PUSHES, [1] * (chance // unit) + [0] * ((PERMILLE - chance) // unit)):
        return
    side, where = divmod(await draw(PUSHED, near), len(ZONES))
    to = await draw(PUSHED_TO, ZONES[where].adjacent, (where,))
    combat.push(t, side, where, to)


async def explode(t: Turn, battle: Battle) -> None:
    """Markers in the explosion zone are thrown again, each with one more of its colour if there is one. (DR-BBOARD-05,
    DR-TOWER-06, DR-TOWER-07)"""
    for side in battle.sides:
        number = battle.settled[side][EXPLOSION]
        if number > 0:
            combat.explode(t, side)
            await throw_up(t, side, number)


def strength_of(battle: Battle, side: int) -> int:
    """(DR-BBOARD-11)"""
    zones = sum(battle.settled[side][zone.index] * zone.count for zone in ZONES if zone.type == "strength")
    return zones + battle.strength[side]
