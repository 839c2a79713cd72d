"""What options are called and what they point at, for each question. (Keys are the stable text of a game file.)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import GOODS, NATIONS, NPCS, ZONES
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.state import SKULL
from quarterdeck.kernel.game import Label, message_id, plain_key
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Value

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
        return str(value[-1]) if prompt == "choose.option" else tuple_key(value)
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


# What options say

WINDOW: Final = "window."

IDS: Final[dict[str, str]] = {
    "captain.ship": "ship",
    "cargo.give_up": "good",
    "cargo.keep": "cargo",
    "combat.declare": "declared",
    "demand.choose": "good",
    "glory.discard": "card",
    "glory.keep_not": "card",
    "modification.gain": "modification",
    "port.gate": "gate",
    "raid.ignore": "cargo",
    "rumor.drop": "rumor",
    "sell.good": "good",
    "setup.ship": "ship",
    "specialist.gain": "card",
    "weapon.gain": "weapon",
    "yard.move": "modification",
}
"""What the ids among a question's options are; those of windows are glory cards."""

EXPLAINED: Final[list[str]] = ["card", "rumor", "mission", "modification", "weapon", "ship"]
"""Kinds whose option tells what the thing does, too."""

DROP: Final = "drop "


def label(prompt: str, value: Value) -> Label:
    """What an option says: a message and its arguments."""
    if isinstance(value, bool):
        return Label("option-yes" if value else "option-no")
    if value in (PASS, NOTHING):
        return Label("option-window-pass" if prompt.startswith(WINDOW) else message_id("option", prompt, "pass"))
    if isinstance(value, tuple):
        return tuple_label(prompt, value)
    if isinstance(value, int):
        return number_label(prompt, value)
    if prompt == "buy.good":
        message = "option-buy-drop" if value.startswith(DROP) else "option-buy"
        return Label(message, {"good": value.removeprefix(DROP)})
    return id_label("card" if prompt.startswith(WINDOW) else IDS[prompt], value)


def id_label(kind: str, id: str, message: str = "") -> Label:
    """A component by its name, with what it does where it does something."""
    args: dict[str, int | str] = {kind: id}
    if kind in EXPLAINED:
        args["deed"] = id
    return Label(message or f"option-{kind}", args)


def number_label(prompt: str, value: int) -> Label:
    domain = DOMAINS.get(prompt, WORD)
    if prompt in ("reroll.die", "area.reroll"):
        return die_label(value)
    if domain == WORD:
        return Label(message_id("option", prompt), {"number": value})
    if domain == SEAT:
        return Label("option-seat", {"seat": value})
    if domain == SIDE:
        return Label("option-side", {"side": part_key(SIDE, value)})
    if domain == HIT:
        return Label("option-area" if value < BY_SKULL else "option-skull", {"area": AREAS[value % BY_SKULL]})
    return Label(f"option-{domain}", {domain: part_key(domain, value)})


BY_SKULL: Final = 10
"""From here on a die or a hit is a skull whose area is known."""


def die_label(face: int) -> Label:
    """(MM-DICE-01)"""
    if face >= BY_SKULL:
        return Label("option-skull", {"area": AREAS[face % BY_SKULL]})
    if face < SKULL:
        return Label("option-die", {"number": face})
    return Label("option-die-skull")


def tuple_label(prompt: str, value: tuple[int | str, ...]) -> Label:
    """An option of several parts: a word and what it is about."""
    word, last = str(value[0]), value[-1]
    if prompt == "choose.option":
        return Label("option-choice", {"choice": f"{value[1]}_{value[2]}"})
    if word == "scout":
        return scout_label(value)
    message = message_id("option", prompt, word)
    if len(value) == 1:
        return Label(message)
    if word == "purse":
        return Label(f"{message}-{last}")
    if word in ("deliver", "stash"):
        return Label(message)
    if isinstance(last, int):
        domain = PARTS[word]
        return Label(message, {domain: part_key(domain, last)})
    return id_label(HOLDS.get(word, "cargo"), last, message)


HOLDS: Final[dict[str, str]] = {
    "card": "card",
    "kept": "rumor",
    "mission": "mission",
    "modification": "modification",
    "restore": "modification",
    "sell_weapon": "weapon",
    "ship": "ship",
    "weapon": "weapon",
}
"""What the id is that follows a word in an option of several parts; a cargo card otherwise."""


def scout_label(value: tuple[int | str, ...]) -> Label:
    kind, last = str(value[1]), value[-1]
    message = f"option-scout-{kind}"
    if kind == "player":
        return Label(message, {"seat": int(last)})
    if kind == "npc":
        return Label(message, {"npc": part_key(NPC, int(last))})
    if kind == "merchant" and len(value) > 2:
        return Label(f"{message}-sure", {"nation": part_key(NATION, int(last))})
    return Label(message)


# What options point at


def targets(prompt: str, value: Value) -> list[str]:
    """What on the board an option points at, such as `zone:havana` or `card:eagle_eye_1`."""
    if isinstance(value, bool) or value in (PASS, NOTHING):
        return []
    if isinstance(value, tuple):
        return tuple_targets(prompt, value)
    if isinstance(value, int):
        domain = DOMAINS.get(prompt, WORD)
        if domain in (WORD, SIDE):
            return []
        if domain == HIT:
            return [f"area:{AREAS[value % BY_SKULL]}"]
        return [f"{domain}:{part_key(domain, value)}"]
    if prompt == "buy.good":
        return [f"good:{value.removeprefix(DROP)}"]
    kind = "card" if prompt.startswith(WINDOW) else IDS[prompt]
    return [f"{kind}:{value}"] if kind != "gate" else []


def tuple_targets(prompt: str, value: tuple[int | str, ...]) -> list[str]:
    word, last = str(value[0]), value[-1]
    if prompt == "choose.option":
        return []
    if len(value) == 1 or word in ("purse", "deliver"):
        return [f"idea:{IDEAS[word]}"] if word in IDEAS else []
    if isinstance(last, str):
        if last in IDEAS:
            return [f"idea:{IDEAS[last]}"]
        return [f"{HOLDS.get(word, 'cargo')}:{last}"]
    domain = PARTS.get(str(value[-2]), WORD)
    return [f"{domain}:{part_key(domain, last)}"] if domain != WORD else ["idea:mission"]


IDEAS: Final[dict[str, str]] = {
    "buy": "buying",
    "deliver": "mission",
    "enter": "port",
    "leave": "port",
    "merchant": "merchant",
    "port": "port",
    "prove": "rumor",
    "purse": "stash",
    "recruit": "crew",
    "rumor": "rumor",
    "sell": "demand",
    "stash": "stash",
    "take": "stash",
    "yard": "shipyard",
}
"""Words of options that point at something on the table that no component is."""


# What questions say

ABOUT: Final[dict[str, list[str]]] = {
    "area.reroll": ["source"],
    "bounty.remove": ["price"],
    "buy.good": list(GOODS),
    "captain.exchange": ["captain"],
    "captain.ship": ["captain"],
    "choose.option": ["source"],
    "combat.declare": ["npc"],
    "crew.hire": ["price"],
    "hit.move": ["source"],
    "hit.to": ["area"],
    "npc.to": ["npc"],
    "port.gate": ["price"],
    "raid.use": ["number"],
    "repair.area": ["source"],
    "reroll.die": ["side"],
    "sell.good": ["number", "good"],
    "ship.take": ["ship", "hull", "hold", "masts", "guns"],
    "skull.area": ["npc"],
    "specialist.pay": ["card", "price"],
    "stash.amount": ["way"],
    "turn.act": ["number", "moves"],
    "use.thing": ["source"],
    "window.play": ["card"],
}
"""The names of what a question's text is about."""

NUMBERED: Final[dict[str, str]] = {"npc": NPC, "area": AREA, "side": SIDE}
QUESTIONS: Final[list[str]] = [
    *DOMAINS,
    *(prompt for prompt in [*IDS, *ABOUT] if prompt not in DOMAINS),
    "port.act",
    "raid.attack",
    "yard.act",
]
"""All questions but those of windows, some of them twice."""


def question(prompt: str, about: tuple[int | str, ...]) -> Label:
    """What a question says to the seat that is asked."""
    if prompt.startswith(WINDOW) and prompt != "window.play":
        return Label("prompt-window", {"when": prompt.removeprefix(WINDOW)})
    args: dict[str, int | str] = {}
    for name, value in zip(ABOUT.get(prompt, []), about, strict=True):
        if name == "npc" and value == NONE:
            continue
        args[name] = part_key(NUMBERED[name], int(value)) if name in NUMBERED else value
    message = message_id("prompt", prompt)
    if prompt in ("combat.declare", "skull.area") and args:
        return Label(f"{message}-npc", args)
    if prompt == "bounty.remove" and not args["price"]:
        return Label(f"{message}-free")
    if prompt == "stash.amount":
        return Label(f"{message}-{args['way']}")
    if prompt == "window.play":
        args["deed"] = about[0]
    if prompt == "use.thing":
        args["help"] = about[0]
    return Label(message, args)


def occasion(prompt: str) -> Label:
    """When a window opens for which a player may have passed in advance. (MM-RUL-107)"""
    return Label("order-window", {"when": prompt.removeprefix(WINDOW)})
