"""Reads the source of a game's rules: which functions change a field of the state, and which tell something.

Types are followed as far as annotations go: parameters, attributes, what functions and methods return, elements of
lists and mappings. Where they end, an attribute with the name of a field of the state is taken for that field.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[2] / "src" / "quarterdeck" / "games"

MUTATING: Final = frozenset(
    ["append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"]
    + ["add", "discard", "update", "setdefault", "popitem"]
)
"""Methods that change a list, a set or a mapping."""
TELLING: Final = frozenset(["tell", "tell_some"])
LISTS: Final = frozenset(["list", "set", "frozenset", "tuple", "Sequence", "Iterable", "Iterator"])
PASSED_ON: Final = frozenset(["enumerate", "zip", "reversed", "sorted", "list", "tuple"])
"""Functions whose elements are those of what they are given."""
LOOKS: Final = frozenset(["get", "values", "items", "setdefault", "pop"])
"""Methods of containers that hand out what is in them."""
MOST_STEPS: Final = 12

Function = ast.FunctionDef | ast.AsyncFunctionDef
Modules = dict[str, ast.Module]


@dataclass(frozen=True)
class Change:
    """A statement that changes a field, as `Class.field`."""

    field: str
    line: int
    text: str


def modules_of(game: str) -> Modules:
    """The parsed modules of a game's states and rules, by their dotted name below the game."""
    root = GAMES / game
    paths = [*root.glob("state*.py"), *(root / "rules").rglob("*.py"), root / "flow.py"]
    return {name_of(path.relative_to(root)): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)}


def name_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def functions_in(module: ast.Module) -> Iterator[tuple[str, Function]]:
    """Every function with the class that it is a method of, or nothing. Those inside others belong to them."""
    for node in module.body:
        if isinstance(node, Function):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield node.name, inner


# What the annotations say


class Known:
    """What the classes of a game hold and what its functions return."""

    def __init__(self, modules: Modules) -> None:
        self.state: dict[str, set[str]] = {}
        self.bases: dict[str, list[ast.expr]] = {}
        self.holds: dict[str, dict[str, ast.expr]] = {}
        self.returns: dict[tuple[str, str], ast.expr] = {}
        for name, module in modules.items():
            for node in module.body:
                if isinstance(node, ast.ClassDef):
                    self._read_class(node, name.startswith("state"))
            for owner, function in functions_in(module):
                if function.returns is not None:
                    self.returns[owner, function.name] = function.returns

    def _read_class(self, node: ast.ClassDef, of_state: bool) -> None:
        held = self.holds.setdefault(node.name, {})
        self.bases[node.name] = node.bases
        for inner in ast.walk(node):
            if isinstance(inner, ast.AnnAssign):
                held[name_in(inner.target)] = inner.annotation
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                held.update(_parameters_kept(part, held))
        if of_state and any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            self.state[node.name] = {name_in(part.target) for part in node.body if isinstance(part, ast.AnnAssign)}

    def held(self, owner: ast.expr, name: str) -> ast.expr | None:
        """The annotation of an attribute of what `owner` names."""
        if isinstance(owner, ast.Subscript) and ast.unparse(owner.value) == "Context" and name == "state":
            return owner.slice
        cls = class_name(owner)
        if name in self.holds.get(cls, {}):
            return self.holds[cls][name]
        return next((found for base in self.bases.get(cls, []) if (found := self.held(base, name))), None)

    def returned(self, owner: ast.expr, name: str) -> ast.expr | None:
        """The annotation of what a method of `owner` returns."""
        cls = class_name(owner)
        if (cls, name) in self.returns:
            return self.returns[cls, name]
        return next((found for base in self.bases.get(cls, []) if (found := self.returned(base, name))), None)


def _parameters_kept(init: ast.FunctionDef, held: dict[str, ast.expr]) -> dict[str, ast.expr]:
    """The attributes that are set to an annotated parameter."""
    given = {one.arg: one.annotation for one in init.args.args if one.annotation is not None}
    return {
        attribute(node.targets[0]): given[node.value.id]
        for node in ast.walk(init)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in given
        if attribute(node.targets[0]) not in held
    }


def name_in(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else attribute(node)


def attribute(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else ""


def bare(annotation: ast.expr | None) -> ast.expr | None:
    """An annotation without `| None` and without quotes."""
    if isinstance(annotation, ast.BinOp):
        left = bare(annotation.left)
        return bare(annotation.right) if isinstance(left, ast.Constant) else left
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


def class_name(annotation: ast.expr | None) -> str:
    """The class that an annotation names, without what it is made of."""
    found = bare(annotation)
    if isinstance(found, ast.Subscript):
        found = found.value
    return found.id if isinstance(found, ast.Name) else ""


def inside(annotation: ast.expr | None) -> list[ast.expr]:
    """What an annotation with brackets is made of."""
    found = bare(annotation)
    if not isinstance(found, ast.Subscript):
        return []
    return found.slice.elts if isinstance(found.slice, ast.Tuple) else [found.slice]


# What the names of a function stand for


@dataclass(frozen=True)
class Bound:
    """What a name is bound to: an expression, each element of it, or the part of either at a place."""

    value: ast.expr
    each: bool = False
    place: int = -1


class Scope:
    """The names in one function."""

    def __init__(self, known: Known, cls: str, function: Function) -> None:
        self.known = known
        self.types: dict[str, ast.expr] = {}
        self.bound: dict[str, list[Bound]] = {}
        arguments = function.args
        for one in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
            if one.annotation is not None:
                self.types[one.arg] = one.annotation
            elif one.arg == "self":
                self.types["self"] = ast.Name(cls)
        for node in ast.walk(function):
            self._bind(node)

    def _bind(self, node: ast.AST) -> None:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            self.types[node.target.id] = node.annotation
        if isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            self._bind_target(node.target, node.value, False)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self._bind_target(target, node.value, False)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
            self._bind_target(node.target, node.iter, True)

    def _bind_target(self, target: ast.expr, value: ast.expr, each: bool) -> None:
        if isinstance(target, ast.Name):
            self.bound.setdefault(target.id, []).append(Bound(value, each))
        elif isinstance(target, ast.Tuple):
            paired = value.elts if isinstance(value, ast.Tuple) and not each else None
            for place, one in enumerate(target.elts):
                if paired is not None:
                    self._bind_target(one, paired[place], False)
                elif isinstance(one, ast.Name):
                    self.bound.setdefault(one.id, []).append(Bound(value, each, place))

    def type_of(self, node: ast.expr, steps: int = 0) -> ast.expr | None:
        """The annotation of an expression's value, where it can be followed."""
        if steps > MOST_STEPS:
            return None
        if isinstance(node, ast.Name):
            return bare(self._type_of_name(node.id, steps))
        if isinstance(node, ast.Attribute):
            owner = self.type_of(node.value, steps + 1)
            return None if owner is None else bare(self.known.held(owner, node.attr))
        if isinstance(node, ast.Subscript):
            made_of = inside(self.type_of(node.value, steps + 1))
            return bare(made_of[-1]) if made_of and not isinstance(node.slice, ast.Slice) else None
        if isinstance(node, (ast.Await, ast.NamedExpr)):
            return self.type_of(node.value, steps + 1)
        if isinstance(node, ast.IfExp):
            return self.type_of(node.body, steps + 1) or self.type_of(node.orelse, steps + 1)
        return self._type_of_call(node, steps) if isinstance(node, ast.Call) else None

    def _type_of_name(self, name: str, steps: int) -> ast.expr | None:
        if name in self.types:
            return self.types[name]
        for one in self.bound.get(name, []):
            found = self.each_of(one.value, steps + 1) if one.each else self.type_of(one.value, steps + 1)
            if one.place >= 0:
                made_of = inside(found)
                found = made_of[one.place] if one.place < len(made_of) else None
            if found is not None:
                return found
        return None

    def _type_of_call(self, node: ast.Call, steps: int) -> ast.expr | None:
        called = node.func
        if isinstance(called, ast.Name):
            if called.id in ("next", "min", "max") and node.args:
                return self.each_of(node.args[0], steps + 1)
            made = ast.Name(called.id) if called.id in self.known.holds else None
            return made or bare(self.known.returns.get(("", called.id)))
        if not isinstance(called, ast.Attribute):
            return None
        owner = self.type_of(called.value, steps + 1)
        if called.attr in LOOKS and called.attr not in ("values", "items") and inside(owner):
            return bare(inside(owner)[-1])
        if owner is None:
            return bare(self.known.returns.get(("", called.attr)))
        return owner if called.attr == "copy" else bare(self.known.returned(owner, called.attr))

    def each_of(self, node: ast.expr, steps: int) -> ast.expr | None:
        """The annotation of the elements of what is gone through."""
        if isinstance(node, (ast.GeneratorExp, ast.ListComp)):
            return self.type_of(node.elt, steps + 1)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PASSED_ON:
            each = [self.each_of(one, steps + 1) or ast.Name("") for one in node.args]
            if node.func.id == "zip":
                return tuple_of(each)
            return tuple_of([ast.Name("int"), *each]) if node.func.id == "enumerate" else each[0] if each else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            made_of = inside(self.type_of(node.func.value, steps + 1))
            if made_of and node.func.attr in ("values", "items"):
                return bare(made_of[-1]) if node.func.attr == "values" else tuple_of(made_of)
        made_of = inside(self.type_of(node, steps + 1))
        return bare(made_of[0]) if made_of else None

    def field_behind(self, node: ast.expr, steps: int = 0) -> ast.Attribute | None:
        """The attribute that an expression is, or is a part of: what is put into the one is put into the other."""
        if steps > MOST_STEPS:
            return None
        behind: list[ast.expr] = []
        if isinstance(node, ast.Attribute):
            return node
        if isinstance(node, (ast.Subscript, ast.NamedExpr)):
            behind = [node.value]
        elif isinstance(node, ast.IfExp):
            behind = [node.body, node.orelse]
        elif isinstance(node, ast.Name):
            behind = [one.value for one in self.bound.get(node.id, []) if one.each or not _is_listed_anew(one.value)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOOKS:
            behind = [node.func.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PASSED_ON:
            behind = list(node.args)
        return next((found for one in behind if (found := self.field_behind(one, steps + 1))), None)

    def is_new(self, node: ast.expr) -> bool:
        """Whether what an expression belongs to was made in this function and is nobody's yet."""
        while isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
        bound = self.bound.get(node.id, []) if isinstance(node, ast.Name) else []
        return bool(bound) and all(self._makes(one) for one in bound)

    def _makes(self, one: Bound) -> bool:
        if one.each or not isinstance(one.value, ast.Call):
            return False
        called = one.value.func
        name = name_in(called)
        return name in self.known.holds or name == "copy" or is_blank(name)


def is_blank(function: str) -> bool:
    """Whether a function makes the table or a part of it, as a blank before the set-up."""
    return function.startswith("blank_")


def tuple_of(parts: list[ast.expr]) -> ast.expr:
    return ast.Subscript(ast.Name("tuple"), ast.Tuple(parts))


def _is_listed_anew(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PASSED_ON


# Changes


class Changes:
    """Finds what a function changes of the state, but for the fields that are `working`."""

    def __init__(self, known: Known, working: set[str]) -> None:
        self.known = known
        self.working = working

    def of(self, cls: str, function: Function) -> list[Change]:
        scope = Scope(self.known, cls, function)
        found: list[Change] = []
        for node in ast.walk(function):
            for changed in _changed_by(node, scope):
                field = "" if scope.is_new(changed) else self._field(scope, changed)
                if field:
                    found.append(Change(field, changed.lineno, ast.unparse(node).splitlines()[0]))
        return found

    def _field(self, scope: Scope, changed: ast.Attribute) -> str:
        """The field of the state that an attribute is, or nothing."""
        cls = class_name(scope.type_of(changed.value))
        owners = [cls] if cls in self.known.holds else list(self.known.state)
        fields = [f"{owner}.{changed.attr}" for owner in owners if changed.attr in self.known.state.get(owner, set())]
        return next((field for field in fields if field not in self.working), "")


def _changed_by(node: ast.AST, scope: Scope) -> Iterator[ast.Attribute]:
    """The attributes that a statement puts something into or takes something from."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in MUTATING:
            yield from _container(node.func.value, scope)
        return
    for target in _targets(node):
        if isinstance(target, ast.Attribute):
            yield target
        elif isinstance(target, ast.Subscript):
            yield from _container(target.value, scope)
        elif isinstance(node, ast.AugAssign) and class_name(scope.type_of(target)) in LISTS - {"tuple"}:
            yield from _container(target, scope)


def _container(node: ast.expr, scope: Scope) -> Iterator[ast.Attribute]:
    if class_name(scope.type_of(node)) in scope.known.holds:
        return  # a method of a class of the game, not of a list or a mapping
    field = scope.field_behind(node)
    if field is not None:
        yield field


def _targets(node: ast.AST) -> list[ast.expr]:
    found: list[ast.expr] = []
    if isinstance(node, (ast.Assign, ast.Delete)):
        found = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.For, ast.AsyncFor)) or (isinstance(node, ast.AnnAssign) and node.value):
        found = [node.target]
    return [inner for one in found for inner in (one.elts if isinstance(one, (ast.Tuple, ast.List)) else [one])]


# Atoms


Atom = tuple[str, str]
"""A module and a function in it."""


def is_atoms(module: str) -> bool:
    return module == "rules.atoms" or module.startswith(("rules.atoms.", "rules.atoms_"))


def is_setup(module: str) -> bool:
    return module.rpartition(".")[2].startswith("setup")


class Atoms:
    """The functions of a game's atoms: who changes, who tells, and who calls them."""

    def __init__(self, modules: Modules, changes: Changes) -> None:
        self.changing: dict[Atom, list[Change]] = {}
        self.telling: set[Atom] = set()
        self.callers: dict[Atom, set[Atom]] = {}
        inside = {name: module for name, module in modules.items() if is_atoms(name)}
        self.all = [(name, function.name) for name, module in inside.items() for _, function in functions_in(module)]
        for name, module in inside.items():
            for cls, function in functions_in(module):
                self.changing[name, function.name] = changes.of(cls, function)
                if any(attribute(node.func) in TELLING for node in ast.walk(function) if isinstance(node, ast.Call)):
                    self.telling.add((name, function.name))
        for name, module in modules.items():
            self._read_callers(name, module)
        self._pass_telling_on()

    def _read_callers(self, name: str, module: ast.Module) -> None:
        near = {function: (name, function) for where, function in self.all if where == name}
        far: dict[str, str] = {}
        for node in module.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                origin = node.module.split(".", 3)[-1]
                for one in node.names:
                    if is_atoms(f"{origin}.{one.name}"):
                        far[one.asname or one.name] = f"{origin}.{one.name}"
                    if (origin, one.name) in self.all:
                        near[one.asname or one.name] = (origin, one.name)
        for _, function in functions_in(module):
            for inner in ast.walk(function):
                for atom in self._meant(inner, near, far):
                    self.callers.setdefault(atom, set()).add((name, function.name))

    def _meant(self, node: ast.AST, near: dict[str, Atom], far: dict[str, str]) -> list[Atom]:
        if isinstance(node, ast.Name) and node.id in near:
            return [near[node.id]]
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in far:
            where = far[node.value.id]
            return [atom for atom in self.all if atom[1] == node.attr and f"{atom[0]}.".startswith(f"{where}.")]
        return []

    def _pass_telling_on(self) -> None:
        """Who calls an atom that tells, tells."""
        waiting = list(self.telling)
        while waiting:
            for caller in self.callers.get(waiting.pop(), set()):
                if is_atoms(caller[0]) and caller not in self.telling:
                    self.telling.add(caller)
                    waiting.append(caller)

    def silent(self) -> list[Atom]:
        """The atoms that change something which nobody tells. What only the set-up calls makes the table."""
        return [atom for atom in self.all if self.changing[atom] and not self._is_told(atom, [])]

    def _is_told(self, atom: Atom, seen: list[Atom]) -> bool:
        if atom in self.telling:
            return True
        callers = self.callers.get(atom, set()) - {atom}
        return bool(callers) and all(
            is_setup(caller[0]) or (is_atoms(caller[0]) and caller not in seen and self._is_told(caller, [*seen, atom]))
            for caller in callers
        )
