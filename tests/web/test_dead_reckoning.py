"""Dead Reckoning in a real browser: turns by the mouse, the League to the end, a phone in German, a battle reloaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Client, LiveServer, Made, Message
from tests.web.player import DESK, PHONE, Player, visitor
from tests.web.test_access import checked

GAME = "dead_reckoning"
TURNS = 2
WARLIKE = ("attack", "challenge", "storm", "play", "use", "sail ", "course", "fire")
"""How choices begin that lead to battles."""

Wanted = Callable[[Message], bool]


def warlike_key(keys: list[str], n: int) -> str:
    found = [key for key in keys if key.startswith(WARLIKE)]
    chosen = found if found and n % 4 else keys
    return chosen[(n * 7919 + 3) % len(chosen)]


def begun_until(table: LiveServer, wanted: Wanted, tables: int = 12) -> tuple[Made, int]:
    """A game of two that has come to what is wanted, and the seat that is shown it; chance decides how many games that
    takes."""
    for _ in range(tables):
        made = table.create("human", "human", game=GAME)
        seat = played_until(made, wanted)
        if seat >= 0:
            return made, seat
    raise AssertionError("it never came to that")


def played_until(made: Made, wanted: Wanted, most: int = 2000) -> int:
    """Plays by scripted clients until somebody is shown what is wanted; whose position it is, -1 if it never came."""
    clients = [made.client(seat) for seat in range(len(made.tokens))]
    try:
        for n in range(most):
            last = max(client.shown["seq"] for client in clients)
            asked: list[Client] = [client for client in clients if client.at(last)["ask"]]
            if not asked:
                break
            if wanted(asked[0].shown):
                return clients.index(asked[0])
            said = asked[0].move(warlike_key(asked[0].keys(), n))
            assert said["type"] == "ack", said
            asked[0].at(said["seq"])
    finally:
        for client in clients:
            client.close()
    return -1


def prompt(player: Player) -> str:
    return str(player.shown["ask"]["prompt"]) if player.asked() else ""


def sure(player: Player) -> list[str]:
    """What a single click decides: only one option points there, and it points at nothing else."""
    targets = [option["targets"] for option in player.shown["ask"]["options"]]
    alone = [found[0] for found in targets if len(found) == 1]
    return [one for one in alone if sum(one in found for found in targets) == 1]


def test_turns_by_the_mouse_against_a_bot(browser: Any, table: LiveServer) -> None:
    """Cards are played and the ship sails by clicks on what is drawn; then the other side moves, and it is drawn."""
    made = table.create("human", "random", game=GAME)
    pointed: set[str] = set()
    with visitor(browser, 31, **DESK) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        turns = 0
        while turns < TURNS or not {"crew", "space"} <= pointed:
            ann.wait(ann.asked, "not asked")
            targets = sure(ann)
            playable = [one for one in targets if one.startswith(("crew:", "space:", "bonus:", "hull:", "zone:"))]
            if prompt(ann) == "main.act" and not playable:
                ann.choose("sails" if "sails" in ann.keys() else "end")  # noqa: SIM118
                turns += ann.shown["view"]["turn"] != 0 or prompt(ann) != "main.act"
            elif playable:
                target = ann.rng.choice(playable)
                ann.point(target)
                pointed.add(target.partition(":")[0])
            else:
                ann.any_choice()
        ann.wait(ann.asked, "not asked")
        view = ann.shown["view"]
        drawn = ann.page.locator(".ocean .tile")
        assert drawn.count() == 12
        assert ann.page.locator(".ocean .tile.fog").count() == sum(not space["tile"] for space in view["spaces"])
        assert ann.page.locator(".ocean .ship [data-target='seat:2']").count() == 1
        assert checked(ann, "reckoning-desk") == []


def test_alone_against_the_league_to_the_end(browser: Any, table: LiveServer) -> None:
    """Its card is shown with the section that counts and with what it did; the page plays on to the end."""
    made = table.create("human", game=GAME)
    with visitor(browser, 32, **DESK, color_scheme="dark") as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        while not (ann.asked() and ann.shown["view"]["leagues"][0]["used"]):
            ann.wait(ann.asked, "not asked")
            ann.choose("end" if "end" in ann.keys() else ann.keys()[0])  # noqa: SIM118
        (told,) = [one for one in ann.shown["insights"] if one["kind"] == "league.section"]
        panel = ann.page.inner_text(".league")
        assert told["text"].partition(": ")[2] in panel
        deeds = ann.page.locator(".league .deeds li")
        did = deeds.all_inner_texts()
        assert did
        ann.page.reload()
        deeds.first.wait_for()
        assert deeds.all_inner_texts() == did
        assert checked(ann, "reckoning-solo-desk") == []
        ann.hurry()
        ann.end()
        assert ann.shown["over"]["ending"] in ann.page.inner_text("main")
        ann.shot("reckoning-solo-end")


@pytest.mark.parametrize(
    ("size", "options", "endings"),
    [
        pytest.param(PHONE, {}, {"coins", "battle"}, id="against-each-other-phone"),
        pytest.param(
            DESK, {"opponents": "league"}, {"league_beaten", "league_wins"}, id="together-against-two-leagues-desk"
        ),
    ],
)
def test_with_a_bot_to_the_end(
    browser: Any, table: LiveServer, size: Any, options: dict[str, str], endings: set[str]
) -> None:
    """One person and Bosun, against each other and as a team; the page plays through its own buttons."""
    made = table.create("human", "bosun", game=GAME, **options)
    with visitor(browser, 34, **size) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        ann.hurry()
        ann.end()
        assert table.hub.live[made.id].table.state.ended in endings
        assert ann.shown["over"]["ending"] in ann.page.inner_text("main")
        places = ann.page.locator(".panel table").first.locator("tbody tr td:first-child").all_inner_texts()
        assert places.count("1.") == (2 if options else 1), "who wins together is first together"
        ann.shot(f"reckoning-end-{len(options)}")


def test_a_phone_in_german(browser: Any, table: LiveServer) -> None:
    """In the middle of a game every tab can be read by everybody, and nothing is wider than the screen."""
    made = table.create("human", "human", game=GAME)
    middle = played_until(made, lambda shown: shown["ask"]["prompt"] == "main.act" and shown["seq"] > 120)
    wrong: list[str] = []
    with visitor(browser, 33, **PHONE, locale="de-DE") as ann:
        ann.join(table.url, made.tokens[middle], "Änne")
        ann.page.wait_for_selector(".reckoning")
        for tab in ("map", "ship", "goals", "rivals"):
            ann.page.tap(f"[data-tab={tab}]")
            wrong += checked(ann, f"reckoning-phone-{tab}")
        ann.page.tap("[data-tab=map]")
        ann.choose("end", tap=True)
        assert ann.page.get_attribute("html", "lang") == "de"
    assert wrong == []


def test_a_battle_is_still_right_after_a_reload(browser: Any, table: LiveServer) -> None:
    """Markers lie in the zones that the view has them in, before and after; both sides see the same."""
    made, seat = begun_until(table, landed)
    with visitor(browser, 34, **DESK, color_scheme="dark") as ann, visitor(browser, 35, **DESK) as ben:
        ann.join(table.url, made.tokens[seat], "Ann")
        ben.join(table.url, made.tokens[1 - seat], "Ben")
        battle = ann.shown["view"]["battle"]
        order = table.http.get(f"/api/v2/games/{GAME}/catalog").json()["zone_order"]
        lying = {
            zone: sum(side[at] for side in [*battle["settled"], *battle["fresh"]]) for at, zone in enumerate(order)
        }
        assert markers(ann, order) == lying
        assert markers(ben, order) == lying
        assert checked(ann, "reckoning-battle") == []
        ann.page.reload()
        ann.page.wait_for_selector(".battle")
        assert markers(ann, order) == lying


def test_what_happens_between_two_questions_is_seen(browser: Any, table: LiveServer) -> None:
    """A throw may be decided before anybody is asked again: its markers still lie there, and who wins is marked."""
    made, seat = begun_until(table, mustering)
    order = table.http.get(f"/api/v2/games/{GAME}/catalog").json()["zone_order"]
    with visitor(browser, 36, **DESK) as ann:
        ann.join(table.url, made.tokens[seat], "Ann")
        while prompt(ann) == "battle.muster":
            ann.choose(ann.keys()[-1])
        events = ann.shown["events"]
        fallen = sum(event["kind"] == "marker.landed" for event in events)
        gone = sum(event["args"]["amount"] for event in events if event["kind"] == "marker.exploded")
        assert fallen
        battle = ann.shown["view"]["battle"]
        if battle is None or battle["winner"] >= 0:
            assert sum(markers(ann, order).values()) == fallen - gone
        won = any(event["kind"] == "battle.won" for event in events)
        assert ann.page.locator(".battle .side.winner").count() == int(won)


def mustering(shown: Message) -> bool:
    """Somebody attacks a merchant ship, which always throws markers."""
    return bool(shown["ask"]["prompt"] == "battle.muster" and shown["view"]["battle"]["kind"] == "merchant")


def landed(shown: Message) -> bool:
    """A battle in which markers lie and somebody is asked."""
    battle = shown["view"]["battle"]
    return battle is not None and any(any(zones) for zones in [*battle["settled"], *battle["fresh"]])


def markers(player: Player, order: list[str]) -> dict[str, int]:
    """How many markers are drawn in each zone."""
    player.page.wait_for_selector(".battle .tower")
    return {zone: player.page.locator(f".battle [data-target='zone:{zone}'] .seal").count() for zone in order}
