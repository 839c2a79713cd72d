"""What a seat sees, and how what it cannot see is dealt anew. Both read the declarations of its fields."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.rules.declared import PUBLIC
from quarterdeck.kernel.rules.state import State, children, shape_of

ONLOOKER: Final = -1
"""The view of somebody who has no seat."""


def view(state: State, seat: int) -> dict[str, Any]:
    """The state as `seat` may see it; a hidden collection shows only its size, a hidden value nothing."""
    return _projected(state, seat, ONLOOKER)


def _projected(part: Any, seat: int, belongs_to: int) -> dict[str, Any]:
    shape = shape_of(type(part))
    if shape.seat_field:
        belongs_to = getattr(part, shape.seat_field)
    shown: dict[str, Any] = {}
    for name, sight in shape.fields.items():
        value = getattr(part, name)
        if sight.level == PUBLIC or sight.shows(part, belongs_to, seat):
            shown[name] = _shown(value, seat, belongs_to)
        elif isinstance(value, list):
            shown[name] = {"hidden": len(value)}
        else:
            shown[name] = {"hidden": 1}
    return shown


def _shown(value: Any, seat: int, belongs_to: int) -> Any:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, list):
        if not value or isinstance(value[0], (int, str)):
            return value.copy()
        return [_shown(item, seat, belongs_to) for item in value]
    if isinstance(value, dict):
        return [
            [key, item if isinstance(item, (int, str)) else _shown(item, seat, belongs_to)]
            for key, item in value.items()
        ]
    if value is None:
        return None
    return _projected(value, seat, belongs_to)


class _Zone:
    """One hidden field that belongs to a pool."""

    def __init__(self, holder: Any, name: str) -> None:
        self.holder = holder
        self.name = name


def _hidden_zones(state: State, seat: int) -> dict[str, list[_Zone]]:
    pools: dict[str, list[_Zone]] = {}
    _collect(state, seat, ONLOOKER, pools)
    return pools


def _collect(part: Any, seat: int, belongs_to: int, pools: dict[str, list[_Zone]]) -> None:
    shape = shape_of(type(part))
    if shape.seat_field:
        belongs_to = getattr(part, shape.seat_field)
    for name, sight in shape.deep:
        if sight.part is not None:
            for child in children(getattr(part, name)):
                _collect(child, seat, belongs_to, pools)
        elif sight.pool and not sight.shows(part, belongs_to, seat):
            pool = sight.pool if sight.pool[0] != "~" else f"{sight.pool}{belongs_to}"
            pools.setdefault(pool, []).append(_Zone(part, name))


def _are_amounts(zones: list[_Zone]) -> bool:
    """Whether a pool holds numbers, such as coins that may lie here or there, and not things."""
    return isinstance(getattr(zones[0].holder, zones[0].name), int)


def _split_anew(zones: list[_Zone], chance: Randomness) -> None:
    left: int = sum(getattr(zone.holder, zone.name) for zone in zones)
    for zone in zones[:-1]:
        part = chance.below(left + 1)
        setattr(zone.holder, zone.name, part)
        left -= part
    setattr(zones[-1].holder, zones[-1].name, left)


def redeal(state: State, seat: int, chance: Randomness) -> None:
    """Deals everything that `seat` cannot see anew, in place: each pool is shuffled over its hidden zones.

    A pool whose name begins with `~` is one pool for each owner. The lists themselves stay, since a rule
    under way, or a question to chance, may hold them. Hidden numbers of a pool keep their sum.
    """
    for zones in _hidden_zones(state, seat).values():
        if _are_amounts(zones):
            _split_anew(zones, chance)
            continue
        items: list[Any] = []
        for zone in zones:
            items.extend(getattr(zone.holder, zone.name))
        chance.shuffle(items)
        start = 0
        for zone in zones:
            held: list[Any] = getattr(zone.holder, zone.name)
            size = len(held)
            held[:] = items[start : start + size]
            start += size


def redeal_but(state: State, seat: int, known: dict[Any, int], chance: Randomness) -> None:
    """Deals anew, in place, what `seat` cannot see, but leaves so many of each thing in `known` where they lie."""
    left = dict(known)
    for zones in _hidden_zones(state, seat).values():
        if _are_amounts(zones):
            _split_anew(zones, chance)
            continue
        places: list[tuple[list[Any], int]] = []
        items: list[Any] = []
        for zone in zones:
            held: list[Any] = getattr(zone.holder, zone.name)
            for at, thing in enumerate(held):
                if left.get(thing, 0) > 0:
                    left[thing] -= 1
                else:
                    places.append((held, at))
                    items.append(thing)
        chance.shuffle(items)
        for (held, at), thing in zip(places, items, strict=True):
            held[at] = thing


def hidden_things(state: State, players: int) -> list[dict[Any, int]]:
    """For each seat, and last for who only watches, the things that it cannot see, and how many of each."""
    hidden: list[dict[Any, int]] = [{} for _ in range(players + 1)]
    _count_hidden(state, ONLOOKER, hidden)
    return hidden


def _count_hidden(part: Any, belongs_to: int, hidden: list[dict[Any, int]]) -> None:
    shape = shape_of(type(part))
    if shape.seat_field:
        belongs_to = getattr(part, shape.seat_field)
    for name, sight in shape.deep:
        held = getattr(part, name)
        if sight.part is not None:
            for child in children(held):
                _count_hidden(child, belongs_to, hidden)
        elif sight.pool and held and not isinstance(held, int):
            for seat in range(ONLOOKER, len(hidden) - 1):
                if not sight.shows(part, belongs_to, seat):
                    _count(held, hidden[seat])


def hidden_from(state: State, seat: int) -> dict[Any, int]:
    """The things that a seat cannot see, and how many of each."""
    things: dict[Any, int] = {}
    for zones in _hidden_zones(state, seat).values():
        for zone in [] if _are_amounts(zones) else zones:
            _count(getattr(zone.holder, zone.name), things)
    return things


def _count(held: list[Any], things: dict[Any, int]) -> None:
    for thing in held:
        things[thing] = things.get(thing, 0) + 1


def learnt(then: list[dict[Any, int]], now: list[dict[Any, int]], by: int) -> bool:
    """Whether between two positions (see `hidden_things`) a seat has learnt something that `by`, who acted, did not
    show of its own."""
    for seat, hidden in enumerate(then):
        for thing, count in hidden.items():
            seen = count - now[seat].get(thing, 0)
            if seen > 0 and (by < 0 or seat == by or seen > _own(then, by, thing) - _own(now, by, thing)):
                return True
    return False


def _own(hidden: list[dict[Any, int]], seat: int, thing: Any) -> int:
    """How many of a thing a seat sees that not everybody does."""
    return hidden[ONLOOKER].get(thing, 0) - hidden[seat].get(thing, 0)


def came_to_light(then: dict[Any, int], now: dict[Any, int]) -> bool:
    """Whether a thing that was hidden from a seat no longer is."""
    return any(now.get(thing, 0) < count for thing, count in then.items())
