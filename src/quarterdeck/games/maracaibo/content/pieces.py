"""What is in the box: one plain class for each kind of component. The rows are in components.py.

Ids are text; what the board numbers (places, explorer fields, nations, synergies, improvements) is a number in the
state, the position of its row in the file. "" and NONE stand for nothing.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.rules.effects import Effect

Names = dict[str, str]

NONE: Final = -1
"""No nation, no place, no field."""

# Where a figure goes that a card costs.
NO_FIGURE: Final = ""
TO_SUPPLY: Final = "to_supply"
AT_PLACE: Final = "at_place"
ON_CARD: Final = "on_card"


class Named:
    """Something with an id and a name in every language."""

    def __init__(self, id: str, names: Names) -> None:
        self.id: str = id
        self.names: Names = names


class Nation(Named):
    """A nation; all its markers lie beside its influence track at first."""

    def __init__(self, id: str, names: Names, colour: str, markers: int) -> None:
        super().__init__(id, names)
        self.colour: str = colour
        self.markers: int = markers


class Synergy(Named):
    """A kind of synergy token."""

    def __init__(self, id: str, names: Names, tokens: int) -> None:
        super().__init__(id, names)
        self.tokens: int = tokens


class Supply(Named):
    """Loose material. `worth` in doubloons and `per_player` are 0 where they say nothing."""

    def __init__(self, id: str, names: Names, count: int, worth: int, per_player: int) -> None:
        super().__init__(id, names)
        self.count: int = count
        self.worth: int = worth
        self.per_player: int = per_player


class Market:
    """What a city wants and how many discs it takes; a `storage` of 0 is no market."""

    def __init__(self, good: str, storage: int) -> None:
        self.good: str = good
        self.storage: int = storage


class Place:
    """A stop on the route. `kind`: start, village, city or home. `only_with`: the legacy tile that brings it."""

    def __init__(
        self,
        id: str,
        index: int,
        number: str,
        names: Names,
        kind: str,
        must_stop: bool,
        city_tile_slot: bool,
        market: Market,
        action: list[Effect],
        flag: list[Effect],
        triggers: str,
        two_player_marker: int,
        only_with: str,
    ) -> None:
        self.id: str = id
        self.index: int = index
        self.number: str = number
        self.names: Names = names
        self.kind: str = kind
        self.must_stop: bool = must_stop
        self.city_tile_slot: bool = city_tile_slot
        self.market: Market = market
        self.action: list[Effect] = action
        self.flag: list[Effect] = flag
        self.triggers: str = triggers
        self.two_player_marker: int = two_player_marker
        self.only_with: str = only_with


class Arrow:
    """A step from place to place. `way`: only, upper or lower. `rounds`: those in which it is open."""

    def __init__(self, id: str, frm: int, to: int, way: str, mp: int, rounds: list[int], only_with: str) -> None:
        self.id: str = id
        self.frm: int = frm
        self.to: int = to
        self.way: str = way
        self.mp: int = mp
        self.rounds: list[int] = rounds
        self.only_with: str = only_with


class Field:
    """A field of the explorer track. `next`: the fields after it; `short`: on the short way of a fork."""

    def __init__(self, id: str, index: int, next: list[int], reward: list[Effect], quest: bool, short: bool) -> None:
        self.id: str = id
        self.index: int = index
        self.next: list[int] = next
        self.reward: list[Effect] = reward
        self.quest: bool = quest
        self.short: bool = short


class Barrier:
    """Between two fields of the explorer track; `every` for all who cross, else `first` and `later`."""

    def __init__(
        self, id: str, after: int, before: int, every: list[Effect], first: list[Effect], later: list[Effect]
    ) -> None:
        self.id: str = id
        self.after: int = after
        self.before: int = before
        self.every: list[Effect] = every
        self.first: list[Effect] = first
        self.later: list[Effect] = later


class LastField:
    """The end of the explorer track."""

    def __init__(self, field: int, vp_by_arrival: list[int], then: list[Effect]) -> None:
        self.field: int = field
        self.vp_by_arrival: list[int] = vp_by_arrival
        self.then: list[Effect] = then


class CityTile:
    """What lies on a city's slot. `place` is NONE for tiles that go anywhere."""

    def __init__(
        self, id: str, names: Names, players: list[int], wheel: bool, market: Market, action: list[Effect], place: int
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.players: list[int] = players
        self.wheel: bool = wheel
        self.market: Market = market
        self.action: list[Effect] = action
        self.place: int = place


class Improvement:
    """An area of the ship board. Gate: `needs` another area unlocked (position or NONE), or `others` of them."""

    def __init__(
        self, id: str, index: int, names: Names, discs: int, needs: int, others: int, effect: list[Effect]
    ) -> None:
        self.id: str = id
        self.index: int = index
        self.names: Names = names
        self.discs: int = discs
        self.needs: int = needs
        self.others: int = others
        self.effect: list[Effect] = effect


class VillageAction:
    """A kind of village action: `last` ends them, `only_if` and `cost` must be met. `source`: what gives it."""

    def __init__(self, id: str, source: str, last: bool, only_if: str, cost: list[Effect], then: list[Effect]) -> None:
        self.id: str = id
        self.source: str = source
        self.last: bool = last
        self.only_if: str = only_if
        self.cost: list[Effect] = cost
        self.then: list[Effect] = then


class CombatOption:
    """One way to do a combat action: so much combat value, against this kind of target ("" without one)."""

    def __init__(self, value: int, target: str, then: list[Effect]) -> None:
        self.value: int = value
        self.target: str = target
        self.then: list[Effect] = then


class CombatAction:
    """What may be done once in a combat. `source`: the card, improvement or tile that gives it, or "".
    `needs_explorer`: the field that the own explorer must have reached, or NONE."""

    def __init__(
        self, id: str, source: str, options: list[CombatOption], then: list[Effect], needs_explorer: int
    ) -> None:
        self.id: str = id
        self.source: str = source
        self.options: list[CombatOption] = options
        self.then: list[Effect] = then
        self.needs_explorer: int = needs_explorer


class ProjectCard:
    """A project card. `figure`: one of the words above; `place`: where its assistant stands, or NONE.
    `markers_nation`, `markers`: so many markers of that nation must lie on places."""

    def __init__(
        self,
        id: str,
        design: str,
        number: int,
        names: Names,
        back: str,
        good: str,
        item: str,
        price: int,
        figure: str,
        place: int,
        items: dict[str, int],
        markers_nation: int,
        markers: int,
        income: list[Effect],
        permanent: list[Effect],
        assistant: list[Effect],
        instant: list[Effect],
        vp: int,
    ) -> None:
        self.id: str = id
        self.design: str = design
        self.number: int = number
        self.names: Names = names
        self.back: str = back
        self.good: str = good
        self.item: str = item
        self.price: int = price
        self.figure: str = figure
        self.place: int = place
        self.items: dict[str, int] = items
        self.markers_nation: int = markers_nation
        self.markers: int = markers
        self.income: list[Effect] = income
        self.permanent: list[Effect] = permanent
        self.assistant: list[Effect] = assistant
        self.instant: list[Effect] = instant
        self.vp: int = vp
        self.village_actions: list[VillageAction] = []
        self.combat_actions: list[CombatAction] = []


class Quest:
    """A quest tile, or the quest of a story card."""

    def __init__(self, id: str, names: Names, cost: list[Effect], reward: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.cost: list[Effect] = cost
        self.reward: list[Effect] = reward


class TokenSide:
    """What a combat token gives to one nation."""

    def __init__(self, value: int, pay: list[Effect], gain: list[Effect]) -> None:
        self.value: int = value
        self.pay: list[Effect] = pay
        self.gain: list[Effect] = gain


class CombatToken:
    """`sides` by nation. `condition`: "", most_markers or fewest_markers; `change`: what it does to the value."""

    def __init__(self, id: str, sides: list[TokenSide], condition: str, change: int) -> None:
        self.id: str = id
        self.sides: list[TokenSide] = sides
        self.condition: str = condition
        self.change: int = change


class Task:
    """A task of a career card with its two levels: numbers, or for the explorer positions of BARRIERS."""

    def __init__(self, kind: str, low: int, high: int, doubloons: int, vp: int) -> None:
        self.kind: str = kind
        self.low: int = low
        self.high: int = high
        self.doubloons: int = doubloons
        self.vp: int = vp


class Career:
    def __init__(self, id: str, names: Names, tasks: list[Task], all_done: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.tasks: list[Task] = tasks
        self.all_done: list[Effect] = all_done


class Building:
    """A prestige building; `synergy` as a number."""

    def __init__(self, id: str, names: Names, price: int, synergy: int, first_vp: int, final: list[Effect]) -> None:
        self.id: str = id
        self.names: Names = names
        self.price: int = price
        self.synergy: int = synergy
        self.first_vp: int = first_vp
        self.final: list[Effect] = final


class LegacyTile:
    """A legacy tile and what it does, sorted: at most one of each kind. What it does not touch is NONE or ""."""

    def __init__(self, id: str, number: int, names: Names, skull: bool, jean: str, effect: list[Effect]) -> None:
        self.id: str = id
        self.number: int = number
        self.names: Names = names
        self.skull: bool = skull
        self.jean: str = jean
        self.effect: list[Effect] = effect
        self.place: int = NONE
        """Where it lies, for tiles at places."""
        self.city: bool = False
        self.market: Market = Market("", 0)
        self.city_action: list[Effect] = []
        self.flag: list[Effect] = []
        self.refills_quest: bool = False
        self.needs_explorer: int = NONE
        self.arrow: str = ""
        self.arrow_mp: int = 0
        self.no_city_action: bool = False
        self.no_village_main: bool = False
        self.stop_gain: list[Effect] = []
        self.offer: Offer | None = None
        self.toll: int = 0
        self.home_vp: int = 0
        self.combat_action: CombatAction | None = None


class Offer:
    """What L10 to L17 offer at a stop. `box_discs` by player count, from 1 (solo) to 4; entry 0 is unused."""

    def __init__(self, cost: list[Effect], then: list[Effect], spaces: int, box_discs: list[int]) -> None:
        self.cost: list[Effect] = cost
        self.then: list[Effect] = then
        self.spaces: int = spaces
        self.box_discs: list[int] = box_discs


class VoteOption:
    def __init__(self, id: str, texts: Names, then: list[Effect]) -> None:
        self.id: str = id
        self.texts: Names = texts
        self.then: list[Effect] = then


class StoryCard:
    """`kind`: campaign, scenario or chapter_start. Fulfilled when its story tile is taken, or when the legacy tile
    `full_tile` is full. `after_round`: what a scenario does in the scoring after each round (1 to 3)."""

    def __init__(
        self,
        id: str,
        number: int,
        kind: str,
        chapter: int,
        titles: Names,
        front: Names,
        setup: list[Effect],
        quest: Quest | None,
        full_tile: str,
        back: Names,
        question: Names,
        vote: list[VoteOption],
        then: list[Effect],
        after_round: dict[int, list[Effect]],
    ) -> None:
        self.id: str = id
        self.number: int = number
        self.kind: str = kind
        self.chapter: int = chapter
        self.titles: Names = titles
        self.front: Names = front
        self.setup: list[Effect] = setup
        self.quest: Quest | None = quest
        self.full_tile: str = full_tile
        self.back: Names = back
        self.question: Names = question
        self.vote: list[VoteOption] = vote
        self.then: list[Effect] = then
        self.after_round: dict[int, list[Effect]] = after_round
        self.combat_action: CombatAction | None = None


class AutomaCard:
    """`display`: the position, 0 to 3, of the card that Jean takes if she cannot deliver."""

    def __init__(
        self, id: str, level: str, names: Names, steps: int, fork: str, display: int, actions: list[Effect]
    ) -> None:
        self.id: str = id
        self.level: str = level
        self.names: Names = names
        self.steps: int = steps
        self.fork: str = fork
        self.display: int = display
        self.actions: list[Effect] = actions


class Difficulty:
    """How many Automa cards of each level, A to C."""

    def __init__(self, id: str, names: Names, cards: list[int]) -> None:
        self.id: str = id
        self.names: Names = names
        self.cards: list[int] = cards
