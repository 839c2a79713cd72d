"""The components of Maracaibo as lookup tables, each in the order of its file. Read once, never changed."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.loading import ALL_ROUNDS, load, permanent_effects
from quarterdeck.games.maracaibo.content.pieces import (
    Arrow,
    AutomaCard,
    Barrier,
    Building,
    Career,
    CityTile,
    CombatAction,
    CombatToken,
    Difficulty,
    Field,
    Improvement,
    LastField,
    LegacyTile,
    Named,
    Nation,
    Place,
    ProjectCard,
    Quest,
    StoryCard,
    Supply,
    Synergy,
    VillageAction,
)
from quarterdeck.games.maracaibo.content.printed import AutomaBoard, PlayerSetup, ShipBoard, Tracks
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.vocabulary import Vocabulary
from quarterdeck.kernel.rules.effects import Effect

_box = load()

VOCABULARY: Final[Vocabulary] = _box.vocabulary
PROVENANCE: Final[Provenance] = _box.provenance

# What the state numbers: a list by position, and the position of each id.
PLACES: Final[list[Place]] = list(_box.places.values())
PLACE: Final[dict[str, int]] = {place.id: place.index for place in PLACES}
ARROWS: Final[list[Arrow]] = list(_box.arrows.values())
ARROWS_FROM: Final[list[list[Arrow]]] = [[arrow for arrow in ARROWS if arrow.frm == place.index] for place in PLACES]
ARROWS_IN_ROUND: Final[list[list[list[Arrow]]]] = [  # round, none before the first -> place -> arrows
    [[arrow for arrow in arrows if number in arrow.rounds] for arrows in ARROWS_FROM] for number in [0, *ALL_ROUNDS]
]
FIELDS: Final[list[Field]] = list(_box.fields.values())
FIELD: Final[dict[str, int]] = {field.id: field.index for field in FIELDS}
BARRIERS: Final[list[Barrier]] = list(_box.barriers.values())
LAST_FIELD: Final[LastField] = _box.last_field
NATIONS: Final[list[Nation]] = list(_box.nations.values())
NATION: Final[dict[str, int]] = {nation.id: number for number, nation in enumerate(NATIONS)}
SYNERGIES: Final[list[Synergy]] = list(_box.synergies.values())
SYNERGY: Final[dict[str, int]] = {synergy.id: number for number, synergy in enumerate(SYNERGIES)}
IMPROVEMENTS: Final[list[Improvement]] = list(_box.improvements.values())
IMPROVEMENT: Final[dict[str, int]] = {improvement.id: improvement.index for improvement in IMPROVEMENTS}

GOODS: Final[dict[str, Named]] = _box.goods
ITEMS: Final[dict[str, Named]] = _box.items

# The ship board.
SHIP_BOARD: Final[ShipBoard] = _box.ship_board
BASE_VILLAGE_ACTIONS: Final[list[VillageAction]] = list(_box.village_actions.values())
BASE_COMBAT_ACTIONS: Final[list[CombatAction]] = list(_box.combat_actions.values())
IMPROVEMENT_VILLAGE_ACTIONS: Final[dict[int, list[VillageAction]]] = {
    improvement.index: _box.reader.village_actions(improvement.effect, improvement.id) for improvement in IMPROVEMENTS
}
IMPROVEMENT_COMBAT_ACTIONS: Final[dict[int, list[CombatAction]]] = {
    improvement.index: _box.reader.combat_actions(improvement.effect, improvement.id) for improvement in IMPROVEMENTS
}

# Cards, tiles and tokens.
CARDS: Final[dict[str, ProjectCard]] = {**_box.cards, **_box.story_project_cards}
PERMANENT: Final[dict[str, dict[str, list[Effect]]]] = permanent_effects(CARDS)  # verb -> card -> such effects of it
CITY_TILES: Final[dict[str, CityTile]] = _box.city_tiles
QUESTS: Final[dict[str, Quest]] = _box.quests
TOKENS: Final[dict[str, CombatToken]] = _box.tokens
CAREERS: Final[dict[str, Career]] = _box.careers
BUILDINGS: Final[dict[str, Building]] = _box.buildings

# The story.
LEGACY: Final[dict[str, LegacyTile]] = _box.legacy
STORIES: Final[dict[str, StoryCard]] = _box.stories
STORY_TILES: Final[list[str]] = list(_box.story_tiles)

# Jean.
AUTOMA_CARDS: Final[dict[str, AutomaCard]] = _box.automa_cards
DIFFICULTIES: Final[dict[str, Difficulty]] = _box.difficulties
AUTOMA_BOARD: Final[AutomaBoard] = _box.automa_board

TRACKS: Final[Tracks] = _box.tracks
PLAYER_SETUP: Final[PlayerSetup] = _box.player_setup
SUPPLIES: Final[dict[str, Supply]] = _box.supplies
