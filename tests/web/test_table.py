"""Ahoy in a real browser: two people by links, a whole game against bots, by keyboard, in German."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LiveServer
from tests.web.player import DESK, PHONE, Player, visitor


def both_at(players: list[Player]) -> None:
    """Waits until both pages have the same position."""
    for player in players:
        other = players[1 - players.index(player)]
        player.wait(lambda player=player, other=other: player.shown["seq"] >= other.shown["seq"], "behind")


def play(players: list[Player], moves: int) -> list[int]:
    """So many choices of whoever is asked, taking back now and then. How often each took back."""
    undone = [0] * len(players)
    for n in range(moves):
        both_at(players)
        at = next(at for at, player in enumerate(players) if player.asked())
        me = players[at]
        if me.shown["undo"] and n % 3 == 2:
            me.undo()
            undone[at] += 1
        else:
            me.any_choice()
    return undone


def test_two_people_at_two_sizes(browser: Any, tmp_path: Path) -> None:
    """A desk and a phone at one table to the very end; the server goes away in the middle and comes back."""
    server = LiveServer(tmp_path, stewarded=True)
    port = int(server.url.rsplit(":", 1)[1])
    made = server.create("open", "open", game="ahoy")
    try:
        with visitor(browser, 1, **DESK) as ann, visitor(browser, 2, **PHONE) as bob:
            ann.sit(server.url, made.invitations[0], "Ann")
            bob.sit(server.url, made.invitations[1], "Bob")
            undone = play([ann, bob], 24)
            server.stop()
            for player in (ann, bob):
                player.page.wait_for_selector("p.line")
            sockets = ann.sockets
            server = LiveServer(tmp_path, stewarded=True, port=port)
            for player in (ann, bob):
                player.page.wait_for_selector("p.line", state="detached")
            assert ann.sockets > sockets
            bob.page.reload()
            bob.page.wait_for_selector("[data-prompt]")
            undone += play([ann, bob], 12)
            assert sum(undone) >= 3
            assert [seat["name"] for seat in ann.shown["seats"]] == ["Ann", "Bob"]
            assert {event["args"].get("seat") for event in ann.shown["events"]} <= {0, 1, None}
            ann.shot("two-desk")
            bob.shot("two-phone")
            for player in (ann, bob):
                player.hurry()
            for player in (ann, bob):
                player.end()
                accounted(player)
            rematch(ann, bob)
    finally:
        server.stop()


def accounted(player: Player) -> None:
    """The end shows everybody's score and where it comes from."""
    over, page = player.shown["over"], player.page
    page.wait_for_selector("#result")
    rows = [row.split("\t") for row in page.inner_text(".sources tbody").splitlines() if row.strip()]
    assert [row[0] for row in rows] == [part["text"] for part in over["breakdown"]]
    sums = [sum(int(row[1 + seat]) for row in rows if row[1 + seat] != "–") for seat in range(len(over["scores"]))]
    assert sums == over["scores"]
    assert [int(cell) for cell in page.inner_text(".sources tfoot").split()[1:]] == over["scores"]


def rematch(first: Player, second: Player) -> None:
    """One asks for another game; the other finds it ready; both sit where they sat."""
    before = first.shown["match"]
    first.page.click(".end button.primary")
    for player in (first, second):
        if player is second:
            player.wait(lambda: second.shown["rematch"], "nobody asks for another game")
            player.page.click(".end button.primary")
        player.wait(lambda player=player: player.shown["match"] != before, "no new game")
        player.page.wait_for_selector("[data-prompt]")
    assert (first.shown["match"], first.shown["you"]) == (second.shown["match"], 0)
    assert second.shown["you"] == 1 and first.shown["over"] is None


def test_a_whole_game_from_the_lobby(browser: Any, table: LiveServer) -> None:
    """One click starts it; it is played to its end, replayed, and started again."""
    with visitor(browser, 3, **DESK) as ann:
        ann.page.goto(table.url)
        ann.page.click("button.primary.big")
        to_the_end(ann, 60)
        ann.shot("end-desk")
        accounted(ann)
        assert ann.shown["over"]["seed"] in ann.page.inner_text("main")
        ann.page.wait_for_selector("main [data-own-word=in]")
        first = ann.shown["match"]
        replayed(ann)
        ann.page.goto(f"{table.url}/#/table/{first}")
        ann.page.wait_for_selector("#result")
        ann.page.click(".end button.primary")
        ann.wait(lambda: ann.shown["match"] != first, "no new game")
        ann.wait(lambda: ann.asked() or ann.shown["waiting"], "the new game does not begin")
        ann.page.wait_for_selector("[data-prompt]")
        assert ann.shown["over"] is None


def to_the_end(player: Player, clicks: int) -> None:
    """So many choices by clicks on the list, the rest by the page itself."""
    for _ in range(clicks):
        player.wait(lambda: player.asked() or player.over(), "nobody is asked")
        player.any_choice(tap=player.narrow)
    player.hurry()
    player.end()


def replayed(player: Player) -> None:
    """The slider from one end to the other, as everybody and as one seat; then it plays by itself at a chosen speed."""
    page = player.page
    page.click("a[href^='#/replay/']")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    player.wait(lambda: int(slider.get_attribute("max")) > 50, "no replay")
    last = int(slider.get_attribute("max"))
    for at in (last, last // 2, 1):
        with page.expect_response(lambda answer, at=at: f"at={at}&" in answer.url + "&") as answered:
            slider.fill(str(at))
        assert answered.value.json()["at"] == at
    with page.expect_response(lambda answer: "seat=0" in answer.url) as answered:
        page.select_option("header select", "0")
    assert answered.value.json()["view"]["market_deck"].keys() == {"hidden"}
    player.shot("replay-desk")
    page.select_option(".steer select", label="8×")
    page.click(".steer button.primary")
    player.wait(lambda: int(slider.input_value()) >= 10, "the replay stands still")
    page.click(".steer button.primary")


def test_a_whole_game_by_keyboard_alone(browser: Any, table: LiveServer) -> None:
    """No pointer from the lobby to the end: Tab and Enter to the game, then numbers, arrows, u."""
    with visitor(browser, 4, **DESK) as ann:
        page = ann.page
        page.goto(table.url)
        page.wait_for_selector("button.primary.big")
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('button.primary.big')"):
                break
        page.keyboard.press("Enter")
        undone = 0
        for n in range(600):
            ann.wait(lambda: ann.asked() or ann.over(), "nobody is asked")
            if ann.over():
                break
            undone += by_keys(ann, n)
        page.wait_for_selector("#result")
        assert undone > 3


def by_keys(player: Player, n: int) -> bool:
    """One choice by its number or by the arrows, or taking back. Whether it took back."""
    numbers = player.page.locator("[data-option]:enabled")
    player.wait(lambda: numbers.count() == len(player.keys()), "the list is not there")
    undoes = bool(player.shown["undo"]) and n % 7 == 3
    with player.moving(f"the keys did nothing at {player.shown['ask']}"):
        type_keys(player, n, undoes)
    return undoes


def type_keys(player: Player, n: int, undoes: bool) -> None:
    """Takes back, walks to an option by the arrows, or types its number."""
    keyboard, count = player.page.keyboard, len(player.keys())
    if undoes:
        keyboard.press("u")
    elif n % 5 == 0:
        for _ in range(player.rng.randrange(1, min(count, 4) + 1)):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
    else:
        number = player.rng.randrange(1, count + 1)
        keyboard.type(str(number))
        if number * 10 <= count:
            keyboard.press("Enter")


def test_a_whole_game_on_a_phone(browser: Any, table: LiveServer) -> None:
    """By taps: the list, the choice, the commit; to the end, and its replay."""
    made = table.create("human", "random", "random", game="ahoy")
    with visitor(browser, 6, **PHONE) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        to_the_end(ann, 20)
        accounted(ann)
        ann.shot("end-phone")
        replayed(ann)


def test_in_german_on_a_phone(browser: Any, table: LiveServer) -> None:
    """The browser's language is taken; another one is there at once, without loading anything."""
    made = table.create("human", "random", game="ahoy")
    with visitor(browser, 5, **PHONE, locale="de-DE", color_scheme="dark") as ann:
        ann.join(table.url, made.tokens[0], "Änne")
        page = ann.page
        assert page.get_attribute("html", "lang") == "de"
        for n in range(12):
            ann.wait(ann.asked, "not asked")
            ann.wait(lambda: page.inner_text("h1.prompt") == ann.shown["ask"]["text"], "the question in German")
            if n in (1, 6):
                ann.shot(f"german-phone-{n}")
            ann.any_choice()
        ann.wait(ann.asked, "not asked")
        page.click("header button.quiet.icon")
        page.get_by_role("button", name="Einstellungen").click()
        loads = page.evaluate("performance.getEntriesByType('navigation').length + performance.timeOrigin")
        page.locator("input[name=lang][value=en]").check(force=True)
        page.keyboard.press("Escape")
        ann.wait(lambda: ann.shown["lang"] == "en", "English")
        ann.wait(lambda: page.inner_text("h1.prompt") == ann.shown["ask"]["text"], "the question in English")
        assert page.get_attribute("html", "lang") == "en"
        assert loads == page.evaluate("performance.getEntriesByType('navigation').length + performance.timeOrigin")


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
def test_what_cannot_be_taken_back_says_why(browser: Any, table: LiveServer, size: Any) -> None:
    made = table.create("human", "human", game="ahoy")
    with visitor(browser, 8, **size) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        assert ann.undo_button().get_attribute("aria-disabled") == "true"
        ann.undo_button().click(force=True)
        ann.page.wait_for_selector("text=There is nothing to take back")
        ann.page.get_by_role("button", name="Close").click()
        ann.page.wait_for_selector("text=There is nothing to take back", state="detached")
