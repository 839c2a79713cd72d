"""The ship board: discs, gates, and what the twelve areas give. (MA-SHIP)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import IMPROVEMENTS, PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

ALL = [area.id for area in IMPROVEMENTS]
UNGATED = ["village_speed", "hand_limit", "free_display", "doubloons_5", "vp_3", "combat_village", "village_arms"]
SUGAR = ("a_dock_foreman_1", "a_peddler_2", "a_deckhand_2")


def at_shipyard(position: Position) -> Play:
    """At a city that gives a combat point and removes a disc."""
    return position.ship(0, "p14").play(0, "main").give("city")


def last_disc(area: str) -> Play:
    """The second disc of an area is taken."""
    return at_shipyard(Position(2).one_disc(0, area)).give(area)


# Discs and gates


@clause("MA-SHIP-01")
def test_an_area_is_unlocked_by_its_second_disc_not_by_its_first() -> None:
    game = at_shipyard(Position(2)).give("doubloons_5")
    assert (game.player(0).discs[3], game.player(0).doubloons) == (1, 20)
    game = last_disc("doubloons_5")
    assert (game.player(0).discs[3], game.player(0).doubloons) == (0, 25)


@clause("MA-SHIP-07", "MA-SHIP-10", "MA-SHIP-11", "MA-SHIP-14", "MA-RUL-68", "MA-RUL-26")
def test_at_first_only_areas_without_gate_can_be_chosen() -> None:
    assert at_shipyard(Position(2)).steps == [*UNGATED, "pass"]


@clause("MA-SHIP-07")
def test_vp_6_opens_with_vp_3_and_gives_6_vp() -> None:
    half = at_shipyard(Position(2).one_disc(0, "vp_3"))
    assert "vp_6" not in half.options
    game = at_shipyard(Position(2).unlocked(0, "vp_3").one_disc(0, "vp_6")).give("vp_6")
    assert game.player(0).vp == 6


@clause("MA-SHIP-10", "MA-RUL-68")
def test_discs_of_village_trade_can_be_taken_only_when_village_arms_is_unlocked() -> None:
    assert "village_trade" not in at_shipyard(Position(2).one_disc(0, "village_arms")).options
    game = at_shipyard(Position(2).unlocked(0, "village_arms"))
    assert "village_trade" in game.options
    assert game.give("village_trade").player(0).discs[8] == 1


@clause("MA-EX-51", "MA-SHIP-11", "MA-SHIP-14", "MA-RUL-27")
def test_master_stroke_opens_with_four_other_areas_and_vp_10_not_yet() -> None:
    position = Position(2).unlocked(0, "vp_3", "doubloons_5", "hand_limit").one_disc(0, "village_speed")
    game = position.ship(0, "p01").quest("p01", "q20").having(0, combat=2).play(0, "main")
    game.give("quest q20")
    assert "master_stroke" not in game.options
    game.give("village_speed")
    assert "master_stroke" in game.options
    assert "village_claim" in game.options
    assert "vp_10" not in game.options


@clause("MA-SHIP-14", "MA-RUL-27")
def test_vp_10_opens_with_six_other_areas_and_gives_10_vp() -> None:
    five = at_shipyard(Position(2).unlocked(0, *UNGATED[:5]))
    assert "vp_10" not in five.options
    position = Position(2).unlocked(0, *UNGATED[:4], "village_claim", "master_stroke").one_disc(0, "vp_10")
    game = at_shipyard(position)
    assert "vp_10" in game.options, "gated areas count too"
    assert game.give("vp_10").player(0).vp == 10


@clause("MA-RUL-27")
def test_the_gated_area_itself_does_not_count_for_its_gate() -> None:
    game = at_shipyard(Position(2).unlocked(0, *UNGATED[:3]).one_disc(0, "master_stroke", "village_claim"))
    assert "master_stroke" not in game.options
    assert "village_claim" not in game.options


@clause("MA-RUL-26")
def test_of_two_discs_one_or_none_may_be_removed() -> None:
    for answers, gone in (([], 0), (["vp_3"], 1), (["vp_3", "hand_limit"], 2)):
        position = Position(2).ship(0, "p01").quest("p01", "q20").having(0, combat=2)
        game = position.play(0, "main").give("quest q20", *answers)
        if gone < 2:
            game.give("pass")
        assert 24 - sum(game.player(0).discs) == gone
        assert game.player(0).quests == ["q20"]


@clause("MA-RUL-26")
def test_both_of_two_discs_may_come_from_one_area_and_no_third_follows() -> None:
    position = Position(2).ship(0, "p01").quest("p01", "q20").having(0, combat=2)
    game = position.play(0, "main").give("quest q20", "doubloons_5", "doubloons_5")
    assert game.player(0).doubloons == 25
    assert game.prompt != "disc.remove"


@clause("MA-RUL-26")
def test_without_any_disc_a_removal_lapses() -> None:
    game = at_shipyard(Position(2).unlocked(0, *ALL))
    assert game.player(0).combat == 2
    assert game.prompt != "disc.remove"


@clause("MA-RUL-26")
def test_without_any_disc_nothing_can_be_delivered() -> None:
    coffee = "a_ship_carpenter_2"
    game = at_shipyard(Position(2).hand(0, coffee).unlocked(0, *ALL))
    assert game.prompt != "city.deliver"
    assert game.player(0).hand == [coffee]
    game = at_shipyard(Position(2).hand(0, coffee).unlocked(0, *ALL[:11]).one_disc(0, "vp_10"))
    game.give(f"deliver {coffee}")
    assert (game.player(0).vp, game.state.storage[PLACE["p14"]]) == (10, 1)


@clause("MA-RUL-26")
def test_without_any_disc_no_offer_of_a_legacy_tile_is_possible() -> None:
    game = Position(2).legacy("l12").unlocked(0, *ALL).ship(0, "p04").play(0).give("p06")
    assert game.prompt == "village.act"
    assert game.player(0).doubloons == 20


# What the areas give


@clause("MA-SHIP-02")
@pytest.mark.parametrize(("spent", "actions"), [(1, 1), (2, 2), (4, 2), (5, 3), (7, 3)])
def test_village_speed_needs_2_mp_for_two_and_5_for_three_village_actions(spent: int, actions: int) -> None:
    game = Position(2).unlocked(0, "village_speed").ship(0, "p01").play(0, "main", spent=spent).give("village")
    assert game.state.villages + 1 == actions


@clause("MA-SHIP-02")
def test_village_speed_does_not_change_village_actions_of_cities_and_assistants() -> None:
    city = Position(2).unlocked(0, "village_speed").ship(0, "p13").play(0, "main", spent=7)
    city.give("city", "france", "va_coin")
    assert city.prompt != "village.act"
    position = Position(2).unlocked(0, "village_speed").ship(0, "p01").tableau(0, "a_ship_carpenter_1")
    assistant = position.play(0, "main", spent=7).give("assistant a_ship_carpenter_1", "pass", "va_coin")
    assert assistant.prompt != "village.act"


@clause("MA-SHIP-03")
def test_hand_limit_lets_the_hand_grow_to_6_from_the_same_turn_on() -> None:
    game = last_disc("hand_limit").until("sail.to")
    assert game.asked == "1"
    assert len(game.player(0).hand) == 6
    game.give("p01").until("sail.to")
    assert len(game.player(1).hand) == 4


@clause("MA-SHIP-04")
def test_free_display_gives_3_vp_and_then_free_cards() -> None:
    position = (
        Position(2).one_disc(0, "free_display").display("a_sailor_1", "a_sailor_2", "", "").having(0, doubloons=0)
    )
    game = at_shipyard(position)
    game.give("free_display")
    assert game.player(0).vp == 3
    assert game.prompt == "draw.from"
    game.give("display a_sailor_1")
    assert (game.player(0).hand, game.player(0).doubloons) == (["a_sailor_1"], 0)


@clause("MA-SHIP-05")
def test_doubloons_5_gives_5_doubloons() -> None:
    assert last_disc("doubloons_5").player(0).doubloons == 25


@clause("MA-SHIP-06")
def test_vp_3_gives_3_vp() -> None:
    assert last_disc("vp_3").player(0).vp == 3


@clause("MA-SHIP-09")
def test_village_arms_is_a_village_action_for_a_combat_point_and_a_doubloon() -> None:
    game = Position(2).ship(0, "p01").play(0, "main", spent=4).give("village")
    assert "village_arms" not in game.options
    game = Position(2).unlocked(0, "village_arms").ship(0, "p01").play(0, "main", spent=4)
    game.give("village", "village_arms")
    assert (game.player(0).combat, game.player(0).doubloons, game.prompt) == (2, 21, "village.act")


@clause("MA-SHIP-10", "MA-RUL-37")
def test_village_trade_gives_2_doubloons_and_2_vp_for_three_equal_goods() -> None:
    position = Position(2).unlocked(0, "village_arms", "village_trade").ship(0, "p01")
    game = position.hand(0, *SUGAR, "a_scribe_2").play(0, "main", spent=4)
    game.give("village", "village_trade", "a_dock_foreman_1", "a_deckhand_2", "a_scribe_2")
    assert game.player(0).hand == ["a_peddler_2"]
    assert (game.player(0).doubloons, game.player(0).vp, game.prompt) == (22, 2, "village.act")


@clause("MA-SHIP-10", "MA-RUL-37")
def test_items_and_unequal_goods_do_not_serve_village_trade() -> None:
    same_item = ("a_dock_foreman_1", "a_peddler_1", "a_envoy_1")  # treasure maps; sugar, cocoa, coffee
    position = Position(2).unlocked(0, "village_arms", "village_trade").ship(0, "p01").hand(0, *same_item)
    assert "village_trade" not in position.play(0, "main").give("village").options
    position = Position(2).unlocked(0, "village_arms", "village_trade").ship(0, "p01").hand(0, *SUGAR[:2])
    game = position.tableau(0, "a_cartographer_1").planned(0, SUGAR[2]).play(0, "main").give("village")
    assert "village_trade" not in game.options, "neither planned cards nor permanent items help"


@clause("MA-SHIP-12")
def test_village_claim_puts_a_marker_in_the_ships_village_for_influence_and_a_doubloon() -> None:
    game = Position(2).unlocked(0, "village_claim").ship(0, "p01").play(0, "main").give("village", "village_claim")
    assert game.options == ["france", "england", "spain"]
    game.give("england")
    assert game.state.markers[PLACE["p01"]] == 1
    assert game.state.left == [13, 12, 13]
    assert (game.player(0).influence, game.player(0).doubloons) == ([0, 1, 0], 21)


@clause("MA-SHIP-12")
def test_village_claim_needs_a_village_without_marker() -> None:
    taken = Position(2).unlocked(0, "village_claim").marker("spain", "p01").ship(0, "p01").play(0, "main")
    assert "village_claim" not in taken.give("village").options
    city = Position(2).unlocked(0, "village_claim").ship(0, "p13").play(0, "main").give("city", "france")
    assert city.prompt == "village.act"
    assert "village_claim" not in city.options


@clause("MA-SHIP-13")
def test_master_stroke_explores_3_with_reward() -> None:
    game = at_shipyard(Position(2).unlocked(0, *UNGATED[:4]).one_disc(0, "master_stroke")).give("master_stroke")
    assert game.steps == ["option 0", "option 1", "option 2", "pass"]
    game.give("option 0", "e03")
    assert game.player(0).vp == 2


@clause("MA-SHIP-13")
def test_master_stroke_gives_4_doubloons_and_4_vp() -> None:
    game = at_shipyard(Position(2).unlocked(0, *UNGATED[:4]).one_disc(0, "master_stroke"))
    game.give("master_stroke", "option 1")
    assert (game.player(0).doubloons, game.player(0).vp) == (24, 4)


@clause("MA-SHIP-13")
def test_master_stroke_moves_one_influence_marker_to_its_next_noble_rank() -> None:
    position = Position(2).unlocked(0, *UNGATED[:4]).one_disc(0, "master_stroke").influence(0, france=4, spain=5)
    game = at_shipyard(position).give("master_stroke", "option 2", "france")
    assert game.player(0).influence == [7, 0, 5]
    assert game.prompt != "influence.nation"


# The combat action in villages


def fighting(position: Position, nation: str = "france", token: str = "k10") -> Play:
    return position.ship(0, "p11").play(0, "main").give("city", "fight").chance(token).give(nation)


@clause("MA-SHIP-08")
def test_combat_village_strikes_villages_never_cities_nor_own_markers() -> None:
    position = Position(2).unlocked(0, "combat_village").marker("spain", "p01").marker("france", "p02")
    game = fighting(position)
    empty = [key.split()[3] for key in game.offers("act combat_village 0")]
    assert empty == ["p03", "p06", "p07", "p08", "p09", "p10", "p12", "p15", "p16", "p17", "p18", "p19"]
    assert game.offers("act combat_village 1") == ["act combat_village 1 p01"]
    assert fighting(Position(2)).offers("act combat_village") == []


@clause("MA-SHIP-08")
def test_combat_village_takes_an_empty_village_for_2() -> None:
    position = Position(2).unlocked(0, "combat_village").tableau(0, "a_wholesaler_1").tableau(1, "b_quartermaster_1")
    game = fighting(position).give("act combat_village 0 p07")
    assert game.state.combats[-1].value == 3
    assert game.state.markers[PLACE["p07"]] == 0
    assert (game.player(0).influence, game.player(0).doubloons) == ([1, 0, 0], 20 + 3 + 1)
    assert game.player(1).doubloons == 20
    assert game.offers("act combat_village") == [], "once per combat"


@clause("MA-EX-41", "MA-SHIP-08", "MA-PERM-10")
def test_combat_village_displaces_for_5() -> None:
    position = Position(2).unlocked(0, "combat_village").marker("spain", "p15").tableau(0, "b_conqueror_1")
    position.tableau(0, "a_pathfinder_2", "b_helmsman_2").tableau(1, "c97_muleteer").having(0, combat=0, figures=0)
    game = fighting(position)
    assert game.state.combats[-1].value == 5
    game.give("act combat_village 1 p15")
    assert game.told("combat.action")[0].args == (0, "combat_village", 5)
    assert (game.player(0).influence, game.player(0).doubloons, game.player(0).vp) == ([1, 0, 0], 27, 3)
    assert game.state.markers[PLACE["p15"]] == 0
    assert game.state.left == [12, 13, 12], "the Spanish marker has left the game"
    assert game.prompt != "combat.act", "with value 0 and nothing to add the combat is over"


@clause("MA-SHIP-08")
def test_combat_village_needs_value_5_to_displace() -> None:
    position = Position(2).unlocked(0, "combat_village").marker("spain", "p15").having(0, combat=1)
    game = fighting(position, "england")
    assert game.state.combats[-1].value == 4
    assert game.offers("act combat_village 1") == []
    game.give("combat")
    assert game.offers("act combat_village 1") == ["act combat_village 1 p15"]


@clause("MA-SHIP-15")
def test_the_ship_board_has_three_planning_spaces_one_compass_and_eight_combat_points() -> None:
    game = Position(2).ship(0, "p01").planned(0, "a_sailor_1", "a_sailor_2").hand(0, "a_planter_1", "a_planter_2")
    played = game.play(0, "main")
    assert played.offers("plan") == ["plan a_planter_1", "plan a_planter_2"]
    played.give("plan a_planter_1")
    assert played.offers("plan") == []
    compass = Position(2).ship(0, "p01").quest("p01", "q24").having(0, combat=7).play(0, "main").give("quest q24")
    assert (compass.player(0).vp, compass.player(0).combat) == (2, 8)
    assert (compass.player(0).quests, compass.player(0).tokens) == (["q24"], [])
