"""The types of a view for the browser client, from the declarations of a game's state (python tools/web.py views)."""

from __future__ import annotations

import inspect
import re
import textwrap
import types
import typing
from pathlib import Path
from typing import Any

from quarterdeck import games
from quarterdeck.kernel.rules.declared import PUBLIC
from quarterdeck.kernel.rules.state import parts_below, shape_of

PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null"}
COMMENT = re.compile(r"^    (\w+): .*?\)  # (.+)$", re.M)
WIDTH = 120


def files(boards: Path) -> dict[Path, str]:
    """What each game's board has in `view.ts`."""
    return {boards / id / "view.ts": written(id) for id in games.ids() if id not in games.registered()}


def written(id: str) -> str:
    """The views of all parts of a game's state, the whole table first."""
    parts = [_interface(part) for part in parts_below(games.game(id).state_class())]
    hidden = 'import type { Hidden } from "../../lib/reading";\n\n' if any("Hidden" in part for part in parts) else ""
    made = "/** What a seat sees of the table. Made from the state's declarations by tools/web.py views: edit those. */"
    return f"{made}\n\n{hidden}" + "\n\n".join(parts) + "\n"


def _interface(part: type[Any]) -> str:
    hints = typing.get_type_hints(part)
    comments = dict(COMMENT.findall(inspect.getsource(part)))
    lines = []
    for name, sight in shape_of(part).fields.items():
        hidden = "" if sight.level == PUBLIC else " | Hidden"
        comment = f" // {comments[name]}" if name in comments else ""
        lines.append(f"  {name}: {_type(hints[name])}{hidden};{comment}")
    return "\n".join([_said(inspect.getdoc(part) or ""), f"export interface {part.__name__} {{", *lines, "}"])


def _said(text: str) -> str:
    """A docstring as a comment."""
    flat = " ".join(text.split())
    if len(flat) <= WIDTH - len("/**  */"):
        return f"/** {flat} */"
    return "\n".join(["/**", *textwrap.wrap(flat, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"])


def _type(hint: Any) -> str:
    """As the projector shows it: mappings as pairs, tuples as arrays."""
    if hint in PLAIN:
        return PLAIN[hint]
    inner = [_type(each) for each in typing.get_args(hint) if each is not Ellipsis]
    origin = typing.get_origin(hint)
    if origin is types.UnionType:
        return " | ".join(inner)
    if origin is dict:
        return f"[{inner[0]}, {inner[1]}][]"
    if origin is list or (origin is tuple and len(set(inner)) == 1):
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    return str(hint.__name__)
