"""Permanent effects of bought cards. (MA-PERM)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD, PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

MAPS = ("a_dock_foreman_1", "a_peddler_1", "a_envoy_1")
BOOKS = ("a_dock_foreman_2", "a_peddler_2", "a_envoy_2")
COTTON = ("a_ship_carpenter_1", "a_pathfinder_2", "a_sailor_1")


def in_village(position: Position, spent: int = 7) -> Play:
    return position.ship(0, "p01").play(0, "main", spent=spent).give("village")


def fighting(position: Position) -> Play:
    """A combat in Maracaibo up to the choice of the pile."""
    return position.ship(0, "p11").play(0, "main").give("city", "fight")


# Items


@clause("MA-EX-42", "MA-PERM-01")
def test_a_permanent_item_pays_one_of_its_kind_and_is_never_discarded() -> None:
    game = in_village(Position(2).tableau(0, "a_cartographer_1").hand(0, MAPS[0], MAPS[1]))
    game.give("a_cartographer_1", MAPS[1])
    assert game.player(0).hand == [MAPS[0]]
    assert (game.state.discard, game.player(0).tableau) == ([MAPS[1]], ["a_cartographer_1"])


@clause("MA-EX-42", "MA-RUL-36")
def test_two_permanent_items_pay_two() -> None:
    game = in_village(Position(2).tableau(0, "a_cartographer_1", "b_scout_1").hand(0, MAPS[0]))
    game.give("a_cartographer_1")
    assert game.player(0).hand == [MAPS[0]]
    assert game.player(0).doubloons == 23
    assert game.prompt == "explore.land"


@clause("MA-PERM-01")
def test_permanent_items_serve_again_and_again_and_only_their_own_kind() -> None:
    position = Position(2).tableau(0, "b_herbalist_1").quest("p01", "q07").ship(0, "p01")
    game = position.play(0, "main").give("quest q07")
    assert game.player(0).quests == ["q07"], "book and herbs are both covered"
    position = Position(2).tableau(0, "b_herbalist_1").quest("p01", "q05").ship(0, "p01").hand(0, BOOKS[0])
    assert position.play(0, "main").offers("quest") == [], "no treasure map"
    position = Position(2).tableau(0, "a_chronicler_1").quest("p01", "q02").ship(0, "p01").hand(0, BOOKS[0])
    game = position.play(0, "main").give("quest q02")
    assert (game.player(0).hand, game.player(0).tableau) == ([], ["a_chronicler_1"])


@clause("MA-RUL-36")
def test_one_permanent_item_saves_one_item_per_payment() -> None:
    position = Position(2).tableau(0, "a_chronicler_1").quest("p01", "q02").ship(0, "p01")
    assert position.play(0, "main").offers("quest") == [], "two books are demanded"


@clause("MA-RUL-37")
def test_equal_goods_are_hand_cards_with_the_same_good() -> None:
    position = Position(2).tableau(0, "b_haggler_1").hand(0, COTTON[0], COTTON[1], MAPS[1])
    game = in_village(position).give("b_haggler_1", COTTON[0])
    assert game.player(0).hand == [MAPS[1]]
    assert game.player(0).doubloons == 24
    different = in_village(Position(2).tableau(0, "b_haggler_1").hand(0, COTTON[0], MAPS[0], MAPS[1]))
    assert "b_haggler_1" not in different.options


@clause("MA-RUL-37")
def test_of_several_kinds_of_equal_goods_the_player_chooses() -> None:
    sugar = ("a_dock_foreman_1", "a_peddler_2")
    game = in_village(Position(2).tableau(0, "b_haggler_1").hand(0, *COTTON[:2], *sugar)).give("b_haggler_1")
    assert game.options == ["sugar", "cotton"]
    game.give("sugar", sugar[0])
    assert game.player(0).hand == list(COTTON[:2])


@clause("MA-RUL-37")
def test_permanent_items_never_help_with_equal_goods() -> None:
    position = Position(2).tableau(0, "b_haggler_1", "a_cartographer_1", "b_scout_1", "a_healer_1", "b_herbalist_1")
    assert "b_haggler_1" not in in_village(position.hand(0, COTTON[0])).options


# Prices


@clause("MA-PERM-02")
def test_discounts_lower_every_purchase_and_add_up() -> None:
    game = in_village(Position(2).tableau(0, "a_innkeeper_1").hand(0, "a_planter_1", "a_planter_2"))
    game.give("va_buy", "card a_planter_1", "va_buy", "card a_planter_2")
    assert game.player(0).doubloons == 20 - 5 - 5
    position = Position(2).tableau(0, "a_innkeeper_1", "a_builder_1", "c93_quarantine_warden").hand(0, "a_planter_1")
    game = in_village(position).give("va_buy", "card a_planter_1")
    assert game.player(0).doubloons == 20 - (6 - 4)


@clause("MA-PERM-02")
def test_a_discount_makes_a_card_affordable_and_does_not_concern_others() -> None:
    position = Position(2).tableau(0, "a_builder_1").hand(0, "a_planter_1").having(0, doubloons=4)
    assert in_village(position).give("va_buy", "card a_planter_1").player(0).doubloons == 0
    position = Position(2).tableau(1, "a_builder_1").hand(0, "a_planter_1").having(0, doubloons=4)
    assert "va_buy" not in in_village(position).options


# Combat


@clause("MA-PERM-03")
def test_before_every_combat_a_combat_point_is_taken_at_most_8() -> None:
    game = fighting(Position(2).tableau(0, "a_boatswain_1"))
    assert (game.prompt, game.player(0).combat) == ("draw.token", 2)
    both = fighting(Position(2).tableau(0, "a_boatswain_1", "a_boatswain_2"))
    assert both.player(0).combat == 3
    full = fighting(Position(2).tableau(0, "a_boatswain_1", "a_boatswain_2").having(0, combat=7))
    assert full.player(0).combat == 8


@clause("MA-PERM-03")
def test_a_declined_combat_gives_no_point() -> None:
    game = Position(2).tableau(0, "a_boatswain_1").ship(0, "p11").play(0, "main").give("city", "pass")
    assert game.player(0).combat == 1


@clause("MA-PERM-09")
@pytest.mark.parametrize(
    ("card", "nation"),
    [("b_french_privateer_1", "france"), ("b_english_privateer_1", "england"), ("b_spanish_admiral_1", "spain")],
)
def test_choosing_the_shown_nation_gives_2_combat_points(card: str, nation: str) -> None:
    for chosen in ("france", "england", "spain"):
        game = fighting(Position(2).tableau(0, card)).chance("k25").give(chosen)
        assert game.player(0).combat == (3 if chosen == nation else 1)


@clause("MA-PERM-09")
def test_the_points_of_the_nation_come_only_when_it_is_chosen_up_to_8() -> None:
    game = fighting(Position(2).tableau(0, "b_french_privateer_1", "b_french_privateer_2").having(0, combat=5))
    game.chance("k25")
    assert game.player(0).combat == 5
    assert game.give("france").player(0).combat == 8


@clause("MA-PERM-10")
def test_every_displaced_marker_gives_3_vp_and_an_annexed_flag_none() -> None:
    position = Position(2).tableau(0, "b_conqueror_1").marker("spain", "p04").having(0, combat=8)
    game = fighting(position).chance("k10").give("france", "combat", "act ca_flag 1 p04")
    assert game.player(0).vp == 3
    game = fighting(Position(2).tableau(0, "b_conqueror_1")).chance("k10").give("france", "act ca_flag 0 p04")
    assert game.player(0).vp == 0
    both = Position(2).tableau(0, "b_conqueror_1", "b_conqueror_2").marker("spain", "p04").having(0, combat=8)
    game = fighting(both).chance("k10").give("france", "combat", "act ca_flag 1 p04")
    assert game.player(0).vp == 6


# Compass and explorer


@clause("MA-PERM-04")
def test_a_compass_counts_for_quests_and_for_everything_that_counts_compasses() -> None:
    position = Position(2).tableau(0, "a_navigator_1", "b_astronomer_1").quest("p01", "q24").ship(0, "p01")
    assert position.play(0, "main").give("quest q24").player(0).vp == 2 * 4
    city = Position(2).tableau(0, "a_navigator_1").city("p13", "ct_observatory_2").ship(0, "p13").play(0, "main")
    city.give("city", "va_coin", "va_coin")
    assert city.player(0).doubloons == 22
    assert city.prompt != "village.act"


@clause("MA-PERM-05")
def test_the_explorer_may_go_one_field_further_for_the_reward_of_the_last_field_only() -> None:
    plain = Position(2).ship(0, "p04").play(0, "main").give("city")
    assert plain.options == ["e01", "e02", "e03", "pass"]
    game = Position(2).tableau(0, "b_expedition_leader_1").ship(0, "p04").play(0, "main").give("city")
    assert game.options == ["e01", "e02", "e03", "e04", "pass"]
    game.give("e04")
    assert (game.player(0).doubloons, game.player(0).vp, game.player(0).combat) == (23, 0, 1)
    both = Position(2).tableau(0, "b_expedition_leader_1", "c90_apprentice").ship(0, "p04").play(0, "main")
    assert both.give("city").options == ["e01", "e02", "e03", "e04", "e05", "pass"]


@clause("MA-PERM-06")
def test_jumping_an_explorer_steals_1_vp_from_its_owner() -> None:
    position = Position(2).tableau(0, "b_scout_1").explorer(1, "e02").having(1, vp=5).ship(0, "p04")
    game = position.play(0, "main").give("city", "e04")
    assert (game.player(0).vp, game.player(1).vp) == (1, 4)
    short = Position(2).tableau(0, "b_scout_1").explorer(1, "e02").having(1, vp=5).ship(0, "p04")
    game = short.play(0, "main").give("city", "e01")
    assert (game.player(0).vp, game.player(1).vp) == (0, 5), "not jumped"


@clause("MA-PERM-06", "MA-RUL-118")
def test_nothing_is_stolen_from_a_player_with_0_vp_and_at_most_what_there_is() -> None:
    for vp, stolen in ((0, 0), (1, 1), (2, 2), (5, 2)):
        position = Position(2).tableau(0, "b_scout_1", "b_scout_2").explorer(1, "e02").having(1, vp=vp).ship(0, "p04")
        game = position.play(0, "main").give("city", "e04")
        assert (game.player(0).vp, game.player(1).vp) == (stolen, vp - stolen)


@clause("MA-RUL-118")
def test_every_explorer_jumped_is_robbed_by_every_card() -> None:
    position = Position(3).tableau(0, "b_scout_1", "b_scout_2").explorer(1, "e01").explorer(2, "e02")
    game = position.having(1, vp=5).having(2, vp=1).ship(0, "p04").play(0, "main").give("city", "e05", "pass")
    assert [player.vp for player in game.state.players] == [3, 3, 0]


@clause("MA-PERM-06")
def test_without_the_card_jumping_costs_nobody_anything() -> None:
    position = Position(2).tableau(1, "b_scout_1").explorer(1, "e02").having(1, vp=5).ship(0, "p04")
    game = position.play(0, "main").give("city", "e04")
    assert (game.player(0).vp, game.player(1).vp, game.player(0).explorer) == (0, 5, FIELD["e04"])


# Stops in villages


@clause("MA-PERM-07", "MA-RUL-117")
def test_a_stop_of_any_player_in_a_village_with_an_own_assistant_pays_the_owner() -> None:
    position = Position(2).tableau(0, "b_informant_1", "a_peddler_1").ship(0, "p07").ship(1, "p07")
    game = position.play(1).give("p08")
    assert (game.player(0).vp, game.player(1).vp) == (1, 0)
    own = Position(2).tableau(0, "b_toll_keeper_1", "a_peddler_1").ship(0, "p07").play(0).give("p08")
    assert own.player(0).doubloons == 22


@clause("MA-PERM-07")
def test_passing_pays_nothing_nor_a_stop_elsewhere_or_at_assistants_of_others() -> None:
    position = Position(2).tableau(0, "b_informant_1", "a_peddler_1").ship(1, "p07")
    assert position.play(1).give("p08 p09").player(0).vp == 0
    position = Position(2).tableau(0, "b_informant_1").tableau(1, "a_peddler_1").ship(1, "p07")
    assert position.play(1).give("p08").player(0).vp == 0


@clause("MA-PERM-07")
def test_a_stop_in_a_city_pays_nothing() -> None:
    position = Position(2).tableau(0, "b_informant_1", "b_corsair_broker_1").ship(1, "p02")
    assert position.play(1).give("p05").player(0).vp == 0


@clause("MA-PERM-07", "MA-RUL-117")
def test_cards_add_up_but_assistants_do_not() -> None:
    position = Position(2).tableau(0, "b_informant_1", "b_informant_2", "b_toll_keeper_1").ship(1, "p07")
    game = position.tableau(0, "a_peddler_1", "b_corsair_broker_2").play(1).give("p08")
    assert (game.player(0).vp, game.player(0).doubloons) == (2, 22)


@clause("MA-RUL-117")
def test_several_owners_are_paid_in_turn_order_from_the_player_on_turn() -> None:
    position = Position(3).ship(1, "p14").tableau(0, "b_informant_1", "a_pathfinder_2")
    position.tableau(1, "b_informant_2", "b_helmsman_2").tableau(2, "b_toll_keeper_1", "c97_muleteer")
    game = position.play(1).give("p15")
    gains = [event for event in game.table.events if event.kind in ("vp.gained", "doubloons.gained")]
    assert [event.args[0] for event in gains] == [1, 2, 0]


# Figures for combat points


@clause("MA-PERM-08", "MA-RUL-108")
def test_a_figure_becomes_2_combat_points_as_often_as_one_likes() -> None:
    game = Position(2).tableau(0, "b_mercenary_captain_1").ship(0, "p01").play(0, "main")
    game.give("arm", "arm")
    assert (game.player(0).combat, game.player(0).figures, game.player(0).general) == (5, 0, 5)
    assert "arm" not in game.options, "no figure is left"


@clause("MA-PERM-08", "MA-RUL-108")
def test_it_is_not_possible_with_8_combat_points_and_the_excess_lapses() -> None:
    game = Position(2).tableau(0, "b_mercenary_captain_1").ship(0, "p01").having(0, combat=7).play(0, "main")
    game.give("arm")
    assert (game.player(0).combat, game.player(0).figures) == (8, 1)
    assert "arm" not in game.options


@clause("MA-RUL-108")
def test_it_is_possible_in_all_phases_of_the_own_turn() -> None:
    position = Position(2).tableau(0, "b_mercenary_captain_1").ship(0, "p04").having(0, figures=4, combat=0)
    game = position.legacy("l12").play(0)
    seen = []
    for answer in ("p06", "pass", "village", "va_coin", "pass"):
        assert "arm" in game.options, game.prompt
        seen.append(game.prompt)
        game.give(answer)
    assert seen == ["sail.to", "legacy.offer", "main.action", "village.act", "turn.end"]
    assert (game.prompt, "arm" in game.options) == ("draw.from", True)
    game.give("arm")
    assert game.player(0).combat == 2


@clause("MA-RUL-108")
def test_it_is_possible_in_combat() -> None:
    position = Position(2).tableau(0, "b_mercenary_captain_1").having(0, combat=0).stored("p11", 1).ship(0, "p11")
    game = position.play(0, "main").give("city", "fight").chance("k10").give("france")
    assert "arm" in game.options
    game.give("arm")
    assert game.player(0).combat == 2
    game.give("combat", "combat")
    assert game.state.combats[-1].value == 7


@clause("MA-RUL-108")
@pytest.mark.parametrize(("phase", "round"), [("interim_choice", 2), ("final_choice", 4)])
def test_it_is_possible_while_the_owner_decides_in_step_1_of_a_scoring(phase: str, round: int) -> None:
    position = Position(2).tableau(0, "b_mercenary_captain_1").round(round).having(0, doubloons=0)
    game = position.having(1, doubloons=20).play(0, phase)
    assert game.options == ["vp", "arm"]
    game.give("arm")
    assert (game.player(0).combat, game.player(0).figures) == (3, 1)
    game.give("vp")
    assert (game.asked, "arm" in game.options) == ("1", False), "the card is another player's"


@clause("MA-RUL-108")
def test_it_is_not_possible_in_the_turn_of_another_player() -> None:
    position = Position(2).tableau(0, "b_mercenary_captain_1").ship(1, "p07")
    game = position.play(1)
    assert "arm" not in game.options
    game.give("p08")
    assert game.asked == "1"
    assert "arm" not in game.options
    assert game.state.players[1].ship == PLACE["p08"]
