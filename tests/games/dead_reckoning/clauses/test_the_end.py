"""The end of the game, scoring, ties. (DR-END, DR-SCORE, DR-TIE)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.scoring import account, cannons_of, reward, total
from quarterdeck.games.dead_reckoning.spec import GAME
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

FOUR = ("legendary", "terror", "builder", "moneybags")


def points(game: Position, source: str, seat: int = 0) -> int:
    return dict(account(game.state, seat))[source]


# The end


@clause("DR-END-01", "DR-END-05", "DR-RUL-42")
def test_four_achievements_at_the_end_of_a_turn_give_everybody_else_one_more() -> None:
    play = Position(3).earned(1, *FOUR).start(0)
    play.end_turn()
    assert play.state.trigger == -1
    play.end_turn()
    assert (play.state.trigger, play.player(1).done) == (1, 1)
    assert play.asked == "2"
    play.end_turn()
    assert play.player(2).done == 1
    assert (play.asked, play.prompt) == ("0", "level.choose")
    play.do(play.values[0]).end_turn()
    assert play.prompt == ""
    assert play.told("turn.begins")[-1].args == (0,)


@clause("DR-END-01")
def test_three_achievements_are_not_enough() -> None:
    play = Position().earned(0, *FOUR[:3]).start().end_turn()
    assert play.state.trigger == -1
    assert Position().earned(0, *FOUR).start().end_turn().state.trigger == 0


@clause("DR-RUL-42")
def test_a_second_player_with_four_changes_nothing() -> None:
    play = Position(3).earned(0, *FOUR).earned(1, *FOUR).having(1, chest=16).start(0).end_turn().end_turn()
    assert (play.state.trigger, play.asked) == (0, "2")
    play.end_turn()
    assert play.prompt == ""


@clause("DR-RUL-42")
def test_a_fourth_achievement_in_anothers_turn_counts_at_the_end_of_the_own() -> None:
    game = Position(2).tile("r1c1", "parrot_cay", "r1_rigger").control(1, "r1c1").building("r1c1", "garrison")
    game.earned(1, "legendary", "builder", "moneybags").having(0, damage=4).hand(0, "purser")
    play = game.start(0, sails=1).do("sail", 0)
    assert len(play.player(1).achievements) == 4
    play.end_turn()
    assert play.state.trigger == -1
    play.end_turn()
    assert (play.state.trigger, play.asked) == (1, "0")


@clause("DR-END-02")
def test_cards_are_drawn_after_the_last_turn_but_nobody_levels_up() -> None:
    play = Position(2).earned(0, *FOUR).start(0).end_turn()
    assert (len(play.player(0).hand), play.player(0).may_level) == (4, 0)
    play.end_turn()
    assert (len(play.player(1).hand), play.player(1).may_level) == (4, 0)


@clause("DR-END-02")
def test_a_right_from_before_may_still_be_used_before_the_last_turn() -> None:
    play = Position(2).earned(0, *FOUR).hand(1, "bosun").having(1, may_level=1).start(0).end_turn()
    assert (play.asked, play.prompt) == ("1", "level.choose")


def attack_on(done: int, space: str = "r1c1") -> Play:
    game = Position().tile("r1c1", "trade_winds").at(0, space).at(1, space).crew(0, "captain:2")
    return game.having(1, done=done).start().use("attack_ship").fire(1)


@clause("DR-END-04", "DR-RUL-43")
def test_after_the_last_turn_a_defender_has_two_markers_more() -> None:
    assert attack_on(0).told("battle.muster")[-1].args == (1, 1)
    assert attack_on(1).told("battle.muster")[-1].args == (1, 3)
    assert attack_on(1, "harbor").told("battle.muster")[-1].args == (1, 7)
    assert attack_on(1).told("battle.muster")[0].args == (0, 1)


@clause("DR-RUL-78")
def test_so_has_the_defence_of_a_building() -> None:
    def markers(done: int) -> int:
        game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "garrison").at(0, "r1c1")
        play = game.having(1, done=done).start().do("storm").fire(0)
        return int(play.told("battle.muster")[-1].args[1])

    assert (markers(0), markers(1)) == (2, 4)


@clause("DR-END-05", "DR-SCORE-15", "DR-SETUP-11")
def test_the_most_coins_win_and_chests_are_opened() -> None:
    play = Position(2).earned(0, *FOUR).having(1, chest=40).start(0).end_turn().end_turn()
    assert GAME.scores(play.state) == [15 + 6 + 7 + 6 + 4, 40]
    assert play.state.champions == [1]
    assert play.state.ended == "coins"
    assert [event.args for event in play.told("chest.shown")] == [(0, 15), (1, 40)]
    assert play.view(0)["players"][1]["chest"] == 40


# Scoring


@clause("DR-SCORE-01", "DR-ACH-13")
def test_coins_of_achievements() -> None:
    game = Position().earned(0, "legendary", "seasoned", "terror")
    assert points(game, "achievements") == 6 + 5 + 7
    game = Position().earned(0, "builder", "moneybags", "here_to_stay")
    assert points(game, "achievements") == 6 + 4 + 6
    assert points(Position().earned(0, "elite_ship", "new_shores", "trade_icon"), "achievements") == 5 + 5 + 7


@clause("DR-SCORE-02", "DR-RUL-45")
def test_coins_in_chest_ship_and_own_islands() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").tile("r1c3", "widows_rock")
    game.control(0, "r1c1").control(1, "r1c2").goods("r1c1", 9, 3).goods("r1c2", 9, 4).goods("r1c3", 9, 5)
    game.aboard(0, 2, 2).having(0, shown=1, chest=10, dock=7)
    assert points(game, "coins") == 10 + 2 + 3
    assert points(game, "coins", 1) == 4


@clause("DR-SCORE-04", "DR-BUY-07")
def test_two_advancements_are_a_coin_sleeved_or_not() -> None:
    game = Position().crew(0, "captain+r1_topman_u+mr1_salt_trader").hand(0, "bosun+r1_topman_l")
    assert points(game, "advancements") == 1
    assert points(game.unsleeved(0, "r1_rigger"), "advancements") == 2
    assert points(game, "advancements", 1) == 0


@clause("DR-SCORE-05", "DR-UPG-03")
def test_upgrades_are_one_or_two_coins() -> None:
    game = Position().upgrade(0, B="up_jib", C="up_royals")
    assert points(game, "upgrades") == 3
    game.player(0).covered = ["up_gun_port", "up_raider_deck"]
    assert points(game, "upgrades") == 6


@clause("DR-SCORE-06", "DR-SCORE-14", "DR-RUL-79", "DR-ICON-07")
def test_end_game_bonuses_count_if_sleeved_wherever_the_card_is() -> None:
    assert points(Position().unsleeved(0, "r4_conquest"), "endgame") == 0
    assert points(Position().crew(0, "captain+r4_conquest"), "endgame") == -3
    assert points(Position().hand(0, "captain+r4_conquest"), "endgame") == -3
    assert points(Position().discarded(0, "captain+r4_conquest"), "endgame") == -3
    game = Position().deck(0, "captain+r4_conquest", "bosun+r4_devils_bargain")
    assert points(game, "endgame") == -5


@clause("DR-SCORE-07")
def test_a_coin_for_three_cargo() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").control(0, "r1c1").control(1, "r1c2")
    game.goods("r1c1", 3).goods("r1c2", 30).aboard(0, 2).having(0, dock=3).hand(0, "captain+r3_hoard")
    assert points(game, "endgame") == 2
    assert points(game.having(0, dock=4), "endgame") == 3


@clause("DR-SCORE-08", "DR-RUL-64")
def test_a_coin_for_each_island_without_an_own_marker() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").tile("r1c3", "trade_winds")
    game.tile("r2c1", "widows_rock").tile("r2c2", "mercy_point").hand(0, "captain+r4_recluse")
    game.influence("r1c1", 0).influence("r1c2", 1).influence("r2c1", permanent={0: 1})
    assert points(game, "endgame") == 2


@clause("DR-SCORE-09")
def test_two_coins_for_each_wheel_on_the_card() -> None:
    game = Position().hand(0, "bosun:2+r4_cartographer+r2_navigator_u", "captain:2")
    assert points(game, "endgame") == 8


@clause("DR-EX-17", "DR-SCORE-10", "DR-CTRL-07", "DR-CTRL-04")
def test_places_on_an_island() -> None:
    game = Position(4).tile("r1c1", "seahound_isle").influence("r1c1", 0, 0, 1, 2, permanent={0: 1, 1: 1})
    assert [reward(game.state, 0, seat) for seat in range(4)] == [6, 5, 4, 0]
    assert points(game, "islands") == 6
    two = Position(4).tile("r1c1", "rumrunner_bay").influence("r1c1", 0, 0, 1, 2, permanent={0: 1, 1: 1})
    assert [reward(two.state, 0, seat) for seat in range(4)] == [5, 3, 0, 0]


@clause("DR-SCORE-11", "DR-RUL-44")
def test_tied_players_get_the_next_lower_reward() -> None:
    game = Position(3).tile("r1c1", "seahound_isle").influence("r1c1", 0, 0, 1, 2)
    assert [reward(game.state, 0, seat) for seat in range(3)] == [6, 4, 4]
    game = Position(4).tile("r1c1", "turtle_haven").influence("r1c1", 0, 1, 2, 3, 0, permanent={1: 2})
    assert [reward(game.state, 0, seat) for seat in range(4)] == [5, 7, 0, 0]
    three = Position(3).tile("r1c1", "gallows_key").influence("r1c1", 0, 1, 2)
    assert [reward(three.state, 0, seat) for seat in range(3)] == [3, 3, 3]


@clause("DR-SCORE-12", "DR-RUL-44")
def test_the_imaginary_player_takes_places_without_points() -> None:
    game = Position().tile("r1c1", "turtle_haven").influence("r1c1", 0)
    assert [reward(game.state, 0, seat) for seat in range(2)] == [5, 0]
    tied = Position().tile("r1c1", "turtle_haven").influence("r1c1", 0, 0, permanent={0: 1})
    assert reward(tied.state, 0, 0) == 5
    third = Position().tile("r1c1", "turtle_haven").influence("r1c1", 0, 0, 1, 1, permanent={0: 1})
    assert [reward(third.state, 0, seat) for seat in range(2)] == [7, 5]
    nobody = Position().tile("r1c1", "turtle_haven")
    assert [reward(nobody.state, 0, seat) for seat in range(2)] == [0, 0]


@clause("DR-SCORE-15", "DR-SCORE-13")
def test_the_total_is_the_sum_of_all_sources() -> None:
    game = Position().tile("r1c1", "seahound_isle").control(0, "r1c1").building("r1c1", "fort").goods("r1c1", 0, 2)
    game.earned(0, "terror").upgrade(0, B="up_jib").hand(0, "captain+r4_conquest+r1_topman_u").having(0, shown=1)
    game.player(0).bonus = ["bonus_corsair"]
    assert account(game.state, 0) == [
        ("achievements", 7),
        ("coins", 17),
        ("buildings", 1),
        ("advancements", 1),
        ("upgrades", 1),
        ("endgame", -3),
        ("islands", 6),
        ("bonus", 2),
    ]
    assert total(game.state, 0) == 32


# Ties


@clause("DR-TIE-01", "DR-RUL-46")
def test_all_cannons_of_ship_and_deck_are_counted() -> None:
    game = Position().upgrade(0, B="up_carronades").hold(0, B=(1, 0)).crew(0, "gunner:2").hand(0, "captain:4")
    game.discarded(0, "gunner:3+r3_battery")
    assert cannons_of(game.state, game.player(0)) == 1 + 2 + 1 + 1 + 4
    assert cannons_of(game.state, game.player(1)) == 1


def tied(*cannons: str) -> Play:
    """Everybody has the same coins and no marker in the supply; the captains carry these advancements."""
    game = Position(len(cannons)).earned(0, *FOUR)
    for seat, card in enumerate(cannons):
        game.having(seat, chest=15 if seat == 0 else 15 + 23, markers=0)
        if card:
            game.discarded(seat, f"captain+{card}")
    play = game.start(0)
    for _ in cannons:
        if play.prompt == "level.choose":
            play.do(play.values[0])
        play.end_turn()
    return play


@clause("DR-TIE-01", "DR-TIE-02")
def test_tied_players_throw_and_the_highest_strength_wins() -> None:
    play = tied("r1_powder_monkey_u", "", "r1_powder_monkey_m")
    assert play.prompt == "tower.zone"
    assert [event.args for event in play.told("markers.thrown")] == [(0, 2), (1, 1), (2, 2)]
    play.throw("n2", "n2", "m3", "n2", "n3").throw("n2", "n2")
    assert [event.args for event in play.told("tie.strength")] == [(0, 2), (1, 2), (2, 3)]
    assert (play.state.champions, play.state.ended, play.prompt) == ([2], "battle", "")


@clause("DR-TIE-02")
def test_on_a_new_tie_it_is_repeated() -> None:
    play = tied("r1_powder_monkey_u", "").throw("n2", "n1", "n2")
    assert play.prompt == "tower.zone"
    assert [event.args for event in play.told("markers.thrown")] == [(0, 2), (1, 1), (0, 2), (1, 1)]
    play.throw("n1", "n1", "n2")
    assert play.state.champions == [1]


@clause("DR-TIE-02")
def test_no_battle_abilities_are_used() -> None:
    play = tied("r1_cutlass_drill_u", "").throw("n1", "n2")
    assert play.state.champions == [1]
    assert play.told("ability.used") == []
