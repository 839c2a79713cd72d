"""Two players together against two Leagues: what changes in the Leagues' turns."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.dead_reckoning.league import FIRST, SECOND, Against, order, reasons
from tests.games.dead_reckoning.positions import Play

YOU, MATE = 0, 1


# Each other


@clause("DS-COAI-01")
def test_they_do_not_replace_each_others_markers() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").influence("r1c1", SECOND, SECOND, SECOND)
    play = game.turns_up(influence={"r1c1": 2})
    assert play.slots("r1c1") == [SECOND, SECOND, SECOND]
    assert reasons(play) == ["ally"]


@clause("DS-COAI-02")
def test_they_do_not_take_control_from_each_other() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").influence("r1c1", SECOND, SECOND, permanent={FIRST: 1})
    play = game.turns_up(influence={"r1c1": 1})
    assert play.slots("r1c1") == [SECOND, SECOND, -1]
    assert play.space("r1c1").controller == SECOND
    assert reasons(play) == ["ally"]


@clause("DS-COAI-02")
def test_not_by_replacing_a_players_marker_either() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").influence("r1c1", SECOND, SECOND, YOU, permanent={FIRST: 1})
    play = game.turns_up(influence={"r1c1": 1})
    assert play.slots("r1c1") == [SECOND, SECOND, YOU]


@clause("DS-COAI-03", "DS-COAI-04")
def test_the_others_walls_stop_nothing() -> None:
    game = Against(2).tile("r1c1", "rumrunner_bay").influence("r1c1", SECOND, SECOND, SECOND)
    play = game.building("r1c1", "fort", "garrison").turns_up(influence={"r1c1": 1}, target="r1c1")
    assert play.slots("r1c1")[3] == FIRST
    assert play.player(FIRST).damage == 0
    assert not play.told("league.attacks")


@clause("DS-RUL-24")
def test_no_raid_on_the_other_league() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").control(SECOND, "r1c1").goods("r1c1", coins=5)
    game.tile("r1c2", "gallows_key").goods("r1c2", cargo=1)
    assert game.turns_up(raids=True).chance_any().slots("r1c2") == [FIRST, FIRST, -1]


@clause("DS-COAI-05")
def test_the_controllers_markers_are_replaced_first() -> None:
    game = Against(2).tile("r1c1", "rumrunner_bay").influence("r1c1", YOU, MATE, MATE, MATE)
    play = game.turns_up(influence={"r1c1": 1})
    assert play.slots("r1c1").count(MATE) == 2
    level = Against(2).tile("r1c1", "rumrunner_bay").influence("r1c1", YOU, YOU, MATE, MATE)
    asked = level.turns_up(influence={"r1c1": 1}, seat=SECOND)
    assert (asked.asked, asked.prompt, asked.table.options(MATE)) == ("1", "league.replace", [YOU, MATE])


@clause("DS-COOP-02", "DS-GEN-01", "DS-RUL-48")
def test_each_player_decides_for_one_league() -> None:
    def asked(seat: int) -> str:
        game = Against(2).tile("r1c1", "gallows_key").tile("r1c2", "lantern_island").control(seat, "r1c1", "r1c2")
        return game.turns_up(actions=[order("build", building="fort")], seat=seat).asked

    assert [asked(FIRST), asked(SECOND)] == ["0", "1"]


# Whom they attack


def attacked(game: Against, **flags: bool) -> Play:
    return game.turns_up(actions=[order("attack", **flags)])


def sea(*places: str) -> Against:
    """The players' ships on these spaces."""
    game = Against(2).tile("r1c1", "trade_winds").tile("r1c2", "gulf_stream").tile("r3c1", "parrot_cay")
    for seat, place in enumerate(places):
        game.at(seat, place)
    return game


def prey(play: Play) -> tuple[int | str, ...]:
    return play.told("league.chose")[0].args[1:]


@clause("DS-COAI-06", "DS-RUL-24")
def test_who_is_at_sea_then_who_is_nearer_then_who_is_damaged() -> None:
    assert prey(attacked(sea("harbor", "r3c1"))) == (MATE, "at_sea")
    assert prey(attacked(sea("r3c1", "r1c1"))) == (MATE, "nearer")
    assert prey(attacked(sea("r1c1", "r1c2").having(YOU, damage=1))) == (YOU, "damaged")
    assert prey(attacked(sea("r1c1", "r3c1").at(FIRST, "r3c1"))) == (MATE, "nearer")


@clause("DS-COAI-06")
@pytest.mark.parametrize("chosen", [YOU, MATE])
def test_a_coin_decides(chosen: int) -> None:
    play = attacked(sea("r1c1", "r1c2"))
    assert play.prompt == "draw.attacked"
    play.table.answer(-1, chosen)
    assert prey(play) == (chosen, "coin")


@clause("DS-RUL-24", "DS-RIGHT-08")
def test_both_in_harbor() -> None:
    assert prey(attacked(Against(2).having(MATE, damage=1))) == (MATE, "damaged")
    spared = attacked(Against(2), not_in_harbor=True)
    assert reasons(spared, "league.skips") == ["in_harbor"]
    one = attacked(sea("r1c1", "harbor"), not_in_harbor=True)
    assert one.told("league.attacks")[0].args[1] == YOU


@clause("DS-RUL-24", "DS-COND-02")
def test_whose_damage_counts() -> None:
    play = sea("r1c1", "harbor").having(MATE, damage=3).turns_up(hunts=True)
    assert play.told("league.attacks")[0].args == (FIRST, MATE, 12, "damaged")
    both = sea("r1c1", "harbor").having(MATE, damage=4).having(YOU, damage=3).turns_up(hunts=True)
    assert prey(both) == (YOU, "at_sea")


@clause("DS-RUL-42")
def test_of_two_pirate_ships_one_is_fought_and_both_stop_influence() -> None:
    game = Against(2).tile("r1c1", "parrot_cay").at(YOU, "r1c1", pirate=True).at(MATE, "r1c1", pirate=True)
    play = game.having(YOU, damage=1).turns_up(influence={"r1c1": 2}, target="r1c1")
    assert [event.args[1] for event in play.told("league.attacks")] == [YOU]
    play.throw("n2", "n1", "n1", "n1").do("supply", "all").chance_any()
    assert play.player(YOU).pirate == 0
    assert play.slots("r1c1") == [-1, -1, -1]
    assert reasons(play) == ["fought", "fought"]
    assert len(play.told("battle.begins")) == 1


@clause("DS-RUL-43")
def test_a_teammate_helps_in_a_leagues_turn() -> None:
    play = attacked(sea("r1c1", "r1c1").having(YOU, damage=1))
    assert play.told("battle.muster")[1].args == (YOU, 3)
