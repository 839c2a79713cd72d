"""NPC ships: how they come, hunt, move and scout. (MM-NPC, MM-HUNT, MM-NMOVE, MM-NSCOUT)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import ZONE, ZONES
from quarterdeck.games.marauders.rules.actions.npcs import zone_in_direction
from tests.clauses import clause
from tests.games.marauders.clauses.duels import plain
from tests.games.marauders.position import Play, Position

CARDS = {
    ("navy_dutch", "N"): "ev_fickle_markets",
    ("navy_french", "S"): "ev_admiralty_orders",
    ("pirate_frigate", "S"): "ev_storm_2",
}
"""An event card with this symbol, for each that the tests need."""


def activated(position: Position, npc: str, direction: str, draw: bool = True) -> Play:
    """The next round begins with an event card that activates this NPC in this direction."""
    game = position.next_event(CARDS[npc, direction]).play(0, "round")
    return game.chance_any() if draw else game


@clause("MM-EX-28", "MM-NMOVE-02", "MM-NMOVE-03", "MM-RUL-12", "MM-BOARD-03")
def test_a_direction_without_border_goes_on_clockwise() -> None:
    def goal(zone: str, direction: str) -> str:
        return ZONES[zone_in_direction(ZONE[zone], direction)].id

    assert goal("nassau", "N") == "tortuga"
    assert goal("trinidad", "E") == "caracas"
    assert goal("st_john", "N") == "bridgetown"
    assert goal("basse_terre", "N") == "st_maarten"


@clause("MM-EX-15", "MM-NSCOUT-03")
def test_an_admiral_rolls_the_bounties_of_his_nation_if_they_are_more() -> None:
    position = plain().at(0, "nassau").bounties(0, dutch=5).npc("hendrick_grave", "nassau")
    game = position.play(0, "turn_start").dice("1 1 1 1 1")
    assert game.prompt == "turn.act"
    position = plain().at(0, "nassau").bounties(0, english=5).npc("hendrick_grave", "nassau")
    game = position.play(0, "turn_start").dice("1 1")
    assert game.prompt == "turn.act"


@clause("MM-NSCOUT-01", "MM-NSCOUT-02", "MM-MOVE-05", "MM-RUL-102")
def test_a_hostile_npc_scouts_at_the_start_of_a_turn_on_arrival_and_on_leaving_a_port() -> None:
    position = plain().at(0, "nassau").bounties(0, dutch=1).npc("hendrick_grave", "nassau")
    assert position.play(0, "turn_start").prompt == "roll.die"
    position = plain().at(0, "havana").bounties(0, dutch=1).npc("hendrick_grave", "nassau")
    game = position.play(0).give("move nassau")
    assert game.prompt == "roll.die"
    assert (game.where(0), game.state.actions) == ("nassau", 2)
    position = plain().at(0, "curacao", in_port=True).bounties(0, spanish=1).npc("hendrick_grave", "curacao")
    game = position.play(0).give("leave").dice("S 1").chance("navy_dutch")
    assert game.state.combat().sides[0].npc == 0
    assert game.state.combat().sides[1].seat == 0


@clause("MM-NSCOUT-01", "MM-MOVE-05", "MM-RUL-07")
def test_a_captain_in_port_or_going_into_port_is_not_scouted_for() -> None:
    position = plain().at(0, "curacao", in_port=True).bounties(0, spanish=1).npc("hendrick_grave", "curacao")
    assert position.play(0, "turn_start").prompt == "turn.act"
    position = plain().at(0, "curacao").bounties(0, spanish=1).npc("hendrick_grave", "curacao")
    game = position.play(0).give("enter")
    assert (game.where(0), game.prompt) == ("port of curacao", "turn.act")


@clause("MM-HUNT-01", "MM-HUNT-02", "MM-WAR-03", "MM-BNTY-09")
def test_naval_ships_are_hostile_to_pirates_and_to_captains_of_an_enemy_at_war() -> None:
    def scouted(position: Position) -> bool:
        return position.at(0, "nassau").npc("hendrick_grave", "nassau").play(0, "turn_start").prompt == "roll.die"

    assert not scouted(plain())
    assert scouted(plain().bounties(0, dutch=1))
    assert scouted(plain().bounties(0, french=1))
    assert scouted(plain().war("dutch", "spanish"))
    assert not scouted(plain().war("dutch", "french"))


@clause("MM-HUNT-03", "MM-BNTY-09")
def test_npc_pirates_hunt_every_non_pirate_and_no_pirate() -> None:
    def scouted(position: Position) -> bool:
        return position.at(0, "nassau").npc("edward_teach", "nassau").play(0, "turn_start").prompt == "roll.die"

    assert scouted(plain())
    assert scouted(plain().having(0, gold=0))
    assert not scouted(plain().bounties(0, english=1))


@clause("MM-NSCOUT-04", "MM-RUL-23")
def test_pirates_beside_a_naval_ship_do_not_scout() -> None:
    position = plain().at(0, "nassau").npc("edward_teach", "nassau").npc("hendrick_grave", "nassau")
    assert position.play(0, "turn_start").prompt == "turn.act"


@clause("MM-NSCOUT-05", "MM-WAR-05", "MM-WAR-02", "MM-RUL-23")
def test_two_men_o_war_do_not_scout_but_a_third_naval_ship_does() -> None:
    position = plain().at(0, "nassau").bounties(0, dutch=1, english=1, french=3).war("dutch", "english")
    position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau")
    assert position.play(0, "turn_start").prompt == "turn.act"
    position = plain().at(0, "nassau").bounties(0, dutch=1, english=1, french=3).war("dutch", "english")
    position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau").npc("jean_du_casse", "nassau")
    game = position.play(0, "turn_start").dice("1 1 1")
    assert game.prompt == "turn.act"


@clause("MM-RUL-23", "MM-NSCOUT-04", "MM-NSCOUT-05")
def test_two_men_o_war_keep_pirates_from_scouting_and_a_captains_own_is_no_second_one() -> None:
    position = plain().at(0, "nassau").war("dutch", "english").npc("edward_teach", "nassau")
    position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau")
    assert position.play(0, "turn_start").prompt == "turn.act"
    position = plain().ship(0, "man_o_war").at(0, "nassau").bounties(0, dutch=1).war("dutch", "english")
    assert position.npc("hendrick_grave", "nassau").play(0, "turn_start").prompt == "roll.die"


@clause("MM-NSCOUT-06", "MM-RUL-86")
def test_all_scout_first_then_those_that_found_the_captain_attack_in_random_order() -> None:
    position = plain().at(0, "nassau").bounties(0, dutch=1)
    game = position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau").play(0, "turn_start")
    game.dice("S 1", "S 1")
    assert (game.asked, game.prompt) == ("chance", "draw.attacker")
    game.chance("navy_english")
    assert game.state.combat().sides[0].npc == 1
    # The captain flees from the first; the second attacks all the same.
    game.dice("1 1 1", "1 1").give("shoot", "flee").dice("1 1 1", "S 1").chance("navy_dutch")
    assert game.state.combat().sides[0].npc == 0


@clause("MM-RUL-86", "MM-RUL-10")
def test_a_death_stops_the_other_attackers() -> None:
    position = plain("sloop").ship(0, "sloop", hull=1, masts=0).at(0, "nassau").bounties(0, dutch=1)
    game = position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau").play(0, "turn_start")
    game.dice("S 1", "S 1").chance("navy_english").dice("S S S", "1").dice("2 1 1").chance_any()
    assert game.told("captain.died")
    assert not game.state.combats
    assert game.state.turn == 1


@clause("MM-RUL-11")
def test_an_npc_scouts_again_when_the_captain_comes_back() -> None:
    position = plain().at(0, "havana").bounties(0, dutch=1).npc("hendrick_grave", "nassau")
    game = position.play(0).give("move nassau").dice("1 1").give("move havana", "move nassau")
    assert game.prompt == "roll.die"


@clause("MM-EX-13", "MM-HUNT-04", "MM-NMOVE-04", "MM-RUL-11")
def test_prey_in_an_adjacent_zone_goes_before_the_printed_direction() -> None:
    position = plain().at(0, "bridgetown").bounties(0, english=1).npc("hendrick_grave", "basse_terre")
    game = activated(position, "navy_dutch", "N")
    assert game.npc_zone("navy_dutch") == "bridgetown"
    position = plain().at(0, "bridgetown").npc("hendrick_grave", "basse_terre")
    assert activated(position, "navy_dutch", "N").npc_zone("navy_dutch") == "st_maarten"


@clause("MM-HUNT-04", "MM-RUL-07")
def test_an_npc_stays_with_prey_in_its_own_zone_even_in_port() -> None:
    position = plain().at(0, "basse_terre", in_port=True).bounties(0, english=1).npc("hendrick_grave", "basse_terre")
    assert activated(position, "navy_dutch", "N").npc_zone("navy_dutch") == "basse_terre"


@clause("MM-EX-14", "MM-HUNT-05", "MM-RUL-61")
def test_the_prey_is_who_meets_the_priorities_the_most() -> None:
    position = plain().at(0, "basse_terre").bounties(0, spanish=2)
    position.at(1, "caracas").bounties(1, spanish=1, dutch=1, english=1).npc("jean_du_casse", "basse_terre")
    assert activated(position, "navy_french", "S").npc_zone("navy_french") == "caracas"
    position = plain().at(0, "basse_terre").bounties(0, french=1)
    position.at(1, "caracas").bounties(1, spanish=3).npc("jean_du_casse", "basse_terre")
    assert activated(position, "navy_french", "S").npc_zone("navy_french") == "basse_terre"


@clause("MM-HUNT-03", "MM-HUNT-05", "MM-RUL-61")
def test_a_pirate_prefers_gold_then_cargo() -> None:
    position = plain().at(0, "basse_terre").at(1, "caracas").having(0, gold=3).having(1, gold=4)
    assert (
        activated(position.npc("edward_teach", "basse_terre"), "pirate_frigate", "S").npc_zone("pirate_frigate")
        == "caracas"
    )
    position = plain().at(0, "basse_terre").at(1, "caracas").having(0, gold=3).having(1, gold=3).cargo(1, "rum_1")
    assert (
        activated(position.npc("edward_teach", "basse_terre"), "pirate_frigate", "S").npc_zone("pirate_frigate")
        == "caracas"
    )


@clause("MM-HUNT-06")
def test_a_full_tie_is_drawn() -> None:
    position = plain().at(0, "basse_terre").at(1, "caracas").npc("edward_teach", "basse_terre")
    game = activated(position, "pirate_frigate", "S", draw=False)
    assert (game.asked, game.prompt) == ("chance", "draw.prey")
    game.chance("2")
    assert game.npc_zone("pirate_frigate") == "caracas"


@clause("MM-EX-12", "MM-NPC-02", "MM-NPC-06", "MM-NPC-07")
def test_a_new_admiral_covers_the_old_one_at_the_end_of_the_round_and_uncovers_him_when_he_dies() -> None:
    position = Position(2).npc("philips_van_almonde", "curacao").next_event("ev_hendrick_grave")
    game = position.play(0, "round")
    assert game.state.npc_captain[0] == "philips_van_almonde"
    assert game.npc_zone("navy_dutch") == "curacao"
    game.give("end", "end")
    assert game.state.npc_captain[0] == "hendrick_grave"
    assert game.npc_zone("navy_dutch") == "st_maarten"
    assert game.state.npc_covered[0] == ["philips_van_almonde"]
    position = plain().at(0, "st_maarten").npc("hendrick_grave", "st_maarten", "philips_van_almonde")
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    game.state.combat().sides[1].areas = [1, 0, 3, 3, 3]
    game.dice("S S", "1 1 1").dice("1 1 1").chance_any()
    assert game.npc_zone("navy_dutch") == ""
    assert game.state.event_discard == ["ev_hendrick_grave"]
    game.give("end", "end").chance("philips_van_almonde")
    assert game.state.npc_captain[0] == "philips_van_almonde"
    assert game.npc_zone("navy_dutch") == "curacao"
    assert game.state.npc_covered[0] == []


@clause("MM-NPC-02", "MM-NPC-05")
def test_a_new_captain_is_not_in_play_before_the_end_of_the_round() -> None:
    position = Position(2).at(0, "st_maarten").bounties(0, dutch=1).next_event("ev_hendrick_grave")
    game = position.play(0, "round")
    assert game.npc_zone("navy_dutch") == ""
    assert game.prompt == "turn.act"


@clause("MM-NPC-07")
def test_one_of_two_covered_captains_is_drawn() -> None:
    position = Position(2)
    position.state.npc_covered[0] = ["philips_van_almonde", "cornelis_evertsen"]
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(1).give("end")
    assert (game.asked, game.prompt) == ("chance", "draw.npc_captain")
    game.chance("cornelis_evertsen")
    assert game.npc_zone("navy_dutch") == "st_maarten"
    assert game.state.npc_covered[0] == ["philips_van_almonde"]


@clause("MM-NPC-04", "MM-WAR-02")
def test_a_naval_ship_is_a_man_o_war_while_its_nation_is_at_war() -> None:
    position = plain().at(0, "nassau").npc("hendrick_grave", "nassau").war("dutch", "french")
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    assert game.npc_areas() == {"hull": 5, "cargo": 3, "masts": 5, "crew": 5, "cannons": 5}


@clause("MM-NMOVE-01", "MM-RUL-06", "MM-EVENT-02")
def test_the_three_symbols_of_a_card_move_the_npcs_in_play_in_their_order() -> None:
    game = Position(2).npc("john_benbow", "caribbean_sea").next_event("ev_war_1").play(0, "round")
    assert (game.asked, game.prompt) == ("chance", "draw.nation")  # the text comes after the symbols
    assert game.npc_zone("navy_english") == "basse_terre"
    assert game.npc_zone("pirate_sloop") == ""
    assert game.npc_zone("pirate_frigate") == ""
