"""How a part is copied, as source that follows from the types of its fields.

Python gets it when a class is first asked for a copy; before mypyc compiles a class, tools/compiled.py writes it in.
(That script loads this file by itself: nothing of the package may be imported here.)
"""

from __future__ import annotations

import ast
from typing import Any, Final

SHARED: Final = ("int", "str", "bool", "tuple", "None")
"""What never changes: copies share it."""


def copy_source(name: str, fields: dict[str, str]) -> str:
    """`copy` of the class `name`, whose fields have these types."""
    lines = [f"    new.{field} = {copied(f'self.{field}', type_)}" for field, type_ in fields.items()]
    return "\n".join(["def copy(self):", f"    new = {name}.__new__({name})", *lines, "    return new"])


def copied(value: str, type_: str) -> str:
    """The expression that copies a value of a type."""
    return _copied(value, ast.parse(type_, mode="eval").body)


def _copied(value: str, node: Any) -> str:
    if isinstance(node, ast.BinOp):
        (held,) = [side for side in (node.left, node.right) if _name(side) != "None"]
        inner = _copied(value, held)
        return inner if inner == value else f"None if {value} is None else {inner}"
    name = _name(node)
    if name in SHARED:
        return value
    if name == "list":
        item = _copied("item", node.slice)
        return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}] if {value} else []"
    if name == "dict":
        item = _copied("item", node.slice.elts[1])
        return f"{value}.copy()" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
    return f"{value}.copy()"


def _name(node: Any) -> str:
    """What stands outermost: `list` of `list[int]`."""
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.id if isinstance(node, ast.Name) else str(node.value)


def give_copy(cls: Any) -> Any:
    """Writes the copy of a class, or of the one that its fields come from, and puts it there."""
    for owner in cls.__mro__:
        if "__dataclass_fields__" in vars(owner):
            fields = {name: field.type for name, field in owner.__dataclass_fields__.items()}
            written: dict[str, Any] = {}
            exec(copy_source(owner.__name__, fields), {owner.__name__: owner}, written)
            owner.copy = written["copy"]
            return owner.copy
    raise TypeError(f"{cls.__name__} has no fields to copy")
