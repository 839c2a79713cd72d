"""Shared by all tests: the clause marker, and which build runs."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck import rulebook
from quarterdeck.kernel.text import languages
from tests import pseudo

SHARED_CHECKS = ("catalog", "content", "loading", "text", "why")
pytest.register_assert_rewrite(*(f"tests.games.common_{part}" for part in SHARED_CHECKS))


def pytest_report_header(config: pytest.Config) -> str:
    build = os.environ.get("QUARTERDECK_BUILD", "interpreted")
    return f"quarterdeck {quarterdeck.__version__}, {build}, from {os.path.dirname(quarterdeck.__file__)}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that names a clause which no rulebook has is a mistake: say so before anything runs."""
    known = {clause.id for game in rulebook.GAMES for clause in rulebook.clauses(game)}
    wrong = [
        f"{item.nodeid}: {name!r}"
        for item in items
        for mark in item.iter_markers("clause")
        for name in mark.args
        if name not in known
    ]
    if wrong:
        raise pytest.UsageError("no such clause in docs/rules:\n  " + "\n  ".join(sorted(set(wrong))))


@pytest.fixture(scope="session")
def pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language that nobody speaks."""
    return pseudo.made(tmp_path_factory.mktemp("languages"))


@pytest.fixture(scope="module")
def nowhere(pseudo_folder: Path) -> Iterator[str]:
    """That language, as a host adds one."""
    languages.add(pseudo_folder)
    yield pseudo.LANG
    languages.forget(pseudo_folder)
