"""Nothing of the server is for one game only: what a game's spec says is what the table offers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.kernel.text.languages import languages
from quarterdeck.server.bots import is_bot, usual
from tests.registry import OWN
from tests.server.harness import LiveServer, any_key, play_on
from tests.server.voyage import VOYAGE

SERVER = Path(__file__).resolve().parents[2] / "src" / "quarterdeck" / "server"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    games.register("voyage", "tests.server.voyage:VOYAGE")
    one = LiveServer(tmp_path_factory.mktemp("games"))
    yield one
    one.stop()
    del games.GAMES["voyage"]


def test_the_list_says_what_the_specs_say(server: LiveServer) -> None:
    told = {game["id"]: game for game in server.http.get("/api/v2/games").json()}
    assert list(told) == games.ids()
    for id, said in told.items():
        game = games.game(id)
        assert said["players"] == game.players and [mode["mode"] for mode in said["modes"]] == game.modes
        for one, option in zip(said["options"], game.options, strict=True):
            assert (one["name"], one["written"], one["default"]) == (option.name, option.written, option.default)
            assert one["players"] == option.players
            assert (one["when"] or {"name": "", "value": ""}) == dict(zip(("name", "value"), option.when, strict=True))
        assert [[value["value"] for value in one["values"]] for one in said["options"]] == [
            option.values for option in game.options
        ]
        bots = [one["bot"] for one in said["bots"]]
        assert set(game.bots) < set(bots) and all(is_bot(bot, game) for bot in bots)
        assert said["usual_bot"] == usual(game) and said["usual_bot"] in bots
    bots = {id: [one["bot"] for one in said["bots"]] for id, said in told.items()}
    assert "hasty" in bots["voyage"] and "hasty" not in bots["salvage"]
    assert told["voyage"]["usual_bot"] == "hasty" and told["salvage"]["usual_bot"] == "search"


@pytest.mark.parametrize("id", OWN)
def test_every_bot_of_a_game_has_a_name_in_every_language(server: LiveServer, id: str) -> None:
    names = []
    for lang in languages():
        told = next(game for game in server.http.get(f"/api/v2/games?lang={lang}").json() if game["id"] == id)
        assert all(one["text"] != one["bot"] for one in told["bots"])
        names += [one["text"] for one in told["bots"]]
    assert len(set(names)) == len(names)


def test_a_bot_that_nobody_named_is_the_usual_one(server: LiveServer) -> None:
    made = server.create("human", "", game="voyage")
    assert made.state(0)["seats"][1]["bot"] == "hasty"


@pytest.mark.parametrize(("id", "players"), [(id, n) for id in OWN for n in games.game(id).players])
def test_every_game_begins_at_every_number_of_players(server: LiveServer, id: str, players: int) -> None:
    made = server.create(*["human"] * players, game=id)
    clients = [made.client(seat) for seat in range(players)]
    rng = random.Random(players)
    for _ in range(12):
        asked = [client for client in clients if client.shown["ask"]]
        if not asked:
            break
        said = asked[0].move(rng.choice(asked[0].keys()))
        assert said["type"] == "ack", said
        for client in clients:
            client.at(said["seq"])
    assert clients[0].shown["seq"] > 0
    for client in clients:
        client.close()


def test_a_games_own_bot_plays_that_game_only(server: LiveServer) -> None:
    made = server.create("human", "hasty", game="voyage")
    ann = made.client(0)
    assert play_on([ann], any_key) > 3
    body = {"game": "salvage", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "hasty"}]}
    assert server.http.post("/api/v2/matches", json=body).json()["code"] == "bad_request"
    assert make_bot("hasty", 1, VOYAGE).name == "hasty"
    with pytest.raises(ValueError, match="hasty"):
        make_bot("lazy", 1, VOYAGE)
    with pytest.raises(ValueError, match="no bot hasty"):
        make_bot("hasty", 1, games.game("salvage"))


def test_a_campaign_goes_on_or_is_played_again(server: LiveServer) -> None:
    for sequel in (True, False):
        made = server.create("human", "random", game="voyage", archive="scores=1,2")
        ann = made.client(0)
        play_on([ann], any_key)
        assert ann.shown["over"]["sequel"]
        following = made.post("rematch", 0, {"sequel": sequel}).json()["match"]
        options = server.http.get(f"/api/v2/matches/{following}").json()["options"]
        scores = ",".join(map(str, ann.shown["over"]["scores"]))
        assert options["archive"] == (f"scores={scores}" if sequel else "scores=1,2")


def test_a_rival_without_a_seat_is_shown_to_everybody(server: LiveServer) -> None:
    made = server.create("human", "human", game="voyage")
    for seat in (0, 1):
        client = made.client(seat)
        assert [(one["side"], one["score"]) for one in client.shown["rivals"]] == [("storm", 2)]
        assert client.shown["rivals"][0]["text"]
        client.close()
    assert server.create("human", "human").client(0).shown["rivals"] == []


def test_a_game_says_in_its_own_words_why_a_table_cannot_be(server: LiveServer) -> None:
    seats = [{"kind": "human"}] * 2
    body = {"game": "maracaibo", "seats": seats, "options": {"story": "continue", "archive": "stories=s99;"}}
    for lang, words in (("en", "not the archive of a campaign"), ("de", "kein Archiv einer Kampagne")):
        told = server.http.post("/api/v2/matches", json=body, headers={"Accept-Language": lang})
        assert words in told.json()["message"] and told.headers["content-language"] == lang


def test_a_written_option_has_its_limits(server: LiveServer) -> None:
    for archive, fits in (("x" * 2000, True), ("x" * 2001, False), ("a\nb", False), ("\x00", False)):
        body = {"game": "voyage", "seats": [{"kind": "human"}] * 2, "options": {"archive": archive}}
        answer = server.http.post("/api/v2/matches", json=body)
        assert answer.status_code == (201 if fits else 400), archive[:20]


def test_the_server_has_no_word_of_any_game() -> None:
    """Except where it is measured: the figures are those of one game's rules."""
    words = [id for id in games.GAMES if id not in ("salvage", "voyage")]
    found = [
        f"{path.name}: {word}"
        for path in SERVER.rglob("*.py")
        if path.parent.name != "load"
        for word in words
        if word in path.read_text(encoding="utf-8").lower()
    ]
    assert found == []
