"""The components of Merchants & Marauders as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.loading import load
from quarterdeck.games.marauders.content.pieces import (
    Captain,
    CargoCard,
    Event,
    GloryCard,
    Mission,
    Modification,
    Named,
    Nation,
    Npc,
    NpcCaptain,
    Rumor,
    ShipType,
    Specialist,
    Weapon,
    Zone,
)
from quarterdeck.games.marauders.content.printed import Area, Die, Supply, Track
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.vocabulary import Vocabulary

_box = load()

VOCABULARY: Final[Vocabulary] = _box.vocabulary
TRIGGERS: Final[list[str]] = list(VOCABULARY.triggers)
CONDITIONS: Final[list[str]] = list(VOCABULARY.conditions)
STATS: Final[list[str]] = list(VOCABULARY.tables["stat"])
PROVENANCE: Final[Provenance] = _box.provenance

# What the state numbers: a list by position, and the position of each id.
ZONES: Final[list[Zone]] = _box.zone_list
ZONE: Final[dict[str, int]] = {zone.id: zone.index for zone in ZONES}
NATIONS: Final[list[Nation]] = list(_box.nations.values())
NATION: Final[dict[str, int]] = {nation.id: number for number, nation in enumerate(NATIONS)}
NPCS: Final[list[Npc]] = _box.npc_list
NPC: Final[dict[str, int]] = {npc.id: npc.index for npc in NPCS}
SHIP_AREAS: Final[list[Area]] = _box.areas

GOODS: Final[dict[str, Named]] = _box.goods
SHIPS: Final[dict[str, ShipType]] = _box.ships
CAPTAINS: Final[dict[str, Captain]] = _box.captains
NPC_CAPTAINS: Final[dict[str, NpcCaptain]] = _box.npc_captains
SPECIALISTS: Final[dict[str, Specialist]] = _box.specialists

# Cards and tokens.
CARGO_CARDS: Final[dict[str, CargoCard]] = _box.cargo_cards
GLORY: Final[dict[str, GloryCard]] = _box.glory
EVENTS: Final[dict[str, Event]] = _box.events
NPC_CARDS: Final[dict[str, str]] = {
    effect.word("captain"): event.id
    for event in EVENTS.values()
    for effect in event.effects
    if effect.verb == "place_npc"
}
"""The event card that each NPC captain is."""

RUMORS: Final[dict[str, Rumor]] = _box.rumors
MISSIONS: Final[dict[str, Mission]] = _box.missions
MODIFICATIONS: Final[dict[str, Modification]] = _box.modifications
WEAPONS: Final[dict[str, Weapon]] = _box.weapons
DEMANDS: Final[list[str]] = _box.demands
MERCHANTS: Final[list[int]] = _box.merchants
BOUNTY_TOKENS: Final[int] = _box.bounty_tokens  # of each nation

# Figures, boards and loose material.
PRICES: Final[dict[str, int]] = _box.prices
BOARDS: Final[dict[str, Track]] = _box.boards
GLORY_TARGET: Final[int] = BOARDS["glory_track"].figures["target"]
MERCHANT_REFILL_AT: Final[int] = BOARDS["merchant_track"].figures["refill_at"]
PORT_HOLD: Final[int] = BOARDS["hold_space"].figures["max_in_port"]
MOST_BOUNTY: Final[int] = BOARDS["bounty_track"].figures["to"]
DIE: Final[Die] = _box.die
SUPPLIES: Final[dict[str, Supply]] = _box.supplies
