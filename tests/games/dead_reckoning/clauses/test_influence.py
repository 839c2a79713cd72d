"""Influence, control, the permanent track, borrowing markers. (DR-INFL, DR-CTRL, DR-MARK)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.actions.markers import lending
from quarterdeck.games.dead_reckoning.rules.islands import rightful
from quarterdeck.games.dead_reckoning.state import NOBODY
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


def at_isle(*crew: str, players: int = 2) -> Position:
    """Seat 0 at Seahound Isle (4 slots)."""
    return Position(players).tile("r1c1", "seahound_isle").at(0, "r1c1").crew(0, *crew)


@clause("DR-INFL-01")
def test_influence_is_placed_where_the_ship_is() -> None:
    play = at_isle("deckhand").start().use("place_influence")
    assert play.slots("r1c1") == [0, -1, -1, -1]
    assert play.player(0).markers == 28
    for space, tile in (("harbor", ""), ("r1c2", "trade_winds")):
        game = Position().crew(0, "deckhand")
        assert (game.tile(space, tile) if tile else game).at(0, space).start().uses("place_influence") == []


@clause("DR-INFL-02")
def test_while_a_slot_is_empty_nothing_is_replaced() -> None:
    play = at_isle("deckhand").influence("r1c1", 1, 1, 1).start().use("place_influence")
    assert play.slots("r1c1") == [1, 1, 1, 0]


@clause("DR-INFL-02")
def test_a_replaced_marker_returns_to_its_owner() -> None:
    game = at_isle("deckhand", players=3).influence("r1c1", 1, 1, 2, 2)
    play = game.start().use("place_influence")
    assert (play.prompt, play.values) == ("influence.replace", [1, 2])
    play.do(2)
    assert play.slots("r1c1") == [1, 1, 0, 2]
    assert [player.markers for player in play.state.players] == [28, 26, 28]


@clause("DR-INFL-02", "DR-RUL-82")
def test_an_island_full_of_own_markers_takes_no_more() -> None:
    assert at_isle("deckhand").control(0, "r1c1").start().uses("place_influence") == []


@clause("DR-INFL-03", "DR-CTRL-03")
def test_taking_control_brings_a_permanent_marker_at_once() -> None:
    play = at_isle("buccaneer:4").start().use("place_influence")
    kinds = [
        event.kind for event in play.table.events if event.kind.split(".")[0] in ("influence", "control", "permanent")
    ]
    assert kinds == ["influence.placed"] * 3 + ["control.taken", "permanent.placed", "influence.placed"]
    assert (play.slots("r1c1"), play.space("r1c1").permanent) == ([0, 0, 0, 0], [1, 0])
    assert play.player(0).markers == 24


@clause("DR-INFL-04", "DR-RUL-82")
def test_several_influence_icons_are_used_in_one_go() -> None:
    play = at_isle("buccaneer:2").start().use("place_influence")
    assert play.slots("r1c1") == [0, 0, -1, -1]
    assert play.uses("place_influence") == []
    full = at_isle("buccaneer:4").influence("r1c1", 0, 0, 1, 1).start().use("place_influence")
    assert full.slots("r1c1") == [0, 0, 0, 0]
    assert full.uses("place_influence") == []


@clause("DR-BUILD-08", "DR-BUILD-11", "DR-ADV-17")
def test_a_fort_keeps_influence_off_unless_the_ability_ignores_it() -> None:
    for building in ("fort", "garrison"):
        game = at_isle("buccaneer:2", "crewman+r2_letters_patent", "bosun+r2_saboteur").control(1, "r1c1")
        play = game.building("r1c1", building).start()
        assert len(play.uses("place_influence")) == 1
        assert play.uses("remove_influence") == []
        play.use("place_influence")
        assert play.slots("r1c1").count(0) == 1


@clause("DR-BUILD-08", "DR-RUL-77")
def test_once_control_is_broken_the_fort_is_gone_and_others_may_place() -> None:
    game = at_isle("crewman+r4_conquest", "deckhand").influence("r1c1", 1, 1, 1).building("r1c1", "fort")
    play = game.start().use("place_influence")
    assert play.space("r1c1").buildings == []
    assert len(play.uses("place_influence")) == 1


# Control


@clause("DR-EX-19", "DR-CTRL-02")
def test_as_many_markers_as_empty_slots_are_not_enough() -> None:
    game = at_isle().influence("r1c1", 0, 0)
    assert rightful(game.space("r1c1")) == NOBODY
    assert game.space("r1c1").controller == NOBODY


@clause("DR-EX-20", "DR-CTRL-02", "DR-CTRL-03")
def test_one_more_marker_takes_control() -> None:
    play = at_isle("deckhand").influence("r1c1", 0, 0).start().use("place_influence")
    assert (play.space("r1c1").controller, play.space("r1c1").permanent) == (0, [1, 0])


@clause("DR-CTRL-02", "DR-CTRL-01", "DR-CTRL-04")
def test_permanent_markers_count_for_control() -> None:
    def controller(*slots: int, **permanent: int) -> int:
        game = at_isle(players=3)
        game.influence("r1c1", *slots, permanent={int(seat[1:]): number for seat, number in permanent.items()})
        return game.space("r1c1").controller

    assert controller(0, 0, 1, 1) == NOBODY
    assert controller(0, 0, 1, 1, s0=1) == 0
    assert controller(0, 0, 1, 1, s1=1) == 1
    assert controller(0, 1, 2, s0=1) == 0
    assert controller(0, 1, s0=1) == NOBODY
    assert controller(s2=5) == 2
    assert controller(s2=4) == NOBODY


@clause("DR-CTRL-01")
def test_slots_take_one_marker_each_the_permanent_track_any_number() -> None:
    play = at_isle("crewman+r4_viceroy", "buccaneer:4").influence("r1c1", permanent={0: 7}).start()
    play.use("place_permanent")
    assert play.space("r1c1").permanent == [8, 0]
    assert len(play.slots("r1c1")) == 4


@clause("DR-ADV-22", "DR-CTRL-03")
def test_a_permanent_marker_that_takes_control_brings_another() -> None:
    play = at_isle("crewman+r4_viceroy").influence("r1c1", 0, 0, 1, 1).start().use("place_permanent")
    assert (play.space("r1c1").controller, play.space("r1c1").permanent) == (0, [2, 0])


@clause("DR-CTRL-04", "DR-INFL-02")
def test_permanent_markers_are_never_replaced_or_removed() -> None:
    game = at_isle("buccaneer:4", "crewman+r2_saboteur").influence("r1c1", permanent={1: 5})
    play = game.start().use("place_influence")
    assert play.space("r1c1").permanent == [0, 5]
    assert play.uses("remove_influence") == []


@clause("DR-CTRL-05", "DR-RUL-21")
def test_taking_control_again_adds_another_permanent_marker() -> None:
    game = at_isle("crewman+r2_saboteur", "deckhand").influence("r1c1", 1, 1, 1, permanent={1: 1})
    game.building("r1c1", "outpost").at(1, "r1c1").hand(1, "deckhand", "deckhand")
    play = game.start().use("place_influence").use("remove_influence")
    assert play.space("r1c1").controller == 1
    game = at_isle("crewman+r2_saboteur").influence("r1c1", 1, 1, permanent={1: 1}).building("r1c1", "outpost")
    play = game.at(1, "r1c1").hand(1, "deckhand").start().use("remove_influence")
    assert (play.space("r1c1").controller, play.space("r1c1").buildings) == (NOBODY, [])
    assert play.told("control.lost")[0].args == (1, 0)
    assert play.space("r1c1").permanent == [0, 1]
    play.end_turn().play_card("deckhand").use("place_influence")
    assert (play.space("r1c1").controller, play.space("r1c1").permanent) == (1, [0, 2])


@clause("DR-CTRL-06", "DR-ADV-18", "DR-RUL-62")
def test_removing_a_marker_may_give_control_to_another_player() -> None:
    game = at_isle("crewman+r2_saboteur", players=3).influence("r1c1", 1, 1, 2, 2, permanent={1: 1, 2: 1})
    play = game.start().use("remove_influence")
    assert (play.prompt, play.values) == ("influence.remove", [1, 2])
    play.do(1)
    assert (play.space("r1c1").controller, play.space("r1c1").permanent) == (2, [0, 1, 2])
    assert play.player(1).markers == 27


@clause("DR-RUL-62")
def test_removing_needs_the_ship_there_and_an_enemy_marker() -> None:
    away = Position().tile("r1c1", "seahound_isle").crew(0, "crewman+r2_saboteur").influence("r1c1", 1)
    assert away.start().uses("remove_influence") == []
    own = at_isle("crewman+r2_saboteur").influence("r1c1", 0)
    assert own.start().uses("remove_influence") == []


@clause("DR-RUL-22")
def test_a_replacement_is_one_change() -> None:
    game = at_isle("deckhand").influence("r1c1", 1, 1, 1, 0, permanent={0: 1}).building("r1c1", "outpost")
    assert game.space("r1c1").controller == 1
    play = game.start().use("place_influence")
    assert play.slots("r1c1") == [0, 1, 1, 0]
    assert [event.kind for event in play.table.events if event.kind.startswith("control")] == ["control.taken"]
    assert play.space("r1c1").controller == 0


@clause("DR-RUL-77", "DR-BUILD-05")
def test_when_control_changes_buildings_fall_then_the_marker_is_placed_and_goods_stay() -> None:
    game = at_isle("deckhand").influence("r1c1", 1, 1, 0, 0, permanent={1: 1}).building("r1c1", "outpost")
    play = game.goods("r1c1", 4, 2).start().use("place_influence")
    assert play.space("r1c1").controller == 0
    kinds = [event.kind for event in play.table.events if event.kind in ("building.removed", "permanent.placed")]
    assert kinds == ["building.removed", "permanent.placed"]
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (4, 2)
    assert play.state.buildings == [8, 8, 6]


@clause("DR-CTRL-07")
def test_control_lets_one_load() -> None:
    play = at_isle("deckhand").influence("r1c1", 0, 0).goods("r1c1", 2).start()
    assert play.acts("load") == []
    assert play.use("place_influence").acts("load") == [("load", "cargo", 1), ("load", "cargo", 2)]


# Running out of markers


def short_of(markers: int, *crew: str) -> Position:
    """Seat 0 at Seahound Isle with so many markers left and two at Crimson Lagoon, which nobody controls, three at
    Mercy Point, which is the own, and two permanent ones."""
    game = at_isle(*crew).tile("r2c1", "crimson_lagoon").tile("r2c2", "mercy_point").tile("r2c3", "turtle_haven")
    game.influence("r2c1", 0, 0).influence("r2c2", 0, 0, 0).influence("r2c3", permanent={0: 2})
    return game.having(0, markers=markers)


@clause("DR-MARK-01", "DR-RUL-24")
def test_missing_markers_may_be_taken_from_islands() -> None:
    play = short_of(1, "buccaneer:2").start().use("place_influence")
    assert (play.prompt, play.values) == ("marker.borrow", [0, 3, -1])
    play.do(3)
    assert play.slots("r2c1") == [-1, 0, -1, -1, -1]
    assert play.slots("r1c1") == [0, 0, -1, -1]
    assert play.player(0).markers == 0


@clause("DR-MARK-01", "DR-RUL-24")
def test_taking_them_is_voluntary() -> None:
    play = short_of(1, "buccaneer:2").start().use("place_influence").do(-1)
    assert play.slots("r1c1") == [0, -1, -1, -1]
    assert play.slots("r2c1") == [0, 0, -1, -1, -1]


@clause("DR-INFL-02", "DR-MARK-01")
def test_a_marker_taken_from_the_same_island_leaves_a_slot_that_is_filled_first() -> None:
    game = at_isle("deckhand").influence("r1c1", 0, 1, 1, 1).having(0, markers=0)
    play = game.start().use("place_influence")
    assert (play.prompt, play.values) == ("marker.borrow", [0, -1])
    assert play.do(0).slots("r1c1") == [0, 1, 1, 1]
    assert play.player(1).markers == 30 - 4


@clause("DR-MARK-02", "DR-RUL-24")
def test_neither_permanent_markers_nor_such_as_change_control_are_taken() -> None:
    game = short_of(0)
    game.state.spaces[4].controller = rightful(game.state.spaces[4])
    assert game.state.spaces[4].controller == 0
    assert lending(game.state, 0) == [3]
    giving = Position().tile("r1c1", "seahound_isle").influence("r1c1", 0, 0, 0, 1, permanent={1: 2})
    assert giving.space("r1c1").controller == NOBODY
    assert lending(giving.state, 0) == []


@clause("DR-RUL-24")
def test_none_is_taken_under_an_enemy_fort_or_a_blockade() -> None:
    game = Position(3).tile("r1c1", "turtle_haven").influence("r1c1", 0, 1, 1, 1, permanent={1: 1})
    assert lending(game.state, 0) == [0]
    for building in ("fort", "garrison"):
        walled = Position(3).tile("r1c1", "turtle_haven").influence("r1c1", 0, 1, 1, 1, permanent={1: 1})
        assert lending(walled.building("r1c1", building).state, 0) == []
    assert lending(game.at(2, "r1c1", pirate=True).state, 0) == []
    assert lending(game.at(2, "r1c1").state, 0) == [0]


@clause("DR-RUL-24", "DR-MARK-01")
def test_markers_for_a_battle_come_from_islands_too_and_go_to_the_supply() -> None:
    def battle() -> Play:
        game = Position().tile("r1c1", "trade_winds", "mr1_pilgrim_ship").at(0, "r1c1").crew(0, "gunner:2")
        game.tile("r2c1", "crimson_lagoon").influence("r2c1", 0, 0).having(0, markers=1, legendary=3)
        return game.start().do("attack").fire(2)

    assert battle().do(-1).told("battle.muster")[0].args == (0, 1)
    more = battle().do(3)
    assert more.told("battle.muster")[0].args == (0, 2)
    more.throw("n2", "n2", "n1").do(False)
    assert more.player(0).markers == 2 + 3
    assert more.slots("r2c1").count(0) == 1


@clause("DR-RUL-23")
def test_without_any_marker_control_is_taken_all_the_same() -> None:
    play = at_isle("deckhand").influence("r1c1", 0, 0).having(0, markers=1).start().use("place_influence")
    assert (play.space("r1c1").controller, play.space("r1c1").permanent) == (0, [0, 0])
    assert play.player(0).markers == 0


# Markers of players who have taken their last turn


@clause("DR-END-03", "DR-RUL-03", "DR-RUL-43")
def test_a_single_placement_never_replaces_a_protected_marker() -> None:
    game = at_isle("deckhand").having(1, done=1).influence("r1c1", 1, 1, 1, 1)
    assert game.start().uses("place_influence") == []
    empty = at_isle("buccaneer:2").having(1, done=1).influence("r1c1", 1, 1, 1)
    assert empty.start().use("place_influence").slots("r1c1") == [1, 1, 1, 0]


@clause("DR-RUL-03")
def test_a_leftover_placement_replaces_an_unprotected_marker() -> None:
    game = at_isle("buccaneer:3", players=3).having(1, done=1).influence("r1c1", 1, 1, 1, 2)
    play = game.start().use("place_influence")
    assert play.values == [1, 2]
    play.do(1)
    assert play.slots("r1c1") == [0, 1, 1, 0]


@clause("DR-RUL-03")
def test_the_second_half_must_be_the_very_next_action() -> None:
    game = at_isle("deckhand", "deckhand").having(1, done=1).influence("r1c1", 1, 1, 1, 1)
    play = game.hand(0, "captain").start().use("place_influence")
    assert (play.prompt, play.values) == ("influence.half", [1, -1])
    declined = play.do(-1)
    assert declined.slots("r1c1") == [1, 1, 1, 1]
    assert declined.offered("end")
    begun = game.start().use("place_influence").do(1)
    assert begun.slots("r1c1") == [0, 1, 1, 1]
    assert begun.player(1).markers == 26


@clause("DR-RUL-03", "DR-RUL-62")
def test_removing_is_not_affected() -> None:
    game = at_isle("crewman+r2_saboteur").having(1, done=1).influence("r1c1", 1, 1, 1, 1)
    assert game.start().use("remove_influence").slots("r1c1").count(1) == 3
