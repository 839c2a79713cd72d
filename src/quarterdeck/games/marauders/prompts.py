"""What options are called, for each question. (Keys are the stable text of a game file.)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.components import NATIONS, NPCS, ZONES
from quarterdeck.games.marauders.pieces import AREAS
from quarterdeck.kernel.ask import PASS, Value
from quarterdeck.kernel.game import plain_key

ZONE: Final = "zone"
NATION: Final = "nation"
AREA: Final = "area"
NPC: Final = "npc"
HIT: Final = "hit"
SEAT: Final = "seat"
SIDE: Final = "side"
WORD: Final = "word"

DOMAINS: Final[dict[str, str]] = {
    "bounty.collect": NATION,
    "bounty.remove": NATION,
    "buy.show": SEAT,
    "draw.attacker": NPC,
    "draw.merchant": NATION,
    "draw.nation": NATION,
    "draw.port": ZONE,
    "draw.prey": SEAT,
    "draw.starter": SEAT,
    "hit.cancel": HIT,
    "hit.move": HIT,
    "hit.to": AREA,
    "modification.port": ZONE,
    "npc.move": NPC,
    "npc.to": ZONE,
    "repair.area": AREA,
    "reroll.side": SIDE,
    "skull.area": AREA,
}
"""What the numbers among a question's options are; all other options are words or plain numbers."""

PARTS: Final[dict[str, str]] = {
    "attack": NATION,
    "merchant": NATION,
    "move": ZONE,
    "npc": NPC,
    "player": SEAT,
    "repair": AREA,
}
"""What the number is that follows a word in an option of several parts."""


def key(prompt: str, value: Value) -> str:
    """The stable text of an option."""
    if isinstance(value, tuple):
        return tuple_key(value)
    if isinstance(value, int) and not isinstance(value, bool):
        if value == PASS:
            return "pass"
        return part_key(DOMAINS.get(prompt, WORD), value)
    return plain_key(value)


def tuple_key(value: tuple[int | str, ...]) -> str:
    """Such as `move havana`, `scout npc navy_dutch`, `repair hull`."""
    parts: list[str] = []
    domain = WORD
    for part in value:
        parts.append(part_key(domain, part) if isinstance(part, int) else part)
        domain = PARTS.get(part, WORD) if isinstance(part, str) else WORD
    return " ".join(parts)


def part_key(domain: str, part: int) -> str:
    if domain == ZONE:
        return ZONES[part].id
    if domain == NATION:
        return NATIONS[part].id
    if domain == AREA:
        return AREAS[part]
    if domain == HIT:
        return AREAS[part] if part < 10 else f"skull {AREAS[part % 10]}"
    if domain == NPC:
        return NPCS[part].id
    if domain == SEAT:
        return str(part + 1)
    if domain == SIDE:
        return ["attacker", "defender"][part]
    return str(part)
