"""Rumors, missions, scouting and glory cards. (MM-RUM, MM-MISS, MM-SCOUT, MM-GLORY, MM-SPEC, MM-DICE)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.marauders.position import Play, Position


def salazar(zone: str, in_port: bool = True) -> Position:
    """Rodrigo Salazar: seamanship 3, scouting 2, leadership 3, influence 2."""
    return Position(2).captain(0, "rodrigo_salazar").at(0, zone, in_port)


def in_port(position: Position) -> Play:
    return position.play(0).give("port")


# Rumors


@clause("MM-RUM-04", "MM-RUM-05", "MM-RUM-07", "MM-RUM-08", "MM-PORT-05")
def test_a_rumor_proved_in_port_pays_and_earns_glory_beside_other_activities() -> None:
    game = in_port(salazar("basse_terre").rumor(0, "ru_debt_of_honour"))
    game.give("prove").dice("S 1").chance("eagle_eye_1")
    assert game.player(0).gold == 22
    assert game.player(0).glory == 1
    assert game.player(0).rumors == []
    assert "ru_debt_of_honour" in game.state.rumor_deck
    assert "buy" in game.options
    assert "sell" not in game.options


@clause("MM-RUM-05")
def test_a_rumor_that_proves_false_is_discarded() -> None:
    game = in_port(salazar("basse_terre").rumor(0, "ru_debt_of_honour")).give("prove").dice("1 1")
    assert (game.player(0).gold, game.player(0).glory, game.player(0).rumors) == (10, 0, [])
    assert "ru_debt_of_honour" in game.state.rumor_deck


@clause("MM-RUM-06", "MM-SCOUT-04", "MM-RUL-91")
def test_a_rumor_of_a_sea_zone_is_proved_by_a_scout_action_at_sea() -> None:
    game = salazar("havana", in_port=False).rumor(0, "ru_sunken_galleon").play(0)
    game.give("scout rumor").dice("S 1").chance_any()
    assert game.player(0).gold == 25
    assert game.state.actions == 2
    assert "scout rumor" not in salazar("havana").rumor(0, "ru_sunken_galleon").play(0).options


@clause("MM-RUM-07", "MM-RUL-70")
def test_forged_documents_are_kept_and_open_ports_closed_by_bounties_only() -> None:
    game = in_port(salazar("port_royal").rumor(0, "ru_forged_documents")).give("prove").dice("S 1").chance_any()
    assert game.player(0).kept == ["ru_forged_documents"]
    assert game.player(0).rumors == []
    position = salazar("tortuga", in_port=False).having(0, kept=["ru_forged_documents"]).bounties(0, french=1)
    game = position.play(0)
    game.give("enter", "port")
    assert game.prompt == "port.act"
    position = salazar("tortuga", in_port=False).having(0, kept=["ru_forged_documents"]).war("spanish", "french")
    assert "enter" not in position.play(0).options


@clause("MM-RUL-47")
def test_a_rumors_crew_combat_without_winner_earns_its_point_but_not_the_winners_reward() -> None:
    game = salazar("trinidad", in_port=False).rumor(0, "ru_ghost_ship").ship(0, "frigate", crew=2).play(0)
    game.give("scout rumor").dice("S 1").dice("S 1 1", "S 1").dice("S 1 1", "S 2").chance_any()
    assert game.player(0).captain == "rodrigo_salazar"
    assert game.player(0).gold == 10
    assert game.player(0).glory == 1


# Missions


@clause("MM-MISS-01", "MM-MISS-02", "MM-MISS-04", "MM-CAPT-05")
def test_a_mission_is_claimed_in_its_port_and_replaced_at_once() -> None:
    position = salazar("tortuga").offered("mi_letter_to_the_governor", "mi_ransom")
    game = in_port(position)
    assert game.offers("mission") == ["mission mi_letter_to_the_governor"]
    game.give("mission mi_letter_to_the_governor").dice("S 1").chance("mi_the_envoy")
    assert game.player(0).mission == "mi_letter_to_the_governor"
    assert game.state.missions == ["mi_ransom", "mi_the_envoy"]


@clause("MM-MISS-03")
def test_after_a_failed_attempt_the_mission_stays_but_none_can_be_tried_in_this_port_again() -> None:
    position = salazar("st_maarten").offered("mi_the_envoy", "mi_the_old_pilot")
    game = in_port(position).give("mission mi_the_envoy").dice("1 1")
    assert game.state.missions == ["mi_the_envoy", "mi_the_old_pilot"]
    assert game.offers("mission") == []


@clause("MM-MISS-05")
def test_a_new_mission_replaces_the_old_one() -> None:
    position = salazar("old_providence").offered("mi_ransom").mission(0, "mi_mutineers")
    game = in_port(position).give("mission mi_ransom").chance("mi_the_envoy", "mi_the_old_pilot")
    assert game.player(0).mission == "mi_ransom"
    assert game.player(0).gold == 5
    assert game.state.mission_discard == ["mi_mutineers"]


@clause("MM-MISS-06", "MM-RUL-31")
def test_reaching_the_port_completes_a_mission() -> None:
    game = in_port(salazar("petit_goave").mission(0, "mi_ransom")).chance("eagle_eye_1")
    assert game.player(0).gold == 27
    assert (game.player(0).glory, game.player(0).mission) == (1, "")
    assert "mi_ransom" in game.state.mission_discard


@clause("MM-RUL-31", "MM-PORT-02")
def test_selling_comes_before_everything_that_the_player_does_but_not_before_what_happens_by_itself() -> None:
    position = salazar("petit_goave").mission(0, "mi_ransom").cargo(0, "rum_1")
    game = in_port(position).chance("eagle_eye_1")
    assert game.player(0).mission == ""  # completed by taking the Port action
    assert "sell" in game.options
    position = salazar("trinidad").mission(0, "mi_rum_for_the_garrison").cargo(0, "rum_1", "rum_2", "rum_3")
    game = in_port(position)
    assert "sell" in game.options
    game.give("deliver 0").chance("eagle_eye_1")
    assert "sell" not in game.options


@clause("MM-RUL-31", "MM-MISS-06")
def test_goods_are_handed_in_without_payment_also_for_a_mission_claimed_just_now() -> None:
    position = salazar("trinidad").offered("mi_rum_for_the_garrison").cargo(0, "rum_1", "rum_2", "rum_3")
    game = in_port(position).give("mission mi_rum_for_the_garrison").dice("S 1").chance_any()
    game.give("deliver 0").chance("eagle_eye_1")
    assert game.player(0).gold == 24
    assert game.player(0).cargo == ["cargo_rum_3"]
    assert game.player(0).glory == 1


@clause("MM-SCOUT-04", "MM-RUL-91", "MM-SCOUT-03")
def test_a_scouting_task_can_be_tried_once_per_turn() -> None:
    game = salazar("havana", in_port=False).mission(0, "mi_spy_on_the_fleet").play(0).give("scout task 0").dice("1 1")
    assert game.offers("scout") == []
    assert game.player(0).mission == "mi_spy_on_the_fleet"


# Scouting


@clause("MM-SCOUT-01", "MM-RUL-08", "MM-RUL-07", "MM-EX-02", "MM-SCOUT-03")
def test_what_may_be_scouted_for() -> None:
    position = salazar("nassau", in_port=False).at(1, "nassau").merchant("nassau", "dutch")
    game = position.npc("hendrick_grave", "nassau").play(0)
    assert game.offers("scout") == ["scout player 2", "scout npc navy_dutch", "scout merchant"]
    game.give("scout player 2").dice("1 1")
    assert game.offers("scout") == ["scout npc navy_dutch", "scout merchant"]
    assert game.state.actions == 2
    position = salazar("nassau", in_port=False).at(1, "nassau", in_port=True)
    assert position.play(0).offers("scout") == []
    position = salazar("nassau").at(1, "nassau").merchant("nassau", "dutch")
    assert position.play(0).offers("scout") == []


@clause("MM-EX-23", "MM-ACT-01", "MM-ACT-03", "MM-RUL-95")
def test_three_actions_in_any_mix_and_not_all_need_be_used() -> None:
    position = salazar("havana", in_port=False).merchant("tortuga", "dutch")
    game = position.play(0).give("move nassau", "move tortuga", "scout merchant").dice("1 1")
    assert game.state.turn == 1
    game = salazar("havana").play(0).give("end")
    assert game.state.turn == 1


@clause("MM-EX-03", "MM-DICE-02", "MM-DICE-01")
def test_a_test_rolls_the_skill_and_one_skull_is_enough() -> None:
    position = Position(2).captain(0, "frederico_da_silva").at(0, "basse_terre", in_port=True)
    game = position.rumor(0, "ru_debt_of_honour").play(0).give("port", "prove").dice("1 4").chance("6").chance_any()
    assert game.player(0).glory == 1


# Glory


@clause("MM-GLORY-01", "MM-GLORY-03", "MM-RUL-32")
def test_a_point_brings_a_card_and_a_fifth_card_makes_one_go_at_once() -> None:
    position = salazar("petit_goave").mission(0, "mi_ransom")
    position.hand(0, "silver_tongue_1", "silver_tongue_2", "press_gang_1", "swift_current_1")
    game = in_port(position).chance("eagle_eye_1")
    assert (game.prompt, len(game.options)) == ("glory.discard", 5)
    game.give("press_gang_1")
    assert len(game.player(0).hand) == 4
    assert game.state.glory_discard == ["press_gang_1"]


@clause("MM-GLORY-04", "MM-RUL-94")
def test_cards_are_playable_in_their_own_moment_only() -> None:
    position = salazar("nassau", in_port=False).hand(0, "swift_current_1", "press_gang_1", "hard_over_1")
    game = position.ship(0, "sloop", crew=1).play(0)
    assert game.offers("card") == ["card swift_current_1"]
    position = salazar("trinidad").hand(0, "press_gang_1", "press_gang_2").ship(0, "sloop", crew=1)
    game = in_port(position)
    assert game.offers("card") == ["card press_gang_1", "card press_gang_2"]
    game.give("card press_gang_1")
    assert game.area(0, "crew") == 2
    assert game.offers("card") == []


@clause("MM-GLORY-05", "MM-RUL-09")
def test_a_card_for_the_start_of_another_turn_comes_before_his_actions() -> None:
    game = Position(3).hand(2, "saboteur_1").play(0, "turn_start")
    assert (game.asked, game.prompt) == ("2", "window.other_turn_start")
    game.give("saboteur_1", "yes")
    assert game.state.actions == 2
    assert game.asked == "0"


@clause("MM-SPEC-03", "MM-SPEC-05", "MM-SPEC-01")
def test_a_specialist_is_hired_by_a_test_or_for_gold_else_the_card_is_lost() -> None:
    game = in_port(salazar("port_royal").hand(0, "spec_joseph_hays")).give("card spec_joseph_hays").dice("1 1 1")
    game.give("yes")
    assert game.player(0).gold == 8
    assert game.player(0).specialists == ["spec_joseph_hays"]
    game = in_port(salazar("port_royal").hand(0, "spec_joseph_hays")).give("card spec_joseph_hays").dice("1 1 1")
    game.give("no")
    assert game.player(0).specialists == []
    assert game.state.glory_discard == ["spec_joseph_hays"]
    assert in_port(salazar("trinidad").hand(0, "spec_joseph_hays")).offers("card") == []


@clause("MM-SPEC-04")
def test_a_second_specialist_of_the_same_type_cannot_be_hired() -> None:
    position = salazar("port_royal").hand(0, "spec_joseph_hays").specialist(0, "spec_anneke_brandt")
    assert in_port(position).offers("card") == []


@clause("MM-RUL-50")
def test_the_discards_of_glory_cards_are_shuffled_when_the_deck_is_empty() -> None:
    position = salazar("petit_goave").mission(0, "mi_ransom")
    position.state.glory_deck, position.state.glory_discard = [], ["press_gang_1"]
    game = in_port(position).chance("press_gang_1")
    assert game.player(0).hand == ["press_gang_1"]
    position = salazar("petit_goave").mission(0, "mi_ransom")
    position.state.glory_deck = []
    game = in_port(position)
    assert (game.player(0).glory, game.player(0).hand) == (1, [])


# Villon and Pepijn


@clause("MM-RUL-59")
def test_villon_enters_every_port_but_tests_influence_before_acting_in_an_illegal_one() -> None:
    position = Position(2).captain(0, "alexandre_villon").at(0, "nassau").bounties(0, english=1)
    game = position.play(0).give("enter", "port").dice("1 1 1")
    assert game.prompt == "turn.act"
    assert game.state.actions == 1
    assert "port" not in game.options


@clause("MM-RUL-59", "MM-RUL-30")
def test_pepijn_carries_one_card_more_even_with_a_destroyed_hold() -> None:
    position = Position(2).captain(0, "pepijn_van_avezaath").ship(0, "sloop", cargo=0).cargo(0, "rum_1", "wood_1")
    game = position.play(0).give("leave", "wood")
    assert game.player(0).cargo == ["cargo_rum_1"]
