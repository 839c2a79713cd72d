"""Whatever a bot does wrong, its table goes on, and the host can find out why."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck import games
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables.gamefile import GameFile, parse, replayed
from quarterdeck.kernel.tables.refusals import RuleFailure
from quarterdeck.kernel.tables.table import Table
from quarterdeck.server import bots, failures, match, workers
from quarterdeck.server.bots import Thinkers
from quarterdeck.server.failures import Failures
from tests.server.harness import Client, LiveServer, any_key, play_on
from tests.server.shaky import FAILING


@pytest.fixture(autouse=True, scope="module")
def shaky() -> Iterator[None]:
    """The game is there for these tests alone."""
    games.register("shaky", "tests.server.shaky:SHAKY")
    yield
    del games.GAMES["shaky"]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server that does not wait long for a bot that hangs."""
    monkeypatch.setattr(workers, "GRACE", 1.0)
    monkeypatch.setattr(bots, "PAUSE", 0.05)
    one = LiveServer(tmp_path / "data")
    yield one
    one.stop()


def filed(server: LiveServer) -> list[Path]:
    return sorted((server.data / "failures").glob("*"))


@pytest.mark.parametrize("bot", FAILING)
def test_a_bot_that_fails_stops_no_table(server: LiveServer, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.create("human", bot, game="shaky")
    ann = made.client(0)
    started = time.monotonic()
    assert play_on([ann], any_key) >= 3
    assert ann.shown["over"]
    assert time.monotonic() - started < 60, "a bot that hangs costs a bounded time"

    files = filed(server)
    assert 1 <= len(files) <= failures.FILES_A_MATCH
    logged = capsys.readouterr().err
    assert "bot failed" in logged and str(files[0]) in logged and made.id in logged
    assert all("failures" not in text and bot not in text.replace(f'"bot":"{bot}"', "") for text in ann.all)
    text = files[0].read_text(encoding="utf-8")
    assert stat.S_IMODE(files[0].stat().st_mode) == 0o600
    assert stat.S_IMODE(files[0].parent.stat().st_mode) == 0o700
    check_reproducible(parse(text), games.game("shaky"), bot)
    seed = parse(text).header["seed"]
    assert seed not in logged and made.tokens[0] not in logged and made.tokens[0] not in text


def check_reproducible(file: GameFile, game: Game, bot: str) -> None:
    """The file leads to the question at which the bot failed, and says which it was."""
    assert file.header["bot"] == bot and file.header["failure"]
    table = replayed(file, game)
    seat = int(file.header["bot-seat"]) - 1
    assert seat == 1 and seat in table.waiting() and len(table.keys(seat)) > 1
    assert bots.seed_of(table, seat) == int(file.header["bot-seed"])


def test_what_went_wrong_is_told_in_one_line(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.create("human", "raises", game="shaky")
    play_on([made.client(0)], any_key)
    line = next(line for line in capsys.readouterr().err.splitlines() if "bot failed" in line)
    assert "lost its way" in line and "shaky.py" in line
    assert "lost its way" in parse(filed(server)[0].read_text(encoding="utf-8")).header["failure"]


@pytest.mark.parametrize("part", ["disguised", "share_of", "make_bot", "Perspective", "Trail.perspective"])
def test_a_failure_before_a_bot_thinks_stops_no_table(
    server: LiveServer, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object, **more: object) -> Any:
        raise ValueError("not today")

    monkeypatch.setattr(f"quarterdeck.server.bots.{part}", fails)
    made = server.create("human", "hasty", game="shaky")
    ann = made.client(0)
    play_on([ann], any_key)
    assert ann.shown["over"] and filed(server)


def test_an_answer_on_which_the_rules_fail_is_replaced_by_another(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = set()

    def fussy(self: Table, seat: int, key: str, version: int = -1) -> None:
        if seat == 1 and key == self.keys(seat)[0] and len(self.keys(seat)) > 1:
            refused.add(key)
            raise RuleFailure("not this one")
        taken(self, seat, key, version)

    taken = Table.answer_key
    monkeypatch.setattr(Table, "answer_key", fussy)
    made = server.create("human", "hasty", game="shaky")
    ann = made.client(0)
    play_on([ann], any_key)
    assert ann.shown["over"] and refused and filed(server)


def test_a_match_whose_change_cannot_be_told_is_loaded_anew(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table has the answer already, its log has not: nobody may see that copy any more."""
    left = [1]

    def fails_once(table: Any, before: Any, asked: int) -> dict[str, Any]:
        if left and table.waiting() != [0, 1]:
            left.pop()
            raise ValueError("no row")
        return row_of(table, before, asked)

    row_of = match.row_of
    made = server.create("human", "hasty", game="shaky")
    ann = made.client(0)
    monkeypatch.setattr(match, "row_of", fails_once)
    while left:
        ann = _followed(ann)
    ann = ann.again()
    play_on([ann], any_key)
    assert ann.shown["over"] and ann.log == made.state(0)["events"]


def _followed(ann: Client) -> Client:
    """One step of a client that answers what it is asked and comes again after a cut."""
    try:
        if ann.keys():
            ann.move(ann.keys()[0])
        ann.receive(5)
    except (ConnectionClosed, TimeoutError):
        return ann.again()
    return ann


def test_a_driver_that_stumbles_tries_again(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [1, 2, 3]

    def stumbles(found: Any) -> int | None:
        seat = bot_to_move(found)
        if seat is not None and left and found.asked > 0:
            left.pop()
            raise ValueError("which match?")
        return seat

    bot_to_move = bots.bot_to_move
    made = server.create("human", "hasty", game="shaky")
    monkeypatch.setattr(bots, "bot_to_move", stumbles)
    ann = made.client(0)
    play_on([ann], any_key)
    assert ann.shown["over"] and not left


def test_a_worker_that_dies_or_hangs_takes_nobody_elses_thought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 1.0)
    table = at_the_bids()
    thinkers = Thinkers(3, 0.5)

    async def together(*specs: str) -> list[bots.Thought]:
        thoughts = [thinkers.problem(table, 1, spec, 7) for spec in specs]
        await asyncio.gather(*[thinkers.answer(thought) for thought in thoughts])
        return thoughts

    async def all_of_them() -> None:
        await together("search", "search", "search", "hasty")
        kept = {worker.process_id for worker in thinkers.schedule.workers}
        hung, died, fine = await together("hangs", "dies", "search")
        assert hung.problem and hung.dear and died.problem and died.dear
        assert not fine.problem and not fine.dear
        assert len(kept & {worker.process_id for worker in thinkers.schedule.workers}) == 2
        assert not any(thought.problem for thought in await together("hasty", "search", "hasty"))
        raised, odd, fine = await together("raises", "unsendable", "hasty")
        assert raised.problem and odd.problem and not fine.problem
        assert not raised.dear and not odd.dear, "nothing but a text comes back from a worker, and it lives"

    try:
        asyncio.run(all_of_them())
    finally:
        thinkers.close()


def at_the_bids() -> Table:
    return Table(games.game("shaky"), Setting(2), Dealer("seed", "match"))


def test_files_are_few_and_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "MOST_FILES", 5)
    folder = tmp_path / "failures"
    kept = Failures(folder)
    table = at_the_bids()
    written = [kept.file(table, f"match{n}", 1, "hasty", 7, "wrong") for n in range(12)]
    assert all(written) and len(list(folder.iterdir())) == 5
    assert written[-1].exists() and not written[0].exists()
    parse(written[-1].read_text(encoding="utf-8"))
    monkeypatch.setattr(failures, "LARGEST", 100)
    assert kept.file(table, "other", 1, "hasty", 7, "wrong") is None and len(list(folder.iterdir())) == 5


def test_a_table_that_does_not_know_its_past_is_filed_as_a_position(tmp_path: Path) -> None:
    table = at_the_bids().clone()
    assert not table.whole
    found = Failures(tmp_path / "failures").file(table, "match", 1, "hasty", 7, "wrong")
    assert found is not None and found.suffix == ".json" and '"state"' in found.read_text(encoding="utf-8")


def test_a_disk_that_takes_nothing_stops_no_table(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    (server.data / "failures").write_text("no folder")
    made = server.create("human", "raises", game="shaky")
    ann = made.client(0)
    play_on([ann], any_key)
    assert ann.shown["over"] and "bot failed" in capsys.readouterr().err


def test_a_bot_that_costs_its_worker_again_and_again_is_no_longer_asked(
    server: LiveServer, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.create("human", "dies", "hasty", game="shaky", length="long")
    play_on([made.client(0)], any_key)
    assert capsys.readouterr().err.count("bot failed") == bots.PATIENCE
