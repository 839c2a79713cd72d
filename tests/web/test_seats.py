"""Whose seat it is, in real browsers: inviting, sitting down once, taking back, renewing, handing over, new devices."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from quarterdeck.kernel.rules.chance import Dealer
from tests.server.harness import LiveServer
from tests.web.player import DESK, PHONE, Player, visitor

TAKEN = "Somebody has already taken this seat"
GONE = "This invitation was taken back"


def set_up(player: Player, url: str) -> list[str]:
    """A table for two by the set-up page, oneself and a friend; the invitations that it shows."""
    player.page.goto(f"{url}/#/new")
    player.page.select_option("main select >> nth=1", "2")
    player.page.fill("fieldset input[type=text] >> nth=0", "Ann")
    player.page.click("form button.primary")
    player.page.wait_for_selector("[data-seat]")
    return links(player)


def links(player: Player) -> list[str]:
    return [field.input_value() for field in player.page.locator("[data-seat] input[readonly]").all()]


def sit_down(player: Player, link: str, name: str) -> None:
    player.page.goto(link)
    player.page.fill("input[type=text]", name)
    player.page.click("form button.primary")


def my_seat(player: Player) -> None:
    """The menu's page about one's own seat."""
    player.page.click("header > button.icon" if not player.narrow else "header button.icon >> nth=0")
    player.page.click("dialog button:has-text('My seat')")
    player.page.wait_for_selector("[data-renew]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_friend_sits_down_once_by_an_invitation(browser: Any, table: LiveServer, size: Any) -> None:
    with visitor(browser, 11, **DESK) as ann, visitor(browser, 12, **size) as ben, visitor(browser, 13, **size) as eve:
        [link] = set_up(ann, table.url)
        assert "/#/sit/" in link
        ben.page.goto(link)
        ben.page.wait_for_selector("form button.primary")
        assert "Ann" in ben.page.inner_text("main")
        assert links(ann) == [link]
        sit_down(ben, link, "Ben")
        ben.page.wait_for_selector("[data-prompt]")
        ann.page.wait_for_selector("text=Ben has sat down")
        assert links(ann) == []
        sit_down(eve, link, "Eve")
        eve.page.wait_for_selector(f"[role=alert]:has-text('{TAKEN}')")
        assert not eve.shown and eve.page.locator("a[href='#/']").count()
        ann.page.click("a.primary")
        ann.wait(lambda: ann.shown and ann.shown["seats"][1]["name"] == "Ben", "Ben is not there")
        assert ben.shown["you"] == 1


def word_said(player: Player) -> str:
    """What the menu says of one's own word for the dice."""
    player.page.click("header > button.icon" if not player.narrow else "header button.icon >> nth=0")
    player.page.wait_for_selector("dialog [data-own-word]")
    said = str(player.page.get_attribute("dialog [data-own-word]", "data-own-word"))
    player.page.keyboard.press("Escape")
    return said


def test_everybody_s_word_goes_into_the_dice(browser: Any, table: LiveServer) -> None:
    """Who sets the table up gives one first, who comes gives one too, and the first answers it."""
    with visitor(browser, 14, **DESK) as ann, visitor(browser, 15, **PHONE) as ben:
        [link] = set_up(ann, table.url)
        ann.page.click("a.primary")
        ann.page.wait_for_selector("[data-prompt]")
        assert [word["seat"] for word in ann.shown["words"]] == [0]
        sit_down(ben, link, "Ben")
        ann.wait(lambda: [word["seat"] for word in ann.shown["words"]] == [0, 1, 0], "no answer to Ben's word")
        first, second = (word["word"] for word in ann.shown["words"] if word["seat"] == 0)
        assert hashlib.sha256(second.encode()).hexdigest() == first
        ben.wait(lambda: ben.shown and len(ben.shown["words"]) == 3, "Ben hears nothing")
        assert word_said(ann) == word_said(ben) == "in"
        live = table.hub.live[ann.shown["match"]].table
        live.dealer = Dealer(live.dealer.seed, live.dealer.match, [(0, 0, "0" * 64), *live.dealer.words[1:]])
        ann.page.reload()
        ann.page.wait_for_selector("[data-prompt]")
        ann.wait(lambda: word_said(ann) == "lost", "nobody notices that a word was changed")


def test_an_invitation_is_taken_back_on_the_set_up_page(browser: Any, table: LiveServer) -> None:
    with visitor(browser, 14, **DESK) as ann, visitor(browser, 15, **PHONE) as ben:
        [old] = set_up(ann, table.url)
        ann.page.click("[data-seat] button:has-text('Take back')")
        ann.wait(lambda: links(ann) not in ([], [old]), "no new invitation")
        [fresh] = links(ann)
        sit_down(ben, old, "Ben")
        ben.page.wait_for_selector(f"[role=alert]:has-text('{GONE}')")
        sit_down(ben, fresh, "Ben")
        ben.page.wait_for_selector("[data-prompt]")


def test_a_bot_takes_a_seat_that_nobody_claimed(browser: Any, table: LiveServer) -> None:
    with visitor(browser, 16, **DESK) as ann:
        set_up(ann, table.url)
        ann.page.click("[data-seat] button:has-text('Bot instead')")
        ann.wait(lambda: not links(ann), "the invitation is still there")
        ann.page.click("a.primary")
        ann.wait(lambda: ann.shown and ann.shown["seats"][1]["kind"] == "bot", "no bot")


def test_a_new_device_is_told_and_shut_out(browser: Any, table: LiveServer) -> None:
    """The holder is told of the other device, renews the link, and plays on; the other is out and told why."""
    made = table.create("human", "human", game="ahoy")
    with visitor(browser, 17, **DESK) as ann, visitor(browser, 18, **PHONE) as eve:
        ann.join(table.url, made.tokens[0], "Ann")
        assert not ann.page.locator("[data-devices]").count()
        eve.join(table.url, made.tokens[0], "Ann")
        ann.page.wait_for_selector("[data-devices='1']")
        assert not eve.page.locator("[data-devices]").count()
        ann.page.click("[data-devices] button:has-text('Renew my link')")
        ann.page.click("[data-renew]")
        ann.page.wait_for_selector("dialog [role=status]:has-text('Only this device')")
        eve.page.wait_for_selector("[role=alert]:has-text('no longer opens the seat')")
        ann.page.keyboard.press("Escape")
        ann.page.reload()
        ann.page.wait_for_selector("[data-prompt]")
        assert not ann.page.locator("[data-devices]").count()


def test_a_device_of_ones_own_is_told_once(browser: Any, table: LiveServer) -> None:
    made = table.create("human", "human", game="ahoy")
    with visitor(browser, 19, **DESK) as ann, visitor(browser, 20, **PHONE) as phone:
        ann.join(table.url, made.tokens[0], "Ann")
        phone.join(table.url, made.tokens[0], "Ann")
        ann.page.click("[data-devices] button:has-text('That was me')")
        ann.page.wait_for_selector("[data-devices]", state="detached")
        ann.page.reload()
        phone.page.reload()
        for player in (ann, phone):
            player.page.wait_for_selector("[data-prompt]")
            assert not player.page.locator("[data-devices]").count()


def test_a_seat_is_handed_over(browser: Any, table: LiveServer) -> None:
    made = table.create("human", "human", game="ahoy")
    with visitor(browser, 21, **DESK) as ann, visitor(browser, 22, **PHONE) as ben:
        ann.join(table.url, made.tokens[0], "Ann")
        my_seat(ann)
        ann.page.click("[data-give]")
        link = ann.page.locator("dialog input[readonly] >> nth=1").input_value()
        assert "/#/sit/" in link
        ann.page.keyboard.press("Escape")
        sit_down(ben, link, "Ben")
        ben.page.wait_for_selector("[data-prompt]")
        assert (ben.shown["you"], ben.shown["seats"][0]["name"]) == (0, "Ben")
        ann.page.wait_for_selector("[role=alert]:has-text('no longer opens the seat')")


def test_at_one_screen_the_others_play_on(browser: Any, table: LiveServer) -> None:
    """One of two at one device hands the seat over to a device of its own; the other stays, also after a reload."""
    made = table.create("human", "human", game="ahoy")
    with visitor(browser, 23, **DESK) as pair, visitor(browser, 24, **PHONE) as ben:
        for token in made.tokens:
            pair.page.goto(f"{table.url}/#/join/{token}")
            pair.page.click("form button")
        invited = made.post("handover", 1, {}).json()["invitation"]
        ben.sit(table.url, invited, "Ben")
        for _ in range(2):
            stays(pair)
            pair.page.reload()


def stays(player: Player) -> None:
    """The first seat is shown, after the device was handed over where that is asked."""
    ready = player.page.locator("main > button.primary")
    prompt = player.page.locator("[data-prompt]")
    ready.or_(prompt).first.wait_for()
    if ready.count():
        ready.click()
    prompt.wait_for()
    assert not player.page.locator("[role=alert]:has-text('no longer opens')").count()
