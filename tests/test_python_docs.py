"""What docs/PYTHON.md and the README show is run as it stands, only with fewer games and weaker searches."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
SHORTER = [(r"\b1_000\b", "10"), (r'"search:\d+"', '"search:2"')]
"""What would take minutes; nothing is shown that depends on it."""

SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(document: Path) -> list[tuple[int, str]]:
    """The examples in Python, each with the line before its first one."""
    text = document.read_text(encoding="utf-8")
    return [(text[: found.start(1)].count("\n"), found[1]) for found in BLOCK.finditer(text)]


def shortened(code: str) -> str:
    for long, short in SHORTER:
        code = re.sub(long, short, code)
    return code


def run(code: str, line: int, document: Path, names: dict[str, Any]) -> None:
    """Runs a program, or a session whose answers are compared."""
    if not code.startswith(">>>"):
        exec(compile("\n" * line + shortened(code), str(document), "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(code, names, document.name, str(document), line)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=SHOWN)
    runner.run(session, out=said.append, clear_globs=False)
    names.update(session.globs)
    assert runner.failures == 0, "".join(said)


@pytest.mark.parametrize("name", ["docs/PYTHON.md", "README.md"])
def test_every_example_does_what_it_says(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for other in games.registered():  # by other tests
        monkeypatch.delitem(games.GAMES, other)
    names: dict[str, Any] = {"__name__": "example"}
    found = blocks(ROOT / name)
    assert found
    for line, code in found:
        run(code, line, ROOT / name, names)


def test_the_readme_opens_with_eight_lines() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    _, first = blocks(ROOT / "README.md")[0]
    lines = [line for line in first.splitlines() if line.strip()]
    assert len(lines) == 8 and lines[0] == "import quarterdeck as qd"
    assert text.index("```python") < text.index("## ")


def test_a_wrong_answer_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"Expected:\s+3\s+Got:\s+2"):
        run(">>> 1 + 1\n3\n", 0, ROOT / "README.md", {})
