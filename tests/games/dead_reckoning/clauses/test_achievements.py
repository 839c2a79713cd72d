"""Achievements and bonus tiles. (DR-ACH, DR-BONUS)"""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.pieces import ACHIEVEMENT_IDS
from quarterdeck.games.dead_reckoning.rules.scoring import account, bonus_of
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

SIX = ("legendary", "builder", "here_to_stay", "elite_ship", "new_shores", "seasoned")


def beat_merchant(game: Position) -> Play:
    """Seat 0 beats a packet boat."""
    game.tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").hand(0, "purser")
    return game.start().do("attack").fire(1).throw("n2", "n1", "n1")


@clause("DR-ACH-03", "DR-ACH-04", "DR-BENC-04", "DR-RUL-59")
def test_legendary_is_earned_at_the_fourth_win() -> None:
    first = beat_merchant(Position())
    assert (first.player(0).legendary, first.player(0).markers, first.achievements(0)) == (1, 28, [])
    fourth = beat_merchant(Position().having(0, legendary=3, markers=26))
    assert (fourth.player(0).legendary, fourth.player(0).markers) == (0, 29)
    assert fourth.achievements(0) == ["legendary"]


@clause("DR-ACH-02", "DR-BENC-04")
def test_once_earned_no_marker_is_put_there() -> None:
    play = beat_merchant(Position().earned(0, "legendary"))
    assert (play.player(0).legendary, play.player(0).markers, play.achievements(0)) == (0, 29, ["legendary"])


@clause("DR-ACH-02")
def test_several_may_earn_the_same() -> None:
    play = beat_merchant(Position().having(0, legendary=3).earned(1, "legendary"))
    assert (play.achievements(0), play.achievements(1)) == (["legendary"], ["legendary"])


@clause("DR-ACH-05", "DR-RUL-40", "DR-RUL-59")
def test_old_salts_counts_cards_that_reach_level_four() -> None:
    def raised(**values: int) -> Play:
        game = Position().hand(0, "bosun:3").having(0, may_level=1, **values)
        play = game.start(0, "turn_start")
        return play.do(play.card_of(0, "bosun"))

    first = raised()
    assert (first.player(0).seasoned, first.player(0).markers) == (1, 28)
    third = raised(seasoned=2, markers=27)
    assert (third.player(0).seasoned, third.player(0).markers, third.achievements(0)) == (0, 29, ["seasoned"])
    in_play = Position().crew(0, "gunner:3+r3_drillmaster").having(0, seasoned=2).start().use("level_up")
    assert in_play.achievements(0) == ["seasoned"]


@clause("DR-ACH-05")
def test_a_card_that_reaches_level_three_counts_nothing() -> None:
    play = Position().crew(0, "gunner:2+r3_drillmaster").having(0, seasoned=2).start().use("level_up")
    assert (play.player(0).seasoned, play.achievements(0)) == (2, [])


@clause("DR-RUL-40", "DR-LEVEL-06")
def test_the_bottom_card_counts_too() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_pilgrim_ship").at(0, "r1c1").hand(0, "purser")
    play = (
        game.deck(0, "captain:3").having(0, seasoned=2).start().do("attack").fire(1).throw("n2", "n1").do(True).draw(0)
    )
    assert play.achievements(0) == ["seasoned"]


@clause("DR-ACH-06", "DR-ACH-01", "DR-RUL-29")
def test_sinking_a_ship_makes_a_terror_also_in_anothers_turn() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2").having(0, damage=4)
    play = game.start().use("attack_ship").fire(0).throw("n2")
    assert play.where(0) == "harbor"
    assert play.achievements(1) == ["terror"]


@clause("DR-ACH-07")
def test_five_buildings_at_the_same_time() -> None:
    def built(*standing: str) -> Play:
        game = Position().tile("r1c1", "widows_rock").tile("r1c2", "gallows_key").control(0, "r1c1", "r1c2")
        game.building("r1c1", *standing).building("r1c2", "fort").crew(0, "first_mate:2").having(0, dock=9)
        return game.start().use("build").do(1, 1)

    assert built("fort", "garrison", "outpost").achievements(0) == ["builder"]
    assert built("fort", "garrison").achievements(0) == []


@clause("DR-ACH-02", "DR-ACH-07")
def test_an_earned_achievement_is_never_lost() -> None:
    game = Position().tile("r1c1", "gallows_key").control(1, "r1c1").building("r1c1", "outpost").earned(1, "builder")
    play = game.at(0, "r1c1").crew(0, "buccaneer:4").start().use("place_influence")
    assert play.space("r1c1").buildings == []
    assert play.achievements(1) == ["builder"]


@clause("DR-ACH-08", "DR-RUL-38", "DR-ACH-01")
def test_moneybags_the_moment_thirty_coins_are_in_the_chest() -> None:
    def unload(chest: int) -> Play:
        return Position().having(0, chest=chest).aboard(0, 0, 3).start().do("unload", "coin", 3)

    assert unload(26).achievements(0) == []
    assert unload(27).achievements(0) == ["moneybags"]
    gained = Position().having(0, chest=29).crew(0, "crewman+r1_ships_purse").start().use("gain", 1)
    assert gained.achievements(0) == ["moneybags"]
    assert Position().having(0, chest=20).aboard(0, 0, 7).start().do("unload", "coin", 1).achievements(0) == []


@clause("DR-ACH-08", "DR-SINK-07", "DR-RUL-38")
def test_coins_won_by_sinking_count_for_moneybags() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2")
    play = game.having(0, chest=25).having(1, damage=4).start().use("attack_ship").fire(1).throw("n2", "m1")
    assert play.achievements(0) == ["terror", "moneybags"]


@clause("DR-ACH-09", "DR-RUL-77")
def test_six_permanent_markers() -> None:
    def taken(before: int) -> Play:
        game = Position().tile("r1c1", "gallows_key").tile("r1c2", "rumrunner_bay").at(0, "r1c1").crew(0, "buccaneer:2")
        return game.influence("r1c2", permanent={0: before}).start().use("place_influence")

    assert taken(5).achievements(0) == ["here_to_stay"]
    assert taken(4).achievements(0) == []


@clause("DR-ACH-10", "DR-UPG-03")
def test_four_upgrades_covered_ones_included() -> None:
    game = Position().crew(0, "crewman+r2_carpenter").having(0, dock=2).upgrade(0, B="up_jib", C="up_gun_port")
    play = game.start().use("add_upgrade").do("up_jib").do(1)
    assert play.achievements(0) == []
    game.player(0).covered = ["up_bilge_hold"]
    assert game.start().use("add_upgrade").do("up_jib").do(1).achievements(0) == ["elite_ship"]


@pytest.mark.parametrize(("players", "goal"), [(2, 5), (3, 4), (4, 3)])
@clause("DR-ACH-11", "DR-RUL-59")
def test_new_shores_are_explored_tiles(players: int, goal: int) -> None:
    def explored(before: int) -> Play:
        game = Position(players).tile("r1c1", "trade_winds").hand(0, "purser")
        game.having(0, explored=before, markers=29 - before)
        return game.start(sails=1).move("r1c2").chance_any()

    almost = explored(goal - 2)
    assert (almost.player(0).explored, almost.player(0).markers) == (goal - 1, 29 - goal + 1)
    assert almost.achievements(0) == []
    there = explored(goal - 1)
    assert (there.player(0).explored, there.player(0).markers, there.achievements(0)) == (0, 29, ["new_shores"])


@clause("DR-ACH-11", "DR-RUL-39")
def test_who_can_no_longer_reach_it_takes_the_markers_back() -> None:
    def position(face_down: int) -> Position:
        game = Position(4).hand(0, "purser").having(1, explored=1, markers=28).having(2, explored=2, markers=27)
        for space in range(11 - face_down, 11):
            game.state.spaces[space].tile = ""
        for space in range(11 - face_down):
            game.state.spaces[space].tile = "trade_winds"
            game.state.spaces[space].card = "r1_rigger"
        game.state.spaces[11].tile = "gulf_stream"
        return game.at(0, "r4c3")

    play = position(2).start(sails=1).move("r4c2").chance_any()
    assert [player.explored for player in play.state.players] == [0, 0, 2, 0]
    assert [player.markers for player in play.state.players] == [29, 29, 27, 29]
    assert [event.args for event in play.told("achievement.out_of_reach")] == [(1, ACHIEVEMENT_IDS.index("new_shores"))]


@clause("DR-ACH-12", "DR-RUL-01", "DR-RUL-41")
def test_the_icon_of_trade_costs_twelve_cargo_from_dock_and_ship() -> None:
    def trader(dock: int, cargo: int) -> Play:
        game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").aboard(0, cargo).having(0, dock=dock)
        return game.hand(0, "purser").start()

    assert not trader(6, 5).offered("surrender")
    play = trader(7, 6).do("surrender")
    assert (play.prompt, play.values) == ("surrender.cargo", [6, 7])
    play.do(7)
    assert (play.player(0).dock, play.cargo(0), play.achievements(0)) == (0, 1, ["trade_icon"])
    rich = Position().having(0, dock=30).start().do("surrender")
    assert rich.player(0).dock == 18
    assert not rich.offered("surrender")


@clause("DR-RUL-01")
def test_coins_do_not_buy_the_icon_of_trade() -> None:
    assert not Position().having(0, chest=25, dock=11).aboard(0, 0, 5).start().offered("surrender")


@clause("DR-RUL-37")
def test_six_tiles_are_all_a_player_has() -> None:
    play = Position().earned(0, *SIX).having(0, dock=12, chest=29).crew(0, "crewman+r1_ships_purse").start()
    assert not play.offered("surrender")
    assert play.use("gain", 1).achievements(0) == list(SIX)


@clause("DR-RUL-37")
def test_with_one_tile_left_for_two_achievements_the_owner_chooses() -> None:
    for chosen in ("terror", "moneybags"):
        game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2")
        game.having(0, chest=25).having(1, damage=4).earned(0, *SIX[:5])
        play = game.start().use("attack_ship").fire(1).throw("n2", "m1")
        assert play.prompt == "achievement.choose"
        play.do(ACHIEVEMENT_IDS.index(chosen))
        assert play.achievements(0) == [*SIX[:5], chosen]


@clause("DR-ACH-04", "DR-BBLD-10")
def test_battles_with_buildings_never_count_for_legendary() -> None:
    def storm(*zones: str) -> Play:
        game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "garrison").at(0, "r1c1")
        return game.hand(0, "purser").start().do("storm").fire(1).throw(*zones)

    won, lost = storm("n2", "n1", "n1"), storm("n1", "n2", "n2")
    assert won.space("r1c1").buildings == []
    assert [player.legendary for player in won.state.players] == [0, 0]
    assert lost.player(0).damage == 1
    assert [player.legendary for player in lost.state.players] == [0, 0]


@clause("DR-BONUS-01", "DR-SCORE-13", "DR-SETUP-18")
def test_each_matched_achievement_is_worth_two_coins_more() -> None:
    game = Position().earned(0, "legendary", "terror", "builder")
    game.player(0).bonus = ["bonus_corsair"]
    assert bonus_of(game.player(0)) == 4
    assert dict(account(game.state, 0))["bonus"] == 0
    game.having(0, shown=1)
    assert dict(account(game.state, 0))["bonus"] == 4
