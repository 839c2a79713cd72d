"""Hit areas, special weapons and modifications in ship combat. (MM-AREA, MM-ARMS, MM-MOD, MM-RUL-36, MM-RUL-37)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.numbers import AREAS
from quarterdeck.games.marauders.rules.actions.damage import movable
from tests.clauses import clause
from tests.games.marauders.clauses.duels import duel, plain, second_round
from tests.games.marauders.position import Position


@clause("MM-AREA-01", "MM-RUL-05", "MM-AREA-03")
def test_the_numbers_locate_hits_on_cargo_masts_crew_and_cannons() -> None:
    for face, area in (("1", "cargo"), ("2", "masts"), ("3", "crew"), ("4", "cannons")):
        game = duel(plain("frigate", "frigate")).dice("S 1", "S 1").dice(face, "1")
        expected = {"hull": 3, "cargo": 3, "masts": 3, "crew": 3, "cannons": 3}
        expected[area] = 2
        assert game.areas(1) == expected


@clause("MM-EX-18")
def test_two_hits_on_one_area_cost_two() -> None:
    game = duel(plain()).dice("S S", "1 1").dice("2 2 1")
    assert (game.area(1, "masts"), game.area(1, "cargo")) == (1, 2)


@clause("MM-AREA-01", "MM-RUL-36")
def test_the_victim_chooses_for_each_skull_any_area_the_hull_included() -> None:
    game = duel(plain()).dice("S S", "1 1").dice("S 1 S")
    assert (game.asked, game.options) == ("1", ["hull", "cargo", "masts", "crew", "cannons"])
    game.give("hull", "crew")
    assert game.areas(1) == {"hull": 2, "cargo": 2, "masts": 3, "crew": 2, "cannons": 3}


@clause("MM-EX-30", "MM-AREA-02", "MM-AREA-03")
def test_a_hit_on_a_destroyed_area_counts_against_the_hull() -> None:
    position = plain("frigate", "sloop").ship(1, "sloop", masts=0).captain(0, "felipe")
    game = duel(position).dice("S S 1", "1").dice("2 S 1").give("crew")
    assert game.areas(1) == {"hull": 1, "cargo": 1, "masts": 0, "crew": 1, "cannons": 1}


@clause("MM-AREA-02", "MM-AREA-03", "MM-RUL-36")
def test_a_skull_on_an_area_that_a_numbered_hit_destroys_goes_to_the_hull() -> None:
    game = duel(plain("frigate", "sloop")).dice("S S", "1 1").dice("S 4 1").give("cannons")
    assert game.areas(1) == {"hull": 1, "cargo": 1, "masts": 2, "crew": 2, "cannons": 0}


@clause("MM-AREA-04", "MM-RUL-40")
def test_a_destroyed_hull_sinks_the_ship_and_everything_on_board_is_lost() -> None:
    position = plain("frigate", "sloop").ship(1, "sloop", hull=1, cannons=0).having(1, gold=7).cargo(1, "rum_1")
    game = duel(position).dice("S S", "1 1").dice("4 2 2").chance_any()
    assert game.player(1).captain == ""
    assert game.player(0).gold == 10
    assert game.player(0).cargo == []
    assert game.player(0).glory == 1
    assert game.player(0).ship == "frigate"
    assert "cargo_rum_1" in game.state.cargo_discard


@clause("MM-AREA-05")
def test_hits_on_the_hold_cost_cargo_cards_at_random() -> None:
    position = plain("frigate", "flute").cargo(1, "rum_1", "cocoa_1", "wood_1")
    game = duel(position).dice("S S", "1 1").dice("1 1 2")
    assert (game.asked, game.prompt) == ("chance", "draw.lost_cargo")
    game.chance("cargo_cocoa_1")
    assert game.player(1).cargo == ["cargo_rum_1", "cargo_wood_1"]
    assert game.state.cargo_discard == ["cargo_cocoa_1"]


@clause("MM-AREA-07", "MM-SHIP-05")
def test_without_crew_boarding_cannot_be_chosen() -> None:
    game = second_round(plain().ship(0, "frigate", crew=0))
    assert game.options == ["shoot", "flee"]


@clause("MM-AREA-08")
def test_each_cannon_lost_is_a_hit_less() -> None:
    game = duel(plain().ship(0, "frigate", cannons=2)).dice("S S", "1 1").dice("1 2")
    assert game.prompt == "combat.declare"
    assert sum(game.areas(1).values()) == 13


@clause("MM-AREA-09", "MM-MOVE-02", "MM-RAID-04", "MM-RUL-81")
def test_destroyed_areas_do_not_hinder_moving_but_merchants_must_be_let_go() -> None:
    position = plain().ship(0, "frigate", masts=0).at(0, "nassau").merchant("nassau", "spanish")
    game = position.play(0)
    assert game.offers("move") == ["move havana", "move tortuga"]
    game.give("scout merchant").dice("S 1 1")
    assert (game.prompt, game.options) == ("raid.attack", ["release"])
    assert game.give("release").prompt == "turn.act"
    assert game.bounties(0) == {}
    assert game.state.merchant_zones == []


@clause("MM-EX-19", "MM-ARMS-03", "MM-ARMS-04")
def test_grapeshot_makes_skulls_crew_hits_and_the_surplus_is_lost() -> None:
    game = duel(plain("frigate", "sloop").weapons(0, "grapeshot")).dice("S S", "1 1").dice("3 S S").give("yes")
    assert game.areas(1) == {"hull": 2, "cargo": 2, "masts": 2, "crew": 0, "cannons": 1}
    assert game.player(0).weapons == []
    assert game.state.weapons["grapeshot"] == 4


@clause("MM-ARMS-02", "MM-ARMS-04")
def test_chain_shot_makes_skulls_masts_hits_and_other_surplus_still_goes_to_the_hull() -> None:
    position = plain("frigate", "sloop").ship(1, "sloop", masts=1, cargo=0).weapons(0, "chain_shot")
    game = duel(position).dice("S S", "1 1").dice("1 S S").give("yes")
    assert game.areas(1) == {"hull": 1, "cargo": 0, "masts": 0, "crew": 2, "cannons": 1}


@clause("MM-ARMS-04", "MM-RUL-76")
def test_chain_shot_for_four_pounders_spares_the_hull_in_the_volley_of_the_same_round_too() -> None:
    position = plain("frigate", "sloop").mods(0, "four_pounders").weapons(0, "chain_shot").put_modifications_away()
    game = second_round(position).give("shoot", "flee", "yes").dice("S").give("yes")
    assert game.area(1, "masts") == 1
    game.dice("S S", "1 1").dice("2 2 1")
    assert game.areas(1) == {"hull": 2, "cargo": 1, "masts": 0, "crew": 2, "cannons": 1}
    game.give("shoot").dice("S S", "1").dice("2 3 3")  # the next round: surplus goes to the hull again
    assert game.areas(1) == {"hull": 1, "cargo": 1, "masts": 0, "crew": 0, "cannons": 1}


@clause("MM-DICE-01", "MM-CARDS-04")
def test_both_skull_faces_of_a_die_are_one_and_the_same_to_choose() -> None:
    position = plain().hand(0, "reroll_contest_1")
    game = duel(position)
    for face in ("5", "6", "1", "1"):
        game.chance(face)
    game.give("reroll_contest_1", "yes", "attacker")
    assert game.options == ["5", "pass"]  # the first die, one of two equal ones, needs no question


@clause("MM-RUL-37")
def test_chain_shot_and_grapeshot_are_not_both_used_for_one_volley() -> None:
    game = duel(plain().weapons(0, "chain_shot", "grapeshot")).dice("S S", "1 1").dice("S S 1").give("yes")
    assert game.prompt == "combat.declare"
    assert game.player(0).weapons == ["grapeshot"]


@clause("MM-RUL-76")
def test_weapons_serve_in_the_volley_of_a_loser_too() -> None:
    game = duel(plain().weapons(1, "grapeshot")).dice("S S", "S 1").dice("1 1 1", "S")
    assert game.asked == "1"
    game.give("yes")
    assert game.area(0, "crew") == 2


@clause("MM-ARMS-01")
def test_grappling_hooks_reroll_any_own_dice_but_only_for_a_boarder() -> None:
    game = second_round(plain().weapons(0, "grappling_hooks"))
    game.give("shoot", "shoot").dice("1 1", "1 1")
    assert game.prompt == "combat.declare"
    game.give("board", "shoot").dice("1 3", "S 1").give("yes")
    assert game.options == ["1", "3"]
    game.give("1")
    assert game.options == ["3", "pass"]
    game.give("pass").dice("S").dice("1")
    assert game.state.combat().stage == "crew"
    assert game.player(0).weapons == []


@clause("MM-MOD-08", "MM-RUL-37")
def test_a_reinforced_hull_absorbs_one_located_hit_and_is_flipped() -> None:
    game = duel(plain().mods(1, "reinforced_hull").put_modifications_away())
    game.dice("S S", "1 1").dice("1 2 2").give("yes")
    assert game.options == ["cargo", "masts"]
    game.give("cargo")
    assert (game.area(1, "cargo"), game.area(1, "masts")) == (3, 1)
    assert game.player(1).flipped == ["reinforced_hull"]
    game.give("shoot", "shoot").dice("S S", "1 1").dice("1 1 1")
    assert game.prompt == "combat.declare"
    assert game.area(1, "cargo") == 0


@clause("MM-MOD-10", "MM-RUL-44")
def test_long_range_cannons_fire_before_round_one_without_chain_shot_or_grapeshot() -> None:
    position = plain().mods(0, "long_range_cannons").put_modifications_away().weapons(0, "grapeshot")
    game = duel(position).dice("S 2 S").dice("S 1").give("masts")
    assert game.areas(1) == {"hull": 3, "cargo": 2, "masts": 2, "crew": 3, "cannons": 3}
    assert game.player(0).weapons == ["grapeshot"]
    assert game.state.combat().round == 1
    game.dice("S S", "1 1").dice("1 1 S")
    assert (game.asked, game.prompt) == ("0", "use.thing")


@clause("MM-RUL-44")
def test_a_ship_sunk_by_long_range_cannons_fights_no_round() -> None:
    position = plain("frigate", "sloop").ship(1, "sloop", hull=1, masts=0).mods(0, "long_range_cannons")
    game = duel(position.put_modifications_away()).dice("S 2 1").dice("2").chance_any()
    assert game.player(1).captain == ""
    assert game.told("combat.declared") == []


@clause("MM-RUL-44", "MM-RUL-37")
def test_cards_for_the_start_of_a_combat_come_before_long_range_cannons_and_more_hits_may_be_counted() -> None:
    position = plain().mods(0, "long_range_cannons").put_modifications_away()
    game = duel(position.hand(1, "out_of_the_mist_1").hand(0, "double_shot_1"))
    assert (game.asked, game.prompt) == ("1", "window.combat_start")
    game.give("out_of_the_mist_1", "yes").dice("S 1 1")
    assert (game.asked, game.prompt) == ("0", "window.hits_counted")
    game.give("double_shot_1").dice("1 1")
    assert game.area(1, "cargo") == 1
    assert (game.asked, game.options) == ("1", ["shoot", "board", "flee"])


@clause("MM-MOD-09", "MM-RUL-87")
def test_four_pounders_hit_once_per_combat_after_a_flight_was_declared_by_either_side() -> None:
    game = second_round(plain().mods(0, "four_pounders").put_modifications_away())
    game.give("flee", "shoot").give("yes").dice("2")
    assert game.area(1, "masts") == 2
    game.dice("1 1", "1 1")
    game.give("shoot", "flee").dice("1 1", "1 1")
    assert game.prompt == "combat.declare"


@clause("MM-RUL-87")
def test_four_pounders_need_a_cannon_and_can_take_the_masts_before_the_contest() -> None:
    position = plain().ship(1, "frigate", masts=1).mods(0, "four_pounders").mods(1, "four_pounders")
    game = second_round(position.ship(1, "frigate", masts=1, cannons=0).put_modifications_away())
    game.give("shoot", "flee")
    assert game.asked == "0"
    game.give("yes").dice("2").dice("1 1", "1")
    assert game.prompt == "combat.declare"


@clause("MM-RUL-87")
def test_a_ship_sunk_by_four_pounders_has_lost() -> None:
    position = plain().ship(1, "frigate", hull=1, cargo=0).mods(0, "four_pounders").put_modifications_away()
    game = second_round(position)
    game.give("shoot", "flee", "yes").dice("1").chance_any()
    assert game.player(1).captain == ""
    assert game.player(0).glory == 1


@clause("MM-MOD-07", "MM-SHIP-07")
def test_rigging_and_sails_make_a_ship_handier() -> None:
    game = duel(plain("frigate", "sloop").mods(1, "rigging").put_modifications_away())
    game.dice("1 1", "1 1 1")
    assert game.prompt == "combat.declare"


@clause("MM-SPEC-06")
def test_a_cannon_captain_rerolls_the_area_of_one_hit_before_weapons_are_decided_on() -> None:
    position = plain().specialist(0, "spec_raul_de_torres").weapons(0, "chain_shot")
    game = duel(position).dice("S S", "1 1").dice("1 3 4").give("3").dice("S").give("yes")
    assert game.areas(1) == {"hull": 3, "cargo": 2, "masts": 2, "crew": 3, "cannons": 2}


@clause("MM-SPEC-06", "MM-RUL-87", "MM-RUL-76")
def test_a_cannon_captain_and_weapons_serve_four_pounders_too() -> None:
    position = plain().specialist(0, "spec_raul_de_torres").weapons(0, "grapeshot").mods(0, "four_pounders")
    game = second_round(position.put_modifications_away())
    game.give("shoot", "flee", "yes").dice("4").give("4").dice("S").give("yes")
    assert game.area(1, "crew") == 2


@clause("MM-RUL-37")
def test_a_hit_cannot_be_moved_to_a_destroyed_area_and_felipe_moves_one_a_round() -> None:
    position = Position(2).captain(0, "william_thorne").captain(1, "felipe").ship(0, "frigate")
    game = duel(position.ship(1, "frigate", masts=0))
    game.dice("S S", "1").dice("1 1 3").give("crew")
    assert game.options == ["hull", "cargo", "cannons"]
    game.give("cannons")
    assert game.areas(1) == {"hull": 3, "cargo": 1, "masts": 0, "crew": 3, "cannons": 2}


@clause("MM-CARDS-01", "MM-CARDS-02", "MM-CARDS-03", "MM-GLORY-05", "MM-GLORY-06", "MM-RUL-63", "MM-RUL-93")
def test_cards_are_announced_the_attacker_first_and_the_window_opens_until_all_pass() -> None:
    position = plain().hand(0, "reroll_contest_1", "reroll_contest_2").hand(1, "reroll_contest_3")
    game = duel(position).dice("1 1", "1 1")
    assert (game.asked, game.prompt) == ("0", "window.contest_roll")
    game.give("pass")
    assert game.asked == "1"
    game.give("reroll_contest_3")
    assert (game.asked, game.prompt) == ("0", "window.contest_roll")
    game.give("reroll_contest_1")
    assert (game.asked, game.prompt) == ("0", "window.play")
    game.give("yes", "attacker", "1").dice("S S")
    assert (game.asked, game.prompt) == ("1", "window.play")
    game.give("no")
    assert game.player(1).hand == ["reroll_contest_3"]
    assert game.told("card.withdrawn")[0].args == (1, "reroll_contest_3")
    assert (game.asked, game.prompt) == ("0", "window.contest_roll")
    game.give("pass").dice("1 1 1")
    assert game.area(1, "cargo") == 0


@clause("MM-GLORY-05", "MM-RUL-71")
def test_who_passes_after_another_has_announced_is_not_asked_again() -> None:
    position = plain().hand(0, "reroll_contest_1").hand(1, "reroll_contest_3")
    game = duel(position).dice("1 1", "1 1").give("reroll_contest_1", "pass")
    assert (game.asked, game.prompt) == ("0", "window.play")


@clause("MM-RUL-71")
def test_things_may_still_be_used_after_a_card_was_resolved() -> None:
    position = plain().weapons(0, "grappling_hooks").hand(1, "reroll_contest_1")
    game = duel(position).dice("1 1", "1 1").give("pass")
    game.give("board", "shoot").dice("S S", "S 1").give("no")
    game.give("reroll_contest_1", "yes", "attacker", "5").dice("1 1")
    assert (game.asked, game.prompt) == ("0", "use.thing")
    game.give("yes", "1").dice("S S").dice("1")
    assert game.state.combat().stage == "crew"


@clause("MM-RUL-97")
def test_the_opponent_cannot_copy_a_card_that_changes_the_hits_on_the_own_ship_but_its_player_can() -> None:
    position = plain().hand(1, "hard_over_1").hand(0, "quick_learner_1")
    game = duel(position).dice("S S", "1 1").dice("1 1 1").give("hard_over_1")
    assert game.prompt == "combat.declare"
    assert game.area(1, "cargo") == 1
    position = plain().hand(1, "hard_over_1", "quick_learner_1")
    game = duel(position).dice("S S", "1 1").dice("1 1 1").give("hard_over_1")
    game.give("quick_learner_1")
    assert game.area(1, "cargo") == 2


@clause("MM-RUL-97")
def test_a_card_for_the_own_turn_is_copied_only_by_its_player() -> None:
    game = Position(2).hand(0, "swift_current_1").hand(1, "quick_learner_1").play(0)
    game.give("card swift_current_1")
    assert (game.asked, game.prompt) == ("0", "turn.act")
    game = Position(2).hand(0, "swift_current_1", "quick_learner_1").play(0)
    game.give("card swift_current_1", "quick_learner_1")
    assert game.state.extra_moves == 2


@clause("MM-RUL-37", "MM-AREA-01")
def test_a_hit_is_moved_only_where_something_is_left() -> None:
    """Of a ship that is nothing but its hull, a hit on the hull stays there."""
    state = Position(2).ship(0, "sloop", hull=2, cargo=0, masts=0, crew=0, cannons=0).state
    state.volley = [AREAS.index("hull"), AREAS.index("masts")]
    assert movable(state, 0) == [AREAS.index("masts")]
    state.volley = [AREAS.index("hull")]
    assert movable(state, 0) == []
