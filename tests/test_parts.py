"""What the compiled build writes into the parts of a state does what they do without it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.state import canonical, from_plain, parts_below, to_plain
from quarterdeck.kernel.tables.run import Run, play_out
from tests.kernel.helpers import assert_copies
from tests.registry import OWN

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import parts

    return parts


def rewritten(parts: ModuleType, id: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game's state class from source with the methods of the compiled build."""
    state = games.game(id).state_class()
    names = {cls.__module__ for cls in parts_below(state)}
    writer = parts.copies(ROOT)
    for name in sorted(names, key=len, reverse=True):  # `state_battle` before `state`, which imports it
        path = ROOT / "src" / (name.replace(".", "/") + ".py")
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
        exec(compile(parts.with_methods(path.read_text(), writer), str(path), "exec"), vars(module))
    return vars(sys.modules[state.__module__])[state.__name__]


@pytest.mark.parametrize("id", OWN)
def test_the_methods_for_the_compiled_build_agree_with_the_interpreted_ones(
    parts: ModuleType, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.game(id)
    run = Run(game, game.start(game.check(Setting(game.players[-1]))))
    run.begin()
    play_out(run, Randomness(3), 150)
    old_classes = parts_below(game.state_class())
    written = rewritten(parts, id, monkeypatch)
    for old, new in zip(old_classes, parts_below(written), strict=True):
        assert old is not new and old.__name__ == new.__name__
        assert "copy" in vars(new)
        assert to_plain(new()) == to_plain(old()), "blank values differ"
    state = from_plain(written, to_plain(run.ctx.state))
    assert_copies(state)
    assert canonical(state.copy()) == canonical(run.ctx.state)


def test_every_part_is_given_its_methods(parts: ModuleType) -> None:
    source = (ROOT / "src/quarterdeck/games/dead_reckoning/state.py").read_text()
    classes = source.count("@dataclass(slots=True)")
    text = parts.with_methods(source, parts.copies(ROOT))
    assert classes >= 5
    assert text.count("@dataclass(slots=True, init=False)") == text.count("    def copy(self) -> ") == classes
    assert "@dataclass(slots=True)\n" not in text
    assert "[copy]" not in text and "[item.copy() for item in self.settled] if self.settled else []" in text


def test_another_decorator_is_refused(parts: ModuleType) -> None:
    with pytest.raises(SystemExit, match="Odd"):
        parts.with_methods("@dataclass\nclass Odd(Part):\n    a: int = public()\n", parts.copies(ROOT))
