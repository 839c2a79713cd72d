"""Every word of the effect vocabulary has a rule, and every Crew card and Plan is played in some clause test."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.games.ahoy import flow
from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, PLANS, VOCABULARY
from quarterdeck.games.ahoy.rules import effects
from quarterdeck.kernel.rules.effects import Effect

FREE_ACTIONS: Final = ["deliver", "smuggle"]
"""Verbs that only name a free action of the turn."""

MARK: Final = "clause"


def test_every_verb_has_a_rule() -> None:
    assert flow.FLOW  # importing it registers every rule
    ruled = [*effects.VERBS.rules, *effects.LOOKED_UP, *FREE_ACTIONS]
    assert sorted(ruled) == sorted(VOCABULARY.effects)


def test_every_condition_has_a_rule() -> None:
    assert sorted(effects.CONDITIONS.rules) == sorted(VOCABULARY.conditions)


def test_only_verbs_are_asked_whether_they_are_possible() -> None:
    assert set(effects.POSSIBLE.rules) <= set(VOCABULARY.effects)


def test_the_free_actions_are_used_by_the_smugglers_and_by_no_card() -> None:
    using = [action.id for action in ACTIONS.values() if set(_verbs_of(action.abilities[0].do)) & set(FREE_ACTIONS)]
    assert using == ["smuggler_smuggle", "smuggler_deliver"]
    assert all(ACTIONS[action].kind == "free" for action in using)


def test_a_looked_up_verb_is_never_performed() -> None:
    assert not set(effects.LOOKED_UP) & set(effects.VERBS.rules)


def _verbs_of(effect_list: list[Effect]) -> list[str]:
    return [effect.verb for effect in effect_list]


# Cards in tests


def _clauses_marked(test: ast.FunctionDef) -> set[str]:
    """The ids in a test's `@clause(...)`."""
    marks = [d for d in test.decorator_list if isinstance(d, ast.Call) and getattr(d.func, "id", "") == MARK]
    return {arg.value for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)}


def _words(node: ast.AST) -> set[str]:
    """Every word in the strings of a piece of code."""
    strings = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return {word for string in strings for word in string.split()}


def _played() -> dict[str, set[str]]:
    """For each clause the words of the tests that prove it, with those of their module's helpers."""
    found: dict[str, set[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        functions = [n for n in ast.parse(file.read_text("utf-8")).body if isinstance(n, ast.FunctionDef)]
        helpers = {f.name: _words(f) for f in functions if not f.name.startswith("test_")}
        for test in functions:
            called = {n.id for n in ast.walk(test) if isinstance(n, ast.Name) and n.id in helpers}
            words = _words(test).union(*(helpers[name] for name in called))
            for name in _clauses_marked(test):
                found.setdefault(name, set()).update(words)
    return found


PLAYED: Final = _played()


@pytest.mark.parametrize("card", list(CARDS))
def test_every_crew_card_is_played_by_a_test_of_its_clause(card: str) -> None:
    clauses = [clause for clause in CARDS[card].clauses if clause.startswith("AH-CARD")]
    assert clauses
    assert all(card in PLAYED.get(clause, set()) for clause in clauses)


@pytest.mark.parametrize("plan", list(PLANS))
def test_every_plan_is_played_by_a_test_of_its_clause(plan: str) -> None:
    clauses = [clause for clause in PLANS[plan].clauses if clause.startswith("AH-PLAN")]
    assert clauses
    assert all(plan in PLAYED.get(clause, set()) for clause in clauses)
