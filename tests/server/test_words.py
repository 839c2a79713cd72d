"""Words for the dice: the server is bound before it hears them, whoever sits down gives one, and none is ever lost."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from quarterdeck.kernel.rules.chance import Dealer, commitment
from quarterdeck.kernel.tables import verify
from quarterdeck.server import seeds
from quarterdeck.server.errors import Problem
from quarterdeck.server.hub import new_seat
from quarterdeck.server.seeds import Seeds
from quarterdeck.server.words import MOST_FRESH, fresh, of_maker
from tests.server.harness import Client, LiveServer, Made, any_key, play_on


def hashed(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def chain(length: int = 10) -> list[str]:
    """A seat's words in the order in which they are given: each is the hash of the one that follows it."""
    words = [secrets.token_hex(32)]
    while len(words) < length:
        words.append(hashed(words[-1]))
    return words[::-1]


def draw(server: LiveServer) -> dict[str, str]:
    answer = server.http.post("/api/v2/seeds")
    assert answer.status_code == 201
    return dict(answer.json())


def asked(*kinds: str, **more: Any) -> dict[str, Any]:
    return {"game": "salvage", "seats": [{"kind": kind} for kind in kinds], **more}


def create(server: LiveServer, *kinds: str, **more: Any) -> httpx.Response:
    return server.http.post("/api/v2/matches", json=asked(*kinds, **more))


def made_with_word(server: LiveServer, word: str, *kinds: str) -> Made:
    """A long game, in which a kind that is no person is a bot's spec."""
    seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    bound = {"seed_id": draw(server)["seed_id"], "entropy": word}
    body = {"game": "salvage", "seats": seats, "options": {"length": "long"}, **bound}
    answer = server.http.post("/api/v2/matches", json=body)
    assert answer.status_code == 201, answer.text
    return Made(server, answer.json())


def words_of(made: Made, seat: int = -1) -> list[tuple[int, int, str]]:
    return [(word["start"], word["seat"], word["word"]) for word in made.state(seat)["words"]]


def give(made: Made, seat: int, word: str) -> httpx.Response:
    return made.post("word", seat, {"entropy": word})


def dealer_of(made: Made) -> Dealer:
    dealer = made.server.hub.live[made.id].table.dealer
    assert isinstance(dealer, Dealer)
    return dealer


# The server is bound first


def test_a_table_keeps_the_seed_that_was_promised(live: LiveServer) -> None:
    drawn, word = draw(live), chain()[0]
    made = Made(live, create(live, "human", "open", seed_id=drawn["seed_id"], entropy=word).json())
    shown = made.state(0)
    assert shown["commitment"] == drawn["commitment"]
    assert drawn["commitment"] == commitment(dealer_of(made).seed, made.id)
    assert live.http.get(made.path).json()["commitment"] == drawn["commitment"]
    assert shown["words"] == [{"start": 0, "seat": 0, "word": word}]
    assert not shown["word_due"]


def test_the_maker_s_word_covers_the_set_up(live: LiveServer) -> None:
    made = made_with_word(live, chain()[0], "human", "random")
    first = next(entry for entry in live.hub.live[made.id].table.answers() if entry.seat < 0)
    dealer = dealer_of(made)
    assert first.index == verify.expected(dealer.seed, made.id, 0, first.of, [(0, 1, dealer.words[0][2])])


def test_a_seed_is_taken_once(live: LiveServer) -> None:
    bound = {"seed_id": draw(live)["seed_id"], "entropy": chain()[0]}
    assert create(live, "human", "bot", **bound).status_code == 201
    again = create(live, "human", "bot", **bound)
    assert again.status_code == 422
    assert again.json()["code"] == "refused"


def test_a_table_that_cannot_be_set_up_leaves_the_seed(live: LiveServer) -> None:
    bound = {"seed_id": draw(live)["seed_id"], "entropy": chain()[0]}
    assert create(live, "human", "bot", options={"length": "endless"}, **bound).status_code == 400
    assert create(live, "human", "bot", **bound).status_code == 201


@pytest.mark.parametrize(
    "more",
    [
        {"entropy": "ab" * 16},
        {"seed_id": "abcdefghjk"},
        {"seed_id": "abcdefghjk", "entropy": "AB" * 16},
        {"seed_id": "abcdefghjk", "entropy": "ab" * 33},
        {"seed_id": "abcdefghjk", "entropy": "ab"},
        {"seed_id": "abcdefghjk", "entropy": "ab" * 16 + "\n"},
        {"seed_id": "a" * 65, "entropy": "ab" * 16},
    ],
)
def test_half_a_bargain_and_what_is_no_word_are_refused(live: LiveServer, more: dict[str, str]) -> None:
    assert create(live, "human", "bot", **more).json()["code"] == "bad_request"


def test_without_a_word_everything_is_as_before(live: LiveServer) -> None:
    made = live.create("human", "human")
    assert words_of(made) == []
    assert made.state(0)["word_due"]
    assert not made.state(-1)["word_due"]


def test_seeds_are_limited(tmp_path: Path) -> None:
    server = LiveServer(tmp_path, new_matches=3)
    try:
        answers = [server.http.post("/api/v2/seeds").status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]
        assert server.http.post("/api/v2/matches", json=asked("human", "bot")).status_code == 201
    finally:
        server.stop()


def test_seeds_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [0.0]
    kept = Seeds(lambda: moment[0])
    first = kept.draw("a")
    assert kept.take(first.match).seed == first.seed
    old, other = kept.draw("a"), kept.draw("b")
    for _ in range(seeds.MOST_OF_ONE):
        kept.draw("a")
    with pytest.raises(Problem, match="refused"):  # the address has drawn too many since
        kept.take(old.match)
    moment[0] = seeds.SECONDS - 1
    last = kept.draw("b")
    moment[0] = seeds.SECONDS
    with pytest.raises(Problem, match="refused"):
        kept.take(other.match)
    monkeypatch.setattr(seeds, "MOST", 1)
    with pytest.raises(Problem, match="too_many"):
        kept.draw("c")
    assert kept.take(last.match).commitment == commitment(last.seed, last.match)
    assert kept.draw("c").seed != last.seed


# Whoever comes later


def test_whoever_claims_a_seat_gives_a_word(live: LiveServer) -> None:
    ann, bo = chain(), chain()
    made = made_with_word(live, ann[0], "human", "open")
    body = {"invitation": made.invitations[1], "claim_id": "c" * 20, "entropy": bo[0]}
    for _ in range(2):  # a claim that comes again gives no second word
        answer = live.http.post("/api/v2/invitations/claim", json=body)
        assert answer.status_code == 200
    made.tokens[1] = answer.json()["token"]
    start = live.hub.live[made.id].table.chances
    assert start > 0
    assert words_of(made) == [(0, 0, ann[0]), (start, 1, bo[0])]
    assert not made.state(1)["word_due"]
    assert made.state(0)["word_due"]


def test_a_fresh_word_is_answered_and_an_answer_is_not(live: LiveServer) -> None:
    ann, bo = chain(), chain()
    made = made_with_word(live, ann[0], "human", "open")
    made.claim(1)
    assert made.state(1)["word_due"]
    seq = made.state(1)["seq"]
    assert give(made, 1, bo[0]).json() == {"type": "ack", "move_id": "", "seq": seq + 1}
    assert give(made, 0, ann[1]).json()["seq"] == seq + 2
    assert not made.state(0)["word_due"]
    assert not made.state(1)["word_due"]
    assert give(made, 1, bo[1]).json()["seq"] == seq + 2  # nothing calls for it
    assert [word[1:] for word in words_of(made)] == [(0, ann[0]), (1, bo[0]), (0, ann[1])]


def test_who_answers_with_a_fresh_word_is_answered(live: LiveServer) -> None:
    """A word that was not announced could have been chosen: those who have not chosen theirs have the last say."""
    ann, bo = chain(), chain()
    made = made_with_word(live, ann[0], "human", "open")
    made.claim(1)
    give(made, 1, bo[0])
    give(made, 0, chain()[0])
    assert made.state(1)["word_due"]
    give(made, 1, bo[1])
    assert not made.state(0)["word_due"]
    assert [word[2] for word in words_of(made)][-1] == bo[1]


def test_fresh_words_have_an_end_and_answers_come_after_it() -> None:
    ann = chain(3)
    words = [(0, 0, ann[0]), (0, 1, "0" * 16), (0, 0, ann[1]), (0, 1, "1" * 16), (0, 0, ann[2])]
    assert fresh(words) == [True, True, False, True, False]


def test_a_seat_cannot_fill_the_match_with_words(live: LiveServer) -> None:
    ann = chain(MOST_FRESH + 5)
    made = made_with_word(live, ann[0], "human", "open")
    made.claim(1)
    for at in range(1, MOST_FRESH + 4):
        invitation = made.post("handover", 1, {}).json()["invitation"]
        body = {"invitation": invitation, "claim_id": secrets.token_hex(16), "entropy": secrets.token_hex(32)}
        made.tokens[1] = live.http.post("/api/v2/invitations/claim", json=body).json()["token"]
        if at < MOST_FRESH - 1:
            give(made, 0, ann[at])
    words = words_of(made)
    assert sum(fresh(words)) == MOST_FRESH
    assert fresh(words)[-1]
    assert give(made, 0, secrets.token_hex(32)).json()["seq"] == made.state(0)["seq"]
    give(made, 0, ann[MOST_FRESH - 1])  # what was announced is heard even now
    assert words_of(made)[-1][2] == ann[MOST_FRESH - 1]
    assert not any(made.state(seat)["word_due"] for seat in (0, 1))


def test_all_seats_of_the_maker_s_device_have_one_word(live: LiveServer) -> None:
    word = chain()[0]
    made = made_with_word(live, word, "human", "human", "random")
    assert words_of(made) == [(0, 0, word), (0, 1, word)]
    assert not made.state(0)["word_due"]
    assert not made.state(1)["word_due"]


def test_a_maker_without_a_seat_gives_a_word_too() -> None:
    seats = [new_seat(0, "open", "", ""), new_seat(1, "bot", "", "")]
    assert of_maker(seats, "ab" * 8) == [(0, -1, "ab" * 8)]
    assert of_maker(seats, "") == []


def test_a_word_over_the_socket(live: LiveServer) -> None:
    made = made_with_word(live, chain()[0], "human", "open")
    made.claim(1)
    ann, bo, watcher = made.client(0), made.client(1), made.client(-1)
    assert bo.shown["word_due"]
    word = chain()[0]
    said = bo.answer({"type": "word", "entropy": word})
    assert said["type"] == "ack"
    assert ann.at(said["seq"])["word_due"]
    assert bo.at(said["seq"])["words"] == ann.shown["words"] == watcher.at(said["seq"])["words"]
    assert ann.shown["words"][-1]["word"] == word
    for wrong in ({"entropy": "please"}, {"entropy": ""}, {}):
        assert bo.answer({"type": "word", **wrong})["code"] == "bad_request"
    assert watcher.answer({"type": "word", "entropy": word})["code"] == "not_yours"
    for client in (ann, bo, watcher):
        client.close()


def test_a_rematch_begins_with_a_word_for_a_new_seed(live: LiveServer) -> None:
    made = made_with_word(live, chain()[0], "human", "open")
    made.claim(1)
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    drawn, word = draw(live), chain()[0]
    answer = made.post("rematch", 1, {"seed_id": drawn["seed_id"], "entropy": word}).json()
    assert answer["match"] == drawn["seed_id"]
    shown = live.http.get(
        f"/api/v2/matches/{answer['match']}/state", headers={"Authorization": f"Bearer {answer['token']}"}
    ).json()
    assert shown["commitment"] == drawn["commitment"]
    assert shown["words"] == [{"start": 0, "seat": 1, "word": word}]
    for client in clients:
        client.close()


# They stay


def played(clients: list[Client], moves: int) -> None:
    for n in range(moves):
        last = max(client.shown["seq"] for client in clients)
        for client in clients:
            client.at(last)
        asker = next(client for client in clients if client.asked)
        asker.at(asker.move(any_key(asker.keys(), n))["seq"])


@pytest.mark.both_databases
def test_words_survive_a_restart_and_the_whole_game_is_checked(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    ann, bo = chain(), chain()
    made = made_with_word(server, ann[0], "human", "open")
    made.claim(1)
    clients = [made.client(0), made.client(1)]
    played(clients, 6)
    give(made, 1, bo[0])
    give(made, 0, ann[1])
    played(clients, 6)
    before, drawn = words_of(made), made.state(0)["commitment"]
    for client in clients:
        client.close()
    server.stop()
    server = made.server = LiveServer(tmp_path)
    try:
        assert words_of(made) == before
        assert len(before) == 3
        clients = [made.client(0), made.client(1)]
        play_on(clients, any_key)
        over = clients[0].shown
        assert hashlib.sha256(f"{over['over']['seed']}|{made.id}".encode()).hexdigest() == drawn
        assert [tuple(word.values()) for word in over["words"]] == before
        assert not over["word_due"]
        text = made.get("file", 0).text
        assert verify.check(text) == []
        assert len(verify.told(text)) == 3
        assert verify.check(text.replace(bo[0], chain()[0])) != []
        assert give(made, 1, bo[1]).json()["seq"] == over["seq"]
    finally:
        server.stop()


def test_the_same_dice_come_again_after_taking_back(live: LiveServer) -> None:
    """Against bots everything can be taken back, the dice too; the words stay where they were given."""
    made = made_with_word(live, chain()[0], "human", "random")
    client = made.client(0)
    for n in range(5):  # so few that no seed ends the game
        while not client.asked:
            client.receive()
        client.at(client.move(any_key(client.keys(), n))["seq"])
    table = live.hub.live[made.id].table
    dealt = [(entry.prompt, entry.index) for entry in table.answers() if entry.seat < 0]
    words = words_of(made)
    while not client.asked:
        client.receive()
    for _ in range(4):
        client.at(client.act("undo")["seq"])
    back = [(entry.prompt, entry.index) for entry in table.answers() if entry.seat < 0]
    assert len(back) < len(dealt)
    assert dealt[: len(back)] == back
    assert words_of(made) == words
    client.close()
