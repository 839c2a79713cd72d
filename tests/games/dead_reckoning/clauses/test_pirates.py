"""Pirate mode, merchant mode, blockades. (DR-PIRATE)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


def ambush(players: int = 2, **tile: str) -> Position:
    """Seat 1 lies in pirate mode at Parrot Cay (r1c1); seat 0 is in harbor."""
    game = Position(players).tile("r1c1", "parrot_cay", tile.get("card", ""))
    return game.tile("r1c2", "trade_winds").at(1, "r1c1", pirate=True).hand(0, "bosun")


def lose(play: Play) -> Play:
    """The attacker fires nothing, the defender's one marker is strength."""
    return play.fire(0).throw("n2")


def win(play: Play) -> Play:
    return play.fire(1).throw("n2", "m1")


@clause("DR-PIRATE-01", "DR-PIRATE-08", "DR-BSHIP-01")
def test_ending_a_movement_at_a_pirate_ship_starts_a_battle() -> None:
    play = ambush().start(sails=3).move("r1c1")
    assert play.prompt == "battle.muster"
    assert play.state.fight().seats == [0, 1]
    assert play.state.fight().kind == "ship"


@clause("DR-PIRATE-01", "DR-PIRATE-05")
def test_a_ship_in_merchant_mode_starts_none() -> None:
    play = ambush().at(1, "r1c1").start(sails=3).move("r1c1")
    assert (play.prompt, play.state.battle) == ("main.act", None)


@clause("DR-PIRATE-08", "DR-PIRATE-04")
def test_the_movers_own_pirate_mode_starts_none() -> None:
    play = ambush().at(1, "r1c1").at(0, "harbor", pirate=True).start(sails=3).move("r1c1")
    assert (play.prompt, play.state.battle) == ("main.act", None)


@clause("DR-PIRATE-02", "DR-PIRATE-09")
def test_moving_across_starts_none() -> None:
    play = ambush().start(sails=3).move("r1c1", "r1c2")
    assert (play.where(0), play.state.battle) == ("r1c2", None)


@clause("DR-PIRATE-03", "DR-RUL-20")
def test_several_pirate_ships_are_fought_in_the_order_of_the_mover() -> None:
    game = ambush(4).at(2, "r1c1", pirate=True).at(3, "r1c1").crew(0, "deckhand+r1_powder_monkey_u")
    play = game.start(sails=3).move("r1c1")
    assert (play.prompt, play.values) == ("battle.first", [1, 2])
    win(play.do(2))
    assert play.state.fight().seats == [0, 1]
    assert play.player(2).pirate == 0
    lose(play)
    assert (play.prompt, play.state.blocked) == ("main.act", [0])
    assert play.uses("place_influence") == []


@clause("DR-PIRATE-03", "DR-RUL-20")
def test_only_when_all_pirate_ships_are_beaten_the_island_is_free() -> None:
    game = ambush(3).at(2, "r1c1", pirate=True).crew(0, "deckhand+r1_powder_monkey_u")
    play = game.start(sails=3).move("r1c1").do(1)
    win(play)
    win(play)
    assert play.prompt == "main.act"
    assert len(play.uses("place_influence")) == 1


@clause("DR-PIRATE-03")
def test_a_ship_that_sinks_fights_no_further_pirate() -> None:
    game = ambush(3).at(2, "r1c1", pirate=True).having(0, damage=4)
    play = lose(game.start(sails=3).move("r1c1").do(1))
    assert (play.where(0), play.prompt, play.state.battle) == ("harbor", "main.act", None)
    assert play.state.fought == [1]


@clause("DR-PIRATE-06", "DR-CLEAN-04")
def test_the_mode_is_chosen_in_clean_up() -> None:
    for mode, pirate in (("pirate", 1), ("merchant", 0)):
        game = Position().tile("r1c1", "trade_winds", "r1_rigger").at(0, "r1c1", pirate=not pirate)
        play = game.start().do("end")
        assert (play.prompt, play.values) == ("cleanup.mode", ["merchant", "pirate"])
        assert play.do(mode).player(0).pirate == pirate


@clause("DR-PIRATE-05", "DR-PIRATE-07")
def test_in_harbor_a_ship_is_in_merchant_mode() -> None:
    play = Position().at(0, "harbor", pirate=True).start().do("end")
    assert play.prompt == "draw.crew"
    assert play.player(0).pirate == 0


def shared_start(**position: int) -> Position:
    """Both begin at Parrot Cay, seat 1 in pirate mode."""
    game = Position().tile("r1c1", "parrot_cay", "r1_topman_u").tile("r1c2", "trade_winds")
    return game.at(0, "r1c1").at(1, "r1c1", pirate=True).hand(0, "bosun").aboard(0, 3).crew(0, "deckhand")


@clause("DR-PIRATE-10", "DR-RUL-70")
def test_who_begins_beside_a_pirate_ship_may_leave_or_fight_without_a_flag() -> None:
    leaves = shared_start().start(phase="turn_start").do("sails").move("r1c2")
    assert (leaves.where(0), leaves.state.battle) == ("r1c2", None)
    fights = shared_start().start(phase="turn_start").do("challenge", 1)
    assert fights.state.fight().seats == [0, 1]


@clause("DR-RUL-70", "DR-PIRATE-01")
def test_after_coming_back_the_battle_starts_by_itself() -> None:
    play = shared_start().start(sails=2).move("r1c2")
    assert play.acts("challenge") == []
    play.move("r1c1")
    assert play.state.fight().seats == [0, 1]


@clause("DR-PIRATE-11", "DR-RUL-20", "DR-RUL-71")
def test_an_unfought_pirate_ship_blockades_the_island_but_not_its_card() -> None:
    play = shared_start().start()
    assert play.uses("place_influence") + play.acts("load") + play.acts("unload") == []
    assert play.offered("buy")
    win(play.do("challenge", 1))
    assert len(play.uses("place_influence")) == 1
    assert play.acts("unload") != []


@clause("DR-PIRATE-12", "DR-BSHIP-07")
def test_a_beaten_pirate_ship_returns_to_merchant_mode() -> None:
    play = win(ambush().start(sails=3).move("r1c1"))
    assert play.player(1).pirate == 0
    assert play.player(1).damage == 1
    assert lose(ambush().start(sails=3).move("r1c1")).player(1).pirate == 1


@clause("DR-PIRATE-12")
def test_an_active_pirate_that_loses_returns_to_merchant_mode_too() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1", pirate=True).at(1, "r1c1").crew(0, "captain:2")
    play = lose(game.start().use("attack_ship"))
    assert play.player(0).pirate == 0


@clause("DR-RUL-84", "DR-PIRATE-12")
def test_losing_to_an_encounter_or_a_building_leaves_the_mode() -> None:
    game = Position().tile("r1c1", "parrot_cay", "mr1_packet_boat").control(1, "r1c1").building("r1c1", "garrison")
    play = game.at(0, "r1c1", pirate=True).start().do("attack").fire(0).throw("n2", "n2")
    assert (play.player(0).pirate, play.player(0).damage) == (1, 1)
    play.do("storm").fire(0).throw("n2", "n2")
    assert (play.player(0).pirate, play.player(0).damage) == (1, 2)


@clause("DR-RUL-84", "DR-SINK-07")
def test_sinking_ends_pirate_mode() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1", pirate=True).having(0, damage=4)
    play = game.start().do("attack").fire(0).throw("n2", "n2")
    assert (play.where(0), play.player(0).pirate) == ("harbor", 0)


@clause("DR-PIRATE-13", "DR-BSHIP-08", "DR-RUL-20", "DR-RUL-68")
def test_who_loses_to_a_pirate_ship_is_blockaded_for_the_turn() -> None:
    game = ambush().control(0, "r1c1").goods("r1c1", 3).aboard(0, 1).tile("r3c3", "gallows_key").having(0, dock=9)
    game.crew(0, "deckhand", "purser", "first_mate:2", "crewman:1+r2_saboteur").influence("r1c1", 0, 0, 1)
    play = lose(game.start(sails=5).move("r1c1"))
    assert play.state.blocked == [0]
    assert play.told("blockade.holds")[0].args == (0, 0)
    assert play.uses("place_influence") + play.uses("remove_influence") == []
    assert play.acts("load") + play.acts("unload") == []
    assert len(play.uses("produce")) == 1
    assert (0, 0) in play.use("build").values
    play.do(0, 0).do(4)
    assert play.space("r1c1").buildings == [0]
    play.move("r1c2", "r1c1")
    assert play.acts("load") == []


@clause("DR-PIRATE-13", "DR-RUL-20")
def test_under_a_blockade_buildings_are_not_attacked_but_producing_stays_possible() -> None:
    game = ambush(3).control(2, "r1c1").building("r1c1", "outpost", "fort").crew(0, "purser")
    play = lose(game.start(sails=5).move("r1c1"))
    assert not play.offered("storm")
    free = win(ambush(3).control(2, "r1c1").building("r1c1", "fort").start(sails=5).move("r1c1"))
    assert free.offered("storm")
    game = ambush().crew(0, "purser")
    produced = lose(game.start(sails=5).move("r1c1")).use("produce")
    assert produced.space("r1c1").cargo == 2


@clause("DR-PIRATE-13")
def test_the_blockade_ends_with_the_turn() -> None:
    play = lose(ambush().crew(0, "purser").start(sails=1).move("r1c1")).end_turn()
    assert play.state.turn == 1
    assert play.state.blocked == []


@clause("DR-RUL-68")
def test_the_blockade_follows_also_a_flag_or_a_challenge() -> None:
    challenged = lose(shared_start().start().do("challenge", 1))
    assert challenged.state.blocked == [0]
    flagged = lose(shared_start().crew(0, "captain:2").start().use("attack_ship"))
    assert flagged.state.blocked == [0]
    merchant = lose(shared_start().at(1, "r1c1").crew(0, "captain:2").start().use("attack_ship"))
    assert merchant.state.blocked == []


@clause("DR-RUL-68")
def test_the_blockade_stays_even_if_the_pirate_ship_sinks_in_that_battle() -> None:
    game = ambush().having(1, damage=4).crew(0, "deckhand")
    play = game.start(sails=3).move("r1c1").fire(1).throw("m1", "n2")
    assert play.where(1) == "harbor"
    assert play.where(0) == "r1c1"
    assert play.state.blocked == [0]
    assert play.uses("place_influence") == []


@clause("DR-PIRATE-13")
def test_there_is_no_blockade_on_open_sea() -> None:
    game = Position().tile("r1c1", "trade_winds").at(1, "r1c1", pirate=True).hand(0, "bosun")
    assert lose(game.start(sails=3).move("r1c1")).state.blocked == []


@clause("DR-PIRATE-14", "DR-RUL-71")
def test_win_or_lose_the_card_may_be_bought() -> None:
    for end in (win, lose):
        play = end(ambush(card="r1_topman_u").aboard(0, 2).start(sails=3).move("r1c1"))
        assert play.offered("buy")


@clause("DR-PIRATE-14")
def test_unless_the_ship_has_sunk() -> None:
    play = lose(ambush(card="r1_topman_u").aboard(0, 2).having(0, damage=4).start(sails=3).move("r1c1"))
    assert not play.offered("buy")


@clause("DR-EX-31", "DR-BAT-03", "DR-RUL-25", "DR-RUL-69")
def test_the_same_ship_is_not_fought_twice_in_a_turn() -> None:
    play = lose(ambush().crew(0, "captain:2").start(sails=5).move("r1c1"))
    assert play.uses("attack_ship") == []
    play.move("r1c2", "r1c1")
    assert (play.prompt, play.state.battle) == ("main.act", None)
    assert play.acts("unload") == []
    assert play.state.blocked == [0]


@clause("DR-RUL-25", "DR-BAT-03")
def test_a_beaten_ship_is_not_attacked_again_whatever_its_mode() -> None:
    play = win(ambush().crew(0, "captain:2").start(sails=5).move("r1c1"))
    assert play.player(1).pirate == 0
    assert play.uses("attack_ship") == []


@clause("DR-RUL-25")
def test_a_flag_may_also_be_used_on_an_unfought_pirate_ship() -> None:
    play = shared_start().crew(0, "captain:2").start().use("attack_ship")
    assert play.state.fight().from_pirate == 1
    lose(play)
    assert play.acts("challenge") == []
