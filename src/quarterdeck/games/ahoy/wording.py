"""What Ahoy's components are called, for the texts: everything that content/ names, by kind and id."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.components import (
    ACTIONS,
    CARDS,
    FACTIONS,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SLOTS,
    SUITS,
    TERRAINS,
)
from quarterdeck.games.ahoy.pieces import Slot
from quarterdeck.games.ahoy.sea import xy
from quarterdeck.kernel.game import message_id

ARGUMENT_KINDS: Final[dict[str, str]] = {
    "attacker": "figure",
    "defender": "figure",
    "giver": "seat",
    "taker": "seat",
    "victim": "seat",
    "origin": "region",
    "target": "region",
    "from": "slot",
    "head": "faction",
}
"""What the arguments of events and options hold that are not named after their kind."""


def spoken(kind: str, value: int) -> int | str:
    """A space as its coordinates."""
    if kind == "cell":
        x, y = xy(value)
        return f"{x},{y}"
    return value


def names(lang: str) -> dict[str, str]:
    """The names of all components in a language, by `kind-id`."""
    found: dict[str, str] = {}
    for kind, rows in _named(lang).items():
        for id, name in rows.items():
            found[message_id(kind, id)] = name
    for rows in _named(lang).values():
        for id, name in rows.items():
            found.setdefault(message_id("source", id), name)
    return found


def _named(lang: str) -> dict[str, dict[str, str]]:
    return {
        "card": {card.id: card.names[lang] for card in CARDS.values()},
        "plan": _plans(lang),
        "action": {action.id: action.names[lang] for action in ACTIONS.values()},
        "choice": {action.id: action.names[lang] for action in ACTIONS.values()},
        "reward": {reward.id: reward.names[lang] for reward in REWARDS.values()},
        "terrain": {terrain.id: terrain.names[lang] for terrain in TERRAINS.values()},
        "cargo": {card.cargo_id: card.cargo_names[lang] for card in CARDS.values()},
        "faction": {faction.id: faction.names[lang] for faction in FACTIONS.values()},
        "figure": {figure.id: figure.names[lang] for figure in FIGURES.values()},
        "suit": {suit.id: suit.names[lang] for suit in SUITS.values()},
        "region": {region: region_name(region, lang) for region in REGIONS},
        "slot": {slot.id: _slot(slot, lang) for slot in SLOTS.values()},
    }


def _plans(lang: str) -> dict[str, str]:
    plans = {plan.id: plan.names[lang] for plan in PLANS.values()}
    plans.update({plan.kind: plan.names[lang] for plan in PLANS.values()})
    return plans


def region_name(region: str, lang: str) -> str:
    """A region is named after its suit; of the two with that suit one is A and one is B."""
    return f"{SUITS[REGIONS[region].suit].names[lang]} {region.rpartition('_')[2].upper()}"


def _slot(slot: Slot, lang: str) -> str:
    """A slot is called as the action, the Crew card or the ship that it belongs to."""
    if slot.holder == "crew":
        return CARDS[slot.action].names[lang]
    if slot.holder == "ship":
        return PLANS[slot.action].names[lang]
    return ACTIONS[slot.action].names[lang]
