"""What a turn is made of, and goods on ship, dock and islands. (DR-TURN, DR-GOODS, DR-PAY)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.ships import arrangements, capacity, laden, room
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


def at_island(controller: int = -1) -> Position:
    """Seat 0 at Rumrunner Bay (4 slots) with 3 cargo and 2 coins on the island."""
    game = Position().tile("r1c1", "rumrunner_bay").at(0, "r1c1").goods("r1c1", 3, 2)
    return game if controller < 0 else game.control(controller, "r1c1")


# The turn


@clause("DR-EX-02", "DR-TURN-02", "DR-TURN-03", "DR-BUY-04")
def test_a_turn_of_mixed_actions() -> None:
    game = Position().tile("r1c1", "parrot_cay", "r1_topman_u").tile("r1c2", "trade_winds", "mr1_packet_boat")
    game.control(0, "r1c1").goods("r1c1", 2).tile("r1c3", "gulf_stream", "r1_topman_l").having(0, dock=4)
    game.aboard(0, 1).hand(0, "captain", "bosun:3", "gunner:2").next_cards(1)
    play = game.start().play_card("captain").do("unload", "cargo", 1).do("sails")
    assert play.player(0).sails == 3
    play.do("load", "cargo", 5).move("r1c1").play_card("bosun").use("gain").do("buy")
    assert (play.cargo(0), play.player(0).dock) == (3, 1)
    play.do("load", "cargo", 2).move("r1c2").play_card("gunner").do("attack")
    play.fire(2).throw("n2", "n2", "n1", "n1")
    assert play.player(0).advancements == ["r1_topman_u", "mr1_packet_boat"]
    assert play.state.dealings == 2
    play.move("r1c3")
    assert play.cargo(0) == 5
    assert not play.offered("buy")


@clause("DR-TURN-01", "DR-TURN-06", "DR-CLEAN-01")
def test_the_main_phase_is_followed_by_clean_up() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").crew(0, "captain").unsleeved(0, "r1_topman_u")
    play = game.start(sails=3).do("end")
    assert play.prompt == "draw.row"
    play.draw("r1_rigger")
    assert (play.prompt, play.player(0).sails) == ("cleanup.mode", 3)
    play.do("pirate")
    assert (play.prompt, play.player(0).sails) == ("cleanup.sleeve", 0)
    assert play.player(0).play == [play.card_of(0, "captain")]
    play.do("keep")
    assert play.prompt == "draw.crew"
    assert play.player(0).discard == [play.card_of(0, "captain")]
    play.chance_any()
    assert (play.asked, play.prompt) == ("1", "main.act")


@clause("DR-TURN-03", "DR-SAIL-01")
def test_sails_are_raised_once() -> None:
    play = Position().start().do("sails")
    assert play.player(0).sails == 2
    assert not play.offered("sails")
    play.move("r1c1").chance_any()
    assert not play.offered("sails")


@clause("DR-TURN-04", "DR-SAIL-01")
def test_a_ship_moves_only_after_sails_are_raised() -> None:
    play = Position().having(0, sails=3).start()
    assert play.acts("sail") == []
    assert play.acts("course") == []
    assert play.do("sails").acts("sail") == [("sail", 0), ("sail", 1), ("sail", 2)]


@clause("DR-TURN-02", "DR-GOODS-14")
def test_an_action_may_be_repeated() -> None:
    play = Position().having(0, dock=3).start()
    play.do("load", "cargo", 1).do("load", "cargo", 1).do("unload", "cargo", 2).do("load", "cargo", 3)
    assert (play.cargo(0), play.player(0).dock) == (3, 0)


@clause("DR-TURN-05")
def test_further_actions() -> None:
    game = at_island(1).building("r1c1", "fort").having(0, dock=12)
    play = game.start()
    assert play.offered("storm")
    assert play.offered("surrender")
    pirate = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1", pirate=True).start()
    assert pirate.offered("challenge", 1)


@clause("DR-TURN-07", "DR-LEVEL-01", "DR-LEVEL-02", "DR-LEVEL-04")
def test_a_card_may_be_levelled_up_after_the_turn_until_the_next_begins() -> None:
    play = Position().hand(0, "captain", "bosun").hand(1, "captain").start().do("end").chance_any()
    assert play.player(0).may_level == 1
    assert (play.asked, play.prompt) == ("1", "main.act")
    play.do("end").chance_any()
    assert (play.asked, play.prompt) == ("0", "level.choose")
    play.do(play.card_of(0, "bosun"))
    assert (play.level(0, "bosun"), play.level(0, "captain")) == (2, 1)
    assert play.player(0).may_level == 0
    assert (play.asked, play.prompt) == ("0", "main.act")


@clause("DR-RUL-81")
def test_nobody_is_obliged_to_act() -> None:
    play = Position().hand(0, "captain", "purser").crew(0, "crewman").start()
    play.do("end").chance_any()
    assert play.asked == "1"
    assert play.player(0).dock == 0


@clause("DR-RUL-81", "DR-MOVE-04")
def test_a_forced_step_comes_before_the_end() -> None:
    play = Position().start(sails=2).do("sail", 0)
    assert sorted(play.values) == [("sail", 1), ("sail", 3), ("sail", 12), ("stop",)]
    play.do("stop")
    assert play.prompt == "draw.tile"


# Loading and unloading


@clause("DR-GOODS-01", "DR-GOODS-05")
def test_loading_and_unloading_in_harbor() -> None:
    play = Position().having(0, dock=2).hold(0, A=(0, 3)).start()
    assert play.acts("load") == [("load", "cargo", 1), ("load", "cargo", 2)]
    play.do("load", "cargo", 2).do("unload", "coin", 3)
    assert (play.player(0).dock, play.player(0).chest) == (0, 18)
    assert (play.cargo(0), play.coins(0)) == (2, 0)
    play.do("unload", "cargo", 1)
    assert (play.player(0).dock, play.cargo(0)) == (1, 1)


@clause("DR-RUL-05")
def test_coins_are_never_loaded_from_the_chest() -> None:
    play = Position().having(0, dock=1).start()
    assert play.acts("load") == [("load", "cargo", 1)]


@clause("DR-GOODS-02")
def test_loading_from_an_own_island() -> None:
    play = at_island(0).start().do("load", "cargo", 3).do("load", "coin", 1)
    assert (play.cargo(0), play.coins(0)) == (3, 1)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (0, 1)


@clause("DR-GOODS-03")
def test_nothing_is_loaded_from_an_island_of_others_or_of_nobody() -> None:
    assert at_island(1).start().acts("load") == []
    assert at_island().start().acts("load") == []
    assert at_island(0).start().acts("load") != []


@clause("DR-GOODS-06", "DR-GOODS-15")
def test_unloading_onto_any_island_frees_the_hull_at_once() -> None:
    for controller in (-1, 0, 1):
        play = at_island(controller).hold(0, A=(2, 0), D=(0, 1)).start()
        play.do("unload", "cargo", 2).do("unload", "coin", 1)
        assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (5, 3)
        assert play.do("sails").player(0).sails == 2


@clause("DR-GOODS-06", "DR-BUILD-08", "DR-BUILD-11")
def test_nothing_is_unloaded_at_an_enemy_fort_or_garrison_nor_on_open_sea() -> None:
    for building in ("fort", "garrison"):
        assert at_island(1).building("r1c1", building).aboard(0, 1, 1).start().acts("unload") == []
    assert at_island(1).building("r1c1", "outpost").aboard(0, 1).start().acts("unload") == [("unload", "cargo", 1)]
    assert at_island(0).building("r1c1", "fort").aboard(0, 1).start().acts("unload") == [("unload", "cargo", 1)]
    sea = Position().tile("r1c1", "trade_winds").at(0, "r1c1").aboard(0, 1)
    assert sea.start().acts("unload") == []


@clause("DR-GOODS-04", "DR-PIRATE-11")
def test_a_pirate_ship_at_an_own_island_stops_loading_and_unloading_until_it_is_beaten() -> None:
    play = at_island(0).at(1, "r1c1", pirate=True).aboard(0, 1).start()
    assert play.acts("load") + play.acts("unload") == []
    play.do("challenge", 1).fire(1).throw("n2", "n1").do("supply", "all")
    assert play.player(1).pirate == 0
    assert play.acts("load") != []
    assert play.acts("unload") != []


@clause("DR-GOODS-04")
def test_a_merchant_ship_at_an_own_island_stops_nothing() -> None:
    assert at_island(0).at(1, "r1c1").start().acts("load") != []


# Holds


@clause("DR-GOODS-08", "DR-GOODS-09", "DR-EX-26")
def test_an_eighth_good_finds_no_room() -> None:
    play = Position().having(0, dock=9).start().do("load", "cargo", 7)
    assert play.player(0).hold_cargo == [4, 0, 0, 3]
    assert play.acts("load") == []


@clause("DR-GOODS-08")
def test_cargo_and_coins_share_a_hold() -> None:
    game = Position().hold(0, A=(2, 2), D=(1, 0)).having(0, dock=9)
    assert (capacity(game.player(0)), room(game.player(0))) == (7, 2)
    assert game.start().acts("load") == [("load", "cargo", 1), ("load", "cargo", 2)]


@clause("DR-GOODS-10")
def test_cannons_of_a_hull_space_count_only_while_nothing_lies_there() -> None:
    def cannons(cargo: int, coins: int) -> int:
        game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1")
        play = game.upgrade(0, B="up_gun_port").hold(0, B=(cargo, coins)).start().do("attack")
        return len(play.acts("fire")) - 1

    assert (cannons(0, 0), cannons(1, 0), cannons(0, 1)) == (2, 1, 1)


@clause("DR-GOODS-11", "DR-RUL-80")
def test_goods_are_rearranged_in_the_own_turn() -> None:
    play = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, A=(1, 0), D=(0, 1)).start()
    assert sorted(arrangements(play.player(0))) == [0b0001, 0b1000]
    play.do("arrange").do(0b1000)
    assert laden(play.player(0)) == 0b1000
    assert (play.player(0).hold_cargo, play.player(0).hold_coins) == ([0, 0, 0, 1], [0, 0, 0, 1])
    assert play.do("sails").player(0).sails == 1


@clause("DR-RUL-85")
def test_goods_are_not_rearranged_twice_on_end() -> None:
    play = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, A=(1, 0), D=(0, 1)).start()
    play.do("arrange").do(0b1000)
    assert play.acts("arrange") == []
    assert play.do("sails").acts("arrange") == [("arrange",)]
    fight = attacked(B=(1, 0)).do("arrange", 0b1000).table.options(1)
    assert not [value for value in fight if value[0] == "arrange"]


@clause("DR-GOODS-14")
def test_any_number_is_moved_at_once() -> None:
    play = Position().having(0, dock=4).aboard(0, 2).start()
    assert play.acts("load") == [("load", "cargo", number) for number in (1, 2, 3, 4)]
    assert play.acts("unload") == [("unload", "cargo", 1), ("unload", "cargo", 2)]
    assert play.do("load", "cargo", 3).cargo(0) == 5


@clause("DR-GOODS-11")
def test_goods_are_spread_only_as_the_holds_allow() -> None:
    game = Position().hold(0, A=(3, 0), D=(2, 0))
    assert arrangements(game.player(0)) == []
    game.upgrade(0, B="up_bilge_hold")
    assert sorted(arrangements(game.player(0))) == [0b0010, 0b0011, 0b1010, 0b1011]


@clause("DR-GOODS-12", "DR-GOODS-15")
def test_jettisoned_goods_are_gone() -> None:
    play = at_island(1).hold(0, A=(2, 1)).start()
    assert play.acts("jettison") == [("jettison", "cargo", 1), ("jettison", "cargo", 2), ("jettison", "coin", 1)]
    play.do("jettison", "cargo", 2).do("jettison", "coin", 1)
    assert (play.cargo(0), play.coins(0)) == (0, 0)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (3, 2)
    assert play.do("sails").player(0).sails == 2


def attacked(**goods: tuple[int, int]) -> Play:
    """Seat 0 attacks seat 1, who has a gun port and goods aboard."""
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2")
    return game.upgrade(1, B="up_gun_port").hold(1, **goods).start().use("attack_ship")


@clause("DR-GOODS-11", "DR-GOODS-12", "DR-RUL-57", "DR-RUL-80")
def test_the_attacked_player_may_rearrange_and_jettison() -> None:
    play = attacked(B=(1, 0))
    assert (play.asked, play.prompt) == ("1", "battle.window")
    assert sorted(play.values) == sorted(
        [("arrange", 0b0001), ("arrange", 0b1000), ("jettison", "cargo", 1), ("ready",)]
    )
    play.do("arrange", 0b1000).fire(0)
    assert play.told("battle.muster")[-1].args == (1, 2)
    thrown = attacked(B=(1, 0)).do("jettison", "cargo", 1)
    assert thrown.cargo(1) == 0
    assert thrown.fire(0).told("battle.muster")[-1].args == (1, 2)
    assert attacked(B=(1, 0)).do("ready").fire(0).told("battle.muster")[-1].args == (1, 1)


@clause("DR-GOODS-13")
def test_once_a_battle_has_begun_goods_stay_where_they_are() -> None:
    play = attacked(B=(1, 0)).do("ready")
    assert (play.asked, play.prompt) == ("0", "battle.muster")
    assert play.values == [("fire", 0), ("fire", 1)]


# Gaining and paying


@clause("DR-EX-15", "DR-PAY-01", "DR-PAY-02", "DR-PAY-03", "DR-PAY-04")
def test_where_gained_goods_go() -> None:
    dock = Position().crew(0, "crewman:1").start().use("gain")
    assert (dock.player(0).dock, dock.cargo(0)) == (1, 0)
    ship = Position().crew(0, "crewman+mr1_sugar_lugger*").start().use("gain", 1)
    assert (ship.player(0).dock, ship.cargo(0)) == (0, 1)
    for number in range(5):
        split = Position().crew(0, "crewman:4").start().use("gain")
        assert split.values == [0, 1, 2, 3, 4]
        split.do(number)
        assert (split.player(0).dock, split.cargo(0)) == (4 - number, number)


@clause("DR-EX-15", "DR-PAY-05")
def test_where_payments_come_from() -> None:
    ship = Position().crew(0, "crewman+mr2_timber_barque").aboard(0, 2).having(0, dock=5)
    paid = ship.start().use("add_upgrade").do("up_jib")
    assert (paid.cargo(0), paid.player(0).dock) == (0, 5)
    for dock in range(3):
        mixed = Position().crew(0, "crewman:3").aboard(0, 2).having(0, dock=2, damage=1).start().use("repair")
        assert mixed.values == [0, 1, 2]
        mixed.do(dock)
        assert (mixed.player(0).dock, mixed.cargo(0), mixed.player(0).damage) == (2 - dock, dock, 0)
    purse = Position().crew(0, "crewman+r2_money_changer").aboard(0, 3).having(0, dock=2)
    assert purse.start().offers("use crewman_1 r2_money_changer") == []
    purse = Position().crew(0, "crewman+r2_money_changer").aboard(0, 3).having(0, dock=3)
    changed = purse.start().use("gain", 1)
    assert (changed.player(0).dock, changed.cargo(0), changed.player(0).chest) == (0, 3, 17)


@clause("DR-PAY-05", "DR-RUL-05", "DR-RUL-58")
def test_a_cost_in_coins_from_dock_or_ship_may_come_from_the_chest() -> None:
    def company(cargo: int, coins: int, chest: int) -> Position:
        game = at_island().crew(0, "crewman+mr3_company_ship*").aboard(0, cargo, coins)
        return game.having(0, chest=chest)

    assert company(2, 0, 0).start().uses("place_permanent") == []
    assert company(1, 1, 5).start().uses("place_permanent") == []
    play = company(2, 1, 1).start().use("place_permanent").do(1)
    assert (play.player(0).chest, play.coins(0), play.cargo(0)) == (0, 1, 0)
    assert play.space("r1c1").permanent == [1, 0]


@clause("DR-PAY-03", "DR-RUL-17")
def test_without_room_these_or_other_goods_go_overboard() -> None:
    def full() -> Play:
        game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").crew(0, "crewman+mr4_pearl_lugger")
        return game.hold(0, A=(4, 0), D=(3, 0)).start().use("gain", 1)

    play = full()
    assert play.prompt == "goods.room"
    assert sorted(play.values) == [("jettison", "cargo", 1), ("jettison", "coin", 1)]
    assert full().do("jettison", "cargo", 1).coins(0) == 1
    refused = full().do("jettison", "coin", 1)
    assert (refused.coins(0), refused.cargo(0)) == (0, 7)


@clause("DR-PAY-03")
def test_without_room_goods_may_be_put_ashore_where_that_is_legal() -> None:
    game = Position().crew(0, "crewman+mr4_pearl_lugger").hold(0, A=(4, 0), D=(3, 0))
    play = game.start().use("gain", 1).do("unload", "cargo", 1)
    assert (play.player(0).dock, play.cargo(0), play.coins(0)) == (1, 6, 1)


@clause("DR-EX-30", "DR-ICON-06", "DR-PAY-05")
def test_paying_for_a_repair_from_dock_and_ship() -> None:
    play = Position().crew(0, "crewman:3").aboard(0, 1).having(0, dock=1, damage=3).start().use("repair")
    assert (play.cargo(0), play.player(0).dock, play.player(0).damage) == (0, 0, 2)


@clause("DR-RUL-58", "DR-RUL-82")
def test_an_ability_is_offered_only_if_it_can_be_paid_and_changes_something() -> None:
    assert Position().crew(0, "crewman:3").having(0, dock=1, damage=1).start().uses("repair") == []
    assert Position().crew(0, "crewman:3").having(0, dock=2, damage=0).start().uses("repair") == []
    assert Position().crew(0, "crewman:3").having(0, dock=2, damage=1).start().uses("repair") != []


@clause("DR-RUL-08")
def test_goods_are_without_end() -> None:
    play = Position().having(0, dock=200, chest=200).crew(0, "crewman:1", "gunner:1+r1_ships_purse").start()
    play.use("gain").use("gain").use("gain")
    assert (play.player(0).dock, play.player(0).chest) == (202, 201)


@clause("DR-RUL-55")
def test_goods_gained_on_an_island_go_to_any_on_which_one_could_produce() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r2c2", "gallows_key").tile("r1c3", "trade_winds")
    game.tile("r1c2", "rumrunner_bay").control(1, "r1c2").building("r1c2", "fort")
    play = game.crew(0, "crewman+mr3_company_ship").start().use("gain", 1)
    assert (play.prompt, play.values) == ("gain.island", [0, 4])
    play.do(4)
    assert (play.space("r2c2").cargo, play.space("r2c2").coins) == (1, 2)
