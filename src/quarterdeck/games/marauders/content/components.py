"""The components of Merchants & Marauders as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.loading import load, physical

_box = load()

VOCABULARY: Final = _box.vocabulary
TRIGGERS: Final = list(VOCABULARY.triggers)
CONDITIONS: Final = list(VOCABULARY.conditions)
STATS: Final = list(VOCABULARY.tables["stat"])
PROVENANCE: Final = _box.provenance

# What the state numbers: a list by position, and the position of each id.
ZONES: Final = list(_box.zones.values())
ZONE: Final = {zone.id: zone.index for zone in ZONES}
NATIONS: Final = list(_box.nations.values())
NATION: Final = {nation.id: number for number, nation in enumerate(NATIONS)}
NPCS: Final = list(_box.npcs.values())
NPC: Final = {npc.id: npc.index for npc in NPCS}
SHIP_AREAS: Final = list(_box.areas.values())

GOODS: Final = _box.goods
SHIPS: Final = _box.ships
CAPTAINS: Final = _box.captains
NPC_CAPTAINS: Final = _box.npc_captains
SPECIALISTS: Final = _box.specialists

# Cards and tokens.
CARGO_CARDS: Final = _box.cargo_cards
GLORY: Final = physical(_box.glory)
EVENTS: Final = _box.events
NPC_CARDS: Final = {
    effect.word("captain"): event.id
    for event in EVENTS.values()
    for effect in event.effects
    if effect.verb == "place_npc"
}
"""The event card that each NPC captain is."""

RUMORS: Final = _box.rumors
MISSIONS: Final = _box.missions
MODIFICATIONS: Final = _box.modifications
WEAPONS: Final = _box.weapons
DEMANDS: Final = [token.good for token in _box.demands.values() for _ in range(token.copies)]
MERCHANTS: Final = [token.nation for token in _box.merchants.values() for _ in range(token.copies)]
BOUNTY_TOKENS: Final = sum(token.copies for token in _box.bounties.values()) // len(NATIONS)  # of each nation

# Figures, boards and loose material.
PRICES: Final = _box.prices
BOARDS: Final = _box.boards
GLORY_TARGET: Final = BOARDS["glory_track"].figures["target"]
MERCHANT_REFILL_AT: Final = BOARDS["merchant_track"].figures["refill_at"]
PORT_HOLD: Final = BOARDS["hold_space"].figures["max_in_port"]
MOST_BOUNTY: Final = BOARDS["bounty_track"].figures["to"]
DIE: Final = _box.die
COINS: Final = _box.coins
CUBES: Final = _box.cubes
NAUTICAL_MARKERS: Final = _box.nautical_markers
BOARDS_AND_AIDS: Final = _box.boards_and_aids
MINIATURES: Final = _box.miniatures
