"""Producing, building, upgrading. (DR-PROD, DR-BUILD, DR-UPG)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import SPACE_IDS
from quarterdeck.games.dead_reckoning.rules.islands import production
from quarterdeck.games.dead_reckoning.rules.scoring import account
from quarterdeck.games.dead_reckoning.rules.ships import capacity, ship_sails
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Position

FORT, GARRISON, OUTPOST = 0, 1, 2


def yielded(game: Position, space: str) -> tuple[int, int]:
    goods = production(game.state, SPACE_IDS.index(space))
    return goods.cargo, goods.coin


# Producing


@clause("DR-PROD-01", "DR-PROD-02", "DR-PROD-05")
def test_any_face_up_island_produces_wherever_the_ship_is() -> None:
    game = Position().tile("r1c1", "seahound_isle").tile("r1c2", "rumrunner_bay").tile("r1c3", "trade_winds")
    play = game.control(1, "r1c2").crew(0, "purser:1").start().use("produce")
    assert (play.prompt, play.values) == ("produce.island", [0, 1])
    play.do(0)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (1, 1)
    assert (play.player(0).dock, play.cargo(0), play.player(0).chest) == (0, 0, 15)
    theirs = game.start().use("produce").do(1)
    assert (theirs.space("r1c2").cargo, theirs.space("r1c2").coins) == (4, 0)


@clause("DR-PROD-03", "DR-RUL-75")
def test_arrows_of_face_up_open_sea_add_cargo() -> None:
    game = Position().tile("r2c2", "saltwind_atoll")
    assert yielded(game, "r2c2") == (1, 1)
    game.tile("r2c1", "trade_winds")
    assert yielded(game, "r2c2") == (2, 1)
    game.tile("r1c2", "gulf_stream")
    assert yielded(game, "r2c2") == (3, 1)
    game.tile("r2c3", "crossroads_of_the_sea")
    assert yielded(game, "r2c2") == (4, 1)
    game.tile("r3c2", "spawning_grounds")
    assert yielded(game, "r2c2") == (4, 1)


@clause("DR-PROD-03")
def test_only_arrows_that_point_at_the_island_count() -> None:
    assert yielded(Position().tile("r2c2", "saltwind_atoll").tile("r1c2", "trade_winds"), "r2c2") == (1, 1)
    assert yielded(Position().tile("r2c2", "saltwind_atoll").tile("r2c3", "spawning_grounds"), "r2c2") == (2, 1)
    assert yielded(Position().tile("r2c2", "saltwind_atoll").tile("r2c1", "spawning_grounds"), "r2c2") == (1, 1)
    assert yielded(Position().tile("r2c2", "saltwind_atoll").tile("r1c2", "spawning_grounds"), "r2c2") == (2, 1)
    assert yielded(Position().tile("r1c3", "saltwind_atoll").tile("r2c1", "trade_winds"), "r1c3") == (1, 1)


@clause("DR-PROD-04", "DR-BUILD-07")
def test_an_outpost_adds_a_cargo_and_a_coin() -> None:
    game = Position().tile("r1c1", "saltwind_atoll").control(0, "r1c1").building("r1c1", "fort", "garrison")
    assert yielded(game, "r1c1") == (1, 1)
    assert yielded(game.building("r1c1", "outpost"), "r1c1") == (2, 2)


@clause("DR-RUL-35")
def test_different_islands_with_one_ability_the_same_with_two() -> None:
    game = Position().tile("r1c1", "gallows_key").tile("r1c2", "rumrunner_bay").crew(0, "purser:2+r3_trade_baron")
    play = game.start().use("produce").do(0)
    assert play.values == [1, -1]
    play.do(1).use("produce").do(0).do(-1)
    assert (play.space("r1c1").cargo, play.space("r1c2").cargo) == (4, 3)


@clause("DR-PROD-01", "DR-ADV-02", "DR-ADV-05")
def test_abilities_for_rows_three_and_four() -> None:
    game = Position().tile("r1c1", "gallows_key").tile("r3c1", "gallows_key").tile("r4c1", "rumrunner_bay")
    game.crew(0, "crewman+r1_far_factor", "bosun+r2_distant_estates")
    play = game.start().use("produce")
    assert (play.space("r3c1").cargo, play.space("r4c1").cargo) == (2, 0)
    play.use("produce")
    assert play.values == [6, 9]
    assert play.do(9).space("r4c1").cargo == 3


@clause("DR-PROD-01")
def test_the_purser_of_level_four_adds_one_of_each() -> None:
    game = Position().tile("r1c1", "gallows_key").tile("r1c2", "crimson_lagoon").crew(0, "purser:4")
    play = game.start().use("produce").do(0).do(1)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (3, 1)
    assert (play.space("r1c2").cargo, play.space("r1c2").coins) == (1, 3)


@clause("DR-BUILD-08", "DR-BUILD-11", "DR-PROD-01")
def test_nobody_produces_under_an_enemy_fort_but_its_controller_does() -> None:
    for building in ("fort", "garrison"):
        game = Position().tile("r1c1", "gallows_key").control(1, "r1c1").building("r1c1", building)
        game.crew(0, "purser").crew(1, "purser")
        assert game.start(0).uses("produce") == []
        assert len(game.start(1).uses("produce")) == 1


# Building


def builder(level: int = 2, dock: int = 20) -> Position:
    game = Position().tile("r1c1", "widows_rock").tile("r1c2", "gallows_key").control(0, "r1c1")
    return game.crew(0, f"first_mate:{level}").having(0, dock=dock)


@clause("DR-EX-16", "DR-BUILD-01", "DR-BUILD-02", "DR-BUILD-08", "DR-PROD-04")
def test_a_fort_and_an_outpost() -> None:
    game = builder(3, dock=4).aboard(0, 3).crew(0, "purser").at(1, "r1c1").crew(1, "deckhand", "purser")
    game.crew(1, "crewman+r2_letters_patent").aboard(1, 1)
    play = game.start().use("build").do(FORT, 0).do(4).do(OUTPOST, 0)
    assert (play.player(0).dock, play.cargo(0)) == (0, 1)
    assert play.space("r1c1").buildings == [FORT, OUTPOST]
    play.use("produce").do(0)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (2, 1)
    play.end_turn()
    assert play.asked == "1"
    assert len(play.uses("place_influence")) == 1
    assert play.uses("place_influence")[0][1] == play.card_of(1, "crewman")
    assert play.acts("unload") + play.acts("load") == []
    play.use("produce")
    assert play.space("r1c2").cargo == 2


@clause("DR-BUILD-01")
def test_only_on_own_islands_wherever_the_ship_is() -> None:
    play = builder().tile("r1c3", "saltwind_atoll").control(1, "r1c3").start().use("build")
    assert play.values == [(FORT, 0), (GARRISON, 0), (OUTPOST, 0)]


@clause("DR-BUILD-02")
def test_prices() -> None:
    for kind, price in ((FORT, 4), (GARRISON, 3), (OUTPOST, 2)):
        play = builder(dock=4).start().use("build").do(kind, 0)
        assert play.player(0).dock == 4 - price
    assert builder(dock=3).start().use("build").values == [(GARRISON, 0), (OUTPOST, 0)]
    assert builder(dock=2).start().use("build").space("r1c1").buildings == [OUTPOST]
    assert builder(dock=1).start().uses("build") == []


@clause("DR-BUILD-01")
def test_a_discount() -> None:
    game = Position().tile("r1c1", "widows_rock").control(0, "r1c1").crew(0, "crewman+r3_master_mason")
    play = game.having(0, dock=3).start().use("build").do(FORT, 0)
    assert (play.player(0).dock, play.space("r1c1").buildings) == (0, [FORT])


@clause("DR-BUILD-03")
def test_one_of_each_kind_on_an_island() -> None:
    play = builder(4).start().use("build").do(FORT, 0)
    assert play.values == [(GARRISON, 0), (OUTPOST, 0), ("done",)]
    play.do(GARRISON, 0).do(OUTPOST, 0)
    assert play.space("r1c1").buildings == [FORT, GARRISON, OUTPOST]
    assert play.player(0).dock == 11


@clause("DR-BUILD-01", "DR-RUL-58", "DR-RUL-63")
def test_up_to_three_may_be_fewer() -> None:
    play = builder(4).start().use("build").do(FORT, 0).do("done")
    assert play.space("r1c1").buildings == [FORT]
    assert play.uses("build") == []


@clause("DR-RUL-08")
def test_buildings_are_limited_to_the_pieces() -> None:
    game = builder()
    game.state.buildings[FORT] = 0
    assert game.start().use("build").values == [(GARRISON, 0), (OUTPOST, 0)]


@clause("DR-BUILD-04", "DR-BUILD-06", "DR-SCORE-03")
def test_buildings_belong_to_whoever_controls_the_island() -> None:
    game = builder().building("r1c1", "fort", "outpost")
    assert dict(account(game.state, 0))["buildings"] == 2
    assert dict(account(game.state, 1))["buildings"] == 0


@clause("DR-BUILD-05", "DR-RUL-21")
def test_when_control_changes_all_buildings_go() -> None:
    game = Position().tile("r1c1", "gallows_key").influence("r1c1", 1, 1, permanent={1: 1})
    play = game.building("r1c1", "outpost").at(0, "r1c1").crew(0, "buccaneer:4").start().use("place_influence")
    assert (play.space("r1c1").controller, play.space("r1c1").buildings) == (0, [])
    assert play.state.buildings == [8, 8, 6]


@clause("DR-BUILD-09", "DR-RUL-71")
def test_the_card_under_an_enemy_fort_may_be_bought() -> None:
    game = Position().tile("r1c1", "gallows_key", "r1_topman_u").control(1, "r1c1").building("r1c1", "fort")
    play = game.at(0, "r1c1").aboard(0, 2).start().do("buy")
    assert play.player(0).advancements == ["r1_topman_u"]
    game = Position().tile("r1c1", "gallows_key", "mr1_packet_boat").control(1, "r1c1").building("r1c1", "fort")
    assert game.at(0, "r1c1").start().offered("attack")


# Upgrades


def yard(**hulls: str) -> Position:
    """A carpenter (2 cargo for a basic upgrade) and cargo on the dock."""
    return Position().crew(0, "crewman+r2_carpenter").having(0, dock=2).upgrade(0, **hulls).hand(0, "purser")


@clause("DR-UPG-01", "DR-UPG-04", "DR-RUL-32")
def test_an_upgrade_comes_onto_a_hull_space_without_benefits_and_works_at_once() -> None:
    play = yard().start().use("add_upgrade")
    assert (play.prompt, play.values) == (
        "upgrade.choose",
        ["up_jib", "up_gun_port", "up_bilge_hold", "up_swivel_deck"],
    )
    play.do("up_jib")
    assert (play.player(0).hull, play.player(0).dock) == (["", "up_jib", "", ""], 0)
    assert play.state.upgrades[0] == 3
    assert play.do("sails").player(0).sails == 3
    second = yard(B="up_jib").start().use("add_upgrade").do("up_gun_port")
    assert second.player(0).hull == ["", "up_jib", "up_gun_port", ""]


@clause("DR-UPG-02", "DR-UPG-03", "DR-RUL-32", "DR-SCORE-05", "DR-ACH-10")
def test_with_every_hull_space_full_one_is_covered() -> None:
    game = yard(B="up_jib", C="up_bilge_hold")
    play = game.start().use("add_upgrade").do("up_gun_port")
    assert (play.prompt, play.values) == ("upgrade.place", [0, 1, 2, 3])
    play.do(1)
    player = play.player(0)
    assert (player.hull, player.covered) == (["", "up_gun_port", "up_bilge_hold", ""], ["up_jib"])
    assert ship_sails(play.state, player) == 2
    assert capacity(player) == 4 + 3 + 6 + 3
    assert dict(account(play.state, 0))["upgrades"] == 3
    printed = game.start().use("add_upgrade").do("up_gun_port").do(0)
    assert (printed.player(0).hull, printed.player(0).covered) == (["up_gun_port", "up_jib", "up_bilge_hold", ""], [])
    assert ship_sails(printed.state, printed.player(0)) == 2


@clause("DR-RUL-32", "DR-PAY-03")
def test_goods_on_a_covered_hull_space_find_another_hold_or_none() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").crew(0, "crewman+r2_carpenter").having(0, dock=2)
    game.upgrade(0, B="up_swivel_deck", C="up_swivel_deck").hold(0, A=(4, 0), D=(2, 0))
    play = game.start().use("add_upgrade").do(2).do("up_swivel_deck").do(0)
    assert play.prompt == "main.act", "there is only cargo to throw overboard, and no question in it"
    assert play.player(0).hold_cargo == [0, 0, 0, 3]


@clause("DR-RUL-34")
def test_a_used_up_stack_or_class() -> None:
    game = yard()
    game.state.upgrades[0] = 0
    assert game.start().use("add_upgrade").values == ["up_gun_port", "up_bilge_hold", "up_swivel_deck"]
    game.state.upgrades[:4] = [0, 0, 0, 0]
    assert game.start().uses("add_upgrade") == []


@clause("DR-ADV-03", "DR-RUL-33", "DR-UPG-03")
def test_replacing_a_basic_upgrade_by_an_advanced_one() -> None:
    game = Position().crew(0, "crewman+r2_shipwright").having(0, dock=0).hand(0, "purser")
    assert game.start().uses("swap_upgrade") == []
    game.upgrade(0, B="up_royals", C="up_jib")
    play = game.start().use("swap_upgrade").do("up_carronades")
    assert (play.player(0).hull, play.player(0).covered) == (["", "up_royals", "up_carronades", ""], ["up_jib"])
    assert dict(account(play.state, 0))["upgrades"] == 2 + 2 + 1
    game.state.upgrades[4:] = [0, 0, 0, 0]
    assert game.start().uses("swap_upgrade") == []


@clause("DR-UPG-01", "DR-RUL-63")
def test_nobody_is_obliged_to_upgrade() -> None:
    play = yard().start().do("end")
    assert play.player(0).hull == ["", "", "", ""]
