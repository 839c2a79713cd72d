"""The worked examples of the solo booklet, played."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.components import TILES
from quarterdeck.games.dead_reckoning.rules.leagues import merchant_pile, pile_of
from tests.clauses import clause
from tests.games.dead_reckoning.league import LEAGUE, YOU, Against, order, reasons
from tests.games.dead_reckoning.positions import Play


@clause("DS-EX-01", "DS-TURN-02", "DS-TURN-03", "DS-RUL-02", "DS-RUL-45")
@pytest.mark.parametrize(
    ("turn", "section"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (18, 6), (19, 6), (40, 6)]
)
def test_three_turns_for_each_section(turn: int, section: int) -> None:
    play = Against().in_turn(turn).turns_up()
    assert play.told("league.card")[0].args[2:] == (0, section, turn)


@clause("DS-EX-02", "DS-TAKE-01", "DS-TAKE-02", "DS-RUL-06")
def test_taken_cards_lie_in_two_piles() -> None:
    game = Against().tile("r1c1", "parrot_cay", "r1_powder_monkey_u").tile("r1c2", "trade_winds", "r1_stevedore_u")
    play = game.turns_up(take=["r1c1", "r1c2"])
    league = play.player(LEAGUE)
    assert [pile_of(play.state, card) for card in league.advancements] == ["pirate", "merchant"]
    assert merchant_pile(play.state, league) == ["r1_stevedore_u"]
    assert [event.args[3] for event in play.told("league.took")] == ["pirate", "merchant"]
    assert (league.chest, league.dock) == (15, 0)


@clause("DS-EX-03", "DS-INFL-01", "DS-INFL-04")
def test_markers_for_open_sea_are_ignored() -> None:
    game = Against().tile("r1c1", "trade_winds").tile("r1c2", "seahound_isle")
    play = game.turns_up(influence={"r1c1": 2, "r1c2": 2})
    assert play.slots("r1c2") == [LEAGUE, LEAGUE, -1, -1]
    assert play.space("r1c2").controller == -1
    assert reasons(play) == ["open_sea"]


@clause("DS-EX-04", "DS-POS-01", "DS-TURN-04")
def test_the_ship_is_put_on_the_target() -> None:
    game = Against().tile("r2c2", "parrot_cay").at(LEAGUE, "r1c1")
    assert game.turns_up(target="harbor").where(LEAGUE) == "harbor"
    away = Against().tile("r2c2", "parrot_cay").turns_up(target="r2c2")
    assert away.where(LEAGUE) == "r2c2"
    assert [event.args for event in away.told("ship.moved")] == [(LEAGUE, 4)]


@clause("DS-EX-05", "DS-RIGHT-11", "DS-RUL-15")
@pytest.mark.parametrize(("last", "coins", "battles"), [("up_carronades", 18, 1), ("up_gun_port", 16, 0)])
def test_a_condition_on_its_markers(last: str, coins: int, battles: int) -> None:
    enough = [order("coins", n=3), order("attack")]
    actions = [order("if_markers", min=7, then=enough, **{"else": [order("coins", n=1)]})]
    play = Against().keeps("up_carronades", "up_raider_deck", last).turns_up(actions=actions)
    assert play.told("league.judged")[0].args == (LEAGUE, 5 + (2 if battles else 1), 7, battles)
    assert play.player(LEAGUE).chest == coins
    assert len(play.told("battle.begins")) == battles


@clause("DS-EX-06", "DS-TURN-05", "DS-TURN-06")
def test_three_cargo_become_a_coin() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").goods("r1c1", cargo=2).having(LEAGUE, dock=2)
    play = game.turns_up().chance_any()
    assert (play.player(LEAGUE).dock, play.player(LEAGUE).chest) == (1, 16)
    assert play.told("league.exchanged")[0].args == (LEAGUE, 3, 1)


def ship_and_fort() -> Play:
    """Seven markers, a pirate ship at one island and a fort at another, two markers due at both."""
    game = Against().keeps("up_carronades", "up_carronades", "up_raider_deck").tile("r1c1", "parrot_cay")
    game.tile("r1c2", "gallows_key").control(YOU, "r1c2").building("r1c2", "fort").at(YOU, "r1c1", pirate=True)
    return game.turns_up(influence={"r1c1": 2, "r1c2": 2})


@clause("DS-EX-07", "DS-MULTI-03", "DS-RUL-33", "DS-RUL-31")
def test_ship_and_fort_are_each_fought_with_half_the_markers() -> None:
    play = ship_and_fort()
    assert play.told("league.markers")[0].args == (LEAGUE, 6, 0, 0, 0, 1, 4)
    play.throw("n2", "n2", "n2", "n2", "m1")
    assert play.slots("r1c1")[:2] == [LEAGUE, LEAGUE]
    assert play.told("battle.walls")[0].args == (LEAGUE, YOU, 1)
    assert play.told("league.markers")[1].args[-1] == 4
    play.throw("n2", "n2", "n2", "n2", "m1", "m1", "m1", "n2", "n2").chance_any()
    assert play.slots("r1c2") == [LEAGUE, LEAGUE, YOU]


@clause("DS-EX-07", "DS-MULTI-04", "DS-RUL-18")
def test_after_a_lost_battle_nothing_more_is_fought() -> None:
    play = ship_and_fort().throw("n1", "n1", "n1", "n1", "n2").chance_any()
    assert play.told("battle.won")[0].args == (YOU,)
    assert not play.told("battle.walls")
    assert play.slots("r1c1") == [-1, -1, -1]
    assert play.slots("r1c2") == [YOU, YOU, YOU]
    assert reasons(play) == ["battle_lost", "battle_lost"]


@clause("DS-EX-08", "DS-WHEN-09", "DS-WHEN-10")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (3, 4), (0, 1)])
def test_a_garrison_never_sinks_it(before: int, after: int) -> None:
    game = Against().tile("r1c1", "parrot_cay").control(YOU, "r1c1").building("r1c1", "garrison")
    play = game.having(LEAGUE, damage=before).turns_up(target="r1c1")
    assert play.player(LEAGUE).damage == after


@clause("DS-EX-09", "DS-BAT-05")
def test_the_league_wins_every_tie_of_ships() -> None:
    def at_sea() -> Against:
        return Against().keeps("up_gun_port").tile("r1c1", "trade_winds").at(YOU, "r1c1").crew(YOU, "gunner:2")

    yours = at_sea().at(LEAGUE, "r1c1").crew(YOU, "captain:2").start(YOU).use("attack_ship").fire(2)
    own = at_sea().turns_up(actions=[order("attack")])
    for play in (yours, own):
        play.throw("m3", "n2", "m3", "n2")
        assert play.told("battle.strength")[0].args[1::2] == (3, 3)
        assert play.told("battle.won")[0].args == (LEAGUE,)


@clause("DS-EX-10", "DS-DIFF-02")
def test_hard_alternates_blue_and_red() -> None:
    sides = [
        Against(difficulty="hard").in_turn(turn).turns_up().told("league.card")[0].args[2] for turn in (1, 2, 3, 4)
    ]
    assert sides == [0, 1, 0, 1]


@clause("DS-EX-11", "DS-DIFF-04", "DS-RUL-22", "DS-RUL-45")
def test_extreme_adds_a_card_after_the_third_turn() -> None:
    play = Against(difficulty="extreme").in_turn(3).turns_up(actions=[order("coins", n=2)]).chance_any()
    assert [event.args[2:] for event in play.told("league.card")] == [(1, 1, 3)]
    assert [event.args[2:] for event in play.told("league.extra")] == [(1, 1, 3)]
    assert play.player(LEAGUE).chest == 19
    assert play.state.leagues[0].turns == 3
    later = Against(difficulty="extreme").in_turn(4).turns_up()
    assert later.told("league.card")[0].args[2:] == (1, 2, 4)
    assert not later.told("league.extra")


@clause("DS-EX-12", "DS-COOP-19", "DS-RUL-26")
def test_a_teammates_island_yields_little() -> None:
    game = Against(2).tile("r1c1", "rumrunner_bay").control(1, "r1c1").crew(0, "purser")
    goods = TILES["rumrunner_bay"].production
    assert (goods.cargo, goods.coin) == (3, 0)
    play = game.start(0).use("produce")
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (1, 0)
    settled = game.goods("r1c1").building("r1c1", "outpost").start(0).use("produce")
    assert (settled.space("r1c1").cargo, settled.space("r1c1").coins) == (1, 1)


@clause("DS-EX-13", "DS-COND-02", "DS-RUL-03", "DS-RUL-09")
def test_a_damaged_ship_is_hunted_even_in_harbor() -> None:
    play = Against().having(YOU, damage=3).turns_up(hunts=True)
    assert play.told("league.attacks")[0].args == (LEAGUE, YOU, 12, "damaged")
    assert play.told("battle.muster")[-1].args == (YOU, 5)
    calm = Against().having(YOU, damage=2).turns_up(hunts=True)
    assert not calm.told("league.attacks")
    assert reasons(calm, "league.skips") == ["not_damaged"]


@clause("DS-EX-14", "DS-COND-03", "DS-COND-05", "DS-WHEN-06")
def test_the_richest_island_is_raided() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").tile("r1c3", "saltwind_atoll")
    game.tile("r2c1", "seahound_isle").control(LEAGUE, "r2c1").goods("r2c1", coins=5)
    game.goods("r1c1", coins=2).goods("r1c2", cargo=3, coins=2).goods("r1c3", coins=4).at(YOU, "r1c3", pirate=True)
    play = game.turns_up(raids=True).chance_any()
    assert play.slots("r1c2") == [LEAGUE, LEAGUE, -1]
    assert play.slots("r1c1") == play.slots("r1c3") == [-1, -1, -1]
    assert play.told("league.picks")[0].args == (LEAGUE, "raid", 1, "cargo")


@clause("DS-EX-15", "DS-RIGHT-02")
def test_a_coin_for_two_merchants() -> None:
    game = Against().piles(
        "r1_topman_u", "r1_topman_l", "r1_rigger", "r1_stevedore_u", "r1_stevedore_l", "r1_bow_chaser"
    )
    assert game.turns_up(actions=[order("merchant_income")]).player(LEAGUE).chest == 17


@clause("DS-EX-16", "DS-RIGHT-05", "DS-RUL-13")
def test_where_it_builds() -> None:
    game = Against().tile("r1c1", "mercy_point").tile("r1c2", "turtle_haven").control(LEAGUE, "r1c1", "r1c2")
    game.building("r1c1", "fort")
    play = game.turns_up(actions=[order("build", building="fort"), order("build", building="fort")])
    assert [play.space(space).buildings for space in ("r1c1", "r1c2")] == [[0], [0]]
    assert reasons(play, "league.skips") == ["no_island"]
    assert play.player(LEAGUE).chest == 15


@clause("DS-EX-17", "DS-RIGHT-06", "DS-RUL-04")
def test_where_it_produces() -> None:
    game = Against().tile("r1c1", "turtle_haven").tile("r3c3", "saltwind_atoll").control(LEAGUE, "r1c1", "r3c3")
    play = game.turns_up(actions=[order("produce", n=1)]).chance_any()
    assert (play.player(LEAGUE).chest, play.player(LEAGUE).dock) == (16, 2)
    assert play.told("league.picks")[0].args == (LEAGUE, "produce", 0, "cargo")


def strong() -> Against:
    """Two cannons on upgrades, four cannons and a battle ability in the pirate pile."""
    piles = ("r2_twin_guns_m", "r2_twin_guns_l", "r1_cutlass_drill_u")
    return Against().keeps("up_gun_port", "up_swivel_deck").piles(*piles)


@clause("DS-EX-18", "DS-BAT-02", "DS-RUL-07", "DS-RUL-09", "DS-BAT-06")
def test_the_markers_of_the_league() -> None:
    sea = strong().tile("r1c1", "trade_winds").at(YOU, "r1c1").turns_up(actions=[order("attack")])
    assert sea.told("battle.muster")[0].args == (LEAGUE, 5)
    home = strong().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").building("r1c1", "fort", "outpost")
    ashore = home.at(YOU, "r1c1").turns_up(actions=[order("attack")])
    assert ashore.told("battle.muster")[0].args == (LEAGUE, 7)
    harbor = strong().crew(YOU, "captain:2").start(YOU).use("attack_ship").fire(0)
    assert harbor.told("battle.muster")[1].args == (LEAGUE, 9)


@clause("DS-EX-19", "DS-MULTI-01", "DS-RUL-31")
def test_a_flag_leaves_the_fort_alone() -> None:
    game = Against().keeps("up_carronades").tile("r1c1", "parrot_cay").control(YOU, "r1c1").building("r1c1", "fort")
    game.tile("r1c2", "trade_winds").at(YOU, "r1c2")
    play = game.turns_up(influence={"r1c1": 2}, actions=[order("attack")])
    assert reasons(play) == ["battle_due"]
    assert play.told("league.markers")[0].args[-2:] == (0, 3)
    play.throw("n2", "n2", "n2", "n1").chance_any()
    assert not play.told("battle.walls")
    assert play.slots("r1c1") == [YOU, YOU, YOU]


@clause("DS-EX-20", "DS-MULTI-05", "DS-WHEN-08")
def test_only_the_richer_fort_is_attacked() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").control(YOU, "r1c1", "r1c2")
    game.building("r1c1", "fort").building("r1c2", "fort").goods("r1c1", coins=1).goods("r1c2", coins=3)
    play = game.turns_up(influence={"r1c1": 2, "r1c2": 2})
    assert [event.args for event in play.told("battle.walls")] == [(LEAGUE, YOU, 1)]
    assert reasons(play) == ["battle_due"]
    play.throw("n2", "m1", "m1", "m1", "m1", "n1").chance_any()
    assert play.slots("r1c2").count(LEAGUE) == 2
    assert play.slots("r1c1") == [YOU, YOU, YOU]


@clause("DS-EX-21", "DS-TAKE-03", "DS-RUL-12", "DS-RUL-34", "DS-RUL-41")
@pytest.mark.parametrize("heads", [1, 0])
def test_the_coin_for_a_merchant_ship(heads: int) -> None:
    play = Against().tile("r1c1", "parrot_cay", "mr1_tobacco_brig").turns_up(take=["r1c1"])
    assert play.prompt == "draw.coin"
    play.chance(heads)
    assert play.player(LEAGUE).legendary == heads
    assert play.state.turned == ["mr1_tobacco_brig"] * heads
    assert play.told("league.took")[0].args[3] == ("pirate" if heads else "merchant")
    assert play.player(LEAGUE).chest == 15


@clause("DS-EX-22", "DS-RIGHT-10", "DS-RUL-14")
def test_what_it_leaves_on_an_island() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r3c3", "lantern_island").control(LEAGUE, "r1c1", "r3c3")
    play = game.turns_up(actions=[order("leave_on_island", coin=2)]).chance_any()
    assert play.told("league.leaves")[0].args == (LEAGUE, 0, 2, 8)
    assert play.space("r3c3").coins == 2
    assert play.player(LEAGUE).chest == 15
    play.do("end").chance_any()
    assert play.told("league.collects")[0].args == (LEAGUE, 0, 2, 8)
    assert play.player(LEAGUE).chest == 17


@clause("DS-EX-22", "DS-RIGHT-10")
def test_whoever_controls_the_island_has_what_was_left() -> None:
    game = Against().tile("r3c3", "lantern_island").influence("r3c3", LEAGUE, LEAGUE, LEAGUE).at(YOU, "r3c3")
    play = game.crew(YOU, "buccaneer:4").turns_up(actions=[order("leave_on_island", coin=2)]).chance_any()
    play.use("place_influence").do("end").chance_any().do("merchant").chance_any()
    assert play.space("r3c3").controller == YOU
    assert len(play.told("league.card")) == 2
    assert not play.told("league.collects")
    assert play.space("r3c3").coins == 2
