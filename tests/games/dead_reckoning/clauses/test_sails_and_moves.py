"""Raising sails, moving, exploring. (DR-SAIL, DR-MOVE)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import OCEAN, SPACE_IDS
from quarterdeck.games.dead_reckoning.rules.actions.sailing import may_stop
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


def at(*spaces: str) -> list[int]:
    return [SPACE_IDS.index(space) for space in spaces]


# Sails


@clause("DR-SAIL-02", "DR-ICON-01")
def test_sails_of_ship_and_cards_are_counted() -> None:
    play = Position().crew(0, "captain:1", "deckhand:4+r1_rigger").upgrade(0, B="up_jib").start().do("sails")
    assert play.player(0).sails == 8
    few = Position().crew(0, "captain:1").hand(0, "deckhand:4").start().do("sails")
    assert few.player(0).sails == 3


@clause("DR-SAIL-02")
def test_at_most_eight() -> None:
    play = Position().crew(0, "captain:1+r4_storm_sails+r1_rigger+r3_stunsails").start().do("sails")
    assert play.player(0).sails == 8


@clause("DR-SAIL-03", "DR-GOODS-10")
def test_sails_under_goods_do_not_count_on_open_sea() -> None:
    def sails(**hold: tuple[int, int]) -> int:
        game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, **hold)
        return game.start().do("sails").player(0).sails

    assert sails() == 2
    assert sails(A=(1, 0)) == 1
    assert sails(A=(0, 1)) == 1
    assert sails(A=(1, 0), D=(0, 2)) == 0


@clause("DR-SAIL-04", "DR-RUL-06")
def test_in_harbor_sails_under_cargo_and_coins_count() -> None:
    assert Position().hold(0, A=(1, 0), D=(0, 3)).start().do("sails").player(0).sails == 2


@clause("DR-RUL-06")
def test_sails_played_or_freed_after_raising_add_nothing() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, A=(1, 0)).hand(0, "captain:1", "purser")
    play = game.start().do("sails").do("jettison", "cargo", 1).play_card("captain")
    assert play.player(0).sails == 1
    assert not play.offered("sails")


@clause("DR-RUL-06")
def test_raising_nothing_is_allowed_and_uses_the_action_up() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, A=(1, 0), D=(1, 0))
    play = game.start().do("sails")
    assert play.player(0).sails == 0
    assert not play.offered("sails")
    assert play.acts("sail") == []


@clause("DR-RUL-06")
def test_goods_loaded_after_raising_take_no_sails_away() -> None:
    play = Position().having(0, dock=7).start().do("sails").do("load", "cargo", 7)
    assert play.player(0).sails == 2


@clause("DR-RUL-66", "DR-GOODS-04")
def test_at_an_own_island_under_a_pirate_ship_sails_under_goods_do_not_count() -> None:
    def sails(pirate: bool) -> int:
        game = Position().tile("r1c1", "parrot_cay").control(0, "r1c1").at(0, "r1c1").at(1, "r1c1", pirate)
        return game.hold(0, A=(1, 0)).start().do("sails").player(0).sails

    assert (sails(False), sails(True)) == (2, 1)


@clause("DR-RUL-47", "DR-ABIL-02")
def test_influence_or_sails_is_chosen_when_used() -> None:
    def position() -> Position:
        return Position().tile("r1c1", "parrot_cay").at(0, "r1c1").crew(0, "deckhand:3")

    play = position().start().do("sails")
    assert (play.prompt, play.values) == ("sails.count", [True, False])
    counted = play.do(True)
    assert counted.player(0).sails == 4
    assert counted.uses("place_influence") == []
    kept = position().start().do("sails").do(False)
    assert kept.player(0).sails == 2
    kept.use("place_influence")
    assert kept.slots("r1c1").count(0) == 1
    placed = position().start().use("place_influence").do("sails")
    assert (placed.prompt, placed.player(0).sails) == ("main.act", 2)


# Moving


@clause("DR-EX-06", "DR-MOVE-01", "DR-MOVE-03")
def test_what_two_sails_reach() -> None:
    game = Position().tile("r2c2", "trade_winds").at(0, "r2c2")
    play = game.start(sails=2)
    assert sorted(play.acts("sail")) == sorted(("sail", n) for n in at("r1c2", "r3c2", "r2c1", "r2c3"))
    far = at("harbor", "r4c2", "r1c1", "r1c3", "r3c1", "r3c3")
    assert sorted(play.acts("course")) == sorted(("course", n) for n in far)
    for space in far:
        assert game.start(sails=2).do("course", space).player(0).sails == 0


@clause("DR-MOVE-01")
def test_every_space_entered_costs_a_sail_the_harbor_too() -> None:
    game = Position().tile("r1c1", "trade_winds").tile("r1c2", "parrot_cay").hand(0, "captain")
    play = game.at(0, "r1c1").start(sails=3).move("harbor")
    assert (play.where(0), play.player(0).sails) == ("harbor", 2)
    play.move("r1c2", "r1c1")
    assert (play.where(0), play.player(0).sails) == ("r1c1", 0)


@clause("DR-MOVE-02")
def test_without_sails_there_is_no_movement() -> None:
    play = Position().hand(0, "captain").tile("r1c1", "trade_winds").start(sails=1).move("r1c1")
    assert play.player(0).sails == 0
    assert play.acts("sail") + play.acts("course") == []


@clause("DR-MOVE-03")
def test_the_harbor_is_beside_row_one_and_nothing_else() -> None:
    assert sorted(Position().start(sails=1).acts("sail")) == [("sail", 0), ("sail", 1), ("sail", 2)]
    corner = Position().tile("r4c3", "parrot_cay").at(0, "r4c3").start(sails=1)
    assert sorted(corner.acts("sail")) == sorted(("sail", n) for n in at("r3c3", "r4c2"))


@clause("DR-RUL-07")
def test_the_start_space_may_be_entered_again() -> None:
    game = Position().tile("r1c1", "trade_winds").tile("r1c2", "parrot_cay").at(0, "r1c1").hand(0, "captain")
    play = game.start(sails=2).move("r1c2", "r1c1")
    assert (play.where(0), play.player(0).sails) == ("r1c1", 0)


@clause("DR-MOVE-08", "DR-PIRATE-02", "DR-PIRATE-09")
def test_ships_do_not_hinder_a_movement() -> None:
    game = Position().tile("r1c1", "trade_winds").tile("r2c1", "parrot_cay").at(1, "r1c1", pirate=True)
    play = game.hand(0, "captain").start(sails=3).move("r1c1", "r2c1")
    assert play.where(0) == "r2c1"
    assert play.told("battle.begins") == []


@clause("DR-MOVE-09", "DR-RUL-07")
def test_nothing_is_done_on_a_space_that_is_only_passed() -> None:
    game = Position().tile("r1c1", "parrot_cay", "r1_topman_u").aboard(0, 2).crew(0, "buccaneer")
    play = game.start(sails=3).do("sail", 0)
    assert {value[0] for value in play.values} == {"sail", "stop"}
    play.do("stop")
    assert play.offered("buy")
    assert len(play.uses("place_influence")) == 1


@clause("DR-MOVE-09")
def test_what_begins_the_turn_on_a_space_acts_there() -> None:
    game = Position().tile("r1c1", "parrot_cay", "r1_topman_u").at(0, "r1c1").aboard(0, 2)
    assert game.start().offered("buy")


# Exploring


def explorer(sails: int) -> Play:
    return Position().tile("r1c1", "trade_winds").at(0, "r1c1").hand(0, "captain").start(sails=sails)


@clause("DR-MOVE-04", "DR-RUL-76", "DR-CLEAN-03")
def test_exploring_turns_the_tile_up_and_lays_a_card_of_its_row() -> None:
    play = explorer(3).move("r2c1", "r3c1").draw("gallows_key", "r3_banker")
    assert (play.space("r3c1").tile, play.space("r3c1").card) == ("gallows_key", "r3_banker")
    assert play.space("r3c1").slots == [-1, -1, -1]
    assert play.player(0).explored == 1
    sea = explorer(1).move("r2c1").draw("gulf_stream", "r2_saboteur")
    assert (sea.space("r2c1").card, sea.space("r2c1").slots) == ("r2_saboteur", [])


@clause("DR-MOVE-05")
def test_after_exploring_the_ship_may_move_on_at_once_or_later() -> None:
    play = explorer(3).move("r2c1").draw("gallows_key", "r2_saboteur")
    assert ("sail", 0) in play.values
    play.play_card("captain").move("r1c1").move("r2c1")
    assert play.player(0).sails == 0


@clause("DR-MOVE-06")
def test_one_tile_in_a_turn() -> None:
    play = explorer(4).move("r2c1").draw("gallows_key", "r2_saboteur")
    assert [space for space in range(OCEAN) if may_stop(play.state, space)] == at("r1c1", "r2c1")
    assert sorted(play.acts("course")) == sorted(("course", n) for n in at("harbor"))
    play.do("sail", SPACE_IDS.index("r2c2"))
    assert not play.offered("stop")
    play.move("r2c1")
    assert (play.where(0), play.player(0).sails) == ("r2c1", 1)


@clause("DR-MOVE-06")
def test_a_movement_that_could_not_end_is_not_begun() -> None:
    play = explorer(2).move("r2c1").draw("gallows_key", "r2_saboteur")
    assert play.acts("sail") == [("sail", 0)]


@clause("DR-MOVE-06")
def test_the_next_turn_explores_anew() -> None:
    play = explorer(1).move("r2c1").draw("gallows_key", "r2_saboteur")
    assert play.state.searched == 1
    play.do("end").chance_any().do("merchant").chance_any().do("end").chance_any()
    assert (play.asked, play.state.searched) == ("0", 0)


@clause("DR-RUL-36", "DR-ACH-11")
def test_tiles_of_the_set_up_count_for_nobody() -> None:
    play = Position().tile("r1c1", "trade_winds").hand(0, "captain").start(sails=1).move("r1c1")
    assert play.player(0).explored == 0


@clause("DR-RUL-36")
def test_a_ship_that_comes_to_rest_without_its_player_explores_nothing() -> None:
    game = Position().tile("r1c1", "trade_winds").tile("r1c2", "parrot_cay").control(1, "r1c2")
    game.building("r1c2", "garrison").having(0, damage=4).at(0, "r1c1").hand(0, "captain")
    play = game.start(sails=3).do("sail", 1)
    assert play.where(0) == "harbor"
    assert play.player(0).explored == 0
    assert play.state.searched == 0


# What happens on entering


@clause("DR-BUILD-12", "DR-RUL-31")
def test_a_garrison_hits_whoever_enters_also_in_passing_and_every_time() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r2c1", "trade_winds").control(1, "r1c1")
    play = game.building("r1c1", "garrison").hand(0, "captain").start(sails=3).move("r1c1", "r2c1")
    assert play.player(0).damage == 1
    assert play.move("r1c1").player(0).damage == 2


@clause("DR-RUL-31", "DR-BUILD-04")
def test_a_garrison_hits_neither_its_owner_nor_who_begins_there() -> None:
    game = Position().tile("r1c1", "parrot_cay").control(0, "r1c1").building("r1c1", "garrison").hand(0, "captain")
    assert game.start(sails=1).move("r1c1").player(0).damage == 0
    began = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "garrison").at(0, "r1c1")
    play = began.start(phase="turn_start")
    assert play.prompt == "main.act"
    assert play.player(0).damage == 0


@clause("DR-SINK-02", "DR-EX-25", "DR-RUL-07", "DR-RUL-29")
def test_a_ship_sunk_by_a_garrison_does_not_go_on() -> None:
    game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "garrison")
    game.having(0, damage=4, chest=15).crew(0, "crewman+r4_fireship_m").at(1, "r1c1").hand(0, "captain")
    play = game.start(sails=8).use("damage_on_entry").do("sail", 0)
    assert (play.where(0), play.player(0).sails, play.player(0).damage) == ("harbor", 0, 0)
    assert play.player(1).damage == 0
    assert (play.player(0).chest, play.player(1).chest) == (10, 20)
    assert play.achievements(1) == ["terror"]


@clause("DR-RUL-26")
def test_after_sinking_the_turn_goes_on_from_the_harbor() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").having(0, damage=4)
    play = game.start().do("attack").fire(0).throw("n2", "n2")
    assert (play.where(0), play.prompt) == ("harbor", "main.act")
    play.do("sails")
    assert play.player(0).sails == 2
    assert play.acts("sail") == [("sail", 0), ("sail", 1), ("sail", 2)]


# Abilities that work on entering


def fireship(*crew: str) -> Position:
    game = Position(3).tile("r1c1", "trade_winds").tile("r1c2", "gulf_stream").hand(0, "purser")
    return game.crew(0, *crew)


@clause("DR-ADV-13", "DR-RUL-54")
def test_entry_damage_hits_every_enemy_ship_on_first_entry() -> None:
    game = fireship("crewman+r4_fireship_m").at(1, "r1c1").at(2, "r1c1")
    play = game.start(sails=5).use("damage_on_entry").move("r1c1", "r1c2")
    assert [player.damage for player in play.state.players] == [0, 1, 1]
    play.move("r1c1")
    assert [player.damage for player in play.state.players] == [0, 1, 1]


@clause("DR-RUL-54")
def test_entry_damage_counts_from_when_it_is_used_and_adds_up() -> None:
    late = fireship("crewman+r4_fireship_m").at(1, "r1c1").start(sails=5).move("r1c1")
    late.use("damage_on_entry").move("r1c2", "r1c1")
    assert late.player(1).damage == 0
    two = fireship("crewman+r4_fireship_m+r4_fireship_l").at(1, "r1c1").start(sails=5)
    assert two.use("damage_on_entry").use("damage_on_entry").move("r1c1").player(1).damage == 2


@clause("DR-RUL-54")
def test_coming_back_to_where_the_turn_began_is_a_first_entry() -> None:
    game = fireship("crewman+r4_fireship_m").at(0, "r1c1").at(1, "r1c1")
    play = game.start(sails=3).use("damage_on_entry").move("r1c2", "r1c1")
    assert play.player(1).damage == 1


@clause("DR-RUL-30", "DR-ADV-13")
def test_entry_damage_never_hits_in_harbor() -> None:
    play = fireship("crewman+r4_fireship_m").start(sails=3).use("damage_on_entry").move("r1c1", "harbor")
    assert [player.damage for player in play.state.players] == [0, 0, 0]


@clause("DR-ADV-13", "DR-SINK-02", "DR-SINK-06", "DR-RUL-29")
def test_entry_damage_sinks_at_once_for_the_mover() -> None:
    game = fireship("crewman+r4_fireship_m").at(1, "r1c1", pirate=True).having(1, damage=4, chest=9)
    play = game.start(sails=3).use("damage_on_entry").move("r1c1")
    assert (play.where(1), play.player(1).damage, play.player(1).pirate) == ("harbor", 0, 0)
    assert (play.player(0).chest, play.player(1).chest) == (20, 4)
    assert play.achievements(0) == ["terror"]
    assert play.told("battle.begins") == []


def harvester(tile: str = "saltwind_atoll") -> Position:
    game = Position().tile("r3c1", "trade_winds").tile("r4c1", tile).tile("r4c2", "gulf_stream")
    return game.at(0, "r3c1").crew(0, "crewman+r4_treasure_fleet_u").hand(0, "purser")


@clause("DR-ADV-10", "DR-RUL-53")
def test_harvesting_in_passing_once_for_each_island() -> None:
    play = harvester().goods("r4c1", 5, 5).start(sails=6).use("harvest_passing").move("r4c1", "r4c2")
    assert (play.cargo(0), play.coins(0)) == (1, 1)
    assert (play.space("r4c1").cargo, play.space("r4c1").coins) == (5, 5)
    play.move("r4c1")
    assert (play.cargo(0), play.coins(0)) == (1, 1)


@clause("DR-RUL-53")
def test_two_harvests_each_produce_with_outposts_and_arrows() -> None:
    game = Position().tile("r3c1", "gulf_stream").tile("r4c1", "saltwind_atoll").at(0, "r3c1").hand(0, "purser")
    game.crew(0, "crewman+r4_treasure_fleet_u+r4_treasure_fleet_m").control(0, "r4c1").building("r4c1", "outpost")
    play = game.start(sails=6).use("harvest_passing").use("harvest_passing").do("sail", 9)
    while play.prompt == "goods.room":
        play.do(*play.values[0])
    harvested = [event.args for event in play.told("goods.harvested")]
    assert harvested == [(0, 3, 2, 9), (0, 3, 2, 9)]


@clause("DR-RUL-53")
def test_no_harvest_under_an_enemy_fort_nor_before_the_ability_nor_in_another_row() -> None:
    for building in ("fort", "garrison"):
        walled = harvester().control(1, "r4c1").building("r4c1", building).start(sails=6).use("harvest_passing")
        assert walled.move("r4c1").cargo(0) == 0
    early = harvester().start(sails=6).move("r4c1").use("harvest_passing")
    assert early.cargo(0) == 0
    game = Position().tile("r3c1", "saltwind_atoll").tile("r2c1", "trade_winds").at(0, "r2c1")
    other = game.crew(0, "crewman+r4_treasure_fleet_u").hand(0, "purser").start(sails=2).use("harvest_passing")
    assert other.move("r3c1").cargo(0) == 0


@clause("DR-RUL-07", "DR-RUL-53")
def test_a_face_down_tile_yields_no_harvest_even_if_it_is_explored() -> None:
    game = Position().tile("r3c1", "trade_winds").at(0, "r3c1").crew(0, "crewman+r4_treasure_fleet_u")
    play = game.hand(0, "purser").start(sails=1).use("harvest_passing").move("r4c1").draw("gallows_key", "r4_armada")
    assert play.cargo(0) == 0
    assert play.space("r4c1").tile == "gallows_key"
