"""The server's benchmark runs and measures what it promises; how fast it is, is not tested here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.server import client
from quarterdeck.server.load import browser
from quarterdeck.server.load.bench import TARGETS, Target
from quarterdeck.server.load.crowd import quantiles

GAMES = ("ahoy", "maracaibo", "marauders", "dead_reckoning")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the server's costs are read from /proc")
def test_bench_server_measures_everything() -> None:
    command = [sys.executable, "-m", "quarterdeck.cli", "bench", "--server", "--json", "--seconds", "1"]
    done = subprocess.run([*command, "--matches", "2"], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert {name for name in TARGETS if name.startswith("interpreted")} <= figures.keys()
    assert figures["interpreted_moves_per_s"] > 1 and figures["interpreted_moves_per_core_s"] > 1
    if browser.missing():
        assert browser.missing() in done.stderr
    else:
        questions = [figures[f"interpreted_first_question_{game}_ms"] for game in GAMES]
        assert min(questions) > 300, "two round trips at least: the line was not slow"
    assert 0 < figures["interpreted_paced_p50_ms"] <= figures["interpreted_paced_p99_ms"]


def test_verdicts_and_quantiles() -> None:
    assert Target(10, True, "x").verdict(10).startswith("reached")
    assert Target(10, False, "x").verdict(11).startswith("MISSED")
    found = quantiles([n / 1000 for n in range(1, 101)])
    assert found["p50_ms"] == pytest.approx(51) and found["p99_ms"] == pytest.approx(100)
    assert quantiles([]) == {"p50_ms": 0.0, "p99_ms": 0.0}


def test_without_a_browser_the_bench_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("QUARTERDECK_CHROMIUM", raising=False)
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    assert "not built" in browser.missing()
    (tmp_path / "index.html").write_text("x", encoding="utf-8")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "no Chromium" in browser.missing()
    monkeypatch.setenv("QUARTERDECK_CHROMIUM", "/usr/bin/chromium")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert "Playwright" in browser.missing()
