"""Crew cards that move the Flagship, or work while it moves and anchors. (AH-CARD)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def tokens(game: Play, faction: str) -> int:
    """How many damage tokens lie on a player's slots."""
    return list(game.player(faction).slots.values()).count(DAMAGE)


def sea(*tiles: tuple[str, int, int]) -> Position:
    """These tiles, and one far away where the Flagships are that a test is not about."""
    p = Position(2).tile("tree_a", 40, 40)  # the first cell is where unnamed Flagships go
    for region, x, y in tiles:
        p.tile(region, x, y)
    return p


# Aeronauts


@clause("AH-CARD-01")
def test_aeronauts_fly_to_the_other_island_of_the_suit_for_a_gold() -> None:
    p = sea(("skull_a", 0, 0), ("skull_b", 7, 7), ("compass_b", 2, 2)).put("flagship_mollusk", 1, 1)
    p.crew("mollusk", "aeronauts").gold("mollusk", 2).dice("mollusk", 1, 1)
    game = p.play("mollusk").give("crew aeronauts")
    assert game.where("flagship_mollusk") == (8, 8)
    assert game.player("mollusk").gold == 1
    assert game.player("mollusk").dice == [1, 1]
    game.give("crew aeronauts")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.player("mollusk").gold == 0
    assert game.offers("crew") == []


@clause("AH-CARD-01", "AH-RULE-46")
@pytest.mark.parametrize(
    ("other", "start", "gold"), [("compass_b", (1, 1), 3), ("skull_b", (1, 0), 3), ("skull_b", (1, 1), 0)]
)
def test_aeronauts_need_gold_an_island_and_another_of_its_suit(other: str, start: tuple[int, int], gold: int) -> None:
    p = sea(("skull_a", 0, 0), (other, 7, 7)).put("flagship_mollusk", *start)
    game = p.crew("mollusk", "aeronauts").gold("mollusk", gold).dice("mollusk", 1, 1).play("mollusk")
    assert game.offers("crew") == []


@clause("AH-RULE-46")
def test_aeronauts_have_no_limit_besides_gold() -> None:
    p = sea(("skull_a", 0, 0), ("skull_b", 7, 7)).put("flagship_mollusk", 1, 1)
    game = p.crew("mollusk", "aeronauts").gold("mollusk", 3).dice("mollusk", 1, 1).play("mollusk")
    game.give("crew aeronauts", "crew aeronauts", "crew aeronauts")
    assert game.where("flagship_mollusk") == (8, 8)
    assert game.player("mollusk").gold == 0


@clause("AH-CARD-01", "AH-CARD-22", "AH-CARD-28", "AH-CARD-21", "AH-CARD-18")
@pytest.mark.parametrize(
    "answers",
    [
        ["crew aeronauts"],
        ["crew ghastly_gust", "8,8"],
        ["crew whispering_wind", "0,1"],
        ["place 1 sailor", "1,0", "pass"],
        ["place 1 trawler", "1,0", "pass"],
    ],
)
def test_moving_by_crew_is_neither_sail_nor_tailwind_and_brings_no_patrol(answers: list[str]) -> None:
    p = sea(("compass_b", 0, 0), ("compass_a", 7, 7)).put("flagship_bluefin", 1, 1).gold("bluefin", 3)
    p.crew("bluefin", "aeronauts", "ghastly_gust", "whispering_wind", "sailor", "trawler")
    game = p.dice("bluefin", 1, 1).play("bluefin").give(*answers)
    assert game.where("flagship_bluefin") != (1, 1)
    assert game.where("patrol") is None
    assert game.prompt == "turn.act"


# Sailor, Trawler


@clause("AH-CARD-21")
def test_the_sailor_moves_one_to_three_spaces_with_any_die() -> None:
    p = sea(("compass_b", 0, 0), ("compass_a", 2, 0)).put("flagship_mollusk", 0, 0).crew("mollusk", "sailor")
    p.dice("mollusk", 1, 2, 3, 4)
    game = p.play("mollusk")
    assert game.offers("place") and all(f"place {die} sailor" in game.options for die in (1, 2, 3, 4))
    game.give("place 4 sailor")
    assert "pass" not in game.options
    game.give("1,0")
    assert "pass" in game.options
    game.give("2,0", "2,1")
    assert game.where("flagship_mollusk") == (2, 1)
    assert game.prompt == "turn.act"


@clause("AH-CARD-21")
def test_the_sailor_brings_no_comrades_to_an_island() -> None:
    p = sea(("compass_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "sailor").ready(4)
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 sailor", "1,1", "pass")
    assert game.prompt == "turn.act"
    assert game.state.comrades["compass_b"] == 0


@clause("AH-CARD-18")
def test_the_trawler_takes_treasure_on_its_way_and_only_once_where_it_anchors() -> None:
    p = sea(("skull_b", 0, 0)).put("flagship_mollusk", 1, 1).crew("mollusk", "trawler").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 2 trawler", "1,0")
    assert (game.prompt, game.player("mollusk").gold) == ("move.step", 1)
    game.give("pass")
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-CARD-18")
def test_the_trawler_moves_two_spaces_and_keeps_the_treasure_of_its_way() -> None:
    p = sea(("skull_b", 0, 0), ("compass_b", 2, 0)).put("flagship_mollusk", 2, 0).crew("mollusk", "trawler")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 trawler", "1,0", "1,1")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-CARD-18")
def test_the_trawler_takes_the_treasure_of_a_space_once_in_an_action() -> None:
    p = sea(("fish_b", 0, 0), ("skull_b", -1, 2)).put("flagship_mollusk", -1, 2).crew("mollusk", "trawler")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 trawler", "0,2", "0,1")
    assert game.where("flagship_mollusk") == (0, 2)  # the current on (0,1) carries it back
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-CARD-18")
def test_without_the_trawler_treasure_on_the_way_is_not_taken() -> None:
    p = sea(("skull_b", 0, 0), ("compass_b", 2, 0)).put("flagship_mollusk", 2, 0).crew("mollusk", "sailor")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 sailor", "1,0", "1,1", "pass")
    assert game.player("mollusk").gold == 0


# Sea Witch (AH-EX-19 and the geometry of the line are tested with the map)


@clause("AH-CARD-19")
def test_the_sea_witch_takes_the_flagship_to_the_opposite_edge_instead_of_exploring() -> None:
    p = sea(("compass_b", 0, 0), ("compass_a", 3, 0)).put("flagship_mollusk", 4, 0).crew("mollusk", "sea_witch")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 mollusk_sail_1", "5,0")
    assert (game.asked, game.prompt) == ("mollusk", "crew.use")
    game.give("yes")
    assert game.where("flagship_mollusk") == (3, 0)  # the first gap ends the line, (0,0) is the far edge
    assert game.prompt == "move.step"  # only the step was used up
    assert not game.told("region.drawn")


@clause("AH-CARD-19")
def test_the_sea_witch_may_be_left_to_explore() -> None:
    p = sea(("compass_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "sea_witch")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 mollusk_sail_1", "2,0", "no")
    assert game.prompt == "draw.region"


@clause("AH-CARD-19")
def test_the_sea_witch_works_where_exploring_is_impossible() -> None:
    p = sea(("compass_b", 0, 0)).put("flagship_mollusk", 1, 0)
    p.state.region_stack = []
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 mollusk_sail_1")
    assert game.options == ["1,1", "0,0"]
    p = sea(("compass_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "sea_witch")
    p.state.region_stack = []
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 mollusk_sail_1")
    assert game.options == ["1,-1", "2,0", "1,1", "0,0"]
    game.give("1,-1")
    assert game.where("flagship_mollusk") == (1, 1)


# Sea Dog, Barrelman


@clause("AH-CARD-20")
@pytest.mark.parametrize(("answer", "place"), [("pass", (0, 0)), ("east", (1, 0)), ("south", (0, 1))])
def test_the_sea_dog_ignores_a_current_or_turns_it(answer: str, place: tuple[int, int]) -> None:
    p = sea(("skull_a", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "sea_dog").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "0,0")
    assert (game.prompt, game.options) == ("current.direction", ["north", "east", "south", "west", "pass"])
    game.give(answer)
    assert game.where("flagship_mollusk") == place
    assert game.prompt == "move.step"


@clause("AH-CARD-20")
def test_without_the_sea_dog_the_current_carries_the_flagship_its_own_way() -> None:
    game = sea(("skull_a", 0, 0)).put("flagship_mollusk", 1, 0).dice("mollusk", 1, 2).play("mollusk")
    game.give("place 1 mollusk_sail_1", "0,0")
    assert game.where("flagship_mollusk") == (0, 1)


@clause("AH-CARD-27")
def test_the_barrelman_makes_fog_a_current_in_any_direction() -> None:
    p = sea(("fish_a", 0, 0)).put("flagship_mollusk", 0, 1).crew("mollusk", "barrelman").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "0,0")
    assert (game.prompt, game.options) == ("current.direction", ["north", "east", "south", "west", "pass"])
    game.give("south")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "move.step"  # it costs nothing of the action
    game.give("0,0", "pass")
    assert game.where("flagship_mollusk") == (0, 0)


# Ghastly Gust, Whispering Wind


@clause("AH-CARD-22", "AH-CREW-08")
def test_ghastly_gust_moves_anywhere_once_and_goes_to_the_box() -> None:
    p = sea(("compass_b", 0, 0)).put("flagship_mollusk", 0, 0).crew("mollusk", "ghastly_gust")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("crew ghastly_gust")
    assert sorted(game.options) == sorted(["1,0", "0,1", "1,1", "40,40", "41,40", "40,41", "41,41"])
    game.give("41,41")
    assert game.where("flagship_mollusk") == (41, 41)
    assert game.state.box == ["ghastly_gust"]
    assert game.player("mollusk").dice == [1, 2]


@clause("AH-CARD-28")
def test_whispering_wind_costs_two_gold_and_blows_once_a_turn() -> None:
    p = sea(("compass_b", 0, 0), ("skull_a", 5, 5)).put("flagship_mollusk", 0, 0).gold("mollusk", 5)
    game = p.crew("mollusk", "whispering_wind").dice("mollusk", 1, 2).play("mollusk")
    game.give("crew whispering_wind")
    assert game.options == ["0,1", "5,6"]  # every space with Tailwind terrain, no die
    game.give("5,6")
    assert game.where("flagship_mollusk") == (5, 6)
    assert game.player("mollusk").gold == 3
    assert game.offers("crew") == []


@clause("AH-CARD-28")
def test_whispering_wind_blows_again_in_the_next_turn_and_not_for_one_gold() -> None:
    p = sea(("compass_b", 0, 0), ("skull_a", 5, 5)).put("flagship_mollusk", 0, 0).gold("mollusk", 5)
    p.crew("mollusk", "whispering_wind").dice("mollusk", 6, 6, 6, 6)
    game = p.play("mollusk").give("crew whispering_wind", "5,6")
    game.give("place 6 mollusk_rally_1", "place 6 mollusk_inspire_1").end()
    assert game.offers("crew") == ["crew whispering_wind"]
    game.give("crew whispering_wind")
    assert game.where("flagship_mollusk") == (0, 1)
    poor = sea(("compass_b", 0, 0)).put("flagship_mollusk", 0, 0).gold("mollusk", 1)
    poor.crew("mollusk", "whispering_wind").dice("mollusk", 1, 2)
    assert poor.play("mollusk").offers("crew") == []


# Pilot, Diver, Merchant


@clause("AH-CARD-23")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 0), ("no", 1)])
def test_the_pilot_may_ignore_the_damage_of_wreckage(answer: str, damage: int) -> None:
    p = sea(("tree_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "pilot").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "0,0")
    assert game.prompt == "crew.use"
    game.give(answer)
    if damage:
        game.give("mollusk_rally_1")
    assert tokens(game, "mollusk") == damage
    assert game.prompt == "move.step"


@clause("AH-CARD-23")
def test_the_pilot_is_on_the_flagship_only() -> None:
    p = sea(("tree_b", 0, 0)).put("flagship_bluefin", 1, 1).put("patrol", 1, 0).crew("bluefin", "pilot")
    game = p.dice("bluefin", 3, 1).play("bluefin").give("place 3 bluefin_order_1", "1,0", "0,0")
    assert game.where("patrol") is None


@clause("AH-CARD-24")
def test_the_diver_gains_one_gold_more_from_the_treasure_of_wreckage() -> None:
    p = sea(("tree_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "diver").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "0,0", "mollusk_rally_1", "pass")
    assert game.player("mollusk").gold == 2


@clause("AH-CARD-24")
def test_the_diver_gains_nothing_more_where_there_is_no_wreckage() -> None:
    p = sea(("skull_b", 0, 0)).put("flagship_mollusk", 1, 1).crew("mollusk", "diver").dice("mollusk", 1, 2)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "1,0", "pass")
    assert game.player("mollusk").gold == 1


@clause("AH-CARD-18", "AH-CARD-24")
def test_the_divers_extra_gold_is_not_for_wreckage_that_the_trawler_passes() -> None:
    p = sea(("tree_b", 0, 0)).put("flagship_mollusk", 1, 0).crew("mollusk", "diver", "trawler", "pilot")
    game = p.dice("mollusk", 1, 2).play("mollusk").give("place 1 trawler", "0,0", "yes")
    assert game.player("mollusk").gold == 1  # the Pilot is all that is asked for
    game.give("0,1", "yes")
    assert game.player("mollusk").gold == 3  # the second print, and the Diver's, where it anchors


@clause("AH-CARD-08")
def test_the_merchant_gains_a_gold_where_the_flagship_anchors_on_a_harbour() -> None:
    p = sea(("skull_a", 0, 0)).put("flagship_mollusk", 1, 1).crew("mollusk", "merchant").dice("mollusk", 1, 2)
    game = p.slot("mollusk", "mollusk_cannons_1", 1).play("mollusk").give("place 1 mollusk_sail_1", "1,0", "pass")
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-CARD-08")
def test_the_merchant_gains_nothing_in_passing_or_on_an_island() -> None:
    p = sea(("skull_a", 0, 0), ("compass_b", 2, 0)).put("flagship_mollusk", 2, 0).crew("mollusk", "merchant")
    game = p.slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 1, 2).play("mollusk")
    game.give("place 1 mollusk_sail_1", "1,0", "1,1").give("gain_ready_comrades")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.player("mollusk").gold == 0
