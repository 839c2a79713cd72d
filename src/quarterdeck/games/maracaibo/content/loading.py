"""Reads content/*.yaml into the pieces. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.games.maracaibo.content import automa, pieces, printed, story, words
from quarterdeck.kernel.content.reading import Content, Row, integer
from quarterdeck.kernel.rules.effects import Effect

FOLDER = Path(__file__).parent


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        words.allow_words(content)
        self.vocabulary = content.vocabulary
        self.provenance = content.provenance
        self.nations = content.table("nations", pieces.Nation)
        self.goods = content.table("goods", pieces.Named)
        self.items = content.table("items", pieces.Named)
        self.synergies = content.table("synergies", pieces.Synergy)
        self.places = content.table("places", pieces.Place, pieces.check_place)
        words.know_stops(content, [place.id for place in self.places.values() if place.is_stop])
        self.arrows = content.table("arrows", pieces.Arrow)
        self.fields = content.table("fields", pieces.Field, pieces.check_field)
        self.barriers = content.table("barriers", pieces.Barrier, pieces.check_barrier)
        self.last_field = content.only("last_field", pieces.LastField)
        self.improvements = content.table("improvements", pieces.Improvement, pieces.check_improvement)
        self.village_actions = content.table("base_village_actions", pieces.base_village_action)
        self.combat_actions = content.table("base_combat_actions", pieces.base_combat_action)
        self.ship_board = content.only("ship_figures", printed.ShipBoard, printed.check_ship_board)
        self.city_tiles = content.table("city_tiles", pieces.CityTile)
        self.cards = {
            **content.table("project_cards", pieces.ProjectCard, pieces.check_project_card),
            **content.table("story_project_cards", pieces.ProjectCard, pieces.check_project_card),
        }
        self.quests = content.table("quest_tiles", pieces.Quest)
        self.tokens = content.table("combat_tokens", pieces.CombatToken)
        self.careers = content.table("career_cards", pieces.Career, pieces.check_career)
        self.buildings = content.table("prestige_buildings", pieces.Building)
        self.legacy = content.table("legacy_tiles", story.LegacyTile, story.check_tile)
        self.stories = content.table("story_cards", story.StoryCard, story.check_story)
        self.story_tiles = content.table("story_tiles", number)
        self.automa_cards = content.table("automa_cards", automa.AutomaCard, automa.check_automa_card)
        self.difficulties = content.table("difficulties", automa.Difficulty)
        self.automa_board = automa.read_automa_board(content)
        self.tracks = printed.read_tracks(content)
        self.player_setup = content.only("player_setup", printed.PlayerSetup, printed.check_player_setup)
        self.supplies = content.table("supplies", pieces.Supply)
        content.finish()


def number(row: Row) -> int:
    return row.take("number", integer(1))


def permanent_effects(cards: dict[str, pieces.ProjectCard]) -> dict[str, dict[str, list[Effect]]]:
    """Verb -> card id -> the card's permanent effects with that verb."""
    found: dict[str, dict[str, list[Effect]]] = {verb: {} for verb in sorted(words.PERMANENT)}
    for card in cards.values():
        for effect in card.permanent:
            found[effect.verb].setdefault(card.id, []).append(effect)
    return found


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, verb_key="do", may_key=""))
