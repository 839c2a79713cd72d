"""Two players together against two Leagues: what changes in the players' own turns."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.rules.scoring import team, team_total
from quarterdeck.games.dead_reckoning.spec import GAME
from tests.clauses import clause
from tests.games.dead_reckoning.league import FIRST, SECOND, Against
from tests.games.dead_reckoning.positions import Play

YOU, MATE = 0, 1


def together(space: str = "r1c1", tile: str = "trade_winds") -> Against:
    """Both players' ships on one ocean tile."""
    return Against(2).tile(space, tile).at(YOU, space).at(MATE, space)


# Friends


@clause("DS-COOP-01", "DS-COOP-09", "DS-RUL-44")
def test_no_battle_between_teammates() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").control(MATE, "r1c1").building("r1c1", "fort")
    game.at(YOU, "r1c1").at(MATE, "r1c1", pirate=True).at(FIRST, "r1c1").crew(YOU, "captain:2")
    play = game.start(YOU)
    assert ("storm",) not in play.table.options(YOU)
    assert ("challenge", MATE) not in play.table.options(YOU)
    play.use("attack_ship")
    assert play.told("battle.begins")[0].args == (YOU, FIRST, 0)


@clause("DS-COOP-09")
def test_sailing_to_a_teammate_in_pirate_mode() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").at(MATE, "r1c1", pirate=True).aboard(YOU, cargo=1)
    play = game.start(YOU, sails=1).do("sail", 0)
    assert not play.told("battle.begins")
    assert play.prompt == "main.act"
    assert ("unload", "cargo", 1) in play.table.options(YOU)


@clause("DS-COOP-10")
def test_a_teammates_garrison_does_no_harm() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").control(MATE, "r1c1").building("r1c1", "garrison")
    assert game.start(YOU, sails=1).do("sail", 0).player(YOU).damage == 0


@clause("DS-COOP-11", "DS-RUL-44")
def test_a_teammates_marker_may_be_replaced() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").influence("r1c1", MATE, MATE, MATE).at(YOU, "r1c1")
    play = game.crew(YOU, "deckhand").start(YOU).use("place_influence")
    assert play.slots("r1c1").count(YOU) == 1
    assert play.player(MATE).markers == 27


@clause("DS-RUL-49")
def test_a_teammates_marker_is_never_removed() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").influence("r1c1", MATE, FIRST).at(YOU, "r1c1")
    play = game.crew(YOU, "captain+r2_saboteur").start(YOU).use("remove_influence")
    assert play.slots("r1c1") == [MATE, -1, -1]


def barred(pirate: bool) -> Play:
    """Your teammate's fort, or pirate ship, is at the island where you want to place influence."""
    game = Against(2).tile("r1c1", "parrot_cay").at(YOU, "r1c1").crew(YOU, "deckhand", "purser")
    if pirate:
        game.at(MATE, "r1c1", pirate=True)
    else:
        game.influence("r1c1", MATE, MATE).building("r1c1", "fort")
    return game.start(YOU)


@clause("DS-COOP-12", "DS-RUL-44", "DS-RUL-49")
@pytest.mark.parametrize("pirate", [True, False])
def test_influence_with_a_teammates_leave(pirate: bool) -> None:
    play = barred(pirate)
    assert play.uses("place_influence") == []
    play.do("ask_leave")
    assert (play.asked, play.prompt) == ("1", "coop.leave")
    play.table.answer(MATE, True)
    assert play.told("leave.given")[0].args == (MATE, YOU, 0)
    play.use("place_influence")
    assert play.slots("r1c1").count(YOU) == 1


@clause("DS-COOP-12", "DS-RUL-49")
@pytest.mark.parametrize("pirate", [True, False])
def test_influence_without_leave(pirate: bool) -> None:
    play = barred(pirate).do("ask_leave")
    play.table.answer(MATE, False)
    assert play.uses("place_influence") == []
    assert ("ask_leave",) not in play.table.options(YOU)


@clause("DS-RUL-44")
def test_a_teammates_fort_stops_goods_even_with_leave() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").control(MATE, "r1c1").building("r1c1", "fort").at(YOU, "r1c1")
    play = game.aboard(YOU, cargo=1).crew(YOU, "purser").start(YOU).do("ask_leave")
    play.table.answer(MATE, True)
    assert ("unload", "cargo", 1) not in play.table.options(YOU)
    assert play.uses("produce") == []


# Goods and repairs


@clause("DS-COOP-13", "DS-RUL-50")
def test_goods_go_from_ship_to_ship() -> None:
    play = together().aboard(YOU, cargo=2).aboard(MATE, coins=3).start(YOU)
    play.do("give", "cargo", 2).do("take", "coin", 3)
    assert (play.cargo(YOU), play.coins(YOU)) == (0, 3)
    assert (play.cargo(MATE), play.coins(MATE)) == (2, 0)
    assert [event.args for event in play.told("goods.passed")] == [(YOU, MATE, 2, 0), (MATE, YOU, 0, 3)]


@clause("DS-COOP-13")
def test_no_goods_change_ships_in_harbor_or_apart() -> None:
    harbor = Against(2).aboard(YOU, cargo=2).start(YOU)
    apart = together().at(MATE, "harbor").aboard(YOU, cargo=2).start(YOU)
    for play in (harbor, apart):
        assert ("give", "cargo", 2) not in play.table.options(YOU)


@clause("DS-COOP-13")
def test_a_full_ship_takes_nothing() -> None:
    play = together().aboard(YOU, cargo=2).aboard(MATE, cargo=6).start(YOU)
    assert [option for option in play.table.options(YOU) if option[0] == "give"] == [("give", "cargo", 1)]


@clause("DS-COOP-14")
@pytest.mark.parametrize("space", ["harbor", "r1c1"])
def test_repairs_for_either_ship(space: str) -> None:
    game = Against(2).tile("r1c1", "trade_winds").at(YOU, space).at(MATE, space).crew(YOU, "crewman:4")
    play = game.having(YOU, damage=1).having(MATE, damage=2).start(YOU).use("repair")
    assert play.prompt == "coop.repair"
    play.do(MATE)
    assert (play.player(YOU).damage, play.player(MATE).damage) == (1, 1)


@clause("DS-COOP-14")
def test_a_teammates_ship_can_be_the_only_one_damaged() -> None:
    play = together().crew(YOU, "crewman:4").having(MATE, damage=2).start(YOU).use("repair")
    assert play.player(MATE).damage == 1
    apart = together().at(MATE, "harbor").crew(YOU, "crewman:4").having(MATE, damage=2).start(YOU)
    assert apart.uses("repair") == []


# Battles side by side


@clause("DS-COOP-15", "DS-RUL-43")
def test_two_markers_for_a_teammates_ship() -> None:
    play = together().at(FIRST, "r1c1").crew(YOU, "captain:2").start(YOU).use("attack_ship").fire(1)
    assert play.told("battle.muster")[0].args == (YOU, 3)
    merchant = together().card("r1c1", "mr1_fishing_smack").start(YOU).do("attack").fire(1)
    assert merchant.told("battle.muster")[0].args == (YOU, 3)
    game = together(tile="parrot_cay").control(FIRST, "r1c1").building("r1c1", "fort")
    assert game.start(YOU).do("storm").fire(1).told("battle.muster")[0].args == (YOU, 3)
    harbor = Against(2).crew(YOU, "captain:2").start(YOU).use("attack_ship").do(FIRST).fire(1)
    assert harbor.told("battle.muster")[0].args == (YOU, 1)


@clause("DS-COOP-16", "DS-RUL-50")
def test_plunder_for_a_teammates_ship() -> None:
    play = together().aboard(MATE, cargo=6).at(FIRST, "r1c1").crew(YOU, "captain:2").start(YOU)
    play.use("attack_ship").fire(1).throw("f2", "n2", "n2", "n1")
    assert ("teammate", "all") not in play.table.options(YOU)
    play.do("teammate", "coin").do("ship", "all").chance_any()
    assert (play.cargo(MATE), play.coins(MATE)) == (6, 1)
    assert (play.cargo(YOU), play.coins(YOU)) == (1, 0)


# A teammate's islands


@clause("DS-COOP-17", "DS-COOP-18")
def test_sails_under_goods_at_a_teammates_island() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").control(MATE, "r1c1").goods("r1c1", cargo=2).at(YOU, "r1c1")
    play = game.hold(YOU, A=(1, 0), D=(1, 0)).start(YOU)
    assert not [option for option in play.table.options(YOU) if option[0] == "load"]
    assert play.do("sails").player(YOU).sails == 2


@clause("DS-COOP-19")
def test_elsewhere_production_is_as_usual() -> None:
    game = Against(2).tile("r1c1", "rumrunner_bay").control(FIRST, "r1c1").crew(YOU, "purser")
    assert game.start(YOU).use("produce").space("r1c1").cargo == 3


# The end


@clause("DS-COOP-06")
def test_any_fourth_achievement_triggers_the_end() -> None:
    game = Against(2).earned(SECOND, "legendary", "terror", "builder", "seasoned")
    play = game.turns_up(seat=SECOND)
    assert play.told("end.triggered")[0].args == (SECOND,)
    assert play.state.turn == MATE


@clause("DS-COOP-08")
@pytest.mark.parametrize(("coins", "winners"), [(40, [YOU, MATE]), (20, [])])
def test_teams_add_up_their_coins(coins: int, winners: list[int]) -> None:
    game = Against(2).having(YOU, chest=coins).having(MATE, chest=1).having(FIRST, chest=30).having(SECOND, chest=5)
    play = game.start(YOU, "count")
    assert team(play.state, YOU) == [YOU, MATE]
    assert team_total(play.state, SECOND) == 35
    assert GAME.winners(play.state) == winners
    assert play.state.ended == ("league_beaten" if winners else "league_wins")


@clause("DS-COOP-08", "DS-RUL-38")
def test_tied_teams_throw_together() -> None:
    game = Against(2).keeps("up_carronades", seat=FIRST).having(YOU, chest=15).having(MATE, chest=17)
    play = game.start(YOU, "count")
    assert [event.args for event in play.told("markers.thrown")] == [(YOU, 2), (FIRST, 4)]
    play.throw("n2", "n2", "n1", "n1", "n1", "n1")
    assert GAME.winners(play.state) == [YOU, MATE]
