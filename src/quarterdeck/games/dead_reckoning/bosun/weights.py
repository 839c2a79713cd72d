"""Everything that Bosun believes, in one place: what things are worth, in coins at the end of the game.

Set by hand; how it plays by them is in docs/balance/dead-reckoning.md.
"""

from __future__ import annotations

from typing import Final

# Goods
CARGO: Final = 0.25
SAVING: Final = 0.08
"""How much dearer each cargo is beyond SAVED, while twelve are worth an achievement."""
SAVED: Final = 6
HOME: Final = 0.3
"""A coin in the chest rather than aboard, where it covers sails and can be lost."""
STOCK: Final = 0.25
"""A cargo on the dock that could be fetched to buy something."""
LADEN: Final = 4
"""As many goods as the ship takes along without a plan: one hull space full."""
STORES: Final = 7
"""As much cargo as it takes along from the harbor to buy what it finds,"""
SHOPPING: Final = 2.0
"""while more turns than this are left."""
CHEST: Final = 18
"""What a rival probably has in the chest."""

# Crew
ICONS: Final[list[float]] = [0.45, 0.16, 0.15, 0.35]
"""A sail, a cannon, a wheel, a card more."""
PER: Final = 1.5
"""How many icons an ability counts that counts icons."""
BETWEEN_USES: Final = 2.5
"""Turns until a crew card comes back."""
ADVANCEMENT: Final = 0.5
MATCH: Final = 0.4
"""An ability on a crew card that has what it counts."""
HELD: Final = 2
"""Cards that may stay in hand without costing a card. (DR-CLEAN-13)"""

# What one use of an ability brings
BRINGS: Final[dict[str, float]] = {
    "place_permanent": 1.8,
    "remove_influence": 0.6,
    "produce": 0.75,
    "build": 2.1,
    "swap_upgrade": 2.0,
    "repair": 0.5,
    "attack_ship": 0.4,
    "gain_advancement": 1.6,
    "take_advancement_card": 2.0,
    "level_up": 0.9,
    "copy_ability": 0.9,
    "harvest_passing": 1.2,
    "damage_on_entry": 0.5,
    "suffer_damage": -0.8,
    "lose_goods": -0.8,
    "throw": 0.4,
    "gain_strength": 0.4,
    "move_marker": 0.4,
    "remove_own_marker": -0.2,
    "deal_damage": 0.5,
    "draw_play_throw": 0.6,
    "explode_own_marker": 0.4,
    "prevent_damage": 0.3,
    "score_per": 2.0,
}
"""By verb, for one of whatever it counts; goods, influence, upgrades and fixed coins have figures of their own."""
INFLUENCE: Final = 2.3
UPGRADE: Final[list[float]] = [1.0, 2.6]
"""A basic and an advanced one, besides its coins at the end."""

# Ships
HULL_SAIL: Final = 1.4
HULL_CANNON: Final = 0.8
HULL_HOLD: Final = 0.12
DAMAGE: Final = 0.7
SINKING: Final = 5.0
UNSAFE: Final = 3.0
HUNTED: Final = 1.5
"""With so much damage the ship is in danger, from players and from the League."""
WARY: Final = 3
"""With so much damage no battle is looked for."""

# Islands
REWARD: Final = 0.85
RIVAL: Final = 0.4
"""A coin that the only rival does not get; among several it matters less."""
CONTROL: Final = 1.2
PROGRESS: Final = 2.9
"""Half-way to control, as a part of it."""
PRODUCED: Final = 0.25
"""The production of an own island, for each turn that is left and each coin of it."""
HOLD_BACK: Final = 0.8
"""Influence is placed here unless there is an island in reach for which this part of the worth is more."""
FOREIGN: Final = 0.1
"""A coin on an island of nobody's."""

# Buildings
FORT_WALL: Final = 0.55
OUTPOST_YIELD: Final = 0.6

# Sailing
EXPLORE: Final = 1.0
STEP: Final = 0.02
AHEAD: Final = 0.55
"""What can be done in a later turn, as a part of what can be done now."""
SAILS: Final = 3
"""Spaces in a turn."""
GO: Final = 0.05

# Battles
PLUNDER: Final = 0.35
"""For each own marker thrown."""
HIT: Final = 0.16
"""Damage for each marker of the other side."""
ABILITY: Final = 1.0
"""A battle ability, in markers."""
HIDDEN: Final = 0.35
"""Markers for each card that a rival has in hand."""
PIRATE: Final = 5
"""With so many cannons an own island is worth guarding."""

# The end
ACHIEVED: Final = 1.0
"""An achievement besides its coins: who has four ends the game when it suits him."""
FINISH: Final = 2.0
"""To end the game while in the lead."""
TOO_SOON: Final = 14.0
"""To end it while behind."""
TURNS: Final = 4.5
"""Turns for each achievement that the foremost player still lacks."""
