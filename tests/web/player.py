"""A person at a browser: reads what the page was sent, and plays through the page alone."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Message = dict[str, Any]

PATIENCE = 30_000
"""Milliseconds; nothing takes so long unless something is broken, even on a busy machine."""

DESK: Message = {"viewport": {"width": 1440, "height": 900}}
PHONE: Message = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


HURRY = """
seed => {
  let n = seed;
  const step = () => {
    if (document.querySelector("#result")) return;
    const commit = document.querySelector("button.commit:enabled");
    const listed = document.querySelectorAll("dialog [data-option]:enabled");
    const options = listed.length ? listed : document.querySelectorAll("[data-option]:enabled");
    const button = commit ?? options[(n = (n * 7919 + 13) % 100003) % options.length]
      ?? document.querySelector("footer button.primary:enabled");
    button?.click();
    setTimeout(step, 5);
  };
  step();
}
"""


class Player:
    """One page. `shown` is the last snapshot or update that its newest socket brought."""

    def __init__(self, page: Any, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.shown: Message = {}
        self.acks: list[int] = []
        self.troubles: list[str] = []
        self.sockets = 0
        self.narrow = page.viewport_size["width"] < 700
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _listen(self, socket: Any) -> None:
        self.sockets += 1
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("snapshot", "update"):
            self.shown = message
        elif message["type"] == "ack":
            self.acks.append(message["seq"])

    @contextmanager
    def moving(self, what: str) -> Iterator[None]:
        """What is done inside is a move: waits until the server has taken it and the page shows it, whatever others do
        meanwhile."""
        before = len(self.acks)
        yield
        self.wait(lambda: len(self.acks) > before and self.shown["seq"] >= self.acks[-1], what)

    def wait(self, ready: Callable[[], Any], what: str, patience: int = PATIENCE) -> None:
        """Waits until it is so; the page goes on meanwhile."""
        until = time.monotonic() + patience / 1000
        while not ready():
            assert time.monotonic() < until, f"{what}: {self.page.inner_text('body')[:600]}"
            self.page.wait_for_timeout(15)

    # Coming

    def join(self, url: str, token: str, name: str) -> None:
        """By the link to a seat that is one's own."""
        self._come_in(f"{url}/#/join/{token}", name)

    def sit(self, url: str, invitation: str, name: str) -> None:
        """By the link of an invitation."""
        self._come_in(f"{url}/#/sit/{invitation}", name)

    def _come_in(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill("input[type=text]", name)
        self.page.click("form button")
        self.page.wait_for_selector("[data-prompt]")

    # Playing

    def asked(self) -> bool:
        ask = self.shown.get("ask")
        return bool(ask) and not ask["forced"]

    def over(self) -> bool:
        return bool(self.shown.get("over"))

    def keys(self) -> list[str]:
        return [option["key"] for option in self.shown["ask"]["options"]]

    def choose(self, key: str, tap: bool = False) -> None:
        """Makes one choice by the list, and waits until it is made."""
        press = self.page.tap if tap else self.page.click
        button = f"[data-option={json.dumps(key)}]"
        with self.moving(f"the move {key} was not made"):
            if self.narrow and len(self.keys()) > 2:
                press("footer button.primary")
                press(f"dialog {button}")
            else:
                press(button)
            if self.narrow:
                press("button.commit")

    def point(self, target: str, tap: bool = False) -> None:
        """Makes one choice by a click on what is drawn, and waits until it is made."""
        drawn = self.page.locator(f":is(main, .dock) [data-target='{target}'][data-lit]").first
        with self.moving(f"a click on {target} did nothing"):
            drawn.tap() if tap else drawn.click()
            if self.narrow:
                self.page.tap("button.commit") if tap else self.page.click("button.commit")

    def any_choice(self, tap: bool = False) -> None:
        self.choose(self.rng.choice(self.keys()), tap)

    def hurry(self) -> None:
        """Lets the page play on by itself through its own buttons, until the game is over: list, choice, commit."""
        self.page.evaluate(HURRY, self.rng.randrange(1, 1000))

    def end(self) -> None:
        """Waits until the game is over and the page shows it."""
        self.wait(self.over, "the game does not end", 4 * PATIENCE)
        self.page.wait_for_selector("#result")

    def undo_button(self) -> Any:
        return self.page.locator("footer button.undo" if self.narrow else ".does button:not(.commit):not(.icon)")

    def undo(self) -> None:
        """Takes back by the button."""
        with self.moving("nothing was taken back"):
            self.undo_button().click()

    def shot(self, name: str) -> None:
        """A picture for people to look at, where somebody wants them."""
        folder = os.environ.get("QUARTERDECK_SHOTS")
        if folder:
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))


@contextmanager
def visitor(browser: Any, seed: int, **how: Any) -> Iterator[Player]:
    """A browser of its own, with nothing stored in it; a page that fails fails the test."""
    context = browser.new_context(**({"locale": "en-GB", "reduced_motion": "reduce"} | how))
    player = Player(context.new_page(), seed)
    try:
        yield player
        assert player.troubles == []
    finally:
        context.close()
