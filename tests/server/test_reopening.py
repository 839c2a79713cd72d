"""What an upgrade does to matches under way, whatever it changes and whether or not anybody raised a number."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.rules.declared import public
from quarterdeck.kernel.rules.state import State
from quarterdeck.kernel.tables.fingerprint import fingerprint, rules, shape
from tests.kernel.toy import SalvageGame, earn
from tests.server.harness import LiveServer, Made, any_key, play_on
from tests.server.test_restart import moved_on


class Generous(SalvageGame):
    """Salvage in which every turn ends with a coin more: the same questions, the same numbers, another position."""

    def __init__(self) -> None:
        super().__init__()
        self._played = self.rules["turn"]
        self.rules["turn"] = self._turn

    async def _turn(self, t: Any) -> None:
        await self._played(t)
        earn(t, 0, 1)


@dataclass(slots=True)
class Lost(State):
    """A state that has nothing of the old one."""

    phase: str = public()


class Reshaped(SalvageGame):
    """Salvage whose state was changed without a migration."""

    def state_class(self) -> type[Any]:
        return Lost

    async def _nothing(self, t: Any) -> None:
        raise RuntimeError("these rules cannot even begin")

    def __init__(self) -> None:
        super().__init__()
        self.rules = dict.fromkeys(self.rules, self._nothing)


GENEROUS = Generous()
RESHAPED = Reshaped()


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts other rules in the place of Salvage's."""

    def put(name: str) -> None:
        monkeypatch.setitem(games.GAMES, "salvage", f"tests.server.test_reopening:{name}")
        games._LOADED.pop("salvage", None)

    yield put
    games._LOADED.pop("salvage", None)


def some_moves(made: Made, count: int) -> None:
    clients = [made.client(0), made.client(1)]
    for n in range(count):
        asked = next(client for client in clients if client.shown["ask"])
        said = asked.move(any_key(asked.keys(), n), move_id=f"m{n}")
        for client in clients:
            client.at(said["seq"])
    for client in clients:
        client.close()


def stripped(state: dict[str, Any]) -> dict[str, Any]:
    """What a message says of the position."""
    return {name: state[name] for name in ("view", "ask", "waiting", "scores", "over")}


def test_rules_that_lead_elsewhere_are_noticed_without_any_number(tmp_path: Path, upgraded: Any) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "human")
    some_moves(made, 6)
    before = stripped(made.state(0))
    server.stop()
    upgraded("GENEROUS")
    server = LiveServer(tmp_path)
    try:
        made = moved_on(server, made)
        state = made.state(0)
        assert stripped(state) == before, "the position was stored when the server stopped"
        assert "No answer was lost" in state["note"]["en"] and "Keine Antwort" in state["note"]["de"]
        play_on([made.client(0), made.client(1)], any_key)
    finally:
        server.stop()


def test_answers_after_the_stored_position_are_taken_back_and_counted(tmp_path: Path, upgraded: Any) -> None:
    server = LiveServer(tmp_path, checkpoint_every=1000)
    made = server.create("human", "human")
    some_moves(made, 6)
    answers = server.hub.live[made.id].seq

    async def nothing() -> None:
        """As where the server was killed: nothing is stored at the end."""

    server.hub.live[made.id].keep = nothing
    server.stop()
    upgraded("GENEROUS")
    server = LiveServer(tmp_path)
    try:
        state = moved_on(server, made).state(0)
        lost = server.hub.live[made.id].lost
        assert 0 < lost <= answers and str(lost) in state["note"]["en"]
        with server.hub.store.engine.connect() as connection:
            rows = connection.exec_driver_sql("select count(*) from log").scalar()
        assert rows == answers + 2, "nothing of the log is taken away"
    finally:
        server.stop()


def test_a_finished_game_stays_finished(tmp_path: Path, upgraded: Any) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "human")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    before = made.state(0)["over"]
    assert before is not None
    server.stop()
    upgraded("GENEROUS")
    server = LiveServer(tmp_path)
    try:
        assert moved_on(server, made).state(0)["over"] == before
    finally:
        server.stop()


def test_a_match_that_cannot_be_opened_says_so_and_keeps_its_data(tmp_path: Path, upgraded: Any) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "human")
    other = server.create("human", "human", game="ahoy")
    some_moves(made, 3)
    with server.hub.store.engine.connect() as connection:
        rows = connection.exec_driver_sql("select count(*) from log").scalar()
    server.stop()
    upgraded("RESHAPED")
    server = LiveServer(tmp_path)
    try:
        answer = moved_on(server, made).get("state", 0)
        assert answer.status_code == 503 and answer.json()["code"] == "unreadable"
        assert "host" in answer.json()["message"]["en"]
        assert moved_on(server, other).state(0)["ask"] is not None
        with server.hub.store.engine.connect() as connection:
            assert connection.exec_driver_sql("select count(*) from log").scalar() == rows
    finally:
        server.stop()
    games._LOADED.pop("salvage", None)
    games.GAMES["salvage"] = "tests.kernel.toy:GAME"
    server = LiveServer(tmp_path)
    try:
        assert moved_on(server, made).state(0)["seq"] == 3, "the version that wrote it opens it still"
    finally:
        server.stop()


def test_a_fingerprint_follows_what_a_game_declares() -> None:
    found = [fingerprint(games.game(id)) for id in games.GAMES if id != "salvage"]
    assert len(set(found)) == len(found)
    assert shape(RESHAPED) != shape(GENEROUS) == shape(SalvageGame())
    fewer = SalvageGame()
    fewer.rules = {name: rule for name, rule in fewer.rules.items() if name != "storm"}
    assert rules(fewer) != rules(GENEROUS) == rules(SalvageGame())
