"""Death, retirement and the new captain; the ends of the game. (MM-DEATH, MM-RETIRE, MM-END, MM-GOAL, MM-RUL-57)"""

from __future__ import annotations

import pytest

from quarterdeck.games.marauders.rules.money import gold_points, total_points
from quarterdeck.games.marauders.spec import GAME
from tests.clauses import clause
from tests.games.marauders.clauses.duels import duel, plain
from tests.games.marauders.position import Play, Position


def doomed(position: Position) -> Play:
    """Seat 1 is sunk in the turn of seat 0; his next captain is about to be drawn."""
    game = duel(position.ship(1, "sloop", hull=1, masts=0)).dice("S S", "1").dice("2 2 2")
    return game.chance("eagle_eye_1")


@clause("MM-DEATH-01", "MM-RUL-83", "MM-RUL-57", "MM-DEATH-03")
def test_a_dead_captain_loses_everything_but_glory_and_stash() -> None:
    position = plain().having(1, gold=7, stash=25, glory=3).cargo(1, "rum_1").hand(1, "silver_tongue_1")
    position.rumor(1, "ru_apothecary").mission(1, "mi_ransom").weapons(1, "grapeshot").bounties(1, dutch=1)
    position.specialist(1, "spec_beatriz_luna").mods(1, "rigging").put_modifications_away()
    game = doomed(position).give("havana").chance("rigging", "felipe")
    loser = game.player(1)
    assert (loser.captain, loser.ship, loser.gold, loser.hand, loser.cargo) == ("", "", 0, [], [])
    assert (loser.weapons, loser.mods, loser.specialists, loser.rumors, loser.mission) == ([], [], [], [], "")
    assert game.bounties(1) == {}
    assert (loser.glory, loser.stash) == (3, 25)
    assert loser.heir == "felipe"
    assert game.where(1) == ""
    state = game.state
    assert {"silver_tongue_1", "spec_beatriz_luna"} <= set(state.glory_discard)
    assert state.mission_discard == ["mi_ransom"]
    assert "ru_apothecary" in state.rumor_deck
    assert "cargo_rum_1" in state.cargo_discard
    assert state.weapons["grapeshot"] == 4
    assert state.mods_hidden == ["rigging"]
    assert "scout player 2" not in game.options
    assert "william_thorne" not in state.captain_deck and "felipe" not in state.captain_deck


@clause("MM-DEATH-02", "MM-DEATH-04", "MM-RUL-57", "MM-SETUP-15", "MM-SETUP-06")
def test_the_new_captain_is_set_up_when_his_turn_comes() -> None:
    game = doomed(plain()).chance("tom_harrow").give("end")
    assert (game.asked, game.prompt, game.options) == ("1", "captain.ship", ["sloop", "flute"])
    game.give("flute").chance("press_gang_1")
    assert game.where(1) == "port of port_royal"
    assert game.areas(1) == {"hull": 3, "cargo": 4, "masts": 3, "crew": 1, "cannons": 1}
    assert game.player(1).hand == ["press_gang_1"]
    assert game.player(1).gold == 10
    assert (game.prompt, game.state.actions) == ("turn.act", 3)


@pytest.mark.parametrize(("stash", "gold"), [(0, 10), (4, 6), (9, 1), (10, 0), (35, 0)])
@clause("MM-EX-24", "MM-DEATH-06", "MM-RUL-56")
def test_the_gold_of_a_new_captain_fills_the_stash_up_to_ten(stash: int, gold: int) -> None:
    game = doomed(plain().having(1, stash=stash)).chance("tom_harrow").give("end", "sloop").chance_any()
    assert (game.player(1).gold, game.player(1).stash) == (gold, stash)


@clause("MM-DEATH-05", "MM-RUL-51")
def test_with_a_pirate_off_the_new_home_port_another_captain_may_be_drawn() -> None:
    game = doomed(plain().npc("edward_teach", "port_royal")).chance("tom_harrow")
    assert (game.asked, game.prompt) == ("1", "captain.exchange")
    game.give("yes").chance("edmund_ashcroft")
    assert game.player(1).heir == "edmund_ashcroft"
    assert game.state.captains_under == ["tom_harrow"]
    game = doomed(plain().npc("edward_teach", "port_royal")).chance("edmund_ashcroft")
    assert game.prompt == "turn.act"


@clause("MM-GOAL-03", "MM-END-02", "MM-END-05", "MM-RUL-84")
def test_without_a_captain_to_draw_the_game_ends_at_once_after_the_victors_gains() -> None:
    position = plain().bounties(1, dutch=2)
    position.state.captain_deck = []
    game = doomed(position)
    assert game.table.ask is None
    assert game.player(0).gold == 20
    assert game.player(0).glory == 1
    assert GAME.ending(game.state) == "captains"


@clause("MM-RETIRE-01", "MM-RUL-58")
def test_a_captain_may_retire_in_any_port_before_any_action_and_the_turn_is_over() -> None:
    position = Position(2).at(0, "tortuga", in_port=True).bounties(0, french=1).having(0, stash=12)
    game = position.play(0)
    assert "retire" in game.options
    game.give("retire").chance("tom_harrow")
    assert game.state.turn == 1
    assert game.player(0).heir == "tom_harrow"
    assert game.player(0).deaths == 0
    assert (game.player(0).gold, game.player(0).stash) == (0, 12)


@clause("MM-RETIRE-01", "MM-RUL-58")
def test_nobody_retires_at_sea_after_an_action_or_without_a_captain_to_draw() -> None:
    assert "retire" not in Position(2).at(0, "tortuga").play(0).options
    game = Position(2).at(0, "tortuga").play(0).give("enter")
    assert "retire" not in game.options
    position = Position(2)
    position.state.captain_deck = []
    assert "retire" not in position.play(0).options


@clause("MM-RETIRE-01", "MM-RUL-58")
def test_a_card_or_a_kept_rumor_is_no_action_and_does_not_keep_a_captain_from_retiring() -> None:
    game = Position(2).hand(0, "swift_current_1").play(0).give("card swift_current_1")
    assert "retire" in game.options
    position = Position(2).rumor(0, "ru_secret_current")
    position.having(0, kept=["ru_secret_current"], rumors=[])
    game = position.play(0).give("kept ru_secret_current")
    assert game.player(0).kept == []
    assert "retire" in game.options
    assert "retire" not in game.give("port", "done").options


@clause("MM-EX-25", "MM-GOAL-04", "MM-GOAL-05", "MM-RUL-48", "MM-RUL-04")
def test_gold_points_are_at_most_as_many_as_points_on_the_track() -> None:
    for track, stash, points, total in ((6, 47, 4, 10), (3, 80, 3, 6), (7, 65, 6, 13)):
        player = Position(2).having(0, glory=track, stash=stash).player(0)
        assert (gold_points(player), total_points(player)) == (points, total)


@clause("MM-END-01", "MM-GOAL-02", "MM-RUL-49", "MM-STASH-02", "MM-GLORY-07")
def test_ten_points_are_announced_at_once_and_the_round_is_played_to_its_end() -> None:
    position = Position(3).having(1, glory=7, gold=30, stash=0)
    game = position.play(1).give("port", "stash", "30")
    assert game.player(1).shown_stash == 1
    assert game.state.last_round == 1
    assert game.player(1).hand == []
    game.give("done", "end")
    assert game.asked == "2"
    game.give("end")
    assert game.table.ask is None
    assert GAME.winners(game.state) == [1]
    assert GAME.ending(game.state) == "target"


@clause("MM-END-03", "MM-END-04", "MM-GOAL-01")
def test_ties_go_to_the_track_then_to_the_stash_then_are_shared() -> None:
    state = Position(2).having(0, glory=8, stash=20).having(1, glory=9, stash=10).state
    assert GAME.winners(state) == [1]
    state = Position(2).having(0, glory=8, stash=20).having(1, glory=8, stash=25).state
    assert GAME.winners(state) == [1]
    state = Position(2).having(0, glory=8, stash=20).having(1, glory=8, stash=20).state
    assert GAME.winners(state) == [0, 1]


@clause("MM-EVENT-05", "MM-GOAL-03", "MM-END-02")
def test_without_an_event_card_the_game_ends_at_the_start_of_the_round() -> None:
    position = Position(2).having(1, glory=1)
    position.state.event_deck = []
    game = position.play(1).give("end")
    assert game.table.ask is None
    assert GAME.ending(game.state) == "events"
    assert GAME.winners(game.state) == [1]


@clause("MM-RUL-75")
def test_the_round_begins_with_the_start_player_even_while_he_waits_for_a_captain() -> None:
    position = Position(2).next_event("ev_peace_2")
    position.state.starter = 1
    position.having(1, captain="", zone=-1, heir="tom_harrow")
    game = position.play(1, "round")
    assert game.state.event == "ev_peace_2"
    assert (game.asked, game.prompt) == ("1", "captain.ship")


@clause("MM-RUL-96")
def test_a_player_waiting_for_a_captain_is_skipped_by_effects_for_each_player() -> None:
    position = plain()
    position.player(1).captain = ""
    position.player(1).zone = -1
    position.player(1).heir = "tom_harrow"
    position.at(0, "nassau").event("ev_storm_1")
    game = position.play(0, "round_end")
    assert game.prompt == "roll.die"
    game.dice("S S").dice("1")
    assert game.area(0, "cargo") == 2
    assert game.prompt == "draw.event"


@clause("MM-RUL-103", "MM-RUL-78", "MM-RUL-66")
def test_a_storm_sinks_ships_at_sea_without_a_victor() -> None:
    position = plain("sloop", "sloop").ship(0, "sloop", hull=1).at(0, "nassau").at(1, "nassau", in_port=True)
    game = position.event("ev_storm_1").play(0, "round_end").dice("1 1").dice("S 1 1")
    game.chance("tom_harrow")
    assert game.player(0).captain == ""
    assert (game.player(0).glory, game.player(1).glory) == (0, 0)
    assert sum(game.areas(1).values()) == 9


@clause("MM-RUL-51")
def test_a_rejected_captain_lies_under_the_deck() -> None:
    game = doomed(plain().npc("edward_teach", "port_royal")).chance("tom_harrow").give("yes").chance("felipe")
    game.give("end", "sloop").chance_any().give("retire")
    assert game.prompt == "draw.captain"
    assert "tom_harrow" not in game.draws


@clause("MM-RUL-85", "MM-END-05")
def test_an_immediate_end_goes_before_an_announced_one() -> None:
    position = plain().having(0, glory=9)
    position.state.captain_deck = []
    game = doomed(position)
    assert game.table.ask is None
    assert GAME.ending(game.state) == "captains"
    assert game.state.last_round == 1


@clause("MM-GOAL-06")
def test_a_higher_target_makes_a_longer_game() -> None:
    position = Position(2, target="12").captain(0, "rodrigo_salazar").having(0, glory=9).mission(0, "mi_ransom")
    game = position.at(0, "petit_goave", in_port=True).play(0).give("port").chance_any()
    assert (game.player(0).glory, game.state.last_round) == (10, 0)


@clause("MM-RUL-51")
def test_the_exchange_ends_with_the_last_captain_not_yet_rejected() -> None:
    position = plain().npc("edward_teach", "port_royal").npc("long_ben_avery", "st_john")
    position.state.captain_deck = ["tom_harrow", "edmund_ashcroft"]
    game = doomed(position).chance("tom_harrow").give("yes").chance("edmund_ashcroft")
    assert game.prompt == "turn.act"
    assert game.player(1).heir == "edmund_ashcroft"
    assert game.state.captains_under == ["tom_harrow"]
    assert game.state.ended == ""


@clause("MM-DEATH-05")
def test_a_naval_ship_off_the_new_home_port_is_no_reason_to_draw_again() -> None:
    game = doomed(plain().npc("john_benbow", "port_royal")).chance("tom_harrow")
    assert game.prompt == "turn.act"
    assert game.player(1).heir == "tom_harrow"
