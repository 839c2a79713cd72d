"""Drives rules: starts the one that the phase names, hands out its questions, sends the answers back in."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from quarterdeck.kernel.game import Context, Game, Rule
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, Ask, AskSeveral
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.kinds import Kind
from quarterdeck.kernel.rules.question import Question
from quarterdeck.kernel.rules.state import OVER, State
from quarterdeck.kernel.tables.journal import Entry

CONCEDE: Final = "concede"
"""The prompt under which giving up is journalled; it answers no question."""

MOST_SILENT: Final = 10_000
"""So many rules in a row without a question mean that the game would never go on."""

NEXT_RULE: Final[Ask[Any]] = Ask(CHANCE, Question("", Kind[Any]("")), [])
"""What `rules_in_turn` says where one rule has ended and the next is to start; nobody answers it."""


async def rules_in_turn(rules: dict[str, Rule], ctx: Context[Any]) -> None:
    """One rule after the other, as the phase names them, until the game is over.

    All in one coroutine, since the end of one inside another costs little, and that of the outermost an exception.
    """
    phase: str = ctx.state.phase
    while phase != OVER:
        await NEXT_RULE
        await rules[phase](ctx)
        phase = ctx.state.phase


class Run:
    """A game under way, with nothing around it: no journal, no checks, no checkpoints.

    `ask` is the question that the rule under way waits for; None when the game is over. `begun` counts the rules that
    have started. Play-outs and searches use it as it is, the table builds on it.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.ctx: Context[Any] = game.context(state)
        self.rules: Coroutine[Ask[Any], Any, None] | None = None
        self.ask: Ask[Any] | None = None
        self.begun = 0

    def begin(self) -> None:
        """Starts rules, one after the other, until one asks or the game is over."""
        self.rules = rules_in_turn(self.game.rules, self.ctx)
        self.send(None)

    def send(self, value: Any) -> None:
        """Answers the question and runs on to the next one."""
        rules = self.rules
        assert rules is not None
        try:
            ask = rules.send(value)
            if ask is NEXT_RULE:
                ask = self._first_question(rules)
            self.ask = ask
        except StopIteration:
            self.rules = None
            self.ask = None

    def _first_question(self, rules: Coroutine[Ask[Any], Any, None]) -> Ask[Any]:
        """What the next rule that asks anything asks."""
        silent = 0
        ask = NEXT_RULE
        while ask is NEXT_RULE:
            if silent > MOST_SILENT:
                raise RuntimeError(f"the rules go round without a question, now in phase {self.ctx.state.phase}")
            silent += 1
            self.begun += 1
            self.rule_starts()
            ask = rules.send(None)
        return ask

    def give_up(self, seat: int) -> None:
        """The seat concedes: the rule under way is dropped and the game says what follows."""
        if self.rules is not None:
            self.rules.close()
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
