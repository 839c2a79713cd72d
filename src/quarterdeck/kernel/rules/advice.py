"""Choosing by rules of thumb: a game says what each option of a question is worth, and the best one is taken.

This is all that the bots which games bring along have in common (`Game.bots`).
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Advice
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, Ask, AskSeveral, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.views.perspective import Perspective


def best_advised(perspective: Perspective, chance: Randomness, advice: Advice) -> Value:
    """The option with the highest worth, the first of equal ones.

    The position that the advice is given is one that the seat cannot tell from the real one; whatever is hidden in it
    is dealt at random, so advice that looks at it is advice from nowhere.
    """
    ask = perspective.ask()
    if len(ask.options()) == 1:
        only: Value = ask.options()[0]
        return only
    return _best(perspective.sample(chance).ctx.state, ask, advice)


def play_advised(run: Run, chance: Randomness, advice: Advice, most: int = 1_000_000) -> None:
    """Plays a bare run on, everybody by the same advice, until it is over or `most` decisions were made: for many
    games, where no table is needed, and for searches. The advice is given the position itself."""
    ask = run.ask
    while ask is not None and most > 0:
        if ask.seat == SEVERAL:
            assert isinstance(ask, AskSeveral)
            state = run.ctx.state
            most -= len(ask.who)
            run.send([_best(state, ask.put_to(who), advice) for who in ask.who])
        else:
            options = ask.options()
            if ask.seat == CHANCE:
                run.send(options[int(chance.unit() * len(options))])
            elif len(options) == 1:
                run.send(options[0])
            else:
                most -= 1
                run.send(_best(run.ctx.state, ask, advice))
        ask = run.ask


def _best(state: Any, ask: Ask[Any], advice: Advice) -> Value:
    worths = advice(state, ask)
    best: Value = ask.options()[worths.index(max(worths))]
    return best


def judged(outlook: Any, ask: Ask[Any]) -> list[float]:
    """What each option is worth by the rules of thumb that hang on the question (`Question.advice`), given a bot's
    outlook. Declining is worth nothing; where no rule is for it, any option will do."""
    question = ask.question
    if question.adviser_together is not None:
        return question.adviser_together(outlook, ask)
    adviser = question.adviser
    worths: list[float] = []
    for option in ask.options():
        if option is False or question.declines(option):
            worths.append(0.0)
        else:
            worths.append(1.0 if adviser is None else adviser(outlook, ask, option))
    return worths
