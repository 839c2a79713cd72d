"""Drives rules: starts the one that the phase names, hands out its questions, sends the answers back in."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any, Final

from quarterdeck.kernel.ask import SEVERAL, Ask, AskSeveral
from quarterdeck.kernel.chance import Randomness
from quarterdeck.kernel.game import Context, Game
from quarterdeck.kernel.journal import Entry
from quarterdeck.kernel.state import OVER, State

CONCEDE: Final = "concede"
"""The prompt under which giving up is journalled; it answers no question."""

MOST_SILENT: Final = 10_000
"""So many rules in a row without a question mean that the game would never go on."""


class Run:
    """A game under way, with nothing around it: no journal, no checks, no checkpoints.

    `ask` is the question that the rule waits for; None when the game is over. Play-outs and searches use it
    as it is, the table builds on it.

    A rule is driven as the iterator of its questions, each of which carries its answer back: `next` says without an
    exception that a rule has ended, which happens about as often as a question is asked.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.ctx: Context[Any] = game.context(state)
        self.rule: Coroutine[Ask[Any], Any, None] | None = None
        self.questions: Iterator[Ask[Any]] = iter(())
        self.ask: Ask[Any] | None = None

    def begin(self) -> None:
        """Starts rules, one after the other, until one asks or the game is over."""
        ctx = self.ctx
        silent = 0
        while ctx.state.phase != OVER:
            if silent > MOST_SILENT:
                raise RuntimeError(f"the rules go round without a question, now in phase {ctx.state.phase}")
            silent += 1
            self.rule_starts()
            rule = self.game.rules[ctx.state.phase](ctx)
            self.rule = rule
            self.questions = rule.__await__()
            self.ask = next(self.questions, None)
            if self.ask is not None:
                return
        self.rule = None
        self.ask = None

    def send(self, value: Any) -> None:
        """Answers the question and runs on to the next one."""
        ask = self.ask
        assert ask is not None
        ask.answer = value
        self.ask = next(self.questions, None)
        if self.ask is None:
            self.begin()

    def give_up(self, seat: int) -> None:
        """The seat concedes: the rule under way is dropped and the game says what follows."""
        if self.rule is not None:
            self.rule.close()
        self.game.concede(self.ctx, seat)
        self.begin()

    def rule_starts(self) -> None:
        """Called where the state alone describes the position."""


def play_out(run: Run, chance: Randomness, most: int = 1_000_000) -> int:
    """Plays on at random until the game is over or `most` decisions were made; how many the seats made. As at a
    table, a question with one option counts only where it is always put."""
    decisions = 0
    ask = run.ask
    unit = chance.unit
    while ask is not None and decisions < most:
        if ask.seat == SEVERAL:
            assert isinstance(ask, AskSeveral)
            decisions += len(ask.who)
            run.send([_any_of(ask.options_of(who), chance) for who in ask.who])
        else:
            made = ask.made
            options = ask.options() if made is None else made
            count = len(options)
            if count > 1:
                if ask.seat >= 0:
                    decisions += 1
                run.send(options[int(unit() * count)])
            else:
                if ask.always:
                    decisions += 1
                run.send(options[0])
        ask = run.ask
    return decisions


def _any_of(options: list[Any], chance: Randomness) -> Any:
    return options[chance.below(len(options))]


def send_answers(run: Run, journal: list[Entry], start: int) -> None:
    """Sends the journal's answers from `start` on into a run that stands there."""
    at = start
    while at < len(journal):
        ask = run.ask
        if journal[at].prompt == CONCEDE:
            run.give_up(journal[at].seat)
            at += 1
        elif isinstance(ask, AskSeveral):
            count = len(ask.who)
            run.send([entry.value for entry in journal[at : at + count]])
            at += count
        else:
            run.send(journal[at].value)
            at += 1


def asks_the_same(run: Run, journal: list[Entry], start: int) -> bool:
    """Sends the journal's answers into a run of another world; False as soon as it asks something else."""
    at = start
    while at < len(journal):
        ask = run.ask
        if ask is None or ask.prompt != journal[at].prompt or journal[at].seat not in ask.seats():
            return False
        following = at + len(ask.seats())
        send_answers(run, journal[:following], at)
        at = following
    return True
