"""Ship combat: declaration, contest, action. (MM-FIGHT, MM-NFIGHT, MM-EX-17, MM-EX-20)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.marauders.clauses.duels import duel, harmless, plain, second_round
from tests.games.marauders.position import Position


@clause(
    "MM-EX-20", "MM-FIGHT-02", "MM-FIGHT-07", "MM-CARDS-04", "MM-RUL-71", "MM-RUL-97", "MM-CFIGHT-03", "MM-CFIGHT-05"
)
def test_the_long_combat_example() -> None:
    position = Position(2).captain(0, "felipe").captain(1, "frances_wright").ship(0, "frigate").ship(1, "sloop")
    position.weapons(0, "chain_shot").weapons(1, "grappling_hooks").mods(1, "rigging").put_modifications_away()
    position.hand(0, "quick_learner_1").hand(1, "reroll_crew_combat_1")
    game = duel(position)
    # Round 1: both must shoot; Frances rolls a die more, wins by failed pips and scores 1 hit for her only cannon.
    game.dice("S 1 1", "S 1 4").dice("1", "3")
    game.give("crew", "cargo")  # Felipe moves the hit; without a skull nobody asks for chain shot
    assert game.areas(0) == {"hull": 3, "cargo": 2, "masts": 3, "crew": 3, "cannons": 3}
    assert game.areas(1) == {"hull": 2, "cargo": 1, "masts": 2, "crew": 2, "cannons": 1}
    # Round 2: Frances wins but does not escape; Felipe scores 1 hit, not 3.
    game.give("shoot", "flee").dice("S 1 2", "S 3 4").dice("4")
    assert game.area(1, "cannons") == 0
    # Round 3: she can no longer shoot; 3 hits, one of them with chain shot.
    game.give("shoot")
    assert game.options == ["board", "flee"]
    game.give("flee").dice("S S 1", "S 2 3").dice("1 4 S").give("yes")
    assert game.areas(1) == {"hull": 1, "cargo": 0, "masts": 1, "crew": 2, "cannons": 0}
    assert game.player(0).weapons == []
    assert game.state.weapons["chain_shot"] == 4
    # Round 4: grappling hooks turn the contest; Felipe's 1 hit comes before the boarding.
    game.give("shoot", "board").dice("S 1 2", "1 2 3")
    game.give("yes", "1", "2", "3").dice("S S 4").dice("2")
    assert game.areas(1) == {"hull": 1, "cargo": 0, "masts": 0, "crew": 2, "cannons": 0}
    assert game.player(1).weapons == []
    # Crew combat, round 1: three successes are only two hits.
    game.dice("S 3", "S S S").give("pass")
    assert (game.area(0, "crew"), game.area(1, "crew")) == (1, 1)
    # Crew combat, round 2: a card and its copy.
    game.dice("S S", "S 1 4")
    game.give("reroll_crew_combat_1", "yes", "attacker", "5").dice("3 4")
    game.give("quick_learner_1", "yes", "attacker", "3", "4").dice("S 2").chance_any().give("no").chance_any()
    assert game.player(0).captain == ""
    assert game.area(1, "crew") == 0
    assert game.player(1).captain == "frances_wright"
    assert game.player(1).glory == 1


@clause("MM-EX-17", "MM-FIGHT-07", "MM-FIGHT-08")
def test_a_winner_fires_all_cannons_a_loser_one_for_each_success_and_a_boarder_is_shot_at_first() -> None:
    game = duel(plain("frigate", "sloop").ship(1, "sloop", masts=1).captain(0, "felipe").captain(1, "nicolas_jaures"))
    game.dice("S S S", "S S 1").dice("1 1 3", "1").give("pass")
    assert (game.area(1, "cargo"), game.area(1, "crew")) == (0, 1)
    assert game.area(0, "cargo") == 2
    game.give("shoot", "board").dice("S 1 1", "S S 1").dice("2")
    assert game.area(1, "masts") == 0
    assert game.state.combat().stage == "crew"


@clause("MM-FIGHT-03", "MM-FIGHT-02")
def test_the_attacker_declares_first_and_round_one_is_shooting_only() -> None:
    game = duel(plain())
    assert game.prompt == "roll.die"
    assert [event.args[2] for event in game.told("combat.declared")] == ["shoot", "shoot"]
    harmless(game)
    assert (game.asked, game.options) == ("0", ["shoot", "board", "flee"])
    game.give("board")
    assert (game.asked, game.options) == ("1", ["shoot", "board", "flee"])
    assert game.state.combat().sides[0].declared == "board"


@clause("MM-FIGHT-04", "MM-SHIP-07")
def test_a_ship_two_points_handier_rolls_a_die_more_and_one_point_is_not_enough() -> None:
    game = duel(plain("frigate", "sloop"))
    game.dice("1 1", "1 1")
    assert game.prompt == "combat.declare"
    game = duel(plain("galleon", "frigate"))
    game.dice("1 1", "1 1 1")
    assert game.prompt == "combat.declare"


@clause("MM-FIGHT-05")
def test_without_any_success_nobody_wins_whatever_the_pips() -> None:
    game = duel(plain())
    game.dice("4 4", "1 1")
    assert (game.asked, game.prompt) == ("0", "combat.declare")
    assert game.areas(1)["hull"] == 3 and sum(game.areas(1).values()) == 15


@clause("MM-FIGHT-05")
def test_more_successes_win_against_more_pips() -> None:
    game = duel(plain())
    game.dice("S S", "S 4").dice("1 2 3", "4")
    assert game.areas(1) == {"hull": 3, "cargo": 2, "masts": 2, "crew": 2, "cannons": 3}
    assert game.areas(0)["cannons"] == 2


@clause("MM-FIGHT-06", "MM-DICE-04")
def test_equal_successes_are_decided_by_the_pips_of_failed_dice() -> None:
    game = duel(plain())
    game.dice("S 2", "S 3").dice("1", "1 2 3")
    assert sum(game.areas(0).values()) == 12
    assert sum(game.areas(1).values()) == 14


@clause("MM-FIGHT-06", "MM-FIGHT-07")
def test_a_full_tie_has_no_winner_but_both_score_their_successes() -> None:
    game = duel(plain())
    game.dice("S 3", "S 3").dice("2", "4")
    assert (game.area(1, "masts"), game.area(0, "cannons")) == (2, 2)
    assert sum(game.areas(0).values()) == sum(game.areas(1).values()) == 14
    game.give("flee", "shoot").dice("S S", "S S").dice("1 1")
    assert game.area(0, "cargo") == 1
    assert game.prompt == "combat.declare"


@clause("MM-FIGHT-07")
def test_a_loser_scores_no_more_hits_than_cannons() -> None:
    game = duel(plain("frigate", "sloop").captain(0, "felipe").captain(1, "nicolas_jaures"))
    game.dice("S S S", "S S 4").dice("1 1 2", "3").give("pass")
    assert game.prompt == "combat.declare"
    assert sum(game.areas(0).values()) == 14


@clause("MM-FIGHT-09", "MM-RUL-41")
def test_fleeing_succeeds_only_if_the_opponent_had_no_success() -> None:
    game = second_round(plain())
    game.give("shoot", "flee").dice("S 1", "S S").dice("1")
    assert game.prompt == "combat.declare"
    game.give("shoot", "flee").dice("1 1", "S 1")
    assert (game.asked, game.prompt) == ("0", "turn.act")
    assert (game.where(0), game.where(1)) == ("nassau", "nassau")
    assert "scout player 2" in game.options  # Frederico may look twice


@clause("MM-RUL-41", "MM-SCOUT-03")
def test_after_an_escape_the_ship_cannot_be_scouted_for_again() -> None:
    position = plain().captain(0, "tom_harrow").at(0, "nassau").at(1, "nassau")
    game = position.play(0).give("scout player 2").dice("S 1 1")
    game.dice("1 1 1", "1 1").give("shoot", "flee").dice("1 1 1", "S 1")
    assert game.prompt == "turn.act"
    assert "scout player 2" not in game.options
    assert game.state.actions == 2


@clause("MM-RUL-98")
def test_the_bounty_for_an_attack_stays_with_the_attacker_who_flees() -> None:
    game = second_round(plain()).give("flee", "shoot").dice("S 1", "1 1")
    assert game.prompt == "turn.act"
    assert (game.bounties(0), game.bounties(1)) == ({"english": 1}, {})


@clause("MM-FIGHT-10")
def test_who_declared_flee_or_board_scores_no_hits_and_a_failed_one_does_nothing_more() -> None:
    game = second_round(plain())
    game.give("board", "shoot").dice("S 1", "S S").dice("1 2 3")
    assert sum(game.areas(1).values()) == 15
    assert sum(game.areas(0).values()) == 12
    assert game.prompt == "combat.declare"
    assert game.state.combat().stage == "ship"


@clause("MM-FIGHT-08")
def test_a_boarder_sunk_by_the_losers_hits_dies() -> None:
    game = second_round(plain().ship(0, "frigate", hull=1, cargo=1))
    game.give("board", "shoot").dice("S S", "S 1").dice("S").give("hull").chance_any()
    assert len(game.told("captain.died")) == 1
    assert game.player(0).captain == ""
    assert game.player(1).glory == 1


@clause("MM-FIGHT-08")
def test_a_boarder_who_loses_the_last_crew_does_not_board_and_the_ship_combat_goes_on() -> None:
    game = second_round(plain().ship(0, "frigate", crew=1))
    game.give("board", "shoot").dice("S S", "S 1").dice("3")
    assert game.area(0, "crew") == 0
    assert (game.asked, game.prompt) == ("0", "combat.declare")
    assert game.state.combat().stage == "ship"
    assert game.options == ["shoot", "flee"]


@clause("MM-FIGHT-11", "MM-RUL-38", "MM-RUL-74")
def test_hits_are_simultaneous_and_two_sunk_ships_leave_no_winner() -> None:
    game = duel(plain("sloop", "sloop").ship(0, "sloop", hull=1).ship(1, "sloop", hull=1))
    game.dice("S S", "S 1").dice("S", "S").give("hull", "hull").chance_any()
    assert [event.args[0] for event in game.told("captain.died")] == [1, 0]
    assert (game.player(0).glory, game.player(1).glory) == (0, 0)


@clause("MM-FIGHT-11")
def test_cannons_destroyed_in_a_round_still_fire_in_it() -> None:
    game = duel(plain("sloop", "sloop"))
    game.dice("S S", "S 1").dice("4", "3")
    assert game.area(1, "cannons") == 0
    assert game.area(0, "crew") == 1


@clause("MM-FIGHT-01", "MM-RUL-10")
def test_a_captain_who_survives_goes_on_with_his_remaining_actions_and_one_who_dies_has_none() -> None:
    game = duel(plain("frigate", "sloop").ship(1, "sloop", hull=1))
    game.dice("S S", "1 1").dice("S S S").give("hull", "cargo", "cargo").chance_any()
    assert game.player(1).captain == ""
    assert (game.asked, game.prompt, game.state.actions) == ("0", "turn.act", 2)
    game = duel(plain("sloop", "frigate").ship(0, "sloop", hull=1))
    game.dice("1 1", "S S").dice("S S S").give("hull", "cargo", "cargo").chance_any()
    assert game.player(0).captain == ""
    assert game.state.turn == 1


@clause("MM-NFIGHT-01", "MM-NFIGHT-02", "MM-RUL-43")
def test_the_left_neighbour_leads_an_npc_which_flees_only_when_weaker() -> None:
    position = Position(3).captain(1, "frederico_da_silva").captain(0, "felipe").at(1, "nassau").ship(1, "frigate")
    game = position.npc("hendrick_grave", "nassau").play(1)
    game.give("scout npc navy_dutch").dice("S 1 1").dice("1 1", "1 1 1")
    assert game.asked == "1"
    game.give("shoot")
    assert (game.asked, game.options) == ("2", ["shoot", "board"])
    game.give("shoot").dice("S S", "1 1 1").dice("4 4 S")
    assert (game.asked, game.prompt) == ("2", "skull.area")
    game.give("hull").give("shoot")
    assert (game.asked, game.options) == ("2", ["shoot", "board", "flee"])


@clause("MM-NFIGHT-03", "MM-EX-16")
def test_an_npc_frigate_begins_with_three_in_every_area() -> None:
    position = plain().at(0, "nassau").npc("hendrick_grave", "nassau")
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    assert game.npc_areas() == {"hull": 3, "cargo": 3, "masts": 3, "crew": 3, "cannons": 3}


@clause("MM-NFIGHT-04", "MM-RUL-69")
def test_an_npc_that_is_not_defeated_is_fully_repaired() -> None:
    position = plain().captain(0, "frederico_da_silva").at(0, "nassau").ship(0, "frigate")
    game = position.npc("hendrick_grave", "nassau").play(0)
    game.give("scout npc navy_dutch").dice("S 1 1").dice("S S", "1 1 1").dice("1 1 1")
    game.give("flee", "shoot").dice("S 1", "1 1 1")
    assert game.prompt == "turn.act"
    game.give("scout npc navy_dutch").dice("S 1 1")
    assert game.npc_areas() == {"hull": 3, "cargo": 3, "masts": 3, "crew": 3, "cannons": 3}


@clause("MM-RUL-35")
def test_round_one_is_shooting_even_without_cannons() -> None:
    game = duel(plain().ship(0, "frigate", cannons=0))
    game.dice("S S", "1 1")
    assert sum(game.areas(1).values()) == 15
    assert game.options == ["board", "flee"]


@clause("MM-RUL-34", "MM-AREA-06", "MM-AREA-08")
def test_without_masts_only_shooting_is_left_and_without_cannons_and_crew_only_fleeing() -> None:
    game = second_round(plain().ship(0, "frigate", cannons=0, crew=0))
    assert [event.args[2] for event in game.told("combat.declared")][-1] == "flee"
    assert game.asked == "1"
    game = duel(plain().ship(0, "frigate", masts=0, cannons=0))
    game.dice("1", "1 1")
    assert [event.args[2] for event in game.told("combat.declared")][-1] == "shoot"
    assert game.asked == "1"


@clause("MM-RUL-34", "MM-RUL-74")
def test_two_ships_that_can_only_shoot_without_cannons_part() -> None:
    game = duel(plain().ship(0, "frigate", masts=0, cannons=0).ship(1, "frigate", masts=0, cannons=0))
    game.dice("1", "1")
    assert (game.asked, game.prompt) == ("0", "turn.act")
    assert (game.player(0).glory, game.player(1).glory) == (0, 0)
    assert game.bounties(0) == {"english": 1}


@clause("MM-RUL-33", "MM-AREA-06")
def test_without_masts_exactly_one_die_is_rolled_even_by_a_handier_ship() -> None:
    game = duel(plain("galleon", "sloop").ship(1, "sloop", masts=0))
    game.dice("1 1", "1")
    assert game.prompt == "combat.declare"
