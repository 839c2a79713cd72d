"""Every page in a language that is nothing but a folder of files: no word on it is said by the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests import pseudo
from tests.registry import OWN
from tests.server.harness import LiveServer
from tests.web.player import DESK, PHONE, Player, visitor

ALLOWED = re.compile(
    r"\bAnn\b|\bQuarterdeck\b"  # who plays, and where
    r"|\b(?:salvage|voyage|pearls|parlour|shaky|divers|Parlour Salvage|Pearl Divers)\b"  # the tests' own games
    r"|English|Deutsch"  # what languages call themselves
    r"|[A-Z]{2}-[A-Z]+-\d+[a-z]?"  # clauses
    r"|[0-9a-f]{16,}"  # seeds and hashes
    r"|\b(?:I{2,3}|IV)\b"  # rounds as the board counts them
    r"|https?://\S+"  # links
    r"|\bEnter\b|\bEsc\b|\bCtrl\b|\bShift\b"  # what keyboards have printed on them
    r"|Lucide(?: Contributors)?|Game Icons|GameIcons|\bISC\b|\bCC BY \d\.\d\b|game-icons\.net"
)

SAID = """
() => {
  const spoken = document.documentElement.lang;
  const found = [document.title];
  const named = ["aria-label", "aria-description", "title", "placeholder", "alt"];
  const walk = (element) => {
    if (["SCRIPT", "STYLE", "SVG", "NOSCRIPT"].includes(element.tagName)) return;
    if (element.lang && element.lang !== spoken) return;
    for (const name of named) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent);
      else if (child.nodeType === Node.ELEMENT_NODE) walk(child);
    }
  };
  walk(document.body);
  return found.map((text) => text.trim()).filter(Boolean);
}
"""


@pytest.fixture(scope="module")
def foreign(nowhere: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that speaks it."""
    server = LiveServer(tmp_path_factory.mktemp("foreign"), stewarded=True)
    yield server
    server.stop()


class Reader:
    """Reads a page and keeps what is said there in no foreign tongue."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.left: dict[str, str] = {}
        self.read = 0

    def look(self, where: str) -> None:
        """What a page says as long as it waits for its words does not count."""
        found = self._plain(where)
        for _ in range(5):
            if not found:
                break
            self.player.page.wait_for_timeout(200)
            found = self._plain(where)
        self.left = found | self.left

    def _plain(self, where: str) -> dict[str, str]:
        texts = self.player.page.evaluate(SAID)
        self.read += len(texts)
        return {word: f"{where}: {said[:160]}" for said in texts for word in pseudo.plain_words(said, ALLOWED)}


def speaking(browser: Any, seed: int, **how: Any) -> Any:
    return visitor(browser, seed, **{"locale": pseudo.LANG} | how)


def shut(page: Any) -> None:
    page.keyboard.press("Escape")


def test_the_pages_before_a_game(browser: Any, foreign: LiveServer) -> None:
    made = foreign.create("human", "open", game="ahoy")
    with speaking(browser, 1, **DESK) as ann:
        reader, page = Reader(ann), ann.page
        page.goto(foreign.url)
        page.wait_for_selector("main .primary")
        assert page.get_attribute("html", "lang") == pseudo.LANG
        reader.look("lobby")
        for dialog in (0, 1):
            page.locator("header button.icon").nth(dialog).click()
            page.wait_for_selector("dialog[open]")
            reader.look(f"dialog {dialog}")
            shut(page)
        page.goto(f"{foreign.url}/#/credits")
        page.wait_for_selector("main h1")
        reader.look("credits")
        for id in OWN:
            page.goto(f"{foreign.url}/#/new/{id}")
            page.wait_for_selector("main fieldset")
            page.wait_for_load_state("networkidle")
            reader.look(f"setting up {id}")
        for link in (
            f"sit/{made.invitations[1]}",
            f"join/{made.tokens[0]}",
            f"join/{made.watch}",
            "sit/none",
            "join/none",
        ):
            page.goto(f"{foreign.url}/#/{link}")
            page.wait_for_selector("main")
            page.wait_for_load_state("networkidle")
            reader.look(link.partition("/")[0])
        page.goto(f"{foreign.url}/nowhere")
        reader.look("no such page")
        assert not reader.left, "\n".join(sorted(reader.left.values()))
        assert reader.read > 200


@pytest.mark.parametrize("id", OWN)
def test_a_game(browser: Any, foreign: LiveServer, id: str) -> None:
    """The board, the table in words, the menu and its dialogs; of one game the end and its replay, too: what is told of
    the others is read in tests/test_languages.py."""
    made = foreign.create("human", "random", game=id)
    with speaking(browser, 3, **DESK) as ann:
        reader, page = Reader(ann), ann.page
        ann.join(foreign.url, made.tokens[0], "Ann")
        for move in range(6):
            ann.wait(lambda: ann.asked() or ann.over(), "not asked")
            reader.look(f"{id}, move {move}")
            ann.any_choice()
        page.keyboard.press("t")
        reader.look(f"{id} in words")
        page.keyboard.press("t")
        around(ann, reader)
        if id == "ahoy":
            to_the_end(ann, reader)
            page.goto(f"{foreign.url}/#/replay/{made.id}")
            page.locator("input[type=range]").wait_for()
            page.wait_for_load_state("networkidle")
            reader.look("replay")
        assert not reader.left, "\n".join(sorted(reader.left.values()))
        assert reader.read > 500


def to_the_end(ann: Player, reader: Reader) -> None:
    ann.hurry()
    ann.end()
    reader.look("the end")


def around(ann: Player, reader: Reader) -> None:
    """Everything that the menu of a table opens."""
    page = ann.page
    page.locator(".table > header button.icon").last.click()
    page.wait_for_selector("dialog[open]")
    reader.look("menu")
    count = page.locator("dialog[open] button:enabled").count()
    shut(page)
    for at in range(count):
        page.locator(".table > header button.icon").last.click()
        buttons = page.locator("dialog[open] button:enabled")
        if at < buttons.count():
            buttons.nth(at).click()
        page.wait_for_timeout(50)
        reader.look(f"menu, {at}")
        shut(page)
        shut(page)


@pytest.mark.parametrize("id", OWN)
def test_a_game_on_a_phone(browser: Any, foreign: LiveServer, id: str) -> None:
    made = foreign.create("human", "random", game=id)
    with speaking(browser, 5, **PHONE) as ann:
        reader, page = Reader(ann), ann.page
        ann.join(foreign.url, made.tokens[0], "Ann")
        ann.any_choice()
        ann.wait(ann.asked, "not asked")
        for at in range(page.locator("[data-tab]").count()):
            page.locator("[data-tab]").nth(at).click()
            reader.look(f"{id}, tab {at}")
        assert not reader.left, "\n".join(sorted(reader.left.values()))
        assert reader.read > 100
