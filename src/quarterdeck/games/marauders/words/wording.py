"""What the components are called and what they say, for the texts: by kind and id, from content/."""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    EVENTS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NATIONS,
    NPC_CAPTAINS,
    NPCS,
    RUMORS,
    SHIP_AREAS,
    SHIPS,
    SPECIALISTS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE, SKILLS
from quarterdeck.games.marauders.state import GLORY_SOURCES
from quarterdeck.games.marauders.words import telling
from quarterdeck.games.marauders.words.sentences import said, sentence
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.fluent import Text, capital
from quarterdeck.kernel.text.languages import places

SEATS: Final[list[str]] = ["red", "blue", "yellow", "green"]
"""The sides of the seats, by the colour of their pieces."""

ENEMY: Final = "enemy"
"""The side of a combat that is neither a seat nor an NPC ship."""

ARGUMENT_KINDS: Final[dict[str, str]] = {"other": "seat", "victim": "seat", "witness": "seat", "enemy": "nation"}
"""What the arguments of events hold that are not named after their kind."""


# Events

NUMBERED: Final[dict[str, list[str]]] = {
    "area": AREAS,
    "enemy": [nation.id for nation in NATIONS],
    "nation": [nation.id for nation in NATIONS],
    "skill": SKILLS,
    "zone": [zone.id for zone in ZONES],
}
"""Arguments that rules tell as numbers."""


def told(event: Event, label: Label) -> Label:
    """An event's label with ids instead of the numbers that the state has, so that every language has its name."""
    args = label.args
    for name, ids in NUMBERED.items():
        if isinstance(args.get(name), int):
            args[name] = ids[int(args[name])]
    if event.kind == "scout.declared":
        return _told_target(label)
    if "goods" in args:
        return _told_goods(label)
    if event.kind == "hit.moved":
        args["target_area"] = AREAS[int(args.pop("target"))]
    elif event.kind == "glory.scored":
        args["source"] = GLORY_SOURCES[int(args["source"])]
    _told_sides(event.kind, args)
    return label


def _told_sides(kind: str, args: dict[str, int | str]) -> None:
    """A side of a combat is a seat, an NPC ship, or the enemy that a card names."""
    if "npc" not in args:
        return
    if kind.startswith("npc."):
        args["npc"] = _npc_id(args["npc"])
        return
    for seat, npc in (("seat", "npc"), ("other", "other_npc")):
        if npc in args:
            found = args.pop(npc)
            args[seat] = args[seat] if args[seat] != NONE else _npc_id(found)


def _npc_id(npc: int | str) -> str:
    return ENEMY if int(npc) == NONE else NPCS[int(npc)].id


def _told_target(label: Label) -> Label:
    """What was looked for."""
    seat = label.args["seat"]
    what, _, number = str(label.args["target"]).partition(" ")
    args: dict[str, int | str] = {"seat": seat}
    if what == "player":
        args["other"] = int(number)
    elif what == "npc":
        args["npc"] = NPCS[int(number)].id
    return Label(f"{label.message}-{what}", args)


def _told_goods(label: Label) -> Label:
    """How many there are of each good."""
    goods = str(label.args.pop("goods")).split()
    for good in GOODS:
        label.args[good] = goods.count(good)
    return label


# Names


@cache
def names(lang: str) -> dict[str, str]:
    """The names of all components in a language, by `kind-id`, and what they say: `kind-id-text`, `deed-id`."""
    text = Text(lang, places("marauders"))
    found = text.names = _named(text)
    for (kind, id), words in _said(text).items():
        found[message_id(kind, id, "text")] = words
        found[message_id("deed", id)] = words.rstrip(".")
    found.update(_choices(text))
    for id, effects in things_in_use().items():
        found[message_id("help", id)] = sentence(effects, text)
    return found


def _named(text: Text) -> dict[str, str]:
    lang = text.lang
    kinds: dict[str, dict[str, str]] = {
        "captain": {row.id: row.names[lang] for row in CAPTAINS.values()},
        "card": {row.id: row.names[lang] for row in GLORY.values()},
        "event": {row.id: row.names[lang] for row in EVENTS.values()},
        "mission": {row.id: row.names[lang] for row in MISSIONS.values()},
        "modification": {row.id: row.names[lang] for row in MODIFICATIONS.values()},
        "npc_captain": {row.id: row.names[lang] for row in NPC_CAPTAINS.values()},
        "rumor": {row.id: row.names[lang] for row in RUMORS.values()},
        "specialist": {row.id: row.names[lang] for row in SPECIALISTS.values()},
        "weapon": {row.id: row.names[lang] for row in WEAPONS.values()},
        "zone": {row.id: zone_name(row.names[lang], lang) for row in ZONES},
        "nation": {row.id: row.names[lang] for row in NATIONS},
        "area": {row.id: prose(row.names[lang], lang) for row in SHIP_AREAS},
        "good": {row.id: prose(row.names[lang], lang) for row in GOODS.values()},
        "ship": {row.id: prose(row.names[lang], lang) for row in SHIPS.values()},
    }
    found = {message_id(kind, id): name for kind, rows in kinds.items() for id, name in rows.items()}
    for captain in CAPTAINS.values():
        for number, ability in enumerate(captain.abilities):
            found[message_id("ability", f"{captain.id}_{number}")] = ability.names[lang]
    text.names = found
    for card in CARGO_CARDS.values():
        found[message_id("cargo", card.id)] = telling.cargo_name(card, text)
    found.update({message_id("source", id): name for id, name in _sources(text).items()})
    return found


def prose(name: str, lang: str) -> str:
    """A word as it stands inside a sentence: English writes goods, areas and ships small."""
    return name.lower() if lang == "en" else name


def zone_name(name: str, lang: str) -> str:
    """Inside a sentence: `to the Caribbean Sea`."""
    return name.replace("The ", "the ") if lang == "en" else name


def _sources(text: Text) -> dict[str, str]:
    """What an effect may come from: cards and tokens by their names, captains and zones by what is special there."""
    lang = text.lang
    found: dict[str, str] = {}
    for rows in (GLORY, MODIFICATIONS, WEAPONS, RUMORS, MISSIONS, EVENTS):
        found.update({row.id: row.names[lang] for row in rows.values()})
    for captain in CAPTAINS.values():
        found[captain.id] = ", ".join(
            text.called("ability", f"{captain.id}_{number}", ability.names)
            for number, ability in enumerate(captain.abilities)
        )
    for zone in ZONES:
        if zone.feature is not None:
            found[zone.id] = zone.feature.names[lang]
    return found


# What they say


def _said(text: Text) -> dict[tuple[str, str], str]:
    """The sentences of all components, by kind and id."""
    found: dict[tuple[str, str], str] = {}
    for captain in CAPTAINS.values():
        found["captain", captain.id] = telling.captain_text(captain, text)
    for card in GLORY.values():
        found["card", card.id] = telling.card_text(card, text)
    for event in EVENTS.values():
        found["event", event.id] = telling.event_text(event, text)
    for rumor in RUMORS.values():
        found["rumor", rumor.id] = telling.rumor_text(rumor, text)
    for mission in MISSIONS.values():
        found["mission", mission.id] = telling.mission_text(mission, text)
    for kind, rows in (("modification", MODIFICATIONS), ("weapon", WEAPONS), ("specialist", SPECIALISTS)):
        for row in rows.values():
            found[kind, row.id] = sentence(row.effects, text)
    for ship in SHIPS.values():
        found["ship", ship.id] = telling.ship_text(ship, text)
    for npc in NPC_CAPTAINS.values():
        found["npc_captain", npc.id] = telling.npc_captain_text(npc, text)
    for zone in ZONES:
        found["zone", zone.id] = telling.zone_text(zone, text)
    return found


def things_in_use() -> dict[str, list[Effect]]:
    """What a captain has or is affected by and may use, by the id under which it is asked for."""
    found = {captain.id: captain.effects for captain in CAPTAINS.values()}
    for rows in (MODIFICATIONS, WEAPONS, EVENTS):
        found.update({row.id: row.effects for row in rows.values()})
    for card in GLORY.values():
        if card.category == "specialist":
            found[card.id] = SPECIALISTS[card.effects[0].word("kind")].effects
    found.update({rumor.id: rumor.reward for rumor in RUMORS.values()})
    found.update({zone.id: zone.feature.effects for zone in ZONES if zone.feature is not None})
    return found


def _choices(text: Text) -> dict[str, str]:
    """The ways between which an effect lets choose, `choice-source-number`."""
    found: dict[str, str] = {}
    for id, effects in sources_of_choices().items():
        for effect in walk_effects(effects):
            for index, option in enumerate(effect.lists("options")):
                found[message_id("choice", id, str(index))] = capital(said(option, text))
    return found


def sources_of_choices() -> dict[str, list[Effect]]:
    """Rewards that let the player choose, by the id of their card."""
    rewards = {row.id: row.reward for rows in (RUMORS, MISSIONS) for row in rows.values()}
    return {id: effects for id, effects in rewards.items() if any(e.lists("options") for e in walk_effects(effects))}
