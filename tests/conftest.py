"""Shared by all tests: the clause marker, and which build runs."""

import os

import pytest

import quarterdeck
from quarterdeck import rulebook

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
