"""The Old Salt, a bot by rules of thumb: what each option is worth. It looks at nothing that its seat cannot see."""

from __future__ import annotations

from typing import Any, Final

from divers.rules import AGAIN, FIGHT, REEF_TODAY, SNATCH, UP
from divers.state import DAYS, REEFS, Bay
from quarterdeck.kernel.rules.advice import best_advised, judged
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.views.perspective import Perspective

A_PEARL: Final = 2.0
"""What an unknown pearl is worth on average."""

A_KNIFE: Final = 1.5


def advice(state: Bay, ask: Ask[Any]) -> list[float]:
    """What each option of the question is worth."""
    return judged(state, ask)


@REEF_TODAY.advice
def _good_reef(state: Bay, ask: Ask[Any], reef: str) -> float:
    """Who was there yesterday cannot be there today. Each seat has a favourite, lest all of its kind meet there."""
    rivals = [diver for diver in state.players if diver.seat != ask.seat and diver.reef != reef]
    favourite = list(REEFS)[-1 - ask.seat % len(REEFS)]
    return REEFS[reef] * (6 - REEFS[reef] - len(rivals) / 2) + (2.5 if reef == favourite else 0.0)


@AGAIN.advice
def _once_more(state: Bay, ask: Ask[Any], way: str) -> float:
    if way == UP:
        return 0.0
    diver, risk = state.players[ask.seat], state.danger(ask.seat) / 6
    at_stake = min(sum(diver.basket), A_KNIFE) if diver.knives else sum(diver.basket)
    return (1 - risk) * REEFS[diver.reef] * A_PEARL - risk * at_stake


@FIGHT.advice
def _worth_a_knife(state: Bay, ask: Ask[Any], yes: bool) -> float:
    return sum(state.players[ask.seat].basket) - A_KNIFE


@SNATCH.advice
def _snatch_late(state: Bay, ask: Ask[Any], yes: bool) -> float:
    return A_PEARL - (1.0 if state.day == DAYS else 2 * A_KNIFE / state.players[ask.seat].knives)


def old_salt(perspective: Perspective, chance: Randomness) -> Value:
    """The bot: the option that is worth most."""
    return best_advised(perspective, chance, advice)
