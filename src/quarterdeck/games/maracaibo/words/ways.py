"""What a route or a combat action is, for the texts: where a way must be told, and which action a name means."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import ARROWS, FIELDS, PLACES
from quarterdeck.games.maracaibo.content.pieces import Arrow, CombatAction
from quarterdeck.games.maracaibo.words.wording import combat_kinds

COMBAT_ACTIONS: Final[dict[str, CombatAction]] = {action.source or action.id: action for action in combat_kinds()}


def combat_action(name: str) -> CombatAction:
    """The combat action that options call so. (MA-RUL-19)"""
    return COMBAT_ACTIONS[name]


# The route


def _ahead(place: int) -> list[int]:
    """All places that arrows lead to from a place, itself included, whatever is in play."""
    found = [place]
    for stop in found:
        found.extend(arrow.to for arrow in ARROWS if arrow.frm == stop and arrow.to not in found)
    return found


AHEAD: Final[list[list[int]]] = [_ahead(place.index) for place in PLACES]


def _twin(arrow: Arrow) -> Arrow | None:
    """The other arrow of a fork; one that only a legacy tile brings makes no fork for the printed way."""
    twins = [other for other in ARROWS if other.frm == arrow.frm and other.to != arrow.to and other.way != "only"]
    return twins[0] if twins and arrow.way != "only" and not twins[0].only_with else None


TWINS: Final[dict[tuple[int, int], Arrow | None]] = {(arrow.frm, arrow.to): _twin(arrow) for arrow in ARROWS}


def ways_taken(route: list[int]) -> list[int]:
    """The places by which a route tells its way: those after a fork whose other arrow leads to the same stop."""
    found: list[int] = []
    for place in route[:-1]:
        twins = [twin for (_, to), twin in TWINS.items() if to == place and twin is not None]
        if any(route[-1] in AHEAD[twin.to] for twin in twins):
            found.append(place)
    return found


# The explorer track


def field_ways(route: list[int]) -> list[bool]:
    """For each fork that an explorer has left behind it: whether by the short way."""
    branches = [field for field in route[:-1] if any(field in other.next for other in FIELDS if len(other.next) > 1)]
    return [FIELDS[field].short for field in branches if not on_branch(field, route[-1])]


def on_branch(first: int, field: int) -> bool:
    """Whether a field lies on the branch that begins with another."""
    other = next(fork for fork in FIELDS if first in fork.next)
    beside = next(field for field in other.next if field != first)
    return field not in _fields_ahead(beside)


def _fields_ahead(field: int) -> list[int]:
    found = [field]
    for stop in found:
        found.extend(ahead for ahead in FIELDS[stop].next if ahead not in found)
    return found
