"""What options are called, for each question. (Keys are the stable text of a game file.)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.actions.combat import ACT, SPACES
from quarterdeck.games.maracaibo.actions.free import FREE
from quarterdeck.games.maracaibo.components import FIELDS, IMPROVEMENTS, NATIONS, PLACES, SYNERGIES
from quarterdeck.games.maracaibo.pieces import NONE
from quarterdeck.kernel.ask import Value
from quarterdeck.kernel.game import plain_key

PLACE: Final = "place"
FIELD: Final = "field"
NATION: Final = "nation"
AREA: Final = "area"
SYNERGY: Final = "synergy"
COMBAT: Final = "combat"
WORD: Final = "word"

DOMAINS: Final[dict[str, str]] = {
    "sail.to": PLACE,
    "sail.on": PLACE,
    "marker.village": PLACE,
    "explore.land": FIELD,
    "influence.nation": NATION,
    "combat.nation": NATION,
    "claim.nation": NATION,
    "disc.remove": AREA,
    "disc.deliver": AREA,
    "disc.offer": AREA,
    "synergy.new": SYNERGY,
    "combat.act": COMBAT,
}
"""What the numbers among a question's options are; all other options are words or plain numbers."""


def key(prompt: str, value: Value) -> str:
    """The stable text of an option."""
    domain = DOMAINS.get(prompt, WORD)
    if isinstance(value, tuple):
        if value[0] in FREE or value == ("pass",):
            return plain_key(value)
        if domain == COMBAT:
            return combat_key(value)
        return " ".join(part_key(domain, part) for part in value)
    return part_key(domain, value) if isinstance(value, int) and not isinstance(value, bool) else plain_key(value)


def part_key(domain: str, part: int | str) -> str:
    if isinstance(part, str):
        return part
    if domain == PLACE:
        return PLACES[part].id
    if domain == FIELD:
        return FIELDS[part].id
    if domain == NATION:
        return NATIONS[part].id
    if domain == AREA:
        return IMPROVEMENTS[part].id
    if domain == SYNERGY:
        return SYNERGIES[part].id
    return str(part)


def combat_key(value: tuple[int | str, ...]) -> str:
    """Such as `act ca_flag 0 p04`, `act l06 0 fleet_space_1`, `combat`."""
    if value[0] != ACT:
        return plain_key(value)
    name, index, target = str(value[1]), int(value[2]), int(value[3])
    if target == NONE:
        return f"{ACT} {name} {index}"
    where = SPACES[target] if name in ("l06", "l09") else PLACES[target].id
    return f"{ACT} {name} {index} {where}"
