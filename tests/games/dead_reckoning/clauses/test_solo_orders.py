"""The right side of solo cards, the League's achievements, the end of the game against it."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.components import SOLO_CARDS, VOCABULARY
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import ORDERS
from quarterdeck.games.dead_reckoning.rules.scoring import account, total
from quarterdeck.games.dead_reckoning.spec import GAME
from tests.clauses import clause
from tests.games.dead_reckoning.league import LEAGUE, YOU, Against, order, reasons
from tests.games.dead_reckoning.positions import Play

FOUR = ("legendary", "terror", "builder", "seasoned")


def test_every_verb_of_a_solo_card_has_its_rule() -> None:
    verbs = [verb for verb in VOCABULARY.effects if verb.startswith("ai_")]
    assert ORDERS.missing(verbs) == ORDERS.unknown(verbs) == []


@clause("DS-RIGHT-11")
def test_an_attack_is_the_last_order_of_a_condition() -> None:
    """Its battle follows as a step of its own."""
    sections = [section for card in SOLO_CARDS.values() for section in card.blue + card.red]
    conditions = [effect for section in sections for effect in section.actions if effect.verb == "ai_if_markers"]
    branches = [effect.effects(name) for effect in conditions for name in ("then", "else")]
    assert len(branches) > 0
    for branch in branches:
        assert all(effect.verb != "ai_attack" for effect in branch[:-1])


# Orders


@clause("DS-RIGHT-01")
def test_coins_from_the_supply() -> None:
    play = Against().turns_up(actions=[order("coins", n=3)])
    assert play.player(LEAGUE).chest == 18
    assert play.told("league.gained")[0].args == (LEAGUE, 0, 3, "card")


@clause("DS-RIGHT-03", "DS-ACH-05")
def test_the_fourth_upgrade_is_an_elite_ship() -> None:
    game = Against().keeps("up_jib", "up_jib", "up_royals")
    play = game.turns_up(actions=[order("upgrade", upgrade="up_gun_port")])
    assert play.player(LEAGUE).covered[-1] == "up_gun_port"
    assert play.achievements(LEAGUE) == ["elite_ship"]


@clause("DS-RIGHT-03", "DS-GEN-01")
def test_another_upgrade_of_its_class() -> None:
    game = Against()
    game.state.upgrades = [4, 0, 0, 4, 4, 4, 4, 4]
    play = game.turns_up(actions=[order("upgrade", upgrade="up_gun_port")])
    assert (play.asked, play.prompt) == ("0", "league.upgrade")
    assert play.table.options(YOU) == ["up_jib", "up_swivel_deck"]
    play.do("up_jib")
    assert play.player(LEAGUE).covered == ["up_jib"]
    empty = Against()
    empty.state.upgrades = [0, 0, 0, 0, 4, 4, 4, 4]
    assert reasons(empty.turns_up(actions=[order("upgrade", upgrade="up_jib")]), "league.skips") == ["none_left"]


@clause("DS-RIGHT-04")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_repairs(before: int, after: int) -> None:
    play = Against().having(LEAGUE, damage=before).turns_up(actions=[order("repair", n=2)])
    assert play.player(LEAGUE).damage == after


@clause("DS-RIGHT-05", "DS-RUL-13", "DS-GEN-01")
def test_equal_islands_are_your_choice() -> None:
    game = Against().tile("r1c1", "turtle_haven").tile("r1c2", "crimson_lagoon").tile("r1c3", "rumrunner_bay")
    game.control(LEAGUE, "r1c1", "r1c2", "r1c3")
    play = game.turns_up(actions=[order("build", building="outpost")])
    assert play.told("building.built")[0].args == (LEAGUE, 2, 0)
    assert play.told("league.picks")[0].args == (LEAGUE, "build", 0, "production")
    equal = Against().tile("r1c1", "gallows_key").tile("r1c2", "lantern_island").control(LEAGUE, "r1c1", "r1c2")
    asked = equal.turns_up(actions=[order("build", building="fort")])
    assert (asked.asked, asked.prompt, asked.table.options(YOU)) == ("0", "league.build", [0, 1])
    asked.do(1)
    assert asked.space("r1c2").buildings == [0]


@clause("DS-RUL-13")
def test_no_building_is_left() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1")
    game.state.buildings[0] = 0
    assert reasons(game.turns_up(actions=[order("build", building="fort")]), "league.skips") == ["none_left"]


@clause("DS-RIGHT-06", "DS-RUL-35")
def test_two_productions_on_two_islands() -> None:
    game = Against().tile("r1c1", "turtle_haven").tile("r1c2", "crimson_lagoon").tile("r3c3", "rumrunner_bay")
    game.control(LEAGUE, "r1c1", "r1c2", "r3c3").building("r3c3", "outpost").at(YOU, "r1c2", pirate=True)
    play = game.turns_up(actions=[order("produce", n=2)])
    assert [event.args[3] for event in play.told("goods.produced")] == [1, 8]
    assert (play.player(LEAGUE).chest, play.player(LEAGUE).dock) == (19, 1)
    one = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").turns_up(actions=[order("produce", n=2)])
    assert one.player(LEAGUE).dock == 1


@clause("DS-RIGHT-07", "DS-ACH-04")
def test_old_salts() -> None:
    play = (
        Against().having(LEAGUE, seasoned=1).turns_up(actions=[order("seasoned"), order("seasoned"), order("seasoned")])
    )
    assert play.achievements(LEAGUE) == ["seasoned"]
    assert play.player(LEAGUE).seasoned == 0
    assert reasons(play, "league.skips") == ["earned"]


@clause("DS-RIGHT-09", "DS-ACH-02", "DS-RUL-34", "DS-GEN-01")
def test_it_beats_a_merchant_ship_of_your_choice() -> None:
    game = Against().tile("r1c1", "parrot_cay", "mr1_fishing_smack").tile("r1c2", "gallows_key", "mr1_tobacco_brig")
    game.tile("r1c3", "trade_winds", "r1_topman_u").having(LEAGUE, legendary=3)
    play = game.turns_up(actions=[order("defeat_merchant")])
    assert (play.asked, play.prompt, play.table.options(YOU)) == ("0", "league.merchant", [0, 1])
    play.do(1)
    assert play.player(LEAGUE).advancements == ["mr1_tobacco_brig"]
    assert play.state.turned == ["mr1_tobacco_brig"]
    assert play.achievements(LEAGUE) == ["legendary"]
    assert play.player(LEAGUE).chest == 15
    none = Against().turns_up(actions=[order("defeat_merchant")])
    assert reasons(none, "league.skips") == ["no_merchant"]


@clause("DS-RUL-14")
def test_without_an_island_nothing_is_left() -> None:
    play = Against().turns_up(actions=[order("leave_on_island", coin=2, cargo=1)])
    assert reasons(play, "league.skips") == ["no_island"]
    assert play.state.leagues[0].left_coins == 0


# Achievements


@clause("DS-ACH-01", "DS-ACH-07")
def test_moneybags() -> None:
    play = Against().having(LEAGUE, chest=28).turns_up(actions=[order("coins", n=2)])
    assert play.achievements(LEAGUE) == ["moneybags"]


@clause("DS-ACH-08")
def test_here_to_stay() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").influence("r1c2", permanent={LEAGUE: 5})
    play = game.turns_up(influence={"r1c1": 2})
    assert play.space("r1c1").permanent == [0, 1]
    assert play.achievements(LEAGUE) == ["here_to_stay"]


@clause("DS-ACH-09")
def test_stone_upon_stone() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").control(LEAGUE, "r1c1", "r1c2")
    game.building("r1c1", "fort", "garrison").building("r1c2", "fort", "garrison")
    play = game.turns_up(actions=[order("build", building="outpost")])
    assert play.achievements(LEAGUE) == ["builder"]


@clause("DS-ACH-06")
@pytest.mark.parametrize(("players", "goal"), [(1, 5), (2, 3)])
def test_to_new_shores(players: int, goal: int) -> None:
    play = Against(players).having(players, explored=goal - 1).turns_up(target="r1c1").chance_any()
    assert "new_shores" in play.achievements(players)
    assert play.player(players).explored == 0


@clause("DS-ACH-10")
def test_it_never_becomes_an_icon_of_trade() -> None:
    game = Against().tile("r1c1", "rumrunner_bay").control(LEAGUE, "r1c1").goods("r1c1", cargo=40)
    play = game.turns_up().chance_any()
    assert play.achievements(LEAGUE) == []
    assert (play.player(LEAGUE).dock, play.player(LEAGUE).chest) == (1, 28)


@clause("DS-RUL-48")
def test_you_choose_its_last_achievement() -> None:
    game = Against().tile("r1c1", "trade_winds").at(YOU, "r1c1").having(YOU, damage=4).having(LEAGUE, chest=29)
    game.earned(LEAGUE, *FOUR[:1], "builder", "seasoned", "elite_ship", "new_shores")
    play = game.turns_up(actions=[order("attack")]).throw("n2", "n2").chance_any()
    assert (play.asked, play.prompt) == ("0", "league.achievement")
    play.do(4)
    assert play.achievements(LEAGUE)[-1] == "moneybags"


# The end


def last_turns(play: Play) -> Play:
    """You end your turns until the game is over or the League plays on."""
    while play.asked == "0":
        options = play.table.options(YOU)
        play.table.answer(YOU, ("end",) if ("end",) in options else options[-1])
        play.chance_any()
    return play


@clause("DS-END-01", "DS-RUL-21")
def test_the_leagues_fourth_achievement() -> None:
    play = Against().earned(LEAGUE, *FOUR).turns_up().chance_any()
    assert play.told("end.triggered")[0].args == (LEAGUE,)
    assert play.player(LEAGUE).done == 1
    last_turns(play)
    assert play.asked == ""
    assert len(play.told("turn.begins")) == 2
    assert play.state.ended == "league_wins"
    assert GAME.winners(play.state) == []


@clause("DS-END-02", "DS-DIFF-04", "DS-RUL-21")
def test_your_fourth_achievement() -> None:
    game = Against().having(YOU, chest=50).earned(YOU, *FOUR)
    play = last_turns(game.start(YOU))
    assert play.told("end.triggered")[0].args == (YOU,)
    assert [event.args for event in play.told("turn.begins")] == [(LEAGUE,)]
    assert play.state.ended == "league_beaten"
    assert GAME.winners(play.state) == [YOU]


@clause("DS-RUL-21")
def test_on_extreme_the_end_comes_after_the_additional_card() -> None:
    game = Against(difficulty="extreme").in_turn(3).earned(LEAGUE, *FOUR)
    play = game.turns_up(actions=[order("coins", n=1)]).chance_any()
    kinds = [event.kind for event in play.table.events if event.kind in ("league.extra", "end.triggered")]
    assert kinds == ["league.extra", "end.triggered"]


@clause("DS-RUL-23")
def test_what_counts_for_the_league() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").goods("r1c1", coins=2, cargo=6)
    game.building("r1c1", "fort").keeps("up_jib", "up_royals").piles("r1_topman_u", "r1_bow_chaser", "r1_rigger")
    game.earned(LEAGUE, "legendary").having(LEAGUE, dock=2)
    found = dict(account(game.state, LEAGUE))
    expected = {"achievements": 6, "coins": 17, "buildings": 1, "advancements": 1, "upgrades": 3, "islands": 4}
    assert {source: points for source, points in found.items() if points} == expected


@clause("DS-RUL-38")
def test_a_tie_is_thrown_out() -> None:
    game = Against().keeps("up_carronades").having(YOU, chest=17).piles("r2_twin_guns_m")
    assert total(game.state, LEAGUE) == 17
    play = game.start(YOU, "count")
    assert [event.args for event in play.told("markers.thrown")] == [(YOU, 1), (LEAGUE, 4)]
    play.throw("n2", "n2", "n1", "n1", "n1")
    assert play.told("tie.strength")[1].args == (LEAGUE, 1)
    assert play.asked == "chance"
    play.throw("m3", "n2", "n1", "n1", "n1")
    assert play.state.ended == "league_beaten"
