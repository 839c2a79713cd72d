"""Legacy tiles and story cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from quarterdeck.games.maracaibo.content import words
from quarterdeck.games.maracaibo.content.checks import distinct
from quarterdeck.games.maracaibo.content.pieces import (
    NONE,
    CombatAction,
    Market,
    Quest,
    combat_actions,
    explorer_field,
)
from quarterdeck.games.maracaibo.content.words import slot
from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    SLUG,
    Field,
    Names,
    Place,
    Row,
    derived,
    inner,
    integer,
    list_of,
    mapping,
    one_of,
    read,
    ref,
)
from quarterdeck.kernel.rules.effects import Effect

ROUNDS_WITH_ONE_AFTER: Final = [1, 2, 3]
NOTHING: Final = Effect("", False, {})

# ---------------------------------------------------------------- legacy tiles


@dataclass(frozen=True, slots=True)
class Position:
    """Where a tile lies: at a place, on an arrow, or elsewhere (at an explorer field, on the open sea)."""

    place: int
    place_id: str
    arrow: str


def position(row: Row) -> Position:
    place = row.take("place", ref("places")) if row.has("place") else ""
    arrow = row.take("arrow", ref("arrows")) if row.has("arrow") and not place else ""
    if row.has("explorer_field") and not place and not arrow:
        row.take("explorer_field", ref("fields"))
    elif not row.has("place") and not row.has("arrow"):
        row.take("sea", SLUG)
    return Position(place=row.place.tables.ids("places").positions.get(place, NONE), place_id=place, arrow=arrow)


@dataclass(frozen=True, slots=True)
class Offer:
    """What L10 to L17 offer at a stop. `box_discs` by player count, from 1 (solo) to 4; entry 0 is unused."""

    cost: list[Effect]
    then: list[Effect]
    spaces: int
    box_discs: list[int]


def effect_of(row: Row, verb: str) -> Effect:
    """What the tile does with this verb; there is at most one of each."""
    return next((effect for effect in row.made["effect"] if effect.verb == verb), NOTHING)


def does(verb: str) -> Any:
    """Whether the tile has an effect of this verb."""
    return derived(lambda row: effect_of(row, verb) is not NOTHING)


def by_effect(verb: str, said: Callable[[Effect], object]) -> Any:
    """What the tile's effect of this verb says."""
    return derived(lambda row: said(effect_of(row, verb)))


def lies_at(row: Row) -> int:
    lies: Position = row.made["position"]
    return lies.place


def needed_field(row: Row) -> int:
    return explorer_field(row, effect_of(row, "leg_needs_explorer"), "field")


def market(effect: Effect) -> Market:
    return Market(good=effect.word("good"), storage=effect.int_of("storage"))


def offer(effect: Effect) -> Offer | None:
    if effect is NOTHING:
        return None
    discs = effect.counts("box_discs")
    return Offer(
        cost=effect.effects("cost"),
        then=effect.effects("then"),
        spaces=effect.int_of("spaces"),
        box_discs=[0, discs.get("solo", 0), discs.get("two", 0), 0, 0],
    )


def tile_combat(row: Row) -> CombatAction | None:
    found = combat_actions(row, [effect_of(row, "all_combat_action")])
    return found[0] if found else None


@dataclass(frozen=True, slots=True)
class LegacyTile:
    """A legacy tile and what it does, sorted: at most one of each kind. What it does not touch is NONE or ""."""

    id: str
    number: int = read(integer(1, 25))
    names: Names = read(NAMES, at="name")
    skull: bool = read(FLAG)
    jean: str = read(one_of(["uses", "ignores", "no_effect"]))
    effect: list[Effect] = read(slot(words.LEGACY))
    position: Position = read(mapping(position))
    place: int = derived(lies_at)
    city: bool = does("leg_city")
    market: Market = by_effect("leg_city", market)
    city_action: list[Effect] = by_effect("leg_city", lambda effect: effect.effects("action"))
    flag: list[Effect] = by_effect("leg_city", lambda effect: effect.effects("flag"))
    refills_quest: bool = does("leg_quest_refill")
    needs_explorer: int = derived(needed_field)
    arrow: str = by_effect("leg_arrow_cost", lambda effect: effect.word("arrow"))
    arrow_mp: int = by_effect("leg_arrow_cost", lambda effect: effect.int_of("mp"))
    no_city_action: bool = does("leg_no_city_action")
    no_village_main: bool = does("leg_no_village_main")
    stop_gain: list[Effect] = by_effect("leg_stop_gain", lambda effect: effect.effects("then"))
    offer: Offer | None = by_effect("leg_stop_offer", offer)
    toll: int = by_effect("leg_toll", lambda effect: effect.int_of("doubloons"))
    home_vp: int = by_effect("leg_home_vp", lambda effect: effect.int_of("vp"))
    combat_action: CombatAction | None = derived(tile_combat)
    marker_spaces: int = read(integer(1), default=0)


def check_tile(tile: LegacyTile, place: Place) -> None:
    distinct([effect.verb for effect in tile.effect], place.at("effect"))
    for number, effect in enumerate(tile.effect):
        for param, value in (("place", tile.position.place_id), ("arrow", tile.position.arrow)):
            if effect.word(param, value) != value:
                place.at("effect").item(number).at(param).problem("expected the tile's own position")
    if tile.offer is not None and max(tile.offer.box_discs) >= tile.offer.spaces:
        place.at("effect").problem("expected more spaces than discs from the box")
    options = tile.combat_action.options if tile.combat_action is not None else []
    if tile.marker_spaces != len(options):
        wanted = f"expected {len(options)}, one for each target of its combat action"
        place.at("marker_spaces").problem(wanted)


# ---------------------------------------------------------------- story cards


def check_front(setup: list[Effect], place: Place) -> None:
    distinct([e.word("place") for e in setup if e.verb in ("story_tile", "quest_tile")], place)
    distinct([e.verb for e in setup if e.verb in ("story_tile", "all_combat_action")], place)


@dataclass(frozen=True, slots=True)
class VoteOption:
    id: str = read(SLUG)
    texts: Names = read(NAMES, at="text")
    then: list[Effect] = read(slot(words.STORY_BACK))


def check_vote(options: list[VoteOption], place: Place) -> None:
    distinct([option.id for option in options], place)


def check_reward(reward: list[Effect], place: Place) -> None:
    if [n for n, effect in enumerate(reward) if effect.verb == "gain_story_tile"] != [len(reward) - 1]:
        place.problem("expected gain_story_tile once, as the last part")


def one_after_round(row: Row) -> tuple[int, list[Effect]]:
    return row.take("round", integer(1, 3)), row.take("then", slot(words.AFTER_ROUND))


def check_rounds(rounds: dict[int, list[Effect]], place: Place) -> None:
    if list(rounds) != ROUNDS_WITH_ONE_AFTER:
        place.problem("expected rounds 1, 2 and 3")


AFTER_ROUND: Final[Field[dict[int, list[Effect]]]] = (
    list_of(mapping(one_after_round)).then(lambda pairs: dict(pairs)).checked(check_rounds)
)


def own_quest(row: Row) -> Quest | None:
    """The quest of the card's story tile has the title of the card."""
    if not row.has("quest"):
        return None
    quest = row.inner("quest")
    return Quest(
        id=row.id,
        names=row.made["titles"],
        cost=quest.take("cost", slot(words.STORY_COST)),
        reward=quest.take("reward", slot(words.STORY_REWARD).checked(check_reward)),
    )


def story_combat(row: Row) -> CombatAction | None:
    found = combat_actions(row, row.made["setup"])
    return found[0] if found else None


@dataclass(frozen=True, slots=True)
class StoryCard:
    """`kind`: campaign, scenario or chapter_start. Fulfilled when its story tile is taken, or when the legacy tile
    `full_tile` is full. `after_round`: what a scenario does in the scoring after each round (1 to 3)."""

    id: str
    number: int = read(integer(1, 89))
    kind: str = read(one_of(["campaign", "scenario", "chapter_start"]))
    chapter: int = read(integer(1, 11), default=0)
    titles: Names = read(NAMES, at="title")
    front: Names = read(NAMES, at="front.text")
    setup: list[Effect] = read(slot(words.STORY_FRONT).checked(check_front), at="front.setup")
    quest: Quest | None = derived(own_quest)
    story_tile_taken: bool = read(FLAG, at="fulfilled.story_tile_taken", default=False)
    full_tile: str = read(ref("legacy_tiles"), at="fulfilled.legacy_full", default="")
    back: Names = read(NAMES, at="back.text", default=Names())
    question: Names = read(NAMES, at="back.vote.question", default=Names())
    vote: list[VoteOption] = read(list_of(inner(VoteOption), 2).checked(check_vote), at="back.vote.options", default=[])
    then: list[Effect] = read(slot(words.STORY_BACK), at="back.then", default=[])
    after_round: dict[int, list[Effect]] = read(AFTER_ROUND, default={})
    combat_action: CombatAction | None = derived(story_combat)


def check_story(card: StoryCard, place: Place) -> None:
    """A scenario goes on round by round, any other card ends when it is fulfilled."""
    ends = card.kind != "scenario"
    for name, there, wanted in (
        ("chapter", card.chapter > 0, ends),
        ("fulfilled", card.story_tile_taken != bool(card.full_tile), ends),
        ("back", bool(card.back), ends),
        ("back.then", bool(card.then), ends and not card.vote),
        ("back.vote", bool(card.question), bool(card.vote)),
        ("quest", card.quest is not None, ends and not card.full_tile),
        ("after_round", bool(card.after_round), not ends),
    ):
        if there != wanted:
            place.at(name).problem(f"expected {'one' if wanted else 'none'} on this card")
    if ends:
        check_story_tile(card, place.at("front.setup"))


def check_story_tile(card: StoryCard, place: Place) -> None:
    """A card lays the story tile of its quest, or brings the legacy tile that is to be filled."""
    brought = [effect.word("tile") for effect in card.setup if effect.verb == "bring_legacy"]
    if card.full_tile and card.full_tile not in brought:
        place.problem(f"expected bring_legacy of {card.full_tile}, which is to be filled")
    if any(effect.verb == "story_tile" for effect in card.setup) == bool(card.full_tile):
        place.problem("expected a story_tile if and only if it is to be taken")
