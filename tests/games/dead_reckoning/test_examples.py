"""The rulebook's worked examples, played."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.scoring import reward
from quarterdeck.games.dead_reckoning.rules.ships import capacity, ship_sails
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

PURPLE, BLUE = 0, 1


@clause("DR-EX-03", "DR-SAIL-02", "DR-SAIL-04")
def test_sails_under_goods_count_at_an_own_island() -> None:
    game = Position().tile("r1c1", "parrot_cay").control(0, "r1c1").at(0, "r1c1")
    play = game.hold(0, A=(1, 0), D=(1, 0)).crew(0, "captain:1").start()
    play.do("sails")
    assert play.player(0).sails == 3
    assert play.cargo(0) == 2


@clause("DR-EX-04", "DR-EX-05", "DR-SAIL-05")
def test_sails_under_goods_do_not_count_at_a_foreign_island() -> None:
    def position() -> Position:
        game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").at(0, "r1c1")
        return game.hold(0, A=(1, 0), D=(1, 0)).crew(0, "captain:1")

    assert position().start().do("sails").player(0).sails == 1
    assert position().start().do("jettison", "cargo", 1).do("sails").player(0).sails == 2
    ashore = position().at(1, "r1c1").start().do("unload", "cargo", 1).do("sails")
    assert ashore.player(0).sails == 2
    assert ashore.space("r1c1").cargo == 1
    assert ashore.end_turn().offered("load", "cargo", 1)


@clause("DR-EX-07", "DR-MOVE-04", "DR-MOVE-06", "DR-MOVE-07")
def test_exploring_the_second_tile_of_a_movement() -> None:
    game = Position().tile("r1c2", "parrot_cay").at(0, "r1c2").start(sails=4)
    game.do("sail", 4).do("sail", 7).do("stop").chance_any()
    assert [bool(game.space(space).tile) for space in ("r2c2", "r3c2")] == [False, True]
    assert game.space("r3c2").card
    assert game.player(0).sails == 2
    assert game.player(0).explored == 1
    assert ("sail", 4) in game.table.options(0)
    game.do("sail", 4)
    assert ("stop",) not in game.table.options(0)


@clause("DR-EX-18", "DR-CTRL-02", "DR-CTRL-03", "DR-INFL-02", "DR-RUL-22")
def test_taking_an_island_over() -> None:
    game = Position().tile("r1c1", "seahound_isle").at(1, "r1c1").crew(1, "buccaneer:3")
    play = game.influence("r1c1", 0, 0, 0, permanent={0: 1}).start(1)
    assert play.space("r1c1").controller == PURPLE
    play.use("place_influence")
    assert play.slots("r1c1").count(BLUE) == 3
    assert play.space("r1c1").permanent == [1, 1]
    assert play.space("r1c1").controller == BLUE
    changes = [event.kind for event in play.table.events if event.kind.startswith(("influence.", "control."))]
    assert changes == ["influence.placed", "influence.replaced", "influence.replaced", "control.taken"]


@clause("DR-EX-33", "DR-CTRL-06")
def test_a_marker_may_give_control_to_somebody_else() -> None:
    game = Position().tile("r1c1", "seahound_isle").at(0, "r1c1").crew(0, "deckhand:1")
    play = game.influence("r1c1", BLUE, BLUE).start(0)
    play.use("place_influence")
    assert play.space("r1c1").controller == BLUE
    assert play.space("r1c1").permanent == [0, 1]


@clause("DR-EX-35", "DR-END-03", "DR-RUL-03")
def test_a_protected_marker_costs_two_placements() -> None:
    def replaced(done: int) -> int:
        game = Position().tile("r1c1", "seahound_isle").at(1, "r1c1").crew(1, "buccaneer:3").having(0, done=done)
        play = game.influence("r1c1", 0, 0, 0, 0).start(1)
        return play.use("place_influence").slots("r1c1").count(BLUE)

    assert replaced(done=0) == 3
    assert replaced(done=1) == 1


@clause("DR-RUL-03")
def test_two_abilities_replace_a_protected_marker_together() -> None:
    game = Position().tile("r1c1", "seahound_isle").at(1, "r1c1").crew(1, "deckhand:1", "deckhand:1")
    play = game.having(0, done=1).influence("r1c1", 0, 0, 0, 0).start(1)
    play.use("place_influence").do(PURPLE)
    assert play.slots("r1c1").count(BLUE) == 1
    assert play.player(0).markers == 26


@clause("DR-EX-24", "DR-SINK-03", "DR-SINK-04", "DR-SINK-07")
def test_what_a_sinking_ship_loses() -> None:
    def sunk(coins: int) -> Play:
        game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2")
        game.having(1, damage=4, chest=12, sails=2).hold(1, A=(3, 0), D=(0, min(3, coins))).upgrade(
            1, B="up_bilge_hold"
        )
        game.hold(1, B=(0, max(0, coins - 3)))
        play = game.start(0).use("attack_ship")
        if play.prompt == "battle.window":
            play.do("ready")
        return play.fire(1).throw("m3", "n2").chance_any()

    poor, rich = sunk(4), sunk(6)
    assert (poor.player(0).chest, poor.player(1).chest) == (20, 11)
    assert (rich.player(0).chest, rich.player(1).chest) == (21, 12)
    for play in (poor, rich):
        assert play.where(1) == "harbor"
        assert (play.player(1).damage, play.player(1).pirate, play.player(1).sails) == (0, 0, 0)
        assert play.achievements(0) == ["terror"]
        assert (play.cargo(1), play.coins(1)) == (3, 0)


@clause("DR-EX-25", "DR-BUILD-12")
def test_a_garrison_sinks_a_ship_in_passing() -> None:
    game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", "garrison").having(0, damage=4)
    play = game.hand(0, "captain").start(0, sails=3).do("sail", 0)
    assert play.where(0) == "harbor"
    assert play.prompt == "main.act"
    assert play.achievements(1) == ["terror"]
    assert (play.player(0).chest, play.player(1).chest) == (10, 20)


@clause("DR-EX-26", "DR-GOODS-09", "DR-GOODS-10")
def test_the_untouched_ship() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").hold(0, A=(1, 0))
    assert ship_sails(game.state, game.player(0)) == 1
    assert capacity(game.player(0)) == 7
    assert game.start().do("sails").player(0).sails == 1
    assert Position().tile("r1c1", "trade_winds").at(0, "r1c1").start().do("sails").player(0).sails == 2


@clause("DR-EX-34", "DR-CLEAN-10", "DR-CLEAN-11", "DR-RUL-65")
def test_what_must_be_sleeved() -> None:
    crowded = (
        Position().crew(0, "captain:1").unsleeved(0, "r1_topman_u", "r1_stevedore_u", "r1_topman_l").start(0, "sleeve")
    )
    card = crowded.card_of(0, "captain")
    assert ("keep",) not in crowded.table.options(0)
    crowded.do("r1_topman_u", card)
    assert crowded.player(0).advancements == ["r1_stevedore_u"]
    free = Position().crew(0, "captain:1").unsleeved(0, "r1_topman_u", "r1_topman_l").start(0, "sleeve")
    assert ("keep",) not in free.table.options(0)
    assert ("keep",) in free.do("r1_topman_u", card).table.options(0)


@clause("DR-EX-23", "DR-EX-32", "DR-SCORE-11", "DR-SCORE-12", "DR-RUL-44")
def test_tied_players_and_the_imaginary_one() -> None:
    tied = Position(3).tile("r1c1", "turtle_haven").influence("r1c1", 0, 1, 2, permanent={0: 2, 1: 2})
    assert [reward(tied.state, 0, seat) for seat in range(3)] == [5, 5, 0]
    shared = Position(3).tile("r1c1", "turtle_haven").influence("r1c1", 0, 1, 2, permanent={0: 3, 1: 1})
    assert [reward(shared.state, 0, seat) for seat in range(3)] == [7, 3, 0]
