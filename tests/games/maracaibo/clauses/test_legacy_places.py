"""Legacy tiles that change places, arrows and combat: L1 to L9, L18, L20 to L25. (MA-LEG)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import LEGACY, PLACE
from quarterdeck.games.maracaibo.content.pieces import NONE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

COFFEE = "a_envoy_1"
COTTON = "a_ship_carpenter_1"
TOBACCO = "a_pathfinder_1"


def routes(start: str, *legacy: str, position: Position | None = None) -> list[str]:
    """The ways that a ship may take from a place with these tiles in play."""
    position = (position or Position(2)).ship(0, start).legacy(*legacy)
    return position.play(0).steps


def fighting(position: Position, token: str = "k13", nation: str = "france") -> Play:
    """A combat in Maracaibo; token 13 gives France 7 for a doubloon."""
    position.ship(0, "p11").hand(0)
    return position.play(0, "main").give("city").until("combat.begin").give("fight").chance(token).give(nation)


def raised(game: Play, points: int) -> Play:
    """So many combat points are given up for combat value."""
    for _ in range(points):
        game.give("combat")
    return game


# L1


@clause("MA-LEG-02")
def test_puerto_cabezas_becomes_a_city_where_one_delivers_and_then_fulfils_its_quest() -> None:
    position = Position(2).legacy("l01").quest("p17", "q24").ship(0, "p17").hand(0, COFFEE)
    top = position.state.quest_top
    game = position.having(0, doubloons=2, combat=0).play(0, "main", spent=7)
    assert game.steps == ["city", "quest q24", "pass"], "a city and no village"
    game.give("city")
    assert game.steps == [f"deliver {COFFEE}", "pass"]
    game.give(f"deliver {COFFEE}", "hand_limit")
    assert game.state.storage[PLACE["p17"]] == 1
    assert game.prompt == "quest.here"
    assert game.steps == ["quest q24", "pass"]
    game.give("quest q24")
    assert (game.player(0).doubloons, game.player(0).vp, game.player(0).combat) == (0, 2, 2)
    assert game.player(0).quests == ["q24"]
    game.chance_any()
    assert game.state.quests_at(PLACE["p17"]) == [top], "a new quest tile is laid"


@clause("MA-LEG-02")
def test_l1_comes_with_a_quest_on_its_quest_space() -> None:
    position = Position(2, "campaign").story_taken(0, "s04")
    top = position.state.quest_top
    game = position.play(0, "interim_steps").chance_any()
    assert game.state.quests_at(PLACE["p17"]) == [top, "s05"]


@clause("MA-LEG-02")
def test_the_quest_space_is_refilled_beside_a_story_tile_and_only_when_its_own_quest_was_taken() -> None:
    def here() -> Position:
        position = Position(2).legacy("l01").quest("p17", "q24").quest("p17", "s35").ship(0, "p17")
        return position.hand(0, "a_ship_carpenter_2", "a_pathfinder_2")

    top = here().state.quest_top
    quest = here().play(0, "main").give("quest q24").chance_any()
    assert quest.state.quests_at(PLACE["p17"]) == ["s35", top]
    story = here().play(0, "main").give("quest s35", "a_ship_carpenter_2").chance_any()
    assert story.player(0).quests == ["s35"]
    assert story.state.quests_at(PLACE["p17"]) == ["q24"]


@clause("MA-RUL-94", "MA-LEG-02")
def test_the_quest_of_puerto_cabezas_is_open_to_the_main_action_quest_without_delivery() -> None:
    position = Position(2).legacy("l01").quest("p17", "q24").ship(0, "p17").hand(0, COFFEE)
    top = position.state.quest_top
    game = position.play(0, "main").give("quest q24").chance_any()
    assert game.state.storage[PLACE["p17"]] == 0
    assert game.player(0).hand == [COFFEE]
    assert game.state.quests_at(PLACE["p17"]) == [top]


@clause("MA-RUL-94")
def test_place_17_is_no_village_any_more_and_its_marker_is_that_of_the_flag() -> None:
    position = Position(2).legacy("l01").unlocked(0, "combat_village").marker("spain", "p17")
    game = fighting(position.having(0, combat=0))
    assert "act ca_flag 1 p17" in game.options
    assert not [option for option in game.options if "combat_village" in option and option.endswith("p17")]
    assert [option for option in game.options if "combat_village" in option and option.endswith("p18")]
    empty = Position(2).legacy("l01").ship(0, "p01").hand(0, "b_settlers_1").play(0, "main", spent=1)
    empty.give("village", "va_buy", "card b_settlers_1", "france")
    assert "p17" not in empty.options
    assert "p18" in empty.options


@clause("MA-RUL-94")
def test_the_gain_for_a_stop_in_a_village_does_not_hold_in_puerto_cabezas() -> None:
    def gained(*legacy: str) -> int:
        position = Position(2).tableau(1, "b_informant_1", "b_armorer_2").legacy(*legacy).ship(0, "p13")
        return position.play(0).give("p17").player(1).vp

    assert gained() == 1
    assert gained("l01") == 0


@clause("MA-RUL-94")
def test_the_flag_of_puerto_cabezas_gives_one_influence() -> None:
    game = fighting(Position(2).legacy("l01").having(0, combat=0)).give("act ca_flag 0 p17")
    assert game.prompt == "influence.nation"
    game.give("england")
    assert game.player(0).influence == [1, 1, 0]
    assert game.state.markers[PLACE["p17"]] == 0


# Dear arrows


@clause("MA-LEG-03")
@pytest.mark.parametrize(
    ("tile", "start", "route", "longer"),
    [
        ("l02", "p02", "p05 p06 p07 p08 p09", "p05 p06 p07 p08 p09 p10"),
        ("l08", "p12", "p13 p17 p18 p19 p20", "p13 p17 p18 p19 p20 p21a"),
        ("l18", "p07", "p08 p09 p10 p11 p12", "p08 p09 p10 p11 p12 p13"),
    ],
)
def test_a_dear_arrow_costs_three(tile: str, start: str, route: str, longer: str) -> None:
    assert route in routes(start, tile)
    assert longer not in routes(start, tile)
    game = Position(2).ship(0, start).legacy(tile).play(0).give(route)
    assert game.state.sailed == 7
    other = Position(2).ship(0, start).play(0).give(route)
    assert other.state.sailed == 5


# L3, L20 to L23


@clause("MA-LEG-04", "MA-RUL-24")
def test_the_plague_sends_the_city_tile_to_the_box_and_leaves_no_city_or_village_action() -> None:
    position = Position(2, "campaign").stored("p14", 1).story_taken(0, "s10")
    position.state.unread = ["s10"]
    game = position.play(0, "interim_story").chance_any()
    assert game.state.city_tiles[PLACE["p14"]] == ""
    assert game.state.storage[PLACE["p14"]] == 0
    plagued = Position(2).plague().ship(0, "p14").hand(0, COFFEE)
    assert plagued.quest("p14", "q24").tableau(0, "b_quartermaster_2").play(0, "main", spent=7).steps == [
        "quest q24",
        "pass",
    ]


@clause("MA-LEG-04")
def test_other_main_actions_are_possible_under_the_plague() -> None:
    sugar = ["a_dock_foreman_1", "a_harbor_pilot_1", "a_merchant_2"]
    position = Position(2).plague().ship(0, "p14").tableau(0, "b_quartermaster_2").hand(0, *sugar)
    assert "assistant b_quartermaster_2" in position.play(0, "main").steps


@clause("MA-RUL-24")
def test_the_flag_of_cartagena_can_be_annexed_and_displaced_under_the_plague() -> None:
    game = fighting(Position(2).plague().having(0, combat=0, doubloons=1, general=1, figures=0))
    game.give("act ca_flag 0 p14")
    assert game.state.markers[PLACE["p14"]] == 0
    assert (game.player(0).figures, game.player(0).doubloons) == (1, 2)
    taken = fighting(Position(2).plague().marker("spain", "p14"))
    assert "act ca_flag 1 p14" in taken.options
    village = fighting(Position(2).plague().unlocked(0, "combat_village"))
    assert not [option for option in village.options if "combat_village" in option and option.endswith("p14")]


@clause("MA-LEG-14", "MA-RUL-119")
@pytest.mark.parametrize(
    ("tile", "place", "card"),
    [
        ("l20", "p12", "a_ship_carpenter_2"),
        ("l21", "p15", "a_pathfinder_2"),
        ("l22", "p10", "a_envoy_2"),
        ("l23", "p09", "a_pathfinder_1"),
    ],
)
def test_where_fever_is_there_are_no_village_actions_but_assistants_and_quests(
    tile: str, place: str, card: str
) -> None:
    position = Position(2).legacy(tile).ship(0, place).quest(place, "q24").tableau(0, card)
    assert position.play(0, "main", spent=7).steps == ["quest q24", f"assistant {card}", "pass"]
    healthy = Position(2).ship(0, place).with_a_dear_quest(place)
    assert "village" in healthy.play(0, "main", spent=7).steps


@clause("MA-RUL-25")
def test_village_actions_of_an_assistant_or_of_the_last_field_are_allowed_where_fever_is() -> None:
    game = Position(2).legacy("l20").ship(0, "p12").tableau(0, "a_ship_carpenter_2").play(0, "main")
    game.give("assistant a_ship_carpenter_2", "pass")
    assert game.prompt == "village.act"
    position = Position(2).legacy("l20").ship(0, "p12").tableau(0, "b_jungle_guide_1").explorer(0, "e24")
    game = position.play(0, "main").give("assistant b_jungle_guide_1").until("explore.land").give("e25")
    assert game.prompt == "village.act"


# L4, L7


@clause("MA-LEG-05")
def test_santo_tome_is_reached_only_by_an_explorer_on_field_4_and_over_two_arrows_of_three() -> None:
    assert not [route for route in routes("p08", "l04") if "p09a" in route]
    near = Position(2).explorer(0, "e03")
    assert not [route for route in routes("p08", "l04", position=near) if "p09a" in route]
    for field in ("e04", "e06", "e06s"):
        found = routes("p08", "l04", position=Position(2).explorer(0, field))
        assert [route for route in found if "p09a" in route] == ["p09 p09a", "p09 p09a p10"]
    assert not [route for route in routes("p08", position=Position(2).explorer(0, "e04")) if "p09a" in route]
    game = Position(2).ship(0, "p08").legacy("l04").explorer(0, "e04").play(0).give("p09 p09a")
    assert game.state.sailed == 4


@clause("MA-LEG-05")
def test_santo_tome_delivers_tobacco_gives_two_village_actions_and_five_points_for_a_figure() -> None:
    position = Position(2).legacy("l04").explorer(0, "e04").ship(0, "p09a").hand(0, TOBACCO)
    game = position.having(0, doubloons=0, figures=1, general=2).play(0, "main", spent=7)
    game.give("city", f"deliver {TOBACCO}", "hand_limit")
    assert game.state.storage[PLACE["p09a"]] == 1
    game.give("va_coin", "va_coin")
    assert game.prompt == "pay.for"
    game.give("pay")
    assert (game.player(0).vp, game.player(0).figures, game.player(0).general) == (5, 0, 3)
    assert game.player(0).doubloons == 2


@clause("MA-LEG-05", "MA-LEG-08")
@pytest.mark.parametrize(
    ("tile", "place", "before", "enough"), [("l04", "p09a", "e03", "e04"), ("l07", "p15a", "e10", "e11")]
)
def test_a_marker_goes_to_a_hidden_city_only_with_the_explorer_far_enough(
    tile: str, place: str, before: str, enough: str
) -> None:
    assert f"act ca_flag 0 {place}" not in fighting(Position(2).legacy(tile).explorer(0, before)).options
    assert f"act ca_flag 0 {place}" in fighting(Position(2).legacy(tile).explorer(0, enough)).options
    assert f"act ca_flag 0 {place}" not in fighting(Position(2).explorer(0, enough)).options
    enemy = Position(2).legacy(tile).explorer(0, before).marker("spain", place)
    assert f"act ca_flag 1 {place}" not in fighting(enemy).options


@clause("MA-LEG-08")
def test_panama_is_reached_only_by_an_explorer_on_field_11_and_gives_combat_points_and_combat() -> None:
    assert not [route for route in routes("p14", "l07", position=Position(2).explorer(0, "e10")) if "p15a" in route]
    found = routes("p14", "l07", position=Position(2).explorer(0, "e11"))
    assert "p15 p15a" in found
    assert "p15 p15a p16" in found
    position = Position(2).legacy("l07").explorer(0, "e11").ship(0, "p15a").hand(0, COTTON)
    game = position.having(0, combat=1).play(0, "main").give("city", f"deliver {COTTON}", "hand_limit")
    assert game.state.storage[PLACE["p15a"]] == 1
    assert game.player(0).combat == 4
    assert game.prompt == "combat.begin"


@clause("MA-LEG-05", "MA-LEG-08")
def test_the_flags_of_the_hidden_cities_give_an_exploration_and_six_points() -> None:
    game = fighting(Position(2).legacy("l07").explorer(0, "e11")).give("act ca_flag 0 p15a")
    assert game.player(0).vp == 6
    game = fighting(Position(2).legacy("l04").explorer(0, "e04")).give("act ca_flag 0 p09a")
    assert game.prompt == "explore.land"
    assert game.steps == ["e05", "pass"]


# L5, L25


@clause("MA-LEG-06")
def test_whoever_stops_at_the_safe_house_takes_a_figure_before_the_main_action_and_without_one() -> None:
    game = Position(2).legacy("l05").ship(0, "p02").having(0, figures=0, general=2).play(0).give("p03")
    assert game.prompt == "village.act"
    assert (game.player(0).figures, game.player(0).general) == (1, 1)
    passing = Position(2).legacy("l05").ship(0, "p02").having(0, figures=0).play(0).give("p03 p04")
    assert passing.player(0).figures == 0
    none_left = Position(2).legacy("l05").ship(0, "p02").having(0, figures=0, general=0).play(0).give("p03")
    assert none_left.player(0).figures == 0


@clause("MA-LEG-15", "MA-RUL-59")
def test_the_heros_welcome_gives_six_points_instead_of_three_as_main_action() -> None:
    def points(*answers: str, legacy: tuple[str, ...] = ("l25",)) -> int:
        game = Position(2).legacy(*legacy).ship(0, "p21a").with_a_dear_quest("p21a").play(0, "main")
        assert game.steps == ["city", "pass"]
        return game.give(*answers).player(0).vp

    assert points("city") == 6
    assert points("pass") == 0
    assert points("city", legacy=()) == 3


@clause("MA-RUL-59")
def test_the_other_home_places_are_as_ever_with_the_heros_welcome() -> None:
    for place, points in (("p21b", 3), ("p22", 5)):
        game = Position(2).legacy("l25").round(4).ship(0, place).play(0, "main").give("city")
        assert game.player(0).vp == points


# L6, L9


@clause("MA-LEG-07", "MA-RUL-116")
@pytest.mark.parametrize(
    ("option", "space", "value"), [("act l06 0 fleet_space_1", 0, 10), ("act l06 1 fleet_space_2", 1, 11)]
)
def test_the_silver_fleet_takes_ten_or_eleven_for_three_influence_and_eight_doubloons(
    option: str, space: int, value: int
) -> None:
    game = fighting(Position(2).legacy("l06").having(0, combat=8, doubloons=1))
    raised(game, value - 7 - 1)
    assert option not in game.options
    raised(game, 1).give(option)
    assert game.state.combats[0].value == 0
    assert game.state.spaces[space] == 0
    assert game.state.left == [12, 13, 13]
    assert game.player(0).influence == [3, 0, 0]
    assert game.player(0).doubloons == 8


@clause("MA-LEG-07", "MA-RUL-116")
def test_the_fleet_is_used_once_per_combat_and_only_on_an_empty_space() -> None:
    game = raised(fighting(Position(2).legacy("l06").having(0, combat=8, figures=8)), 8)
    for _ in range(8):
        game.give("figure")
    game.give("act l06 1 fleet_space_2")
    assert game.state.combats[0].value == 23 - 11
    assert game.offers("act l06") == [], "once per combat"
    one = Position(2).legacy("l06").having(0, combat=8)
    one.state.spaces[0] = 1
    assert raised(fighting(one), 8).offers("act l06") == ["act l06 1 fleet_space_2"], "never displaced"
    both = Position(2).legacy("l06").having(0, combat=8)
    both.state.spaces[0], both.state.spaces[1] = 1, 2
    assert raised(fighting(both), 8).offers("act l06") == []
    assert raised(fighting(Position(2).having(0, combat=8)), 8).offers("act l06") == []


@clause("MA-LEG-09", "MA-RUL-116")
def test_the_gold_mine_takes_eight_for_twelve_doubloons_from_explorer_field_5_on() -> None:
    near = Position(2).legacy("l09").explorer(0, "e04").having(0, combat=8)
    assert raised(fighting(near), 8).offers("act l09") == []
    game = fighting(Position(2).legacy("l09").explorer(0, "e05").having(0, combat=8, doubloons=1))
    assert game.offers("act l09") == []
    raised(game, 1).give("act l09 0 mine_space")
    assert game.state.combats[0].value == 0
    assert game.state.spaces == [NONE, NONE, 0]
    assert game.player(0).doubloons == 12
    assert game.player(0).influence == [0, 0, 0]
    taken = Position(2).legacy("l09").explorer(0, "e05").having(0, combat=8)
    taken.state.spaces[2] = 1
    assert raised(fighting(taken), 8).offers("act l09") == []


@clause("MA-LEG-17", "MA-LEG-07", "MA-LEG-09")
def test_markers_on_legacy_tiles_count_as_markers_on_places() -> None:
    position = Position(2).legacy("l06", "l09").marker("spain", "p04").marker("england", "p05")
    position.state.spaces = [0, 0, NONE]
    position.state.left[0] -= 2
    game = fighting(position.having(0, combat=0))
    assert game.state.combats[0].value == 5, "France alone has most markers"
    mine = Position(2).legacy("l09").marker("france", "p04").marker("spain", "p01", "p02").influence(0, france=2)
    mine.state.spaces[2] = 0
    mine.state.left[0] -= 1
    end = mine.round(4).play(0, "final_steps")
    assert end.player(0).vp == 3 + 1 * (1 + 2), "two markers of each: France ties for most, one field cleared"


@clause("MA-LEG-07", "MA-LEG-09")
def test_without_a_marker_left_neither_fleet_nor_mine_can_be_taken() -> None:
    position = Position(2).legacy("l06", "l09").explorer(0, "e05").having(0, combat=8)
    position.state.left[0] = 0
    game = raised(fighting(position), 8)
    assert game.offers("act l0") == []


@clause("MA-LEG-01")
def test_every_legacy_tile_has_its_position() -> None:
    at_places = {tile: place for place, index in PLACE.items() for tile in LEGACY if LEGACY[tile].place == index}
    assert at_places["l01"] == "p17"
    assert at_places["l03"] == "p14"
    assert at_places["l04"] == "p09a"
    assert at_places["l05"] == "p03"
    assert sorted(tile for tile in LEGACY if tile not in at_places) == ["l02", "l06", "l08", "l09", "l18"]
