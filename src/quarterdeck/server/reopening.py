"""A stored match is opened again, and stands as it stood, whatever has changed in the rules since.

First the answers of the log are given again from the beginning, and what comes out is compared with what was stored:
the position of the last checkpoint and the digest of the last row. If it is another, the match goes on from the
checkpoint, migrated where the state's shape has changed, with as many of the later answers as still lead to what was
stored; the table says how many were lost. Nothing of the log is ever taken away. A match that cannot be opened even so
says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson

from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.rules.state import to_plain
from quarterdeck.kernel.tables.journal import Entry
from quarterdeck.kernel.tables.save import Standing, entry_from, give_again, last_point, place, saved
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server.record import Story, digest, stored_start
from quarterdeck.server.store.store import Stored

TRIES = 30
"""So many answers are given up one by one before all of them are."""


class Unreadable(Exception):
    """A match that this version cannot open; the message says why."""


class Differs(Exception):
    """Answers lead to another position than they did."""


@dataclass(slots=True)
class Reopened:
    """A match as it stands. `anew`: the data of the row that the log gets, where the match has to start anew from its
    checkpoint; `why` says what did not fit."""

    table: Table
    story: Story
    anew: dict[str, Any] | None = None
    why: str = ""


@dataclass(slots=True)
class Moment:
    """What the log says after one of its rows."""

    journal: list[Entry]
    stands: Standing
    hash: str
    events: int


@dataclass(slots=True)
class Mark:
    """The stored position: its record, and how many answers the log had when it was written."""

    record: dict[str, Any]
    answers: int

    @property
    def at(self) -> int:
        """How many answers lead to the position; the record's own follow it."""
        return self.answers - len(self.record["tail"])


def reopened(game: Game, setting: Setting, dealer: Dealer, stored: Stored) -> Reopened:
    """The match that a store holds. Raises Unreadable."""
    try:
        story, mark, moments = _read(stored)
    except Exception as problem:
        raise Unreadable(f"its log cannot be read: {problem!r}") from problem
    dealer = dealer.hearing(story.words)
    try:
        return Reopened(_replayed(game, setting, dealer, story, mark), story)
    except Exception as problem:
        why = str(problem) if isinstance(problem, Differs) else repr(problem)
    try:
        anew = _anew(game, setting, dealer, story, mark, moments)
        story.add({"data": orjson.dumps(anew)})
        return Reopened(story.table(game, setting, dealer), story, anew, why)
    except Exception as problem:
        raise Unreadable(f"its answers no longer fit ({why}), nor does its stored position ({problem!r})") from problem


def _anew(
    game: Game, setting: Setting, dealer: Dealer, story: Story, mark: Mark | None, moments: list[Moment]
) -> dict[str, Any]:
    """The data of the row from which the match goes on. Raises whatever stands in the way."""
    try:
        if mark is not None:
            return _from_checkpoint(game, setting, dealer, mark, moments)
    except Exception:
        pass  # a rule that fails right there, or a state that nobody migrates
    return _from_the_beginning(game, setting, dealer, story)


def _read(stored: Stored) -> tuple[Story, Mark | None, list[Moment]]:
    """What the log adds up to, the stored position, and what the log says from there on, row by row."""
    story, mark, moments = Story(), None, []
    point = stored.checkpoint
    for seq, row in enumerate(stored.log):
        story.add(row)
        if point is not None and seq >= point["seq"]:
            if seq == point["seq"]:
                mark = _mark(point["record"], len(story.journal))
            moments.append(Moment(list(story.journal), story.stands, story.hash, story.marks.last_events))
    return story, mark, moments


def _mark(record: str, answers: int) -> Mark | None:
    """The stored position. One that cannot be read is none: the log alone tells all of it, digests included."""
    try:
        return Mark(orjson.loads(record), answers)
    except orjson.JSONDecodeError:
        return None


# Given again from the beginning


def _replayed(game: Game, setting: Setting, dealer: Dealer, story: Story, mark: Mark | None) -> Table:
    """The table after all answers, if it stands as it stood. Raises Differs, or whatever the rules raise."""
    table = story.opened(game, setting)
    given = 0
    if mark is not None and mark.at <= len(story.journal):
        table.replay(story.journal[: mark.at])
        given = mark.at
        if not _undone_beyond(story, mark):
            _compare(game, table, mark)
    rest = story.journal[given:]
    if _comparable(game, story.hash):
        table.replay(rest)
        if digest(table) != story.hash:
            raise Differs("the answers lead to another position")
    else:
        give_again(table, rest)
    if story.marks.last_events != table.told:
        raise Differs(f"{table.told} events are told where there were {story.marks.last_events}")
    place(table, story.stands, dealer)
    return table


def _undone_beyond(story: Story, mark: Mark) -> bool:
    """Whether answers that led to the stored position were taken back since. (Changes that take back store anew.)"""
    tail = [entry_from(plain) for plain in mark.record["tail"]]
    kept = story.journal[mark.at : mark.at + len(tail)]
    return [_told(entry) for entry in kept] != [_told(entry) for entry in tail]


def _told(entry: Entry) -> tuple[int, str, Any]:
    return entry.seat, entry.prompt, entry.value


def _compare(game: Game, table: Table, mark: Mark) -> None:
    """Raises Differs if the table is not at the stored position."""
    point = last_point(table)
    if point.at != mark.at or point.chances != mark.record["chances"]:
        raise Differs("the stored position is reached in the middle of an action")
    if to_plain(point.state) != to_plain(stored_start(game, mark.record).state):
        raise Differs("the answers lead to another position than the stored one")


def _comparable(game: Game, hash: str) -> bool:
    """Whether a digest is there and of the present schema."""
    return hash.startswith(f"{game.schema}:")


# From the stored position on


def _from_checkpoint(game: Game, setting: Setting, dealer: Dealer, mark: Mark, moments: list[Moment]) -> dict[str, Any]:
    """The data of the row that takes the match to the latest moment after its stored position that can be reached."""
    last = moments[-1].journal
    for moment in reversed(moments):
        table = _reached(game, setting, mark, moments[0], moment)
        if table is not None:
            return _base(game, table, moment.stands, dealer, _lost(last, moment.journal))
    table = Table(game, setting, None, stored_start(game, mark.record), [])
    return _base(game, table, Standing(0, moments[0].stands.decider, {}, []), dealer, _lost(last, last[: mark.at]))


def _reached(game: Game, setting: Setting, mark: Mark, first: Moment, moment: Moment) -> Table | None:
    """The table at a moment, from the stored position; None if the answers do not lead there any more."""
    if [_told(entry) for entry in moment.journal[: mark.at]] != [_told(entry) for entry in first.journal[: mark.at]]:
        return None
    try:
        table = Table(game, setting, None, stored_start(game, mark.record), [])
        give_again(table, first.journal[mark.at :])
        then = table.told
        if moment.journal[: mark.answers] != first.journal:
            table = Table(game, setting, None, stored_start(game, mark.record), [])
            give_again(table, moment.journal[mark.at :])
        else:
            give_again(table, moment.journal[mark.answers :])
            if table.told - then != moment.events - first.events:
                return None
    except Exception:
        return None
    return None if _comparable(game, moment.hash) and digest(table) != moment.hash else table


def _from_the_beginning(game: Game, setting: Setting, dealer: Dealer, story: Story) -> dict[str, Any]:
    """The same where the stored position is of no use: as many of the answers as still fit."""
    failure: Exception = Differs("no answer fits")
    fitting, table = 0, story.opened(game, setting)
    try:
        for entry in story.journal:
            give_again(table, [entry])
            fitting += 1
    except Exception:
        pass  # what is wrong with the next one does not matter: it is left out
    for count in [*range(fitting, max(0, fitting - TRIES), -1), 0]:
        try:
            table = story.opened(game, setting)
            table.replay(story.journal[:count])
            stands = Standing(0, story.stands.decider, {}, [])
            return _base(game, table, stands, dealer, _lost(story.journal, table.journal))
        except Exception as problem:
            failure = problem
    raise failure


def _base(game: Game, table: Table, stands: Standing, dealer: Dealer, lost: int) -> dict[str, Any]:
    """The row from which the match goes on. What came before it can no longer be taken back."""
    sealed = {seat: value for seat, value in stands.sealed.items() if value in table.options(seat)}
    lost += len(stands.sealed) - len(sealed)
    place(table, Standing(len(table.journal), stands.decider, sealed, []), None)
    if not sealed:
        table.deal_on(dealer)
    base = saved(table)
    told = Table(
        game, table.setting, None, stored_start(game, base), [entry_from(plain) for plain in base["tail"]]
    ).told
    return {"base": base, "lost": lost, "events": told, "kept": 0, "hash": digest(table)}


def _lost(last: list[Entry], kept: list[Entry]) -> int:
    """How many answers that seats gave are in one journal and not in the other."""
    return max(0, answers_in(last) - answers_in(kept))


def answers_in(journal: list[Entry]) -> int:
    """How many answers the seats gave themselves."""
    return sum(1 for entry in journal if entry.seat >= 0 and not entry.auto)
