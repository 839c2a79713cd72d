"""Maracaibo in a real browser: alone against Jean to the end, a start on a phone in German, a campaign that goes on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarterdeck.games.maracaibo.rules import archive
from quarterdeck.server.load.browser import missing
from tests.server.harness import LiveServer, Made, any_key, play_on
from tests.web.player import DESK, PHONE, Player, visitor
from tests.web.test_access import checked


def ends_with(player: Player) -> None:
    player.hurry()
    player.end()
    assert "undefined" not in player.page.inner_text("body")


def test_alone_against_jean_to_the_end(browser: Any, table: LiveServer) -> None:
    """Her card is shown with what she did, she has her line among the players and in the result; the first voyage is
    chosen on the route itself."""
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
        cards = table.http.get("/api/v2/games/maracaibo/catalog").json()["automa_cards"]
        ann.wait(ann.asked, "not asked")
        card = cards[ann.shown["view"]["jean"]["card"]]
        told = ann.page.inner_text(".jean")
        assert card["name"] in told and card["text"] in told
        assert ann.page.locator(".jean .deeds li").count() >= 1
        assert rivals_line(ann).split()[-1] == str(ann.shown["rivals"][0]["score"])
        assert card["name"] in rivals_line(ann)
        since = ann.page.inner_text(".digest")
        assert card["text"] in since and "New in the display" not in since.split(card["text"])[0]
        assert checked(ann, "maracaibo-solo-desk") == []
        ends_with(ann)
        assert ann.shown["over"]["ending"] in ann.page.inner_text("main")
        assert ann.page.evaluate("document.querySelector('main.board').scrollTop") == 0
        ranks = ann.page.locator("#result").locator("xpath=ancestor::section").locator("table").first.inner_text()
        by_score = sorted(
            [("Ann", ann.shown["scores"][0]), ("Jean", ann.shown["rivals"][0]["score"])], key=lambda r: r[1]
        )
        assert ranks.index(by_score[1][0]) < ranks.index(by_score[0][0])
        assert all(str(score) in ranks for _, score in by_score)
        ann.shot("maracaibo-solo-end")


def rivals_line(player: Player) -> str:
    return str(player.page.inner_text("[data-rival=jean]"))


def test_what_one_owns_can_be_read_to_its_end_and_pointed_at(browser: Any, table: LiveServer) -> None:
    """By the wheel of a mouse alone; what explains a card pushes nothing else about."""
    made = table.create("human", game="maracaibo")
    with visitor(browser, 25, **DESK) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        page = ann.page
        listed = page.locator(".dock [data-option]").first
        before = listed.bounding_box()
        card = page.locator(".dock [data-target^='card:']").first.bounding_box()
        page.mouse.move(card["x"] + 30, card["y"] + 30)
        page.mouse.move(card["x"] + 40, card["y"] + 35)
        page.wait_for_selector(".floating")
        assert listed.bounding_box() == before
        last = page.locator(".dock [data-target^='area:']").last
        page.mouse.wheel(0, 3000)
        page.wait_for_timeout(200)
        box = last.bounding_box()
        assert box["y"] + box["height"] <= 900, "the ship board cannot be scrolled to"
        assert listed.bounding_box() == before


def test_what_is_offered_is_read_from_the_top(browser: Any, table: LiveServer) -> None:
    """However far down the last choice was: the answers come first, free actions after them."""
    made = table.create("human", game="maracaibo")
    with visitor(browser, 26, **DESK) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        scrolled = "document.querySelector('.choices .list').scrollTop"
        ann.page.locator(".choices [data-option]").last.scroll_into_view_if_needed()
        assert ann.page.evaluate(scrolled) > 0
        ann.choose(ann.keys()[-1])
        ann.wait(lambda: ann.page.locator(".choices [data-option]").count() == 7, "the next question is not shown")
        assert ann.page.evaluate(scrolled) == 0


def test_the_table_in_words_has_a_name_for_everything(browser: Any, table: LiveServer) -> None:
    """No id, no number that only the rules understand; what can be chosen can be chosen there too."""
    made = table.create("human", game="maracaibo")
    with visitor(browser, 27, **DESK, locale="de-DE") as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        ann.page.keyboard.press("t")
        ann.page.wait_for_selector("main h2:has-text('Jean')")
        told = ann.page.inner_text("main")
        assert not re.search(r"[a-z]_[a-z0-9]|-1\b|undefined", told)
        assert "Ruhige See" in told and "Havanna (0)" in told and "Schatzkarte" in told
        assert checked(ann, "maracaibo-in-words") == []
        ann.point(ann.shown["ask"]["options"][0]["targets"][0])


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
        notes = {option["targets"][0]: option["note"] for option in ann.shown["ask"]["options"]}
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


def test_a_campaign_goes_on_from_its_end(browser: Any, table: LiveServer) -> None:
    """By the button, and by pasting the archive on the set-up page, which keeps what it cannot read."""
    made = table.create("human", game="maracaibo", story="chapter_2", difficulty="very_easy")
    with visitor(browser, 26, **DESK) as ann:
        page = ann.page
        ann.join(table.url, made.tokens[0], "Ann")
        ann.wait(ann.asked, "not asked")
        ends_with(ann)
        line = page.input_value(".archive textarea")
        page.click("[data-sequel]")
        ann.wait(lambda: ann.shown["match"] != made.id and ann.asked(), "the next game does not begin")
        assert ann.shown["options"] == {"story": "continue", "difficulty": "very_easy", "archive": line}
        assert ann.shown["view"]["stories"][: len(archive.read(line).stories)] == archive.read(line).stories

        page.goto(f"{table.url}/#/new/maracaibo")
        page.wait_for_selector("fieldset")
        assert page.locator("[data-written=archive]").count() == 0, "it matters only for who goes on"
        choose = page.locator("section.panel select")
        choose.nth(1).select_option("1")
        choose.nth(2).select_option("continue")
        page.fill("[data-written=archive]", f"{line},s99")
        page.fill("fieldset input[type=text]", "Ann")
        page.click("form button.primary")
        page.wait_for_selector("[role=alert]")
        assert "s99" in page.inner_text("[role=alert]")
        assert page.input_value("[data-written=archive]") == f"{line},s99"
        assert page.input_value("fieldset input[type=text]") == "Ann"
        following = ann.shown["match"]
        page.fill("[data-written=archive]", f" {line} ")
        page.click("form button.primary")
        ann.wait(lambda: ann.shown["match"] != following and ann.asked(), "no game from the archive")
        assert archive.read(ann.shown["options"]["archive"]).text() == line


def test_what_cannot_be_set_up_is_said_where_it_is_seen(browser: Any, table: LiveServer) -> None:
    """On a phone the button that starts a game is below what the form begins with."""
    with visitor(browser, 28, **PHONE, locale="de-DE") as ann:
        page = ann.page
        page.goto(f"{table.url}/#/new/maracaibo")
        page.wait_for_selector("fieldset")
        page.locator("section.panel select").nth(2).select_option("continue")
        page.tap("form button.primary")
        page.wait_for_selector("[role=alert]")
        box = page.locator("[role=alert]").bounding_box()
        assert box["y"] >= 0 and int(box["y"] + box["height"]) <= PHONE["viewport"]["height"]


def test_the_set_up_page_says_what_the_game_leaves_out(browser: Any, table: LiveServer) -> None:
    """The period is shown as an adventure; who sets up a game is told what it was. (MA-COMP-15)
    Chapters go by their titles."""
    with visitor(browser, 24, **DESK, locale="de-DE") as ann:
        page = ann.page
        page.goto(f"{table.url}/#/new/maracaibo")
        page.wait_for_selector("p.note")
        note = page.inner_text("p.note")
        assert "Sklavenhandel" in note and "Kolonialherrschaft" in note
        assert "Vollständig" in note and "rekonstruiert" in note
        assert "Kapitel 5: " in page.inner_text("main form")
        assert checked(ann, "maracaibo-new") == []
