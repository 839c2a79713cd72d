"""Crew combat. (MM-CFIGHT, MM-MOD-05, MM-RUL-39, MM-RUL-42, MM-RUL-47, MM-RUL-92)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import MISSIONS, ZONES
from tests.clauses import clause
from tests.games.marauders.clauses.duels import boarded, plain
from tests.games.marauders.position import Play, Position


def finished(game: Play) -> Play:
    """Declines everything that follows a victory."""
    while game.prompt not in ("turn.act", "") and game.table.ask is not None:
        if game.asked == "chance":
            game.chance_any()
        else:
            game.give(next(key for key in ("pass", "no", *game.options) if key in game.options))
    return game


@clause("MM-CFIGHT-01", "MM-CFIGHT-02")
def test_boarding_leads_to_crew_combat_in_which_both_roll_leadership_and_hit_at_the_same_time() -> None:
    game = boarded(plain())
    assert game.state.combat().stage == "crew"
    game.dice("S S", "S 1 1")
    assert (game.area(0, "crew"), game.area(1, "crew")) == (2, 1)
    assert game.prompt == "roll.die"


@clause("MM-CFIGHT-03")
def test_hits_are_at_most_the_crew_before_the_roll() -> None:
    game = boarded(plain("frigate", "sloop").ship(1, "sloop", crew=1))
    game.dice("1 1", "S S S")
    assert game.area(0, "crew") == 2


@clause("MM-CFIGHT-04", "MM-GLORY-02")
def test_who_loses_all_crew_dies_and_the_winner_has_a_point() -> None:
    game = boarded(plain("frigate", "sloop"))
    game.dice("S S", "S 1 1")
    finished(game)
    assert game.player(1).captain == ""
    assert game.area(0, "crew") == 2
    assert game.player(0).glory == 1


@clause("MM-CFIGHT-05")
def test_if_both_lose_the_last_crew_all_successes_count() -> None:
    game = boarded(plain().ship(0, "frigate", crew=1).ship(1, "frigate", crew=1))
    game.dice("S S", "S 4 4")
    finished(game)
    assert game.player(1).captain == ""
    assert game.player(0).captain == "frederico_da_silva"
    assert game.area(0, "crew") == 0


@clause("MM-CFIGHT-05")
def test_if_successes_are_equal_the_failed_pips_decide() -> None:
    game = boarded(plain().ship(0, "frigate", crew=1).ship(1, "frigate", crew=1))
    game.dice("S 4", "S 1 2")
    finished(game)
    assert game.player(1).captain == ""


@clause("MM-CFIGHT-06", "MM-RUL-42", "MM-RUL-74")
def test_a_full_tie_ends_the_combat_without_a_winner_both_live_without_crew() -> None:
    game = boarded(plain().ship(0, "frigate", crew=1).ship(1, "frigate", crew=1))
    game.dice("S 4", "S 1 3")
    assert (game.asked, game.prompt) == ("0", "turn.act")
    assert (game.area(0, "crew"), game.area(1, "crew")) == (0, 0)
    assert (game.player(0).captain, game.player(1).captain) == ("frederico_da_silva", "william_thorne")
    assert (game.player(0).glory, game.player(1).glory) == (0, 0)


@clause("MM-MOD-05")
def test_swivel_guns_cost_the_opponent_one_crew_no_matter_who_boarded() -> None:
    game = boarded(plain().mods(1, "swivel_guns").put_modifications_away())
    game.dice("S S")
    assert game.area(0, "crew") == 2
    game = boarded(plain().mods(1, "swivel_guns").put_modifications_away())
    game.dice("1 4")
    assert game.area(0, "crew") == 3


@clause("MM-RUL-39", "MM-AREA-07")
def test_a_boarded_ship_without_crew_has_lost_at_once_even_with_swivel_guns() -> None:
    game = boarded(plain().ship(1, "frigate", crew=0).mods(1, "swivel_guns").put_modifications_away())
    assert game.prompt != "roll.die"
    finished(game)
    assert game.player(1).captain == ""
    assert game.area(0, "crew") == 3


@clause("MM-RUL-39", "MM-RUL-92")
def test_swivel_guns_that_take_the_last_crew_decide_the_combat() -> None:
    game = boarded(plain().ship(1, "frigate", crew=1).mods(0, "swivel_guns").put_modifications_away())
    game.dice("S 1")
    finished(game)
    assert game.player(1).captain == ""
    assert game.told("crew.rolled") == []


@clause("MM-RUL-92")
def test_hits_before_a_crew_combat_are_simultaneous_and_may_leave_no_winner() -> None:
    position = plain().ship(0, "frigate", crew=1).ship(1, "frigate", crew=1)
    game = boarded(position.mods(0, "swivel_guns").mods(1, "swivel_guns").put_modifications_away())
    game.dice("S 1", "S 1")
    assert (game.asked, game.prompt) == ("0", "turn.act")
    assert (game.area(0, "crew"), game.area(1, "crew")) == (0, 0)
    assert game.player(1).captain == "william_thorne"


@clause("MM-SPEC-05")
def test_a_master_fighter_rerolls_one_own_die_a_round_and_nobody_forces_a_reroll_on_him() -> None:
    position = plain().specialist(1, "spec_joseph_hays").hand(0, "reroll_crew_combat_1")
    game = boarded(position)
    game.dice("1 1", "1 2 3").give("yes")
    assert (game.asked, game.options) == ("1", ["1", "2", "3"])
    game.give("1").dice("S")
    assert (game.asked, game.prompt) == ("0", "window.crew_roll")
    game.give("reroll_crew_combat_1", "yes")
    assert game.options == ["1", "pass"]  # of his own dice, 1 and 1: the other's cannot be chosen
    game.give("pass").dice("1")
    assert game.area(0, "crew") == 2


@clause("MM-CFIGHT-01", "MM-RUL-47", "MM-RUL-91", "MM-SCOUT-04")
def test_a_crew_combat_of_a_mission_is_fought_without_a_roll_and_gives_only_the_missions_point() -> None:
    position = Position(2).captain(0, "william_thorne").ship(0, "frigate").mission(0, "mi_mutineers")
    zone, leadership, crew = mission_enemy("mi_mutineers")
    game = position.at(0, zone).play(0)
    game.give("scout task 0")
    while game.state.combats:
        game.dice("S S S", " ".join(["1"] * leadership))
    finished(game)
    assert game.player(0).mission == ""
    assert game.player(0).glory == 1
    assert crew > 0


@clause("MM-RUL-47", "MM-DEATH-01")
def test_losing_the_crew_combat_of_a_mission_is_death() -> None:
    position = Position(2).captain(0, "william_thorne").ship(0, "sloop", crew=1).mission(0, "mi_mutineers")
    zone, leadership, _ = mission_enemy("mi_mutineers")
    game = position.at(0, zone).play(0)
    game.give("scout task 0").dice("1 1 1", " ".join(["S"] * leadership)).chance_any()
    assert game.player(0).captain == ""
    assert "mi_mutineers" in game.state.mission_discard


@clause("MM-RUL-91")
def test_a_captain_without_crew_may_not_begin_the_crew_combat_of_a_mission() -> None:
    zone, _, _ = mission_enemy("mi_mutineers")
    position = Position(2).ship(0, "frigate", crew=0).mission(0, "mi_mutineers").at(0, zone)
    assert position.play(0).offers("scout") == []


def mission_enemy(mission: str) -> tuple[str, int, int]:
    task = MISSIONS[mission].tasks[0]
    return ZONES[task.zones[0]].id, task.leadership, task.crew
