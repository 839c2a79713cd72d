"""Effects on gold, Fame and wealth. (AH-FINE-01, AH-SMUG-06, AH-PREP-02)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.kinds import QUESTIONS, REGION
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.damage import no_own_damage
from quarterdeck.games.ahoy.rules.effects import CONDITIONS, POSSIBLE, VERBS, Scene
from quarterdeck.games.ahoy.state import BY_REWARDS, State, Turn
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect

RAISE_WEALTH: Final = QUESTIONS.add("wealth.raise", REGION, clause="AH-RULE-57")


async def gain_gold(t: Turn, scene: Scene, effect: Effect) -> bool:
    """From the supply, as much as it has. (AH-RULE-61)"""
    return atoms.gain_gold(t, scene.owner, effect.int_of("amount")) > 0


def supply_has_gold(state: State, scene: Scene, effect: Effect) -> bool:
    return state.gold > 0


async def spend_gold(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Exactly this much to the supply. (AH-CARD-01, AH-CARD-28)"""
    atoms.pay_gold(t, scene.owner, effect.int_of("amount"))
    return True


def owner_has_gold(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.owner].gold >= effect.int_of("amount")


async def give_gold(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The Emissary's price to the defender. (AH-CARD-06, AH-RULE-22)"""
    atoms.hand_gold(t, scene.owner, scene.fight().defence.seat, effect.int_of("amount"))
    return True


async def steal_gold(t: Turn, scene: Scene, effect: Effect) -> bool:
    """From the owner of the defeated figure, if there is any. (AH-RULE-27)"""
    atoms.hand_gold(t, scene.fight().loser().seat, scene.owner, effect.int_of("amount"))
    return True


async def gain_fame(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Moves the own Fame marker; only the reward grid does it. (AH-RULE-59)"""
    atoms.gain_fame(t, scene.owner, effect.int_of("amount"), BY_REWARDS)
    return True


def poor_regions(state: State) -> list[str]:
    """Regions whose wealth can rise. (AH-RULE-57)"""
    return [region for region, wealth in state.wealth.items() if wealth < atoms.HIGHEST]


async def raise_wealth(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Of the Flagship's region, or of one that the owner must choose. (AH-RULE-51, AH-PREP-02)"""
    if effect.word("region") == "flagship_region":
        region = t.state.region_of(t.state.flagship(scene.owner))
    else:
        regions = poor_regions(t.state)
        if not regions:
            return False
        region = await choose(scene.owner, RAISE_WEALTH, regions)
    return atoms.raise_wealth(t, region, effect.int_of("amount"))


VERBS.add("gain_gold", gain_gold)
VERBS.add("spend_gold", spend_gold)
VERBS.add("give_gold", give_gold)
VERBS.add("steal_gold", steal_gold)
VERBS.add("gain_fame", gain_fame)
VERBS.add("raise_wealth", raise_wealth)
POSSIBLE.add("gain_gold", supply_has_gold)
POSSIBLE.add("spend_gold", owner_has_gold)
POSSIBLE.add("give_gold", owner_has_gold)
CONDITIONS.add("no_own_damage", no_own_damage)
