"""The ways that ships and explorers can ever take, where a way must be told, and which actions the box has."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    ARROWS,
    ARROWS_FROM,
    BASE_COMBAT_ACTIONS,
    BASE_VILLAGE_ACTIONS,
    CARDS,
    FIELDS,
    IMPROVEMENT_COMBAT_ACTIONS,
    IMPROVEMENT_VILLAGE_ACTIONS,
    LEGACY,
    PLACES,
    STORIES,
)
from quarterdeck.games.maracaibo.content.pieces import Arrow, CombatAction, VillageAction

Route = tuple[int, ...]
"""Of a ship: the places that it comes to, the last one being its stop. Of an explorer: the fields chosen at forks, and
the field landed on."""

MOVEMENT_POINTS: Final = 7
"""(MA-SAIL-01)"""

# Actions


def village_kinds() -> list[VillageAction]:
    """Every kind of village action in the box."""
    found = [*BASE_VILLAGE_ACTIONS, *(action for actions in IMPROVEMENT_VILLAGE_ACTIONS.values() for action in actions)]
    return [*found, *(action for card in CARDS.values() for action in card.village_actions)]


def combat_kinds() -> list[CombatAction]:
    """Every combat action in the box."""
    found = [*BASE_COMBAT_ACTIONS, *(action for actions in IMPROVEMENT_COMBAT_ACTIONS.values() for action in actions)]
    found.extend(action for card in CARDS.values() for action in card.combat_actions)
    shared = [*(tile.combat_action for tile in LEGACY.values()), *(story.combat_action for story in STORIES.values())]
    return [*found, *(action for action in shared if action is not None)]


COMBAT_ACTIONS: Final[dict[str, CombatAction]] = {action.source or action.id: action for action in combat_kinds()}


def combat_action(name: str) -> CombatAction:
    """The combat action that options call so. (MA-RUL-19)"""
    return COMBAT_ACTIONS[name]


# The route


def sailings() -> list[Route]:
    """Every way along the arrows, whatever is in play."""
    found = [way for place in PLACES for way in _ways_on(place.index, MOVEMENT_POINTS)]
    return list(dict.fromkeys(found))


def _ways_on(place: int, steps: int) -> list[Route]:
    found: list[Route] = []
    for arrow in ARROWS_FROM[place]:
        found.append((arrow.to,))
        if steps > 1:
            found.extend((arrow.to, *way) for way in _ways_on(arrow.to, steps - 1))
    return found


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


def explorations() -> list[Route]:
    """Every way along the explorer track."""
    found = [route for field in FIELDS for route in _routes_on(field.index, ())]
    return list(dict.fromkeys(found))


def _routes_on(field: int, via: Route) -> list[Route]:
    found: list[Route] = []
    fork = len(FIELDS[field].next) > 1
    for ahead in FIELDS[field].next:
        found.append((*via, ahead))
        found.extend(_routes_on(ahead, (*via, ahead) if fork else via))
    return found


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
