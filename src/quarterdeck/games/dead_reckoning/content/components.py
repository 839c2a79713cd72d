"""The components of Dead Reckoning as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.loading import load
from quarterdeck.games.dead_reckoning.content.pieces import (
    Achievement,
    BonusTile,
    Building,
    Hull,
    Named,
    Role,
    RowCard,
    SoloCard,
    Tile,
    Unit,
    Upgrade,
)
from quarterdeck.games.dead_reckoning.content.printed import Difficulty, Setup, Start, Supply, Tower, Zone
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.vocabulary import Vocabulary

_box = load()

VOCABULARY: Final[Vocabulary] = _box.vocabulary
PROVENANCE: Final[Provenance] = _box.provenance

# Cards and the units on them.
UNITS: Final[list[Unit]] = _box.units
UNIT: Final[dict[str, Unit]] = {unit.id: unit for unit in UNITS}
ROLES: Final[list[Role]] = list(_box.roles.values())
CREW_DECK: Final[list[Role]] = [role for role in ROLES for _ in range(role.copies)]
"""The role of each of the 12 crew cards of a player: crew card number -> role. (DR-COMP-14)"""
CARDS: Final[dict[str, RowCard]] = _box.cards
CARD_LIST: Final[list[RowCard]] = list(CARDS.values())
ROW_DECKS: Final[list[list[str]]] = [[card.id for card in CARD_LIST if card.row == row] for row in range(1, 5)]
"""The ids of the cards in the box of each row: ROW_DECKS[0] is row 1. (DR-COMP-04)"""

# The ocean: spaces are numbers, 0 to 11 and HARBOR.
ISLANDS: Final[dict[str, Tile]] = _box.islands
OPEN_SEA: Final[dict[str, Tile]] = _box.open_sea
TILES: Final[dict[str, Tile]] = {**ISLANDS, **OPEN_SEA}
ADJACENT: Final[list[list[int]]] = _box.adjacent
"""The spaces beside each space; the harbor is beside all of row 1. (DR-MOVE-03)"""
TOWARD: Final[list[list[int]]] = _box.toward
"""The space in each direction of an ocean space (see pieces.DIRECTIONS), NONE at an edge and at the harbor."""

# Ships.
HULLS: Final[list[Hull]] = list(_box.hulls.values())
UPGRADES: Final[dict[str, Upgrade]] = _box.upgrades
UPGRADE_LIST: Final[list[Upgrade]] = list(UPGRADES.values())
UPGRADE_CLASSES: Final[list[Named]] = list(_box.upgrade_classes.values())
SHIP_CANNONS: Final[int] = _box.ship_board["cannons"]
MOST_SAILS: Final[int] = _box.ship_board["most_sails"]

BUILDINGS: Final[list[Building]] = list(_box.buildings.values())
BUILDING_COINS: Final[int] = _box.building_rules["end_coins"]
BUILDING_MARKERS: Final[int] = _box.building_rules["markers_in_ship_battles"]

ACHIEVEMENTS: Final[list[Achievement]] = list(_box.achievements.values())
BONUS_TILES: Final[dict[str, BonusTile]] = _box.bonus_tiles
BONUS_COINS: Final[int] = _box.bonus_coins
HARBOR_MARKERS: Final[int] = _box.harbor_markers

# The Battle Board.
ZONES: Final[list[Zone]] = _box.zones
ZONE: Final[dict[str, int]] = {zone.id: zone.index for zone in ZONES}
EXPLOSION: Final[int] = _box.explosion
TOWER: Final[Tower] = _box.tower

# Set-up and limits.
SETUPS: Final[dict[str, Setup]] = _box.setups
STARTS: Final[list[Start]] = list(_box.starts.values())
START_COINS: Final[int] = _box.limits["start_coins"]
START_HAND: Final[int] = _box.limits["start_hand"]
BONUS_TILES_DEALT: Final[int] = _box.limits["bonus_tiles_dealt"]
HAND_LIMIT: Final[int] = _box.limits["hand_limit"]
DRAW_CARDS: Final[int] = _box.limits["draw"]
CARD_INTERACTIONS: Final[int] = _box.limits["card_interactions"]
EXPLORATIONS: Final[int] = _box.limits["explorations"]
UNSLEEVED_KEPT: Final[int] = _box.limits["unsleeved_kept"]
SINKS_AT: Final[int] = _box.limits["sinks_at"]
COINS_ABOARD_AT_RISK: Final[int] = _box.limits["coins_aboard_at_risk"]
SINK_LOSS: Final[int] = _box.limits["sink_loss"]
ACHIEVEMENTS_TO_END: Final[int] = _box.limits["achievements_to_end"]
LAST_TURN_MARKERS: Final[int] = _box.limits["last_turn_markers"]
ACHIEVEMENT_TILES: Final[int] = _box.player_pieces["achievement_tile"].count
MARKERS: Final[int] = _box.player_pieces["marker"].count

# The artificial opponent.
SOLO_CARDS: Final[dict[str, SoloCard]] = _box.solo_cards
DIFFICULTIES: Final[dict[str, Difficulty]] = _box.difficulties
COOP_DECKS: Final[list[list[int]]] = _box.coop_decks
"""Blue and red cards of each AI in its first deck and in every later one, where sides alternate. (DS-RUL-29)"""
AI_START_COINS: Final[int] = _box.solo["start_coins"]
AI_CARGO_PER_COIN: Final[int] = _box.solo["cargo_per_coin"]
TURNS_PER_SECTION: Final[int] = _box.solo["turns_per_section"]
SECTIONS: Final[int] = _box.solo["sections"]
ATTACK_AT_DAMAGE: Final[int] = _box.solo["attack_at_damage"]
RAID_INFLUENCE: Final[int] = _box.solo["raid_influence"]

# Loose material.
COLORS: Final[list[Named]] = list(_box.colors.values())
SUPPLIES: Final[dict[str, Supply]] = {**_box.shared_pieces, **_box.player_pieces}
