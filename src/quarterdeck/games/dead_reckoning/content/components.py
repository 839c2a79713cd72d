"""The components of Dead Reckoning as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.loading import load
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, OCEAN, Tile, adjacent, toward

_box = load()

VOCABULARY: Final = _box.vocabulary
PROVENANCE: Final = _box.provenance

# Cards and the units on them.
UNITS: Final = _box.units
UNIT: Final = {unit.id: unit for unit in UNITS}
ROLES: Final = list(_box.roles.values())
CREW_DECK: Final = [role for role in ROLES for _ in range(role.copies)]
"""The role of each of the 12 crew cards of a player: crew card number -> role. (DR-COMP-14)"""
CARDS: Final = _box.cards
CARD_LIST: Final = list(CARDS.values())
ROW_DECKS: Final = [[card.id for card in CARD_LIST if card.row == row] for row in range(1, 5)]
"""The ids of the cards in the box of each row: ROW_DECKS[0] is row 1. (DR-COMP-04)"""

# The ocean: spaces are numbers, 0 to 11 and HARBOR.
ISLANDS: Final = _box.islands
OPEN_SEA: Final = _box.open_sea
TILES: Final[dict[str, Tile]] = {**ISLANDS, **OPEN_SEA}
ADJACENT: Final = [adjacent(space) for space in range(HARBOR + 1)]
"""The spaces beside each space; the harbor is beside all of row 1. (DR-MOVE-03)"""
TOWARD: Final = [toward(space) for space in range(OCEAN)]
"""The space in each direction of an ocean space (see pieces.DIRECTIONS), NONE at an edge and at the harbor."""

# Ships.
HULLS: Final = list(_box.hulls.values())
UPGRADES: Final = _box.upgrades
UPGRADE_LIST: Final = list(UPGRADES.values())
UPGRADE_CLASSES: Final = list(_box.upgrade_classes.values())
SHIP_CANNONS: Final = _box.ship_board.cannons
MOST_SAILS: Final = _box.ship_board.most_sails

BUILDINGS: Final = list(_box.buildings.values())
BUILDING_COINS: Final = _box.building_rules.end_coins
BUILDING_MARKERS: Final = _box.building_rules.markers_in_ship_battles

ACHIEVEMENTS: Final = list(_box.achievements.values())
BONUS_TILES: Final = _box.bonus_tiles
BONUS_COINS: Final = _box.bonus_rules.coins_per_match
HARBOR_MARKERS: Final = _box.harbor.defender_markers

# The Battle Board.
ZONES: Final = _box.zones
ZONE: Final = {zone.id: zone.index for zone in ZONES}
EXPLOSION: Final = next(zone.index for zone in ZONES if zone.type == "explode")
TOWER: Final = _box.tower

# Set-up and limits.
SETUPS: Final = _box.setups
STARTS: Final = list(_box.starts.values())
START_COINS: Final = _box.limits.start_coins
START_HAND: Final = _box.limits.start_hand
BONUS_TILES_DEALT: Final = _box.limits.bonus_tiles_dealt
HAND_LIMIT: Final = _box.limits.hand_limit
DRAW_CARDS: Final = _box.limits.draw
CARD_INTERACTIONS: Final = _box.limits.card_interactions
EXPLORATIONS: Final = _box.limits.explorations
UNSLEEVED_KEPT: Final = _box.limits.unsleeved_kept
SINKS_AT: Final = _box.limits.sinks_at
COINS_ABOARD_AT_RISK: Final = _box.limits.coins_aboard_at_risk
SINK_LOSS: Final = _box.limits.sink_loss
ACHIEVEMENTS_TO_END: Final = _box.limits.achievements_to_end
LAST_TURN_MARKERS: Final = _box.limits.last_turn_markers
ACHIEVEMENT_TILES: Final = _box.player_pieces["achievement_tile"].count
MARKERS: Final = _box.player_pieces["marker"].count

# The artificial opponent.
SOLO_CARDS: Final = _box.solo_cards
DIFFICULTIES: Final = _box.difficulties
COOP_DECKS: Final = [[deck.blue, deck.red] for deck in _box.coop_decks.values()]
"""Blue and red cards of each AI in its first deck and in every later one, where sides alternate. (DS-RUL-29)"""
AI_START_COINS: Final = _box.solo.start_coins
AI_CARGO_PER_COIN: Final = _box.solo.cargo_per_coin
TURNS_PER_SECTION: Final = _box.solo.turns_per_section
SECTIONS: Final = _box.solo.sections
ATTACK_AT_DAMAGE: Final = _box.solo.attack_at_damage
RAID_INFLUENCE: Final = _box.solo.raid_influence

# Loose material.
COLORS: Final = list(_box.colors.values())
SUPPLIES: Final = {**_box.shared_pieces, **_box.player_pieces}
