"""The components of Maracaibo as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.loading import load, permanent_effects
from quarterdeck.games.maracaibo.content.pieces import ALL_ROUNDS

_box = load()

VOCABULARY: Final = _box.vocabulary
PROVENANCE: Final = _box.provenance

# What the state numbers: a list by position, and the position of each id.
PLACES: Final = list(_box.places.values())
PLACE: Final = {place.id: place.index for place in PLACES}
ARROWS: Final = list(_box.arrows.values())
ARROWS_FROM: Final = [[arrow for arrow in ARROWS if arrow.frm == place.index] for place in PLACES]
ARROWS_IN_ROUND: Final = [  # round, none before the first -> place -> arrows
    [[arrow for arrow in arrows if number in arrow.rounds] for arrows in ARROWS_FROM] for number in [0, *ALL_ROUNDS]
]
FIELDS: Final = list(_box.fields.values())
FIELD: Final = {field.id: field.index for field in FIELDS}
BARRIERS: Final = list(_box.barriers.values())
LAST_FIELD: Final = _box.last_field
NATIONS: Final = list(_box.nations.values())
NATION: Final = {nation.id: number for number, nation in enumerate(NATIONS)}
SYNERGIES: Final = list(_box.synergies.values())
SYNERGY: Final = {synergy.id: number for number, synergy in enumerate(SYNERGIES)}
IMPROVEMENTS: Final = list(_box.improvements.values())
IMPROVEMENT: Final = {improvement.id: improvement.index for improvement in IMPROVEMENTS}

GOODS: Final = _box.goods
ITEMS: Final = _box.items

# The ship board.
SHIP_BOARD: Final = _box.ship_board
BASE_VILLAGE_ACTIONS: Final = list(_box.village_actions.values())
BASE_COMBAT_ACTIONS: Final = list(_box.combat_actions.values())
IMPROVEMENT_VILLAGE_ACTIONS: Final = {improvement.index: improvement.village_actions for improvement in IMPROVEMENTS}
IMPROVEMENT_COMBAT_ACTIONS: Final = {improvement.index: improvement.combat_actions for improvement in IMPROVEMENTS}

# Cards, tiles and tokens.
CARDS: Final = _box.cards
PERMANENT: Final = permanent_effects(CARDS)  # verb -> card -> such effects of it
CITY_TILES: Final = _box.city_tiles
QUESTS: Final = _box.quests
TOKENS: Final = _box.tokens
CAREERS: Final = _box.careers
BUILDINGS: Final = _box.buildings

# The story.
LEGACY: Final = _box.legacy
STORIES: Final = _box.stories
STORY_TILES: Final = list(_box.story_tiles)

# Jean.
AUTOMA_CARDS: Final = _box.automa_cards
DIFFICULTIES: Final = _box.difficulties
AUTOMA_BOARD: Final = _box.automa_board

TRACKS: Final = _box.tracks
PLAYER_SETUP: Final = _box.player_setup
SUPPLIES: Final = _box.supplies
