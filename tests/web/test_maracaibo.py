"""Maracaibo in a real browser: alone against Jean to the end, a start on a phone in German, a campaign's archive."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.maracaibo import archive
from tests.server.harness import LiveServer, Made, any_key, play_on
from tests.web.conftest import missing
from tests.web.player import DESK, PHONE, Player, visitor
from tests.web.test_access import checked


def ends_with(player: Player) -> None:
    player.hurry()
    player.end()
    assert "undefined" not in player.page.inner_text("body")


def test_alone_against_jean_to_the_end(browser: Any, table: LiveServer) -> None:
    """Her card is shown with what she did; the first voyage is chosen on the route itself."""
    made = table.create("human", game="maracaibo", difficulty="easy")
    with visitor(browser, 21, **DESK) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        sailed = 0
        while not (sailed and ann.shown["view"]["jean"]["card"]):
            ann.wait(ann.asked, "not asked")
            if sails(ann):
                ann.point(ann.shown["ask"]["options"][0]["targets"][0])
                sailed += 1
            else:
                ann.any_choice()
        cards = table.http.get("/api/v1/games/maracaibo/catalog").json()["automa_cards"]
        ann.wait(ann.asked, "not asked")
        card = cards[ann.shown["view"]["jean"]["card"]]
        told = ann.page.inner_text(".jean")
        assert card["name"]["en"] in told and card["text"]["en"] in told
        assert ann.page.locator(".jean .deeds li").count() >= 1
        assert checked(ann, "maracaibo-solo-desk") == []
        ends_with(ann)
        assert ann.shown["over"]["ending"]["en"] in ann.page.inner_text("main")
        ann.shot("maracaibo-solo-end")


def test_two_start_on_a_phone_in_german(browser: Any, table: LiveServer) -> None:
    """The eight cards, the career and the first voyage, on every tab; nothing is wider than the screen."""
    made = table.create("human", "human", game="maracaibo")
    bob = made.client(1)
    wrong: list[str] = []
    with visitor(browser, 22, **PHONE, locale="de-DE", color_scheme="dark") as ann:
        ann.join(table.url, made.tokens[0], "Änne")
        page = ann.page
        ann.wait(ann.asked, "not asked")
        page.click("[data-tab=ship]")
        own = next(one for one in ann.shown["view"]["players"] if one["seat"] == 0)
        lit = page.locator("main [data-target^='card:'][data-lit]")
        ann.wait(lambda: lit.count() == len(own["hand"]), "the cards are not there to be chosen")
        wrong += checked(ann, "maracaibo-phone-cards")
        while not sails(ann):
            bob.at(ann.shown["seq"])
            if bob.shown["ask"]:
                said = bob.move(bob.keys()[0])
                ann.wait(lambda said=said: ann.shown["seq"] >= said["seq"], "behind")
            else:
                ann.any_choice()
        page.click("[data-tab=map]")
        notes = {option["targets"][0]: option["note"]["de"] for option in ann.shown["ask"]["options"]}
        near = page.locator("[data-target='place:p01'] .note")
        near.wait_for()
        assert near.inner_text() in notes["place:p01"]
        for tab in ("map", "offer", "tracks", "rivals"):
            page.click(f"[data-tab={tab}]")
            wrong += checked(ann, f"maracaibo-phone-{tab}")
        assert page.get_attribute("html", "lang") == "de"
    bob.close()
    assert wrong == []


def sails(player: Player) -> bool:
    return player.asked() and bool(player.shown["ask"]["prompt"] == "sail.to")


@pytest.fixture(scope="module")
def campaign(table: LiveServer) -> Made:
    """A game of the campaign that is over."""
    if missing():
        pytest.skip(missing())
    made = table.create("human", "human", game="maracaibo", story="chapter_5")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    for client in clients:
        client.close()
    return made


def test_a_campaign_leaves_its_archive(browser: Any, table: LiveServer, campaign: Made) -> None:
    """The line that the page offers is the one that the next game can begin with."""
    with visitor(browser, 23, **DESK) as ann:
        ann.join(table.url, campaign.tokens[0], "Ann")
        ann.page.wait_for_selector("#result")
        line = ann.page.input_value(".archive textarea")
        kept = archive.read(line)
        view = ann.shown["view"]
        assert (kept.stories, kept.legacy, kept.cards) == (view["stories"], view["legacy"], view["story_cards"])
        with ann.page.expect_download() as saved:
            ann.page.click(".archive a[download]")
        assert saved.value.path().read_text(encoding="utf-8") == line
        assert checked(ann, "maracaibo-campaign-end") == []


def test_the_set_up_page_says_what_the_game_leaves_out(browser: Any, table: LiveServer) -> None:
    """The period is shown as an adventure; who sets up a game is told what it was. (MA-COMP-15)
    Chapters go by their titles."""
    with visitor(browser, 24, **DESK, locale="de-DE") as ann:
        page = ann.page
        page.goto(f"{table.url}/#/new/maracaibo")
        page.wait_for_selector("p.note")
        note = page.inner_text("p.note")
        assert "Sklavenhandel" in note and "Kolonialherrschaft" in note
        assert "Kapitel 5: " in page.inner_text("main form")
        assert checked(ann, "maracaibo-new") == []
