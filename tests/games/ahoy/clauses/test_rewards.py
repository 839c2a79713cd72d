"""Rewards: the two markers and the squares of the grid. (AH-RWRD, AH-RULE-51 to -56, AH-RULE-71)

A delivery on the island (3,1) of swords_a brings the reward: 2 Fame and wealth 2 come with it. West of it lies
compass_b with tailwind 2 on (0,1); tailwind 6 is on (3,0), Wreckage on (2,1).
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import REWARDS
from quarterdeck.games.ahoy.rules.sea import SPACES, at, xy
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def smuggler(white: str = "r3c3", black: str = "r3c3") -> Position:
    """A Smuggler who can deliver two Cargo, with the markers on these squares."""
    p = Position(3).tile("compass_b", 0, 0).tile("swords_a", 2, 0)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).put("flagship_smuggler_red", 3, 1)
    p.cargo("smuggler_red", "diver", "mystic").dice("smuggler_red", 1, 1).market("elder", "pilot", "gunner")
    p.player("smuggler_red").white = f"reward_{white}"
    p.player("smuggler_red").black = f"reward_{black}"
    return p


def delivers(p: Position) -> Play:
    return p.play("smuggler_red").give("deliver diver")


def squares(game: Play) -> list[str]:
    """Where the white marker may go."""
    assert game.prompt == "reward.move"
    return sorted(key.removeprefix("reward_") for key in game.options)


def markers(game: Play) -> tuple[str, str]:
    player = game.player("smuggler_red")
    return player.white.removeprefix("reward_"), player.black.removeprefix("reward_")


# ---------------------------------------------------------------- the markers


@clause("AH-RWRD-05", "AH-RWRD-01", "AH-RWRD-06")
def test_for_the_first_reward_only_the_white_marker_leaves_the_middle() -> None:
    game = delivers(smuggler())
    assert squares(game) == ["r2c3", "r3c2", "r3c4", "r4c3"]
    game.give("reward_r2c3", "1")
    assert markers(game) == ("r2c3", "r3c3")


@clause("AH-RWRD-02", "AH-RWRD-04")
def test_the_white_marker_goes_on_to_a_neighbour_without_the_black_one_which_follows() -> None:
    game = delivers(smuggler())
    game.give("reward_r2c3", "1", "deliver mystic")
    assert squares(game) == ["r1c3", "r2c2", "r2c4"]  # not straight back to the middle
    game.give("reward_r2c4", "1")
    assert markers(game) == ("r2c4", "r2c3")


@clause("AH-RWRD-02")
def test_the_white_marker_does_not_leave_the_grid_and_a_corner_leaves_one_way() -> None:
    game = delivers(smuggler("r1c1", "r1c2"))
    assert markers(game) == ("r2c1", "r1c1")  # the only way is taken without asking


@clause("AH-RWRD-03", "AH-RULE-55")
def test_a_reward_may_be_declined_and_the_markers_move_all_the_same() -> None:
    game = delivers(smuggler())
    game.give("reward_r3c4")
    assert (game.asked, game.prompt) == ("smuggler_red", "reward.take")
    game.give("no")
    assert list(game.state.laid) == ["compass_b", "swords_a"]  # no region was added
    assert markers(game) == ("r3c4", "r3c3")


@clause("AH-RULE-88")
@pytest.mark.parametrize(("fame", "asked"), [(26, False), (27, True), (28, False)])
def test_fame_is_taken_by_itself_unless_it_would_bring_the_end(fame: int, asked: bool) -> None:
    game = delivers(smuggler().fame("smuggler_red", fame)).give("reward_r3c2")  # the delivery brought 2
    assert (game.prompt == "reward.take") == asked
    if asked:
        game.give("no")
    assert game.player("smuggler_red").fame == fame + (2 if asked else 3)


@clause("AH-RULE-88")
def test_fame_is_not_asked_for_where_somebody_else_has_brought_the_end() -> None:
    game = delivers(smuggler().fame("smuggler_red", 27).fame("bluefin", 30)).give("reward_r3c2")
    assert (game.prompt, game.player("smuggler_red").fame) == ("deliver.pledge", 30)


@clause("AH-RULE-88", "AH-RULE-54")
def test_fame_for_repairs_that_would_bring_the_end_may_be_left() -> None:
    p = smuggler("r5c4", "r5c4").fame("smuggler_red", 27).slot("smuggler_red", "smuggler_red_sail_1", DAMAGE)
    game = delivers(p).give("reward_r5c5")
    assert game.prompt == "reward.take"
    game.give("no")
    assert game.player("smuggler_red").slots["smuggler_red_sail_1"] == DAMAGE


@clause("AH-RULE-55", "AH-RWRD-01")
def test_the_middle_may_be_visited_again_and_yields_nothing() -> None:
    game = delivers(smuggler("r2c3", "r1c3"))
    game.give("reward_r3c3")
    assert game.prompt == "deliver.pledge"
    assert markers(game) == ("r3c3", "r2c3")
    assert (game.player("smuggler_red").fame, game.player("smuggler_red").gold) == (2, 0)


@clause("AH-RULE-55")
def test_the_markers_move_when_the_reward_is_impossible() -> None:
    game = delivers(smuggler("r2c4", "r2c3"))
    game.give("reward_r2c5")  # repair all, nothing is damaged
    assert game.prompt == "deliver.pledge"
    assert markers(game) == ("r2c5", "r2c4")


@clause("AH-RWRD-01")
def test_each_smuggler_has_markers_of_its_own_on_the_same_grid() -> None:
    p = Position(4).tile("compass_b", 0, 0).tile("swords_a", 2, 0)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).put("flagship_smuggler_red", 3, 1)
    p.put("flagship_smuggler_white", 3, 1).cargo("smuggler_white", "diver").dice("smuggler_white", 1, 1)
    p.player("smuggler_red").white = "reward_r3c4"
    game = p.play("smuggler_white").give("deliver diver")
    assert squares(game) == ["r2c3", "r3c2", "r3c4", "r4c3"]
    game.give("reward_r3c2", "1")
    assert game.player("smuggler_white").white == "reward_r3c2"
    assert game.player("smuggler_red").white == "reward_r3c4"


# ---------------------------------------------------------------- the squares


@clause("AH-RWRD-07", "AH-RWRD-06")
@pytest.mark.parametrize(
    ("square", "fame", "gold"),
    [
        ("r2c3", 0, 1),
        ("r5c4", 0, 1),
        ("r3c1", 0, 2),
        ("r4c4", 0, 2),
        ("r5c2", 0, 2),
        ("r2c4", 1, 0),
        ("r3c2", 1, 0),
        ("r1c3", 2, 0),
        ("r3c5", 2, 0),
        ("r5c3", 2, 0),
        ("r5c1", 3, 0),
    ],
)
def test_squares_of_gold_and_fame(square: str, fame: int, gold: int) -> None:
    white = REWARDS[f"reward_{square}"].neighbours[0].removeprefix("reward_")
    game = delivers(smuggler(white, white))
    game.give(f"reward_{square}")
    player = game.player("smuggler_red")
    assert (player.fame, player.gold) == (2 + fame, gold)
    assert game.state.gold == 20 - gold


@clause("AH-RULE-61", "AH-RULE-55")
def test_gold_of_a_reward_is_what_the_supply_still_has() -> None:
    last = delivers(smuggler("r2c1", "r1c1").gold("bluefin", 19)).give("reward_r3c1")
    assert (last.player("smuggler_red").gold, last.state.gold) == (1, 0)
    none = delivers(smuggler("r2c1", "r1c1").gold("bluefin", 20)).give("reward_r3c1")
    assert (none.prompt, none.player("smuggler_red").gold) == ("deliver.pledge", 0)
    assert markers(none) == ("r3c1", "r2c1")


@clause("AH-RWRD-07", "AH-RULE-51", "AH-RULE-55")
def test_four_fame_and_wealth_of_the_flagship_s_region_are_taken_together() -> None:
    game = delivers(smuggler("r1c4", "r1c3"))
    game.give("reward_r1c5", "yes")
    assert game.player("smuggler_red").fame == 2 + 4
    assert (game.state.wealth["swords_a"], game.state.wealth["compass_b"]) == (3, 1)
    declined = delivers(smuggler("r1c4", "r1c3")).give("reward_r1c5", "no")
    assert (declined.player("smuggler_red").fame, declined.state.wealth["swords_a"]) == (2, 2)


@clause("AH-RULE-54", "AH-RWRD-07")
def test_up_to_five_gold_are_spent_for_a_fame_each() -> None:
    game = delivers(smuggler("r1c2", "r1c3").gold("smuggler_red", 7))
    game.give("reward_r1c1")
    assert game.options == ["0", "1", "2", "3", "4", "5"]
    game.give("5")
    assert (game.player("smuggler_red").fame, game.player("smuggler_red").gold) == (2 + 5, 2)
    assert game.state.gold == 18
    poor = delivers(smuggler("r1c2", "r1c3").gold("smuggler_red", 1)).give("reward_r1c1")
    assert poor.options == ["0", "1"]
    assert delivers(smuggler("r1c2", "r1c3")).give("reward_r1c1").prompt == "deliver.pledge"  # no gold at all


@clause("AH-RULE-54", "AH-RWRD-07")
@pytest.mark.parametrize(("white", "square", "each"), [("r2c4", "r2c5", 0), ("r5c4", "r5c5", 1)])
def test_repair_all_in_one_corner_with_a_fame_for_each_token(white: str, square: str, each: int) -> None:
    p = smuggler(white, white).crew("smuggler_red", "sailor")
    for slot in ("smuggler_red_sail_1", "smuggler_red_sail_2", "smuggler_red_negotiate_1", "sailor"):
        p.slot("smuggler_red", slot, DAMAGE)
    game = delivers(p).give(f"reward_{square}")
    if not each:
        game.give("yes")  # damage may be worth keeping for the other corner
    assert DAMAGE not in game.player("smuggler_red").slots.values()
    assert game.player("smuggler_red").fame == 2 + 4 * each


@clause("AH-RWRD-07")
@pytest.mark.parametrize(("white", "square"), [("r1c3", "r1c2"), ("r3c5", "r4c5")])
def test_move_up_to_two_spaces_with_battle_or_not_at_all(white: str, square: str) -> None:
    p = smuggler(white, white).put("patrol", 3, 0).put("stronghold", 2, 1)
    game = delivers(p).give(f"reward_{square}")
    assert (game.prompt, "pass" in game.options) == ("move.step", True)
    game.give("2,1")
    assert game.prompt == "roll.battle"
    game = delivers(p).give(f"reward_{square}", "3,0", "2,0")
    assert (game.where("flagship_smuggler_red"), game.prompt) == ((2, 0), "deliver.pledge")
    game = delivers(p).give(f"reward_{square}", "pass")
    assert (game.where("flagship_smuggler_red"), game.prompt) == ((3, 1), "deliver.pledge")


@clause("AH-RWRD-07")
def test_move_two_ignoring_battles() -> None:
    p = smuggler("r3c2", "r3c3").put("stronghold", 2, 1).slot("smuggler_red", "smuggler_red_cannons_1", 6)
    game = delivers(p).give("reward_r4c2", "2,1", "smuggler_red_sail_1", "2,0")
    assert (game.where("flagship_smuggler_red"), game.prompt) == ((2, 0), "deliver.pledge")
    assert not game.told("battle.begins")


@clause("AH-RULE-52", "AH-RWRD-07")
@pytest.mark.parametrize(("white", "square"), [("r3c2", "r2c2"), ("r3c1", "r4c1")])
def test_free_tailwind_goes_to_any_space_with_a_tailwind_whatever_its_value(white: str, square: str) -> None:
    game = delivers(smuggler(white, white).tile("tree_b", 4, 0)).give(f"reward_{square}")
    assert game.prompt == "move.direct"
    assert sorted(game.options) == ["0,1", "3,0", "4,0", "4,1", "pass"]
    game.give("0,1")
    assert game.where("flagship_smuggler_red") == (0, 1)


@clause("AH-RWRD-06", "AH-RWRD-07")
@pytest.mark.parametrize(("white", "square"), [("r3c3", "r4c3"), ("r1c3", "r1c4"), ("r2c2", "r2c1")])
def test_recruit_one_crew_without_cost_and_suit(white: str, square: str) -> None:
    game = delivers(smuggler(white, white)).give(f"reward_{square}")
    assert game.options == ["elder", "pilot", "gunner", "pass"]
    game.give("elder").chance("sea_dog")
    player = game.player("smuggler_red")
    assert (player.crew, player.dice, player.paid) == (["elder"], [1, 1], {})
    assert game.prompt == "deliver.pledge"


@clause("AH-RULE-53", "AH-RWRD-06")
def test_add_a_region_anywhere_at_the_rim_and_no_figure_moves() -> None:
    p = smuggler()
    game = delivers(p)
    before = set(game.state.sea)
    figures = list(game.state.figures)
    game.give("reward_r3c4", "yes").chance("tree_b")
    assert (game.asked, game.prompt) == ("smuggler_red", "explore.lay")
    placements = set(game.options)
    assert len(placements) == len(game.options)
    assert placements == expected_rim(before, [(1, 1), (3, 1)], island=(1, 1))
    game.give("4,-1 r3")
    assert game.state.wealth["tree_b"] == 1
    assert "tree_b" not in game.state.region_stack
    assert set(game.state.sea) == before | {at(4, -1), at(5, -1), at(4, 0), at(5, 0)}
    assert game.state.figures == figures
    assert game.prompt == "deliver.pledge"


def expected_rim(sea: set[int], islands: list[tuple[int, int]], island: tuple[int, int]) -> set[str]:
    """All placements by their definition: four free cells, an edge with the map, no island beside an island."""
    covered = {xy(cell) for cell in sea}

    def near(x: int, y: int) -> set[tuple[int, int]]:
        return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}

    found = set()
    for x in range(-4, 8):
        for y in range(-4, 6):
            block = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
            touches = any(near(*cell) & covered for cell in block)
            if block & covered or not touches:
                continue
            dx, dy = island
            for rot in range(4):
                if not near(x + dx, y + dy) & set(islands):
                    found.add(f"{x},{y} r{rot}")
                dx, dy = 1 - dy, dx
    return found


@clause("AH-RULE-53")
def test_adding_a_region_from_an_empty_stack_does_nothing() -> None:
    p = smuggler()
    p.state.region_stack = []
    game = delivers(p).give("reward_r3c4")
    assert game.prompt == "deliver.pledge"
    assert list(game.state.laid) == ["compass_b", "swords_a"]


# ---------------------------------------------------------------- rewards within rewards


@clause("AH-RULE-56", "AH-SMUG-07")
def test_a_reward_is_resolved_with_its_moves_and_battles_before_the_cargo_is_pledged() -> None:
    p = smuggler("r3c2", "r3c1").slot("smuggler_red", "smuggler_red_cannons_1", 1)
    game = delivers(p).give("reward_r2c2", "0,1", "flagship_bluefin")
    assert game.player("smuggler_red").pledged == [[], []]
    game.chance(1, 6).give("pass").chance(1, 6).give("pass")
    assert (game.prompt, game.where("flagship_smuggler_red")) == ("deliver.pledge", (0, 1))
    game.give("1")
    assert game.player("smuggler_red").pledged == [["diver"], []]


@clause("AH-TEST-08", "AH-RULE-71", "AH-RWRD-04")
def test_derived_a_reward_won_inside_a_reward_finds_the_markers_in_their_final_places() -> None:
    p = smuggler("r3c2", "r3c3").slot("smuggler_red", "smuggler_red_cannons_1", 1)
    game = delivers(p).give("reward_r2c2")
    assert markers(game) == ("r2c2", "r3c2")
    game.give("0,1", "flagship_bluefin").chance(6, 1).give("smuggler_victory_reward", "bluefin_deploy_1")
    assert squares(game) == ["r1c2", "r2c1", "r2c3"]
    game.give("reward_r2c3")
    assert markers(game) == ("r2c3", "r2c2")


def test_the_map_of_these_tests_has_the_tailwinds_that_they_name() -> None:
    sea = smuggler().state.sea
    assert {xy(cell): SPACES[number].tailwind for cell, number in sea.items() if SPACES[number].tailwind} == {
        (0, 1): 2,
        (3, 0): 6,
    }
