"""What is printed on boards, what the set-up says, and loose material."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.dead_reckoning.content.pieces import OCEAN, Named
from quarterdeck.games.dead_reckoning.content.words import ZONE_VERBS, check_effect
from quarterdeck.kernel.content.reading import (
    EFFECT,
    FLAG,
    Content,
    Place,
    Row,
    at,
    derived,
    index,
    inner,
    integer,
    list_of,
    one_of,
    read,
    ref,
)
from quarterdeck.kernel.rules.effects import Effect

MODES: Final[list[str]] = ["versus", "solo", "coop"]
ALL_WEIGHTS: Final = 1000

# ---------------------------------------------------------------- the Battle Board


def zone_effect(effect: Effect, place: Place) -> None:
    check_effect(effect, ZONE_VERBS, place)


@dataclass(frozen=True, slots=True)
class ZoneKind(Named):
    """A kind of zone of the Battle Board with what it does."""

    effect: Effect = read(EFFECT.checked(zone_effect))


def kind(row: Row) -> ZoneKind:
    id = row.take("type", ref("zone_types"))
    kinds = [kind for kind in row.place.tables.rows("zone_types", ZoneKind) if kind.id == id]
    return kinds[0] if kinds else inner(ZoneKind).blank()


def effect(row: Row) -> Effect:
    kind: ZoneKind = row.made["kind"]
    return kind.effect


def type_of_zone(row: Row) -> str:
    return effect(row).verb.removeprefix("zone_")


def cargo(row: Row) -> int:
    return effect(row).int_of("cargo")


def coin(row: Row) -> int:
    return effect(row).int_of("coin")


def choice(row: Row) -> int:
    return effect(row).int_of("choice")


def count(row: Row) -> int:
    return effect(row).int_of("n")


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the Battle Board. `type` is one of EXPLOSION to STRENGTH; `cargo`, `coin` and `choice` are plundered,
    `count` is damage or strength. `weight` of 1000; `x` from bow to stern, `y` from the tower outward."""

    id: str
    index: int = index()
    kind: ZoneKind = derived(kind)
    effect: Effect = derived(effect)
    type: str = derived(type_of_zone)
    cargo: int = derived(cargo)
    coin: int = derived(coin)
    choice: int = derived(choice)
    count: int = derived(count)
    x: int = read(integer(0))
    y: int = read(integer(0))
    weight: int = read(integer(1))
    adjacent: list[int] = read(list_of(at("zones"), least=1, distinct=True))


def check_zones(content: Content, zones: list[Zone]) -> None:
    """Zones lie beside each other both ways, and their weights are thousandths. (DR-TOWER-01)"""
    for zone in zones:
        for other in zone.adjacent:
            beside = zones[other] if 0 <= other < len(zones) else zone
            if zone.index not in beside.adjacent or abs(zone.x - beside.x) + abs(zone.y - beside.y) != 1:
                content.place("zones", zone.id).at("adjacent").problem(f"{beside.id} does not lie beside it")
    if sum(zone.weight for zone in zones) != ALL_WEIGHTS:
        content.place("zones").problem(f"expected weights of {ALL_WEIGHTS} together")
    if sum(zone.type == "explode" for zone in zones) != 1:
        content.place("zones").problem("expected one explosion zone")


@dataclass(frozen=True, slots=True)
class Tower:
    """How a marker of a later throw pushes one that lies there. (DR-TOWER-04)"""

    same_zone: int = read(integer(1))
    adjacent_zone: int = read(integer(1))
    chance_per_weight: int = read(integer(1))
    most_chance: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class ShipBoard:
    cannons: int = read(integer(1))
    most_sails: int = read(integer(1))


# ---------------------------------------------------------------- rules in figures


@dataclass(frozen=True, slots=True)
class BuildingRules:
    most_of_a_kind: int = read(integer(1))
    end_coins: int = read(integer(1))
    markers_in_ship_battles: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class BonusRules:
    coins_per_match: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Limits:
    start_coins: int = read(integer(1))
    start_hand: int = read(integer(1))
    bonus_tiles_dealt: int = read(integer(1))
    hand_limit: int = read(integer(1))
    draw: int = read(integer(1))
    card_interactions: int = read(integer(1))
    explorations: int = read(integer(1))
    unsleeved_kept: int = read(integer(1))
    sinks_at: int = read(integer(1))
    coins_aboard_at_risk: int = read(integer(1))
    sink_loss: int = read(integer(1))
    achievements_to_end: int = read(integer(1))
    last_turn_markers: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Solo:
    """The figures of the artificial opponent."""

    start_coins: int = read(integer(1))
    cargo_per_coin: int = read(integer(1))
    turns_per_section: int = read(integer(1))
    sections: int = read(integer(1))
    attack_at_damage: int = read(integer(1))
    raid_influence: int = read(integer(1))


# ---------------------------------------------------------------- set-up


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game of this mode and number of players is laid out. `players`: humans, `ais`: artificial opponents."""

    id: str
    mode: str = read(one_of(MODES))
    players: int = read(integer(1, 4))
    ais: int = read(integer(0, 2))
    islands: int = read(integer(1))
    open_sea: int = read(integer(1))
    explore_goal: int = read(integer(1))
    solo_cards: int = read(integer(0))


def check_setup(setup: Setup, place: Place) -> None:
    if setup.islands + setup.open_sea != OCEAN:
        place.at("open_sea").problem(f"expected {OCEAN} tiles together")
    if (setup.mode == "versus") != (setup.ais == 0):
        place.at("ais").problem("solo and cooperative games have AIs, others have none")


@dataclass(frozen=True, slots=True)
class Start:
    """What a place in turn order begins with."""

    cargo: int = read(integer(1))
    level_ups: int = read(integer(0))


@dataclass(frozen=True, slots=True)
class Difficulty(Named):
    """`alternate`: odd turns blue, even turns red. `extra_card_every`: after every so many turns a card more."""

    blue: int = read(integer(0))
    red: int = read(integer(0))
    alternate: bool = read(FLAG)
    extra_card_every: int = read(integer(0))


@dataclass(frozen=True, slots=True)
class CoopDeck:
    """How many cards of an AI's deck show which side."""

    blue: int = read(integer(1))
    red: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Supply(Named):
    """Loose material. `worth` of a coin or of a cargo token, otherwise 0; `limited`: the count binds in play."""

    count: int = read(integer(1))
    worth: int = read(integer(1), at="value", default=0)
    limited: bool = read(FLAG)
