"""Who thinks next where many bots do: people's tables first, quick bots never behind searches, every address in turn;
and no time that an answer takes tells whether there was something to choose."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server import bots, pauses
from quarterdeck.server.bots import Thinkers, Thought
from quarterdeck.server.schedule import Kind, Schedule
from quarterdeck.server.turns import Berths, Turns, Whose
from quarterdeck.server.workers import Worker
from tests.games.marauders.position import Position
from tests.server.harness import size

ANN, BOB, CLEO = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def everybody(whose: Whose, one: Any) -> bool:
    return True


def test_turns_go_round_by_address_then_by_table() -> None:
    turns: Turns[int] = Turns()
    for n in range(3):
        for table in ("a1", "a2"):
            turns.add(Whose(ANN, table), n)
    turns.add(Whose(BOB, "b1"), 0)
    turns.add(Whose(BOB, "b1"), 1)
    assert len(turns) == 8
    order = []
    while (found := turns.next(everybody)) is not None:
        order.append((found[0].table, found[1]))
    assert order[:4] == [("a1", 0), ("b1", 0), ("a2", 0), ("b1", 1)]
    assert order[4:] == [("a1", 1), ("a2", 1), ("a1", 2), ("a2", 2)] and len(turns) == 0


def test_whoever_may_not_and_whoever_goes_is_passed_over() -> None:
    turns: Turns[int] = Turns()
    turns.add(Whose(ANN, "a"), 1)
    turns.add(Whose(BOB, "b"), 2)
    turns.add(Whose(CLEO, "c"), 3)
    assert turns.drop(Whose(BOB, "b"), 2) and not turns.drop(Whose(BOB, "b"), 2)
    assert turns.next(lambda whose, _: whose.address != ANN) == (Whose(CLEO, "c"), 3)
    assert turns.next(lambda whose, _: whose.address != ANN) is None and len(turns) == 1


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Sailors:
    """Tasks that hold a berth or a process until they are told to go."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._goes: dict[str, asyncio.Event] = {}

    async def come(self, name: str, place: Any) -> None:
        self._goes[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._stay(name, place))
        await settled()

    async def _stay(self, name: str, place: Any) -> None:
        async with place:
            self.inside.append(name)
            try:
                await self._goes[name].wait()
            finally:
                self.inside.remove(name)

    async def go(self, name: str) -> None:
        self._goes[name].set()
        await settled()

    async def end(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def test_berths_are_few_and_shared_by_addresses() -> None:
    async def story() -> None:
        berths, sailors = Berths(3, 2), Sailors()
        for n in range(4):
            await sailors.come(f"ann{n}", berths.of(Whose(ANN, f"a{n}")))
        assert sailors.inside == ["ann0", "ann1"], "one address has two at most"
        for n in range(3):
            await sailors.come(f"bob{n}", berths.of(Whose(BOB, f"b{n}")))
        assert sailors.inside == ["ann0", "ann1", "bob0"]
        assert len(berths.waiting) == 4
        await sailors.go("ann0")
        assert sailors.inside[-1] == "ann2", "who came first"
        await sailors.go("ann1")
        assert sailors.inside[-1] == "bob1", "and then the other address"
        await sailors.go("bob0")
        assert sailors.inside[-1] == "ann3"
        berths.wave_through(BOB, "b2")
        await settled()
        assert sailors.inside[-1] == "bob2" and berths.taken.total() == 3, "a person has come to that table"
        for name in ("bob2", "ann2", "ann3", "bob1"):
            await sailors.go(name)
        assert not sailors.inside and not berths.taken and not len(berths.waiting)

    asyncio.run(story())


def test_whoever_is_cut_off_gives_a_berth_back() -> None:
    async def story() -> None:
        berths, sailors = Berths(1, 1), Sailors()
        for name in ("one", "two", "three"):
            await sailors.come(name, berths.of(Whose(name, name)))
        sailors.tasks["two"].cancel()
        await settled()
        sailors._goes["one"].set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        sailors.tasks["three"].cancel()  # perhaps in the very moment in which it gets the berth
        await settled()
        assert not berths.taken and not len(berths.waiting)
        await sailors.come("four", berths.of(Whose("four", "four")))
        assert sailors.inside == ["four"]
        await sailors.end()
        assert not berths.taken

    asyncio.run(story())


def lone(address: str, table: str) -> Whose:
    return Whose(address, table, awaited=False)


def test_people_come_first_and_quick_ones_never_wait_for_a_search() -> None:
    async def story() -> None:
        schedule, sailors = Schedule(1), Sailors()

        async def come(name: str, whose: Whose, quick: bool) -> None:
            await sailors.come(name, schedule.turn(Kind.of(whose.awaited, quick), whose, "salvage"))

        await come("lone search", lone(ANN, "a0"), False)
        await come("lone search 2", lone(ANN, "a1"), False)
        await come("search", Whose(BOB, "b"), False)
        await come("quick", Whose(CLEO, "c"), True)
        await come("lone quick", lone(ANN, "a2"), True)
        await come("quick 2", Whose(CLEO, "c2"), True)
        assert sailors.inside == ["lone search", "quick"]
        assert {kind: len(line) for kind, line in schedule.waiting.items() if len(line)} == {
            Kind.AWAITED_QUICK: 1,
            Kind.AWAITED_SEARCH: 1,
            Kind.LONE_QUICK: 1,
            Kind.LONE_SEARCH: 1,
        }
        assert schedule.crowd(Kind.AWAITED_SEARCH) == 2 and schedule.crowd(Kind.LONE_SEARCH) == 4
        assert not schedule.pressed
        await sailors.go("quick")
        assert sailors.inside == ["lone search", "quick 2"]
        await sailors.go("lone search")
        assert sailors.inside == ["quick 2", "search"] and schedule.pressed
        await sailors.go("quick 2")
        assert sailors.inside == ["search", "lone quick"]
        await sailors.go("search")
        assert sailors.inside == ["lone quick", "lone search 2"]
        await sailors.end()
        assert not schedule.at_work.total()

    asyncio.run(story())


def test_a_process_for_searches_helps_with_the_quick_ones_of_games_that_it_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        schedule, sailors = Schedule(1), Sailors()
        searching = schedule.searching[0]
        monkeypatch.setattr(Worker, "knows", lambda self, game: self is searching and game == "ahoy")
        for name, game in (("first", "ahoy"), ("second", "salvage"), ("third", "ahoy")):
            await sailors.come(name, schedule.turn(Kind.AWAITED_QUICK, Whose(name, name), game))
        assert sailors.inside == ["first", "third"]
        await sailors.go("first")
        assert sailors.inside == ["third", "second"]
        await sailors.end()

    asyncio.run(story())


def table_for(hand: list[str]) -> Table:
    """A game in which seat 1 may play a glory card and holds these."""
    return Position(2, windows="secret").at(0, "nassau").hand(1, *hand).play(0, "turn_start").table


FORCED, FREE = table_for(["press_gang_1"]), table_for(["saboteur_1", "saboteur_2"])


def test_a_search_at_a_lone_table_is_short_while_people_wait_for_theirs() -> None:
    table = Table(games.game("salvage"), Setting(2), Dealer("seed", "match"))
    seat = table.waiting()[0]
    thinkers = Thinkers(1, 10.0)

    def asked(whose: Whose) -> int:
        job = thinkers.problem(table, seat, "search", 7, whose=whose).job
        assert job is not None
        return bots.millis_of(job[4])

    alone = asked(lone(ANN, "a"))
    assert alone == asked(Whose(ANN, "a")) > 400
    thinkers.schedule._awaited_at = time.monotonic()
    assert asked(lone(ANN, "a")) == pytest.approx(alone / 10.0 * bots.LONE_SECONDS, abs=1)
    assert asked(Whose(ANN, "a")) == alone
    thinkers.schedule.at_work[Kind.LONE_SEARCH] = 9
    assert asked(Whose(ANN, "a")) == alone, "less urgent ones take nothing from it"
    thinkers.schedule.at_work[Kind.AWAITED_SEARCH] = 3
    assert asked(Whose(ANN, "a")) == pytest.approx(alone / 4, abs=1)


# ---------------------------------------------------------------- times that tell nothing


class Hourglass(asyncio.SelectorEventLoop):
    """An event loop that waits for nothing: its clock jumps to what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 0.0
        waits = self._selector.select  # type: ignore[attr-defined]

        def select(timeout: float | None = None) -> Any:
            self.moment += timeout or 0.0
            return waits(0)

        self._selector.select = select  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.moment


def furthest(one: list[float], other: list[float]) -> float:
    """How far the two distributions lie apart at most, from 0 to 1 (Kolmogorov and Smirnov)."""
    one, other = sorted(one), sorted(other)
    at = [*one, *other]
    return max(abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in at)


SAMPLES = size("TIMES", 250)


def apart(samples: int) -> float:
    """The bound for as many samples of each; chance exceeds it once in ten thousand times."""
    return 2.23 * (2 / samples) ** 0.5


Ask = Callable[[Thinkers, Table], Thought]


def asked(thinkers: Thinkers, table: Table) -> Thought:
    return thinkers.problem(table, 1, "search", 7, whose=Whose(ANN, "steady"))


def asked_without_a_turn(thinkers: Thinkers, table: Table) -> Thought:
    """As it would be if who has nothing to choose waited for no process."""
    thought = asked(thinkers, table)
    if table is FORCED:
        thought.job = None
    return thought


def times(crowd: int, ask: Ask, monkeypatch: pytest.MonkeyPatch) -> dict[bool, list[float]]:
    """How long a bot takes to answer, by whether it has something to choose, where `crowd` tables think besides."""
    rng, loop = random.Random(4), Hourglass()
    monkeypatch.setattr(pauses, "_random", random.Random(5))
    monkeypatch.setattr(bots, "disguised", lambda table, seat, chance: {"forced": table is FORCED})

    async def think(self: Worker, job: tuple[Any, ...], seconds: float) -> tuple[str, str]:
        took = 0.0 if job[2]["forced"] else bots.millis_of(job[4]) / 1000 + rng.uniform(0.0, 0.05)
        await asyncio.sleep(0.005 + took)
        return "", "no answer"

    async def searching(thinkers: Thinkers, table: int) -> None:
        whose = Whose(f"192.0.2.{10 + table % 5}", f"table {table}")
        while True:
            async with thinkers.schedule.turn(Kind.AWAITED_SEARCH, whose, "any"):
                await asyncio.sleep(rng.uniform(0.02, 0.4))
            await asyncio.sleep(rng.uniform(0.0, 0.1))

    async def story() -> dict[bool, list[float]]:
        thinkers = Thinkers(1, 1.0, clock=loop.time)
        others = [asyncio.create_task(searching(thinkers, table)) for table in range(crowd)]
        found: dict[bool, list[float]] = {True: [], False: []}
        for n in range(2 * SAMPLES):
            await asyncio.sleep(rng.uniform(0.1, 0.6))
            began = loop.time()
            await thinkers.answer(ask(thinkers, FREE if n % 2 else FORCED))
            found[bool(n % 2)].append(loop.time() - began)
        for task in others:
            task.cancel()
        return found

    monkeypatch.setattr(Worker, "think", think)
    try:
        return loop.run_until_complete(story())
    finally:
        loop.close()


@pytest.mark.parametrize("crowd", [0, 3, 12])
def test_a_bot_s_time_does_not_tell_whether_it_had_a_choice(crowd: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = times(crowd, asked, monkeypatch)
    slow = sum(one > 0.65 for one in found[True]) / SAMPLES
    print(f"{crowd} tables besides: {furthest(*found.values()):.3f} apart, {slow:.0%} waited for their turn")
    assert furthest(*found.values()) < apart(SAMPLES)
    assert slow == 0 if crowd == 0 else slow > 0.1, "there was a line to wait in"


def test_without_its_turn_it_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can tell."""
    assert furthest(*times(12, asked_without_a_turn, monkeypatch).values()) > 2 * apart(SAMPLES)
