"""The HTTP side, against a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck import games
from quarterdeck.kernel.tables.gamefile import parse, replayed
from quarterdeck.kernel.tables.verify import check
from tests.server.harness import LiveServer, any_key, play_on

ROOT = Path(__file__).resolve().parents[2]


def test_health_readiness_version(live: LiveServer) -> None:
    assert live.http.get("/healthz").json() == {"status": "ok"}
    assert live.http.get("/readyz").json() == {"status": "ready"}
    assert live.http.get("/version").json()["protocol"] == 2


def test_games_and_rules(live: LiveServer) -> None:
    ahoy = next(game for game in live.http.get("/api/v2/games").json() if game["id"] == "ahoy")
    assert ahoy["players"] == [2, 3, 4] and ahoy["name"] == "Ahoy"
    assert ahoy["modes"] == [{"mode": "standard", "text": "standard game"}]
    smuggler = ahoy["options"][0]
    assert smuggler["text"] != smuggler["name"] and smuggler["values"][0]["text"] != "red"
    assert live.http.get("/api/v2/games/ahoy/catalog").json()
    assert live.http.get("/api/v2/rules/ahoy/AH-MOVE-04").json()[0]["clause"] == "AH-MOVE-04"
    for path in ("games/chess/catalog", "rules/chess/X", "rules/ahoy/AH-MOVE-999", "matches/nothing", "nothing"):
        answer = live.http.get(f"/api/v2/{path}")
        assert answer.status_code == 404 and answer.json()["code"] == "not_found", path


def test_openapi_describes_every_call(live: LiveServer) -> None:
    paths = live.http.get("/openapi.json").json()["paths"]
    protocol = (ROOT / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")
    for method, path in re.findall(r"^\| `(GET|POST) (/[^?` ]*)", protocol, re.MULTILINE):
        assert method.lower() in paths[f"/api/v2{path}"], path


BAD_TABLES = [
    None,
    [],
    {"game": "ahoy"},
    {"game": "ahoy", "seats": []},
    {"game": "ahoy", "seats": [{"kind": "human"}]},
    {"game": "ahoy", "seats": [{"kind": "human"}] * 5},
    {"game": "ahoy", "seats": [{"kind": "ghost"}, {"kind": "human"}]},
    {"game": "ahoy", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "oracle"}]},
    {"game": "ahoy", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "search:cut=100000"}]},
    {"game": "ahoy", "seats": [{"kind": "human"}] * 2, "options": {"smuggler": "green"}},
    {"game": "ahoy", "seats": [{"kind": "human"}] * 2, "options": {"wind": "east"}},
    {"game": "ahoy", "seats": [{"kind": "human", "name": "x" * 300}, {"kind": "human"}]},
    {"game": "ahoy", "seats": [{"kind": "human"}] * 2, "seed": "00"},
]


@pytest.mark.parametrize("body", BAD_TABLES)
def test_a_table_that_cannot_be(live: LiveServer, body: object) -> None:
    answer = live.http.post("/api/v2/matches", json=body)
    assert answer.status_code == 400 and answer.json()["code"] == "bad_request"


def test_an_unknown_game(live: LiveServer) -> None:
    answer = live.http.post("/api/v2/matches", json={"game": "chess", "seats": [{"kind": "human"}]})
    assert answer.status_code == 404


def test_bodies_have_a_size_and_a_form(live: LiveServer) -> None:
    def post(content: object, kind: str = "application/json") -> int:
        headers = {"Content-Type": kind}
        return live.http.post("/api/v2/matches", content=content, headers=headers).status_code  # type: ignore[arg-type]

    assert post("{") == 400
    assert post("x" * 100_000) == 400
    assert post(iter([b"x" * 50_000] * 4)) == 400
    assert post(json.dumps({"game": "salvage", "seats": [{"kind": "human"}] * 2}), "text/plain") == 400
    answer = live.http.delete("/api/v2/matches")
    assert answer.status_code == 404 and answer.json()["type"] == "error"


def test_another_sites_page_can_do_nothing(live: LiveServer) -> None:
    body = {"game": "salvage", "seats": [{"kind": "human"}] * 2}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = live.http.post("/api/v2/matches", json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["code"] == "not_yours"
    assert live.http.post("/api/v2/matches", json=body, headers={"Origin": live.url}).status_code == 201


def test_headers_of_a_careful_host(live: LiveServer) -> None:
    for path in ("/", "/api/v2/games", "/nothing.js", "/healthz"):
        headers = live.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers and "server" not in headers
    assert live.http.get("/api/v2/games").headers["cache-control"] == "no-store"


def test_only_a_token_of_this_match_opens_it(live: LiveServer) -> None:
    made, other = live.create("human", "human"), live.create("human", "human")
    assert made.server.http.get(f"{made.path}/state").status_code == 401
    for headers in (other.headers(0), {"Authorization": "Basic x"}, {"Authorization": f"Bearer {made.tokens[0]}x"}):
        answer = live.http.get(f"{made.path}/state", headers=headers)
        assert answer.status_code == 401 and answer.json()["code"] == "unauthorized"
    assert made.get("state", -1).status_code == 200
    body = {"move_id": "a", "seq": 0, "key": "0"}
    assert made.post("moves", -1, body).status_code == 403
    assert made.post("name", -1, {"name": "x"}).status_code == 403


def test_errors_have_their_status(live: LiveServer) -> None:
    made = live.create("human", "human")
    assert made.post("moves", 0, {"move_id": "a", "seq": 0, "key": "77"}).status_code == 422
    assert made.post("moves", 0, {"move_id": "a", "seq": 5, "key": "0"}).status_code == 409
    assert made.post("moves", 0, {"move_id": "a", "seq": 0}).status_code == 400
    assert made.post("acts", 0, {"move_id": "a", "seq": 0, "act": "undo"}).status_code == 422
    for what in ("replay", "file"):
        answer = made.get(what, 0, at=1)
        assert answer.status_code == 403 and answer.json()["code"] == "not_yours"
    assert made.post("rematch", 0).status_code == 403
    assert made.state(0)["seq"] == 0


def test_summary_is_public_and_has_no_secret(live: LiveServer) -> None:
    made = live.create("human", "open", "random")
    ann = made.client(0)
    while ann.shown["waiting"] != [0, 1]:
        ann.receive()
    made.post("name", 0, {"name": "Ann"})
    answer = live.http.get(made.path)
    summary = answer.json()
    assert [seat["kind"] for seat in summary["seats"]] == ["human", "open", "bot"]
    assert summary["seats"][0]["name"] == "Ann" and summary["status"] == "playing" and summary["seq"] == 2
    assert made.tokens[0] not in answer.text and made.watch not in answer.text


def test_what_follows_from_the_position_is_told_to_everybody(live: LiveServer) -> None:
    made = live.create("human", "human")
    for seat in (0, 1, -1):
        told = made.state(seat)["insights"]
        assert [(one["about"], one["kind"], one["args"]) for one in told] == [
            ("seat:0", "behind", {"seat": 0, "coins": 0}),
            ("seat:1", "behind", {"seat": 1, "coins": 0}),
        ]
        assert all(isinstance(one["text"], str) and one["text"] for one in told)


def test_a_finished_game_is_replayed_filed_and_played_again(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    assert live.http.get(made.path).json()["status"] == "over"

    text = made.get("file", -1).text
    table = replayed(parse(text), games.game("ahoy"))
    assert table.over
    assert clients[0].shown["over"]["seed"] in text and check(text) == []

    last = made.replay(10**6, -2).json()
    assert last["at"] == last["answers"] == len(table.journal)
    assert last["scores"] == clients[0].shown["over"]["scores"] and last["over"] == clients[0].shown["over"]
    for seat in (0, 1, -1):
        assert made.replay(last["at"], seat).json()["events"] == made.state(seat)["events"]
    told = {event["kind"] for event in last["events"]}
    assert "plan.drawn" in told and "plan.drawn_unseen" not in told  # what others were told instead is left out
    assert made.replay(30, 0).json()["at"] == 30
    assert made.replay(30, 9).status_code == 400
    assert '"hidden"' not in json.dumps(made.get("replay", 0, at=30).json()["view"])

    first = made.post("rematch", 0).json()
    second = made.post("rematch", 1).json()
    assert first["match"] == second["match"] and first["token"] != second["token"]
    clients[1].until(lambda _: clients[1].shown["rematch"])
    assert clients[1].shown["rematch"] == second
    answer = live.http.get(
        f"/api/v2/matches/{second['match']}/state", headers={"Authorization": f"Bearer {second['token']}"}
    )
    assert answer.json()["you"] == 1


def test_a_rematch_counts_as_a_new_match(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, new_matches=2)
    try:
        made = server.create("human", "human")
        assert made.post("rematch", 0).status_code == 403, "which costs nothing"
        play_on([made.client(0), made.client(1)], any_key)
        first = made.post("rematch", 0)
        assert first.status_code == 200
        over = server.http.post("/api/v2/matches", json={"game": "salvage", "seats": [{"kind": "human"}] * 2})
        assert over.status_code == 429 and over.json()["code"] == "too_many"
        assert made.post("rematch", 1).json()["match"] == first.json()["match"], "the same one costs nothing"
    finally:
        server.stop()


def test_a_rematch_over_the_limit_is_refused(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, new_matches=1)
    try:
        made = server.create("human", "human")
        play_on([made.client(0), made.client(1)], any_key)
        assert made.post("rematch", 0).status_code == 429
        assert server.http.get(made.path).json()["rematch"] is False
    finally:
        server.stop()


def test_the_stream_resumes(live: LiveServer) -> None:
    made = live.create("human", "human")

    def first(**how: dict[str, object]) -> tuple[str, dict[str, object]]:
        headers = made.headers(0) | how.get("headers", {})  # type: ignore[operator]
        with live.http.stream("GET", f"{made.path}/stream", headers=headers, params=how.get("params")) as stream:  # type: ignore[arg-type]
            assert stream.headers["content-type"].startswith("text/event-stream")
            number = ""
            for line in stream.iter_lines():
                if line.startswith("id: "):
                    number = line[4:]
                if line.startswith("data: "):
                    return number, json.loads(line[6:])
        raise AssertionError("nothing came")

    number, shown = first()
    assert number == "0" and shown["type"] == "snapshot"
    made.post("moves", 0, {"move_id": "a", "seq": 0, "key": "1"})
    number, shown = first(params={"since": 0})
    assert number == "1" and shown["type"] == "update" and shown["since"] == 0
    assert first(headers={"Last-Event-ID": "0"})[1]["type"] == "update"
    assert first(headers={"Last-Event-ID": "zero"})[1]["type"] == "snapshot"


def test_a_stop_does_not_wait_for_streams(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "human")
    ann = made.client(0)
    with server.http.stream("GET", f"{made.path}/stream", headers=made.headers(1)) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "id: 0"
        server.server.should_exit = True
        started = time.monotonic()
        assert "unavailable" in "".join(lines)
    server.stop()
    assert time.monotonic() - started < 4
    while ann.shown["waiting"]:
        try:
            ann.receive()
        except ConnectionClosed:
            break


def test_the_example_bot_plays_a_game(live: LiveServer, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "BOT.md").read_text(encoding="utf-8")
    source = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert source is not None and len(source[1].splitlines()) < 40
    script = tmp_path / "bot.py"
    script.write_text(source[1], encoding="utf-8")
    made = live.create("open", "random", game="ahoy")
    made.claim(0)
    done = subprocess.run(
        [sys.executable, str(script), live.url, made.tokens[0]], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.startswith("winners: [")
    assert live.http.get(made.path).json()["status"] == "over"


@pytest.mark.both_databases
def test_a_letter_that_no_database_keeps_is_refused(tmp_path: Path) -> None:
    """PostgreSQL has no place for NUL; a refusal must not look like a database that is away."""
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human")
        said = made.post("moves", 0, {"move_id": "a\0", "seq": 0, "key": "1"})
        assert (said.status_code, said.json()["code"]) == (400, "bad_request")
        client = made.client(0)
        assert client.move("1", move_id="\0")["code"] == "bad_request"
        assert client.move("1", move_id="a")["seq"] == 1
        assert server.http.get("/api/v2/matches/a%00b").json()["code"] == "not_found"
    finally:
        server.stop()
