"""What the compiled build adds to the parts of a state, from their declarations.

Interpreted, a dataclass has Python's own constructor, and its `copy` is written when it is first asked for
(kernel/rules/copies.py). Neither is native code. So each class gets both as source before it is compiled: a constructor
that is written out makes an object in half the time of a blank one and assignments, and lets mypyc rely on every field.
"""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

KERNEL = "src/quarterdeck/kernel/rules/copies.py"
DECLARED = {"public", "owner", "nobody", "seen_if"}
PLAIN = "@dataclass(slots=True)"
WRITTEN = "@dataclass(slots=True, init=False)"
BLANKS = {"int": "0", "str": '""', "bool": "False", "tuple": "()"}
EMPTY = {"list": "[]", "dict": "{}"}
"""Blank values that can change, and so are made anew for each object."""


def copies(root: Path) -> ModuleType:
    """The kernel's writer of copies; nothing else of the package is needed, or installed yet."""
    spec = importlib.util.spec_from_file_location("copies", root / KERNEL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write_methods(root: Path, modules: list[str]) -> None:
    """Adds constructor and copy to every part in these files, which are relative to src."""
    writer = copies(root)
    for name in modules:
        path = root / "src" / name
        source = path.read_text()
        if PLAIN in source:
            path.write_text(with_methods(source, writer))


def with_methods(source: str, writer: ModuleType) -> str:
    """The source with constructor and copy of each part after its fields."""
    lines = source.split("\n")
    for node in reversed(ast.parse(source).body):
        fields = _fields(node)
        if fields and isinstance(node, ast.ClassDef):
            decorator = node.decorator_list[0].lineno - 1
            if lines[decorator] != PLAIN:
                raise SystemExit(f"{node.name}: a part is declared with {PLAIN}")
            last = fields[-1].end_lineno or 0
            lines[last:last] = _methods(node.name, fields, writer)
            lines[decorator] = WRITTEN
    return "\n".join(lines)


def _fields(node: ast.stmt) -> list[ast.AnnAssign]:
    """The declared fields of a class."""
    if not isinstance(node, ast.ClassDef):
        return []
    return [line for line in node.body if isinstance(line, ast.AnnAssign) and _declaration(line) is not None]


def _declaration(field: ast.AnnAssign) -> ast.Call | None:
    call = field.value
    named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in DECLARED
    return call if named and isinstance(call, ast.Call) else None


def _methods(name: str, fields: list[ast.AnnAssign], writer: ModuleType) -> list[str]:
    heads, sets, copied = [], [], []
    for field in fields:
        target, type_ = ast.unparse(field.target), ast.unparse(field.annotation)
        head, value = _parameter(target, field)
        heads.append(f"        {head},")
        sets.append(f"        self.{target} = {value}")
        copied.append(f"            {writer.copied(f'self.{target}', type_)},")
    return [
        "",
        "    def __init__(",
        "        self,",
        *heads,
        "    ) -> None:",
        *sets,
        "",
        f"    def copy(self) -> {name}:",
        f"        return {name}(",
        *copied,
        "        )",
    ]


def _parameter(name: str, field: ast.AnnAssign) -> tuple[str, str]:
    """A field as a parameter with its blank for a default, and what it is set to."""
    type_ = ast.unparse(field.annotation)
    kind = type_.partition("[")[0]
    call = _declaration(field)
    assert call is not None
    given = "".join(ast.unparse(keyword.value) for keyword in call.keywords if keyword.arg == "blank")
    if type_.endswith("| None"):
        return f"{name}: {type_} = None", name
    if kind in BLANKS:
        return f"{name}: {type_} = {given or BLANKS[kind]}", name
    blank = given or EMPTY.get(kind, f"{kind}()")
    return f"{name}: {type_} | None = None", f"{blank} if {name} is None else {name}"
