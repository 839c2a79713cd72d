"""Dice and skill tests. (MM-DICE)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.numbers import SCOUTING, SKILLS
from quarterdeck.games.marauders.kinds import QUESTIONS
from quarterdeck.games.marauders.rules.actions.windows import own_window
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, own_effects, perform
from quarterdeck.games.marauders.rules.ships import dice_of
from quarterdeck.games.marauders.state import SKULL, State, Turn
from quarterdeck.kernel.rules.ask import roll
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import DIE

ROLL_DIE: Final = QUESTIONS.to_chance("roll.die", DIE)


def successes(dice: list[int]) -> int:
    """Every skull is one. (MM-DICE-01, MM-DICE-03)"""
    return sum(1 for die in dice if die >= SKULL)


def failed_pips(dice: list[int]) -> int:
    """What breaks ties. (MM-DICE-04, MM-FIGHT-06)"""
    return sum(die for die in dice if die < SKULL)


def shown(dice: list[int]) -> str:
    """Dice as the log tells them: pips, S for a skull."""
    return " ".join("S" if die >= SKULL else str(die) for die in dice)


async def roll_dice(number: int) -> list[int]:
    """Two of the six faces are skulls, and which of them came up makes no difference. (MM-DICE-01)"""
    dice: list[int] = []
    for _ in range(number):
        dice.append(min(SKULL, await roll(ROLL_DIE)))
    return dice


async def passes_test(t: Turn, seat: int, skill: int, context: str) -> bool:
    """A test outside combat and raid; cards may still turn it. (MM-DICE-02)"""
    dice = await roll_dice(dice_of(t.state, seat, skill, SKILLS[skill], context))
    t.tell("test.rolled", seat, skill, shown(dice))
    scene = Scene(seat, "")
    scene.skill = skill
    scene.context = context
    scene.added = successes(dice) + sure_successes(t.state, seat, skill, context)
    await own_window(t, "scout_roll" if skill == SCOUTING else "skill_roll", scene)
    passed = scene.added > 0
    t.tell("test.passed" if passed else "test.failed", seat, skill)
    return passed


def sure_successes(state: State, seat: int, skill: int, context: str) -> int:
    """Successes without a die. (EFFECTS.md, `success`)"""
    total = 0
    for effect in own_effects(state.players[seat], "success"):
        if effect.word("when") == "" and fits(effect, skill, context):
            total += 1
    return total


def fits(effect: Effect, skill: int, context: str) -> bool:
    return effect.word("skill") == SKILLS[skill] and effect.word("context") in ("any", context)


async def success(t: Turn, scene: Scene, effect: Effect) -> None:
    """A card after the roll: a failure becomes a success. (EFFECTS.md, `success`)"""
    scene.added += 1


def is_useful(state: State, scene: Scene, effect: Effect) -> bool:
    return scene.skill >= 0 and scene.added == 0 and fits(effect, scene.skill, scene.context)


VERBS.add("success", success)
POSSIBLE.add("success", is_useful)


async def roll_test(t: Turn, scene: Scene, effect: Effect) -> None:
    """A test with something for either result. (EFFECTS.md, `roll`)"""
    skill = SKILLS.index(effect.word("skill"))
    passed = await passes_test(t, scene.seat, skill, "")
    await perform(t, scene, effect.effects("on_success" if passed else "on_fail"))


VERBS.add("roll", roll_test)
