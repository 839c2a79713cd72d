"""A seat belongs to one person: invitations, claims, renewed and handed-over seats, new devices."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quarterdeck.server.devices import MOST_DEVICES, Devices
from quarterdeck.server.store import migrate
from tests.server.harness import Client, LiveServer, Made, any_key, play_on
from tests.server.hosting import taken_back
from tests.server.test_restart import moved_on

ID = "a claim's own id"


def claim(server: LiveServer, invitation: str, claim_id: str = ID, **more: Any) -> httpx.Response:
    body = {"invitation": invitation, "claim_id": claim_id, **more}
    return server.http.post("/api/v1/invitations/claim", json=body)


def as_maker(made: Made) -> dict[str, str]:
    return {"Authorization": f"Bearer {made.maker}"}


def invitations(made: Made) -> dict[str, Any]:
    return dict(made.server.http.get(f"{made.path}/invitations", headers=as_maker(made)).json())


def invite_anew(made: Made, seat: int, **body: Any) -> httpx.Response:
    return made.server.http.post(f"{made.path}/invitations/{seat}", headers=as_maker(made), json=body)


def with_token(made: Made, token: str, what: str = "state") -> httpx.Response:
    return made.server.http.get(f"{made.path}/{what}", headers={"Authorization": f"Bearer {token}"})


def handed_over(made: Made, seat: int) -> str:
    """A hand-over invitation that the seat's holder made."""
    return str(made.post("handover", seat, {}).json()["invitation"])


def ending(client: Client) -> dict[str, Any]:
    """The last thing that a socket is told before it is closed."""
    said: dict[str, Any] = {}
    while True:
        try:
            said = client.receive()
        except ConnectionClosed:
            return said


# ---------------------------------------------------------------- who gets what


def test_who_makes_a_table_gets_their_own_seats_and_invitations(live: LiveServer) -> None:
    made = live.create("human", "open", "random")
    assert made.tokens[0] and made.tokens[1:] == [None, None]
    assert made.invitations[1] and [made.invitations[0], made.invitations[2]] == [None, None]
    assert len({made.tokens[0], made.invitations[1], made.maker, made.watch}) == 4


def test_several_at_one_screen_are_the_makers_own(live: LiveServer) -> None:
    made = live.create("human", "human")
    assert all(made.tokens) and made.invitations == [None, None]
    assert [made.client(seat, page="one").shown["you"] for seat in (0, 1)] == [0, 1]


def test_an_invitation_or_the_makers_token_opens_no_seat(live: LiveServer) -> None:
    made = live.create("human", "open")
    for token in (made.invitations[1], made.maker, live.hub.tokens.make(made.id, 1)):
        assert with_token(made, token).status_code == 401
        with connect(live.url.replace("http", "ws") + "/ws/v1") as socket:
            socket.send(json.dumps({"type": "join", "token": token}))
            assert json.loads(socket.recv())["code"] == "unauthorized"
    assert live.http.get(made.path).json()["seats"][1]["kind"] == "open"


def test_the_maker_never_sees_anothers_token(live: LiveServer) -> None:
    """Everything that the maker is ever sent, byte by byte."""
    made = live.create("human", "open")
    ann = made.client(0)
    token = made.claim(1, "Ben").json()["token"]
    ann.until(lambda message: message.get("seats", [{}, {"name": ""}])[1]["name"] == "Ben")
    ben = made.client(1)
    play_on([ann, ben], any_key)
    made.post("rematch", 1)
    ann.until(lambda message: message.get("rematch"))
    heard = [*ann.all, live.http.get(made.path).text, json.dumps(invitations(made))]
    heard += [with_token(made, key).text for key in (made.tokens[0], made.watch)]
    heard += [invite_anew(made, 1).text, made.claim(1).text]
    signature, key = token.rpartition(".")[2], token.split(".")[2]
    assert not any(secret in one for one in heard for secret in (token, signature, key))
    assert token not in live.http.post("/api/v1/matches", json={"game": "salvage", "seats": []}).text


# ---------------------------------------------------------------- claiming


def test_an_invitation_is_claimed_once(live: LiveServer) -> None:
    made = live.create("human", "open")
    said = claim(live, made.invitations[1], name=" Ben\n")
    assert said.status_code == 200 and said.json()["seat"] == 1 and said.json()["game"] == "salvage"
    token = said.json()["token"]
    assert with_token(made, token).json()["you"] == 1
    seat = live.http.get(made.path).json()["seats"][1]
    assert (seat["kind"], seat["name"]) == ("human", "Ben")
    again = claim(live, made.invitations[1], "another one's id")
    assert again.status_code == 422 and "already taken" in again.json()["message"]["en"]
    assert "schon jemand" in again.json()["message"]["de"] and with_token(made, token).status_code == 200
    assert claim(live, made.invitations[1], name="Eve").json()["token"] == token, "the same claim, its answer lost"
    assert live.http.get(made.path).json()["seats"][1]["name"] == "Ben"


def test_of_many_claims_at_once_one_wins(live: LiveServer) -> None:
    made = live.create("human", "open")
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda n: claim(live, made.invitations[1], f"claim number {n:04}"), range(8)))
    assert sorted(one.status_code for one in said) == [200] + [422] * 7
    with ThreadPoolExecutor(4) as pool:
        made = live.create("human", "open")
        same = list(pool.map(lambda n: claim(live, made.invitations[1]), range(4)))
    assert len({one.json()["token"] for one in same}) == 1


def test_looking_at_a_table_claims_nothing(live: LiveServer) -> None:
    made = live.create("human", "open")
    for path in ("/", made.path, f"/#/sit/{made.invitations[1]}", "/api/v1/invitations/claim"):
        live.http.get(path)
    assert live.http.get(made.path).json()["seats"][1]["kind"] == "open"
    assert made.claim(1).status_code == 200


def test_what_is_no_invitation_is_refused(live: LiveServer) -> None:
    made, other = live.create("human", "open"), live.create("human", "open")
    good = made.invitations[1]
    match, seat, key, signature = good.split(".")
    bad = ["", "x", "...", "é", "a.b.c.d", good[:-1], good + "x", good.upper(), f"{other.id}.{seat}.{key}.{signature}"]
    bad += [f"{match}.0.{key}.{signature}", f"{match}.{seat}..{signature}", made.tokens[0], made.watch, made.maker]
    bad += [live.hub.tokens.make(made.id, 1, key)]
    for one in bad:
        said = claim(live, one)
        assert said.status_code == 401 and said.json()["message"]["de"], one
    for body in ({"invitation": "x" * 201}, {"invitation": 7}, {"claim_id": "short"}, {"claim_id": "x" * 65}, {"k": 1}):
        whole = {"invitation": good, "claim_id": ID} | body
        assert live.http.post("/api/v1/invitations/claim", json=whole).json()["code"] == "bad_request", body
    assert claim(live, live.hub.tokens.invite("nosuchmatch", 0, "k")).json()["code"] == "not_found"
    assert made.claim(1).status_code == 200


@pytest.mark.both_databases
def test_claims_survive_a_restart(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    made = server.create("human", "open", "open")
    token = claim(server, made.invitations[1]).json()["token"]
    invitations_before = made.invitations
    server.stop()
    server = LiveServer(tmp_path)
    try:
        made = moved_on(server, made)
        made.invitations = invitations_before
        assert with_token(made, token).json()["you"] == 1
        assert claim(server, made.invitations[1]).json()["token"] == token
        assert claim(server, made.invitations[1], "another one's id").status_code == 422
        assert made.claim(2).status_code == 200
    finally:
        server.stop()


@pytest.mark.both_databases
def test_a_claim_that_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "open")
        write = server.hub.store.writer.write

        async def fail(changes: Any) -> None:
            raise OSError("the disk is full")

        server.hub.store.writer.write = fail
        assert made.claim(1).json()["code"] == "unavailable"
        server.hub.store.writer.write = write
        assert server.http.get(made.path).json()["seats"][1]["kind"] == "open"
        assert made.claim(1, claim_id="somebody else's id").status_code == 200
    finally:
        server.stop()


# ---------------------------------------------------------------- taking an invitation back


def test_the_maker_takes_an_invitation_back(live: LiveServer) -> None:
    made = live.create("human", "open")
    old = made.invitations[1]
    made.invitations[1] = invite_anew(made, 1).json()["invitation"]
    said = claim(live, old)
    assert said.status_code == 422 and "taken back" in said.json()["message"]["en"]
    assert [one["claimed"] for one in invitations(made)["seats"]] == [False]
    assert invitations(made)["seats"][0]["invitation"] == made.invitations[1]
    made.claim(1, "Ben")
    assert invitations(made)["seats"] == [{"seat": 1, "name": "Ben", "claimed": True, "invitation": None}]


def test_the_maker_gives_the_seat_to_a_bot(live: LiveServer) -> None:
    made = live.create("human", "open")
    assert invite_anew(made, 1, bot=True).json()["invitation"] is None
    seat = live.http.get(made.path).json()["seats"][1]
    assert seat["kind"] == "bot" and seat["bot"]
    assert made.claim(1).status_code == 422 and invite_anew(made, 1).status_code == 422


def test_after_the_claim_the_maker_has_no_power_over_the_seat(live: LiveServer) -> None:
    made = live.create("human", "open")
    made.claim(1)
    for body in ({}, {"bot": True}):
        assert invite_anew(made, 1, **body).status_code == 422
    for seat in (0, 7, -1, 10**30):
        assert invite_anew(made, seat).status_code in (400, 422)
    assert made.state(1)["you"] == 1


def test_only_the_maker_is_told_of_invitations(live: LiveServer) -> None:
    made, other = live.create("human", "open"), live.create("human", "open")
    for token, status in ((made.tokens[0], 403), (made.watch, 403), (other.maker, 401), (made.invitations[1], 401)):
        headers = {"Authorization": f"Bearer {token}"}
        assert live.http.get(f"{made.path}/invitations", headers=headers).status_code == status
        assert live.http.post(f"{made.path}/invitations/1", headers=headers, json={}).status_code == status
    assert made.claim(1).status_code == 200


# ---------------------------------------------------------------- renewed and handed over


@pytest.mark.both_databases
def test_a_seat_is_handed_over(tmp_path: Path) -> None:
    """Nothing changes until the other claims it; then every connection of before is closed and told why."""
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human")
        ann, ben, old = made.client(0), made.client(1), made.tokens[0]
        invitation = handed_over(made, 0)
        assert ann.move("1")["type"] == "ack" and invitation not in json.dumps([ben.shown, invitations(made)])
        token = claim(server, invitation, name="Cleo").json()["token"]
        said = ending(ann)
        assert said["code"] == "unauthorized" and "handed" in said["message"]["en"]
        assert with_token(made, old).status_code == 401 and made.post("handover", 0, {}).status_code == 401
        assert made.post("moves", 0, {"move_id": "x", "seq": 1, "key": "1"}).status_code == 401
        with pytest.raises(AssertionError, match="unauthorized"):
            refused_join(server, old)
        assert with_token(made, token).json()["seats"][0]["name"] == "Cleo"
        ben.send({"type": "ping"})
        assert ben.until(lambda message: message["type"] == "pong")
        server.stop()
        server = LiveServer(tmp_path)
        made = moved_on(server, made)
        assert with_token(made, token).status_code == 200 and with_token(made, old).status_code == 401
    finally:
        server.stop()


def refused_join(server: LiveServer, token: str) -> None:
    with connect(server.url.replace("http", "ws") + "/ws/v1") as socket:
        socket.send(json.dumps({"type": "join", "token": token}))
        assert json.loads(socket.recv())["type"] == "snapshot", "unauthorized"


def test_a_stream_of_before_ends_too(live: LiveServer) -> None:
    made = live.create("human", "human")
    with live.http.stream("GET", f"{made.path}/stream", headers=made.headers(0)) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("id: ")
        claim(live, handed_over(made, 0))
        assert [json.loads(line[6:]) for line in lines if line.startswith("data: ")][-1]["code"] == "unauthorized"


def test_a_token_is_renewed_by_claiming_ones_own_seat(live: LiveServer) -> None:
    made = live.create("human", "open")
    made.claim(1)
    first = made.tokens[1]
    invitation = handed_over(made, 1)
    second = claim(live, invitation, "the holder's own id").json()["token"]
    assert second != first and with_token(made, first).status_code == 401
    assert claim(live, invitation, "the holder's own id").json()["token"] == second, "its answer was lost"
    assert claim(live, invitation, "somebody else's id").status_code == 422
    made.tokens[1] = second
    third = claim(live, handed_over(made, 1), "a third id for it").json()["token"]
    assert claim(live, invitation, "the holder's own id").status_code == 422, "a claim of before tells nothing"
    assert with_token(made, second).status_code == 401 and with_token(made, third).status_code == 200


def test_a_hand_over_is_taken_back(live: LiveServer) -> None:
    made = live.create("human", "human")
    first, second = handed_over(made, 0), handed_over(made, 0)
    assert claim(live, first).status_code == 422
    assert made.post("handover", 0, {"take_back": True}).json()["invitation"] is None
    assert claim(live, second).status_code == 422 and made.state(0)["you"] == 0
    assert made.post("handover", -1, {}).status_code == 403


# ---------------------------------------------------------------- earlier versions, further games


@pytest.mark.both_databases
def test_tokens_of_earlier_versions_keep_working(tmp_path: Path) -> None:
    """Rows as an earlier version left them: neither key nor invitation, an open seat that its token opens."""
    server = LiveServer(tmp_path)
    made = server.create("human", "open")
    old = [server.hub.tokens.make(made.id, seat) for seat in (0, 1)]
    server.stop()
    taken_back(tmp_path, "0002")
    server = LiveServer(tmp_path)
    try:
        assert migrate.version_of(server.hub.store.engine) == migrate.newest()
        made = Made(server, {"match": made.id, "tokens": old, "watch": made.watch})
        assert [made.client(seat).shown["you"] for seat in (0, 1)] == [0, 1]
        assert server.http.get(made.path).json()["seats"][1]["kind"] == "human"
        token = claim(server, handed_over(made, 1)).json()["token"]
        assert with_token(made, token).status_code == 200
        assert (with_token(made, old[1]).status_code, with_token(made, old[0]).status_code) == (401, 200)
    finally:
        server.stop()


def test_after_a_game_everybody_is_told_their_own_next_token(live: LiveServer) -> None:
    made = live.create("human", "open")
    made.claim(1)
    play_on([made.client(0), made.client(1)], any_key)
    assert made.state(0)["over"], "the game is over"
    said = made.post("rematch", 0).json()
    own = [made.state(seat)["rematch"] for seat in (0, 1)]
    assert own[0] == said and own[1]["token"] != said["token"]
    following = Made(live, {"match": said["match"], "tokens": [one["token"] for one in own], "watch": ""})
    assert [following.state(seat)["you"] for seat in (0, 1)] == [0, 1]
    told = invitations(made)["rematch"]
    assert told["match"] == following.id
    following.maker = told["maker"]
    assert invitations(following)["seats"] == []
    renewed = claim(live, handed_over(following, 1)).json()["token"]
    assert renewed not in json.dumps([made.state(seat) for seat in (0, 1)]), "the game before tells no renewed token"


# ---------------------------------------------------------------- new devices


def told(client: Client) -> int:
    news = client.shown["new_devices"]
    return int(news["count"]) if news else 0


@pytest.mark.both_databases
def test_a_new_device_is_told_to_the_seats_others(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    try:
        made = server.create("human", "human")
        desk, ben = made.client(0, device="desk"), made.client(1, device="ben")
        assert told(desk) == 0
        phone = made.client(0, device="phone")
        desk.until(lambda message: message.get("new_devices"))
        assert (told(desk), told(phone)) == (1, 0) and desk.shown["new_devices"]["at"] > "2"
        assert ben.answer({"type": "ping"})["type"] == "pong"
        assert not any('"new_devices":{' in text for text in ben.all), "nobody else learns it"
        made.client(0, device="phone").close()
        made.client(0).close()
        desk.until(lambda message: (message.get("new_devices") or {}).get("count") == 2)
        desk.close()
        assert server.http.get(f"{made.path}/state", headers=made.headers(0) | {"X-Device": "thief"}).status_code == 200
        server.stop()
        server = LiveServer(tmp_path)
        made = moved_on(server, made)
        desk, phone = made.client(0, device="desk"), made.client(0, device="phone")
        assert (told(desk), told(phone)) == (3, 2), "who was away is told at the next join"
        assert phone.answer({"type": "devices"})["type"] == "ack"
        assert (told(made.client(0, device="desk")), told(made.client(0, device="phone"))) == (3, 0)
        stored = json.dumps([dict(row) for row in rows(server)])
        assert "desk" not in stored and "phone" not in stored and len(stored) < 2000
    finally:
        server.stop()


def rows(server: LiveServer) -> list[Any]:
    with server.hub.store.engine.connect() as connection:
        return list(connection.execute(text("select * from seats")).mappings())


def test_a_claimed_seat_has_only_its_new_holders_devices(live: LiveServer) -> None:
    made = live.create("human", "human")
    for device in ("a", "b"):
        made.client(0, device=device).close()
    made.tokens[0] = claim(live, handed_over(made, 0)).json()["token"]
    assert told(made.client(0, device="c")) == 0


def test_watchers_have_no_devices(live: LiveServer) -> None:
    made = live.create("human", "human")
    one, two = made.client(-1, device="a"), made.client(-1, device="b")
    assert told(one) == told(two) == 0
    assert one.answer({"type": "devices"})["code"] == "not_yours"


def test_no_crowd_of_devices_pushes_out_one_that_was_there() -> None:
    devices = Devices()
    devices.come("own", "1")
    for n in range(100):
        devices.come(f"{n}", "2")
    assert devices.news("own") == 100 and len(devices.told) == MOST_DEVICES
    assert Devices(devices.stored()).news("own") == 100
    assert devices.seen("own") and not devices.seen("own") and not devices.knows("99")


def test_a_hostile_device_is_refused(live: LiveServer) -> None:
    made = live.create("human", "human")
    with connect(live.url.replace("http", "ws") + "/ws/v1") as socket:
        for device in ("x" * 65, 7, None, ["a"]):
            socket.send(json.dumps({"type": "join", "token": made.tokens[0], "device": device}))
            assert json.loads(socket.recv())["code"] == "bad_request"
    headers = made.headers(0) | {"X-Device": "x" * 65}
    assert live.http.get(f"{made.path}/state", headers=headers).status_code == 400
    started = time.monotonic()
    assert made.state(0)["new_devices"] is None and time.monotonic() - started < 5
