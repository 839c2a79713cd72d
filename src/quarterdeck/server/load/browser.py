"""What a person feels at a browser: how soon the lobby is there, and how soon the first question of a game on a slow
line, from the click on an invitation with nothing stored yet."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import time
import urllib.request
from typing import Any

from quarterdeck import games

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""A phone where the net is poor: 1.6 Mbit/s, 150 ms."""
PATIENCE_MS = 60_000

PAINTED = "performance.getEntriesByType('paint').find(one => one.name === 'first-contentful-paint').startTime"
ASKED = "[data-prompt]:not([data-prompt=''])"
DRAWN = "main [data-target]"


WHAT = "an invitation opened at 1.6 Mbit/s and 150 ms with nothing stored, until the question and its board are there"


def chromium() -> str:
    """The Chromium of this machine, or of QUARTERDECK_CHROMIUM; empty if there is none."""
    return os.environ.get("QUARTERDECK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "") or ""


def missing() -> str:
    """What stands in the way of a visit, as a sentence; empty if nothing does."""
    from quarterdeck.server import client

    if not (client.FOLDER / "index.html").is_file():
        return "The browser client is not built: run make web."
    if not chromium():
        return "There is no Chromium: apt-get install chromium, or set QUARTERDECK_CHROMIUM to one."
    try:
        import playwright.sync_api  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return "Playwright is not installed: run make setup."
    del playwright
    return ""


def figures(url: str, visits: int) -> dict[str, float]:
    """First paint of the lobby and when its button works; the first question of every game on a slow line."""
    from playwright.sync_api import sync_playwright  # type: ignore[import-not-found, unused-ignore]

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        found = _lobby(browser, url)
        for game in games.ids():
            spent, came = zip(*[first_question(browser, url, game) for _ in range(visits)])
            found[f"first_question_{game}_ms"] = statistics.median(spent)
            found[f"first_question_{game}_kb"] = statistics.median(came)
        browser.close()
    return found


def _lobby(browser: Any, url: str) -> dict[str, float]:
    page = browser.new_page()
    page.goto(url)
    page.wait_for_selector("button.primary:enabled")
    ready = float(page.evaluate("performance.now()"))
    painted = float(page.evaluate(PAINTED))
    page.close()
    return {"first_paint_ms": painted, "interactive_ms": ready}


def first_question(browser: Any, url: str, game: str) -> tuple[float, float]:
    """Milliseconds until a newcomer on a slow line is asked for the first time, and the kilobytes that it took."""
    token = _invited(url, game)
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_LINE)
    came: list[float] = []
    wire.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda told: came.append(len(told["response"]["payloadData"])))
    started = time.perf_counter()
    page.goto(f"{url}/#/join/{token}", wait_until="commit")
    page.fill("input[type=text]", "Ann")
    page.click("form button")
    page.wait_for_selector(ASKED)
    page.wait_for_selector(DRAWN)
    spent = (time.perf_counter() - started) * 1e3
    context.close()
    return spent, sum(came) / 1e3


def _invited(url: str, game: str) -> str:
    """The token of the seat that is asked first in a new match."""
    fewest = max(2, min(games.game(game).players))
    made = _call(f"{url}/api/v2/matches", {"game": game, "seats": [{"kind": "human"}] * fewest})
    for token in made["tokens"]:
        if _call(f"{url}/api/v2/matches/{made['match']}/state", token=str(token))["ask"]:
            return str(token)
    raise RuntimeError(f"nobody is asked in a new match of {game}")


def _call(url: str, body: Any = None, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    asked = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return dict(json.loads(answer.read()))
