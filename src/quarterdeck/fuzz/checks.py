"""What must hold after every step of every game, whatever its rules are. `play` plays, this looks.

Each kind of check is one method of `Checks`. A check that fails raises Found with its kind and what differs;
an exception in the game counts as found too, under the kind that was being checked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from quarterdeck.fuzz.found import Found, Kept, Position
from quarterdeck.fuzz.reach import INSIGHTS, NOTES, Reach
from quarterdeck.fuzz.told import insights, notes
from quarterdeck.kernel.game import Game, message_id
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, Ask, AskSeveral
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import canonical, from_plain, to_plain
from quarterdeck.kernel.tables.differences import difference, typed_difference
from quarterdeck.kernel.tables.gamefile import FileError, parse, replayed, written
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.tables.run import CONCEDE, Run, asks_the_same
from quarterdeck.kernel.tables.save import restored, saved
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.tables.verify import check as check_dice
from quarterdeck.kernel.views.view import came_to_light, hidden_from, redeal, view

OLD_COPIES: Final = 4
MOST_SETTLED: Final = 2_000


class Checks:
    """Looks at one table after every step.

    `only`: one kind of check and nothing else. `every`: the dear checks on every n-th step only. `most_tried`: of
    so many options each one is tried, of more a sample. `tries`: how often what is hidden is dealt anew.
    """

    def __init__(
        self,
        table: Table,
        seed: int,
        only: str = "",
        every: int = 1,
        most_tried: int = 12,
        tries: int = 1,
        reach: Reach | None = None,
    ) -> None:
        self.reach: Reach = Reach() if reach is None else reach
        self.table = table
        self.game: Game = table.game
        self.players = table.setting.players
        self.chance = Randomness(seed)
        self.only = only
        self.every = every
        self.most_tried = most_tried
        self.tries = tries
        self.steps = 0
        self.decider = CHANCE
        self.told = 0
        self.names = self.game.event_names()
        self.census = self.game.census(table.state)
        self.labelled: dict[str, bool] = {}
        self.kept: list[Kept] = []
        self.before: Position | None = None
        self.now: Position = self._position()

    def step(self, decider: int) -> None:
        """Checks the table after an answer of `decider` (CHANCE before the first). Raises Found."""
        self.decider = decider
        dear = self.steps % self.every == 0
        self.steps += 1
        self._run("json", self._json)
        self._run("keys", self._keys)
        self._run("labels", self._labels)
        self._run("events", self._events)
        self._run("census", self._census)
        self._run("copies", self._copies)
        if dear:
            self._run("clone", self._clone)
            self._run("branch", self._branch)
            self._run("undo", self._undo)
            self._run("answers", self._answers)
            self._run("redeal", self._redeal)
            self._run("sample", self._sample)
            self._run("copies", self._untouched)
            self._run("sealed", self._sealed)
            if self.steps % 8 == 1 or self.only:
                self._run("refusal", self._refusal)
                self._run("save", self._save)
        if self.table.over:
            self._run("end", self._end)
            self._run("file", self._file)
        self.before = self.now

    def file_now(self) -> None:
        """Checks that the game's file leads to this position. Dear: it plays the game again."""
        self._run("file", self._file)

    def _run(self, kind: str, check: Callable[[], None]) -> None:
        if self.only and not self._wanted(kind):
            return
        try:
            check()
        except Found:
            raise
        except Exception as failure:
            raise Found(kind, f"{type(failure).__name__}: {failure}") from failure

    def _wanted(self, kind: str) -> bool:
        """Where one kind is asked for: that, what makes the position, and what plays on with copies."""
        if kind in (self.only, "json"):
            return True
        return self.only in ("census", "copies") and kind in ("answers", "redeal", "sample", "refusal")

    def _position(self) -> Position:
        line = canonical(self.table.state)
        return Position(self.table, line, from_plain(self.game.state_class(), json.loads(line)))

    # One position

    def _json(self) -> None:
        """State to JSON to state is the same."""
        self.now = self._position()
        if self.now.state == self.table.state:
            return
        different = typed_difference(self.table.state, self.now.state, "state")
        if different:
            raise Found("json", f"the state read back from JSON differs: {different}")

    def _keys(self) -> None:
        """Keys are there, unique, and texts that fit into a line of a file."""
        for seat, keys in zip(self.now.waiting, self.now.keys, strict=True):
            if len(set(keys)) != len(keys):
                twice = sorted({key for key in keys if keys.count(key) > 1})
                if seat != CHANCE:
                    raise Found("keys", f"{self.now.prompt}: two options have the same key: {twice}")
            for key in keys:
                if not key or key != key.strip() or not key.isprintable() or " #" in key:
                    raise Found("keys", f"{self.now.prompt}: {key!r} is no key that can be typed and stored")

    def _labels(self) -> None:
        """Every question and every option has a text, and says what it points at."""
        ask = self.table.ask
        if ask is None:
            return
        if not ask.question.text(ask).message:
            raise Found("labels", f"{ask.prompt} has no question")
        self.reach.asked(self.game, ask)
        for seat, keys in zip(self.now.waiting, self.now.keys, strict=True):
            if seat == CHANCE:
                continue
            for key, value in zip(keys, self.table.options(seat), strict=True):
                for note in self.game.note(self.table.state, ask, seat, value):
                    self.reach.count(NOTES, note.message)
                name = f"{ask.prompt} {key}"
                if name in self.labelled:
                    continue
                self.labelled[name] = True
                if not self.game.label(ask.prompt, value).message:
                    raise Found("labels", f"{name} has no label")
                if not ask.question.allows(value):
                    raise Found("labels", f"{name} is not in the vocabulary of the question")
                self.game.targets(ask.prompt, value)

    def _events(self) -> None:
        """Events are of declared kinds and have the declared number of arguments."""
        events = self.table.events
        for event in events[min(self.told, len(events)) :]:
            names = self.names.get(event.kind)
            if names is None:
                raise Found("events", f"an event {event.kind!r} happened that the game does not declare")
            if len(names) != len(event.args):
                raise Found("events", f"the event {event.kind} has {event.args}, declared are {names}")
            self.reach.told(self.game, event)
        self.told = len(events)

    def _census(self) -> None:
        """No piece is lost or made."""
        self._same_census(self.table.state, "")

    def _same_census(self, state: Any, after: str) -> None:
        census = self.game.census(state)
        if census != self.census:
            if after:
                self._untouched()  # pieces that copies share are miscounted too, and that is the better clue
            raise Found("census", f"the pieces are not those of the start{after}: {difference(self.census, census)}")

    # Copies

    def _copies(self) -> None:
        """An older copy never changes."""
        for kept in self.kept:
            if kept.copy != kept.twin and canonical(kept.copy) != canonical(kept.twin):
                what = difference(to_plain(kept.twin), to_plain(kept.copy))
                raise Found("copies", f"a copy made after {kept.at} answers has changed since: {what}")
        if self.steps % 3 == 1 or self.only:
            self.kept.append(Kept(self.table.clone().state, self.now.state, len(self.table.journal)))
            self.kept.append(Kept(self.table.checkpoints[-1].state.copy(), None, len(self.table.journal)))
            last = self.kept[-1]
            last.twin = from_plain(self.game.state_class(), json.loads(canonical(last.copy)))
            del self.kept[:-OLD_COPIES]

    def _untouched(self) -> None:
        """Nothing that was done to copies has reached the table."""
        if self.table.state != self.now.state and canonical(self.table.state) != self.now.line:
            what = difference(to_plain(self.now.state), to_plain(self.table.state))
            raise Found("copies", f"playing on with copies has changed the table: {what}")
        self._copies()

    def _same(self, kind: str, other: Table, then: Position, what: str) -> None:
        if other.state != then.state and canonical(other.state) != then.line:
            differs = difference(json.loads(then.line), to_plain(other.state))
            raise Found(kind, f"{what}, the state differs: {differs}")
        prompt = "" if other.ask is None else other.ask.prompt
        if prompt != then.prompt or other.waiting() != then.waiting:
            asked = f"{then.prompt or 'nothing'} of {then.waiting}, now {prompt or 'nothing'} of {other.waiting()}"
            raise Found(kind, f"{what}, the question differs: it was {asked}")
        keys = [other.keys(seat) for seat in then.waiting]
        if keys != then.keys:
            raise Found(kind, f"{what}, the options differ: {difference(then.keys, keys)}")

    def _clone(self) -> None:
        """A clone equals its original."""
        self._same("clone", self.table.clone(), self.now, "in a clone")

    def _branch(self) -> None:
        """A bare run of the position agrees with the table."""
        run = self.table.branch()
        if run.ctx.state != self.now.state and canonical(run.ctx.state) != self.now.line:
            what = difference(json.loads(self.now.line), to_plain(run.ctx.state))
            raise Found("branch", f"in a branch the state differs: {what}")
        self._same_question("branch", run, self.now.waiting, "in a branch")

    def _same_question(self, kind: str, run: Run, seats: list[int], what: str) -> None:
        """The run asks the same question, and offers these seats what they are offered at the table."""
        ask, asked = run.ask, self.table.ask
        if ask is None or asked is None:
            if ask is not asked:
                raise Found(kind, f"{what} the game is over, or not, unlike at the table")
            return
        if ask.prompt != asked.prompt or ask.seats() != asked.seats() or ask.about != asked.about:
            told = f"{asked.prompt} of {asked.seats()} about {asked.about}"
            raise Found(kind, f"{what} the question is not {told}: {ask.prompt} of {ask.seats()} about {ask.about}")
        for seat, keys in zip(self.now.waiting, self.now.keys, strict=True):
            if seat in seats:
                there = [self.game.key(ask.prompt, value) for value in ask.options_for(seat)]
                if there != keys:
                    raise Found(kind, f"{what} the options of seat {seat + 1} differ: {difference(keys, there)}")

    # Taking back

    def _undo(self) -> None:
        """Undo leads to the position before, redo to the one after it."""
        table, seat = self.table, self.decider
        if seat < 0 or not table.can_undo(seat):
            return
        if seat in table.sealed:
            value = table.sealed[seat]
            table.undo(seat)
            if self.before is not None:
                self._same("undo", table, self.before, "after withdrawing")
            table.answer(seat, value)
            self._same("undo", table, self.now, "after withdrawing and answering again")
            return
        events = [(event.kind, event.args, event.audience, event.at) for event in table.events]
        answers = len(table.journal)
        chosen = next(entry for entry in reversed(table.journal) if entry.seat == seat and not entry.auto).decided()
        table.undo(seat)
        if self.before is not None and chosen:
            self._same("undo", table, self.before, "after undo")
        back = 1
        if self.chance.below(8) == 0 or self.only:
            while table.can_undo(seat):
                table.undo(seat)
                back += 1
        for _ in range(back):
            table.redo(seat)
            while table.forced(seat) and len(table.journal) < answers:  # it went back with the answer before it
                table.answer(seat, table.options(seat)[0])
        self._same("undo", table, self.now, "after undo and redo")
        again = [(event.kind, event.args, event.audience, event.at) for event in table.events]
        if again != events:
            raise Found("undo", f"after undo and redo the events differ: {difference(events, again)}")

    # Playing on

    def _answers(self) -> None:
        """Whatever is offered can be answered, and loses no piece."""
        ask = self.table.ask
        if ask is None or ask.seat == CHANCE:
            return
        for seat, keys in zip(self.now.waiting, self.now.keys, strict=True):
            options = self.table.options(seat)
            for at in self._tried(len(options)):
                run = self.table.branch()
                try:
                    self._send(run, seat, options[at])
                    self._settle(run)
                except Exception as failure:
                    words = f"{type(failure).__name__}: {failure}"
                    raise Found("answers", f"{keys[at]!r} is offered for {ask.prompt}, but fails: {words}") from failure
                self._same_census(run.ctx.state, f" after {ask.prompt} {keys[at]}")

    def _tried(self, count: int) -> list[int]:
        if count <= self.most_tried:
            return list(range(count))
        return [self.chance.below(count) for _ in range(self.most_tried)]

    def _send(self, run: Run, seat: int, value: Any) -> None:
        """Answers for a seat; where several are asked, the others answer at random."""
        ask = run.ask
        if isinstance(ask, AskSeveral):
            run.send([value if who == seat else self._any(ask.options_for(who)) for who in ask.who])
        else:
            run.send(value)

    def _any(self, options: list[Any]) -> Any:
        return options[self.chance.below(len(options))]

    def _settle(self, run: Run) -> None:
        """Goes on, with chance as it comes, to the next real decision."""
        for _ in range(MOST_SETTLED):
            ask = run.ask
            if ask is None or ask.seat == SEVERAL:
                return
            options = ask.options()
            if not options:
                raise ValueError(f"nothing can be answered to {ask.prompt}")
            if ask.seat != CHANCE and len(options) > 1:
                return
            run.send(self._any(options))

    # What is hidden

    def _redeal(self) -> None:
        """Dealing anew what a seat cannot see changes neither its view nor its options."""
        for turn in range(self.players * self.tries):
            seat = turn % self.players
            run = self.table.sample(seat, self.chance)
            mine, theirs = self.table.state, run.ctx.state
            if view(mine, seat) != view(theirs, seat):
                seen = difference(view(mine, seat), view(theirs, seat))
                raise Found("redeal", f"seat {seat + 1} sees what is hidden from it: {seen}")
            self._same_question("redeal", run, [seat], f"with what seat {seat + 1} cannot see redealt,")
            if seat in self.now.waiting and notes(self.table, mine, seat) != notes(self.table, theirs, seat):
                raise Found("redeal", f"{self.now.prompt}: the notes tell seat {seat + 1} what is hidden from it")
            follows = insights(self.game, mine, seat)
            for _, kind, _ in follows:
                self.reach.count(INSIGHTS, message_id("insight", kind))
            if follows != insights(self.game, theirs, seat):
                raise Found("redeal", f"the insights tell seat {seat + 1} what is hidden from it")
            self._same_census(theirs, " in a redealt world")
            if seat in self.now.waiting:
                self._redeal_before_the_rule(seat)

    def _redeal_before_the_rule(self, seat: int) -> None:
        """The same with the rule under way played again in the redealt world, where nobody else had a say in it.

        That finds options, and events, which the rule took from hidden things before it asked.
        """
        table = self.table
        point = table.checkpoints[-1]
        tail = table.journal[point.at :]
        if any(entry.seat != seat or entry.prompt == CONCEDE for entry in tail):
            return
        if came_to_light(hidden_from(point.state, seat), table.hidden[seat]):
            return
        state = point.state.copy()
        redeal(state, seat, self.chance)
        run = Run(self.game, state)
        run.ctx.events = []
        run.begin()
        if not asks_the_same(run, table.journal, point.at):
            return
        ask, asked = run.ask, table.ask
        if ask is None or asked is None or ask.prompt != asked.prompt or ask.seats() != asked.seats():
            return
        what = f"with what seat {seat + 1} cannot see redealt before the rule under way,"
        self._same_question("redeal", run, [seat], what)
        if view(run.ctx.state, seat) != view(table.state, seat):
            return
        told = [(event.kind, event.args) for event in run.ctx.events or [] if event.for_seat(seat)]
        heard = [(event.kind, event.args) for event in table.events_for(seat, point.at)]
        if told and told != heard[-len(told) :]:
            raise Found("redeal", f"{what} seat {seat + 1} is told otherwise: {difference(heard[-len(told) :], told)}")

    def _sample(self) -> None:
        """A world redealt for a seat that is asked can be played on: no rule under way keeps a secret for itself.
        A seat that waits while another pays from a hidden hand is asked for nothing and samples nothing."""
        for _ in range(self.tries):
            if self.table.ask is not None:
                self._play_on(self._any(self.now.waiting))

    def _play_on(self, seat: int) -> None:
        """Plays on in a redealt world to the end of the rule under way, or for some decisions of it."""
        run = self.table.sample(seat, self.chance)
        begun = run.begun
        for _ in range(6):
            self._settle(run)
            ask: Ask[Any] | None = run.ask
            if ask is None or run.begun != begun:
                return
            who = ask.seats()[0]
            self._send(run, who, self._any(ask.options_for(who)))

    def _sealed(self) -> None:
        """Nobody can tell what another seat has answered before all have."""
        ask = self.table.ask
        if ask is None or ask.seat != SEVERAL or len(self.now.waiting) < 2:
            return
        seat = self.now.waiting[self.chance.below(len(self.now.waiting))]
        options = self.table.options(seat)
        one, other = self.table.clone(), self.table.clone()
        one.answer(seat, options[0])
        other.answer(seat, options[-1])
        for who in range(self.players):
            if who != seat:
                mine = [one.view(who), one.keys(who), one.can_undo(who), len(one.events_for(who))]
                theirs = [other.view(who), other.keys(who), other.can_undo(who), len(other.events_for(who))]
                if mine != theirs:
                    what = difference(mine, theirs)
                    raise Found("sealed", f"seat {who + 1} can tell what seat {seat + 1} has answered: {what}")

    # The outside

    def _refusal(self) -> None:
        """What is not offered is refused with a reason, and nothing changes; giving up works where allowed."""
        table = self.table
        for seat in range(self.players):
            try:
                table.answer_key(seat, "no such key")
            except Refused as refusal:
                if not str(refusal):
                    raise Found("refusal", "a key that was not offered is refused without a reason") from None
            else:
                raise Found("refusal", "a key that was not offered is taken")
        self._same("refusal", table, self.now, "after a refused answer")
        for seat in range(self.players):
            if table.ask is not None and self.game.may_concede(table.state, seat):
                twin = table.clone()
                told = len(twin.events)
                twin.concede(seat)
                for event in twin.events[told:]:
                    self.reach.told(self.game, event)
                self._same_census(twin.state, f" after seat {seat + 1} has given up")
                self._same("refusal", table, self.now, "after a clone in which a seat gave up")

    def _save(self) -> None:
        """A stored table is the same table."""
        again = restored(self.game, json.loads(json.dumps(saved(self.table))), self.table.dealer)
        if again.lost:
            raise Found("save", f"{again.lost} answers of a stored table do not fit")
        self._same("save", again.table, self.now, "in a table from a store")

    def _file(self) -> None:
        """The game's file leads to the same position, and its dice can be checked by others."""
        names = [f"seat {seat + 1}" for seat in range(self.players)]
        text = written(self.table, names).text()
        try:
            again = replayed(parse(text), self.game)
        except FileError as error:
            raise Found("file", f"the game's own file is refused: {error}") from None
        self._same("file", again, self.now, "played again from its file")
        twice = written(again, names).text()
        if twice != text:
            raise Found("file", f"the file of the replayed game differs: {difference(text.split(), twice.split())}")
        if self.table.dealer is not None:
            wrong = check_dice(text)
            if wrong:
                raise Found("file", f"the dice do not fit the seed: {wrong[0]}")

    def _account(self) -> None:
        """Where the points come from adds up to the points, if the game keeps account of it."""
        scores = self.game.scores(self.table.state)
        for seat, parts in enumerate(self.game.breakdown(self.table.state)):
            if sum(points for _, points in parts) != scores[seat]:
                raise Found("end", f"seat {seat + 1} has {scores[seat]} points, and they come from {parts}")

    def _end(self) -> None:
        """A finished game has scores, winners and an ending."""
        state = self.table.state
        if len(self.game.scores(state)) != self.players:
            raise Found("end", f"{len(self.game.scores(state))} scores for {self.players} seats")
        self._account()
        winners = self.game.winners(state)
        if any(not 0 <= seat < self.players for seat in winners):
            raise Found("end", f"there is no such winner: {winners}")
        if not self.game.ending(state):
            raise Found("end", "the game does not say how it ended")
        for seat in range(self.players):
            if not 0.0 <= self.game.value(state, seat) <= 1.0:
                raise Found("end", f"the value of the end for seat {seat + 1} is not from 0 to 1")
