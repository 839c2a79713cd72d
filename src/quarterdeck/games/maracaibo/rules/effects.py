"""How effects are carried out: from left to right, each with all that it triggers. (EFFECTS.md, MA-RUL-28)

Each verb of the vocabulary is one rule in VERBS, a payment one in PAYMENTS with its check in PAYABLE. The rules
themselves live in `actions`, by topic.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.state import State, Turn
from quarterdeck.kernel.rules.effects import Effect, Registry


class Scene:
    """What an effect is about: who takes it, what it comes from, and what its points count as.

    `nation`: the fighting one, or the one chosen for the whole list; `target`: the place of a combat action, `space`
    its space on a legacy tile; `chosen`: the effect was picked among others, so nobody asks again whether it is wanted.
    """

    def __init__(self, seat: int, source: str, vp: int) -> None:
        self.seat = seat
        self.source = source
        self.vp = vp
        self.nation = NONE
        self.target = NONE
        self.space = NONE
        self.chosen = False


Verb = Callable[[Turn, Scene, Effect], Coroutine[Any, Any, None]]
Gain = Callable[[Turn, Scene, Effect], None]
Payable = Callable[[State, Scene, Effect], bool]

VERBS: Final[Registry[Verb]] = Registry()
"""Effects in which somebody may have to decide."""

GAINS: Final[Registry[Gain]] = Registry()
"""Effects that just happen. (MA-RUL-109)"""

GRANTS: Final[list[str]] = ["village_action", "village_action_per"]
"""Effects that grant village actions."""

PAYMENTS: Final[Registry[Verb]] = Registry()
PAYABLE: Final[Registry[Payable]] = Registry()


async def perform(t: Turn, scene: Scene, effects: list[Effect]) -> None:
    """Carries effects out in order. Village actions that a list still has lapse when one was performed as the last
    one since the list began. (EFFECTS.md, 1, MA-RUL-89)"""
    lasts = t.lasts
    for effect in effects:
        if t.lasts != lasts and effect.verb in GRANTS:
            continue
        gain = GAINS.rules.get(effect.verb)
        if gain is not None:
            gain(t, scene, effect)
        else:
            await VERBS.rules[effect.verb](t, scene, effect)


def payable(state: State, scene: Scene, cost: list[Effect]) -> bool:
    """Whether a cost can be paid as a whole. (MA-RUL-111)"""
    for effect in cost:
        if not PAYABLE.rules[effect.verb](state, scene, effect):
            return False
    return True


async def pay(t: Turn, scene: Scene, cost: list[Effect]) -> None:
    """Pays a cost that can be paid. (EFFECTS.md, 5)"""
    for effect in cost:
        await PAYMENTS.rules[effect.verb](t, scene, effect)
