"""What the tests of every game's content loader share: a mistake is told with file, row and field."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.kernel.content.reading import ContentError

Mistake = tuple[str, str, str, str]
"""A file, what stands in it, what is written instead, and how the problem begins that is told."""


def name_of(mistake: Mistake) -> str:
    return f"{mistake[0]}: {mistake[3][:60]}"


def problems_of(load: Callable[[Path], object], folder: Path) -> list[str]:
    """Everything that loading this folder finds wrong."""
    with pytest.raises(ContentError) as caught:
        load(folder)
    return caught.value.problems


def check_mistake(load: Callable[[Path], object], folder: Path, copy: Path, mistake: Mistake) -> None:
    """Loading a copy of the folder with this mistake in it tells the problem."""
    file, old, new, problem = mistake
    shutil.copytree(folder, copy)
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = problems_of(load, copy)
    assert any(told.startswith(f"{file}: {problem}") for told in found), found
