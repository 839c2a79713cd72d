"""No secret leaves the server: whole games of Ahoy in which every byte sent to everybody is searched for what its
receiver may not know. What a seat may not know is listed here by hand, not read from the declarations under test."""

from __future__ import annotations

import json
import random
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.views.view import redeal, view
from tests.server.harness import Client, LiveServer, Made, Message, size

CANARIES = size("CANARIES", 1)
"""So many whole games of each number of players."""
WATCHER = -1
MARK = "§"
WORD = re.compile(r"[a-z0-9_]+")


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose sentences carry the id of everything they name, so that a name cannot hide in prose."""
    spell = Text._spell_id

    def spell_marked(text: Text, args: dict[str, Any], name: str, id: str, messages: list[str]) -> None:
        spell(text, args, name, id, messages)
        args[name] = f"{args[name]}{MARK}{id}{MARK}"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Text, "_spell_id", spell_marked)
        server = LiveServer(tmp_path_factory.mktemp("canary"))
        yield server
        server.stop()


class Stream:
    """A server-sent-events client in a thread; keeps all lines."""

    def __init__(self, made: Made, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []
        self.url = f"{made.server.url}{made.path}/stream"
        self.headers = made.headers(seat)
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        with httpx.stream("GET", self.url, headers=self.headers, timeout=30) as answer:
            for line in answer.iter_lines():
                self.lines.append(line)
                if line.startswith("data: ") and json.loads(line[6:]).get("over"):
                    return

    def messages(self) -> list[str]:
        self.thread.join(30)
        assert not self.thread.is_alive(), "the stream did not tell the end"
        return [line[6:] for line in self.lines if line.startswith("data: ")]


class Secrets:
    """What each viewer may not know, at every seq of one match."""

    def __init__(self, table: Any, viewers: list[int]) -> None:
        self.table = table
        self.viewers = viewers
        self.things = set(self._hidden(WATCHER)) | set(self._open())
        self.known: dict[int, set[str]] = {seat: set() for seat in viewers}
        self.at: dict[tuple[int, int], frozenset[str]] = {}

    def _hidden(self, seat: int) -> list[str]:
        state = self.table.state
        hidden = [*state.market_deck, *state.plan_deck, *state.region_stack, *state.region_box]
        for player in state.players:
            hidden += player.plans if player.seat != seat else []
        return hidden

    def _open(self) -> list[str]:
        state = self.table.state
        return [*state.market, *state.plan_discard, *state.laid, *state.box]

    def note(self, seq: int) -> None:
        """Looks who may know what; what was open once may be told again."""
        for seat in self.viewers:
            hidden = set(self._hidden(seat))
            self.known[seat] |= self.things - hidden
            self.at[seat, seq] = frozenset(hidden - self.known[seat])


SENTENCES = ("ending", "group", "message", "note", "text", "undo_with")
"""What is for people, by the names under which it is sent."""


def strings(part: Any) -> Iterator[str]:
    """All strings of a message, keys too, but of sentences only the marks."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for one in part:
            yield from strings(one)
    elif isinstance(part, dict):
        for key, one in part.items():
            yield key
            yield from one.split(MARK)[1::2] if key in SENTENCES and isinstance(one, str) else strings(one)


def words(text: str) -> set[str]:
    return {word for one in strings(json.loads(text)) for word in WORD.findall(one)}


def check(text: str, forbidden: frozenset[str], never: list[str]) -> None:
    """One message against what its receiver may not know."""
    near = {id for id in forbidden if id in text}  # most messages need no closer look
    leaked = words(text) & near if near else near
    assert not leaked, f"{sorted(leaked)} in {text[:2000]}"
    for secret in never:
        assert secret not in text, f"a seed or a token in {text[:2000]}"


def check_view(message: Message, table: Any, seat: int) -> None:
    """The view is the same whatever lies where the viewer cannot look: pledges, hands, decks, the tile in the box."""
    other = table.state.copy()
    redeal(other, seat, Randomness(message["seq"]))
    assert json.loads(json.dumps(view(other, seat))) == message["view"]
    told = [(one.about, one.kind, one.args) for one in table.game.insights(other, seat)]
    assert told == [(one["about"], one["kind"], one["args"]) for one in message["insights"]]
    for player in message["view"]["players"]:
        if player["seat"] != seat and not player["revealed"]:
            assert isinstance(player["heads"], dict) and isinstance(player["plans"], dict)


class Game:
    """One game: a socket for every seat and a watcher, streams beside them."""

    def __init__(self, server: LiveServer, players: int) -> None:
        self.made = server.create(*["human"] * players, game="ahoy")
        self.table = server.hub.live[self.made.id].table
        seats = [*range(players), WATCHER]
        self.secrets = Secrets(self.table, seats)
        self.secrets.note(0)
        self.clients: dict[int, Client] = {seat: self.made.client(seat) for seat in seats}
        self.streams: list[Stream] = []
        self.done: dict[int, int] = dict.fromkeys(seats, 0)
        self.tokens = {seat: self.made.watch if seat < 0 else self.made.tokens[seat] for seat in seats}

    def never(self, seat: int) -> list[str]:
        """What is secret until the end, or for ever: the seed, and the tokens of the others."""
        tokens = [token for holder, token in self.tokens.items() if holder != seat]
        return tokens if self.table.over else [self.table.dealer.seed, *tokens]

    def search(self, seq: int) -> None:
        """Everybody has this seq: searches what has come since the last time."""
        self.secrets.note(seq)
        for seat, client in self.clients.items():
            client.at(seq)
            for text in client.all[self.done[seat] :]:
                check(text, self.secrets.at[seat, seq], self.never(seat))
            self.done[seat] = len(client.all)
            check_view(client.shown, self.table, seat)

    def play(self, rng: random.Random) -> int:
        """To the end, taking back now and then. The number of searches."""
        self.streams = [Stream(self.made, seat) for seat in (1, WATCHER)]
        searches, seq = 0, 0
        while not self.table.over:
            me = next(client for client in self.clients.values() if client.shown["ask"])
            if me.shown["undo"] and rng.random() < 0.1:
                said = me.act("undo")
            else:
                self.probe(me, rng)
                said = me.move(rng.choice(me.keys()))
            assert said["type"] == "ack", said
            seq = said["seq"]
            self.search(seq)
            searches += 1
        return searches

    def probe(self, me: Client, rng: random.Random) -> None:
        """Wrong guesses are answered the same whatever lies hidden: an answer must be no oracle."""
        seat = me.shown["you"]
        hidden = sorted(self.secrets.at[seat, me.shown["seq"]])
        naming = [key for key in me.keys() if self.secrets.things & set(key.split())]  # noqa: SIM118
        if len(hidden) < 2 or not naming or rng.random() > 0.1:
            return
        parts = rng.choice(naming).split()
        at = next(at for at, part in enumerate(parts) if part in self.secrets.things)
        said = []
        for id in rng.sample(hidden, 2):
            error = me.move(" ".join([*parts[:at], id, *parts[at + 1 :]]))
            said.append((error["type"], error["code"], error["clause"], error["message"]))
        assert said[0] == said[1] and said[0][1] == "refused"

    def search_streams(self) -> int:
        """What the streams were sent, each message against the secrets of its seq."""
        searched = 0
        for stream in self.streams:
            for text in stream.messages():
                message = json.loads(text)
                seed = [] if message["over"] else [self.table.dealer.seed]
                tokens = [token for holder, token in self.tokens.items() if holder != stream.seat]
                check(text, self.secrets.at[stream.seat, message["seq"]], [*seed, *tokens])
                searched += 1
        return searched


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_secret_in_any_byte_of_a_whole_game(marked: LiveServer, players: int) -> None:
    positions, searched = 0, 0
    for n in range(CANARIES):
        game = Game(marked, players)
        moves, streamed = game.play(random.Random(100 * n + players)), game.search_streams()
        assert moves > 50 and streamed > 20
        positions += moves
        searched += streamed + sum(len(client.all) for client in game.clients.values())
        for client in game.clients.values():
            assert client.shown["over"]["seed"] == game.table.dealer.seed
            client.close()
    print(f"{CANARIES} whole games of {players}, {positions} positions, {searched} messages searched")


def test_bots_and_http_tell_no_secret_either(marked: LiveServer) -> None:
    """The answers over HTTP, while bots play the other seats."""
    made = marked.create("human", "random", "random", game="ahoy")
    rng = random.Random(5)
    table = marked.hub.live[made.id].table
    seed = table.dealer.seed
    for _ in range(60):
        state = made.get("state", 0)
        assert seed not in state.text and made.watch not in state.text
        shown = state.json()
        for player in shown["view"]["players"][1:]:
            assert isinstance(player["plans"], dict) and isinstance(player["heads"], dict)
        for deck in ("market_deck", "plan_deck", "region_stack", "region_box"):
            assert shown["view"][deck].keys() == {"hidden"}
        if shown["ask"]:
            key = rng.choice(shown["ask"]["options"])["key"]
            body = {"move_id": f"m{shown['seq']}", "seq": shown["seq"], "key": key}
            assert seed not in made.post("moves", 0, body).text
        for what in ("replay", "file"):
            path = f"{made.path}/{what}?at=0&seat=-2"
            refused = marked.http.get(path, headers=made.headers(0))
            assert refused.status_code == 403 and seed not in refused.text
        assert seed not in marked.http.get(made.path).text


def test_the_search_finds_what_is_hidden(marked: LiveServer) -> None:
    """A search that finds nothing must be able to find something."""
    game = Game(marked, 2)
    secret = game.table.state.market_deck[0]
    forbidden = game.secrets.at[0, 0]
    assert secret in forbidden
    for leak in ({"key": f"take {secret}"}, {"text": f"a {MARK}{secret}{MARK}"}, {secret: 1}):
        with pytest.raises(AssertionError):
            check(json.dumps(leak), forbidden, [])
    with pytest.raises(AssertionError):
        check(json.dumps({"a": game.table.dealer.seed}), forbidden, game.never(0))
    check(json.dumps({"text": secret}), forbidden, [])
    for client in game.clients.values():
        client.close()
