"""The sea: cells, tiles, edges and holes. (AH-MAP, AH-GEO)"""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.ahoy.content.components import REGIONS
from quarterdeck.games.ahoy.rules.actions.smuggling import reward_moves
from quarterdeck.games.ahoy.rules.sea import BLOCK, OFF, SPACES, STEPS, at, lay, rim_placements, space_number, xy
from quarterdeck.games.ahoy.state import State
from quarterdeck.kernel.rules.chance import Randomness
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import new_game, play_at_random
from tests.games.ahoy.position import Play, Position

QUARTERS = ["nw", "ne", "sw", "se"]
SMUGGLER = "smuggler_red"
SHIP = "flagship_smuggler_red"


def sailing(p: Position, x: int, y: int) -> Play:
    """A Smuggler at (x, y) that has put a die on Sail and is asked for its first step."""
    return p.put(SHIP, x, y).dice(SMUGGLER, 3, 3).play(SMUGGLER).give("place 3 smuggler_red_sail_1")


# ---------------------------------------------------------------- cells and directions


@clause("AH-MAP-01", "AH-MAP-07", "AH-MOVE-01")
def test_x_grows_east_and_y_grows_south_and_a_step_goes_to_one_of_four_neighbours() -> None:
    game = sailing(Position(3).tile("compass_a", 0, 0), 0, 0)
    assert game.options == ["0,-1", "1,0", "0,1", "-1,0"]  # north, east, south, west; never 1,1


@clause("AH-MAP-01")
@pytest.mark.parametrize(("x", "y"), [(-21, -21), (21, -21), (-21, 21), (21, 21)])
def test_the_sea_has_room_for_all_tiles_in_any_direction(x: int, y: int) -> None:
    game = sailing(Position(3).tile("compass_a", x, y), x, y)
    assert game.options == [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]


@clause("AH-MAP-07", "AH-MAP-06")
def test_neighbours_may_belong_to_different_tiles_and_tiles_may_lie_shifted() -> None:
    p = Position(3).tile("skull_b", 0, 0).tile("swords_a", 2, 1)
    p.state.region_stack = []
    game = sailing(p, 1, 1)
    assert sorted(game.options) == ["0,1", "1,0", "2,1"]
    game.give("2,1")
    assert game.state.region_of(1) == "swords_a"
    p = Position(3).tile("skull_b", 0, 0).tile("swords_a", 2, 1)
    p.state.region_stack = []
    assert sorted(sailing(p, 1, 0).options) == ["0,0", "1,1"]  # 2,0 is not covered, 2,1 only diagonal


# ---------------------------------------------------------------- tiles


@clause("AH-MAP-02")
@pytest.mark.parametrize("rot", range(4))
def test_a_tile_covers_four_cells_and_one_is_its_island(rot: int) -> None:
    for region in REGIONS.values():
        sea: dict[int, int] = {}
        lay(sea, region.id, at(5, -3), rot)
        assert sorted(xy(cell) for cell in sea) == [(5, -3), (5, -2), (6, -3), (6, -2)]
        assert sorted(SPACES[number].island for number in sea.values()) == ["", "", "", region.suit]


def printed(region: str, rot: int) -> dict[str, dict[str, Any]]:
    """What lies on the quarters of a turned tile; only what is there is named."""
    found = {}
    for quarter, name in enumerate(QUARTERS):
        space = SPACES[space_number(region, rot, quarter)]
        words = {word: getattr(space, word) for word in ("island", "harbor", "fog", "wreckage", "treasure", "tailwind")}
        found[name] = {word: value for word, value in words.items() if value}
        if space.current >= 0:
            found[name]["current"] = "nesw"[space.current]
        walls = "".join("nesw"[d] for d in range(4) if space.blocks(d))
        if walls:
            found[name]["walls"] = walls
    return found


@clause("AH-MAP-03", "AH-MAP-04")
def test_everything_printed_turns_clockwise_with_the_tile() -> None:
    harbor, wind, island = {"harbor": True, "treasure": 1}, {"tailwind": 4}, {"island": "parrot"}
    assert printed("parrot_b", 0) == {
        "nw": {},
        "ne": harbor,
        "sw": wind | {"walls": "e"},
        "se": island | {"walls": "w"},
    }
    assert printed("parrot_b", 1) == {
        "nw": wind | {"walls": "s"},
        "ne": {},
        "sw": island | {"walls": "n"},
        "se": harbor,
    }
    assert printed("parrot_b", 2) == {
        "nw": island | {"walls": "e"},
        "ne": wind | {"walls": "w"},
        "sw": harbor,
        "se": {},
    }
    assert printed("parrot_b", 3) == {
        "nw": harbor,
        "ne": island | {"walls": "s"},
        "sw": {},
        "se": wind | {"walls": "n"},
    }


@clause("AH-MAP-03")
def test_a_turned_tile_is_laid_by_its_north_west_cell() -> None:
    game = sailing(Position(3).tile("skull_b", 0, 0).tile("fish_b", 2, 0, rot=3), 1, 0)
    laid = {name: game.state.space(at(x, y)) for name, x, y in zip(QUARTERS, (2, 3, 2, 3), (0, 0, 1, 1), strict=True)}
    assert laid["ne"].island == "fish"  # printed on se, three quarter turns
    assert (laid["sw"].treasure, laid["se"].current) == (2, 1)


@clause("AH-GEO-01", "AH-MAP-04")
@pytest.mark.parametrize(("rot", "quarter", "way"), [(0, "sw", "s"), (1, "nw", "w"), (2, "ne", "n"), (3, "se", "e")])
def test_the_current_of_fish_b_turns_with_the_tile(rot: int, quarter: str, way: str) -> None:
    currents = {name: what["current"] for name, what in printed("fish_b", rot).items() if "current" in what}
    assert currents == {quarter: way}


@clause("AH-MAP-04", "AH-MAP-05", "AH-MAP-08", "AH-MAP-02", "AH-EXPL-05")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_tiles_never_overlap_nor_change_and_islands_never_touch(seed: int) -> None:
    laid: dict[str, int] = {}

    def watch(game: Play) -> None:
        state = game.state
        for region, place in laid.items():
            assert state.laid[region] == place
            assert all(state.space(place // 4 + offset).region == region for offset in BLOCK)
        if len(state.laid) > len(laid):
            laid.update(state.laid)
            check_map(state)

    game = new_game(4)
    play_at_random(game, 1500, seed, watch)
    assert len(laid) > 5


def check_map(state: State) -> None:
    assert len(state.sea) == 4 * len(state.laid)
    islands = set(state.islands.values())
    assert len(islands) == len(state.laid)
    assert not [cell for cell in islands for step in STEPS if cell + step in islands]
    assert all(state.space(cell).island for cell in islands)


@clause("AH-MAP-06")
def test_a_tile_may_share_an_edge_of_one_or_of_two_spaces() -> None:
    sea: dict[int, int] = {}
    lay(sea, "skull_b", at(0, 0), 2)  # island on 0,0
    east = {xy(anchor) for anchor, _ in rim_placements(sea, "swords_a") if xy(anchor)[0] == 2}
    assert east == {(2, -1), (2, 0), (2, 1)}


# ---------------------------------------------------------------- sandbars, regions


@clause("AH-MAP-09", "AH-MAP-13", "AH-MOVE-02")
@pytest.mark.parametrize(("start", "barred"), [((0, 1), "1,1"), ((1, 1), "0,1")])
def test_a_sandbar_blocks_its_edge_in_both_directions(start: tuple[int, int], barred: str) -> None:
    game = sailing(Position(3).tile("parrot_b", 0, 0), *start)
    assert barred not in game.options
    assert len(game.options) == 3


@clause("AH-MAP-11")
def test_a_figure_is_in_the_region_of_the_tile_under_it() -> None:
    p = Position(2).tile("skull_b", 0, 0).tile("swords_a", 2, 1).ready(4)
    game = p.put("flagship_mollusk", 2, 1).dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_assemble_1", "4")
    assert game.state.comrades == {"skull_b": 0, "swords_a": 4}


# ---------------------------------------------------------------- off the map


def ring(p: Position) -> Position:
    """Four tiles around the four free cells (2,2) to (3,3), each with its island away from them."""
    return p.tile("skull_b", 0, 2, 1).tile("swords_a", 2, 0, 2).tile("fish_a", 4, 2, 3).tile("compass_a", 2, 4, 0)


@clause("AH-MAP-12", "AH-MAP-13")
def test_a_hole_inside_the_map_is_off_the_map_and_can_be_explored() -> None:
    game = sailing(ring(Position(3)), 1, 2)
    game.give("2,2").chance("tree_a")
    assert {key.split()[0] for key in game.options} == {"2,2"}
    game.give(game.options[0])
    assert (game.where(SHIP), xy(game.state.laid["tree_a"] // 4)) == ((2, 2), (2, 2))


def pocket(p: Position) -> Position:
    """The map of AH-GEO-05: the cell (2,1) is free, but no tile fits over it."""
    return p.tile("compass_b", 0, 0, 2).tile("skull_b", 3, 0, 3).tile("tree_a", 1, 2, 1).tile("fish_a", 3, 2, 0)


@clause("AH-GEO-05", "AH-MAP-13", "AH-MAP-14", "AH-EX-09", "AH-EXPL-06")
def test_a_pocket_that_no_tile_fits_into_cannot_be_entered_but_the_sea_witch_flies_over_it() -> None:
    assert "2,1" not in sailing(pocket(Position(3)), 1, 1).options
    for x, y in ((3, 1), (2, 2)):
        assert "2,1" not in sailing(pocket(Position(3)), x, y).options
    game = sailing(pocket(Position(3)).crew(SMUGGLER, "sea_witch"), 1, 1)
    game.give("2,1")
    assert game.where(SHIP) == (0, 1)
    assert game.prompt == "move.step"  # nothing was explored, one step is left
    assert len(game.state.laid) == 4


@clause("AH-MAP-13", "AH-EXPL-06")
def test_with_an_empty_stack_only_covered_cells_can_be_entered() -> None:
    p = Position(3).tile("compass_a", 0, 0)
    p.state.region_stack = []
    assert sailing(p, 0, 0).options == ["1,0", "0,1"]


# ---------------------------------------------------------------- what stands on spaces


@clause("AH-MAP-15")
def test_any_number_of_figures_of_any_owner_may_share_a_space() -> None:
    p = Position(4).tile("skull_b", 0, 0)
    p.put("patrol", 0, 1, 10).put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1)
    p.ship("plan_cutter", 0, 1).put("flagship_smuggler_white", 0, 1)
    game = sailing(p, 0, 0).give("0,1", "pass")
    assert game.where(SHIP) == (0, 1)
    assert sum(1 for cell in game.state.figures if cell == at(0, 1)) == 15


@clause("AH-MAP-16")
def test_comrades_are_placed_on_the_island_wherever_the_flagship_is() -> None:
    p = Position(2).tile("skull_b", 0, 0).ready(3).put("flagship_mollusk", 0, 0)
    game = p.dice("mollusk", 1, 1).play("mollusk").give("place 1 mollusk_assemble_1", "3")
    assert game.state.comrades == {"skull_b": 3}
    assert game.state.space(game.state.islands["skull_b"]).island == "skull"
    assert [cell for cell in game.state.figures if cell != OFF] == [at(0, 0), at(0, 0)]  # two flagships, no Comrade


@clause("AH-MAP-16", "AH-UNIO-05")
def test_comrades_are_no_figures_so_nobody_battles_them() -> None:
    p = Position(2).tile("skull_b", 0, 0).comrades("skull_b", 3).put("flagship_mollusk", 0, 0)
    p.put("flagship_bluefin", 1, 0).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,1")
    assert game.prompt == "move.step"
    assert not game.told("battle.begins")


# ---------------------------------------------------------------- the start map, the Sea Witch


def start_map(p: Position) -> Position:
    return p.tile("skull_b", 0, 0, 2).tile("compass_b", 2, 1, 0)


@clause("AH-GEO-02", "AH-MAP-10")
def test_the_first_start_map() -> None:
    state = start_map(Position(3)).state
    assert [xy(cell) for cell in state.islands.values()] == [(0, 0), (3, 2)]
    first = [cell for cell in state.sea if state.space(cell).region == "skull_b"]
    second = [cell for cell in state.sea if state.space(cell).region == "compass_b"]
    assert [(xy(a), xy(b)) for a in first for b in second if b - a in STEPS] == [((1, 1), (2, 1))]


@clause("AH-GEO-06", "AH-CARD-19")
@pytest.mark.parametrize(
    ("start", "step", "landing"),
    [
        ((1, 1), "1,2", (1, 0)),
        ((2, 1), "2,0", (2, 2)),
        ((1, 0), "2,0", (0, 0)),
        ((3, 1), "4,1", (0, 1)),
    ],
)
def test_the_sea_witch_on_the_start_map(start: tuple[int, int], step: str, landing: tuple[int, int]) -> None:
    game = sailing(start_map(Position(3)).crew(SMUGGLER, "sea_witch"), *start)
    game.give(step)
    assert game.prompt == "crew.use"
    game.give("yes")
    assert game.where(SHIP) == landing
    assert len(game.state.laid) == 2


@clause("AH-EX-19", "AH-CARD-19")
def test_the_sea_witch_lands_at_the_first_gap_and_not_at_the_far_edge() -> None:
    p = Position(3).tile("skull_b", 0, 0).tile("compass_b", 3, 0).crew(SMUGGLER, "sea_witch")
    game = sailing(p, 4, 0).give("5,0", "yes")
    assert game.where(SHIP) == (3, 0)


def random_sea(source: Randomness, tiles: int) -> dict[int, int]:
    """A legal map of so many tiles."""
    regions = list(REGIONS)
    source.shuffle(regions)
    sea: dict[int, int] = {}
    lay(sea, regions[0], at(0, 0), source.below(4))
    for region in regions[1:tiles]:
        ways = rim_placements(sea, region)
        lay(sea, region, *ways[source.below(len(ways))])
    return sea


@clause("AH-TEST-11")
def test_the_sea_witch_always_takes_the_flagship_to_another_space() -> None:
    source = Randomness(7)
    for _ in range(12):
        p = Position(3).crew(SMUGGLER, "sea_witch")
        p.state.sea = random_sea(source, 2 + source.below(9))
        p.state.region_stack = []
        edge = [(cell, step) for cell in p.state.sea for step in STEPS if cell + step not in p.state.sea]
        for cell, step in (edge[source.below(len(edge))] for _ in range(8)):
            p.state.figures[1] = cell
            p.state.figures[0] = p.state.figures[2] = next(iter(p.state.sea))
            game = p.dice(SMUGGLER, 3, 3).play(SMUGGLER).give("place 3 smuggler_red_sail_1")
            x, y = xy(cell + step)
            game.give(f"{x},{y}")
            moves = [event.args for event in game.told("figure.moved")]
            assert moves[0][0] == SHIP
            assert moves[0][1] != cell
            assert moves[0][1] in p.state.sea


# ---------------------------------------------------------------- the reward grid


@clause("AH-GEO-08")
def test_the_reward_marker_always_has_a_way_and_in_corners_exactly_one() -> None:
    p = Position(3)
    smuggler = p.player(SMUGGLER)
    assert len(reward_moves(p.state, smuggler.seat)) == 4
    todo = [(smuggler.white, smuggler.black)]
    seen = set(todo)
    while todo:
        smuggler.white, smuggler.black = white, black = todo.pop()
        moves = reward_moves(p.state, smuggler.seat)
        assert moves
        assert black == white or black not in moves
        if white in ("reward_r1c1", "reward_r1c5", "reward_r5c1", "reward_r5c5"):
            assert len(moves) == 1
        for move in moves:
            if (move, white) not in seen:
                seen.add((move, white))
                todo.append((move, white))
    assert {white for white, _ in seen} == {f"reward_r{row}c{col}" for row in range(1, 6) for col in range(1, 6)}
