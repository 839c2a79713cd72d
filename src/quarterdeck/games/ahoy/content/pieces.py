"""What is in the box: one frozen class for each kind of component, read by what its fields declare.

Ids are text everywhere. "" stands for nothing (no OWNER, no plan), 0 for none where a number is printed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from quarterdeck.games.ahoy.content.fields import (
    ACCEPTS,
    CELL,
    CLAUSES,
    COLOUR,
    DIRECTIONS,
    EDGE,
    OWNER,
    QUARTERS,
)
from quarterdeck.kernel.content.reading import (
    ABILITIES,
    FLAG,
    NAMES,
    NOWHERE,
    OWN_ID,
    SLUG,
    TEXT,
    Names,
    Place,
    Row,
    derived,
    each,
    fixed,
    inner,
    integer,
    list_of,
    one_of,
    position,
    read,
    ref,
    whether,
)
from quarterdeck.kernel.rules.effects import Ability


@dataclass(frozen=True, slots=True)
class Suit:
    id: str
    names: Names = read(NAMES, at="name")
    colour: str = read(COLOUR)


# ---------------------------------------------------------------- the chart


@dataclass(frozen=True, slots=True)
class Terrain:
    """What is printed on one space. `current` is NOWHERE (none) or 0 to 3 for n, e, s, w of the unturned tile."""

    island: str = read(ref("suits"), default="")
    current: int = read(position(DIRECTIONS), default=NOWHERE)
    harbor: bool = read(FLAG, default=False)
    fog: bool = read(FLAG, default=False)
    wreckage: bool = read(FLAG, default=False)
    treasure: int = read(integer(1, 2), default=0)
    tailwind: int = read(integer(1, 6), default=0)


@dataclass(frozen=True, slots=True)
class TerrainKind:
    id: str
    names: Names = read(NAMES, at="name")
    space_key: str = read(TEXT, default="")
    abilities: list[Ability] = read(ABILITIES)
    clauses: list[str] = read(CLAUSES)


@dataclass(frozen=True, slots=True)
class Region:
    """A tile: its spaces in the order nw, ne, sw, se (quarters 0 to 3); sandbars lie between two quarters."""

    id: str
    suit: str = read(ref("suits"))
    spaces: list[Terrain] = read(each(QUARTERS, inner(Terrain)))
    sandbars: list[tuple[int, int]] = read(list_of(EDGE))


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile laid with its north-west cell at this cell after `rot` quarter turns clockwise."""

    cell: tuple[int, int] = read(CELL, at="at")
    rot: int = read(integer(0, 3))


@dataclass(frozen=True, slots=True)
class StartMap:
    """Where the two first tiles lie, where their islands then are, and where the tiles touch."""

    id: str
    a: Laid = read(inner(Laid))
    b: Laid = read(inner(Laid))
    islands: list[tuple[int, int]] = read(list_of(CELL, 2, 2))
    contact: list[tuple[int, int]] = read(list_of(CELL, 2, 2))
    clauses: list[str] = read(CLAUSES)


# ---------------------------------------------------------------- factions and what they do


def row_id(row: Row) -> str:
    return row.id


@dataclass(frozen=True, slots=True)
class Slot:
    """A die slot of a faction board, a Crew card or a ship's Plan (`holder`: board, crew, ship).

    `board` is the faction of a board slot, otherwise "". `action` is the id of the board action, of the Crew
    card or of the Plan. `accepts` has bit v set for each die value v. A slot that is not `damageable` has the
    dashed frame; damage on one that is not `repairable` stays.
    """

    id: str
    board: str = fixed("")
    action: str = derived(row_id)
    accepts: int = read(ACCEPTS)
    damageable: bool = read(FLAG)
    repairable: bool = fixed(True)
    holder: str = fixed("")

    def takes(self, value: int) -> bool:
        return (self.accepts >> value) & 1 == 1


@dataclass(frozen=True, slots=True)
class BoardSlot(Slot):
    board: str = read(ref("factions"))
    action: str = read(ref("actions"))
    holder: str = fixed("board")


@dataclass(frozen=True, slots=True)
class CrewSlot(Slot):
    """It has the id of its card."""

    holder: str = fixed("crew")


@dataclass(frozen=True, slots=True)
class ShipSlot(Slot):
    id: str = read(OWN_ID)
    repairable: bool = read(FLAG)
    holder: str = fixed("ship")


@dataclass(frozen=True, slots=True)
class Start:
    """What a faction starts with; 0 where a faction has no such piece."""

    flagship: str = read(one_of(["either_start_island", "other_start_island", "any_non_island_space"]))
    gold: int = read(integer(0))
    patrols_on_map: int = read(integer(0), default=0)
    patrol_supply: int = read(integer(0), default=0)
    stronghold_supply: int = read(integer(0), default=0)
    comrades_on_map: int = read(integer(0), default=0)
    ready_comrades: int = read(integer(0), default=0)
    comrade_supply: int = read(integer(0), default=0)
    plan_hand: int = read(integer(0), default=0)
    pledge_markers: int = read(integer(0), default=0)
    reward_markers: int = read(integer(0), default=0)


@dataclass(frozen=True, slots=True)
class Faction:
    """`cargo_limit` is 0 for a faction without Cargo."""

    id: str
    names: Names = read(NAMES, at="name")
    seat: int = read(integer(1, 4))
    colour: str = read(COLOUR)
    action_dice: int = read(integer(1))
    dice_per_turn: list[int] = read(list_of(integer(1), 1))
    action_set: str = read(SLUG, at="actions")
    controls_regions: bool = read(FLAG)
    has_cargo: bool = read(FLAG)
    cargo_limit: int = read(integer(1), default=0)
    start: Start = read(inner(Start))
    clauses: list[str] = read(CLAUSES)


def check_faction(faction: Faction, place: Place) -> None:
    if faction.has_cargo != (faction.cargo_limit > 0):
        place.at("cargo_limit").problem("a faction with cargo has a limit, one without has none")
    if sum(faction.dice_per_turn) != faction.action_dice:
        wanted = f"expected numbers that add up to {faction.action_dice}, got {faction.dice_per_turn}"
        place.at("dice_per_turn").problem(wanted)


@dataclass(frozen=True, slots=True)
class Action:
    """What a faction can do. `kind`: board, free, victory, timed; `base`: the common action it is, or ""."""

    id: str
    action_set: str = read(ref("action_sets"), at="set")
    kind: str = read(one_of(["board", "free", "victory", "timed"]))
    base: str = read(one_of(["sail", "tailwind", "cannons", "repair"]), default="")
    names: Names = read(NAMES, at="name")
    abilities: list[Ability] = read(ABILITIES)
    clauses: list[str] = read(CLAUSES)


# ---------------------------------------------------------------- cards


@dataclass(frozen=True, slots=True)
class Card:
    """A Market card: Crew above, Cargo below. It costs `gold_cost` gold or, with `die_cost`, one die."""

    id: str
    names: Names = read(NAMES, at="name")
    suit: str = read(ref("suits"))
    gold_cost: int = read(integer(1, 2), at="cost.gold", default=0)
    die_cost: bool = read(whether("any"), at="cost.die", default=False)
    slot: Slot | None = read(inner(CrewSlot), default=None)
    abilities: list[Ability] = read(ABILITIES)
    cargo_id: str = read(OWN_ID, at="cargo.id")
    cargo_names: Names = read(NAMES, at="cargo.name")
    deliver_to: str = read(ref("suits"), at="cargo.deliver_to")
    clauses: list[str] = read(CLAUSES)


def check_card(card: Card, place: Place) -> None:
    if card.die_cost == (card.gold_cost > 0):
        place.at("cost").problem("expected gold or a die")


def design(row: Row) -> str:
    """The id without the letter of the copy."""
    return re.sub(r"_[ab]$", "", row.id)


def slot_ids(row: Row) -> list[str]:
    return [slot.id for slot in row.made["die_slots"]]


@dataclass(frozen=True, slots=True)
class Plan:
    """A Plan card; `kind` is the id without the copy's letter, `slots` the ids of its die slots."""

    id: str
    kind: str = derived(design)
    names: Names = read(NAMES, at="name")
    abilities: list[Ability] = read(ABILITIES)
    stays: bool = read(whether("stay", "discard"), at="after_play")
    die_slots: list[Slot] = read(list_of(inner(ShipSlot)), at="slots")
    slots: list[str] = derived(slot_ids)
    clauses: list[str] = read(CLAUSES)


@dataclass(frozen=True, slots=True)
class Reward:
    """A space of the Smugglers' reward grid, row 1 on top, column 1 left."""

    id: str
    row: int = read(integer(1, 5))
    col: int = read(integer(1, 5))
    start: bool = read(FLAG)
    names: Names = read(NAMES, at="name")
    abilities: list[Ability] = read(ABILITIES)
    neighbours: list[str] = read(list_of(ref("rewards"), 2, 4, distinct=True))


# ---------------------------------------------------------------- figures, dice, tokens


@dataclass(frozen=True, slots=True)
class Figure:
    """`cannons`: shared, always, never; `damage`: slots, remove, plan (what damage to it does)."""

    id: str
    kind: str = read(one_of(["flagship", "patrol", "stronghold", "ship"]))
    owner: str = read(ref("factions"))
    count: int = read(integer(1))
    control: int = read(integer(0))
    comrade_control: int = read(integer(1), default=1)
    plan: str = read(ref("plan_cards"), default="")
    cannons: str = read(one_of(["shared", "always", "never"]))
    use_cannons_die: bool = read(FLAG)
    roll_bonus: int = read(integer(0))
    damage: str = read(one_of(["slots", "remove", "plan"]))
    ignores: list[str] = read(list_of(ref("terrain"), distinct=True))
    names: Names = read(NAMES, at="name")
    clauses: list[str] = read(CLAUSES)


@dataclass(frozen=True, slots=True)
class Dice:
    id: str
    kind: str = read(one_of(["action", "wealth", "battle"]))
    owner: str = read(OWNER)
    count: int = read(integer(1))
    faces: list[int] = read(list_of(integer(1, 6), 6, 6))


@dataclass(frozen=True, slots=True)
class Token:
    """`role` is white or black for a reward marker, `pledges_to` the faction of a pledge marker."""

    id: str
    names: Names = read(NAMES, at="name")
    owner: str = read(OWNER)
    count: int = read(integer(1))
    limited: bool = read(FLAG)
    role: str = read(one_of(["white", "black"]), default="")
    pledges_to: str = read(ref("factions"), default="")


@dataclass(frozen=True, slots=True)
class FameTrack:
    first: int = read(integer(0))
    last: int = read(integer(1))
    per_row: int = read(integer(1))
    start: int = read(integer(0))
    end_threshold: int = read(integer(1))
    counts_past_end: bool = read(FLAG)
    clauses: list[str] = read(CLAUSES)


@dataclass(frozen=True, slots=True)
class Aid:
    id: str
    names: Names = read(NAMES, at="name")
    count: int = read(integer(1))
    owner: str = read(OWNER)
    kind: str = read(one_of(["card", "sheet"]))
    abilities: list[Ability] = read(ABILITIES, default=[])
    clauses: list[str] = read(CLAUSES)


# ---------------------------------------------------------------- set-up


@dataclass(frozen=True, slots=True)
class Setup:
    """What depends on the number of players; `seats` in turn order (3 players: either Smuggler may play)."""

    players: int = read(integer(2, 4))
    seats: list[str] = read(list_of(ref("factions"), distinct=True))
    market_removed_per_suit: int = read(integer(0))
    market_deck: int = read(integer(1))
    first_mate_adjusts: bool = read(FLAG)
    clauses: list[str] = read(CLAUSES)


def check_setup(setup: Setup, place: Place) -> None:
    if len(setup.seats) != setup.players:
        place.at("seats").problem(f"expected a list of {setup.players} item(s), got {len(setup.seats)}")


@dataclass(frozen=True, slots=True)
class Common:
    """Set-up that is the same for every number of players."""

    regions_removed: int = read(integer(0))
    regions_on_map: int = read(integer(1))
    market_open: int = read(integer(1))
    wealth_start: int = read(integer(1, 6))
    fame_start: int = read(integer(0))
    gold_each: int = read(integer(0))
    first_turn: str = read(ref("factions"))
    clauses: list[str] = read(CLAUSES)
