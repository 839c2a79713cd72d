"""Bots at the online table."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.bots.base import Worlds
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.disguise import disguised, undisguised
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.kernel.views.view import redeal
from quarterdeck.server.bots import Thinkers, is_bot, share_of, timed
from tests.games.marauders.position import Position
from tests.server.harness import LiveServer, any_key, play_on


@pytest.mark.parametrize("bots", [("random",), ("random", "random:uniform", "random")])
def test_against_bots_to_the_end(live: LiveServer, bots: tuple[str, ...]) -> None:
    made = live.create("human", *bots, game="ahoy")
    ann = made.client(0)
    assert play_on([ann], any_key) > 20
    assert ann.shown["over"] and ann.log == made.state(0)["events"]


def test_a_thinking_bot_answers(live: LiveServer) -> None:
    made = live.create("human", "search", length="long")
    ann = made.client(0)
    assert play_on([ann], any_key) > 3


def test_bots_alone_play_while_somebody_looks_on(live: LiveServer) -> None:
    made = live.create("random", "random")
    time.sleep(0.2)
    assert live.http.get(made.path).json()["seq"] == 0
    watcher = made.client(-1)
    watcher.until(lambda _: watcher.shown["over"])


def test_leaving_and_returning(live: LiveServer) -> None:
    made = live.create("human", "human", length="long")
    ann, bob = made.client(0), made.client(1)
    assert ann.act("return")["code"] == "refused"
    assert ann.act("leave")["type"] == "ack"
    bob.until(lambda _: bob.shown["waiting"] == [1])
    assert bob.shown["seats"][0]["away"] and bob.shown["seats"][0]["kind"] == "human"
    ann.until(lambda _: ann.shown["seq"] == bob.shown["seq"])
    assert ann.shown["ask"] is None
    assert ann.act("leave")["code"] == "not_yours" and ann.move("0")["code"] == "not_yours"
    assert ann.act("return")["type"] == "ack"
    bob.until(lambda _: not bob.shown["seats"][0]["away"])


def test_a_bot_takes_a_vanished_players_seat(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, takeover_seconds=0.3, takeover_bot="random")
    try:
        made = server.create("human", "human")
        ann, bob = made.client(0), made.client(1)
        bob.move("1")
        ann.close()
        bob.until(lambda _: bob.shown["seats"][0]["away"])
        play_on([bob], any_key)
        back = made.client(0)
        assert back.shown["over"] and back.shown["seats"][0]["bot"] == "random"
    finally:
        server.stop()


def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, takeover_seconds=0.2)
    try:
        made = server.create("human", "human")
        time.sleep(0.6)
        assert not made.state(0)["seats"][0]["away"]
    finally:
        server.stop()


def test_specs_and_their_time() -> None:
    assert timed("search", 1.0) == "search:1000ms" and timed("search:5s", 1.0) == "search:1000ms"
    assert timed("search:300ms", 1.0) == "search:300ms" and timed("search:200", 0.5) == "search:500ms"
    assert timed("random:uniform", 1.0) == "random:uniform"
    assert timed("search", 1.0, 0.25) == "search:250ms"
    shares = [share_of(20, n) for n in range(20)]
    assert shares[0] == 1.0 and min(shares) == 0.1 and sum(shares) < 7 and share_of(2, 0) == 0.2
    ahoy = games.game("ahoy")
    assert is_bot("search:1.5s", ahoy)
    assert not any(is_bot(spec, ahoy) for spec in ("search:cut=5", "randomly", ""))


def game_under_way(id: str, seed: int, answers: int) -> Table:
    table = Table(games.game(id), Setting(3), Dealer(f"seed {seed}", "match"))
    bot = make_bot("random", seed)
    while not table.over and len(table.journal) < answers:
        seat = table.waiting()[0]
        table.answer(seat, bot.decide(Perspective(table, seat)))
    return table


@pytest.mark.parametrize("id", ["ahoy", "salvage"])
def test_a_bots_process_is_told_nothing_hidden(id: str) -> None:
    """The same for every way in which the hidden things may really lie: so it tells nothing of how they do."""
    found = 0
    for seed in range(12):
        table = game_under_way(id, seed, 20 + 25 * seed if id == "ahoy" else 12 + seed)
        if table.over:
            continue
        seat = table.waiting()[0]
        point = table.checkpoints[-1]
        if len(table.journal) > point.at:
            continue  # in the middle of an action the checkpoint cannot be redealt alone
        records = []
        for swap in range(3):
            redeal(point.state, seat, Worlds(swap))
            twin = Table(table.game, table.setting, None, point, [])
            records.append(json.dumps(disguised(twin, seat, Worlds(99))))
        assert records[0] == records[1] == records[2]
        found += 1
    assert found >= 3


@pytest.mark.parametrize("id", ["ahoy", "salvage"])
def test_a_disguised_position_looks_the_same_to_its_seat(id: str) -> None:
    table = Table(games.game(id), Setting(3), Dealer("seed", "match"))
    bot = make_bot("random", 5)
    asked, missing, different = 0, 0, 0
    while not table.over and asked < 150:
        seat = table.waiting()[0]
        record = disguised(table, seat, Worlds(asked))
        asked += 1
        if record is None:
            missing += 1
        else:
            world = undisguised(table.game, json.loads(json.dumps(record)))
            assert world.view(seat) == table.view(seat) and world.options(seat) == table.options(seat)
            different += json.dumps(record["state"]) != json.dumps(disguised(table, seat, Worlds(asked + 1)))
        table.answer(seat, bot.decide(Perspective(table, seat)))
    assert missing <= asked // 20 and different > 0


def at_a_window(hand: list[str]) -> Table:
    """A game in which seat 1 may play a glory card and holds these."""
    position = Position(2, windows="secret").at(0, "nassau").hand(1, *hand)
    return position.play(0, "turn_start").table


def test_the_time_that_a_bot_takes_tells_nothing_of_its_cards() -> None:
    thinkers = Thinkers(1, 1.0)
    try:
        hands = (["press_gang_1"], ["saboteur_1"], ["saboteur_1", "saboteur_2"])
        tables = [at_a_window(hand) for hand in hands]
        thoughts = [[thinkers.problem(table, 1, "search", 7) for _ in range(100)] for table in tables]
    finally:
        thinkers.close()
    assert all(thought.job is not None for made in thoughts for thought in made), "nothing to choose takes a turn too"
    for made in thoughts:
        seconds = sorted(thought.seconds for thought in made)
        assert 0.3 <= seconds[0] < 0.35 and 0.55 < seconds[-1] <= 0.6, "whatever it holds, drawn from the same times"
        assert 0.37 < seconds[50] < 0.53
    assert {thought.job[4] for made in thoughts for thought in made if thought.job} == {"search:200ms"}
    assert thinkers.problem(at_a_window(["press_gang_1"]), 1, "random", 7).seconds == 0


def test_the_workers_answer_is_an_option_and_a_dead_worker_does_no_harm() -> None:
    import asyncio

    table = game_under_way("salvage", 2, 14)
    seat = table.waiting()[0]
    thinkers = Thinkers(1, 0.02)

    async def twice() -> list[str]:
        first = await thinkers.answer(thinkers.problem(table, seat, "search", 1))
        thought = thinkers.problem(table, seat, "search", 1)
        process = thinkers.schedule.searching[0].process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        return [first, await thinkers.answer(thought), await thinkers.answer(thought)]

    try:
        assert all(key in table.keys(seat) for key in asyncio.run(twice()))
    finally:
        thinkers.close()


@pytest.mark.parametrize("spec", ["random", "search"])
def test_a_bot_leaves_out_what_would_lead_round_in_a_circle(spec: str) -> None:
    import asyncio

    table = game_under_way("salvage", 2, 14)
    seat = table.waiting()[0]
    *but, left, last = table.keys(seat)
    thinkers = Thinkers(1, 0.02)
    try:
        found = {
            asyncio.run(thinkers.answer(thinkers.problem(table, seat, spec, seed, but=but))) for seed in range(1, 6)
        }
    finally:
        thinkers.close()
    assert but and found <= {left, last}


def test_many_bots_share_the_workers() -> None:
    """Whoever waits for a worker is no failure, and nobody waits much longer than a bot may think."""
    import asyncio

    table = game_under_way("salvage", 2, 14)
    seat = table.waiting()[0]
    thinkers = Thinkers(1, 0.3)
    specs: list[str] = []
    processes: set[int | None] = set()

    async def all_at_once() -> float:
        await thinkers.answer(thinkers.problem(table, seat, "search", 0))

        async def one(seed: int) -> str:
            thought = thinkers.problem(table, seat, "search", seed)
            assert thought.job is not None
            specs.append(thought.job[4])
            answer = await thinkers.answer(thought)
            processes.add(thinkers.schedule.searching[0].process_id)
            return answer

        started = time.monotonic()
        keys = await asyncio.gather(*[one(seed) for seed in range(1, 41)])
        assert all(key in table.keys(seat) for key in keys) and not thinkers.schedule.at_work.total()
        return time.monotonic() - started

    try:
        spent = asyncio.run(all_at_once())
        assert len(processes) == 1, "a worker was given up"
        millis = [int(spec.removeprefix("search:").removesuffix("ms")) for spec in specs]
        assert millis[0] > 10 * millis[-1] and spent < 10
    finally:
        thinkers.close()
