"""A game at a table: answers are checked, journalled, can be taken back and replayed; positions are copied.

Between two checkpoints a position is the last checkpoint and the answers since: that is how a table is
cloned, taken back, saved and rebuilt after a failure.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Game, Reason, Setting
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, Ask, Value
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.journal import WHY_BARRED, Checkpoint, Entry, asked_from, came_after, last_free, last_of
from quarterdeck.kernel.tables.orders import LASTING, TURN, Orders
from quarterdeck.kernel.tables.past import PACKED_ENTRY, PACKED_EVENT, Past
from quarterdeck.kernel.tables.refusals import Refused, ReplayError, RuleFailure
from quarterdeck.kernel.tables.run import CONCEDE, Run, send_answers
from quarterdeck.kernel.views.view import hidden_things, learnt, redeal, view


class Table(Run):
    """A game with its journal, its checkpoints and its dealer.

    Without a dealer, questions to chance wait like any other and are answered through `answer(CHANCE, ...)`.
    `version` grows with every change; an answer may say which version it was given for. `asked` is the
    version at which the present question was put: seats that answer at the same time do not make each other's
    answers stale. `whole`: the journal goes back to the first answer. What `pack` has packed stands in `journal` as a
    placeholder; `answers` has it. `together`: the answers that several seats sealed last.
    `at_once`: seats for which a question with one option is answered even where it is put so that nobody can tell,
    because nobody else is there to tell. `forgiving`: all others are programs, so that anything can be taken back.
    """

    def __init__(
        self,
        game: Game,
        setting: Setting,
        dealer: Dealer | None = None,
        start: Checkpoint | None = None,
        tail: list[Entry] | None = None,
    ) -> None:
        """A new game, or with `start` one that goes on from a checkpoint.

        With a `tail` it stands after those answers, and nothing else has been answered.
        """
        self.setting = game.check(setting)
        super().__init__(game, game.start(self.setting) if start is None else start.state.copy())
        self.dealer = dealer
        self.journal: list[Entry] = []
        self.past = Past()
        self.checkpoints: list[Checkpoint] = []
        self.undone: list[Entry] = []
        self.sealed: dict[int, Any] = {}
        self.orders = Orders()
        self.at_once: list[int] = []
        self.forgiving = False
        self.chances = 0 if start is None else start.chances
        self.barrier = 0
        self.together = range(0)
        self.decider = SEVERAL
        self.version = 0
        self.asked = 0
        self.whole = start is None
        self.ctx.events = []
        self.begin()
        if self.over:  # no rule starts, and a table stands on a checkpoint
            self.rule_starts()
        if tail is None:
            self._settle()
        else:
            self.replay(tail)
        self.hidden = hidden_things(self.ctx.state, self.setting.players)

    # What anybody may ask of a table

    @property
    def state(self) -> Any:
        return self.ctx.state

    @property
    def events(self) -> list[Event]:
        """Everything that was told."""
        return self.events_from(0)

    @property
    def told(self) -> int:
        """How many events there are."""
        return len(self.ctx.events or [])

    def events_from(self, first: int) -> list[Event]:
        """The events from number `first` on."""
        events = self.ctx.events or []
        if first >= self.past.events:
            return events[first:] if first else events
        return self.past.all_events()[first:] + events[self.past.events :]

    def answers(self) -> list[Entry]:
        """The whole journal, those answers too that are packed."""
        return self.past.all_entries() + self.journal[self.past.entries :] if self.past.entries else self.journal

    @property
    def over(self) -> bool:
        return bool(self.ctx.state.phase == OVER)

    def waiting(self) -> list[int]:
        """The seats that have to answer now."""
        ask = self.ask
        if ask is None:
            return []
        return [seat for seat in ask.seats() if seat not in self.sealed]

    def options(self, seat: int) -> list[Any]:
        """What this seat may answer now; empty if it is not asked."""
        if self.ask is None or seat not in self.waiting():
            return []
        return self.ask.options_for(seat)

    def keys(self, seat: int) -> list[str]:
        """The keys of the options of this seat."""
        ask = self.ask
        if ask is None:
            return []
        return [self.game.key(ask.prompt, value) for value in self.options(seat)]

    def view(self, seat: int) -> dict[str, Any]:
        """The state as this seat may see it."""
        return view(self.ctx.state, seat)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat may know of what happened from answer `since` on."""
        return [event for event in self.events if event.at >= since and event.for_seat(seat)]

    # Answering

    def answer(self, seat: int, value: Value) -> None:
        """Takes a seat's answer and runs on. Raises Refused or RuleFailure; then nothing has changed."""
        ask = self._asked(seat)
        options = ask.options_for(seat)
        if value not in options:
            raise Refused(f"{self.game.key(ask.prompt, value)} is not among the options now")
        self._accept(seat, options[options.index(value)])

    def answer_chance(self, index: int) -> None:
        """Answers for chance with the option at `index`. Raises Refused if that is not asked."""
        ask = self._asked(CHANCE)
        if not 0 <= index < len(ask.options()):
            raise Refused(f"chance has {len(ask.options())} options here, not number {index}")
        self._accept(CHANCE, ask.options()[index], index)

    def deal_on(self, dealer: Dealer) -> None:
        """Gives the table a dealer; from now on chance is answered at once."""
        self.dealer = dealer
        self.settle()

    def settle(self) -> None:
        """Answers what needs nobody, where that has not been done yet: after a replay without a dealer."""
        before = len(self.journal)
        self._settle()
        if len(self.journal) > before:
            self._moved_on()

    def _moved_on(self) -> None:
        """What follows a change of the position: a new version, a new question, perhaps a new barrier."""
        self.version += 1
        self.asked = self.version
        self._note_reveal()
        self._forget_checkpoints()

    def answer_key(self, seat: int, key: str, version: int = -1) -> None:
        """Takes the answer that `key` names; `version` refuses it if the table has moved on."""
        ask = self._asked(seat)
        if version != -1 and not self.asked <= version <= self.version:
            raise Refused(f"the table has moved on: this answers version {version}, it is at {self.version}")
        for value in ask.options_for(seat):
            if self.game.key(ask.prompt, value) == key:
                self._accept(seat, value)
                return
        reason = self.why_not(seat, key)
        raise Refused(reason.text, reason.clause)

    def why_not(self, seat: int, key: str) -> Reason:
        """Why this key is not among the options of the seat."""
        if self.ask is None:
            return Reason("", "The game is over.", "why-over")
        if seat not in self.waiting():
            return Reason("", "It is not your decision now.", "why-not-yours")
        return self.game.why_not(self.ctx.state, self.ask, seat, key)

    def concede(self, seat: int) -> None:
        """The seat gives up. Raises Refused where the game does not allow it."""
        if self.ask is None:
            raise Refused("the game is over")
        if not self.game.may_concede(self.ctx.state, seat):
            raise Refused("conceding is not allowed in this game now")
        before, barrier, decider, sealed = len(self.journal), self.barrier, self.decider, self.sealed
        orders = self.orders.copy()
        self.sealed = {}
        try:
            self._give_up(seat)
            self._settle()
        except Exception as failure:
            self._restore(before, barrier, decider, sealed, orders)
            raise RuleFailure(f"the rules failed on conceding: {failure!r}") from failure
        self.undone = []
        self._moved_on()

    def _give_up(self, seat: int) -> None:
        self._note(Entry(seat, CONCEDE, True, False))
        self.give_up(seat)
        self.barrier = len(self.journal)

    def _asked(self, seat: int) -> Ask[Any]:
        if self.ask is None:
            raise Refused("the game is over")
        if seat in self.sealed:
            raise Refused("you have answered this already; wait for the others")
        if seat not in self.ask.seats():
            raise Refused("it is not your decision now")
        return self.ask

    def _accept(self, seat: int, value: Any, index: int = -1) -> None:
        before, barrier, decider, sealed = len(self.journal), self.barrier, self.decider, dict(self.sealed)
        orders, forced = self.orders.copy(), self.forced(seat)
        try:
            self._take(seat, value, False, index, 1 if forced else 0)
            self._settle()
        except Exception as failure:
            self._restore(before, barrier, decider, sealed, orders)
            raise RuleFailure(f"the rules failed on this answer: {failure!r}") from failure
        if seat != CHANCE and not forced:
            self.undone = []
        if len(self.journal) > before:
            self._moved_on()
        else:
            self.version += 1

    def _restore(self, at: int, barrier: int, decider: int, sealed: dict[int, Any], orders: Orders) -> None:
        """The table as it stood before an answer on which the rules failed."""
        self.barrier, self.decider, self.sealed, self.orders = barrier, decider, sealed, orders
        self._rebuild(at)

    def _note_reveal(self) -> None:
        """What a seat has learnt that was not shown of free will cannot be unlearnt: nothing is taken back beyond."""
        hidden = hidden_things(self.ctx.state, self.setting.players)
        if learnt(self.hidden, hidden, self.decider):
            self.barrier = len(self.journal)
        self.hidden = hidden

    def _forget_checkpoints(self) -> None:
        """Keeps the checkpoints that taking back may need: those since the barrier and the one before it."""
        older = [point for point in self.checkpoints if point.at <= self.barrier]
        self.checkpoints = older[-1:] + [point for point in self.checkpoints if point.at > self.barrier]

    def pack(self, at_least: int = 32) -> None:
        """Packs what can no longer be taken back, if there are so many such answers, and keeps of the checkpoints the
        oldest and the newest: for tables that live long. Packed answers and events keep their places in the lists.
        """
        self.checkpoints = self.checkpoints[:1] + self.checkpoints[1:][-1:]
        past, fixed = self.past, self.checkpoints[0].at
        if fixed - past.entries < at_least:
            return
        events = self.ctx.events or []
        first, last = past.events, past.events
        while last < len(events) and events[last].at <= fixed:
            last += 1
        entries = slice(past.entries, fixed)
        past.take(self.journal[entries], events[first:last])
        self.journal[entries] = [PACKED_ENTRY] * (entries.stop - entries.start)
        events[first:last] = [PACKED_EVENT] * (last - first)

    def _take(self, seat: int, value: Any, auto: bool, index: int = -1, of: int = 0) -> None:
        ask = self.ask
        assert ask is not None
        if ask.seat == SEVERAL:
            self._seal(ask, seat, value)
            return
        entry = Entry(seat, ask.prompt, value, auto, index, of)
        if seat == CHANCE and of == 0:
            options = ask.options()
            entry.index = options.index(value) if index < 0 else index
            entry.of = len(options)
        self._note(entry)
        self.send(value)

    def _seal(self, ask: Ask[Any], seat: int, value: Any) -> None:
        self.sealed[seat] = value
        if len(self.sealed) < len(ask.seats()):
            return
        answers = [self.sealed[who] for who in ask.seats()]
        self.sealed = {}
        for who, sealed in zip(ask.seats(), answers, strict=True):
            self._note(Entry(who, ask.prompt, sealed, False, -1, 1 if len(ask.options_for(who)) == 1 else 0))
        if len(answers) > 1:
            self.barrier = len(self.journal)
            self.together = range(self.barrier - len(answers), self.barrier)
        self.send(answers)

    def _note(self, entry: Entry) -> None:
        self.journal.append(entry)
        self.ctx.at = len(self.journal)
        if entry.seat == CHANCE:
            self.chances += 1
            self.barrier = len(self.journal)
        elif not entry.auto and entry.seat != self.decider:
            self.decider = entry.seat
            self.barrier = len(self.journal) - 1

    def _settle(self) -> None:
        """Answers what needs nobody: chance where a dealer sits, choices of one, and what was answered in advance."""
        while self.ask is not None:
            if self.orders.held:
                self.orders.turn_of(self.game.active(self.ctx.state))
            if not self._settled_one(self.ask):
                return

    def _settled_one(self, ask: Ask[Any]) -> bool:
        if ask.seat == SEVERAL:
            if not ask.seats() or not all(ask.options_for(seat) for seat in ask.seats()):
                raise RuleFailure(f"nothing can be answered to {ask.prompt}")
            return self._sealed_one(ask)
        options = ask.options()
        if not options:
            raise RuleFailure(f"nothing can be answered to {ask.prompt}")
        if ask.seat == CHANCE and self.dealer is not None:
            index = self.dealer.number(self.chances, len(options))
            self._take(CHANCE, options[index], False, index)
            return True
        only = 1 if len(options) == 1 else 0
        if only and ask.seat != CHANCE and (not ask.always or ask.seat in self.at_once):
            self._take(ask.seat, options[0], not ask.always, -1, 1 if ask.always else 0)
            return True
        if self.orders.covers(ask.seat, ask.prompt, len(options)) and self.game.orders[ask.prompt] in options:
            self._note_reveal()  # what has come to light before the answer does not stand in the way of taking it back
            self._take(ask.seat, self.game.orders[ask.prompt], False, -1, only)
            return True
        return False

    def _sealed_one(self, ask: Ask[Any]) -> bool:
        """Answers at once for a seat that has nothing to choose and from whom nobody could learn that."""
        for seat in self.at_once:
            if self.forced(seat):
                self._seal(ask, seat, ask.options_for(seat)[0])
                return True
        return False

    def forced(self, seat: int) -> bool:
        """Whether the seat is asked although it can give one answer only."""
        ask = self.ask
        return ask is not None and seat != CHANCE and seat in self.waiting() and len(ask.options_for(seat)) == 1

    def order(self, seat: int, orders: dict[str, str]) -> None:
        """From now on these questions are answered for the seat, each as long as it says (see `orders`); what is
        asked already waits for it. Raises Refused where a question cannot be answered in advance."""
        for prompt, until in orders.items():
            if prompt not in self.game.orders or (until != TURN and until not in LASTING):
                raise Refused(f"{prompt} cannot be answered in advance until {until}")
        self.orders.give(seat, orders, self.game.active(self.ctx.state))

    def rule_starts(self) -> None:
        self.checkpoints.append(Checkpoint(self.ctx.state.copy(), len(self.journal), self.chances))

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer may be taken back: no chance, no other seat and nothing that was learnt came
        after it, or the table is forgiving."""
        return seat in self.sealed or self._last_own(seat) >= 0

    def _last_own(self, seat: int) -> int:
        """Where the seat last had something to choose and may choose again; -1 if nowhere."""
        at = self._last_free(seat)
        if at >= 0 or not self.forgiving:
            return at
        at = last_of(self.journal, seat, self.past.entries)
        if at < 0:
            at = self.past.last_of(seat)
        if at < 0 or (not self.whole and at < self.checkpoints[0].at):
            return -1
        return asked_from(self.journal, at)

    def _last_free(self, seat: int) -> int:
        """The same as far as no barrier stands in the way."""
        return -1 if self.sealed else last_free(self.journal, seat, self.barrier)

    def undo(self, seat: int) -> None:
        """Takes the seat's last answer back. Raises Refused beyond the barrier."""
        if seat in self.sealed:
            del self.sealed[seat]
            self.version += 1
            return
        at = self._last_own(seat)
        if at < 0:
            raise self._barred(seat)
        if at < self.past.entries:
            self._unpack()
            at = asked_from(self.journal, at)
        self.undone.append(next(entry for entry in self.journal[at:] if entry.seat == seat))
        self.sealed = {}
        if at < self.barrier:
            self.barrier, self.decider = at, seat
        self._rebuild(at)
        self.version += 1
        self.asked = self.version

    def crossed(self, seat: int) -> str:
        """What else goes back with the seat's last answer at a forgiving table: the reason for which it could not be
        taken back at another one (see WHY_BARRED); empty if it could."""
        return "" if self._last_free(seat) >= 0 or seat in self.sealed else self._barred(seat).said

    def _unpack(self) -> None:
        """Everything that was packed lies open again."""
        self.journal[: self.past.entries] = self.past.all_entries()
        if self.ctx.events is not None:
            self.ctx.events[: self.past.events] = self.past.all_events()
        self.past = Past()

    def _barred(self, seat: int) -> Refused:
        """Why the seat's last answer cannot be taken back."""
        older = self.past.entries > 0 or not self.whole
        said = "undo-answered" if self.sealed else came_after(self.journal, seat, self.together, older)
        return Refused(f"nothing can be taken back: {WHY_BARRED[said]}", said=said)

    def redo(self, seat: int) -> None:
        """Gives the answer again that was taken back last."""
        if not self.undone or self.undone[-1].seat != seat:
            raise Refused("there is nothing to do again")
        undone = self.undone
        self._accept(seat, undone[-1].value)
        self.undone = undone[:-1]

    def restart_turn(self, seat: int) -> None:
        """Takes back everything that the seat has answered since the last barrier, and its last answer in any case."""
        self.undo(seat)
        while self._last_free(seat) >= 0:
            self.undo(seat)

    def _rebuild(self, at: int) -> None:
        """The table as it stood after `at` answers: the last checkpoint before them, or the beginning, and a silent
        replay."""
        while self.checkpoints and self.checkpoints[-1].at > at:
            self.checkpoints.pop()
        if not self.checkpoints:
            self._unpack()
            self.checkpoints.append(Checkpoint(self.game.start(self.setting), 0, 0))
        point = self.checkpoints[-1]
        tail = self.journal[point.at : at]
        events = [event for event in self.ctx.events or [] if event.at <= at]
        barrier, decider, sealed = self.barrier, self.decider, self.sealed
        self.ctx = self.game.context(point.state.copy())
        self.checkpoints.pop()
        del self.journal[point.at :]
        self.chances = point.chances
        self.sealed = {}
        self.begin()
        self.replay(tail)
        self.ctx.events = events
        self.ctx.at = len(self.journal)
        self.barrier, self.decider, self.sealed = barrier, decider, sealed
        self.hidden = hidden_things(self.ctx.state, self.setting.players)

    def replay(self, entries: list[Entry]) -> None:
        """Gives recorded answers without looking at the options. Raises ReplayError where they do not fit."""
        for entry in entries:
            ask = self.ask
            if entry.prompt == CONCEDE and ask is not None:
                self._give_up(entry.seat)
                continue
            if ask is None or ask.prompt != entry.prompt or entry.seat not in ask.seats():
                wanted = "the end of the game" if ask is None else ask.prompt
                at = len(self.journal) + 1
                raise ReplayError(f"answer {at} is to {entry.prompt}, but the rules ask {wanted}")
            self._take(entry.seat, entry.value, entry.auto, entry.index, entry.of)

    # Copies

    def clone(self) -> Table:
        """An independent table in the same position, without its past: it cannot take back what is older."""
        point = self.checkpoints[-1]
        twin = Table(self.game, self.setting, self.dealer, point, self.journal[point.at :])
        twin.sealed, twin.decider = dict(self.sealed), self.decider
        twin.barrier = max(0, self.barrier - point.at)
        twin.whole = False
        return twin

    def branch(self) -> Run:
        """The same position as a bare run, for play-outs and searches; sealed answers are left out."""
        point = self.checkpoints[-1]
        run = Run(self.game, point.state.copy())
        run.begin()
        send_answers(run, self.journal, point.at)
        return run

    def sample(self, seat: int, chance: Randomness) -> Run:
        """A bare run of a position that the seat cannot tell from this one: what it cannot see is redealt. It can be
        played on where the seat itself is asked; another's question may hang on what that one holds."""
        run = self.branch()
        redeal(run.ctx.state, seat, chance)
        return run
