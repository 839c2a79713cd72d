"""Every page by axe, in both themes and both widths; the page keeps to its size, and no sentence is unnamed."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.server.load.browser import missing
from tests.server.harness import LiveServer, Made, any_key, play_on
from tests.web.player import DESK, PHONE, Player, visitor

WAYS = [
    pytest.param(DESK, "light", "en-GB", id="desk-light-en"),
    pytest.param(PHONE, "dark", "de-DE", id="phone-dark-de"),
    pytest.param(DESK, "dark", "de-DE", id="desk-dark-de"),
    pytest.param(PHONE, "light", "en-GB", id="phone-light-en"),
]
GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def finished(table: LiveServer) -> Made:
    """A game that is over, to look at its end and its replay."""
    if missing():
        pytest.skip(missing())
    made = table.create("human", "human", game="ahoy")
    clients = [made.client(0), made.client(1)]
    play_on(clients, any_key)
    for client in clients:
        client.close()
    return made


def checked(player: Player, name: str) -> list[str]:
    """What axe finds serious on this page, and whether the page is wider than its window."""
    from axe_playwright_python.sync_playwright import Axe

    player.shot(name)
    found = Axe().run(player.page).response["violations"]
    wrong = [
        f"{name}: {one['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]
    if player.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        wrong.append(f"{name}: wider than the window")
    if "undefined" in player.page.inner_text("body"):
        wrong.append(f"{name}: something undefined is shown")
    return wrong


@pytest.mark.parametrize(("size", "theme", "locale"), WAYS)
def test_every_page_can_be_used_by_everybody(
    browser: Any, table: LiveServer, finished: Made, size: Any, theme: str, locale: str, request: pytest.FixtureRequest
) -> None:
    way = request.node.callspec.id
    running = table.create("human", "random", "random", "open", game="ahoy")
    shared = table.create("human", "human", game="ahoy")
    undrawn = table.create("human", "human", game="salvage")
    wrong: list[str] = []
    with visitor(browser, 7, **size, color_scheme=theme, locale=locale) as ann:
        page = ann.page
        page.goto(table.url)
        page.wait_for_selector("button.primary.big")
        wrong += checked(ann, f"{way}-lobby")
        page.goto(f"{table.url}/#/new")
        page.wait_for_selector("main form, main fieldset")
        wrong += checked(ann, f"{way}-new")
        page.click("form button.primary")
        page.wait_for_selector("input[readonly]")
        wrong += checked(ann, f"{way}-invites")
        page.goto(f"{table.url}/#/join/nobody")
        page.wait_for_selector("[role=alert]")
        wrong += checked(ann, f"{way}-lost")
        page.goto(f"{table.url}/#/join/{running.tokens[0]}")
        page.wait_for_selector("form button")
        wrong += checked(ann, f"{way}-join")
        ann.join(table.url, running.tokens[0], "Ann")
        ann.wait(ann.asked, "not asked")
        page.wait_for_selector("footer button.primary" if ann.narrow else "[data-option]")
        wrong += checked(ann, f"{way}-table")
        page.click("header > button.icon")
        page.wait_for_selector("dialog")
        wrong += checked(ann, f"{way}-menu")
        page.keyboard.press("Escape")
        ann.join(table.url, shared.tokens[0], "Ann")
        page.goto(f"{table.url}/#/join/{shared.tokens[1]}")
        page.click("form button")
        page.wait_for_selector("main > button.primary")
        wrong += checked(ann, f"{way}-hand-over")
        page.goto(f"{table.url}/#/join/{undrawn.watch}")
        page.click("form button")
        page.wait_for_selector("main dl")
        wrong += checked(ann, f"{way}-watch")
        ann.join(table.url, finished.tokens[0], "Ann")
        page.wait_for_selector("#result")
        wrong += checked(ann, f"{way}-end")
        page.goto(f"{table.url}/#/replay/{finished.id}")
        ann.wait(lambda: int(page.get_attribute("input[type=range]", "max")) > 50, "no replay")
        page.locator("input[type=range]").fill("200")
        page.wait_for_selector("[data-target]")
        wrong += checked(ann, f"{way}-replay")
    assert not wrong, "\n".join(wrong)
