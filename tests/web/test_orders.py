"""Standing orders in a real browser: passing ahead at the question itself, and the dialog, by mouse, thumb and keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Client, LiveServer
from tests.web.player import DESK, PHONE, Player, visitor
from tests.web.test_access import checked

WINDOW = "window.other_turn_start"


def prompt_of(shown: dict[str, Any]) -> str:
    return str(shown["ask"]["prompt"]) if shown["ask"] else ""


def play_to_the_window(ann: Player, bob: Client) -> None:
    """Both choose a ship and end their turns until Ann may play a card in Bob's."""
    while prompt_of(ann.shown) != WINDOW or ann.shown["ask"]["forced"]:
        bob.answer({"type": "ping", "id": 1})
        if ann.asked():
            ann.choose(ann.keys()[-1])
        elif bob.asked:
            assert bob.move(bob.keys()[-1])["type"] == "ack"
        ann.page.wait_for_timeout(30)


@pytest.mark.parametrize(
    ("size", "locale", "words"),
    [
        pytest.param(DESK, "en-GB", "No card: until my next turn", id="desk-en"),
        pytest.param(PHONE, "de-DE", "Keine Karte: bis zu meinem nächsten Zug", id="phone-de"),
    ],
)
def test_passing_ahead(browser: Any, table: LiveServer, size: Any, locale: str, words: str) -> None:
    made = table.create("human", "human", game="marauders")
    table.hub.live[made.id].table.state.players[0].hand.append("saboteur_1")  # so that there is something to pass
    bob = made.client(1)
    with visitor(browser, 31, **size, locale=locale) as ann:
        ann.join(table.url, made.tokens[0], "Ann")
        play_to_the_window(ann, bob)
        button = ann.page.locator("[data-ahead]")
        assert button.inner_text().strip() == words
        assert checked(ann, f"orders-window-{locale}") == []
        button.click()
        ann.wait(lambda: prompt_of(ann.shown) != WINDOW, "passing ahead did nothing")
        ann.wait(lambda: ann.shown["orders"] == {WINDOW: "turn"}, "no order was given")

        if ann.narrow:
            ann.page.locator("header button").last.click()
            ann.page.locator("dialog li button", has_text="Daueranweisungen (1)").click()
        else:
            ann.page.keyboard.press("o")
        choices = ann.page.locator("dialog select")
        choices.last.wait_for()
        assert choices.count() == 20
        assert choices.nth(0).input_value() == "mixed" and choices.nth(1).input_value() == "turn"
        assert checked(ann, f"orders-dialog-{locale}") == []
        choices.nth(0).select_option("always")
        ann.wait(lambda: set(ann.shown["orders"].values()) == {"always"}, "not all are ordered")
        choices.nth(2).focus()
        choices.nth(2).select_option("")
        ann.wait(lambda: len(ann.shown["orders"]) == 18, "one could not be withdrawn")
        ann.wait(lambda: choices.nth(0).input_value() == "mixed", "all still look the same")
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_selector("dialog", state="detached")

        answered = len(table.hub.live[made.id].table.answers())
        while not (ann.shown["active"] == 1 and len(table.hub.live[made.id].table.answers()) > answered + 3):
            bob.answer({"type": "ping", "id": 2})
            assert prompt_of(ann.shown) != WINDOW
            if ann.asked():
                ann.choose(ann.keys()[-1])
            elif bob.asked:
                assert bob.move(bob.keys()[-1])["type"] == "ack"
            ann.page.wait_for_timeout(30)
    bob.close()
