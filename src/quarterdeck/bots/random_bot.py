"""Bots that choose at random: the floor of every comparison, and the hand of the fuzzer."""

from __future__ import annotations

from typing import Any

from quarterdeck.bots.base import Bot
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, AskSeveral, Value
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run, play_out
from quarterdeck.kernel.views.perspective import Perspective


class RandomBot(Bot):
    """Chooses the kind of option first, then one of that kind; or, `uniform`, any option alike.

    By kind, because an action with forty targets would otherwise be taken forty times as often as one without
    any, and a game would hardly ever see its rarer rules.
    """

    def __init__(self, name: str, seed: int, uniform: bool = False) -> None:
        super().__init__(name, seed)
        self.uniform = uniform

    def decide(self, perspective: Perspective) -> Value:
        options = perspective.options()
        chosen: Value = _one(options, self.chance, not self.uniform)
        return chosen


def pick(options: list[Any], chance: Randomness) -> Any:
    """One option: the kind at random, then one of that kind. What is no tuple has the kind of its type."""
    count = len(options)
    if count == 1:
        return options[0]
    first = kind(options[0])
    for value in options:
        if kind(value) != first:
            break
    else:
        return options[int(chance.unit() * count)]
    kinds: dict[str, list[Any]] = {}
    for value in options:
        name = kind(value)
        if name in kinds:
            kinds[name].append(value)
        else:
            kinds[name] = [value]
    names = list(kinds)
    group = kinds[names[int(chance.unit() * len(names))]]
    return group[int(chance.unit() * len(group))]


def kind(value: Any) -> str:
    """What sort of option it is: a tuple's leading word, else the type."""
    if isinstance(value, tuple):
        if value and isinstance(value[0], str):
            return value[0]
        return "(tuple)"
    if isinstance(value, str):
        return "(str)"
    return "(bool)" if isinstance(value, bool) else "(int)"


def play_random(run: Run, chance: Randomness, by_kind: list[bool], most: int) -> int:
    """Plays a bare run at random to its end, or until `most` decisions; how many the seats made.

    `by_kind` says for each seat how it chooses. Where none looks at kinds this is the kernel's own play-out.
    """
    if True not in by_kind:
        return play_out(run, chance, most)
    made = 0
    unit = chance.unit
    ask = run.ask
    while ask is not None and made < most:
        seat = ask.seat
        if seat == SEVERAL:
            assert isinstance(ask, AskSeveral)
            made += len(ask.who)
            run.send([_one(ask.options_of(who), chance, by_kind[who]) for who in ask.who])
        else:
            options = ask.options()
            if seat == CHANCE:
                run.send(options[int(unit() * len(options))])
            elif len(options) == 1:
                run.send(options[0])
            else:
                made += 1
                run.send(_one(options, chance, by_kind[seat]))
        ask = run.ask
    return made


def _one(options: list[Any], chance: Randomness, by_kind: bool) -> Any:
    return pick(options, chance) if by_kind else options[int(chance.unit() * len(options))]
