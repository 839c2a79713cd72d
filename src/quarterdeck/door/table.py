"""The table as a script has it: it sees everything, answers for everybody, and can take anything back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quarterdeck.bots.base import Worlds
from quarterdeck.door.keeping import from_record, position_of, record_of
from quarterdeck.door.telling import Answer, Question, Why, noted, said, sides_of, summary
from quarterdeck.kernel.game import Reason
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, seed_from_number
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.journal import Entry
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.tables.run import CONCEDE
from quarterdeck.kernel.tables.table import Table as KernelTable
from quarterdeck.kernel.tables.twin import twin
from quarterdeck.kernel.views.disguise import disguised, undisguised
from quarterdeck.kernel.views.perspective import Perspective

__all__ = ["CHANCE", "Refused", "Table"]

ONLOOKER = -1
"""Who watches without a seat, for the kernel."""

DEALS = 8
"""So often a world is looked for, each time as often as the kernel thinks fit."""


class Table:
    """A game under way. `new` and `load` make one.

    Seats count from 0; chance is the seat `CHANCE`, which answers by itself unless the table was made with
    `deal=False`. Where a seat can be named and is not, the one that is asked is meant.
    Two tables are equal if they are in the same position; what the dice will show is no part of it.
    """

    def __init__(self, kernel: KernelTable, start: dict[str, Any] | None = None) -> None:
        kernel.forgiving = True
        self.kernel = kernel
        """The table of the rules engine, for what is not offered here."""
        self._start = start
        """The state from which this table began, if that was not the beginning of a game."""
        self._taken: list[list[Entry]] = []
        """What was taken back and can be done again."""

    # Who is asked, and what

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.kernel.game.id

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.kernel.setting.players

    @property
    def setting(self) -> dict[str, str]:
        """The options of the set-up by name, defaults included."""
        return dict(self.kernel.setting.options)

    @property
    def sides(self) -> list[str]:
        """The id of the side that each seat plays."""
        return sides_of(self.kernel)

    @property
    def seat(self) -> int | None:
        """Who is to answer: of several who are asked at once the first. None when the game is over."""
        seats = self.seats
        return seats[0] if seats else None

    @property
    def seats(self) -> list[int]:
        """All who are to answer. What several answer at once stays sealed until all answers are in."""
        return self.kernel.waiting()

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None between turns."""
        active = self.kernel.game.active(self.kernel.state)
        return active if active >= 0 else None

    @property
    def question(self) -> Question | None:
        """What is asked; printed, it is the question in words. None when the game is over."""
        return None if self.kernel.over else self._question(self._who(None))

    @property
    def options(self) -> list[str]:
        """The keys that can be answered. Chance takes each with the same probability, so it may list one twice."""
        return [] if self.kernel.over else self.options_of(self._who(None))

    def options_of(self, seat: int) -> list[str]:
        """The same for one of several seats that are asked at once; empty if it is not asked."""
        return self.kernel.keys(seat)

    def text(self, key: str, lang: str = "en", seat: int | None = None) -> str:
        """What an option says, in words."""
        game = self.kernel.game
        prompt, value = self._offered(self._who(seat), key)
        return said(game, self.sides, game.label(prompt, value), lang) or key

    def note(self, key: str, lang: str = "en", seat: int | None = None) -> str:
        """What an option would cost or bring, as far as the seat can know; empty where there is nothing to tell."""
        game, ask, who = self.kernel.game, self.kernel.ask, self._who(seat)
        _, value = self._offered(who, key)
        assert ask is not None
        return noted(game, self.sides, game.note(self.kernel.state, ask, who, value), lang)

    def why(self, key: str, seat: int | None = None) -> Why | None:
        """Why a key cannot be answered, and by which clause; None if it can."""
        who = 0 if self.over else self._who(seat)
        return None if key in self.options_of(who) else Why(self.kernel, self._reason(who, key))

    def _reason(self, seat: int, key: str) -> Reason:
        """Why a seat cannot answer this; the rules know only what players may do, so of chance there is less to say."""
        if seat == CHANCE and CHANCE in self.seats:
            return Reason("", "That cannot come up here.")
        return self.kernel.why_not(seat, key)

    # Answering

    def play(self, key: str, seat: int | None = None) -> None:
        """Gives an answer by its key. Raises Refused, which names the clause, and changes nothing."""
        who = self._who(seat)
        try:
            if who == CHANCE:
                self._turn_up(key)
            else:
                self.kernel.answer_key(who, key)
        except Refused as refusal:
            raise _refused(key, refusal) from None
        self._taken.clear()

    def _turn_up(self, key: str) -> None:
        keys = self.options_of(CHANCE)
        if key not in keys:
            raise Refused(self._reason(CHANCE, key).text)
        self.kernel.answer_chance(keys.index(key))

    def concede(self, seat: int | None = None) -> None:
        """Gives the game up for a seat. Raises Refused where the rules do not allow it."""
        self.kernel.concede(self._who(seat) if seat is None else self._seated(seat))
        self._taken.clear()

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last answer; or, with a seat, its last choice and everything since. Raises Refused at the
        beginning of the game."""
        before = self._decisions()
        chosen = [entry.seat for entry in before if entry.decided()]
        if not chosen:
            raise Refused("nothing can be taken back: nobody has chosen anything yet")
        if seat == CHANCE and CHANCE not in chosen:
            raise Refused("what is dealt cannot be taken back by itself, but with the answer before it")
        self.kernel.undo(chosen[-1] if seat is None else seat)
        if seat is None:  # the kernel takes back what was no choice too, and what others answered at the same time
            self._give(before[len(self._decisions()) : -1])
        self._taken.append(before[len(self._decisions()) :])

    def redo(self) -> None:
        """Gives again what was taken back last. Raises Refused if something else was answered since."""
        if not self._taken:
            raise Refused("there is nothing to do again")
        self._give(self._taken.pop())

    def _give(self, entries: list[Entry]) -> None:
        for entry in entries:
            if entry.prompt == CONCEDE:
                self.kernel.concede(entry.seat)
            elif entry.seat == CHANCE:
                self.kernel.answer_chance(entry.index)
            else:
                self.kernel.answer(entry.seat, entry.value)

    def _decisions(self) -> list[Entry]:
        """What was not answered by itself, sealed answers last."""
        dealt = self.kernel.dealer is not None
        given = [entry for entry in self.kernel.answers() if not entry.auto and not (dealt and entry.seat == CHANCE)]
        prompt = "" if self.kernel.ask is None else self.kernel.ask.prompt
        return given + [Entry(seat, prompt, value, False) for seat, value in self.kernel.sealed.items()]

    def forget_undone(self) -> None:
        """Whoever plays on past the table's own methods says so: there is nothing to do again."""
        self._taken.clear()

    # What has happened, and what is seen

    @property
    def answers(self) -> list[Answer]:
        """The keys of all answers so far, those of chance included, each with its `seat` and `question`."""
        key = self.kernel.game.key
        return [
            Answer("yes" if entry.prompt == CONCEDE else key(entry.prompt, entry.value), entry.seat, entry.prompt)
            for entry in self.kernel.answers()
        ]

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What was told to a seat, or to who only watches, line by line; `since` so many answers."""
        viewer = ONLOOKER if seat is None else self._seated(seat)
        game, sides = self.kernel.game, self.sides
        lines = [said(game, sides, game.story(event), lang) for event in self.kernel.events_for(viewer, since)]
        return [line for line in lines if line]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, or who only watches; what is hidden from it shows as `{"hidden": how many}`."""
        return self.kernel.view(ONLOOKER if seat is None else self._seated(seat))

    @property
    def scores(self) -> list[int]:
        """Each seat's points as they stand."""
        return self.kernel.game.scores(self.kernel.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.kernel.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over, or if nobody has."""
        return self.kernel.game.winners(self.kernel.state) if self.kernel.over else []

    @property
    def ending(self) -> str:
        """In a word how the game ended; empty until then."""
        return self.kernel.game.ending(self.kernel.state) if self.kernel.over else ""

    # Other tables

    def copy(self) -> Table:
        """An independent table in the same position and with the same past."""
        other = Table(twin(self.kernel), self._start)
        other._taken = [list(taken) for taken in self._taken]
        return other

    def sample(self, seat: int, seed: int) -> Table:
        """A table that this seat, which is asked now, cannot tell from this one: all that it cannot see is dealt anew,
        and so are the dice to come. Raises Refused where no such world is found, as may happen in the middle of a
        battle of several."""
        if self._seated(seat) not in self.seats:
            raise Refused(f"only for who is asked now a world can be dealt, and seat {seat} is not")
        chance = Worlds(seed)
        for _ in range(DEALS):
            record = disguised(self.kernel, seat, chance)
            if record is not None:
                return self._imagined(record, seed)
        raise Refused(f"no other world was found that seat {seat} could take for this one")

    def _imagined(self, record: dict[str, Any], seed: int) -> Table:
        world = undisguised(self.kernel.game, record)
        if self.kernel.dealer is not None:
            world.deal_on(Dealer(seed_from_number(seed), "sample"))
        return Table(world, record["state"])

    def save(self, path: str | Path, seats: list[str] | None = None) -> None:
        """Writes the whole game as text: who plays on needs its seed, which is in it. `seats` says who sits where, for
        `quarterdeck play --resume`: `human`, or a bot."""
        names = ["human"] * self.players if seats is None else seats
        Path(path).write_text(written(self.kernel, names).text(), encoding="utf-8")

    # What Python asks of a table

    def __repr__(self) -> str:
        return f"<Table {summary(self.kernel)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.kernel is other.kernel or position_of(self.kernel) == position_of(other.kernel)

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopened, (record_of(self.kernel, self._start),)

    # Seats

    def _who(self, seat: int | None) -> int:
        """The seat that is meant. Raises Refused if nobody is asked any more."""
        if seat is not None:
            return seat if seat == CHANCE else self._seated(seat)
        seats = self.seats
        if not seats:
            raise Refused("the game is over")
        return seats[0]

    def _seated(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: they count from 0 to {self.players - 1}")
        return seat

    def _question(self, seat: int) -> Question:
        return Question(self.kernel, Perspective(self.kernel, seat).ask())

    def _offered(self, seat: int, key: str) -> tuple[str, Any]:
        """The question's name and the value that a key stands for. Raises Refused if it is not offered."""
        ask = self.kernel.ask
        if ask is not None:
            for value in self.kernel.options(seat):
                if self.kernel.game.key(ask.prompt, value) == key:
                    return ask.prompt, value
        reason = self._reason(seat, key)
        raise _refused(key, Refused(reason.text, reason.clause))


def _refused(key: str, refusal: Refused) -> Refused:
    """The refusal with what was refused, and by which clause."""
    clause = f" ({refusal.clause})" if refusal.clause else ""
    return Refused(f"{key!r}: {refusal}{clause}", refusal.clause, refusal.said)


def _reopened(record: dict[str, Any]) -> Table:
    """A table that was pickled."""
    return Table(from_record(record), record["start"])
