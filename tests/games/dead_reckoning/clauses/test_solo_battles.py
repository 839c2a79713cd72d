"""Battles with the League: which it starts, how they are fought, what sinking brings."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.dead_reckoning.league import LEAGUE, YOU, Against, order, reasons
from tests.games.dead_reckoning.positions import Play

SINKING = 4
"""Damage with which a lost battle sinks a ship."""


def at_sea() -> Against:
    return Against().tile("r1c1", "trade_winds").at(YOU, "r1c1")


def pirate_at_island() -> Against:
    """Your ship is in pirate mode at an island where nobody has a marker."""
    return Against().tile("r1c1", "parrot_cay").at(YOU, "r1c1", pirate=True)


def your_fort(*kinds: str) -> Against:
    """You control an island with these buildings; your ship is in the harbor."""
    return Against().tile("r1c1", "parrot_cay").control(YOU, "r1c1").building("r1c1", *kinds)


# Who attacks whom


@clause("DS-WHEN-01", "DS-BAT-01", "DS-BAT-03")
def test_you_attack_its_ship_with_a_flag() -> None:
    game = at_sea().at(LEAGUE, "r1c1").crew(YOU, "captain:2", "gunner:3")
    play = game.start(YOU).use("attack_ship").fire(2).throw("n2", "n1", "n4")
    assert play.prompt == "battle.ability"
    play.do("pass").do("ship", "all").chance_any()
    assert play.told("battle.won")[0].args == (LEAGUE,)
    apart = at_sea().crew(YOU, "captain:2").start(YOU)
    assert apart.uses("attack_ship") == []


@clause("DS-WHEN-02", "DS-BAT-07")
def test_you_attack_its_fort() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").building("r1c1", "fort").at(YOU, "r1c1")
    play = game.start(YOU).do("storm").fire(1)
    assert play.told("battle.muster")[1].args == (LEAGUE, 5)
    play.throw("m3", "m1", "m1", "m1", "n2", "n2")
    assert play.told("battle.won")[0].args == (YOU,)
    assert play.space("r1c1").buildings == []
    assert play.player(YOU).damage == 3


@clause("DS-WHEN-03", "DS-RIGHT-08")
def test_an_attack_flag() -> None:
    play = at_sea().turns_up(actions=[order("attack", extra_markers=2)])
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 0, "flag")
    assert play.told("league.markers")[0].args == (LEAGUE, 0, 0, 0, 2, 0, 3)


@clause("DS-RIGHT-08", "DS-RUL-27")
def test_a_flag_that_spares_the_harbor() -> None:
    play = your_fort("fort").turns_up(influence={"r1c1": 2}, actions=[order("attack", not_in_harbor=True)])
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 0, "walls")
    play.throw("n1", "n2", "n2", "n2", "n2", "n2").chance_any()
    assert reasons(play, "league.skips") == ["in_harbor"]
    assert not play.told("battle.begins")


@clause("DS-WHEN-04", "DS-RUL-31")
def test_a_pirate_ship_on_the_target_is_fought() -> None:
    play = pirate_at_island().turns_up(target="r1c1")
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 0, "pirate")
    play.throw("n2", "n1").do("ship", "all").chance_any()
    assert play.player(YOU).pirate == 0
    assert play.where(LEAGUE) == "r1c1"


@clause("DS-RUL-31", "DS-MULTI-01")
def test_a_pirate_ship_on_the_target_saves_your_fort() -> None:
    game = pirate_at_island().tile("r1c2", "gallows_key").control(YOU, "r1c2").building("r1c2", "fort")
    play = game.turns_up(influence={"r1c2": 2}, target="r1c1")
    assert [event.args[3] for event in play.told("league.attacks")] == ["pirate"]
    assert reasons(play) == ["battle_due"]


@clause("DS-WHEN-04", "DS-INFL-03", "DS-RUL-17")
def test_a_pirate_ship_is_fought_once_before_markers_are_placed() -> None:
    play = pirate_at_island().turns_up(influence={"r1c1": 2}, target="r1c1")
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 0, "influence")
    assert not play.told("influence.placed")
    play.throw("n2", "n1").do("ship", "all").chance_any()
    assert play.slots("r1c1") == [LEAGUE, LEAGUE, -1]
    assert len(play.told("battle.begins")) == 1


@clause("DS-RUL-17", "DS-RUL-18")
def test_a_lost_battle_at_the_target_is_not_fought_again() -> None:
    play = pirate_at_island().turns_up(influence={"r1c1": 2}, target="r1c1").throw("n1", "n2").chance_any()
    assert len(play.told("battle.begins")) == 1
    assert play.slots("r1c1") == [-1, -1, -1]
    assert play.where(LEAGUE) == "r1c1"
    assert reasons(play) == ["battle_lost", "fought"]


@clause("DS-WHEN-07")
def test_taking_a_card_beside_a_pirate_ship() -> None:
    play = pirate_at_island().card("r1c1", "r1_topman_u").turns_up(take=["r1c1"])
    assert play.player(LEAGUE).advancements == ["r1_topman_u"]
    assert not play.told("league.attacks")


@clause("DS-MULTI-02", "DS-RUL-31")
def test_with_a_flag_the_pirate_ship_is_fought_only_for_the_flag() -> None:
    play = pirate_at_island().turns_up(influence={"r1c1": 2}, target="r1c1", actions=[order("attack")])
    assert reasons(play) == ["battle_due", "battle_due"]
    assert [event.args[3] for event in play.told("league.attacks")] == ["flag"]
    assert play.slots("r1c1") == [-1, -1, -1]


@clause("DS-MULTI-01", "DS-TURN-08")
def test_a_damaged_ship_saves_your_fort() -> None:
    play = your_fort("fort").having(YOU, damage=3).turns_up(influence={"r1c1": 2}, hunts=True)
    assert reasons(play) == ["battle_due"]
    assert [event.args[3] for event in play.told("league.attacks")] == ["damaged"]


@clause("DS-RUL-17")
def test_symbol_and_flag_are_one_battle() -> None:
    game = at_sea().having(YOU, damage=3)
    play = game.turns_up(hunts=True, actions=[order("attack", extra_markers=3)])
    assert play.told("league.markers")[0].args[-1] == 1
    play.throw("n1", "n2").chance_any()
    assert len(play.told("battle.begins")) == 1
    assert reasons(play, "league.skips") == ["fought"]


@clause("DS-RUL-32")
def test_damage_of_this_turn_brings_no_second_battle() -> None:
    game = pirate_at_island().having(YOU, damage=2)
    play = game.turns_up(influence={"r1c1": 2}, hunts=True).throw("n2", "m4")
    play.do("ship", "all").chance_any()
    assert play.player(YOU).damage == 3
    assert len(play.told("battle.begins")) == 1
    assert reasons(play, "league.skips") == ["fought"]


# Buildings


@clause("DS-BAT-08", "DS-INFL-03")
def test_its_markers_against_your_buildings() -> None:
    game = your_fort("fort", "garrison").keeps("up_carronades")
    play = game.turns_up(influence={"r1c1": 2})
    assert [event.args for event in play.told("battle.muster")] == [(LEAGUE, 3), (YOU, 7)]


@clause("DS-BAT-05")
def test_a_tie_at_the_walls_is_the_attackers() -> None:
    play = your_fort("garrison").turns_up(influence={"r1c1": 2}).throw("n2", "n2", "n1")
    assert play.told("battle.won")[0].args == (LEAGUE,)
    storm = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").building("r1c1", "garrison").at(YOU, "r1c1")
    yours = storm.start(YOU).do("storm").fire(1).throw("n2", "n2", "n1")
    assert yours.told("battle.won")[0].args == (YOU,)


@clause("DS-WHEN-09", "DS-RUL-37", "DS-RUL-18")
def test_a_garrison_damages_once_in_a_turn() -> None:
    play = your_fort("garrison").turns_up(influence={"r1c1": 2}, target="r1c1")
    assert play.player(LEAGUE).damage == 1
    play.throw("n1", "n2", "n2").chance_any()
    assert play.player(LEAGUE).damage == 2
    assert play.where(LEAGUE) == "r1c1"
    assert play.slots("r1c1") == [YOU, YOU, YOU]


@clause("DS-WHEN-09")
def test_taking_a_card_beside_a_garrison_does_no_damage() -> None:
    play = your_fort("garrison").card("r1c1", "r1_topman_u").turns_up(take=["r1c1"])
    assert play.player(LEAGUE).damage == 0


@clause("DS-MULTI-05", "DS-GEN-01")
def test_of_equal_forts_you_choose_one() -> None:
    game = your_fort("fort").tile("r1c2", "saltwind_atoll").control(YOU, "r1c2").building("r1c2", "fort")
    play = game.turns_up(influence={"r1c1": 2, "r1c2": 2})
    assert (play.asked, play.prompt, play.table.options(YOU)) == ("0", "league.siege", [0, 1])
    play.do(1)
    assert play.told("battle.walls")[0].args == (LEAGUE, YOU, 1)


@clause("DS-COND-04")
def test_a_raid_on_a_fort() -> None:
    play = your_fort("fort").goods("r1c1", coins=1).turns_up(raids=True)
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 0, "raid")
    play.throw("n2", "m1", "m1", "m1", "m1", "n1").chance_any()
    assert play.slots("r1c1").count(LEAGUE) == 2
    lost = your_fort("fort").goods("r1c1", coins=1).turns_up(raids=True)
    lost.throw("n1", "n2", "n2", "n2", "n2", "n2").chance_any()
    assert lost.slots("r1c1") == [YOU, YOU, YOU]
    assert reasons(lost) == ["battle_lost"]


@clause("DS-RUL-28")
def test_no_raid_on_a_fort_beside_another_battle() -> None:
    flag = your_fort("fort").goods("r1c1", coins=1).turns_up(raids=True, actions=[order("attack")])
    assert reasons(flag) == ["battle_due"]
    assert not flag.told("battle.walls")
    game = your_fort("fort").goods("r1c1", coins=1).having(YOU, damage=3)
    hunted = game.turns_up(hunts=True, raids=True)
    hunted.throw("n2", "n1", "n1", "n1", "n1", "n1").do("ship", "all").chance_any()
    assert reasons(hunted) == ["fought"]
    assert not hunted.told("battle.walls")


def two_forts(coins: int, raided: int) -> Against:
    """Your forts on r1c1 and r1c2, with so many coins on each."""
    game = your_fort("fort").tile("r1c2", "gallows_key").control(YOU, "r1c2").building("r1c2", "fort")
    return game.goods("r1c1", coins=coins).goods("r1c2", coins=raided)


@clause("DS-MULTI-05", "DS-RUL-28", "DS-RUL-31")
def test_the_fort_of_a_raid_is_compared_with_the_others() -> None:
    play = two_forts(1, 3).turns_up(influence={"r1c1": 2}, raids=True)
    assert [event.args[2:] for event in play.told("league.attacks")] == [(1, "raid")]
    assert reasons(play) == ["battle_due"]
    play.throw("n2", "m1", "m1", "m1", "m1", "n1").chance_any()
    assert play.slots("r1c1") == [YOU, YOU, YOU]
    assert play.slots("r1c2").count(LEAGUE) == 2


@clause("DS-MULTI-05", "DS-RUL-28", "DS-GEN-01")
def test_a_raid_that_is_tied_is_decided_with_the_plan() -> None:
    game = two_forts(2, 2).tile("r1c3", "saltwind_atoll").control(YOU, "r1c3").building("r1c3", "fort")
    play = game.turns_up(influence={"r1c3": 2}, raids=True)
    assert (play.asked, play.prompt, play.table.options(YOU)) == ("0", "league.raid", [0, 1])
    play.do(1)
    assert [event.args[2:] for event in play.told("league.attacks")] == [(1, "raid")]
    assert [event.args[1:] for event in play.told("league.picks")] == [("siege", 1, "coins"), ("raid", 1, "chosen")]


@clause("DS-MULTI-03", "DS-RUL-28", "DS-RUL-33")
def test_a_pirate_ship_and_the_fort_of_a_raid() -> None:
    game = pirate_at_island().keeps("up_carronades", "up_carronades")
    game.tile("r1c2", "gallows_key").control(YOU, "r1c2").building("r1c2", "garrison").goods("r1c2", coins=1)
    play = game.turns_up(influence={"r1c1": 2}, raids=True)
    assert play.told("battle.muster")[0].args == (LEAGUE, 3)
    play.throw("n2", "n2", "n2", "n1").do("ship", "all")
    assert [event.args[2:] for event in play.told("league.attacks")] == [(0, "influence"), (1, "raid")]
    assert play.told("battle.muster")[2].args == (LEAGUE, 3)


# In battle


@clause("DS-RUL-16", "DS-BAT-01", "DS-BAT-03")
def test_you_defend_yourself_with_cards_and_abilities() -> None:
    play = at_sea().hand(YOU, "gunner:3").turns_up(actions=[order("attack")])
    assert play.prompt == "battle.defence"
    play.do("play", play.card_of(YOU, "gunner"))
    assert play.told("battle.muster")[1].args == (YOU, 2)
    play.throw("n2", "n2", "n1")
    assert (play.asked, play.prompt) == ("0", "battle.ability")


@clause("DS-BAT-04", "DS-RUL-48")
def test_what_it_plunders_goes_to_its_dock() -> None:
    game = at_sea().keeps("up_carronades", "up_carronades").having(LEAGUE, dock=2)
    play = game.turns_up(actions=[order("attack")])
    play.throw("n1", "n5", "m2", "n2", "n2", "n1")
    assert (play.asked, play.prompt) == ("0", "league.plunder")
    play.do(1).do("ship", "all").chance_any()
    assert (play.player(LEAGUE).dock, play.player(LEAGUE).chest) == (1, 17)


# Sinking


def sunk_in_its_turn(coins: int) -> Play:
    game = pirate_at_island().having(LEAGUE, damage=SINKING, chest=coins).tile("r1c2", "gallows_key")
    game.tile("r1c3", "saltwind_atoll").control(YOU, "r1c3").building("r1c3", "fort").at(LEAGUE, "r1c2")
    influence = {"r1c1": 2, "r1c2": 1, "r1c3": 2}
    actions = [order("coins", n=1)]
    play = game.turns_up(influence=influence, target="r1c2", actions=actions)
    return play.throw("n1", "n2").chance_any()


@clause("DS-SINK-01", "DS-SINK-02", "DS-RUL-19")
def test_its_ship_sinks_in_its_turn() -> None:
    play = sunk_in_its_turn(15)
    assert play.where(LEAGUE) == "harbor"
    assert play.player(LEAGUE).damage == 0
    assert play.player(YOU).chest == 20
    assert play.player(LEAGUE).chest == 11
    assert play.achievements(YOU) == ["terror"]
    assert play.slots("r1c2")[0] == LEAGUE
    assert reasons(play) == ["sunk", "sunk", "sunk"]
    assert not play.told("battle.walls")


@clause("DS-RUL-19")
def test_who_has_less_loses_all() -> None:
    play = sunk_in_its_turn(3)
    assert (play.player(YOU).chest, play.player(LEAGUE).chest) == (18, 1)


@clause("DS-SINK-01")
def test_you_sink_it_in_your_turn() -> None:
    game = at_sea().at(LEAGUE, "r1c1").having(LEAGUE, damage=SINKING).crew(YOU, "captain:2")
    play = game.start(YOU).use("attack_ship").fire(1).throw("n2", "n1").chance_any()
    assert play.where(LEAGUE) == "harbor"
    assert (play.player(YOU).chest, play.player(LEAGUE).chest) == (20, 10)


@clause("DS-RUL-20", "DS-ACH-02", "DS-ACH-03")
def test_it_sinks_you() -> None:
    game = at_sea().having(YOU, damage=SINKING)
    play = game.turns_up(actions=[order("attack")]).throw("n2", "n1")
    play.do("ship", "all").chance_any()
    assert play.where(YOU) == "harbor"
    assert (play.player(YOU).chest, play.player(LEAGUE).chest) == (10, 20)
    assert play.achievements(LEAGUE) == ["terror"]
    assert play.player(LEAGUE).legendary == 1


@clause("DS-RUL-21", "DS-END-02")
@pytest.mark.parametrize("done", [0, 1])
def test_markers_after_the_last_turn(done: int) -> None:
    play = at_sea().having(YOU, done=done).turns_up(actions=[order("attack")])
    assert play.told("battle.muster")[1].args == (YOU, 1 + 2 * done)
    game = at_sea().at(LEAGUE, "r1c1").having(LEAGUE, done=done).crew(YOU, "captain:2")
    yours = game.start(YOU).use("attack_ship").fire(1)
    assert yours.told("battle.muster")[1].args == (LEAGUE, 1 + 2 * done)
