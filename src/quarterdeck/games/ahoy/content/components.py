"""The components of Ahoy as lookup tables by id, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.loading import load

_box = load()

VOCABULARY: Final = _box.vocabulary
PROVENANCE: Final = _box.provenance

SUITS: Final = _box.suits
TERRAINS: Final = _box.terrains
REGIONS: Final = _box.regions
FACTIONS: Final = _box.factions
ACTIONS: Final = _box.actions
SLOTS: Final = _box.slots()
CARDS: Final = _box.cards
PLANS: Final = _box.plans
REWARDS: Final = _box.rewards
FIGURES: Final = _box.figures
DICE: Final = _box.dice
TOKENS: Final = _box.tokens
AIDS: Final = _box.aids
START_MAPS: Final = _box.start_maps
SETUP: Final = {setup.players: setup for setup in _box.setups.values()}
COMMON: Final = _box.common
FAME_TRACK: Final = _box.fame_track
FAME_TARGET: Final = _box.fame_track.end_threshold

BOARD_SLOTS: Final = {
    faction: [slot.id for slot in SLOTS.values() if slot.holder == "board" and slot.board == faction]
    for faction in FACTIONS
}
