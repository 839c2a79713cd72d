"""Cases that several rules decide together. (MM-RUL-21, -64, -67, -88, -97, -99 to -106, MM-YARD-05, MM-YARD-06)"""

from __future__ import annotations

from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.views.perspective import Perspective
from tests.clauses import clause
from tests.games.marauders.clauses.duels import duel, plain
from tests.games.marauders.position import Play, Position


def salazar(zone: str, in_port: bool = True) -> Position:
    """Rodrigo Salazar: seamanship 3, scouting 2, leadership 3, influence 2."""
    return Position(2).captain(0, "rodrigo_salazar").at(0, zone, in_port)


def in_port(position: Position) -> Play:
    return position.play(0).give("port")


@clause("MM-RUL-21")
def test_war_is_no_licence_to_attack() -> None:
    game = duel(plain().war("spanish", "english"))
    assert game.bounties(0) == {"english": 1}


@clause("MM-RUL-88")
def test_a_reinforced_hull_absorbs_storm_damage_but_no_crew_lost_to_fever() -> None:
    position = plain().at(0, "nassau").mods(0, "reinforced_hull").put_modifications_away().event("ev_storm_1")
    game = position.play(0, "round_end").dice("S S").dice("1").give("yes")
    assert game.area(0, "cargo") == 3
    position = plain().at(0, "nassau").mods(0, "reinforced_hull").put_modifications_away().event("ev_fever")
    game = position.play(0, "turn_start").dice("1 1")
    assert game.prompt == "turn.act"
    assert game.area(0, "crew") == 2


@clause("MM-MOD-04", "MM-RUL-88")
def test_cannon_modifications_do_nothing_in_a_raid() -> None:
    position = plain().at(0, "trinidad").merchant("trinidad", "spanish").mods(0, "four_pounders", "swivel_guns")
    position.mods(0, "long_range_cannons").put_modifications_away()
    game = position.play(0).give("scout merchant").dice("S 1 1").give("attack spanish")
    game.chance("cargo_rum_1", "cargo_cocoa_1", "cargo_wood_6").dice("1 1")
    assert game.prompt == "cargo.keep"
    assert game.player(0).gold == 15


@clause("MM-SHIP-09", "MM-AREA-06")
def test_damage_does_not_change_maneuverability() -> None:
    game = duel(plain("galleon", "sloop").ship(1, "sloop", masts=1, cargo=0, cannons=0))
    game.dice("1 1", "1 1 1")
    assert game.prompt == "combat.declare"


@clause("MM-YARD-05", "MM-YARD-06", "MM-MOD-12")
def test_modifications_are_not_sold_alone_and_come_back_into_play_with_a_sold_ship() -> None:
    position = salazar("trinidad").having(0, gold=40).mods(0, "rigging").put_modifications_away()
    game = in_port(position).give("yard")
    assert [key for key in game.options if "rigging" in key] == []
    game.give("ship frigate", "havana").chance("rigging")
    assert (game.state.mod_ports, game.state.mods_hidden) == ([0], ["rigging"])


@clause("MM-BUY-05")
def test_old_cargo_may_be_thrown_away_while_buying() -> None:
    game = in_port(salazar("trinidad").cargo(0, "wood_1")).give("buy")
    game.chance(*[f"cargo_{card}" for card in ("food_1", "cocoa_1", "sugar_1", "spices_1", "tobacco_1", "textiles_1")])
    game.give("drop wood", "food", "pass")
    assert game.player(0).cargo == ["cargo_food_1"]
    assert "cargo_wood_1" in game.state.cargo_discard


@clause("MM-RUL-100", "MM-RUM-02")
def test_several_rumors_gained_at_once_leave_one() -> None:
    game = in_port(salazar("bridgetown").rumor(0, "ru_half_a_map")).give("prove").dice("S 1")
    game.chance("ru_apothecary", "ru_old_gunner")
    assert (game.prompt, game.options) == ("rumor.drop", ["ru_apothecary", "ru_old_gunner"])
    game.give("ru_old_gunner").chance_any()
    assert game.player(0).rumors == ["ru_apothecary"]


@clause("MM-RUL-101", "MM-RAID-14")
def test_a_mission_counts_raids_by_the_nationality_that_the_raider_chose() -> None:
    position = plain().at(0, "trinidad").merchant("trinidad", "dutch").mission(0, "mi_privateer_against_holland", 1)
    game = position.play(0).give("scout merchant").dice("S 1 1").give("attack spanish")
    game.chance("cargo_rum_1", "cargo_cocoa_1", "cargo_wood_6").dice("1 1").give("pass")
    assert game.player(0).mission == "mi_privateer_against_holland"
    position = plain().at(0, "trinidad").merchant("trinidad", "dutch").mission(0, "mi_privateer_against_holland", 1)
    game = position.play(0).give("scout merchant").dice("S 1 1").give("attack dutch")
    game.chance("cargo_rum_1", "cargo_cocoa_1", "cargo_wood_6").dice("1 1").give("pass").chance_any()
    assert game.player(0).mission == ""
    assert game.player(0).glory == 1


@clause("MM-RUL-82", "MM-LOOT-06")
def test_a_mission_to_defeat_a_pirate_is_completed_by_the_victory() -> None:
    position = plain().at(0, "nassau").npc("long_ben_avery", "nassau").mission(0, "mi_hunt_the_sloop")
    game = position.play(0).give("scout npc pirate_sloop").dice("S 1 1").dice("S S", "1 1 1").dice("2 2 2")
    game.give("shoot").dice("S S", "1").dice("2 2 2").chance_any()
    assert game.player(0).mission == ""
    assert game.player(0).glory == 2
    assert game.player(0).gold == 10 + 5 + 12


@clause("MM-RUL-106", "MM-PORT-05")
def test_one_port_action_serves_mission_and_rumor() -> None:
    position = salazar("petit_goave").mission(0, "mi_ransom").rumor(0, "ru_old_gunner")
    game = in_port(position).chance("eagle_eye_1")
    game.give("prove").dice("S 1").give("spec_lorenzo_vega").chance_any()
    assert game.player(0).glory == 2
    assert game.player(0).specialists == ["spec_lorenzo_vega"]


def test_the_specialists_to_choose_from_are_the_same_in_every_world_that_the_player_could_be_in() -> None:
    """A world that is dealt anew while the question is open can be played on with either of them."""
    game = Position(3).captain(0, "rodrigo_salazar").at(0, "petit_goave", in_port=True).rumor(0, "ru_old_gunner")
    play = game.hand(1, "thick_fog_1", "saboteur_1", "tip_off").hand(2, "eagle_eye_1", "hard_over_1").play(0)
    play.give("port", "prove").dice("S 1")
    assert play.prompt == "specialist.gain"
    for seed in range(20):
        for card in ("spec_lorenzo_vega", "spec_obed_fletcher"):
            run = Perspective(play.table, 0).sample(Randomness(seed))
            run.send(card)
            assert run.ctx.state.players[0].specialists == [card]


@clause("MM-RUL-99")
def test_a_feature_of_the_sea_changes_scouting_there_only() -> None:
    position = salazar("caribbean_sea", in_port=False).merchant("caribbean_sea", "dutch").merchant("curacao", "dutch")
    game = position.play(0).give("scout merchant").dice("1")
    assert game.prompt == "turn.act"
    game.give("move curacao", "scout merchant").dice("1 1")
    assert game.state.turn == 1


@clause("MM-RUL-67", "MM-MISS-01")
def test_two_missions_may_lie_in_one_port() -> None:
    position = salazar("old_providence").offered("mi_ransom", "mi_chart_the_reefs")
    assert len(in_port(position).offers("mission")) == 2


@clause("MM-RUL-104")
def test_a_bounty_gained_in_the_turn_makes_a_naval_ship_hostile_from_the_next_trigger() -> None:
    position = salazar("trinidad", in_port=False).merchant("trinidad", "dutch").npc("hendrick_grave", "trinidad")
    game = position.play(0, "turn_start")
    assert game.prompt == "turn.act"
    game.give("scout merchant").dice("S 1").give("attack dutch").chance_any()
    assert game.bounties(0) == {"dutch": 1}
    assert game.told("npc.scouts") == []


@clause("MM-NMOVE-05")
def test_several_npcs_may_share_a_zone() -> None:
    position = plain().at(0, "trinidad").bounties(0, english=1).npc("hendrick_grave", "caracas")
    game = position.npc("jean_du_casse", "basse_terre").next_event("ev_admiralty_orders").play(0, "round").chance_any()
    assert (game.npc_zone("navy_dutch"), game.npc_zone("navy_french")) == ("trinidad", "trinidad")


@clause("MM-RUL-64", "MM-GLORY-04")
def test_cards_of_the_own_turn_cannot_be_played_in_a_raid() -> None:
    position = plain().at(0, "trinidad").merchant("trinidad", "dutch").hand(0, "swift_current_1")
    game = position.play(0).give("scout merchant").dice("S 1 1")
    assert game.options == ["attack dutch", "attack spanish", "release"]


@clause("MM-RUL-97", "MM-CARDS-04")
def test_both_captains_may_use_damage_control_after_a_combat_one_by_learning_it() -> None:
    position = plain().ship(0, "frigate", hull=1).ship(1, "frigate", hull=1)
    game = duel(position.hand(0, "damage_control").hand(1, "quick_learner_1")).dice("1 1", "1 1")
    game.give("flee", "shoot").dice("S 1", "1 1")
    game.give("damage_control", "yes").give("quick_learner_1", "yes")
    assert (game.area(0, "hull"), game.area(1, "hull")) == (3, 3)
