"""Mollusk Union: Comrades and its two ships. (AH-UNIO)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.kinds import QUESTIONS, REGION
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.ahoy.state import CUTTER, GUNSHIP, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import AMOUNT

PLACE_COMRADES: Final = QUESTIONS.add("comrades.place", AMOUNT, ["region"], "AH-UNIO-02")
INSPIRE: Final = QUESTIONS.add("comrades.inspire", REGION, clause="AH-UNIO-27", declinable=True)
SPEND_COMRADES: Final = QUESTIONS.add("comrades.spend", REGION, ["source"], "AH-UNIO-10")
COMRADES_FROM: Final = QUESTIONS.add("comrades.from", REGION, ["source"], declinable=True)
COMRADES_AMOUNT: Final = QUESTIONS.add("comrades.amount", AMOUNT, ["region"])
COMRADES_TO: Final = QUESTIONS.add("comrades.to", REGION, ["region"], "AH-RULE-84")


def _region_here(state: State, scene: Scene) -> str:
    """The region of the battle that this is about, else that of the own Flagship."""
    if scene.battle is not None:
        return state.space(scene.battle.cell).region
    return state.region_of(state.flagship(scene.owner))


# Gaining and placing


async def gain_ready_comrades(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Supply to Ready. (AH-UNIO-01, -29)"""
    atoms.ready_comrades(t, scene.owner, effect.int_of("amount"))
    return True


def can_gain_ready(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.owner].comrades > 0


async def place_comrades(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Ready Comrades onto one island, as many as wanted up to the number. (AH-UNIO-02, -28, -30, AH-RULE-49)"""
    if effect.word("where") == "different_islands":
        return await inspire(t, scene, effect)
    region = _region_here(t.state, scene)
    most = min(effect.int_of("up_to"), t.state.players[scene.owner].ready)
    if not most:
        return False
    amount = await choose(scene.owner, PLACE_COMRADES, list(range(most, -1, -1)), (region,))
    atoms.place_comrades(t, scene.owner, region, amount)
    return amount > 0


async def inspire(t: Turn, scene: Scene, effect: Effect) -> bool:
    """One Comrade on each of several islands. (AH-UNIO-27)"""
    chosen: list[str] = []
    while len(chosen) < effect.int_of("up_to") and t.state.players[scene.owner].ready:
        regions = [region for region in t.state.islands if region not in chosen]
        if not regions:
            break
        region = await choose(scene.owner, INSPIRE, [*regions, NOTHING])
        if region == NOTHING:
            break
        chosen.append(region)
        atoms.place_comrades(t, scene.owner, region, 1)
    return bool(chosen)


def can_place_comrades(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.owner].ready > 0


# Removing and shifting


def _islands_with(state: State, amount: int) -> list[str]:
    return [region for region, comrades in state.comrades.items() if comrades >= amount]


async def remove_comrades(t: Turn, scene: Scene, effect: Effect) -> bool:
    """From one island to the supply. (AH-BLUE-16, -21, AH-SMUG-15, AH-UNIO-04, -10)"""
    amount = effect.int_of("amount")
    if effect.word("from") == "any_island":
        region = await choose(scene.owner, SPEND_COMRADES, _islands_with(t.state, amount), (scene.source,))
        scene.cell = t.state.islands[region]
    else:
        region = _region_here(t.state, scene)
    there = t.state.comrades[region]
    atoms.remove_comrades(t, region, there if effect.word("amount") == "all" else amount)
    return there > 0


def can_remove_comrades(state: State, scene: Scene, effect: Effect) -> bool:
    if effect.word("from") == "any_island":
        return bool(_islands_with(state, effect.int_of("amount")))
    return state.comrades[_region_here(state, scene)] > 0


async def shift_comrades(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Straight from one island to one other (Convincing Comrade) or to several (Evacuation).
    (AH-CARD-25, AH-PLAN-03, AH-RULE-84)"""
    regions = _islands_with(t.state, 1)
    if not regions or len(t.state.islands) < 2:
        return False
    whole = effect.word("amount") == "all"
    if not whole:
        regions.append(NOTHING)
    origin = await choose(scene.owner, COMRADES_FROM, regions, (scene.source,))
    if origin == NOTHING:
        return False
    if whole:
        await spread(t, scene, origin)
    else:
        most = min(2, t.state.comrades[origin])
        amount = await choose(scene.owner, COMRADES_AMOUNT, list(range(most, 0, -1)), (origin,))
        target = await choose(scene.owner, COMRADES_TO, _others(t.state, origin), (origin,))
        atoms.shift_comrades(t, origin, target, amount)
    return True


def _others(state: State, origin: str) -> list[str]:
    return [region for region in state.islands if region != origin]


async def spread(t: Turn, scene: Scene, origin: str) -> None:
    """All Comrades of an island go to others, split as wanted. (AH-PLAN-03)"""
    while t.state.comrades[origin]:
        target = await choose(scene.owner, COMRADES_TO, _others(t.state, origin), (origin,))
        left = t.state.comrades[origin]
        amount = left
        if len(t.state.islands) > 2:
            amount = await choose(scene.owner, COMRADES_AMOUNT, list(range(left, 0, -1)), (target,))
        atoms.shift_comrades(t, origin, target, amount)


def can_shift_comrades(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(_islands_with(state, 1)) and len(state.islands) > 1


# Ships


async def place_ship(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The ship's figure comes onto the island that the Comrades came from. (AH-UNIO-10)"""
    atoms.place_figure(t, CUTTER if effect.word("ship") == "cutter" else GUNSHIP, scene.cell)
    return True


VERBS.add("gain_ready_comrades", gain_ready_comrades)
VERBS.add("place_comrades", place_comrades)
VERBS.add("remove_comrades", remove_comrades)
VERBS.add("shift_comrades", shift_comrades)
VERBS.add("place_ship", place_ship)
POSSIBLE.add("gain_ready_comrades", can_gain_ready)
POSSIBLE.add("place_comrades", can_place_comrades)
POSSIBLE.add("remove_comrades", can_remove_comrades)
POSSIBLE.add("shift_comrades", can_shift_comrades)
