"""Ship against building, and ships that sink. (DR-BBLD, DR-SINK)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.dead_reckoning.clauses.fights import attack, merchant, mustered, two_ships, walls
from tests.games.dead_reckoning.positions import Play, Position


@clause("DR-BBLD-01", "DR-BUILD-10", "DR-BUILD-07")
def test_forts_and_garrisons_are_attacked_without_a_flag_outposts_never() -> None:
    assert walls("fort").start().offered("storm")
    assert walls("garrison").start().offered("storm")
    assert not walls("outpost").start().offered("storm")
    assert not walls().start().offered("storm")
    own = Position().tile("r1c1", "parrot_cay").control(0, "r1c1").building("r1c1", "fort").at(0, "r1c1")
    assert not own.start().offered("storm")
    away = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "fort")
    assert not away.start().offered("storm")


@clause("DR-BBLD-02")
def test_not_while_an_enemy_pirate_ship_is_there() -> None:
    play = walls("fort").at(1, "r1c1", pirate=True).start()
    assert not play.offered("storm")
    play.do("challenge", 1).fire(1).throw("m3", "n2", "m1")
    assert play.told("battle.won")[0].args == (0,)
    assert play.offered("storm")
    assert walls("fort").at(1, "r1c1").start().offered("storm")


@clause("DR-BBLD-03", "DR-BBLD-05")
def test_the_owners_ship_and_cards_take_no_part() -> None:
    game = walls("garrison").at(1, "r1c1").crew(1, "gunner:3+r3_battery").hand(1, "captain:4")
    play = game.start().do("storm").fire(0)
    assert mustered(play) == [(0, 0), (1, 2)]
    assert play.prompt == "tower.zone"
    play.throw("n2", "n2")
    assert play.prompt == "main.act"


@clause("DR-BBLD-05", "DR-BUILD-11", "DR-RUL-60")
def test_five_two_or_seven_markers() -> None:
    assert mustered(walls("fort").start().do("storm").fire(1)) == [(0, 1), (1, 5)]
    assert mustered(walls("garrison").start().do("storm").fire(1)) == [(0, 1), (1, 2)]
    assert mustered(walls("fort", "garrison").start().do("storm").fire(1)) == [(0, 1), (1, 7)]
    assert mustered(walls("outpost", "garrison").start().do("storm").fire(1)) == [(0, 1), (1, 2)]


@clause("DR-BBLD-04", "DR-BBLD-05", "DR-RUL-24")
def test_the_markers_are_those_of_the_owner_who_may_run_short() -> None:
    play = walls("fort").having(1, markers=3).start().do("storm").fire(0)
    assert (play.asked, play.prompt, play.values) == ("1", "marker.borrow", [0, -1])
    play.do(-1)
    assert mustered(play) == [(0, 0), (1, 3)]
    play.throw("n2", "n2", "n2")
    assert play.player(1).markers == 3


@clause("DR-BBLD-06")
def test_only_the_attacker_uses_abilities_and_not_all() -> None:
    game = walls("garrison").crew(0, "gunner:4", "captain:3").crew(1, "gunner:3")
    play = game.start().do("storm").fire(1).throw("n2", "n1", "n1")
    assert (play.asked, len(play.acts("use")), len(play.uses("throw"))) == ("0", 1, 1)
    play.do("pass")
    assert (play.prompt, play.coins(0)) == ("main.act", 0)


@clause("DR-BBLD-06")
def test_abilities_in_any_number() -> None:
    game = walls("garrison").crew(0, "gunner:3+r1_cutlass_drill_u", "crewman+r1_cutlass_drill_m")
    play = game.start().do("storm").fire(0).throw("n2", "n2").use("gain_strength").use("gain_strength")
    assert len(play.acts("use")) == 1
    play.do("pass")
    assert play.told("battle.won")[0].args == (0,)


@clause("DR-BBLD-07", "DR-BBLD-08")
def test_the_attacker_takes_damage_by_the_usual_rules_and_one_for_losing() -> None:
    play = walls("garrison").start().do("storm").fire(0).throw("m1", "n2")
    assert (play.player(0).damage, play.space("r1c1").buildings) == (2, [1])


@clause("DR-BBLD-07", "DR-BBLD-09")
def test_a_winner_takes_damage_too() -> None:
    play = walls("garrison").start().do("storm").fire(1).throw("n2", "m1", "m1")
    assert (play.player(0).damage, play.space("r1c1").buildings) == (2, [])


@clause("DR-BBLD-09", "DR-RUL-60", "DR-BBLD-10")
def test_fort_and_garrison_fall_together_the_outpost_stays() -> None:
    game = walls("outpost", "fort", "garrison").crew(0, "deckhand")
    play = game.start().do("storm").fire(1).throw("n2", *["n1"] * 7)
    assert play.space("r1c1").buildings == [2]
    assert play.state.buildings == [8, 8, 5]
    assert play.player(0).legendary == 0
    assert play.space("r1c1").controller == 1
    assert len(play.uses("place_influence")) == 1


@clause("DR-RUL-67", "DR-RUL-15", "DR-BBLD-06")
def test_abilities_for_a_win_work_after_a_building_battle_unless_excluded() -> None:
    game = walls("garrison").crew(0, "crewman+r3_iron_strakes", "bosun+r4_boarding_legend", "captain:3")
    play = game.start().do("storm").fire(1).throw("n2", "m1", "n1")
    assert (play.prompt, len(play.acts("use")), play.space("r1c1").buildings) == ("battle.spoils", 1, [])
    assert play.use("prevent_damage").player(0).damage == 0


@clause("DR-RUL-31", "DR-BUILD-12")
def test_a_garrison_hits_before_it_can_be_attacked() -> None:
    play = walls("garrison").at(0, "harbor").start(sails=1).move("r1c1")
    assert play.player(0).damage == 1
    assert play.offered("storm")


# Sinking


@clause("DR-SINK-01")
def test_a_ship_sinks_only_after_the_battle() -> None:
    game = two_ships().having(1, damage=4).crew(0, "gunner:4")
    play = attack(game).fire(2).throw("n2", "m1", "n1")
    play.do("use", play.card_of(0, "gunner"), next(v[2] for v in play.uses("remove_own_marker")))
    assert play.prompt == "battle.remove"
    play.do(play.values[0])
    assert (play.player(1).damage, play.where(1)) == (5, "r1c1")
    play.do("pass").do("supply", "all")
    assert (play.where(1), play.player(1).damage) == ("harbor", 0)


@clause("DR-SINK-01")
def test_four_damage_does_not_sink() -> None:
    play = attack(two_ships().having(1, damage=3)).fire(1).throw("n2", "n2")
    assert (play.where(1), play.player(1).damage) == ("r1c1", 4)


def sunk(cargo: int, coins: int, chest: int) -> Play:
    """Seat 1 loses with 4 damage and these holdings."""
    game = two_ships().having(1, damage=4, chest=chest).upgrade(1, B="up_bilge_hold").aboard(1, cargo, coins)
    play = attack(game)
    if play.prompt == "battle.window":
        play.do("ready")
    return play.fire(1).throw("n2", "n2")


@clause("DR-SINK-03", "DR-SINK-04", "DR-SINK-05", "DR-SINK-06", "DR-EX-24")
def test_five_coins_aboard_are_the_border() -> None:
    five = sunk(3, 5, 12)
    assert (five.player(1).chest, five.player(0).chest, five.coins(1), five.cargo(1)) == (12, 20, 0, 3)
    four = sunk(3, 4, 12)
    assert (four.player(1).chest, four.player(0).chest, four.coins(1), four.cargo(1)) == (11, 20, 0, 3)
    none = sunk(3, 0, 12)
    assert (none.player(1).chest, none.player(0).chest, none.cargo(1)) == (7, 20, 3)


@clause("DR-RUL-28")
def test_a_poor_chest_loses_all_it_has() -> None:
    play = sunk(0, 0, 3)
    assert (play.player(1).chest, play.player(0).chest) == (0, 18)
    aboard = sunk(0, 5, 3)
    assert (aboard.player(1).chest, aboard.player(0).chest) == (3, 20)


@clause("DR-SINK-07", "DR-RUL-38")
def test_coins_saved_into_the_chest_count_for_moneybags() -> None:
    play = sunk(0, 4, 31)
    assert (play.player(1).chest, play.achievements(1)) == (30, ["moneybags"])
    assert sunk(0, 3, 31).achievements(1) == []


@clause("DR-SINK-06", "DR-RUL-29")
def test_sunk_by_a_merchant_ship_the_coins_go_to_the_supply() -> None:
    play = merchant().having(0, damage=4).start().do("attack").fire(0).throw("n2", "n1")
    assert [player.chest for player in play.state.players] == [10, 15]
    assert [play.achievements(seat) for seat in (0, 1)] == [[], []]


@clause("DR-SINK-06", "DR-RUL-29")
def test_sunk_by_a_building_its_controller_takes_them() -> None:
    play = walls("garrison").having(0, damage=4).start().do("storm").fire(0).throw("n2", "n1")
    assert [player.chest for player in play.state.players] == [10, 20]
    assert play.achievements(1) == ["terror"]


@clause("DR-SINK-07")
def test_a_sunk_ship_begins_anew_in_the_harbor() -> None:
    game = Position().tile("r1c1", "trade_winds").at(1, "r1c1", pirate=True).having(0, damage=4).aboard(0, 2, 3)
    play = game.hand(0, "purser").start(sails=4).move("r1c1").fire(0).throw("n2")
    player = play.player(0)
    assert (play.where(0), player.damage, player.pirate, player.sails) == ("harbor", 0, 0, 0)
    assert (play.cargo(0), play.coins(0), player.chest) == (2, 0, 15 - 5 + 3)
