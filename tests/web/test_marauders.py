"""Merchants & Marauders in a real browser: against a bot to the end, a start on a phone in German, a battle that a
reload does not lose and that a watcher follows."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.content.components import ZONES
from tests.server.harness import Client, LiveServer, Made, Message, any_key
from tests.web.player import DESK, PHONE, Player, visitor
from tests.web.test_access import checked

GAME = "marauders"
SHORT = {"target": "6", "windows": "fast", "npc_lead": "table"}


def prompt(player: Player) -> str:
    return str(player.shown["ask"]["prompt"]) if player.asked() else ""


def begin(ann: Player, made: Made, url: str, name: str) -> None:
    ann.join(url, made.tokens[0], name)
    ann.wait(ann.asked, "not asked")


def test_against_a_bot_to_the_end(browser: Any, table: LiveServer) -> None:
    """The ship, the port's sheet and the first voyage are chosen on the board; a number key chooses too."""
    made = table.create("human", "random", game=GAME, **SHORT)
    wrong: list[str] = []
    with visitor(browser, 31, **DESK) as ann:
        begin(ann, made, table.url, "Ann")
        page = ann.page
        wrong += checked(ann, "marauders-start")
        ann.point("ship:sloop")
        until(ann, "turn.act")
        assert "Who hunts whom" in page.inner_text("main")
        page.locator("main [data-target='idea:port'][data-lit]").first.click()
        ann.wait(lambda: page.locator("[data-option='port']").count() > 1, "the port does not list what it offers")
        ann.choose("port")
        sheet = page.inner_text("section.port")
        assert all(word in sheet for word in ("Sell goods", "Shipyard", "Stash", "possible"))
        wrong += checked(ann, "marauders-port")
        by_key(ann, "done")
        until(ann, "turn.act")
        ann.choose("leave")
        until(ann, "turn.act")
        for option in sails(ann)[:1]:
            ann.point(option["targets"][0])
        ann.wait(ann.asked, "not asked")
        assert page.locator("main [data-lit]:not([data-target])").count() == 0, "something gone stays lit"
        ann.hurry()
        ann.end()
        assert ann.shown["over"]["ending"] in page.inner_text("main")
        wrong += checked(ann, "marauders-end")
    assert wrong == []


def sails(player: Player) -> list[Message]:
    return [option for option in player.shown["ask"]["options"] if option["key"].startswith("move ")]


def until(player: Player, wanted: str) -> None:
    """Declines whatever comes before this question."""
    while True:
        player.wait(player.asked, "not asked")
        if prompt(player) == wanted:
            return
        player.choose(player.keys()[-1])


def by_key(player: Player, key: str) -> None:
    """One choice by its number."""
    number = player.page.get_attribute(f"[data-option='{key}']", "data-number")
    with player.moving(f"number {number} did nothing"):
        player.page.keyboard.type(number)


def test_a_start_on_a_phone_in_german(browser: Any, table: LiveServer) -> None:
    """Every tab by night; nothing is wider than the screen, what can be chosen is where its tab says."""
    made = table.create("human", "random", "random", game=GAME, **SHORT)
    wrong: list[str] = []
    with visitor(browser, 32, **PHONE, locale="de-DE", color_scheme="dark") as ann:
        begin(ann, made, table.url, "Änne")
        page = ann.page
        assert "Dein Kapitän" in page.inner_text("section.start")
        wrong += checked(ann, "marauders-phone-start")
        ann.point("ship:flute", tap=True)
        while prompt(ann) != "turn.act":
            ann.wait(ann.asked, "not asked")
            if prompt(ann) != "turn.act":
                ann.choose(ann.keys()[-1], tap=True)
        for tab in ("map", "ship", "hunters", "rivals"):
            page.click(f"[data-tab={tab}]")
            wrong += checked(ann, f"marauders-phone-{tab}")
        assert "Wer jagt wen" in words_on(ann, "hunters")
        assert "geheim" in words_on(ann, "rivals")
        ann.choose("port", tap=True)
        assert "Waren verkaufen" in words_on(ann, "ship")
        wrong += checked(ann, "marauders-phone-port")
        assert page.get_attribute("html", "lang") == "de"
    assert wrong == []


def words_on(player: Player, tab: str) -> str:
    player.page.click(f"[data-tab={tab}]")
    return str(player.page.inner_text("main"))


# A battle


def way(start: int, goal: int) -> int:
    """The next zone on a shortest way."""
    came: dict[int, int] = {goal: goal}
    queue = [goal]
    for zone in queue:
        for other in ZONES[zone].adjacent.values():
            if other not in came:
                came[other] = zone
                queue.append(other)
    return came[start]


def chase(client: Client, n: int) -> str:
    """The first captain looks for the second, who waits for him at sea, and attacks him."""
    players = client.shown["view"]["players"]
    here, there = players[0]["zone"], players[1]["zone"]
    keys = client.keys()
    wanted = ["scout player 2", "leave"]
    if client.shown["you"] == 0 and here >= 0 and there >= 0 and here != there:
        wanted.append(f"move {ZONES[way(here, there)].id}")
    for key in [*wanted, "end", "pass"]:
        if key in keys:
            return key
    return any_key(keys, n)


def battle(made: Made) -> None:
    """Plays until two captains fight and the first is asked what he declares."""
    clients = [made.client(0), made.client(1)]
    for n in range(1500):
        last = max(client.shown["seq"] for client in clients)
        for client in clients:
            client.at(last)
        asked = next(client for client in clients if client.shown["ask"])
        combats = asked.shown["view"]["combats"]
        if combats and asked.shown["you"] == 0 and asked.shown["ask"]["prompt"] == "combat.declare":
            if all(side["seat"] >= 0 for side in combats[-1]["sides"]):
                break
        assert asked.move(chase(asked, n))["type"] == "ack"
    else:
        raise AssertionError("no two captains met")
    for client in clients:
        client.close()


def test_a_battle_survives_a_reload_and_is_followed_by_a_watcher(browser: Any, table: LiveServer) -> None:
    made = table.create("human", "human", game=GAME, windows="fast", target="20")
    battle(made)
    wrong: list[str] = []
    with visitor(browser, 33, **DESK) as ann, visitor(browser, 34, **DESK) as eve:
        begin(ann, made, table.url, "Ann")
        page = ann.page
        before = page.inner_text("section.battle .sides")
        odds = [told["text"] for told in ann.shown["insights"] if told["kind"] == "odds.contest"]
        assert len(odds) == 2 and all(one in before for one in odds)
        wrong += checked(ann, "marauders-battle")
        page.reload()
        page.wait_for_selector("section.battle")
        ann.wait(ann.asked, "not asked after the reload")
        assert page.inner_text("section.battle .sides") == before
        eve.page.goto(f"{table.url}/#/join/{made.watch}")
        eve.page.click("form button")
        eve.page.wait_for_selector("section.battle")
        assert eve.page.inner_text("section.battle .sides") == before
        assert eve.page.locator("section.battle [data-lit]").count() == 0
        key = ann.keys()[0]
        ann.point(f"declared:{key}")
        eve.wait(lambda: eve.shown["seq"] >= ann.shown["seq"], "the watcher is behind")
        name = {"shoot": "Shoot", "board": "Board", "flee": "Flee"}[key]
        assert name in eve.page.inner_text("section.battle")
    assert wrong == []
