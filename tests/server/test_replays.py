"""Positions of finished games: right wherever they lie, kept within bounds, asked for within limits."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import orjson
import pytest

from quarterdeck import games
from quarterdeck.kernel.rules.events import open_story
from quarterdeck.kernel.rules.state import to_plain
from quarterdeck.kernel.tables.gamefile import parse, replayed
from quarterdeck.kernel.tables.save import Standing, plain_entry, resumed
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.languages import forget
from quarterdeck.server import replays
from quarterdeck.server.errors import Problem
from quarterdeck.server.replaying import OPEN_VIEW, Reel, Reels, scene
from quarterdeck.server.replays import Replays
from quarterdeck.server.scenes import sides_of
from quarterdeck.server.texts import Texts, Tongues
from tests.server.harness import LiveServer, Made

GAMES = Path(__file__).parents[1] / "games"
ALL = ("ahoy", "maracaibo", "marauders", "dead_reckoning")


def finished(id: str, players: int) -> Table:
    """The longest of the golden games."""
    files = sorted((GAMES / id / "golden").glob(f"{players}-*.txt"), key=lambda path: -path.stat().st_size)
    return replayed(parse(files[0].read_text(encoding="utf-8")), games.game(id))


def reel_of(table: Table) -> Reel:
    return Reel(table.game, table.setting, [plain_entry(one) for one in table.answers()])


def plain(value: Any) -> Any:
    return orjson.loads(orjson.dumps(value))


def from_the_beginning(table: Table, at: int, seat: int, texts: Texts) -> dict[str, Any]:
    """The same with all answers given again."""
    then = resumed(table.game, table.setting, table.answers()[:at], Standing(0, 0, {}, []))
    sides = sides_of(then)
    told = [one for one in then.events if (open_story(one) if seat == OPEN_VIEW else one.for_seat(seat))]
    return {
        "at": len(then.journal),
        "lang": texts.lang,
        "view": to_plain(then.state) if seat == OPEN_VIEW else then.view(seat),
        "events": [texts.event(event, sides) for event in told],
        "active": then.game.active(then.state),
        "waiting": [one for one in then.waiting() if one >= 0],
        "scores": then.game.scores(then.state),
    }


@pytest.mark.parametrize("id", ALL)
def test_every_position_is_what_giving_all_answers_again_leads_to(id: str) -> None:
    table = finished(id, 2)
    reel, tongues = reel_of(table), Tongues(table.game)
    answers = len(table.answers())
    for n, at in enumerate([*range(30), *range(30, answers, 17), answers - 1, answers, answers + 5]):
        seat, texts = (OPEN_VIEW, -1, 0, 1)[n % 4], tongues.of(("en", "de")[n // 4 % 2])
        found = plain(scene("m", reel, at, seat, texts))
        wanted = plain(from_the_beginning(table, at, seat, texts))
        assert {name: found[name] for name in wanted} == wanted, f"after {at} answers, as {seat}"
        assert found["answers"] == answers


@pytest.mark.parametrize("id", ALL)
def test_a_reel_says_how_large_it_is(id: str) -> None:
    table = finished(id, 2)
    reel, texts = reel_of(table), Texts(table.game, "en")
    before = reel.bytes
    scene("m", reel, 10**6, OPEN_VIEW, texts)
    assert 20_000 < before < reel.bytes < 6_000_000
    gaps = [after[0] - one[0] for one, after in zip(reel.points, reel.points[1:], strict=False)]
    print(
        f"{id}: {len(reel.answers)} answers, {len(reel.points)} positions, {reel.bytes >> 10} KB, gaps to {max(gaps)}"
    )


def test_reels_are_few_and_small_together() -> None:
    table = finished("ahoy", 2)
    size = reel_of(table).bytes
    kept = Reels(most=3, most_bytes=10**9)
    for name in "abcd":
        kept.add(name, reel_of(table))
        kept.tidy()
        kept.find("a")
    assert list(kept.kept) == ["c", "d", "a"]
    kept.most_bytes = 2 * size + 1
    kept.tidy()
    assert list(kept.kept) == ["d", "a"] and kept.bytes == 2 * size
    kept.most_bytes = 1
    kept.tidy()
    assert list(kept.kept) == ["a"], "the one that is asked for has to be there"


def over(server: LiveServer, game: str = "ahoy") -> Made:
    """A finished match of two bots."""
    made = server.create("random", "random", game=game)
    watcher = made.client(-1)
    watcher.until(lambda _: watcher.shown["over"])
    watcher.close()
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    one = LiveServer(tmp_path_factory.mktemp("replays"))
    yield one
    one.stop()


def test_the_process_is_sent_a_game_once_and_may_die(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = over(server)
    sent: list[Any] = []

    def noted(entry: Any) -> Any:
        sent.append(entry)
        return plain_entry(entry)

    monkeypatch.setattr(replays, "plain_entry", noted)
    first = made.replay(7, 0).json()
    once = len(sent)
    assert once == first["answers"] and first["over"] is None
    assert [made.replay(at, 0).json()["at"] for at in (3, 90, 8)] == [3, 90, 8] and len(sent) == once
    worker = server.hub.replays.worker
    worker.end()
    again = made.replay(7, 0).json()
    assert again == first and len(sent) == 2 * once
    last = made.replay(10**6, -2).json()
    assert last["at"] == last["answers"] and last["over"]["seed"] == made.state(-1)["over"]["seed"]


def test_a_replay_is_told_in_the_language_that_is_asked_for(server: LiveServer, tmp_path: Path) -> None:
    made = over(server)
    end = made.replay(10**6, -1).json()["answers"]
    told = {lang: made.replay(end, -1, lang) for lang in ("en", "de")}
    english, german = (answer.json() for answer in told.values())
    assert [(answer.headers["content-language"], answer.json()["lang"]) for answer in told.values()] == [
        ("en", "en"),
        ("de", "de"),
    ]
    for part in ("events", "rivals", "insights"):
        assert len(english[part]) == len(german[part])
    assert english["view"] == german["view"]
    assert english["events"][-1]["text"] != german["events"][-1]["text"]
    assert english["over"]["ending"] != german["over"]["ending"]


def test_a_replay_is_told_in_a_language_that_was_added(tmp_path: Path) -> None:
    """Its process has to find the folder too."""
    folder = tmp_path / "languages"
    for room, text in (("table", "language-name = Br"), ("ahoy", "game-over = Brr.")):
        (folder / "br" / room).mkdir(parents=True)
        (folder / "br" / room / "all.ftl").write_text(text, encoding="utf-8")
    server = LiveServer(tmp_path / "data", languages=str(folder))
    try:
        made = over(server)
        assert made.replay(3, -1, "br").json()["lang"] == "br"
    finally:
        server.stop()
        forget(folder)


def test_what_goes_wrong_in_the_process_is_told_as_unavailable(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = over(server)
    monkeypatch.setattr(replays, "plain_entry", lambda entry: ["nonsense"])
    assert made.replay(7, 0).status_code == 503
    assert "no replay" in capsys.readouterr().err
    monkeypatch.undo()
    assert made.replay(7, 0).json()["at"] == 7


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, replays=2.0)
    try:
        made = over(server)
        codes = [made.replay(at, -1).status_code for at in range(8)]
        assert codes.count(200) >= 6 and codes[-1] == 429, codes
        error = made.replay(1, -1).json()
        assert error["code"] == "too_many"
        time.sleep(0.6)
        assert made.replay(1, -1).status_code == 200
    finally:
        server.stop()


def test_the_line_for_replays_has_an_end() -> None:
    class Finished:
        id = "m"

        class table:
            whole = True

    async def story() -> None:
        found = Replays(1e6)
        working: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def made(*args: Any) -> bytes:
            return await working

        found._made = made  # type: ignore[method-assign]
        tasks = [
            asyncio.create_task(found.message(Finished(), 1, -1, "en", f"192.0.2.{n % 7}"))  # type: ignore[arg-type]
            for n in range(replays.MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        assert found.berths.taken.total() == 1 and len(found.berths.waiting) == replays.MOST_WAITING
        with pytest.raises(Problem, match="too_many"):
            await found.message(Finished(), 1, -1, "en", "192.0.2.99")  # type: ignore[arg-type]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not found.berths.taken and not len(found.berths.waiting)

    asyncio.run(story())


def test_the_process_ends_when_nobody_asks(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "IDLE", 0.3)
    made = over(server)
    assert made.replay(5, -1).status_code == 200
    worker = server.hub.replays.worker
    assert worker.process_id is not None
    until = time.monotonic() + 10
    while worker.process_id is not None:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert made.replay(5, -1).json()["at"] == 5
