"""What is in the box: one plain class for each kind of component. The rows are in components.py.

Ids are text everywhere. "" stands for nothing (no owner, no plan), 0 for none where a number is printed.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.rules.effects import Ability

Names = dict[str, str]

ANY_VALUE: Final = 0b1111110  # the bit mask of a slot that accepts every die, bit v for value v
EVEN_VALUES: Final = 0b1010100


class Suit:
    def __init__(self, id: str, names: Names, colour: str) -> None:
        self.id: str = id
        self.names: Names = names
        self.colour: str = colour


class Terrain:
    """What is printed on one space. `current` is -1 (none) or 0 to 3 for n, e, s, w of the unturned tile."""

    def __init__(
        self, island: str, current: int, harbor: bool, fog: bool, wreckage: bool, treasure: int, tailwind: int
    ) -> None:
        self.island: str = island
        self.current: int = current
        self.harbor: bool = harbor
        self.fog: bool = fog
        self.wreckage: bool = wreckage
        self.treasure: int = treasure
        self.tailwind: int = tailwind


class TerrainKind:
    def __init__(self, id: str, names: Names, space_key: str, abilities: list[Ability], clauses: list[str]) -> None:
        self.id: str = id
        self.names: Names = names
        self.space_key: str = space_key
        self.abilities: list[Ability] = abilities
        self.clauses: list[str] = clauses


class Region:
    """A tile: its spaces in the order nw, ne, sw, se (quarters 0 to 3); sandbars lie between two quarters."""

    def __init__(self, id: str, suit: str, spaces: list[Terrain], sandbars: list[tuple[int, int]]) -> None:
        self.id: str = id
        self.suit: str = suit
        self.spaces: list[Terrain] = spaces
        self.sandbars: list[tuple[int, int]] = sandbars


class Slot:
    """A die slot of a faction board, a Crew card or a ship's Plan (`holder`: board, crew, ship).

    `board` is the faction of a board slot, otherwise "". `action` is the id of the board action, of the Crew
    card or of the Plan. `accepts` has bit v set for each die value v. A slot that is not `damageable` has the
    dashed frame; damage on one that is not `repairable` stays.
    """

    def __init__(
        self,
        id: str,
        board: str,
        action: str,
        accepts: int,
        damageable: bool,
        repairable: bool,
        holder: str,
    ) -> None:
        self.id: str = id
        self.board: str = board
        self.action: str = action
        self.accepts: int = accepts
        self.damageable: bool = damageable
        self.repairable: bool = repairable
        self.holder: str = holder

    def takes(self, value: int) -> bool:
        return (self.accepts >> value) & 1 == 1


class Start:
    """What a faction starts with; 0 where a faction has no such piece."""

    def __init__(
        self,
        flagship: str,
        gold: int,
        patrols_on_map: int,
        patrol_supply: int,
        stronghold_supply: int,
        comrades_on_map: int,
        ready_comrades: int,
        comrade_supply: int,
        plan_hand: int,
        pledge_markers: int,
        reward_markers: int,
    ) -> None:
        self.flagship: str = flagship  # either_start_island, other_start_island, any_non_island_space
        self.gold: int = gold
        self.patrols_on_map: int = patrols_on_map
        self.patrol_supply: int = patrol_supply
        self.stronghold_supply: int = stronghold_supply
        self.comrades_on_map: int = comrades_on_map
        self.ready_comrades: int = ready_comrades
        self.comrade_supply: int = comrade_supply
        self.plan_hand: int = plan_hand
        self.pledge_markers: int = pledge_markers
        self.reward_markers: int = reward_markers


class Faction:
    """`cargo_limit` is 0 for a faction without Cargo."""

    def __init__(
        self,
        id: str,
        names: Names,
        seat: int,
        colour: str,
        action_dice: int,
        dice_per_turn: list[int],
        action_set: str,
        controls_regions: bool,
        cargo_limit: int,
        start: Start,
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.seat: int = seat
        self.colour: str = colour
        self.action_dice: int = action_dice
        self.dice_per_turn: list[int] = dice_per_turn
        self.action_set: str = action_set
        self.controls_regions: bool = controls_regions
        self.cargo_limit: int = cargo_limit
        self.start: Start = start
        self.clauses: list[str] = clauses


class Action:
    """What a faction can do. `kind`: board, free, victory, timed; `base`: the common action it is, or ""."""

    def __init__(
        self,
        id: str,
        action_set: str,
        kind: str,
        base: str,
        names: Names,
        abilities: list[Ability],
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.action_set: str = action_set
        self.kind: str = kind
        self.base: str = base
        self.names: Names = names
        self.abilities: list[Ability] = abilities
        self.clauses: list[str] = clauses


class Card:
    """A Market card: Crew above, Cargo below. It costs `gold_cost` gold or, with `die_cost`, one die."""

    def __init__(
        self,
        id: str,
        names: Names,
        suit: str,
        gold_cost: int,
        die_cost: bool,
        slot: bool,
        abilities: list[Ability],
        cargo_id: str,
        cargo_names: Names,
        deliver_to: str,
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.suit: str = suit
        self.gold_cost: int = gold_cost
        self.die_cost: bool = die_cost
        self.slot: bool = slot
        self.abilities: list[Ability] = abilities
        self.cargo_id: str = cargo_id
        self.cargo_names: Names = cargo_names
        self.deliver_to: str = deliver_to
        self.clauses: list[str] = clauses


class Plan:
    """A Plan card; `kind` is the id without the copy's letter, `slots` the ids of its die slots."""

    def __init__(
        self,
        id: str,
        kind: str,
        names: Names,
        abilities: list[Ability],
        stays: bool,
        slots: list[str],
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.kind: str = kind
        self.names: Names = names
        self.abilities: list[Ability] = abilities
        self.stays: bool = stays
        self.slots: list[str] = slots
        self.clauses: list[str] = clauses


class Reward:
    """A space of the Smugglers' reward grid, row 1 on top, column 1 left."""

    def __init__(
        self,
        id: str,
        row: int,
        col: int,
        start: bool,
        names: Names,
        abilities: list[Ability],
        neighbours: list[str],
    ) -> None:
        self.id: str = id
        self.row: int = row
        self.col: int = col
        self.start: bool = start
        self.names: Names = names
        self.abilities: list[Ability] = abilities
        self.neighbours: list[str] = neighbours


class Figure:
    """`cannons`: shared, always, never; `damage`: slots, remove, plan (what damage to it does)."""

    def __init__(
        self,
        id: str,
        kind: str,
        owner: str,
        count: int,
        control: int,
        comrade_control: int,
        plan: str,
        cannons: str,
        use_cannons_die: bool,
        roll_bonus: int,
        damage: str,
        ignores: list[str],
        names: Names,
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.kind: str = kind
        self.owner: str = owner
        self.count: int = count
        self.control: int = control
        self.comrade_control: int = comrade_control
        self.plan: str = plan
        self.cannons: str = cannons
        self.use_cannons_die: bool = use_cannons_die
        self.roll_bonus: int = roll_bonus
        self.damage: str = damage
        self.ignores: list[str] = ignores
        self.names: Names = names
        self.clauses: list[str] = clauses


class Dice:
    def __init__(self, id: str, kind: str, owner: str, count: int, faces: list[int]) -> None:
        self.id: str = id
        self.kind: str = kind
        self.owner: str = owner
        self.count: int = count
        self.faces: list[int] = faces


class Token:
    """`role` is white or black for a reward marker, `pledges_to` the faction of a pledge marker."""

    def __init__(
        self, id: str, names: Names, owner: str, count: int, limited: bool, role: str, pledges_to: str
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.owner: str = owner
        self.count: int = count
        self.limited: bool = limited
        self.role: str = role
        self.pledges_to: str = pledges_to


class FameTrack:
    def __init__(
        self, first: int, last: int, per_row: int, start: int, end_threshold: int, counts_past_end: bool
    ) -> None:
        self.first: int = first
        self.last: int = last
        self.per_row: int = per_row
        self.start: int = start
        self.end_threshold: int = end_threshold
        self.counts_past_end: bool = counts_past_end


class Aid:
    def __init__(
        self,
        id: str,
        names: Names,
        count: int,
        owner: str,
        kind: str,
        abilities: list[Ability],
        clauses: list[str],
    ) -> None:
        self.id: str = id
        self.names: Names = names
        self.count: int = count
        self.owner: str = owner
        self.kind: str = kind
        self.abilities: list[Ability] = abilities
        self.clauses: list[str] = clauses


class Setup:
    """What depends on the number of players; `seats` in turn order (3 players: either Smuggler may play)."""

    def __init__(
        self,
        players: int,
        seats: list[str],
        market_removed_per_suit: int,
        market_deck: int,
        first_mate_adjusts: bool,
    ) -> None:
        self.players: int = players
        self.seats: list[str] = seats
        self.market_removed_per_suit: int = market_removed_per_suit
        self.market_deck: int = market_deck
        self.first_mate_adjusts: bool = first_mate_adjusts


class Common:
    """Set-up that is the same for every number of players."""

    def __init__(
        self,
        regions_removed: int,
        regions_on_map: int,
        market_open: int,
        wealth_start: int,
        fame_start: int,
        gold_each: int,
        first_turn: str,
    ) -> None:
        self.regions_removed: int = regions_removed
        self.regions_on_map: int = regions_on_map
        self.market_open: int = market_open
        self.wealth_start: int = wealth_start
        self.fame_start: int = fame_start
        self.gold_each: int = gold_each
        self.first_turn: str = first_turn


class Laid:
    """A tile laid with its north-west cell at x, y after `rot` quarter turns clockwise."""

    def __init__(self, x: int, y: int, rot: int) -> None:
        self.x: int = x
        self.y: int = y
        self.rot: int = rot


class StartMap:
    """Where the two first tiles lie, where their islands then are, and where the tiles touch."""

    def __init__(
        self, id: str, a: Laid, b: Laid, islands: list[tuple[int, int]], contact: list[tuple[int, int]]
    ) -> None:
        self.id: str = id
        self.a: Laid = a
        self.b: Laid = b
        self.islands: list[tuple[int, int]] = islands
        self.contact: list[tuple[int, int]] = contact
