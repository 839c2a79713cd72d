"""What is in the box: one frozen class for each kind of component, read by what its fields declare.

Ids are text; what the board numbers (places, explorer fields, nations, synergies, improvements) is a number in the
state, the position of its row in the file. "" and NONE stand for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.maracaibo.content import words
from quarterdeck.games.maracaibo.content.checks import distinct, rising
from quarterdeck.games.maracaibo.content.words import slot
from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    SLUG,
    TEXT,
    Names,
    Row,
    at,
    counts,
    derived,
    index,
    inner,
    integer,
    list_of,
    one_of,
    read,
    ref,
)
from quarterdeck.kernel.content.reading import (
    Place as Spot,
)
from quarterdeck.kernel.rules.effects import Effect

NONE: Final = -1
"""No nation, no place, no field."""

# Where a figure goes that a card costs.
NO_FIGURE: Final = ""
TO_SUPPLY: Final = "to_supply"
AT_PLACE: Final = "at_place"
ON_CARD: Final = "on_card"

ALL_ROUNDS: Final = [1, 2, 3, 4]
TASKS: Final = [
    "combat_tokens",
    "influence_1",
    "influence_2",
    "explorer",
    "quests",
    "synergies",
    "improvements",
    "assistants",
]


@dataclass(frozen=True, slots=True)
class Named:
    """Something with an id and a name in every language."""

    id: str
    names: Names = read(NAMES, at="name")


@dataclass(frozen=True, slots=True)
class Nation(Named):
    """A nation; all its markers lie beside its influence track at first."""

    colour: str = read(one_of(["blue", "white", "red"]), at="color")
    markers: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Synergy(Named):
    """A kind of synergy token."""

    tokens: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Supply(Named):
    """Loose material. `worth` in doubloons and `per_player` are 0 where they say nothing."""

    count: int = read(integer(1))
    worth: int = read(integer(1), default=0)
    per_player: int = read(integer(1), default=0)


# ---------------------------------------------------------------- board


@dataclass(frozen=True, slots=True)
class Market:
    """What a city wants and how many discs it takes; a `storage` of 0 is no market."""

    good: str = read(ref("goods"))
    storage: int = read(integer(1))


NO_MARKET: Final = Market(good="", storage=0)


@dataclass(frozen=True, slots=True)
class Place:
    """A stop on the route. `kind`: start, village, city or home. `only_with`: the legacy tile that brings it."""

    id: str
    index: int = index()
    number: str = read(TEXT)
    names: Names = read(NAMES, at="name")
    kind: str = read(one_of(["start", "village", "city", "home"]))
    must_stop: bool = read(FLAG, default=False)
    city_tile_slot: bool = read(FLAG, default=False)
    market: Market = read(inner(Market), default=NO_MARKET)
    action: list[Effect] = read(slot(words.CITY), default=[])
    flag: list[Effect] = read(slot(words.FLAG), default=[])
    triggers: str = read(one_of(["interim_scoring", "final_scoring"]), default="")
    two_player_marker: int = read(at("nations"), default=NONE)
    only_with: str = read(ref("legacy_tiles"), default="")

    @property
    def is_stop(self) -> bool:
        """Whether assistants and tiles of the story may stand there: in villages and cities that are always there."""
        return self.kind in ("village", "city") and not self.only_with


def check_place(place: Place, spot: Spot) -> None:
    printed_city = place.kind == "city" and not place.only_with
    for name, there, wanted in (
        ("flag", bool(place.flag), printed_city),
        ("action", bool(place.action), place.kind == "home" or (printed_city and not place.city_tile_slot)),
        ("market", place.market.storage > 0, printed_city and not place.city_tile_slot),
        ("must_stop", place.must_stop, place.kind == "home"),
    ):
        if there != wanted:
            spot.at(name).problem(f"expected {'one' if wanted else 'none'} at this kind of place")


@dataclass(frozen=True, slots=True)
class Arrow:
    """A step from place to place. `way`: only, upper or lower. `rounds`: those in which it is open."""

    id: str
    frm: int = read(at("places"))
    to: int = read(at("places"))
    way: str = read(one_of(["only", "upper", "lower"]))
    mp: int = read(integer(1, 3))
    rounds: list[int] = read(list_of(integer(1, 4), 1).checked(rising), default=ALL_ROUNDS)
    only_with: str = read(ref("legacy_tiles"), default="")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the explorer track. `next`: the fields after it; `short`: on the short way of a fork."""

    id: str
    index: int = index()
    next: list[int] = read(list_of(at("fields"), 0, 2, distinct=True))
    reward: list[Effect] = read(slot(words.GAINS), default=[])
    quest: bool = read(FLAG, default=False)
    short: bool = read(FLAG, default=False)


def check_field(field: Field, spot: Spot) -> None:
    if field.index > 0 and field.next and bool(field.reward) == field.quest:
        spot.problem("expected a reward or a quest")


@dataclass(frozen=True, slots=True)
class Barrier:
    """Between two fields of the explorer track; `every` for all who cross, else `first` and `later`."""

    id: str
    after: int = read(at("fields"))
    before: int = read(at("fields"))
    every: list[Effect] = read(slot(words.BARRIER), at="every_player", default=[])
    first: list[Effect] = read(slot(words.BARRIER), at="first_player", default=[])
    later: list[Effect] = read(slot(words.BARRIER), at="later_players", default=[])


def check_barrier(barrier: Barrier, spot: Spot) -> None:
    if bool(barrier.every) == bool(barrier.first) or bool(barrier.first) != bool(barrier.later):
        spot.problem("expected every_player, or first_player and later_players")


@dataclass(frozen=True, slots=True)
class LastField:
    """The end of the explorer track."""

    field: int = read(at("fields"))
    vp_by_arrival: list[int] = read(list_of(integer(1), 4, 4))
    then: list[Effect] = read(slot(words.LAST_FIELD))


@dataclass(frozen=True, slots=True)
class CityTile:
    """What lies on a city's slot. `place` is NONE for tiles that go anywhere."""

    id: str
    names: Names = read(NAMES, at="name")
    players: list[int] = read(list_of(integer(2, 4), 1).checked(rising))
    wheel: bool = read(FLAG)
    market: Market = read(inner(Market))
    action: list[Effect] = read(slot(words.CITY))
    place: int = read(at("places"), default=NONE)


# ---------------------------------------------------------------- what village and combat offer


@dataclass(frozen=True, slots=True)
class VillageAction:
    """A kind of village action: `last` ends them, `only_if` and `cost` must be met. `source`: what gives it."""

    id: str
    source: str
    last: bool
    only_if: str
    cost: list[Effect]
    then: list[Effect]


@dataclass(frozen=True, slots=True)
class CombatOption:
    """One way to do a combat action: so much combat value, against this kind of target ("" without one)."""

    value: int
    target: str
    then: list[Effect]


@dataclass(frozen=True, slots=True)
class CombatAction:
    """What may be done once in a combat. `source`: the card, improvement or tile that gives it, or "".
    `needs_explorer`: the field that the own explorer must have reached, or NONE."""

    id: str
    source: str
    options: list[CombatOption]
    then: list[Effect]
    needs_explorer: int


def base_village_action(row: Row) -> VillageAction:
    return VillageAction(
        id=row.id,
        source="",
        last=False,
        only_if="",
        cost=row.optional("cost", slot(words.COSTS), []),
        then=row.take("then", slot(words.BASE_ACTION)),
    )


def base_combat_action(row: Row) -> CombatAction:
    options = row.take("options", slot(words.OPTIONS, combat=True))
    then = row.optional("then", slot(words.COMBAT, combat=True), [])
    words.check_combat_action(options, then, row.place)
    return CombatAction(id=row.id, source="", options=combat_options(options), then=then, needs_explorer=NONE)


def combat_options(options: list[Effect]) -> list[CombatOption]:
    return [
        CombatOption(value=option.int_of("value"), target=option.word("target"), then=option.effects("then"))
        for option in options
    ]


def village_actions(row: Row, effects: list[Effect]) -> list[VillageAction]:
    """The further village actions that effects of this row give."""
    return [
        VillageAction(
            id=effect.word("id"),
            source=row.id,
            last=effect.flag("last"),
            only_if=effect.word("only_if"),
            cost=effect.effects("cost"),
            then=effect.effects("then"),
        )
        for effect in effects
        if effect.verb == "perm_village_action"
    ]


def combat_actions(row: Row, effects: list[Effect]) -> list[CombatAction]:
    """The further combat actions that effects of this row give."""
    return [
        CombatAction(
            id=effect.word("id"),
            source=row.id,
            options=combat_options(effect.effects("options")),
            then=effect.effects("then"),
            needs_explorer=explorer_field(row, effect, "needs_explorer"),
        )
        for effect in effects
        if effect.verb in ("perm_combat_action", "all_combat_action")
    ]


def explorer_field(row: Row, effect: Effect, param: str) -> int:
    """The position of the explorer field that an effect names, or NONE."""
    return row.place.tables.ids("fields").positions.get(effect.word(param), NONE)


def improved_village(row: Row) -> list[VillageAction]:
    return village_actions(row, row.made["effect"])


def improved_combat(row: Row) -> list[CombatAction]:
    return combat_actions(row, row.made["effect"])


@dataclass(frozen=True, slots=True)
class Improvement:
    """An area of the ship board. Gate: `needs` another area unlocked (position or NONE), or `others` of them."""

    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    discs: int = read(integer(2, 2))
    needs: int = read(at("improvements"), at="gate.unlocked", default=NONE)
    others: int = read(integer(1), at="gate.other_areas", default=0)
    effect: list[Effect] = read(slot(words.IMPROVEMENT))
    village_actions: list[VillageAction] = derived(improved_village)
    combat_actions: list[CombatAction] = derived(improved_combat)


def check_improvement(improvement: Improvement, spot: Spot) -> None:
    if improvement.needs != NONE and improvement.others:
        spot.at("gate").problem("expected an area or a number of areas")


# ---------------------------------------------------------------- cards, tiles and tokens


def back(row: Row) -> str:
    return row.take("back", one_of(["C"] if row.made["number"] else ["A", "B"]))


def village_of_card(row: Row) -> list[VillageAction]:
    return village_actions(row, row.made["permanent"])


def combat_of_card(row: Row) -> list[CombatAction]:
    return combat_actions(row, row.made["permanent"])


@dataclass(frozen=True, slots=True)
class ProjectCard:
    """A project card. `figure`: one of the words above; `place`: where its assistant stands, or NONE.
    `markers_nation`, `markers`: so many markers of that nation must lie on places."""

    id: str
    design: str = read(SLUG)
    number: int = read(integer(90, 99), default=0)
    names: Names = read(NAMES, at="name")
    back: str = derived(back)
    good: str = read(ref("goods"))
    item: str = read(ref("items"))
    price: int = read(integer(1), at="cost.doubloons")
    figure: str = read(one_of([TO_SUPPLY, AT_PLACE, ON_CARD]), at="cost.figure", default=NO_FIGURE)
    place: int = read(at("stops"), at="cost.place", default=NONE)
    items: dict[str, int] = read(counts("items"), at="cost.items", default={})
    markers_nation: int = read(at("nations"), at="cost.markers.nation", default=NONE)
    markers: int = read(integer(1), at="cost.markers.n", default=0)
    income: list[Effect] = read(slot(words.INCOME), default=[])
    permanent: list[Effect] = read(slot(words.PERMANENT), default=[])
    assistant: list[Effect] = read(slot(words.ASSISTANT), default=[])
    instant: list[Effect] = read(slot(words.INSTANT), default=[])
    vp: int = read(integer(0))
    village_actions: list[VillageAction] = derived(village_of_card)
    combat_actions: list[CombatAction] = derived(combat_of_card)


def check_project_card(card: ProjectCard, spot: Spot) -> None:
    if (card.figure == AT_PLACE) != (card.place != NONE):
        spot.at("cost.place").problem("expected one if and only if the figure goes to a place")
    if (card.markers_nation != NONE) != (card.markers > 0):
        spot.at("cost.markers").problem("expected a nation and a number")
    if bool(card.assistant) != (card.figure == AT_PLACE):
        spot.at("assistant").problem("a card with its figure at a place has an assistant action, no other has")
    if not (card.income or card.permanent or card.assistant or card.instant):
        spot.problem("expected something that the card does")


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest tile, or the quest of a story card."""

    id: str
    names: Names = read(NAMES, at="name")
    cost: list[Effect] = read(slot(words.PAYMENTS))
    reward: list[Effect] = read(slot(words.QUEST_REWARD))


@dataclass(frozen=True, slots=True)
class TokenSide:
    """What a combat token gives to one nation."""

    value: int = read(integer(1))
    pay: list[Effect] = read(slot(words.TOKEN_COST), default=[])
    gain: list[Effect] = read(slot(words.TOKEN_BONUS, combat=True), default=[])


def check_side(side: TokenSide, spot: Spot) -> None:
    if len(side.pay) + len(side.gain) > 1:
        spot.problem("expected one cost or one bonus at most")


def sides(row: Row) -> list[TokenSide]:
    nations = row.place.tables.ids("nations").positions
    return [row.take(nation, inner(TokenSide).checked(check_side)) for nation in nations]


CHANGES: Final[dict[str, int]] = {"most_markers": -2, "fewest_markers": 3}


def change(row: Row) -> int:
    kind: str = row.made["condition"]
    wanted = CHANGES.get(kind, 0)
    return row.inner("condition").take("change", integer(wanted, wanted)) if kind else 0


@dataclass(frozen=True, slots=True)
class CombatToken:
    """`sides` by nation. `condition`: "", most_markers or fewest_markers; `change`: what it does to the value."""

    id: str
    sides: list[TokenSide] = derived(sides)
    condition: str = read(one_of(CHANGES), at="condition.kind", default="")
    change: int = derived(change)


def low_level(row: Row) -> int:
    return row.take("low", at("barriers") if row.made["kind"] == "explorer" else integer(1))


def high_level(row: Row) -> int:
    return row.take("high", at("barriers") if row.made["kind"] == "explorer" else integer(1))


@dataclass(frozen=True, slots=True)
class Task:
    """A task of a career card with its two levels: numbers, or for the explorer positions of BARRIERS."""

    kind: str = read(one_of(TASKS))
    low: int = derived(low_level)
    high: int = derived(high_level)
    doubloons: int = read(integer(1))
    vp: int = read(integer(1))


def check_task(task: Task, spot: Spot) -> None:
    if task.low >= task.high:
        spot.at("high").problem("expected more than the low level")


@dataclass(frozen=True, slots=True)
class Career:
    id: str
    names: Names = read(NAMES, at="name")
    tasks: list[Task] = read(list_of(inner(Task).checked(check_task), 3, 3))
    all_done: list[Effect] = read(slot(words.GAINS))


def check_career(career: Career, spot: Spot) -> None:
    distinct([task.kind for task in career.tasks], spot.at("tasks"))


@dataclass(frozen=True, slots=True)
class Building:
    """A prestige building; `synergy` as a number."""

    id: str
    names: Names = read(NAMES, at="name")
    price: int = read(integer(1))
    synergy: int = read(at("synergies"))
    first_vp: int = read(integer(1), at="first_investor_vp")
    final: list[Effect] = read(slot(words.FINAL))
