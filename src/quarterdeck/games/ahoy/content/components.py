"""The components of Ahoy as lookup tables by id, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.loading import load
from quarterdeck.games.ahoy.content.pieces import (
    ANY_VALUE,
    EVEN_VALUES,
    Action,
    Aid,
    Card,
    Common,
    Dice,
    Faction,
    FameTrack,
    Figure,
    Laid,
    Plan,
    Region,
    Reward,
    Setup,
    Slot,
    Start,
    StartMap,
    Suit,
    Terrain,
    TerrainKind,
    Token,
)
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.vocabulary import Vocabulary
from quarterdeck.kernel.rules.effects import Ability, Effect, abilities_when

__all__ = [
    "VOCABULARY",
    "PROVENANCE",
    "SUITS",
    "TERRAINS",
    "REGIONS",
    "FACTIONS",
    "ACTIONS",
    "SLOTS",
    "CARDS",
    "PLANS",
    "REWARDS",
    "FIGURES",
    "DICE",
    "TOKENS",
    "AIDS",
    "START_MAPS",
    "SETUP",
    "COMMON",
    "FAME_TRACK",
    "FAME_TARGET",
    "BOARD_SLOTS",
    "ANY_VALUE",
    "EVEN_VALUES",
    "Ability",
    "Effect",
    "abilities_when",
    "Action",
    "Aid",
    "Card",
    "Common",
    "Dice",
    "Faction",
    "FameTrack",
    "Figure",
    "Laid",
    "Plan",
    "Region",
    "Reward",
    "Setup",
    "Slot",
    "Start",
    "StartMap",
    "Suit",
    "Terrain",
    "TerrainKind",
    "Token",
]

_box = load()

VOCABULARY: Final[Vocabulary] = _box.vocabulary
PROVENANCE: Final[Provenance] = _box.provenance

SUITS: Final[dict[str, Suit]] = _box.suits
TERRAINS: Final[dict[str, TerrainKind]] = _box.terrains
REGIONS: Final[dict[str, Region]] = _box.regions
FACTIONS: Final[dict[str, Faction]] = _box.factions
ACTIONS: Final[dict[str, Action]] = _box.actions
SLOTS: Final[dict[str, Slot]] = _box.slots  # of boards, Crew cards (id = card id) and ship Plans
CARDS: Final[dict[str, Card]] = _box.cards
PLANS: Final[dict[str, Plan]] = _box.plans
REWARDS: Final[dict[str, Reward]] = _box.rewards
FIGURES: Final[dict[str, Figure]] = _box.figures
DICE: Final[dict[str, Dice]] = _box.dice
TOKENS: Final[dict[str, Token]] = _box.tokens
AIDS: Final[dict[str, Aid]] = _box.aids
START_MAPS: Final[dict[str, StartMap]] = _box.start_maps
SETUP: Final[dict[int, Setup]] = {setup.players: setup for setup in _box.setups.values()}
COMMON: Final[Common] = _box.common
FAME_TRACK: Final[FameTrack] = _box.fame_track
FAME_TARGET: Final[int] = _box.fame_track.end_threshold

BOARD_SLOTS: Final[dict[str, list[str]]] = {
    faction: [slot.id for slot in SLOTS.values() if slot.holder == "board" and slot.board == faction]
    for faction in FACTIONS
}
