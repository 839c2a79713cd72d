"""Dependencies point one way, and the kernel knows no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quarterdeck"

# The rooms that may use the kernel and, through the registry `quarterdeck.games`, the games' specs.
OUTER = ("bots", "sim", "fuzz", "door", "server", "terminal", "cli")
# Where the names of `quarterdeck` itself come from.
FRONT = ("door", "kernel", "bots", "sim")
# What each outer room may import besides the kernel, the registry and itself.
BENCH = ("bench", "bench_rounds")
ALSO = {
    "bots": (),
    "sim": ("bots",),
    "fuzz": ("bots", "sim"),
    "door": ("bots", "sim", "rulebook"),
    "server": ("bots", "sim", "rulebook"),
    "terminal": ("bots", "rulebook"),
    "cli": ("bots", "sim", "fuzz", "server", "terminal", "rulebook", "bench"),
}

# Words of a single game. The kernel is for all games, so it has none of them, not even in a comment.
GAME_WORDS = re.compile(
    r"\b(ahoy|maracaibo|marauders?|reckoning|patrols?|smugglers?|doubloons?|mollusks?|bluefin|strongholds?|"
    r"comrades?|flagships?|tailwind|automa|captains?|bosun|galleons?|sloops?|frigates?|pirates?|treasures?)\b",
    re.IGNORECASE,
)


def is_module(dotted: str) -> bool:
    path = PACKAGE.joinpath(*dotted.split(".")[1:])
    return path.name in GAMES or path.is_dir() or path.with_suffix(".py").is_file()


def imported(tree: ast.AST, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module of quarterdeck that the source imports, with its line, relative imports resolved.

    `from quarterdeck.games import x` counts as `quarterdeck.games` and, if x is a module, as that too.
    """
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "quarterdeck":
                    yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                start = package[: len(package) - node.level + 1]
                base = ".".join(start + ([node.module] if node.module else []))
            if base.split(".")[0] == "quarterdeck":
                yield node.lineno, base
                for alias in node.names:
                    if is_module(f"{base}.{alias.name}"):
                        yield node.lineno, f"{base}.{alias.name}"


def allowed(importer: str, target: str, games: frozenset[str]) -> bool:
    """May `importer` import `target`? Both are dotted names below quarterdeck, without `quarterdeck.`"""
    source, wanted = importer.split("."), target.split(".")
    if not target or wanted[0].startswith("__"):
        return True  # quarterdeck itself: its version
    room = source[0]
    if not room:  # what `import quarterdeck` names
        return wanted[0] in FRONT
    if wanted[0] == "kernel":
        return room != "rulebook"
    if room == "kernel":
        return False
    if room == "games":
        if len(source) == 1:  # the registry may import each game's spec
            return wanted[0] == "games" and (len(wanted) < 3 or wanted[1] not in games)
        own = source[1]
        return wanted[0] == "games" and (len(wanted) == 1 or wanted[1] not in games or wanted[1] == own)
    if wanted[0] == room:
        return True
    if wanted[0] == "games":
        return room in OUTER + BENCH and (len(wanted) == 1 or wanted[1] not in games)
    if room in BENCH:
        return wanted[0] in {"bots", "sim"}
    return wanted[0] in ALSO.get(room, ())


def violations(source: str, module: str, games: frozenset[str], *, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one module, in words."""
    found = []
    for line, target in imported(ast.parse(source), f"quarterdeck.{module}".rstrip("."), is_package=is_package):
        inside = target.removeprefix("quarterdeck").lstrip(".")
        if not allowed(module, inside, games):
            found.append(f"{module or '__init__'}, line {line}: may not import {target}")
    return found


def sources() -> list[tuple[Path, str, bool]]:
    """Every file with its dotted name below quarterdeck."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = list(path.relative_to(PACKAGE).with_suffix("").parts)
        is_package = parts[-1] == "__init__"
        found.append((path, ".".join(parts[:-1] if is_package else parts), is_package))
    return found


GAMES = frozenset(
    path.name for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"
) | {"ahoy", "maracaibo", "marauders", "dead_reckoning"}


def test_dependencies_point_one_way() -> None:
    found = [
        problem
        for path, module, is_package in sources()
        for problem in violations(path.read_text(encoding="utf-8"), module, GAMES, is_package=is_package)
    ]
    assert not found, "see the dependency directions in CONTRIBUTING.md:\n" + "\n".join(found)


def test_the_kernel_has_no_word_of_any_game() -> None:
    found = [
        f"kernel/{path.relative_to(PACKAGE / 'kernel')}, line {number}: {match[0]}"
        for path in sorted((PACKAGE / "kernel").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in GAME_WORDS.finditer(line)
    ]
    assert not found, "the kernel serves every game and names none:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel.table", "from quarterdeck.games import registry"),
        ("kernel.table", "import quarterdeck.bots.random"),
        ("kernel.table", "from ..games.ahoy import state"),
        ("kernel.table", "from quarterdeck.fuzz import fuzz_games"),
        ("fuzz.play", "from quarterdeck.games.ahoy import state"),
        ("fuzz.play", "from quarterdeck.cli import main"),
        ("games.ahoy.flow", "from quarterdeck.games.maracaibo.state import State"),
        ("games.ahoy.flow", "from ..maracaibo import state"),
        ("games.ahoy.flow", "from quarterdeck.bots import search"),
        ("games.ahoy.flow", "def late():\n    import quarterdeck.terminal"),
        ("games", "from quarterdeck.games.ahoy.state import State"),
        ("bots.search", "from quarterdeck.games.ahoy import spec"),
        ("bots.search", "from quarterdeck.games import ahoy"),
        ("bots.search", "from quarterdeck.sim import runner"),
        ("sim.runner", "import quarterdeck.games.ahoy.state"),
        ("terminal.board", "from quarterdeck.games.ahoy.state import State"),
        ("terminal.board", "from quarterdeck.cli import main"),
        ("door.table", "from quarterdeck.terminal.show import Show"),
        ("door.table", "from quarterdeck.games.ahoy.spec import GAME"),
        ("sim.batch", "from quarterdeck.door import Table"),
        ("", "from quarterdeck.games.ahoy.spec import GAME"),
        ("", "from quarterdeck.server import serve"),
        ("rulebook", "from quarterdeck.kernel import table"),
    ],
)
def test_a_wrong_import_is_found(module: str, line: str) -> None:
    assert violations(line, module, GAMES, is_package=module in {"games"})


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel.table", "from quarterdeck.kernel.rules.ask import Ask"),
        ("kernel.table", "from .ask import Ask\nimport dataclasses"),
        ("games.ahoy.flow", "from quarterdeck.kernel import ask\nfrom .state import State"),
        ("games.ahoy.actions.move", "from ..state import State"),
        ("games", "from quarterdeck.games.ahoy import SPEC"),
        ("games", "from quarterdeck.games import ahoy"),
        ("bots.search", "from quarterdeck.kernel.tables.table import Table\nfrom quarterdeck.games import load"),
        ("sim.runner", "from quarterdeck.bots import make"),
        ("fuzz.drivers", "from quarterdeck.bots import make_bot"),
        ("door.playing", "from quarterdeck import games, rulebook\nfrom quarterdeck.sim.match import play_on"),
        ("", "from quarterdeck.door import Table"),
        ("cli", "from quarterdeck import __version__\nfrom quarterdeck.terminal import play"),
    ],
)
def test_a_right_import_is_let_through(module: str, line: str) -> None:
    assert violations(line, module, GAMES, is_package=module == "games") == []


@pytest.mark.parametrize("text", ["# as in Ahoy", "def patrol(): ...", "'one Smuggler'"])
def test_a_word_of_a_game_is_found(text: str) -> None:
    assert GAME_WORDS.search(text)
