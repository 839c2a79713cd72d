"""A viewer is told everything in one language, its own, and in another as soon as it asks."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.harness import LiveServer


def test_two_at_a_table_read_it_in_their_own_languages(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    ann, bea = made.client(0, lang="en-GB"), made.client(1, lang="fr, de;q=0.9")
    lookers = [made.client(-1, lang=lang) for lang in ("en", "de")]
    assert [one.shown["lang"] for one in (ann, bea, *lookers)] == ["en", "de", "en", "de"]
    first = ann if ann.shown["ask"] else bea
    first.move(first.keys()[0])
    for one in lookers:
        one.at(1)
    told = [[(event["kind"], event["text"]) for event in one.log] for one in lookers]
    assert [kind for kind, _ in told[0]] == [kind for kind, _ in told[1]]
    assert told[0] != told[1] and all(isinstance(text, str) for _, text in told[0] + told[1])


def test_another_language_is_asked_for_at_the_table(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    ann, bea = made.client(0), made.client(1)
    english = ann.shown
    assert english["lang"] == "en" and "lang" in bea.shown
    ann.send({"type": "lang", "lang": "de"})
    german = ann.until(lambda message: message["type"] == "snapshot")
    assert german["lang"] == "de" and german["seq"] == english["seq"] and german["view"] == english["view"]
    for one, other in zip(english["events"], german["events"], strict=True):
        assert (one["kind"], one["args"]) == (other["kind"], other["args"])
    refused = ann.move("dance")
    assert refused["type"] == "error" and "Das" in refused["message"]
    watcher = made.client(-1)
    watcher.send({"type": "lang", "lang": "de"})
    assert watcher.until(lambda message: message["type"] == "snapshot")["lang"] == "de"


def test_nobody_else_is_sent_anything_by_that(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    ann, bea = made.client(0), made.client(1)
    ann.send({"type": "lang", "lang": "de"})
    ann.until(lambda message: message["type"] == "snapshot")
    before = len(bea.all)
    bea.answer({"type": "ping", "id": 1})
    assert [json.loads(text)["type"] for text in bea.all[before:]] == ["pong"]


def test_over_http_by_header_or_query(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    german = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}
    for path in ("/api/v2/games", "/api/v2/games/ahoy/catalog", "/api/v2/client", f"{made.path}/state"):
        plain = live.http.get(path, headers=made.headers(0))
        by_header = live.http.get(path, headers=made.headers(0) | german)
        by_query = live.http.get(f"{path}?lang=de", headers=made.headers(0))
        assert plain.headers["content-language"] == "en" and by_header.headers["content-language"] == "de", path
        assert by_header.json() == by_query.json() != plain.json(), path
        assert "Accept-Language" in by_header.headers["vary"], path
    problem = live.http.get("/api/v2/matches/none", headers=german)
    assert "Partie" in problem.json()["message"]
    assert live.http.get("/api/v2/languages").json() == [
        {"lang": "en", "name": "English"},
        {"lang": "de", "name": "Deutsch"},
    ]
    words = live.http.get("/api/v2/client?lang=de").json()
    assert set(words["files"]) == {"shell", "ahoy", "dead_reckoning", "maracaibo", "marauders"}
    assert "title = Quarterdeck" in words["files"]["shell"] and len(words["languages"]) == 2


def test_a_stream_speaks_the_readers_language(live: LiveServer) -> None:
    made = live.create("human", "human", game="ahoy")
    with live.http.stream("GET", f"{made.path}/stream?lang=de", headers=made.headers(0)) as answer:
        data = next(line for line in answer.iter_lines() if line.startswith("data: "))
    assert json.loads(data.removeprefix("data: "))["lang"] == "de"


def test_texts_are_made_for_nobody(live: LiveServer) -> None:
    """A language that nobody at this server reads costs nothing."""
    made = live.create("human", "human", game="maracaibo")
    made.client(0).close()
    texts = live.hub.live[made.id].texts
    assert "de" not in texts._spoken or texts._spoken["de"] is live.hub.texts(texts.game).of("de")


def test_a_client_of_the_first_protocol_is_told_so(live: LiveServer) -> None:
    for ask in (live.http.get, live.http.post):
        told = ask("/api/v1/games")
        assert told.status_code == 410
        assert told.json()["message"].keys() == {"en", "de"} and "Load it anew" in told.json()["message"]["en"]
    with connect(live.url.replace("http", "ws") + "/ws/v1") as socket:
        message = json.loads(socket.recv(5))
        assert message["type"] == "error" and message["message"]["de"].endswith("Lade sie neu.")
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
        assert socket.close_code == 1008
