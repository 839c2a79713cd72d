"""Exploring, and the rulings on how figures must, may and cannot move. (AH-EXPL, AH-RULE-02 to -06)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import REGIONS
from quarterdeck.games.ahoy.rules.sea import STEPS, at, explorable, placements
from quarterdeck.kernel.rules.chance import Randomness
from tests.clauses import clause
from tests.games.ahoy.clauses.test_map import SHIP, SMUGGLER, random_sea, sailing
from tests.games.ahoy.position import Play, Position

ALL_TURNS = ["r0", "r1", "r2", "r3"]


def anchors(game: Play) -> dict[str, list[str]]:
    """The offered placements: each anchor with its rotations."""
    found: dict[str, list[str]] = {}
    for key in game.options:
        anchor, turns = key.split()
        found.setdefault(anchor, []).append(turns)
    return found


# ---------------------------------------------------------------- drawing and laying


@clause("AH-EXPL-01", "AH-EXPL-02", "AH-EXPL-03", "AH-RULE-03")
def test_a_step_off_the_map_draws_a_tile_lays_it_and_puts_the_figure_on_it() -> None:
    game = sailing(Position(3).tile("skull_b", 0, 0, wealth=4), 0, 0)
    stack = len(game.state.region_stack)
    game.give("0,-1")
    assert (game.asked, game.prompt, len(game.options)) == ("chance", "draw.region", 11)
    game.chance("compass_b")
    assert (game.asked, game.prompt) == (SMUGGLER, "explore.lay")
    for faction in (SMUGGLER, "bluefin"):
        assert game.view(faction)["drawn_region"] == "compass_b"  # seen before it is laid
    assert all(target_is_covered(key, (0, -1)) for key in game.options)
    game.give("-1,-2 r0")
    assert game.where(SHIP) == (0, -1)
    assert game.state.space(at(0, -1)).island == "compass"
    assert game.state.wealth == {"skull_b": 4, "compass_b": 1}
    assert (len(game.state.region_stack), game.state.drawn_region) == (stack - 1, "")


def target_is_covered(key: str, target: tuple[int, int]) -> bool:
    x, y = map(int, key.split()[0].split(","))
    return target[0] - x in (0, 1) and target[1] - y in (0, 1)


@clause("AH-EXPL-01")
def test_patrols_and_union_ships_explore_too() -> None:
    p = Position(2).tile("skull_b", 0, 0).put("patrol", 0, 0).dice("bluefin", 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,0", "0,-1").chance("compass_b").give("-1,-2 r1")
    assert game.count("patrol", 0, -1) == 1
    p = Position(2).tile("skull_b", 0, 0).ship("plan_cutter", 0, 0).dice("mollusk", 3, 3)
    game = p.play("mollusk").give("place 3 cutter_slot_1", "move", "0,-1").chance("compass_b").give("-1,-2 r1")
    assert game.where("cutter") == (0, -1)
    assert game.prompt == "turn.act"  # two of its three steps are lost


@clause("AH-EX-09", "AH-EXPL-04", "AH-EXPL-05", "AH-MAP-06", "AH-MAP-08", "AH-GEO-07")
def test_a_tile_may_lie_shifted_and_turned_but_its_island_beside_no_other() -> None:
    game = sailing(Position(3).tile("skull_b", 0, 0), 1, 1).give("2,1").chance("swords_a")
    # island on 2,1 would touch the island on 1,1; on 2,0 and 2,2 it lies diagonal to it
    assert anchors(game) == {"2,1": ["r0", "r1", "r3"], "2,0": ["r0", "r2", "r3"]}


@clause("AH-EX-09", "AH-EXPL-04")
@pytest.mark.parametrize(("placement", "contacts"), [("2,0 r0", 2), ("2,1 r0", 1)])
def test_the_new_tile_touches_with_two_spaces_or_with_one(placement: str, contacts: int) -> None:
    game = sailing(Position(3).tile("skull_b", 0, 0), 1, 1).give("2,1").chance("swords_a").give(placement)
    beside = [y for y in (0, 1) if at(2, y) in game.state.sea]
    assert len(beside) == contacts


def start_map() -> Position:
    return Position(3).tile("skull_b", 0, 0, 2).tile("swords_a", 2, 1, 0)


@clause("AH-GEO-03", "AH-EXPL-05", "AH-MAP-05")
def test_south_of_the_start_map_only_one_place_does_not_overlap() -> None:
    game = sailing(start_map(), 1, 1).give("1,2").chance("compass_b")
    assert anchors(game) == {"0,2": ALL_TURNS}


@clause("AH-GEO-04", "AH-EXPL-05", "AH-MAP-05")
def test_in_the_corner_of_the_start_map_only_one_place_does_not_overlap() -> None:
    game = sailing(start_map(), 1, 0).give("2,0").chance("compass_b")
    assert anchors(game) == {"2,-1": ALL_TURNS}


# ---------------------------------------------------------------- whether it is possible at all


def walled_hole() -> Position:
    """Four tiles around the free cells (2,2) to (3,3); each of these has an island beside it."""
    p = Position(3).tile("skull_b", 0, 2, 3).tile("swords_a", 2, 0, 0)
    return p.tile("fish_a", 4, 2, 1).tile("compass_a", 2, 4, 2)


@clause("AH-RULE-02", "AH-EXPL-06", "AH-MAP-14")
@pytest.mark.parametrize(
    ("start", "barred"), [((1, 2), "2,2"), ((2, 1), "2,2"), ((4, 3), "3,3"), ((3, 4), "3,3"), ((1, 3), "2,3")]
)
def test_where_every_place_would_put_island_beside_island_the_step_is_impossible(
    start: tuple[int, int], barred: str
) -> None:
    game = sailing(walled_hole(), *start)
    assert barred not in game.options
    assert len(game.options) == 3


@clause("AH-RULE-02", "AH-EXPL-06")
def test_one_free_place_for_the_island_is_enough() -> None:
    p = Position(3).tile("skull_b", 0, 2, 3).tile("swords_a", 2, 0, 0)
    p.tile("fish_a", 4, 2, 1).tile("compass_a", 2, 4, 1)  # its island has moved from 2,4 to 2,5
    game = sailing(p, 1, 2).give("2,2").chance("compass_b")
    assert (game.prompt, game.where(SHIP)) == ("turn.act", (2, 2))  # one way to lay it, so nobody is asked
    assert game.state.islands["compass_b"] == at(2, 3)


@clause("AH-RULE-02", "AH-EXPL-06")
def test_whether_a_step_explores_never_depends_on_the_tile() -> None:
    source = Randomness(3)
    answers = set()
    for _ in range(15):
        sea = random_sea(source, 4 + source.below(8))
        rim = {cell + step for cell in sea for step in STEPS if cell + step not in sea}
        for target in rim:
            possible = {bool(placements(sea, region, target)) for region in REGIONS}
            assert possible == {explorable(sea, target)}
            answers |= possible
    assert answers == {True, False}


@clause("AH-RULE-03")
def test_whoever_moves_the_figure_lays_the_tile() -> None:
    p = Position(3).tile("skull_b", 0, 0).put("patrol", 0, 0).crew(SMUGGLER, "convincing_official_a")
    game = p.dice(SMUGGLER, 3, 3).play(SMUGGLER).give("place 3 convincing_official_a", "0,0", "0,-1")
    game.chance("compass_b")
    assert (game.asked, game.prompt) == (SMUGGLER, "explore.lay")
    game.give("0,-2 r0")
    assert game.count("patrol", 0, -1) == 1


# ---------------------------------------------------------------- after exploring


def full_sail(x: int, y: int) -> Play:
    p = Position(3).tile("swords_b", 0, 0).put(SHIP, x, y).dice(SMUGGLER, 6, 6)
    return p.play(SMUGGLER).give("place 6 smuggler_red_full_sail_1")


@clause("AH-EXPL-07", "AH-MOVE-08")
def test_after_exploring_the_figure_may_not_move_on() -> None:
    game = full_sail(0, 0).give("-1,0").chance("compass_b").give("-2,0 r0")
    assert game.prompt == "turn.act"
    assert game.where(SHIP) == (-1, 0)


@clause("AH-EXPL-07", "AH-EXPL-08")
def test_a_current_on_the_entered_space_still_carries_the_figure() -> None:
    game = full_sail(0, 0).give("-1,0").chance("tree_a").give("-2,0 r2")  # the current lies on -1,0 and leads south
    assert game.where(SHIP) == (-1, 1)
    assert game.prompt == "turn.act"


@clause("AH-EXPL-08")
def test_wreckage_and_treasure_of_the_entered_space_apply() -> None:
    game = full_sail(0, 0).give("-1,0").chance("tree_b").give("-2,0 r1")  # Wreckage with 1 gold on -1,0
    assert (game.asked, game.prompt) == (SMUGGLER, "damage.take")
    game.give("smuggler_red_sail_1")
    assert (game.player(SMUGGLER).gold, game.where(SHIP)) == (1, (-1, 0))


@clause("AH-EXPL-08")
def test_the_flagship_anchors_in_a_harbor_that_it_finds() -> None:
    game = full_sail(0, 0).give("-1,0").chance("skull_b").give("-2,0 r1")  # the Harbour lies on -1,0
    assert game.prompt == "choose.one"
    assert game.options == ["relocate_die", "pass"]  # nothing is damaged


# ---------------------------------------------------------------- moving at all


def lonely(p: Position) -> Position:
    """Nowhere to go: a sea of one space and no tile left. No printed map is so small."""
    p.state.sea = {cell: space for cell, space in p.state.sea.items() if cell == at(0, 0)}
    p.state.region_stack = []
    return p


@clause("AH-RULE-04", "AH-EX-21")
@pytest.mark.parametrize("slot", ["smuggler_red_sail_1", "smuggler_red_full_sail_1", "sailor", "trawler"])
def test_who_sails_must_take_one_step_and_decides_on_each_further_one(slot: str) -> None:
    p = Position(3).tile("swords_b", 0, 0).put(SHIP, 0, 0).crew(SMUGGLER, "sailor", "trawler")
    game = p.dice(SMUGGLER, 3, 3).play(SMUGGLER).give(f"place 3 {slot}")
    assert game.prompt == "move.step"
    assert "pass" not in game.options
    game.give("0,1")
    assert game.prompt == "move.step"
    assert "pass" in game.options
    game.give("pass")
    assert (game.prompt, game.where(SHIP)) == ("turn.act", (0, 1))


@clause("AH-RULE-04")
@pytest.mark.parametrize(("ship", "die", "slot"), [("cutter", 3, "cutter_slot_1"), ("gunship", 4, "gunship_slot_1")])
def test_a_union_ship_that_sails_must_take_one_step(ship: str, die: int, slot: str) -> None:
    p = Position(2).tile("swords_b", 0, 0).ship(f"plan_{ship}", 0, 0).put("flagship_bluefin", 1, 0)
    game = p.dice("mollusk", die, die).play("mollusk").give(f"place {die} {slot}", "move")
    assert (game.prompt, "pass" in game.options) == ("move.step", False)
    game.give("0,1")
    assert (game.prompt, "pass" in game.options) == ("move.step", True)


@clause("AH-RULE-04", "AH-RULE-83")
def test_where_no_step_is_possible_the_die_is_placed_and_nothing_anchors() -> None:
    p = lonely(Position(2).tile("compass_b", 0, 0)).dice("bluefin", 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1")
    assert game.prompt == "turn.act"  # no Patrol: the Flagship did not anchor
    assert game.player("bluefin").slots["bluefin_sail_1"] == 3
    assert game.state.quota == 1


# ---------------------------------------------------------------- direct moves


@clause("AH-RULE-05")
@pytest.mark.parametrize("die", [1, 6])
def test_a_tailwind_die_without_a_matching_space_is_placed_for_nothing(die: int) -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_bluefin", 1, 0).dice("bluefin", die, die)
    game = p.play("bluefin").give(f"place {die} bluefin_tailwind_1")
    assert game.prompt == "turn.act"
    assert (game.where("flagship_bluefin"), game.count("patrol", 1, 0)) == ((1, 0), 0)
    assert game.player("bluefin").gold == 0  # on Harbour and Treasure, but it did not anchor
    assert game.player("bluefin").slots["bluefin_tailwind_1"] == die


@clause("AH-RULE-05")
def test_a_tailwind_move_may_be_declined_and_then_nothing_anchors() -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_bluefin", 1, 0).dice("bluefin", 4, 4)
    game = p.play("bluefin").give("place 4 bluefin_tailwind_1")
    assert game.options == ["0,1", "pass"]
    game.give("pass")
    assert game.prompt == "turn.act"
    assert (game.where("flagship_bluefin"), game.count("patrol", 1, 0)) == ((1, 0), 0)
    assert game.player("bluefin").gold == 0


@clause("AH-RULE-06")
def test_a_direct_move_never_goes_to_the_space_where_the_figure_is() -> None:
    p = Position(2).tile("parrot_b", 0, 0).put("flagship_bluefin", 0, 1).dice("bluefin", 4, 4)
    game = p.play("bluefin").give("place 4 bluefin_tailwind_1")
    assert game.prompt == "turn.act"  # the only 4 is under the Flagship: no move, no anchoring, no Patrol
    assert game.count("patrol", 0, 1) == 0
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 1).dice(SMUGGLER, 4, 4).crew(SMUGGLER, "ghastly_gust")
    game = p.play(SMUGGLER).give("crew ghastly_gust")
    assert sorted(game.options) == ["0,0", "1,0", "1,1"]
