"""Rules are deterministic: no clock, no random numbers, no order that Python does not promise.

The order of a set of strings differs from process to process, so a rule that walks over a set plays another
game after a restart. Dictionaries keep their order and are fine; so is `sorted(a_set)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "quarterdeck"
# Chance is the one place for random numbers; text and the fuzzer decide nothing in a game.
EXEMPT = {"kernel/rules/chance.py", "kernel/text/fluent.py"}

FORBIDDEN_MODULES = {"random", "time", "datetime", "secrets", "uuid", "numpy"}
FORBIDDEN_CALLS = {"hash", "id"}
SET_NAMES = {"set", "frozenset", "AbstractSet", "MutableSet"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)
# Calls that walk over their argument and keep its order. min, max, sum, len, any, all, sorted, set do not.
WALKERS = {"list", "tuple", "enumerate", "iter", "map", "filter", "zip", "reversed", "deque", "dict"}

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.Module | ast.ClassDef


class Checker(ast.NodeVisitor):
    """Collects what is wrong as (line, words)."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.scopes: list[set[str]] = [set()]

    def report(self, node: ast.AST, words: str) -> None:
        self.found.append((getattr(node, "lineno", 0), words))

    # -- imports and calls

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            if alias.name.split(".")[0] in FORBIDDEN_MODULES:
                self.report(node, f"imports {alias.name}")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level == 0 and (node.module or "").split(".")[0] in FORBIDDEN_MODULES:
            self.report(node, f"imports {node.module}")
        if node.module == "os" and any(alias.name == "urandom" for alias in node.names):
            self.report(node, "imports os.urandom")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr == "urandom":
            self.report(node, "uses os.urandom")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                self.report(node, f"calls {node.func.id}(): it differs from process to process")
            if node.func.id in WALKERS:
                for argument in node.args:
                    self.walked(argument, f"{node.func.id}() over a set")
        elif isinstance(node.func, ast.Attribute):
            if node.func.attr in {"join", "extend", "from_iterable"}:
                for argument in node.args:
                    self.walked(argument, f".{node.func.attr}() over a set")
            elif node.func.attr == "pop" and not node.args and self.is_set(node.func.value):
                self.report(node, "pop() from a set")
        for argument in node.args:
            if isinstance(argument, ast.Starred):
                self.walked(argument.value, "* unpacks a set")
        self.generic_visit(node)

    # -- walking over sets

    def visit_For(self, node: ast.For) -> None:
        self.walked(node.iter, "for over a set")
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.comprehension(node.generators)
        self.generic_visit(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.comprehension(node.generators)
        self.generic_visit(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        # any(...), sorted(...), sum(...) over a set is fine; who calls decides, see visit_Call and walked.
        self.generic_visit(node)

    def comprehension(self, generators: Iterable[ast.comprehension]) -> None:
        for generator in generators:
            self.walked(generator.iter, "comprehension over a set")

    def visit_List(self, node: ast.List) -> None:
        self.display(node.elts)
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        self.display(node.elts)
        self.generic_visit(node)

    def display(self, elements: Iterable[ast.expr]) -> None:
        for element in elements:
            if isinstance(element, ast.Starred):
                self.walked(element.value, "* unpacks a set")

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.walked(node.value, "yield from a set")
        self.generic_visit(node)

    def walked(self, node: ast.expr, words: str) -> None:
        if self.is_set(node):
            self.report(node, f"{words}; use sorted(...), a list or a dict")
        elif isinstance(node, ast.GeneratorExp):
            for generator in node.generators:
                self.walked(generator.iter, words)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "enumerate":
            pass  # visited on its own

    # -- what is a set

    def is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            return any(node.id in scope for scope in self.scopes)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in {"set", "frozenset"}
            if isinstance(node.func, ast.Attribute):
                return node.func.attr in SET_METHODS or (node.func.attr == "copy" and self.is_set(node.func.value))
        if isinstance(node, ast.BinOp) and isinstance(node.op, SET_OPERATORS):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        return False

    @staticmethod
    def is_set_type(annotation: ast.expr | None) -> bool:
        if isinstance(annotation, ast.Subscript):
            if isinstance(annotation.value, ast.Name) and annotation.value.id == "Final":
                return Checker.is_set_type(annotation.slice)
            annotation = annotation.value
        return isinstance(annotation, ast.Name) and annotation.id in SET_NAMES

    # -- scopes: names that were ever given a set in the function (or in the module around it)

    def enter(self, node: Scope) -> None:
        names: set[str] = set()
        self.scopes.append(names)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            names.update(argument.arg for argument in every if self.is_set_type(argument.annotation))
        if not isinstance(node, ast.Lambda):
            for _ in range(2):  # twice, for a = b with b a set further down
                for statement in self.own_statements(node.body):
                    self.learn(statement, names)
        self.generic_visit(node)
        self.scopes.pop()

    def own_statements(self, body: Iterable[ast.AST]) -> Iterable[ast.AST]:
        for node in body:
            yield node
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
                yield from self.own_statements(ast.iter_child_nodes(node))

    def learn(self, node: ast.AST, names: set[str]) -> None:
        if isinstance(node, ast.Assign) and self.is_set(node.value):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if self.is_set_type(node.annotation) or (node.value is not None and self.is_set(node.value)):
                names.add(node.target.id)
        elif isinstance(node, ast.NamedExpr) and self.is_set(node.value):
            names.add(node.target.id)

    def visit_Module(self, node: ast.Module) -> None:
        self.enter(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.enter(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.enter(node)


def violations(source: str) -> list[str]:
    checker = Checker()
    checker.visit(ast.parse(source))
    return [f"line {line}: {words}" for line, words in sorted(set(checker.found))]


def test_rules_are_deterministic() -> None:
    found = []
    for room in ("kernel", "games"):
        for path in sorted((PACKAGE / room).rglob("*.py")):
            name = path.relative_to(PACKAGE).as_posix()
            if name not in EXEMPT:
                found += [f"{name}, {problem}" for problem in violations(path.read_text(encoding="utf-8"))]
    assert not found, "rules must play the same game in every process:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "bad",
    [
        "import random",
        "from random import choice",
        "import time as clock",
        "from datetime import date",
        "import secrets, uuid",
        "from os import urandom",
        "import os\nos.urandom(8)",
        "x = hash('a')",
        "x = id(object())",
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "a = [x for x in {y for y in z}]",
        "a = {x: 1 for x in frozenset(z)}",
        "a = list({1, 2})",
        "a = tuple(set(b))",
        "a = ', '.join({'a', 'b'})",
        "a = ', '.join(str(x) for x in {'a', 'b'})",
        "def f(b):\n    a = set(b)\n    for x in a: pass",
        "def f(b):\n    a: set[int] = b\n    return list(a)",
        "def f(a: set[str]):\n    return [x for x in a]",
        "A = frozenset('ab')\ndef f():\n    for x in A: pass",
        "def f(b):\n    a = set(b)\n    c = a\n    for x in c: pass",
        "def f(b, c):\n    for x in set(b) | c: pass",
        "def f(b, c):\n    for i, x in enumerate(set(b)): pass",
        "def f(b):\n    return [*set(b)]",
        "def f(b):\n    s = set(b)\n    return s.pop()",
        "async def f(b):\n    s = {x for x in b}\n    if b:\n        for x in s: pass",
        "def f(b):\n    yield from set(b)",
    ],
)
def test_something_unstable_is_found(bad: str) -> None:
    assert violations(bad), bad


@pytest.mark.parametrize(
    "good",
    [
        "for x in sorted({1, 2}): pass",
        "a = [x for x in sorted(set(b))]",
        "def f(b):\n    seen = set(b)\n    return [x for x in b if x not in seen]",
        "def f(b):\n    s = set(b)\n    return len(s), max(s), sum(s), any(x > 1 for x in s)",
        "def f(b):\n    return sorted(x + 1 for x in set(b))",
        "for x in {'a': 1}: pass",
        "def f():\n    a = {1}\ndef g(a):\n    for x in a: pass",
        "a = {x for x in {1, 2}}",
        "a = 5 - 3\nfor x in range(a): pass",
    ],
)
def test_something_stable_is_let_through(good: str) -> None:
    assert violations(good) == []
