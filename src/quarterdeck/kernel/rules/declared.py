"""How a field of a part of the state is declared: in one line, who sees it beside what it is.

    gold: int = public()
    plans: list[str] = owner(pool="plans")

What is a mapping or a tuple, and what a field holds when nothing is said, follows from its type. A compiled class knows
of a type no more than its outermost name, so the class of parts that a field holds is named: `public(Battle)`.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable
from typing import Any, Final

PUBLIC: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
BY_RULE: Final = 3

BLANKS: Final[dict[str, Any]] = {"int": int, "str": str, "bool": bool, "list": list, "dict": dict, "tuple": tuple}
SIGHT: Final = "sight"
"""Under this name a field keeps who sees it."""


class Sight:
    """Who sees a field, how it is stored, and in which pool its content is redealt."""

    def __init__(
        self,
        level: int,
        part: type[Any] | None = None,
        holder: bool = False,
        pool: str = "",
        rule: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.level = level
        self.part = part
        self.holder = holder
        self.pool = pool
        self.rule = rule
        self.pairs = False
        self.fixed = False

    def holds(self, kind: str) -> None:
        """The type tells how the field is stored: a mapping as pairs; a tuple is shared by copies."""
        self.pairs = kind == "dict"
        self.fixed = kind == "tuple"

    def shows(self, holder: Any, owner: int, seat: int) -> bool:
        """Whether `seat` sees the field of `holder`, a part that belongs to `owner`."""
        if self.level == PUBLIC:
            return True
        if self.level == OWNER:
            return owner == seat and seat >= 0
        if self.rule is not None:
            return self.rule(holder, seat)
        return False


class Blank:
    """Makes what a field holds when nothing is said: what is declared, or what its type says."""

    def __init__(self, part: type[Any] | None, given: Any) -> None:
        self.part: Any = part
        self.given = given
        self.field: Any = None

    def __call__(self) -> Any:
        if self.given is not None:
            return copy.deepcopy(self.given)
        kind = kind_of(self.field.type)
        if not kind:
            return None
        if kind in BLANKS:
            return BLANKS[kind]()
        if self.part is None:
            raise TypeError(f"{self.field.name}: a part is held, but its class is not named")
        return self.part()


def kind_of(annotation: Any) -> str:
    """The outermost name of a type, nothing for what may be None. (Compiled, that stands as `type`.)"""
    if isinstance(annotation, str):
        return "" if annotation.endswith("| None") else annotation.partition("[")[0]
    return "" if annotation is type else str(annotation.__name__)


def public(part: type[Any] | None = None, holder: bool = False, blank: Any = None) -> Any:
    """Everybody sees it. `part`: it holds parts of that class; `holder`: it is the seat that the part belongs to;
    `blank`: what it holds when nothing is said, if not what its type says."""
    return _field(Sight(PUBLIC, part, holder), blank)


def owner(pool: str) -> Any:
    """The seat that the part belongs to sees it; the others see how many there are."""
    return _field(Sight(OWNER, pool=pool))


def nobody(pool: str) -> Any:
    """Face down for everybody; all see how many there are."""
    return _field(Sight(NOBODY, pool=pool))


def seen_if(rule: Callable[[Any, int], bool], pool: str) -> Any:
    """Seen by the seats for which the game's rule says so."""
    return _field(Sight(BY_RULE, pool=pool, rule=rule))


def _field(sight: Sight, given: Any = None) -> Any:
    blank = Blank(sight.part, given)
    made: Any = dataclasses.field(default_factory=blank, metadata={SIGHT: sight})
    blank.field = made
    return made
